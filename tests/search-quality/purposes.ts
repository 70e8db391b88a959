import { ingredientOf } from '../../lib/health/ingredients.ts';
import { recognise } from '../../lib/health/recognise.ts';
import type { ProductSeed } from '../../demo/seed/types.ts';

/**
 * Complaints that a product may help with: by the ATC codes of a medicine's ingredients, and by words of the English
 * name for what has no code. Judged from the catalogue alone, without the synonyms and rules of the search.
 *
 * Columns: purpose, beginnings of ATC codes, words of names, words of names that never.
 */
const PURPOSES: readonly (readonly [string, string, RegExp | null, RegExp | null])[] = [
  ['pain', 'N02BE N02BA M01AE M01AB', null, /Gel|Cold Relief|81 mg/],
  [
    'fever',
    'N02BE N02BA M01AE01',
    /Cooling Gel Patch|Cold Relief|Andrographis|Fever Strip|Thermometer/,
    /81 mg/,
  ],
  ['period', 'N02BE N02BA M01AE M01AB', /Warm Patch/, /Gel|Cold Relief|81 mg/],
  ['allergy', 'R06', null, /Dimenhydrinate|Cold Relief/],
  ['nose', 'R06AB R06AE R06AX R01', /Saline|Inhaler|Cold Relief/, null],
  ['cold', 'R01B R06AB N02BE', /Andrographis|Cold Relief|Saline/, null],
  ['cough', 'R05 A07DA02', /Cough|Herbal Drops/, null],
  ['throat', '', /Herbal Drops|Andrographis|Emblica|Chewy Candy|Mints/, null],
  ['motion', 'R06AA11', /Ginger \d|Herbal Inhaler/, null],
  ['dizzy', 'R06AA11', /Ya Hom|Herbal Inhaler/, null],
  ['diarrhoea', 'A07B A07DA03', /Rehydration/, null],
  ['nausea', 'A03FA R06AA11', /Ginger \d|Rehydration|Ya Hom/, null],
  ['bloating', 'A03', /Turmeric \d|Ginger \d|Simethicone/, null],
  ['acid', 'A02', null, null],
  ['stomach', 'A02 A03', /Turmeric \d/, null],
  ['constipation', 'A06', /Milk of Magnesia|Glycerin Supp|Psyllium|Fibre|Chia/, null],
  ['worms', 'P02', null, null],
  [
    'muscle',
    'M02',
    /Diclofenac Gel|Muscle Pain|Pain Relief Plaster|Clove Balm|Massage|Roll-On Oil|Warm Patch|Gel Pack/,
    null,
  ],
  ['back', '', /Muscle Pain|Pain Relief Plaster|Diclofenac Gel|Back Support|Warm Patch/, null],
  ['knee', 'M01AX05', /Knee Support|Glucosamine/, null],
  ['ankle', '', /Ankle Support|Elastic Bandage|Gel Pack/, null],
  ['wrist', '', /Wrist Support/, null],
  ['veins', '', /Compression/, null],
  ['pressure', 'C08 C09', /Blood Pressure/, null],
  ['lipids', 'C10', /Fish Oil|Krill|Plant Omega/, null],
  ['sugar', 'A10', /Glucose|Stevia|Erythritol/, null],
  ['itch', 'D07', /Calamine/, null],
  ['fungus', 'D01AC', /Whitfield/, null],
  ['warts', 'D01AE12', null, /Whitfield/],
  ['eyes', '', /Artificial Tears|Eye Massager|Gel Pack Eye/, null],
  ['nappy', 'D02AB', /Nappy Cream/, null],
  [
    'wound',
    'D08',
    /Povidone|Plasters|Gauze|Ethyl Alcohol|Alcohol Swabs|First Aid|Hydrocolloid/,
    null,
  ],
  ['burn', '', /Hydrocolloid/, null],
  ['sunburn', '', /\bAloe\b/, null],
  ['acne', '', /Acne|Clarifying|Salicylic/, null],
  ['spots', '', /Brightening/, null],
  ['dry-skin', '', /Hydrating|Moistur/, null],
  ['lips', '', /Lip Balm|Lip Sleeping/, null],
  ['heels', '', /Foot Cream|Foot Mask/, null],
  ['sweat', '', /Deodorant|Roll-On/, /Perfume|Oil/],
  ['dandruff', '', /Scalp/, null],
  ['hair', '', /Anti-Breakage|Hair Tonic|Biotin/, null],
  ['teeth', '', /Sensitive Toothpaste/, null],
  ['gums', '', /Gum Care/, null],
  ['breath', '', /Mouthwash|Mouth Spray|Mouth Rinse|Mints|Xylitol Gum/, null],
  ['sleep', '', /Magnesium|Pillow Mist/, null],
  ['tired', '', /B Complex|B12|Multivitamin/, null],
  ['blood', 'B03A', /\bIron\b/, null],
  ['bones', '', /Calcium|Vitamin D3/, /Carbonate/],
  ['memory', '', /Ginkgo/, null],
  ['gut', '', /Probiotic/, null],
  ['nails', '', /Biotin|Cuticle/, null],
  ['heat', '', /Electrolyte|Rehydration/, null],
];

export type Purposes = ReadonlySet<string>;

export function purposesOf({ name, ingredients }: ProductSeed): Purposes {
  const codes = recognise(`${name.en} ${ingredients.en}`).ingredients.map(
    (id) => ingredientOf(id)?.atc ?? '',
  );
  return new Set(
    PURPOSES.filter(([, atc, says, never]) => {
      const byCode =
        atc !== '' && atc.split(' ').some((start) => codes.some((code) => code.startsWith(start)));
      return (byCode || says?.test(name.en)) && never?.test(name.en) !== true;
    }).map(([purpose]) => purpose),
  );
}
