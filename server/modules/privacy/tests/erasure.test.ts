import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataRequestListSchema, staffDataRequestPageSchema } from '@/lib/privacy/contract.ts';
import { selectRows } from '@/server/db/client.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { createRepos } from '@/server/runtime/repos.ts';
import { eraseLate } from '../rules/data-requests.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, orderBody, shopperOf } from '@/tests/harness/checkout.ts';
import { hirePharmacist, plantConversation } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { loginByOtp, requestOtp, wrongCode } from '@/tests/harness/otp.ts';
import { moveTo, paid } from '@/tests/harness/paying.ts';
import { paymentSeen } from '@/tests/harness/staff-work.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { plantWholeMember, SECRET } from '@/tests/harness/whole-member.ts';

/**
 * Effect of `docs/product/account.md`, "Deleting an account", on each column that references a member. `staff`: for
 * staff, whose accounts are not deleted. A new column needs an entry here and in the `erases` of its module, and a row in
 * `whole-member.ts`.
 */
const FATE: Readonly<Record<string, 'gone' | 'kept' | 'staff'>> = {
  'addresses.member_id': 'gone',
  'approvals.member_id': 'kept',
  'approvals.withdrawn_by': 'staff',
  'audit_log.member_id': 'staff',
  'branch_staff.member_id': 'staff',
  'bulk_changes.member_id': 'staff',
  'campaign_actions.member_id': 'gone',
  'cart_coupons.member_id': 'gone',
  'cart_items.member_id': 'gone',
  'cart_opt_outs.member_id': 'gone',
  'carts.member_id': 'gone',
  'coin_entries.member_id': 'kept',
  'consent_answers.member_id': 'gone',
  'consent_ledger.member_id': 'kept',
  'conversation_acts.staff_id': 'staff',
  'conversation_messages.author_id': 'gone',
  'conversation_notes.author_id': 'staff',
  'conversations.member_id': 'kept',
  'conversations.pharmacist_id': 'staff',
  'data_requests.member_id': 'kept',
  'desk_presence.member_id': 'staff',
  'dispensing_records.dispensed_by': 'staff',
  'dispensing_records.member_id': 'kept',
  'e_cards.member_id': 'gone',
  'family_members.member_id': 'gone',
  'follow_ups.member_id': 'gone',
  'health_consent_ledger.member_id': 'kept',
  'health_profiles.member_id': 'gone',
  'idempotency_keys.member_id': 'gone',
  'loyalty_cards.member_id': 'gone',
  'member_coupons.member_id': 'kept',
  'notice_preferences.member_id': 'gone',
  'notifications.member_id': 'gone',
  'opening_alerts.member_id': 'gone',
  'imports.member_id': 'staff',
  'imports.undone_by': 'staff',
  'orders.member_id': 'kept',
  'invitations.invited_by': 'staff',
  'passkeys.member_id': 'staff',
  'people.member_id': 'staff',
  'product_drafts.member_id': 'staff',
  'recovery_codes.member_id': 'staff',
  'saved_views.owner_id': 'staff',
  'second_factor_resets.asked_by': 'staff',
  'second_factor_resets.member_id': 'staff',
  'second_factors.member_id': 'staff',
  'stock_movements.member_id': 'staff',
  'pharmacists.member_id': 'staff',
  'purchases.member_id': 'gone',
  'push_tokens.member_id': 'gone',
  'questionnaire_cases.decided_by': 'staff',
  'questionnaire_cases.member_id': 'kept',
  'red_flag_stops.member_id': 'gone',
  'prescriptions.decided_by': 'staff',
  'prescriptions.member_id': 'kept',
  'referrals.author_id': 'staff',
  'referrals.member_id': 'gone',
  'refill_reminders.member_id': 'gone',
  'review_reports.member_id': 'gone',
  'review_votes.member_id': 'gone',
  'reviews.member_id': 'gone',
  'search_alerts.member_id': 'gone',
  'sessions.member_id': 'gone',
  'stock_alerts.member_id': 'gone',
  'survey_answers.member_id': 'gone',
  'trusted_devices.member_id': 'gone',
  'uploads.member_id': 'gone',
  'vat_addresses.member_id': 'gone',
  'video_calls.member_id': 'kept',
  'video_calls.pharmacist_id': 'staff',
  'wishlist_items.member_id': 'gone',
};

