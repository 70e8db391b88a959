import type { Outbox } from '../../../core/outbox.ts';
import type { Clock, Report } from '../../../core/ports.ts';
import { ok } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { NotificationRepo, OutgoingNotice } from '../../notifications/ports.ts';
import type { ProductSearch } from '../../search/ports.ts';
import type { NowSold, SearchAlertRepo } from '../ports.ts';
import { isSold } from './search-alerts.ts';

/** Messages about words that find something now. */
export interface SearchNotices {
  notice(sold: NowSold): OutgoingNotice;
  /** In both languages, since the member's mail language is unknown. */
  mail(sold: NowSold): string;
}

interface World {
  readonly transact: Transact<{
    searchAlerts: Pick<SearchAlertRepo, 'take'>;
    notifications: Pick<NotificationRepo, 'add'>;
    outbox: Outbox;
  }>;
  readonly searchAlerts: Pick<SearchAlertRepo, 'due'>;
  readonly search: Pick<ProductSearch, 'find' | 'identify'>;
  readonly notices: SearchNotices;
  readonly clock: Clock;
  readonly report: Report;
}

/** New products are found within this time. */
const PAUSE_MS = 10 * 60_000;
/** Searches per run, however many members wait. */
const QUERIES = 100;
/** Rows per transaction. */
const BATCH = 50;
const MAIL_TTL_MS = 24 * 3_600_000;

/**
 * Searches again for words that found nothing, the longest unsearched first, and notifies all members who wait for those
 * that find something now. Safe to run concurrently.
 */
export async function tellOfSold(world: World): Promise<void> {
  const now = world.clock.now();
  const before = new Date(now.getTime() - PAUSE_MS);
  for (const query of await world.searchAlerts.due({ before, now, limit: QUERIES })) {
    try {
      if (await isSold(world.search, query)) await tellAll(world, query);
    } catch (error) {
      world.report('members could not be told of new products', { error });
    }
  }
}

/** Exactly once: the alert is deleted in the transaction that writes the notification and the mail. */
async function tellAll({ transact, notices, clock }: World, query: string): Promise<void> {
  let told = BATCH;
  while (told === BATCH) {
    await transact(async ({ searchAlerts, notifications, outbox }) => {
      const now = clock.now();
      const waiting = await searchAlerts.take(query, BATCH);
      told = waiting.length;
      for (const one of waiting) {
        await notifications.add(one.memberId, notices.notice(one), now);
        if (one.email === '') continue;
        const expiresAt = new Date(now.getTime() + MAIL_TTL_MS);
        const mail = { kind: 'mail', recipient: one.email, body: notices.mail(one) } as const;
        await outbox.add({ ...mail, expiresAt }, now);
      }
      return ok(undefined);
    });
  }
}
