import { useAuth } from '@/stores/auth';
import type { CardLink, ProfilePatch, Registration } from './contract';
import { getMe, requestOtp } from '../identity/calls';
import { changeAvatar, changeProfile, linkCard, register } from './calls';
import { http } from '../api/http';
import type { OtpPurpose } from '../identity/contract-values';
import { botToken } from '../identity/bot-token';
import type { Locale } from '../i18n/locale';

/** Refreshes the displayed member. */
export function registerMutation(locale: Locale) {
  return {
    mutationFn: async (registration: Registration) => {
      const token = registration.otp_id === undefined ? await botToken('register') : {};
      const sent = { ...registration, ...token };
      useAuth.getState().succeed(await register(await http(), sent, locale));
    },
    retry: false,
  };
}

/** One-time password for linking a loyalty card, sent to the card's phone. */
export function requestLinkOtpMutation(locale: Locale) {
  return requestOtpMutation(locale, 'link');
}

/** One-time password for a registration that failed the bot check. */
export function requestRegisterOtpMutation(locale: Locale) {
  return requestOtpMutation(locale, 'register');
}

export function requestOtpMutation(locale: Locale, purpose: OtpPurpose) {
  return {
    mutationFn: async (phone: string) =>
      requestOtp(await http(), {
        phone_number: phone,
        purpose,
        ...(await botToken(purpose)),
        locale,
      }),
    retry: false,
  };
}

/** Refreshes the member's number and coins. */
export function linkCardMutation(locale: Locale) {
  return {
    mutationFn: async (link: CardLink) => {
      const client = await http();
      const card = await linkCard(client, link, locale);
      useAuth.getState().succeed(await getMe(client));
      return card;
    },
    retry: false,
  };
}

/** Refreshes the displayed member. */
export function changeProfileMutation(locale: Locale) {
  return {
    mutationFn: async (changes: ProfilePatch) => {
      const user = await changeProfile(await http(), changes, locale);
      useAuth.getState().succeed(user);
      return user;
    },
    retry: false,
  };
}

/** Refreshes the displayed member. */
export function changeAvatarMutation(locale: Locale) {
  return {
    mutationFn: async (picture: File | null) => {
      useAuth.getState().succeed(await changeAvatar(await http(), picture, locale));
    },
    retry: false,
  };
}
