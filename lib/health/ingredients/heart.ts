import { ingredientsOf } from '../table.ts';

/** Heart, blood, sugar, hormones, nerves: what members note that they take. Columns: `ingredientsOf`. */
export const HEART = ingredientsOf(`
amlodipine | Amlodipine | แอมโลดิพีน | C08CA01 | | 10 | BNF |
nifedipine | Nifedipine | นิเฟดิพีน | C08CA05 | | 90 | BNF |
losartan | Losartan | ลอซาร์แทน | C09CA01 | arb, potassium-raising | 100 | BNF | โลซาร์แทน
valsartan | Valsartan | วัลซาร์แทน | C09CA03 | arb, potassium-raising | 320 | BNF |
enalapril | Enalapril | อีนาลาพริล | C09AA02 | ace-inhibitor, potassium-raising | 40 | BNF |
lisinopril | Lisinopril | ลิซิโนพริล | C09AA03 | ace-inhibitor, potassium-raising | 80 | BNF |
captopril | Captopril | แคปโทพริล | C09AA01 | ace-inhibitor, potassium-raising | 150 | BNF |
atenolol | Atenolol | อะทีโนลอล | C07AB03 | beta-blocker | 100 | BNF |
propranolol | Propranolol | โพรพราโนลอล | C07AA05 | beta-blocker | 320 | BNF |
bisoprolol | Bisoprolol | ไบโซโพรลอล | C07AB07 | beta-blocker | 20 | BNF |
hydrochlorothiazide | Hydrochlorothiazide | ไฮโดรคลอโรไทอะไซด์ | C03AA03 | diuretic, sulfonamide | 50 | US label | HCTZ
furosemide | Furosemide | ฟูโรซีไมด์ | C03CA01 | diuretic, sulfonamide | | BNF | Lasix
spironolactone | Spironolactone | สไปโรโนแล็กโทน | C03DA01 | diuretic, potassium-raising | 400 | BNF |
digoxin | Digoxin | ไดจอกซิน | C01AA05 | | | BNF |
amiodarone | Amiodarone | อะมิโอดาโรน | C01BD01 | qt, iodine | | BNF |
isosorbide-dinitrate | Isosorbide dinitrate | ไอโซซอร์ไบด์ไดไนเตรต | C01DA08 | nitrate | | BNF | Isordil, isosorbide, ยาอมใต้ลิ้น
nitroglycerin | Nitroglycerin | ไนโตรกลีเซอริน | C01DA02 | nitrate | | BNF | glyceryl trinitrate
sildenafil | Sildenafil | ซิลเดนาฟิล | G04BE03 | pde5 | 100 | BNF | Viagra, ไวอากร้า
tadalafil | Tadalafil | ทาดาลาฟิล | G04BE08 | pde5 | 20 | BNF | Cialis
warfarin | Warfarin | วาร์ฟาริน | B01AA03 | anticoagulant | | BNF | วอร์ฟาริน, Orfarin
rivaroxaban | Rivaroxaban | ริวารอกซาแบน | B01AF01 | anticoagulant | | BNF | Xarelto
apixaban | Apixaban | อะพิกซาแบน | B01AF02 | anticoagulant | | BNF | Eliquis
dabigatran | Dabigatran | ดาบิกาแทรน | B01AE07 | anticoagulant | | BNF | Pradaxa
clopidogrel | Clopidogrel | โคลพิโดเกรล | B01AC04 | antiplatelet | 75 | BNF | Plavix
simvastatin | Simvastatin | ซิมวาสแตติน | C10AA01 | statin, cyp3a4-statin | 40 | BNF; MHRA 2010 |
atorvastatin | Atorvastatin | อะทอร์วาสแตติน | C10AA05 | statin, cyp3a4-statin | 80 | BNF |
rosuvastatin | Rosuvastatin | โรซูวาสแตติน | C10AA07 | statin | 40 | BNF |
gemfibrozil | Gemfibrozil | เจมไฟโบรซิล | C10AB04 | | 1200 | BNF |
metformin | Metformin | เมตฟอร์มิน | A10BA02 | diabetes-medicine | 2000 | BNF | เมทฟอร์มิน
glibenclamide | Glibenclamide | ไกลเบนคลาไมด์ | A10BB01 | diabetes-medicine, sulfonylurea | 15 | BNF |
glipizide | Glipizide | ไกลพิไซด์ | A10BB07 | diabetes-medicine, sulfonylurea | 20 | BNF |
gliclazide | Gliclazide | ไกลคลาไซด์ | A10BB09 | diabetes-medicine, sulfonylurea | 320 | BNF |
insulin | Insulin | อินซูลิน | A10A | diabetes-medicine | | BNF |
levothyroxine | Levothyroxine | ลีโวไทรอกซีน | H03AA01 | | | BNF | thyroxine, ยาไทรอยด์
prednisolone | Prednisolone | เพรดนิโซโลน | H02AB06 | corticosteroid | 60 | BNF | เพรดนิโซโลน
dexamethasone | Dexamethasone | เดกซาเมทาโซน | H02AB02 | corticosteroid | | BNF |
hydrocortisone | Hydrocortisone | ไฮโดรคอร์ติโซน | D07AA02 | topical-steroid | | BNF |
ethinylestradiol | Ethinylestradiol | เอทินิลเอสตราไดออล | G03AA07 | oestrogen, contraceptive | | BNF; WHO eligibility criteria | ethinyl estradiol, birth control pill, ยาคุม, ยาคุมกำเนิด
levonorgestrel | Levonorgestrel | ลีโวนอร์เจสเตรล | G03AC03 | contraceptive | | BNF |
isotretinoin | Isotretinoin | ไอโซเทรติโนอิน | D10BA01 | retinoid | | BNF; EMA 2018 | Roaccutane
methotrexate | Methotrexate | เมโธเทรกเซต | L04AX03 | | | BNF | เมโทเทรกเซต
ciclosporin | Ciclosporin | ไซโคลสปอริน | L04AD01 | | | BNF | cyclosporine
fluoxetine | Fluoxetine | ฟลูออกซีทีน | N06AB03 | ssri, serotonergic | 60 | BNF | Prozac
sertraline | Sertraline | เซอร์ทราลีน | N06AB06 | ssri, serotonergic | 200 | BNF |
escitalopram | Escitalopram | เอสซิตาโลแพรม | N06AB10 | ssri, serotonergic, qt | 20 | BNF |
amitriptyline | Amitriptyline | อะมิทริปไทลีน | N06AA09 | serotonergic, anticholinergic, sedative | 200 | BNF |
selegiline | Selegiline | เซเลจิลีน | N04BD01 | maoi | 10 | BNF |
moclobemide | Moclobemide | โมโคลบีไมด์ | N06AG02 | maoi | 600 | BNF |
lithium | Lithium | ลิเทียม | N05AN01 | | | BNF | ลิเธียม
diazepam | Diazepam | ไดอะซีแพม | N05BA01 | sedative | 30 | BNF | Valium
alprazolam | Alprazolam | อัลปราโซแลม | N05BA12 | sedative | 3 | BNF | Xanax
lorazepam | Lorazepam | ลอราซีแพม | N05BA06 | sedative | 4 | BNF |
carbamazepine | Carbamazepine | คาร์บามาซีปีน | N03AF01 | enzyme-inducer, aromatic-antiepileptic | 1600 | BNF | Tegretol
phenytoin | Phenytoin | เฟนิโทอิน | N03AB02 | enzyme-inducer, aromatic-antiepileptic | | BNF | Dilantin
valproate | Valproate | วาลโพรเอต | N03AG01 | | 2500 | BNF | valproic acid, Depakine
`);
