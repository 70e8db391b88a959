import type { Page } from '@playwright/test';
import { localePath } from '../lib/i18n/locale.ts';
import { runStatement } from '../tests/harness/postgres.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { openScreen } from './harness/office.ts';
import { visit } from './harness/page.ts';
import { administratorLink, behindHttps } from './harness/production-office.ts';
import { productionEnvironment, PUBLIC_URL, signIn, startGateway } from './harness/production.ts';
import { createOwnDatabase, createShopServer } from './harness/server.ts';

// The office asks for the second factor, and the journey tries to remove the only one.
test.use({ expectedErrors: /status of 40[349]/ });

const MERCHANT = '0811111111';
const SHOPPER = '0822222222';

test('a passkey opens the office, confirms again, and is removed', async ({
  page,
  context,
  language,
  t,
}) => {
  test.slow();
  const database = await createOwnDatabase();
  const gateway = await startGateway();
  const environment = productionEnvironment(database.url, gateway.url);
  const shop = await createShopServer(environment);
  const device = await addAuthenticator(page);
  const code = page.getByRole('textbox', { name: t('people.factorCode') });
  const at = (path: string) => PUBLIC_URL + localePath(language, path);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const signInAs = async (phone: string) => {
    const { token } = await signIn(shop, gateway.received, phone);
    await visit(page, at('/'));
    await page.evaluate((kept) => {
      localStorage.setItem('access_token', kept);
    }, token);
  };
  try {
    await shop.start();
    await behindHttps(context, shop);
    await signInAs(MERCHANT);

    await visit(page, administratorLink(environment, language));
    await press(t('people.join'));
    const setUp = page.getByRole('button', { name: t('people.passkeySetup') });
    await expect(setUp).toBeVisible();
    await checkAccessibility(page);
    await device.verify(false);
    await setUp.click();
    await expect(page.getByText(t('people.passkeyFault.cancelled'))).toBeVisible();
    await device.verify(true);
    await setUp.click();
    await expect(page.getByRole('listitem').locator('code')).toHaveCount(10);
    await press(t('people.recoverySaved'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // Another sign-in of the same person, without the minute between two one-time passwords.
    await runStatement(database.url, 'DELETE FROM rate_limits');
    gateway.received.splice(0);
    await signInAs(MERCHANT);
    await visit(page, at('/staff/sign-in'));
    await expect(page.getByRole('heading', { name: t('people.factorTitle') })).toBeVisible();
    await expect(code).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('button', { name: t('people.passkeyUse') }).press('Enter');
    await expect(page.getByRole('heading', { name: t('people.ownTitle') })).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: t('people.passkeyAct.rename') });
    await expect(row).toHaveCount(1);
    await checkAccessibility(page);

    // This device has one already.
    await press(t('people.passkeyAdd'));
    await expect(page.getByText(t('people.passkeyFault.known'))).toBeVisible();
    await row.getByRole('button', { name: t('people.passkeyAct.rename') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('people.passkeyName') }).fill('Counter 1');
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: t('people.save') }).click();
    await expect(row).toContainText('Counter 1');
    await row.getByRole('button', { name: t('people.passkeyAct.remove') }).click();
    const remove = dialog.getByRole('button', {
      name: t('people.passkeyAct.remove'),
      exact: true,
    });
    await remove.click();
    await expect(dialog.getByRole('alert')).toHaveText(t('errors.LAST_FACTOR'));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    // New recovery codes end the ten of the beginning.
    await press(t('people.renew'));
    await expect(dialog).toBeVisible();
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: t('people.renewConfirm') }).click();
    await expect(page.getByRole('listitem').locator('code')).toHaveCount(10);
    await press(t('people.recoverySaved'));

    // Half an hour later the office asks again for people, in place, and sends the invitation.
    await runStatement(
      database.url,
      `UPDATE shown_factors SET shown_at = shown_at - interval '30 minutes'`,
    );
    await openScreen(page, t, 'people');
    await press(t('people.invite'));
    await dialog.getByRole('textbox', { name: t('people.contact') }).fill(SHOPPER);
    await dialog
      .getByRole('combobox', { name: t('people.column.role') })
      .selectOption({ index: 1 });
    await dialog.getByRole('button', { name: t('people.inviteSend') }).click();
    const again = page.getByRole('dialog', { name: t('people.factorAgain') });
    await again.getByRole('button', { name: t('people.passkeyUse') }).click();
    await expect(again).toBeHidden();
    await expect(page.getByText(SHOPPER.slice(-4))).toBeVisible();

    // A second device takes the place of the first.
    await device.replace();
    await openScreen(page, t, 'signIn');
    await press(t('people.passkeyAdd'));
    await expect(row).toHaveCount(2);
    await row
      .first()
      .getByRole('button', { name: t('people.passkeyAct.remove') })
      .click();
    await remove.click();
    await expect(row).toHaveCount(1);
    await expect(page.getByText('Counter 1')).toBeHidden();

    // The next sign-in shows the new passkey.
    await page
      .locator('summary')
      .filter({ hasText: t('layout.account') })
      .click();
    await press(t('layout.logout'));
    await expect(page.getByRole('textbox', { name: t('identity.phone') })).toBeVisible();
    await runStatement(database.url, 'DELETE FROM rate_limits');
    gateway.received.splice(0);
    await signInAs(MERCHANT);
    await visit(page, at('/staff/sign-in'));
    await press(t('people.passkeyUse'));
    await expect(row).toHaveCount(1);
  } finally {
    await shop.remove();
    await gateway.stop();
    await database.drop();
  }
});

/** A device of Chromium's own, with a fingerprint sensor that accepts everybody. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const add = async () => {
    const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal' },
        ...{ hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    return authenticatorId;
  };
  let authenticatorId = await add();
  return {
    /** Whether the sensor accepts the person. */
    verify: async (isUserVerified: boolean) => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    /** Another device, without passkeys, in place of this one. */
    replace: async () => {
      await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      authenticatorId = await add();
    },
  };
}
