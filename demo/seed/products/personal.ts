import { closers } from './closers.ts';
import { axis, department } from './kind.ts';
import type { Kind } from './kind.ts';
import { formulas } from './texts-cosmetic.ts';

const common = { closers: closers.personal, registration: 'none' } as const;
const padWarning =
  'Single use. Do not flush. Stop using if the skin reacts. Keep clean and dry.|ใช้ครั้งเดียวแล้วทิ้ง ห้ามทิ้งลงชักโครก หยุดใช้หากเกิดการระคายเคือง เก็บในที่แห้งสะอาด';
const padMaterial =
  'Cotton or nonwoven top sheet, cellulose pulp, superabsorbent polymer, PE film.|ผิวสัมผัสฝ้ายหรือผ้าไม่ทอ เยื่อกระดาษ โพลิเมอร์ดูดซับ ฟิล์ม PE';

const surfaces = axis(
  'Cotton Soft|ผิวสัมผัสฝ้าย|#f3ece0|||Cotton on the outside, for skin that chafes.|ผิวหน้าฝ้ายนุ่มสำหรับผิวที่เสียดสีง่าย',
  'Ultra Slim|บางพิเศษ|#e6e0fa|||Thin enough to forget.|บางจนลืมว่าใส่อยู่',
  'Cool Fresh|สูตรเย็นสดชื่น|#bfe6dc|||With a trace of mint for hot days.|เย็นสดชื่นด้วยมินต์สำหรับวันที่อากาศร้อน',
  'Sensitive|ผิวแพ้ง่าย|#f7e7d5|||Without perfume or dye.|ไม่มีน้ำหอมและสี',
  'Charcoal|ชาร์โคลลดกลิ่น|#55555c|||Bamboo charcoal keeps odour in.|ถ่านไม้ไผ่ช่วยลดกลิ่นอับ',
);

const pads = department(
  1101,
  {
    ...common,
    ingredients: padMaterial,
    warnings: padWarning,
    use: 'Peel off the backing, press onto the underwear, fold in the wings. Change every four hours.|ลอกแถบกาว แปะบนกางเกงใน พับปีก เปลี่ยนทุก 4 ชั่วโมง',
  },
  [
    {
      name: 'Day Pads {0} Wings|ผ้าอนามัยกลางวัน {0} มีปีก',
      label: 'Day Pads',
      shape: 'softpack',
      axes: [surfaces],
      sizes: '23 cm 8 pieces=23 ซม. 8 ชิ้น@25-49; 25 cm 16 pieces=25 ซม. 16 ชิ้น@49-95',
      lead: 'Day pads for ordinary days.|ผ้าอนามัยกลางวันสำหรับวันมาปกติ',
    },
    {
      name: 'Night Pads {0} Wings|ผ้าอนามัยกลางคืน {0} มีปีก',
      label: 'Night Pads',
      shape: 'softpack',
      axes: [surfaces],
      sizes:
        '29 cm 8 pieces=29 ซม. 8 ชิ้น@35-65; 35 cm 6 pieces=35 ซม. 6 ชิ้น@39-75; 42 cm 4 pieces=42 ซม. 4 ชิ้น@39-75',
      lead: 'Longer at the back, for people who turn in their sleep.|แผ่นหลังยาวและกว้างสำหรับคนนอนดิ้น',
    },
    {
      name: 'Overnight Period Pants {0}|ผ้าอนามัยแบบกางเกง {0}',
      label: 'Period Pants',
      shape: 'softpack',
      axes: [axis('Size S-M|ไซซ์ S-M', 'Size M-L|ไซซ์ M-L', 'Size L-XL|ไซซ์ L-XL')],
      sizes: '2 pieces@39-79; 5 pieces@89-169',
      use: 'Wear like underwear; tear the sides to take off.|สวมเหมือนกางเกงใน ฉีกด้านข้างเพื่อถอด',
      lead: 'Security in the shape of shorts.|อุ่นใจเต็มคืนในทรงกางเกงขาสั้น',
    },
    {
      name: 'Maternity Pads {0}|ผ้าอนามัยหลังคลอด {0}',
      label: 'Maternity Pads',
      shape: 'softpack',
      axes: [axis('Regular|รุ่นธรรมดา', 'Extra Long|ยาวพิเศษ', 'Loop|แบบห่วง')],
      sizes: '10 pieces@59-119; 20 pieces@99-199',
      lead: 'Thick and soft for the weeks after birth.|หนานุ่มสำหรับช่วงหลังคลอด',
    },
  ],
);

