import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Locale } from '../../lib/api/contract.ts';
import type { Member } from '../core/member.ts';
import type { Person } from '../core/person.ts';

export interface HttpEnv {
  Variables: {
    requestId: string;
    locale: Locale;
    member: Member;
    /** The session of the bearer token; set by `requireMember`. */
    sessionId: string;
    /** Set by `officeDoor`. */
    person: Person;
    /** Stored in the row that the request creates; set by `idempotent`. */
    idempotencyKey: string;
  };
}

export type ApiApp = OpenAPIHono<HttpEnv>;
