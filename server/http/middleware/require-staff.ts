import { createMiddleware } from 'hono/factory';
import type { Authenticate } from '../../core/member.ts';
import type { HttpEnv } from '../context.ts';
import { ApiError } from '../errors.ts';
import { mayCall, type Audience } from '../permissions/audience.ts';
import { signedIn } from './require-member.ts';

/** Admits the roles of the permission table; visibility of orders is a rule of `modules/staff`. */
export function requireStaff(
  identity: { readonly authenticate: Authenticate },
  audience: Audience = 'staff',
) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { member, sessionId } = await signedIn(identity, c.req.header('authorization'));
    if (!mayCall(audience, member)) throw new ApiError({ code: 'FORBIDDEN' });
    c.set('member', member);
    c.set('sessionId', sessionId);
    await next();
    c.header('Cache-Control', 'no-store');
  });
}
