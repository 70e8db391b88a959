import { guide, type Guide } from './guide.ts';

export const OTHER = 'other';

/** Advice for a complaint without a guide of its own. */
export function otherComplaint(word: string): Guide {
  return { ...ADVICE, name: { en: word, th: word } };
}

const ADVICE = guide({
  id: OTHER,
  urgency: 'pharmacist',
  name: 'Other complaints | อาการอื่น',
  words: '',
  text: 'Tell a pharmacist what you feel before you choose a medicine. What helps one person can harm another. | เล่าอาการให้เภสัชกรฟังก่อนเลือกยา สิ่งที่ช่วยคนหนึ่งอาจเป็นโทษกับอีกคน',
  asks: [
    'Since when, and what makes it better or worse | เป็นมานานเท่าไร อะไรทำให้ดีขึ้นหรือแย่ลง',
    'Drug allergies, illnesses and other medicines | แพ้ยา โรคประจำตัว และยาที่ใช้อยู่',
    'Pregnancy or breast-feeding, and the age of a child | ตั้งครรภ์หรือให้นมบุตร และอายุถ้าเป็นเด็ก',
  ],
  flags: [
    'Chest pain, trouble breathing, weakness of one side or heavy bleeding: call 1669 | เจ็บหน้าอก หายใจลำบาก อ่อนแรงครึ่งซีก หรือเลือดออกมาก โทร 1669',
    'High fever, confusion or pain that keeps getting worse | ไข้สูง สับสน หรือปวดมากขึ้นเรื่อยๆ',
  ],
  hotline: '1669',
  sources: ['thai-health', 'nhs-az'],
});
