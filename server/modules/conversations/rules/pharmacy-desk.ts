import type { CartRepo } from '../../cart/ports.ts';
import type { Member } from '../../../core/member.ts';
import type { Clock } from '../../../core/ports.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { MedicineCheck } from '../../health/rules/check-medicine.ts';
import type { PatientRepo } from '../../health/rules/patient-file.ts';
import type { GetPharmacyStatus } from '../../pharmacy/rules/status.ts';
import { MESSAGES } from './consult.ts';
import type {
  DeskConversation,
  ConversationTimers,
  DeskRepo,
  PharmacyDesk,
} from '../desk-ports.ts';
import { deliver } from './deliver.ts';
import { LATE_SUMMARY_MS, summaryUntil } from './late-summary.ts';
import type {
  Change,
  Conversation,
  ConversationRepo,
  Message,
  NewMessage,
  Words,
} from '../ports.ts';
import { AT_ONCE, mayReceive } from '../../pharmacy/rules/presence.ts';
import { deskSide, moved } from './sides.ts';
import { createStanding } from './standing.ts';

interface DeskWorld {
  readonly conversations: ConversationRepo;
  readonly desks: DeskRepo;
  readonly timers: Pick<ConversationTimers, 'seen'>;
  readonly carts: Pick<CartRepo, 'product'>;
  readonly medicineCheck: MedicineCheck;
  readonly patients: Pick<PatientRepo, 'recordLook'>;
  readonly status: GetPharmacyStatus;
  readonly rateLimits: RateLimiter;
  readonly clock: Clock;
}

const DAY_MS = 86_400_000;

/**
 * The pharmacists' side (`docs/product/consultation.md`, "The desk"): all see the queue, and read only their own
 * conversations, present or past.
 */
