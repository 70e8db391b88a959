import { createMiddleware } from 'hono/factory';
import type { Authenticate } from '../../domain/identity/authenticate.ts';
import { isStaff, type Member } from '../../domain/identity/member.ts';
import type { HttpEnv } from '../context.ts';
import { ApiError } from '../errors.ts';
import { signedIn } from './require-member.ts';

/** Lets only staff and pharmacists in, or who `may`; which orders they see is a rule of `domain/staff`. */
export function requireStaff(
  identity: { readonly authenticate: Authenticate },
  may: (member: Member) => boolean = isStaff,
) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { member, sessionId } = await signedIn(identity, c.req.header('authorization'));
    if (!may(member)) throw new ApiError({ code: 'FORBIDDEN' });
    c.set('member', member);
    c.set('sessionId', sessionId);
    await next();
    c.header('Cache-Control', 'no-store');
  });
}
