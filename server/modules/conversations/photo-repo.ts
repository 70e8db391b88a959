import { and, eq } from 'drizzle-orm';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import { conversationMessages } from '../../db/schema/conversations.ts';
import { createUploadRepo } from '../uploads/repo.ts';
import type { ConversationRepo, NewMessage, Photo } from './ports.ts';
import { createOpener, messageRows, purposes } from './sealed-rows.ts';

type Said = Pick<NewMessage, 'authorId' | 'clientMsgId'>;

/** Photos of messages: the keys of their files are sealed for the conversation they belong to. */
export function createPhotoRepo(
  db: Database,
  sealer: Sealer,
): Pick<ConversationRepo, 'said' | 'photo'> {
  const { toMessage } = createOpener(sealer);
  return {
    said: async (id, by) => {
      const row = await sameMessage(db, id, by);
      return row && toMessage(row);
    },
    photo: async (id, messageId) => {
      const [row] = await db
        .select({ name: conversationMessages.photo, key: conversationMessages.photoKeySealed })
        .from(conversationMessages)
        .where(
          and(eq(conversationMessages.conversationId, id), eq(conversationMessages.id, messageId)),
        );
      if (!row?.name || !row.key) return undefined;
      return { name: row.name, key: sealer.open(row.key, purposes.of(id, 'photo')) };
    },
  };
}

export async function sameMessage(tx: Database, id: number, { authorId, clientMsgId }: Said) {
  const [row] = await messageRows(tx).where(
    and(
      eq(conversationMessages.conversationId, id),
      eq(conversationMessages.authorId, authorId),
      eq(conversationMessages.clientMsgId, clientMsgId),
    ),
  );
  return row;
}

interface Shown {
  readonly id: number;
  readonly by: number;
  readonly photo: Photo;
  readonly at: Date;
}

/** Columns of a message that shows the upload; from now on it stays as long as the message. */
export async function showPhoto(tx: Database, sealer: Sealer, { id, by, photo, at }: Shown) {
  const owner = { memberId: by, kind: 'chat' } as const;
  if (!(await createUploadRepo(tx).claim([photo.name], owner, at))) {
    throw new Error('The photo was deleted before its message was stored');
  }
  return {
    photo: photo.name,
    photoKeySealed: sealer.seal(photo.key, purposes.of(id, 'photo')),
  };
}