const liners = department(
  1102,
  {
    ...common,
    ingredients: padMaterial,
    warnings: padWarning,
    use: 'Change every four hours or when damp.|เปลี่ยนทุก 4 ชั่วโมงหรือเมื่อรู้สึกชื้น',
  },
  [
    {
      name: 'Panty Liners {0}|แผ่นอนามัย {0}',
      label: 'Panty Liners',
      shape: 'softpack',
      axes: [surfaces],
      sizes: '20 pieces@25-49; 40 pieces@45-89',
      lead: 'Everyday freshness, flat and breathable.|สดชื่นทุกวัน บางและระบายอากาศ',
    },
    {
      name: 'Long Liners {0}|แผ่นอนามัยแบบยาว {0}',
      label: 'Long Liners',
      shape: 'softpack',
      axes: [surfaces],
      sizes: '18 pieces@29-59; 36 pieces@55-105',
      lead: 'A little longer for light days.|ยาวขึ้นอีกนิดสำหรับวันมาน้อย',
    },
    {
      name: 'Tampons {0}|ผ้าอนามัยแบบสอด {0}',
      label: 'Tampons',
      shape: 'box',
      registration: 'device',
      axes: [
        axis('Mini|มินิ', 'Regular|รุ่นธรรมดา', 'Super|ซูเปอร์', 'Applicator Regular|รุ่นธรรมดา มีแท่งนำ'),
      ],
      sizes: '8 pieces@79-139; 16 pieces@139-239',
      ingredients: 'Cotton, rayon, nonwoven cover, cotton cord.|ฝ้าย เรยอน ผ้าไม่ทอหุ้ม เชือกฝ้าย',
      warnings:
        'Use the lowest absorbency that is enough. Change every 4 to 6 hours, never more than 8: risk of toxic shock syndrome. Remove and see a doctor for fever or rash.|ใช้รุ่นที่ซึมซับน้อยที่สุดเท่าที่พอ เปลี่ยนทุก 4-6 ชั่วโมง ห้ามเกิน 8 ชั่วโมง เสี่ยงต่อภาวะท็อกซิกช็อก หากมีไข้หรือผื่นให้ถอดออกและพบแพทย์',
      use: 'Wash hands, push in gently towards the lower back, leave the cord outside.|ล้างมือ สอดเบาๆ เฉียงไปทางหลังส่วนล่าง ให้เชือกอยู่ด้านนอก',
      lead: 'For swimming, sport and travelling.|สำหรับว่ายน้ำ เล่นกีฬา และเดินทาง',
    },
    {
      name: 'Menstrual Cup {0} {1}|ถ้วยอนามัย {0} {1}',
      label: 'Menstrual Cup',
      shape: 'box',
      registration: 'device',
      axes: [
        axis('Size S|ไซซ์ S', 'Size M|ไซซ์ M', 'Size L|ไซซ์ L'),
        axis('Blush|สีชมพูอ่อน|#f3c4cd', 'Clear|สีใส|#eef3f6', 'Lilac|สีไลแลก|#c3b1dd'),
      ],
      sizes: '1 piece=1 ชิ้น@390-890',
      ingredients: 'Medical-grade silicone.|ซิลิโคนเกรดการแพทย์',
      warnings:
        'Empty at least every 12 hours. Boil for 5 minutes before and after each period. Not with an IUD without advice.|เทอย่างน้อยทุก 12 ชั่วโมง ต้มฆ่าเชื้อ 5 นาทีก่อนและหลังรอบเดือน ผู้ใส่ห่วงคุมกำเนิดควรปรึกษาแพทย์ก่อน',
      use: 'Fold, insert and let it open. Rinse before putting it back.|พับ สอด แล้วปล่อยให้คลี่ตัว ล้างน้ำก่อนใส่ซ้ำ',
      lead: 'One cup for several years.|ถ้วยเดียวใช้ได้หลายปี',
    },
  ],
);

