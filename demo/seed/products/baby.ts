import { lotionLines } from './axes-body.ts';
import { closers } from './closers.ts';
import { axis, department } from './kind.ts';
import type { Kind } from './kind.ts';
import { formulas } from './texts-cosmetic.ts';

const sizesNappy = axis(
  'NB|แรกเกิด|#f7e7d5',
  'S|ไซซ์ S|#f2d5de',
  'M|ไซซ์ M|#d5e7f2',
  'L|ไซซ์ L|#d9efe0',
  'XL|ไซซ์ XL|#efe2b9',
  'XXL|ไซซ์ XXL|#e2d5ef',
);

const mild = axis(
  'Fragrance Free|สูตรไม่มีน้ำหอม|#f3ece0',
  'Chamomile|คาโมมายล์|#f4e7a8|Chamomilla Recutita Extract|สารสกัดคาโมมายล์',
  'Oat|ข้าวโอ๊ต|#e8d9bd|Avena Sativa Extract|สารสกัดข้าวโอ๊ต',
  'Milk|น้ำนม|#faf3e6|Milk Protein|โปรตีนนม',
  'Calendula|ดาวเรืองฝรั่ง|#f2b632|Calendula Officinalis Extract|สารสกัดคาเลนดูลา',
  'Rice Bran|รำข้าว|#e3c9a0|Oryza Sativa Bran Extract|สารสกัดรำข้าว',
  'Organic Aloe|ว่านหางจระเข้ออร์แกนิก|#b9e0b0|Aloe Barbadensis Leaf Juice|ว่านหางจระเข้',
  'Peach Leaf|ใบพีช|#ffd8c2|Prunus Persica Leaf Extract|สารสกัดใบพีช',
);

const common = { closers: closers.baby } as const;
const careWarning =
  'For external use only. Avoid the eyes. Stop using if the skin reacts. Keep away from open flames. Adults only handle the pack.|ใช้ภายนอกเท่านั้น ระวังอย่าให้เข้าตา หยุดใช้หากผิวเกิดอาการแพ้ ผู้ใหญ่เป็นผู้หยิบใช้เท่านั้น';

const nappies = department(
  801,
  {
    ...common,
    registration: 'none',
    use: 'Change every three to four hours and at once when soiled. Leave the navel free.|เปลี่ยนทุก 3-4 ชั่วโมงและทันทีเมื่ออุจจาระ อย่าให้ทับสะดือ',
    warnings:
      'Keep packing away from children: risk of suffocation. Keep away from fire.|เก็บถุงบรรจุให้พ้นมือเด็ก อาจอุดทางเดินหายใจ เก็บให้ห่างจากไฟ',
    ingredients:
      'Cellulose pulp, superabsorbent polymer, PP nonwoven, elastic.|เยื่อกระดาษ โพลิเมอร์ดูดซับสูง ผ้าไม่ทอ PP ยางยืด',
  },
  [
    {
      name: 'Baby Pants {0}|ผ้าอ้อมแบบกางเกง {0}',
      label: 'Baby Pants',
      shape: 'softpack',
      axes: [sizesNappy],
      sizes: '18 pieces@139-259; 42 pieces@299-490; 60 pieces@420-650',
      lead: 'Pull-on pants for babies who will not lie still.|ผ้าอ้อมแบบกางเกงสำหรับลูกน้อยที่ไม่ยอมนอนนิ่ง',
    },
    {
      name: 'Baby Tape Nappies {0}|ผ้าอ้อมแบบเทป {0}',
      label: 'Tape Nappies',
      shape: 'softpack',
      axes: [sizesNappy],
      sizes: '20 pieces@119-229; 48 pieces@269-459',
      lead: 'Soft tapes that can be opened and closed again.|แถบเทปนุ่ม เปิดปิดซ้ำได้',
    },
    {
      name: 'Baby Night Pants {0}|ผ้าอ้อมกางเกงกลางคืน {0}',
      label: 'Night Pants',
      shape: 'softpack',
      axes: [sizesNappy],
      sizes: '16 pieces@159-290; 36 pieces@329-520',
      lead: 'A thicker core for twelve hours of sleep.|แกนซับหนาพิเศษ หลับยาว 12 ชั่วโมง',
    },
    {
      name: 'Baby Wipes {0}|ทิชชูเปียกสำหรับเด็ก {0}',
      label: 'Baby Wipes',
      shape: 'softpack',
      axes: [mild],
      sizes: '20 sheets@19-39; 80 sheets@45-99; 3 packs (80 sheets)=80 แผ่น แพ็ก 3 ห่อ@119-259',
      use: 'Wipe gently from front to back. Close the lid firmly.|เช็ดเบาๆ จากหน้าไปหลัง ปิดฝาให้สนิท',
      ingredients:
        'Purified water 99%, nonwoven fabric, {+}, Sodium Benzoate.|น้ำบริสุทธิ์ 99%, ผ้าไม่ทอ, {+}, โซเดียมเบนโซเอต',
      lead: 'Thick, damp cloths with ninety-nine per cent water.|แผ่นหนานุ่ม น้ำบริสุทธิ์ 99%',
    },
  ],
);

