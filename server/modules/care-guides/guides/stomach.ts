import { guide } from './guide.ts';

const BLOOD = 'Blood in vomit or stools, or black stools | อาเจียนหรือถ่ายเป็นเลือด หรือถ่ายดำ';
const WEIGHT = 'Weight loss without trying | น้ำหนักลดโดยไม่ตั้งใจ';

export const STOMACH = [
  guide({
    id: 'diarrhoea',
    urgency: 'pharmacist',
    name: 'Diarrhoea and food poisoning | ท้องเสีย อาหารเป็นพิษ',
    words:
      'ท้องเสีย, ท้องร่วง, ถ่ายเหลว, อาหารเป็นพิษ, ลูกท้องเสีย, ถ่ายเป็นมูก, diarrhoea, diarrhea, food poisoning, dehydration',
    text: 'Replace water and salts first. Most cases pass in two or three days without antibiotics. | สิ่งแรกคือทดแทนน้ำและเกลือแร่ ส่วนใหญ่หายใน 2-3 วันโดยไม่ต้องใช้ยาปฏิชีวนะ',
    helps: [
      'Oral rehydration salts | ผงเกลือแร่โออาร์เอส :: For diarrhoea, not those for sport. | ใช้ชนิดสำหรับท้องเสีย ไม่ใช่สำหรับออกกำลังกาย :: oral rehydration | โออาร์เอส',
      'Activated charcoal | ผงถ่านกัมมันต์ :: Two hours apart from other medicines. | กินห่างจากยาอื่น 2 ชั่วโมง :: activated charcoal | ผงถ่าน',
    ],
    asks: [
      'The age of a child, and whether it drinks and passes water | ถ้าเป็นเด็ก อายุเท่าไร ดื่มน้ำและปัสสาวะได้ปกติหรือไม่',
      'Fever or blood | มีไข้หรือถ่ายเป็นเลือดหรือไม่',
    ],
    flags: [
      BLOOD,
      'Very thirsty, hardly any urine, sunken eyes or drowsy | กระหายน้ำมาก ปัสสาวะน้อย ตาโหล หรือซึม',
      'A baby, an aged person, or longer than three days | ทารก ผู้สูงอายุ หรือเป็นนานเกิน 3 วัน',
    ],
    article: 'food-poisoning-in-the-heat',
    sources: ['thai-ddc', 'who-diarrhoea'],
  }),
  guide({
    id: 'vomiting',
    urgency: 'pharmacist',
    name: 'Nausea and vomiting | คลื่นไส้ อาเจียน',
    words:
      'คลื่นไส้, อาเจียน, ลูกอาเจียน, แพ้ท้อง, เมารถ, เมาเรือ, เมาค้าง, nausea, vomiting, morning sickness, motion sickness, car sickness, seasick, hangover',
    text: 'Small sips, often. In pregnancy ask before any medicine. | จิบน้ำทีละน้อย บ่อยๆ ถ้าตั้งครรภ์ให้ปรึกษาก่อนใช้ยาทุกชนิด',
    helps: [
      'Travel sickness tablets | ยาแก้เมารถ :: Half an hour before the journey; makes drowsy. | กินก่อนเดินทางครึ่งชั่วโมง ทำให้ง่วง :: dimenhydrinate | ไดเมนไฮดริเนต',
      'Ginger | ขิง :: Eases mild nausea. | บรรเทาคลื่นไส้เล็กน้อย :: ginger herbal medicines | ขิงผง',
    ],
    asks: ['Whether a pregnancy is possible | มีโอกาสตั้งครรภ์หรือไม่'],
    flags: [
      BLOOD,
      'No liquid stays down for a day, or severe belly pain or headache | ดื่มอะไรไม่ได้ทั้งวัน หรือปวดท้องปวดหัวรุนแรง',
    ],
    article: 'travel-health-kit',
    sources: ['thai-otc', 'nhs-vomiting'],
  }),
  guide({
    id: 'constipation',
    urgency: 'self',
    name: 'Constipation | ท้องผูก',
    words: 'ท้องผูก, ถ่ายไม่ออก, ระบาย, ยาระบาย, constipation, constipated, laxative',
    text: 'Fibre, water and movement come first. Laxatives are for days, not for weeks, and not for losing weight. | เริ่มจากใยอาหาร น้ำ และการขยับตัว ยาระบายใช้เป็นวัน ไม่ใช่เป็นสัปดาห์ และไม่ใช่ยาลดน้ำหนัก',
    helps: [
      'Fibre | ใยอาหาร :: With plenty of water, every day. | กินทุกวันกับน้ำมากๆ :: fibre | ไฟเบอร์',
      'Milk of magnesia | ยาระบายแมกนีเซีย :: Draws water into the bowel; not with kidney disease. | ดึงน้ำเข้าลำไส้ ห้ามใช้ถ้าเป็นโรคไต :: milk of magnesia | ยาระบายแมกนีเซีย',
    ],
    asks: ['Kidney disease, and which medicines are taken | มีโรคไตหรือไม่ ใช้ยาอะไรอยู่'],
    flags: [
      BLOOD,
      WEIGHT,
      'Severe belly pain with vomiting, or no wind passes | ปวดท้องมากร่วมกับอาเจียน หรือไม่ผายลม',
    ],
    article: 'friendly-gut',
    sources: ['thai-otc', 'nhs-constipation'],
  }),
  guide({
    id: 'heartburn',
    urgency: 'self',
    name: 'Heartburn and stomach pain | แสบร้อนกลางอก ปวดท้อง',
    words:
      'กรดไหลย้อน, โรคกระเพาะ, ปวดกระเพาะ, กระเพาะอักเสบ, แสบกลางอก, แสบร้อนกลางอก, แสบท้อง, ปวดท้อง, แผลในกระเพาะ, acid reflux, heartburn, gastritis, stomach ulcer, peptic ulcer, stomach ache, stomachache, stomach pain, belly pain, abdominal pain, upset stomach',
    text: 'Smaller meals, early dinner and a raised head at night help. Antacids relieve within minutes. | กินมื้อเล็ก กินเย็นให้เร็ว และหนุนหัวสูงช่วยได้ ยาลดกรดบรรเทาในไม่กี่นาที',
    helps: [
      'Antacid | ยาลดกรด :: After meals and at bedtime; two hours apart from other medicines. | กินหลังอาหารและก่อนนอน ห่างยาอื่น 2 ชั่วโมง :: antacid | ยาลดกรด',
    ],
    asks: [
      'Anti-inflammatory medicines or aspirin | กินยาแก้ปวดต้านอักเสบหรือแอสไพรินอยู่หรือไม่',
      'Longer than two weeks | เป็นนานเกิน 2 สัปดาห์หรือไม่',
    ],
    flags: [
      'Pressure on the chest, down the arm or into the jaw, or cold sweat: call 1669 | แน่นหน้าอกร้าวไปแขนหรือกราม หรือเหงื่อแตก โทร 1669',
      BLOOD,
      'Pain low on the right, or a belly as hard as a board | ปวดท้องน้อยด้านขวา หรือท้องแข็งเป็นแผ่น',
      WEIGHT,
    ],
    article: 'heartburn-after-dinner',
    sources: ['thai-otc', 'nhs-indigestion'],
  }),
  guide({
    id: 'bloating',
    urgency: 'self',
    name: 'Bloating and wind | ท้องอืด จุกเสียด',
    words:
      'ท้องอืด, ท้องเฟ้อ, แน่นท้อง, จุกเสียด, อาหารไม่ย่อย, ทารกท้องอืด, โคลิค, bloating, bloated, flatulence, gas, indigestion, colic',
    text: 'Eat slowly, and leave out what you notice: fizzy drinks, beans, milk. | กินช้าๆ และงดสิ่งที่ทำให้เป็น เช่น น้ำอัดลม ถั่ว นม',
    helps: [
      'Simethicone | ไซเมทิโคน :: Breaks up gas. | ช่วยขับลม :: simethicone | ไซเมทิโคน',
      'Turmeric | ขมิ้นชัน :: A household remedy against bloating; not with gallstones. | ยาสามัญแก้ท้องอืด ห้ามใช้ถ้ามีนิ่วในถุงน้ำดี :: turmeric herbal medicines | ขมิ้นชัน',
    ],
    flags: [WEIGHT, 'Severe pain, or a swollen belly that stays | ปวดมาก หรือท้องโตไม่ยุบ'],
    article: 'friendly-gut',
    sources: ['thai-otc', 'nhs-indigestion'],
  }),
  guide({
    id: 'haemorrhoids',
    urgency: 'pharmacist',
    name: 'Haemorrhoids | ริดสีดวงทวาร',
    words:
      'ริดสีดวง, ริดสีดวงทวาร, ถ่ายเป็นเลือด, เจ็บทวาร, คันทวาร, ปวดทวาร, คันก้น, เจ็บก้น, haemorrhoids, hemorrhoids, haemorrhoid, hemorrhoid, piles, fissure, rectal bleeding, blood in stool',
    text: 'Soft stools are the best treatment: fibre, water, and no straining. A pharmacist can choose what else helps. | การรักษาที่ดีที่สุดคือทำให้อุจจาระนิ่ม ด้วยใยอาหาร น้ำ และไม่เบ่ง เภสัชกรช่วยเลือกยาที่เหมาะได้',
    helps: [
      'Fibre | ใยอาหาร :: Softens stools within days. | ช่วยให้ถ่ายนิ่มในไม่กี่วัน :: fibre | ไฟเบอร์',
      'Warm sitz baths | นั่งแช่น้ำอุ่น :: Ten minutes, two or three times a day. | ครั้งละ 10 นาที วันละ 2-3 ครั้ง',
    ],
    asks: ['Since when, and how much blood | เป็นมานานเท่าไร เลือดออกมากไหม'],
    flags: [
      'Much blood, clots, dizziness or black stools | เลือดออกมาก เป็นลิ่ม เวียนหัว หรือถ่ายดำ',
      'Bleeding for the first time after 40, or changed bowel habits | เลือดออกครั้งแรกหลังอายุ 40 หรือการขับถ่ายเปลี่ยนไป',
    ],
    article: 'friendly-gut',
    sources: ['thai-otc', 'nhs-piles'],
  }),
  guide({
    id: 'worms',
    urgency: 'pharmacist',
    name: 'Worms | พยาธิ',
    words: 'พยาธิ, ถ่ายพยาธิ, ยาถ่ายพยาธิ, worms, parasites, deworming, pinworm, threadworm',
    text: 'The kind of worm decides the medicine, and the whole household is often treated together. | ชนิดของพยาธิเป็นตัวเลือกยา และมักต้องรักษาทั้งบ้านพร้อมกัน',
    asks: [
      'Age, weight and pregnancy | อายุ น้ำหนัก และการตั้งครรภ์',
      'Raw fish, raw meat or bare feet on soil | กินปลาดิบ เนื้อดิบ หรือเดินเท้าเปล่าหรือไม่',
    ],
    flags: ['Fever, belly pain or weight loss | มีไข้ ปวดท้อง หรือน้ำหนักลด'],
    sources: ['thai-ddc', 'nhs-worms'],
  }),
  guide({
    id: 'weight',
    urgency: 'pharmacist',
    name: 'Losing weight | ลดน้ำหนัก',
    words:
      'ลดน้ำหนัก, ลดความอ้วน, อ้วน, โรคอ้วน, ลดพุง, คุมหิว, ยาลดความอ้วน, ยาลดน้ำหนัก, weight loss, lose weight, slimming, slimming pill, diet pill, fat burner, obesity, appetite suppressant, ozempic, wegovy',
    text: 'No slimming medicine is sold without a doctor, and pills bought elsewhere can be dangerous. What lasts: fewer sugary drinks, more vegetables and protein, daily walking. | ยาลดน้ำหนักต้องจ่ายโดยแพทย์ ยาที่ซื้อจากที่อื่นอาจอันตราย สิ่งที่ได้ผลยั่งยืนคือลดน้ำหวาน เพิ่มผักและโปรตีน และเดินทุกวัน',
    helps: [
      'Fibre | ใยอาหาร :: Fills without calories. | ช่วยให้อิ่มโดยไม่เพิ่มแคลอรี :: fibre | ไฟเบอร์',
      'Protein | โปรตีน :: Keeps muscles while you lose weight. | รักษากล้ามเนื้อระหว่างลดน้ำหนัก :: whey protein | เวย์โปรตีน',
      'Body scale | เครื่องชั่งน้ำหนัก :: Once a week, at the same time. | ชั่งสัปดาห์ละครั้ง เวลาเดิม :: body scale | เครื่องชั่งน้ำหนัก',
    ],
    asks: [
      'Heart disease, diabetes, pregnancy or an eating disorder | มีโรคหัวใจ เบาหวาน ตั้งครรภ์ หรือภาวะกินผิดปกติหรือไม่',
    ],
    flags: [
      'Palpitations, chest pain or sleeplessness after slimming pills | ใจสั่น เจ็บหน้าอก หรือนอนไม่หลับหลังกินยาลดน้ำหนัก',
      WEIGHT,
    ],
    article: 'start-moving-again',
    sources: ['thai-fda', 'thai-health', 'who-food'],
  }),
] as const;
