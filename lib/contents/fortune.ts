/** Birth days of the Thai colour calendar; Wednesday has two, day and night. */
export const BIRTH_DAYS = [
  { day: 'sunday', colour: '#c8323c' },
  { day: 'monday', colour: '#f2c230' },
  { day: 'tuesday', colour: '#e56b9c' },
  { day: 'wednesday', colour: '#2e8b57' },
  { day: 'wednesday-night', colour: '#55565f' },
  { day: 'thursday', colour: '#ef7f1a' },
  { day: 'friday', colour: '#3f8fd6' },
  { day: 'saturday', colour: '#7b4aa8' },
] as const;
export type BirthDay = (typeof BIRTH_DAYS)[number]['day'];

export const FORTUNE_PARTS = ['mood', 'body', 'luck'] as const;
export type FortunePart = (typeof FORTUNE_PARTS)[number];

/** Number of texts `fortune.{part}.{n}` per part. */
export const FORTUNE_TEXTS = 6;

export interface Fortune {
  readonly texts: Readonly<Record<FortunePart, number>>;
  /** 3 to 5. */
  readonly stars: number;
  /** 0 to 99. */
  readonly luckyNumber: number;
}

/**
 * Deterministic per birth day and Bangkok calendar day.
 *
 * @param today `yyyy-mm-dd`
 */
export function fortuneOf(today: string, day: BirthDay): Fortune {
  const draw = (what: string, sides: number) => scatter(`${today} ${day} ${what}`) % sides;
  return {
    texts: {
      mood: draw('mood', FORTUNE_TEXTS),
      body: draw('body', FORTUNE_TEXTS),
      luck: draw('luck', FORTUNE_TEXTS),
    },
    // No day is rated bad.
    stars: 3 + draw('stars', 3),
    luckyNumber: draw('number', 100),
  };
}

export function toBirthDay(word: string | null): BirthDay | undefined {
  return BIRTH_DAYS.find(({ day }) => day === word)?.day;
}

/** FNV-1a with a final mix, without which adjacent days draw similar texts. */
function scatter(words: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
