import type { KeptQuestionnaire } from '../../../server/core/kept-questionnaires.ts';
import { aboutHealth, aboutYou, choices, names } from './common.ts';

const [OMEPRAZOLE, DOMPERIDONE] = [425, 1018];

export const heartburn: KeptQuestionnaire = {
  topicId: 4,
  name: names('Heartburn and acid reflux|กรดไหลย้อนและแสบร้อนกลางอก'),
  lead: names(
    'Burning behind the breastbone after meals or at night. Answer a few questions, and a pharmacist decides which medicine suits.|แสบร้อนกลางอกหลังอาหารหรือตอนกลางคืน ตอบคำถามสั้นๆ แล้วเภสัชกรจะพิจารณายาที่เหมาะกับคุณ',
  ),
  about: [
    names(
      'Heartburn comes from stomach acid that rises into the gullet. It is common after large, fatty or spicy meals, with coffee and alcohol, and when lying down soon after eating.|อาการแสบร้อนกลางอกเกิดจากกรดในกระเพาะไหลย้อนขึ้นมาในหลอดอาหาร มักเป็นหลังมื้อใหญ่ อาหารมันหรือเผ็ด กาแฟ แอลกอฮอล์ หรือเมื่อนอนทันทีหลังกินอาหาร',
    ),
    names(
      'Smaller meals, three hours between dinner and bed and a raised head of the bed help many people. Where that is not enough, a medicine that lowers the acid is taken for up to 14 days.|กินมื้อเล็กลง เว้น 3 ชั่วโมงก่อนนอน และหนุนหัวเตียงให้สูงช่วยได้มาก หากยังไม่ดีขึ้น อาจใช้ยาลดกรดต่อเนื่องไม่เกิน 14 วัน',
    ),
  ],
  notFor: [
    names('People under 18 years.|ผู้ที่อายุต่ำกว่า 18 ปี'),
    names('Pregnancy: ask your doctor.|หญิงตั้งครรภ์ ควรปรึกษาแพทย์'),
    names('Heartburn for the first time after the age of 55.|ผู้ที่มีอาการครั้งแรกหลังอายุ 55 ปี'),
  ],
  seeDoctor: [
    names(
      'Pain in the chest that spreads to arm or jaw, or with sweat and shortness of breath: call 1669.|เจ็บหน้าอกร้าวไปแขนหรือกราม หรือมีเหงื่อแตกและหายใจไม่อิ่ม โทร 1669',
    ),
    names(
      'Black stools, vomiting of blood, difficulty in swallowing, or weight that goes without reason.|ถ่ายดำ อาเจียนเป็นเลือด กลืนลำบาก หรือน้ำหนักลดโดยไม่ทราบสาเหตุ',
    ),
  ],
  treatments: [
    {
      ...{ productId: OMEPRAZOLE, qty: 1 },
      note: names(
        'Lowers the acid for a whole day. One course of 14 days.|ลดการหลั่งกรดได้ทั้งวัน หนึ่งชุดสำหรับ 14 วัน',
      ),
    },
    {
      ...{ productId: DOMPERIDONE, qty: 1 },
      note: names(
        'Where bloating and nausea after meals are in front. For a few days only.|เหมาะเมื่อมีท้องอืดและคลื่นไส้หลังอาหารเด่นชัด ใช้ไม่กี่วันเท่านั้น',
      ),
    },
  ],
  questions: [
    ...aboutYou(18),
    {
      id: 'danger',
      kind: 'several',
      text: names('Is any of this so now?|ตอนนี้มีอาการใดต่อไปนี้หรือไม่'),
      options: choices(`none: None of these|ไม่มี
        chest: Pain in the chest that spreads to arm, neck or jaw, or with sweat|เจ็บหน้าอกร้าวไปแขน คอ หรือกราม หรือมีเหงื่อแตก
        blood: Vomiting of blood, or black stools|อาเจียนเป็นเลือด หรือถ่ายดำ
        swallow: Food that sticks, or pain when swallowing|กลืนลำบาก หรือกลืนแล้วเจ็บ
        weight: Loss of weight without trying|น้ำหนักลดโดยไม่ได้ตั้งใจ`),
      stops: [
        {
          ...{ any: ['chest', 'blood'], kind: 'emergency' },
          advice: names(
            'This can be dangerous and cannot wait. Call 1669, or go to the emergency room of the nearest hospital now.|อาการนี้อาจเป็นอันตรายและรอไม่ได้ โทร 1669 หรือไปห้องฉุกเฉินของโรงพยาบาลที่ใกล้ที่สุดทันที',
          ),
        },
        {
          ...{ any: ['swallow', 'weight'], kind: 'doctor' },
          advice: names(
            'A doctor should find the reason before you take anything for it. Please see one within the next days.|ควรให้แพทย์หาสาเหตุก่อนใช้ยา กรุณาพบแพทย์ภายในไม่กี่วันนี้',
          ),
        },
      ],
    },
    {
      id: 'since',
      kind: 'single',
      text: names('Since when?|มีอาการมานานเท่าไร'),
      options: choices(`days: A few days|ไม่กี่วัน
        weeks: One to four weeks|1-4 สัปดาห์
        months: Longer|นานกว่านั้น`),
    },
    {
      id: 'doctor',
      kind: 'single',
      text: names(
        'Has a doctor looked at it in the last year?|เคยให้แพทย์ตรวจเรื่องนี้ในหนึ่งปีที่ผ่านมาหรือไม่',
      ),
      options: choices('yes: Yes|เคย\nno: No|ไม่เคย'),
      when: [{ question: 'since', any: ['months'] }],
      stops: [
        {
          ...{ any: ['no'], kind: 'doctor' },
          advice: names(
            'Heartburn that lasts for months should be looked at once. Please see a doctor; afterwards you can come back here.|อาการที่เป็นมานานหลายเดือนควรได้รับการตรวจสักครั้ง กรุณาพบแพทย์ก่อน แล้วกลับมาที่นี่ได้',
          ),
        },
      ],
    },
    {
      id: 'first',
      kind: 'single',
      text: names('Is this the first time in your life?|เป็นครั้งแรกในชีวิตหรือไม่'),
      options: choices('yes: Yes|ใช่\nno: No|ไม่ใช่'),
      when: [{ question: 'age', from: 55 }],
      stops: [
        {
          ...{ any: ['yes'], kind: 'doctor' },
          advice: names(
            'Heartburn that begins after 55 should be seen by a doctor first.|อาการที่เริ่มเป็นครั้งแรกหลังอายุ 55 ปี ควรพบแพทย์ก่อน',
          ),
        },
      ],
    },
    ...aboutHealth(`liver: Liver disease|โรคตับ
      kidney: Kidney disease|โรคไต
      heart: Heart disease|โรคหัวใจ
      rhythm: Irregular heartbeat|หัวใจเต้นผิดจังหวะ`),
  ],
};
