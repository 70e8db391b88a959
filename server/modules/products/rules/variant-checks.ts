import type { Names } from '../../../core/names.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { KnownProducts, VariantGroup } from '../variant-ports.ts';

type Fields = Readonly<Record<string, string>>;

interface Circumstances {
  readonly productId: number;
  readonly before: VariantGroup;
  /** Every product of the group that exists. */
  readonly known: KnownProducts;
  /** Products that are in another group. */
  readonly taken: ReadonlySet<number>;
}

/** A group has two siblings at least, or none at all. */
const FEWEST = 2;

/** Whether the products may be siblings, and can be told apart in both languages. */
export function checkVariants(group: VariantGroup, circumstances: Circumstances): Result<void> {
  const fields = { ...groupFault(group, circumstances), ...memberFaults(group, circumstances) };
  if (Object.keys(fields).length > 0) return refuse('VALIDATION', { fields });
  return checkTaken(group, circumstances);
}

/** The product belongs to the group that is saved from its page, unless it leaves the group. */
function groupFault({ members }: VariantGroup, { productId, before }: Circumstances): Fields {
  const count = members.length;
  if (count === 0) return {};
  const isOwn = [...members, ...before.members].some((member) => member.productId === productId);
  if (!isOwn) return { members: 'errors.field.variants_own' };
  return count < FEWEST ? { members: 'errors.field.variants_few' } : {};
}

/** An archived sibling stays, so that it is there when it is published again; it cannot be added. */
function memberFaults({ members }: VariantGroup, { before, known }: Circumstances): Fields {
  const old = new Set(before.members.map(({ productId }) => productId));
  const ids = members.map(({ productId }) => productId);
  const combinations = (['en', 'th'] as const).map((language) =>
    members.map(({ values }) => combinationOf(values, language)),
  );
  const faults = members.flatMap(({ productId }, index): (readonly [string, string])[] => {
    const state = known.get(productId)?.state;
    const product = `members.${String(index)}.product_id`;
    if (state === undefined) return [[product, 'errors.field.variant_unknown']];
    if (ids.indexOf(productId) < index) return [[product, 'errors.field.variant_repeated']];
    if (state === 'archived' && !old.has(productId))
      return [[product, 'errors.field.variant_archived']];
    const isTwice = combinations.some((one) => one.indexOf(one[index] ?? '') < index);
    return isTwice ? [[`members.${String(index)}.values`, 'errors.field.variant_twice']] : [];
  });
  return Object.fromEntries(faults);
}

/** Values that readers do not tell apart, such as "30 ML" and "30 ml", are the same. */
function combinationOf(values: readonly Names[], language: 'en' | 'th'): string {
  return JSON.stringify(values.map((value) => value[language].trim().toLowerCase()));
}

function checkTaken({ members }: VariantGroup, { known, taken }: Circumstances): Result<void> {
  const index = members.findIndex(({ productId }) => taken.has(productId));
  const id = members[index]?.productId;
  const product = id === undefined ? undefined : known.get(id);
  if (!product) return ok(undefined);
  const { itemCode, name } = product;
  return refuse('PRODUCT_GROUPED', {
    data: { product_id: id, item_code: itemCode, name_en: name.en, name_th: name.th },
    fields: { [`members.${String(index)}.product_id`]: 'errors.field.variant_taken' },
  });
}
