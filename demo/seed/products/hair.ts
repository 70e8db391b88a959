import { scents } from './axes-body.ts';
import { hairLines, hairShades, scalpLines } from './axes-hair.ts';
import { closers } from './closers.ts';
import { axis, department } from './kind.ts';
import type { Kind } from './kind.ts';
import { flammableWarning, formulas, rinseWarning } from './texts-cosmetic.ts';

const common = {
  closers: closers.hair,
  warnings: rinseWarning,
  registration: 'cosmetic',
} as const;

const shampoo = department(
  301,
  {
    ...common,
    ingredients: formulas.shampoo,
    use: 'Massage into wet hair and scalp, rinse, and repeat if needed.|ชโลมบนผมเปียก นวดหนังศีรษะ ล้างออก และสระซ้ำหากจำเป็น',
  },
  [
    {
      name: '{0} Shampoo|แชมพู{0}',
      label: 'Shampoo',
      shape: 'bottle',
      axes: [hairLines],
      sizes: '180 ml@69-189; 400 ml@129-359; 700 ml@189-520',
      lead: 'An everyday shampoo with plenty of fine foam.|แชมพูใช้ได้ทุกวัน ฟองละเอียดนุ่ม',
    },
    {
      name: '{0} Sulfate-Free Shampoo|แชมพู{0} ปราศจากซัลเฟต',
      label: 'Shampoo',
      shape: 'pump',
      axes: [hairLines],
      sizes: '100 ml@99-199; 250 ml@219-450; 450 ml@329-690',
      ingredients: formulas.cleanser,
      lead: 'Mild washing without sulfates, for treated hair.|ทำความสะอาดอ่อนโยน ไม่มีซัลเฟต สำหรับผมผ่านการทำเคมี',
    },
    {
      name: '{0} Shampoo Refill|แชมพู{0} ชนิดเติม',
      label: 'Refill',
      shape: 'refill',
      axes: [hairLines],
      sizes: '350 ml@99-259; 550 ml@149-359',
      lead: 'The same shampoo in a pouch with a spout, and less plastic.|แชมพูสูตรเดียวกันในถุงเติมมีจุก ลดการใช้พลาสติก',
    },
    {
      name: '{0} Shampoo Bar|แชมพูก้อน{0}',
      label: 'Shampoo Bar',
      shape: 'soap',
      axes: [hairLines],
      sizes: '60 g@119-259; 100 g@179-350',
      ingredients: formulas.soap,
      use: 'Rub between wet hands, massage the foam into hair and rinse. Store dry.|ถูบนฝ่ามือเปียกให้เกิดฟอง นวดลงบนผมแล้วล้างออก เก็บในที่แห้ง',
      lead: 'A solid shampoo that lasts about sixty washes.|แชมพูก้อนใช้ได้ราวหกสิบครั้ง',
    },
    {
      name: 'Dry Shampoo {0}|ดรายแชมพู {0}',
      label: 'Dry Shampoo',
      shape: 'spray',
      axes: [scents],
      sizes: '50 ml@119-219; 150 ml@219-420',
      ingredients:
        'Butane, Propane, Oryza Sativa Starch, Alcohol Denat., Silica, Fragrance.|บิวเทน, โพรเพน, แป้งข้าว (Oryza Sativa Starch), แอลกอฮอล์, ซิลิกา, น้ำหอม',
      warnings: flammableWarning,
      use: 'Shake, spray on the roots from 20 cm, wait two minutes and brush out.|เขย่าขวด ฉีดโคนผมห่าง 20 ซม. รอสองนาทีแล้วแปรงออก',
      lead: 'Saves the day after the gym.|ตัวช่วยหลังออกกำลังกายในวันที่ไม่มีเวลาสระ',
    },
  ],
);

