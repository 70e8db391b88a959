import { createRoute } from '@hono/zod-openapi';
import {
  conversationListSchema,
  conversationQuerySchema,
} from '../../../lib/api/contract/conversations.ts';
import type { ApiApp } from '../context.ts';
import { requireMember } from '../middleware/require-member.ts';
import { answers } from '../responses.ts';
import type { UseCases } from '../use-cases.ts';

/** Chats of the signed-in member with a pharmacist (`docs/product/browse.md`, "Not built yet"). */
export function conversationRoutes(
  app: ApiApp,
  { identity, conversations }: Pick<UseCases, 'identity' | 'conversations'>,
): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/conversations',
      tags: ['Pharmacy'],
      middleware: requireMember(identity),
      request: { query: conversationQuerySchema },
      responses: answers(conversationListSchema, 401, 422),
    }),
    async (c) => {
      const { close } = c.req.valid('query');
      const rows = await conversations.list(c.get('member').id, close);
      return c.json(
        { entities: rows.map((row) => ({ id: row.id, question_id: row.questionId })) },
        200,
      );
    },
  );
}
