// The summary of a Book with the names of whoever plays in it now. The pieces come from the server; how a name, a
// pronoun or a verb is written follows from its card.
import type * as cast from '../../wire/types/cast';
import type * as impossible from '../../wire/types/impossible';
import { withArticle, type Deck } from './deck.svelte';

export interface Segment {
  text: string;
  named?: boolean; // a Character's name
  blank?: number; // an empty spot, by its number
}

const nobody = { they: 'they', them: 'them', their: 'their', theirs: 'theirs', themself: 'themself' };
const starts = (text: string): boolean => /(^|[.!?])[\s"'(]*$/.test(text);

export function summaryOf(deck: Deck, book: impossible.BookCard, players: readonly (cast.Character | null)[]): Segment[] {
  const segments: Segment[] = [];
  let before = '';
  const add = (segment: Segment): void => {
    segments.push(segment);
    before += segment.text;
  };
  const say = (text: string, more: Omit<Segment, 'text'> = {}): void =>
    add({ ...more, text: starts(before) ? text.charAt(0).toUpperCase() + text.slice(1) : text });
  const at = (spot: cast.Spot): impossible.CharacterCard | undefined => {
    const key = players[spot - 1];
    return key === null || key === undefined ? undefined : deck.character(key);
  };
  for (const piece of book.summary) {
    if ('words' in piece) add({ text: piece.words.text });
    else if ('name' in piece) {
      const { spot, possessive } = piece.name;
      const card = at(spot);
      if (!card) add({ text: String(spot), blank: spot });
      else if (possessive) say(card.article === '' ? card.possessive : `${card.article} ${card.possessive}`, { named: true });
      else say(withArticle(card), { named: true });
      if (!card && possessive) add({ text: '’s' });
    } else if ('pronoun' in piece) {
      say((at(piece.pronoun.spot)?.pronouns ?? nobody)[piece.pronoun.word]);
    } else {
      const { spot, after_pronoun, one, several } = piece.agreement;
      const card = at(spot);
      const they = (card?.pronouns ?? nobody).they;
      const isSeveral = (card?.plural ?? false) || (after_pronoun && they === 'they');
      if (after_pronoun) say(`${they} `);
      say(isSeveral ? several : one);
    }
  }
  return segments;
}

// As far as the end of the first sentence.
export function firstSentence(segments: readonly Segment[]): Segment[] {
  const shown: Segment[] = [];
  for (const segment of segments) {
    const end = segment.named || segment.blank !== undefined ? -1 : segment.text.search(/[.!?](\s|$)/);
    shown.push(end < 0 ? segment : { ...segment, text: segment.text.slice(0, end + 1) });
    if (end >= 0) break;
  }
  return shown;
}

export const plainText = (segments: readonly Segment[]): string => segments.map(({ text, blank }) => (blank === undefined ? text : '…')).join('');
