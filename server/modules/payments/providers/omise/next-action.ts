import type { Charge, ChargeRequest } from '../../ports.ts';
import type { NextAction } from '../../../../core/kept-payments.ts';
import { fetchPicture } from '../picture.ts';
import type { OmiseCharge } from './wire.ts';

/** docs.omise.co, "TrueMoney App Redirection": the page expires after three minutes of inactivity. */
const TRUEMONEY_LINK_MS = 3 * 60_000;

interface Made {
  readonly charge: OmiseCharge;
  /** Created earlier; its answer was lost. */
  readonly foundAgain?: boolean;
}

/** Next step of a charge, and how long it works. */
export async function toCharge(
  { charge, foundAgain = false }: Made,
  request: ChargeRequest,
  apiUrl: string,
): Promise<Charge> {
  const { created_at: created, expires_at: expires } = charge;
  const age = foundAgain && created ? Math.max(0, Date.now() - Date.parse(created)) : 0;
  return {
    providerRef: charge.id,
    nextAction: await nextActionOf(charge, request, apiUrl),
    ...(created && expires && { lifeMs: Date.parse(expires) - Date.parse(created) - age }),
    ...(request.method === 'truemoney' && { linkMs: Math.max(0, TRUEMONEY_LINK_MS - age) }),
  };
}

async function nextActionOf(
  charge: OmiseCharge,
  { method, returnUrl, expiresAt }: ChargeRequest,
  apiUrl: string,
): Promise<NextAction> {
  const code = charge.source?.scannable_code;
  const until = { expires_at: expiresAt.toISOString() };
  if (typeof code?.raw_data === 'string' && code.raw_data !== '') {
    return { type: 'qr', payload: code.raw_data, ...until, demo_url: null };
  }
  if (code) {
    const picture = await fetchPicture(code.image.download_uri, (url) => isOmise(url, apiUrl));
    return { type: 'qr_picture', ...picture, ...until, code: null };
  }
  if (method === 'qr') throw new Error('Omise made a PromptPay charge without a code');
  return { type: 'redirect', url: charge.authorize_uri ?? returnUrl };
}

/** Images are hosted by the API or another Omise host. */
function isOmise({ protocol, hostname, origin }: URL, apiUrl: string): boolean {
  return origin === apiUrl || (protocol === 'https:' && hostname.endsWith('.omise.co'));
}
