import { closers } from './closers.ts';
import { department } from './kind.ts';
import type { Kind } from './kind.ts';
import { medicines } from './medicines.ts';

const packaged = {
  closers: closers.medicine,
  drugClass: 'packaged',
  registration: 'single-drug',
} as const;
const household = { ...packaged, drugClass: 'household' } as const;
const dangerous = {
  closers: closers.prescription,
  drugClass: 'dangerous',
  registration: 'single-drug',
  limit: 2,
} as const;

const nsaidWarning =
  'A dangerous drug. Not with a stomach ulcer, severe kidney or heart disease, in late pregnancy or with an allergy to aspirin or similar painkillers. Not together with other painkillers of this group or blood thinners. Take after food. Stop if stools turn black.|ยาอันตราย ห้ามใช้ในผู้ที่มีแผลในกระเพาะอาหาร โรคไตหรือโรคหัวใจรุนแรง หญิงตั้งครรภ์ไตรมาสสุดท้าย หรือแพ้แอสไพรินและยาแก้ปวดกลุ่มเดียวกัน ห้ามใช้ร่วมกับยาแก้ปวดกลุ่มเดียวกันหรือยาต้านการแข็งตัวของเลือด กินหลังอาหารทันที หากถ่ายดำให้หยุดยา';
const antacidWarning =
  'Keep 2 hours away from other medicines, above all antibiotics, iron and thyroid hormone. Ask first if you have kidney disease. Do not use longer than 2 weeks without advice.|กินห่างจากยาอื่นอย่างน้อย 2 ชั่วโมง โดยเฉพาะยาปฏิชีวนะ ธาตุเหล็ก และยาไทรอยด์ ผู้ป่วยโรคไตควรปรึกษาก่อนใช้ ไม่ควรใช้ติดต่อกันเกิน 2 สัปดาห์โดยไม่ปรึกษาแพทย์';
const sodiumWarning =
  'Contains sodium: ask first if you have high blood pressure, heart or kidney disease. Keep 2 hours away from other medicines. Do not use longer than 2 weeks without advice.|มีโซเดียม ผู้ป่วยความดันโลหิตสูง โรคหัวใจ หรือโรคไตควรปรึกษาก่อนใช้ กินห่างจากยาอื่นอย่างน้อย 2 ชั่วโมง ไม่ควรใช้ติดต่อกันเกิน 2 สัปดาห์โดยไม่ปรึกษาแพทย์';
const antibioticWarning =
  'A dangerous drug: use only after a doctor or pharmacist has assessed you. Keep 2 hours away from antacids, milk, iron and zinc. Protect the skin from the sun. Finish the course; never share it.|ยาอันตราย ใช้เมื่อแพทย์หรือเภสัชกรประเมินแล้วเท่านั้น กินห่างจากยาลดกรด นม ธาตุเหล็ก และสังกะสีอย่างน้อย 2 ชั่วโมง เลี่ยงแสงแดด กินยาให้ครบตามกำหนดและห้ามแบ่งให้ผู้อื่น';

