import type { PagePhase } from '../../../../lib/pages/contract.ts';
import type { Clock } from '../../../core/ports.ts';
import type { PageRecord, PageRepo, PageSummary, Phased } from '../ports.ts';

/** How long before its start a campaign is announced. */
const ANNOUNCED_MS = 14 * 86_400_000;

/** Phase of a page; undefined if it is not visible. */
export function phaseOf(
  { template, activeFrom, activeUntil }: PageSummary,
  now: Date,
): PagePhase | undefined {
  const isCampaign = template === 'campaign';
  if (now < activeFrom) {
    return isCampaign && activeFrom.getTime() - now.getTime() <= ANNOUNCED_MS ? 'soon' : undefined;
  }
  if (activeUntil === null || now < activeUntil) return 'running';
  return isCampaign ? 'ended' : undefined;
}

export interface ShowPages {
  readonly find: (path: string) => Promise<Phased<PageRecord> | undefined>;
  /** By end date, then newest; ended ones last. */
  readonly list: () => Promise<readonly Phased<PageSummary>[]>;
}

export function createShowPages({
  pages,
  clock,
}: {
  readonly pages: PageRepo;
  readonly clock: Clock;
}): ShowPages {
  const withPhase = <Page extends PageSummary>(page: Page): Phased<Page> | undefined => {
    const phase = phaseOf(page, clock.now());
    return phase && { ...page, phase };
  };
  return {
    find: async (path) => {
      const page = await pages.find(path);
      return page && withPhase(page);
    },
    list: async () => {
      const shown = (await pages.list()).flatMap((page) => withPhase(page) ?? []);
      return shown.toSorted(byEnd);
    },
  };
}

const PHASES: Readonly<Record<PagePhase, number>> = { running: 0, soon: 1, ended: 2 };

function byEnd(a: Phased<PageSummary>, b: Phased<PageSummary>): number {
  const phase = PHASES[a.phase] - PHASES[b.phase];
  if (phase !== 0) return phase;
  const ends = (page: PageSummary) => page.activeUntil?.getTime() ?? Infinity;
  if (a.phase === 'ended') return ends(b) - ends(a);
  const end = ends(a) === ends(b) ? 0 : ends(a) - ends(b);
  return end || b.activeFrom.getTime() - a.activeFrom.getTime() || a.path.localeCompare(b.path);
}
