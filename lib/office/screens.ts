import type { MessageId } from '../i18n/messages.ts';
import type { PlainPath } from '../pages/path-to.ts';
import type { Ability } from '../people/contract-values.ts';

/** Parts of the navigation, in its order. */
export const SCREEN_GROUPS = [
  ...(['today', 'sales', 'service', 'pharmacy', 'catalog', 'stock'] as const),
  ...(['people', 'branches'] as const),
] as const;
export type ScreenGroup = (typeof SCREEN_GROUPS)[number];

/** Icons of the kit that entries use. */
type ScreenIcon =
  | 'cash'
  | 'clock'
  | 'download'
  | 'edit'
  | 'filter'
  | 'grid'
  | 'home'
  | 'image'
  | 'leaf'
  | 'package'
  | 'phone'
  | 'pill'
  | 'receipt'
  | 'refresh'
  | 'shield'
  | 'star'
  | 'store'
  | 'tag'
  | 'user';

export interface Screen {
  readonly group: ScreenGroup;
  readonly path: PlainPath;
  readonly label: MessageId<'office'>;
  readonly icon: ScreenIcon;
  /** Any of them opens it; empty for everybody who works here. */
  readonly abilities: readonly Ability[];
  /** View of the page that the entry opens, `tab` of its address. */
  readonly tab: string | undefined;
}

type Label =
  MessageId<'office'> extends infer Id
    ? Id extends `office.screen.${infer Name}`
      ? Name
      : never
    : never;

function screen(
  group: ScreenGroup,
  path: PlainPath,
  label: Label,
  icon: ScreenIcon,
  abilities: readonly Ability[] = [],
  tab?: string,
): Screen {
  return { group, path, label: `office.screen.${label}`, icon, abilities, tab };
}

/** Screens of the office. Navigation and search list those that a person may open. */
export const SCREENS: readonly Screen[] = [
  screen('today', '/staff', 'today', 'home'),
  screen('sales', '/staff/orders', 'orders', 'receipt', ['orders.read']),
  screen('sales', '/staff/orders', 'payments', 'cash', ['payments.read'], 'payments'),
  screen('sales', '/staff/orders', 'returns', 'refresh', ['orders.read'], 'returns'),
  screen('service', '/staff/reviews', 'reviews', 'star', ['reviews.moderate']),
  screen('service', '/staff/requests', 'requests', 'shield', ['requests.answer']),
  screen('service', '/staff/codes', 'codes', 'phone', ['codes.issue']),
  screen('pharmacy', '/staff/pharmacy', 'pharmacy', 'pill', [
    'consultations.hold',
    'consultations.lead',
  ]),
  screen('pharmacy', '/staff/cases', 'cases', 'edit', ['consultations.hold']),
  screen('pharmacy', '/staff/dispensing', 'dispensing', 'leaf', ['dispensing.read']),
  screen('catalog', '/staff/products', 'products', 'package', ['catalog.read']),
  screen('catalog', '/staff/brands', 'brands', 'tag', ['catalog.read']),
  screen('catalog', '/staff/categories', 'categories', 'grid', ['catalog.read']),
  screen('catalog', '/staff/attributes', 'attributes', 'filter', ['catalog.read']),
  screen('catalog', '/staff/lists', 'lists', 'star', ['catalog.read']),
  screen('catalog', '/staff/imports', 'imports', 'download', ['imports.run']),
  screen('catalog', '/staff/media', 'media', 'image', ['catalog.read']),
  screen('stock', '/staff/stock', 'stock', 'store', ['stock.read']),
  screen('people', '/staff/people', 'people', 'user', ['people.read']),
  screen('people', '/staff/people/roles', 'roles', 'shield', ['people.read']),
  screen('people', '/staff/audit', 'audit', 'edit', ['audit.read']),
  screen('people', '/staff/sign-in', 'signIn', 'shield'),
  screen('branches', '/staff/branches', 'branches', 'store', ['branches.write']),
  screen('branches', '/staff/branches/hours', 'hours', 'clock', ['hours.write']),
];

export function mayOpen({ abilities }: Screen, held: ReadonlySet<Ability>): boolean {
  return abilities.length === 0 || abilities.some((one) => held.has(one));
}

/** Entry of the navigation for an address without its language: the one of its tab, else of its path. */
export function screenAt(path: string, tab: string | null): Screen | undefined {
  const around = SCREENS.filter((one) =>
    one.path === '/staff' ? path === '/staff' : `${path}/`.startsWith(`${one.path}/`),
  );
  const nearest = Math.max(...around.map((one) => one.path.length));
  const found = around.filter((one) => one.path.length === nearest);
  return found.find((one) => one.tab === tab) ?? found.find((one) => one.tab === undefined);
}

/** Address of a screen without its language. */
export function screenAddress({ path, tab }: Screen): string {
  return tab === undefined ? path : `${path}?tab=${tab}`;
}
