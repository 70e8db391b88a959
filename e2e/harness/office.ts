import type { Page } from '@playwright/test';
import type { Below, Texts } from './fixtures.ts';

/** Opens a screen by the navigation of the office, which a phone shows in a drawer. */
export async function openScreen(
  page: Page,
  t: Texts,
  name: Below<'office.screen'>,
): Promise<void> {
  const menu = page.getByRole('button', { name: t('office.menu') });
  if (await menu.isVisible()) await menu.click();
  const link = page
    .getByRole('navigation', { name: t('office.nav'), exact: true })
    .getByRole('link', { name: t(`office.screen.${name}`), exact: true });
  await link.click();
}
