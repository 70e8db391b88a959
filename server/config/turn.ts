import { z } from 'zod';
import type { TurnSettings } from '../core/turn.ts';
import { documented, text } from './values.ts';

const ADDRESS = /^(?:stuns?|turns?):[\w.:[\]-]+(?:\?transport=(?:udp|tcp))?$/;

const addresses = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine(
    (list) => list.every((url) => ADDRESS.test(url)),
    'must be addresses like turn:turn.example:3478, separated by commas',
  )
  .optional();

/** Voice and video (`docs/operations.md`, "Voice and video"). */
export const turnEnvironment = {
  TURN_URLS: documented(
    addresses,
    'addresses of TURN and STUN servers for [voice and video](docs/operations.md#voice-and-video), `turn:turn.example:3478,turns:turn.example:5349`; production offers neither without them',
  ),
  TURN_SECRET: documented(
    text,
    'secret shared with the TURN server, for credentials that end by themselves; at least 16 characters in production',
  ),
};

interface TurnVariables {
  readonly TURN_URLS?: readonly string[] | undefined;
  readonly TURN_SECRET?: string | undefined;
  readonly SHOP_MODE?: 'demo' | 'production' | undefined;
}

const MIN_LENGTH = 16;

export function turnMistakes({ TURN_URLS: urls, TURN_SECRET: secret, SHOP_MODE }: TurnVariables) {
  const relays = urls?.some((url) => url.startsWith('turn')) ?? false;
  if (relays && secret === undefined) {
    return ['TURN_SECRET is missing: the TURN servers of TURN_URLS require it'];
  }
  if (!relays && secret !== undefined) {
    return ['TURN_URLS names no TURN server for TURN_SECRET'];
  }
  return SHOP_MODE === 'production' && secret !== undefined && secret.length < MIN_LENGTH
    ? [`TURN_SECRET is too short: production needs at least ${String(MIN_LENGTH)} characters`]
    : [];
}

/** Production requires a TURN server, since browsers in different networks rarely connect directly. */
export function turnSettingsOf(env: TurnVariables): TurnSettings {
  const { TURN_URLS: urls = [], TURN_SECRET: secret, SHOP_MODE: mode = 'demo' } = env;
  return { urls, secret, offered: mode === 'demo' || urls.length > 0 };
}
