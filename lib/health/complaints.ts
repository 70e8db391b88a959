import { listOf } from './table.ts';

/** Body parts that pain, itching and the like are said of, in both languages. */
const PARTS = {
  th: 'หัว, ศีรษะ, ขมับ, ท้ายทอย, ตา, เบ้าตา, เปลือกตา, หู, จมูก, ปาก, ลิ้น, ฟัน, เหงือก, กราม, คอ, บ่า, ไหล่, แขน, ศอก, ข้อศอก, มือ, ข้อมือ, นิ้ว, นิ้วมือ, เล็บ, อก, หน้าอก, เต้านม, หัวนม, หัวใจ, ปอด, หลัง, สีข้าง, ซี่โครง, ท้อง, ท้องน้อย, กระเพาะ, ลำไส้, ตับ, ไต, สะดือ, เอว, สะโพก, ก้น, ทวาร, ทวารหนัก, ขาหนีบ, อวัยวะเพศ, อัณฑะ, ช่องคลอด, มดลูก, ขา, ต้นขา, เข่า, หัวเข่า, น่อง, เท้า, ข้อเท้า, ส้นเท้า, ฝ่าเท้า, ข้อ, กระดูก, กล้ามเนื้อ, เส้นเอ็น, ผิวหนัง, ประจำเดือน, แผล',
  en: 'head, eye, eyelid, ear, nose, mouth, tongue, tooth, gum, jaw, throat, neck, shoulder, arm, elbow, wrist, hand, finger, nail, chest, breast, nipple, heart, lung, back, rib, lower back, upper back, side, stomach, abdominal, lower abdominal, belly, liver, kidney, hip, groin, anal, testicle, penis, vaginal, pelvic, bladder, leg, thigh, knee, calf, ankle, foot, heel, joint, bone, muscle, nerve, skin, menstrual, period',
} as const;

const SIGNS = {
  th: 'ปวด, เจ็บ, คัน, บวม, แสบ, ชา',
  thBehind: 'อักเสบ, ติดเชื้อ, บวม, ชา',
  en: 'pain, ache, infection, swelling, inflammation, numbness',
} as const;

