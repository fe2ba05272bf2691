import { expect, it } from 'vitest';
import { spokenCode } from './code';

it.each([
  ['amber-tiger-lemon', 'amber, tiger, lemon'],
  ['FHKLM', 'F H K L M'],
  ['', ''],
])('reads %s as %s', (code, said) => expect(spokenCode(code)).toBe(said));
