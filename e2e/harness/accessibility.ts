import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA by axe, as the page stands now. */
export async function checkAccessibility(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

/** What axe finds, one text for each rule. */
export async function findViolations(page: Page): Promise<string[]> {
  // A click inside the shop changes the address before the page.
  await expect(page).toHaveTitle(/./);
  // What fades in would be measured while it is pale.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    // No page of the shop holds frames, for which axe would open a second page at each check.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
}
