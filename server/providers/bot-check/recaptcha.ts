import { z } from 'zod';
import type { Logger } from '../../core/ports.ts';
import type { BotCheck } from '../../modules/identity/ports.ts';

const TIMEOUT_MS = 3_000;
/** From 0 (bot) to 1; the provider's suggested threshold. */
const MIN_SCORE = 0.5;

const verdictSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** Configuration errors, unrelated to the sender of the token. */
const OUR_MISTAKES = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

/** reCAPTCHA v3. A verdict is `person` or `suspected`; without a verdict, for any reason, `unreachable`. */
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
          log.error(
            { codes: mistakes },
            'the bot check refused our secret; requests pass unchecked',
          );
          return 'unreachable';
        }
        const { success, score = 1, action: given = action } = verdict;
        return success && score >= MIN_SCORE && given === action ? 'person' : 'suspected';
      } catch (error) {
        log.warn({ err: error }, 'the bot check is unreachable; the request passes unchecked');
        return 'unreachable';
      }
    },
  };
}

/** Without a configured provider every sender counts as a person. */
export const noBotCheck: BotCheck = { judge: async () => 'person' };
