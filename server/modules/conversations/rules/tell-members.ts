import type { Outbox } from '../../../core/outbox.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { NotificationRepo, OutgoingNotice } from '../../notifications/ports.ts';
import type { GetPharmacyStatus } from '../../pharmacy/rules/status.ts';
import { pagePath } from '../../../../lib/pages/path-to.ts';

/** A member to notify of a conversation. */
export interface Untold {
  readonly id: number;
  readonly memberId: number;
  /** Empty where there is none, or none is wanted. */
  readonly email: string;
  /** Whether the pharmacist wrote; otherwise they only took it. */
  readonly answered: boolean;
}

export interface TellingRepo {
  /** Takes those whose members have not looked since; each is given once. */
  takeUntold(since: Date, limit: number): Promise<readonly Untold[]>;
  isWaiting(memberId: number): Promise<boolean>;
  waitForOpening(memberId: number, on: boolean, at: Date): Promise<void>;
  /** Takes members waiting for the opening, each once. */
  takeWaiting(limit: number): Promise<readonly Pick<Untold, 'memberId' | 'email'>[]>;
}

export type ConversationUpdate =
  | 'taken'
  | 'answered'
  | 'open'
  | 'withdrawn'
  | 'unattended'
  | 'follow_up'
  /** On the answers of a questionnaire. */
  | 'decided'
  /** Refunded for lack of a decision in time. */
  | 'lapsed';

/** Notices about a conversation, without any of its content. */
export interface ConversationNotices {
  readonly notice: (update: ConversationUpdate, path: string) => OutgoingNotice;
  /** Both languages: which one a member reads mail in is not known. */
  readonly mail: (update: ConversationUpdate, path: string) => string;
}

interface World {
  readonly transact: Transact<{
    telling: TellingRepo;
    notifications: Pick<NotificationRepo, 'add'>;
    outbox: Outbox;
  }>;
  readonly notices: ConversationNotices;
  readonly status: GetPharmacyStatus;
  readonly clock: Clock;
}

/** Path that a notice leads to. */
export function conversationPath(id: number): string {
  return pagePath('/pharmacy/consult/:conversation', { conversation: id });
}

/** Members who look at the conversation within this time get no notice. */
const PATIENCE_MS = 20_000;
/** Later mails would point to a conversation that has ended. */
const MAIL_TTL_MS = 24 * 3_600_000;
/** Rows of one transaction; the next sweep takes more. */
const BATCH = 50;

interface Telling {
  readonly notifications: Pick<NotificationRepo, 'add'>;
  readonly outbox: Outbox;
}

/** By the bell, and by mail where they have an address. */
export async function tellMember(
  { notifications, outbox }: Telling,
  notices: ConversationNotices,
  { memberId, email }: Pick<Untold, 'memberId' | 'email'>,
  { update, path, at }: { update: ConversationUpdate; path: string; at: Date },
): Promise<void> {
  await notifications.add(memberId, notices.notice(update, path), at);
  if (email === '') return;
  const mail = { kind: 'mail', recipient: email } as const;
  const expiresAt = new Date(at.getTime() + MAIL_TTL_MS);
  await outbox.add({ ...mail, body: notices.mail(update, path), expiresAt }, at);
}

/**
 * Tells members by the bell and by mail that a pharmacist took their conversation or wrote, and that a pharmacist
 * is there (`docs/product/consultation.md`, "Notices"). Any number of processes may do so at the same time.
 */
export function createTellMembers({ transact, notices, status, clock }: World) {
  const tell = (
    repos: Telling,
    member: Pick<Untold, 'memberId' | 'email'>,
    about: { readonly update: ConversationUpdate; readonly path: string },
  ) => tellMember(repos, notices, member, { ...about, at: clock.now() });
  return async (): Promise<void> => {
    const since = new Date(clock.now().getTime() - PATIENCE_MS);
    await transact(async ({ telling, ...repos }) => {
      for (const one of await telling.takeUntold(since, BATCH)) {
        const update = one.answered ? 'answered' : 'taken';
        await tell(repos, one, { update, path: conversationPath(one.id) });
      }
      return ok(undefined);
    });
    if ((await status()).state !== 'open') return;
    await transact(async ({ telling, ...repos }) => {
      for (const one of await telling.takeWaiting(BATCH)) {
        await tell(repos, one, { update: 'open', path: pagePath('/pharmacy/consult') });
      }
      return ok(undefined);
    });
  };
}
