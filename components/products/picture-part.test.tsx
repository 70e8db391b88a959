import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import office from '@/messages/office/en.json';
import products from '@/messages/products/en.json';
import { useAuth } from '@/stores/auth';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { PicturePart } from './picture-part';

const en = { ...office, ...products };
const sentAs = (name: string) => ({
  ...{ file: `library/${name}`, alt_en: name, alt_th: `ไทย ${name}` },
});
const named = (name: string) => ({
  ...sentAs(name),
  url: `/media/library/${name}-small.webp`,
});
const inLibrary = (id: number, name: string) => ({
  ...sentAs(name),
  ...{ id, url: `/${name}.webp`, small_url: `/media/library/${name}-small.webp` },
  used_by: [],
});
const library = [inLibrary(1, 'front'), inLibrary(2, 'side'), inLibrary(3, 'top')];
let uploaded = 0;
let sent: unknown;
let saved = { pictures: [named('front'), named('back')], version: 'v1' };
const service = setupServer(
  http.get('*/api/admin/v1/products/7/pictures', () => HttpResponse.json(saved)),
  http.put('*/api/admin/v1/products/7/pictures', async ({ request }) => {
    sent = await request.json();
    saved = { ...saved, version: 'v2' };
    return HttpResponse.json(saved);
  }),
  http.get('*/api/admin/v1/media', ({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    const entities = library.filter((one) => one.alt_en.includes(q));
    return HttpResponse.json({ entities, total: entities.length, page: 1, per_page: 24 });
  }),
  http.post('*/api/admin/v1/media/photos', () => {
    uploaded += 1;
    const refusal = { code: 'FILE_TYPE', message: 'No picture', status: 422, fields: {} };
    if (uploaded === 1) return HttpResponse.json(refusal, { status: 422 });
    return HttpResponse.json({ ...named('new'), small_url: '/n.webp', alt_en: '', alt_th: '' });
  }),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  [uploaded, sent] = [0, undefined];
  saved = { pictures: [named('front'), named('back')], version: 'v1' };
  useAuth.getState().succeed({ ...member, role: 'staff' });
  visit('/staff/products/7');
});

// People can choose other types than the picker offers.
const user = userEvent.setup({ applyAccept: false });
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const place = async (number: number) =>
  screen.findByRole('group', { name: `Picture ${String(number)}` });

test('a refused file stays with its reason, while the others go on', async () => {
  show(<PicturePart id={7} mayWrite />, en);
  await place(2);
  await user.upload(screen.getByLabelText(en['office.pictures.choose']), [
    file('bad.jpg'),
    file('good.jpg'),
    new File(['x'], 'IMG_1.HEIC'),
  ]);
  expect(await screen.findByText('bad.jpg: No picture')).toBeVisible();
  expect(screen.getByText(`IMG_1.HEIC: ${en['office.pictures.heic']}`)).toBeVisible();
  const added = await place(3);
  await user.click(screen.getByRole('button', { name: en['products.save.pictures'] }));
  expect(await within(added).findAllByText(en['products.missing'])).toHaveLength(2);
  expect(sent).toBeUndefined();
});

test('the order is saved with the version that was seen', async () => {
  show(<PicturePart id={7} mayWrite />, en);
  const second = within(await place(2));
  await user.click(second.getByRole('button', { name: en['products.picture.earlier'] }));
  await user.click(screen.getByRole('button', { name: en['products.save.pictures'] }));
  await waitFor(() => {
    expect(sent).toEqual({
      pictures: [sentAs('back'), sentAs('front')],
      version: 'v1',
    });
  });
});

test('a picture dragged onto another takes its place', async () => {
  show(<PicturePart id={7} mayWrite />, en);
  const itemAt = async (number: number) => (await place(number)).parentElement;
  const [front, back] = [await itemAt(1), await itemAt(2)];
  if (!front || !back) throw new Error('no pictures');
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  const handle = back.querySelector('[draggable="true"]');
  if (!handle) throw new Error('no handle');
  fireEvent.dragStart(handle, { dataTransfer });
  expect(fireEvent.dragOver(front, { dataTransfer })).toBe(false);
  fireEvent.drop(front, { dataTransfer });
  expect(within(await place(1)).getByLabelText(en['products.picture.alt_en'])).toHaveValue('back');
});

test('pictures of the library are chosen across searches, but none twice', async () => {
  show(<PicturePart id={7} mayWrite />, en);
  await place(2);
  await user.click(screen.getByRole('button', { name: en['office.pictures.library'] }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: /^front/ })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'side' }));
  await user.type(dialog.getByRole('searchbox'), 'top{Enter}');
  await waitFor(() => {
    expect(dialog.queryByRole('button', { name: 'side' })).toBeNull();
  });
  await user.click(dialog.getByRole('button', { name: 'top' }));
  await user.click(dialog.getByRole('button', { name: 'Add 2 pictures' }));
  await place(4);
  await user.click(screen.getByRole('button', { name: en['products.save.pictures'] }));
  await waitFor(() => {
    expect(sent).toEqual({
      pictures: ['front', 'back', 'side', 'top'].map(sentAs),
      version: 'v1',
    });
  });
});

test('people without the ability see the pictures, and change nothing', async () => {
  show(<PicturePart id={7} mayWrite={false} />, en);
  const first = await place(1);
  expect(within(first).getByLabelText(en['products.picture.alt_en'])).toBeDisabled();
  expect(screen.queryByLabelText(en['office.pictures.choose'])).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
