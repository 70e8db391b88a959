import type { FamilyMember, FamilyProfile } from '@/lib/health/contract-family';
import type { HealthNotes } from '@/lib/health/contract';
import { calendarYear } from '@/lib/format/bangkok';
import { parseBirthdate, writeBirthdate } from '@/lib/format/birthdate';
import { tidyLine } from '@/lib/format/tidy-text';
import type { Locale } from '@/lib/i18n/locale';

/** A person as typed into the form. */
export interface FamilyValues extends HealthNotes {
  readonly name: string;
  readonly relation: string;
  readonly birthDate: string;
  readonly sex: string;
  readonly weight: string;
  readonly weighedOn: string;
}

export const NO_PERSON: FamilyValues = {
  ...{ name: '', relation: '', birthDate: '', sex: '', weight: '', weighedOn: '' },
  ...{ allergies: [], conditions: [], medicines: [], pregnancy: 'no' },
};

export function toValues(person: FamilyMember, locale: Locale): FamilyValues {
  const { name, relation, sex, weight, weighed_on: weighedOn } = person;
  const { allergies, conditions, medicines, pregnancy } = person;
  return {
    ...{ name, relation, sex, allergies, conditions, medicines, pregnancy },
    birthDate: writeBirthdate(person.birth_date, locale),
    weight: weight === null ? '' : String(weight),
    weighedOn: weighedOn === null ? '' : writeBirthdate(weighedOn, locale),
  };
}

export type Problem = 'name' | 'relation' | 'birthDate' | 'sex' | 'weight' | 'weighedOn';

const isDay = (typed: string) => parseBirthdate(typed) !== undefined;

/** Fields that keep the person from being saved. */
export function problemsOf(values: FamilyValues): readonly Problem[] {
  const { name, relation, birthDate, sex, weight, weighedOn } = values;
  const wrong: Readonly<Record<Problem, boolean>> = {
    name: tidyLine(name) === '',
    relation: relation === '',
    birthDate: !isDay(birthDate),
    sex: sex === '',
    weight: weight !== '' && !(Number(weight) >= 1 && Number(weight) <= 300),
    weighedOn: weight !== '' && weighedOn !== '' && !isDay(weighedOn),
  };
  return (Object.keys(wrong) as Problem[]).filter((field) => wrong[field]);
}

const LEAST_YEARS = 10;

/** Asked of girls from the age of ten on, and of women. */
export function mayBePregnant({ sex, birthDate }: Pick<FamilyValues, 'sex' | 'birthDate'>) {
  const born = Number(parseBirthdate(birthDate)?.slice(0, 4));
  return sex !== '' && sex !== 'male' && calendarYear(new Date()) - born >= LEAST_YEARS;
}

/** To be called without problems. */
export function toProfile(values: FamilyValues): FamilyProfile {
  const { name, allergies, conditions, medicines, pregnancy } = values;
  return {
    ...{ name, allergies, conditions, medicines },
    relation: values.relation as FamilyProfile['relation'],
    sex: values.sex as FamilyProfile['sex'],
    birth_date: parseBirthdate(values.birthDate) ?? '',
    weight: values.weight === '' ? null : Number(values.weight),
    weighed_on: parseBirthdate(values.weighedOn) ?? null,
    pregnancy: mayBePregnant(values) ? pregnancy : 'no',
  };
}
