import { closers } from './closers.ts';
import { axis, department } from './kind.ts';
import type { Kind } from './kind.ts';

const makers = ['601', '602', '603', '604', '605'];

const household = {
  closers: closers.medicine,
  drugClass: 'household',
  registration: 'single-drug',
  only: makers,
} as const;

const paracetamolWarning =
  'Do not exceed the dose: too much paracetamol damages the liver. Do not take together with other products that contain paracetamol. Not for people with liver disease or a paracetamol allergy. See a doctor if fever lasts more than 3 days.|ห้ามใช้เกินขนาดที่ระบุเพราะเป็นพิษต่อตับ ห้ามใช้ร่วมกับยาอื่นที่มีพาราเซตามอล ผู้ป่วยโรคตับหรือแพ้พาราเซตามอลห้ามใช้ หากมีไข้เกิน 3 วันควรพบแพทย์';

const pain = department(
  601,
  { ...household, use: '', warnings: paracetamolWarning, ingredients: '' },
  [
    {
      name: 'Paracetamol 500 mg|พาราเซตามอล 500 มก.',
      label: 'Paracetamol 500 mg',
      shape: 'blister',
      sizes: '4 tablets@5-8; 10 tablets@12-22',
      lead: 'Tablets for the relief of pain and the reduction of fever.|ยาเม็ดบรรเทาปวด ลดไข้',
      use: 'Adults over 50 kg: 1 tablet, or at most 2, every 4 to 6 hours when needed; no more than 8 tablets a day and no longer than 5 days. Children: by weight, ask a pharmacist.|ผู้ใหญ่น้ำหนักเกิน 50 กก. ครั้งละ 1 เม็ด ไม่เกิน 2 เม็ด ทุก 4-6 ชั่วโมงเมื่อมีอาการ ไม่เกินวันละ 8 เม็ด และไม่ควรใช้ติดต่อกันเกิน 5 วัน เด็กใช้ตามน้ำหนักตัว โปรดปรึกษาเภสัชกร',
      ingredients: 'Each tablet contains paracetamol 500 mg.|ใน 1 เม็ดประกอบด้วยพาราเซตามอล 500 มก.',
    },
    {
      name: 'Paracetamol 325 mg|พาราเซตามอล 325 มก.',
      label: 'Paracetamol 325 mg',
      shape: 'blister',
      sizes: '10 tablets@10-19',
      lead: 'A lower strength for children over six and small adults.|ความแรงต่ำสำหรับเด็กอายุ 6 ปีขึ้นไปและผู้ใหญ่ตัวเล็ก บรรเทาปวด ลดไข้',
      use: 'Children of 6 to 12 years: 1 tablet every 4 to 6 hours when needed. Adults: 1 to 2 tablets. No more than 5 doses a day for children.|เด็กอายุ 6-12 ปี ครั้งละ 1 เม็ด ผู้ใหญ่ครั้งละ 1-2 เม็ด ทุก 4-6 ชั่วโมงเมื่อมีอาการ เด็กไม่เกินวันละ 5 ครั้ง',
      ingredients: 'Each tablet contains paracetamol 325 mg.|ใน 1 เม็ดประกอบด้วยพาราเซตามอล 325 มก.',
    },
    {
      name: 'Paracetamol Syrup 120 mg/5 ml {0}|ยาน้ำพาราเซตามอล 120 มก./5 มล. {0}',
      label: 'Paracetamol Syrup',
      shape: 'bottle',
      axes: [axis('Strawberry|รสสตรอว์เบอร์รี|#f27d8c', 'Orange|รสส้ม|#f6a64b')],
      sizes: '60 ml@25-45',
      lead: 'A syrup for children with pain or fever.|ยาน้ำสำหรับเด็ก บรรเทาปวด ลดไข้',
      use: 'By weight: 10 to 15 mg per kg every 4 to 6 hours when needed, no more than 5 doses a day. Use the measure in the pack. Under one year: ask a doctor or pharmacist.|คำนวณตามน้ำหนักตัว 10-15 มก. ต่อกก. ทุก 4-6 ชั่วโมงเมื่อมีอาการ ไม่เกินวันละ 5 ครั้ง ใช้ช้อนหรือถ้วยตวงในกล่อง เด็กต่ำกว่า 1 ปีควรปรึกษาแพทย์หรือเภสัชกร',
      ingredients: 'Each 5 ml contains paracetamol 120 mg.|ใน 5 มล. ประกอบด้วยพาราเซตามอล 120 มก.',
    },
    {
      name: 'Paracetamol Suspension 250 mg/5 ml {0}|ยาน้ำแขวนตะกอนพาราเซตามอล 250 มก./5 มล. {0}',
      label: 'Paracetamol 250 mg',
      shape: 'bottle',
      drugClass: 'packaged',
      axes: [axis('Cherry|รสเชอร์รี|#b3122f', 'Orange|รสส้ม|#f6a64b')],
      sizes: '60 ml@39-65',
      lead: 'A stronger suspension for schoolchildren with pain or fever.|ยาน้ำแขวนตะกอนสำหรับเด็กวัยเรียน บรรเทาปวด ลดไข้',
      use: 'Shake. By weight: 10 to 15 mg per kg every 4 to 6 hours when needed, no more than 5 doses a day. Check the strength on the label.|เขย่าขวดก่อนใช้ คำนวณตามน้ำหนักตัว 10-15 มก. ต่อกก. ทุก 4-6 ชั่วโมงเมื่อมีอาการ ไม่เกินวันละ 5 ครั้ง ตรวจสอบความแรงบนฉลากทุกครั้ง',
      ingredients: 'Each 5 ml contains paracetamol 250 mg.|ใน 5 มล. ประกอบด้วยพาราเซตามอล 250 มก.',
    },
    {
      name: 'Paracetamol 500 mg Film-Coated|พาราเซตามอล 500 มก. ชนิดเม็ดเคลือบฟิล์ม',
      label: 'Paracetamol 500 mg',
      shape: 'box',
      drugClass: 'packaged',
      sizes: '20 tablets@29-49; 100 tablets@89-139',
      lead: 'Coated tablets without a bitter taste, for pain and fever.|ยาเม็ดเคลือบฟิล์ม ไม่ขม บรรเทาปวด ลดไข้',
      use: 'Adults over 50 kg: 1 tablet, or at most 2, every 4 to 6 hours when needed; no more than 8 tablets a day and no longer than 5 days.|ผู้ใหญ่น้ำหนักเกิน 50 กก. ครั้งละ 1 เม็ด ไม่เกิน 2 เม็ด ทุก 4-6 ชั่วโมงเมื่อมีอาการ ไม่เกินวันละ 8 เม็ด และไม่ควรใช้ติดต่อกันเกิน 5 วัน',
      ingredients: 'Each tablet contains paracetamol 500 mg.|ใน 1 เม็ดประกอบด้วยพาราเซตามอล 500 มก.',
    },
    {
      name: 'Cooling Gel Patch {0}|แผ่นเจลลดไข้ {0}',
      label: 'Cooling Patch',
      shape: 'sachet',
      drugClass: 'none',
      registration: 'device',
      only: [...makers, '608'],
      closers: closers.firstAid,
      axes: [axis('Kids|สำหรับเด็ก|#bfe3f5', 'Adults|สำหรับผู้ใหญ่|#7fb2d9', 'Baby|สำหรับเด็กเล็ก|#d9efe0')],
      sizes: '2 pieces=2 แผ่น@19-39; 6 pieces=6 แผ่น@49-99',
      lead: 'A cool patch for a hot forehead.|แผ่นเจลเย็นสำหรับหน้าผากที่ร้อน',
      use: 'Peel off the film and put on the forehead for up to 8 hours. It does not replace medicine.|ลอกแผ่นฟิล์มแล้วแปะหน้าผาก ใช้ได้นานถึง 8 ชั่วโมง ใช้แทนยาลดไข้ไม่ได้',
      warnings:
        'Not on wounds or near eyes and mouth. Watch small children during use. Single use.|ห้ามแปะบนแผลหรือใกล้ตาและปาก ดูแลเด็กเล็กระหว่างใช้ ใช้ครั้งเดียวแล้วทิ้ง',
      ingredients:
        'Water, glycerin, sodium polyacrylate, menthol.|น้ำ, กลีเซอรีน, โซเดียมโพลีอะคริเลต, เมนทอล',
    },
  ],
);

