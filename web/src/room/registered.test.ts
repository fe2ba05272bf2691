import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import PersonRow from './PersonRow.svelte';
import Shut from './Shut.svelte';
import TalkList from './TalkList.svelte';
import { placesOf } from './people';
import { spoken } from './talk';
import { chatMessage, member, someRoom } from './testing';

afterEach(cleanup);

describe('who is registered', () => {
  it('is said in words beside the name, and of nobody else', () => {
    const [ada, ben] = placesOf(someRoom({ members: [member(1, 'Ada', { registered: true }), member(2, 'Ada')] }), 3, []);
    for (const place of [ada!, ben!]) render(PersonRow, { props: { place, person: place.person, gone: null, onopen: null } });
    const [first, second] = screen.getAllByRole('listitem');
    expect(first!.textContent).toContain('registered');
    expect(second!.textContent).not.toContain('registered');
  });

  it('is said of what they say', () => {
    const lines = spoken([chatMessage(1, 1, 'Ada', 'It is me.', { registered: true }), chatMessage(2, 2, 'Ada', 'No, me.')], [], {});
    render(TalkList, { props: { lines, me: 3, labelled: false } });
    const [first, second] = screen.getAllByRole('listitem');
    expect(within(first!).getByText('registered')).toBeTruthy();
    expect(within(second!).queryByText('registered')).toBeNull();
  });
});

describe('whoever is signed out', () => {
  it('is told so, and shown the ways in', async () => {
    const onretry = vi.fn();
    render(Shut, { props: { problem: { code: 'signed_out', sentence: 'You have signed out in this browser.' }, onretry } });
    expect(screen.getByRole('heading', { level: 1, name: 'You are signed out here' })).toBeTruthy();
    expect(screen.getByText('You have signed out in this browser.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('me');
    await fireEvent.click(screen.getByRole('button', { name: 'Come in again' }));
    expect(onretry).toHaveBeenCalledOnce();
  });
});
