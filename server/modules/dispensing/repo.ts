import { and, asc, eq, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { prescriptionNumber } from '../../core/prescription.ts';
import type { PlaceInList } from '../../core/place-in-list.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import { byColumns, readPlaced, type Slice } from '../../db/keyset.ts';
import { branches } from '../../db/schema/branches.ts';
import { products } from '../../db/schema/catalog.ts';
import { approvals, conversationMessages } from '../../db/schema/conversations.ts';
import { prescriptions } from '../../db/schema/prescriptions.ts';
import { members } from '../../db/schema/members.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { createPatients } from '../health/named-patients.ts';
import { conversationPurpose } from '../health/rules/acknowledged.ts';
import { nameOfStaff } from '../pharmacy/name-of-staff.ts';
import { pharmacists } from '../pharmacy/schema.ts';
import type { DispensingRecord, DispensingRepo, Label, RecordFilter, ToDispense } from './ports.ts';
import { dispensingRecords } from './schema.ts';

/** Purpose under which a label is sealed. */
export const labelPurpose = (approvalId: number) => `label of approval ${String(approvalId)}`;

/** Records of one member that their screens and their copy of the data show. */
const MOST = 500;

/** An approval has one record, which it marks. */
const NEWEST_FIRST = byColumns(
  dispensingRecords.approvalId,
  [dispensingRecords.dispensedAt, dispensingRecords.id],
  true,
);

export function createDispensingRepo(db: Database): DispensingRepo {
  const read = async (
    sealer: Sealer,
    where: SQL | undefined,
    slice: Slice,
  ): Promise<readonly DispensingRecord[]> => {
    const rows = await db
      .select()
      .from(dispensingRecords)
      .where(and(where, slice.where))
      .orderBy(...slice.inOrder())
      .limit(slice.limit)
      .offset(slice.offset);
    return rows.map(({ id, branchId, approvalId, labelSealed }) => ({
      ...{ id, branchId },
      label: JSON.parse(sealer.open(labelSealed, labelPurpose(approvalId))) as Label,
    }));
  };
  const list = (sealer: Sealer, where: SQL | undefined, place: PlaceInList) =>
    readPlaced(NEWEST_FIRST, place, (slice) => read(sealer, where, slice));
  const all = async (sealer: Sealer, where: SQL | undefined) =>
    (await list(sealer, where, { limit: MOST, offset: 0 })).rows;
  return {
    toDispense: (orderId, sealer) => toDispense(db, orderId, sealer),
    pharmacist: async (memberId) => {
      const [row] = await db
        .select({
          en: pharmacists.nameEn,
          th: pharmacists.nameTh,
          licenceNo: pharmacists.licenceNo,
        })
        .from(pharmacists)
        .where(eq(pharmacists.memberId, memberId));
      return row && { name: { en: row.en, th: row.th }, licenceNo: row.licenceNo };
    },
    add: async (records, sealer) => {
      await db.insert(dispensingRecords).values(
        records.map(({ of: { approvalId, orderId, memberId, branchId }, by, at, label }) => ({
          ...{ approvalId, orderId, memberId, branchId },
          ...{ dispensedBy: by, dispensedAt: at },
          labelSealed: sealer.seal(JSON.stringify(label), labelPurpose(approvalId)),
        })),
      );
    },
    ofOrder: async (orderId, sealer) =>
      (await all(sealer, eq(dispensingRecords.orderId, orderId))).toReversed(),
    ofMember: (memberId, sealer) => all(sealer, eq(dispensingRecords.memberId, memberId)),
    list: (filter, place, sealer) => list(sealer, conditionOf(filter), place),
    count: (filter) => db.$count(dispensingRecords, conditionOf(filter)),
    deleteBefore: async (at) => {
      const gone = await db
        .delete(dispensingRecords)
        .where(lt(dispensingRecords.dispensedAt, at))
        .returning({ id: dispensingRecords.id });
      return gone.length;
    },
  };
}

function conditionOf({ branchIds, since, until }: RecordFilter): SQL | undefined {
  return and(
    branchIds && inArray(dispensingRecords.branchId, [...branchIds]),
    gte(dispensingRecords.dispensedAt, since),
    lt(dispensingRecords.dispensedAt, until),
  );
}

async function toDispense(
  db: Database,
  orderId: string,
  sealer: Sealer,
): Promise<readonly ToDispense[]> {
  const rows = await db
    .select({
      approval: approvals,
      product: products,
      branch: branches,
      directionsSealed: conversationMessages.bodySealed,
      approvedAt: conversationMessages.at,
      approver: nameOfStaff,
      licenceNo: pharmacists.licenceNo,
      prescription: { id: prescriptions.id, at: prescriptions.createdAt },
      /** Ordered pieces: an approval may allow more. */
      qty: sql<number>`(SELECT sum(item.qty)::int FROM ${orderItems} AS item
        WHERE item.order_id = ${orders.id} AND item.product_id = ${approvals.productId})`,
    })
    .from(approvals)
    .innerJoin(orders, eq(orders.id, approvals.orderId))
    .innerJoin(branches, eq(branches.id, orders.branchId))
    .innerJoin(products, eq(products.id, approvals.productId))
    .innerJoin(conversationMessages, eq(conversationMessages.approvalId, approvals.id))
    .innerJoin(members, eq(members.id, conversationMessages.authorId))
    .leftJoin(pharmacists, eq(pharmacists.memberId, conversationMessages.authorId))
    .leftJoin(
      prescriptions,
      and(
        eq(prescriptions.conversationId, approvals.conversationId),
        eq(prescriptions.state, 'accepted'),
      ),
    )
    .where(and(eq(approvals.orderId, orderId), isNull(approvals.withdrawnAt)))
    .orderBy(asc(approvals.id));
  const patients = await createPatients(db, sealer).ofApprovals(
    rows.map(({ approval }) => approval.id),
  );
  return rows.map(({ approval, product, branch, directionsSealed, approvedAt, ...row }) => {
    const patient = patients.get(approval.id);
    if (!patient) throw new Error(`approval ${String(approval.id)} has no patient`);
    return {
      ...{ approvalId: approval.id, orderId, memberId: approval.memberId, branchId: branch.id },
      ...{ patient, qty: row.qty },
      prescriptionNo: row.prescription && prescriptionNumber(row.prescription),
      drug: {
        name: { en: product.nameEn, th: product.nameTh },
        ingredients: { en: product.ingredientsEn, th: product.ingredientsTh },
        ...{ size: product.size, registrationNo: product.registrationNo },
      },
      directions: sealer.open(
        directionsSealed,
        conversationPurpose(approval.conversationId, 'message'),
      ),
      warnings: { en: product.warningsEn, th: product.warningsTh },
      approvedBy: { name: row.approver, licenceNo: row.licenceNo ?? '' },
      approvedAt: approvedAt.toISOString(),
      branch: {
        name: { en: branch.nameEn, th: branch.nameTh },
        address: { en: branch.addressEn, th: branch.addressTh },
        ...{ phone: branch.phone, licenceNo: branch.pharmacyLicenceNo ?? '' },
      },
    };
  });
}