const washes = axis(
  'Mild|สูตรอ่อนโยน|#f7e7d5',
  'Fresh|สูตรสดชื่น|#bfe6dc',
  'Moist|สูตรชุ่มชื้น|#cfe6f2',
  'Betel Leaf|สูตรใบพลู|#8fae5a|Piper Betle Leaf Extract|สารสกัดใบพลู',
  'White Tea|สูตรชาขาว|#efe9d2|Camellia Sinensis Extract|สารสกัดชาขาว',
  'Teen|สำหรับวัยรุ่น|#f2d5de',
);

const intimate = department(
  1103,
  {
    ...common,
    registration: 'cosmetic',
    ingredients:
      'Water, Sodium Cocoyl Glycinate, Lactic Acid, {+}, Glycerin, Sodium Benzoate.|น้ำ, โซเดียมโคโคอิลไกลซิเนต, กรดแล็กติก, {+}, กลีเซอรีน, โซเดียมเบนโซเอต',
    warnings:
      'External use only; do not wash inside. See a doctor for itching, unusual discharge or pain.|ใช้ภายนอกเท่านั้น ห้ามสวนล้างภายใน หากคัน มีตกขาวผิดปกติ หรือเจ็บควรพบแพทย์',
    use: 'Use a small amount on the outside with water, once a day, and rinse.|ใช้ปริมาณเล็กน้อยทำความสะอาดภายนอกวันละครั้งแล้วล้างออก',
  },
  [
    {
      name: 'Intimate Wash {0}|ผลิตภัณฑ์ทำความสะอาดจุดซ่อนเร้น {0}',
      label: 'Intimate Wash',
      shape: 'pump',
      axes: [washes],
      sizes: '100 ml@79-169; 200 ml@129-279',
      lead: 'A mild wash with the pH the skin prefers.|สูตรอ่อนโยน ค่า pH เหมาะกับผิวบริเวณนี้',
    },
    {
      name: 'Intimate Foam {0}|มูสทำความสะอาดจุดซ่อนเร้น {0}',
      label: 'Intimate Foam',
      shape: 'pump',
      axes: [washes],
      sizes: '150 ml@139-289',
      lead: 'Ready foam, so nothing needs rubbing.|มูสเนื้อโฟม ไม่ต้องถู',
    },
    {
      name: 'Intimate Wipes {0}|ทิชชูเปียกจุดซ่อนเร้น {0}',
      label: 'Intimate Wipes',
      shape: 'softpack',
      axes: [washes],
      sizes: '10 sheets@29-59; 20 sheets@49-99',
      use: 'Wipe from front to back. Do not flush.|เช็ดจากหน้าไปหลัง ห้ามทิ้งลงชักโครก',
      lead: 'For travel, school and long days.|พกไว้สำหรับเดินทาง ไปเรียน หรือวันที่ยาวนาน',
    },
    {
      name: 'Groin Skin Cream {0}|ครีมบำรุงผิวขาหนีบ {0}',
      label: 'Skin Cream',
      shape: 'tube',
      axes: [washes],
      sizes: '30 g@159-320; 50 g@229-450',
      ingredients: formulas.cream,
      use: 'Smooth onto the outer skin of the groin after washing.|ทาผิวภายนอกบริเวณขาหนีบหลังอาบน้ำ',
      lead: 'Softens skin that rubs and darkens.|ช่วยให้ผิวที่เสียดสีนุ่มและแลดูสม่ำเสมอ',
    },
  ],
);

