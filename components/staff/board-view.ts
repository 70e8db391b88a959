import { STAFF_STAGES, type StaffStage } from '@/lib/staff/contract-values';
import type { Staff, StaffOrderPage } from '@/lib/staff/contract';
import type { StaffOrderQuery } from '@/lib/staff/calls';
import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import { placeIn, placeParams, readPlace, type Place } from '@/lib/api/place';

/** A tab of the board: a stage of the work, goods that come back, or money that needs people. */
export type BoardTab = StaffStage | 'returns' | 'payments';

export const BOARD_TABS = [
  'approve',
  'receive',
  'hand_over',
  'pack',
  'ship',
  'deliver',
  'rejected',
  'returns',
  'payments',
  'done',
] as const satisfies readonly BoardTab[];

/** Packing and shipping is the warehouse's work. */
const WAREHOUSE_TABS: ReadonlySet<BoardTab> = new Set(['pack', 'ship', 'deliver']);

export interface BoardView extends Place {
  readonly tab: BoardTab;
  readonly q: string;
  /** 0 is the warehouse. */
  readonly branchId: number | undefined;
}

/** The view stands in the address, so that going back and reloading lose nothing. */
export function readView(
  params: Pick<URLSearchParams, 'get'>,
  tabs: readonly BoardTab[],
  first: BoardTab,
): BoardView {
  const branch = params.get('branch');
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? first,
    q: params.get('q') ?? '',
    branchId: branch !== null && /^\d{1,9}$/.test(branch) ? Number(branch) : undefined,
    ...readPlace(params, 'moment'),
  };
}

export function boardPath(locale: Locale): string {
  return pathTo(locale, '/staff/orders');
}

/** One order; its page keeps the view, to come back to. */
export function orderAddress(locale: Locale, orderId: string, view: BoardView): string {
  return viewAddress(`${boardPath(locale)}/${encodeURIComponent(orderId)}`, view);
}

export function viewAddress(path: string, { tab, q, branchId, ...place }: BoardView): string {
  const params = new URLSearchParams({
    tab,
    ...(q === '' ? {} : { q }),
    ...(branchId === undefined ? {} : { branch: String(branchId) }),
    ...placeParams(place),
  });
  return `${path}?${params.toString()}`;
}

/** Whether money is shown instead of orders. */
export function showsPayments({ tab, q }: Pick<BoardView, 'tab' | 'q'>): boolean {
  return tab === 'payments' && q === '';
}

/** Query of the board; beside payments, for the counts of the tabs alone. A search by number covers every stage. */
export function toQuery({
  tab,
  q,
  branchId,
  ...place
}: BoardView): Omit<StaffOrderQuery, 'locale' | 'per_page'> {
  const wanted =
    q !== ''
      ? { status: [], q }
      : tab === 'returns' || tab === 'payments'
        ? { status: [], returns: 'open' as const }
        : { status: STAFF_STAGES[tab] };
  const asked = showsPayments({ tab, q }) ? { page: 1 } : placeIn(place);
  return { ...wanted, ...asked, ...(branchId === undefined ? {} : { branch_id: branchId }) };
}

export function countOf(
  tab: Exclude<BoardTab, 'payments'>,
  { counts, returns }: StaffOrderPage,
): number {
  if (tab === 'returns') return returns;
  return STAFF_STAGES[tab].reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}

/** Branches have no use for the warehouse's tabs, and not everybody resolves payments. */
export function tabsFor({ all, abilities }: Staff): readonly BoardTab[] {
  return BOARD_TABS.filter(
    (tab) =>
      (all || !WAREHOUSE_TABS.has(tab)) &&
      (tab !== 'payments' || abilities.includes('payments.read')),
  );
}

export function firstTab({ all }: Staff): BoardTab {
  return all ? 'pack' : 'approve';
}
