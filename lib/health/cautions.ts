import { rowsOf } from './table.ts';

/** An ingredient or group that needs a pharmacist's word first. */
export interface Caution {
  /** Id of an ingredient or group. */
  readonly what: string;
  /** Id of a condition, or `pregnant`, `breast_feeding`. */
  readonly when: string;
  /** Usually not taken at all then. */
  readonly avoid: boolean;
  readonly source: string;
}

/** Columns: what, when, `avoid` where it is usually not taken, source. */
export const CAUTIONS: readonly Caution[] = rowsOf(`
nsaid | stomach-ulcer | avoid | BNF: NSAIDs
nsaid | kidney | avoid | BNF: NSAIDs
nsaid | heart-failure | avoid | BNF: NSAIDs
nsaid | hypertension | | BNF: NSAIDs
nsaid | stroke | | BNF: NSAIDs
nsaid | asthma | | BNF: NSAIDs
nsaid | liver | | BNF: NSAIDs
nsaid | bleeding | avoid | BNF: NSAIDs
nsaid | dengue | avoid | WHO: dengue guidelines
nsaid | pregnant | avoid | EMA; FDA 2020
salicylate | dengue | avoid | WHO: dengue guidelines
salicylate | gout | | BNF: aspirin
aspirin | g6pd | | BNF: G6PD deficiency
aspirin | breast_feeding | | BNF: aspirin
paracetamol | liver | | BNF: paracetamol
opioid | asthma | | BNF: opioids
opioid | breast_feeding | avoid | MHRA 2013
opioid | pregnant | | BNF: opioids
tramadol | epilepsy | avoid | BNF: tramadol
sulfonamide | g6pd | avoid | BNF: G6PD deficiency
sulfamethoxazole | pregnant | | BNF: co-trimoxazole
trimethoprim | pregnant | avoid | BNF: trimethoprim
trimethoprim | kidney | | BNF: trimethoprim
quinolone | g6pd | | BNF: G6PD deficiency
quinolone | epilepsy | avoid | BNF: quinolones
quinolone | myasthenia | avoid | FDA boxed warning
quinolone | pregnant | avoid | BNF: quinolones
macrolide | myasthenia | | BNF: macrolides
tetracycline | pregnant | avoid | BNF: tetracyclines
tetracycline | breast_feeding | | BNF: tetracyclines
itraconazole | heart-failure | avoid | BNF: itraconazole
fluconazole | pregnant | avoid | BNF: fluconazole
ketoconazole | liver | avoid | EMA 2013
mebendazole | pregnant | avoid | BNF: mebendazole
albendazole | pregnant | avoid | WHO
povidone-iodine | thyroid-disease | | BNF: povidone-iodine
povidone-iodine | pregnant | | BNF: povidone-iodine
anticholinergic | glaucoma | avoid | BNF: antimuscarinics
anticholinergic | prostate | avoid | BNF: antimuscarinics
decongestant | hypertension | avoid | BNF: pseudoephedrine
decongestant | heart-failure | avoid | BNF: pseudoephedrine
decongestant | stroke | avoid | EMA 2024
decongestant | glaucoma | | BNF: pseudoephedrine
decongestant | prostate | | BNF: pseudoephedrine
decongestant | thyroid-disease | | BNF: pseudoephedrine
decongestant | pregnant | | BNF: pseudoephedrine
chlorpheniramine | epilepsy | | BNF: chlorphenamine
cetirizine | kidney | | BNF: cetirizine
cetirizine | epilepsy | | BNF: cetirizine
loratadine | liver | | BNF: loratadine
acetylcysteine | asthma | | BNF: acetylcysteine
acetylcysteine | stomach-ulcer | | BNF: mucolytics
bromhexine | stomach-ulcer | | Product labels
liquorice | hypertension | | EMA herbal monograph
liquorice | kidney | | EMA herbal monograph
opium | pregnant | avoid | Product labels: brown mixture
andrographis | pregnant | avoid | Thai National List of herbs
andrographis | breast_feeding | avoid | Thai National List of herbs
andrographis | liver | | Thai National List of herbs
andrographis | kidney | | Thai National List of herbs
aluminium-hydroxide | kidney | avoid | BNF: antacids
sodium-bicarbonate | hypertension | | BNF: sodium bicarbonate
sodium-bicarbonate | heart-failure | avoid | BNF: sodium bicarbonate
sodium-bicarbonate | kidney | avoid | BNF: sodium bicarbonate
calcium-carbonate | kidney | | BNF: calcium carbonate
magnesium | kidney | avoid | BNF: magnesium
potassium-chloride | kidney | avoid | BNF: potassium
potassium-chloride | heart-failure | | BNF: oral rehydration
calcium | kidney | | BNF: calcium
domperidone | heart-rhythm | avoid | EMA 2014
domperidone | heart-failure | avoid | EMA 2014
domperidone | liver | avoid | EMA 2014
metoclopramide | epilepsy | avoid | BNF: metoclopramide
metoclopramide | parkinson | avoid | BNF: metoclopramide
loperamide | liver | | BNF: loperamide
loperamide | heart-rhythm | | MHRA 2017
activated-charcoal | bowel-obstruction | avoid | BNF: charcoal
laxative | bowel-obstruction | avoid | BNF: laxatives
laxative | pregnant | | BNF: senna
ppi | liver | | BNF: PPIs
amlodipine | heart-failure | | BNF: amlodipine
arb | pregnant | avoid | BNF: sartans
arb | kidney | | BNF: sartans
ace-inhibitor | pregnant | avoid | BNF: ACE inhibitors
ace-inhibitor | kidney | | BNF: ACE inhibitors
statin | pregnant | avoid | BNF: statins
statin | breast_feeding | avoid | BNF: statins
statin | liver | avoid | BNF: statins
metformin | kidney | avoid | BNF: metformin
metformin | liver | | BNF: metformin
metformin | heart-failure | | BNF: metformin
beta-blocker | asthma | avoid | BNF: beta blockers
pde5 | heart-failure | avoid | BNF: sildenafil
pde5 | stroke | avoid | BNF: sildenafil
corticosteroid | diabetes | | BNF: corticosteroids
corticosteroid | stomach-ulcer | | BNF: corticosteroids
corticosteroid | glaucoma | | BNF: corticosteroids
oestrogen | blood-clot | avoid | WHO eligibility criteria
oestrogen | stroke | avoid | WHO eligibility criteria
oestrogen | migraine-aura | avoid | WHO eligibility criteria
oestrogen | breast-cancer | avoid | WHO eligibility criteria
oestrogen | smoker-35 | avoid | WHO eligibility criteria
oestrogen | hypertension | avoid | WHO eligibility criteria
oestrogen | liver | avoid | WHO eligibility criteria
oestrogen | breast_feeding | avoid | WHO eligibility criteria
contraceptive | pregnant | | BNF: contraceptives
retinoid | pregnant | avoid | EMA 2018
isotretinoin | breast_feeding | avoid | BNF: isotretinoin
isotretinoin | liver | avoid | BNF: isotretinoin
methotrexate | pregnant | avoid | BNF: methotrexate
warfarin | pregnant | avoid | BNF: warfarin
valproate | pregnant | avoid | MHRA
ginkgo | bleeding | avoid | EMA herbal monograph
ginkgo | epilepsy | | EMA herbal monograph
ginkgo | pregnant | avoid | EMA herbal monograph
bleeding-herb | bleeding | | EMA herbal monographs
sedative | breast_feeding | | BNF: hypnotics
salicylic-acid | diabetes | | BNF: salicylic acid, corns
methyl-salicylate | asthma | | Product labels
`).map(([what = '', when = '', avoid, source = '']) => ({
  ...{ what, when, source },
  avoid: avoid === 'avoid',
}));
