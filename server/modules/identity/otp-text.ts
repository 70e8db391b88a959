import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { brand } from '../../../lib/brand.ts';
import type { Locale } from '../../../lib/api/contract.ts';
import en from '../../../messages/sms/en.json' with { type: 'json' };
import th from '../../../messages/sms/th.json' with { type: 'json' };
import type { OtpText } from './ports.ts';

const cache = createIntlCache();
const catalogs: Record<Locale, IntlShape> = {
  en: createIntl({ locale: 'en', messages: en }, cache),
  th: createIntl({ locale: 'th', messages: th }, cache),
};

/**
 * The last line binds the code to our host, so browsers offer it to our pages only ("origin-bound
 * one-time codes", as WebOTP reads them).
 */
export function createOtpText(publicUrl: string): OtpText {
  const { hostname } = new URL(publicUrl);
  return (locale, { code, refCode, minutes }) => {
    const shop = locale === 'th' ? brand.nameTh : brand.name;
    const text = catalogs[locale].formatMessage(
      { id: 'sms.otp' },
      { code, ref: refCode, minutes, shop },
    );
    return `${text}\n\n@${hostname} #${code}`;
  };
}
