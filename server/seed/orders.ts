import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../lib/api/contract/order-values.ts';
import type { Database } from '../db/client.ts';
import type { Repos } from '../db/repos/all.ts';
import { products, stock } from '../db/schema/catalog.ts';
import { members } from '../db/schema/members.ts';
import { createTransact } from '../db/unit-of-work.ts';
import type { Address } from '../domain/addresses/ports.ts';
import type { Cart, CartItem } from '../domain/cart/ports.ts';
import { viewCart, type CartTerms } from '../domain/cart/view-cart.ts';
import type { PlaceMatch } from '../domain/geo/ports.ts';
import { ok, refuse, type Result } from '../domain/kernel/result.ts';
import { draftOrder } from '../domain/orders/draft-order.ts';
import { INITIAL_STATUS, type Actor } from '../domain/orders/machine.ts';
import { moveOrder } from '../domain/orders/move-order.ts';
import { ONLINE_WAREHOUSE } from '../domain/stock/ports.ts';
import { createGeoDirectory } from '../providers/geo/directory.ts';
import { orderNotices } from '../providers/notices/order-notices.ts';
import { randomIds } from '../world.ts';
import { DEMO_MEMBERS } from './demo-members.ts';

const HOUR_MS = 3_600_000;

interface Step {
  readonly to: OrderStatus;
  readonly actor: Actor;
  readonly hoursAgo: number;
}

interface Story {
  readonly placedHoursAgo: number;
  /** Pieces per line. */
  readonly quantities: readonly number[];
  readonly steps: readonly Step[];
  /** The member has opened what was told about it. */
  readonly read: boolean;
}

const confirmed = (hoursAgo: number): Step => ({
  to: 'cash_on_delivery',
  actor: 'system',
  hoursAgo,
});
const packed = (hoursAgo: number): Step => ({ to: 'packing', actor: 'staff', hoursAgo });
const shipped = (hoursAgo: number): Step => ({ to: 'shipped', actor: 'staff', hoursAgo });
const delivered = (hoursAgo: number): Step => ({ to: 'delivered', actor: 'system', hoursAgo });

/** One order for each state that an order can be in, the oldest first; none overlaps the next. */
const STORIES: readonly Story[] = [
  {
    placedHoursAgo: 600,
    quantities: [1, 2, 1],
    steps: [
      confirmed(600),
      packed(594),
      shipped(580),
      delivered(540),
      { to: 'completed', actor: 'system', hoursAgo: 372 },
    ],
    read: true,
  },
  {
    placedHoursAgo: 250,
    quantities: [2, 1],
    steps: [confirmed(250), packed(246), shipped(230), delivered(190)],
    read: true,
  },
  {
    placedHoursAgo: 150,
    quantities: [1],
    steps: [confirmed(150), { to: 'cancelled', actor: 'member', hoursAgo: 149.5 }],
    read: true,
  },
  {
    placedHoursAgo: 72,
    quantities: [1, 1],
    steps: [confirmed(72), packed(68), shipped(50)],
    read: false,
  },
  { placedHoursAgo: 26, quantities: [3], steps: [confirmed(26), packed(20)], read: false },
  { placedHoursAgo: 2, quantities: [1, 1, 2], steps: [confirmed(2)], read: false },
  { placedHoursAgo: 0, quantities: [1], steps: [], read: false },
];

const LINES = STORIES.reduce((sum, { quantities }) => sum + quantities.length, 0);

/**
 * Orders of the demo customer in each state, with their history, reservations and notifications, made by
 * the same rules as a shopper's. Does nothing where they exist, or before members and products do.
 */
export async function seedOrders(db: Database, now: Date): Promise<void> {
  const memberId = await demoCustomer(db);
  const shelf = await pickProducts(db);
  if (memberId === undefined || shelf.length === 0) return;
  const done = await createTransact(db)(async (repos) => {
    await repos.carts.lock(memberId);
    if (await repos.orders.idByKey(memberId, keyOf(0))) return ok(undefined);
    return tellStories({ repos, memberId, shelf, now });
  });
  if (!done.ok) throw new Error(`The demo orders were refused: ${JSON.stringify(done.refusal)}`);
}

interface Stage {
  readonly repos: Repos;
  readonly memberId: number;
  readonly shelf: readonly number[];
  readonly now: Date;
}

