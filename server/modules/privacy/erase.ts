import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { openingAlerts } from '../../db/schema/conversations.ts';
import { familyMembers } from '../../db/schema/family.ts';
import { members, otpChallenges, sessions, trustedDevices } from '../../db/schema/members.ts';
import { idempotencyKeys, outbox } from '../../db/schema/operations.ts';
import { orders } from '../../db/schema/orders.ts';
import { uploads } from '../../db/schema/uploads.ts';
import { addresses, vatAddresses } from '../addresses/schema.ts';
import { campaignActions } from '../campaigns/schema.ts';
import { cartCoupons, cartItems, cartOptOuts, carts } from '../cart/schema.ts';
import { consentAnswers } from '../consents/schema.ts';
import { contactMessages } from '../contact/schema.ts';
import { createErasure } from '../conversations/erasure-repo.ts';
import { eCards } from '../e-cards/schema.ts';
import { healthProfiles } from '../health/schema.ts';
import { loyaltyCards, purchases } from '../members/schema.ts';
import { noticePreferences, notifications, pushTokens } from '../notifications/schema.ts';
import { orderReturns, taxInvoices } from '../orders/schema.ts';
import { reviewReports, reviewVotes, reviews } from '../reviews/schema.ts';
import { surveyAnswers } from '../surveys/schema.ts';
import { coinEntries, giftCardSales, memberCoupons } from '../wallet/schema.ts';
import { stockAlerts, wishlistItems } from '../wishes/schema.ts';
import { dataRequests } from './schema.ts';

/** Deleted with the account, in dependency order. */
const ERASED: readonly (PgTable & { readonly memberId: PgColumn })[] = [
  pushTokens,
  sessions,
  trustedDevices,
  addresses,
  vatAddresses,
  notifications,
  noticePreferences,
  wishlistItems,
  stockAlerts,
  openingAlerts,
  cartCoupons,
  cartOptOuts,
  cartItems,
  carts,
  consentAnswers,
  familyMembers,
  healthProfiles,
  surveyAnswers,
  campaignActions,
  eCards,
  loyaltyCards,
  purchases,
  reviewVotes,
  reviewReports,
  idempotencyKeys,
];

/**
 * Deletes identifying data, and what the member stored for private use. Records required by law stay under an
 * anonymous id (`docs/product/account.md`, "Deleting an account"). Idempotent. Call in a transaction.
 */
export async function eraseMember(db: Database, memberId: number, now: Date): Promise<void> {
  const [member] = await db
    .select({ phone: members.phone, email: members.email })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member) return;
  await eraseMessages(db, memberId, member);
  for (const table of ERASED) await db.delete(table).where(eq(table.memberId, memberId));
  // The request stays, its text does not.
  await db
    .update(dataRequests)
    .set({ note: '', answer: '', doneAt: sql`COALESCE(${dataRequests.doneAt}, ${at(now)})` })
    .where(eq(dataRequests.memberId, memberId));
  await createErasure(db).eraseOf(memberId, now);
  await leaveReviews(db, memberId);
  await endWallet(db, memberId, now);
  await emptyOrders(db, memberId);
  // The files are deleted by the next sweep.
  await db
    .update(uploads)
    .set({ expiresAt: now, isPublic: false })
    .where(eq(uploads.memberId, memberId));
  const nobody = `erased-${String(memberId)}`;
  await db
    .update(members)
    .set({
      ...{ phone: nobody, memberCode: nobody, avatar: null, registeredAt: null },
      ...{ title: '', firstName: '', lastName: '', email: '', gender: null, birthdate: null },
      ...{ idKind: null, idSealed: null, idHash: null, idLastDigits: '', passportExpiry: null },
    })
    .where(eq(members.id, memberId));
}

/**
 * Deletes messages to the phone, the browsers and the email address; pending mails are sent first. The subscription
 * stays, because the address was never verified and may belong to another person.
 */
async function eraseMessages(
  db: Database,
  memberId: number,
  { phone, email }: { readonly phone: string; readonly email: string },
): Promise<void> {
  await db.execute(sql`DELETE FROM ${outbox} WHERE recipient = ${phone}
    OR (recipient = ${email} AND sent_at IS NOT NULL)
    OR recipient IN (SELECT token FROM ${pushTokens} WHERE member_id = ${memberId})`);
  await db.delete(otpChallenges).where(eq(otpChallenges.phone, phone));
  await db.delete(contactMessages).where(eq(contactMessages.contact, phone));
}

function at(now: Date) {
  return sql`${now.toISOString()}::timestamptz`;
}

/** Published reviews stay anonymously, without name, pictures and references. */
async function leaveReviews(db: Database, memberId: number): Promise<void> {
  await db.delete(reviews).where(and(eq(reviews.memberId, memberId), eq(reviews.published, false)));
  await db
    .update(reviews)
    .set({
      author: sql`CASE ${reviews.language} WHEN 'th' THEN 'สมาชิก' ELSE 'Member' END`,
      ...{ memberId: null, orderId: null, line: null, photos: [] },
    })
    .where(eq(reviews.memberId, memberId));
}

/** Expires remaining coins and coupons; past sums stay. */
async function endWallet(db: Database, memberId: number, now: Date): Promise<void> {
  await db.execute(sql`INSERT INTO ${coinEntries} (member_id, amount, reason, at)
    SELECT id, -coins, 'expired', ${at(now)} FROM ${members} WHERE id = ${memberId} AND coins > 0`);
  await db.update(coinEntries).set({ remaining: 0 }).where(eq(coinEntries.memberId, memberId));
  await db.update(members).set({ coins: 0 }).where(eq(members.id, memberId));
  await db
    .update(memberCoupons)
    .set({ status: 'expired' })
    .where(and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.status, 'ready')));
}

/** Blank address; the province stays for statistics. */
const NOWHERE = JSON.stringify({
  ...{ firstName: '', lastName: '', address1: '', address2: '', address3: '', street: '' },
  ...{ mobile: '', email: '' },
});

/** Tax invoices keep their recipient as long as they are stored. All other names in orders are removed. */
export async function emptyOrders(db: Database, memberId: number): Promise<void> {
  await db.execute(sql`UPDATE ${orders} SET address = address || ${NOWHERE}::jsonb
    WHERE member_id = ${memberId} AND address IS NOT NULL`);
  await db.execute(sql`UPDATE ${orders} SET vat_address = NULL
    WHERE member_id = ${memberId} AND NOT EXISTS (
      SELECT FROM ${taxInvoices} AS paper WHERE paper.order_id = ${orders}.id)`);
  const own = sql`SELECT id FROM ${orders} WHERE member_id = ${memberId}`;
  await db.execute(sql`UPDATE ${orderReturns} SET detail = '' WHERE order_id IN (${own})`);
  await db.execute(sql`UPDATE ${giftCardSales}
    SET to_name = '', to_email = '', from_name = '', message = '' WHERE order_id IN (${own})`);
}
