import { randomInt, randomUUID } from 'node:crypto';
import type { LoginAnswer, OtpChallenge } from '../../lib/identity/contract.ts';
import { readOtp } from './outbox.ts';
import type { ShopServer } from './server.ts';

export type Call = <Answer>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
) => Promise<Answer>;

const randomAddress = () => `10.${[0, 0, 0].map(() => String(randomInt(256))).join('.')}`;

export function caller(shop: ShopServer, token?: string): Call {
  return async <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => {
    const answer = await fetch(`${shop.url}/api${path}`, {
      method,
      headers: {
        Platform: 'web',
        // Unique address per caller: each address gets few one-time passwords an hour.
        'X-Forwarded-For': randomAddress(),
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

export async function login(shop: ShopServer, phone: string): Promise<string> {
  const call = caller(shop);
  const { id } = await call<OtpChallenge>('POST', '/v1/guest/otp', { phone_number: phone });
  const code = await readOtp(shop.url, phone);
  const proof = { phone_number: phone, code };
  return (await call<LoginAnswer>('POST', `/v1/guest/login/otp/${id}`, proof)).access_token;
}
