import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  conversationParamSchema,
  messageSchema,
  newPhotoQuerySchema,
  photoParamSchema,
  photoQuerySchema,
} from '../../../lib/conversations/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { pictureBody, readPicture } from '../../http/picture-body.ts';
import { answers, created, pictureAnswer } from '../../http/responses.ts';
import type { ConversationExtras, SideExtras } from './rules/extras.ts';
import { toMessage } from './mapper.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';

interface Needs {
  readonly identity: IdentityUseCases;
  readonly conversationExtras: ConversationExtras;
}

/** Photos and typing marks of the signed-in member (`docs/product/consultation.md`, "Photos"). */
export function extrasRoutes(app: ApiApp, { identity, conversationExtras }: Needs): void {
  const common = { tags: ['Pharmacy'], middleware: requireMember(identity) };
  addRoutes(app, { common, one: '/conversations/{id}', extras: conversationExtras.member });
}

/** The same for the pharmacist who has the conversation. */
export function deskExtrasRoutes(app: ApiApp, { conversationExtras }: Needs): void {
  const common = {
    tags: ['Staff'],
  };
  addRoutes(app, { common, one: '/pharmacy/conversations/{id}', extras: conversationExtras.desk });
}

interface Side {
  readonly common: {
    readonly tags: string[];
    readonly middleware?: ReturnType<typeof requireMember>;
  };
  readonly one: string;
  readonly extras: SideExtras;
}

function addRoutes(app: ApiApp, { common, one, extras }: Side): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: `${one}/attachments`,
      request: { query: newPhotoQuerySchema, params: conversationParamSchema, body: pictureBody },
      responses: created(messageSchema, 400, 401, 403, 404, 409, 413, 422, 429),
    }),
    async (c) => {
      const { client_msg_id: clientMsgId } = c.req.valid('query');
      const photo = { clientMsgId, bytes: () => readPicture(c) };
      const sent = await extras.send(c.get('member'), c.req.valid('param').id, photo);
      return c.json(toMessage(unwrap(sent), c.get('locale')), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: `${one}/messages/{message_id}/photo`,
      request: { query: photoQuerySchema, params: photoParamSchema },
      responses: pictureAnswer(401, 403, 404, 422),
    }),
    async (c) => {
      const { id, message_id: messageId } = c.req.valid('param');
      const { size } = c.req.valid('query');
      const bytes = unwrap(await extras.show(c.get('member'), id, { messageId, size }));
      c.header('X-Content-Type-Options', 'nosniff');
      return c.body(bytes, 200, { 'Content-Type': 'image/webp' });
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: `${one}/typing`,
      request: { query: localeQuerySchema, params: conversationParamSchema },
      responses: answers(emptySchema, 401, 403, 404, 422),
    }),
    async (c) => {
      unwrap(await extras.typing(c.get('member'), c.req.valid('param').id));
      return c.json({}, 200);
    },
  );
}
