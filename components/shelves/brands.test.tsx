import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MediaPicture } from '@/lib/media/contract';
import type { OfficeBrandDetail } from '@/lib/shelves/contract';
import office from '@/messages/office/en.json';
import shelves from '@/messages/shelves/en.json';
import { useAuth } from '@/stores/auth';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { BrandList } from './brand-list';
import { BrandView } from './brand-view';

const en = { ...office, ...shelves };
const lunara: OfficeBrandDetail = {
  ...{ id: 7, code: '007', name_en: 'Lunara', name_th: 'ลูนารา', product_count: 3 },
  ...{ tagline_en: '', tagline_th: '', story_en: '', story_th: '', logo: null, version: 'v1' },
};
const MOON: MediaPicture = {
  ...{ id: 3, file: 'library/moon', url: '/media/library/moon.webp', used_by: [], version: 'm1' },
  ...{ small_url: '/media/library/moon-small.webp', width: 40, height: 40, deleted_at: null },
  original: { url: '/media/library/moon.webp', width: 40, height: 40 },
  framing: { crop: null, focus: null },
  ...{ alt_en: 'A moon', alt_th: 'พระจันทร์', created_at: '2030-01-01T00:00:00.000Z' },
};
let abilities: string[] = [];
let asked: string[] = [];
let sent: unknown[] = [];
let saved = lunara;
const refused = (code: string, status: number, more: object = {}) =>
  HttpResponse.json({ code, message: `${code}!`, status, fields: {}, ...more }, { status });
const service = setupServer(
  http.get('*/api/admin/v1/views', () => HttpResponse.json({ entities: [] })),
  http.get('*/api/admin/v1/me', () =>
    HttpResponse.json({ role: 'staff', all: true, branches: [], abilities }),
  ),
  http.get('*/api/admin/v1/brands', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ entities: [lunara], page: 1, per_page: 20, total: 1 });
  }),
  http.post('*/api/admin/v1/brands', async ({ request }) => {
    const body = (await request.json()) as Record<string, string>;
    sent.push(body);
    return body['code'] === '007'
      ? refused('VALIDATION', 422, { fields: { code: 'In use' } })
      : HttpResponse.json({ ...lunara, ...body, id: 8 }, { status: 201 });
  }),
  http.get('*/api/admin/v1/media', () =>
    HttpResponse.json({ entities: [MOON], page: 1, per_page: 12, total: 1 }),
  ),
  http.get('*/api/admin/v1/brands/7', () => HttpResponse.json(saved)),
  http.put('*/api/admin/v1/brands/7', async ({ request }) => {
    const body = (await request.json()) as OfficeBrandDetail;
    sent.push(body);
    if (body.version !== saved.version) return refused('VERSION_STALE', 409);
    saved = { ...saved, ...body, version: 'v3' };
    return HttpResponse.json(saved);
  }),
  http.delete('*/api/admin/v1/brands/7', ({ request }) => {
    sent.push(new URL(request.url).searchParams.get('version'));
    return refused('SHELF_IN_USE', 409, { message: '3 products stand here.' });
  }),
);
beforeAll(async () => {
  service.listen();
  await import('@/components/office/form/merge-dialog');
  await import('./new-shelf-dialog');
  await import('@/components/office/pictures/library-dialog');
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  abilities = ['catalog.read', 'catalog.write'];
  [asked, sent, saved] = [[], [], lunara];
  useAuth.getState().succeed({ ...member, role: 'staff' });
  visit('/staff/brands?q=lun&sort=-code');
});

const user = userEvent.setup();

test('lists brands by the view of the address, with their products', async () => {
  show(<BrandList />, en);
  const link = await screen.findByRole('link', { name: 'Lunara' });
  expect(link).toHaveAttribute('href', '/staff/brands/7');
  const row = screen.getByRole('row', { name: /Lunara/ });
  expect(within(row).getByText('007')).toBeVisible();
  expect(within(row).getByText('3')).toBeVisible();
  expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toMatchObject({
    ...{ q: 'lun', sort: '-code' },
  });
});

