import { listOf, rowsOf, type Named } from './table.ts';

export interface Group extends Named {
  /** An allergy to one member may extend to the others. */
  readonly allergy: boolean;
  readonly source: string;
}

/** Columns: id, English, Thai, `allergy` where it goes for the whole group, source, further spellings. */
export const GROUPS: readonly Group[] = rowsOf(`
nsaid | NSAIDs (anti-inflammatory painkillers) | ยากลุ่มเอ็นเสด (NSAIDs) | allergy | WAO: NSAID hypersensitivity | NSAID, NSAIDs, anti-inflammatory, เอ็นเสด, ยาต้านการอักเสบ
salicylate | Salicylates | กลุ่มซาลิไซเลต | allergy | BNF: aspirin | salicylates, ซาลิไซเลต
penicillin | Penicillins | ยากลุ่มเพนิซิลลิน | allergy | BNF: penicillin hypersensitivity | penicillin, penicillins, เพนิซิลลิน, เพนนิซิลิน, เพนิซิลิน
cephalosporin | Cephalosporins | ยากลุ่มเซฟาโลสปอริน | allergy | BNF | cephalosporin, cephalosporins, เซฟาโลสปอริน
sulfonamide | Sulfonamides (sulfa medicines) | ยากลุ่มซัลฟา | allergy | BNF; US labels | sulfa, sulpha, sulfonamide, sulfonamides, ซัลฟา, ซัลโฟนาไมด์
macrolide | Macrolides | ยากลุ่มแมโครไลด์ | allergy | BNF | macrolide, macrolides, แมโครไลด์
quinolone | Quinolones | ยากลุ่มควิโนโลน | allergy | BNF | quinolone, quinolones, fluoroquinolones, ควิโนโลน
tetracycline | Tetracyclines | ยากลุ่มเตตราไซคลีน | allergy | BNF | tetracyclines
aminoglycoside | Aminoglycosides | ยากลุ่มอะมิโนไกลโคไซด์ | allergy | BNF | aminoglycosides
azole | Azole antifungals | ยาต้านเชื้อรากลุ่มเอโซล | allergy | BNF | azoles
opioid | Opioids | ยากลุ่มโอปิออยด์ | allergy | BNF | opioid, opioids, opiates, โอปิออยด์
local-anaesthetic | Local anaesthetics | ยาชาเฉพาะที่ | allergy | BNF | local anaesthetic, ยาชา
aromatic-antiepileptic | Aromatic antiepileptics | ยากันชักกลุ่มอะโรมาติก | allergy | BNF: antiepileptic hypersensitivity |
iodine | Iodine | ไอโอดีน | allergy | Product labels | iodine, ไอโอดีน
shellfish | Shellfish | อาหารทะเลเปลือกแข็ง | allergy | Product labels | shrimp, prawn, prawns, crab, seafood, กุ้ง, อาหารทะเล
fish | Fish | ปลา | allergy | Product labels | fish, แพ้ปลา
antihistamine | Antihistamines | ยาแก้แพ้ | | WHO ATC R06 | antihistamine, antihistamines
decongestant | Decongestants | ยาลดอาการคัดจมูก | | WHO ATC R01B | decongestant
anticoagulant | Blood thinners (anticoagulants) | ยาต้านการแข็งตัวของเลือด | | WHO ATC B01A | blood thinner, blood thinners, anticoagulant, ยาละลายลิ่มเลือด
antiplatelet | Antiplatelet medicines | ยาต้านเกล็ดเลือด | | WHO ATC B01AC | antiplatelet
nitrate | Nitrates for the heart | ยาโรคหัวใจกลุ่มไนเตรต | | WHO ATC C01DA | nitrate, nitrates, ไนเตรต
pde5 | Medicines for erections (PDE5 inhibitors) | ยารักษาอาการหย่อนสมรรถภาพทางเพศ | | WHO ATC G04BE |
ssri | Antidepressants (SSRIs) | ยาต้านเศร้ากลุ่ม SSRI | | WHO ATC N06AB | SSRI, SSRIs, antidepressant, ยาต้านเศร้า, ยาซึมเศร้า
maoi | MAO inhibitors | ยากลุ่ม MAOI | | WHO ATC N06AF | MAOI, MAO inhibitor
serotonergic | Medicines that raise serotonin | ยาที่เพิ่มเซโรโทนิน | | BNF: interactions |
sedative | Medicines that make drowsy | ยาที่ทำให้ง่วง | | BNF: interactions | sleeping pill, sleeping pills, ยานอนหลับ
anticholinergic | Anticholinergics | ยากลุ่มแอนติโคลิเนอร์จิก | | BNF: interactions |
ace-inhibitor | ACE inhibitors | ยาลดความดันกลุ่ม ACE | allergy | WHO ATC C09A | ACE inhibitor
arb | Sartans | ยาลดความดันกลุ่มซาร์แทน | | WHO ATC C09C | sartan
diuretic | Diuretics | ยาขับปัสสาวะ | | WHO ATC C03 | diuretic, water pill
beta-blocker | Beta blockers | ยากลุ่มเบต้าบล็อกเกอร์ | | WHO ATC C07 | beta blocker
potassium-raising | Medicines that raise potassium | ยาที่เพิ่มโพแทสเซียม | | BNF: interactions |
statin | Statins | ยาลดไขมันกลุ่มสแตติน | | WHO ATC C10AA | statins, สแตติน
cyp3a4-statin | Simvastatin and its like | ยาสแตตินที่ผ่าน CYP3A4 | | BNF: interactions |
cyp3a4-inhibitor | Medicines that slow CYP3A4 | ยาที่ยับยั้ง CYP3A4 | | BNF: interactions |
enzyme-inducer | Medicines that speed up the liver | ยาที่เร่งการทำงานของเอนไซม์ตับ | | BNF: interactions |
qt | Medicines that lengthen the QT interval | ยาที่อาจทำให้หัวใจเต้นผิดจังหวะ | | CredibleMeds; BNF |
diabetes-medicine | Medicines for diabetes | ยาเบาหวาน | | WHO ATC A10 |
sulfonylurea | Sulfonylureas | ยาเบาหวานกลุ่มซัลโฟนิลยูเรีย | | WHO ATC A10BB |
corticosteroid | Steroids | ยาสเตียรอยด์ | | WHO ATC H02 | steroid, steroids, สเตียรอยด์
topical-steroid | Steroids for the skin | ยาทาสเตียรอยด์ | | WHO ATC D07 |
oestrogen | Oestrogens | เอสโตรเจน | | WHO ATC G03 | estrogen, oestrogen
contraceptive | Contraceptive pills | ยาเม็ดคุมกำเนิด | | WHO ATC G03A |
retinoid | Retinoids and vitamin A | เรตินอยด์และวิตามินเอ | | WHO ATC D10BA | retinoid, retinoids
ppi | Proton pump inhibitors | ยาลดกรดกลุ่ม PPI | allergy | WHO ATC A02BC | PPI
metal | Aluminium, calcium, iron, magnesium or zinc | แร่ธาตุอะลูมิเนียม แคลเซียม เหล็ก แมกนีเซียม หรือสังกะสี | | BNF: interactions |
laxative | Laxatives | ยาระบาย | | WHO ATC A06 | laxative, laxatives
bleeding-herb | Herbs and oils that may thin the blood | สมุนไพรและน้ำมันที่อาจทำให้เลือดหยุดยาก | | EMA herbal monographs |
`).map(([id = '', en = '', th = '', allergy, source = '', also]) => ({
  ...{ id, en, th, source },
  allergy: allergy === 'allergy',
  also: listOf(also),
}));

const byId = new Map(GROUPS.map((group) => [group.id, group]));

export function groupOf(id: string): Group | undefined {
  return byId.get(id);
}

/** Groups whose members resemble each other so much that an allergy to one rules out the other. */
const RELATED: readonly (readonly [string, string])[] = [
  ['penicillin', 'cephalosporin'],
  ['nsaid', 'salicylate'],
];

export function areRelated(one: string, other: string): boolean {
  return RELATED.some((pair) => pair.includes(one) && pair.includes(other));
}
