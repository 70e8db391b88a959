import { rowsOf } from './rows.ts';

/** Complaints with the purposes of `purposes.ts` that fit, or `nothing` if the shop must leave it to the pharmacist. */
export const complaintsThai = rowsOf(String.raw`
ปวดหัว ; ปวดศีรษะ ; ยาแก้ปวดหัว ; ไมเกรน ; ปวดหัวข้างเดียว | for=pain
ปวดฟัน ; ยาแก้ปวดฟัน | for=pain
มีไข้ ; ตัวร้อน ; ยาลดไข้ ; ไข้ขึ้น | for=fever
ปวดท้องเมนส์ ; ปวดประจำเดือน ; ปวดเมนส์ | for=period
ภูมิแพ้ ; แพ้อากาศ ; ยาแก้แพ้ ; ลมพิษ ; จามบ่อย | for=allergy ~ for=nose,itch
น้ำมูกไหล ; ลดน้ำมูก ; ยาลดน้ำมูก | for=nose
คัดจมูก ; จมูกตัน ; แน่นจมูก | for=nose
เป็นหวัด ; ยาแก้หวัด ; หวัดลงคอ | for=cold ~ for=nose,throat
ไอแห้ง ; ไอมีเสมหะ ; ยาแก้ไอ ; ไอไม่หยุด | for=cough
ละลายเสมหะ ; เสมหะเยอะ | for=cough
เจ็บคอ ; คันคอ ; เสียงแหบ ; ระคายคอ | for=throat ~ for=cough
เมารถ ; ยาแก้เมารถ ; เมาเรือ | for=motion
เวียนหัว ; หน้ามืด ; เป็นลม | for=dizzy
ท้องเสีย ; ยาแก้ท้องเสีย ; ท้องร่วง ; ขี้แตก ; ถ่ายเหลว | for=diarrhoea ~ for=heat
คลื่นไส้ ; อาเจียน | for=nausea ~ for=motion
ท้องอืด ; แน่นท้อง ; ยาขับลม ; ท้องเฟ้อ | for=bloating ~ for=stomach
กรดไหลย้อน ; แสบร้อนกลางอก ; ยาเคลือบกระเพาะ ; ยาลดกรด ; แสบท้อง | for=acid ~ for=stomach
ปวดท้อง ; โรคกระเพาะ | for=stomach ~ for=bloating
ท้องผูก ; ถ่ายไม่ออก ; ยาถ่าย ; อึไม่ออก | for=constipation ~ for=gut
พยาธิ ; ถ่ายพยาธิ | for=worms
ปวดเมื่อย ; ปวดกล้ามเนื้อ ; คอเคล็ด ; ออฟฟิศซินโดรม | for=muscle ~ for=back,pain
ปวดหลัง ; ปวดเอว ; ยาแก้ปวดหลัง | for=back ~ for=muscle,pain
ปวดเข่า ; เข่าเสื่อม | for=knee ~ for=muscle,pain
ปวดข้อ ; ข้ออักเสบ | for=knee ~ for=muscle,pain
ข้อเท้าแพลง ; ข้อเท้าพลิก | for=ankle ~ for=muscle
ปวดข้อมือ | for=wrist ~ for=muscle,pain
เส้นเลือดขอด | for=veins
ความดันสูง ; ความดันโลหิตสูง | for=pressure
เบาหวาน | for=sugar
คอเลสเตอรอลสูง ; ไขมันในเลือดสูง | for=lipids
คัน ; ผื่นคัน ; ยาแก้คัน ; ยุงกัด ; ผดร้อน ; มดกัด | for=itch ~ for=allergy,muscle
กลาก ; เกลื้อน ; น้ำกัดเท้า ; ฮ่องกงฟุต ; สังคัง ; เชื้อราที่เท้า | for=fungus
หูด ; ตาปลา ; ยากัดตาปลา | for=warts
ตาแห้ง ; เคืองตา ; แสบตา ; ตาล้า | for=eyes
ผื่นผ้าอ้อม ; ก้นแดง | for=nappy
แผลสด ; มีดบาด ; แผลถลอก ; ล้างแผล | for=wound
รองเท้ากัด | for=burn,wound
น้ำร้อนลวก | for=burn ~ for=wound
ผิวไหม้แดด | for=sunburn
สิวอักเสบ ; สิวอุดตัน ; สิวเสี้ยน ; เป็นสิว ; สิวหัวช้าง | for=acne
ฝ้า ; กระ ; จุดด่างดำ ; รอยดำจากสิว | for=spots ~ for=acne
ผิวแห้ง ; หน้าแห้ง ; หน้าลอก | for=dry-skin
ปากแห้ง ; ปากแตก ; ปากลอก | for=lips
ส้นเท้าแตก ; เท้าแตก | for=heels
เหงื่อออกมาก ; รักแร้เหม็น ; ตัวเหม็น | for=sweat
รังแค ; คันหัว ; หัวมัน | for=dandruff
ผมร่วง ; ผมบาง ; หัวล้าน | for=hair ~ for=dandruff
เสียวฟัน ; ฟันเสียว | for=teeth
เหงือกอักเสบ ; เลือดออกตามไรฟัน | for=gums
กลิ่นปาก ; ปากเหม็น | for=breath
นอนไม่หลับ ; หลับยาก ; หลับไม่สนิท | for=sleep
อ่อนเพลีย ; เหนื่อยง่าย ; เหน็บชา | for=tired ~ for=blood
โลหิตจาง ; เลือดจาง | for=blood
กระดูกพรุน | for=bones
ขี้ลืม ; ความจำไม่ดี | for=memory
ลำไส้แปรปรวน | for=gut
เล็บเปราะ | for=nails
เพลียแดด ; เสียเหงื่อ | for=heat
ลดน้ำหนัก ; ลดความอ้วน ; ยาลดความอ้วน ; ลดพุง | nothing
ริดสีดวง ; ยาริดสีดวง ; ริดสีดวงทวาร | nothing
ยาคุม ; ยาคุมกำเนิด ; ยาคุมฉุกเฉิน ; ยาเลื่อนประจำเดือน | nothing
แผลในปาก ; แผลร้อนใน ; ร้อนใน ; เริม ; เริมที่ปาก | nothing
งูสวัด ; อีสุกอีใสในผู้ใหญ่ ; ไข้เลือดออก ; มือเท้าปาก | nothing
ตกขาว ; คันช่องคลอด ; เชื้อราในช่องคลอด ; ช่องคลอดแห้ง | nothing
ปัสสาวะแสบขัด ; ฉี่ขัด ; กระเพาะปัสสาวะอักเสบ ; ฉี่เป็นเลือด | nothing
ยาฆ่าเชื้อ ; ยาแก้อักเสบ ; ยาปฏิชีวนะ ; ทอนซิลอักเสบ | nothing
ยานอนหลับ ; ยาคลายเครียด ; ซึมเศร้า ; แพนิค | nothing
เจ็บหน้าอก ; แน่นหน้าอก ; หายใจไม่ออก ; หอบหืด | nothing
หูอื้อ ; ปวดหู ; ขี้หูอุดตัน ; บ้านหมุน | nothing
ตากุ้งยิง ; ต้อหิน ; ตาอักเสบ ; ตามัว | nothing
สะเก็ดเงิน ; ผื่นภูมิแพ้ผิวหนัง ; ผิวหนังอักเสบ ; ด่างขาว | nothing
ไทรอยด์ ; ไตวาย ; ตับอักเสบ ; มะเร็ง | nothing
เก๊าท์ ; เกาต์ ; รูมาตอยด์ ; หมอนรองกระดูก | nothing
เหา ; หิด ; โลน ; เห็บหมัด | nothing
หลั่งเร็ว ; นกเขาไม่ขัน ; ยาอึดทน ; ไวอากร้า | nothing
ต่อมลูกหมากโต ; นิ่วในไต ; ไส้เลื่อน | nothing
ยาอดบุหรี่ ; เลิกบุหรี่ ; ยาแก้เมาค้าง | nothing
เล็บขบ ; เชื้อราที่เล็บ ; ฝีหนอง | nothing
ลูกเป็นไข้ ; ลูกตัวร้อน ; ลูกท้องเสีย ; คนท้องปวดหัว | nothing
ฟันผุ ; ฟันคุด ; นอนกัดฟัน ; นอนกรน | nothing
เลือดกำเดาไหล ; งูกัด ; หมากัด ; ผึ้งต่อย | nothing
วัยทอง ; ประจำเดือนไม่มา ; มีบุตรยาก | nothing
`);

