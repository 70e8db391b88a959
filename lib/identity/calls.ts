import type { LoginAnswer, OtpChallenge, User } from './contract.ts';
import type { OtpPurpose } from './contract-values.ts';
import type { Locale } from '../api/contract.ts';
import type { Http } from '../api/http';

export async function requestOtp(
  http: Http,
  input: {
    phone_number: string;
    purpose: OtpPurpose;
    recaptcha_token?: string;
    locale: Locale;
  },
): Promise<OtpChallenge> {
  const { locale, ...asked } = input;
  const { data } = await http.post<OtpChallenge>('/guest/otp', asked, { params: { locale } });
  return data;
}

export async function loginWithOtp(
  http: Http,
  input: { id: string; code: string; phone_number: string; locale: Locale },
): Promise<LoginAnswer> {
  const { id, code, phone_number, locale } = input;
  const { data } = await http.post<LoginAnswer>(
    `/guest/login/otp/${id}`,
    { code, phone_number },
    { params: { locale } },
  );
  return data;
}

/** Login for a trusted browser; OTP_REQUIRED otherwise. */
export async function loginWithoutOtp(
  http: Http,
  input: { phone_number: string; locale: Locale },
): Promise<{ access_token: string }> {
  const { phone_number, locale } = input;
  const { data } = await http.post<{ access_token: string }>(
    '/guest/login/otp/web',
    { phone_number },
    { params: { locale } },
  );
  return data;
}

export async function logout(http: Http): Promise<void> {
  await http.post('/me/logout');
}

export async function getMe(http: Http): Promise<User> {
  return (await http.get<User>('/me')).data;
}
