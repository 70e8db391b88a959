import type { Context } from 'hono';
import { clientAddress } from '../../http/client-address.ts';
import type { HttpEnv } from '../../http/context.ts';
import type { StaffCall } from './ports.ts';

/** Caller and request of a call, for the audit log. The shop's own forms name the platform `web`. */
export function callOf(c: Context<HttpEnv>): StaffCall {
  return {
    memberId: c.get('member').id,
    requestId: c.get('requestId'),
    cause: c.req.header('platform') === 'web' ? 'form' : 'api',
    address: clientAddress(c),
  };
}
