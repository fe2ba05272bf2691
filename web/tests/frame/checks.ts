// What holds on every screen.
import type { Page } from 'playwright-core';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

// Violations of WCAG 2.2 AA and of good practice that axe-core sees. It is run through the debugger, so
// that the page's own policy may stay as it is.
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } };
    return (await axe.run()).violations;
  });
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

// Texts that are cut off, and what sticks out of the window at its side. Text that is hidden from eyes on
// purpose (.sr) is not there for them; what is shortened on purpose ([data-shortened]) has the whole of it
// behind the button beside it.
export async function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 40)}`;
    const seen = (element: Element) => {
      const box = element.getBoundingClientRect();
      return box.width > 2 && box.height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
    const found: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element.closest('.sr, [data-shortened]') !== null || !seen(element)) continue;
      const style = getComputedStyle(element);
      const cutsX = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const cutsY = style.overflowY === 'hidden' || style.overflowY === 'clip';
      const text = (element.textContent ?? '').trim() !== '';
      if (text && cutsX && element.scrollWidth > element.clientWidth + 1) found.push(`cut at its side: ${said(element)}`);
      if (text && cutsY && element.scrollHeight > element.clientHeight + 1) found.push(`cut below: ${said(element)}`);
      if (!hasText(element) || element.closest('.scrolls') !== null) continue;
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        const range = document.createRange();
        range.selectNode(node);
        const written = range.getBoundingClientRect();
        if (written.width > 0 && (written.right > innerWidth + 1 || written.left < -1)) found.push(`outside the window: ${said(element)}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page scrolls sideways: ${scrollWidth} in ${clientWidth}`);
    return found;
  });
}

// Until nothing moves or fades any more: halfway there colours have no contrast to speak of.
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
  });
}

// Everything that every screen must fulfil, at this moment.
export async function expectSound(page: Page): Promise<void> {
  await settled(page);
  expect(await violations(page), 'axe-core').toEqual([]);
  expect(await clipped(page), 'clipped text').toEqual([]);
  const heads = await page.locator('h1').count();
  expect(heads, 'headings of the first order').toBe(1);
  expect(await page.title(), 'the title').not.toBe('');
}
