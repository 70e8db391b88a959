import type { AuditLog } from '../../audit/ports.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { NotificationRepo, OutgoingNotice } from '../../notifications/ports.ts';
import { sameLookSince } from '../../staff/rules/read-orders.ts';
import type { PrivacyDesk, PrivacyRepo } from '../ports.ts';

interface DeskWorld {
  readonly clock: Clock;
  /** Notice of an answer, without its text, which is shown in the privacy centre only. */
  readonly answeredNotice: OutgoingNotice;
  readonly transact: Transact<{
    readonly privacy: PrivacyRepo;
    readonly audit: AuditLog;
    readonly notifications: Pick<NotificationRepo, 'add'>;
  }>;
}

/** Answers of the office to correction requests (`docs/product/account.md`, "Privacy"). */
export function createPrivacyDesk({ clock, answeredNotice, transact }: DeskWorld): PrivacyDesk {
  return {
    waiting: (call, place) =>
      transact(async ({ privacy, audit }) => {
        const at = clock.now();
        const entry = { ...call, action: 'requests.list', subject: 'requests', detail: {}, at };
        await audit.addOnce(entry, sameLookSince(at));
        return ok(await privacy.waiting(place));
      }),
    answer: (call, id, answer) =>
      transact(async ({ privacy, audit, notifications }) => {
        const at = clock.now();
        const memberId = await privacy.answer(id, answer, at);
        if (memberId === undefined) return refuse('NOT_FOUND');
        await notifications.add(memberId, answeredNotice, at);
        const entry = { ...call, action: 'request.answer', subject: `request ${id}`, detail: {} };
        // The text stays with the request, which is deleted with the account.
        const changes = changesOf({ state: 'waiting' }, { state: 'answered' });
        await audit.add({ ...entry, changes, at });
        return ok(undefined);
      }),
  };
}
