import { PRESCRIPTION_TOPIC } from '../../../lib/conversations/contract-values.ts';
import type { Names } from '../../core/names.ts';

interface RedFlag {
  readonly id: string;
  readonly text: Names;
}

export interface QuestionTopic {
  readonly id: number;
  readonly name: Names;
  /** Signs that a pharmacist must not treat: a doctor, at once. */
  readonly redFlags: readonly RedFlag[];
}

const flag = (id: string, en: string, th: string): RedFlag => ({ id, text: { en, th } });

const BREATH = flag('breathing', 'Hard to breathe, or blue lips', 'หายใจลำบาก หรือริมฝีปากเขียวคล้ำ');
const FAINT = flag('fainting', 'Fainting, confusion, or hard to wake', 'หมดสติ สับสน หรือปลุกไม่ค่อยตื่น');
const SWELLING = flag('swelling', 'Swelling of face, lips or tongue', 'ใบหน้า ริมฝีปาก หรือลิ้นบวม');
const DRY = flag(
  'dehydration',
  'No urine for 8 hours, sunken eyes, very weak',
  'ไม่ปัสสาวะเกิน 8 ชั่วโมง ตาโหล อ่อนแรงมาก',
);

/**
 * Topics of questions. Wording and signs are a start that the shop's own pharmacist has to review; sources: the
 * emergency criteria of Thailand's National Institute for Emergency Medicine (call 1669), NICE CKS.
 */