const SAID_TH = `
ปวดหัวข้างเดียว, หวัดลงคอ, ยาถ่าย, ยาขับลม, ยาเคลือบกระเพาะ, ขี้แตก, อึไม่ออก, แน่นจมูก, แสบร้อนกลางอก, แสบท้อง, หลับไม่สนิท, ความจำไม่ดี, ยาแก้เมาค้าง, ไขมันในเลือดสูง
ริดสีดวง, ริดสีดวงทวาร, ริดสีดวงจมูก, ถ่ายเป็นเลือด, ถ่ายเป็นมูก, ปัสสาวะเป็นเลือด, ปัสสาวะขัด, ปัสสาวะแสบขัด, ฉี่ขัด, ฉี่แสบ, ฉี่ไม่ออก, ฉี่ราด, กลั้นปัสสาวะไม่อยู่, กระเพาะปัสสาวะอักเสบ, นิ่ว, นิ่วในไต
ลดน้ำหนัก, ลดความอ้วน, อ้วน, โรคอ้วน, ลดพุง, คุมหิว, ลดไขมัน, ไขมันในเลือด, ไขมันพอกตับ, คอเลสเตอรอล, คอเลสเตอรอลสูง, เพิ่มน้ำหนัก, เบื่ออาหาร
ยาคุม, ยาคุมกำเนิด, ยาคุมฉุกเฉิน, คุมกำเนิด, ยาเลื่อนประจำเดือน, เลื่อนประจำเดือน, เลื่อนเมนส์, ยาทำแท้ง, ทำแท้ง, ยาขับเลือด, ขับเลือด, ยุติการตั้งครรภ์, ประจำเดือนไม่มา, ประจำเดือนมาไม่ปกติ, เมนส์ไม่มา, ตกขาว, เชื้อราในช่องคลอด, ช่องคลอดแห้ง, วัยทอง, ร้อนวูบวาบ, แท้ง, มีบุตรยาก
ยาลดความอ้วน, ยาลดน้ำหนัก, ยาฆ่าเชื้อ, ยาแก้อักเสบ, ยาแก้ติดเชื้อ, ยาปฏิชีวนะ, ยานอนหลับ, ยาคลายเครียด, ยากล่อมประสาท, ยาระงับประสาท, ยาซึมเศร้า, ยาจิตเวช, ยาปลุกเซ็กส์, ยาปลุกอารมณ์, ยาเสียสาว, ยาชูกำลัง, ยาอึดทน, ยาสลบ, ยาชา, ยาพ่น, ยาพ่นหอบ, ยาสเตียรอยด์, ยาฉีด, อินซูลิน, วัคซีน, ยาความดัน, ยาเบาหวาน, ยาไทรอยด์, ยาหัวใจ, ยาละลายลิ่มเลือด, ยากันชัก, ยาหยอดหู, ยาต้านไวรัส, ยาต้านเศร้า, ยาเพร็พ, ยาเป๊ป, เพร็พ, ฮอร์โมน, มอร์ฟีน, กัญชา, ยาลดไขมัน, ยาขับปัสสาวะ, ยาแก้เมา, ยาอดบุหรี่, เลิกบุหรี่, เลิกเหล้า
แผลในปาก, แผลร้อนใน, ร้อนใน, แผลที่ปาก, แผลในจมูก, แผลกดทับ, แผลเบาหวาน, แผลเรื้อรัง, แผลผ่าตัด, แผลเป็นหนอง, แผลอักเสบ, แผลพุพอง, แผลในกระเพาะ, ฝี, หนอง, ฝีหนอง, ปากเปื่อย, ลิ้นแตก, ลิ้นเป็นฝ้า, ปากนกกระจอก, ฟันผุ, ฟันคุด, เหงือกร่น, เลือดออกตามไรฟัน, นอนกรน, นอนกัดฟัน
เริม, งูสวัด, อีสุกอีใส, หัด, หัดเยอรมัน, คางทูม, มือเท้าปาก, ไข้เลือดออก, ไข้มาลาเรีย, มาลาเรีย, ไข้ไทฟอยด์, ไทฟอยด์, ไข้หวัดใหญ่, ไข้หวัดนก, ไข้ฉี่หนู, ฉี่หนู, โควิด, ฝีดาษลิง, วัณโรค, ปอดบวม, หลอดลมอักเสบ, ต่อมทอนซิลอักเสบ, ทอนซิลอักเสบ, ทอนซิล, ไซนัสอักเสบ, ไอกรน, คอตีบ, บาดทะยัก, พิษสุนัขบ้า, หมากัด, แมวข่วน, งูกัด, ผึ้งต่อย, แมงกะพรุน
หนองใน, ซิฟิลิส, เอชไอวี, เอดส์, หูดหงอนไก่, หูดข้าวสุก, โรคติดต่อทางเพศ, เชื้อราที่เล็บ, เล็บขบ, โลน, เหา, หิด, หมัด, เห็บ, สะเก็ดเงิน, เซ็บเดิร์ม, ด่างขาว, ผื่นแพ้, ผื่นภูมิแพ้, ผื่นกุหลาบ, ลมพิษ, แพ้ยา, แพ้อาหาร, แพ้นม, แพ้อาหารทะเล, ผิวหนังอักเสบ, ผิวหนังติดเชื้อ, ไฟลามทุ่ง, สิวซีสต์
เบาหวาน, ความดันสูง, ความดันต่ำ, ความดันโลหิตสูง, ความดันโลหิตต่ำ, ไทรอยด์, คอพอก, ไตวาย, โรคไต, ไตเสื่อม, ตับอักเสบ, ตับแข็ง, ดีซ่าน, ตัวเหลือง, มะเร็ง, เนื้องอก, ลูคีเมีย, ธาลัสซีเมีย, โลหิตจาง, ลมชัก, ชัก, อัมพาต, อัมพฤกษ์, หลอดเลือดสมอง, เส้นเลือดสมอง, เส้นเลือดในสมอง, โรคหัวใจ, หัวใจวาย, หัวใจขาดเลือด, ใจสั่น, เจ็บหน้าอก, แน่นหน้าอก, หายใจไม่ออก, หายใจลำบาก, เหนื่อยหอบ, หอบ, หอบหืด, หืด, เก๊าท์, เกาต์, รูมาตอยด์, เอสแอลอี, พุ่มพวง, กระดูกพรุน, กระดูกหัก, หมอนรองกระดูก, กระดูกทับเส้น, กล้ามเนื้ออ่อนแรง, พาร์กินสัน, อัลไซเมอร์, สมองเสื่อม, หลงลืม, ซึมเศร้า, วิตกกังวล, แพนิค, เครียด, ไบโพลาร์, จิตเภท, สมาธิสั้น, ออทิสติก, อยากตาย, ฆ่าตัวตาย
ต้อหิน, ต้อกระจก, ต้อเนื้อ, ต้อลม, ตากุ้งยิง, กุ้งยิง, ตาพร่า, ตามัว, ตาอักเสบ, ตาติดเชื้อ, จอประสาทตา, หูอื้อ, หูดับ, หูหนวก, หูอักเสบ, หูชั้นกลางอักเสบ, ขี้หูอุดตัน, น้ำในหูไม่เท่ากัน, บ้านหมุน, เลือดกำเดา, เลือดกำเดาไหล, จมูกไม่ได้กลิ่น, ไอเป็นเลือด, อาเจียนเป็นเลือด, ไส้ติ่ง, ไส้เลื่อน, ลำไส้อักเสบ, ลำไส้แปรปรวน, ท้องมาน, ตับอ่อนอักเสบ, ถุงน้ำดี, กลืนลำบาก, สะอึก
ต่อมลูกหมาก, ต่อมลูกหมากโต, หย่อนสมรรถภาพ, นกเขาไม่ขัน, หลั่งเร็ว, ล่มปากอ่าว, ไวอากร้า, ผมร่วงเป็นหย่อม, เหงือกอักเสบ, เป็นลมแดด, ลมแดด, ฮีทสโตรก, ชาปลายมือปลายเท้า, มือชา, เท้าชา, นิ้วล็อค, รองช้ำ, ข้อเข่าเสื่อม, ข้อเสื่อม, เส้นเลือดขอด, น้ำร้อนลวก, ไฟลวก, ไฟดูด, ได้รับสารพิษ, กินยาเกินขนาด, เมายา, เมาค้าง
แพ้ท้อง, คนท้อง, ให้นมบุตร, น้ำนมน้อย, ท่อน้ำนมอุดตัน, ลูกเป็นไข้, ลูกตัวร้อน, ลูกไอ, ลูกท้องเสีย, ลูกอาเจียน, ทารกท้องอืด, โคลิค, ไข้สูง, ไข้ชัก, ชักจากไข้, ไข้, ปวดหัวข้างเดียว, ปวดหัวรุนแรง, เวียนหัว, วิงเวียน, อาเจียน, คลื่นไส้, ท้องเสีย, ท้องร่วง, ท้องผูก, ท้องอืด, กรดไหลย้อน, โรคกระเพาะ, ไมเกรน, ไข้หวัด, หวัด, ภูมิแพ้, นอนไม่หลับ
ปวดหัวไมเกรน, ปวดเมนส์, ปวดท้องเมนส์, เป็นไข้, ตัวร้อน, ปวดเนื้อปวดตัว, ลดไข้, แพ้อากาศ, จาม, น้ำมูกไหล, ลดน้ำมูก, เป็นหวัด, ไอแห้ง, ไอมีเสมหะ, ไอเรื้อรัง, ระคายคอ, เสมหะ, ละลายเสมหะ, เสลด, คอแห้ง, เสียงแหบ, คัดจมูก, จมูกตัน, ไซนัส, หน้ามืด, เมารถ, เมาเรือ, เป็นลม, ถ่ายเหลว, อาหารเป็นพิษ, แสบกลางอก, ท้องเฟ้อ, แน่นท้อง, จุกเสียด, อาหารไม่ย่อย, ถ่ายไม่ออก, พยาธิ, ถ่ายพยาธิ, ปวดเมื่อย, คอเคล็ด, เคล็ดขัดยอก, ฟกช้ำ, ตะคริว, ออฟฟิศซินโดรม, เข่าเสื่อม, ข้อเท้าแพลง, ข้อเท้าพลิก, นิ้วล็อก, ผื่น, ผื่นคัน, ผดร้อน, ยุงกัด, แมลงกัด, มดกัด, เชื้อรา, กลาก, เกลื้อน, น้ำกัดเท้า, ฮ่องกงฟุต, สังคัง, หูด, ตาปลา, เคืองตา, ตาล้า, ตาแดง, ผื่นผ้าอ้อม, แผลสด, แผลถลอก, มีดบาด, รองเท้ากัด, แผลไหม้, รังแค, ผมร่วง, ผมบาง, หัวล้าน, เสียวฟัน, ฟันเสียว, ปากเหม็น, กลิ่นปาก, เลือดจาง, หลับยาก, อ่อนเพลีย, เหน็บชา, ปลายประสาทอักเสบ, เพลียแดด
`;

