import { guide } from './guide.ts';

const SPREADS = 'Spreads fast, with fever or pus | ลามเร็ว มีไข้ หรือเป็นหนอง';
const CHILD_SKIN = 'Age, and which part of the skin | อายุ และเป็นที่ส่วนไหนของผิว';

export const SKIN = [
  guide({
    id: 'itch',
    urgency: 'self',
    name: 'Itching, rash and bites | คัน ผื่น แมลงกัด',
    words:
      'คัน, ผื่น, ผื่นคัน, ผดร้อน, ยุงกัด, แมลงกัด, มดกัด, คันผิวหนัง, อีสุกอีใส, itch, itching, itchy skin, rash, heat rash, insect bite, mosquito bite, chickenpox, bee sting, ผึ้งต่อย',
    text: 'Cool the skin and do not scratch. Calamine eases small areas. | ประคบเย็นและอย่าเกา คาลาไมน์ช่วยบรรเทาบริเวณเล็กๆ',
    helps: [
      'Calamine | คาลาไมน์ :: On unbroken skin, as often as needed. | ทาบนผิวที่ไม่มีแผล ทาได้บ่อย :: calamine | คาลาไมน์',
      'Antihistamine | ยาแก้แพ้ :: For itching all over or at night. | สำหรับคันทั้งตัวหรือคันกลางคืน :: antihistamine | ยาแก้แพ้',
    ],
    asks: [CHILD_SKIN, 'New food, medicine, soap or plants | ลองอาหาร ยา สบู่ หรือสัมผัสพืชใหม่หรือไม่'],
    flags: [
      'Swollen lips or face, or trouble breathing: call 1669 | ปากหรือหน้าบวม หายใจลำบาก โทร 1669',
      'Blisters or peeling after a new medicine | ตุ่มพองหรือผิวลอกหลังเริ่มยาใหม่',
      SPREADS,
    ],
    hotline: '1669',
    article: 'baby-skin-in-the-heat',
    sources: ['thai-otc', 'nhs-itching'],
  }),
  guide({
    id: 'eczema',
    urgency: 'pharmacist',
    name: 'Eczema and dermatitis | ผื่นภูมิแพ้ผิวหนัง',
    words:
      'ผิวหนังอักเสบ, ผื่นภูมิแพ้, ผื่นภูมิแพ้ผิวหนัง, ผื่นแพ้, ผิวหนังติดเชื้อ, สะเก็ดเงิน, เซ็บเดิร์ม, ผื่นกุหลาบ, eczema, dermatitis, psoriasis, rosacea, impetigo',
    text: 'Moisturise several times a day, all year. Steroid creams only as a pharmacist or doctor says. | ทามอยส์เจอไรเซอร์วันละหลายครั้งตลอดปี ครีมสเตียรอยด์ใช้ตามที่เภสัชกรหรือแพทย์แนะนำเท่านั้น',
    helps: [
      'Moisturiser without perfume | มอยส์เจอไรเซอร์ไม่มีน้ำหอม :: Within three minutes of the shower. | ทาภายใน 3 นาทีหลังอาบน้ำ :: sensitive moisturiser | มอยส์เจอไรเซอร์ ผิวแพ้ง่าย',
    ],
    asks: [CHILD_SKIN, 'Which creams were used already | เคยใช้ครีมอะไรมาแล้ว'],
    flags: [SPREADS, 'Crusts, blisters or pain | มีสะเก็ด ตุ่มน้ำ หรือเจ็บ'],
    article: 'eczema-breaking-the-itch',
    sources: ['nhs-eczema', 'aad'],
  }),
  guide({
    id: 'fungus',
    urgency: 'pharmacist',
    name: 'Fungal skin infection | เชื้อราที่ผิวหนัง',
    words:
      'เชื้อรา, กลาก, เกลื้อน, น้ำกัดเท้า, ฮ่องกงฟุต, สังคัง, กลากเกลื้อน, fungal infection, ringworm, athlete foot, athletes foot, jock itch',
    text: 'Keep it dry, and go on with the cream two weeks after it looks healed. | รักษาให้แห้ง และทายาต่ออีก 2 สัปดาห์หลังดูเหมือนหาย',
    helps: [
      'Antifungal cream | ครีมต้านเชื้อรา :: A little beyond the edge, twice a day. | ทาเลยขอบผื่นเล็กน้อย วันละ 2 ครั้ง :: clotrimazole | โคลไตรมาโซล',
    ],
    asks: ['Diabetes, or nails and scalp affected | เป็นเบาหวาน หรือเป็นที่เล็บหรือหนังศีรษะหรือไม่'],
    flags: [SPREADS, 'Diabetes with a wound on the foot | เป็นเบาหวานและมีแผลที่เท้า'],
    article: 'athletes-foot-in-the-rains',
    sources: ['thai-otc', 'nhs-foot-fungus'],
  }),
  guide({
    id: 'wound',
    urgency: 'self',
    name: 'Small wounds | แผลสด แผลถลอก',
    words:
      'แผล, แผลสด, แผลถลอก, มีดบาด, รองเท้ากัด, ล้างแผล, แผลติดเชื้อ, แผลอักเสบ, แผลเป็นหนอง, wound, wounds, scrape, cut, blister, wound infection',
    text: 'Rinse with clean water or saline, then cover. Ask about a tetanus shot. | ล้างด้วยน้ำสะอาดหรือน้ำเกลือแล้วปิดแผล และถามเรื่องวัคซีนบาดทะยัก',
    helps: [
      'Plasters and gauze | พลาสเตอร์และผ้าก๊อซ :: Change daily, and when wet. | เปลี่ยนทุกวันและเมื่อเปียก :: plasters | พลาสเตอร์ปิดแผล',
      'Antiseptic | ยาฆ่าเชื้อทาแผล :: Around the wound; not for thyroid disease without advice. | ทารอบแผล ถ้าเป็นไทรอยด์ให้ปรึกษาก่อน :: povidone-iodine | โพวิโดนไอโอดีน',
    ],
    flags: [
      'Deep, gaping or dirty, or bleeding after ten minutes of pressure | ลึก แผลอ้า สกปรก หรือกดนาน 10 นาทีเลือดยังไม่หยุด',
      'Any bite of a dog, cat or other animal: wash 15 minutes, then rabies shots | ถูกสุนัข แมว หรือสัตว์กัด ให้ล้าง 15 นาทีแล้วไปฉีดวัคซีนพิษสุนัขบ้า',
      SPREADS,
    ],
    article: 'first-aid-kit-at-home',
    sources: ['thai-ddc', 'who-rabies', 'nhs-cuts'],
  }),
  guide({
    id: 'burn',
    urgency: 'pharmacist',
    name: 'Burns and sunburn | แผลไหม้ แดดเผา',
    words: 'แผลไหม้, น้ำร้อนลวก, ไฟลวก, แดดเผา, ผิวไหม้แดด, แผลพุพอง, burn, burns, scald, sunburn',
    text: 'Cool with running water for twenty minutes. No toothpaste, no fish sauce, no ice. | ราดด้วยน้ำไหลนาน 20 นาที ห้ามทายาสีฟัน น้ำปลา หรือน้ำแข็ง',
    helps: [
      'Sterile dressings | ผ้าปิดแผลปลอดเชื้อ :: Loose, and leave blisters closed. | ปิดหลวมๆ และไม่เจาะตุ่มพอง :: gauze | ผ้าก๊อซ',
    ],
    flags: [
      'Larger than the hand, white or black, or on face, hands or joints | ใหญ่กว่าฝ่ามือ ผิวขาวหรือดำ หรือที่หน้า มือ ข้อ',
      'From electricity or chemicals, or of a baby | จากไฟฟ้าหรือสารเคมี หรือเป็นในทารก',
    ],
    hotline: '1669',
    article: 'first-aid-kit-at-home',
    sources: ['nhs-burns', 'thai-otc'],
  }),
  guide({
    id: 'dandruff',
    urgency: 'self',
    name: 'Dandruff | รังแค',
    words: 'รังแค, คันหัว, คันหนังศีรษะ, คันศีรษะ, หนังศีรษะลอก, dandruff, itchy scalp, flaky scalp',
    text: 'Use an anti-dandruff shampoo two or three times a week, and leave it on for five minutes. | ใช้แชมพูขจัดรังแคสัปดาห์ละ 2-3 ครั้ง ทิ้งไว้ 5 นาทีก่อนล้าง',
    helps: [
      'Anti-dandruff shampoo | แชมพูขจัดรังแค :: Four weeks, then once a week. | ใช้ 4 สัปดาห์ แล้วเหลือสัปดาห์ละครั้ง :: anti-dandruff shampoo | แชมพูขจัดรังแค',
    ],
    flags: ['Patches without hair, pus or pain | ผมร่วงเป็นหย่อม เป็นหนอง หรือเจ็บ'],
    article: 'dandruff-and-itchy-scalp',
    sources: ['nhs-dandruff', 'aad'],
  }),
  guide({
    id: 'hair-loss',
    urgency: 'pharmacist',
    name: 'Hair loss | ผมร่วง',
    words:
      'ผมร่วง, ผมบาง, หัวล้าน, ผมร่วงเป็นหย่อม, hair loss, hair loss patch, alopecia, thinning hair, baldness',
    text: 'Fifty to a hundred hairs a day are normal. Shampoos reduce breakage; they do not make hair grow. | ผมร่วงวันละ 50-100 เส้นเป็นเรื่องปกติ แชมพูช่วยลดผมขาดร่วง แต่ไม่ทำให้ผมงอก',
    helps: [
      'Shampoo against breakage | แชมพูลดผมขาดร่วง :: For hair that breaks. | สำหรับผมที่ขาดง่าย :: anti-breakage shampoo | แชมพูลดผมขาดหลุดร่วง',
    ],
    asks: [
      'Since when, a recent birth or illness, other medicines | เป็นมานานเท่าไร เพิ่งคลอดหรือป่วย ใช้ยาอะไรอยู่',
    ],
    flags: ['Bald patches, scars, or a painful scalp | ร่วงเป็นหย่อม มีแผลเป็น หรือเจ็บหนังศีรษะ'],
    article: 'hair-loss-what-helps',
    sources: ['nhs-hair', 'aad'],
  }),
  guide({
    id: 'acne',
    urgency: 'self',
    name: 'Acne | สิว',
    words:
      'สิว, สิวซีสต์, สิวอักเสบ, สิวอุดตัน, สิวเสี้ยน, หัวสิว, acne, pimple, pimples, blackheads, zits, cystic acne',
    text: 'Gentle washing twice a day, a light moisturiser and patience: skin needs eight weeks. | ล้างหน้าอย่างอ่อนโยนวันละ 2 ครั้ง ทามอยส์เจอไรเซอร์บางเบา และใจเย็น ผิวต้องใช้เวลา 8 สัปดาห์',
    helps: [
      'Cleanser for acne-prone skin | คลีนเซอร์สำหรับผิวเป็นสิวง่าย :: Morning and night. | เช้าและเย็น :: acne cleanser | คลีนเซอร์ สิว',
      'Acne patches | แผ่นแปะสิว :: On single spots overnight. | แปะเฉพาะจุดตอนกลางคืน :: acne patches | แผ่นแปะสิว',
    ],
    asks: ['Whether a pregnancy is possible | มีโอกาสตั้งครรภ์หรือไม่'],
    flags: ['Deep painful lumps, or scars | ก้อนลึกเจ็บ หรือเป็นแผลเป็น'],
    article: 'calm-routine-for-acne',
    sources: ['nhs-acne', 'aad'],
  }),
  guide({
    id: 'nappy-rash',
    urgency: 'self',
    name: 'Nappy rash | ผื่นผ้าอ้อม',
    words: 'ผื่นผ้าอ้อม, ก้นแดง, diaper rash, nappy rash',
    text: 'Change often, wash with water alone, and let the skin dry in the air. | เปลี่ยนบ่อย ล้างด้วยน้ำเปล่า และปล่อยให้ผิวแห้งเอง',
    helps: [
      'Zinc oxide | ซิงก์ออกไซด์ :: A thin layer at each change. | ทาบางๆ ทุกครั้งที่เปลี่ยน :: zinc oxide | ซิงก์ออกไซด์',
    ],
    flags: ['Fever, blisters or pus, or no better in three days | มีไข้ ตุ่มน้ำ หรือหนอง หรือ 3 วันไม่ดีขึ้น'],
    article: 'baby-skin-in-the-heat',
    sources: ['nhs-baby', 'thai-otc'],
  }),
] as const;
