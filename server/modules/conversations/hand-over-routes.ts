import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import { conversationParamSchema } from '../../../lib/conversations/contract.ts';
import {
  dutySchema,
  handOverSchema,
  noteListSchema,
} from '../../../lib/conversations/contract-desk.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { PharmacyDesk } from './desk-ports.ts';

/** Duty and hand-over of conversations (`docs/product/consultation.md`, "The desk"). */
export function handOverRoutes(
  app: ApiApp,
  { pharmacyDesk: desk }: { readonly pharmacyDesk: PharmacyDesk },
): void {
  const common = {
    tags: ['Staff'],
  };
  const query = localeQuerySchema;
  const params = conversationParamSchema;

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/pharmacy/duty',
      request: { query, body: jsonBody(dutySchema) },
      responses: answers(dutySchema, 400, 401, 403, 422),
    }),
    async (c) => {
      const { on_duty } = c.req.valid('json');
      await desk.setDuty(c.get('member'), on_duty);
      return c.json({ on_duty }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/pharmacy/conversations/{id}/notes',
      request: { query, params },
      responses: answers(noteListSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const notes = unwrap(await desk.notes(c.get('member'), c.req.valid('param').id));
      const locale = c.get('locale');
      const entities = notes.map(({ by, at, ...note }) => ({
        ...{ ...note, by: by[locale], at: at.toISOString() },
      }));
      return c.json({ entities }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/pharmacy/conversations/{id}/hand-over',
      request: { query, params, body: jsonBody(handOverSchema) },
      responses: answers(emptySchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { to, note } = c.req.valid('json');
      const { id } = c.req.valid('param');
      unwrap(await desk.handOver(c.get('member'), id, { pharmacistId: to, note }));
      return c.json({}, 200);
    },
  );
}
