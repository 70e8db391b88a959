import { guide } from './guide.ts';

const OTHER_MEDICINES =
  'Other medicines, blood thinners above all | ใช้ยาอื่นอยู่หรือไม่ โดยเฉพาะยาละลายลิ่มเลือด';
const PREGNANT = 'Pregnancy or breast-feeding | ตั้งครรภ์หรือให้นมบุตรหรือไม่';
const PARACETAMOL =
  'Paracetamol | พาราเซตามอล :: Eases pain. Follow the label, and count all medicines that contain it. | บรรเทาปวด ใช้ตามฉลาก และนับรวมยาทุกตัวที่มีพาราเซตามอล :: paracetamol | พาราเซตามอล';

export const PAIN = [
  guide({
    id: 'headache',
    urgency: 'self',
    name: 'Headache | ปวดหัว',
    words:
      'ปวดหัว, ปวดศีรษะ, ปวดขมับ, ปวดท้ายทอย, ปวดหัวข้างเดียว, ไมเกรน, ปวดหัวไมเกรน, headache, head pain, head ache, migraine',
    text: 'Most headaches pass with rest, water and a simple pain reliever. Pain relievers on more than two or three days a week can cause headaches themselves. | ปวดหัวส่วนใหญ่ดีขึ้นเมื่อพัก ดื่มน้ำ และใช้ยาแก้ปวดทั่วไป แต่ถ้ากินยาแก้ปวดเกิน 2-3 วันต่อสัปดาห์ ยาอาจทำให้ปวดหัวเสียเอง',
    helps: [
      PARACETAMOL,
      'Rest in a quiet, dark room | พักในห้องเงียบและมืด :: Drink water, and look away from screens. | ดื่มน้ำ และพักสายตาจากหน้าจอ',
    ],
    asks: [
      'How long, how often, and how many days with pain relievers this month | ปวดมานานแค่ไหน บ่อยแค่ไหน เดือนนี้กินยาแก้ปวดไปกี่วัน',
      'Liver disease or alcohol every day | มีโรคตับ หรือดื่มแอลกอฮอล์ทุกวันหรือไม่',
      PREGNANT,
    ],
    flags: [
      'The worst headache of your life, or one that began within seconds | ปวดหัวรุนแรงที่สุดในชีวิต หรือปวดขึ้นมาทันทีในไม่กี่วินาที',
      'Weakness of one side, slurred speech, confusion or a seizure | แขนขาอ่อนแรงข้างเดียว พูดไม่ชัด สับสน หรือชัก',
      'With fever and a stiff neck, or after a blow to the head | มีไข้ร่วมกับคอแข็ง หรือปวดหลังศีรษะกระแทก',
    ],
    article: 'headaches-and-painkillers',
    sources: ['thai-otc', 'who-headache', 'nhs-headache'],
  }),
  guide({
    id: 'toothache',
    urgency: 'doctor',
    name: 'Toothache | ปวดฟัน',
    words:
      'ปวดฟัน, เจ็บฟัน, ฟันผุ, ฟันคุด, tooth pain, tooth ache, tooth decay, cavity, wisdom tooth, tooth abscess, toothache',
    text: 'A pain reliever bridges the time until the dentist, who treats the cause. | ยาแก้ปวดช่วยประคองอาการจนถึงวันพบทันตแพทย์ ซึ่งเป็นผู้รักษาที่ต้นเหตุ',
    helps: [PARACETAMOL],
    asks: [OTHER_MEDICINES, PREGNANT],
    flags: [
      'Swelling of the cheek or neck, fever, or trouble opening the mouth or swallowing | แก้มหรือคอบวม มีไข้ อ้าปากหรือกลืนลำบาก',
      'Bleeding that does not stop | เลือดออกไม่หยุด',
    ],
    article: 'brush-floss-smile',
    sources: ['thai-health', 'who-mouth', 'nhs-toothache'],
  }),
  guide({
    id: 'back-pain',
    urgency: 'self',
    name: 'Back, neck and shoulder pain | ปวดหลัง คอ บ่า ไหล่',
    words:
      'ปวดหลัง, ปวดเอว, ปวดคอ, ปวดบ่า, ปวดไหล่, ปวดเมื่อย, ปวดกล้ามเนื้อ, คอเคล็ด, ออฟฟิศซินโดรม, back pain, lower back pain, upper back pain, backache, back ache, neck pain, stiff neck, shoulder pain, muscle pain, muscle ache, body ache, office syndrome, sciatica, slipped disc',
    text: 'Keep moving gently; long rest makes it worse. Most back pain eases within weeks. | ขยับตัวเบาๆ อย่างต่อเนื่อง นอนพักนานทำให้แย่ลง ปวดหลังส่วนใหญ่ดีขึ้นในไม่กี่สัปดาห์',
    helps: [
      'Rubs and plasters | ยาทาและแผ่นแปะบรรเทาปวด :: For muscles that hurt; not on broken skin. | สำหรับปวดกล้ามเนื้อ ห้ามใช้บนผิวที่มีแผล :: pain relief plaster | แผ่นแปะบรรเทาปวด',
      PARACETAMOL,
    ],
    asks: [
      OTHER_MEDICINES,
      'Stomach ulcer, kidney disease or asthma, before anti-inflammatory medicines | มีแผลในกระเพาะ โรคไต หรือหอบหืดหรือไม่ ก่อนใช้ยาต้านอักเสบ',
    ],
    flags: [
      'Numbness around the buttocks, weak legs, or no control of bladder or bowels | ชารอบก้น ขาอ่อนแรง หรือกลั้นปัสสาวะอุจจาระไม่ได้',
      'After a fall or accident, or with fever or weight loss | ปวดหลังล้มหรืออุบัติเหตุ หรือมีไข้ น้ำหนักลด',
      'With chest pain | ปวดร่วมกับเจ็บหน้าอก',
    ],
    article: 'back-pain-at-the-desk',
    sources: ['thai-otc', 'who-back', 'nhs-back'],
  }),
  guide({
    id: 'joint-pain',
    urgency: 'pharmacist',
    name: 'Joint and knee pain | ปวดข้อ ปวดเข่า',
    words:
      'ปวดข้อ, ปวดเข่า, ปวดหัวเข่า, เข่าเสื่อม, ข้อเข่าเสื่อม, ข้อเสื่อม, ข้ออักเสบ, ปวดข้อมือ, ปวดนิ้ว, joint pain, knee pain, sore knee, arthritis, wrist pain, osteoarthritis',
    text: 'Strong muscles and less weight protect a joint. Gels and supports can ease the pain of everyday use. | กล้ามเนื้อที่แข็งแรงและน้ำหนักที่ลดลงช่วยปกป้องข้อ เจลและอุปกรณ์พยุงช่วยบรรเทาปวดในชีวิตประจำวันได้',
    helps: [
      'Supports | อุปกรณ์พยุงข้อ :: For walking and work, not for the night. | ใช้ตอนเดินหรือทำงาน ไม่ใส่นอน :: knee support | ที่พยุงเข่า',
      PARACETAMOL,
    ],
    asks: [
      'Which joints, and whether they are stiff in the morning | ปวดข้อไหน และตื่นมาข้อฝืดหรือไม่',
      'Stomach ulcer, kidney or heart disease, before anti-inflammatory medicines | มีแผลในกระเพาะ โรคไต หรือโรคหัวใจหรือไม่ ก่อนใช้ยาต้านอักเสบ',
    ],
    flags: [
      'A hot, red, swollen joint, above all with fever | ข้อบวม แดง ร้อน โดยเฉพาะเมื่อมีไข้',
      'After an injury, if you cannot stand or move it | หลังบาดเจ็บแล้วลงน้ำหนักหรือขยับไม่ได้',
    ],
    sources: ['thai-otc', 'nhs-joints'],
  }),
  guide({
    id: 'sprain',
    urgency: 'self',
    name: 'Sprains and bruises | เคล็ดขัดยอก ฟกช้ำ',
    words:
      'เคล็ดขัดยอก, ฟกช้ำ, ข้อเท้าแพลง, ข้อเท้าพลิก, ตะคริว, sprain, sprained ankle, twisted ankle, bruise, cramp, leg cramps',
    text: 'Rest, cool and raise it for the first two days, then move it gently. | สองวันแรกให้พัก ประคบเย็น และยกสูง หลังจากนั้นค่อยๆ ขยับ',
    helps: [
      'Elastic bandage | ผ้ายืดพัน :: Firm, never tight; take it off at night. | พันให้กระชับแต่ไม่แน่น ถอดออกตอนนอน :: elastic bandage | ผ้ายืด',
      PARACETAMOL,
    ],
    flags: [
      'You cannot stand on it, or it looks bent | ลงน้ำหนักไม่ได้ หรือเห็นว่าผิดรูป',
      'Numb, pale or cold beyond the injury | ชา ซีด หรือเย็นใต้จุดที่บาดเจ็บ',
    ],
    article: 'first-aid-kit-at-home',
    sources: ['thai-otc', 'nhs-sprain'],
  }),
  guide({
    id: 'period-pain',
    urgency: 'self',
    name: 'Period pain | ปวดประจำเดือน',
    words:
      'ปวดประจำเดือน, ปวดเมนส์, ปวดท้องเมนส์, ปวดท้องประจำเดือน, ปวดมดลูก, ปวดท้องน้อย, period pain, period cramps, menstrual pain, menstrual cramps, pelvic pain',
    text: 'Warmth and a pain reliever taken early help most people. | ความอุ่นและยาแก้ปวดที่กินตั้งแต่เริ่มปวดช่วยคนส่วนใหญ่ได้',
    helps: [
      PARACETAMOL,
      'Warmth on the belly | ประคบอุ่นที่ท้องน้อย :: A warm water bottle in a towel, twenty minutes at a time. | ถุงน้ำอุ่นห่อผ้า ครั้งละ 20 นาที',
    ],
    asks: [
      'Whether a pregnancy is possible | มีโอกาสตั้งครรภ์หรือไม่',
      'Asthma, stomach ulcer or kidney disease, before anti-inflammatory medicines | มีหอบหืด แผลในกระเพาะ หรือโรคไตหรือไม่ ก่อนใช้ยาต้านอักเสบ',
    ],
    flags: [
      'Sudden severe pain, or pain with a missed period | ปวดรุนแรงทันที หรือปวดโดยที่ประจำเดือนขาด',
      'Fever, or bleeding that soaks a pad every hour | มีไข้ หรือเลือดออกจนชุ่มแผ่นทุกชั่วโมง',
    ],
    article: 'easing-period-pain',
    sources: ['thai-health', 'nhs-period'],
  }),
] as const;
