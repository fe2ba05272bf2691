// Moves of Fiction. The wire has the move of any game as JSON; a move that comes from it becomes one of this
// game here, and nowhere else.
import type * as fiction from '../../wire/types/fiction';

export const asAction = (action: unknown): fiction.Action => action as fiction.Action;