const painkillers = department(
  608,
  { ...dangerous, use: '', warnings: nsaidWarning, ingredients: '' },
  [
    {
      name: 'Ibuprofen 200 mg|ไอบูโพรเฟน 200 มก.',
      label: 'Ibuprofen 200 mg',
      shape: 'blister',
      only: ['601'],
      sizes: '10 tablets@15-29',
      lead: 'A low strength of the anti-inflammatory painkiller, for headache, toothache and period pain.|ยาแก้ปวดลดการอักเสบขนาดต่ำ บรรเทาปวดศีรษะ ปวดฟัน และปวดประจำเดือน',
      use: 'Use only as a doctor or pharmacist has told you. Usual adult dose: 1 to 2 tablets every 8 hours, straight after food; no more than 6 tablets a day.|ใช้ตามคำแนะนำของแพทย์หรือเภสัชกรเท่านั้น ขนาดปกติในผู้ใหญ่ ครั้งละ 1-2 เม็ด ทุก 8 ชั่วโมง หลังอาหารทันที ไม่เกินวันละ 6 เม็ด',
      ingredients: 'Each tablet contains ibuprofen 200 mg.|ใน 1 เม็ดประกอบด้วยไอบูโพรเฟน 200 มก.',
    },
    {
      name: 'Diclofenac 25 mg|ไดโคลฟีแนก 25 มก.',
      label: 'Diclofenac 25 mg',
      shape: 'blister',
      only: ['602'],
      sizes: '10 tablets@15-29',
      lead: 'An anti-inflammatory painkiller for joints, muscles and backs.|ยาแก้ปวดลดการอักเสบของข้อ กล้ามเนื้อ และหลัง',
      use: 'Use only as a doctor or pharmacist has told you. Usual adult dose: 1 tablet three times a day, straight after food.|ใช้ตามคำแนะนำของแพทย์หรือเภสัชกรเท่านั้น ขนาดปกติในผู้ใหญ่ ครั้งละ 1 เม็ด วันละ 3 ครั้ง หลังอาหารทันที',
      ingredients:
        'Each tablet contains diclofenac sodium 25 mg.|ใน 1 เม็ดประกอบด้วยไดโคลฟีแนกโซเดียม 25 มก.',
    },
    {
      name: 'Aspirin 300 mg|แอสไพริน 300 มก.',
      label: 'Aspirin 300 mg',
      shape: 'blister',
      only: ['604'],
      sizes: '10 tablets@10-19',
      lead: 'For pain and fever in adults.|ยาบรรเทาปวด ลดไข้ สำหรับผู้ใหญ่',
      use: 'Use only as a doctor or pharmacist has told you. Adults: 1 to 2 tablets every 4 to 6 hours, straight after food; no more than 12 tablets a day.|ใช้ตามคำแนะนำของแพทย์หรือเภสัชกรเท่านั้น ผู้ใหญ่ครั้งละ 1-2 เม็ด ทุก 4-6 ชั่วโมง หลังอาหารทันที ไม่เกินวันละ 12 เม็ด',
      warnings:
        'A dangerous drug. Never for children and teenagers with fever (Reye’s syndrome) nor where dengue is possible. Not with a stomach ulcer, bleeding disorder, aspirin allergy or blood thinners, nor in late pregnancy.|ยาอันตราย ห้ามใช้ลดไข้ในเด็กและวัยรุ่น (กลุ่มอาการเรย์) หรือเมื่อสงสัยไข้เลือดออก ห้ามใช้ในผู้ที่มีแผลในกระเพาะอาหาร เลือดออกง่าย แพ้แอสไพริน ใช้ยาต้านการแข็งตัวของเลือด หรือตั้งครรภ์ไตรมาสสุดท้าย',
      ingredients: 'Each tablet contains aspirin 300 mg.|ใน 1 เม็ดประกอบด้วยแอสไพริน 300 มก.',
    },
    {
      // Specially controlled by notice 33 of the ministry, except against pain and fever.
      name: 'Aspirin 81 mg Enteric-Coated|แอสไพริน 81 มก. ชนิดเม็ดเคลือบเอนเทอริก',
      label: 'Aspirin 81 mg',
      shape: 'blister',
      drugClass: 'controlled',
      only: ['602'],
      sizes: '30 tablets@35-59',
      lead: 'A low dose against blood clots. Supplied on prescription only, in our branches.|ยาต้านเกล็ดเลือดขนาดต่ำ จ่ายตามใบสั่งแพทย์ที่สาขาเท่านั้น',
      use: 'Usual adult dose: 1 tablet once a day, swallowed whole, as the doctor has set. Do not stop by yourself.|ขนาดปกติในผู้ใหญ่ ครั้งละ 1 เม็ด วันละครั้ง กลืนทั้งเม็ด ตามแพทย์สั่ง ห้ามหยุดยาเอง',
      warnings:
        'A specially controlled drug. Only on a doctor’s prescription. Not with a bleeding disorder, stomach ulcer or aspirin allergy. Tell dentists and surgeons that you take it.|ยาควบคุมพิเศษ ใช้ตามใบสั่งแพทย์เท่านั้น ห้ามใช้ในผู้ที่เลือดออกง่าย มีแผลในกระเพาะอาหาร หรือแพ้แอสไพริน แจ้งทันตแพทย์และศัลยแพทย์ว่าใช้ยานี้อยู่',
      ingredients: 'Each tablet contains aspirin 81 mg.|ใน 1 เม็ดประกอบด้วยแอสไพริน 81 มก.',
    },
  ],
);

