import { normalize } from '../../domain/search/normalize.ts';
import { brands } from '../brands.ts';
import { brandSpellings } from './brand-spellings.ts';
import { everydaySynonyms } from './everyday.ts';

export interface SynonymRow {
  readonly term: string;
  readonly means: string;
}

/** All synonyms, normalized as queries are; each pair once. */
export function synonymRows(): SynonymRow[] {
  const rows = [...everydaySynonyms.flatMap(everyday), ...brands.flatMap(ofBrand)];
  const byPair = new Map(rows.map((row) => [`${row.term}|${row.means}`, row]));
  return [...byPair.values()].filter(({ term, means }) => term !== '' && term !== means);
}

function everyday(row: string): SynonymRow[] {
  const [left = '', right = ''] = row.split(' = ');
  const canonical = words(left);
  return [...canonical, ...words(right)].flatMap((term) =>
    canonical.map((means) => ({ term, means })),
  );
}

/** Both names of a brand mean each other, and every other spelling means the brand. */
function ofBrand({ code, name }: (typeof brands)[number]): SynonymRow[] {
  const names = [normalize(name.en), normalize(name.th)];
  return [...names, ...words(brandSpellings[code] ?? '')].flatMap((term) =>
    names.map((means) => ({ term, means })),
  );
}

function words(list: string): string[] {
  return list.split(',').map(normalize);
}
