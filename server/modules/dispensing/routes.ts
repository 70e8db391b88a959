import { createRoute } from '@hono/zod-openapi';
import {
  dispensingLabelListSchema,
  ownDispensingQuerySchema,
} from '../../../lib/dispensing/contract.ts';
import type { Member } from '../../core/member.ts';
import type { ApiApp } from '../../http/context.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import { toLabel } from './mapper.ts';
import type { Label } from './ports.ts';

/** The newest first; of one order, or all. */
export type OwnDispensing = (member: Member, orderId?: string) => Promise<readonly Label[]>;

/** Records of medicines dispensed to a member and the patients they asked for. */
export function dispensingRoutes(
  app: ApiApp,
  {
    identity,
    ownDispensing,
  }: { readonly identity: IdentityUseCases; readonly ownDispensing: OwnDispensing },
): void {
  app.openapi(
    createRoute({
      tags: ['Orders'],
      method: 'get',
      path: '/me/dispensing-records',
      middleware: requireMember(identity),
      request: { query: ownDispensingQuerySchema },
      responses: answers(dispensingLabelListSchema, 401, 422),
    }),
    async (c) => {
      const { order_id: orderId } = c.req.valid('query');
      const labels = await ownDispensing(c.get('member'), orderId);
      return c.json({ entities: labels.map(toLabel) }, 200);
    },
  );
}
