import { livePaymentKeys, type PaymentVariables } from './payments.ts';

/** Settings that reach real people or leave the machine. */
interface Exposure extends PaymentVariables {
  readonly DEMO_IN_PUBLIC?: boolean | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly SMS_GATEWAY_URL?: string | undefined;
  readonly RECAPTCHA_VERIFY_URL?: string | undefined;
  readonly FCM_URL?: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly MAP_TILES_URL?: string | undefined;
}

export const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Refuses a demo with real users, messages or payments: it shows one-time passwords to every visitor. */
export function demoMistakes(env: Exposure): string[] {
  if (env.DEMO_IN_PUBLIC) return [];
  const real = [];
  if (env.PUBLIC_URL !== undefined) {
    const { protocol, hostname } = new URL(env.PUBLIC_URL);
    if (protocol === 'https:' && !LOOPBACK.test(hostname)) real.push('PUBLIC_URL (https)');
  }
  if (env.SMS_GATEWAY_URL !== undefined) real.push('SMS_GATEWAY_URL');
  real.push(...livePaymentKeys(env));
  return real.map(
    (name) =>
      `${name} is for SHOP_MODE=production: a demo shows one-time passwords to every visitor (DEMO_IN_PUBLIC=1 allows it)`,
  );
}

/**
 * Refuses plain http: gateways carry phone numbers, one-time passwords and keys, and browsers block
 * http maps on https pages.
 */
export function plainGateways(env: Exposure): string[] {
  const names = [
    'SMS_GATEWAY_URL',
    'KBANK_API_URL',
    'KBANK_UI_URL',
    'OMISE_API_URL',
    'RECAPTCHA_VERIFY_URL',
    'FCM_URL',
    'S3_ENDPOINT',
    'MAP_TILES_URL',
  ] as const;
  return names
    .filter((name) => {
      const url = env[name] === undefined ? undefined : new URL(env[name]);
      return url?.protocol === 'http:' && !LOOPBACK.test(url.hostname);
    })
    .map((name) => `${name} must begin with https:// in production`);
}
