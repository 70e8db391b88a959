import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { MediaPicture } from '@/lib/media/contract';
import type { Framing } from '@/lib/media/contract-framing-values';
import texts from '@/messages/media/en.json';
import office from '@/messages/office/en.json';
import { show } from '@/tests/harness/show';
import { FramingDialog } from './framing-dialog';

const en = { ...office, ...texts };
const picture = (framing: Framing): MediaPicture => ({
  ...{ id: 7, file: 'library/a', url: '/media/library/a.webp', width: 400, height: 400 },
  ...{ small_url: '/media/library/a-small.webp', alt_en: '', alt_th: '', deleted_at: null },
  original: { url: '/media/library/b.webp', width: 400, height: 200 },
  ...{ framing, created_at: '2026-11-30T03:00:00.000Z', used_by: [], version: 'v1' },
});
const WHOLE = { crop: null, focus: null };
let sent: unknown[] = [];
let isStale = false;
const service = setupServer(
  http.put('*/api/admin/v1/media/7/framing', async ({ request }) => {
    sent.push(await request.json());
    return isStale
      ? HttpResponse.json({ code: 'VERSION_STALE', message: 'Changed.' }, { status: 409 })
      : HttpResponse.json(picture(WHOLE));
  }),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
const onClose = vi.fn();
beforeEach(() => {
  [sent, isStale] = [[], false];
  onClose.mockClear();
});

const open = (framing: Framing = WHOLE) =>
  show(<FramingDialog picture={picture(framing)} onClose={onClose} />, en);
const box = (name: keyof typeof texts) => screen.getByRole('checkbox', { name: en[name] });
const save = () => userEvent.click(screen.getByRole('button', { name: en['media.save'] }));

it('begins with the saved framing, and sends the whole picture when both are taken off', async () => {
  open({ crop: { x: 10, y: 20, width: 100, height: 80 }, focus: { x: 30, y: 60 } });
  expect(screen.getByLabelText(en['media.focus.x'])).toHaveValue('30');
  expect(screen.getByLabelText(en['media.focus.y'])).toHaveValue('60');
  await userEvent.click(box('media.crop'));
  await userEvent.click(box('media.focus'));
  expect(screen.queryByLabelText(en['media.focus.x'])).not.toBeInTheDocument();
  await save();
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  expect(sent).toEqual([{ ...WHOLE, version: 'v1' }]);
});

it('moves the focal point by key and by dragging alike', async () => {
  open();
  await userEvent.click(box('media.focus'));
  const range = screen.getByLabelText(en['media.focus.x']);
  fireEvent.change(range, { target: { value: '72' } });
  expect(range).toHaveAttribute('aria-valuetext', '72 %');
  await save();
  await waitFor(() => {
    expect(sent).toEqual([{ crop: null, focus: { x: 72, y: 50 }, version: 'v1' }]);
  });

  const point = document.querySelector('[data-focus-point]');
  const stage = point?.parentElement;
  if (!point || !stage) throw new Error('no focal point');
  vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 200, 100));
  Object.assign(point, { setPointerCapture: vi.fn(), hasPointerCapture: () => true });
  fireEvent.pointerDown(point, { pointerId: 1 });
  fireEvent.pointerMove(point, { pointerId: 1, clientX: 150, clientY: 999 });
  expect(range).toHaveValue('25');
  expect(screen.getByLabelText(en['media.focus.y'])).toHaveValue('100');
});

it('frames the whole picture first, with handles that have names', async () => {
  open();
  expect(screen.queryByLabelText(en['media.handle.area'])).not.toBeInTheDocument();
  await userEvent.click(box('media.crop'));
  for (const name of ['area', 'nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const) {
    expect(screen.getByLabelText(en[`media.handle.${name}`])).toHaveAttribute('tabindex', '0');
  }
  await save();
  await waitFor(() => {
    expect(sent).toEqual([
      { crop: { x: 0, y: 0, width: 400, height: 200 }, focus: null, version: 'v1' },
    ]);
  });
});

it('stays open where somebody else was faster, and goes on from either framing', async () => {
  isStale = true;
  open();
  await userEvent.click(box('media.focus'));
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/.+/);
  expect(onClose).not.toHaveBeenCalled();
  expect(box('media.focus')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: en['media.takeSaved'] }));
  expect(box('media.focus')).not.toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
