import type { Page } from '@playwright/test';
import type { Texts } from './fixtures.ts';

interface NewBranch {
  readonly th: string;
  readonly en: string;
  readonly lat: string;
}

/** Fills the form of a new branch in Bangkok, open from eight to eight every day. */
export async function fillBranch(page: Page, t: Texts, { th, en, lat }: NewBranch): Promise<void> {
  const field = (one: string) => page.getByRole('textbox', { name: one, exact: true });
  await field(t('branch-records.field.name_th')).fill(th);
  await field(t('branch-records.field.name_en')).fill(en);
  await field(t('branch-records.field.address_th')).fill('1 ถนนมหาราช กรุงเทพมหานคร 10200');
  await field(t('branch-records.field.address_en')).fill('1 Maha Rat Road, Bangkok 10200');
  await page
    .getByRole('combobox', { name: t('branch-records.field.province_code') })
    .selectOption('10');
  await field(t('branch-records.field.phone')).fill('020000199');
  await field(t('branch-records.field.lat')).fill(lat);
  await field(t('branch-records.field.lng')).fill('100.4907');
  await page.getByLabel(t('office.hours.from'), { exact: true }).first().fill('0800');
  await page.getByLabel(t('office.hours.until'), { exact: true }).first().fill('2000');
  await page.getByRole('button', { name: t('office.hours.copy') }).click();
}
