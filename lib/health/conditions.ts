import { listOf, rowsOf, type Named } from './table.ts';

/** Illnesses that change which medicine suits. Columns: id, English, Thai, further spellings. */
export const CONDITIONS: readonly Named[] = rowsOf(`
stomach-ulcer | Stomach ulcer or bleeding | แผลในกระเพาะอาหารหรือเลือดออกในทางเดินอาหาร | stomach ulcer, peptic ulcer, ulcer, gastric bleeding, แผลในกระเพาะ, กระเพาะทะลุ
kidney | Kidney disease | โรคไต | kidney, renal, CKD, ไตวาย, ไตเสื่อม
liver | Liver disease | โรคตับ | liver, hepatitis, cirrhosis, ตับแข็ง, ตับอักเสบ
heart-failure | Heart failure or heart disease | โรคหัวใจ | heart failure, heart disease, coronary, หัวใจล้มเหลว, หัวใจขาดเลือด
heart-rhythm | Irregular heartbeat | หัวใจเต้นผิดจังหวะ | arrhythmia, atrial fibrillation, long QT, QT prolongation
hypertension | High blood pressure | ความดันโลหิตสูง | hypertension, high blood pressure, ความดันสูง, โรคความดัน
stroke | Stroke | โรคหลอดเลือดสมอง | TIA, อัมพาต, อัมพฤกษ์, สโตรก
blood-clot | Blood clots | ลิ่มเลือดอุดตัน | thrombosis, DVT, pulmonary embolism, blood clot
asthma | Asthma | โรคหอบหืด | หอบหืด, หืด
diabetes | Diabetes | โรคเบาหวาน | diabetic, เบาหวาน
glaucoma | Glaucoma | ต้อหิน |
prostate | Enlarged prostate or difficulty passing urine | ต่อมลูกหมากโตหรือปัสสาวะขัด | prostate, urinary retention, ต่อมลูกหมาก, ปัสสาวะไม่ออก
thyroid-disease | Thyroid disease | โรคไทรอยด์ | thyroid disease, hyperthyroidism, hypothyroidism, ไทรอยด์เป็นพิษ
epilepsy | Epilepsy | โรคลมชัก | seizures, ลมชัก, ลมบ้าหมู
g6pd | G6PD deficiency | ภาวะพร่องเอนไซม์ G6PD | G6PD, จีซิกพีดี, พร่องเอนไซม์
bleeding | Bleeding disorder | โรคเลือดออกง่าย | haemophilia, hemophilia, low platelets, ฮีโมฟีเลีย, เกล็ดเลือดต่ำ
dengue | Dengue fever | ไข้เลือดออก | dengue
gout | Gout | โรคเกาต์ | เกาต์, เก๊าท์
myasthenia | Myasthenia gravis | โรคกล้ามเนื้ออ่อนแรง | myasthenia, กล้ามเนื้ออ่อนแรง
migraine-aura | Migraine with aura | ไมเกรนชนิดมีอาการนำ | migraine, ไมเกรน
breast-cancer | Breast cancer | มะเร็งเต้านม |
smoker-35 | Smoker over 35 | สูบบุหรี่และอายุเกิน 35 ปี | smoker, สูบบุหรี่
bowel-obstruction | Bowel obstruction | ลำไส้อุดตัน |
parkinson | Parkinson’s disease | โรคพาร์กินสัน | parkinson, พาร์กินสัน
`).map(([id = '', en = '', th = '', also]) => ({ id, en, th, also: listOf(also) }));

const byId = new Map(CONDITIONS.map((condition) => [condition.id, condition]));

export function conditionOf(id: string): Named | undefined {
  return byId.get(id);
}