const adult = department(
  1104,
  {
    ...common,
    closers: closers.personal,
    ingredients: padMaterial,
    warnings:
      'Single use. Keep from fire. Check the skin at each change.|ใช้ครั้งเดียวแล้วทิ้ง เก็บให้ห่างจากไฟ ตรวจผิวทุกครั้งที่เปลี่ยน',
    use: 'Change every four to six hours, clean and dry the skin each time.|เปลี่ยนทุก 4-6 ชั่วโมง เช็ดผิวให้สะอาดและแห้งทุกครั้ง',
  },
  [
    {
      name: 'Adult Pants {0}|ผ้าอ้อมผู้ใหญ่แบบกางเกง {0}',
      label: 'Adult Pants',
      shape: 'softpack',
      axes: [
        axis(
          'Size M|ไซซ์ M',
          'Size L|ไซซ์ L',
          'Size XL|ไซซ์ XL',
          'Night L|กลางคืน L',
          'Night XL|กลางคืน XL',
        ),
      ],
      sizes: '10 pieces@169-329; 18 pieces@289-559',
      lead: 'Pulls on like underwear and stays silent.|สวมง่ายเหมือนกางเกงใน ไม่มีเสียงขณะเดิน',
    },
    {
      name: 'Adult Tape Diapers {0}|ผ้าอ้อมผู้ใหญ่แบบเทป {0}',
      label: 'Tape Diapers',
      shape: 'softpack',
      axes: [axis('Size S|ไซซ์ S', 'Size M|ไซซ์ M', 'Size L|ไซซ์ L', 'Size XL|ไซซ์ XL')],
      sizes: '10 pieces@139-279; 18 pieces@239-459',
      lead: 'Opens flat, so it is kind to the carer’s back.|เปิดกางได้เต็ม ผู้ดูแลเปลี่ยนง่ายไม่ปวดหลัง',
    },
    {
      name: 'Bladder Pads {0}|แผ่นซึมซับ {0}',
      label: 'Bladder Pads',
      shape: 'softpack',
      axes: [
        axis('Light|ซึมซับน้อย', 'Moderate|ซึมซับปานกลาง', 'For Men|สำหรับผู้ชาย', 'Extra|ซึมซับมากพิเศษ'),
      ],
      sizes: '10 pieces@79-169; 20 pieces@139-289',
      lead: 'For the laugh, the cough and the trampoline.|สำหรับเวลาหัวเราะ ไอ หรือกระโดด',
    },
    {
      name: 'Disposable Bed Pads {0}|แผ่นรองซับ {0}',
      label: 'Bed Pads',
      shape: 'softpack',
      axes: [axis('45 x 60 cm|45 x 60 ซม.', '60 x 90 cm|60 x 90 ซม.')],
      sizes: '10 pieces@129-269; 20 pieces@229-459',
      lead: 'Protects the mattress and the night.|ปกป้องที่นอนให้หลับสบายทั้งคืน',
    },
    {
      name: 'Cleansing Wipes for Adults {0}|ทิชชูเปียกทำความสะอาดผู้ใหญ่ {0}',
      label: 'Adult Wipes',
      shape: 'softpack',
      registration: 'cosmetic',
      axes: [
        axis('Aloe|ว่านหางจระเข้|#b9e0b0', 'Chamomile|คาโมมายล์|#f4e7a8', 'Fragrance Free|ไม่มีน้ำหอม'),
      ],
      sizes: '20 sheets@35-69; 50 sheets@69-139',
      lead: 'Large, thick cloths for a bed bath without water.|แผ่นใหญ่หนา เช็ดตัวบนเตียงได้ไม่ต้องใช้น้ำ',
    },
  ],
);