const conditioner = department(
  302,
  {
    ...common,
    ingredients: formulas.conditioner,
    use: 'After shampooing, spread over lengths and ends, leave one minute, and rinse.|หลังสระผม ชโลมช่วงกลางถึงปลายผม ทิ้งไว้หนึ่งนาทีแล้วล้างออก',
  },
  [
    {
      name: '{0} Conditioner|ครีมนวดผม{0}',
      label: 'Conditioner',
      shape: 'bottle',
      axes: [hairLines],
      sizes: '180 ml@69-199; 400 ml@139-379; 700 ml@199-550',
      lead: 'Untangles in a minute and rinses clean.|หวีง่ายในหนึ่งนาที ล้างออกหมดจด',
    },
    {
      name: '{0} Light Conditioner|คอนดิชันเนอร์{0} เนื้อเบา',
      label: 'Conditioner',
      shape: 'pump',
      axes: [hairLines],
      sizes: '250 ml@199-429; 450 ml@299-650',
      lead: 'A thin balm that fine hair can bear.|เนื้อบางเบา ผมเส้นเล็กใช้ได้ไม่ลีบแบน',
    },
    {
      name: '{0} Leave-On Conditioner|ครีมบำรุงผม{0} ไม่ต้องล้างออก',
      label: 'Leave-On',
      shape: 'tube',
      axes: [hairLines],
      sizes: '50 ml@59-139; 100 ml@99-259; 150 ml@139-339',
      use: 'Smooth a little over towel-dried ends. Do not rinse.|ลูบไล้เล็กน้อยบนปลายผมที่เช็ดหมาด ไม่ต้องล้างออก',
      lead: 'A cream for after the shower, or before the hairdryer.|ครีมบำรุงหลังสระหรือก่อนไดร์',
    },
    {
      name: '{0} Conditioner Refill|ครีมนวดผม{0} ชนิดเติม',
      label: 'Refill',
      shape: 'refill',
      axes: [hairLines],
      sizes: '350 ml@99-269',
      lead: 'A pouch for the bottle you already have.|ถุงเติมสำหรับขวดเดิมที่คุณมีอยู่',
    },
  ],
);

const treatments = department(
  303,
  {
    ...common,
    ingredients: formulas.conditioner,
    use: 'Once or twice a week, spread over washed hair, leave five to ten minutes and rinse.|สัปดาห์ละ 1-2 ครั้ง ชโลมบนผมหลังสระ ทิ้งไว้ 5-10 นาทีแล้วล้างออก',
  },
  [
    {
      name: '{0} Hair Mask|แฮร์มาสก์{0}',
      label: 'Hair Mask',
      shape: 'jar',
      axes: [hairLines],
      sizes: '50 ml@59-139; 200 ml@159-390; 400 ml@249-590',
      lead: 'A buttery mask that combs through easily.|แฮร์มาสก์เนื้อบัตเตอร์ หวีผ่านได้ลื่น',
    },
    {
      name: '{0} Hair Oil|น้ำมันบำรุงผม{0}',
      label: 'Hair Oil',
      shape: 'dropper',
      axes: [hairLines],
      sizes: '50 ml@159-390; 100 ml@249-590',
      ingredients: formulas.oil,
      use: 'Warm two drops between the palms and draw through damp or dry ends.|วอร์มสองหยดบนฝ่ามือ ลูบปลายผมหมาดหรือแห้ง',
      lead: 'A fine oil for the last ten centimetres.|ออยล์เนื้อบางเบาสำหรับสิบเซนติเมตรสุดท้ายของปลายผม',
    },
    {
      name: '{0} Hair Serum|เซรั่มบำรุงผม{0}',
      label: 'Hair Serum',
      shape: 'pump',
      axes: [hairLines],
      sizes: '15 ml@39-109; 40 ml@99-290; 85 ml@179-450',
      ingredients:
        'Cyclopentasiloxane, Dimethiconol, {+}, Tocopheryl Acetate, Fragrance.|{+}, ไซโคลเพนตะไซลอกเซน, ไดเมทิโคนอล, วิตามินอี, น้ำหอม',
      use: 'Smooth one pump over damp ends before drying.|ลูบหนึ่งปั๊มบนปลายผมหมาดก่อนไดร์',
      lead: 'Keeps heat away and light reflecting.|ช่วยปกป้องผมจากความร้อนและเพิ่มความเงา',
    },
    {
      name: '{0} Treatment Sachet|ทรีตเมนต์ผม{0} แบบซอง',
      label: 'Treatment',
      shape: 'sachet',
      axes: [hairLines],
      sizes: '30 ml@15-39; 6 x 30 ml=30 มล. แพ็ก 6 ซอง@79-210',
      lead: 'One sachet, one treatment, also for hotel bathrooms.|หนึ่งซองต่อหนึ่งครั้ง พกไปใช้ที่โรงแรมก็สะดวก',
    },
  ],
);

