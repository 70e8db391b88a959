import type { Page } from '@playwright/test';
import { checkFromTop } from './harness/accessibility.ts';
import { bubble, endConversations, write } from './harness/conversation.ts';
import { expect, test, textsIn, type Texts } from './harness/fixtures.ts';
import { visit } from './harness/page.ts';
import { DEVICES, seesOther, talk } from './harness/video-calls.ts';

/** Voice and video between a member (project language) and the desk (English). */

test.use({ ...DEVICES, expectedErrors: /\/signals\?|ERR_FAILED|409/ });

const d = textsIn('en');
const press = (page: Page, t: Texts, id: Parameters<Texts>[0]) =>
  page.getByRole('button', { name: t(id), exact: true }).click();
const line = (page: Page, text: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text });

test('both hear and see each other, the camera goes off and on, and the chat says when it ended', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
}) => {
  const shopper = await talk(page, desk, shop);
  await visit(page, at(`/pharmacy/consult/${String(shopper.id)}`));
  await press(page, t, 'conversations.call.start.video');
  await expect(page.getByText(t('video-calls.consent.member'))).toBeVisible();
  await checkFromTop(page);
  await press(page, t, 'video-calls.start');
  await expect(desk.getByText(d('video-calls.consent.pharmacist'))).toBeVisible();
  await expect(desk.getByText(d('conversations.deskCalls'), { exact: true })).toBeVisible();
  await checkFromTop(desk);
  await press(desk, d, 'video-calls.answer');
  await Promise.all([seesOther(page), seesOther(desk)]);
  for (const [one, texts] of [
    [page, t],
    [desk, d],
  ] as const) {
    await expect(one.getByText(texts('video-calls.private'), { exact: true })).toBeVisible();
    await checkFromTop(one);
  }
  await write(page, t, 'I can see you.');
  await expect(bubble(desk, 'I can see you.')).toBeVisible();

  await press(desk, d, 'video-calls.cameraOff');
  await expect(
    page.getByText(new RegExp(t('video-calls.otherNoCamera', { name: '' }))),
  ).toBeVisible();
  await press(desk, d, 'video-calls.cameraOn');
  await seesOther(page);
  await press(page, t, 'video-calls.mute');
  await expect(
    desk.getByText(d('video-calls.otherMuted', { name: d('video-calls.patient') })),
  ).toBeVisible();

  await press(desk, d, 'video-calls.hangUp');
  await expect(page.getByText(t('video-calls.over.hung_up'))).toBeVisible();
  const media = 'video';
  await expect(line(page, t('conversations.call.begun', { media }))).toBeVisible();
  const ended = d('conversations.call.ended', { media, time: '0:' });
  await expect(line(desk, ended.trim())).toBeVisible();
  await write(desk, d, 'Drink warm water.');
  await expect(bubble(page, 'Drink warm water.')).toBeVisible();
  await endConversations(shopper);
});

/** Rejects camera requests. */
async function withoutCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const plain = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (asked) =>
      asked?.video
        ? Promise.reject(new DOMException('', 'NotFoundError'))
        : plain(asked ?? { audio: true });
  });
}

test('a ring is declined, a camera that is missing is done without, and the chat goes on where no way is found', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
}) => {
  const shopper = await talk(page, desk, shop);
  await withoutCamera(page);
  // Client-side navigation keeps a document without device permissions, so answering reloads it.
  await visit(page, at('/pharmacy/consult'));
  await expect(page).toHaveURL(/\/continue/);
  await visit(page, at('/brands'));
  await press(desk, d, 'conversations.call.start.voice');
  await press(desk, d, 'video-calls.start');
  const ring = page.getByRole('alert').filter({ hasText: t('video-calls.outside.later') });
  await expect(ring).toBeVisible();
  await checkFromTop(page);
  await ring.getByRole('link', { name: t('video-calls.outside.go') }).click();
  await press(page, t, 'video-calls.decline');
  await expect(desk.getByText(d('video-calls.over.declined'))).toBeVisible();
  const declined = t('conversations.call.declined', { media: 'voice', name: '' }).trim();
  await expect(page.getByRole('log')).toContainText(declined.split(' ')[0] ?? '');

  await press(page, t, 'conversations.call.start.video');
  await press(page, t, 'video-calls.start');
  await expect(page.getByText(t('video-calls.problem.missing.video'))).toBeVisible();
  await checkFromTop(page);
  // Drops all signals of the desk.
  await desk.route('**/signals*', (route) => route.abort());
  await press(page, t, 'video-calls.voiceOnly');
  await press(desk, d, 'video-calls.answer');
  await expect(page.getByText(t('video-calls.link.connecting'))).toBeVisible();
  await expect(page.getByText(t('video-calls.over.lost'))).toBeVisible();
  await expect(desk.getByText(d('video-calls.over.lost'))).toBeVisible();
  await write(page, t, 'Then we write.');
  await expect(bubble(desk, 'Then we write.')).toBeVisible();

  await desk.unroute('**/signals*');
  await press(desk, d, 'conversations.call.start.voice');
  await press(desk, d, 'video-calls.start');
  await press(page, t, 'video-calls.answer');
  await expect(page.getByRole('timer')).toBeVisible();
  await desk.getByRole('textbox', { name: d('conversations.advice') }).fill('Drink warm water.');
  await desk.getByRole('button', { name: d('conversations.deskClose') }).click();
  await expect(page.getByText(t('video-calls.over.closed'))).toBeVisible();
  await endConversations(shopper);
});
