import type { KeptQuestionnaire } from '../../../server/core/kept-questionnaires.ts';
import { aboutHealth, aboutYou, choices, names } from './common.ts';

const [IBUPROFEN, NAPROXEN] = [1005, 1006];

export const periodPain: KeptQuestionnaire = {
  topicId: 10,
  name: names('Period pain|ปวดประจำเดือน'),
  lead: names(
    'Cramps in the belly or back in the first days of a period. Answer a few questions, and a pharmacist decides which painkiller suits.|ปวดเกร็งท้องน้อยหรือหลังในวันแรกๆ ของรอบเดือน ตอบคำถามสั้นๆ แล้วเภสัชกรจะพิจารณายาแก้ปวดที่เหมาะกับคุณ',
  ),
  about: [
    names(
      'Period pain comes from the womb, which tightens to shed its lining. It usually begins with the bleeding and lasts one to three days.|อาการปวดประจำเดือนเกิดจากมดลูกบีบตัวเพื่อขับเยื่อบุ มักเริ่มพร้อมกับมีเลือดและเป็นอยู่ 1-3 วัน',
    ),
    names(
      'Warmth and gentle movement help. Anti-inflammatory painkillers work best when they are taken at the first sign, after food, for two or three days.|การประคบอุ่นและเคลื่อนไหวเบาๆ ช่วยได้ ยาแก้ปวดลดการอักเสบได้ผลดีเมื่อเริ่มกินตั้งแต่เริ่มปวด หลังอาหารทันที เป็นเวลา 2-3 วัน',
    ),
  ],
  notFor: [
    names('People under 15 years.|ผู้ที่อายุต่ำกว่า 15 ปี'),
    names('Pregnancy, or where it is possible.|ผู้ที่ตั้งครรภ์หรืออาจตั้งครรภ์'),
    names(
      'A stomach ulcer, kidney or heart disease, or asthma after painkillers.|ผู้ที่มีแผลในกระเพาะอาหาร โรคไต โรคหัวใจ หรือหอบหืดกำเริบเมื่อกินยาแก้ปวด',
    ),
  ],
  seeDoctor: [
    names(
      'Sudden, unbearable pain, fainting, or fever with pain: call 1669.|ปวดรุนแรงเฉียบพลัน เป็นลม หรือมีไข้ร่วมกับปวด โทร 1669',
    ),
    names(
      'Pain that grows from month to month, bleeding between periods, or pain that painkillers do not touch.|ปวดมากขึ้นทุกเดือน มีเลือดออกระหว่างรอบเดือน หรือกินยาแล้วไม่ดีขึ้น',
    ),
  ],
  treatments: [
    {
      ...{ productId: IBUPROFEN, qty: 1 },
      note: names('Acts fast; taken up to three times a day.|ออกฤทธิ์เร็ว กินได้วันละไม่เกิน 3 ครั้ง'),
    },
    {
      ...{ productId: NAPROXEN, qty: 1 },
      note: names('Lasts longer; taken twice a day.|ออกฤทธิ์นานกว่า กินวันละ 2 ครั้ง'),
    },
  ],
  questions: [
    ...aboutYou(15),
    {
      id: 'danger',
      kind: 'several',
      text: names('Is any of this so now?|ตอนนี้มีอาการใดต่อไปนี้หรือไม่'),
      options: choices(`none: None of these|ไม่มี
        sudden: Sudden pain worse than ever before|ปวดเฉียบพลันรุนแรงกว่าทุกครั้ง
        faint: Fainting, or bleeding that soaks a pad in an hour|เป็นลม หรือเลือดออกจนเปลี่ยนผ้าอนามัยทุกชั่วโมง
        fever: Fever with the pain|มีไข้ร่วมกับอาการปวด
        late: A period that is late|ประจำเดือนขาดหรือมาช้า`),
      stops: [
        {
          ...{ any: ['sudden', 'faint'], kind: 'emergency' },
          advice: names(
            'This cannot wait. Call 1669, or go to the emergency room of the nearest hospital now.|อาการนี้รอไม่ได้ โทร 1669 หรือไปห้องฉุกเฉินของโรงพยาบาลที่ใกล้ที่สุดทันที',
          ),
        },
        {
          ...{ any: ['fever', 'late'], kind: 'doctor' },
          advice: names(
            'A doctor should look at this first, today or tomorrow.|ควรให้แพทย์ตรวจก่อน ภายในวันนี้หรือพรุ่งนี้',
          ),
        },
      ],
    },
    {
      id: 'strength',
      kind: 'number',
      text: names('How strong is the pain, from 1 to 10?|ปวดมากแค่ไหน จาก 1 ถึง 10'),
      hint: names('1 is hardly any, 10 the worst you know.|1 คือแทบไม่ปวด 10 คือปวดที่สุดเท่าที่เคยเป็น'),
      ...{ least: 1, most: 10 },
    },
    {
      id: 'tried',
      kind: 'several',
      text: names('What have you taken for it before?|เคยใช้ยาใดบรรเทาอาการนี้มาก่อน'),
      options: choices(`none: Nothing|ไม่เคย
        paracetamol: Paracetamol|พาราเซตามอล
        ibuprofen: Ibuprofen|ไอบูโพรเฟน
        naproxen: Naproxen|นาพรอกเซน
        mefenamic: Mefenamic acid|กรดเมเฟนามิก`),
    },
    {
      id: 'helped',
      kind: 'single',
      text: names('Did it help?|ใช้แล้วดีขึ้นหรือไม่'),
      options: choices('yes: Yes|ดีขึ้น\nlittle: A little|ดีขึ้นเล็กน้อย\nno: No|ไม่ดีขึ้น'),
      when: [{ question: 'tried', any: ['paracetamol', 'ibuprofen', 'naproxen', 'mefenamic'] }],
    },
    ...aboutHealth(`ulcer: Stomach ulcer or bleeding|แผลในกระเพาะอาหารหรือเลือดออกในทางเดินอาหาร
      kidney: Kidney disease|โรคไต
      heart: Heart disease|โรคหัวใจ
      asthma: Asthma|โรคหอบหืด
      hypertension: High blood pressure|ความดันโลหิตสูง
      bleeding: Bleeding disorder|โรคเลือดออกง่าย`),
  ],
};