const cough = department(
  602,
  {
    ...household,
    use: '',
    ingredients: '',
    warnings:
      'Do not use if you are allergic to any ingredient. Ask a pharmacist first if you are pregnant, breastfeeding or take other medicines. See a doctor if symptoms last more than 7 days.|ห้ามใช้หากแพ้ส่วนประกอบใดๆ หญิงตั้งครรภ์ ให้นมบุตร หรือผู้ที่ใช้ยาอื่นอยู่ควรปรึกษาเภสัชกรก่อน หากอาการไม่ดีขึ้นภายใน 7 วันควรพบแพทย์',
  },
  [
    {
      name: 'Chlorpheniramine 2 mg|คลอร์เฟนิรามีน 2 มก.',
      label: 'Chlorpheniramine 2 mg',
      shape: 'blister',
      sizes: '10 tablets@10-18',
      lead: 'An antihistamine for a runny nose and other signs of allergy.|ยาแก้แพ้ ลดน้ำมูก',
      use: 'Adults: 2 tablets; children of 6 to 12 years: 1 tablet; every 6 hours when needed.|ผู้ใหญ่ครั้งละ 2 เม็ด เด็กอายุ 6-12 ปีครั้งละ 1 เม็ด ทุก 6 ชั่วโมงเมื่อมีอาการ',
      warnings:
        'Causes drowsiness: do not drive or operate machines, and avoid alcohol. Ask first if you have glaucoma, asthma or difficulty in passing urine.|ยานี้ทำให้ง่วงซึม ห้ามขับรถหรือทำงานกับเครื่องจักร และไม่ควรดื่มแอลกอฮอล์ ผู้ป่วยต้อหิน หอบหืด หรือปัสสาวะขัดควรปรึกษาก่อนใช้',
      ingredients:
        'Each tablet contains chlorpheniramine maleate 2 mg.|ใน 1 เม็ดประกอบด้วยคลอร์เฟนิรามีนมาลีเอต 2 มก.',
    },
    {
      name: 'Loratadine 10 mg|ลอราทาดีน 10 มก.',
      label: 'Loratadine 10 mg',
      shape: 'blister',
      drugClass: 'packaged',
      sizes: '10 tablets@35-69; 30 tablets@89-169',
      lead: 'A once-a-day antihistamine that seldom causes drowsiness.|ยาแก้แพ้วันละครั้ง มักไม่ทำให้ง่วง',
      use: 'Adults and children from 12 years: 1 tablet once a day.|ผู้ใหญ่และเด็กอายุ 12 ปีขึ้นไป ครั้งละ 1 เม็ด วันละ 1 ครั้ง',
      ingredients: 'Each tablet contains loratadine 10 mg.|ใน 1 เม็ดประกอบด้วยลอราทาดีน 10 มก.',
    },
    {
      name: 'Cetirizine 10 mg|เซทิริซีน 10 มก.',
      label: 'Cetirizine 10 mg',
      shape: 'blister',
      drugClass: 'packaged',
      sizes: '10 tablets@30-65',
      lead: 'An antihistamine for sneezing, itching and nettle rash.|ยาแก้แพ้ บรรเทาอาการจาม คัน และลมพิษ',
      use: 'Adults and children from 12 years: 1 tablet once a day, best in the evening.|ผู้ใหญ่และเด็กอายุ 12 ปีขึ้นไป ครั้งละ 1 เม็ด วันละ 1 ครั้ง ควรกินตอนเย็น',
      warnings:
        'May cause drowsiness: take care when driving. Ask first if you have kidney disease, are pregnant or breastfeeding.|อาจทำให้ง่วงซึม ระวังการขับรถ ผู้ป่วยโรคไต หญิงตั้งครรภ์หรือให้นมบุตรควรปรึกษาก่อนใช้',
      ingredients:
        'Each tablet contains cetirizine hydrochloride 10 mg.|ใน 1 เม็ดประกอบด้วยเซทิริซีนไฮโดรคลอไรด์ 10 มก.',
    },
    {
      name: 'Bromhexine 8 mg|บรอมเฮกซีน 8 มก.',
      label: 'Bromhexine 8 mg',
      shape: 'blister',
      drugClass: 'packaged',
      sizes: '10 tablets@15-29; 20 tablets@28-49',
      lead: 'Loosens thick phlegm so that it can be coughed up.|ช่วยละลายเสมหะที่เหนียวข้น ให้ขับออกง่ายขึ้น',
      use: 'Adults: 1 tablet three times a day after meals. Drink plenty of water.|ผู้ใหญ่ครั้งละ 1 เม็ด วันละ 3 ครั้ง หลังอาหาร ดื่มน้ำมากๆ',
      ingredients:
        'Each tablet contains bromhexine hydrochloride 8 mg.|ใน 1 เม็ดประกอบด้วยบรอมเฮกซีนไฮโดรคลอไรด์ 8 มก.',
    },
    {
      name: 'Acetylcysteine 200 mg Granules {0}|อะเซทิลซิสเทอีน 200 มก. ชนิดผง {0}',
      label: 'Acetylcysteine 200 mg',
      shape: 'sachet',
      drugClass: 'packaged',
      axes: [axis('Orange|รสส้ม|#f6a64b', 'Lemon|รสเลมอน|#f4dc5a')],
      sizes: '10 sachets@79-139; 30 sachets@199-329',
      lead: 'Granules to be dissolved in water, for coughs with sticky phlegm.|ผงละลายน้ำ ช่วยละลายเสมหะ บรรเทาอาการไอมีเสมหะ',
      use: 'Adults: 1 sachet in half a glass of water, two to three times a day after meals.|ผู้ใหญ่ครั้งละ 1 ซอง ละลายน้ำครึ่งแก้ว วันละ 2-3 ครั้ง หลังอาหาร',
      ingredients:
        'Each sachet contains acetylcysteine 200 mg.|ใน 1 ซองประกอบด้วยอะเซทิลซิสเทอีน 200 มก.',
    },
    {
      name: 'Brown Mixture Cough Syrup|ยาแก้ไอน้ำดำ',
      label: 'Brown Mixture',
      shape: 'bottle',
      registration: 'combined-drug',
      sizes: '60 ml@18-32; 180 ml@35-59',
      lead: 'The black cough mixture that every Thai household knows.|ยาแก้ไอขับเสมหะสูตรน้ำดำที่คู่บ้านคนไทย',
      use: 'Shake. Adults: 1 to 2 teaspoons three to four times a day.|เขย่าขวดก่อนใช้ ผู้ใหญ่จิบครั้งละ 1-2 ช้อนชา วันละ 3-4 ครั้ง',
      warnings:
        'Not for children under 6, in pregnancy or with breathing difficulty. May cause drowsiness and constipation. Do not take longer than 7 days.|ห้ามใช้ในเด็กอายุต่ำกว่า 6 ปี หญิงตั้งครรภ์ หรือผู้ที่หายใจลำบาก อาจทำให้ง่วงและท้องผูก ไม่ควรใช้เกิน 7 วัน',
      ingredients:
        'Each 5 ml contains glycyrrhiza fluid extract 0.6 ml, camphorated opium tincture 0.6 ml, antimony potassium tartrate 1.2 mg.|ใน 5 มล. ประกอบด้วยสารสกัดชะเอม 0.6 มล. ทิงเจอร์ฝิ่นการบูร 0.6 มล. แอนติโมนีโพแทสเซียมทาร์เทรต 1.2 มก.',
    },
    {
      name: 'Saline Nasal Wash 0.9%|น้ำเกลือล้างจมูก 0.9%',
      label: 'Saline 0.9%',
      shape: 'bottle',
      sizes: '500 ml@35-55; 1 L=1 ลิตร@49-79',
      lead: 'Isotonic salt water for rinsing the nose and cleaning wounds.|น้ำเกลือไอโซโทนิกสำหรับล้างจมูกและทำความสะอาดแผล',
      use: 'Lean forward, rinse each side gently with a syringe or bottle and blow the nose. Use within 30 days of opening.|ก้มหน้าเล็กน้อย ใช้กระบอกฉีดล้างจมูกทีละข้างเบาๆ แล้วสั่งน้ำมูก ใช้ให้หมดภายใน 30 วันหลังเปิด',
      warnings:
        'Not for injection. Do not use if the seal is broken or the liquid is cloudy.|ห้ามใช้ฉีด ห้ามใช้หากฝาผนึกชำรุดหรือน้ำขุ่น',
      ingredients:
        'Each 100 ml contains sodium chloride 0.9 g.|ใน 100 มล. ประกอบด้วยโซเดียมคลอไรด์ 0.9 กรัม',
    },
  ],
);