const bath = department(
  802,
  {
    ...common,
    registration: 'cosmetic',
    ingredients: formulas.cleanser,
    warnings: careWarning,
    use: 'Use a little in the bath, wash and rinse with lukewarm water. Never leave a baby alone in the bath.|ใช้ปริมาณเล็กน้อย ฟอกแล้วล้างด้วยน้ำอุ่น ห้ามทิ้งเด็กไว้ในอ่างตามลำพัง',
  },
  [
    {
      name: '{0} Baby Head & Body Wash|เจลอาบน้ำและสระผมเด็ก {0}',
      label: 'Baby Wash',
      shape: 'pump',
      axes: [mild],
      sizes: '200 ml@89-219; 500 ml@169-420; 1 L=1 ลิตร@290-650',
      lead: 'One bottle for hair and skin, and no tears.|ขวดเดียวทั้งสระทั้งอาบ ไม่แสบตา',
    },
    {
      name: '{0} Baby Shampoo|แชมพูเด็ก {0}',
      label: 'Baby Shampoo',
      shape: 'bottle',
      axes: [mild],
      sizes: '200 ml@79-199; 400 ml@139-329',
      ingredients: formulas.cleanser,
      lead: 'Soft foam for a thin-skinned head.|ฟองนุ่มสำหรับศีรษะที่บอบบาง',
    },
    {
      name: '{0} Baby Soap|สบู่ก้อนเด็ก {0}',
      label: 'Baby Soap',
      shape: 'soap',
      axes: [mild],
      sizes: '75 g@29-69; 4 bars (75 g)=75 กรัม แพ็ก 4 ก้อน@99-229',
      ingredients: formulas.soap.replaceAll(', Fragrance', '').replaceAll(', น้ำหอม', ''),
      lead: 'A mild bar without perfume.|สบู่อ่อนโยน ไม่มีน้ำหอม',
    },
    {
      name: '{0} Foaming Bath|โฟมอาบน้ำเด็ก {0}',
      label: 'Foam Bath',
      shape: 'pump',
      axes: [mild],
      sizes: '250 ml@129-290',
      lead: 'Ready-made foam at the press of a pump.|กดปั๊มเดียวได้โฟมพร้อมใช้',
    },
  ],
);