const gel = department(604, { ...packaged, use: '', warnings: '', ingredients: '' }, [
  {
    name: 'Diclofenac Gel 1%|เจลไดโคลฟีแนก 1%',
    label: 'Diclofenac Gel 1%',
    shape: 'tube',
    only: ['603'],
    sizes: '20 g@59-99',
    lead: 'A cooling gel that eases inflamed joints and strained muscles.|เจลเย็นบรรเทาอาการข้ออักเสบและกล้ามเนื้อเคล็ดยอก',
    use: 'Adults and children from 14 years: rub gently into the aching place three to four times a day, no longer than 14 days.|ผู้ใหญ่และเด็กอายุ 14 ปีขึ้นไป ทาถูเบาๆ บริเวณที่ปวดวันละ 3-4 ครั้ง ไม่ควรใช้เกิน 14 วัน',
    warnings:
      'For external use only. Not on broken skin, with an allergy to aspirin or similar painkillers, or in late pregnancy. Ask first if you take blood thinners or painkillers of this group.|ใช้ภายนอกเท่านั้น ห้ามทาบนผิวที่มีแผล ห้ามใช้ในผู้แพ้แอสไพรินหรือยาแก้ปวดกลุ่มเดียวกัน และหญิงตั้งครรภ์ไตรมาสสุดท้าย ผู้ที่ใช้ยาต้านการแข็งตัวของเลือดหรือยาแก้ปวดกลุ่มนี้ควรปรึกษาก่อน',
    ingredients: 'Diclofenac diethylamine 1% w/w.|ไดโคลฟีแนกไดเอทิลามีน 1% น้ำหนักต่อน้ำหนัก',
  },
]);

const antacids = department(
  603,
  { ...packaged, use: '', warnings: antacidWarning, ingredients: '' },
  [
    {
      ...household,
      name: 'Antacid Tablets Alumina-Magnesia|ยาเม็ดลดกรด อะลูมินา-แมกนีเซีย',
      label: 'Antacid Tablets',
      shape: 'blister',
      registration: 'combined-drug',
      only: ['605'],
      sizes: '10 tablets@12-22',
      lead: 'Chewable tablets against acid, stomach ache and bloating.|ยาเม็ดเคี้ยวลดกรด บรรเทาอาการปวดท้อง แน่นท้อง',
      use: 'Adults: chew 1 to 2 tablets three times a day, an hour after meals.|ผู้ใหญ่เคี้ยวครั้งละ 1-2 เม็ด วันละ 3 ครั้ง หลังอาหาร 1 ชั่วโมง',
      ingredients:
        'Each tablet contains dried aluminium hydroxide gel 250 mg and magnesium hydroxide 120 mg.|ใน 1 เม็ดประกอบด้วยอะลูมิเนียมไฮดรอกไซด์เจลชนิดแห้ง 250 มก. และแมกนีเซียมไฮดรอกไซด์ 120 มก.',
    },
    {
      name: 'Antacid Plus Simethicone Suspension|ยาลดกรดผสมไซเมทิโคนชนิดน้ำ',
      label: 'Antacid Simethicone',
      shape: 'bottle',
      registration: 'combined-drug',
      only: ['602'],
      sizes: '240 ml@59-99',
      lead: 'Neutralises acid and breaks up wind as well.|ลดกรดในกระเพาะ พร้อมช่วยขับลม ลดแน่นท้อง',
      use: 'Shake. Adults: 2 to 4 teaspoons, an hour after meals and at bedtime.|เขย่าขวดก่อนใช้ ผู้ใหญ่ครั้งละ 2-4 ช้อนชา หลังอาหาร 1 ชั่วโมงและก่อนนอน',
      ingredients:
        'Each 5 ml contains aluminium hydroxide 200 mg, magnesium hydroxide 200 mg, simethicone 20 mg.|ใน 5 มล. ประกอบด้วยอะลูมิเนียมไฮดรอกไซด์ 200 มก. แมกนีเซียมไฮดรอกไซด์ 200 มก. ไซเมทิโคน 20 มก.',
    },
    {
      name: 'Calcium Carbonate 500 mg Chewable|แคลเซียมคาร์บอเนต 500 มก. ชนิดเม็ดเคี้ยว',
      label: 'Calcium Carbonate',
      shape: 'bottle',
      only: ['604'],
      sizes: '60 tablets@69-119',
      lead: 'A chewable antacid that acts within minutes.|ยาลดกรดชนิดเม็ดเคี้ยว ออกฤทธิ์ภายในไม่กี่นาที',
      use: 'Adults: chew 1 to 2 tablets when needed, no more than 12 a day.|ผู้ใหญ่เคี้ยวครั้งละ 1-2 เม็ดเมื่อมีอาการ ไม่เกินวันละ 12 เม็ด',
      ingredients:
        'Each tablet contains calcium carbonate 500 mg.|ใน 1 เม็ดประกอบด้วยแคลเซียมคาร์บอเนต 500 มก.',
    },
    {
      ...household,
      name: 'Soda Mint 300 mg|โซดามินท์ 300 มก.',
      label: 'Soda Mint 300 mg',
      shape: 'bottle',
      only: ['601'],
      sizes: '30 tablets@15-29',
      lead: 'The household tablet for acid and a bloated stomach.|ยาเม็ดคู่บ้านบรรเทาอาการท้องอืด ท้องเฟ้อ ลดกรด',
      use: 'Adults: chew 1 to 4 tablets when needed, at most 4 times a day.|ผู้ใหญ่เคี้ยวครั้งละ 1-4 เม็ดเมื่อมีอาการ ไม่เกินวันละ 4 ครั้ง',
      warnings: sodiumWarning,
      ingredients:
        'Each tablet contains sodium bicarbonate 300 mg.|ใน 1 เม็ดประกอบด้วยโซเดียมไบคาร์บอเนต 300 มก.',
    },
    {
      name: 'Alginate Reflux Suspension|ยาน้ำแขวนตะกอนอัลจิเนต บรรเทากรดไหลย้อน',
      label: 'Alginate',
      shape: 'bottle',
      registration: 'combined-drug',
      only: ['603'],
      sizes: '150 ml@119-189',
      lead: 'Floats on the stomach’s content and keeps acid from rising.|ลอยตัวเป็นชั้นเหนือของเหลวในกระเพาะ ช่วยกันไม่ให้กรดไหลย้อน',
      use: 'Shake. Adults: 2 to 4 teaspoons after meals and at bedtime.|เขย่าขวดก่อนใช้ ผู้ใหญ่ครั้งละ 2-4 ช้อนชา หลังอาหารและก่อนนอน',
      warnings: sodiumWarning,
      ingredients:
        'Each 5 ml contains sodium alginate 250 mg, sodium bicarbonate 133.5 mg, calcium carbonate 80 mg.|ใน 5 มล. ประกอบด้วยโซเดียมอัลจิเนต 250 มก. โซเดียมไบคาร์บอเนต 133.5 มก. แคลเซียมคาร์บอเนต 80 มก.',
    },
  ],
);

