import type { Page } from '@playwright/test';
import type { Texts } from './fixtures.ts';
import type { Shopper } from './orders.ts';
import type { ShopServer } from './server.ts';

/** The texts of member and desk, and where they meet. */
export interface Both {
  readonly t: Texts;
  readonly d: Texts;
  readonly shop: ShopServer;
}

export const bubble = (page: Page, text: string) =>
  page.getByRole('log').getByText(text, { exact: true });

export async function write(page: Page, t: Texts, text: string): Promise<void> {
  await page.getByRole('textbox', { name: t('conversations.message') }).fill(text);
  await page.keyboard.press('Enter');
}

/** Leaves neither a conversation nor a summary to write behind: journeys of one shop share its desk. */
export async function endConversations({ call }: Pick<Shopper, 'call'>): Promise<void> {
  await call('POST', '/v1/me/pharmacy/withdraw');
}
