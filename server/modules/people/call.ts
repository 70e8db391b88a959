import type { Context } from 'hono';
import type { HttpEnv } from '../../http/context.ts';
import { callOf } from '../audit/call.ts';
import type { Unlocking } from './rules/factor-guard.ts';
import type { PeopleCall } from './rules/manage-roles.ts';

export function peopleCallOf(c: Context<HttpEnv>): PeopleCall {
  return { ...callOf(c), person: c.get('person') };
}

export function unlockingOf(c: Context<HttpEnv>): Unlocking {
  return { ...callOf(c), sessionId: c.get('sessionId'), phone: c.get('member').phone };
}
