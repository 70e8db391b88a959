import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const account = {
  project_id: 'arun-1',
  client_email: 'shop@arun-1.example',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};
const WEB = JSON.stringify({
  ...{ apiKey: 'k', appId: 'a', messagingSenderId: '1', projectId: 'arun-1' },
  authDomain: 'left.example',
});
const ALL = {
  FIREBASE_WEB_CONFIG: WEB,
  FIREBASE_VAPID_KEY: 'vapid',
  FCM_SERVICE_ACCOUNT: JSON.stringify(account),
};

function mistakes(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

it('sends by FCM if Firebase is configured, and works without', () => {
  expect(readConfig({}).push).toBeUndefined();
  expect(readConfig(ALL).push).toEqual({
    account: { ...account, token_uri: 'https://oauth2.googleapis.com/token' },
    url: 'https://fcm.googleapis.com',
  });
});

it('accepts both as Base64', () => {
  const encoded = Object.fromEntries(
    Object.entries(ALL).map(([name, value]) => [
      name,
      value.startsWith('{') ? Buffer.from(value).toString('base64') : value,
    ]),
  );
  expect(readConfig(encoded).push?.account?.client_email).toBe(account.client_email);
});

it('leaves the account to an external service', () => {
  const { FCM_SERVICE_ACCOUNT: _, ...rest } = ALL;
  const elsewhere = readConfig({ ...rest, API_URL: 'https://api.example' });
  expect(elsewhere.push).toEqual({ account: undefined, url: 'https://fcm.googleapis.com' });
  expect(mistakes(rest)[0]).toMatch(/^FCM_SERVICE_ACCOUNT is missing/);
});

it.each([
  [{ FIREBASE_WEB_CONFIG: WEB }, /must be set together/],
  [{ FCM_SERVICE_ACCOUNT: ALL.FCM_SERVICE_ACCOUNT }, /^FIREBASE_WEB_CONFIG is missing/],
  [{ ...ALL, FIREBASE_WEB_CONFIG: WEB.replace('arun-1', 'other') }, /different projects/],
  [{ ...ALL, FIREBASE_WEB_CONFIG: '{"apiKey":"k"}' }, /^FIREBASE_WEB_CONFIG must be JSON/],
  [{ ...ALL, FCM_URL: 'fcm' }, /^FCM_URL must be an address/],
])('refuses %#', (env, line) => {
  expect(mistakes(env)[0]).toMatch(line);
});

it('refuses an account without a key, and does not repeat it', () => {
  const broken = JSON.stringify({ ...account, private_key: 'a secret that is no key' });
  const lines = mistakes({ ...ALL, FCM_SERVICE_ACCOUNT: broken });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^FCM_SERVICE_ACCOUNT must be the JSON of a service account/);
  expect(lines[0]).not.toContain('a secret');
});
