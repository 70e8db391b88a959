import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Database } from '../../server/db/client.ts';
import type { Repos } from '../../server/runtime/repos.ts';
import { branches, stock } from '../../server/db/schema/branches.ts';
import { products } from '../../server/db/schema/catalog.ts';
import { members } from '../../server/db/schema/members.ts';
import { readyAt } from '../../server/modules/branches/rules/ready.ts';
import { type Destination, toOrderAddress } from '../../server/modules/orders/rules/destination.ts';
import { ONLINE_WAREHOUSE } from '../../server/modules/stock/ports.ts';
import { createGeoDirectory } from '../../server/modules/regions/directory/directory.ts';
import { randomIds } from '../../server/core/world.ts';
import { DEMO_MEMBERS } from './demo-members.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

const [CUSTOMER] = DEMO_MEMBERS;
const BRANCH = DEMO_PEOPLE.find(({ branchId }) => branchId !== undefined)?.branchId ?? 0;

const HOME = {
  firstName: 'ณัฐชา',
  lastName: 'วงศ์อรุณ',
  address1: '88/14',
  address2: 'ซอยอารีย์ 4',
  address3: '',
  street: 'ถนนพหลโยธิน',
  zipcode: '10400',
  mobile: '0812345678',
  email: 'natcha@example.com',
};

export interface Shelf {
  readonly branchId: number;
  readonly productIds: readonly number[];
}

export async function demoCustomer(db: Database): Promise<number | undefined> {
  if (!CUSTOMER) return undefined;
  const [row] = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.phone, CUSTOMER.phone));
  return row?.id;
}

/** Products sold without a pharmacist, with enough stock in the warehouse. */
export function warehouseOf(db: Database, lines: number): Promise<Shelf> {
  return shelfOf(db, ONLINE_WAREHOUSE, { pieces: 20, lines });
}

/** A pickup branch with its goods; undefined if none has enough. */
export async function pickupShelf(db: Database): Promise<Shelf | undefined> {
  const rows = await db
    .select({ id: branches.id, services: branches.services })
    .from(branches)
    .orderBy(desc(eq(branches.id, BRANCH)), asc(branches.id));
  for (const { id, services } of rows) {
    if (!services.includes('pickup')) continue;
    const shelf = await shelfOf(db, id, { pieces: 9, lines: 4 });
    if (shelf.productIds.length >= 2) return shelf;
  }
  return undefined;
}

async function shelfOf(
  db: Database,
  branchId: number,
  { pieces, lines }: { readonly pieces: number; readonly lines: number },
): Promise<Shelf> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(stock, and(eq(stock.productId, products.id), eq(stock.branchId, branchId)))
    .where(
      and(
        products.listed,
        inArray(products.drugClass, ['none', 'household']),
        gte(stock.free, pieces),
      ),
    )
    .orderBy(desc(products.rank), products.id)
    .limit(lines);
  return { branchId, productIds: rows.map(({ id }) => id) };
}

/** The member's default address; creates one in central Bangkok if missing. */
export async function homeOf(repos: Repos, memberId: number): Promise<Destination> {
  const geo = createGeoDirectory();
  const [existing] = await repos.addresses.list(memberId);
  const places = existing && (await geo.resolve(existing));
  const nowhere = { branchId: null, readyAt: null, pickupCode: null };
  if (places) {
    return { deliveryMethod: 'home', address: toOrderAddress(existing, places), ...nowhere };
  }
  const matches = await geo.byZipcode(HOME.zipcode);
  const match = matches.find(({ subDistrict }) => subDistrict.name.en === 'Sam Sen Nai');
  if (!match) throw new Error('The region of the demo address is not in the directory');
  const codes = {
    provinceCode: match.province.code,
    districtCode: match.district.code,
    subDistrictCode: match.subDistrict.code,
  };
  const address = await repos.addresses.insert(memberId, { ...HOME, ...codes }, !existing);
  return { deliveryMethod: 'home', address: toOrderAddress(address, match), ...nowhere };
}

export async function branchOf(repos: Repos, branchId: number, at: Date): Promise<Destination> {
  const branch = await repos.branches.byId(branchId);
  return {
    deliveryMethod: 'pickup',
    address: null,
    branchId,
    readyAt: branch ? readyAt(branch, at) : null,
    pickupCode: randomIds.letters(6),
  };
}
