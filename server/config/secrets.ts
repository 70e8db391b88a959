import { brand } from '../../lib/brand.ts';

/** Checks of configured secrets, to tell weak ones from random ones. */

export const DEMO_SECRET = 'demo-secret-of-a-shop-that-sells-nothing';
const MIN_SECRET_LENGTH = 32;
const MIN_TOKEN_LENGTH = 16;

/** Random text of that length has nearly all letters distinct; 16 hexadecimal digits have about ten. */
const MIN_DIFFERENT = 8;
const MIN_FRESH_PART = 0.5;
const MOST_STEPS = 0.6;
const FURTHEST_STEP = 4;
/** Words that appear in placeholders instead of random text. */
const WORDS =
  /change|secret|pass|word|example|default|admin|dummy|placeholder|replace|insecure|production|random|string|generate|session|private|staging|server|value|insert|token|letmein|shop|test|demo|salt|your|this|that|here|please|key|super|the/g;
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'];

/** Whether two characters are equal or adjacent in the alphabet, the digits or on a keyboard. */
function isStep(from: string, to: string): boolean {
  const distance = Math.abs((from.codePointAt(0) ?? 0) - (to.codePointAt(0) ?? 0));
  return distance <= 1 || ROWS.some((row) => row.includes(from + to) || row.includes(to + from));
}

/** Share of characters that continue the one `distance` before them: `abcd`, `a1b2c3`. */
function partOfSteps(letters: readonly string[], distance: number): number {
  const steps = letters.filter((letter, at) => isStep(letters[at - distance] ?? '\0', letter));
  return steps.length / letters.length;
}

/** Number of distinct groups of three characters. */
function countFresh(text: string): number {
  const groups = new Set<string>();
  for (let at = 0; at + 3 <= text.length; at += 1) groups.add(text.slice(at, at + 3));
  return groups.size;
}

/** Whether a text is repetitive, a sequence, a keyboard walk or made of common words. */
export function isWeak(text: string): boolean {
  const lower = text.toLowerCase();
  const letters = lower.split('');
  const distances = Array.from({ length: FURTHEST_STEP }, (_, index) => index + 1);
  return (
    new Set(letters).size < MIN_DIFFERENT ||
    distances.some((distance) => partOfSteps(letters, distance) > MOST_STEPS) ||
    countFresh(lower.replaceAll(WORDS, '').replaceAll(brand.slug, '')) <
      lower.length * MIN_FRESH_PART
  );
}

interface SecretVariables {
  readonly APP_SECRET?: string | undefined;
  readonly DATA_KEYS?: string | undefined;
}

function appSecretMistakes(secret: string | undefined): string[] {
  if (secret === undefined) {
    return [`APP_SECRET is missing: production needs ${MIN_SECRET_LENGTH} random characters`];
  }
  if (secret === DEMO_SECRET) return ['APP_SECRET is the demo secret: choose your own'];
  if (secret.length < MIN_SECRET_LENGTH) {
    return [
      `APP_SECRET is too short: production needs at least ${MIN_SECRET_LENGTH} random characters`,
    ];
  }
  return isWeak(secret)
    ? ['APP_SECRET is too easy to guess: make one with openssl rand -base64 32']
    : [];
}

function dataKeyMistakes(keys = ''): string[] {
  const texts = keys
    .split(',')
    .map((entry) => Buffer.from(entry.slice(entry.indexOf(':') + 1).trim(), 'base64'));
  return keys !== '' && texts.some((bytes) => isWeak(bytes.toString('latin1')))
    ? ['DATA_KEYS has a key that is too easy to guess: make it with openssl rand -base64 32']
    : [];
}

/** Secrets of our own service that production refuses. */
export function secretMistakes({ APP_SECRET, DATA_KEYS }: SecretVariables): string[] {
  return [...appSecretMistakes(APP_SECRET), ...dataKeyMistakes(DATA_KEYS)];
}

export function metricsTokenMistakes(token: string | undefined): string[] {
  return token !== undefined && (token.length < MIN_TOKEN_LENGTH || isWeak(token))
    ? [
        `METRICS_TOKEN is too easy to guess: production needs at least ${MIN_TOKEN_LENGTH} random characters`,
      ]
    : [];
}
