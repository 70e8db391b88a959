import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import importTexts from '@/messages/imports/en.json';
import office from '@/messages/office/en.json';
import type { Import } from '@/lib/imports/contract';
import { router, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { ImportList } from './import-list';
import { ImportView } from './import-view';

const en = { ...office, ...importTexts };
const none = {
  ...{ bytes: 0, added: 0, changed: 0, same: 0, refused: 0 },
  ...{ done: 0, stale: 0, undone: 0, kept: 0 },
};
const mapping: Import = {
  ...{ id: 9, kind: 'products', state: 'mapping', file_name: 'prices.csv', size: 1_500_000 },
  ...{ person: { member_id: 4, name: 'Mali Srisuk' }, created_at: '2026-11-30T03:00:00.000Z' },
  ...{ applied_at: null, encoding: 'windows-874', delimiter: ';', fault: null, fault_row: null },
  ...{ headings: ['SKU', 'Cost', 'Price'], mapping: ['item_code', null, 'price'], counts: none },
  ...{ can_apply: false, can_undo: false },
};
const checked: Import = {
  ...{ ...mapping, state: 'checked', can_apply: true },
  counts: { ...none, changed: 2, same: 3, refused: 1 },
};
let now: Import = mapping;
let sent: unknown[] = [];
const service = setupServer(
  http.get('*/api/admin/v1/imports', () => HttpResponse.json({ entities: [checked] })),
  http.post('*/api/admin/v1/imports', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ ...mapping, state: 'uploading' }, { status: 201 });
  }),
  http.put('*/api/admin/v1/imports/9/parts/:number', async ({ request, params }) => {
    sent.push([params['number'], (await request.arrayBuffer()).byteLength]);
    return HttpResponse.json(mapping);
  }),
  http.get('*/api/admin/v1/imports/9', () => HttpResponse.json(now)),
  http.get('*/api/admin/v1/imports/9/rows', ({ request }) => {
    const isRefused = new URL(request.url).searchParams.get('choice') === 'refused';
    return HttpResponse.json({
      next: null,
      entities: [
        {
          ...{ row: 2, item_code: '007', outcome: null },
          ...(isRefused
            ? { verdict: 'refused', changes: [], reasons: [{ column: null, message: 'Too few.' }] }
            : {
                ...{ verdict: 'changed', reasons: [] },
                changes: [{ column: 'deal_price', before: '', after: '90.00' }],
              }),
        },
      ],
    });
  }),
  http.post('*/api/admin/v1/imports/9/:step', async ({ request, params }) => {
    const { step } = params;
    if (step === 'check') sent.push(await request.json());
    else sent.push(step);
    if (step === 'check') now = checked;
    if (step === 'apply') {
      now = { ...checked, state: 'done', can_apply: false, can_undo: true };
      now = { ...now, counts: { ...checked.counts, done: 2 } };
    }
    return HttpResponse.json(now);
  }),
);
beforeAll(() => {
  service.listen();
});
beforeEach(() => {
  now = mapping;
  sent = [];
});
afterAll(() => {
  service.close();
});

test('a file is sent in parts, and leads to its import', async () => {
  visit('/staff/imports');
  show(<ImportList />, en);
  expect(await screen.findByRole('link', { name: 'prices.csv' })).toBeVisible();
  const file = new File([new Uint8Array(1_500_000)], 'prices.csv');
  await userEvent.upload(screen.getByLabelText(en['imports.file']), file);
  await waitFor(() => {
    expect(sent.at(-1)).toBe('complete');
  });
  expect(sent.slice(0, 3)).toEqual([
    { kind: 'products', file_name: 'prices.csv', size: 1_500_000 },
    ['1', 1_000_000],
    ['2', 500_000],
  ]);
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/staff/imports/9');
  });
});

test('a spreadsheet is refused by name', async () => {
  visit('/staff/imports');
  show(<ImportList />, en);
  const file = new File(['PK'], 'prices.XLSX');
  await userEvent.upload(screen.getByLabelText(en['imports.file']), file, { applyAccept: false });
  expect(await screen.findByRole('alert')).toHaveTextContent(en['imports.spreadsheet']);
  expect(sent).toEqual([]);
});

test('columns are chosen, the dry run shows rows, and applying leads to undo', async () => {
  visit('/staff/imports/9');
  show(<ImportView id={9} />, en);
  await userEvent.click(await screen.findByRole('button', { name: en['imports.check'] }));
  const cost = screen.getByLabelText('Cost');
  expect(cost).toHaveAccessibleDescription(en['imports.missing']);
  await userEvent.selectOptions(cost, en['imports.column.price']);
  expect(cost).toHaveAccessibleDescription(en['imports.twice']);
  await userEvent.selectOptions(cost, en['imports.column.skip']);
  await userEvent.click(screen.getByRole('button', { name: en['imports.check'] }));
  expect(await screen.findByText('90.00')).toBeVisible();
  expect(sent).toEqual([{ columns: ['item_code', 'skip', 'price'] }]);
  expect(screen.getByRole('group', { name: en['imports.state.checked'] })).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText(en['imports.show']), 'Refused (1)');
  expect(await screen.findByText('Too few.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Apply 2 changes' }));
  await userEvent.click(await screen.findByRole('button', { name: en['imports.undo'] }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: en['imports.undo'] }));
  await waitFor(() => {
    expect(sent.at(-1)).toBe('undo');
  });
});

test('what an import waits for, and why one failed, stands there', async () => {
  now = { ...mapping, state: 'failed', fault: 'broken', fault_row: 7 };
  visit('/staff/imports/9');
  const { unmount } = show(<ImportView id={9} />, en);
  expect(await screen.findByRole('alert')).toHaveTextContent('The table breaks at row 7');
  unmount();
  now = { ...checked, state: 'applying', can_apply: false, counts: { ...checked.counts, done: 1 } };
  show(<ImportView id={9} />, en);
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0.5');
  expect(screen.getByRole('button', { name: en['imports.cancel'] })).toBeVisible();
});
