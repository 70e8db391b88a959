import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { DeskRepo } from '../../conversations/desk-ports.ts';
import type { Conversation, ConversationRepo } from '../../conversations/ports.ts';
import { LATE_SUMMARY_MS } from '../../conversations/rules/late-summary.ts';
import { deskSide, memberSide, type Side } from '../../conversations/rules/sides.ts';
import type { NamedPatient, Patients } from '../../health/rules/named-patient.ts';
import { readNotes } from '../../health/rules/patient-file.ts';
import type { PharmacyRepo } from '../../pharmacy/ports.ts';
import type { DrawReferral, Letter, ReferralRepo, ReferralUseCases } from '../ports.ts';

interface World {
  readonly conversations: Pick<ConversationRepo, 'find'>;
  readonly desks: Pick<DeskRepo, 'record'>;
  readonly referrals: ReferralRepo;
  readonly health: Parameters<typeof readNotes>[0]['health'];
  readonly family: Parameters<typeof readNotes>[0]['family'];
  readonly named: Pick<Patients, 'ofConversation'>;
  readonly pharmacy: Pick<PharmacyRepo, 'place'>;
  readonly clock: Clock;
  readonly draw: DrawReferral;
}

/** Letters to doctors (`docs/product/consultation.md`, "Referral letters"). */
export function createReferrals(world: World): ReferralUseCases {
  const { referrals, clock, draw } = world;
  const reader = (side: Side) => {
    const list: ReferralUseCases['member']['list'] = async (who, id) => {
      const found = await side.find(who, id);
      return found.ok ? ok(await referrals.ofConversation(id)) : found;
    };
    const find: ReferralUseCases['member']['find'] = async (who, id, referralId) => {
      const all = await list(who, id);
      if (!all.ok) return all;
      const found = all.value.find((one) => one.id === referralId);
      return found ? ok(found) : refuse('NOT_FOUND');
    };
    return { list, find };
  };
  const desk = deskSide(world);
  return {
    draw,
    member: { ...reader(memberSide(world)), all: ({ id }) => referrals.ofMember(id) },
    desk: {
      ...reader(desk),
      write: async (pharmacist, id, { clientMsgId, seenMessageId, ...said }) => {
        const found = await desk.find(pharmacist, id);
        if (!found.ok) return found;
        const patient = await world.named.ofConversation(id);
        if (!patient) return refuse('NOT_FOUND');
        const at = clock.now();
        const letter = { ...said, ...(await knownOf(world, found.value, patient)) };
        const referral = { clientMsgId, authorId: pharmacist.id, letter, at };
        return referrals.add(id, referral, (one) =>
          one.pharmacist?.memberId === pharmacist.id
            ? mayRefer(one, { seenMessageId, at })
            : refuse('NOT_YOURS'),
        );
      },
    },
  };
}

/** During the conversation, and as long as a late summary is possible; new messages must be read first. */
export function mayRefer(
  {
    intake,
    closedAt,
    lastFromMember,
  }: Pick<Conversation, 'intake' | 'closedAt' | 'lastFromMember'>,
  { seenMessageId, at }: { readonly seenMessageId: number; readonly at: Date },
): Result<void> {
  const isOver = closedAt !== null && at.getTime() - closedAt.getTime() >= LATE_SUMMARY_MS;
  if (intake === null || isOver) return refuse('CONVERSATION_CLOSED');
  return lastFromMember > seenMessageId ? refuse('VERSION_STALE') : ok(undefined);
}

type Known = Pick<
  Letter,
  'patient' | 'allergies' | 'conditions' | 'medicines' | 'pharmacist' | 'place'
>;

async function knownOf(
  world: World,
  conversation: Conversation,
  patient: NamedPatient,
): Promise<Known> {
  const [{ notes }, place] = await Promise.all([
    readNotes(world, conversation),
    world.pharmacy.place(),
  ]);
  const { intake, pharmacist } = conversation;
  const both = (kind: 'allergies' | 'conditions' | 'medicines') => [
    ...new Set([...(notes?.[kind] ?? []), ...linesOf(intake?.[kind] ?? '')]),
  ];
  return {
    patient,
    ...{ allergies: both('allergies'), conditions: both('conditions') },
    medicines: both('medicines'),
    pharmacist: {
      name: pharmacist?.name ?? { en: '', th: '' },
      licenceNo: pharmacist?.licenceNo ?? '',
    },
    place: place ? placeOf(place) : null,
  };
}

function placeOf({ name, address, phone, licenceNo }: NonNullable<Letter['place']>) {
  return { name, address, phone, licenceNo };
}

function linesOf(told: string): readonly string[] {
  return told
    .split(/[,\n]/)
    .map((line) => line.trim())
    .filter(Boolean);
}
