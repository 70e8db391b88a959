import type { User } from '@/lib/identity/contract';
import type { Gender } from '@/lib/members/contract-values';
import type { IdKind } from '@/lib/identity/contract-values';
import type { Registration } from '@/lib/members/contract';
import { parseBirthdate, writeBirthdate } from '@/lib/format/birthdate';
import type { Locale } from '@/lib/i18n/locale';

export interface RegisterValues {
  title: string;
  first_name: string;
  last_name: string;
  id_kind: IdKind;
  citizen_id: string;
  passport_no: string;
  passport_expiry: string;
  birthdate: string;
  gender: Gender | '';
  email: string;
  consents: boolean;
}

export const TITLES: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Mr.', 'Mrs.', 'Ms.'],
  th: ['นาย', 'นาง', 'นางสาว'],
};

export function registerValues(user: User, locale: Locale): RegisterValues {
  const { title, first_name, last_name, birthdate, gender, email } = user;
  return {
    ...{ title, first_name, last_name, email },
    id_kind: 'citizen_id',
    citizen_id: '',
    passport_no: '',
    passport_expiry: '',
    birthdate: birthdate === null ? '' : writeBirthdate(birthdate, locale),
    gender: gender ?? '',
    consents: false,
  };
}

/** Request body from valid form values; dates in the Gregorian calendar. */
export function registrationOf(values: RegisterValues): Registration {
  const { title, first_name, last_name, email, gender } = values;
  return {
    ...{ title, first_name, last_name, email },
    birthdate: parseBirthdate(values.birthdate) ?? '',
    gender: gender === '' ? 'other' : gender,
    ...(values.id_kind === 'citizen_id'
      ? { citizen_id: values.citizen_id }
      : {
          passport_no: values.passport_no,
          passport_expiry: parseBirthdate(values.passport_expiry) ?? '',
        }),
    consents: values.consents ? ['terms'] : [],
  };
}

export function isRegisterField(
  name: string,
  values: RegisterValues,
): name is keyof RegisterValues {
  return name in values;
}