const stomach = department(
  603,
  {
    ...household,
    use: '',
    ingredients: '',
    warnings:
      'Do not use if you are allergic to any ingredient. See a doctor if there is blood in the stool, severe pain, or no relief after 2 days.|ห้ามใช้หากแพ้ส่วนประกอบใดๆ หากถ่ายมีเลือดปน ปวดรุนแรง หรืออาการไม่ดีขึ้นใน 2 วันควรพบแพทย์',
  },
  [
    {
      name: 'Oral Rehydration Salts {0}|ผงน้ำตาลเกลือแร่โออาร์เอส {0}',
      label: 'Rehydration Salts',
      shape: 'sachet',
      registration: 'combined-drug',
      axes: [axis('Orange|รสส้ม|#f6a64b', 'Plain|รสธรรมชาติ', 'Blackcurrant|รสแบล็กเคอร์แรนต์|#4b2a5c')],
      sizes:
        '5 sachets (3.3 g)=3.3 กรัม แพ็ก 5 ซอง@22-39; 10 sachets (3.3 g)=3.3 กรัม แพ็ก 10 ซอง@39-69',
      lead: 'Replaces water and salts lost through diarrhoea or vomiting.|ทดแทนน้ำและเกลือแร่ที่เสียไปจากอาการท้องเสียหรืออาเจียน',
      use: 'Dissolve one sachet in 150 ml of clean water and sip often. Discard what is left after 24 hours.|ละลาย 1 ซองในน้ำสะอาด 150 มล. จิบบ่อยๆ ที่เหลือเกิน 24 ชั่วโมงให้ทิ้ง',
      warnings:
        'Not a sports drink. Ask first if you have heart or kidney disease. Take small children who cannot drink to a doctor at once.|ไม่ใช่เครื่องดื่มเกลือแร่สำหรับนักกีฬา ผู้ป่วยโรคหัวใจหรือโรคไตควรปรึกษาก่อนใช้ เด็กเล็กที่ดื่มไม่ได้ให้พบแพทย์ทันที',
      ingredients:
        'Each sachet contains glucose anhydrous, sodium chloride, potassium chloride and trisodium citrate.|ใน 1 ซองประกอบด้วยกลูโคส โซเดียมคลอไรด์ โพแทสเซียมคลอไรด์ และไตรโซเดียมซิเตรต',
    },
    {
      name: 'Antacid Suspension {0}|ยาลดกรดชนิดน้ำ {0}',
      label: 'Antacid',
      shape: 'bottle',
      registration: 'combined-drug',
      axes: [axis('Mint|รสมินต์|#bfe6dc', 'Lemon|รสเลมอน|#f4dc5a')],
      sizes: '240 ml@45-79',
      lead: 'Neutralises acid and relieves stomach ache and bloating.|ลดกรดในกระเพาะ บรรเทาอาการปวดท้อง แน่นท้อง',
      use: 'Shake. Adults: 1 to 2 tablespoons, one hour after meals and at bedtime.|เขย่าขวดก่อนใช้ ผู้ใหญ่ครั้งละ 1-2 ช้อนโต๊ะ หลังอาหาร 1 ชั่วโมงและก่อนนอน',
      warnings:
        'Keep 2 hours away from other medicines. Not for people with kidney disease. Do not use longer than 2 weeks without advice.|กินห่างจากยาอื่น 2 ชั่วโมง ผู้ป่วยโรคไตไม่ควรใช้ ไม่ควรใช้ติดต่อกันเกิน 2 สัปดาห์โดยไม่ปรึกษาแพทย์',
      ingredients:
        'Each 15 ml contains dried aluminium hydroxide gel and magnesium hydroxide.|ใน 15 มล. ประกอบด้วยอะลูมิเนียมไฮดรอกไซด์เจลชนิดแห้งและแมกนีเซียมไฮดรอกไซด์',
    },
    {
      name: 'Simethicone 80 mg Chewable|ไซเมทิโคน 80 มก. ชนิดเม็ดเคี้ยว',
      label: 'Simethicone 80 mg',
      shape: 'blister',
      drugClass: 'packaged',
      sizes: '10 tablets@18-35; 20 tablets@32-59',
      lead: 'Relieves wind and a bloated stomach.|บรรเทาอาการท้องอืด จุกเสียดจากแก๊สในกระเพาะ',
      use: 'Chew 1 tablet after meals and at bedtime when needed.|เคี้ยวครั้งละ 1 เม็ด หลังอาหารและก่อนนอนเมื่อมีอาการ',
      ingredients: 'Each tablet contains simethicone 80 mg.|ใน 1 เม็ดประกอบด้วยไซเมทิโคน 80 มก.',
    },
    {
      name: 'Activated Charcoal 260 mg|ผงถ่านกัมมันต์ 260 มก.',
      label: 'Activated Charcoal',
      shape: 'blister',
      drugClass: 'packaged',
      sizes: '10 capsules@25-45; 20 capsules@45-79',
      lead: 'For diarrhoea and wind, together with plenty to drink.|ใช้บรรเทาอาการท้องเสียและท้องอืด ควบคู่กับการดื่มน้ำเกลือแร่',
      use: 'Adults: 2 capsules every 3 to 4 hours when needed.|ผู้ใหญ่ครั้งละ 2 แคปซูล ทุก 3-4 ชั่วโมงเมื่อมีอาการ',
      warnings:
        'Keep 2 hours away from other medicines, which it may bind. Stools turn black. Do not use with bowel obstruction.|กินห่างจากยาอื่นอย่างน้อย 2 ชั่วโมงเพราะอาจลดการดูดซึมยา อุจจาระอาจเป็นสีดำ ห้ามใช้ในผู้ที่ลำไส้อุดตัน',
      ingredients:
        'Each capsule contains activated charcoal 260 mg.|ใน 1 แคปซูลประกอบด้วยผงถ่านกัมมันต์ 260 มก.',
    },
    {
      name: 'Milk of Magnesia|ยาระบายแมกนีเซีย',
      label: 'Milk of Magnesia',
      shape: 'bottle',
      sizes: '60 ml@18-29; 240 ml@39-65',
      lead: 'A laxative for occasional constipation.|ยาระบายสำหรับอาการท้องผูกเป็นครั้งคราว',
      use: 'Shake. Adults: 2 tablespoons (30 ml) at bedtime with a glass of water.|เขย่าขวดก่อนใช้ ผู้ใหญ่ครั้งละ 2 ช้อนโต๊ะ (30 มล.) ก่อนนอน แล้วดื่มน้ำตาม 1 แก้ว',
      warnings:
        'Not for people with kidney disease or unexplained stomach pain. Do not use for more than a week.|ผู้ป่วยโรคไตหรือผู้ที่ปวดท้องไม่ทราบสาเหตุห้ามใช้ ไม่ควรใช้ติดต่อกันเกินหนึ่งสัปดาห์',
      ingredients: 'Magnesium hydroxide suspension 8% w/v.|แมกนีเซียมไฮดรอกไซด์ 8% น้ำหนักต่อปริมาตร',
    },
    {
      name: 'Glycerin Suppositories {0}|กลีเซอรีนเหน็บทวาร {0}',
      label: 'Glycerin',
      shape: 'box',
      axes: [axis('Adults|สำหรับผู้ใหญ่', 'Children|สำหรับเด็ก')],
      sizes: '5 pieces=5 แท่ง@25-45; 10 pieces=10 แท่ง@45-79',
      lead: 'Works within half an hour against constipation.|ยาเหน็บบรรเทาท้องผูก ออกฤทธิ์ภายในครึ่งชั่วโมง',
      use: 'Insert one into the rectum, pointed end first, and hold as long as possible.|เหน็บทางทวารหนักครั้งละ 1 แท่ง ด้านแหลมเข้าก่อน กลั้นไว้ให้นานที่สุด',
      ingredients: 'Glycerin.|กลีเซอรีน',
    },
    {
      name: 'Mebendazole 100 mg|มีเบนดาโซล 100 มก.',
      label: 'Mebendazole 100 mg',
      shape: 'blister',
      sizes: '6 tablets@18-35',
      lead: 'A course of tablets against intestinal worms.|ยาถ่ายพยาธิลำไส้ บรรจุครบหนึ่งชุดการรักษา',
      use: 'Adults and children from 2 years: chew or swallow 1 tablet morning and evening for 3 days.|ผู้ใหญ่และเด็กอายุ 2 ปีขึ้นไป เคี้ยวหรือกลืนครั้งละ 1 เม็ด เช้าและเย็น ติดต่อกัน 3 วัน',
      warnings:
        'Not in pregnancy and not under 2 years. Ask first if you have liver disease.|ห้ามใช้ในหญิงตั้งครรภ์และเด็กอายุต่ำกว่า 2 ปี ผู้ป่วยโรคตับควรปรึกษาก่อนใช้',
      ingredients: 'Each tablet contains mebendazole 100 mg.|ใน 1 เม็ดประกอบด้วยมีเบนดาโซล 100 มก.',
    },
  ],
);

const balmFormulas = axis(
  'Plai|สูตรไพล|#e3c04c',
  'Original|สูตรดั้งเดิม|#f0d9a0',
  'Cool Mint|สูตรเย็น|#bfe6dc',
  'Clove|สูตรกานพลู|#8c5a3a',
  'Eucalyptus|สูตรยูคาลิปตัส|#9fd0c0',
  'Lemongrass|สูตรตะไคร้|#cfdc8a',
);