const SAID_EN = `
sciatic pain, ringing ears, teeth grinding, hangover cure, nicotine patch, nicotine gum, trouble sleeping, hot flushes, pregnant with headache, low energy, loose stools, scratchy throat, trapped wind, head ache, sore muscle, cold medicine
haemorrhoids, hemorrhoids, haemorrhoid, hemorrhoid, piles, fissure, rectal bleeding, blood in stool, blood in urine, cystitis, uti, urinary infection, urinary tract infection, incontinence, bedwetting, kidney stone, gallstone
weight loss, lose weight, slimming, slimming pill, diet pill, fat burner, obesity, appetite suppressant, weight gain, cholesterol, high cholesterol, fatty liver
contraceptive, contraceptive pill, contraception, birth control, birth control pill, the pill, morning after pill, emergency contraception, plan b, period delay, abortion, abortion pill, miscarriage, missed period, late period, heavy period, irregular period, menopause, hot flush, hot flash, discharge, thrush, yeast infection, bacterial vaginosis, infertility
antibiotic, antibiotics, antiviral, antidepressant, sleeping pill, sleeping tablet, tranquilliser, tranquilizer, sedative, steroid, steroids, insulin, vaccine, inhaler for asthma, asthma inhaler, blood thinner, beta blocker, statin, hormone, hormone replacement, hrt, morphine, opioid, cannabis, ketamine, xanax, valium, viagra, cialis, ozempic, wegovy, hiv, aids, std, sti, chlamydia, gonorrhoea, gonorrhea, syphilis, genital wart, genital herpes, erectile dysfunction, impotence, premature ejaculation, prostate
mouth ulcer, mouth ulcers, canker sore, cold sore, cold sores, tongue ulcer, ulcer, ulcers, peptic ulcer, stomach ulcer, pressure sore, bedsore, leg ulcer, diabetic foot, boil, boils, abscess, cyst, pus, gum disease, gingivitis, tooth decay, cavity, tooth abscess, wisdom tooth, snoring, sleep apnoea, sleep apnea
herpes, shingles, chickenpox, measles, mumps, rubella, dengue, malaria, typhoid, tuberculosis, pneumonia, bronchitis, tonsillitis, tonsil, sinusitis, whooping cough, tetanus, rabies, dog bite, snake bite, bee sting, jellyfish sting, hand foot and mouth, monkeypox, influenza, flu vaccine, meningitis, sepsis, leptospirosis
eczema, psoriasis, dermatitis, rosacea, vitiligo, impetigo, cellulitis, scabies, lice, head lice, nits, bed bugs, fleas, ticks, nail fungus, ingrown nail, ingrown toenail, hives, drug allergy, food allergy, anaphylaxis, hair loss patch, alopecia
diabetes, diabetic, hypertension, high blood pressure, low blood pressure, hypotension, thyroid, goitre, goiter, kidney failure, kidney disease, hepatitis, cirrhosis, jaundice, cancer, tumour, tumor, breast lump, leukaemia, leukemia, thalassaemia, anaemia, anemia, epilepsy, seizure, paralysis, stroke, heart attack, heart disease, heart failure, palpitations, chest tightness, angina, shortness of breath, breathless, difficulty breathing, wheezing, asthma, copd, emphysema, gout, rheumatoid arthritis, lupus, osteoporosis, fracture, broken bone, slipped disc, sciatica, multiple sclerosis, parkinson, alzheimer, dementia, memory loss, depression, anxiety, panic attack, stress, bipolar, schizophrenia, adhd, autism, suicide, suicidal, self harm, addiction, quit smoking, stop smoking, alcoholism
glaucoma, cataract, pterygium, stye, conjunctivitis, pink eye, blurred vision, tinnitus, deafness, hearing loss, ear wax, earwax, earache, ear ache, vertigo, nosebleed, nose bleed, loss of smell, coughing blood, vomiting blood, appendicitis, hernia, ibs, irritable bowel, crohn, colitis, pancreatitis, coeliac, celiac, hiccups, swallowing difficulty
heatstroke, heat stroke, sunstroke, numb hands, numb feet, trigger finger, plantar fasciitis, carpal tunnel, frozen shoulder, varicose veins, overdose, poisoning, hangover, electric shock, pregnant, pregnancy sickness, breastfeeding, mastitis, low milk supply, baby fever, baby cough, colic, teething, febrile seizure, headache, migraine, fever, dizziness, nausea, vomiting, diarrhea, diarrhoea, constipation, bloating, heartburn, acid reflux, insomnia, allergy, hay fever, common cold, flu
toothache, period cramps, high temperature, body ache, hayfever, sneezing, runny nose, cold and flu, dry cough, chesty cough, tickly cough, coughing, phlegm, mucus, sore throat, hoarse voice, dry throat, stuffy nose, blocked nose, nasal congestion, sinus, dizzy, motion sickness, car sickness, fainting, food poisoning, dehydration, gastritis, stomachache, upset stomach, bloated, flatulence, indigestion, morning sickness, seasick, constipated, worms, parasites, deworming, pinworm, backache, stiff neck, sprain, bruise, cramp, leg cramps, office syndrome, sore knee, arthritis, sprained ankle, twisted ankle, swollen legs, itch, itching, rash, heat rash, insect bite, mosquito bite, fungal infection, ringworm, athlete foot, jock itch, corns, warts, verruca, dry eyes, dry eye, red eye, sore eyes, eye strain, eye irritation, diaper rash, nappy rash, wound, blister, burn, scald, sunburn, dandruff, hair loss, bleeding gums, bad breath, halitosis, fatigue, heat exhaustion
`;

const linesOf = (said: string) => said.split('\n').flatMap((line) => listOf(line));

const combined = [
  ...listOf(PARTS.th).flatMap((part) => [
    ...listOf(SIGNS.th).map((sign) => `${sign}${part}`),
    ...listOf(SIGNS.thBehind).map((sign) => `${part}${sign}`),
  ]),
  ...listOf(PARTS.en).flatMap((part) => listOf(SIGNS.en).map((sign) => `${part} ${sign}`)),
];

/**
 * Symptoms, illnesses and medicine purposes as people type them, in both languages. Search keeps each in one piece: its
 * parts mean something else (`docs/product/browse.md`, "Search").
 */
export const COMPLAINTS: readonly string[] = [
  ...new Set([...linesOf(SAID_TH), ...linesOf(SAID_EN), ...combined]),
];
