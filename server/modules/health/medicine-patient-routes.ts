import { createRoute } from '@hono/zod-openapi';
import {
  medicinePatientListSchema,
  medicinePatientQuerySchema,
} from '../../../lib/health/contract.ts';
import type { Clock } from '../../core/ports.ts';
import type { ApiApp } from '../../http/context.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { Patients } from './rules/named-patient.ts';

interface Parts {
  readonly identity: IdentityUseCases;
  readonly medicinePatients: Patients['ofMedicines'];
  readonly clock: Clock;
}

/** Patients at the lines of a cart or an order (`docs/product/consultation.md`, "The patient"). */
export function medicinePatientRoutes(
  app: ApiApp,
  { identity, medicinePatients, clock }: Parts,
): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/me/medicine-patients',
      tags: ['Pharmacy'],
      middleware: requireMember(identity),
      description: 'Of one order, or of the approvals that the cart may use.',
      request: { query: medicinePatientQuerySchema },
      responses: answers(medicinePatientListSchema, 401, 422),
    }),
    async (c) => {
      const { order_id: orderId } = c.req.valid('query');
      const found = await medicinePatients(c.get('member').id, orderId, clock.now());
      const entities = found.map(({ productId, patient: { name, relation } }) => ({
        product_id: productId,
        patient: { name, relation },
      }));
      return c.json({ entities }, 200);
    },
  );
}
