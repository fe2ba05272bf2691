// Tips accompany somebody's first game of a kind, and go when it has ended or when they are not wanted.
import { settings } from './settings.svelte';

const done = (): string[] => settings.tipsDone.split(' ').filter(Boolean);

export const wantsTips = (game: string): boolean => !done().includes(game);

export function endTips(game: string): void {
  if (wantsTips(game)) settings.tipsDone = [...done(), game].join(' ');
}