const colds = department(602, { ...packaged, use: '', warnings: '', ingredients: '' }, [
  {
    name: 'Cold Relief Tablets|ยาเม็ดบรรเทาหวัดสูตรผสม',
    label: 'Cold Relief',
    shape: 'blister',
    registration: 'combined-drug',
    only: ['601'],
    sizes: '10 tablets@18-35',
    lead: 'For a cold with fever, a runny and a blocked nose.|บรรเทาอาการหวัดที่มีไข้ น้ำมูกไหล และคัดจมูก',
    use: 'Adults: 1 tablet every 6 hours when needed; no more than 4 tablets a day.|ผู้ใหญ่ครั้งละ 1 เม็ด ทุก 6 ชั่วโมงเมื่อมีอาการ ไม่เกินวันละ 4 เม็ด',
    warnings:
      'Contains paracetamol: do not take together with other products that contain it. Causes drowsiness: do not drive. Not with high blood pressure, heart disease, glaucoma or difficulty in passing urine.|มีพาราเซตามอล ห้ามใช้ร่วมกับยาอื่นที่มีพาราเซตามอล ยานี้ทำให้ง่วง ห้ามขับรถ ผู้ป่วยความดันโลหิตสูง โรคหัวใจ ต้อหิน หรือปัสสาวะขัดห้ามใช้',
    ingredients:
      'Each tablet contains paracetamol 500 mg, chlorpheniramine maleate 2 mg, phenylephrine hydrochloride 10 mg.|ใน 1 เม็ดประกอบด้วยพาราเซตามอล 500 มก. คลอร์เฟนิรามีนมาลีเอต 2 มก. ฟีนิลเอฟรีนไฮโดรคลอไรด์ 10 มก.',
  },
  {
    ...household,
    name: 'Dimenhydrinate 50 mg|ไดเมนไฮดริเนต 50 มก.',
    label: 'Dimenhydrinate 50 mg',
    shape: 'blister',
    only: ['605'],
    sizes: '10 tablets@12-22',
    lead: 'Against travel sickness on the road, at sea and in the air.|ยาแก้เมารถ เมาเรือ เมาเครื่องบิน',
    use: 'Adults: 1 tablet half an hour before the journey, then every 6 hours when needed; no more than 4 tablets a day.|ผู้ใหญ่ครั้งละ 1 เม็ด ก่อนเดินทางครึ่งชั่วโมง และทุก 6 ชั่วโมงเมื่อมีอาการ ไม่เกินวันละ 4 เม็ด',
    warnings:
      'Causes drowsiness: do not drive or operate machines, and avoid alcohol. Ask first if you have glaucoma or difficulty in passing urine. Not under 2 years.|ยานี้ทำให้ง่วงซึม ห้ามขับรถหรือทำงานกับเครื่องจักร และไม่ควรดื่มแอลกอฮอล์ ผู้ป่วยต้อหินหรือปัสสาวะขัดควรปรึกษาก่อนใช้ ห้ามใช้ในเด็กอายุต่ำกว่า 2 ปี',
    ingredients: 'Each tablet contains dimenhydrinate 50 mg.|ใน 1 เม็ดประกอบด้วยไดเมนไฮดริเนต 50 มก.',
  },
]);

