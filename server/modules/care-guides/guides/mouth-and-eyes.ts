import { guide } from './guide.ts';

export const MOUTH_AND_EYES = [
  guide({
    id: 'mouth-ulcer',
    urgency: 'pharmacist',
    name: 'Mouth ulcer | แผลในปาก',
    words:
      'แผลในปาก, แผลร้อนใน, ร้อนใน, แผลที่ปาก, ปากเปื่อย, ลิ้นแตก, ปากนกกระจอก, เจ็บปาก, เจ็บลิ้น, mouth ulcer, mouth ulcers, canker sore, tongue ulcer',
    text: 'Most heal in one to two weeks. Rinse with salt water, and avoid hot and spicy food. A pharmacist can choose a gel or paste. | ส่วนใหญ่หายใน 1-2 สัปดาห์ บ้วนปากด้วยน้ำเกลือ และเลี่ยงอาหารร้อนและเผ็ด เภสัชกรช่วยเลือกเจลหรือยาป้ายปากได้',
    helps: [
      'Soft toothbrush | แปรงสีฟันขนนุ่ม :: Spares the sore place. | ไม่ระคายแผล :: ultra soft toothbrush | แปรงสีฟันขนนุ่ม',
    ],
    asks: ['How long, how many, and which medicines | เป็นมานานเท่าไร กี่แผล ใช้ยาอะไรอยู่'],
    flags: [
      'Longer than three weeks, or a hard or growing place | นานเกิน 3 สัปดาห์ หรือเป็นก้อนแข็งหรือโตขึ้น',
      'Fever, or a child that does not drink | มีไข้ หรือเด็กไม่ยอมดื่มน้ำ',
    ],
    article: 'brush-floss-smile',
    sources: ['thai-health', 'nhs-mouth-ulcers'],
  }),
  guide({
    id: 'gums',
    urgency: 'self',
    name: 'Gums, sensitive teeth and bad breath | เหงือก เสียวฟัน กลิ่นปาก',
    words:
      'เสียวฟัน, ฟันเสียว, เหงือกอักเสบ, เหงือกร่น, เลือดออกตามไรฟัน, ปากเหม็น, กลิ่นปาก, เหงือกบวม, ปวดเหงือก, sensitive teeth, bleeding gums, gum disease, gingivitis, gum pain, gum infection, bad breath, halitosis',
    text: 'Brush two minutes twice a day with a soft brush, clean between the teeth, and see the dentist twice a year. | แปรงฟัน 2 นาที วันละ 2 ครั้ง ด้วยขนนุ่ม ทำความสะอาดซอกฟัน และพบทันตแพทย์ปีละ 2 ครั้ง',
    helps: [
      'Toothpaste for sensitive teeth | ยาสีฟันลดเสียวฟัน :: Works after two weeks. | เห็นผลหลังใช้ 2 สัปดาห์ :: sensitive toothpaste | ยาสีฟันลดเสียวฟัน',
      'Dental floss | ไหมขัดฟัน :: Once a day, in the evening. | วันละครั้งตอนเย็น :: dental floss | ไหมขัดฟัน',
    ],
    flags: ['A swollen face or fever | หน้าบวมหรือมีไข้', 'Loose teeth | ฟันโยก'],
    article: 'brush-floss-smile',
    sources: ['thai-health', 'who-mouth'],
  }),
  guide({
    id: 'dry-eyes',
    urgency: 'self',
    name: 'Dry and tired eyes | ตาแห้ง ตาล้า',
    words:
      'ตาแห้ง, แสบตา, เคืองตา, ตาล้า, ปวดตา, dry eyes, dry eye, sore eyes, tired eyes, eye strain, eye irritation, eye pain',
    text: 'Look far away every twenty minutes, and blink. Drops without preservative suit frequent use. | มองไกลทุก 20 นาทีและกะพริบตา น้ำตาเทียมชนิดไม่มีสารกันเสียเหมาะกับการหยอดบ่อย',
    helps: [
      'Artificial tears | น้ำตาเทียม :: Take contact lenses out first. | ถอดคอนแทคเลนส์ก่อนหยอด :: artificial tears | น้ำตาเทียม',
    ],
    flags: [
      'Sudden loss of sight, severe pain, or halos around lights | มองไม่เห็นทันที ปวดตามาก หรือเห็นแสงเป็นวง',
      'Something in the eye, or a chemical: rinse 15 minutes, then go to hospital | มีสิ่งแปลกปลอมหรือสารเคมีเข้าตา ล้าง 15 นาทีแล้วไปโรงพยาบาล',
    ],
    article: 'tired-eyes-at-the-screen',
    sources: ['nhs-dry-eyes', 'medlineplus'],
  }),
  guide({
    id: 'red-eye',
    urgency: 'pharmacist',
    name: 'Red eye and stye | ตาแดง ตากุ้งยิง',
    words:
      'ตาแดง, ตากุ้งยิง, กุ้งยิง, ตาอักเสบ, ตาติดเชื้อ, ตาบวม, red eye, pink eye, conjunctivitis, stye, eye infection, eye swelling',
    text: 'Wash hands, keep towels apart, and no contact lenses. Antibiotic drops only after advice. | ล้างมือ แยกผ้าเช็ดตัว และงดคอนแทคเลนส์ ยาหยอดปฏิชีวนะใช้หลังปรึกษาเท่านั้น',
    helps: [
      'Warm compress | ประคบอุ่น :: For a stye, ten minutes, four times a day. | สำหรับกุ้งยิง ครั้งละ 10 นาที วันละ 4 ครั้ง',
    ],
    asks: ['Contact lenses, pain or blurred sight | ใส่คอนแทคเลนส์ ปวดตา หรือตามัวหรือไม่'],
    flags: [
      'Pain, blurred sight or fear of light | ปวดตา ตามัว หรือแพ้แสง',
      'A newborn baby | เป็นในทารกแรกเกิด',
    ],
    article: 'tired-eyes-at-the-screen',
    sources: ['thai-ddc', 'nhs-conjunctivitis'],
  }),
  guide({
    id: 'ear',
    urgency: 'doctor',
    name: 'Ear pain and hearing | ปวดหู หูอื้อ',
    words:
      'ปวดหู, เจ็บหู, คันหู, หูอื้อ, หูอักเสบ, หูติดเชื้อ, หูชั้นกลางอักเสบ, หูดับ, ขี้หูอุดตัน, ยาหยอดหู, น้ำในหูไม่เท่ากัน, บ้านหมุน, ear pain, earache, ear ache, ear infection, tinnitus, ear wax, earwax, hearing loss, vertigo',
    text: 'An ear has to be looked into before drops are chosen. No cotton buds, and keep water out. | ต้องส่องดูหูก่อนเลือกยาหยอด ห้ามใช้สำลีปั่นหู และอย่าให้น้ำเข้า',
    helps: [
      'Paracetamol | พาราเซตามอล :: For the pain until then. | บรรเทาปวดระหว่างรอ :: paracetamol | พาราเซตามอล',
    ],
    flags: [
      'Sudden loss of hearing | หูดับทันที',
      'Fever, pus, or swelling behind the ear | มีไข้ หนองไหล หรือบวมหลังหู',
      'Vertigo with slurred speech or weakness: call 1669 | บ้านหมุนร่วมกับพูดไม่ชัดหรืออ่อนแรง โทร 1669',
    ],
    hotline: '1669',
    sources: ['thai-health', 'nhs-earache'],
  }),
] as const;