export const QUESTIONS: readonly QuestionTopic[] = [
  {
    id: 1,
    name: { en: 'Fever', th: 'ไข้ ตัวร้อน' },
    redFlags: [
      flag('baby-fever', 'A baby below 3 months with a fever', 'ทารกอายุต่ำกว่า 3 เดือนมีไข้'),
      flag('stiff-neck', 'A stiff neck, or a rash that does not fade', 'คอแข็ง หรือมีผื่นที่กดแล้วไม่จาง'),
      flag('seizure', 'A seizure', 'มีอาการชัก'),
      FAINT,
    ],
  },
  {
    id: 2,
    name: { en: 'Cold and cough', th: 'หวัด ไอ เจ็บคอ' },
    redFlags: [BREATH, flag('blood-cough', 'Coughing up blood', 'ไอเป็นเลือด'), FAINT],
  },
  {
    id: 3,
    name: { en: 'Headache', th: 'ปวดศีรษะ' },
    redFlags: [
      flag(
        'thunderclap',
        'The worst headache of your life, all of a sudden',
        'ปวดศีรษะรุนแรงที่สุดในชีวิตแบบทันทีทันใด',
      ),
      flag(
        'stroke',
        'A drooping face, a weak arm, or slurred speech',
        'หน้าเบี้ยว แขนขาอ่อนแรง หรือพูดไม่ชัด',
      ),
      flag('head-injury', 'After a blow to the head', 'ปวดหลังศีรษะถูกกระแทก'),
    ],
  },
  {
    id: 4,
    name: { en: 'Stomach pain and acid', th: 'ปวดท้อง กรดไหลย้อน' },
    redFlags: [
      flag('chest-pain', 'Chest pain or pressure', 'เจ็บหรือแน่นหน้าอก'),
      flag('black-stool', 'Vomiting blood, or black stool', 'อาเจียนเป็นเลือด หรืออุจจาระดำ'),
      flag('hard-belly', 'A belly as hard as a board', 'หน้าท้องแข็งเกร็ง'),
    ],
  },
  {
    id: 5,
    name: { en: 'Diarrhoea and vomiting', th: 'ท้องเสีย อาเจียน' },
    redFlags: [DRY, flag('blood-stool', 'Blood in the stool', 'ถ่ายเป็นเลือด'), FAINT],
  },
  {
    id: 6,
    name: { en: 'Skin, rash and itching', th: 'ผิวหนัง ผื่น คัน' },
    redFlags: [
      SWELLING,
      BREATH,
      flag(
        'blisters',
        'Blisters, or sore mouth or eyes after a medicine',
        'ผื่นพุพอง หรือแผลในปากและตาหลังใช้ยา',
      ),
    ],
  },
  {
    id: 7,
    name: { en: 'Allergy', th: 'ภูมิแพ้' },
    redFlags: [SWELLING, BREATH, FAINT],
  },
  {
    id: 8,
    name: { en: 'Muscle and joint pain', th: 'ปวดกล้ามเนื้อ ข้อ' },
    redFlags: [
      flag('numb', 'Numb or weak legs, or no control of urine', 'ขาชาหรืออ่อนแรง หรือกลั้นปัสสาวะไม่ได้'),
      flag('hot-joint', 'A hot, swollen joint with fever', 'ข้อบวมแดงร้อนร่วมกับมีไข้'),
    ],
  },
  {
    id: 9,
    name: { en: 'Eyes and ears', th: 'ตาและหู' },
    redFlags: [
      flag('sight-loss', 'Sudden loss of sight', 'ตามัวหรือมองไม่เห็นทันที'),
      flag('eye-injury', 'Chemicals or a blow in the eye', 'สารเคมีเข้าตา หรือตาถูกกระแทก'),
    ],
  },
  {
    id: 10,
    name: { en: "Women's health", th: 'สุขภาพสตรี' },
    redFlags: [
      flag(
        'pregnant-bleeding',
        'Bleeding or strong pain while pregnant',
        'ตั้งครรภ์แล้วมีเลือดออกหรือปวดท้องรุนแรง',
      ),
      flag('heavy-bleeding', 'A pad soaked every hour', 'เลือดออกมากจนชุ่มผ้าอนามัยทุกชั่วโมง'),
    ],
  },
  {
    id: 11,
    name: { en: 'My medicines', th: 'ยาที่ใช้อยู่ ยาตีกัน' },
    redFlags: [
      flag('overdose', 'Too much of a medicine was taken', 'รับประทานยาเกินขนาด'),
      SWELLING,
      BREATH,
    ],
  },
  {
    id: 12,
    name: { en: 'Vitamins and supplements', th: 'วิตามินและอาหารเสริม' },
    redFlags: [SWELLING, BREATH],
  },
  {
    id: 13,
    name: { en: 'Wounds and burns', th: 'แผล ไฟไหม้ น้ำร้อนลวก' },
    redFlags: [
      flag(
        'bleeding',
        'Bleeding that does not stop after 10 minutes of pressure',
        'กดห้ามเลือด 10 นาทีแล้วเลือดยังไม่หยุด',
      ),
      flag(
        'large-burn',
        'A burn larger than a hand, or on the face',
        'แผลไหม้ใหญ่กว่าฝ่ามือ หรือบริเวณใบหน้า',
      ),
      flag('bite', 'The bite of an animal', 'ถูกสัตว์กัด'),
    ],
  },
  {
    id: 14,
    name: { en: 'Something else', th: 'เรื่องอื่นๆ' },
    redFlags: [
      flag('chest-pain', 'Chest pain or pressure', 'เจ็บหรือแน่นหน้าอก'),
      BREATH,
      FAINT,
      flag('self-harm', 'Thoughts of harming yourself', 'มีความคิดทำร้ายตัวเอง'),
    ],
  },
  {
    id: PRESCRIPTION_TOPIC,
    name: { en: 'Medicines on a prescription', th: 'ขอรับยาตามใบสั่งแพทย์' },
    redFlags: [flag('chest-pain', 'Chest pain or pressure', 'เจ็บหรือแน่นหน้าอก'), BREATH, FAINT],
  },
];

const ERASED: Names = { en: 'Question to a pharmacist', th: 'คำถามถึงเภสัชกร' };

/** Name of a topic, also of erased and retired ones. */
export function topicName(id: number | null): Names {
  return QUESTIONS.find((one) => one.id === id)?.name ?? ERASED;
}