const sexual = department(
  1105,
  {
    ...common,
    registration: 'device',
    ingredients: 'Natural rubber latex, silicone lubricant.|ยางธรรมชาติ สารหล่อลื่นซิลิโคน',
    warnings:
      'Use once. Check the date and packing. No condom protects completely. Not with oil-based lubricants. Contains latex where stated.|ใช้ครั้งเดียวแล้วทิ้ง ตรวจวันหมดอายุและซอง ไม่มีถุงยางใดป้องกันได้ทั้งหมด ห้ามใช้กับสารหล่อลื่นที่มีน้ำมัน มีลาเท็กซ์ตามที่ระบุ',
    use: 'Open carefully, hold the tip, roll down the whole length, and hold the rim when withdrawing.|ฉีกซองอย่างระวัง บีบปลายถุง รูดลงจนสุด และจับขอบไว้ขณะถอน',
  },
  [
    {
      name: 'Condoms {1} {0}|ถุงยางอนามัย {1} {0}',
      label: 'Condoms',
      shape: 'box',
      axes: [
        axis('49 mm|ขนาด 49 มม.', '52 mm|ขนาด 52 มม.', '54 mm|ขนาด 54 มม.', '56 mm|ขนาด 56 มม.'),
        axis(
          'Classic|ผิวเรียบ',
          'Ultra Thin 0.03|บาง 0.03 มม.',
          'Dotted|ผิวมีปุ่ม',
          'Extra Lubricated|เพิ่มสารหล่อลื่น',
          'Strawberry|กลิ่นสตรอว์เบอร์รี|#f27d8c',
        ),
      ],
      sizes: '3 pieces@39-89; 12 pieces@129-290',
      lead: 'Electronically tested, one by one.|ตรวจรั่วด้วยระบบอิเล็กทรอนิกส์ทุกชิ้น',
    },
    {
      name: 'Latex-Free Condoms {0}|ถุงยางอนามัยไม่มีลาเท็กซ์ {0}',
      label: 'Latex-Free',
      shape: 'box',
      axes: [axis('52 mm|ขนาด 52 มม.', '54 mm|ขนาด 54 มม.')],
      sizes: '3 pieces@129-259; 10 pieces@350-650',
      ingredients: 'Polyurethane, silicone lubricant.|โพลียูรีเทน สารหล่อลื่นซิลิโคน',
      lead: 'For people with a latex allergy.|สำหรับผู้แพ้ลาเท็กซ์',
    },
    {
      name: 'Water-Based Lubricant {0}|เจลหล่อลื่นสูตรน้ำ {0}',
      label: 'Lubricant',
      shape: 'tube',
      axes: [
        axis(
          'Natural|สูตรธรรมชาติ',
          'Aloe|ว่านหางจระเข้|#b9e0b0',
          'Cool|สูตรเย็น|#9fd3e3',
          'Warm|สูตรอุ่น|#f2a06b',
        ),
      ],
      sizes: '25 ml@79-159; 50 ml@109-229; 100 ml@169-359',
      ingredients:
        'Water, glycerin, hydroxyethylcellulose, lactic acid.|น้ำ, กลีเซอรีน, ไฮดรอกซีเอทิลเซลลูโลส, กรดแล็กติก',
      use: 'Apply as much as needed; wash off with water.|ใช้ปริมาณตามต้องการ ล้างออกด้วยน้ำ',
      warnings:
        'Not a contraceptive. Stop using if irritation occurs.|ไม่ใช่ยาคุมกำเนิด หยุดใช้หากระคายเคือง',
      lead: 'Safe with condoms, easily rinsed.|ใช้กับถุงยางได้ ล้างออกง่าย',
    },
    {
      name: 'Silicone Lubricant {0}|เจลหล่อลื่นซิลิโคน {0}',
      label: 'Silicone Lube',
      shape: 'bottle',
      axes: [axis('Classic|สูตรดั้งเดิม', 'Long Lasting|สูตรยาวนาน')],
      sizes: '50 ml@189-390; 100 ml@290-590',
      ingredients: 'Dimethicone, dimethiconol.|ไดเมทิโคน, ไดเมทิโคนอล',
      use: 'Two drops are enough; wash off with soap.|ใช้เพียงสองหยด ล้างออกด้วยสบู่',
      warnings:
        'Not with silicone toys. Not a contraceptive. Slippery on floors.|ห้ามใช้กับอุปกรณ์ซิลิโคน ไม่ใช่ยาคุมกำเนิด ระวังพื้นลื่น',
      lead: 'Long-lasting and safe with condoms.|ลื่นยาวนาน ใช้กับถุงยางได้',
    },
  ],
);

