import type { KeptQuestionnaire } from '../../../server/core/kept-questionnaires.ts';
import { aboutHealth, aboutYou, choices, names } from './common.ts';

const HYDROCORTISONE = 173;

export const itchyRash: KeptQuestionnaire = {
  topicId: 6,
  name: names('Eczema and itchy rash|ผื่นแพ้และผื่นคัน'),
  lead: names(
    'Dry, red and itchy skin, or a rash after something touched it. Answer a few questions, and a pharmacist decides whether a cortisone cream suits.|ผิวแห้ง แดง คัน หรือเป็นผื่นหลังสัมผัสสิ่งระคายเคือง ตอบคำถามสั้นๆ แล้วเภสัชกรจะพิจารณาว่าครีมสเตียรอยด์เหมาะกับคุณหรือไม่',
  ),
  about: [
    names(
      'Eczema makes the skin dry, red and itchy, often in the bends of arms and knees. A contact rash appears where soap, metal, plants or cosmetics touched the skin.|ผื่นภูมิแพ้ผิวหนังทำให้ผิวแห้ง แดง และคัน มักเป็นตามข้อพับ ส่วนผื่นสัมผัสจะเกิดตรงที่ผิวโดนสบู่ โลหะ พืช หรือเครื่องสำอาง',
    ),
    names(
      'A moisturiser several times a day is the ground of every treatment. A weak cortisone cream calms a flare: thinly, once or twice a day, for a week at most.|การทามอยส์เจอไรเซอร์วันละหลายครั้งเป็นพื้นฐานของการดูแล ครีมสเตียรอยด์ชนิดอ่อนช่วยลดอาการกำเริบ ทาบางๆ วันละ 1-2 ครั้ง ไม่เกินหนึ่งสัปดาห์',
    ),
  ],
  notFor: [
    names('Children under 10 years.|เด็กอายุต่ำกว่า 10 ปี'),
    names('The face, the eyelids and the private parts.|ผิวหน้า เปลือกตา และอวัยวะเพศ'),
    names(
      'Skin that weeps, has pus or blisters, or a rash from fungi.|ผิวที่มีน้ำเหลือง หนอง ตุ่มน้ำ หรือผื่นจากเชื้อรา',
    ),
  ],
  seeDoctor: [
    names(
      'A swollen face or tongue, or difficulty in breathing: call 1669.|หน้าหรือลิ้นบวม หรือหายใจลำบาก โทร 1669',
    ),
    names(
      'Fever, blisters, or a rash that spreads quickly after a new medicine.|มีไข้ มีตุ่มน้ำ หรือผื่นลามเร็วหลังเริ่มใช้ยาใหม่',
    ),
  ],
  treatments: [
    {
      ...{ productId: HYDROCORTISONE, qty: 1 },
      note: names(
        'A weak cortisone cream for the body, one tube for a week.|ครีมสเตียรอยด์ชนิดอ่อนสำหรับลำตัว หนึ่งหลอดสำหรับหนึ่งสัปดาห์',
      ),
    },
  ],
  questions: [
    ...aboutYou(10),
    {
      id: 'danger',
      kind: 'several',
      text: names('Is any of this so now?|ตอนนี้มีอาการใดต่อไปนี้หรือไม่'),
      options: choices(`none: None of these|ไม่มี
        breath: A swollen face or tongue, or hard to breathe|หน้าหรือลิ้นบวม หรือหายใจลำบาก
        fever: Fever, or feeling very ill|มีไข้ หรือรู้สึกไม่สบายมาก
        blisters: Blisters, pus, or skin that comes off|มีตุ่มน้ำ หนอง หรือผิวลอก`),
      stops: [
        {
          ...{ any: ['breath'], kind: 'emergency' },
          advice: names(
            'This can be a severe allergy and cannot wait. Call 1669 now.|อาจเป็นการแพ้อย่างรุนแรงและรอไม่ได้ โทร 1669 ทันที',
          ),
        },
        {
          ...{ any: ['fever', 'blisters'], kind: 'doctor' },
          advice: names(
            'A doctor should see this skin today, before any cream goes on it.|ควรให้แพทย์ตรวจภายในวันนี้ ก่อนทายาใดๆ',
          ),
        },
      ],
    },
    {
      id: 'where',
      kind: 'several',
      text: names('Where is it?|เป็นบริเวณใด'),
      options: choices(`arms: Arms or legs|แขนหรือขา
        body: Chest, belly or back|อก ท้อง หรือหลัง
        hands: Hands or feet|มือหรือเท้า
        face: Face, eyelids or neck|หน้า เปลือกตา หรือคอ
        private: Private parts|อวัยวะเพศ`),
      stops: [
        {
          ...{ any: ['face', 'private'], kind: 'doctor' },
          advice: names(
            'Skin there is too thin for this cream. Please see a doctor, or ask a pharmacist at a branch.|ผิวบริเวณนี้บางเกินไปสำหรับครีมนี้ กรุณาพบแพทย์หรือปรึกษาเภสัชกรที่สาขา',
          ),
        },
      ],
    },
    {
      id: 'cause',
      kind: 'single',
      text: names('Did it begin after something?|ผื่นเริ่มหลังจากอะไรหรือไม่'),
      options: choices(`touch: Something touched the skin|สัมผัสสิ่งใดสิ่งหนึ่ง
        medicine: A new medicine|เริ่มใช้ยาใหม่
        unknown: Not that I know|ไม่ทราบ`),
      stops: [
        {
          ...{ any: ['medicine'], kind: 'doctor' },
          advice: names(
            'A rash after a new medicine has to be seen first. Ask a doctor whether to stop that medicine, today.|ผื่นหลังใช้ยาใหม่ต้องได้รับการตรวจก่อน กรุณาปรึกษาแพทย์ภายในวันนี้ว่าควรหยุดยานั้นหรือไม่',
          ),
        },
      ],
    },
    {
      id: 'touched',
      kind: 'text',
      text: names('What touched it?|สัมผัสกับอะไร'),
      when: [{ question: 'cause', any: ['touch'] }],
    },
    {
      id: 'days',
      kind: 'number',
      text: names('For how many days?|เป็นมากี่วันแล้ว'),
      unit: names('days|วัน'),
      ...{ least: 0, most: 365 },
    },
    ...aboutHealth(`diabetes: Diabetes|โรคเบาหวาน
      fungus: A fungus of the skin in the last month|เชื้อราที่ผิวหนังในเดือนที่ผ่านมา
      glaucoma: Glaucoma|ต้อหิน`),
  ],
};
