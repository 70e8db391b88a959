import { guide } from './guide.ts';

export const URGENT = [
  guide({
    id: 'chest-pain',
    urgency: 'emergency',
    name: 'Chest pain | เจ็บหน้าอก',
    words:
      'เจ็บหน้าอก, เจ็บอก, ปวดหน้าอก, ปวดอก, แน่นหน้าอก, เจ็บหัวใจ, ปวดหัวใจ, หัวใจวาย, หัวใจขาดเลือด, chest pain, chest ache, chest tightness, heart attack, heart pain, angina',
    text: 'Chest pain can be a heart attack. Call 1669 now, sit down and do not drive. | เจ็บหน้าอกอาจเป็นหัวใจขาดเลือด โทร 1669 ทันที นั่งพักและอย่าขับรถเอง',
    flags: [
      'Pressure that spreads to arm, jaw or back | แน่นร้าวไปแขน กราม หรือหลัง',
      'Cold sweat, nausea or short of breath | เหงื่อแตก คลื่นไส้ หรือหายใจไม่ทัน',
    ],
    hotline: '1669',
    sources: ['thai-emergency', 'who-heart'],
  }),
  guide({
    id: 'stroke',
    urgency: 'emergency',
    name: 'Stroke | โรคหลอดเลือดสมอง',
    words:
      'หลอดเลือดสมอง, เส้นเลือดสมอง, เส้นเลือดในสมอง, อัมพาต, อัมพฤกษ์, สโตรก, ปากเบี้ยว, แขนขาอ่อนแรง, stroke, paralysis, face drooping',
    text: 'Face drooping, arm weak, speech slurred: call 1669 now and note the time. Every minute counts. | หน้าเบี้ยว แขนอ่อนแรง พูดไม่ชัด โทร 1669 ทันทีและจดเวลาที่เริ่ม ทุกนาทีมีค่า',
    flags: [
      'One sign is enough, even if it passes | มีเพียงอาการเดียวก็ต้องโทร แม้อาการหายไปแล้ว',
      'Give no food, drink or aspirin | ห้ามให้อาหาร น้ำ หรือแอสไพริน',
    ],
    hotline: '1669',
    sources: ['thai-emergency', 'who-heart'],
  }),
  guide({
    id: 'breathing',
    urgency: 'emergency',
    name: 'Trouble breathing | หายใจลำบาก',
    words:
      'หายใจลำบาก, หายใจไม่ออก, หายใจไม่ทัน, แพ้รุนแรง, shortness of breath, breathless, difficulty breathing, trouble breathing, anaphylaxis',
    text: 'Call 1669 now. Sit upright, loosen clothes, and use a prescribed inhaler or pen. | โทร 1669 ทันที นั่งตัวตรง คลายเสื้อผ้า และใช้ยาพ่นหรือยาฉีดที่แพทย์สั่งไว้',
    flags: [
      'Blue lips, or you cannot finish a sentence | ปากเขียว หรือพูดไม่จบประโยค',
      'After food, a sting or a medicine | เกิดหลังอาหาร ถูกต่อย หรือกินยา',
    ],
    hotline: '1669',
    sources: ['thai-emergency', 'nhs-az'],
  }),
  guide({
    id: 'poisoning',
    urgency: 'emergency',
    name: 'Poisoning and overdose | ได้รับสารพิษ กินยาเกินขนาด',
    words:
      'กินยาเกินขนาด, ได้รับสารพิษ, งูกัด, แมงกะพรุน, overdose, poisoning, snake bite, jellyfish sting',
    text: 'Call 1669 if somebody is drowsy or breathes badly; otherwise the poison centre 1367, day and night. Keep the packet. Do not make them vomit. | ถ้าซึมหรือหายใจไม่ดี โทร 1669 นอกนั้นโทรศูนย์พิษวิทยา 1367 ได้ตลอด 24 ชั่วโมง เก็บฉลากไว้ และห้ามทำให้อาเจียน',
    flags: [
      'Drowsy, seizures or trouble breathing: 1669 | ซึม ชัก หรือหายใจลำบาก โทร 1669',
      'Too much paracetamol is dangerous before anything is felt | พาราเซตามอลเกินขนาดอันตรายก่อนมีอาการ',
    ],
    hotline: '1367',
    sources: ['thai-emergency', 'thai-poison'],
  }),
  guide({
    id: 'crisis',
    urgency: 'emergency',
    name: 'When you do not want to live | เมื่อไม่อยากมีชีวิตอยู่',
    words: 'อยากตาย, ฆ่าตัวตาย, ทำร้ายตัวเอง, suicide, suicidal, self harm, kill myself',
    text: 'You are not alone. Call 1323, day and night, free of charge. In danger now: 1669. | คุณไม่ได้อยู่คนเดียว โทร 1323 ได้ฟรีตลอด 24 ชั่วโมง ถ้าอันตรายตอนนี้ โทร 1669',
    flags: [
      'Medicines or other means at hand: call 1669, and stay with somebody | มียาหรือสิ่งอันตรายอยู่ใกล้ตัว โทร 1669 และอยู่กับใครสักคน',
    ],
    hotline: '1323',
    sources: ['thai-mind'],
  }),
  guide({
    id: 'seizure',
    urgency: 'emergency',
    name: 'Seizure | ชัก',
    words: 'ชัก, ลมชัก, ไข้ชัก, ชักจากไข้, ยากันชัก, seizure, epilepsy, febrile seizure, convulsion',
    text: 'Lay them on the side, put nothing into the mouth, and note the time. Call 1669. | จับนอนตะแคง ห้ามใส่อะไรในปาก จดเวลา และโทร 1669',
    flags: [
      'Longer than five minutes, the first time, or in pregnancy | นานเกิน 5 นาที เป็นครั้งแรก หรือขณะตั้งครรภ์',
    ],
    hotline: '1669',
    sources: ['thai-emergency', 'nhs-az'],
  }),
  guide({
    id: 'bleeding',
    urgency: 'emergency',
    name: 'Heavy bleeding | เลือดออกมาก',
    words:
      'เลือดออกมาก, ไอเป็นเลือด, อาเจียนเป็นเลือด, เลือดไหลไม่หยุด, coughing blood, vomiting blood, heavy bleeding',
    text: 'Press firmly on the wound and call 1669. Blood in vomit or from the lungs needs a hospital today. | กดแผลให้แน่นและโทร 1669 อาเจียนหรือไอเป็นเลือดต้องไปโรงพยาบาลวันนี้',
    flags: ['Dizzy, pale, cold or confused | เวียนหัว ซีด ตัวเย็น หรือสับสน'],
    hotline: '1669',
    sources: ['thai-emergency', 'nhs-az'],
  }),
  guide({
    id: 'nosebleed',
    urgency: 'self',
    name: 'Nosebleed | เลือดกำเดาไหล',
    words: 'เลือดกำเดา, เลือดกำเดาไหล, nosebleed, nose bleed',
    text: 'Sit, lean forward and pinch the soft part of the nose for ten minutes. | นั่งก้มหน้า บีบปีกจมูกแน่นๆ 10 นาที',
    flags: [
      'Still bleeding after 20 minutes, after a blow, or on blood thinners | 20 นาทียังไม่หยุด เกิดหลังกระแทก หรือกินยาละลายลิ่มเลือด',
      'With fever for days, as in dengue | มีไข้หลายวันร่วมด้วย อาจเป็นไข้เลือดออก',
    ],
    sources: ['nhs-nosebleed', 'thai-ddc'],
  }),
] as const;
