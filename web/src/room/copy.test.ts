import { beforeEach, describe, expect, it, vi } from 'vitest';
import { copyFrom } from './copy';

let field: HTMLInputElement;
beforeEach(() => {
  document.body.innerHTML = '<input value="http://192.168.1.7:8080/r/1" readonly />';
  field = document.querySelector('input')!;
});
const isSelected = () => field.selectionStart === 0 && field.selectionEnd === field.value.length && document.activeElement === field;

describe('copying', () => {
  it('goes to the clipboard where the browser has one for us', async () => {
    const modern = vi.fn(async () => undefined);
    expect(await copyFrom(field, { modern, old: () => false })).toBe('copied');
    expect(modern).toHaveBeenCalledWith('http://192.168.1.7:8080/r/1');
  });
  it('goes the old way over plain http', async () => {
    const old = vi.fn(isSelected);
    expect(await copyFrom(field, { modern: null, old })).toBe('copied');
    expect(old).toHaveBeenCalledOnce();
  });
  it('goes the old way where the clipboard was forbidden', async () => {
    const modern = () => Promise.reject(new Error('not allowed'));
    expect(await copyFrom(field, { modern, old: () => true })).toBe('copied');
  });
  it('leaves the text selected where nothing else works', async () => {
    const old = () => {
      throw new Error('gone');
    };
    expect(await copyFrom(field, { modern: null, old })).toBe('selected');
    expect(isSelected()).toBe(true);
  });
});
