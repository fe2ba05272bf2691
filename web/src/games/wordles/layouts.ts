// Rows of letters as people have them on their keyboards; the wide keys stand at the ends of the last row.
import type { Settings } from '../../shell/settings.svelte';

export const layouts: Record<Settings['keys'], readonly (readonly string[])[]> = {
  qwerty: [[...'qwertyuiop'], [...'asdfghjkl'], ['rub', ...'zxcvbnm', 'clear']],
  azerty: [[...'azertyuiop'], [...'qsdfghjklm'], ['rub', ...'wxcvbn', 'clear']],
  qwertz: [[...'qwertzuiop'], [...'asdfghjkl'], ['rub', ...'yxcvbnm', 'clear']],
  abc: [[...'abcdefghi'], [...'jklmnopqr'], ['rub', ...'stuvwxyz', 'clear']],
};
