import { afterEach, expect, test } from 'vitest';
import { keepEarly, takeEarly, typedBy } from './typing';

afterEach(() => {
  takeEarly();
  document.body.replaceChildren();
});

const press = (key: string, at: EventTarget = document.body, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  at.dispatchEvent(event);
  return typedBy(event);
};
const add = <Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] => document.body.appendChild(document.createElement(name));

test('letters, Backspace and Enter mean the table', () => {
  expect([press('q'), press('Q'), press('Backspace'), press('Enter')]).toEqual([{ letter: 'q' }, { letter: 'q' }, 'rub', 'enter']);
  expect([press('5'), press('é'), press('F5'), press(' ')]).toEqual([null, null, null, null]);
  expect([press('q', document.body, { ctrlKey: true }), press('q', document.body, { metaKey: true })]).toEqual([null, null]);
});

test('what is typed into a field or a dialog stays there', () => {
  const inside = add('dialog').appendChild(document.createElement('button'));
  expect([press('q', add('input')), press('q', add('textarea')), press('q', inside)]).toEqual([null, null, null]);
});

test('Enter belongs to a button that was reached by keys, and to the table after a press of the pointer', () => {
  const button = add('button');
  press('Tab', button);
  expect(press('Enter', button)).toBeNull();
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(press('Enter', button)).toBe('enter');
  press('ArrowRight', button);
  expect(press('Enter', button)).toBeNull();
});

test('what is typed before the table is there is kept once', () => {
  press('a');
  keepEarly();
  for (const key of ['c', 'x', 'Backspace', 'r', 'Enter', 'a']) press(key);
  press('q', add('input'));
  expect(takeEarly()).toBe('cra');
  press('n');
  expect(takeEarly()).toBe('');
});
