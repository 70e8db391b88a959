import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { MAINTENANCE_RETRY_SECONDS } from '../../../lib/api/contract-values.ts';
import { isStaff, type Authenticate } from '../../core/member.ts';
import { BEHIND_COOKIE } from './rules/look-behind.ts';
import type { MaintenanceState } from './ports.ts';
import type { HttpEnv } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';
import { optionalMember } from '../../http/middleware/require-member.ts';

/**
 * Calls open during maintenance: its state, those that payments in progress need (money must not be lost), and the
 * sign-in of staff.
 */
const OPEN: readonly RegExp[] = [
  /^\/api\/v1\/maintenance$/,
  /^\/api\/v1\/payments\/(webhooks|return)\/[^/]+$/,
  /^\/api\/v1\/payments\/[^/]+\/form$/,
  /^\/api\/v1\/guest\/otp$/,
  /^\/api\/v1\/guest\/login\//,
  /^\/api\/v1\/me\/token\/refresh$/,
  // These routes admit staff only.
  /^\/api\/admin\/v1\//,
];

/** Refuses calls during maintenance, except for staff and holders of a signed link. */
export function maintenanceGate(
  maintenance: () => Promise<MaintenanceState>,
  identity: { readonly authenticate: Authenticate },
  looksBehind: (pass: string) => boolean,
) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const exempt = OPEN.some((path) => path.test(c.req.path));
    const isClosed = async () => {
      const pass = getCookie(c, BEHIND_COOKIE);
      return !(pass && looksBehind(pass)) && (await maintenance()).isMaintain;
    };
    if (!exempt && (await isClosed())) {
      const member = await optionalMember(c, identity);
      const data = { retry_after: MAINTENANCE_RETRY_SECONDS };
      if (!member || !isStaff(member)) throw new ApiError({ code: 'UNAVAILABLE', data });
    }
    await next();
  });
}