export const complaintsEnglish = rowsOf(String.raw`
headache ; medicine for headache ; migraine ; head ache | for=pain
toothache ; tooth pain ; toothache relief | for=pain
fever ; high temperature ; fever reducer | for=fever
period pain ; period cramps ; menstrual cramps | for=period
allergy ; hay fever ; allergy medicine ; hives ; sneezing | for=allergy ~ for=nose,itch
runny nose ; stuffy nose ; blocked nose ; nasal congestion | for=nose
common cold ; cold medicine ; cold and flu | for=cold ~ for=nose,throat
dry cough ; chesty cough ; cough medicine | for=cough
phlegm ; mucus | for=cough
sore throat ; hoarse voice ; scratchy throat | for=throat ~ for=cough
motion sickness ; car sickness ; sea sickness ; travel sickness | for=motion
dizziness ; feeling dizzy | for=dizzy
diarrhea ; diarrhoea ; loose stools | for=diarrhoea ~ for=heat
nausea ; vomiting | for=nausea ~ for=motion
food poisoning | for=diarrhoea ~ for=nausea,heat
bloating ; gas relief ; indigestion | for=bloating ~ for=stomach
heartburn ; acid reflux ; antacid | for=acid ~ for=stomach
stomach ache ; upset stomach ; gastritis | for=stomach ~ for=bloating
constipation ; constipated | for=constipation ~ for=gut
worms ; pinworms | for=worms
muscle pain ; stiff neck ; sore muscles ; muscle ache | for=muscle ~ for=back,pain
back pain ; lower back pain ; backache | for=back ~ for=muscle,pain
knee pain ; sore knee | for=knee ~ for=muscle,pain
joint pain ; arthritis | for=knee ~ for=muscle,pain
sprained ankle ; twisted ankle | for=ankle ~ for=muscle
wrist pain ; carpal tunnel | for=wrist ~ for=muscle,pain
varicose veins | for=veins
high blood pressure ; hypertension | for=pressure
diabetes | for=sugar
high cholesterol | for=lipids
itching ; itchy skin ; mosquito bite ; insect bites ; heat rash | for=itch ~ for=allergy,muscle
ringworm ; athlete's foot ; jock itch ; fungal infection | for=fungus
warts ; corns ; verruca | for=warts
dry eyes ; eye irritation ; tired eyes | for=eyes
diaper rash ; nappy rash | for=nappy
wound ; cuts and scrapes ; wound care | for=wound
blisters | for=burn,wound
burns | for=burn ~ for=wound
sunburn | for=sunburn
pimples ; blackheads ; breakouts ; acne prone | for=acne
dark spots ; melasma ; acne scars ; hyperpigmentation | for=spots ~ for=acne
dry skin ; flaky skin | for=dry-skin
chapped lips ; dry lips | for=lips
cracked heels | for=heels
sweating ; body odor ; smelly armpits | for=sweat
dandruff ; itchy scalp | for=dandruff
hair loss ; thinning hair ; hair fall | for=hair ~ for=dandruff
sensitive teeth | for=teeth
bleeding gums ; gum disease | for=gums
bad breath ; halitosis | for=breath
insomnia ; can't sleep ; trouble sleeping | for=sleep
fatigue ; always tired ; low energy | for=tired ~ for=blood
anemia ; anaemia | for=blood
osteoporosis ; weak bones | for=bones
memory ; forgetful | for=memory
gut health | for=gut
brittle nails | for=nails
dehydration ; heat exhaustion | for=heat
weight loss ; slimming pills ; fat burner ; appetite suppressant | nothing
hemorrhoids ; piles ; haemorrhoid cream | nothing
birth control ; morning after pill ; contraceptive pill ; period delay tablets | nothing
mouth ulcer ; cold sore ; canker sore ; cold sore cream | nothing
shingles ; chickenpox in adults ; dengue ; malaria | nothing
vaginal itching ; yeast infection ; thrush ; discharge | nothing
uti ; urinary tract infection ; blood in urine ; cystitis | nothing
antibiotics ; tonsillitis ; ear infection ; sinus infection | nothing
sleeping pills ; anxiety ; depression ; panic attack | nothing
chest pain ; shortness of breath ; asthma ; heart attack | nothing
earache ; ear wax ; tinnitus ; vertigo | nothing
pink eye ; stye ; glaucoma ; blurred vision | nothing
eczema ; psoriasis ; rosacea ; dermatitis | nothing
thyroid ; kidney stones ; hepatitis ; cancer | nothing
gout ; rheumatoid arthritis ; sciatica ; slipped disc | nothing
head lice ; scabies ; bed bugs ; nits | nothing
erectile dysfunction ; premature ejaculation ; viagra ; cialis | nothing
prostate ; hernia ; appendicitis | nothing
quit smoking ; nicotine patch ; nicotine gum ; hangover cure | nothing
ingrown toenail ; nail fungus ; boils ; abscess | nothing
teething ; baby colic ; baby fever ; pregnant with headache | nothing
tooth decay ; snoring ; sleep apnea ; teeth grinding | nothing
nosebleed ; snake bite ; dog bite ; bee sting | nothing
menopause ; hot flashes ; infertility ; missed period | nothing
`);
