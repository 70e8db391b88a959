import type { Names } from '../../core/names.ts';

export interface QuickReply extends Names {
  readonly id: string;
}

/** Frequent answers of pharmacists. Each is read, and changed, before it is sent. */
export const QUICK_REPLIES: readonly QuickReply[] = [
  {
    id: 'hello',
    en: 'Hello, I am the pharmacist on duty. Give me a moment to read what you wrote.',
    th: 'สวัสดี เภสัชกรประจำการยินดีให้คำปรึกษา ขออ่านข้อมูลที่แจ้งไว้สักครู่',
  },
  {
    id: 'since',
    en: 'Since when have you had it, and is it getting better or worse?',
    th: 'มีอาการมานานเท่าไรแล้ว และอาการดีขึ้นหรือแย่ลงบ้างไหม',
  },
  {
    id: 'allergies',
    en: 'Are you allergic to any medicine or food?',
    th: 'มีประวัติแพ้ยาหรือแพ้อาหารอะไรไหม',
  },
  {
    id: 'medicines',
    en: 'Which medicines, vitamins or herbs do you take at the moment?',
    th: 'ตอนนี้ใช้ยา วิตามิน หรือสมุนไพรอะไรอยู่บ้าง',
  },
  {
    id: 'pregnancy',
    en: 'Could you be pregnant, or are you breast-feeding?',
    th: 'ตั้งครรภ์หรือมีโอกาสตั้งครรภ์ หรือให้นมบุตรอยู่ไหม',
  },
  {
    id: 'food',
    en: 'Please take it after a meal, with a full glass of water.',
    th: 'รับประทานหลังอาหาร พร้อมน้ำเปล่า 1 แก้ว',
  },
  {
    id: 'doctor',
    en: 'This is for a doctor to look at. Please go to a hospital or clinic today; in an emergency call 1669.',
    th: 'อาการนี้ควรให้แพทย์ตรวจ กรุณาไปโรงพยาบาลหรือคลินิกวันนี้ หากฉุกเฉินโทร 1669',
  },
  {
    id: 'pickup',
    en: 'I have approved it. Put it into your cart and choose a branch; a pharmacist hands it over there.',
    th: 'อนุมัติให้แล้ว เพิ่มลงตะกร้าและเลือกสาขาที่สะดวกรับได้เลย เภสัชกรที่สาขาจะเป็นผู้จ่ายยา',
  },
  {
    id: 'more',
    en: 'Is there anything else that I can help you with?',
    th: 'มีเรื่องอื่นที่อยากปรึกษาเพิ่มเติมไหม',
  },
];
