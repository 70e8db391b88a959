import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Region, RegionMatch } from '@/lib/regions/contract';
import { eventually } from '@/tests/harness/eventually';
import { inSeconds, wireOrder } from '@/tests/harness/orders-wire';
import { begin, button, can, openOrder, service, shop } from './order-detail.fixture';

const { saveBlob } = vi.hoisted(() => ({ saveBlob: vi.fn() }));
vi.mock('@/lib/browser/browser', () => ({ saveBlob }));

const region = (code: string, name: string): Region => ({
  code,
  name,
  name_th: name,
  name_en: name,
  zipcode: '10110',
});
const KHLONG_TAN: RegionMatch = {
  province: region('10', 'Bangkok'),
  district: region('1033', 'Khlong Toei'),
  sub_district: region('103302', 'Khlong Tan'),
};
const regions = (...entities: readonly Region[]) => HttpResponse.json({ entities });

const vatAddress = {
  kind: 'juristic',
  company_name: 'Arun Co., Ltd.',
  tax_id: '0105558000011',
  first_name: '',
  last_name: '',
  address_1: '99/1',
  address_2: '',
  address_3: '',
  street: '',
  sub_district: 'Khlong Toei',
  district: 'Khlong Toei',
  province: 'Bangkok',
  province_code: '10',
  zipcode: '10110',
};

beforeAll(async () => {
  service.listen();
  await import('@/components/addresses/vat-form');
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  begin();
  saveBlob.mockClear();
});
afterEach(() => {
  service.resetHandlers();
});

describe('the tax invoice', () => {
  it('is made out to a tax address of the member', async () => {
    shop.order = wireOrder({ status: 'paid', actions: can('tax_invoice') });
    const addresses: { id: number }[] = [];
    service.use(
      http.get('*/api/v1/me/vat-addresses', () => HttpResponse.json({ entities: addresses })),
      http.get('*/api/v1/geo/lookup', () => HttpResponse.json({ entities: [KHLONG_TAN] })),
      http.get('*/api/v1/geo/provinces', () => regions(KHLONG_TAN.province)),
      http.get('*/api/v1/geo/provinces/:code/districts', () => regions(KHLONG_TAN.district)),
      http.get('*/api/v1/geo/districts/:code/sub-districts', () =>
        regions(KHLONG_TAN.sub_district),
      ),
      http.post('*/api/v1/me/vat-addresses', () => {
        addresses.push({ ...vatAddress, id: 5 });
        return HttpResponse.json(addresses[0], { status: 201 });
      }),
    );
    openOrder();
    await userEvent.click(await button('Request a tax invoice'));
    for (const [label, value] of [
      ['Tax ID', '3100600445635'],
      ['First name', 'Malee'],
      ['Last name', 'Suksan'],
      ['Mobile number', '0812345678'],
      ['House number, building, floor', '99/1'],
      ['Zipcode', '10110'],
    ] as const) {
      await userEvent.type(await screen.findByLabelText(label), value);
    }
    // The zipcode belongs to one place.
    expect(await screen.findByRole('option', { name: 'Khlong Tan' })).toHaveProperty(
      'selected',
      true,
    );
    await userEvent.click(await button('Save tax invoice address'));
    expect(await screen.findByRole('radio', { name: /Arun Co/ })).toBeChecked();
    await userEvent.click(await button('Issue the tax invoice'));
    await eventually(() => {
      expect(shop.sent).toEqual([{ path: 'tax-invoice', body: { vat_address_id: 5 } }]);
    });
  });

  it('is loaded with the member’s token', async () => {
    shop.order = wireOrder({
      status: 'completed',
      actions: can(),
      tax_invoice: { serial: 'TX2611-0001', issued_at: inSeconds(-60) },
    });
    service.use(
      http.get('*/api/v1/me/orders/:id/tax-invoice.pdf', () =>
        HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF').buffer, {
          headers: { 'Content-Type': 'application/pdf' },
        }),
      ),
    );
    openOrder();
    await userEvent.click(await button('Download PDF TX2611-0001'));
    await eventually(() => {
      expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'TX2611-0001.pdf');
    });
  });
});

describe('credit notes', () => {
  const note = (serial: string, reason: 'cancelled' | 'returned', amount: number) => ({
    ...{ serial, reason, amount, vat: 1 },
    issued_at: '2026-11-21T20:00:00.000Z',
  });
  beforeEach(() => {
    shop.order = wireOrder({
      ...{ status: 'cancelled', actions: can() },
      tax_invoice: { serial: 'TX2611-0001', issued_at: inSeconds(-60) },
      credit_notes: [
        note('TXCN2611-0001', 'returned', 100),
        note('TXCN2611-0002', 'cancelled', 1_140.5),
      ],
    });
  });

  it('stand with their number, day and amount, and each is a file', async () => {
    const asked: unknown[] = [];
    service.use(
      http.get('*/api/v1/me/orders/:id/credit-notes/:serial', ({ params }) => {
        asked.push(params['serial']);
        return HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF').buffer);
      }),
    );
    openOrder();
    const notes = await screen.findByRole('region', { name: 'Credit notes' });
    expect(
      within(notes)
        .getAllByRole('article')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('No. TXCN2611-000122 November 2026For returned goods฿100.00'),
      expect.stringContaining('No. TXCN2611-000222 November 2026For the cancelled order฿1,140.50'),
    ]);
    await userEvent.click(await button('Download PDF TXCN2611-0002'));
    await eventually(() => {
      expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'TXCN2611-0002.pdf');
    });
    expect(asked).toEqual(['TXCN2611-0002']);
  });

  it('say so when they cannot be loaded', async () => {
    service.use(
      http.get(
        '*/api/v1/me/orders/:id/credit-notes/:serial',
        () => new HttpResponse(null, { status: 500 }),
      ),
    );
    openOrder();
    await userEvent.click(await button('Download PDF TXCN2611-0001'));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(saveBlob).not.toHaveBeenCalled();
  });
});
