import type { Found, PageOf, ProductSearch, Selection, Wording } from '../ports.ts';

/** Below this number of products a correction is tried. */
const FEW = 3;
/** A correction is suggested if it finds this many times more. */
const FAR_MORE = 10;

export interface Reading {
  /** Selection with the final wording. */
  readonly selection: Selection;
  readonly found: Found;
  /** See `productPageSchema`. */
  readonly didYouMean: string | null;
  readonly corrected: boolean;
  /** Words of the query that the results ignore. */
  readonly leftOut: readonly string[];
}

type Words = Pick<ProductSearch, 'find' | 'correct' | 'identify'>;

const AS_TYPED = { didYouMean: null, corrected: false, leftOut: [] } as const;

/**
 * Searches by item code, barcode or registration number, then for the text as typed, then as a prefix, then for a correction.
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
  // If only the filters exclude results, the words are fine.
  const wording = known ? undefined : await search.correct(text, nothing);
  if (wording === undefined) return { ...typed, ...AS_TYPED };
  const among = { ...selection, ...classesOf(wording) };
  const meant = await findText(search, wording.text, among, page);
  const shown = nothing && meant.found.total > 0;
  if (shown)
    return { ...meant, didYouMean: wording.text, corrected: true, leftOut: wording.leftOut };
  const farMore = !nothing && meant.found.total >= typed.found.total * FAR_MORE;
  if (!farMore) return { ...typed, ...AS_TYPED };
  // Following a suggestion searches without this restriction.
  const { found } = await findText(search, wording.text, selection, page);
  return {
    ...typed,
    ...AS_TYPED,
    didYouMean: found.total === meant.found.total ? wording.text : null,
  };
}

/** Medicine filter of a wording. */
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
