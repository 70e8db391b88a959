import type { Context } from 'hono';
import type { StaffCall } from '../domain/staff/ports.ts';
import type { HttpEnv } from './context.ts';

/** Who calls, and in which request, for the audit log. */
export function callOf(c: Context<HttpEnv>): StaffCall {
  return { memberId: c.get('member').id, requestId: c.get('requestId') };
}
