import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type {
  Figures,
  KeptOfficeHours,
  NewRoster,
  OfficeHours,
} from '../../../../lib/conversations/contract-office.ts';
import type { WeekHours } from '../../../core/hours.ts';
import type { Names } from '../../../core/names.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import { daysOutside, rosterGaps, type Gap } from '../../pharmacy/rules/roster-gaps.ts';

export interface OfficeRepo {
  hours(): Promise<OfficeHours>;
  /** The hours as they are until the transaction ends. */
  lockHours(): Promise<OfficeHours>;
  setHours(hours: OfficeHours): Promise<void>;
  figures(since: Date): Promise<Figures>;
  /** In order of their ids. */
  rosters(): Promise<readonly PharmacistRoster[]>;
  /** One roster as it is until the transaction ends. */
  lockRoster(id: number): Promise<PharmacistRoster | undefined>;
  setRoster(id: number, duty: WeekHours): Promise<void>;
}

export interface PharmacistRoster {
  readonly id: number;
  readonly name: Names;
  readonly licenceNo: string;
  readonly duty: WeekHours;
}

export interface Rosters {
  readonly rosters: readonly PharmacistRoster[];
  readonly gaps: readonly Gap[];
}

/** Use cases of the office about pharmacists. */
export interface PharmacyOffice {
  readonly hours: () => Promise<KeptOfficeHours>;
  readonly setHours: (call: StaffCall, hours: KeptOfficeHours) => Promise<Result<KeptOfficeHours>>;
  readonly figures: (days: number) => Promise<Figures>;
  readonly rosters: () => Promise<Rosters>;
  readonly setRoster: (
    call: StaffCall,
    roster: NewRoster & { readonly id: number },
  ) => Promise<Result<Rosters>>;
}

interface OfficeWorld {
  readonly transact: Transact<{ office: OfficeRepo; audit: AuditLog }>;
  readonly office: OfficeRepo;
  readonly clock: Clock;
}

const DAY_MS = 86_400_000;

/** Hours, holidays and figures (`docs/product/consultation.md`, "The office"). */
export function createPharmacyOffice({ transact, office, clock }: OfficeWorld): PharmacyOffice {
  return {
    hours: async () => kept(await office.hours()),
    setHours: (call, { version, ...hours }) =>
      transact(async (repos) => {
        const before = await repos.office.lockHours();
        const same = checkVersion(version, kept(before).version);
        if (!same.ok) return same;
        await repos.office.setHours(hours);
        const changes = changesOf({ ...before }, { ...hours });
        await repos.audit.add({
          ...auditLine(call, 'pharmacy.hours', 'pharmacy'),
          ...{ changes, at: clock.now() },
        });
        return ok(kept(await repos.office.hours()));
      }),
    rosters: () => rostersOf(office),
    setRoster: (call, { id, duty, version }) =>
      transact(async (repos) => {
        const before = await repos.office.lockRoster(id);
        if (!before) return refuse('NOT_FOUND');
        const same = checkVersion(version, versionOf(before.duty));
        if (!same.ok) return same;
        const { hours } = await repos.office.lockHours();
        const outside = daysOutside(duty, hours);
        if (outside.length > 0) return refuse('VALIDATION', { fields: fieldsOf(outside) });
        await repos.office.setRoster(id, duty);
        await repos.audit.add({
          ...auditLine(call, 'pharmacy.roster', before.licenceNo),
          ...{ changes: changesOf({ duty: before.duty }, { duty }), at: clock.now() },
        });
        return ok(await rostersOf(repos.office));
      }),
    figures: (days) => office.figures(new Date(clock.now().getTime() - days * DAY_MS)),
  };
}

/** Says it at each of these weekdays. */
function fieldsOf(days: readonly number[]): Record<string, string> {
  return Object.fromEntries(
    days.map((day) => [`duty.${String(day)}`, 'errors.field.outside_hours']),
  );
}

async function rostersOf(office: OfficeRepo): Promise<Rosters> {
  const [{ hours }, rosters] = [await office.hours(), await office.rosters()];
  return {
    rosters,
    gaps: rosterGaps(
      hours,
      rosters.map(({ duty }) => duty),
    ),
  };
}

function kept({ hours, holidays }: OfficeHours): KeptOfficeHours {
  const days = holidays.map((day) => [day.date, day.name_en, day.name_th, day.hours]);
  return { hours, holidays, version: versionOf(hours, days) };
}