const skin = department(
  803,
  {
    ...common,
    registration: 'cosmetic',
    ingredients: formulas.cream,
    warnings: careWarning,
    use: 'Smooth over clean skin after the bath.|ทาบนผิวสะอาดหลังอาบน้ำ',
  },
  [
    {
      name: '{0} Baby Lotion|โลชั่นเด็ก {0}',
      label: 'Baby Lotion',
      shape: 'pump',
      axes: [mild],
      sizes: '150 ml@89-229; 400 ml@189-450',
      lead: 'A light lotion for new skin in warm rooms.|โลชั่นเนื้อเบาสำหรับผิวแรกเกิดในอากาศร้อน',
    },
    {
      name: '{0} Nappy Cream|ครีมทาผื่นผ้าอ้อม {0}',
      label: 'Nappy Cream',
      shape: 'tube',
      axes: [mild],
      sizes: '50 g@79-220; 100 g@139-350',
      ingredients:
        'Zinc Oxide, Petrolatum, Lanolin, {+}, Glycerin, Tocopherol.|ซิงก์ออกไซด์, ปิโตรลาทัม, ลาโนลิน, {+}, กลีเซอรีน, วิตามินอี',
      use: 'Apply a thin layer at every change.|ทาบางๆ ทุกครั้งที่เปลี่ยนผ้าอ้อม',
      lead: 'A barrier against damp that wipes off easily.|เคลือบปกป้องผิวจากความอับชื้น เช็ดออกง่าย',
    },
    {
      name: '{0} Baby Oil|เบบี้ออยล์ {0}',
      label: 'Baby Oil',
      shape: 'bottle',
      axes: [mild],
      sizes: '100 ml@69-179; 200 ml@119-290',
      ingredients: formulas.oil.replaceAll(', Fragrance', '').replaceAll(', น้ำหอม', ''),
      use: 'Warm in the hands and massage after the bath.|วอร์มบนมือแล้วนวดหลังอาบน้ำ',
      lead: 'A light oil for massage and for cradle cap.|ออยล์บางเบาสำหรับนวดตัวและไขบนหนังศีรษะ',
    },
    {
      name: '{0} Baby Powder|แป้งเด็ก {0}',
      label: 'Baby Powder',
      shape: 'bottle',
      axes: [mild],
      sizes: '100 g@35-89; 300 g@69-179',
      ingredients:
        'Corn Starch, {+}, Zinc Oxide, Tricalcium Phosphate.|แป้งข้าวโพด, {+}, ซิงก์ออกไซด์, ไตรแคลเซียมฟอสเฟต',
      use: 'Put a little in your palm, away from the baby’s face, and dab on.|เทลงบนฝ่ามือ ห่างจากใบหน้าลูก แล้วแตะเบาๆ',
      warnings:
        'Keep powder away from the face to avoid breathing it in. Not on broken skin.|ระวังอย่าให้แป้งเข้าจมูกและปาก ห้ามใช้กับผิวที่มีแผล',
      lead: 'Corn starch, no talc.|แป้งข้าวโพด ไม่มีทัลคัม',
    },
    {
      name: '{0} Baby Sun Lotion SPF30 PA+++|กันแดดเด็ก {0} SPF30 PA+++',
      label: 'Sun Lotion',
      shape: 'tube',
      axes: [mild],
      sizes: '30 ml@129-259; 80 ml@259-490',
      ingredients:
        'Water, Zinc Oxide, Caprylic/Capric Triglyceride, {+}, Glycerin.|น้ำ, ซิงก์ออกไซด์, คาไพรลิก/คาปริกไตรกลีเซอไรด์, {+}, กลีเซอรีน',
      use: 'From six months. Apply 15 minutes before going out and again every two hours.|สำหรับเด็กอายุ 6 เดือนขึ้นไป ทาก่อนออกแดด 15 นาที และทาซ้ำทุกสองชั่วโมง',
      lead: 'Mineral protection for playgrounds.|กันแดดชนิดมิเนอรัลสำหรับสนามเด็กเล่น',
    },
  ],
);

const pastel = axis(
  'Sky|สีฟ้า|#bfe3f5',
  'Peach|สีพีช|#ffd0b5',
  'Mint|สีมินต์|#c7ecdc',
  'Lemon|สีเหลืองเลมอน|#fbeeb0',
  'Lilac|สีไลแลก|#ddd0ef',
  'Cream|สีครีม|#f6eedd',
);

