import type { PhotoSize } from '../../../../lib/conversations/contract-values.ts';
import type { Member } from '../../../core/member.ts';
import type { Clock, Ids } from '../../../core/ports.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { UploadUseCases } from '../../uploads/ports.ts';
import type { DeskRepo } from '../desk-ports.ts';
import type { ConversationRepo, Message } from '../ports.ts';
import { deskSide, memberSide, type Side } from './sides.ts';

interface ExtrasWorld {
  readonly conversations: ConversationRepo;
  readonly desks: Pick<DeskRepo, 'record'>;
  readonly uploads: Pick<UploadUseCases, 'keepLocked' | 'readLocked'>;
  readonly rateLimits: RateLimiter;
  readonly ids: Ids;
  readonly clock: Clock;
}

export interface SideExtras {
  readonly send: (
    who: Member,
    id: number,
    photo: { readonly clientMsgId: string; readonly bytes: () => Promise<Uint8Array> },
  ) => Promise<Result<Message>>;
  readonly show: (
    who: Member,
    id: number,
    which: { readonly messageId: number; readonly size: PhotoSize },
  ) => Promise<Result<Uint8Array<ArrayBuffer>>>;
  /** They are writing at this moment. */
  readonly typing: (who: Member, id: number) => Promise<Result<undefined>>;
}

/** Photos and typing marks, for either side. */
export interface ConversationExtras {
  readonly member: SideExtras;
  readonly desk: SideExtras;
}

/** Limit per author over all conversations. */
const PHOTOS = { limit: 10, windowSeconds: 60 };

/** Photos in a conversation and typing marks (`docs/product/consultation.md`, "Photos"). */
export function createConversationExtras(world: ExtrasWorld): ConversationExtras {
  const { conversations, desks, clock } = world;
  const of = (side: Side): SideExtras => ({
    send: async (who, id, { clientMsgId, bytes }) => {
      const found = await side.find(who, id);
      if (!found.ok) return found;
      const known = await conversations.said(id, { authorId: who.id, clientMsgId });
      if (known) return ok(known);
      const allowed = side.says(who)(found.value);
      if (!allowed.ok) return allowed;
      const at = clock.now();
      const taken = await world.rateLimits.take(`photo:${String(who.id)}`, PHOTOS, at);
      if (!taken.ok) {
        return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } });
      }
      const key = world.ids.token();
      const kept = await world.uploads.keepLocked(who.id, await bytes(), key);
      if (!kept.ok) return kept;
      const message = {
        ...{ sender: side.sender, authorId: who.id, clientMsgId, body: '' },
        photo: { name: kept.value.name, key },
      };
      // Meanwhile it may have ended, or have been handed over; the files go after a day then.
      const said = await conversations.change(id, { at: clock.now(), message }, side.says(who));
      if (!said.ok) return said;
      return said.value.message ? ok(said.value.message) : refuse('NOT_FOUND');
    },
    show: async (who, id, { messageId, size }) => {
      const found = await side.find(who, id);
      if (!found.ok) return found;
      if (side.sender === 'pharmacist') {
        await desks.record(id, { staffId: who.id, act: 'looked' }, clock.now());
      }
      const photo = await conversations.photo(id, messageId);
      const bytes = photo && (await world.uploads.readLocked(photo.name, size, photo.key));
      return bytes ? ok(bytes) : refuse('NOT_FOUND');
    },
    typing: async (who, id) => {
      const found = await side.find(who, id);
      if (!found.ok) return found;
      await conversations.typed(id, side.sender, clock.now());
      return ok(undefined);
    },
  });
  return { member: of(memberSide(world)), desk: of(deskSide(world)) };
}
