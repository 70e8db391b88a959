import { PRODUCT_COLUMNS, REASON_COLUMN } from '../../../../lib/imports/contract-values.ts';
import type { ProductSort } from '../../../../lib/products/contract-values.ts';
import type { PlaceInList } from '../../../core/place-in-list.ts';
import type { ManyProductsRepo } from '../../products/many-ports.ts';
import type { ProductFilter } from '../../products/ports.ts';
import type { Import, ImportRow, ImportsRepo } from '../ports.ts';
import { BYTE_ORDER_MARK, csvLine, rawCsvLine } from './csv-line.ts';
import { cellsOf, shelvesOf } from './product-cells.ts';
import { foldHeading } from './product-columns.ts';

/** Rows that are read at once, so that no file stands whole in the memory. */
const AT_ONCE = 500;

/** The file of a view of the office's list: exactly its products, in its order. */
export async function* productTable(
  manyProducts: Pick<ManyProductsRepo, 'listed' | 'shelves'>,
  filter: ProductFilter,
  sort: ProductSort,
): AsyncGenerator<string> {
  const shelves = shelvesOf(await manyProducts.shelves());
  yield BYTE_ORDER_MARK + csvLine(PRODUCT_COLUMNS);
  // Where the row before went away meanwhile, the number of rows tells the place.
  let place: PlaceInList = { limit: AT_ONCE, offset: 0 };
  for (;;) {
    const { rows, hasNext } = await manyProducts.listed(filter, sort, place);
    yield rows
      .map((product) => cellsOf(product, shelves))
      .map((cells) => csvLine(PRODUCT_COLUMNS.map((column) => cells[column])))
      .join('');
    if (!hasNext) return;
    place = { ...place, offset: place.offset + AT_ONCE, after: rows.at(-1)?.id };
  }
}

/** Rows of an import with the columns of its file; refused ones tell why, and can be mended and sent again. */
export async function* rowTable(
  imports: Pick<ImportsRepo, 'rows'>,
  { id, headings }: Import,
  choice: 'done' | 'refused',
  reasonsOf: (row: ImportRow) => string,
): AsyncGenerator<string> {
  const kept = headings.flatMap((heading, index) =>
    foldHeading(heading) === foldHeading(REASON_COLUMN) ? [] : [index],
  );
  const isRefused = choice === 'refused';
  const named = kept.map((index) => headings[index] ?? '');
  yield BYTE_ORDER_MARK + rawCsvLine([...named, ...(isRefused ? [REASON_COLUMN] : [])]);
  let after = 0;
  for (;;) {
    const rows = await imports.rows(id, choice, after, AT_ONCE);
    if (rows.length === 0) return;
    yield rows
      .map((row) => {
        const cells = kept.map((index) => row.cells?.[index] ?? '');
        return rawCsvLine([...cells, ...(isRefused ? [reasonsOf(row)] : [])]);
      })
      .join('');
    after = rows.at(-1)?.row ?? after;
  }
}
