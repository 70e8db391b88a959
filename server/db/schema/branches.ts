import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { HolidayHours, WeekHours } from '../../core/hours.ts';
import { products } from './catalog.ts';
import { moment } from './columns.ts';

export const branches = pgTable(
  'branches',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    nameEn: text('name_en').notNull(),
    nameTh: text('name_th').notNull(),
    addressEn: text('address_en').notNull(),
    addressTh: text('address_th').notNull(),
    provinceCode: text('province_code').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    phone: text('phone').notNull(),
    hours: jsonb('hours').$type<WeekHours>().notNull(),
    services: jsonb('services').$type<readonly string[]>().notNull(),
    /** Hours on public holidays; null: as on any other day. */
    onHolidays: jsonb('on_holidays').$type<HolidayHours>(),
    /** Hours of the pharmacist; null without a pharmacist. */
    pharmacistHours: jsonb('pharmacist_hours').$type<WeekHours>(),
    /** Licence number of the branch's pharmacy, as on its displayed certificate; null without a pharmacy. */
    pharmacyLicenceNo: text('pharmacy_licence_no'),
    /** Since when it is closed for good; its orders and records stay. Null: open. */
    closedAt: moment('closed_at'),
  },
  (t) => [
    index('branches_name_en').on(t.nameEn, t.id),
    index('branches_name_th').on(t.nameTh, t.id),
  ],
);

/** Public holidays of Thailand, maintained by the operator: the cabinet adds days every year. */
export const publicHolidays = pgTable('public_holidays', {
  /** ISO 8601 calendar date in Asia/Bangkok. */
  date: text('date').primaryKey(),
  nameEn: text('name_en').notNull(),
  nameTh: text('name_th').notNull(),
  source: text('source').notNull(),
});

/**
 * Pieces per product and branch. Branch 0 is the online warehouse for home delivery. `reserved`
 * pieces belong to orders not packed yet, `expired` ones to lots past their last good day; the
 * database keeps them. Only `free` pieces are sold.
 */
export const stock = pgTable(
  'stock',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    branchId: integer('branch_id').notNull(),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
    expired: integer('expired').notNull().default(0),
    free: integer('free')
      .notNull()
      .generatedAlwaysAs(sql`greatest(on_hand - reserved - expired, 0)`),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.branchId] }),
    check(
      'stock_bounds',
      sql`${t.onHand} >= 0 AND ${t.reserved} >= 0 AND ${t.reserved} <= ${t.onHand} AND ${t.expired} >= 0`,
    ),
  ],
);
