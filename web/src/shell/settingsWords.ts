import { dictionary } from '../words.svelte';

export const words = dictionary({
  en: {
    kept: 'Kept in this browser and sent to nobody. Every change holds at once.',
    theme: 'Colours',
    themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
    contrast: 'Contrast',
    contrasts: { normal: 'Normal', more: 'More' },
    motion: 'Motion',
    motions: { system: 'As the device', less: 'None' },
    size: 'Text size',
    sizeValue: (percent: number) => `${percent} %`,
    keys: 'Keyboard on the screen',
    layouts: { qwerty: 'QWERTY', azerty: 'AZERTY', qwertz: 'QWERTZ', abc: 'ABC' },
    sound: 'Sound',
    soundSays: 'Short, quiet tones for clues, tokens, your turn, talk and the end.',
    emoji: 'Emoji in what you share',
    emojiSays: 'After a game, in addition to the words.',
    readAloud: 'Read saved Books aloud',
    readAloudSays: 'Where a game tells a story, with the voice of this device.',
    language: 'Language',
  },
});
