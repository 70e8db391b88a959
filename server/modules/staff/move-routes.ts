import { callOf } from '../audit/call.ts';
import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import { staffMoveSchemas, staffOrderDetailSchema } from '../../../lib/staff/contract.ts';
import type { Acknowledgement } from '../../../lib/health/contract.ts';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { orderIdParamSchema } from '../../../lib/orders/contract.ts';
import { STAFF_MOVES, type StaffMove } from '../../../lib/staff/contract-values.ts';
import type { StaffMoveRequest } from './rules/move-staff-order.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { toStaffOrderDetail } from './mapper.ts';
import { answers, jsonBody } from '../../http/responses.ts';

import type { Clock } from '../../core/ports.ts';
import type { StaffUseCases } from './use-cases.ts';

/** Fields of the bodies of all moves; each schema requires its own part. */
interface MoveBody {
  readonly version: string;
  readonly reason?: string;
  readonly pickup_code?: string;
  readonly acknowledged?: Acknowledgement | undefined;
  readonly carrier?: string;
  readonly tracking_no?: string;
}

/** One call for each kind of work: `POST /orders/{id}/hand-over`. */
export function staffMoveRoutes(
  app: ApiApp,
  { staff, clock }: { readonly staff: StaffUseCases; readonly clock: Clock },
): void {
  for (const move of STAFF_MOVES) {
    const schema: z.ZodType<MoveBody> = staffMoveSchemas[move];
    app.openapi(
      createRoute({
        tags: ['Staff'],
        method: 'post',
        path: `/orders/{id}/${move.replace('_', '-')}`,
        request: { query: localeQuerySchema, params: orderIdParamSchema, body: jsonBody(schema) },
        responses: answers(staffOrderDetailSchema, 401, 403, 404, 409, 422),
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const request = toRequest(move, c.req.valid('json'));
        const order = unwrap(await staff.moveOrder(callOf(c), id, request));
        return c.json(toStaffOrderDetail(order, c.get('locale'), clock.now()), 200);
      },
    );
  }
}

function toRequest(move: StaffMove, body: MoveBody): StaffMoveRequest {
  const { version: seen, reason, pickup_code: pickupCode, carrier, tracking_no: trackingNo } = body;
  const parcel = carrier && trackingNo ? { carrier, trackingNo } : undefined;
  return { move, seen, reason, pickupCode, parcel, acknowledged: body.acknowledged };
}
