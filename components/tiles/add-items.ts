import { createElement } from 'react';
import type { Addition } from '@/lib/api/endpoints/cart-changes';
import { normalizeError, type ApiError } from '@/lib/api/error';
import type { Locale } from '@/lib/i18n/locale';
import { addItem } from '@/lib/queries/cart';
import { useUi } from '@/stores/ui';

/**
 * Keys of the reasons that a pharmacist weighed already; `of-another` where the product is for somebody else than the
 * member, of whom nothing is known here.
 */
export type Weighed = readonly string[] | 'of-another';

export type EachAdded = (item: Addition, failure: ApiError | null) => void;

interface Adding {
  readonly weighed?: Weighed | undefined;
  /** Hears of each item what became of it; what it throws ends the adding. Without it the first failure does. */
  readonly each?: EachAdded | undefined;
}

/**
 * Puts products into the cart one after the other. This is the only way in for what members choose, so that a member with
 * a health profile is asked first wherever they press (`docs/product/health.md`, "Before adding").
 *
 * @returns whether it was done; false where they thought better of it
 */
export async function addItems(
  locale: Locale,
  items: readonly Addition[],
  { weighed, each = stopAt }: Adding = {},
): Promise<boolean> {
  const ids = items.map(({ product_id: id }) => id);
  if (!(await mayAdd(locale, ids, weighed))) return false;
  for (const item of items) {
    const failure = await addItem(locale, item).then(() => null, normalizeError);
    each(item, failure);
  }
  return true;
}

const stopAt: EachAdded = (_, failure) => {
  if (failure) throw failure;
};

/** Asks about what speaks against these products, all at once; who cannot be asked is warned by the label alone. */
export async function mayAdd(
  locale: Locale,
  productIds: readonly number[],
  weighed: Weighed = [],
): Promise<boolean> {
  if (weighed === 'of-another') return true;
  try {
    const { loadAddingWarnings } = await import('@/lib/queries/health');
    const { warnings, names } = await loadAddingWarnings(locale, productIds);
    const open = warnings.filter(({ key }) => !weighed.includes(key));
    if (open.length === 0) return true;
    const { AskFirst } = await import('./ask-first');
    return await new Promise((resolve) => {
      const answer = (add: boolean) => {
        resolve(add);
        useUi.getState().closeAlert();
      };
      const dialog = createElement(AskFirst, { warnings: open, names, onAnswer: answer });
      useUi.getState().showAlert({ text: '', dialog, onClose: () => resolve(false) });
    });
  } catch {
    return true;
  }
}
