import { createRoute } from '@hono/zod-openapi';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import { conversationParamSchema } from '../../../lib/conversations/contract.ts';
import {
  prescriptionOfSchema,
  refusePrescriptionSchema,
  waitingPrescriptionListSchema,
} from '../../../lib/prescriptions/contract.ts';
import { prescriptionNumber } from '../../core/prescription.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { Prescription, PrescriptionUseCases } from './ports.ts';

interface Parts {
  readonly identity: IdentityUseCases;
  readonly prescriptions: PrescriptionUseCases;
}

function toAnswer(found: Prescription | undefined) {
  if (!found) return { prescription: null };
  const { id, state, issuedOn, from, reason, at } = found;
  const number = prescriptionNumber(found);
  return {
    prescription: { id, number, state, from, reason, issued_on: issuedOn, at: at.toISOString() },
  };
}

/** The prescription that a member's own conversation is about. */
export function prescriptionRoutes(app: ApiApp, { identity, prescriptions }: Parts): void {
  app.openapi(
    createRoute({
      tags: ['Pharmacy'],
      method: 'get',
      path: '/conversations/{id}/prescription',
      middleware: requireMember(identity),
      request: { query: localeQuerySchema, params: conversationParamSchema },
      responses: answers(prescriptionOfSchema, 401, 404, 422),
    }),
    async (c) => {
      const found = await prescriptions.ofMember(c.get('member'), c.req.valid('param').id);
      return c.json(toAnswer(unwrap(found)), 200);
    },
  );
}

/** Calls of pharmacists under `/api/admin/v1` (`docs/product/consultation.md`, "Prescriptions"). */
export function prescriptionDeskRoutes(app: ApiApp, { prescriptions }: Parts): void {
  const common = { tags: ['Staff'] };
  const query = localeQuerySchema;
  const params = conversationParamSchema;
  const one = '/pharmacy/conversations/{id}/prescription';
  app.openapi(
    createRoute({
      ...{ ...common, method: 'get', path: '/pharmacy/prescriptions', request: { query } },
      responses: answers(waitingPrescriptionListSchema, 401, 403, 422),
    }),
    async (c) => {
      const { waiting, now } = await prescriptions.waiting();
      const entities = waiting.map(({ id, at, photos, taken }) => ({
        ...{ id, photos, taken, number: prescriptionNumber({ id, at }), since: at.toISOString() },
      }));
      return c.json({ entities, now: now.toISOString() }, 200);
    },
  );
  app.openapi(
    createRoute({
      ...{ ...common, method: 'post', path: '/pharmacy/prescriptions/{id}/take' },
      request: { query, params: idParamSchema },
      responses: answers(idParamSchema, 401, 403, 409, 422),
    }),
    async (c) => {
      const id = unwrap(await prescriptions.take(c.get('member'), c.req.valid('param').id));
      return c.json({ id }, 200);
    },
  );
  app.openapi(
    createRoute({
      ...{ ...common, method: 'get', path: one, request: { query, params } },
      responses: answers(prescriptionOfSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const found = await prescriptions.ofDesk(c.get('member'), c.req.valid('param').id);
      return c.json(toAnswer(unwrap(found)), 200);
    },
  );
  app.openapi(
    createRoute({
      ...{ ...common, method: 'post', path: `${one}/accept`, request: { query, params } },
      responses: answers(prescriptionOfSchema, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const decision = { on: 'accept', reason: null } as const;
      const { id } = c.req.valid('param');
      const done = await prescriptions.decide(c.get('member'), id, decision);
      return c.json(toAnswer(unwrap(done)), 200);
    },
  );
  app.openapi(
    createRoute({
      ...{ ...common, method: 'post', path: `${one}/refuse` },
      request: { query, params, body: jsonBody(refusePrescriptionSchema) },
      responses: answers(prescriptionOfSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { reason } = c.req.valid('json');
      const { id } = c.req.valid('param');
      const done = await prescriptions.decide(c.get('member'), id, { on: 'refuse', reason });
      return c.json(toAnswer(unwrap(done)), 200);
    },
  );
}
