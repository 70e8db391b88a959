import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Locale } from '../../lib/api/contract/common.ts';
import type { Member } from '../core/member.ts';

/** What middleware leaves for the handlers. */
export interface HttpEnv {
  Variables: {
    requestId: string;
    locale: Locale;
    /** Set by `requireMember`. */
    member: Member;
    /** The session the bearer token belongs to; set by `requireMember`. */
    sessionId: string;
    /** Goes into the row that the request creates; set by `idempotent`. */
    idempotencyKey: string;
  };
}

export type ApiApp = OpenAPIHono<HttpEnv>;
