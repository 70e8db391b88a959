import { CARD_DESIGNS } from '../../../lib/gift-cards/contract-values.ts';

/**
 * Names of pictures used in columns `picture` (banners, promotion groups, contents, photos of
 * reviews). `/media/scenes/{name}.webp` serves them, drawn on first use.
 */

/** Wide, with free space for text on the left; `{name}-phone` is the same scene, square, with free space at the top. */
const HEROES = ['dawn', 'care', 'fresh', 'sun', 'hydrate', 'family', 'members'] as const;
const PROMOS = [
  'skin',
  'sun',
  'hair',
  'oral',
  'vitamins',
  'baby',
  'makeup',
  'men',
  'home',
  'pharmacy',
  'payday',
  'memberday',
  'flash',
  'delivery',
  'bath',
  'fragrance',
  'songkran',
  'rainy',
  'newyear',
  'mothersday',
  'bundle',
  'acne',
  'personal',
  'devices',
  'snacks',
] as const;
const SHELVES = ['exclusive', 'new', 'week', 'recommends', 'value', 'brands'] as const;
/** Upright, with free space at the top. */
const MODALS = ['welcome', 'flash', 'members'] as const;
/** 3 : 2, for articles and news. */
const TOPICS = [
  'sunscreen',
  'acne',
  'hydration',
  'hair-loss',
  'vitamins',
  'sleep',
  'diabetes',
  'blood-pressure',
  'allergies',
  'dengue',
  'pm25',
  'baby-skin',
  'oral-care',
  'medicine-storage',
  'first-aid',
  'antibiotics',
  'heat-stroke',
  'eye-strain',
  'gut-health',
  'exercise',
  'ageing-skin',
  'make-up',
  'pregnancy',
  'flu',
  'elderly',
  'travel',
  'store-opening',
  'new-service',
  'sustainability',
  'members',
  'pharmacist',
  'delivery',
  'dandruff',
  'foot-care',
  'eczema',
  'heartburn',
  'back-pain',
  'headache',
  'cholesterol',
  'stop-smoking',
  'asthma',
  'iron',
  'food-safety',
  'menopause',
  'breastfeeding',
  'clean-hands',
  'stress',
] as const;
/** Square portraits, and the counter 3 : 2. */
const PHARMACISTS = ['1', '2', '3', '4', 'counter'] as const;

export type SceneFamily =
  | 'hero'
  | 'promo'
  | 'ecommerce'
  | 'modal'
  | 'topic'
  | 'card'
  | 'pharmacist';

export const SCENE_NAMES: Readonly<Record<SceneFamily, readonly string[]>> = {
  hero: HEROES,
  promo: PROMOS,
  ecommerce: SHELVES,
  modal: MODALS,
  topic: TOPICS,
  /** 3 : 2, for gift cards and e-cards. */
  card: CARD_DESIGNS,
  pharmacist: PHARMACISTS,
};

export type SceneName =
  | {
      readonly kind: 'scene';
      readonly family: SceneFamily;
      readonly name: string;
      readonly phone: boolean;
    }
  | { readonly kind: 'review'; readonly productId: number; readonly shot: number }
  | { readonly kind: 'department'; readonly departmentId: number }
  | { readonly kind: 'branch'; readonly branchId: number };

/** Number of distinguishable photos per product. */
const REVIEW_SHOTS = 6;
const NUMBERED = /^(review|department|branch)-([1-9]\d{0,8})(?:-([1-9]))?$/;
const PHONE = '-phone';

function readNumbered(kind: string, id: number, shot: number | undefined): SceneName | undefined {
  if (kind === 'review')
    return shot !== undefined && shot <= REVIEW_SHOTS ? { kind, productId: id, shot } : undefined;
  if (shot !== undefined) return undefined;
  return kind === 'department' ? { kind, departmentId: id } : { kind: 'branch', branchId: id };
}

/** Parses a name; undefined if unknown. Does not check that numbered rows exist. */
export function readSceneName(text: string): SceneName | undefined {
  const [, kind, id, shot] = NUMBERED.exec(text) ?? [];
  if (kind !== undefined) return readNumbered(kind, Number(id), shot ? Number(shot) : undefined);
  const phone = text.endsWith(PHONE);
  const [head = '', ...rest] = (phone ? text.slice(0, -PHONE.length) : text).split('-');
  const name = rest.join('-');
  const family = head as SceneFamily;
  if (!Object.hasOwn(SCENE_NAMES, head) || !SCENE_NAMES[family].includes(name)) return undefined;
  if (phone && !hasPhone(family)) return undefined;
  return { kind: 'scene', family, name, phone };
}

function hasPhone(family: SceneFamily): boolean {
  return family === 'hero' || family === 'promo' || family === 'ecommerce';
}
