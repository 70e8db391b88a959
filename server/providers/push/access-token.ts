import { createSign } from 'node:crypto';
import { z } from 'zod';
import type { ServiceAccount } from '../../config/push.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const LIFE_S = 3_600;
/** Margin of renewal, so a token does not expire in transit. */
const SPARE_MS = 60_000;
const TIMEOUT_MS = 10_000;

const answerSchema = z.object({ access_token: z.string(), expires_in: z.number() });

export interface GoogleAccess {
  /** A cached token; concurrent callers share one request. */
  token(): Promise<string>;
  /** Drops a token that Google refused. */
  forget(): void;
}

/** Signs in as a service account (RFC 7523). @param now real time, which Google compares with its own */
export function createGoogleAccess(account: ServiceAccount, now = Date.now): GoogleAccess {
  let held: { token: Promise<string>; until: number } | undefined;
  const ask = async (): Promise<string> => {
    const answer = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: GRANT, assertion: assertionOf(account, now()) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`Google's sign-in answered ${String(answer.status)}`);
    const { access_token: token, expires_in: life } = answerSchema.parse(await answer.json());
    if (held) held.until = now() + life * 1000 - SPARE_MS;
    return token;
  };
  return {
    token: async () => {
      if (!held || held.until <= now()) held = { token: ask(), until: now() + TIMEOUT_MS };
      try {
        return await held.token;
      } catch (error) {
        held = undefined;
        throw error;
      }
    },
    forget: () => {
      held = undefined;
    },
  };
}

function assertionOf({ client_email, private_key, token_uri }: ServiceAccount, at: number): string {
  const issued = Math.floor(at / 1000);
  const head = encode({ alg: 'RS256', typ: 'JWT' });
  const claims = encode({
    iss: client_email,
    scope: SCOPE,
    aud: token_uri,
    iat: issued,
    exp: issued + LIFE_S,
  });
  const signature = createSign('RSA-SHA256')
    .update(`${head}.${claims}`)
    .sign(private_key, 'base64url');
  return `${head}.${claims}.${signature}`;
}

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
