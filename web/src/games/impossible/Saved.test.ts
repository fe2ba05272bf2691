import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announced } from '../../shell/announce.svelte';
import { settings } from '../../shell/settings.svelte';
import Saved from './Saved.svelte';
import { alice, deck, dracula, houseAt, romeo, slot, someOpen, someView } from './fixtures/table';
import { textOf, sentencesOf } from './told';

const cards = deck();
const said = sentencesOf(cards, dracula).map(textOf);

// A voice that speaks when the test says so.
class Voice {
  spoken: SpeechSynthesisUtterance[] = [];
  cancelled = 0;
  voices: Partial<SpeechSynthesisVoice>[] = [{ lang: 'en-GB' }];
  private listeners: (() => void)[] = [];

  speak = (utterance: SpeechSynthesisUtterance): void => void this.spoken.push(utterance);
  cancel = (): void => void (++this.cancelled, (this.spoken = []));
  getVoices = (): Partial<SpeechSynthesisVoice>[] => this.voices;
  addEventListener = (_: string, listen: () => void): void => void this.listeners.push(listen);
  removeEventListener = (): void => undefined;
  arrive(): void {
    this.voices = [{ lang: 'en-US' }];
    this.listeners.forEach((listen) => listen());
  }
  begin = (index: number): void => this.spoken[index]?.onstart?.({} as SpeechSynthesisEvent);
  end = (index: number): void => this.spoken[index]?.onend?.({} as SpeechSynthesisEvent);
}

let voice: Voice;
beforeEach(() => {
  voice = new Voice();
  vi.stubGlobal('speechSynthesis', voice);
  vi.stubGlobal('SpeechSynthesisUtterance', class {
    lang = '';
    constructor(readonly text: string) {}
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  settings.readAloud = false;
});

const onback = vi.fn();
function show(more: object = {}, saved = [romeo, dracula]) {
  onback.mockReset();
  const view = someView({ phase: 'resolve', saved, containment: 7, slots: [slot('odyssey'), slot(undefined), slot('christmas_carol')] });
  const before = someOpen({ slots: [slot('odyssey'), slot('dracula', 2, dracula.cast), slot('christmas_carol')] });
  return render(Saved, { props: { room: houseAt(view).store, view, deck: cards, saved: saved.length - 1, before, onback, ...more } });
}
const marked = () => document.querySelector('mark')?.textContent.trim();
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a saved Book', () => {
  test('is told with its new names, its cast and what follows', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dracula');
    expect(screen.getByText('Saved, 2 of 10')).toBeTruthy();
    expect(screen.getByText('by Bram Stoker, 1897, as told at table koala-window-hotel')).toBeTruthy();
    expect(document.querySelector('.told')?.textContent.trim()).toBe(said.join(' '));
    expect([...document.querySelectorAll('.told b')].map(({ textContent }) => textContent)).toContain('The Cheshire Cat');
    expect([...document.querySelectorAll('.cast li')].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
      'Moby Dick for Count Dracula, as Monster',
      'Inspector Javert for Mina Harker, as Detective',
      'The Cheshire Cat for Abraham Van Helsing, as understudy',
    ]);
    const facts = [...document.querySelectorAll('.facts li')].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
    expect(facts).toEqual(['2 Mold go back: 7 of 9 contained.', 'The Typewriter slot is empty until Upkeep.', 'One more Book, then +card: two cards a turn.']);
    expect(screen.getByText(/You saved it\. The table goes on without waiting for you\./)).toBeTruthy();
    await waitFor(() => expect(announced.text).toContain(said.join(' ')));
  });

  test('takes the focus where the board has left it to nobody', async () => {
    show();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  test('is left by Escape and Enter, and not while a control has them', async () => {
    show();
    await fireEvent.keyDown(button('Copy the story'), { key: 'Enter' });
    expect(onback).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    await fireEvent.keyDown(button('Copy the story'), { key: 'Escape' });
    await fireEvent.click(button('Back to the table'));
    expect(onback).toHaveBeenCalledTimes(3);
  });

  test('keeps a window or a request in sight above it', () => {
    show({ children: createRawSnippet(() => ({ render: () => '<p>Ben asks for Alice</p>' })) });
    expect(screen.getByText('Ben asks for Alice')).toBeTruthy();
  });

  test('pages through the book of the game, newest first; a newer one comes up by itself', async () => {
    const { rerender } = show();
    await fireEvent.click(button('Earlier Book'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Romeo and Juliet');
    expect(document.querySelector('.cast')?.textContent).toContain('in her own spot');
    expect(document.querySelector('.facts')).toBeNull();
    expect(button('Earlier Book').disabled).toBe(true);
    const view = someView({ saved: [romeo, dracula, alice] });
    await rerender({ view, saved: 2 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alice’s Adventures in Wonderland');
  });

  test('is copied as a text', async () => {
    const copy = vi.fn(() => true);
    document.execCommand = copy;
    show();
    await fireEvent.click(button('Copy the story'));
    await screen.findByText('The story is copied.');
    expect(document.querySelector('textarea')?.value).toBe(`Dracula, by Bram Stoker, 1897\n${said.join(' ')}`);
    expect(document.activeElement).toBe(button('Copy the story'));
  });
});

describe('read aloud', () => {
  test('there is no button without a voice, until one has come', async () => {
    voice.voices = [{ lang: 'de-DE' }];
    show();
    expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
    voice.arrive();
    await screen.findByRole('button', { name: 'Read aloud' });
  });

  test('never by itself; it marks the sentence, and the same button stops it', async () => {
    show();
    expect(voice.spoken).toEqual([]);
    await fireEvent.click(button('Read aloud'));
    expect(voice.spoken.map(({ text }) => text)).toEqual(said);
    voice.begin(1);
    await waitFor(() => expect(marked()).toBe(said[1]));
    await fireEvent.click(button('Stop reading'));
    expect(voice.cancelled).toBe(1);
    expect(marked()).toBeUndefined();
  });

  test('ends with the last sentence, and with another page', async () => {
    show();
    await fireEvent.click(button('Read aloud'));
    voice.end(3);
    await screen.findByRole('button', { name: 'Read aloud' });
    await fireEvent.click(button('Read aloud'));
    await fireEvent.click(within(screen.getByRole('navigation', { name: 'Book of the game' })).getByRole('button', { name: 'Earlier Book' }));
    expect(voice.cancelled).toBe(1);
    expect(button('Read aloud')).toBeTruthy();
  });

  test('begins by itself for whoever has chosen so, once a Book', async () => {
    settings.readAloud = true;
    const { unmount } = show();
    await waitFor(() => expect(voice.spoken).toHaveLength(4));
    await fireEvent.click(button('Stop reading'));
    expect(voice.spoken).toHaveLength(0);
    voice.arrive();
    expect(voice.spoken).toHaveLength(0);
    unmount();
  });
});
