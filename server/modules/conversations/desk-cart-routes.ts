import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { conversationParamSchema } from '../../../lib/conversations/contract.ts';
import { deskCartSchema } from '../../../lib/conversations/contract-desk.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers } from '../../http/responses.ts';
import type { ReadDeskCart } from './rules/desk-cart.ts';

/** Cart that goes with a conversation, under `/api/admin/v1` (`docs/product/consultation.md`, "The desk"). */
export function deskCartRoutes(
  app: ApiApp,
  { readDeskCart }: { readonly readDeskCart: ReadDeskCart },
): void {
  app.openapi(
    createRoute({
      tags: ['Staff'],
      method: 'get',
      path: '/pharmacy/conversations/{id}/cart',
      description: 'While the conversation is theirs. The member reads who looked.',
      request: { query: localeQuerySchema, params: conversationParamSchema },
      responses: answers(deskCartSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { locale } = c.req.valid('query');
      const lines = unwrap(await readDeskCart(c.get('member'), c.req.valid('param').id));
      const entities = lines.map(({ product: { id, name, drugClass }, qty, conflicts }) => ({
        ...{ product_id: id, name: name[locale], qty, drug: drugClass, conflicts: [...conflicts] },
      }));
      return c.json({ entities }, 200);
    },
  );
}