const balms = department(
  604,
  {
    ...household,
    registration: 'herbal',
    only: ['603', '606', '607'],
    use: 'Rub on the aching place three to four times a day.|ทาถูนวดบริเวณที่ปวดวันละ 3-4 ครั้ง',
    warnings:
      'For external use only. Not on wounds, near the eyes or on children under 2 years. Wash hands afterwards.|ใช้ภายนอกเท่านั้น ห้ามทาบนแผล ใกล้ตา หรือในเด็กอายุต่ำกว่า 2 ปี ล้างมือหลังใช้',
    ingredients:
      'Menthol, camphor, methyl salicylate, herbal oils, petrolatum.|เมนทอล การบูร เมทิลซาลิไซเลต น้ำมันสมุนไพร ปิโตรลาทัม',
  },
  [
    {
      name: '{0} Balm|ยาหม่อง{0}',
      label: 'Balm',
      shape: 'jar',
      axes: [balmFormulas],
      sizes: '12 g@22-45; 25 g@39-75; 50 g@65-129',
      lead: 'Relieves insect bites, dizziness and stiff muscles.|บรรเทาอาการแมลงกัดต่อย วิงเวียน และปวดเมื่อยกล้ามเนื้อ',
    },
    {
      name: '{0} Massage Oil|น้ำมันนวด{0}',
      label: 'Massage Oil',
      shape: 'bottle',
      axes: [balmFormulas],
      sizes: '24 ml@35-69; 60 ml@69-139',
      lead: 'Warming oil for shoulders and calves.|น้ำมันนวดอุ่นๆ สำหรับบ่าและน่องที่ตึง',
    },
    {
      name: '{0} Roll-On Oil|น้ำมันลูกกลิ้ง{0}',
      label: 'Roll-On',
      shape: 'roll-on',
      axes: [balmFormulas],
      sizes: '5 ml@25-45; 8 ml@35-65',
      lead: 'A small roll-on for temples and insect bites.|ลูกกลิ้งขวดเล็กสำหรับขมับและรอยยุงกัด',
    },
    {
      name: 'Herbal Inhaler {0}|ยาดมสมุนไพร{0}',
      label: 'Inhaler',
      shape: 'jar',
      axes: [balmFormulas],
      sizes: '2 g@18-29; 10 g@35-69; 25 g@59-99',
      lead: 'Relieves dizziness and a blocked nose.|บรรเทาอาการวิงเวียน คัดจมูก',
      use: 'Open and inhale when needed.|เปิดฝาแล้วสูดดมเมื่อมีอาการ',
      warnings:
        'Not for children under 2 years. Do not swallow. Do not put into the nose.|ห้ามใช้ในเด็กอายุต่ำกว่า 2 ปี ห้ามกิน ห้ามยัดเข้าจมูก',
      ingredients:
        'Menthol, camphor, borneol, clove, cardamom, black pepper.|เมนทอล การบูร พิมเสน กานพลู กระวาน พริกไทยดำ',
    },
    {
      name: 'Muscle Pain Cream {0}|ครีมบรรเทาปวดกล้ามเนื้อ {0}',
      label: 'Pain Cream',
      shape: 'tube',
      registration: 'combined-drug',
      drugClass: 'packaged',
      only: ['601', '603', '606'],
      axes: [axis('Warm|สูตรร้อน|#d9573f', 'Cool|สูตรเย็น|#7fb2d9')],
      sizes: '30 g@49-89; 100 g@119-199',
      lead: 'A cream with methyl salicylate for sprains and overworked muscles.|ครีมเมทิลซาลิไซเลตบรรเทาอาการเคล็ด ยอก และปวดเมื่อยกล้ามเนื้อ',
      warnings:
        'For external use only. Not on broken skin and not with aspirin allergy. Do not cover tightly.|ใช้ภายนอกเท่านั้น ห้ามทาบนผิวที่มีแผล ผู้แพ้แอสไพรินห้ามใช้ ห้ามพันทับแน่น',
      ingredients:
        'Methyl salicylate 10.2%, menthol 5.44%, eugenol 1.36%.|เมทิลซาลิไซเลต 10.2% เมนทอล 5.44% ยูจีนอล 1.36%',
    },
    {
      name: 'Pain Relief Plaster {0}|แผ่นแปะบรรเทาปวด {0}',
      label: 'Pain Plaster',
      shape: 'sachet',
      registration: 'combined-drug',
      drugClass: 'packaged',
      only: ['601', '603', '606'],
      axes: [axis('Warm|สูตรร้อน|#d9573f', 'Cool|สูตรเย็น|#7fb2d9', 'Herbal|สูตรสมุนไพร|#8fae5a')],
      sizes: '2 pieces=2 แผ่น@25-45; 10 pieces=10 แผ่น@99-169',
      lead: 'An elastic plaster that stays on a moving knee.|แผ่นแปะยืดหยุ่น ติดแน่นแม้เข่าขยับ',
      use: 'Stick on clean, dry skin for up to 8 hours, twice a day at most.|แปะบนผิวที่สะอาดและแห้ง นานไม่เกิน 8 ชั่วโมง ไม่เกินวันละ 2 ครั้ง',
      ingredients: 'Methyl salicylate, menthol, camphor.|เมทิลซาลิไซเลต เมนทอล การบูร',
    },
  ],
);

const skinEye = department(
  605,
  {
    ...household,
    use: 'Apply to the clean, dry place two to three times a day.|ทาบริเวณที่เป็นซึ่งสะอาดและแห้ง วันละ 2-3 ครั้ง',
    warnings:
      'For external use only. Avoid eyes and mouth. Stop using if irritation occurs, and see a doctor if it does not improve within 2 weeks.|ใช้ภายนอกเท่านั้น ระวังอย่าให้เข้าตาและปาก หยุดใช้หากระคายเคือง และพบแพทย์หากไม่ดีขึ้นใน 2 สัปดาห์',
    ingredients: '',
  },
  [
    {
      name: 'Calamine Lotion|คาลาไมน์โลชั่น',
      label: 'Calamine Lotion',
      shape: 'bottle',
      registration: 'combined-drug',
      sizes: '60 ml@22-39; 180 ml@49-79',
      lead: 'Soothes itching from rashes, prickly heat and insect bites.|บรรเทาอาการคันจากผดผื่น ลมพิษ และแมลงกัดต่อย',
      ingredients: 'Calamine 15%, zinc oxide 5%.|คาลาไมน์ 15% ซิงก์ออกไซด์ 5%',
    },
    {
      name: 'Clotrimazole Cream 1%|ครีมโคลไตรมาโซล 1%',
      label: 'Clotrimazole 1%',
      shape: 'tube',
      drugClass: 'packaged',
      sizes: '5 g@25-39; 15 g@45-79',
      lead: 'Treats ringworm, athlete’s foot and other fungal infections of the skin.|รักษากลาก เกลื้อน น้ำกัดเท้า และเชื้อราที่ผิวหนัง',
      use: 'Apply thinly twice a day for 2 to 4 weeks, and go on for a week after the skin has cleared.|ทาบางๆ วันละ 2 ครั้ง นาน 2-4 สัปดาห์ และทาต่ออีกหนึ่งสัปดาห์หลังผื่นหาย',
      ingredients: 'Clotrimazole 1% w/w.|โคลไตรมาโซล 1% น้ำหนักต่อน้ำหนัก',
    },
    {
      name: 'Whitfield’s Ointment|ขี้ผึ้งรักษากลากเกลื้อน วิตฟิลด์',
      label: 'Whitfield’s',
      shape: 'tube',
      registration: 'combined-drug',
      sizes: '5 g@12-22; 15 g@22-39',
      lead: 'The classic ointment for ringworm.|ขี้ผึ้งสูตรดั้งเดิมสำหรับรักษากลากเกลื้อน',
      ingredients: 'Benzoic acid 6%, salicylic acid 3%.|กรดเบนโซอิก 6% กรดซาลิไซลิก 3%',
    },
    {
      name: 'Corn & Wart Solution|ยากัดตาปลาและหูด',
      label: 'Corn Solution',
      shape: 'dropper',
      drugClass: 'packaged',
      registration: 'combined-drug',
      sizes: '10 ml@69-119',
      lead: 'Softens corns, calluses and common warts.|ช่วยให้ตาปลา หนังด้าน และหูดอ่อนตัวหลุดลอก',
      use: 'Soak in warm water, dry, protect the skin around, and brush on one thin layer a day.|แช่น้ำอุ่น เช็ดให้แห้ง ป้องกันผิวรอบๆ แล้วทาบางๆ วันละครั้ง',
      warnings:
        'Flammable. Not for people with diabetes or poor circulation, nor on the face, genitals or moles.|ไวไฟ ผู้ป่วยเบาหวานหรือระบบไหลเวียนเลือดไม่ดีห้ามใช้ ห้ามใช้บนใบหน้า อวัยวะเพศ หรือไฝ',
      ingredients:
        'Salicylic acid 16.7%, lactic acid 16.7% in collodion.|กรดซาลิไซลิก 16.7% กรดแล็กติก 16.7% ในคอลโลเดียน',
    },
    {
      name: 'Artificial Tears Hypromellose 0.3%|น้ำตาเทียม ไฮโพรเมลโลส 0.3%',
      label: 'Artificial Tears',
      shape: 'dropper',
      drugClass: 'packaged',
      sizes: '10 ml@59-109; 20 vials (0.8 ml)=0.8 มล. แพ็ก 20 หลอด@159-249',
      lead: 'Moistens dry, tired eyes.|ให้ความชุ่มชื้นแก่ดวงตาที่แห้งและล้า',
      use: 'One drop in each eye as needed. Close the lid for a moment. Bottle: discard a month after opening.|หยอดตาข้างละ 1 หยดเมื่อต้องการ แล้วหลับตาสักครู่ ชนิดขวดให้ทิ้งหลังเปิดใช้หนึ่งเดือน',
      warnings:
        'For the eyes only. Do not touch the tip. Take out contact lenses first unless the label says otherwise. See a doctor for pain or changed vision.|ใช้หยอดตาเท่านั้น อย่าให้ปลายหลอดสัมผัสสิ่งใด ถอดคอนแท็กต์เลนส์ก่อนใช้เว้นแต่ฉลากระบุว่าใช้ได้ หากปวดตาหรือมองเห็นผิดปกติควรพบแพทย์',
      ingredients: 'Hypromellose 0.3% w/v.|ไฮโพรเมลโลส 0.3% น้ำหนักต่อปริมาตร',
    },
    {
      name: 'Zinc Oxide Ointment|ขี้ผึ้งซิงก์ออกไซด์',
      label: 'Zinc Oxide',
      shape: 'tube',
      sizes: '15 g@25-45; 30 g@39-69',
      lead: 'Protects chafed and nappy-sore skin.|ปกป้องผิวที่เสียดสีหรือเป็นผื่นผ้าอ้อม',
      ingredients: 'Zinc oxide 15% w/w.|ซิงก์ออกไซด์ 15% น้ำหนักต่อน้ำหนัก',
    },
  ],
);

