import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';

/** Name and address columns; one entry per member may be marked as default. */
const addressColumns = {
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  address1: text('address_1').notNull(),
  address2: text('address_2').notNull(),
  address3: text('address_3').notNull(),
  street: text('street').notNull(),
  provinceCode: text('province_code').notNull(),
  districtCode: text('district_code').notNull(),
  subDistrictCode: text('sub_district_code').notNull(),
  zipcode: text('zipcode').notNull(),
  mobile: text('mobile').notNull(),
  email: text('email').notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
};

export const addresses = pgTable(
  'addresses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    ...addressColumns,
  },
  (t) => [
    index('addresses_member').on(t.memberId),
    uniqueIndex('addresses_default')
      .on(t.memberId)
      .where(sql`is_default`),
  ],
);

/** Recipients of tax invoices (`docs/product/account.md`, "Tax addresses"). */
export const vatAddresses = pgTable(
  'vat_addresses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    kind: text('kind').$type<'person' | 'juristic'>().notNull(),
    taxId: text('tax_id').notNull(),
    companyName: text('company_name').notNull(),
    branchType: text('branch_type').$type<'head' | 'branch'>().notNull(),
    branchNo: text('branch_no').notNull(),
    storeId: text('store_id').notNull(),
    ...addressColumns,
  },
  (t) => [
    index('vat_addresses_member').on(t.memberId),
    uniqueIndex('vat_addresses_default')
      .on(t.memberId)
      .where(sql`is_default`),
  ],
);