const feeding = department(
  804,
  {
    ...common,
    registration: 'none',
    use: 'Sterilise before the first use and wash after every use. Check the temperature before feeding.|ฆ่าเชื้อก่อนใช้ครั้งแรกและล้างทุกครั้งหลังใช้ ตรวจอุณหภูมิก่อนป้อน',
    warnings:
      'Always use with adult supervision. Check for damage before use; replace teats every two months.|ใช้ภายใต้การดูแลของผู้ใหญ่เสมอ ตรวจสภาพก่อนใช้ เปลี่ยนจุกทุกสองเดือน',
    ingredients: 'PP or PPSU, silicone. Free from BPA.|PP หรือ PPSU ซิลิโคน ปราศจาก BPA',
  },
  [
    {
      name: 'Wide Neck Bottle {0} {1}|ขวดนมคอกว้าง {0} {1}',
      label: 'Baby Bottle',
      shape: 'bottle',
      axes: [axis('4 oz|4 ออนซ์', '5 oz|5 ออนซ์', '8 oz|8 ออนซ์'), pastel],
      sizes: '1 piece=1 ขวด@99-290; 3 pieces=แพ็ก 3 ขวด@259-690',
      lead: 'With a vented teat against hiccups.|จุกระบายอากาศ ช่วยลดการกลืนลม',
    },
    {
      name: 'Silicone Teats {0}|จุกนมซิลิโคน {0}',
      label: 'Teats',
      shape: 'hangcard',
      axes: [
        axis(
          'SS Newborn|SS แรกเกิด',
          'S 0-3 m|S 0-3 เดือน',
          'M 3-6 m|M 3-6 เดือน',
          'L 6 m plus|L 6 เดือนขึ้นไป',
        ),
      ],
      sizes: '2 pieces@79-189; 4 pieces@139-320',
      lead: 'Soft silicone with the right flow for the age.|ซิลิโคนนุ่ม อัตราไหลเหมาะกับวัย',
    },
    {
      name: 'Training Cup {0}|แก้วหัดดื่ม {0}',
      label: 'Training Cup',
      shape: 'bottle',
      axes: [pastel],
      sizes: '180 ml@129-290; 240 ml@159-350',
      lead: 'With two handles and a valve that does not drip.|มีหูจับสองข้าง วาล์วกันหก',
    },
    {
      name: 'Silicone Bib {0}|ผ้ากันเปื้อนซิลิโคน {0}',
      label: 'Bib',
      shape: 'box',
      axes: [pastel],
      sizes: '1 piece=1 ชิ้น@99-259',
      lead: 'Catches what the spoon loses, and rolls up.|ช่องรับอาหารกว้าง ม้วนเก็บได้',
    },
    {
      name: 'Bottle Cleanser {0}|น้ำยาล้างขวดนม {0}',
      label: 'Bottle Cleanser',
      shape: 'pump',
      axes: [mild],
      sizes: '500 ml@79-189; 700 ml refill=ถุงเติม 700 มล.@89-209',
      ingredients:
        'Water, plant-based surfactants, {+}, Citric Acid.|น้ำ, สารลดแรงตึงผิวจากพืช, {+}, กรดซิตริก',
      use: 'Two pumps for a litre of water; wash and rinse well.|สองปั๊มต่อน้ำหนึ่งลิตร ล้างแล้วล้างน้ำเปล่าให้สะอาด',
      lead: 'Food-grade cleanser for bottles, fruit and toys.|เกรดอาหาร ล้างได้ทั้งขวดนม ผลไม้ และของเล่น',
    },
    {
      name: 'Breast Milk Bags {0}|ถุงเก็บน้ำนมแม่ {0}',
      label: 'Milk Bags',
      shape: 'box',
      axes: [axis('4 oz|4 ออนซ์', '6 oz|6 ออนซ์', '8 oz|8 ออนซ์')],
      sizes: '25 pieces@79-179; 50 pieces@139-290',
      use: 'Write the date on the bag and fill to the line. Double zip.|เขียนวันที่บนถุง เติมไม่เกินขีด รูดซิปสองชั้นให้สนิท',
      lead: 'Double zip and a heat mark.|ซิปสองชั้น พร้อมแถบบอกอุณหภูมิ',
    },
  ],
);

