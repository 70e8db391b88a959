import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { taxInvoices } from '../../server/modules/orders/schema.ts';
import type { TestMember } from './members.ts';
import { COMPANY, plantOrder } from './orders.ts';
import type { Shop } from './shop.ts';

/** Must not exist anywhere after the erasure. */
export const SECRET = 'Sriwilai';

/** Orders of a member with rows in every table: one with a tax invoice, one without. */
export interface WholeMember {
  readonly invoiced: string;
  readonly plain: string;
}

/** Requires stock of products 1 and 2. */
export async function plantWholeMember(
  shop: Shop,
  { memberId, phone }: TestMember,
  pharmacist: TestMember,
): Promise<WholeMember> {
  const order = { memberId, productId: 1, status: 'delivered', vatAddress: COMPANY } as const;
  const invoiced = await plantOrder(shop, order);
  const plain = await plantOrder(shop, order);
  const issuedAt = shop.clock.now();
  await shop.db.insert(taxInvoices).values({ orderId: invoiced, serial: 'ARUN-1', issuedAt });
  const place = sql.raw(
    `first_name, last_name, address_1, address_2, address_3, street, province_code, district_code, sub_district_code, zipcode, mobile, email`,
  );
  const home = sql`'Mali', ${SECRET}, '1', '', '', '', '50', '5001', '500108', '50200', ${phone}, ''`;
  const statements = [
    sql`UPDATE members SET first_name = 'Mali', last_name = ${SECRET}, email = 'Mali@Sriwilai.test',
      birthdate = '1994-05-12', coins = 300, id_kind = 'citizen_id', id_sealed = ${SECRET},
      id_hash = ${SECRET}, avatar = 'face' WHERE id = ${memberId}`,
    sql`INSERT INTO push_tokens (token, member_id, session_id, updated_at)
      SELECT 'their browser', member_id, id, now() FROM sessions WHERE member_id = ${memberId} LIMIT 1`,
    sql`INSERT INTO outbox (kind, recipient, body, created_at, sent_at, next_attempt_at) VALUES
      ('push', 'their browser', ${SECRET}, now(), NULL, now()),
      ('mail', 'Mali@Sriwilai.test', ${SECRET}, now(), now(), now())`,
    sql`INSERT INTO trusted_devices (id, member_id, secret_hash, expires_at)
      VALUES (${randomUUID()}, ${memberId}, 'x', now() + interval '9 days')`,
    sql`INSERT INTO addresses (member_id, ${place}) VALUES (${memberId}, ${home})`,
    sql`INSERT INTO vat_addresses (member_id, kind, tax_id, company_name, branch_type, branch_no,
      store_id, ${place}) VALUES (${memberId}, 'person', '1', '', 'head', '', '', ${home})`,
    sql`INSERT INTO notifications (member_id, type, title_en, title_th, body_en, body_th)
      VALUES (${memberId}, 'system', '', '', ${SECRET}, '')`,
    sql`INSERT INTO notice_preferences (member_id, topic, channel, enabled, updated_at)
      VALUES (${memberId}, 'order', 'push', false, now())`,
    sql`INSERT INTO wishlist_items VALUES (${memberId}, 1, now())`,
    sql`INSERT INTO stock_alerts VALUES (${memberId}, 1, now())`,
    sql`INSERT INTO search_alerts (member_id, query, keyword, created_at, searched_at)
      VALUES (${memberId}, ${SECRET}, ${SECRET}, now(), now())`,
    sql`INSERT INTO opening_alerts VALUES (${memberId}, now())`,
    sql`INSERT INTO consent_letters VALUES (7, '', '', '', '', '', '')`,
    sql`INSERT INTO consent_answers (member_id, version, decision, email, locale, answered_at)
      VALUES (${memberId}, 7, 'accepted', 'mali@sriwilai.test', 'th', now())`,
    sql`INSERT INTO consent_ledger (member_id, version, decision, locale, answered_at)
      VALUES (${memberId}, 7, 'accepted', 'th', now())`,
    sql`INSERT INTO health_profiles VALUES (${memberId}, ${SECRET}, '1', now(), now())`,
    sql`INSERT INTO family_members (member_id, profile_sealed, created_at, updated_at)
      VALUES (${memberId}, ${SECRET}, now(), now())`,
    sql`INSERT INTO health_consent_ledger (member_id, version, decision, at)
      VALUES (${memberId}, '1', 'given', now())`,
    sql`INSERT INTO surveys (id, title_en, title_th, description_en, description_th, coins,
      questions, starts_at, ends_at) VALUES (7, '', '', '', '', 0, '[]', now(), now() + interval '1 day')`,
    sql`INSERT INTO survey_answers VALUES (7, ${memberId}, ${JSON.stringify({ a: SECRET })}, 0, now())`,
    sql`INSERT INTO campaign_actions VALUES (${memberId}, 'songkran', 'join', now())`,
    sql`INSERT INTO e_cards (member_id, idempotency_key, design, to_name, to_email, from_name, message,
      send_at, created_at) VALUES (${memberId}, 'k', 'birthday', '', '', ${SECRET}, '', now(), now())`,
    sql`INSERT INTO gift_card_sales (order_id, design, amount, to_name, to_email, from_name, message,
      send_at) VALUES (${plain}, 'birthday', 100, 'Nok', 'nok@example.com', ${SECRET}, '', now())`,
    sql`INSERT INTO loyalty_cards VALUES ('710000000001', ${phone}, NULL, 0, ${memberId}, now())`,
    sql`INSERT INTO order_returns (order_id, status, reason, detail, lines, requested_at)
      VALUES (${plain}, 'refunded', 'other', ${SECRET}, '[]', now())`,
    sql`INSERT INTO idempotency_keys VALUES (${memberId}, 'k', '', 200, ${JSON.stringify(SECRET)}, now())`,
    sql`INSERT INTO carts VALUES (${memberId}, 1, now())`,
    sql`INSERT INTO cart_items (member_id, product_id, qty) VALUES (${memberId}, 1, 1)`,
    sql`INSERT INTO promotion_groups (id, kind, name_en, name_th, details_en, details_th, picture,
      starts_at, ends_at, position) VALUES (7, 'buy_x_get_y', '', '', '', '', '', now(), now() + interval '1 day', 0)`,
    sql`INSERT INTO cart_opt_outs VALUES (${memberId}, 7)`,
    sql`INSERT INTO member_coupons (id, member_id, coins, status, order_id, expires_at, created_at)
      VALUES (7, ${memberId}, 50, 'ready', NULL, now(), now()),
        (8, ${memberId}, 50, 'used', ${plain}, now(), now())`,
    sql`INSERT INTO cart_coupons VALUES (${memberId}, 7)`,
    sql`INSERT INTO coin_entries (member_id, amount, remaining, reason, at)
      VALUES (${memberId}, 300, 300, 'opening', now())`,
    ...reviewed(memberId, invoiced, plain),
    sql`INSERT INTO uploads VALUES ('face', ${memberId}, 'avatar', 1, 1, true, now(), NULL)`,
    sql`INSERT INTO conversations (id, member_id, question_id, state, intake_sealed, consent_version,
      pharmacist_id, closed_at) VALUES (7, ${memberId}, 1, 'closed', ${SECRET}, '1', ${pharmacist.memberId}, now())`,
    sql`INSERT INTO video_calls (conversation_id, member_id, pharmacist_id, media, state, rung_by, rung_at,
      ended_at, end_reason, touched_at) VALUES (7, ${memberId}, ${pharmacist.memberId}, 'voice', 'ended',
      'member', now(), now(), 'missed', now())`,
    sql`INSERT INTO approvals (id, conversation_id, member_id, product_id, qty, expires_at)
      VALUES (7, 7, ${memberId}, 1, 1, now())`,
    sql`INSERT INTO conversation_messages (conversation_id, sender, author_id, client_msg_id,
      body_sealed, approval_id, at) VALUES
      (7, 'member', ${memberId}, ${randomUUID()}, ${SECRET}, NULL, now()),
      (7, 'pharmacist', ${pharmacist.memberId}, ${randomUUID()}, 'One a day', 7, now())`,
    sql`INSERT INTO prescriptions (conversation_id, member_id, detail_sealed, created_at)
      VALUES (7, ${memberId}, ${SECRET}, now())`,
    sql`INSERT INTO follow_ups (conversation_id, member_id, due_at, answer_sealed)
      VALUES (7, ${memberId}, now(), ${SECRET})`,
    sql`INSERT INTO refill_reminders (member_id, product_id, days, remind_at, set_at)
      VALUES (${memberId}, 1, 30, now(), now())`,
    sql`INSERT INTO referrals (conversation_id, member_id, author_id, client_msg_id, letter_sealed, at)
      VALUES (7, ${memberId}, ${pharmacist.memberId}, ${randomUUID()}, ${SECRET}, now())`,
    sql`INSERT INTO questionnaire_cases (member_id, order_id, conversation_id, state, answers_sealed,
      decision_sealed, decided_by, decided_at, decision_hours, created_at) VALUES
      (${memberId}, ${plain}, 7, 'refused', ${SECRET}, ${SECRET}, ${pharmacist.memberId}, now(), 24, now())`,
    sql`INSERT INTO branches (id, name_en, name_th, address_en, address_th, province_code, lat, lng,
      phone, hours, services) VALUES (77, '', '', '', '', '10', 0, 0, '', '[]', '[]')`,
    sql`INSERT INTO dispensing_records (approval_id, order_id, member_id, branch_id, dispensed_by,
      dispensed_at, label_sealed)
      VALUES (7, ${plain}, ${memberId}, 77, ${pharmacist.memberId}, now(), 'sealed')`,
    sql`INSERT INTO red_flag_stops (member_id, told_sealed, at) VALUES (${memberId}, ${SECRET}, now())`,
    sql`INSERT INTO subscriptions (email, locale, asked_at) VALUES ('mali@sriwilai.test', 'th', now())`,
    sql`INSERT INTO contact_messages (submission_id, reference, name, contact, topic, message, locale,
      created_at) VALUES (${randomUUID()}, 'C-1', ${SECRET}, ${phone}, 'order', '', 'th', now())`,
    sql`INSERT INTO data_requests (id, member_id, type, note, answer, created_at, done_at)
      VALUES (${randomUUID()}, ${memberId}, 'rectify', ${SECRET}, ${SECRET}, now(), now())`,
  ];
  for (const statement of statements) await shop.db.execute(statement);
  return { invoiced, plain };
}

/** One published and one pending review, and votes on another member's. */
function reviewed(memberId: number, invoiced: string, plain: string) {
  const columns = sql.raw(
    `id, product_id, member_id, order_id, line, author, rating, body, language, photos, verified, published, created_at`,
  );
  return [
    sql`INSERT INTO reviews (${columns}) VALUES
      (7, 1, ${memberId}, ${invoiced}, 1, ${`Mali ${SECRET}`}, 5, 'Good', 'th', '["face"]', true, true, now()),
      (8, 1, ${memberId}, ${plain}, 1, ${`Mali ${SECRET}`}, 1, 'Waits', 'th', '[]', true, false, now()),
      (9, 1, NULL, NULL, NULL, 'Nok', 4, 'Fine', 'en', '[]', true, true, now())`,
    sql`INSERT INTO review_votes VALUES (9, ${memberId}, now())`,
    sql`INSERT INTO review_reports (review_id, member_id, at, reason) VALUES (9, ${memberId}, now(), 'spam')`,
  ];
}
