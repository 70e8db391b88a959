import { formatDay } from '../../../../lib/format/date.ts';
import { monthsOld, saidAge } from '../../../../lib/format/age.ts';
import { calendarDay } from '../../../../lib/format/bangkok.ts';
import type { Names } from '../../../core/names.ts';
import type { Letter, Referral } from '../ports.ts';
import { referralNumber } from '../rules/referral-number.ts';
import { inBoth } from './texts.ts';

interface Labelled {
  readonly label: Names;
  /** One text for both languages where people wrote it. */
  readonly value: Names;
  /** Stands out. */
  readonly grave?: boolean;
}

/** Content of a referral letter before it is drawn. */
export interface LetterDocument {
  readonly title: Names;
  readonly number: string;
  readonly date: Names;
  readonly place: readonly Names[];
  readonly rows: readonly Labelled[];
  readonly signature: readonly Names[];
  readonly note: Names;
}

export function letterDocument(referral: Referral): LetterDocument {
  const { letter, at, conversationId } = referral;
  const { pharmacist } = letter;
  return {
    title: inBoth('referrals.title'),
    number: referralNumber(referral),
    date: { th: formatDay(at.toISOString(), 'th'), en: formatDay(at.toISOString(), 'en') },
    place: placeOf(letter),
    rows: [
      ...addressed(letter),
      ...ofPatient(letter, at),
      ...said(letter).filter(({ value }) => value.th !== ''),
    ],
    signature: [
      pharmacist.name,
      inBoth('referrals.licence', { number: pharmacist.licenceNo }),
      inBoth('referrals.pharmacist'),
    ],
    note: inBoth('referrals.note', { id: conversationId }),
  };
}

function placeOf({ place }: Letter): readonly Names[] {
  if (!place) return [];
  return [
    place.name,
    place.address,
    inBoth('referrals.placeLicence', { number: place.licenceNo }),
    inBoth('referrals.phone', { phone: place.phone }),
  ];
}

function addressed({ doctor, to, urgency }: Letter): readonly Labelled[] {
  const kind = inBoth(`referrals.doctor.${doctor}`);
  const named = to === '' ? kind : { th: `${kind.th}, ${to}`, en: `${kind.en}, ${to}` };
  return [
    { label: inBoth('referrals.doctor'), value: named },
    {
      label: inBoth('referrals.urgency'),
      value: inBoth(`referrals.urgency.${urgency}`),
      grave: urgency === 'now' || urgency === 'day',
    },
  ];
}

function ofPatient(letter: Letter, at: Date): readonly Labelled[] {
  const { name, sex, weight } = letter.patient;
  const unknown = inBoth('referrals.unknown');
  const facts: readonly Labelled[] = [
    { label: inBoth('referrals.age'), value: ageOf(letter.patient, at) },
    { label: inBoth('referrals.sex'), value: sex ? inBoth(`referrals.sex.${sex}`) : unknown },
    ...(weight === null
      ? []
      : [{ label: inBoth('referrals.weight'), value: inBoth('referrals.kilos', { weight }) }]),
  ];
  const said = (locale: 'th' | 'en') =>
    facts.map(({ label, value }) => `${label[locale]} ${value[locale]}`).join(' · ');
  const named = name === '' ? inBoth('referrals.unnamed') : { th: name, en: name };
  return [
    {
      label: inBoth('referrals.patient'),
      value: {
        th: `${named.th}\n${said('th')}`,
        en: name === '' ? `${named.en}\n${said('en')}` : said('en'),
      },
    },
    { ...listed('referrals.allergies', letter.allergies), grave: letter.allergies.length > 0 },
    listed('referrals.conditions', letter.conditions),
    listed('referrals.medicines', letter.medicines),
  ];
}

function listed(
  id: 'referrals.allergies' | 'referrals.conditions' | 'referrals.medicines',
  notes: readonly string[],
): Labelled {
  const all = notes.join(', ');
  return { label: inBoth(id), value: all === '' ? inBoth('referrals.none') : { th: all, en: all } };
}

function said({ reason, findings, given }: Letter): readonly Labelled[] {
  return [
    { label: inBoth('referrals.reason'), value: { th: reason, en: reason } },
    { label: inBoth('referrals.findings'), value: { th: findings, en: findings } },
    { label: inBoth('referrals.given'), value: { th: given, en: given } },
  ];
}

function ageOf({ birthDate, age }: Letter['patient'], at: Date): Names {
  if (birthDate === null) {
    return age === null ? inBoth('referrals.unknown') : inBoth('referrals.years', { n: age });
  }
  const { unit, n } = saidAge(monthsOld(birthDate, calendarDay(at)));
  return inBoth(`referrals.${unit}`, { n });
}
