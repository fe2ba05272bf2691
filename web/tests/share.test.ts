// A finished game is shared, and a stranger follows the link.
import { expect, expectSound, test } from './frame';
import { guesses, guessToTheEnd, over, playNow } from './frame/play';

test('the text gives nothing away until one asks for it, and its link is for everybody', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  await playNow(house, ada);
  await guessToTheEnd(ada.page);
  await over(ada.page).waitFor();
  const secret = (await ada.page.getByText(/^The secret: [A-Z]{5}/).first().textContent())!.slice(-5);
  await ada.page.getByRole('button', { name: 'Share', exact: true }).click();
  const field = ada.page.getByRole('textbox', { name: 'Text to share' });
  await expectSound(ada.page);
  const text = await field.inputValue();
  for (const word of [secret, ...guesses.map((each) => each.toUpperCase())]) expect(text).not.toContain(word);
  expect(text).not.toContain('lied');
  await ada.page.getByRole('checkbox', { name: 'With the words and the lies' }).check();
  await expect.poll(() => field.inputValue()).toContain(secret);
  expect(await field.inputValue()).toContain('lied about');

  const stranger = await person('a stranger', { size: 'phone', reducedMotion: true });
  await stranger.page.goto(text.split('\n').at(-1)!);
  await stranger.page.getByRole('heading', { level: 1, name: 'Replay of Fiction' }).waitFor();
  await stranger.page.getByRole('slider', { name: 'Step' }).waitFor();
  expect(await stranger.page.locator('main').innerText(), 'the replay begins at the beginning').not.toContain(secret);
  await expectSound(stranger.page);
});