const hairColour = department(
  304,
  {
    ...common,
    ingredients:
      'Cream: Water, Cetearyl Alcohol, Ethanolamine, Resorcinol, p-Phenylenediamine, Fragrance. Developer: Water, Hydrogen Peroxide 6%.|ครีมสี: น้ำ, ซีเทียริลแอลกอฮอล์, เอทาโนลามีน, รีซอร์ซินอล, พี-ฟีนิลีนไดเอมีน, น้ำหอม ดีเวลลอปเปอร์: น้ำ, ไฮโดรเจนเพอร์ออกไซด์ 6%',
    use: 'Test on the skin 48 hours before. Mix cream and developer, apply with gloves, leave 30 minutes and rinse until clear.|ทดสอบการแพ้ก่อนใช้ 48 ชั่วโมง ผสมครีมกับดีเวลลอปเปอร์ สวมถุงมือชโลมให้ทั่ว ทิ้งไว้ 30 นาทีแล้วล้างจนน้ำใส',
    warnings:
      'Can cause serious allergic reactions. Do not use on eyebrows or eyelashes, on a damaged scalp or under the age of 16. Wear gloves. If it gets into the eyes, rinse at once.|อาจทำให้เกิดอาการแพ้รุนแรง ห้ามใช้กับคิ้วหรือขนตา บนหนังศีรษะที่มีแผล หรือผู้ที่อายุต่ำกว่า 16 ปี สวมถุงมือทุกครั้ง หากเข้าตาให้ล้างออกทันที',
  },
  [
    {
      name: 'Cream Hair Colour {0}|ครีมเปลี่ยนสีผม {0}',
      label: 'Hair Colour',
      shape: 'box',
      axes: [hairShades],
      sizes: '100 ml@119-290; 2 x 100 ml=100 มล. แพ็กคู่@219-520',
      lead: 'Permanent cream colour for dark hair, with gloves and a treatment.|ครีมเปลี่ยนสีผมชนิดถาวรสำหรับผมดำ พร้อมถุงมือและทรีตเมนต์',
    },
    {
      name: 'Bubble Hair Colour {0}|โฟมเปลี่ยนสีผม {0}',
      label: 'Bubble Colour',
      shape: 'box',
      axes: [hairShades],
      sizes: '100 ml@159-359',
      lead: 'A foam that reaches the back of the head without help.|โฟมเปลี่ยนสีผม ทำเองได้ถึงท้ายทอยโดยไม่ต้องมีคนช่วย',
    },
    {
      name: 'Grey Cover Shampoo {0}|แชมพูปิดผมขาว {0}',
      label: 'Grey Cover',
      shape: 'sachet',
      axes: [hairShades],
      sizes: '30 ml@25-59; 10 x 30 ml=30 มล. แพ็ก 10 ซอง@199-490',
      use: 'Test on the skin 48 hours before. Massage into dry hair with gloves, leave 20 minutes and rinse.|ทดสอบการแพ้ก่อนใช้ 48 ชั่วโมง สวมถุงมือขยี้บนผมแห้ง ทิ้งไว้ 20 นาทีแล้วล้างออก',
      lead: 'Covers grey while it washes.|สระไปพร้อมกับปิดผมขาว',
    },
    {
      name: 'Colour Mask {0}|คัลเลอร์มาสก์ {0}',
      label: 'Colour Mask',
      shape: 'tube',
      axes: [hairShades],
      sizes: '150 ml@199-450',
      ingredients:
        'Water, Cetearyl Alcohol, Behentrimonium Chloride, Basic Dyes, Panthenol, Fragrance.|น้ำ, ซีเทียริลแอลกอฮอล์, บีเฮนไตรโมเนียมคลอไรด์, สีย้อมชนิดเบสิก, แพนทีนอล, น้ำหอม',
      use: 'Leave on washed hair for ten minutes, wearing gloves, and rinse.|สวมถุงมือ ชโลมบนผมหลังสระสิบนาทีแล้วล้างออก',
      lead: 'Refreshes the tone between two colourings, without ammonia.|เติมประกายสีระหว่างรอบทำสี โดยไม่มีแอมโมเนีย',
    },
  ],
);

const hold = axis(
  'Light Hold|อยู่ทรงเบา||||Moves with the hair.|ผมยังพลิ้วเป็นธรรมชาติ',
  'Strong Hold|อยู่ทรงสูง||||Keeps its shape until night.|อยู่ทรงถึงค่ำ',
  'Extra Hold|อยู่ทรงพิเศษ||||For styles that defy gravity.|สำหรับทรงที่ต้องสู้แรงโน้มถ่วง',
  'Curl Define|จัดลอนสวย||||Draws curls together without crunch.|จับลอนสวยโดยไม่แข็งกระด้าง',
  'Frizz Control|ลดชี้ฟู||||Stands up to a rainy morning.|รับมือเช้าที่ฝนตกได้',
  'Matte Texture|เนื้อแมตต์||||Dry texture, no shine.|ให้ผมมีเท็กซ์เจอร์ ไม่มันเงา',
  'Wet Look|ลุคผมเปียก||||Gloss that stays touchable.|เงาฉ่ำแต่ยังจับต้องได้',
  'Heat Guard|กันความร้อน||||Protects against dryers and irons.|ปกป้องผมจากไดร์และเครื่องหนีบ',
);

