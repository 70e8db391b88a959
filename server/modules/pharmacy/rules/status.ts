import type { Holiday } from '../../../core/hours.ts';
import type { Clock } from '../../../core/ports.ts';
import { comingHolidays, weekAround, weeksOf } from '../../branches/rules/holidays.ts';
import { isOpenAt } from '../../branches/rules/hours.ts';
import type { Pharmacist, PharmacyRepo, PharmacyService } from '../ports.ts';
import { changesAfter } from './hours.ts';
import { estimateWait, isPresent, placesOf } from './presence.ts';

/**
 * `open`: within the hours with a present desk. `unattended`: a pharmacist is rostered, but no desk is present;
 * questions are queued. `closed`: questions wait for the next hours.
 */
export type PharmacyState = 'open' | 'unattended' | 'closed';

export interface PharmacyStatus {
  readonly state: PharmacyState;
  readonly hours: PharmacyService['hours'];
  /** Next opening; null unless closed, or if there is none. */
  readonly opensAt: Date | null;
  /** Next closing; null while closed, or if never. */
  readonly closesAt: Date | null;
  readonly holidays: readonly Holiday[];
  readonly waiting: number;
  /** For a question asked now; null unless open. */
  readonly waitSeconds: number | null;
  /** Present pharmacists. */
  readonly onDuty: readonly Pharmacist[];
}

const SHOWN_HOLIDAYS = 5;

const NEVER: PharmacyService = {
  hours: Array.from({ length: 7 }, () => null),
  conversationSeconds: 0,
  holidays: [],
};

export type GetPharmacyStatus = ReturnType<typeof createPharmacyStatus>;

/** Current status of the consultation. `before` is the number of questions ahead of a queued one. */
export function createPharmacyStatus({
  pharmacy,
  clock,
}: {
  readonly pharmacy: PharmacyRepo;
  readonly clock: Clock;
}) {
  return async (before?: number): Promise<PharmacyStatus> => {
    const [service = NEVER, team, desks, waiting] = await Promise.all([
      pharmacy.service(),
      pharmacy.pharmacists(),
      pharmacy.desks(),
      pharmacy.countWaiting(),
    ]);
    return statusAt(clock.now(), service, { team, desks, waiting: before ?? waiting });
  };
}

interface Staffing {
  readonly team: readonly Pharmacist[];
  readonly desks: Awaited<ReturnType<PharmacyRepo['desks']>>;
  readonly waiting: number;
}

/** Status at a given time, without I/O. */
export function statusAt(
  now: Date,
  { hours, holidays, conversationSeconds }: PharmacyService,
  { team, desks, waiting }: Staffing,
): PharmacyStatus {
  const isWithinHours = (moment: Date) => isOpenAt(weekAround({ hours, holidays }, moment), moment);
  const rosteredAt = (moment: Date) =>
    isWithinHours(moment) ? team.filter(({ duty }) => isOpenAt(duty, moment)) : [];
  const present = isWithinHours(now) ? desks.filter((desk) => isPresent(desk, now)) : [];
  const state = stateOf(present.length > 0, rosteredAt(now));
  // Present pharmacists stay until the hours end; manual off-duty lasts until the next roster.
  const isStaffedAt = (moment: Date) =>
    rosteredAt(moment).length > 0 || (present.length > 0 && isWithinHours(moment));
  const changes = changesAfter([hours, ...weeksOf(holidays), ...team.map(({ duty }) => duty)], now);
  const next = changes.find((moment) => isStaffedAt(moment) !== (state !== 'closed')) ?? null;
  const atDesk = new Set(present.map(({ memberId }) => memberId));
  return {
    state,
    hours,
    opensAt: state === 'closed' ? next : null,
    closesAt: state === 'closed' ? null : next,
    holidays: comingHolidays(holidays, now).slice(0, SHOWN_HOLIDAYS),
    waiting,
    waitSeconds: estimateWait(waiting, placesOf(present, now), conversationSeconds),
    onDuty: team.filter(({ memberId }) => memberId !== null && atDesk.has(memberId)),
  };
}

function stateOf(attended: boolean, rostered: readonly Pharmacist[]): PharmacyState {
  if (attended) return 'open';
  return rostered.some(({ away }) => !away) ? 'unattended' : 'closed';
}

export interface PharmacyUseCases extends Pick<PharmacyRepo, 'pharmacists' | 'place'> {
  readonly status: GetPharmacyStatus;
}
