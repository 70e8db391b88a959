import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { address, documented, text } from './values.ts';

export interface ServiceAccount {
  readonly project_id: string;
  readonly client_email: string;
  readonly private_key: string;
  readonly token_uri: string;
}

/** Firebase Cloud Messaging (`docs/operations.md`, "Push messages"). */
export interface PushSettings {
  /** Absent if an external service sends. */
  readonly account: ServiceAccount | undefined;
  readonly url: string;
}

const accountSchema = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().refine((key) => {
    try {
      return createPrivateKey(key).asymmetricKeyType === 'rsa';
    } catch {
      return false;
    }
  }),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});

const webSchema = z.object({
  apiKey: z.string().min(1),
  appId: z.string().min(1),
  messagingSenderId: z.string().min(1),
  projectId: z.string().min(1),
});

/** JSON, or its Base64 for environments that do not keep line breaks. */
function json<Schema extends z.ZodType>(schema: Schema, message: string) {
  return z
    .string()
    .transform((value, ctx): z.output<Schema> => {
      const plain = value.trim().startsWith('{') ? value : Buffer.from(value, 'base64').toString();
      try {
        return schema.parse(JSON.parse(plain));
      } catch {
        // The value is a private key, so the message must not include it.
        ctx.addIssue({ code: 'custom', message });
        return z.NEVER;
      }
    })
    .optional();
}

export const pushEnvironment = {
  FIREBASE_WEB_CONFIG: documented(
    json(
      webSchema,
      'must be JSON with apiKey, appId, messagingSenderId and projectId, as the Firebase console shows it',
    ),
    'web app of Firebase as JSON; see [push messages](docs/operations.md#push-messages)',
  ),
  FIREBASE_VAPID_KEY: documented(text, 'public key of Web Push'),
  FCM_SERVICE_ACCOUNT: documented(
    json(
      accountSchema,
      'must be the JSON of a service account with project_id, client_email and a private_key, or its Base64',
    ),
    'service account as JSON or its Base64; not needed beside `API_URL`',
  ),
  FCM_URL: documented(
    address(['http:', 'https:'], 'https://fcm.googleapis.com'),
    'address of Firebase Cloud Messaging',
    "Google's",
  ),
};

interface PushVariables {
  readonly FIREBASE_WEB_CONFIG?: z.infer<typeof webSchema> | undefined;
  readonly FIREBASE_VAPID_KEY?: string | undefined;
  readonly FCM_SERVICE_ACCOUNT?: ServiceAccount | undefined;
  readonly FCM_URL?: string | undefined;
  readonly API_URL?: string | undefined;
}

/** Devices without a sender, or a sender without devices, are useless. */
export function pushMistakes(env: PushVariables): string[] {
  const { FIREBASE_WEB_CONFIG: web, FIREBASE_VAPID_KEY: vapid, FCM_SERVICE_ACCOUNT: account } = env;
  if ((web === undefined) !== (vapid === undefined)) {
    return ['FIREBASE_WEB_CONFIG and FIREBASE_VAPID_KEY must be set together'];
  }
  if (web === undefined) {
    return account
      ? ['FIREBASE_WEB_CONFIG is missing: browsers cannot subscribe to push messages']
      : [];
  }
  if (!account) {
    return env.API_URL === undefined
      ? ['FCM_SERVICE_ACCOUNT is missing: devices would get no push messages']
      : [];
  }
  return account.project_id === web.projectId
    ? []
    : ['FCM_SERVICE_ACCOUNT and FIREBASE_WEB_CONFIG are of different projects'];
}

export function pushSettingsOf(env: PushVariables): PushSettings | undefined {
  const { FIREBASE_WEB_CONFIG: web, FCM_SERVICE_ACCOUNT: account } = env;
  return web && { account, url: new URL(env.FCM_URL ?? 'https://fcm.googleapis.com').origin };
}
