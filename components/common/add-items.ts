import { createElement } from 'react';
import type { Addition } from '@/lib/cart/calls-changes';
import { normalizeError, type ApiError } from '@/lib/api/error';
import type { Locale } from '@/lib/i18n/locale';
import { addItem } from '@/lib/cart/queries';
import { useUi } from '@/stores/ui';
import type { Answer } from './ask-first';

/**
 * Keys of reasons that a pharmacist has weighed; `of-another` if the product is for another patient, whose data is
 * unknown here.
 */
export type Weighed = readonly string[] | 'of-another';

export type EachAdded = (item: Addition, failure: ApiError | null) => void;

interface Adding {
  readonly weighed?: Weighed | undefined;
  /** Called with the result of each item; throwing stops. Without it the first failure stops. */
  readonly each?: EachAdded | undefined;
}

/**
 * Puts products into the cart one after the other. This is the only way in for what members choose, so that a member with
 * a health profile is asked first wherever they press (`docs/product/health.md`, "Before adding").
 *
 * @returns `asking` where they go to a pharmacist instead
 */
export async function addItems(
  locale: Locale,
  items: readonly Addition[],
  { weighed, each = stopAt }: Adding = {},
): Promise<'added' | Exclude<Answer, 'add'>> {
  const ids = items.map(({ product_id: id }) => id);
  const answer = await askAbout(locale, ids, weighed);
  if (answer !== 'add') return answer;
  for (const item of items) {
    const failure = await addItem(locale, item).then(() => null, normalizeError);
    each(item, failure);
  }
  return 'added';
}

const stopAt: EachAdded = (_, failure) => {
  if (failure) throw failure;
};

/** Whether these may be put into the cart by a call of their own. */
export async function mayAdd(
  locale: Locale,
  productIds: readonly number[],
  weighed?: Weighed,
): Promise<boolean> {
  return (await askAbout(locale, productIds, weighed)) === 'add';
}

/** Asks about what speaks against these products, all at once; who cannot be asked is warned by the label alone. */
async function askAbout(
  locale: Locale,
  productIds: readonly number[],
  weighed: Weighed = [],
): Promise<Answer> {
  if (weighed === 'of-another') return 'add';
  try {
    const { loadAddingWarnings } = await import('@/lib/health/queries');
    const { warnings, names } = await loadAddingWarnings(locale, productIds);
    const open = warnings.filter(({ key }) => !weighed.includes(key));
    if (open.length === 0) return 'add';
    const { AskFirst } = await import('./ask-first');
    return await new Promise((resolve) => {
      const answer = (given: Answer) => {
        resolve(given);
        useUi.getState().closeAlert();
      };
      const dialog = createElement(AskFirst, { warnings: open, names, onAnswer: answer });
      useUi.getState().showAlert({ text: '', dialog, onClose: () => resolve('leave') });
    });
  } catch {
    return 'add';
  }
}