const herbal = department(
  606,
  {
    ...household,
    registration: 'herbal',
    only: ['606', '607', '705'],
    use: '',
    ingredients: '',
    warnings:
      'Do not use if you are allergic to any ingredient. Ask a doctor or pharmacist first in pregnancy, while breastfeeding or when taking blood thinners. Stop and seek advice if symptoms do not improve within 7 days.|ห้ามใช้หากแพ้ส่วนประกอบ หญิงตั้งครรภ์ ให้นมบุตร หรือผู้ใช้ยาละลายลิ่มเลือดควรปรึกษาแพทย์หรือเภสัชกรก่อน หากอาการไม่ดีขึ้นใน 7 วันให้หยุดใช้และขอคำแนะนำ',
  },
  [
    {
      name: 'Andrographis 400 mg|ฟ้าทะลายโจร 400 มก.',
      label: 'Andrographis',
      shape: 'supplement',
      drugClass: 'packaged',
      sizes: '60 capsules@79-149; 100 capsules@119-199',
      lead: 'A traditional remedy for sore throat and the first signs of a cold.|ยาสมุนไพรบรรเทาอาการเจ็บคอและหวัดระยะแรก',
      use: '2 to 4 capsules four times a day, after meals and at bedtime. No longer than 7 days.|ครั้งละ 2-4 แคปซูล วันละ 4 ครั้ง หลังอาหารและก่อนนอน ไม่ควรใช้เกิน 7 วัน',
      warnings:
        'Not in pregnancy or while breastfeeding. May interact with blood thinners and blood-pressure medicines. Stop in case of rash or swelling.|ห้ามใช้ในหญิงตั้งครรภ์และให้นมบุตร ระวังการใช้ร่วมกับยาละลายลิ่มเลือดและยาลดความดัน หากมีผื่นหรือบวมให้หยุดใช้ทันที',
      ingredients:
        'Each capsule contains Andrographis paniculata powder 400 mg.|ใน 1 แคปซูลประกอบด้วยผงฟ้าทะลายโจร 400 มก.',
    },
    {
      name: 'Turmeric 500 mg|ขมิ้นชัน 500 มก.',
      label: 'Turmeric',
      shape: 'supplement',
      sizes: '60 capsules@69-129; 100 capsules@99-179',
      lead: 'Relieves wind, bloating and a tight stomach.|บรรเทาอาการท้องอืด ท้องเฟ้อ แน่นจุกเสียด',
      use: '1 to 2 capsules four times a day, after meals and at bedtime.|ครั้งละ 1-2 แคปซูล วันละ 4 ครั้ง หลังอาหารและก่อนนอน',
      warnings:
        'Not with blocked bile ducts. Ask first if you have gallstones or take blood thinners, and in pregnancy.|ห้ามใช้ในผู้ที่ท่อน้ำดีอุดตัน ผู้ที่เป็นนิ่วในถุงน้ำดี ใช้ยาละลายลิ่มเลือด หรือตั้งครรภ์ควรปรึกษาก่อน',
      ingredients:
        'Each capsule contains Curcuma longa powder 500 mg.|ใน 1 แคปซูลประกอบด้วยผงขมิ้นชัน 500 มก.',
    },
    {
      name: 'Ginger 500 mg|ขิงผง 500 มก.',
      label: 'Ginger',
      shape: 'supplement',
      sizes: '60 capsules@69-129; 100 capsules@99-169',
      lead: 'Eases wind, nausea and travel sickness.|บรรเทาอาการท้องอืด คลื่นไส้ และเมารถเมาเรือ',
      use: 'For wind: 2 capsules three times a day after meals. For travel: 2 capsules half an hour before.|ขับลม ครั้งละ 2 แคปซูล วันละ 3 ครั้ง หลังอาหาร ป้องกันเมารถ 2 แคปซูล ก่อนเดินทางครึ่งชั่วโมง',
      ingredients:
        'Each capsule contains Zingiber officinale powder 500 mg.|ใน 1 แคปซูลประกอบด้วยผงขิง 500 มก.',
    },
    {
      name: 'Ya Hom Powder {0}|ยาหอม {0}',
      label: 'Ya Hom',
      shape: 'jar',
      axes: [axis('Navakot|ตำรับนวโกฐ', 'Thepachit|ตำรับเทพจิตร', 'Inthachak|ตำรับอินทจักร์')],
      sizes: '10 g@25-49; 25 g@55-99',
      lead: 'A fragrant old powder for dizziness and a faint feeling.|ยาหอมตำรับโบราณ บรรเทาอาการหน้ามืด วิงเวียน ใจสั่น',
      use: 'Stir half to one teaspoon into warm water and drink; every 3 to 4 hours, up to three times a day.|ละลายครึ่งถึงหนึ่งช้อนชาในน้ำอุ่นดื่ม ทุก 3-4 ชั่วโมง ไม่เกินวันละ 3 ครั้ง',
      ingredients:
        'A blend of aromatic flowers, roots and woods of the named recipe.|ส่วนผสมของเกสร ดอก ราก และแก่นไม้หอมตามตำรับ',
    },
    {
      name: 'Emblica Cough Mixture {0}|ยาแก้ไอมะขามป้อม {0}',
      label: 'Cough Mixture',
      shape: 'bottle',
      axes: [
        axis(
          'Original|สูตรดั้งเดิม|#b5a642',
          'Sugar Free|สูตรไม่มีน้ำตาล|#dfe7d2',
          'Honey|สูตรน้ำผึ้ง|#eeb44f',
        ),
      ],
      sizes: '60 ml@35-59; 120 ml@55-95',
      lead: 'A sour-sweet mixture that eases coughs and clears the throat.|รสเปรี้ยวอมหวาน บรรเทาอาการไอ ชุ่มคอ ช่วยขับเสมหะ',
      use: 'Shake and sip one teaspoon when coughing.|เขย่าขวดแล้วจิบครั้งละ 1 ช้อนชาเมื่อมีอาการไอ',
      ingredients:
        'Phyllanthus emblica, Glycyrrhiza glabra, Citrus, salt.|มะขามป้อม ชะเอมเทศ ผลส้ม เกลือ',
    },
    {
      name: 'Senna|มะขามแขก',
      label: 'Senna',
      shape: 'blister',
      sizes: '10 tablets@15-29; 50 tablets@59-99',
      lead: 'A herbal laxative for short use.|ยาระบายสมุนไพรสำหรับใช้ระยะสั้น',
      use: '2 tablets at bedtime. No longer than 7 days.|ครั้งละ 2 เม็ด ก่อนนอน ไม่ควรใช้เกิน 7 วัน',
      warnings:
        'Not in pregnancy, under 12 years or with unexplained stomach pain. Long use makes the bowel lazy.|ห้ามใช้ในหญิงตั้งครรภ์ เด็กอายุต่ำกว่า 12 ปี หรือผู้ที่ปวดท้องไม่ทราบสาเหตุ การใช้นานๆ ทำให้ลำไส้เคยชิน',
      ingredients: 'Each tablet contains sennosides 7.5 mg.|ใน 1 เม็ดประกอบด้วยเซนโนไซด์ 7.5 มก.',
    },
  ],
);

const dressing = {
  closers: closers.firstAid,
  registration: 'device',
  drugClass: 'none',
  only: ['525', '608', '603'],
} as const;

