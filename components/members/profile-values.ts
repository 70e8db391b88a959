import type { Gender } from '@/lib/members/contract-values';
import type { User } from '@/lib/identity/contract';
import type { ProfilePatch } from '@/lib/members/contract';
import { parseBirthdate, writeBirthdate } from '@/lib/format/birthdate';
import type { Locale } from '@/lib/i18n/locale';

/** Form values; an empty string means unset. */
export interface ProfileValues {
  title: string;
  first_name: string;
  last_name: string;
  birthdate: string;
  gender: Gender | '';
  email: string;
}

export function profileValues(user: User, locale: Locale): ProfileValues {
  const { title, first_name, last_name, birthdate, gender, email } = user;
  return {
    title,
    first_name,
    last_name,
    birthdate: birthdate === null ? '' : writeBirthdate(birthdate, locale),
    gender: gender ?? '',
    email,
  };
}

/** Patch of the fields that differ from the account. An invalid date is left out. */
export function profileChanges(values: ProfileValues, user: User): ProfilePatch {
  const birthdate = parseBirthdate(values.birthdate);
  const { gender } = values;
  return {
    ...(values.title === user.title ? {} : { title: values.title }),
    ...(values.email === user.email ? {} : { email: values.email }),
    ...(values.first_name === user.first_name ? {} : { first_name: values.first_name }),
    ...(values.last_name === user.last_name ? {} : { last_name: values.last_name }),
    ...(birthdate === undefined || birthdate === user.birthdate ? {} : { birthdate }),
    ...(gender === '' || gender === user.gender ? {} : { gender }),
  };
}

export function isProfileField(name: string): name is keyof ProfileValues {
  return ['title', 'first_name', 'last_name', 'birthdate', 'gender', 'email'].includes(name);
}