export function createPharmacyDesk(world: DeskWorld): PharmacyDesk {
  const { conversations, desks, timers, clock, rateLimits } = world;
  const standing = createStanding(world);
  const side = deskSide(world);
  const mine = side.find;
  const change = async (
    pharmacist: Member,
    id: number,
    decide: (one: Conversation) => Result<Change>,
  ) =>
    conversations.change(id, { at: clock.now() }, (one) =>
      one.pharmacist?.memberId === pharmacist.id ? decide(one) : refuse('NOT_YOURS'),
    );
  const show = async (pharmacist: Member, id: number) => {
    const found = await mine(pharmacist, id);
    return found.ok ? ok(await standing(found.value)) : found;
  };

  const say = async (
    pharmacist: Member,
    id: number,
    words: Omit<NewMessage, 'sender' | 'authorId'>,
    seen?: number,
  ): Promise<Result<Message>> => {
    const message = { ...words, sender: 'pharmacist' as const, authorId: pharmacist.id };
    const what = { at: clock.now(), message };
    const says = side.says(pharmacist);
    const said = await conversations.change(id, what, (one) => {
      const read = seen === undefined ? ok(undefined) : checkRead(one, seen);
      return read.ok ? says(one) : read;
    });
    if (!said.ok) return said;
    return said.value.message ? ok(said.value.message) : refuse('NOT_FOUND');
  };

  /** Skips the comparison after the end, or for a repeated message. */
  const weigh = async (
    pharmacist: Member,
    one: Conversation,
    medicine: Parameters<MedicineCheck['weigh']>[1] & Pick<Words, 'clientMsgId'>,
  ): Promise<Result<string | null>> => {
    const { clientMsgId } = medicine;
    const said = await conversations.said(one.id, { authorId: pharmacist.id, clientMsgId });
    return said || one.closedAt !== null ? ok(null) : world.medicineCheck.weigh(one, medicine);
  };

  return {
    desk: async (pharmacist) => {
      const now = clock.now();
      await timers.seen(pharmacist.id, now);
      const [queue, own, onDuty, colleagues] = await Promise.all([
        desks.queue(),
        desks.ofPharmacist(pharmacist.id, new Date(now.getTime() - LATE_SUMMARY_MS)),
        desks.onDuty(pharmacist.id),
        desks.colleagues(),
      ]);
      const untilOf = ({ closedAt }: DeskConversation) =>
        closedAt ? new Date(closedAt.getTime() + LATE_SUMMARY_MS) : undefined;
      const free = colleagues.filter((one) => one.id !== pharmacist.id && mayReceive(one, now));
      return {
        ...{ queue, onDuty, colleagues: free, now },
        mine: own.map((one) => ({ ...one, summaryUntil: untilOf(one) })),
      };
    },
    setDuty: async (pharmacist, on) => {
      await desks.setDuty(pharmacist.id, on, clock.now());
    },
    take: async (pharmacist) => {
      const now = clock.now();
      await timers.seen(pharmacist.id, now);
      if (!(await desks.onDuty(pharmacist.id))) return refuse('OFF_DUTY');
      const own = await desks.ofPharmacist(pharmacist.id, now);
      if (own.length >= AT_ONCE) return refuse('DESK_FULL', { data: { max: AT_ONCE } });
      const id = await desks.take(pharmacist.id, now);
      return id === undefined ? refuse('QUEUE_EMPTY') : show(pharmacist, id);
    },
    find: async (pharmacist, id) => {
      const found = await mine(pharmacist, id);
      if (!found.ok) return found;
      await desks.record(id, { staffId: pharmacist.id, act: 'looked' }, clock.now());
      if (found.value.state !== 'assigned') return ok(await standing(found.value));
      // Another tab may have opened it meanwhile.
      await change(pharmacist, id, (one) => moved(one, 'open'));
      return show(pharmacist, id);
    },
    messages: async (pharmacist, id, after) => {
      const found = await mine(pharmacist, id);
      if (!found.ok) return found;
      return ok(await deliver(world, { found: found.value, side: 'pharmacist', after }));
    },
    write: async (pharmacist, id, words) => {
      const now = clock.now();
      const taken = await rateLimits.take(`message:${String(pharmacist.id)}`, MESSAGES, now);
      if (!taken.ok) {
        return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } });
      }
      const found = await mine(pharmacist, id);
      if (!found.ok) return found;
      return say(pharmacist, id, words);
    },
    conflicts: async (pharmacist, id, productIds) => {
      const found = await mine(pharmacist, id);
      if (!found.ok) return found;
      if (found.value.closedAt !== null) return refuse('NOT_YOURS');
      await world.patients.recordLook(id, pharmacist.id, clock.now());
      return ok(await world.medicineCheck.conflicts(found.value, productIds));
    },
    recommend: async (pharmacist, id, words) => {
      const found = await mine(pharmacist, id);
      if (!found.ok) return found;
      const product = await world.carts.product(found.value.memberId, words.productId, clock.now());
      if (!product?.listed || product.drugClass === 'controlled') {
        return refuse('VALIDATION', { fields: { product_id: 'errors.field.invalid' } });
      }
      const { clientMsgId, body, productId } = words;
      const weighed = await weigh(pharmacist, found.value, words);
      return weighed.ok
        ? say(pharmacist, id, { clientMsgId, body, productId, acknowledgedSealed: weighed.value })
        : weighed;
    },
    approve: async (pharmacist, id, request) => {
      const { clientMsgId, productId, qty, directions, days } = request;
      const found = await mine(pharmacist, id);
      if (!found.ok) return found;
      if (found.value.pharmacist?.licenceNo === '') return refuse('LICENCE_MISSING');
      const decided = await desks.prescriptionState(id);
      if (decided !== undefined && decided !== 'accepted') return refuse('PRESCRIPTION_UNDECIDED');
      const at = clock.now();
      const product = await world.carts.product(found.value.memberId, productId, at);
      if (!product?.listed || product.drugClass !== 'dangerous') {
        return refuse('VALIDATION', { fields: { product_id: 'errors.field.approval' } });
      }
      const weighed = await weigh(pharmacist, found.value, request);
      if (!weighed.ok) return weighed;
      const expiresAt = new Date(at.getTime() + days * DAY_MS);
      const approval = { productId, qty, expiresAt, acknowledgedSealed: weighed.value };
      const words = { clientMsgId, body: directions, approval };
      return say(pharmacist, id, words, request.seenMessageId);
    },
    read: async (pharmacist, id, messageId) => {
      const read = { by: 'pharmacist', messageId } as const;
      const answer = await change(pharmacist, id, () => ok({ read }));
      return answer.ok ? ok(undefined) : answer;
    },
    notes: async (pharmacist, id) => {
      const found = await mine(pharmacist, id);
      return found.ok ? ok(await desks.notes(id)) : found;
    },
    handOver: async (pharmacist, id, handTo) => {
      const found = await mine(pharmacist, id);
      if (!found.ok) return found;
      const given = await change(pharmacist, id, (one) => {
        const next = moved(one, 'hand_over');
        if (!next.ok) return next;
        if ([pharmacist.id, one.memberId].includes(handTo.pharmacistId)) {
          return refuse('COLLEAGUE_AWAY');
        }
        const act = { staffId: pharmacist.id, act: 'handed_over' } as const;
        return ok({ ...next.value, handTo, act });
      });
      return given.ok ? ok(undefined) : given;
    },
    close: async (pharmacist, id, { summary, seenMessageId }) => {
      const now = clock.now();
      const closed = await change(pharmacist, id, (one) => {
        const read = checkRead(one, seenMessageId);
        if (!read.ok) return read;
        if ((summaryUntil(one)?.getTime() ?? 0) > now.getTime()) {
          const late = { staffId: pharmacist.id, act: 'summarized' } as const;
          return ok({ summary, act: late, tellMember: true });
        }
        const ended = moved(one, 'close');
        const act = { staffId: pharmacist.id, act: 'closed' } as const;
        return ended.ok ? ok({ ...ended.value, summary, act, tellMember: true }) : ended;
      });
      return closed.ok ? show(pharmacist, id) : closed;
    },
  };
}

/** Newer messages of the member are read before the pharmacist decides. */
function checkRead({ lastFromMember }: Conversation, seen: number): Result<void> {
  return lastFromMember > seen ? refuse('VERSION_STALE') : ok(undefined);
}