let shop: Shop;
let malee: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, price: 10_000, available: 100 }]);
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
});
afterAll(() => shop.close());

const ask = ({ token }: Pick<TestMember, 'token'>, body: object) =>
  shop.call('POST', '/me/data-requests', { token, body });

async function proofOf({ phone }: TestMember) {
  const { challenge, code } = await requestOtp(shop, phone, 'erase');
  return { type: 'erase', otp_id: challenge.id, code };
}
const refused = (status: number, code: string) => ({ status, body: { code } });

/** Columns that reference a member, with this member's number of rows. */
async function rowsOf(memberId: number): Promise<Record<string, number>> {
  const columns = await selectRows<{ place: string }>(
    shop.db,
    sql`SELECT c.table_name || '.' || c.column_name AS place FROM information_schema.columns AS c
      WHERE c.table_schema = 'public' AND (c.column_name = 'member_id' OR EXISTS (
        SELECT FROM pg_constraint AS fk
        JOIN pg_attribute AS a ON a.attrelid = fk.conrelid AND a.attnum = ANY (fk.conkey)
        WHERE fk.confrelid = 'members'::regclass AND fk.conrelid = to_regclass('public.' || c.table_name)
          AND a.attname = c.column_name))`,
  );
  const found: Record<string, number> = {};
  for (const { place } of columns) {
    const [table = '', column = ''] = place.split('.');
    const [row] = await selectRows<{ n: number }>(
      shop.db,
      sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)}
        WHERE ${sql.identifier(column)} = ${memberId}`,
    );
    found[place] = row?.n ?? 0;
  }
  return found;
}

/** All tables as text, except tax invoices, and rate limits, which expire within a day. */
async function everything(invoiced: string): Promise<string> {
  const tables = await selectRows<{ name: string }>(
    shop.db,
    sql`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'rate_limits'`,
  );
  const all: string[] = [];
  for (const { name } of tables) {
    const rows = await selectRows(shop.db, sql`SELECT * FROM ${sql.identifier(name)}`);
    all.push(...rows.filter(({ id }) => id !== invoiced).map((row) => JSON.stringify(row)));
  }
  return all.join('\n');
}

describe('deleting an account', () => {
  it('has the documented effect on every table', async () => {
    const member = await signIn(shop);
    const other = await signIn(shop, member.phone);
    const { invoiced, plain } = await plantWholeMember(shop, member, malee);
    const before = await rowsOf(member.memberId);
    expect(Object.keys(before).sort()).toEqual(Object.keys(FATE).sort());
    const proof = await proofOf(member);
    const answer = await ask(member, proof);
    expect(answer).toMatchObject({ status: 201, body: { type: 'erase' } });
    expect(answer.headers.getSetCookie().join()).toContain('BOOTSSESSIONID=;');
    await shop.sweepUploads();
    const after = await rowsOf(member.memberId);
    for (const [place, fate] of Object.entries(FATE)) {
      if (fate === 'staff') continue;
      expect(before[place], place).toBeGreaterThan(0);
      if (fate === 'gone') expect(after[place], place).toBe(0);
      else expect(after[place], place).toBeGreaterThanOrEqual(before[place] ?? 0);
    }
    // The address was never verified; its reader can unsubscribe by the link in the mails.
    const news = sql`DELETE FROM subscriptions WHERE email = 'mali@sriwilai.test' RETURNING email`;
    expect(await selectRows(shop.db, news)).toHaveLength(1);
    const left = await everything(invoiced);
    expect(new RegExp(`.*(?:${SECRET}|${member.phone}).*`, 'i').exec(left)).toBeNull();
    const [papers] = await selectRows(
      shop.db,
      sql`SELECT i.vat_address->>'companyName' AS buyer, i.address->>'mobile' AS mobile,
          i.address->>'zipcode' AS zipcode, p.vat_address AS none
        FROM orders AS i, orders AS p WHERE i.id = ${invoiced} AND p.id = ${plain}`,
    );
    expect(papers).toEqual({
      ...{ buyer: 'บริษัท น้ำผึ้งชื่นใจ จำกัด', mobile: '', zipcode: '50200', none: null },
    });
    const [sums] = await selectRows(
      shop.db,
      sql`SELECT coins, (SELECT sum(amount)::int FROM coin_entries WHERE member_id = m.id) AS sum,
          (SELECT string_agg(status, ',' ORDER BY id) FROM member_coupons WHERE member_id = m.id)
            AS coupons,
          (SELECT author || ' ' || helpful FROM reviews WHERE id = 7) AS review
        FROM members AS m WHERE id = ${member.memberId}`,
    );
    expect(sums).toEqual({ coins: 0, sum: 0, coupons: 'expired,used', review: 'สมาชิก 0' });
    for (const { token } of [member, other]) {
      expect((await shop.call('GET', '/me', { token })).status).toBe(401);
    }
    shop.clock.advance(61_000);
    const again = await loginByOtp(shop, member.phone);
    expect(again.status).toBe(200);
    expect(again.body.user).toMatchObject({ registered: false, first_name: '', total_coins: 0 });
    expect(again.body.user.id).not.toBe(member.memberId);
  });

  it('requires a code for that phone and this purpose', async () => {
    const member = await signIn(shop);
    expect(await ask(member, { type: 'erase' })).toMatchObject(refused(422, 'OTP_REQUIRED'));
    const proof = await proofOf(member);
    const wrong = { ...proof, code: wrongCode(proof.code) };
    expect(await ask(member, wrong)).toMatchObject(refused(422, 'OTP_WRONG'));
    const foreign = await proofOf(await signIn(shop));
    expect(await ask(member, foreign)).toMatchObject(refused(422, 'OTP_WRONG'));
    const login = await requestOtp(shop, (await signIn(shop)).phone);
    const unfit = { type: 'erase', otp_id: login.challenge.id, code: login.code };
    expect(await ask(member, unfit)).toMatchObject(refused(422, 'OTP_EXPIRED'));
    expect((await shop.call('GET', '/me', { token: member.token })).status).toBe(200);
    expect(await ask({ token: 'nobody' }, proof)).toMatchObject({ status: 401 });
  });

  it('is refused while something is pending, without using up the code', async () => {
    const member = await signIn(shop);
    const id = await plantOrder(shop, { ...member, productId: 1, status: 'shipped' });
    await plantConversation(shop, member);
    const proof = await proofOf(member);
    expect(await ask(member, proof)).toMatchObject(refused(409, 'OPEN_ORDERS'));
    await shop.db.execute(sql`UPDATE orders SET status = 'delivered' WHERE id = ${id}`);
    expect(await ask(member, proof)).toMatchObject(refused(409, 'CONVERSATION_GOES_ON'));
    await shop.db.execute(sql`UPDATE conversations SET state = 'closed', closed_at = now()
      WHERE member_id = ${member.memberId}`);
    expect(await ask(member, proof)).toMatchObject({ status: 201 });
  });

  it('is refused while the bank refuses a refund', async () => {
    const { shopper, id, paymentId } = await paid(shop, [[1, 1]]);
    await moveTo(shop, id, 'member', 'cancelled');
    shop.bank.faults.add('refuses refunds');
    await shop.jobs.returnMoney();
    shop.bank.faults.clear();
    expect(shop.reports.splice(0)).toEqual(['a refund was refused']);
    const proof = await proofOf(shopper);
    expect(await ask(shopper, proof)).toMatchObject(refused(409, 'OPEN_ORDERS'));
    const office = await signInStaff(shop);
    const body = { version: await paymentSeen(shop, office, paymentId), reason: 'Transfer 1042' };
    const path = `/api/admin/v1/payments/${paymentId}/resolve`;
    const done = await shop.call('POST', path, { ...office, body });
    expect(done.status).toBe(200);
    expect(await ask(shopper, proof)).toMatchObject({ status: 201 });
  });

  it('is refused for staff', async () => {
    const staff = await signInStaff(shop);
    expect(await ask(staff, await proofOf(staff))).toMatchObject(refused(403, 'FORBIDDEN'));
  });

  it('races with an order: exactly one of the two succeeds', async () => {
    const member = await shopperOf(shop);
    await fill(shop, member, [1, 1]);
    const [body, proof] = [await orderBody(shop, member), await proofOf(member)];
    const [erased, ordered] = await Promise.all([
      ask(member, proof),
      shop.call('POST', '/me/orders', {
        ...{ token: member.token, body },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      }),
    ]);
    expect([erased.status === 201, ordered.status === 201].filter(Boolean)).toHaveLength(1);
  });

  it('includes rows written a moment later', async () => {
    const member = await signIn(shop);
    expect(await ask(member, await proofOf(member))).toMatchObject({ status: 201 });
    const late = sql`INSERT INTO wishlist_items VALUES (${member.memberId}, 1, now())`;
    await shop.db.execute(late);
    await eraseLate({ ...shop.sweeping, ...createRepos(shop.db) });
    expect(shop.reports).toEqual([]);
    expect((await rowsOf(member.memberId))['wishlist_items.member_id']).toBe(0);
  });
});

it('stores requests of members, and shows corrections to the office', async () => {
  const member = await signIn(shop);
  expect(await ask(member, { type: 'access' })).toMatchObject({ status: 201 });
  expect(await ask(member, { type: 'rectify' })).toMatchObject({ status: 422 });
  const note = 'My birthday is 12 May.';
  expect(await ask(member, { type: 'rectify', note })).toMatchObject({ body: { done_at: null } });
  const told = sql`SELECT FROM contact_messages WHERE message = ${note} AND contact = ${member.phone}`;
  expect(await selectRows(shop.db, told)).toHaveLength(1);
  const { token } = member;
  const { body } = await shop.call('GET', '/me/data-requests', { token });
  const { entities } = dataRequestListSchema.parse(body);
  expect(entities.map(({ type }) => type).sort()).toEqual(['access', 'rectify']);
});

it('lets the office answer a correction once, visible to its member only', async () => {
  const member = await signIn(shop);
  const office = await signInStaff(shop);
  const note = 'My name is Malee.\nNot Mali.';
  const { body: asked } = await ask(member, { type: 'rectify', note });
  const desk = (
    method: 'GET' | 'POST',
    path: string,
    { token }: { token: string },
    body?: object,
  ) =>
    shop.call(method, `/api/admin/v1/data-requests${path}`, {
      token,
      body,
    });
  const { body: waiting } = await desk('GET', '?per_page=100', office);
  expect(staffDataRequestPageSchema.parse(waiting).entities).toContainEqual(
    expect.objectContaining({ id: asked['id'], note, phone_number: member.phone }),
  );
  const path = `/${String(asked['id'])}/answer`;
  expect(await desk('POST', path, member, { answer: 'Mine' })).toMatchObject({ status: 403 });
  expect(await desk('POST', path, office, { answer: ' ' })).toMatchObject({ status: 422 });
  const answers = await Promise.all([
    desk('POST', path, office, { answer: 'It is Malee now.' }),
    desk('POST', path, office, { answer: 'It is Malee now.' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const log = await shop.db
    .select({ changes: auditLog.changes })
    .from(auditLog)
    .where(eq(auditLog.action, 'request.answer'));
  expect(log).toEqual([{ changes: { state: ['waiting', 'answered'] } }]);
  const { token } = member;
  const { body } = await shop.call('GET', '/me/data-requests', { token });
  expect(dataRequestListSchema.parse(body).entities).toMatchObject([
    { type: 'rectify', note, answer: 'It is Malee now.', done_at: expect.any(String) as string },
  ]);
  const told = await shop.call<{ entities: object[] }>('GET', '/notifications', { token });
  expect(told.body.entities).toMatchObject([{ type: 'system', url: '/profile/privacy' }]);
  expect(JSON.stringify(told.body)).not.toContain('Malee');
});