const antibiotics = department(
  608,
  { ...dangerous, use: '', warnings: antibioticWarning, ingredients: '' },
  [
    {
      name: 'Doxycycline 100 mg|ดอกซีไซคลิน 100 มก.',
      label: 'Doxycycline 100 mg',
      shape: 'blister',
      only: ['604'],
      sizes: '10 capsules@29-49',
      lead: 'An antibiotic of the tetracycline group for bacterial infections.|ยาปฏิชีวนะกลุ่มเตตราไซคลีนสำหรับการติดเชื้อแบคทีเรีย',
      use: 'Use only as a doctor or pharmacist has told you. Usual adult dose: 1 capsule twice a day after meals, with plenty of water, sitting upright.|ใช้ตามคำแนะนำของแพทย์หรือเภสัชกรเท่านั้น ขนาดปกติในผู้ใหญ่ ครั้งละ 1 แคปซูล วันละ 2 ครั้ง หลังอาหาร ดื่มน้ำตามมากๆ และนั่งตัวตรง',
      ingredients:
        'Each capsule contains doxycycline hyclate equivalent to doxycycline 100 mg.|ใน 1 แคปซูลประกอบด้วยดอกซีไซคลินไฮเคลตเทียบเท่าดอกซีไซคลิน 100 มก.',
    },
    {
      name: 'Norfloxacin 400 mg|นอร์ฟลอกซาซิน 400 มก.',
      label: 'Norfloxacin 400 mg',
      shape: 'blister',
      only: ['605'],
      sizes: '10 tablets@29-49',
      lead: 'An antibiotic of the quinolone group for bacterial infections of bowel and bladder.|ยาปฏิชีวนะกลุ่มควิโนโลนสำหรับการติดเชื้อแบคทีเรียที่ลำไส้และกระเพาะปัสสาวะ',
      use: 'Use only as a doctor or pharmacist has told you. Usual adult dose: 1 tablet twice a day, an hour before or two hours after meals.|ใช้ตามคำแนะนำของแพทย์หรือเภสัชกรเท่านั้น ขนาดปกติในผู้ใหญ่ ครั้งละ 1 เม็ด วันละ 2 ครั้ง ก่อนอาหาร 1 ชั่วโมงหรือหลังอาหาร 2 ชั่วโมง',
      ingredients: 'Each tablet contains norfloxacin 400 mg.|ใน 1 เม็ดประกอบด้วยนอร์ฟลอกซาซิน 400 มก.',
    },
  ],
);

/** A kind that is also in the regular catalogue, by one brand. */
function also(name: string, maker: string): Kind {
  const kind = medicines.find((one) => one.name.en === name);
  if (!kind) throw new Error(`No medicine is called ${name}`);
  return { ...kind, only: [maker], sizes: kind.sizes.slice(0, 1) };
}

/**
 * Medicines with interactions, one product each. They follow the first thousand products, so those
 * keep their ids. Append new ones.
 */
export const interacting: readonly Kind[] = [
  ...painkillers,
  also('Ibuprofen 400 mg', '603'),
  also('Naproxen 250 mg', '605'),
  ...gel,
  ...antacids,
  ...colds,
  ...antibiotics,
  also('Loperamide 2 mg', '602'),
  also('Domperidone 10 mg', '603'),
  also('Dextromethorphan 15 mg', '604'),
  also('Amlodipine 5 mg', '605'),
];
