import { isOf } from './ingredients.ts';
import { rowsOf } from './table.ts';

/** An ingredient or group that is not given below an age or a weight without a doctor's word. */
export interface Bound {
  /** Id of an ingredient or group. */
  readonly what: string;
  /** In years; null where age alone sets no bound. */
  readonly minAge: number | null;
  /** In kg; null where weight alone sets no bound. */
  readonly minWeight: number | null;
  /** Usually not taken at all below it. */
  readonly avoid: boolean;
  readonly source: string;
}

/** Columns: what, least age in years, least weight in kg, `avoid` where it is usually not taken below, source. */
export const BOUNDS: readonly Bound[] = rowsOf(`
aspirin | 16 | | avoid | MHRA 2002: Reye's syndrome
bismuth-subsalicylate | 16 | | avoid | BNF: bismuth subsalicylate
paracetamol | | 4 | | BNF: paracetamol
ibuprofen | | 5 | avoid | BNF: ibuprofen
naproxen | 12 | | | FDA label: naproxen sodium
diclofenac | 14 | | | Product labels: diclofenac potassium
mefenamic-acid | 12 | | | BNF: mefenamic acid
meloxicam | 16 | | | BNF: meloxicam
etoricoxib | 16 | | | BNF: etoricoxib
celecoxib | 18 | | | BNF: celecoxib
codeine | 12 | | avoid | MHRA 2013
tramadol | 12 | | avoid | FDA 2017
tetracycline | 12 | | avoid | BNF: tetracyclines
quinolone | 18 | | | BNF: quinolones
mebendazole | 2 | | | BNF: mebendazole
albendazole | 1 | | | WHO: deworming
decongestant | 6 | | avoid | MHRA 2009: cough and cold
dextromethorphan | 6 | | avoid | MHRA 2009: cough and cold
guaifenesin | 6 | | avoid | MHRA 2009: cough and cold
diphenhydramine | 6 | | avoid | MHRA 2009: cough and cold
chlorpheniramine | 1 | | avoid | BNF: chlorphenamine
dimenhydrinate | 2 | | | FDA label: dimenhydrinate
bromhexine | 2 | | avoid | ANSM 2010: mucolytics
ambroxol | 2 | | avoid | ANSM 2010: mucolytics
acetylcysteine | 2 | | avoid | ANSM 2010: mucolytics
carbocisteine | 2 | | avoid | ANSM 2010: mucolytics
cetirizine | 2 | | | BNF: cetirizine
levocetirizine | 2 | | | BNF: levocetirizine
loratadine | 2 | | | BNF: loratadine
desloratadine | 1 | | | BNF: desloratadine
fexofenadine | 6 | | | BNF: fexofenadine
loperamide | 12 | | | BNF: loperamide
domperidone | 12 | 35 | avoid | MHRA 2019
metoclopramide | 1 | | avoid | EMA 2013
hyoscine | 6 | | | BNF: hyoscine butylbromide
bisacodyl | 4 | | | BNF: bisacodyl
omeprazole | 1 | 10 | | BNF: omeprazole
benzocaine | 2 | | avoid | FDA 2018
methyl-salicylate | 2 | | | FDA label: external analgesics
camphor | 2 | | | FDA label: external analgesics
menthol | 2 | | | FDA label: external analgesics
pde5 | 18 | | avoid | BNF: sildenafil
isotretinoin | 12 | | avoid | BNF: isotretinoin
`).map(([what = '', age = '', weight = '', avoid, source = '']) => ({
  ...{ what, source },
  minAge: age === '' ? null : Number(age),
  minWeight: weight === '' ? null : Number(weight),
  avoid: avoid === 'avoid',
}));

const boundsOf = (ingredient: string) => BOUNDS.filter(({ what }) => isOf(ingredient, what));

/** Bounds that the patient is below; unknown values are never below. */
export function belowBounds(
  ingredient: string,
  { age = Infinity, weight = Infinity }: Partial<Record<'age' | 'weight', number | undefined>>,
) {
  return boundsOf(ingredient).flatMap(({ minAge, minWeight, avoid }) => [
    ...(age < (minAge ?? 0) ? [{ kind: 'age' as const, avoid }] : []),
    ...(weight < (minWeight ?? 0) ? [{ kind: 'weight' as const, avoid }] : []),
  ]);
}

/** The least age in years and weight in kg for an ingredient; 0 where there is no bound. */
export function leastOf(ingredient: string): { readonly age: number; readonly weight: number } {
  const bounds = boundsOf(ingredient);
  return {
    age: Math.max(0, ...bounds.map(({ minAge }) => minAge ?? 0)),
    weight: Math.max(0, ...bounds.map(({ minWeight }) => minWeight ?? 0)),
  };
}