const wounds = department(
  607,
  {
    ...dressing,
    use: 'Clean and dry the skin around the wound, put on, and change daily or when wet.|ทำความสะอาดและซับผิวรอบแผลให้แห้งแล้วปิด เปลี่ยนทุกวันหรือเมื่อเปียก',
    warnings:
      'For external use. Single use. Do not use if the packing is open. See a doctor if the wound is red, hot or weeping.|ใช้ภายนอก ใช้ครั้งเดียวแล้วทิ้ง ห้ามใช้หากซองชำรุด หากแผลบวมแดง ร้อน หรือมีหนองควรพบแพทย์',
    ingredients:
      'Nonwoven fabric or PE film, absorbent pad, acrylic adhesive.|ผ้าไม่ทอหรือฟิล์ม PE แผ่นซับ กาวอะคริลิก',
  },
  [
    {
      name: 'Plasters {0}|พลาสเตอร์ปิดแผล {0}',
      label: 'Plasters',
      shape: 'box',
      axes: [
        axis(
          'Fabric|ผ้ายืดหยุ่น|#e2bfa0',
          'Waterproof|กันน้ำ|#bfe3f2',
          'Kids Animals|ลายสัตว์สำหรับเด็ก|#f6c85f',
          'Sensitive|ผิวบอบบาง|#f3ece0',
          'Finger & Knuckle|ข้อนิ้ว|#e2bfa0',
          'Large|แผ่นใหญ่|#e2bfa0',
        ),
      ],
      sizes: '10 pieces=10 แผ่น@15-35; 20 pieces=20 แผ่น@25-65; 100 pieces=100 แผ่น@79-169',
      lead: 'Plasters that come off without taking the hair along.|พลาสเตอร์ติดแน่นแต่แกะออกไม่เจ็บ',
    },
    {
      name: 'Sterile Gauze Pads {0}|ผ้าก๊อซปลอดเชื้อ {0}',
      label: 'Gauze Pads',
      shape: 'sachet',
      axes: [axis('2 x 2 in|ขนาด 2 x 2 นิ้ว', '3 x 3 in|ขนาด 3 x 3 นิ้ว', '4 x 4 in|ขนาด 4 x 4 นิ้ว')],
      sizes: '5 pieces@12-25; 10 pieces@22-45',
      lead: 'Soft cotton gauze for cleaning and covering wounds.|ผ้าก๊อซฝ้ายนุ่มสำหรับทำความสะอาดและปิดแผล',
      ingredients: 'Cotton, sterilised.|ผ้าฝ้าย ผ่านการฆ่าเชื้อ',
    },
    {
      name: 'Elastic Bandage {0}|ผ้ายืดพันเคล็ด {0}',
      label: 'Elastic Bandage',
      shape: 'box',
      axes: [axis('2 in|ขนาด 2 นิ้ว', '3 in|ขนาด 3 นิ้ว', '4 in|ขนาด 4 นิ้ว', '6 in|ขนาด 6 นิ้ว')],
      sizes: '1 roll=1 ม้วน@25-69; 3 rolls@69-179',
      lead: 'Even pressure for sprained ankles and wrists.|ให้แรงพยุงสม่ำเสมอสำหรับข้อเท้าและข้อมือที่เคล็ด',
      use: 'Wind from below upwards, half overlapping, firm but not tight. Take off at night.|พันจากส่วนล่างขึ้นบน ทับกันครึ่งหนึ่ง แน่นพอดี ถอดออกก่อนนอน',
      warnings:
        'Loosen at once if fingers or toes feel numb, cold or blue.|หากนิ้วชา เย็น หรือเขียวให้คลายออกทันที',
      ingredients: 'Cotton, spandex.|ผ้าฝ้าย สแปนเด็กซ์',
    },
    {
      name: 'Povidone-Iodine 10%|โพวิโดนไอโอดีน 10%',
      label: 'Povidone-Iodine 10%',
      shape: 'bottle',
      drugClass: 'household',
      registration: 'single-drug',
      closers: closers.medicine,
      only: ['601', '603', '608'],
      sizes: '15 ml@18-29; 30 ml@29-49; 180 ml@99-159',
      lead: 'An antiseptic for fresh cuts and grazes.|ยาใส่แผลสด ฆ่าเชื้อแผลถลอกและบาดแผลเล็กน้อย',
      use: 'Clean the wound and dab on two to three times a day.|ทำความสะอาดแผลแล้วทาวันละ 2-3 ครั้ง',
      warnings:
        'For external use only. Not for people allergic to iodine, with thyroid disease, or for newborns. Not on large burns.|ใช้ภายนอกเท่านั้น ห้ามใช้ในผู้แพ้ไอโอดีน ผู้ป่วยโรคไทรอยด์ และทารกแรกเกิด ห้ามใช้กับแผลไฟไหม้บริเวณกว้าง',
      ingredients:
        'Povidone-iodine 10% w/v (available iodine 1%).|โพวิโดนไอโอดีน 10% น้ำหนักต่อปริมาตร (ไอโอดีน 1%)',
    },
    {
      name: 'Ethyl Alcohol 70%|แอลกอฮอล์ล้างแผล 70%',
      label: 'Alcohol 70%',
      shape: 'bottle',
      drugClass: 'household',
      registration: 'single-drug',
      closers: closers.medicine,
      only: ['525', '601', '603', '608'],
      sizes: '60 ml@12-19; 240 ml@25-39; 450 ml@39-65',
      lead: 'For cleaning the skin around wounds.|ใช้ทำความสะอาดผิวรอบบาดแผล',
      use: 'Wipe the skin around the wound with soaked cotton.|ใช้สำลีชุบเช็ดรอบๆ แผล',
      warnings:
        'Flammable. For external use only. Not into the open wound, eyes or mouth. Keep away from children and flames.|ไวไฟ ใช้ภายนอกเท่านั้น ห้ามเทลงในแผลเปิด ตา หรือปาก เก็บให้พ้นมือเด็กและเปลวไฟ',
      ingredients: 'Ethyl alcohol 70% v/v.|เอทิลแอลกอฮอล์ 70% ปริมาตรต่อปริมาตร',
    },
    {
      name: 'Alcohol Swabs {0}|แผ่นสำลีแอลกอฮอล์ {0}',
      label: 'Alcohol Swabs',
      shape: 'box',
      axes: [axis('Standard|แผ่นมาตรฐาน', 'Large|แผ่นใหญ่')],
      sizes: '10 pieces@15-29; 100 pieces@69-139',
      lead: 'Single wipes for skin, scissors and phones.|แผ่นเช็ดแยกซอง ใช้กับผิว กรรไกร หรือโทรศัพท์',
      warnings:
        'Flammable. For external use only. Not on open wounds or near the eyes.|ไวไฟ ใช้ภายนอกเท่านั้น ห้ามใช้บนแผลเปิดหรือใกล้ดวงตา',
      ingredients: 'Nonwoven fabric, ethyl alcohol 70%.|ผ้าไม่ทอ เอทิลแอลกอฮอล์ 70%',
    },
    {
      name: 'Hydrocolloid Dressing {0}|แผ่นปิดแผลไฮโดรคอลลอยด์ {0}',
      label: 'Hydrocolloid',
      shape: 'sachet',
      axes: [axis('Heel|สำหรับส้นเท้า', '5 x 5 cm|ขนาด 5 x 5 ซม.', '10 x 10 cm|ขนาด 10 x 10 ซม.')],
      sizes: '2 pieces@59-119; 5 pieces@119-239',
      lead: 'A cushion that keeps blisters moist and lets them heal.|แผ่นนุ่มรักษาความชุ่มชื้น ช่วยให้ตุ่มพองหายไว',
      use: 'Put on clean, dry skin and leave until the edge loosens, up to 5 days.|แปะบนผิวที่สะอาดและแห้ง ทิ้งไว้จนขอบเริ่มลอก ไม่เกิน 5 วัน',
      ingredients: 'Hydrocolloid, polyurethane film.|ไฮโดรคอลลอยด์ ฟิล์มโพลียูรีเทน',
    },
    {
      name: 'First Aid Kit {0}|ชุดปฐมพยาบาล {0}',
      label: 'First Aid Kit',
      shape: 'box',
      axes: [axis('Car|สำหรับรถยนต์', 'Home|สำหรับบ้าน', 'Travel|สำหรับเดินทาง', 'Office|สำหรับสำนักงาน')],
      sizes: '1 set=1 ชุด@190-590',
      lead: 'What one looks for when it bleeds, in one box.|รวมของที่ต้องใช้ยามมีแผลไว้ในกล่องเดียว',
      use: 'Check the contents and the dates twice a year.|ตรวจของในชุดและวันหมดอายุปีละสองครั้ง',
      ingredients:
        'Plasters, gauze, bandage, tape, swabs, scissors, tweezers.|พลาสเตอร์ ผ้าก๊อซ ผ้าพันแผล เทป แผ่นแอลกอฮอล์ กรรไกร แหนบ',
    },
  ],
);

const dangerous = {
  closers: closers.prescription,
  drugClass: 'dangerous',
  registration: 'single-drug',
  only: makers,
  limit: 2,
} as const;

const antibioticWarning =
  'A dangerous drug: use only after a doctor or pharmacist has assessed you. Not if you are allergic to penicillins. Seek help at once for rash, swelling or difficult breathing. Finish the course; never share it.|ยาอันตราย ใช้เมื่อแพทย์หรือเภสัชกรประเมินแล้วเท่านั้น ห้ามใช้ในผู้แพ้ยากลุ่มเพนิซิลลิน หากมีผื่น บวม หรือหายใจลำบากให้พบแพทย์ทันที กินยาให้ครบตามกำหนดและห้ามแบ่งให้ผู้อื่น';
const nsaidWarning =
  'A dangerous drug. Not with a stomach ulcer, severe kidney or heart disease, in late pregnancy or with an allergy to aspirin or similar painkillers. Take after food. Stop if stools turn black.|ยาอันตราย ห้ามใช้ในผู้ที่มีแผลในกระเพาะอาหาร โรคไตหรือโรคหัวใจรุนแรง หญิงตั้งครรภ์ไตรมาสสุดท้าย หรือแพ้แอสไพรินและยาแก้ปวดกลุ่มเดียวกัน กินหลังอาหารทันที หากถ่ายดำให้หยุดยา';
const chronicWarning =
  'A dangerous drug for long-term treatment under a doctor’s care. Do not stop or change the dose by yourself. Tell the pharmacist about pregnancy, kidney or liver disease and other medicines.|ยาอันตรายสำหรับการรักษาต่อเนื่องภายใต้การดูแลของแพทย์ ห้ามหยุดหรือปรับขนาดยาเอง แจ้งเภสัชกรหากตั้งครรภ์ เป็นโรคไตหรือโรคตับ หรือใช้ยาอื่นอยู่';

