import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locale';
import enMedia from '@/messages/media/en.json';
import thMedia from '@/messages/media/th.json';
import enOffice from '@/messages/office/en.json';
import thOffice from '@/messages/office/th.json';
import enProducts from '@/messages/products/en.json';
import thProducts from '@/messages/products/th.json';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { PicturePart } from './picture-part';

const TEXTS = {
  en: { ...enOffice, ...enMedia, ...enProducts },
  th: { ...thOffice, ...thMedia, ...thProducts },
};
const pictureOf = (file: string) => ({ file, alt_en: 'Front', alt_th: 'ด้านหน้า' });
const inLibrary = (file: string, crop: unknown = null) => ({
  ...pictureOf(file),
  ...{ id: 5, url: `/media/${file}.webp`, small_url: `/media/${file}-small.webp` },
  ...{ width: 400, height: 400, framing: { crop, focus: null }, version: 'm1', used_by: [] },
  original: { url: '/media/library/o.webp', width: 400, height: 300 },
  ...{ created_at: '2026-11-30T03:00:00.000Z', deleted_at: null },
});

let library: ReturnType<typeof inLibrary>[] = [];
let files: string[] = [];
let version = 1;
let framed: unknown;
let saved: unknown;
const shown = () => ({
  pictures: files.map((file) => ({ ...pictureOf(file), url: `/media/${file}-small.webp` })),
  version: `v${String(version)}`,
});
const service = setupServer(
  http.get('*/api/admin/v1/products/7/pictures', () => HttpResponse.json(shown())),
  http.put('*/api/admin/v1/products/7/pictures', async ({ request }) => {
    saved = await request.json();
    return HttpResponse.json(shown());
  }),
  http.get('*/api/admin/v1/media', ({ request }) => {
    const file = new URL(request.url).searchParams.get('file');
    const entities = library.filter((one) => one.file === file);
    return HttpResponse.json({ entities, total: entities.length, page: 1, per_page: 1 });
  }),
  http.put('*/api/admin/v1/media/5/framing', async ({ request }) => {
    framed = await request.json();
    files = files.map((file) => (file === 'library/a' ? 'library/b' : file));
    version += 1;
    return HttpResponse.json(inLibrary('library/b'));
  }),
);
beforeAll(async () => {
  service.listen();
  await import('@/components/office/framing/framing-dialog');
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  [library, files, version] = [[inLibrary('library/a')], ['library/a', 'products/7-2'], 1];
  [framed, saved] = [undefined, undefined];
  globalThis.sessionStorage.clear();
  useUi.setState({ toast: null });
  useAuth.getState().succeed({ ...member, role: 'staff' });
  visit('/staff/products/7');
});

const user = userEvent.setup();
const LEGENDS = { en: 'Picture', th: 'รูปที่' };
const placeOf = async (locale: Locale, number: number) =>
  within(await screen.findByRole('group', { name: `${LEGENDS[locale]} ${String(number)}` }));

test.each(['en', 'th'] as const)(
  'a picture is cut anew in the list of its product (%s)',
  async (locale) => {
    const texts = TEXTS[locale];
    show(<PicturePart id={7} mayWrite />, texts, locale);
    const first = await placeOf(locale, 1);
    // A text that is not saved yet, and that stays.
    const alt = first.getByLabelText(texts['products.picture.alt_en']);
    await user.clear(alt);
    await user.type(alt, 'Box');
    await user.click(first.getByRole('button', { name: texts['products.picture.frame'] }));
    const dialog = within(await screen.findByRole('dialog', { name: texts['media.frame'] }));
    await user.click(dialog.getByRole('checkbox', { name: texts['media.focus'] }));
    await user.click(dialog.getByRole('button', { name: texts['media.save'] }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(framed).toEqual({ crop: null, focus: { x: 50, y: 50 }, version: 'm1' });
    expect(first.getByLabelText(texts['products.picture.alt_en'])).toHaveValue('Box');
    await user.click(screen.getByRole('button', { name: texts['products.save.pictures'] }));
    await waitFor(() => {
      expect(saved).toEqual({
        pictures: [{ ...pictureOf('library/b'), alt_en: 'Box' }, pictureOf('products/7-2')],
        version: 'v2',
      });
    });
  },
);

test('a drawn picture is not cut, nor is any by people without the ability', async () => {
  const name = TEXTS.en['products.picture.frame'];
  const { unmount } = show(<PicturePart id={7} mayWrite />, TEXTS.en);
  expect((await placeOf('en', 1)).getByRole('button', { name })).toBeVisible();
  expect((await placeOf('en', 2)).queryByRole('button', { name })).toBeNull();
  unmount();
  show(<PicturePart id={7} mayWrite={false} />, TEXTS.en);
  expect((await placeOf('en', 1)).queryByRole('button', { name })).toBeNull();
});

test('a picture that left the library meanwhile says so', async () => {
  library = [];
  show(<PicturePart id={7} mayWrite />, TEXTS.en);
  const first = await placeOf('en', 1);
  await user.click(first.getByRole('button', { name: TEXTS.en['products.picture.frame'] }));
  await waitFor(() => {
    expect(useUi.getState().toast?.text).toBe(TEXTS.en['products.picture.gone']);
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});
