import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Authenticate, Member, SignedIn } from '../../core/member.ts';
import type { HttpEnv } from '../context.ts';
import { ApiError } from '../errors.ts';

const BEARER = /^Bearer ([\w-]{20,128})$/i;

export function bearerToken(c: Context): string | undefined {
  return BEARER.exec(c.req.header('authorization') ?? '')?.[1];
}

/** The sign-in of a request; throws 401 without one. */
export async function signedIn(
  { authenticate }: { readonly authenticate: Authenticate },
  authorization = '',
): Promise<SignedIn> {
  const found = await signInOf({ authenticate }, authorization);
  if (!found) throw new ApiError({ code: 'UNAUTHENTICATED' });
  return found;
}

/** The sign-in of an `Authorization` header, if valid; checked before a large body is read. */
export async function signInOf(
  { authenticate }: { readonly authenticate: Authenticate },
  authorization = '',
): Promise<SignedIn | undefined> {
  const token = BEARER.exec(authorization)?.[1];
  return token === undefined ? undefined : authenticate(token);
}

/** Requires a sign-in (else 401), and makes answers uncacheable. */
export function requireMember(identity: { readonly authenticate: Authenticate }) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { member, sessionId } = await signedIn(identity, c.req.header('authorization'));
    c.set('member', member);
    c.set('sessionId', sessionId);
    await next();
    c.header('Cache-Control', 'no-store');
  });
}

/** The signed-in member, if any, of a call open to guests. */
export async function optionalMember(
  c: Context<HttpEnv>,
  identity: { readonly authenticate: Authenticate },
): Promise<Member | undefined> {
  const token = bearerToken(c);
  return token === undefined ? undefined : (await identity.authenticate(token))?.member;
}
