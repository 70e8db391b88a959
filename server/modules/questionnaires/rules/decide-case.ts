import type { Acknowledgement } from '../../../../lib/health/contract.ts';
import type { Outbox } from '../../../core/outbox.ts';
import type { Clock, Ids, Report } from '../../../core/ports.ts';
import type { Member } from '../../../core/member.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Sealer } from '../../../core/sealed.ts';
import { oneByOne, sweep } from '../../../core/sweep.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion } from '../../../core/version.ts';
import type { DeskRepo } from '../../conversations/desk-ports.ts';
import { tellMember, type ConversationNotices } from '../../conversations/rules/tell-members.ts';
import { conversationPurpose } from '../../health/rules/acknowledged.ts';
import type { MedicineCheck } from '../../health/rules/check-medicine.ts';
import type { FamilyRepo, HealthRepo } from '../../health/ports.ts';
import { patientPurpose, type Patients } from '../../health/rules/named-patient.ts';
import { readNotes } from '../../health/rules/patient-file.ts';
import type { MoveRepos, Telling } from '../../orders/move-ports.ts';
import type { OrderRepo } from '../../orders/ports.ts';
import { moveOrder } from '../../orders/rules/move-order.ts';
import { pagePath } from '../../../../lib/pages/path-to.ts';
import type { CaseRepo, CaseRow, Decided } from '../ports.ts';
import { sealDecision } from './sealed-case.ts';
import { caseVersion, patientOf } from './show-case.ts';

interface DecideRepos extends MoveRepos {
  readonly orders: MoveRepos['orders'] & Pick<OrderRepo, 'lock'>;
  readonly cases: CaseRepo;
  readonly outbox: Outbox;
}

