import { z } from 'zod';
import type { Logger } from '../../core/ports.ts';
import type { BotCheck } from '../../modules/identity/ports.ts';

const TIMEOUT_MS = 3_000;
/** From 0 (a bot) to 1; what the provider suggests to begin with. */
const MIN_SCORE = 0.5;

const verdictSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** Our own mistakes: they say nothing of whoever sent the token. */
const OUR_MISTAKES = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

/** reCAPTCHA v3. A verdict says `person` or `suspected`; no verdict, whatever the reason, is `unreachable`. */
export function createRecaptcha(
  { secret, verifyUrl }: { readonly secret: string; readonly verifyUrl: string },
  log: Logger,
): BotCheck {
  return {
    judge: async (token, action) => {
      if (token === undefined || token === '') return 'suspected';
      try {
        const answer = await fetch(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const verdict = verdictSchema.parse(await answer.json());
        const mistakes = verdict['error-codes'].filter((code) => OUR_MISTAKES.has(code));
        if (mistakes.length > 0) {
          log.error({ codes: mistakes }, 'the bot check refuses our secret, letting requests pass');
          return 'unreachable';
        }
        const { success, score = 1, action: given = action } = verdict;
        return success && score >= MIN_SCORE && given === action ? 'person' : 'suspected';
      } catch (error) {
        log.warn({ err: error }, 'the bot check is away, letting the request pass');
        return 'unreachable';
      }
    },
  };
}

/** Without a configured provider nobody is suspected. */
export const noBotCheck: BotCheck = { judge: async () => 'person' };
