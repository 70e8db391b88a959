import type { Logger } from '../../server/core/ports.ts';
import type { Sender } from '../../server/core/outbox.ts';

/**
 * Demo mode only: sends nothing, and logs messages with their one-time passwords for newcomers. In
 * production passwords and phone numbers never reach a log.
 */
export function createLocalSender(log: Logger): Sender {
  return async ({ kind, recipient, body }) => {
    log.info(`${kind} to ${recipient}: ${body.replaceAll(/\s+/g, ' ')}`);
    return 'sent';
  };
}