const styling = department(
  305,
  {
    ...common,
    ingredients:
      'Water, Alcohol Denat., VP/VA Copolymer, Panthenol, Glycerin, Fragrance.|น้ำ, แอลกอฮอล์ (Alcohol Denat.), วีพี/วีเอโคโพลิเมอร์, แพนทีนอล, กลีเซอรีน, น้ำหอม',
    use: 'Work into damp or dry hair and shape.|ขยี้ลงบนผมหมาดหรือผมแห้งแล้วจัดทรง',
  },
  [
    {
      name: '{0} Hair Spray {1}|สเปรย์ฉีดผม {0} {1}',
      label: 'Hair Spray',
      shape: 'spray',
      axes: [hold, scents],
      sizes: '75 ml@69-159; 250 ml@129-320; 400 ml@179-459',
      warnings: flammableWarning,
      use: 'Spray from 30 cm on finished hair.|ฉีดห่าง 30 ซม. หลังจัดทรงเสร็จ',
      lead: 'A dry spray that brushes out without flakes.|สเปรย์เนื้อแห้ง แปรงออกได้ไม่เป็นขุย',
    },
    {
      name: '{0} Styling Mousse {1}|มูสแต่งผม {0} {1}',
      label: 'Mousse',
      shape: 'pump',
      axes: [hold, scents],
      sizes: '75 ml@79-179; 150 ml@129-329',
      lead: 'An airy foam for roots and curls.|โฟมเบาสำหรับโคนผมและลอน',
    },
    {
      name: '{0} Styling Cream {1}|ครีมจัดแต่งทรงผม {0} {1}',
      label: 'Styling Cream',
      shape: 'jar',
      axes: [hold, scents],
      sizes: '75 g@119-320; 150 g@199-520',
      lead: 'A cream for soft shapes, easy to wash out.|ครีมสำหรับทรงนุ่มเป็นธรรมชาติ ล้างออกง่าย',
    },
    {
      name: '{0} Styling Gel {1}|เจลแต่งผม {0} {1}',
      label: 'Styling Gel',
      shape: 'tube',
      axes: [hold, scents],
      sizes: '100 g@49-129; 200 g@79-199',
      ingredients: formulas.gel,
      lead: 'A clear gel that dries without white specks.|เจลใส แห้งแล้วไม่เป็นขุยขาว',
    },
  ],
);

const scalp = department(
  306,
  {
    ...common,
    ingredients: formulas.shampoo,
    use: 'Massage into the wet scalp for two minutes and rinse. Two or three times a week.|นวดหนังศีรษะที่เปียกสองนาทีแล้วล้างออก สัปดาห์ละ 2-3 ครั้ง',
  },
  [
    {
      name: '{0} Scalp Shampoo|แชมพู{0} สำหรับหนังศีรษะ',
      label: 'Scalp Shampoo',
      shape: 'bottle',
      axes: [scalpLines],
      sizes: '200 ml@189-420; 350 ml@269-590',
      lead: 'Treats the scalp like the skin it is.|ดูแลหนังศีรษะเหมือนดูแลผิวหน้า',
    },
    {
      name: '{0} Hair Tonic|แฮร์โทนิค{0}',
      label: 'Hair Tonic',
      shape: 'spray',
      axes: [scalpLines],
      sizes: '60 ml@259-590; 120 ml@420-990',
      ingredients: formulas.toner,
      use: 'Part the hair, spray on the scalp and massage, once a day. Do not rinse.|แสกผม ฉีดบนหนังศีรษะแล้วนวดวันละครั้ง ไม่ต้องล้างออก',
      lead: 'A light tonic for partings that have grown wider.|โทนิคเนื้อเบาสำหรับแสกผมที่เริ่มกว้าง',
    },
    {
      name: '{0} Scalp Scrub|สครับ{0} สำหรับหนังศีรษะ',
      label: 'Scalp Scrub',
      shape: 'jar',
      axes: [scalpLines],
      sizes: '100 g@219-450; 200 g@320-650',
      ingredients: formulas.scrub,
      use: 'Massage into the wet scalp before shampoo, once a week.|นวดหนังศีรษะที่เปียกก่อนสระผม สัปดาห์ละครั้ง',
      lead: 'Fine salt crystals that dissolve as they clean.|เม็ดเกลือละเอียดที่ละลายไประหว่างขัด',
    },
    {
      name: '{0} Scalp Serum|เซรั่ม{0} สำหรับหนังศีรษะ',
      label: 'Scalp Serum',
      shape: 'dropper',
      axes: [scalpLines],
      sizes: '30 ml@329-690; 50 ml@459-990',
      ingredients: formulas.serum,
      use: 'Drop along the partings at night and massage. Do not rinse.|หยดตามแนวแสกก่อนนอนแล้วนวดเบาๆ ไม่ต้องล้างออก',
      lead: 'A watery serum that leaves the roots light.|เซรั่มเนื้อน้ำ โคนผมไม่มันไม่ลีบ',
    },
  ],
);

export const hair: readonly Kind[] = [
  ...shampoo,
  ...conditioner,
  ...treatments,
  ...hairColour,
  ...styling,
  ...scalp,
];
