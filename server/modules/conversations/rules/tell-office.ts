import type { Outbox } from '../../../core/outbox.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { pagePath } from '../../../../lib/pages/path-to.ts';
import type { NotificationRepo } from '../../notifications/ports.ts';
import type { GetPharmacyStatus } from '../../pharmacy/rules/status.ts';
import { tellMember, type ConversationNotices, type Untold } from './tell-members.ts';

/** Spells of questions that wait while no pharmacist is at a desk. */
export interface UnattendedRepo {
  /** Records that the spell continues; true once per spell, when older than `since`. */
  takeSpell(since: Date, at: Date): Promise<boolean>;
  endSpell(): Promise<void>;
  /** Staff that works for the whole shop. */
  office(): Promise<readonly Pick<Untold, 'memberId' | 'email'>[]>;
}

interface World {
  readonly transact: Transact<{
    unattended: UnattendedRepo;
    notifications: Pick<NotificationRepo, 'add'>;
    outbox: Outbox;
  }>;
  readonly notices: ConversationNotices;
  readonly status: GetPharmacyStatus;
  readonly clock: Clock;
}

/** Waiting time at an unattended desk before the office is notified. */
const PATIENCE_MS = 3 * 60_000;

/** Tells the office by bell and mail, once per spell, that questions wait and no pharmacist is there. */
export function createTellOffice({ transact, notices, status, clock }: World) {
  return async (): Promise<void> => {
    const { state, waiting } = await status();
    const at = clock.now();
    await transact(async ({ unattended, ...repos }) => {
      if (state !== 'unattended' || waiting === 0) {
        await unattended.endSpell();
        return ok(undefined);
      }
      if (!(await unattended.takeSpell(new Date(at.getTime() - PATIENCE_MS), at))) {
        return ok(undefined);
      }
      for (const one of await unattended.office()) {
        const about = { update: 'unattended', path: pagePath('/staff/pharmacy'), at } as const;
        await tellMember(repos, notices, one, about);
      }
      return ok(undefined);
    });
  };
}
