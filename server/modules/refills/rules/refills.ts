import { REFILL_NOTICE_DAYS } from '../../../../lib/refills/contract-values.ts';
import { dayNumber, dayStart } from '../../../../lib/format/bangkok.ts';
import type { Outbox } from '../../../core/outbox.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { NotificationRepo } from '../../notifications/ports.ts';
import type { DueRefills, RefillNotices, RefillRepo, RefillUseCases } from '../ports.ts';
import { lastsFor } from './lasts-for.ts';

const DAY_MS = 86_400_000;
/** Members are reminded at ten in the morning. */
const HOUR_MS = 10 * 3_600_000;
/** Medicines of the last year. */
const BOUGHT_MS = 365 * DAY_MS;
/** A reminder that could not be given for so long comes too late. */
const LATE_MS = 3 * DAY_MS;
const MAIL_TTL_MS = DAY_MS;
const BATCH = 50;

/** When the member is reminded of a medicine that lasts for so many days. */
export function remindAt(now: Date, days: number): Date {
  return new Date(dayStart(dayNumber(now) + days - REFILL_NOTICE_DAYS).getTime() + HOUR_MS);
}

/** Reminders before medicines run out (`docs/product/health.md`, "Refill reminders"). */
export function createRefills(world: {
  readonly refills: RefillRepo;
  readonly clock: Clock;
}): RefillUseCases {
  const { refills, clock } = world;
  const owned = (memberId: number) =>
    refills.medicines(memberId, new Date(clock.now().getTime() - BOUGHT_MS));
  return {
    list: async (memberId) => {
      const [medicines, reminders, wanted] = await Promise.all([
        owned(memberId),
        refills.reminders(memberId),
        refills.isWanted(memberId),
      ]);
      const of = new Map(reminders.map((one) => [one.productId, one]));
      const all = medicines.map((one) => ({
        ...{ productId: one.productId, boughtAt: one.boughtAt },
        suggestedDays: lastsFor(one, clock.now()),
        reminder: of.get(one.productId) ?? null,
      }));
      const isSet = ({ reminder }: (typeof all)[number]) => reminder !== null;
      const unset = all.filter((one) => !isSet(one));
      return { wanted, refills: [...all.filter(isSet), ...unset] };
    },
    set: async (memberId, productId, days) => {
      const medicines = await owned(memberId);
      if (!medicines.some((one) => one.productId === productId)) return refuse('NOT_FOUND');
      const now = clock.now();
      await refills.set(memberId, { productId, days, remindAt: remindAt(now, days) }, now);
      return ok(undefined);
    },
    stop: (memberId, productId) => refills.remove(memberId, productId),
  };
}

/** Tells each member once, and ends what comes too late. Any number of processes may do so. */
export function createTellRefills(world: {
  readonly transact: Transact<{
    dueRefills: DueRefills;
    notifications: Pick<NotificationRepo, 'add'>;
    outbox: Outbox;
  }>;
  readonly refillNotices: RefillNotices;
  readonly clock: Clock;
}) {
  const { transact, refillNotices: texts, clock } = world;
  return async (): Promise<void> => {
    const at = clock.now();
    const expiresAt = new Date(at.getTime() + MAIL_TTL_MS);
    await transact(async ({ dueRefills, notifications, outbox }): Promise<Result<undefined>> => {
      await dueRefills.settle(new Date(at.getTime() - LATE_MS), at);
      for (const one of await dueRefills.takeDue(at, BATCH)) {
        await notifications.add(one.memberId, texts.notice(one), at);
        if (one.email === '') continue;
        const mail = { kind: 'mail', recipient: one.email, body: texts.mail() } as const;
        await outbox.add({ ...mail, expiresAt }, at);
      }
      return ok(undefined);
    });
  };
}
