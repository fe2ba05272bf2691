import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import SettingsDialog from './SettingsDialog.svelte';
import { settings } from './settings.svelte';

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.dispatchEvent(new Event('close'));
};
afterEach(cleanup);

it('changes settings with every choice and closes by its button', async () => {
  const onclose = vi.fn();
  render(SettingsDialog, { onclose });
  const radio = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  await radio('Dark');
  await radio('More');
  await radio('None');
  await radio('AZERTY');
  await fireEvent.input(screen.getByRole('slider', { name: 'Text size' }), { target: { value: '150' } });
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Sound' }));
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Emoji in what you share' }));
  expect(settings).toMatchObject({ theme: 'dark', contrast: 'more', motion: 'less', keys: 'azerty', size: 150, sound: true, emoji: true });
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onclose).toHaveBeenCalledOnce();
});
