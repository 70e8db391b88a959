import { createMiddleware } from 'hono/factory';
import type { Authenticate } from '../../domain/identity/authenticate.ts';
import type { HttpEnv } from '../context.ts';
import { ApiError } from '../errors.ts';

const BEARER = /^Bearer ([\w-]{20,128})$/i;

/** Lets only signed-in members in, and keeps their answers out of every cache. */
export function requireMember(identity: { readonly authenticate: Authenticate }) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const token = BEARER.exec(c.req.header('authorization') ?? '')?.[1];
    const signedIn = token === undefined ? undefined : await identity.authenticate(token);
    if (!signedIn) throw new ApiError({ code: 'UNAUTHENTICATED' });
    c.set('member', signedIn.member);
    c.set('sessionId', signedIn.sessionId);
    await next();
    c.header('Cache-Control', 'no-store');
  });
}
