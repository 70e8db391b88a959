import type { OpenDatabase } from '../../server/db/client.ts';
import { addresses, vatAddresses } from '../../server/modules/addresses/schema.ts';
import { cartItems, carts } from '../../server/modules/cart/schema.ts';
import type { Clock, Hasher } from '../../server/core/ports.ts';
import { HOME, type Shopper } from './checkout.ts';
import { signIn } from './members.ts';

interface CrowdWorld extends Pick<OpenDatabase, 'db'> {
  readonly clock: Clock;
  readonly hasher: Hasher;
}

/** Signed-in members with an address and a cart of version 1 with one piece of a product, inserted directly. */
export async function plantCrowd(
  world: CrowdWorld,
  count: number,
  productId: number,
): Promise<readonly Shopper[]> {
  const members = [];
  for (let n = 0; n < count; n += 1) {
    const phone = `07${String(n).padStart(8, '0')}`;
    members.push(await signIn(world, phone));
  }
  const { db } = world;
  const ids = await db
    .insert(addresses)
    .values(members.map(({ memberId }) => toAddressRow(memberId)))
    .returning({ id: addresses.id, memberId: addresses.memberId });
  const addressOf = new Map(ids.map(({ id, memberId }) => [memberId, id]));
  await db.insert(carts).values(members.map(({ memberId }) => ({ memberId, version: 1 })));
  await db
    .insert(cartItems)
    .values(members.map(({ memberId }) => ({ memberId, productId, qty: 1 })));
  return members.map((member) => ({ ...member, addressId: addressOf.get(member.memberId) ?? 0 }));
}

export async function plantTaxAddresses(
  { db }: Pick<CrowdWorld, 'db'>,
  crowd: readonly Pick<Shopper, 'memberId'>[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .insert(vatAddresses)
    .values(crowd.map(({ memberId }) => ({ ...toAddressRow(memberId), ...PERSON })))
    .returning({ id: vatAddresses.id, memberId: vatAddresses.memberId });
  return new Map(rows.map(({ id, memberId }) => [memberId, id]));
}

const PERSON = {
  kind: 'person',
  taxId: '3100600445635',
  companyName: '',
  branchType: 'head',
  branchNo: '00000',
  storeId: '',
} as const;

function toAddressRow(memberId: number): typeof addresses.$inferInsert {
  return {
    memberId,
    firstName: HOME.first_name,
    lastName: HOME.last_name,
    address1: HOME.address_1,
    address2: '',
    address3: '',
    street: HOME.street,
    provinceCode: HOME.province_code,
    districtCode: HOME.district_code,
    subDistrictCode: HOME.sub_district_code,
    zipcode: HOME.zipcode,
    mobile: HOME.mobile,
    email: '',
    isDefault: true,
  };
}
