import type { Context } from 'hono';
import type { StaffCall } from './ports.ts';
import type { HttpEnv } from '../../http/context.ts';

/** Caller and request id, for the audit log. */
export function callOf(c: Context<HttpEnv>): StaffCall {
  return { memberId: c.get('member').id, requestId: c.get('requestId') };
}
