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
    title: inBoth('referral.title'),
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
      inBoth('referral.licence', { number: pharmacist.licenceNo }),
      inBoth('referral.pharmacist'),
    ],
    note: inBoth('referral.note', { id: conversationId }),
  };
}

function placeOf({ place }: Letter): readonly Names[] {
  if (!place) return [];
  return [
    place.name,
    place.address,
    inBoth('referral.placeLicence', { number: place.licenceNo }),
    inBoth('referral.phone', { phone: place.phone }),
  ];
}

function addressed({ doctor, to, urgency }: Letter): readonly Labelled[] {
  const kind = inBoth(`referral.doctor.${doctor}`);
  const named = to === '' ? kind : { th: `${kind.th}, ${to}`, en: `${kind.en}, ${to}` };
  return [
    { label: inBoth('referral.doctor'), value: named },
    {
      label: inBoth('referral.urgency'),
      value: inBoth(`referral.urgency.${urgency}`),
      grave: urgency === 'now' || urgency === 'day',
    },
  ];
}

function ofPatient(letter: Letter, at: Date): readonly Labelled[] {
  const { name, sex, weight } = letter.patient;
  const unknown = inBoth('referral.unknown');
  const facts: readonly Labelled[] = [
    { label: inBoth('referral.age'), value: ageOf(letter.patient, at) },
    { label: inBoth('referral.sex'), value: sex ? inBoth(`referral.sex.${sex}`) : unknown },
    ...(weight === null
      ? []
      : [{ label: inBoth('referral.weight'), value: inBoth('referral.kilos', { weight }) }]),
  ];
  const said = (locale: 'th' | 'en') =>
    facts.map(({ label, value }) => `${label[locale]} ${value[locale]}`).join(' · ');
  const named = name === '' ? inBoth('referral.unnamed') : { th: name, en: name };
  return [
    {
      label: inBoth('referral.patient'),
      value: {
        th: `${named.th}\n${said('th')}`,
        en: name === '' ? `${named.en}\n${said('en')}` : said('en'),
      },
    },
    { ...listed('referral.allergies', letter.allergies), grave: letter.allergies.length > 0 },
    listed('referral.conditions', letter.conditions),
    listed('referral.medicines', letter.medicines),
  ];
}

function listed(
  id: 'referral.allergies' | 'referral.conditions' | 'referral.medicines',
  notes: readonly string[],
): Labelled {
  const all = notes.join(', ');
  return { label: inBoth(id), value: all === '' ? inBoth('referral.none') : { th: all, en: all } };
}

function said({ reason, findings, given }: Letter): readonly Labelled[] {
  return [
    { label: inBoth('referral.reason'), value: { th: reason, en: reason } },
    { label: inBoth('referral.findings'), value: { th: findings, en: findings } },
    { label: inBoth('referral.given'), value: { th: given, en: given } },
  ];
}

function ageOf({ birthDate, age }: Letter['patient'], at: Date): Names {
  if (birthDate === null) {
    return age === null ? inBoth('referral.unknown') : inBoth('referral.years', { n: age });
  }
  const { unit, n } = saidAge(monthsOld(birthDate, calendarDay(at)));
  return inBoth(`referral.${unit}`, { n });
}
