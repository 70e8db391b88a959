import type { Holiday } from '../../../core/hours.ts';
import type { Clock } from '../../../core/ports.ts';
import { comingHolidays, weekAround, weeksOf } from '../../branches/rules/holidays.ts';
import { isOpenAt } from '../../branches/rules/hours.ts';
import type { Pharmacist, PharmacyRepo, PharmacyService, Queue } from '../ports.ts';
import { changesAfter } from './hours.ts';

export interface PharmacyStatus {
  readonly open: boolean;
  readonly hours: PharmacyService['hours'];
  /** When somebody may be asked again; null while open, or where nobody ever may. */
  readonly opensAt: Date | null;
  /** Until when; null while closed, or where it never closes. */
  readonly closesAt: Date | null;
  /** The next ones. */
  readonly holidays: readonly Holiday[];
  readonly waiting: number;
  /** For somebody who asks now; null while closed. */
  readonly waitSeconds: number | null;
  readonly onDuty: readonly Pharmacist[];
}

const SHOWN_HOLIDAYS = 5;

const NEVER: PharmacyService = {
  hours: Array.from({ length: 7 }, () => null),
  conversationSeconds: 0,
  holidays: [],
};

export type GetPharmacyStatus = ReturnType<typeof createPharmacyStatus>;

/**
 * Whether a pharmacist may be asked now: within the hours, and with somebody on duty. Whoever waits already says how many
 * do before them: those behind make nobody wait.
 */
export function createPharmacyStatus({
  pharmacy,
  clock,
}: {
  readonly pharmacy: PharmacyRepo;
  readonly clock: Clock;
}) {
  return async (before?: number): Promise<PharmacyStatus> => {
    const [service = NEVER, team, queue] = await Promise.all([
      pharmacy.service(),
      pharmacy.pharmacists(),
      pharmacy.queue(),
    ]);
    const ahead = { ...queue, waiting: before ?? queue.waiting };
    return statusAt(clock.now(), service, team, ahead);
  };
}

export function statusAt(
  now: Date,
  { hours, holidays, conversationSeconds }: PharmacyService,
  team: readonly Pharmacist[],
  queue: Queue,
): PharmacyStatus {
  const onDutyAt = (moment: Date) =>
    isOpenAt(weekAround({ hours, holidays }, moment), moment)
      ? team.filter(({ duty }) => isOpenAt(duty, moment))
      : [];
  // Whoever went off by hand is expected back with their next hours.
  const onDuty = onDutyAt(now).filter(({ away }) => !away);
  const open = onDuty.length > 0;
  const changes = changesAfter([hours, ...weeksOf(holidays), ...team.map(({ duty }) => duty)], now);
  const next = changes.find((moment) => onDutyAt(moment).length > 0 !== open) ?? null;
  return {
    open,
    hours,
    opensAt: open ? null : next,
    closesAt: open ? next : null,
    holidays: comingHolidays(holidays, now).slice(0, SHOWN_HOLIDAYS),
    waiting: queue.waiting,
    waitSeconds: open ? estimateWait(queue, onDuty.length, conversationSeconds) : null,
    onDuty,
  };
}

/** What routes call. */
export interface PharmacyUseCases extends Pick<PharmacyRepo, 'pharmacists'> {
  readonly status: GetPharmacyStatus;
}

/**
 * How long somebody who asks now would wait: not at all while a pharmacist is free for them, otherwise as
 * many rounds of conversations as it takes until one is.
 * @param staff pharmacists on duty, at least one
 */
export function estimateWait(
  { waiting, going }: Queue,
  staff: number,
  conversationSeconds: number,
): number {
  const ahead = waiting + going;
  return ahead < staff ? 0 : Math.ceil((ahead - staff + 1) / staff) * conversationSeconds;
}
