/** Gift card and e-card constants for the first script of pages: plain values, no schemas. */

/** Drawings of `demo/pictures/scenes/cards.ts`, as `card-{id}`. */
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
/** Baht that a member may buy per calendar day of Bangkok. */
export const GIFT_DAILY = 20_000;
export const GIFT_LIFE_DAYS = 730;

/** In graphemes: a Thai letter with its vowels and tone marks counts once. */
export const CARD_MESSAGE_MAX = 300;
export const CARD_NAME_MAX = 60;
/** Latest sending date of a card, in days from now. */
export const CARD_DAYS_AHEAD = 180;

/** E-cards per member and calendar day of Bangkok. */
export const E_CARDS_DAILY = 10;

export const GIFT_STATES = ['waiting', 'sent', 'void'] as const;
