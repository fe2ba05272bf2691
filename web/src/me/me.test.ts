import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Me from '../pages/Me.svelte';
import { identity } from '../shell/identity.svelte';
import { settings } from '../shell/settings.svelte';
import { refusedWith, serve } from '../testing/server';

const ada = { name: 'Ada', has_password: false, rooms: [], games: [] };
const none = { wins_in_a_row: 0, most_wins_in_a_row: 0, kinds: [] };
const profile = { 'GET api/me/profile': { body: none } };
const nobody = { ...ada, name: '' };

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
beforeEach(() => {
  Object.assign(identity, { me: null, isKnown: false });
  settings.name = '';
});
afterEach(cleanup);

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('who I am', () => {
  it('can be changed, and the page says so', async () => {
    let name = 'Ada';
    serve({ ...profile, 'GET api/me': () => ({ body: { ...ada, name } }), 'POST api/name': (body) => ({ body: { ...ada, name: (name = (body as { name: string }).name) } }) });
    render(Me);
    await screen.findByRole('heading', { level: 1, name: 'Ada' });
    await type('Name', ' Grace ');
    await press('Change name');
    expect(await screen.findByRole('heading', { level: 1, name: 'Grace' })).toBeTruthy();
    expect(await screen.findByText('You are called Grace from now on.')).toBeTruthy();
    expect(settings.name).toBe('Grace');
  });

  it('can be kept with a password; a refusal stands beside it', async () => {
    serve({ ...profile, 'GET api/me': { body: ada }, 'POST api/password': refusedWith(409, 'name_taken', 'Somebody else keeps that name already.') });
    render(Me);
    await screen.findByRole('heading', { level: 1, name: 'Ada' });
    await type('Password', 'long enough');
    await press('Keep this name');
    expect(await screen.findByText('Somebody else keeps that name already.')).toBeTruthy();
  });

  it('asks for the present password where there is one', async () => {
    const kept = { ...ada, has_password: true };
    const wrong = { status: 403, body: { refused: { code: 'wrong_password', sentence: 'That is not your present password; nothing has changed.', about: 'old_password' } } };
    let isRight = false;
    const asked = serve({ ...profile, 'GET api/me': { body: kept }, 'POST api/password': () => (isRight ? { body: kept } : wrong) });
    render(Me);
    await screen.findByRole('heading', { level: 1, name: 'Ada' });
    await type('Present password', 'wrong horse');
    await type('New password', 'battery staple');
    await press('Change password');
    const field = screen.getByLabelText<HTMLInputElement>('Present password');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('That is not your present password; nothing has changed.').id).toBe(field.getAttribute('aria-describedby'));
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('false');
    isRight = true;
    await type('Present password', 'correct horse');
    await press('Change password');
    expect(await screen.findByText('Done. Everywhere else you are signed out.')).toBeTruthy();
    expect(asked.findLast(({ request }) => request === 'POST api/password')?.body).toEqual({ password: 'battery staple', old_password: 'correct horse' });
    expect(field.value).toBe('');
  });

  it('comes back by signing in', async () => {
    let me: object = nobody;
    const asked = serve({ ...profile, 'GET api/me': () => ({ body: me }), 'POST api/sign-in': () => ({ body: (me = { ...ada, has_password: true }) }) });
    render(Me);
    await screen.findByRole('heading', { level: 1, name: 'Who are you?' });
    await type('Name', 'Ada');
    await type('Password', 'correct horse');
    await press('Sign in');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Ada' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(asked.find(({ request }) => request === 'POST api/sign-in')?.body).toEqual({ name: 'Ada', password: 'correct horse' });
  });

  it('is erased only after a dialog has said what that means', async () => {
    const asked = serve({ ...profile, 'GET api/me': { body: ada }, 'DELETE api/me': { body: nobody } });
    render(Me);
    await screen.findByRole('heading', { level: 1, name: 'Ada' });
    settings.name = 'Ada';
    await press('Erase me');
    expect(screen.getByRole('dialog', { name: 'Erase you?' }).textContent).toContain('a former reader');
    expect(asked.some(({ request }) => request.startsWith('DELETE'))).toBe(false);
    await press('Erase me for good');
    expect(await screen.findByRole('heading', { level: 1, name: 'Who are you?' })).toBeTruthy();
    expect(asked.some(({ request }) => request === 'DELETE api/me')).toBe(true);
    expect(settings.name).toBe('');
  });

  it('is told how they play, by kind', async () => {
    const kinds = [
      { game: 'fiction', title: 'Fiction', played: 3, won: 2, facts: [{ name: 'guesses', value: '6', times: 2 }, { name: 'book', value: 'Emma', times: 3 }] },
      { game: 'fiction', title: 'Fiction: Banned Books', played: 1, won: 0, facts: [] },
    ];
    serve({ ...profile, 'GET api/me': { body: ada }, 'GET api/me/profile': { body: { wins_in_a_row: 0, most_wins_in_a_row: 2, kinds } } });
    render(Me);
    expect(await screen.findByText('3 games: 2 won, 1 lost')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Fiction: Banned Books' })).toBeTruthy();
    expect(screen.getByText('1 game: 0 won, 1 lost')).toBeTruthy();
    expect(screen.getByText('Your longest run is 2 wins.')).toBeTruthy();
    expect(screen.getByText('6: 2 times')).toBeTruthy();
    expect(screen.getByText('One book met')).toBeTruthy();
  });

  it('can be taken along', async () => {
    serve({ ...profile, 'GET api/me': { body: ada } });
    render(Me);
    const link = await screen.findByRole('link', { name: 'Save all of it' });
    expect(link.getAttribute('href')).toMatch(/\/api\/me\/export$/);
    expect(link.hasAttribute('download')).toBe(true);
  });
});
