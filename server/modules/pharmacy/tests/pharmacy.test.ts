import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  pharmacistListSchema,
  pharmacyStatusSchema,
  type PharmacyStatus,
} from '@/lib/conversations/contract-pharmacy.ts';
import { pharmacists, pharmacy } from '../schema.ts';
import type { WeekHours } from '@/server/core/hours.ts';
import { DESK, plantConversation } from '@/tests/harness/consultation.ts';
import { joinAs, signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const week = (open: string, close: string): WeekHours =>
  Array.from({ length: 7 }, () => [open, close] as const);

describe('pharmacists', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  async function status(locale = 'en'): Promise<PharmacyStatus> {
    const { status, body, headers } = await shop.call<PharmacyStatus>(
      'GET',
      `/pharmacy/status?locale=${locale}`,
    );
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('s-maxage=5');
    expect(pharmacyStatusSchema.parse(body)).toEqual(body);
    return body;
  }

  /** Sends a heartbeat from the desk of that pharmacist. */
  async function sitDown(id: number): Promise<void> {
    const { memberId, token } = await signIn(shop);
    await joinAs(shop, memberId, 'pharmacist');
    await shop.db.update(pharmacists).set({ memberId }).where(eq(pharmacists.id, id));
    await shop.call('GET', `${DESK}/queue`, { token });
  }

  it('are closed permanently without pharmacists', async () => {
    expect(await status()).toMatchObject({
      open: false,
      opens_at: null,
      closes_at: null,
      queue_length: 0,
      est_wait_s: null,
      pharmacists_on_duty: [],
    });
  });

  it("are open within the hours, by the service's clock", async () => {
    await shop.db
      .insert(pharmacy)
      .values({ hours: week('08:00', '20:00'), conversationSeconds: 240 });
    await shop.db
      .insert(pharmacists)
      .values([
        person(1, 'Malee', 'ภญ. มาลี', week('08:00', '16:00')),
        person(2, 'Thana', 'ภก. ธนา', week('12:00', '20:00')),
      ]);
    shop.clock.advanceTo('07:59:30');
    const early = await status();
    expect(early).toMatchObject({ open: false, est_wait_s: null, closes_at: null });
    expect(Date.parse(early.opens_at ?? '') - shop.clock.now().getTime()).toBeLessThan(30_000);
    shop.clock.advance(30_000);
    expect(await status()).toMatchObject({
      ...{ state: 'unattended', open: false, opens_at: null },
      ...{ est_wait_s: null, pharmacists_on_duty: [] },
    });
    await sitDown(1);
    expect(await status('th')).toMatchObject({
      ...{ state: 'open', open: true, opens_at: null, est_wait_s: 0 },
      pharmacists_on_duty: [{ name: 'ภญ. มาลี', licence_no: '90001' }],
    });
    shop.clock.advanceTo('19:59:50');
    await sitDown(2);
    expect((await status()).pharmacists_on_duty).toEqual([{ name: 'Thana', licence_no: '90002' }]);
    shop.clock.advance(10_000);
    expect((await status()).state).toBe('closed');
  });

  it('report the queue length and the wait', async () => {
    const states = [
      'queued',
      'queued',
      'active',
      'waiting_customer',
      'closed',
      'abandoned',
    ] as const;
    for (const state of states) {
      const { memberId } = await signIn(shop);
      await plantConversation(shop, { memberId, state });
    }
    shop.clock.advanceTo('13:00:00');
    expect(await status()).toMatchObject({ queue_length: 2, est_wait_s: null });
    await sitDown(1);
    expect(await status()).toMatchObject({ queue_length: 2, est_wait_s: 0 });
    shop.clock.advanceTo('21:00:00');
    expect(await status()).toMatchObject({ queue_length: 2, est_wait_s: null });
  });

  it('are listed with their licences', async () => {
    const { body } = await shop.call('GET', '/pharmacy/pharmacists?locale=th');
    expect(pharmacistListSchema.parse(body)).toEqual(body);
    expect(body['entities']).toEqual([
      {
        name: 'ภญ. มาลี',
        licence_no: '90001',
        image: { thumbnail_url: '/media/scenes/pharmacist-1.webp' },
        duty: week('08:00', '16:00'),
      },
      expect.objectContaining({ name: 'ภก. ธนา', licence_no: '90002' }),
    ]);
    expect((await shop.call('GET', '/pharmacy/pharmacists?locale=fr')).status).toBe(422);
  });
});

function person(id: number, nameEn: string, nameTh: string, duty: WeekHours) {
  return {
    id,
    nameEn,
    nameTh,
    licenceNo: String(90_000 + id),
    picture: `pharmacist-${String(id)}`,
    duty,
  };
}
