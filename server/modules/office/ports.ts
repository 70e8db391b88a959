import type { TodayKind } from '../../../lib/office/contract-values.ts';
import type { Result } from '../../core/result.ts';
import type { StaffCall } from '../staff/ports.ts';
import type { StaffScope } from '../staff/rules/staff-scope.ts';

export interface WaitingWork {
  readonly kind: TodayKind;
  readonly count: number;
  readonly oldest: Date;
}

/** Work that waits, without kinds of which there is none. */
export interface TodayRepo {
  /** Orders by stage and returns, of the branches that the person works for. */
  orders(scope: StaffScope): Promise<readonly WaitingWork[]>;
  payments(scope: StaffScope): Promise<readonly WaitingWork[]>;
  /** Reviews and data requests. */
  service(): Promise<readonly WaitingWork[]>;
  conversations(): Promise<readonly WaitingWork[]>;
  cases(): Promise<readonly WaitingWork[]>;
}

export interface OfficeUseCases {
  readonly today: (
    call: StaffCall,
  ) => Promise<Result<{ readonly waiting: readonly WaitingWork[]; readonly now: Date }>>;
}
