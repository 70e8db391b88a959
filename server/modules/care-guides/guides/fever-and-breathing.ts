import { guide } from './guide.ts';

const BREATH = 'Trouble breathing, blue lips or chest pain | หายใจลำบาก ปากเขียว หรือเจ็บหน้าอก';
const CHILD = 'The age of a child, and its weight | ถ้าเป็นเด็ก อายุและน้ำหนักเท่าไร';

export const FEVER_AND_BREATHING = [
  guide({
    id: 'fever',
    urgency: 'pharmacist',
    name: 'Fever | เป็นไข้',
    words:
      'ไข้, เป็นไข้, ตัวร้อน, มีไข้, ไข้สูง, ลดไข้, ลูกเป็นไข้, ลูกตัวร้อน, ปวดเนื้อปวดตัว, fever, high temperature, baby fever',
    text: 'Drink, rest and wipe down with lukewarm water. During dengue season use paracetamol only: no aspirin, no ibuprofen. | ดื่มน้ำ พักผ่อน และเช็ดตัวด้วยน้ำอุณหภูมิห้อง ช่วงไข้เลือดออกระบาดใช้พาราเซตามอลเท่านั้น ห้ามแอสไพรินและไอบูโพรเฟน',
    helps: [
      'Paracetamol | พาราเซตามอล :: By weight for children. No longer than three days without advice. | เด็กใช้ตามน้ำหนักตัว ไม่ใช้เกิน 3 วันโดยไม่ปรึกษา :: paracetamol | พาราเซตามอล',
      'Thermometer | ปรอทวัดไข้ :: A number helps the doctor more than a hand on the brow. | ตัวเลขช่วยแพทย์ได้มากกว่ามือแตะหน้าผาก :: thermometer | ปรอทวัดไข้',
    ],
    asks: [CHILD, 'How many days, and how high | เป็นมากี่วัน ไข้สูงเท่าไร'],
    flags: [
      'A baby under three months with 38 °C or more | ทารกอายุต่ำกว่า 3 เดือนที่มีไข้ 38 องศาขึ้นไป',
      'A seizure, confusion, a stiff neck or a rash that stays when pressed | ชัก สับสน คอแข็ง หรือผื่นที่กดแล้วไม่จาง',
      'More than three days, or bleeding, constant vomiting or belly pain as the fever falls | ไข้เกิน 3 วัน หรือมีเลือดออก อาเจียนไม่หยุด ปวดท้อง ขณะไข้ลด',
      BREATH,
    ],
    article: 'dengue-and-mosquitoes',
    sources: ['thai-ddc', 'thai-otc', 'who-dengue'],
  }),
  guide({
    id: 'dengue',
    urgency: 'doctor',
    name: 'Dengue | ไข้เลือดออก',
    words: 'ไข้เลือดออก, เดงกี, เดงกี่, dengue, dengue fever',
    text: 'Suspected dengue needs a blood test. Paracetamol alone for the fever; aspirin and ibuprofen can cause bleeding. | สงสัยไข้เลือดออกต้องตรวจเลือด ลดไข้ด้วยพาราเซตามอลเท่านั้น แอสไพรินและไอบูโพรเฟนทำให้เลือดออกได้',
    helps: [
      'Oral rehydration | ผงเกลือแร่โออาร์เอส :: Small sips, often. | จิบทีละน้อย บ่อยๆ :: oral rehydration | โออาร์เอส',
    ],
    flags: [
      'Bleeding, black stools, constant vomiting or severe belly pain | เลือดออก ถ่ายดำ อาเจียนไม่หยุด หรือปวดท้องมาก',
      'Cold hands and feet, drowsy or restless as the fever falls | มือเท้าเย็น ซึม หรือกระสับกระส่าย ขณะไข้ลด',
    ],
    hotline: '1669',
    article: 'dengue-and-mosquitoes',
    sources: ['thai-ddc', 'who-dengue'],
  }),
  guide({
    id: 'cold',
    urgency: 'self',
    name: 'Cold and runny nose | หวัด น้ำมูกไหล',
    words:
      'หวัด, เป็นหวัด, หวัดลงคอ, น้ำมูก, น้ำมูกไหล, ไข้หวัด, ไข้หวัดใหญ่, ลดน้ำมูก, คัดจมูก, จมูกตัน, ไซนัส, ไซนัสอักเสบ, จาม, cold, common cold, cold and flu, flu, influenza, runny nose, stuffy nose, blocked nose, nasal congestion, sinus, sinusitis, sneezing',
    text: 'A cold passes by itself in about a week. Antibiotics do not help against it. | หวัดหายเองได้ในราวหนึ่งสัปดาห์ ยาปฏิชีวนะไม่ช่วย',
    helps: [
      'Saline for the nose | น้ำเกลือล้างจมูก :: Rinses a blocked nose; for all ages. | ช่วยล้างจมูกที่ตัน ใช้ได้ทุกวัย :: saline | น้ำเกลือล้างจมูก',
      'Antihistamine | ยาลดน้ำมูก :: Dries a runny nose; older kinds make drowsy. | ลดน้ำมูก บางชนิดทำให้ง่วง :: antihistamine | ยาแก้แพ้',
    ],
    asks: [
      CHILD,
      'High blood pressure, glaucoma or prostate trouble | มีความดันสูง ต้อหิน หรือต่อมลูกหมากโตหรือไม่',
    ],
    flags: [
      BREATH,
      'Fever for more than three days, or worse again after getting better | ไข้เกิน 3 วัน หรือดีขึ้นแล้วกลับแย่ลง',
    ],
    article: 'cold-or-flu',
    sources: ['thai-ddc', 'nhs-cold', 'who-resistance'],
  }),
  guide({
    id: 'cough',
    urgency: 'pharmacist',
    name: 'Cough | ไอ',
    words:
      'ไอ, ไอแห้ง, ไอมีเสมหะ, ไอเรื้อรัง, เสมหะ, ละลายเสมหะ, เสลด, คันคอ, ระคายคอ, ลูกไอ, cough, coughing, dry cough, chesty cough, tickly cough, phlegm, mucus, baby cough, bronchitis, หลอดลมอักเสบ',
    text: 'Warm drinks and honey ease a cough (no honey below one year of age). Most coughs last up to three weeks. | น้ำอุ่นและน้ำผึ้งช่วยบรรเทาไอ (ห้ามน้ำผึ้งในเด็กต่ำกว่า 1 ปี) ไอส่วนใหญ่หายใน 3 สัปดาห์',
    helps: [
      'Mucolytic | ยาละลายเสมหะ :: For a cough with phlegm. | สำหรับไอมีเสมหะ :: bromhexine | บรอมเฮกซีน',
      'Herbal cough mixture | ยาแก้ไอสมุนไพร :: For a dry or tickly throat. | สำหรับไอแห้ง ระคายคอ :: cough mixture | ยาแก้ไอมะขามป้อม',
    ],
    asks: [CHILD, 'Dry or with phlegm, and since when | ไอแห้งหรือมีเสมหะ เป็นมานานเท่าไร'],
    flags: [
      'Blood, or three weeks and more | ไอเป็นเลือด หรือไอนานเกิน 3 สัปดาห์',
      BREATH,
      'Weight loss or night sweats | น้ำหนักลด หรือเหงื่อออกกลางคืน',
    ],
    article: 'cold-or-flu',
    sources: ['thai-ddc', 'thai-otc', 'nhs-cough'],
  }),
  guide({
    id: 'sore-throat',
    urgency: 'self',
    name: 'Sore throat | เจ็บคอ',
    words:
      'เจ็บคอ, คออักเสบ, คอแห้ง, เสียงแหบ, ทอนซิล, ทอนซิลอักเสบ, ต่อมทอนซิลอักเสบ, sore throat, throat pain, throat infection, hoarse voice, dry throat, tonsil, tonsillitis',
    text: 'Eight of ten sore throats come from viruses and pass within a week without antibiotics. | เจ็บคอ 8 ใน 10 ครั้งเกิดจากไวรัส หายเองในหนึ่งสัปดาห์โดยไม่ต้องใช้ยาปฏิชีวนะ',
    helps: [
      'Herbal drops | ลูกอมสมุนไพร :: Keep the throat moist; not for small children. | ช่วยให้ชุ่มคอ ไม่เหมาะกับเด็กเล็ก :: herbal drops | ลูกอมสมุนไพร',
      'Andrographis | ฟ้าทะลายโจร :: Eases a sore throat; no longer than a few days, not in pregnancy. | บรรเทาเจ็บคอ ใช้ไม่กี่วัน ห้ามใช้ขณะตั้งครรภ์ :: andrographis | ฟ้าทะลายโจร',
    ],
    asks: ['Fever, and white patches on the tonsils | มีไข้ หรือมีฝ้าขาวที่ทอนซิลหรือไม่'],
    flags: [
      'Trouble swallowing saliva, opening the mouth or breathing | กลืนน้ำลายไม่ได้ อ้าปากไม่ขึ้น หรือหายใจลำบาก',
      'High fever with a swollen neck | ไข้สูงร่วมกับคอบวม',
    ],
    article: 'antibiotics-not-for-colds',
    sources: ['thai-fda', 'who-resistance', 'nhs-sore-throat'],
  }),
  guide({
    id: 'allergy',
    urgency: 'self',
    name: 'Allergy and hives | ภูมิแพ้ ลมพิษ',
    words:
      'ภูมิแพ้, แพ้, แพ้อากาศ, ลมพิษ, คันตา, คันจมูก, แพ้อาหาร, แพ้นม, แพ้อาหารทะเล, allergy, allergies, hay fever, hayfever, hives, food allergy, itchy eyes',
    text: 'Avoid the trigger where you can. An antihistamine eases sneezing, itching and hives. | เลี่ยงสิ่งที่แพ้เท่าที่ทำได้ ยาแก้แพ้ช่วยลดจาม คัน และลมพิษ',
    helps: [
      'Antihistamine | ยาแก้แพ้ :: Newer kinds make less drowsy. | ชนิดใหม่ทำให้ง่วงน้อยกว่า :: antihistamine | ยาแก้แพ้',
      'Saline for the nose | น้ำเกลือล้างจมูก :: Washes pollen and dust out. | ล้างฝุ่นและเกสรออก :: saline | น้ำเกลือล้างจมูก',
    ],
    asks: [
      'Driving or machines at work | ต้องขับรถหรือทำงานกับเครื่องจักรหรือไม่',
      'Pregnancy or breast-feeding | ตั้งครรภ์หรือให้นมบุตรหรือไม่',
    ],
    flags: [
      'Swollen lips, tongue or face, or trouble breathing: call 1669 | ปาก ลิ้น หรือหน้าบวม หรือหายใจลำบาก โทร 1669',
      'Faintness or vomiting soon after food, a sting or a medicine | หน้ามืดหรืออาเจียนทันทีหลังอาหาร ถูกต่อย หรือกินยา',
    ],
    hotline: '1669',
    article: 'living-with-allergies',
    sources: ['thai-otc', 'nhs-allergies'],
  }),
  guide({
    id: 'asthma',
    urgency: 'doctor',
    name: 'Asthma | หอบหืด',
    words:
      'หอบหืด, หืด, หอบ, เหนื่อยหอบ, ยาพ่น, ยาพ่นหอบ, asthma, asthma inhaler, inhaler for asthma, wheezing',
    text: 'Inhalers need a prescription and are not sold online. Never stop a preventer without your doctor. | ยาพ่นต้องมีใบสั่งแพทย์และไม่จำหน่ายออนไลน์ อย่าหยุดยาควบคุมเองโดยไม่ปรึกษาแพทย์',
    flags: [
      'The reliever does not help, or you cannot speak a sentence: call 1669 | พ่นยาแล้วไม่ดีขึ้น หรือพูดไม่จบประโยค โทร 1669',
      'Blue lips, exhaustion or confusion | ปากเขียว หมดแรง หรือสับสน',
    ],
    hotline: '1669',
    article: 'asthma-and-the-inhaler',
    sources: ['who-asthma', 'nhs-asthma'],
  }),
] as const;
