import { createHmac } from 'node:crypto';

/** The key that shop and sandbox bank share follows from the shop's own secret. */
export function sandboxSecret(appSecret: string): string {
  return createHmac('sha256', appSecret).update('sandbox bank').digest('base64url');
}
