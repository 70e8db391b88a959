import type { KeptCaseQuestion } from '../../../server/core/kept-questionnaires.ts';
import type { Names } from '../../../server/core/names.ts';

/** English and Thai, parted by a bar. */
export function names(text: string): Names {
  const [en = '', th = ''] = text.split('|');
  return { en: en.trim(), th: th.trim() };
}

/** Options as `id: English|Thai`; one whose id is `none` stands alone. */
export function choices(rows: string): NonNullable<KeptCaseQuestion['options']> {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', ...label] = row.trim().split(': ');
      const option = { id, label: names(label.join(': ')) };
      return id === 'none' ? { ...option, alone: true } : option;
    });
}

const SEE_DOCTOR = names(
  'Please see a doctor: this is not something to treat from here.|กรุณาพบแพทย์ อาการนี้ไม่ควรรักษาด้วยการซื้อยาทางออนไลน์',
);

/** Questions at the start of every questionnaire. */
export function aboutYou(least: number): readonly KeptCaseQuestion[] {
  return [
    {
      id: 'age',
      kind: 'number',
      tells: 'age',
      text: names('How old is the person who takes it?|ผู้ที่จะใช้ยาอายุเท่าไร'),
      unit: names('years|ปี'),
      ...{ least: 0, most: 120 },
      stops: [
        {
          ...{ below: least, kind: 'doctor' },
          advice: names(
            `We sell this to people from ${String(least)} years only. Please ask a doctor or a pharmacist at a branch.|ยานี้จำหน่ายสำหรับผู้ที่มีอายุ ${String(least)} ปีขึ้นไปเท่านั้น กรุณาปรึกษาแพทย์หรือเภสัชกรที่สาขา`,
          ),
        },
      ],
    },
    {
      id: 'sex',
      kind: 'single',
      text: names('Sex at birth|เพศกำเนิด'),
      options: choices('female: Female|หญิง\nmale: Male|ชาย'),
    },
    {
      id: 'pregnancy',
      kind: 'single',
      tells: 'pregnancy',
      text: names('Pregnant or breast-feeding?|ตั้งครรภ์หรือให้นมบุตรอยู่หรือไม่'),
      options: choices(
        'no: Neither|ไม่ใช่ทั้งสองอย่าง\npregnant: Pregnant, or it may be|ตั้งครรภ์ หรืออาจตั้งครรภ์\nbreast_feeding: Breast-feeding|ให้นมบุตร',
      ),
      when: [{ question: 'sex', any: ['female'] }],
      stops: [{ any: ['pregnant'], kind: 'doctor', advice: SEE_DOCTOR }],
    },
  ];
}

/** Questions whose answers enter the check of medicines. */
export function aboutHealth(illnesses: string): readonly KeptCaseQuestion[] {
  return [
    {
      id: 'illnesses',
      kind: 'several',
      tells: 'conditions',
      text: names('Which of these has a doctor found?|แพทย์เคยวินิจฉัยว่าเป็นโรคใดต่อไปนี้'),
      options: choices(`none: None of these|ไม่มี\n${illnesses.trim()}`),
    },
    {
      id: 'takes',
      kind: 'single',
      text: names('Other medicines or supplements now?|ตอนนี้ใช้ยาหรืออาหารเสริมอื่นอยู่หรือไม่'),
      options: choices('yes: Yes|ใช้\nno: No|ไม่ใช้'),
    },
    {
      id: 'medicines',
      kind: 'text',
      tells: 'medicines',
      text: names('Which ones?|ใช้ยาหรืออาหารเสริมอะไรบ้าง'),
      hint: names(
        'As they stand on the packs, with strengths where you know them.|ชื่อตามที่อยู่บนซองหรือกล่องยา พร้อมความแรงถ้าทราบ',
      ),
      when: [{ question: 'takes', any: ['yes'] }],
    },
    {
      id: 'allergic',
      kind: 'single',
      text: names('Allergic to any medicine?|แพ้ยาใดหรือไม่'),
      options: choices('yes: Yes|แพ้\nno: No, none that I know of|ไม่แพ้ หรือไม่เคยทราบ'),
    },
    {
      id: 'allergies',
      kind: 'text',
      tells: 'allergies',
      text: names('To which, and what happened?|แพ้ยาอะไร และมีอาการอย่างไร'),
      when: [{ question: 'allergic', any: ['yes'] }],
    },
    {
      id: 'more',
      kind: 'text',
      required: false,
      text: names('Anything else the pharmacist should know?|มีเรื่องอื่นที่อยากแจ้งเภสัชกรหรือไม่'),
      hint: names('You can leave this empty.|ข้ามได้หากไม่มี'),
    },
  ];
}