/** `name|Thai name`, content per unit, class of medicine and usual dose. */
function prescription(
  name: string,
  each: string,
  size: string,
  lead: string,
  dose: string,
  warnings: string,
) {
  return {
    name,
    label: (name.split('|')[0] ?? '').replace('/125', ''),
    shape: 'blister',
    sizes: size,
    lead,
    use: dose
      .split('|')
      .map((part, at) =>
        at === 0
          ? `Use only as a doctor or pharmacist has told you. ${part}`
          : `ใช้ตามคำแนะนำของแพทย์หรือเภสัชกรเท่านั้น ${part}`,
      )
      .join('|'),
    warnings,
    ingredients: each,
  } as const;
}

const pharmacist = department(608, { ...dangerous, use: '', warnings: '', ingredients: '' }, [
  prescription(
    'Amoxicillin 500 mg|อะม็อกซีซิลลิน 500 มก.',
    'Each capsule contains amoxicillin trihydrate equivalent to amoxicillin 500 mg.|ใน 1 แคปซูลประกอบด้วยอะม็อกซีซิลลินไตรไฮเดรตเทียบเท่าอะม็อกซีซิลลิน 500 มก.',
    '10 capsules@40-65; 20 capsules@75-119',
    'An antibiotic of the penicillin group for bacterial infections. It does not help against colds.|ยาปฏิชีวนะกลุ่มเพนิซิลลินสำหรับการติดเชื้อแบคทีเรีย ไม่มีผลต่อไข้หวัดจากไวรัส',
    'Usual adult dose: 1 capsule every 8 hours.|ขนาดปกติในผู้ใหญ่ ครั้งละ 1 แคปซูล ทุก 8 ชั่วโมง',
    antibioticWarning,
  ),
  prescription(
    'Co-amoxiclav 875/125 mg|โคอะม็อกซิคลาฟ 875/125 มก.',
    'Each tablet contains amoxicillin 875 mg and clavulanic acid 125 mg.|ใน 1 เม็ดประกอบด้วยอะม็อกซีซิลลิน 875 มก. และกรดคลาวูลานิก 125 มก.',
    '10 tablets@180-290; 14 tablets@240-390',
    'A combined antibiotic for bacterial infections that plain amoxicillin does not cover.|ยาปฏิชีวนะสูตรผสมสำหรับการติดเชื้อแบคทีเรียที่อะม็อกซีซิลลินเดี่ยวไม่ครอบคลุม',
    'Usual adult dose: 1 tablet every 12 hours, at the start of a meal.|ขนาดปกติในผู้ใหญ่ ครั้งละ 1 เม็ด ทุก 12 ชั่วโมง พร้อมอาหารคำแรก',
    antibioticWarning,
  ),
  prescription(
    'Dicloxacillin 250 mg|ไดคลอกซาซิลลิน 250 มก.',
    'Each capsule contains dicloxacillin sodium equivalent to dicloxacillin 250 mg.|ใน 1 แคปซูลประกอบด้วยไดคลอกซาซิลลินโซเดียมเทียบเท่าไดคลอกซาซิลลิน 250 มก.',
    '10 capsules@35-59; 20 capsules@65-109',
    'An antibiotic of the penicillin group for bacterial infections of the skin.|ยาปฏิชีวนะกลุ่มเพนิซิลลินสำหรับการติดเชื้อแบคทีเรียที่ผิวหนัง',
    'Usual adult dose: 1 capsule every 6 hours, an hour before meals and at bedtime.|ขนาดปกติในผู้ใหญ่ ครั้งละ 1 แคปซูล ทุก 6 ชั่วโมง ก่อนอาหาร 1 ชั่วโมงและก่อนนอน',
    antibioticWarning,
  ),
  prescription(
    'Ibuprofen 400 mg|ไอบูโพรเฟน 400 มก.',
    'Each tablet contains ibuprofen 400 mg.|ใน 1 เม็ดประกอบด้วยไอบูโพรเฟน 400 มก.',
    '10 tablets@18-35; 20 tablets@35-59',
    'An anti-inflammatory painkiller for pain, period cramps and fever.|ยาแก้ปวดลดการอักเสบ ใช้บรรเทาปวด ปวดประจำเดือน และลดไข้',
    'Usual adult dose: 1 tablet every 8 hours, straight after food.|ขนาดปกติในผู้ใหญ่ ครั้งละ 1 เม็ด ทุก 8 ชั่วโมง หลังอาหารทันที',
    `${nsaidWarning.replace('|', ' Not for fever that may be dengue.|')} ห้ามใช้ลดไข้หากสงสัยไข้เลือดออก`,
  ),
  prescription(
    'Naproxen 250 mg|นาพรอกเซน 250 มก.',
    'Each tablet contains naproxen 250 mg.|ใน 1 เม็ดประกอบด้วยนาพรอกเซน 250 มก.',
    '10 tablets@25-45',
    'An anti-inflammatory painkiller for muscle and joint pain.|ยาแก้ปวดลดการอักเสบของกล้ามเนื้อและข้อ',
    'Usual adult dose: 1 tablet twice a day, straight after food.|ขนาดปกติในผู้ใหญ่ ครั้งละ 1 เม็ด วันละ 2 ครั้ง หลังอาหารทันที',
    nsaidWarning,
  ),
  prescription(
    'Omeprazole 20 mg|โอเมพราโซล 20 มก.',
    'Each capsule contains omeprazole 20 mg as enteric-coated pellets.|ใน 1 แคปซูลประกอบด้วยโอเมพราโซล 20 มก. ชนิดเม็ดเคลือบไม่ละลายในกระเพาะ',
    '14 capsules@35-65; 28 capsules@69-119',
    'Reduces stomach acid, for reflux and ulcers.|ยาลดการหลั่งกรด สำหรับโรคกรดไหลย้อนและแผลในกระเพาะอาหาร',
    'Usual adult dose: 1 capsule once a day, 30 minutes before breakfast. Swallow whole.|ขนาดปกติในผู้ใหญ่ ครั้งละ 1 แคปซูล วันละครั้ง ก่อนอาหารเช้า 30 นาที กลืนทั้งแคปซูล',
    'A dangerous drug. See a doctor first if you lose weight, vomit blood or find swallowing hard. Not for long use without advice.|ยาอันตราย หากน้ำหนักลด อาเจียนเป็นเลือด หรือกลืนลำบากควรพบแพทย์ก่อน ไม่ควรใช้ต่อเนื่องนานโดยไม่ปรึกษา',
  ),
  prescription(
    'Loperamide 2 mg|โลเพอราไมด์ 2 มก.',
    'Each capsule contains loperamide hydrochloride 2 mg.|ใน 1 แคปซูลประกอบด้วยโลเพอราไมด์ไฮโดรคลอไรด์ 2 มก.',
    '4 capsules@12-22; 10 capsules@25-45',
    'Slows the bowel in acute watery diarrhoea without fever.|ลดการบีบตัวของลำไส้ ใช้ในอาการท้องเสียเฉียบพลันแบบถ่ายเป็นน้ำที่ไม่มีไข้',
    'Adults: 2 capsules first, then 1 after each loose stool; no more than 4 a day without advice.|ผู้ใหญ่เริ่ม 2 แคปซูล แล้ว 1 แคปซูลหลังถ่ายเหลวทุกครั้ง ไม่เกินวันละ 4 แคปซูลหากไม่ได้รับคำแนะนำ',
    'A dangerous drug. Not under 12 years, nor with fever or blood in the stool. Do not exceed the dose: too much can harm the heart.|ยาอันตราย ห้ามใช้ในเด็กอายุต่ำกว่า 12 ปี หรือเมื่อมีไข้หรือถ่ายเป็นเลือด ห้ามใช้เกินขนาดเพราะอาจเป็นอันตรายต่อหัวใจ',
  ),
  prescription(
    'Domperidone 10 mg|ดอมเพอริโดน 10 มก.',
    'Each tablet contains domperidone 10 mg.|ใน 1 เม็ดประกอบด้วยดอมเพอริโดน 10 มก.',
    '10 tablets@15-29; 20 tablets@29-49',
    'Relieves nausea and vomiting.|บรรเทาอาการคลื่นไส้ อาเจียน',
    'Usual adult dose: 1 tablet up to three times a day, before meals, for at most 7 days.|ขนาดปกติในผู้ใหญ่ ครั้งละ 1 เม็ด ไม่เกินวันละ 3 ครั้ง ก่อนอาหาร ไม่เกิน 7 วัน',
    'A dangerous drug. Not with heart rhythm disorders or severe liver disease. Many medicines interact with it: tell the pharmacist what you take.|ยาอันตราย ห้ามใช้ในผู้ที่หัวใจเต้นผิดจังหวะหรือโรคตับรุนแรง มีปฏิกิริยากับยาหลายชนิด โปรดแจ้งยาที่ใช้อยู่',
  ),
  prescription(
    'Dextromethorphan 15 mg|เดกซ์โทรเมทอร์แฟน 15 มก.',
    'Each tablet contains dextromethorphan hydrobromide 15 mg.|ใน 1 เม็ดประกอบด้วยเดกซ์โทรเมทอร์แฟนไฮโดรโบรไมด์ 15 มก.',
    '10 tablets@18-35',
    'Suppresses a dry cough.|ยาระงับอาการไอแห้ง',
    'Usual adult dose: 1 to 2 tablets every 6 to 8 hours when needed.|ขนาดปกติในผู้ใหญ่ ครั้งละ 1-2 เม็ด ทุก 6-8 ชั่วโมงเมื่อมีอาการ',
    'A dangerous drug. May cause drowsiness. Not together with MAO inhibitors. Misuse is dangerous.|ยาอันตราย อาจทำให้ง่วง ห้ามใช้ร่วมกับยากลุ่ม MAOI การใช้ในทางที่ผิดเป็นอันตราย',
  ),
  prescription(
    'Amlodipine 5 mg|แอมโลดิพีน 5 มก.',
    'Each tablet contains amlodipine besilate equivalent to amlodipine 5 mg.|ใน 1 เม็ดประกอบด้วยแอมโลดิพีนเบซิเลตเทียบเท่าแอมโลดิพีน 5 มก.',
    '30 tablets@45-89; 100 tablets@129-229',
    'Lowers blood pressure.|ยาลดความดันโลหิต',
    'Usual adult dose: 1 tablet once a day.|ขนาดปกติในผู้ใหญ่ ครั้งละ 1 เม็ด วันละครั้ง',
    chronicWarning,
  ),
  prescription(
    'Losartan 50 mg|ลอซาร์แทน 50 มก.',
    'Each tablet contains losartan potassium 50 mg.|ใน 1 เม็ดประกอบด้วยลอซาร์แทนโพแทสเซียม 50 มก.',
    '30 tablets@79-149',
    'Lowers blood pressure.|ยาลดความดันโลหิต',
    'Usual adult dose: 1 tablet once a day. Not in pregnancy.|ขนาดปกติในผู้ใหญ่ ครั้งละ 1 เม็ด วันละครั้ง ห้ามใช้ในหญิงตั้งครรภ์',
    chronicWarning,
  ),
  prescription(
    'Metformin 500 mg|เมตฟอร์มิน 500 มก.',
    'Each tablet contains metformin hydrochloride 500 mg.|ใน 1 เม็ดประกอบด้วยเมตฟอร์มินไฮโดรคลอไรด์ 500 มก.',
    '30 tablets@35-59; 100 tablets@89-159',
    'Lowers blood sugar in type 2 diabetes.|ยาลดระดับน้ำตาลในเลือดสำหรับเบาหวานชนิดที่ 2',
    'Take with meals, in the dose your doctor has set.|กินพร้อมหรือหลังอาหารทันที ตามขนาดที่แพทย์กำหนด',
    chronicWarning,
  ),
  prescription(
    'Simvastatin 20 mg|ซิมวาสแตติน 20 มก.',
    'Each tablet contains simvastatin 20 mg.|ใน 1 เม็ดประกอบด้วยซิมวาสแตติน 20 มก.',
    '30 tablets@45-89',
    'Lowers cholesterol.|ยาลดไขมันในเลือด',
    'Usual adult dose: 1 tablet in the evening. Report muscle pain. Avoid grapefruit.|ขนาดปกติในผู้ใหญ่ ครั้งละ 1 เม็ด ตอนเย็น หากปวดกล้ามเนื้อให้แจ้งแพทย์ เลี่ยงเกรปฟรุต',
    chronicWarning,
  ),
  {
    ...prescription(
      'Hydrocortisone Cream 1%|ครีมไฮโดรคอร์ติโซน 1%',
      'Hydrocortisone 1% w/w.|ไฮโดรคอร์ติโซน 1% น้ำหนักต่อน้ำหนัก',
      '5 g@25-45; 15 g@55-89',
      'A mild steroid cream for itchy, inflamed skin.|ครีมสเตียรอยด์ชนิดอ่อนสำหรับผิวหนังอักเสบและคัน',
      'Apply thinly once or twice a day, for at most 7 days.|ทาบางๆ วันละ 1-2 ครั้ง ไม่เกิน 7 วัน',
      'A dangerous drug, for external use only. Not on infected skin, acne or the eyelids. Long use thins the skin.|ยาอันตราย ใช้ภายนอกเท่านั้น ห้ามใช้กับผิวที่ติดเชื้อ สิว หรือเปลือกตา การใช้นานทำให้ผิวบาง',
    ),
    shape: 'tube',
  },
  {
    ...prescription(
      'Ethinylestradiol 0.03 mg + Levonorgestrel 0.15 mg|เอทินิลเอสตราไดออล 0.03 มก. + ลีโวนอร์เจสเตรล 0.15 มก.',
      'Each tablet contains ethinylestradiol 0.03 mg and levonorgestrel 0.15 mg.|ใน 1 เม็ดประกอบด้วยเอทินิลเอสตราไดออล 0.03 มก. และลีโวนอร์เจสเตรล 0.15 มก.',
      '21 tablets@49-89; 28 tablets@55-99',
      'A combined contraceptive pill.|ยาเม็ดคุมกำเนิดชนิดฮอร์โมนรวม',
      'Take 1 tablet a day at the same time, as the leaflet shows.|กินวันละ 1 เม็ด เวลาเดียวกันทุกวัน ตามเอกสารกำกับยา',
      'A dangerous drug. Not for smokers over 35, nor with a history of blood clots, stroke, breast cancer or migraine with aura. Seek help at once for leg or chest pain.|ยาอันตราย ห้ามใช้ในผู้สูบบุหรี่อายุเกิน 35 ปี หรือมีประวัติลิ่มเลือดอุดตัน หลอดเลือดสมอง มะเร็งเต้านม หรือไมเกรนชนิดมีออรา หากปวดขาหรือเจ็บหน้าอกให้พบแพทย์ทันที',
    ),
    label: 'Contraceptive Pill',
    registration: 'combined-drug',
  },
  {
    ...prescription(
      'Prednisolone 5 mg|เพรดนิโซโลน 5 มก.',
      'Each tablet contains prednisolone 5 mg.|ใน 1 เม็ดประกอบด้วยเพรดนิโซโลน 5 มก.',
      '10 tablets@15-29; 100 tablets@79-139',
      'A corticosteroid. Supplied on prescription only, in our branches.|ยาสเตียรอยด์ จ่ายตามใบสั่งแพทย์ที่สาขาเท่านั้น',
      'The dose is set by the doctor. Do not stop suddenly.|ขนาดยาตามแพทย์สั่ง ห้ามหยุดยากะทันหัน',
      'A specially controlled drug. Only on a doctor’s prescription. Lowers resistance to infection.|ยาควบคุมพิเศษ ใช้ตามใบสั่งแพทย์เท่านั้น ทำให้ภูมิต้านทานลดลง',
    ),
    drugClass: 'controlled',
  },
  {
    ...prescription(
      'Isotretinoin 10 mg|ไอโซเทรติโนอิน 10 มก.',
      'Each capsule contains isotretinoin 10 mg.|ใน 1 แคปซูลประกอบด้วยไอโซเทรติโนอิน 10 มก.',
      '30 capsules@290-490',
      'For severe acne. Supplied on prescription only, in our branches.|สำหรับสิวรุนแรง จ่ายตามใบสั่งแพทย์ที่สาขาเท่านั้น',
      'The dose is set by the doctor, with blood tests.|ขนาดยาตามแพทย์สั่ง พร้อมตรวจเลือดติดตาม',
      'A specially controlled drug. Causes severe birth defects: never in pregnancy, and with effective contraception from a month before to a month after.|ยาควบคุมพิเศษ ทำให้ทารกพิการรุนแรง ห้ามใช้ในหญิงตั้งครรภ์ และต้องคุมกำเนิดอย่างมีประสิทธิภาพตั้งแต่หนึ่งเดือนก่อนใช้จนถึงหนึ่งเดือนหลังหยุดยา',
    ),
    drugClass: 'controlled',
  },
  {
    ...prescription(
      'Dexamethasone 0.5 mg|เดกซาเมทาโซน 0.5 มก.',
      'Each tablet contains dexamethasone 0.5 mg.|ใน 1 เม็ดประกอบด้วยเดกซาเมทาโซน 0.5 มก.',
      '10 tablets@12-25',
      'A strong corticosteroid. Supplied on prescription only, in our branches.|ยาสเตียรอยด์ชนิดแรง จ่ายตามใบสั่งแพทย์ที่สาขาเท่านั้น',
      'The dose is set by the doctor. Do not stop suddenly.|ขนาดยาตามแพทย์สั่ง ห้ามหยุดยากะทันหัน',
      'A specially controlled drug. Only on a doctor’s prescription. Long use has serious effects.|ยาควบคุมพิเศษ ใช้ตามใบสั่งแพทย์เท่านั้น การใช้ต่อเนื่องมีผลข้างเคียงรุนแรง',
    ),
    drugClass: 'controlled',
  },
]);

export const medicines: readonly Kind[] = [
  ...pain,
  ...cough,
  ...stomach,
  ...balms,
  ...skinEye,
  ...herbal,
  ...wounds,
  ...pharmacist,
];