async function tellStories(stage: Stage): Promise<Result<undefined>> {
  const home = await homeOf(stage);
  let next = 0;
  for (const [index, story] of STORIES.entries()) {
    const ids = story.quantities.map((_, line) => stage.shelf[(next + line) % stage.shelf.length]);
    next += ids.length;
    const items = await itemsOf(stage, ids, story.quantities);
    const told = await tell(stage, { story, key: keyOf(index), items, home });
    if (!told.ok) return told;
    if (story.read) await stage.repos.notifications.markAllRead(stage.memberId, stage.now);
  }
  return ok(undefined);
}

const BARE_CART: Omit<Cart, 'items'> = {
  version: 0,
  saved: [],
  couponIds: [],
  optedOut: [],
  owner: { memberCode: '', birthdate: null },
};
const WITHOUT_OFFERS: Omit<CartTerms, 'now'> = {
  promotions: [],
  coupons: [],
  giftCards: [],
  deliveryMethod: 'home',
};

interface Plot {
  readonly story: Story;
  readonly key: string;
  readonly items: readonly CartItem[];
  readonly home: Address & { readonly places: PlaceMatch };
}

async function tell(
  { repos, memberId, now }: Stage,
  { story, key, items, home }: Plot,
): Promise<Result<undefined>> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const placedAt = at(story.placedHoursAgo);
  const draft = draftOrder({
    memberId,
    request: { idempotencyKey: key, paymentMethod: 'cod' },
    cart: viewCart({ ...BARE_CART, items }, { ...WITHOUT_OFFERS, now: placedAt }),
    address: home,
    now: placedAt,
  });
  const id = randomIds.orderId(placedAt);
  if (!(await repos.orders.insert({ ...draft, id }, 'member'))) return refuse('CREATE_ORDER_ERROR');
  for (const { product, qty } of items) {
    if (!(await repos.stock.reserve(id, product.id, qty))) return refuse('OUT_OF_STOCK');
  }
  let status = INITIAL_STATUS;
  for (const { to, actor, hoursAgo } of story.steps) {
    const order = { id, memberId, status };
    const moved = await moveOrder(repos, orderNotices, { order, to, actor, at: at(hoursAgo) });
    if (!moved.ok) return moved;
    status = moved.value;
  }
  return ok(undefined);
}

/** Different products in one order, in order of id as everybody who locks stock does. */
async function itemsOf(
  { repos, memberId, now }: Stage,
  ids: readonly (number | undefined)[],
  quantities: readonly number[],
): Promise<readonly CartItem[]> {
  const wanted = new Map<number, number>();
  for (const [line, id] of ids.entries()) {
    if (id !== undefined) wanted.set(id, quantities[line] ?? 1);
  }
  const items: CartItem[] = [];
  for (const [id, qty] of [...wanted].toSorted(([a], [b]) => a - b)) {
    const product = await repos.carts.product(memberId, id, now);
    if (product) items.push({ product, qty });
  }
  return items;
}

/** The member's default address; a new one in the middle of Bangkok where there is none. */
async function homeOf({ repos, memberId }: Stage): Promise<Plot['home']> {
  const geo = createGeoDirectory();
  const [existing] = await repos.addresses.list(memberId);
  const places = existing && (await geo.resolve(existing));
  if (places) return { ...existing, places };
  const matches = await geo.byZipcode(HOME.zipcode);
  const match = matches.find(({ subDistrict }) => subDistrict.name.en === 'Sam Sen Nai');
  if (!match) throw new Error('The place of the demo address is not in the directory');
  const codes = {
    provinceCode: match.province.code,
    districtCode: match.district.code,
    subDistrictCode: match.subDistrict.code,
  };
  const address = await repos.addresses.insert(memberId, { ...HOME, ...codes }, !existing);
  return { ...address, places: match };
}

const [CUSTOMER] = DEMO_MEMBERS;

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

async function demoCustomer(db: Database): Promise<number | undefined> {
  if (!CUSTOMER) return undefined;
  const [row] = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.phone, CUSTOMER.phone));
  return row?.id;
}

/** What a shopper would buy without a pharmacist, with enough left on the shelf. */
async function pickProducts(db: Database): Promise<readonly number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(stock, and(eq(stock.productId, products.id), eq(stock.branchId, ONLINE_WAREHOUSE)))
    .where(
      and(
        products.listed,
        inArray(products.drugClass, ['none', 'household']),
        gte(sql`${stock.onHand} - ${stock.reserved}`, 20),
      ),
    )
    .orderBy(desc(products.rank), products.id)
    .limit(LINES);
  return rows.map(({ id }) => id);
}

function keyOf(index: number): string {
  return `seed-order-${String(index + 1)}`;
}