const cotton = department(
  1106,
  {
    ...common,
    ingredients: 'Cotton.|ฝ้าย',
    use: 'For cosmetics, babies and first aid.|ใช้กับเครื่องสำอาง เด็กเล็ก และปฐมพยาบาล',
    warnings:
      'Keep dry and away from flames. Not sterile unless stated.|เก็บให้แห้งและห่างจากเปลวไฟ ไม่ใช่ชนิดปลอดเชื้อเว้นแต่ระบุไว้',
  },
  [
    {
      name: 'Cotton Pads {0}|สำลีแผ่น {0}',
      label: 'Cotton Pads',
      shape: 'softpack',
      axes: [
        axis('Round|ทรงกลม', 'Square|ทรงสี่เหลี่ยม', 'Thin Layer|แผ่นบางลอกชั้น', 'Side Pressed|รีดขอบ'),
      ],
      sizes: '60 pieces=60 แผ่น@25-59; 120 pieces=120 แผ่น@45-99',
      lead: 'Smooth pads that do not shed.|สำลีแผ่นเรียบนุ่ม ไม่เป็นขุย',
    },
    {
      name: 'Cotton Buds {0}|คอตตอนบัด {0}',
      label: 'Cotton Buds',
      shape: 'jar',
      axes: [
        axis(
          'Paper Stem|ก้านกระดาษ',
          'Bamboo Stem|ก้านไม้ไผ่',
          'Baby Safety|หัวใหญ่สำหรับเด็ก',
          'Pointed|หัวแหลม',
        ),
      ],
      sizes: '100 swabs@19-39; 200 swabs@29-65',
      ingredients: 'Cotton, paper or bamboo.|ฝ้าย กระดาษหรือไม้ไผ่',
      warnings:
        'Do not put into the ear canal. Keep away from small children.|ห้ามสอดเข้ารูหู เก็บให้พ้นมือเด็กเล็ก',
      lead: 'For corners, eyeliner and small cuts.|ไว้เก็บซอกมุม อายไลเนอร์ และแผลเล็ก',
    },
    {
      name: 'Cotton Balls {0}|สำลีก้อน {0}',
      label: 'Cotton Balls',
      shape: 'softpack',
      axes: [axis('Small|ก้อนเล็ก', 'Large|ก้อนใหญ่', 'Rolls|แบบม้วน')],
      sizes: '40 g@19-39; 100 g@35-75',
      lead: 'Soft cotton for babies and wounds.|สำลีนุ่มสำหรับเด็กและเช็ดแผล',
    },
    {
      name: 'Facial Tissue {0}|กระดาษเช็ดหน้า {0}',
      label: 'Tissue',
      shape: 'box',
      axes: [axis('Soft Pack|แบบห่อนุ่ม', 'Box|แบบกล่อง', 'Pocket|แบบพกพา', 'Lotion|ผสมโลชั่น')],
      sizes: '100 sheets@19-45; 3 packs (150 sheets)=150 แผ่น แพ็ก 3 ห่อ@59-129',
      ingredients: 'Virgin pulp, 2 or 3 ply.|เยื่อกระดาษบริสุทธิ์ หนา 2 หรือ 3 ชั้น',
      lead: 'Soft for noses in dry weather.|นุ่มสำหรับจมูกในวันอากาศแห้ง',
    },
    {
      name: 'Cleansing Wipes {0}|ทิชชูเปียกอเนกประสงค์ {0}',
      label: 'Wet Wipes',
      shape: 'softpack',
      axes: [
        axis(
          'Unscented|ไม่มีกลิ่น',
          'Fresh|กลิ่นสดชื่น',
          'Alcohol Free|ไม่มีแอลกอฮอล์',
          'Antibacterial|สูตรลดแบคทีเรีย',
        ),
      ],
      sizes: '10 sheets@15-29; 50 sheets@45-89',
      ingredients: 'Water, nonwoven fabric, sodium benzoate.|น้ำ, ผ้าไม่ทอ, โซเดียมเบนโซเอต',
      warnings: 'Not for eyes or wounds. Do not flush.|ห้ามใช้กับดวงตาหรือแผล ห้ามทิ้งลงชักโครก',
      lead: 'Hands, tables, phones: all in one.|เช็ดมือ เช็ดโต๊ะ เช็ดโทรศัพท์ ซองเดียวจบ',
    },
  ],
);

export const personal: readonly Kind[] = [
  ...pads,
  ...liners,
  ...intimate,
  ...adult,
  ...sexual,
  ...cotton,
];
