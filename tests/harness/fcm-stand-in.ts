import { createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceAccount } from '../../server/config/push.ts';

export interface SentPush {
  /** Installation id or registration token. */
  readonly to: string;
  readonly data: Readonly<Record<string, string>>;
}

export interface FcmRefusal {
  readonly status: number;
  readonly errorCode: string;
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Fake of Google's sign-in and of FCM's HTTP v1 API, as far as the shop uses them. Validates its requests. */
export async function startFcm() {
  const sent: SentPush[] = [];
  const refusals = new Map<string, FcmRefusal>();
  let signIns = 0;
  let valid = '';
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    void readText(request).then((text) => {
      if (request.url === '/token') {
        if (!isSigned(new URLSearchParams(text).get('assertion') ?? '')) {
          answer(400, { error: 'invalid_grant' });
          return;
        }
        signIns += 1;
        valid = `google-${String(signIns)}`;
        answer(200, { access_token: valid, expires_in: 3_599, token_type: 'Bearer' });
        return;
      }
      if (request.headers.authorization !== `Bearer ${valid}`) {
        answer(401, { error: { status: 'UNAUTHENTICATED' } });
        return;
      }
      const { message } = JSON.parse(text) as {
        message: { fid?: string; token?: string; data: Readonly<Record<string, string>> };
      };
      const to = message.fid ?? message.token ?? '';
      const refusal = refusals.get(to);
      if (refusal) {
        const { status, errorCode } = refusal;
        const type = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';
        answer(status, { error: { status: 'SOME', details: [{ '@type': type, errorCode }] } });
        return;
      }
      sent.push({ to, data: message.data });
      answer(200, { name: `${request.url ?? ''}/1` });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const account: ServiceAccount = {
    project_id: 'arun-test',
    client_email: 'shop@arun-test.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    token_uri: `${url}/token`,
  };
  return {
    url,
    account,
    sent,
    refusals,
    signIns: () => signIns,
    revoke: () => {
      valid = 'another';
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function isSigned(assertion: string): boolean {
  const [head = '', claims = '', signature = ''] = assertion.split('.');
  const checked = createVerify('RSA-SHA256')
    .update(`${head}.${claims}`)
    .verify(publicKey, signature, 'base64url');
  if (!checked) return false;
  const { scope, exp, iat } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    readonly scope: string;
    readonly exp: number;
    readonly iat: number;
  };
  return scope.endsWith('/auth/firebase.messaging') && exp - iat <= 3_600;
}
