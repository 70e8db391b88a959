import type { Logger } from '../../core/ports.ts';
import type { Sender } from '../../core/outbox.ts';

/**
 * Demo mode only: nothing leaves the machine, and the log shows the message with its one-time password,
 * so that a newcomer finds it. Elsewhere passwords and phone numbers never reach a log.
 */
export function createLocalSender(log: Logger): Sender {
  return async ({ kind, recipient, body }) => {
    log.info(`${kind} to ${recipient}: ${body.replaceAll(/\s+/g, ' ')}`);
    return 'sent';
  };
}
