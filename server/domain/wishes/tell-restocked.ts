import type { Outbox } from '../kernel/outbox.ts';
import type { Clock } from '../kernel/ports.ts';
import { ok } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import type { Notice, NotificationRepo } from '../notifications/ports.ts';
import type { Restocked, StockAlertRepo } from './ports.ts';

/** What a member reads when a product is back. */
export interface StockNotices {
  notice(restocked: Restocked): Notice;
  /** Both languages: which one a member reads mail in is not known. */
  mail(restocked: Restocked): string;
}

interface World {
  readonly transact: Transact<{
    stockAlerts: Pick<StockAlertRepo, 'takeRestocked'>;
    notifications: Pick<NotificationRepo, 'add'>;
    outbox: Outbox;
  }>;
  readonly notices: StockNotices;
  readonly clock: Clock;
}

/** Rows of one transaction. */
const BATCH = 50;
/** Stock is a matter of hours: later the mail would tell of what may be gone. */
const MAIL_TTL_MS = 12 * 3_600_000;

/**
 * Tells up to `BATCH` waiting members that their product is back, each exactly once: the alert goes in the
 * transaction that writes the notification and the mail. Answers how many were told.
 */
export async function tellRestocked({ transact, notices, clock }: World): Promise<number> {
  const told = await transact(async ({ stockAlerts, notifications, outbox }) => {
    const restocked = await stockAlerts.takeRestocked(BATCH);
    const now = clock.now();
    for (const one of restocked) {
      await notifications.add(one.memberId, notices.notice(one), now);
      if (one.email === '') continue;
      const expiresAt = new Date(now.getTime() + MAIL_TTL_MS);
      const mail = { kind: 'mail', recipient: one.email, body: notices.mail(one) } as const;
      await outbox.add({ ...mail, expiresAt }, now);
    }
    return ok(restocked.length);
  });
  return told.ok ? told.value : 0;
}
