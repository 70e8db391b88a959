import type { Found, PageOf, ProductSearch, Selection, Wording } from '../ports.ts';

/** Below so many products it is worth a look whether something else was meant. */
const FEW = 3;
/** Another wording is told of when it finds so many times as much. */
const FAR_MORE = 10;

export interface Reading {
  /** With the wording that was searched for in the end. */
  readonly selection: Selection;
  readonly found: Found;
  /** As `productPageSchema` says. */
  readonly didYouMean: string | null;
  readonly corrected: boolean;
  /** Words of the query that what was found does without. */
  readonly leftOut: readonly string[];
}

/** What words are read with. */
type Words = Pick<ProductSearch, 'find' | 'correct' | 'identify'>;

const AS_TYPED = { didYouMean: null, corrected: false, leftOut: [] } as const;

/**
 * Searches for a product by its item code or registration number, then for text as it was typed, as the beginning of
 * more, and for what was probably meant.
 */
export async function searchText(
  search: Words,
  text: string,
  selection: Selection,
  page: PageOf,
): Promise<Reading> {
  const ids = await search.identify(text);
  if (ids.length > 0) {
    const identified = { ...selection, ids };
    return { selection: identified, found: await search.find(identified, page), ...AS_TYPED };
  }
  const typed = await findText(search, text, selection, page);
  if (typed.found.total >= FEW) return { ...typed, ...AS_TYPED };
  const nothing = typed.found.total === 0;
  const known = nothing && (await findText(search, text, {}, page)).found.total > 0;
  // Where filters alone are in the way, the words were right.
  const wording = known ? undefined : await search.correct(text, nothing);
  if (wording === undefined) return { ...typed, ...AS_TYPED };
  const among = { ...selection, ...classesOf(wording) };
  const meant = await findText(search, wording.text, among, page);
  const shown = nothing && meant.found.total > 0;
  if (shown)
    return { ...meant, didYouMean: wording.text, corrected: true, leftOut: wording.leftOut };
  const farMore = !nothing && meant.found.total >= typed.found.total * FAR_MORE;
  if (!farMore) return { ...typed, ...AS_TYPED };
  // A proposal that is followed is a search without that limit.
  const { found } = await findText(search, wording.text, selection, page);
  return {
    ...typed,
    ...AS_TYPED,
    didYouMean: found.total === meant.found.total ? wording.text : null,
  };
}

/** Classes of products that a wording may find. */
export function classesOf({ medicines }: Wording): Pick<Selection, 'withoutMedicines'> {
  return medicines ? {} : { withoutMedicines: true };
}

async function findText(
  search: Words,
  text: string,
  selection: Selection,
  page: PageOf,
): Promise<{ selection: Selection; found: Found }> {
  const whole = { ...selection, query: { text, begun: false } };
  const found = await search.find(whole, page);
  if (found.total >= FEW) return { selection: whole, found };
  const begun = { ...selection, query: { text, begun: true } };
  const more = await search.find(begun, page);
  return more.total > found.total ? { selection: begun, found: more } : { selection: whole, found };
}
