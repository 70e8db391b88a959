import { CARD_DESIGNS } from '../../../../lib/api/contract/gift-values.ts';

/**
 * The names of the pictures that rows name in their column `picture` (banners, promotion groups,
 * contents, photos of reviews). `/media/scenes/{name}.webp` serves them, drawn on first use.
 */

/** Wide, with a calm left side for the words; `{name}-phone` is the same scene, square, calm above. */
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
/** Upright, calm above. */
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
  /** A shopper's photo of a product. */
  | { readonly kind: 'review'; readonly productId: number; readonly shot: number }
  /** What a department sells, on a plain ground. */
  | { readonly kind: 'department'; readonly departmentId: number }
  /** The streets around a branch. */
  | { readonly kind: 'branch'; readonly branchId: number };

/** Photos of one product that can be told apart. */
const REVIEW_SHOTS = 6;
const NUMBERED = /^(review|department|branch)-([1-9]\d{0,8})(?:-([1-9]))?$/;
const PHONE = '-phone';

function readNumbered(kind: string, id: number, shot: number | undefined): SceneName | undefined {
  if (kind === 'review')
    return shot !== undefined && shot <= REVIEW_SHOTS ? { kind, productId: id, shot } : undefined;
  if (shot !== undefined) return undefined;
  return kind === 'department' ? { kind, departmentId: id } : { kind: 'branch', branchId: id };
}

/** What a name asks for; undefined when it names nothing. Whether numbered rows exist is not known here. */
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

/** Whether a family has a square version for phones. */
function hasPhone(family: SceneFamily): boolean {
  return family === 'hero' || family === 'promo' || family === 'ecommerce';
}
