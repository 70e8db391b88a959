import { rowsOf } from './table.ts';

/** Two ingredients or groups that can harm together. */
export interface Pair {
  readonly one: string;
  readonly other: string;
  /** Usually never taken together. */
  readonly avoid: boolean;
  readonly source: string;
}

/** Columns: one, other, `avoid` where they are usually never taken together, source. */
export const PAIRS: readonly Pair[] = rowsOf(`
nsaid | nsaid | avoid | BNF: NSAIDs
nsaid | anticoagulant | avoid | BNF: interactions
nsaid | antiplatelet | | BNF: interactions
nsaid | ssri | | BNF: interactions
nsaid | corticosteroid | | BNF: interactions
nsaid | ace-inhibitor | | BNF: interactions
nsaid | arb | | BNF: interactions
nsaid | diuretic | | BNF: interactions
nsaid | lithium | avoid | BNF: interactions
nsaid | methotrexate | avoid | BNF: interactions
nsaid | ciclosporin | | BNF: interactions
nsaid | digoxin | | BNF: interactions
methyl-salicylate | anticoagulant | | BNF: warfarin
paracetamol | warfarin | | BNF: warfarin
anticoagulant | antiplatelet | avoid | BNF: interactions
anticoagulant | bleeding-herb | | EMA herbal monographs
antiplatelet | ginkgo | | EMA herbal monograph
warfarin | vitamin-k | avoid | BNF: warfarin
warfarin | metronidazole | avoid | BNF: warfarin
warfarin | sulfamethoxazole | avoid | BNF: warfarin
warfarin | azole | avoid | BNF: warfarin
warfarin | macrolide | | BNF: warfarin
warfarin | quinolone | | BNF: warfarin
warfarin | tetracycline | | BNF: warfarin
warfarin | penicillin | | BNF: warfarin
warfarin | enzyme-inducer | avoid | BNF: warfarin
nitrate | pde5 | avoid | BNF: sildenafil
cyp3a4-inhibitor | cyp3a4-statin | avoid | MHRA 2010
simvastatin | gemfibrozil | avoid | MHRA 2010
simvastatin | amlodipine | | MHRA 2010: at most 20 mg
cyp3a4-inhibitor | domperidone | avoid | EMA 2014
cyp3a4-inhibitor | pde5 | | BNF: interactions
cyp3a4-inhibitor | colchicine | avoid | BNF: colchicine
qt | qt | | CredibleMeds; BNF
maoi | serotonergic | avoid | BNF: MAOIs
maoi | decongestant | avoid | BNF: MAOIs
maoi | opioid | avoid | BNF: MAOIs
ssri | serotonergic | | BNF: serotonin syndrome
opioid | sedative | | MHRA 2020
sedative | sedative | | BNF: interactions
antihistamine | antihistamine | | BNF: antihistamines
anticholinergic | anticholinergic | | BNF: antimuscarinics
potassium-raising | potassium-raising | | BNF: hyperkalaemia
ace-inhibitor | potassium-chloride | avoid | BNF: hyperkalaemia
arb | potassium-chloride | avoid | BNF: hyperkalaemia
liquorice | diuretic | | EMA herbal monograph
liquorice | digoxin | | EMA herbal monograph
metal | tetracycline | | BNF: 2 hours apart
metal | quinolone | | BNF: 2 hours apart
metal | levothyroxine | | BNF: 4 hours apart
activated-charcoal | contraceptive | | BNF: charcoal
contraceptive | enzyme-inducer | avoid | FSRH
retinoid | retinoid | avoid | BNF: isotretinoin
isotretinoin | tetracycline | avoid | BNF: isotretinoin
methotrexate | trimethoprim | avoid | BNF: methotrexate
methotrexate | penicillin | | BNF: methotrexate
methotrexate | ppi | | BNF: methotrexate
omeprazole | clopidogrel | avoid | EMA 2010
esomeprazole | clopidogrel | avoid | EMA 2010
theophylline | macrolide | | BNF: theophylline
theophylline | quinolone | | BNF: theophylline
digoxin | macrolide | | BNF: digoxin
lithium | diuretic | avoid | BNF: lithium
lithium | ace-inhibitor | | BNF: lithium
lithium | arb | | BNF: lithium
lithium | sodium-bicarbonate | | BNF: lithium
sulfonylurea | azole | | BNF: sulfonylureas
sulfonylurea | sulfamethoxazole | | BNF: sulfonylureas
diabetes-medicine | corticosteroid | | BNF: corticosteroids
diabetes-medicine | quinolone | | EMA 2018
beta-blocker | salbutamol | | BNF: beta blockers
decongestant | decongestant | avoid | BNF: pseudoephedrine
laxative | digoxin | | EMA herbal monograph: senna
quinolone | corticosteroid | | MHRA 2019
`).map(([one = '', other = '', avoid, source = '']) => ({
  ...{ one, other, source },
  avoid: avoid === 'avoid',
}));
