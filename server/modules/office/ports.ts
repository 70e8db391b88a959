import type { TodayKind } from '../../../lib/office/contract-values.ts';
import type { DraftPart } from '../../../lib/products/contract-values.ts';
import type { Person } from '../../core/person.ts';
import type { Result } from '../../core/result.ts';
import type { PlaceScope } from '../stock/movement-ports.ts';
import type { StaffScope } from '../staff/rules/staff-scope.ts';

export interface WaitingWork {
  readonly kind: TodayKind;
  readonly count: number;
  /** Null where no time is kept. */
  readonly oldest: Date | null;
}

/** Work that waits, without kinds of which there is none. */
export interface TodayRepo {
  /** Orders by stage and returns, of the branches that the person works for. */
  orders(scope: StaffScope): Promise<readonly WaitingWork[]>;
  payments(scope: StaffScope): Promise<readonly WaitingWork[]>;
  reviews(): Promise<readonly WaitingWork[]>;
  requests(): Promise<readonly WaitingWork[]>;
  conversations(): Promise<readonly WaitingWork[]>;
  /** Products that are low in a place of the scope. */
  lowStock(scope: PlaceScope): Promise<readonly WaitingWork[]>;
  /** Products with expired pieces in a place of the scope. */
  expiredStock(scope: PlaceScope): Promise<readonly WaitingWork[]>;
  /** Products with a failed draft of these parts. */
  failedDrafts(parts: readonly DraftPart[]): Promise<readonly WaitingWork[]>;
  cases(): Promise<readonly WaitingWork[]>;
}

export interface OfficeUseCases {
  readonly today: (
    person: Pick<Person, 'memberId' | 'abilities' | 'branchIds'>,
  ) => Promise<Result<{ readonly waiting: readonly WaitingWork[]; readonly now: Date }>>;
}