const food = department(
  805,
  {
    ...common,
    registration: 'food',
    use: 'Serve in small portions, sitting upright and watched by an adult.|ให้กินทีละน้อย ขณะนั่งตัวตรงและมีผู้ใหญ่ดูแล',
    warnings:
      'From the age on the pack. Not a substitute for milk. Contains allergens where stated. Risk of choking: always watch.|ใช้ตามช่วงอายุบนซอง ไม่ใช้แทนนม โปรดตรวจสอบสารก่อภูมิแพ้บนฉลาก ระวังการสำลัก ต้องมีผู้ใหญ่ดูแลเสมอ',
    ingredients: 'Rice, {+}, calcium, vitamin B1.|ข้าว, {+}, แคลเซียม, วิตามินบี 1',
  },
  [
    {
      name: 'Baby Cereal {0} 6 m+|อาหารเสริมสำหรับเด็ก {0} 6 เดือนขึ้นไป',
      label: 'Baby Cereal',
      shape: 'box',
      axes: [
        axis(
          'Riceberry|ข้าวไรซ์เบอร์รี|#6b3b52|riceberry|ข้าวไรซ์เบอร์รี',
          'Banana|กล้วย|#f4dc5a|banana|กล้วย',
          'Pumpkin|ฟักทอง|#f2a04a|pumpkin|ฟักทอง',
          'Mixed Veg|ผักรวม|#8fae5a|vegetables|ผักรวม',
          'Salmon|แซลมอน|#f0906a|salmon|แซลมอน',
        ),
      ],
      sizes: '120 g@69-139; 240 g@119-229',
      use: 'Stir with warm water to a smooth pap and feed with a spoon.|ชงกับน้ำอุ่นจนเนียน ป้อนด้วยช้อน',
      lead: 'Organic rice with one new taste at a time.|ข้าวออร์แกนิกกับรสใหม่ทีละอย่าง',
    },
    {
      name: 'Baby Puffs {0} 8 m+|ข้าวพองสำหรับเด็ก {0} 8 เดือนขึ้นไป',
      label: 'Baby Puffs',
      shape: 'sachet',
      axes: [
        axis(
          'Banana|กล้วย|#f4dc5a|banana|กล้วย',
          'Spinach|ผักโขม|#7a9a4a|spinach|ผักโขม',
          'Carrot|แครอต|#f2a04a|carrot|แครอต',
          'Apple|แอปเปิล|#d9573f|apple|แอปเปิล',
          'Purple Sweet Potato|มันม่วง|#7a4f8c|purple sweet potato|มันม่วง',
        ),
      ],
      sizes: '15 g@25-49; 40 g@59-109',
      lead: 'Melting rings for the first small grip.|ละลายง่ายในปาก เหมาะกับมือเล็กหัดหยิบ',
    },
    {
      name: 'Fruit Purée {0} 6 m+|ผลไม้บด {0} 6 เดือนขึ้นไป',
      label: 'Fruit Puree',
      shape: 'refill',
      axes: [
        axis(
          'Apple|แอปเปิล|#d9573f|apple|แอปเปิล',
          'Mango|มะม่วง|#ffb733|mango|มะม่วง',
          'Prune|ลูกพรุน|#4b2a5c|prune|ลูกพรุน',
          'Pear & Oat|แพร์และข้าวโอ๊ต|#cfd98a|pear, oats|แพร์, ข้าวโอ๊ต',
        ),
      ],
      sizes: '100 g@35-69; 6 pouches (100 g)=100 กรัม แพ็ก 6 ซอง@189-359',
      ingredients: '{+}, ascorbic acid.|{+}, กรดแอสคอร์บิก',
      lead: 'Fruit and nothing else, in a pouch with a big cap.|ผลไม้ล้วน ในซองฝาใหญ่',
    },
    {
      name: 'Rice Porridge {0} 8 m+|โจ๊กสำหรับเด็ก {0} 8 เดือนขึ้นไป',
      label: 'Porridge',
      shape: 'sachet',
      axes: [
        axis(
          'Chicken|ไก่|#e2c18a|chicken|ไก่',
          'Salmon|แซลมอน|#f0906a|salmon|แซลมอน',
          'Egg & Tofu|ไข่และเต้าหู้|#f4dc8a|egg, tofu|ไข่, เต้าหู้',
          'Pork Liver|ตับหมู|#8c4a3a|pork liver|ตับหมู',
        ),
      ],
      sizes: '130 g@35-69; 3 pouches (130 g)=130 กรัม แพ็ก 3 ซอง@99-189',
      use: 'Warm in hot water for three minutes and stir.|อุ่นในน้ำร้อนสามนาที คนให้เข้ากัน',
      lead: 'A soft meal for the changing bag.|มื้อนุ่มๆ พกในกระเป๋าคุณแม่',
    },
  ],
);

