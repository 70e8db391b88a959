import type { Tell } from './core/signals.ts';
import { together } from './core/together.ts';
import type { Needs } from './core/transact.ts';
import type { Database } from './db/client.ts';
import type { ApiApp } from './http/context.ts';
import type { Erases, Module, ModuleJob } from './http/module.ts';
import { under, type Permissions } from './http/permissions/table.ts';
import { audit } from './modules/audit/module.ts';
import { addresses } from './modules/addresses/module.ts';
import { banners } from './modules/banners/module.ts';
import { branchDays } from './modules/branch-days/module.ts';
import { branchRecords } from './modules/branch-records/module.ts';
import { branches } from './modules/branches/module.ts';
import { campaigns } from './modules/campaigns/module.ts';
import { careGuides } from './modules/care-guides/module.ts';
import { cart } from './modules/cart/module.ts';
import { catalog, products } from './modules/catalog/module.ts';
import { consents } from './modules/consents/module.ts';
import { contact } from './modules/contact/module.ts';
import { contents } from './modules/contents/module.ts';
import { conversations } from './modules/conversations/module.ts';
import { dispensing } from './modules/dispensing/module.ts';
import { devices } from './modules/devices/module.ts';
import { eCards } from './modules/e-cards/module.ts';
import { events } from './modules/events/module.ts';
import { followUps } from './modules/follow-ups/module.ts';
import { regions } from './modules/regions/module.ts';
import { giftCards } from './modules/gift-cards/module.ts';
import { health } from './modules/health/module.ts';
import { identity } from './modules/identity/module.ts';
import { imports } from './modules/imports/module.ts';
import { invoices } from './modules/invoices/module.ts';
import { maintenance } from './modules/maintenance/module.ts';
import { media } from './modules/media/module.ts';
import { members } from './modules/members/module.ts';
import { notifications } from './modules/notifications/module.ts';
import { offers } from './modules/offers/module.ts';
import { office } from './modules/office/module.ts';
import { orderActions, orders } from './modules/orders/module.ts';
import { pages } from './modules/pages/module.ts';
import { payments } from './modules/payments/module.ts';
import { people } from './modules/people/module.ts';
import { pharmacy } from './modules/pharmacy/module.ts';
import { prescriptions } from './modules/prescriptions/module.ts';
import { privacy } from './modules/privacy/module.ts';
import { referrals } from './modules/referrals/module.ts';
import { officeProducts } from './modules/products/module.ts';
import { questionnaires } from './modules/questionnaires/module.ts';
import { refills } from './modules/refills/module.ts';
import { publishedReviews, reviewModeration, reviews } from './modules/reviews/module.ts';
import { search } from './modules/search/module.ts';
import { shelves } from './modules/shelves/module.ts';
import { staff } from './modules/staff/module.ts';
import { stock } from './modules/stock/module.ts';
import { subscriptions } from './modules/subscriptions/module.ts';
import { suggestions } from './modules/suggestions/module.ts';
import { surveys } from './modules/surveys/module.ts';
import { uploads } from './modules/uploads/module.ts';
import { views } from './modules/views/module.ts';
import { videoCalls } from './modules/video-calls/module.ts';
import { wallet } from './modules/wallet/module.ts';
import { wishes } from './modules/wishes/module.ts';

/**
 * All modules, in the order of the API document. `/products/web` of the search precedes
 * `/products/{id}`, which would match it as an id.
 */
const MODULES = [
  maintenance,
  catalog,
  search,
  careGuides,
  suggestions,
  products,
  publishedReviews,
  offers,
  banners,
  regions,
  branches,
  identity,
  members,
  reviews,
  uploads,
  surveys,
  cart,
  addresses,
  wallet,
  orders,
  giftCards,
  eCards,
  orderActions,
  payments,
  invoices,
  notifications,
  events,
  wishes,
  consents,
  audit,
  people,
  staff,
  dispensing,
  conversations,
  referrals,
  followUps,
  refills,
  prescriptions,
  questionnaires,
  videoCalls,
  reviewModeration,
  contents,
  pages,
  campaigns,
  contact,
  devices,
  health,
  privacy,
  branchDays,
  branchRecords,
  subscriptions,
  pharmacy,
  media,
  officeProducts,
  imports,
  shelves,
  stock,
  office,
  views,
] as const satisfies readonly Module[];

const withRepos = MODULES.filter((module) => 'repos' in module);
const withUseCases = MODULES.filter((module) => 'useCases' in module);
const withRoutes = MODULES.filter((module) => 'routes' in module);
const withStaffRoutes = MODULES.filter((module) => 'staffRoutes' in module);
const withPorts = MODULES.filter((module) => 'ports' in module);
const withJobs = MODULES.filter((module) => 'jobs' in module);

export const PERMISSIONS: Permissions = new Map([
  ...MODULES.flatMap(({ calls }: Module) => under('/api/v1', calls ?? {})),
  ...MODULES.flatMap(({ staffCalls }: Module) => under('/api/admin/v1', staffCalls ?? {})),
]);

const withErases = MODULES.filter((module) => 'erases' in module);
const ERASURES: readonly Erases<Database>[] = withErases.map(({ erases }) => erases);
const EXPORTED = together(MODULES.map(({ exports = {} }: Module) => exports));

interface RepoOptions {
  readonly limitDays: number;
  readonly tell: Tell;
}

export function reposOf(db: Database, options: RepoOptions) {
  const all = { ...options, erasures: ERASURES };
  return together(withRepos.map(({ repos }) => repos(db, all)));
}

type ManyPorts = (typeof withPorts)[number]['ports'];

/** Dependencies of the domains besides the database, the same in every shop. */
export function portsOf(world: Needs<ManyPorts>) {
  return together(withPorts.map(({ ports }) => ports(world)));
}

type ManyUseCases = (typeof withUseCases)[number]['useCases'];

/** @param world dependencies of all use cases */
export function useCasesOf(world: Needs<ManyUseCases>) {
  const all = together(withUseCases.map(({ useCases }) => useCases(world)));
  return { ...all, exported: EXPORTED };
}

type ManyRoutes =
  | (typeof withRoutes)[number]['routes']
  | (typeof withStaffRoutes)[number]['staffRoutes'];

/** Dependencies of the routes: use cases and parts of the service. */
export type Parts = [ManyRoutes] extends [(app: ApiApp, parts: infer All) => void] ? All : never;

/** @param staffApp the app of the staff calls */
export function addRoutes(app: ApiApp, staffApp: ApiApp, parts: Parts): void {
  for (const { routes } of withRoutes) routes(app, parts);
  for (const { staffRoutes } of withStaffRoutes) staffRoutes(staffApp, parts);
}

type ManyJobs = (typeof withJobs)[number]['jobs'];

export function jobsOf(world: Needs<ManyJobs>): readonly ModuleJob[] {
  return withJobs.flatMap(({ jobs }): readonly ModuleJob[] => jobs(world));
}
