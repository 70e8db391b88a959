import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** A page that is being replaced has no title for a moment, and one that scrolls has targets below its header. */
const AGAIN = { timeout: 15_000 };

export async function checkAccessibility(page: Page): Promise<void> {
  await expect.poll(() => findViolations(page), AGAIN).toEqual([]);
}

/** Scrolls to the top first: axe measures targets under a sticky header as too small. */
export async function checkFromTop(page: Page): Promise<void> {
  const find = async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    return findViolations(page);
  };
  await expect.poll(find, AGAIN).toEqual([]);
}

/** Violations found by axe, one text per rule. The shop's pages have no frames, so axe runs in the page alone. */
export async function findViolations(page: Page): Promise<string[]> {
  // Disables fades and ends those already running, whose low contrast would be reported.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(endAnimations);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (tags) => {
    if (!window.axe) throw new Error('axe is not in the page');
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: tags,
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`,
    );
  }, TAGS);
  await page.emulateMedia({ reducedMotion: null });
  return found;
}

/** Finite animations alone: a spinner has no end to jump to. */
function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}
