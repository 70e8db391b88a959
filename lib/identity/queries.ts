import { useAuth } from '@/stores/auth';
import type { LoginAnswer, User } from './contract';
import { getMe, loginWithOtp, loginWithoutOtp, requestOtp } from './calls';
import { http } from '../api/http';
import { sessionToken, trustedDevice } from '../api/session-token';
import { botToken } from './bot-token';
import type { Locale } from '../i18n/locale';

export function requestOtpMutation(locale: Locale) {
  return {
    mutationFn: async (phone: string) =>
      requestOtp(await http(), {
        phone_number: phone,
        purpose: 'login',
        ...(await botToken('login')),
        locale,
      }),
    retry: false,
  };
}

export async function whoIsSignedIn(): Promise<User> {
  return getMe(await http());
}

export interface OtpLogin {
  readonly id: string;
  readonly code: string;
  readonly phone_number: string;
}

/** Signs in without telling the page, which another person may have filled in. */
export async function loginSilently(locale: Locale, input: OtpLogin): Promise<LoginAnswer> {
  const answer = await loginWithOtp(await http(), { ...input, locale });
  trustedDevice.remember();
  return answer;
}

/**
 * `docs/product/account.md`, "Session": starts loading on login; success stores the token, failure marks logged out.
 */
export function loginMutation(locale: Locale) {
  return {
    mutationFn: async (input: OtpLogin) => {
      const auth = useAuth.getState();
      auth.start();
      try {
        const answer = await loginSilently(locale, input);
        auth.succeed(answer.user, answer.access_token);
      } catch (error) {
        auth.fail();
        throw error;
      }
    },
    retry: false,
  };
}

/** Signs in without a code in a browser that verified the phone before; returns whether it worked. */
export async function loginOnTrustedDevice(locale: Locale, phone: string): Promise<boolean> {
  if (!trustedDevice.remembered()) return false;
  const client = await http();
  try {
    const { access_token } = await loginWithoutOtp(client, { phone_number: phone, locale });
    sessionToken.set(access_token);
    useAuth.getState().succeed(await getMe(client), access_token);
    return true;
  } catch {
    // Another phone, or the trust expired: the shopper enters a code.
    trustedDevice.forget();
    return false;
  }
}
