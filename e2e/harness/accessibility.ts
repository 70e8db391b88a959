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

/** WCAG 2.2 AA by axe, as the page stands now. */
export async function checkAccessibility(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

/** What axe finds, one text for each rule. No page of the shop holds frames, so axe runs in the page alone. */
export async function findViolations(page: Page): Promise<string[]> {
  // A click inside the shop changes the address before the page.
  await expect(page).toHaveTitle(/./);
  // What fades in would be measured while it is pale.
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
