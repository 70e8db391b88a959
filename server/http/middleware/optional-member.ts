import type { Context } from 'hono';
import type { Member, Authenticate } from '../../core/member.ts';
import type { HttpEnv } from '../context.ts';
import { bearerToken } from './require-member.ts';

/** Who asks, where guests may ask too. */
export async function optionalMember(
  c: Context<HttpEnv>,
  identity: { readonly authenticate: Authenticate },
): Promise<Member | undefined> {
  const token = bearerToken(c);
  return token === undefined ? undefined : (await identity.authenticate(token))?.member;
}
