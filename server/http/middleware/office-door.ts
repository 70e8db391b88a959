import { createMiddleware } from 'hono/factory';
import { isStaff, type Authenticate } from '../../core/member.ts';
import { isAble, type FindPerson, type SecondFactorCheck } from '../../core/person.ts';
import type { HttpEnv } from '../context.ts';
import { ApiError } from '../errors.ts';
import { abilityOf, type Permissions } from '../permissions/table.ts';
import { ownPattern } from '../route-pattern.ts';
import { signedIn } from './require-member.ts';

interface Door {
  readonly identity: { readonly authenticate: Authenticate };
  readonly people: { readonly find: FindPerson; readonly secondFactors: SecondFactorCheck };
  readonly permissions: Permissions;
}

/** Admits people with the ability of the call, which the permission table names; rules check branches. */
export function officeDoor({ identity, people, permissions }: Door) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const pattern = ownPattern(c);
    if (pattern === undefined) return next();
    const { member, sessionId } = await signedIn(identity, c.req.header('authorization'));
    const person = isStaff(member) ? await people.find(member.id) : undefined;
    const ability = abilityOf(permissions, c.req.method, pattern);
    if (!person) throw new ApiError({ code: 'FORBIDDEN' });
    const refusal = await people.secondFactors.refusalOf(sessionId, ability);
    if (refusal) throw new ApiError(refusal);
    if (!isAble(person, ability)) throw new ApiError({ code: 'FORBIDDEN' });
    c.set('member', member);
    c.set('sessionId', sessionId);
    c.set('person', person);
    await next();
    c.header('Cache-Control', 'no-store');
  });
}
