import { normalize } from '../../../server/modules/search/rules/normalize.ts';
import { brands } from '../brands.ts';
import { brandSpellings } from './brand-spellings.ts';
import { everydaySynonyms } from './everyday.ts';
import { symptoms } from './symptoms.ts';
import { unsold } from './unsold.ts';
import { ingredientOf } from '../../../lib/health/ingredients.ts';

export interface SynonymRow {
  readonly term: string;
  /** Empty for what the shop does not sell. */
  readonly means: string;
}

/** All synonyms, normalized like queries, without duplicates. */
export function synonymRows(): SynonymRow[] {
  const rows = [
    ...everydaySynonyms.flatMap(everyday),
    ...symptoms.flatMap(symptom),
    ...brands.flatMap(ofBrand),
    ...SOLD.flatMap(ofIngredient),
    ...unsold.flatMap(words).map((term) => ({ term, means: '' })),
  ];
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

/** Forms of a complaint in queries: its name, and as a medicine against it. */
const THAI_FORMS = ['', 'ยา', 'แก้', 'ยาแก้', 'นวดแก้', 'อาการ', 'บรรเทา'];
const ENGLISH_FORMS = ['', ' medicine', ' relief', ' remedy', ' reducer', ' treatment'];

function symptom(row: string): SynonymRow[] {
  const [shelf = '', complaints = ''] = row.split(' = ');
  const [thai = '', english = ''] = complaints.split(' | ');
  const terms = [
    ...words(thai).flatMap((name) => THAI_FORMS.map((form) => form + name)),
    ...words(english).flatMap((name) => ENGLISH_FORMS.map((form) => name + form)),
  ];
  return terms.flatMap((term) => words(shelf).map((means) => ({ term, means })));
}

/** Both names of a brand are synonyms; other spellings map to the brand. */
function ofBrand({ code, name }: (typeof brands)[number]): SynonymRow[] {
  const names = [normalize(name.en), normalize(name.th)];
  return [...names, ...words(brandSpellings[code] ?? '')].flatMap((term) =>
    names.map((means) => ({ term, means })),
  );
}

/** Ingredients of the demo's medicines. Contraceptives are left to the pharmacist. */
const SOLD =
  'paracetamol, ibuprofen, naproxen, aspirin, diclofenac, chlorpheniramine, loratadine, cetirizine, dimenhydrinate, bromhexine, acetylcysteine, dextromethorphan, omeprazole, simethicone, loperamide, domperidone, mebendazole, clotrimazole, hydrocortisone, amoxicillin, doxycycline, norfloxacin, simvastatin, losartan, amlodipine, povidone-iodine, activated-charcoal, ginkgo, salicylic-acid'.split(
    ', ',
  );

/** Names of an ingredient, trade names too, each for the two that catalogues use. */
function ofIngredient(id: string): SynonymRow[] {
  const { en = '', th = '', also = [] } = ingredientOf(id) ?? {};
  const names = [normalize(en), normalize(th)];
  return [...names, ...also.map(normalize)].flatMap((term) =>
    names.map((means) => ({ term, means })),
  );
}

function words(list: string): string[] {
  return list.split(',').map(normalize);
}
