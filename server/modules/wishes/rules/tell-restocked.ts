import type { Outbox } from '../../../core/outbox.ts';
import type { Clock, Report } from '../../../core/ports.ts';
import { ok } from '../../../core/result.ts';
import { byHalves, sweep } from '../../../core/sweep.ts';
import type { Transact } from '../../../core/transact.ts';
import type { NotificationRepo, OutgoingNotice } from '../../notifications/ports.ts';
import type { Restocked, StockAlert, StockAlertRepo } from '../ports.ts';

/** Messages about a product that is back. */
export interface StockNotices {
  notice(restocked: Restocked): OutgoingNotice;
  /** In both languages, since the member's mail language is unknown. */
  mail(restocked: Restocked): string;
}

interface World {
  readonly transact: Transact<{
    stockAlerts: Pick<StockAlertRepo, 'take'>;
    notifications: Pick<NotificationRepo, 'add'>;
    outbox: Outbox;
  }>;
  readonly stockAlerts: Pick<StockAlertRepo, 'restocked'>;
  readonly notices: StockNotices;
  readonly clock: Clock;
  readonly report: Report;
}

/** Rows per transaction. */
const BATCH = 50;
/** Restocked goods may sell out within hours, so the mail expires. */
const MAIL_TTL_MS = 12 * 3_600_000;

/** Notifies all members waiting for restocked products. Safe to run concurrently. */
export function tellRestocked(world: World): Promise<void> {
  return sweep<StockAlert>(
    (except) => world.stockAlerts.restocked({ limit: BATCH, except }),
    (alerts) =>
      byHalves(
        alerts,
        (part) => tell(world, part),
        ({ memberId, productId }, error) => {
          const alert = { member_id: memberId, product_id: productId };
          world.report('a member could not be told of a product', { ...alert, error });
        },
      ),
  );
}

/** Exactly once: the alert is deleted in the transaction that writes the notification and the mail. */
async function tell(
  { transact, notices, clock }: World,
  alerts: readonly StockAlert[],
): Promise<void> {
  await transact(async ({ stockAlerts, notifications, outbox }) => {
    const now = clock.now();
    for (const one of await stockAlerts.take(alerts)) {
      await notifications.add(one.memberId, notices.notice(one), now);
      if (one.email === '') continue;
      const expiresAt = new Date(now.getTime() + MAIL_TTL_MS);
      const mail = { kind: 'mail', recipient: one.email, body: notices.mail(one) } as const;
      await outbox.add({ ...mail, expiresAt }, now);
    }
    return ok(undefined);
  });
}