const mothers = department(
  806,
  {
    ...common,
    registration: 'none',
    use: 'Change when damp.|เปลี่ยนเมื่อชื้น',
    warnings:
      'Stop using if the skin reacts. Keep packing away from children.|หยุดใช้หากผิวเกิดอาการแพ้ เก็บถุงบรรจุให้พ้นมือเด็ก',
    ingredients: 'Nonwoven fabric, superabsorbent polymer, PE film.|ผ้าไม่ทอ โพลิเมอร์ดูดซับ ฟิล์ม PE',
  },
  [
    {
      name: 'Nursing Pads {0}|แผ่นซับน้ำนม {0}',
      label: 'Nursing Pads',
      shape: 'box',
      axes: [axis('Day|กลางวัน', 'Night|กลางคืน', 'Ultra Thin|บางพิเศษ', 'Cotton Touch|สัมผัสฝ้าย')],
      sizes: '24 pieces@69-149; 60 pieces@139-290',
      lead: 'Flat under a blouse and dry for hours.|บางแนบใต้เสื้อ แห้งสบายหลายชั่วโมง',
    },
    {
      name: '{0} Stretch Mark Cream|ครีมลดรอยแตกลาย{0}',
      label: 'Stretch Cream',
      shape: 'tube',
      registration: 'cosmetic',
      axes: [lotionLines],
      sizes: '100 ml@259-490; 150 ml@350-690',
      ingredients: formulas.cream,
      use: 'Massage over belly, hips and breasts twice a day from the third month.|นวดหน้าท้อง สะโพก และหน้าอก วันละสองครั้งตั้งแต่เดือนที่สาม',
      warnings: careWarning,
      lead: 'Keeps skin supple while it makes room.|ช่วยให้ผิวยืดหยุ่นขณะท้องขยาย',
    },
    {
      name: 'Nipple Balm {0}|บาล์มทาหัวนม {0}',
      label: 'Nipple Balm',
      shape: 'tube',
      registration: 'cosmetic',
      axes: [
        axis(
          'Lanolin|ลาโนลิน|#f4e7c3|lanolin|ลาโนลิน',
          'Plant Butter|บัตเตอร์จากพืช|#efe0b9|shea butter, coconut oil|เชียบัตเตอร์, น้ำมันมะพร้าว',
          'Calendula|คาเลนดูลา|#f2b632|calendula|คาเลนดูลา',
        ),
      ],
      sizes: '10 g@129-259; 30 g@259-490',
      ingredients: '{+}, tocopherol.|{+}, วิตามินอี',
      use: 'Apply after each feed. Need not be wiped off.|ทาหลังให้นมทุกครั้ง ไม่ต้องเช็ดออกก่อนให้นม',
      warnings: 'Ask a nurse if pain or cracks do not improve.|หากเจ็บหรือแตกไม่ดีขึ้นควรปรึกษาพยาบาล',
      lead: 'Relief between two feeds.|บรรเทาความเจ็บระหว่างมื้อนม',
    },
    {
      name: 'Maternity Support Belt {1} {0}|เข็มขัดพยุงครรภ์ {1} {0}',
      label: 'Support Belt',
      shape: 'box',
      axes: [
        axis('Size M|ไซซ์ M', 'Size L|ไซซ์ L', 'Size XL|ไซซ์ XL'),
        axis('Nude|สีเนื้อ|#e2bfa0', 'Black|สีดำ|#2b2b2e'),
      ],
      sizes: '1 piece=1 ชิ้น@290-690',
      ingredients: 'Nylon, spandex, hook-and-loop tape.|ไนลอน สแปนเด็กซ์ เทปตีนตุ๊กแก',
      use: 'Fit below the belly, not tight. Take off to sleep.|คาดใต้ท้อง ไม่รัดแน่น ถอดก่อนนอน',
      lead: 'Takes weight off the lower back.|ช่วยลดภาระหลังส่วนล่าง',
    },
    {
      name: 'Disposable Maternity Pants {0}|กางเกงในกระดาษหลังคลอด {0}',
      label: 'Maternity Pants',
      shape: 'sachet',
      axes: [axis('Size M|ไซซ์ M', 'Size L|ไซซ์ L', 'Size XL|ไซซ์ XL')],
      sizes: '5 pieces@59-129; 10 pieces@109-229',
      lead: 'Soft and breathable, for the hospital bag.|นุ่ม ระบายอากาศ เตรียมใส่กระเป๋าคลอด',
    },
  ],
);

export const baby: readonly Kind[] = [
  ...nappies,
  ...bath,
  ...skin,
  ...feeding,
  ...food,
  ...mothers,
];