interface EndWorld extends Telling {
  readonly transact: Transact<DecideRepos>;
  readonly cases: Pick<CaseRepo, 'find'>;
  readonly conversationNotices: ConversationNotices;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

interface DecideWorld extends EndWorld {
  readonly desks: Pick<DeskRepo, 'onDuty'>;
  readonly medicineCheck: Pick<MedicineCheck, 'weigh'>;
  readonly named: Pick<Patients, 'ofConversation'>;
  readonly health: Pick<HealthRepo, 'find'>;
  readonly family: Pick<FamilyRepo, 'find'>;
}

export interface Approval {
  /** Version of the case that was read. */
  readonly seen: string;
  readonly directions: string;
  readonly days: number;
  readonly acknowledged?: Acknowledgement | undefined;
}

const DAY_MS = 86_400_000;

/** Decisions of pharmacists on cases (`docs/product/questionnaires.md`, "The decision"). */
export function createDecideCase(world: DecideWorld & { readonly ids: Pick<Ids, 'uuid'> }) {
  const { sealer, clock } = world;

  /** A case that waits, as it was read, and that is not the pharmacist's own. */
  const readable = async (pharmacist: Member, id: number, seen?: string) => {
    const row = await world.cases.find(id);
    if (!row) return refuse('NOT_FOUND');
    if (row.memberId === pharmacist.id) return refuse('NOT_YOURS');
    if (!(await world.desks.onDuty(pharmacist.id))) return refuse('OFF_DUTY');
    if (row.state !== 'waiting' || row.answersSealed === null) return refuse('CASE_DECIDED');
    if (seen === undefined) return ok(row);
    const { version } = await readNotes(world, patientOf(sealer, row));
    const same = checkVersion(seen, caseVersion(row, version));
    return same.ok ? ok(row) : same;
  };

  return {
    approve: async (
      pharmacist: Member,
      id: number,
      given: Approval,
    ): Promise<Result<undefined>> => {
      const found = await readable(pharmacist, id, given.seen);
      if (!found.ok) return found;
      const row = found.value;
      const { conversationId, orderId, productId, memberId, qty } = row;
      const { directions, days, acknowledged } = given;
      const medicine = { productId, acknowledged, exceptOrder: orderId };
      const weighed = await world.medicineCheck.weigh(patientOf(sealer, row), medicine);
      if (!weighed.ok) return weighed;
      const patient = await world.named.ofConversation(conversationId);
      const kept = { directions, days, reason: '' };
      return decide(world, row, {
        ...{ state: 'approved', by: pharmacist.id },
        decisionSealed: sealDecision(sealer, conversationId, kept),
        then: async ({ cases }, at) => {
          await cases.approve({
            ...{ conversationId, memberId, orderId, productId, qty, at, by: pharmacist.id },
            clientMsgId: world.ids.uuid(),
            expiresAt: new Date(at.getTime() + days * DAY_MS),
            patientSealed: patient
              ? sealer.seal(JSON.stringify(patient), patientPurpose(conversationId))
              : null,
            acknowledgedSealed: weighed.value,
            directionsSealed: sealer.seal(
              directions,
              conversationPurpose(conversationId, 'message'),
            ),
          });
          return ok(undefined);
        },
      });
    },
    refuse: async (
      pharmacist: Member,
      id: number,
      { seen, reason }: { readonly seen: string; readonly reason: string },
    ): Promise<Result<undefined>> => {
      const found = await readable(pharmacist, id, seen);
      if (!found.ok) return found;
      const kept = { directions: '', days: null, reason };
      return decide(world, found.value, {
        ...{ state: 'refused', by: pharmacist.id, then: cancelWith(world, found.value, 'staff') },
        decisionSealed: sealDecision(sealer, found.value.conversationId, kept),
      });
    },
    ask: async (
      pharmacist: Member,
      id: number,
      { clientMsgId, body }: { readonly clientMsgId: string; readonly body: string },
    ): Promise<Result<number>> => {
      const found = await readable(pharmacist, id);
      if (!found.ok) return found;
      const { conversationId } = found.value;
      const bodySealed = sealer.seal(body, conversationPurpose(conversationId, 'message'));
      return world.transact(async ({ cases }) => {
        const question = { by: pharmacist.id, clientMsgId, bodySealed, at: clock.now() };
        const outcome = await cases.ask(found.value, question);
        return outcome === 'asked' ? ok(conversationId) : refuse(UNASKED[outcome]);
      });
    },
  };
}

const UNASKED = {
  busy: 'OPEN_CONVERSATION',
  taken: 'NOT_YOURS',
  decided: 'CASE_DECIDED',
} as const;

type Then = (repos: DecideRepos, at: Date) => Promise<Result<undefined>>;

/**
 * Under the order's lock: of several who decide, cancel or come too late one is first. The member hears that there is a
 * decision, and nothing of it.
 */
function decide(
  world: EndWorld,
  row: CaseRow,
  { then, ...decided }: Omit<Decided, 'at'> & { readonly then: Then },
): Promise<Result<undefined>> {
  return world.transact(async (repos) => {
    const at = world.clock.now();
    await repos.orders.lock(row.orderId);
    const now = await repos.cases.find(row.id);
    // Newer messages of the member have to be read first.
    if (decided.by !== null && now?.lastFromMember !== row.lastFromMember) {
      return refuse('VERSION_STALE');
    }
    if (!(await repos.cases.decide(row.id, { ...decided, at }))) return refuse('CASE_DECIDED');
    const done = await then(repos, at);
    if (!done.ok) return done;
    const path = pagePath('/pharmacy/cases/:case', { case: row.id });
    const update = decided.state === 'lapsed' ? 'lapsed' : 'decided';
    await tellMember(repos, world.conversationNotices, row, { update, path, at });
    return ok(undefined);
  });
}

/** The order is cancelled as always: the money goes back, and the goods to the shelf. */
function cancelWith(world: Telling, { orderId }: CaseRow, actor: 'staff' | 'system'): Then {
  return async (repos, at) => {
    const order = await repos.orders.lock(orderId);
    if (!order) return refuse('NOT_FOUND');
    const moved = await moveOrder(repos, world, { order, to: 'cancelled', actor, at });
    return moved.ok ? ok(undefined) : moved;
  };
}

const BATCH = 50;

/** Refunds cases not decided in time or with erased answers. Safe in any number of processes. */
export async function lapseCases(
  world: EndWorld & {
    readonly cases: Pick<CaseRepo, 'find' | 'overdue'>;
    readonly report: Report;
  },
): Promise<void> {
  const { cases, clock, report } = world;
  const due = (except: readonly number[]) => cases.overdue(clock.now(), { limit: BATCH, except });
  await sweep(due, async (ids) => {
    const refused: number[] = [];
    const failed = await oneByOne(
      ids,
      async (id) => {
        const row = await cases.find(id);
        const lapsed =
          row &&
          (await decide(world, row, {
            ...{ state: 'lapsed', by: null, decisionSealed: null },
            then: cancelWith(world, row, 'system'),
          }));
        if (!lapsed?.ok) refused.push(id);
      },
      (id, error) => {
        report('a case could not lapse', { case_id: id, error });
      },
    );
    return [...failed, ...refused];
  });
}
