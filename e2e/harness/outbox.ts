import { expect } from '@playwright/test';

interface OutboxMessage {
  readonly recipient: string;
  readonly body: string;
}

/** Newest one-time password sent to the phone, from the outbox of demo mode. */
export async function readOtp(url: string, phone: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const answer = await fetch(`${url}/dev/outbox.json`);
    const { entities } = (await answer.json()) as { entities: OutboxMessage[] };
    const message = entities.find(({ recipient }) => recipient === phone);
    code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}

export async function readMail(url: string, to: string): Promise<string> {
  let body = '';
  await expect(async () => {
    const answer = await fetch(`${url}/dev/outbox.json`);
    const { entities } = (await answer.json()) as { entities: OutboxMessage[] };
    body = entities.find(({ recipient }) => recipient === to)?.body ?? '';
    expect(body).not.toBe('');
  }).toPass();
  return body;
}
