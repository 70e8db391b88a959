import type {
  Figures,
  KeptOfficeHours,
  OfficeHours,
} from '../../../../lib/api/contract/pharmacy-office.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { AuditLog, StaffCall } from '../../staff/ports.ts';
import { seesAll, type StaffScope } from '../../staff/rules/staff-scope.ts';

export interface OfficeRepo {
  hours(): Promise<OfficeHours>;
  /** The hours as they are until the transaction ends. */
  lockHours(): Promise<OfficeHours>;
  setHours(hours: OfficeHours): Promise<void>;
  figures(since: Date): Promise<Figures>;
}

/** What the office does about pharmacists; nobody else may. */
export interface PharmacyOffice {
  readonly hours: (call: StaffCall) => Promise<Result<KeptOfficeHours>>;
  readonly setHours: (call: StaffCall, hours: KeptOfficeHours) => Promise<Result<KeptOfficeHours>>;
  readonly figures: (call: StaffCall, days: number) => Promise<Result<Figures>>;
}

interface OfficeWorld {
  readonly transact: Transact<{ office: OfficeRepo; audit: AuditLog; staffOrders: Scopes }>;
  readonly office: OfficeRepo;
  readonly staffOrders: Scopes;
  readonly clock: Clock;
}

interface Scopes {
  scope(memberId: number): Promise<StaffScope>;
}

const DAY_MS = 86_400_000;

/** Hours, holidays and figures (`docs/product/consultation.md`, "The office"). */
export function createPharmacyOffice({
  transact,
  office,
  staffOrders,
  clock,
}: OfficeWorld): PharmacyOffice {
  const may = async (scopes: Scopes, { memberId }: StaffCall) =>
    seesAll(await scopes.scope(memberId));
  return {
    hours: async (call) =>
      (await may(staffOrders, call)) ? ok(kept(await office.hours())) : refuse('FORBIDDEN'),
    setHours: (call, { version, ...hours }) =>
      transact(async (repos) => {
        if (!(await may(repos.staffOrders, call))) return refuse('FORBIDDEN');
        const same = checkVersion(version, kept(await repos.office.lockHours()).version);
        if (!same.ok) return same;
        await repos.office.setHours(hours);
        const entry = { action: 'pharmacy.hours', subject: 'pharmacy', detail: { ...hours } };
        await repos.audit.add({ ...call, ...entry, at: clock.now() });
        return ok(kept(await repos.office.hours()));
      }),
    figures: async (call, days) => {
      if (!(await may(staffOrders, call))) return refuse('FORBIDDEN');
      return ok(await office.figures(new Date(clock.now().getTime() - days * DAY_MS)));
    },
  };
}

function kept({ hours, holidays }: OfficeHours): KeptOfficeHours {
  const days = holidays.map((day) => [day.date, day.name_en, day.name_th, day.hours]);
  return { hours, holidays, version: versionOf(hours, days) };
}
