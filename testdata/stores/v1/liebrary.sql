PRAGMA application_id = 1281975650;
PRAGMA user_version = 1;
BEGIN;
CREATE TABLE hot ( place INTEGER PRIMARY KEY, table_id BLOB NOT NULL, number INTEGER NOT NULL, wall_ms INTEGER NOT NULL, person TEXT, command TEXT, last INTEGER NOT NULL, entry BLOB NOT NULL ) STRICT;
CREATE TABLE archive ( table_id BLOB NOT NULL, number INTEGER NOT NULL, wall_ms INTEGER NOT NULL, person TEXT, command TEXT, entry BLOB NOT NULL, PRIMARY KEY (table_id, number) ) WITHOUT ROWID, STRICT;
CREATE TABLE finished ( table_id BLOB NOT NULL PRIMARY KEY, rows INTEGER NOT NULL, wall_ms INTEGER NOT NULL ) WITHOUT ROWID, STRICT;
CREATE TABLE life ( only INTEGER PRIMARY KEY CHECK (only = 1), wall_ms INTEGER NOT NULL, mended INTEGER NOT NULL ) STRICT;
CREATE INDEX finished_by_time ON finished (wall_ms DESC, table_id);
INSERT INTO hot VALUES (1, X'68b839986445c2bd8ccdb93990366999', 0, 1700000001126, NULL, NULL, 0, CAST('game fiction
rules 1
table 68b839986445c2bd8ccdb93990366999
lexicon f25f1cfdfd255302e658abe197743d53fbdeedf12a721b57b00d0066a82fa4ea
cards 17cec957b8fe86384e8c68ed1be8f41762a1337447d8f2f7984d8385d3e0978d
option edition classic
option seats 3
option librarian 1
option one_token_a_half no
option short_timer no
option red_words no
option abilities no
option by_hand no
option clock off
team any
host librarian
seat librarian person
seat guesser1 person
seat guesser2 person
' AS BLOB));
INSERT INTO hot VALUES (2, X'68b839986445c2bd8ccdb93990366999', 1, 1700000001126, NULL, NULL, 0, CAST('0:00.000 chance draw 17' AS BLOB));
INSERT INTO hot VALUES (3, X'68b839986445c2bd8ccdb93990366999', 2, 1700000001657, 'df658385e65f319a653c665a14a5f0dc', 'ada-9', 0, CAST('0:00.531 librarian choose pages
seal 1 ed25457bf0d6fac3336ca63af9d6102923814a47f1caac192d0c22a91b1581f0 word pages' AS BLOB));
INSERT INTO hot VALUES (4, X'68b839986445c2bd8ccdb93990366999', 3, 1700000003707, 'df658385e65f319a653c665a14a5f0dc', 'ada-11', 0, CAST('0:02.581 librarian name e' AS BLOB));
INSERT INTO hot VALUES (5, X'68b839986445c2bd8ccdb93990366999', 4, 1700000003968, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-12', 0, CAST('0:02.842 guesser1 guess slate' AS BLOB));
INSERT INTO hot VALUES (6, X'68b839986445c2bd8ccdb93990366999', 5, 1700000005748, 'df658385e65f319a653c665a14a5f0dc', 'ada-14', 0, CAST('0:04.622 librarian share ~xxx~
seal 2 72da93623fb2dd9df7b54f8f821790b486bc3398095dcb7e9b715088c8663760 row 1 secret pages honest ~x~x~ shown ~xxx~ use none' AS BLOB));
INSERT INTO hot VALUES (7, X'68b839986445c2bd8ccdb93990366999', 6, 1700000006008, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-15', 0, CAST('0:04.882 table note guesser1 e in' AS BLOB));
INSERT INTO hot VALUES (8, X'68b839986445c2bd8ccdb93990366999', 7, 1700000006019, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-16', 0, CAST('0:04.893 table note guesser2 1.2 doubt' AS BLOB));
INSERT INTO hot VALUES (9, X'68b839986445c2bd8ccdb93990366999', 8, 1700000006029, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-17', 0, CAST('0:04.903 table propose guesser2 guess crony' AS BLOB));
INSERT INTO hot VALUES (10, X'68b839986445c2bd8ccdb93990366999', 9, 1700000006039, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-18', 0, CAST('0:04.913 guesser1 token 1 2' AS BLOB));
INSERT INTO hot VALUES (11, X'68b839986445c2bd8ccdb93990366999', 10, 1700000006050, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-19', 0, CAST('0:04.924 guesser1 guess crony' AS BLOB));
INSERT INTO hot VALUES (12, X'68b839986445c2bd8ccdb93990366999', 11, 1700000007807, 'df658385e65f319a653c665a14a5f0dc', 'ada-21', 0, CAST('0:06.681 librarian share xvxxx
seal 3 888d87b9dcf29cde0fd4e6d2d28631233e1aa2495f7188d9f54ab8840736f786 row 2 secret pages honest xxxxx shown xvxxx use none' AS BLOB));
INSERT INTO hot VALUES (13, X'68b839986445c2bd8ccdb93990366999', 12, 1700000008068, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-22', 0, CAST('0:06.942 table propose guesser2 guess fudge' AS BLOB));
INSERT INTO hot VALUES (14, X'097e5badf4a5790f762ba5f5b7766123', 0, 1700000008424, NULL, NULL, 0, CAST('game fiction
rules 1
table 097e5badf4a5790f762ba5f5b7766123
lexicon f25f1cfdfd255302e658abe197743d53fbdeedf12a721b57b00d0066a82fa4ea
cards 0a53b1e02b26a21f58fb46114b9301dcca133d5677b6b16be51b79579b8872db
option edition banned
option seats 2
option librarian 1
option one_token_a_half no
option short_timer no
option red_words no
option abilities yes
option by_hand no
option clock off
team any
host librarian
seat librarian person
seat guesser person
' AS BLOB));
INSERT INTO hot VALUES (15, X'097e5badf4a5790f762ba5f5b7766123', 1, 1700000008424, NULL, NULL, 0, CAST('0:00.000 chance draw 6 3' AS BLOB));
INSERT INTO hot VALUES (16, X'097e5badf4a5790f762ba5f5b7766123', 2, 1700000008424, NULL, NULL, 0, CAST('0:00.000 chance draw 1 5
seal 1 dee8a74baeb4d852de8db4cef4c9bbdb3f1127bd5e17467a666bb2f3f8f10d1e deal librarian false_token exchange guessers vowel_hunt vowel_count' AS BLOB));
INSERT INTO hot VALUES (17, X'097e5badf4a5790f762ba5f5b7766123', 3, 1700000009848, 'df658385e65f319a653c665a14a5f0dc', 'ada-29', 0, CAST('0:01.424 librarian keep exchange' AS BLOB));
INSERT INTO hot VALUES (18, X'097e5badf4a5790f762ba5f5b7766123', 4, 1700000010109, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-31', 0, CAST('0:01.685 guesser keep vowel_count' AS BLOB));
INSERT INTO hot VALUES (19, X'097e5badf4a5790f762ba5f5b7766123', 5, 1700000010109, NULL, NULL, 0, CAST('0:01.685 chance draw 31' AS BLOB));
INSERT INTO hot VALUES (20, X'097e5badf4a5790f762ba5f5b7766123', 6, 1700000011908, 'df658385e65f319a653c665a14a5f0dc', 'ada-33', 0, CAST('0:03.484 librarian choose cents
seal 2 90b1c8fb3af74b1dcb8f967058b35a6c412026dbda6e29fa9a1b45740e9cdf19 word cents' AS BLOB));
INSERT INTO hot VALUES (21, X'097e5badf4a5790f762ba5f5b7766123', 7, 1700000013958, 'df658385e65f319a653c665a14a5f0dc', 'ada-35', 0, CAST('0:05.534 librarian name e' AS BLOB));
INSERT INTO hot VALUES (22, X'097e5badf4a5790f762ba5f5b7766123', 8, 1700000014252, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-37', 0, CAST('0:05.828 guesser guess lares' AS BLOB));
INSERT INTO hot VALUES (23, X'097e5badf4a5790f762ba5f5b7766123', 9, 1700000016008, 'df658385e65f319a653c665a14a5f0dc', 'ada-39', 0, CAST('0:07.584 librarian share xxx~~
seal 3 a2042f28e8f9692624fa706631a38d8b38ca27febb47dba52250db31687547bc row 1 secret cents honest xxx~v shown xxx~~ use none' AS BLOB));
INSERT INTO hot VALUES (24, X'097e5badf4a5790f762ba5f5b7766123', 10, 1700000016299, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-41', 0, CAST('0:07.875 guesser guess spite' AS BLOB));
INSERT INTO hot VALUES (25, X'097e5badf4a5790f762ba5f5b7766123', 11, 1700000018058, 'df658385e65f319a653c665a14a5f0dc', 'ada-43', 0, CAST('0:09.634 librarian share ~xxx~
seal 4 fe9781e0de02f165f6c10a651bec86f5fc31f02322a15e6237012f4f6faf2384 row 2 secret cents honest ~xxv~ shown ~xxx~ use none' AS BLOB));
INSERT INTO hot VALUES (26, X'097e5badf4a5790f762ba5f5b7766123', 12, 1700000018329, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-45', 0, CAST('0:09.905 guesser guess deans' AS BLOB));
INSERT INTO hot VALUES (27, X'097e5badf4a5790f762ba5f5b7766123', 13, 1700000020108, 'df658385e65f319a653c665a14a5f0dc', 'ada-47', 0, CAST('0:11.684 librarian share xvx~x
seal 5 a1b19629239eacd15e9b9c5cedcba3b4a0ea2012335a58ca282aea123530b903 row 3 secret cents honest xvx~v shown xvx~x use none' AS BLOB));
INSERT INTO hot VALUES (28, X'097e5badf4a5790f762ba5f5b7766123', 14, 1700000020379, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-49', 0, CAST('0:11.955 guesser guess bento' AS BLOB));
INSERT INTO hot VALUES (29, X'bdcafafe3fa0ac727d3f06192216d879', 0, 1700000021267, NULL, NULL, 0, CAST('game wordles
rules 1
table bdcafafe3fa0ac727d3f06192216d879
lexicon f25f1cfdfd255302e658abe197743d53fbdeedf12a721b57b00d0066a82fa4ea
cards 2f0b21a3d60472b9c7a7369826080dbcc526f74a6c9045fa9cdbccf49c0eea3c
option seats 3
option letters 5
option first 1
option sequence yes
option by_hand yes
option own_words no
option clocks no
team any
host player1
seat player1 person
seat player2 person
seat player3 person
' AS BLOB));
INSERT INTO hot VALUES (30, X'bdcafafe3fa0ac727d3f06192216d879', 1, 1700000021267, NULL, NULL, 0, CAST('0:00.000 chance draw 62 9 39 11 71 36 49 40 43 22 47 37 24 7 32 60 38 16 14 25 54 20 26 46 66 29 55 44 42 12 0 50 56 8 63 31 34 2 67 6 15 58 10 65 13 64 23 70 28 27 69 33 41 53 68 35 45 18 1 52 4 51 17 21 5 57 3 61 48 59 19 30
seal 1 b49fed07ffdddc6091fbc1447ef419d856ad9ebd38230086d71011a8aac5d0f0 shuffle 1 63 10 40 12 72 37 50 41 44 23 48 38 25 8 33 61 39 17 15 26 55 21 27 47 67 30 56 45 43 13 1 51 57 9 64 32 35 3 68 7 16 59 11 66 14 65 24 71 29 28 70 34 42 54 69 36 46 19 2 53 5 52 18 22 6 58 4 62 49 60 20 31' AS BLOB));
INSERT INTO hot VALUES (31, X'bdcafafe3fa0ac727d3f06192216d879', 2, 1700000022159, 'df658385e65f319a653c665a14a5f0dc', 'ada-54', 0, CAST('0:00.892 player1 hide poles' AS BLOB));
INSERT INTO hot VALUES (32, X'bdcafafe3fa0ac727d3f06192216d879', 3, 1700000022432, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-56', 0, CAST('0:01.165 player2 hide manes' AS BLOB));
INSERT INTO hot VALUES (33, X'bdcafafe3fa0ac727d3f06192216d879', 4, 1700000022705, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-58', 0, CAST('0:01.438 player3 hide ploys
seal 2 32d96ddaa1c5ad4ba2e6fb2150b82321a9466f54839817bf8842072d530ca524 round 1 player 1 word poles
seal 3 7b689907070c081d81bf98312d66090063a31b98d1cf189f80552e837218fd50 round 1 player 2 word manes
seal 4 de6969d0b24ca2a01a7656a2d80561e8d7b9a15eb698fe35fe698f8b7ad56583 round 1 player 3 word ploys' AS BLOB));
INSERT INTO hot VALUES (34, X'bdcafafe3fa0ac727d3f06192216d879', 5, 1700000024209, 'df658385e65f319a653c665a14a5f0dc', 'ada-60', 0, CAST('0:02.942 player1 call gravy' AS BLOB));
INSERT INTO hot VALUES (35, X'bdcafafe3fa0ac727d3f06192216d879', 6, 1700000024470, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-62', 0, CAST('0:03.203 player2 mark xx~xx sign >' AS BLOB));
INSERT INTO hot VALUES (36, X'bdcafafe3fa0ac727d3f06192216d879', 7, 1700000024753, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-64', 0, CAST('0:03.486 player3 mark xxxx~ sign >' AS BLOB));
INSERT INTO hot VALUES (37, X'bdcafafe3fa0ac727d3f06192216d879', 8, 1700000026259, 'df658385e65f319a653c665a14a5f0dc', 'ada-66', 0, CAST('0:04.992 player1 mark xxxxx sign >' AS BLOB));
INSERT INTO hot VALUES (38, X'bdcafafe3fa0ac727d3f06192216d879', 9, 1700000026530, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-68', 0, CAST('0:05.263 player2 attempt 3 types' AS BLOB));
INSERT INTO hot VALUES (39, X'bdcafafe3fa0ac727d3f06192216d879', 10, 1700000026803, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-70', 0, CAST('0:05.536 player3 attempt 2 males' AS BLOB));
INSERT INTO hot VALUES (40, X'bdcafafe3fa0ac727d3f06192216d879', 11, 1700000028309, 'df658385e65f319a653c665a14a5f0dc', 'ada-72', 0, CAST('0:07.042 player1 attempt 3 style' AS BLOB));
INSERT INTO hot VALUES (41, X'bdcafafe3fa0ac727d3f06192216d879', 12, 1700000028580, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-74', 0, CAST('0:07.313 player2 call frock' AS BLOB));
INSERT INTO hot VALUES (42, X'bdcafafe3fa0ac727d3f06192216d879', 13, 1700000028853, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-76', 0, CAST('0:07.586 player3 mark xxvxx sign >' AS BLOB));
INSERT INTO hot VALUES (43, X'bdcafafe3fa0ac727d3f06192216d879', 14, 1700000030359, 'df658385e65f319a653c665a14a5f0dc', 'ada-78', 0, CAST('0:09.092 player1 mark xx~xx sign >' AS BLOB));
INSERT INTO hot VALUES (44, X'bdcafafe3fa0ac727d3f06192216d879', 15, 1700000030630, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-80', 0, CAST('0:09.363 player2 mark xxxxx sign >' AS BLOB));
INSERT INTO hot VALUES (45, X'bdcafafe3fa0ac727d3f06192216d879', 16, 1700000030903, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-82', 0, CAST('0:09.636 player3 attempt 1 notes' AS BLOB));
INSERT INTO hot VALUES (46, X'bdcafafe3fa0ac727d3f06192216d879', 17, 1700000032409, 'df658385e65f319a653c665a14a5f0dc', 'ada-84', 0, CAST('0:11.142 player1 attempt 3 ploys' AS BLOB));
INSERT INTO hot VALUES (47, X'bdcafafe3fa0ac727d3f06192216d879', 18, 1700000032680, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-86', 0, CAST('0:11.413 player2 attempt 1 joint' AS BLOB));
INSERT INTO hot VALUES (48, X'bdcafafe3fa0ac727d3f06192216d879', 19, 1700000032941, 'df658385e65f319a653c665a14a5f0dc', 'ada-87', 0, CAST('0:11.674 table note player1 player2 crane, plane?' AS BLOB));
INSERT INTO hot VALUES (49, X'2e971d706eefcdb6a5e8cb104fc5d03c', 0, 1700000033587, NULL, NULL, 0, CAST('game impossible
rules 2
table 2e971d706eefcdb6a5e8cb104fc5d03c
lexicon none
cards 13fc6a347814ac4edd6e7b4eb5bf05adf9d69c29f369b60b9dc9354c233b04e8
option seats 3
option first 0
option preset long_gentle
option reaction_seconds 120
team any
host player1
seat player1 person
seat player2 person
seat player3 person
' AS BLOB));
INSERT INTO hot VALUES (50, X'2e971d706eefcdb6a5e8cb104fc5d03c', 1, 1700000033587, NULL, NULL, 0, CAST('0:00.000 chance draw 0' AS BLOB));
INSERT INTO hot VALUES (51, X'2e971d706eefcdb6a5e8cb104fc5d03c', 2, 1700000033587, NULL, NULL, 0, CAST('0:00.000 chance draw 1 7 4 8 9 2' AS BLOB));
INSERT INTO hot VALUES (52, X'2e971d706eefcdb6a5e8cb104fc5d03c', 3, 1700000034459, 'df658385e65f319a653c665a14a5f0dc', 'ada-92', 0, CAST('0:00.872 player1 choose hazel' AS BLOB));
INSERT INTO hot VALUES (53, X'2e971d706eefcdb6a5e8cb104fc5d03c', 4, 1700000034730, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-94', 0, CAST('0:01.143 player2 choose ferdinand' AS BLOB));
INSERT INTO hot VALUES (54, X'2e971d706eefcdb6a5e8cb104fc5d03c', 5, 1700000035001, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-96', 0, CAST('0:01.414 player3 choose ambrose' AS BLOB));
INSERT INTO hot VALUES (55, X'2e971d706eefcdb6a5e8cb104fc5d03c', 6, 1700000035001, NULL, NULL, 0, CAST('0:01.414 chance draw 13 62 78 70 5 12 40 32 52 88 73 84 33 48 54 14 25 21 9 69 81 80 44 64 60 1 2 82 66 61 11 0 83 46 43 42 6 7 8 35 72 37 34 85 20 65 50 87 23 76 17 16 36 75 31 67 28 26 39 4 71 27 18 29 68 45 15 57 49 77 59 3 56 38 79 58 47 89 41 74 86 63 10 51 53 22 30 19 24 55
seal 1 2204aeb7a8fcd66ead1b84769016a4d55017de02476101d238b92ff2aa7cecf6 characters 14 63 79 71 6 13 41 33 53 89 74 85 34 49 55 15 26 22 10 70 82 81 45 65 61 2 3 83 67 62 12 1 84 47 44 43 7 8 9 36 73 38 35 86 21 66 51 88 24 77 18 17 37 76 32 68 29 27 40 5 72 28 19 30 69 46 16 58 50 78 60 4 57 39 80 59 48 90 42 75 87 64 11 52 54 23 31 20 25 56' AS BLOB));
INSERT INTO hot VALUES (56, X'2e971d706eefcdb6a5e8cb104fc5d03c', 7, 1700000035001, NULL, NULL, 0, CAST('0:01.414 chance draw 26 29 3 14 22 2 10 21 0 12 28 8 15 27 13 6 25 7 18 11 20 5 9 23 4 24 16 19 1 17
seal 2 e9db3c5c7e2d67959ee590e99bd1aae53976d1587bc3f46fa2960de5868c6630 books 27 30 4 15 23 3 11 22 1 13 29 9 16 28 14 7 26 8 19 12 21 6 10 24 5 25 17 20 2 18' AS BLOB));
INSERT INTO hot VALUES (57, X'2e971d706eefcdb6a5e8cb104fc5d03c', 8, 1700000036510, 'df658385e65f319a653c665a14a5f0dc', 'ada-98', 0, CAST('0:02.923 player1 keep' AS BLOB));
INSERT INTO hot VALUES (58, X'2e971d706eefcdb6a5e8cb104fc5d03c', 9, 1700000038560, 'df658385e65f319a653c665a14a5f0dc', 'ada-102', 0, CAST('0:04.973 player1 add konstantin_levin ballpoint 2' AS BLOB));
INSERT INTO hot VALUES (59, X'2e971d706eefcdb6a5e8cb104fc5d03c', 10, 1700000040610, 'df658385e65f319a653c665a14a5f0dc', 'ada-106', 0, CAST('0:07.023 player1 add dorothy_gale quill 1' AS BLOB));
INSERT INTO hot VALUES (60, X'2e971d706eefcdb6a5e8cb104fc5d03c', 11, 1700000042660, 'df658385e65f319a653c665a14a5f0dc', 'ada-110', 0, CAST('0:09.073 player1 help hazel nick_bottom grete_samsa' AS BLOB));
INSERT INTO hot VALUES (61, X'2e971d706eefcdb6a5e8cb104fc5d03c', 12, 1700000044710, 'df658385e65f319a653c665a14a5f0dc', 'ada-114', 0, CAST('0:11.123 player1 done' AS BLOB));
INSERT INTO hot VALUES (62, X'2e971d706eefcdb6a5e8cb104fc5d03c', 13, 1700000044981, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-116', 0, CAST('0:11.394 player2 use mr_hyde understudy titania' AS BLOB));
INSERT INTO hot VALUES (63, X'2e971d706eefcdb6a5e8cb104fc5d03c', 14, 1700000047031, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-120', 0, CAST('0:13.444 player2 use merlin foresee' AS BLOB));
INSERT INTO hot VALUES (64, X'2e971d706eefcdb6a5e8cb104fc5d03c', 15, 1700000049082, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-122', 0, CAST('0:15.495 player2 arrange alice puck phileas_fogg fitzwilliam_darcy' AS BLOB));
INSERT INTO hot VALUES (65, X'2e971d706eefcdb6a5e8cb104fc5d03c', 16, 1700000051132, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-126', 0, CAST('0:17.545 player2 refresh' AS BLOB));
INSERT INTO hot VALUES (66, X'2e971d706eefcdb6a5e8cb104fc5d03c', 17, 1700000053182, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-130', 0, CAST('0:19.595 player2 add puck ballpoint 3' AS BLOB));
INSERT INTO hot VALUES (67, X'2e971d706eefcdb6a5e8cb104fc5d03c', 18, 1700000055232, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-134', 0, CAST('0:21.645 player2 add alice typewriter 1' AS BLOB));
INSERT INTO hot VALUES (68, X'2e971d706eefcdb6a5e8cb104fc5d03c', 19, 1700000057282, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-138', 0, CAST('0:23.695 player2 done' AS BLOB));
INSERT INTO hot VALUES (69, X'2e971d706eefcdb6a5e8cb104fc5d03c', 20, 1700000057553, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-140', 0, CAST('0:23.966 player3 use tiny_tim inspire 3' AS BLOB));
INSERT INTO hot VALUES (70, X'2e971d706eefcdb6a5e8cb104fc5d03c', 21, 1700000059603, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-144', 0, CAST('0:26.016 player3 use edward_rochester recall grete_samsa 3' AS BLOB));
INSERT INTO hot VALUES (71, X'2e971d706eefcdb6a5e8cb104fc5d03c', 22, 1700000061654, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-148', 0, CAST('0:28.067 player3 use pierre_aronnax foresee' AS BLOB));
INSERT INTO hot VALUES (72, X'2e971d706eefcdb6a5e8cb104fc5d03c', 23, 1700000063704, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-150', 0, CAST('0:30.117 player3 arrange moby_dick friar_tuck wizard_of_oz anna_karenina' AS BLOB));
INSERT INTO hot VALUES (73, X'2e971d706eefcdb6a5e8cb104fc5d03c', 24, 1700000065754, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-154', 0, CAST('0:32.167 player3 keep' AS BLOB));
INSERT INTO hot VALUES (74, X'2e971d706eefcdb6a5e8cb104fc5d03c', 25, 1700000067804, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-158', 0, CAST('0:34.217 player3 add dr_jekyll typewriter 3 sparing sherlock_holmes' AS BLOB));
INSERT INTO hot VALUES (75, X'2e971d706eefcdb6a5e8cb104fc5d03c', 26, 1700000069854, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-162', 0, CAST('0:36.267 player3 add grete_samsa typewriter 2' AS BLOB));
INSERT INTO hot VALUES (76, X'2e971d706eefcdb6a5e8cb104fc5d03c', 27, 1700000071904, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-166', 0, CAST('0:38.317 player3 done' AS BLOB));
INSERT INTO hot VALUES (77, X'2e971d706eefcdb6a5e8cb104fc5d03c', 28, 1700000071904, NULL, NULL, 0, CAST('0:38.317 chance draw 6' AS BLOB));
INSERT INTO hot VALUES (78, X'2e971d706eefcdb6a5e8cb104fc5d03c', 29, 1700000072175, 'df658385e65f319a653c665a14a5f0dc', 'ada-168', 0, CAST('0:38.588 player1 use christine_daae inspire 1' AS BLOB));
INSERT INTO hot VALUES (79, X'2e971d706eefcdb6a5e8cb104fc5d03c', 30, 1700000074226, 'df658385e65f319a653c665a14a5f0dc', 'ada-172', 0, CAST('0:40.639 player1 use gerda restore penelope+mina_harker' AS BLOB));
INSERT INTO hot VALUES (80, X'2e971d706eefcdb6a5e8cb104fc5d03c', 31, 1700000076276, 'df658385e65f319a653c665a14a5f0dc', 'ada-176', 0, CAST('0:42.689 player1 use polyphemus weed phileas_fogg' AS BLOB));
INSERT INTO hot VALUES (81, X'2e971d706eefcdb6a5e8cb104fc5d03c', 32, 1700000078326, 'df658385e65f319a653c665a14a5f0dc', 'ada-180', 0, CAST('0:44.739 player1 refresh' AS BLOB));
INSERT INTO hot VALUES (82, X'2e971d706eefcdb6a5e8cb104fc5d03c', 33, 1700000080376, 'df658385e65f319a653c665a14a5f0dc', 'ada-184', 0, CAST('0:46.789 player1 help hazel dr_watson moby_dick' AS BLOB));
INSERT INTO hot VALUES (83, X'2e971d706eefcdb6a5e8cb104fc5d03c', 34, 1700000082426, 'df658385e65f319a653c665a14a5f0dc', 'ada-188', 0, CAST('0:48.839 player1 use jim_hawkins recall christine_daae 1' AS BLOB));
INSERT INTO hot VALUES (84, X'2e971d706eefcdb6a5e8cb104fc5d03c', 35, 1700000084476, 'df658385e65f319a653c665a14a5f0dc', 'ada-192', 0, CAST('0:50.889 player1 use christine_daae inspire 1' AS BLOB));
INSERT INTO hot VALUES (85, X'2e971d706eefcdb6a5e8cb104fc5d03c', 36, 1700000086526, 'df658385e65f319a653c665a14a5f0dc', 'ada-196', 0, CAST('0:52.939 player1 use odysseus exchange friar_laurence alexei_vronsky' AS BLOB));
INSERT INTO hot VALUES (86, X'2e971d706eefcdb6a5e8cb104fc5d03c', 37, 1700000088576, 'df658385e65f319a653c665a14a5f0dc', 'ada-200', 0, CAST('0:54.989 player1 add alexei_vronsky ballpoint 1' AS BLOB));
INSERT INTO hot VALUES (87, X'2e971d706eefcdb6a5e8cb104fc5d03c', 38, 1700000090626, 'df658385e65f319a653c665a14a5f0dc', 'ada-204', 0, CAST('0:57.039 player1 done' AS BLOB));
INSERT INTO hot VALUES (88, X'2e971d706eefcdb6a5e8cb104fc5d03c', 39, 1700000090626, NULL, NULL, 0, CAST('0:57.039 chance draw 5' AS BLOB));
INSERT INTO hot VALUES (89, X'2e971d706eefcdb6a5e8cb104fc5d03c', 40, 1700000090897, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-206', 0, CAST('0:57.310 player2 renew romeo+lemuel_gulliver+fitzwilliam_darcy' AS BLOB));
INSERT INTO hot VALUES (90, X'2e971d706eefcdb6a5e8cb104fc5d03c', 41, 1700000092947, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-210', 0, CAST('0:59.360 player2 add sun_wukong quill 3' AS BLOB));
INSERT INTO hot VALUES (91, X'2e971d706eefcdb6a5e8cb104fc5d03c', 42, 1700000094998, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-214', 0, CAST('1:01.411 player2 use ishmael recall tiny_tim 2' AS BLOB));
INSERT INTO hot VALUES (92, X'2e971d706eefcdb6a5e8cb104fc5d03c', 43, 1700000097048, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-218', 0, CAST('1:03.461 player2 use tiny_tim inspire 3' AS BLOB));
INSERT INTO hot VALUES (93, X'2e971d706eefcdb6a5e8cb104fc5d03c', 44, 1700000099098, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-222', 0, CAST('1:05.511 player2 add tripitaka ballpoint 1' AS BLOB));
INSERT INTO hot VALUES (94, X'2e971d706eefcdb6a5e8cb104fc5d03c', 45, 1700000101148, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-226', 0, CAST('1:07.561 player2 done' AS BLOB));
INSERT INTO hot VALUES (95, X'2e971d706eefcdb6a5e8cb104fc5d03c', 46, 1700000102657, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-228', 0, CAST('1:09.070 player3 use count_dracula recall titania 3' AS BLOB));
INSERT INTO hot VALUES (96, X'2e971d706eefcdb6a5e8cb104fc5d03c', 47, 1700000104699, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-232', 0, CAST('1:11.112 player3 use friar_tuck inspire 1' AS BLOB));
INSERT INTO hot VALUES (97, X'2e971d706eefcdb6a5e8cb104fc5d03c', 48, 1700000106753, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-236', 0, CAST('1:13.166 player3 keep' AS BLOB));
INSERT INTO hot VALUES (98, X'2e971d706eefcdb6a5e8cb104fc5d03c', 49, 1700000108800, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-240', 0, CAST('1:15.213 player3 use titania shelter typewriter' AS BLOB));
INSERT INTO hot VALUES (99, X'2e971d706eefcdb6a5e8cb104fc5d03c', 50, 1700000110858, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-244', 0, CAST('1:17.271 player3 add anna_karenina ballpoint 3 sparing wizard_of_oz' AS BLOB));
INSERT INTO hot VALUES (100, X'2e971d706eefcdb6a5e8cb104fc5d03c', 51, 1700000112909, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-248', 0, CAST('1:19.322 player3 add snow_queen quill 2' AS BLOB));
INSERT INTO hot VALUES (101, X'2e971d706eefcdb6a5e8cb104fc5d03c', 52, 1700000114964, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-252', 0, CAST('1:21.377 player3 done' AS BLOB));
INSERT INTO hot VALUES (102, X'2e971d706eefcdb6a5e8cb104fc5d03c', 53, 1700000114964, NULL, NULL, 0, CAST('1:21.377 chance draw 5' AS BLOB));
INSERT INTO hot VALUES (103, X'2e971d706eefcdb6a5e8cb104fc5d03c', 54, 1700000115244, 'df658385e65f319a653c665a14a5f0dc', 'ada-254', 0, CAST('1:21.657 player1 use javert recall tiny_tim 1' AS BLOB));
INSERT INTO hot VALUES (104, X'2e971d706eefcdb6a5e8cb104fc5d03c', 55, 1700000115514, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-256', 0, CAST('1:21.927 player2 pass attack' AS BLOB));
INSERT INTO hot VALUES (105, X'2e971d706eefcdb6a5e8cb104fc5d03c', 56, 1700000117296, 'df658385e65f319a653c665a14a5f0dc', 'ada-259', 0, CAST('1:23.709 player1 use tiny_tim inspire 1' AS BLOB));
INSERT INTO hot VALUES (106, X'2e971d706eefcdb6a5e8cb104fc5d03c', 57, 1700000117574, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-261', 0, CAST('1:23.987 player2 use kai exchange phantom queen_of_hearts' AS BLOB));
INSERT INTO hot VALUES (107, X'2e971d706eefcdb6a5e8cb104fc5d03c', 58, 1700000119348, 'df658385e65f319a653c665a14a5f0dc', 'ada-264', 0, CAST('1:25.761 player1 pass attack' AS BLOB));
INSERT INTO hot VALUES (108, X'2e971d706eefcdb6a5e8cb104fc5d03c', 59, 1700000119621, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-266', 0, CAST('1:26.034 player2 pass attack' AS BLOB));
INSERT INTO hot VALUES (109, X'2e971d706eefcdb6a5e8cb104fc5d03c', 60, 1700000121388, 'df658385e65f319a653c665a14a5f0dc', 'ada-269', 0, CAST('1:27.801 player1 use houyhnhnms restore weird_sisters+gregor_samsa' AS BLOB));
INSERT INTO hot VALUES (110, X'2e971d706eefcdb6a5e8cb104fc5d03c', 61, 1700000123450, 'df658385e65f319a653c665a14a5f0dc', 'ada-273', 0, CAST('1:29.863 player1 keep' AS BLOB));
INSERT INTO hot VALUES (111, X'2e971d706eefcdb6a5e8cb104fc5d03c', 62, 1700000125509, 'df658385e65f319a653c665a14a5f0dc', 'ada-277', 0, CAST('1:31.922 player1 add sheriff ballpoint 2' AS BLOB));
INSERT INTO hot VALUES (112, X'2e971d706eefcdb6a5e8cb104fc5d03c', 63, 1700000127561, 'df658385e65f319a653c665a14a5f0dc', 'ada-281', 0, CAST('1:33.974 player1 add hound quill 3' AS BLOB));
INSERT INTO hot VALUES (113, X'2e971d706eefcdb6a5e8cb104fc5d03c', 64, 1700000129601, 'df658385e65f319a653c665a14a5f0dc', 'ada-285', 0, CAST('1:36.014 player1 help hazel captain_ahab cyrano
state 2e29af0123dd20c26b5b5bdacd990f9b463de3565f25288022d4e42bb27e2ca6' AS BLOB));
INSERT INTO hot VALUES (114, X'2e971d706eefcdb6a5e8cb104fc5d03c', 65, 1700000131668, 'df658385e65f319a653c665a14a5f0dc', 'ada-289', 0, CAST('1:38.081 player1 done' AS BLOB));
INSERT INTO hot VALUES (115, X'2e971d706eefcdb6a5e8cb104fc5d03c', 66, 1700000131668, NULL, NULL, 0, CAST('1:38.081 chance draw 4' AS BLOB));
INSERT INTO hot VALUES (116, X'2e971d706eefcdb6a5e8cb104fc5d03c', 67, 1700000131973, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-291', 0, CAST('1:38.386 player2 refresh' AS BLOB));
INSERT INTO hot VALUES (117, X'2e971d706eefcdb6a5e8cb104fc5d03c', 68, 1700000134026, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-295', 0, CAST('1:40.439 player2 done' AS BLOB));
INSERT INTO hot VALUES (118, X'2e971d706eefcdb6a5e8cb104fc5d03c', 69, 1700000135467, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-297', 0, CAST('1:41.880 player3 use dulcinea inspire 2' AS BLOB));
INSERT INTO hot VALUES (119, X'2e971d706eefcdb6a5e8cb104fc5d03c', 70, 1700000135748, 'df658385e65f319a653c665a14a5f0dc', 'ada-298', 0, CAST('1:42.161 table note player1 plan Darcy to the Quill Book' AS BLOB));
INSERT INTO hot VALUES (120, X'6fc11acb1fb7c463c41a786e54404ce9', 0, 1700000136457, NULL, NULL, 0, CAST('game wordles
rules 1
table 6fc11acb1fb7c463c41a786e54404ce9
lexicon f25f1cfdfd255302e658abe197743d53fbdeedf12a721b57b00d0066a82fa4ea
cards 2f0b21a3d60472b9c7a7369826080dbcc526f74a6c9045fa9cdbccf49c0eea3c
option seats 3
option letters 5
option first 1
option sequence no
option by_hand no
option own_words no
option clocks no
team any
host player1
seat player1 person
seat player2 person
seat player3 person
' AS BLOB));
INSERT INTO hot VALUES (121, X'6fc11acb1fb7c463c41a786e54404ce9', 1, 1700000136457, NULL, NULL, 0, CAST('0:00.000 chance draw 18 62 39 52 30 37 29 9 67 42 71 27 57 65 53 66 46 49 43 50 33 41 55 20 36 48 10 8 19 24 34 68 61 64 40 38 2 11 44 3 28 59 21 4 58 31 22 7 1 45 6 13 70 0 69 23 56 35 14 63 51 25 12 47 15 54 32 5 60 16 26 17
seal 1 b1fc5927ac5bb89f145f021778cff8544a490134651ca9bfac11226e1b967f2d shuffle 1 19 63 40 53 31 38 30 10 68 43 72 28 58 66 54 67 47 50 44 51 34 42 56 21 37 49 11 9 20 25 35 69 62 65 41 39 3 12 45 4 29 60 22 5 59 32 23 8 2 46 7 14 71 1 70 24 57 36 15 64 52 26 13 48 16 55 33 6 61 17 27 18' AS BLOB));
INSERT INTO hot VALUES (122, X'6fc11acb1fb7c463c41a786e54404ce9', 2, 1700000136978, 'df658385e65f319a653c665a14a5f0dc', 'ada-303', 0, CAST('0:00.521 player1 hide lamer' AS BLOB));
INSERT INTO hot VALUES (123, X'6fc11acb1fb7c463c41a786e54404ce9', 3, 1700000137280, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-305', 0, CAST('0:00.823 player2 hide freed' AS BLOB));
INSERT INTO hot VALUES (124, X'6fc11acb1fb7c463c41a786e54404ce9', 4, 1700000137562, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-307', 0, CAST('0:01.105 player3 hide tales
seal 2 74d2c1972a43b8cd2f8047c4b9566d56d301a34684026da31f1a847aa68339aa round 1 player 1 word lamer
seal 3 7bc82251c144e7e3effe235db365770249ffa0547ed9ed128793cd2cf5a8c9bc round 1 player 2 word freed
seal 4 7bb7a8087e67b5e2e2243cc7859c5200ae66d970d379a508fed4ef6f01a431a8 round 1 player 3 word tales' AS BLOB));
INSERT INTO hot VALUES (125, X'6fc11acb1fb7c463c41a786e54404ce9', 5, 1700000139032, 'df658385e65f319a653c665a14a5f0dc', 'ada-309', 0, CAST('0:02.575 player1 call bough' AS BLOB));
INSERT INTO hot VALUES (126, X'6fc11acb1fb7c463c41a786e54404ce9', 6, 1700000139314, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-311', 0, CAST('0:02.857 player2 attempt 3 parts' AS BLOB));
INSERT INTO hot VALUES (127, X'6fc11acb1fb7c463c41a786e54404ce9', 7, 1700000139614, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-313', 0, CAST('0:03.157 player3 attempt 1 drive' AS BLOB));
INSERT INTO hot VALUES (128, X'6fc11acb1fb7c463c41a786e54404ce9', 8, 1700000141086, 'df658385e65f319a653c665a14a5f0dc', 'ada-315', 0, CAST('0:04.629 player1 attempt 3 sales' AS BLOB));
INSERT INTO hot VALUES (129, X'6fc11acb1fb7c463c41a786e54404ce9', 9, 1700000141365, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-317', 0, CAST('0:04.908 player2 exchange 53' AS BLOB));
INSERT INTO hot VALUES (130, X'6fc11acb1fb7c463c41a786e54404ce9', 10, 1700000143416, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-319', 0, CAST('0:06.959 player2 call exits' AS BLOB));
INSERT INTO hot VALUES (131, X'6fc11acb1fb7c463c41a786e54404ce9', 11, 1700000143697, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-321', 0, CAST('0:07.240 player3 attempt 1 dread' AS BLOB));
INSERT INTO hot VALUES (132, X'6fc11acb1fb7c463c41a786e54404ce9', 12, 1700000144002, 'df658385e65f319a653c665a14a5f0dc', 'ada-323', 0, CAST('0:07.545 player1 attempt 3 types' AS BLOB));
INSERT INTO hot VALUES (133, X'6fc11acb1fb7c463c41a786e54404ce9', 13, 1700000145466, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-325', 0, CAST('0:09.009 player2 attempt 3 tales' AS BLOB));
INSERT INTO hot VALUES (134, X'6fc11acb1fb7c463c41a786e54404ce9', 14, 1700000145750, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-327', 0, CAST('0:09.293 player3 call vapor' AS BLOB));
INSERT INTO hot VALUES (135, X'6fc11acb1fb7c463c41a786e54404ce9', 15, 1700000146055, 'df658385e65f319a653c665a14a5f0dc', 'ada-329', 0, CAST('0:09.598 player1 attempt 2 mercy' AS BLOB));
INSERT INTO hot VALUES (136, X'6fc11acb1fb7c463c41a786e54404ce9', 16, 1700000147517, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-331', 0, CAST('0:11.060 player2 attempt 1 layer' AS BLOB));
INSERT INTO hot VALUES (137, X'6fc11acb1fb7c463c41a786e54404ce9', 17, 1700000147799, 'f8f421f93d5f7934160098f5ee1f4181', 'cleo-333', 0, CAST('0:11.342 player3 attempt 1 rarer' AS BLOB));
INSERT INTO hot VALUES (138, X'6fc11acb1fb7c463c41a786e54404ce9', 18, 1700000148060, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-334', 0, CAST('0:11.603 table seat player2 bot random' AS BLOB));
INSERT INTO hot VALUES (139, X'c60d4ce747a34f70a7b0b49bcd50093b', 0, 1700000150380, NULL, NULL, 0, CAST('game fiction
rules 1
table c60d4ce747a34f70a7b0b49bcd50093b
lexicon f25f1cfdfd255302e658abe197743d53fbdeedf12a721b57b00d0066a82fa4ea
cards 17cec957b8fe86384e8c68ed1be8f41762a1337447d8f2f7984d8385d3e0978d
option edition classic
option seats 2
option librarian 1
option one_token_a_half no
option short_timer no
option red_words no
option abilities no
option by_hand no
option clock off
team any
host guesser
seat librarian person
seat guesser person
' AS BLOB));
INSERT INTO hot VALUES (140, X'c60d4ce747a34f70a7b0b49bcd50093b', 1, 1700000150380, NULL, NULL, 0, CAST('0:00.000 chance draw 49' AS BLOB));
INSERT INTO hot VALUES (141, X'c60d4ce747a34f70a7b0b49bcd50093b', 2, 1700000150906, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-350', 0, CAST('0:00.526 librarian choose warts
seal 1 324ad400ea6d30aa95eda800387391fa983f8372e722891ac5828e48eb5ae65a word warts' AS BLOB));
INSERT INTO hot VALUES (142, X'c60d4ce747a34f70a7b0b49bcd50093b', 3, 1700000152949, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-352', 0, CAST('0:02.569 librarian name s' AS BLOB));
INSERT INTO hot VALUES (143, X'c60d4ce747a34f70a7b0b49bcd50093b', 4, 1700000153252, 'df658385e65f319a653c665a14a5f0dc', 'ada-354', 0, CAST('0:02.872 guesser guess rates' AS BLOB));
INSERT INTO hot VALUES (144, X'c60d4ce747a34f70a7b0b49bcd50093b', 5, 1700000155020, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-356', 0, CAST('0:04.640 librarian share ~x~xv
seal 2 da9de8745e14f8f688e39fd7ffb0dd79b7b8faf8e20f94c4f69a343a36eb71af row 1 secret warts honest ~v~xv shown ~x~xv use none' AS BLOB));
INSERT INTO hot VALUES (145, X'2e971d706eefcdb6a5e8cb104fc5d03c', 71, 1700000165284, NULL, NULL, 0, CAST('2:11.697 table away player2' AS BLOB));
INSERT INTO archive VALUES (X'0bad8d85d4feeb7d4cd346e7d11d7a09', 0, 1700000148407, NULL, NULL, CAST('game fiction
rules 1
table 0bad8d85d4feeb7d4cd346e7d11d7a09
lexicon f25f1cfdfd255302e658abe197743d53fbdeedf12a721b57b00d0066a82fa4ea
cards 17cec957b8fe86384e8c68ed1be8f41762a1337447d8f2f7984d8385d3e0978d
option edition classic
option seats 2
option librarian 1
option one_token_a_half no
option short_timer no
option red_words no
option abilities no
option by_hand no
team any
host librarian
seat librarian person
seat guesser person
' AS BLOB));
INSERT INTO archive VALUES (X'0bad8d85d4feeb7d4cd346e7d11d7a09', 1, 1700000148407, NULL, NULL, CAST('0:00.000 chance draw 16' AS BLOB));
INSERT INTO archive VALUES (X'0bad8d85d4feeb7d4cd346e7d11d7a09', 2, 1700000148920, 'df658385e65f319a653c665a14a5f0dc', 'ada-338', CAST('0:00.513 table seat librarian bot random' AS BLOB));
INSERT INTO archive VALUES (X'0bad8d85d4feeb7d4cd346e7d11d7a09', 3, 1700000148936, NULL, NULL, CAST('0:00.529 librarian choose bench
seal 1 ba50f97a27621ec36a750d939ab3cd96177f716b1c73628f0bc6f18588ae2592 word bench' AS BLOB));
INSERT INTO archive VALUES (X'0bad8d85d4feeb7d4cd346e7d11d7a09', 4, 1700000148960, NULL, NULL, CAST('0:00.553 librarian name e' AS BLOB));
INSERT INTO archive VALUES (X'0bad8d85d4feeb7d4cd346e7d11d7a09', 5, 1700000148963, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-339', CAST('0:00.556 table seat guesser bot reader' AS BLOB));
INSERT INTO archive VALUES (X'0bad8d85d4feeb7d4cd346e7d11d7a09', 6, 1700000149016, NULL, NULL, CAST('0:00.609 guesser guess dares' AS BLOB));
INSERT INTO archive VALUES (X'0bad8d85d4feeb7d4cd346e7d11d7a09', 7, 1700000149036, NULL, NULL, CAST('0:00.629 librarian share xxx~v
seal 2 8f081c1109fcc73e972c236ac200bc7138593a5a02208ee334459e52eb88286d row 1 secret bench honest xxx~x shown xxx~v use none' AS BLOB));
INSERT INTO archive VALUES (X'0bad8d85d4feeb7d4cd346e7d11d7a09', 8, 1700000149073, NULL, NULL, CAST('0:00.666 guesser token 1 5' AS BLOB));
INSERT INTO archive VALUES (X'0bad8d85d4feeb7d4cd346e7d11d7a09', 9, 1700000149092, NULL, NULL, CAST('0:00.685 guesser guess suint' AS BLOB));
INSERT INTO archive VALUES (X'0bad8d85d4feeb7d4cd346e7d11d7a09', 10, 1700000149108, NULL, NULL, CAST('0:00.701 librarian share xxx~~
seal 3 7f923dcc2a13125469442735ca23d78f7d1440d13c696994b8cdc1b51543cf78 row 2 secret bench honest xxx~x shown xxx~~ use none' AS BLOB));
INSERT INTO archive VALUES (X'0bad8d85d4feeb7d4cd346e7d11d7a09', 11, 1700000149123, NULL, NULL, CAST('0:00.716 guesser guess lemon' AS BLOB));
INSERT INTO archive VALUES (X'0bad8d85d4feeb7d4cd346e7d11d7a09', 12, 1700000149133, NULL, NULL, CAST('0:00.726 librarian share xvxxx
seal 4 9da1bdcebeb6f8b9235f4453f3cd3abf00746d8fa20637e1c7a6c9d0397ecbd3 row 3 secret bench honest xvxx~ shown xvxxx use none' AS BLOB));
INSERT INTO archive VALUES (X'0bad8d85d4feeb7d4cd346e7d11d7a09', 13, 1700000149141, NULL, NULL, CAST('0:00.734 guesser guess bench
state 473dcf5640f4c76d9d1a11c78fd37425d2912f2f3c8223d1d06302ccd3ce6152' AS BLOB));
INSERT INTO archive VALUES (X'1eca79c0926b503279a6787a6a641cf2', 0, 1700000149620, NULL, NULL, CAST('game fiction
rules 1
table 1eca79c0926b503279a6787a6a641cf2
lexicon f25f1cfdfd255302e658abe197743d53fbdeedf12a721b57b00d0066a82fa4ea
cards 17cec957b8fe86384e8c68ed1be8f41762a1337447d8f2f7984d8385d3e0978d
option edition classic
option seats 2
option librarian 1
option one_token_a_half no
option short_timer no
option red_words no
option abilities no
option by_hand no
option clock off
team any
host librarian
seat librarian person
seat guesser person
' AS BLOB));
INSERT INTO archive VALUES (X'1eca79c0926b503279a6787a6a641cf2', 1, 1700000149620, NULL, NULL, CAST('0:00.000 chance draw 40' AS BLOB));
INSERT INTO archive VALUES (X'1eca79c0926b503279a6787a6a641cf2', 2, 1700000150160, 'df658385e65f319a653c665a14a5f0dc', 'ada-344', CAST('0:00.540 table seat librarian bot random' AS BLOB));
INSERT INTO archive VALUES (X'1eca79c0926b503279a6787a6a641cf2', 3, 1700000150180, NULL, NULL, CAST('0:00.560 librarian choose raced
seal 1 518310a17ec3b6666ea826a7969ef670a809f6236e3a84ab4e472f80d5576f82 word raced' AS BLOB));
INSERT INTO archive VALUES (X'1eca79c0926b503279a6787a6a641cf2', 4, 1700000150200, NULL, NULL, CAST('0:00.580 librarian name a' AS BLOB));
INSERT INTO archive VALUES (X'1eca79c0926b503279a6787a6a641cf2', 5, 1700000150208, '97b7a2f450821753d9476c7b2b38ed6e', 'bob-345', CAST('0:00.588 table seat guesser bot reader' AS BLOB));
INSERT INTO archive VALUES (X'1eca79c0926b503279a6787a6a641cf2', 6, 1700000150250, NULL, NULL, CAST('0:00.630 guesser guess rates' AS BLOB));
INSERT INTO archive VALUES (X'1eca79c0926b503279a6787a6a641cf2', 7, 1700000150254, NULL, NULL, CAST('0:00.634 librarian share vvxxx
seal 2 09388e61919aa01341c0ba136f2de6854005c93b3e6979915ce32e6b3b483d92 row 1 secret raced honest vvxvx shown vvxxx use none' AS BLOB));
INSERT INTO archive VALUES (X'1eca79c0926b503279a6787a6a641cf2', 8, 1700000150260, NULL, NULL, CAST('0:00.640 guesser guess rindy' AS BLOB));
INSERT INTO archive VALUES (X'1eca79c0926b503279a6787a6a641cf2', 9, 1700000150261, NULL, NULL, CAST('0:00.641 librarian share vxv~x
seal 3 9acfd64a42c21cc000aa932d12a2fa4c5942d9e91a0d3de22f6d61e04be4e676 row 2 secret raced honest vxx~x shown vxv~x use none' AS BLOB));
INSERT INTO archive VALUES (X'1eca79c0926b503279a6787a6a641cf2', 10, 1700000150264, NULL, NULL, CAST('0:00.644 guesser guess range' AS BLOB));
INSERT INTO archive VALUES (X'1eca79c0926b503279a6787a6a641cf2', 11, 1700000150265, NULL, NULL, CAST('0:00.645 librarian share v~xx~
seal 4 a3c387bf0f92528c9b1fe4b8442d35d07ad7883bc2ae1ba8e95a5fd405a57230 row 3 secret raced honest vvxx~ shown v~xx~ use none' AS BLOB));
INSERT INTO archive VALUES (X'1eca79c0926b503279a6787a6a641cf2', 12, 1700000150266, NULL, NULL, CAST('0:00.646 guesser guess raced
state 730359f45ca38e017c4dc59c2103adb1608d0f2798d2eefec9dbc96231552c07' AS BLOB));
INSERT INTO finished VALUES (X'0bad8d85d4feeb7d4cd346e7d11d7a09', 14, 1700000149141);
INSERT INTO finished VALUES (X'1eca79c0926b503279a6787a6a641cf2', 13, 1700000150266);
INSERT INTO life VALUES (1, 1700000171116, 0);
COMMIT;
