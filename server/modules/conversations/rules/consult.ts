import type { Member } from '../../../core/member.ts';
import type { Clock } from '../../../core/ports.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { FamilyRepo } from '../../health/ports.ts';
import type { GetPharmacyStatus } from '../../pharmacy/rules/status.ts';
import { checkIssued } from './prescribed.ts';
import { deliver } from './deliver.ts';
import type {
  Change,
  Consultation,
  Conversation,
  ConversationRepo,
  NewConversation,
  Standing,
} from '../ports.ts';
import type { Erasure } from '../erasure-ports.ts';
import { QUESTIONS } from '../questions.ts';
import { memberSide, moved } from './sides.ts';
import { namedPatient } from './named.ts';
import { createStanding } from './standing.ts';
import type { TellingRepo } from './tell-members.ts';

interface ConsultWorld {
  readonly conversations: ConversationRepo;
  readonly telling: Pick<TellingRepo, 'isWaiting' | 'waitForOpening'>;
  readonly erasure: Pick<Erasure, 'eraseOf'>;
  readonly status: GetPharmacyStatus;
  readonly rateLimits: RateLimiter;
  readonly family: Pick<FamilyRepo, 'find'>;
  readonly clock: Clock;
}

const NEW_ONES = { limit: 10, windowSeconds: 86_400 };
/** Limit per author over all conversations. */
export const MESSAGES = { limit: 30, windowSeconds: 60 };

/** A member asks a pharmacist (`docs/product/consultation.md`, "Asking"). Other members' conversations are NOT_FOUND. */
export function createConsultation(world: ConsultWorld): Consultation {
  const { conversations, clock, rateLimits } = world;
  const standing = createStanding(world);
  const side = memberSide(world);
  const own = async (member: Member, id: number) => {
    const found = await side.find(member, id);
    return found.ok ? found.value : undefined;
  };
  const move = async (
    member: Member,
    id: number,
    decide: (one: Conversation) => Result<Change>,
  ) => {
    const changed = await conversations.change(id, { at: clock.now() }, (one) =>
      one.memberId === member.id ? decide(one) : refuse('NOT_FOUND'),
    );
    if (!changed.ok) return changed;
    const found = await own(member, id);
    return found ? ok(await standing(found)) : refuse('NOT_FOUND');
  };
  const begin = async (asked: NewConversation): Promise<Result<Standing>> => {
    const id = await conversations.open(asked);
    // A second tab was faster.
    const found = id === undefined ? undefined : await conversations.find(id);
    return found ? ok(await standing(found)) : refuse('OPEN_CONVERSATION');
  };
  /** Whether one of these is a sign of danger of that question; it is remembered then. */
  const stopped = async (
    { id: memberId }: Member,
    questionId: number,
    flags: readonly string[],
  ) => {
    const known = QUESTIONS.find(({ id }) => id === questionId)?.redFlags ?? [];
    const named = known.filter(({ id }) => flags.includes(id)).map(({ id }) => id);
    if (named.length === 0) return false;
    await conversations.stopForRedFlags({ memberId, questionId, flags: named }, clock.now());
    return true;
  };

  return {
    list: (memberId, closed) => conversations.list(memberId, closed),
    ask: async (member, { redFlags, forLater, askedFor, ...asked }) => {
      const question = QUESTIONS.find(({ id }) => id === asked.questionId);
      if (!question)
        return refuse('VALIDATION', { fields: { question_id: 'errors.field.invalid' } });
      const now = clock.now();
      const current = checkIssued(asked.prescription, now);
      if (!current.ok) return current;
      if (await stopped(member, question.id, redFlags)) return refuse('RED_FLAG');
      const named = await namedPatient(world, member, { ...asked, askedFor });
      if (!named.ok) return named;
      const [going] = await conversations.list(member.id, false);
      if (going) return refuse('OPEN_CONVERSATION', { data: { id: going.id } });
      const { state, opensAt } = await world.status();
      const isClosed = state === 'closed';
      if (isClosed && !(forLater && opensAt))
        return refuse('OUT_OF_HOURS', { data: { opens_at: opensAt?.toISOString() ?? null } });
      const taken = await rateLimits.take(`ask:${String(member.id)}`, NEW_ONES, now);
      if (!taken.ok) {
        return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } });
      }
      return begin({
        ...{ ...asked, ...named.value, memberId: member.id, at: now },
        outOfHours: isClosed,
      });
    },
    stop: async (member, questionId, flags) => {
      await stopped(member, questionId, flags);
    },
    find: async (member, id) => {
      const found = await own(member, id);
      return found && standing(found);
    },
    messages: async (member, id, after) => {
      const found = await own(member, id);
      return found && deliver(world, { found, side: 'member', after });
    },
    write: async (member, id, words) => {
      const now = clock.now();
      const taken = await rateLimits.take(`message:${String(member.id)}`, MESSAGES, now);
      if (!taken.ok) {
        return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } });
      }
      const found = await side.find(member, id);
      if (!found.ok) return found;
      const message = { ...words, sender: 'member' as const, authorId: member.id };
      const said = await conversations.change(id, { at: now, message }, side.says(member));
      if (!said.ok) return said;
      return said.value.message ? ok(said.value.message) : refuse('NOT_FOUND');
    },
    read: async (member, id, messageId) => {
      const answer = await move(member, id, () => ok({ read: { by: 'member', messageId } }));
      return answer.ok ? ok(undefined) : answer;
    },
    close: (member, id) =>
      move(member, id, (one) => moved(one, one.state === 'queued' ? 'leave' : 'close')),
    rate: (member, id, rating) =>
      move(member, id, (one) => {
        const rated = moved(one, 'rate');
        return rated.ok ? ok({ ...rated.value, rating }) : rated;
      }),
    withdraw: (member) => world.erasure.eraseOf(member.id, clock.now()),
    alert: {
      isSet: (member) => world.telling.isWaiting(member.id),
      set: (member, on) => world.telling.waitForOpening(member.id, on, clock.now()),
    },
    acts: async (member, id) => (await own(member, id)) && conversations.acts(id),
  };
}
