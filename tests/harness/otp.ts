import { desc, eq } from 'drizzle-orm';
import type { LoginAnswer, OtpChallenge } from '../../lib/identity/contract.ts';
import type { OtpPurpose } from '../../lib/identity/contract-values.ts';
import { outbox } from '../../server/db/schema/operations.ts';
import type { Answer, Shop } from './shop.ts';

/** Newest message to a phone number. */
export async function lastSms(shop: Pick<Shop, 'db'>, phone: string): Promise<string> {
  const [row] = await shop.db
    .select({ body: outbox.body })
    .from(outbox)
    .where(eq(outbox.recipient, phone))
    .orderBy(desc(outbox.id))
    .limit(1);
  if (!row) throw new Error('no message was sent');
  return row.body;
}

/** Requests a one-time password and reads it from the outbox. */
export async function requestOtp(
  shop: Pick<Shop, 'call' | 'db'>,
  phone: string,
  purpose: OtpPurpose = 'login',
): Promise<{ challenge: OtpChallenge; code: string }> {
  const { status, body } = await shop.call<OtpChallenge>('POST', '/guest/otp', {
    body: { phone_number: phone, purpose },
  });
  if (status !== 200) throw new Error(`no password was sent: ${String(status)}`);
  const code = /#(\d{6})$/.exec(await lastSms(shop, phone))?.[1];
  if (code === undefined) throw new Error('the message holds no password');
  return { challenge: body, code };
}

export type Cookies = Readonly<Record<string, string>>;

/** Signs in through the calls, with cookies. */
export async function loginByOtp(
  shop: Pick<Shop, 'call' | 'db'>,
  phone: string,
  cookies: Cookies = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<LoginAnswer> & { cookies: Cookies }> {
  const { challenge, code } = await requestOtp(shop, phone);
  const answer = await shop.call<LoginAnswer>('POST', `/guest/login/otp/${challenge.id}`, {
    body: { code, phone_number: phone },
    headers: { ...cookieHeader(cookies), ...headers },
  });
  return { ...answer, cookies: { ...cookies, ...cookiesOf(answer) } };
}

export function cookieHeader(cookies: Cookies): Record<string, string> {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? {} : { Cookie: pairs.join('; ') };
}

/** Cookies set by an answer; an empty value removes one. */
export function cookiesOf({ headers }: Pick<Answer, 'headers'>): Cookies {
  return Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';');
      const mark = pair.indexOf('=');
      return [pair.slice(0, mark), pair.slice(mark + 1)];
    }),
  );
}

/** Code that differs from the right one. */
export function wrongCode(code: string): string {
  return code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
}