test('adds a brand, with the refusal at its field', async () => {
  show(<BrandList />, en);
  await user.click(await screen.findByRole('button', { name: en['shelves.newBrand'] }));
  const dialog = await screen.findByRole('dialog', { name: en['shelves.newBrand'] });
  const add = within(dialog).getByRole('button', { name: en['shelves.add'] });
  await user.click(add);
  expect(within(dialog).getAllByText(en['shelves.missing'])).toHaveLength(3);
  expect(sent).toEqual([]);
  await user.type(within(dialog).getByLabelText(en['shelves.field.name_th']), 'มะลิ');
  await user.type(within(dialog).getByLabelText(en['shelves.field.name_en']), 'Mali');
  const code = within(dialog).getByLabelText(en['shelves.field.code']);
  await user.type(code, '007');
  await user.click(add);
  expect(await within(dialog).findByText('In use')).toBeVisible();
  await user.clear(code);
  await user.type(code, '8');
  await user.click(add);
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  expect(sent.at(-1)).toEqual({ name_th: 'มะลิ', name_en: 'Mali', code: '8' });
});

test('saves texts, merges with what was saved meanwhile, and keeps the code', async () => {
  show(<BrandView id={7} />, en);
  const name = await screen.findByLabelText(en['shelves.field.name_en']);
  await waitFor(() => {
    expect(name).toBeEnabled();
  });
  expect(screen.getByLabelText(en['shelves.field.code'])).toHaveAttribute('readonly');
  saved = { ...lunara, tagline_en: 'Moonlight', version: 'v2' };
  await user.clear(name);
  await user.type(name, 'Luna');
  await user.click(screen.getByRole('button', { name: en['shelves.save'] }));
  const dialog = await screen.findByRole('dialog', { name: en['office.merge.title'] });
  expect(within(dialog).getByLabelText(/Moonlight/)).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: en['office.merge.save'] }));
  await waitFor(() => {
    expect(sent.at(-1)).toEqual({
      ...{ name_en: 'Luna', name_th: 'ลูนารา', tagline_en: 'Moonlight', tagline_th: '' },
      ...{ story_en: '', story_th: '', logo: null, version: 'v2' },
    });
  });
});

test('says why a brand with products is not deleted', async () => {
  show(<BrandView id={7} />, en);
  await user.click(await screen.findByRole('button', { name: en['shelves.remove'] }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Lunara' });
  await user.click(within(dialog).getByRole('button', { name: en['shelves.remove'] }));
  expect(await within(dialog).findByText('3 products stand here.')).toBeVisible();
  expect(sent).toEqual(['v1']);
});

test('is read only without catalog.write', async () => {
  abilities = ['catalog.read'];
  show(<BrandView id={7} />, en);
  expect(await screen.findByLabelText(en['shelves.field.name_en'])).toBeDisabled();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a logo is chosen from the library, seen, and taken off again', async () => {
  const { container } = show(<BrandView id={7} />, en);
  const logo = () => container.querySelector('img')?.getAttribute('src');
  await user.click(await screen.findByRole('button', { name: en['office.pictures.library'] }));
  await user.click(await screen.findByRole('button', { name: 'A moon' }));
  await user.click(screen.getByRole('button', { name: /^Add 1|1 picture/ }));
  expect(logo()).toBe('/media/library/moon-small.webp');
  await user.click(screen.getByRole('button', { name: en['shelves.save'] }));
  await waitFor(() => {
    expect(sent.at(-1)).toMatchObject({ name_en: 'Lunara', logo: 'library/moon', version: 'v1' });
  });
  await user.click(screen.getByRole('button', { name: en['office.pictures.takeOff'] }));
  expect(logo()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: en['shelves.save'] }));
  await waitFor(() => {
    expect(sent.at(-1)).toMatchObject({ logo: null, version: 'v3' });
  });
});

test('without media.write a logo is chosen, not uploaded', async () => {
  show(<BrandView id={7} />, en);
  expect(await screen.findByRole('button', { name: en['office.pictures.library'] })).toBeVisible();
  expect(screen.queryByRole('button', { name: en['office.pictures.add'] })).toBeNull();
});
