import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kept, settings, useSettings } from './settings.svelte';

const first = { ...settings };
let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  Object.assign(settings, first);
  stop = $effect.root(useSettings);
  flushSync();
});
afterEach(() => stop());

describe('settings', () => {
  it('are quiet and as the device says, until somebody chooses', () => {
    expect(settings.sound).toBe(false);
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('show at once', () => {
    settings.theme = 'dark';
    settings.contrast = 'more';
    settings.motion = 'less';
    settings.size = 150;
    flushSync();
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', contrast: 'more', motion: 'less' });
    expect(document.documentElement.style.getPropertyValue('--text-size')).toBe('150%');
    settings.theme = 'system';
    flushSync();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('are kept for the next time', () => {
    settings.keys = 'azerty';
    settings.quick = { chess: { role: 'black' } };
    flushSync();
    expect(kept()).toMatchObject({ keys: 'azerty', quick: { chess: { role: 'black' } }, sound: false });
  });

  it('follow what another tab has changed', () => {
    localStorage.setItem('liebrary.settings', '{"theme":"dark"}');
    dispatchEvent(new StorageEvent('storage', { key: 'liebrary.settings' }));
    flushSync();
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it.each(['nonsense', '"text"', 'null', '[1]', '{"theme":"purple","size":"big","keys":7,"sound":"yes","constructor":1}', '{"size":4000}'])(
    'survive what is no settings: %s',
    (text) => {
      localStorage.setItem('liebrary.settings', text);
      expect(kept()).toEqual({});
    },
  );
});
