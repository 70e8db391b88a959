import type { Logger } from 'pino';
import { z } from 'zod';
import type { BotCheck } from '../../domain/identity/ports.ts';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 3_000;
/** From 0 (a bot) to 1; what the provider suggests to begin with. */
const MIN_SCORE = 0.5;

const verdictSchema = z.object({ success: z.boolean(), score: z.number().optional() });

/**
 * reCAPTCHA v3. When it cannot be reached everybody passes: the limits on one-time passwords still hold,
 * and an outage elsewhere must not close our login.
 */
export function createRecaptcha(secret: string, log: Logger, verifyUrl = VERIFY_URL): BotCheck {
  return {
    passes: async (token) => {
      if (token === undefined || token === '') return false;
      try {
        const answer = await fetch(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const { success, score = 1 } = verdictSchema.parse(await answer.json());
        return success && score >= MIN_SCORE;
      } catch (error) {
        log.warn({ err: error }, 'the bot check is away, letting the request pass');
        return true;
      }
    },
  };
}

/** Without a configured provider nobody is suspected. */
export const noBotCheck: BotCheck = { passes: async () => true };
