/** Words and limits of gift cards and e-cards that pages load with their first script: plain values, no schemas. */

/** Drawings of `server/demo/pictures/scenes/cards.ts`, as `card-{id}`. */
export const CARD_DESIGNS = [
  'birthday',
  'thanks',
  'care',
  'wellness',
  'newyear',
  'family',
] as const;
export type CardDesign = (typeof CARD_DESIGNS)[number];

/** Whole baht (`docs/product/gifts.md`, "Gift cards"). */
export const GIFT_AMOUNTS = [300, 500, 1_000, 2_000, 3_000, 5_000] as const;
export const GIFT_MIN = 100;
export const GIFT_MAX = 10_000;
/** So much of them a member buys in a day of Bangkok, in baht. */
export const GIFT_DAILY = 20_000;
export const GIFT_LIFE_DAYS = 730;

/** As people count letters: a letter with its vowels and tones is one. */
export const CARD_MESSAGE_MAX = 300;
export const CARD_NAME_MAX = 60;
/** How far ahead a card may be sent. */
export const CARD_DAYS_AHEAD = 180;

/** E-cards that a member sends in a day of Bangkok. */
export const E_CARDS_DAILY = 10;

export const GIFT_STATES = ['waiting', 'sent', 'void'] as const;
