import { closers } from './closers.ts';
import { axis, department } from './kind.ts';
import type { Kind } from './kind.ts';

const fruit = axis(
  'Orange|รสส้ม|#f6a64b',
  'Lychee|รสลิ้นจี่|#f5a3a8',
  'Mixed Berry|รสเบอร์รีรวม|#9c3a6b',
  'Lemon|รสเลมอน|#f4dc5a',
  'Peach|รสพีช|#ffc2a1',
  'Green Apple|รสแอปเปิลเขียว|#b7d36b',
);

const common = {
  closers: closers.supplement,
  registration: 'food',
  warnings:
    'Children and pregnant women should not take this product. Read the label before use. Eat a variety of foods from the five groups in suitable proportions. Has no effect in the prevention or treatment of disease.|เด็กและสตรีมีครรภ์ไม่ควรรับประทาน อ่านคำเตือนในฉลากก่อนบริโภค ควรกินอาหารหลากหลายครบ 5 หมู่ ในสัดส่วนที่เหมาะสมเป็นประจำ ไม่มีผลในการป้องกันหรือรักษาโรค',
  use: 'Take 1 a day after a meal with water.|รับประทานวันละ 1 เม็ด หลังอาหาร พร้อมน้ำ',
} as const;

const filler = (en: string, th: string) =>
  `${en}, {+}, microcrystalline cellulose, magnesium stearate, silicon dioxide.|${th}, {+}, ไมโครคริสตัลลีนเซลลูโลส, แมกนีเซียมสเตียเรต, ซิลิคอนไดออกไซด์`;

const vitamins = department(701, { ...common, ingredients: filler('Vitamins', 'วิตามิน') }, [
  {
    name: 'Vitamin C {0}|วิตามินซี {0}',
    label: 'Vitamin C',
    shape: 'supplement',
    axes: [
      axis(
        '500 mg|500 มก.|#ffa63d',
        '1000 mg|1000 มก.|#ff8a1f',
        'Zinc 500 mg|พลัสซิงก์ 500 มก.|#ffc75a|zinc amino acid chelate|ซิงก์อะมิโนแอซิดคีเลต',
        'Rosehip 500 mg|พลัสโรสฮิป 500 มก.|#d9573f|rosehip powder|ผงโรสฮิป',
      ),
    ],
    sizes:
      '30 tablets@129-289; 60 tablets@219-490; 100 tablets@320-690; 30 capsules@129-289; 60 capsules@219-490; 100 capsules@320-690',
    ingredients: filler('Ascorbic acid', 'กรดแอสคอร์บิก (วิตามินซี)'),
    lead: 'Vitamin C for immunity, iron absorption and collagen formation.|วิตามินซีมีส่วนช่วยในการทำงานของระบบภูมิคุ้มกัน การดูดซึมธาตุเหล็ก และการสร้างคอลลาเจน',
  },
  {
    name: 'B Complex {0}|วิตามินบีรวม {0}',
    label: 'B Complex',
    shape: 'supplement',
    axes: [
      axis(
        'Daily|สูตรประจำวัน|#f2c94c',
        'High B12|บี 12 สูง|#e07a5f',
        'Plus Iron|พลัสธาตุเหล็ก|#b5462f|ferrous fumarate|เฟอร์รัสฟูมาเรต',
        'Stress Care|สูตรคนทำงานหนัก|#7fb2d9',
      ),
    ],
    sizes: '30 tablets@129-289; 60 tablets@219-469; 30 capsules@129-289; 60 capsules@219-469',
    ingredients: filler(
      'Thiamine, riboflavin, niacinamide, pyridoxine, cyanocobalamin',
      'วิตามินบี 1, บี 2, ไนอาซินาไมด์, บี 6, บี 12',
    ),
    lead: 'The eight B vitamins, which help the body to make energy from food.|วิตามินบี 8 ชนิด มีส่วนช่วยให้ร่างกายได้พลังงานจากอาหาร',
  },
  {
    name: 'Multivitamin {0}|วิตามินและแร่ธาตุรวม {0}',
    label: 'Multivitamin',
    shape: 'supplement',
    axes: [
      axis(
        'Adults|สำหรับผู้ใหญ่|#4d9f6f',
        'Women|สำหรับผู้หญิง|#d6709a',
        'Men|สำหรับผู้ชาย|#3b6ea5',
        '50 Plus|วัย 50 ปีขึ้นไป|#8c7aa9',
        'Active|สำหรับคนออกกำลังกาย|#e2672a',
      ),
    ],
    sizes: '30 tablets@189-420; 60 tablets@329-690; 30 capsules@189-420; 60 capsules@329-690',
    ingredients: filler(
      'Vitamins A, C, D3, E, B group, zinc, magnesium, selenium',
      'วิตามินเอ ซี ดี3 อี บีรวม สังกะสี แมกนีเซียม ซีลีเนียม',
    ),
    lead: 'Twenty-one vitamins and minerals near the Thai daily values.|วิตามินและแร่ธาตุ 21 ชนิด ในปริมาณใกล้เคียงค่าแนะนำต่อวันของคนไทย',
  },
  {
    name: 'Vitamin D3 {0}|วิตามินดี 3 {0}',
    label: 'Vitamin D3',
    shape: 'supplement',
    axes: [
      axis(
        '400 IU|400 ไอยู|#ffe08a',
        '600 IU|600 ไอยู|#ffd25a',
        'K2 Plus|พลัสเค 2|#f2b84b|menaquinone-7 (vitamin K2)|วิตามินเค 2',
        'Calcium Plus|พลัสแคลเซียม|#e8e2d0|calcium carbonate|แคลเซียมคาร์บอเนต',
      ),
    ],
    sizes: '30 softgels@159-359; 60 softgels@259-590',
    ingredients:
      'Cholecalciferol, {+}, sunflower oil, gelatin, glycerin.|โคลีแคลซิเฟอรอล (วิตามินดี 3), {+}, น้ำมันเมล็ดทานตะวัน, เจลาติน, กลีเซอรีน',
    lead: 'For office workers who see the sun through glass.|สำหรับคนทำงานออฟฟิศที่เห็นแดดผ่านกระจก วิตามินดีช่วยดูดซึมแคลเซียม',
  },
  {
    name: 'Vitamin Gummies {0} {1}|กัมมี่วิตามิน{0} {1}',
    label: 'Gummies',
    shape: 'supplement',
    axes: [axis('C & Zinc|ซีและซิงก์', 'Multi|รวม', 'D3|ดี 3', 'B12|บี 12'), fruit],
    sizes: '30 pieces=30 เม็ด@149-290; 60 pieces=60 เม็ด@259-490',
    ingredients:
      'Glucose syrup, sugar, gelatin, citric acid, vitamins, fruit juice concentrate.|กลูโคสไซรัป, น้ำตาล, เจลาติน, กรดซิตริก, วิตามิน, น้ำผลไม้เข้มข้น',
    use: 'Chew 2 gummies a day.|เคี้ยววันละ 2 เม็ด',
    lead: 'Chewy vitamins for people who forget tablets.|วิตามินเคี้ยวหนึบสำหรับคนที่ลืมกินเม็ดยาเป็นประจำ',
  },
  {
    name: 'Effervescent Vitamin C {0}|วิตามินซีเม็ดฟู่ {0}',
    label: 'Effervescent C',
    shape: 'supplement',
    axes: [fruit],
    sizes: '10 tablets@79-149; 20 tablets@129-259',
    ingredients:
      'Ascorbic acid, citric acid, sodium bicarbonate, sorbitol, flavour, sucralose.|กรดแอสคอร์บิก, กรดซิตริก, โซเดียมไบคาร์บอเนต, ซอร์บิทอล, สารแต่งกลิ่น, ซูคราโลส',
    use: 'Dissolve 1 tablet in a glass of water, once a day.|ละลาย 1 เม็ดในน้ำ 1 แก้ว วันละครั้ง',
    lead: 'A fizzy glass of vitamin C without sugar.|วิตามินซีซ่าสดชื่นหนึ่งแก้ว ไม่มีน้ำตาล',
  },
]);

const minerals = department(702, { ...common, ingredients: filler('Minerals', 'แร่ธาตุ') }, [
  {
    name: 'Calcium {0}|แคลเซียม {0}',
    label: 'Calcium',
    shape: 'supplement',
    axes: [
      axis(
        '600 mg|600 มก.|#e8e2d0',
        'L-Threonate|แอล-ทรีโอเนต|#d7e8f0',
        'D3 Plus|พลัสดี 3|#ffe08a|vitamin D3|วิตามินดี 3',
        'Magnesium Plus|พลัสแมกนีเซียม|#cfe0d5|magnesium oxide|แมกนีเซียมออกไซด์',
      ),
    ],
    sizes: '30 tablets@149-359; 60 tablets@259-650; 30 capsules@149-359; 60 capsules@259-650',
    ingredients: filler('Calcium salts', 'เกลือแคลเซียม'),
    lead: 'Calcium contributes to strong bones and teeth.|แคลเซียมมีส่วนช่วยในกระบวนการสร้างกระดูกและฟันที่แข็งแรง',
  },
  {
    name: 'Zinc {0}|ซิงก์ {0}',
    label: 'Zinc',
    shape: 'supplement',
    axes: [
      axis(
        '15 mg|15 มก.|#c8d1d8',
        'C Plus|พลัสวิตามินซี|#ffc75a|vitamin C|วิตามินซี',
        'Selenium|พลัสซีลีเนียม|#9fb7c9|selenium yeast|ซีลีเนียมยีสต์',
      ),
    ],
    sizes: '30 tablets@129-290; 60 tablets@229-490; 30 capsules@129-290; 60 capsules@229-490',
    ingredients: filler('Zinc gluconate', 'ซิงก์กลูโคเนต'),
    lead: 'Zinc is needed for normal growth, skin and immunity.|สังกะสีช่วยในการเจริญเติบโตของร่างกาย และมีส่วนช่วยระบบภูมิคุ้มกัน',
  },
  {
    name: 'Magnesium {0}|แมกนีเซียม {0}',
    label: 'Magnesium',
    shape: 'supplement',
    axes: [
      axis(
        'Glycinate|ไกลซิเนต|#b9d3c8',
        'Citrate|ซิเตรต|#dfe8b8',
        'B6 Plus|พลัสบี 6|#f2c94c|vitamin B6|วิตามินบี 6',
      ),
    ],
    sizes: '30 tablets@189-420; 60 tablets@329-750; 30 capsules@189-420; 60 capsules@329-750',
    ingredients: filler('Magnesium salts', 'เกลือแมกนีเซียม'),
    use: 'Take 1 after the evening meal.|รับประทานวันละ 1 เม็ด หลังอาหารเย็น',
    lead: 'Part of bones and teeth, and of many people’s evening routine.|แร่ธาตุส่วนประกอบของกระดูกและฟัน ที่หลายคนเลือกกินหลังมื้อเย็น',
  },
  {
    name: 'Iron {0}|ธาตุเหล็ก {0}',
    label: 'Iron',
    shape: 'supplement',
    axes: [
      axis(
        'Folate|พลัสโฟเลต|#b5462f|folic acid|กรดโฟลิก',
        'Bisglycinate|บิสไกลซิเนต|#8c3b2f',
        'C Plus|พลัสวิตามินซี|#e2672a|vitamin C|วิตามินซี',
      ),
    ],
    sizes: '30 tablets@129-290; 60 tablets@219-490; 30 capsules@129-290; 60 capsules@219-490',
    ingredients: filler('Ferrous bisglycinate', 'เฟอร์รัสบิสไกลซิเนต'),
    lead: 'Iron is an important part of haemoglobin in red blood cells.|เหล็กเป็นส่วนประกอบสำคัญของฮีโมโกลบินในเม็ดเลือดแดง',
  },
]);

const beauty = department(
  703,
  {
    ...common,
    ingredients:
      'Hydrolysed collagen, {+}, ascorbic acid, citric acid, flavour, sucralose.|ไฮโดรไลซ์คอลลาเจน, {+}, กรดแอสคอร์บิก, กรดซิตริก, สารแต่งกลิ่น, ซูคราโลส',
    use: 'Dissolve one sachet in a glass of water, once a day before bed.|ละลาย 1 ซองในน้ำ 1 แก้ว วันละครั้ง ก่อนนอน',
  },
  [
    {
      name: 'Collagen Peptide {0} {1}|คอลลาเจนเปปไทด์ {0} {1}',
      label: 'Collagen',
      shape: 'sachet',
      axes: [
        axis(
          '5,000 mg|5,000 มก.',
          '10,000 mg|10,000 มก.',
          'Dipeptide|ไดเปปไทด์',
          'Tripeptide|ไตรเปปไทด์',
        ),
        fruit,
      ],
      sizes: '10 sachets@199-450; 30 sachets@490-1190',
      lead: 'Fish collagen peptides that dissolve in cold water.|คอลลาเจนเปปไทด์จากปลา ละลายในน้ำเย็นได้',
    },
    {
      name: 'Pure Collagen {0}|คอลลาเจนบริสุทธิ์ {0}',
      label: 'Pure Collagen',
      shape: 'box',
      axes: [
        axis(
          'Fish|จากปลา|#cfe6f2',
          'Type II|ชนิดที่ 2|#e8e2d0',
          'Vitamin C|พลัสวิตามินซี|#ffc75a|vitamin C|วิตามินซี',
        ),
      ],
      sizes: '100 g@329-690; 200 g@550-1190',
      use: 'Stir two spoons (5 g) into any drink, once a day.|ชง 2 ช้อน (5 กรัม) ในเครื่องดื่ม วันละครั้ง',
      lead: 'A tasteless powder for coffee, soup and smoothies.|ผงไม่มีรส เติมได้ทั้งกาแฟ ซุป และสมูทตี',
    },
    {
      name: 'Glutathione {0}|กลูตาไธโอน {0}',
      label: 'Glutathione',
      shape: 'supplement',
      axes: [
        axis(
          '250 mg|250 มก.|#f7e2e8',
          'Berry Plus|พลัสเบอร์รี|#9c3a6b|mixed berry extract|สารสกัดเบอร์รีรวม',
          'Grape Seed|พลัสเมล็ดองุ่น|#6b2144|grape seed extract|สารสกัดเมล็ดองุ่น',
        ),
      ],
      sizes: '30 tablets@290-690; 60 tablets@490-1190; 30 capsules@290-690; 60 capsules@490-1190',
      ingredients: filler('L-glutathione', 'แอล-กลูตาไธโอน'),
      use: common.use,
      lead: 'Glutathione with companions from fruit.|กลูตาไธโอนผสานสารสกัดจากผลไม้',
    },
    {
      name: 'Biotin Hair & Nails {0}|ไบโอตินบำรุงผมและเล็บ {0}',
      label: 'Biotin',
      shape: 'supplement',
      axes: [
        axis(
          'Daily|สูตรประจำวัน|#e9d8a6',
          'Zinc Plus|พลัสซิงก์|#c8d1d8|zinc|ซิงก์',
          'Keratin Plus|พลัสเคราติน|#c9a27a|keratin|เคราติน',
        ),
      ],
      sizes: '30 tablets@189-420; 60 tablets@329-750; 30 capsules@189-420; 60 capsules@329-750',
      ingredients: filler('Biotin', 'ไบโอติน'),
      use: common.use,
      lead: 'Biotin, for those who look at their comb in the morning.|ไบโอตินสำหรับคนที่คอยมองหวีทุกเช้า',
    },
    {
      name: 'Collagen Jelly {0}|คอลลาเจนเจลลี่ {0}',
      label: 'Collagen Jelly',
      shape: 'sachet',
      axes: [fruit],
      sizes: '10 sticks@159-320; 20 sticks@290-590',
      use: 'Eat one stick a day, chilled if you like.|รับประทานวันละ 1 ซอง แช่เย็นก่อนจะยิ่งอร่อย',
      lead: 'A fruity jelly stick instead of a powder.|เจลลี่แท่งรสผลไม้ กินง่ายแทนแบบผง',
    },
  ],
);

const omega = department(
  704,
  {
    ...common,
    ingredients:
      'Oil, {+}, gelatin, glycerin, mixed tocopherols.|น้ำมัน, {+}, เจลาติน, กลีเซอรีน, วิตามินอีรวม',
    warnings:
      'Not with a fish or shellfish allergy where it applies. Ask a doctor first if you take blood thinners. Children and pregnant women should not take this product. Has no effect in the prevention or treatment of disease.|ผู้แพ้ปลาหรืออาหารทะเลควรตรวจสอบส่วนประกอบก่อน ผู้ใช้ยาละลายลิ่มเลือดควรปรึกษาแพทย์ เด็กและสตรีมีครรภ์ไม่ควรรับประทาน ไม่มีผลในการป้องกันหรือรักษาโรค',
  },
  [
    {
      name: 'Fish Oil {0}|น้ำมันปลา {0}',
      label: 'Fish Oil',
      shape: 'supplement',
      axes: [
        axis(
          '500 mg|500 มก.|#f2a65a',
          '1000 mg|1000 มก.|#e8923a',
          'High DHA|ดีเอชเอสูง|#d97b2a',
          'Odourless|ไม่มีกลิ่นคาว|#f4c98a',
        ),
      ],
      sizes: '30 softgels@159-359; 60 softgels@279-590; 100 softgels@390-850',
      ingredients:
        'Fish oil (EPA, DHA), gelatin, glycerin, vitamin E.|น้ำมันปลา (EPA, DHA), เจลาติน, กลีเซอรีน, วิตามินอี',
      lead: 'EPA and DHA from small ocean fish.|EPA และ DHA จากปลาทะเลตัวเล็ก',
    },
    {
      name: 'Krill Oil {0}|น้ำมันคริลล์ {0}',
      label: 'Krill Oil',
      shape: 'supplement',
      axes: [
        axis(
          '500 mg|500 มก.|#c8344f',
          'Astaxanthin|พลัสแอสตาแซนธิน|#d9573f|astaxanthin|แอสตาแซนธิน',
          'Double|เข้มข้นสองเท่า|#a5122d',
        ),
      ],
      sizes: '30 softgels@390-790; 60 softgels@690-1390',
      lead: 'Omega-3 in phospholipid form, in a small capsule.|โอเมก้า 3 ในรูปฟอสโฟลิพิด แคปซูลเม็ดเล็ก',
    },
    {
      name: 'Flaxseed & Plant Omega {0}|โอเมก้าจากเมล็ดแฟลกซ์และพืช {0}',
      label: 'Plant Omega',
      shape: 'supplement',
      axes: [
        axis(
          '3-6-9|3-6-9|#d8b98a',
          'Perilla|งาขี้ม้อน|#8c7a5c|perilla oil|น้ำมันงาขี้ม้อน',
          'Algae DHA|ดีเอชเอสาหร่าย|#5f8f7a|algal oil|น้ำมันสาหร่าย',
        ),
      ],
      sizes: '30 softgels@190-420; 60 softgels@329-690',
      lead: 'Omega from seeds and algae, without fish.|โอเมก้าจากเมล็ดพืชและสาหร่าย ไม่มีปลา',
    },
    {
      name: 'Glucosamine {0}|กลูโคซามีน {0}',
      label: 'Glucosamine',
      shape: 'supplement',
      axes: [
        axis(
          '500 mg|500 มก.|#7fa6bd',
          'Chondroitin|พลัสคอนดรอยติน|#9fb7c9|chondroitin sulfate|คอนดรอยตินซัลเฟต',
          'Collagen II|พลัสคอลลาเจนไทป์ทู|#d7e8f0|type II collagen|คอลลาเจนชนิดที่ 2',
        ),
      ],
      sizes: '30 tablets@259-590; 60 tablets@459-990; 30 capsules@259-590; 60 capsules@459-990',
      ingredients: filler('Glucosamine hydrochloride', 'กลูโคซามีนไฮโดรคลอไรด์'),
      lead: 'A classic companion for people who take the stairs.|ตัวช่วยคลาสสิกของคนที่ยังเดินขึ้นบันไดทุกวัน',
    },
    {
      name: 'Coenzyme Q10 {0}|โคเอนไซม์คิวเท็น {0}',
      label: 'CoQ10',
      shape: 'supplement',
      axes: [
        axis(
          '30 mg|30 มก.|#f2b84b',
          '50 mg|50 มก.|#e8923a',
          'Fish Oil|พลัสน้ำมันปลา|#d97b2a|fish oil|น้ำมันปลา',
        ),
      ],
      sizes: '30 softgels@259-590; 60 softgels@459-990',
      lead: 'CoQ10 in rice bran oil.|โคคิวเท็นในน้ำมันรำข้าว',
    },
  ],
);

const herbs = department(
  705,
  { ...common, ingredients: '{+}, gelatin or HPMC capsule.|{+}, แคปซูลเจลาตินหรือ HPMC' },
  [
    {
      name: '{0} Extract {1}|สารสกัด{0} {1}',
      label: 'Extract',
      shape: 'supplement',
      axes: [
        axis(
          'Turmeric|ขมิ้นชัน|#f2b632|turmeric extract|สารสกัดขมิ้นชัน',
          'Black Ginger|กระชายดำ|#4a3b52|black ginger extract|สารสกัดกระชายดำ',
          'Fingerroot|กระชายขาว|#d8b47a|fingerroot extract|สารสกัดกระชายขาว',
          'Gotu Kola|บัวบก|#8fae5a|gotu kola extract|สารสกัดบัวบก',
          'Garlic|กระเทียม|#efe6d2|garlic extract|สารสกัดกระเทียม',
          'Moringa|มะรุม|#7a9a4a|moringa leaf|ใบมะรุม',
          'Ginkgo|แปะก๊วย|#b5b04a|ginkgo leaf extract|สารสกัดใบแปะก๊วย',
          'Ginseng|โสม|#c9a27a|ginseng extract|สารสกัดโสม',
          'Lingzhi|เห็ดหลินจือ|#8c3b2f|lingzhi extract|สารสกัดเห็ดหลินจือ',
          'Cordyceps|ถั่งเช่า|#d9903a|cordyceps extract|สารสกัดถั่งเช่า',
        ),
        axis('250 mg|250 มก.', '500 mg|500 มก.'),
      ],
      sizes: '30 capsules@159-390; 60 capsules@279-690',
      lead: 'A single herb, with its content on the label.|สมุนไพรชนิดเดียว ระบุปริมาณชัดเจนบนฉลาก',
    },
    {
      name: '{0} Instant Drink {1}|{0}ชงดื่ม {1}',
      label: 'Instant Drink',
      shape: 'sachet',
      axes: [
        axis(
          'Ginger|ขิงผง|#dcb15a|ginger|ขิง',
          'Roselle|กระเจี๊ยบ|#a5122d|roselle|กระเจี๊ยบแดง',
          'Bael Fruit|มะตูม|#c98b3c|bael fruit|มะตูม',
          'Chrysanthemum|เก๊กฮวย|#f2d45a|chrysanthemum|เก๊กฮวย',
          'Monk Fruit|หล่อฮังก้วย|#8c6b3a|monk fruit|หล่อฮังก้วย',
        ),
        axis('Less Sugar|สูตรหวานน้อย', 'No Sugar|สูตรไม่มีน้ำตาล', 'Original|สูตรดั้งเดิม'),
      ],
      sizes: '10 sachets@59-129; 20 sachets@109-229',
      ingredients: '{+}, sugar or erythritol.|{+}, น้ำตาลหรืออิริทริทอล',
      use: 'Stir one sachet into a cup of hot water.|ชง 1 ซองในน้ำร้อน 1 แก้ว',
      warnings:
        'Contains sugar where stated. Hot water: keep away from children.|บางสูตรมีน้ำตาล โปรดอ่านฉลาก ระวังน้ำร้อน เก็บให้พ้นมือเด็ก',
      lead: 'A herbal drink, ready in half a minute.|เครื่องดื่มสมุนไพร ชงเสร็จในครึ่งนาที',
    },
    {
      name: '{0}|{0} ชนิดแคปซูลนิ่ม',
      label: 'Softgels',
      shape: 'supplement',
      axes: [
        axis(
          'Evening Primrose Oil|น้ำมันอีฟนิ่งพริมโรส|#e3d24a|evening primrose oil|น้ำมันอีฟนิ่งพริมโรส',
          'Rice Bran Oil|น้ำมันรำข้าว|#d8b98a|rice bran oil|น้ำมันรำข้าว',
          'Black Sesame Oil|น้ำมันงาดำ|#3b3b3f|black sesame oil|น้ำมันงาดำ',
          'Coconut Oil|น้ำมันมะพร้าวสกัดเย็น|#f4efe3|virgin coconut oil|น้ำมันมะพร้าวสกัดเย็น',
          'Sacha Inchi Oil|น้ำมันถั่วดาวอินคา|#c9a441|sacha inchi oil|น้ำมันถั่วดาวอินคา',
        ),
      ],
      sizes: '30 softgels@159-359; 60 softgels@279-590',
      ingredients: '{+}, gelatin, glycerin.|{+}, เจลาติน, กลีเซอรีน',
      lead: 'Cold-pressed oil in a soft capsule.|น้ำมันสกัดเย็นในแคปซูลนิ่ม',
    },
    {
      name: '{0} Shot|{0}ช็อต',
      label: 'Shot',
      shape: 'bottle',
      axes: [
        axis(
          'Turmeric Honey|ขมิ้นน้ำผึ้ง|#f2b632|turmeric, honey|ขมิ้น, น้ำผึ้ง',
          'Ginger Lemon|ขิงเลมอน|#f4dc5a|ginger, lemon|ขิง, เลมอน',
          'Fingerroot Honey|กระชายน้ำผึ้ง|#d8b47a|fingerroot, honey|กระชาย, น้ำผึ้ง',
          'Emblica|มะขามป้อม|#b5c93f|emblica|มะขามป้อม',
        ),
      ],
      sizes: '50 ml@29-59; 6 bottles (50 ml)=50 มล. แพ็ก 6 ขวด@159-320',
      ingredients: 'Water, {+}, citric acid.|น้ำ, {+}, กรดซิตริก',
      use: 'Shake and drink one bottle, chilled.|เขย่าขวด ดื่มวันละ 1 ขวด แช่เย็นอร่อยกว่า',
      lead: 'A small bottle with a strong taste.|ขวดเล็ก รสเข้มข้นถึงใจ',
    },
  ],
);

const shakes = axis(
  'Chocolate|รสช็อกโกแลต|#5b3a29',
  'Vanilla|รสวานิลลา|#f1e2c0',
  'Thai Tea|รสชาไทย|#c9682f',
  'Matcha|รสมัทฉะ|#8fae5a',
  'Strawberry|รสสตรอว์เบอร์รี|#f27d8c',
  'Unflavoured|ไม่แต่งรส|#eceaf0',
);

const protein = department(
  706,
  {
    ...common,
    warnings:
      'Contains milk or soya where stated. Do not use as the only food. Ask a doctor first with kidney disease. Has no effect in the prevention or treatment of disease.|บางสูตรมีนมหรือถั่วเหลือง ห้ามใช้เป็นอาหารเพียงอย่างเดียว ผู้ป่วยโรคไตควรปรึกษาแพทย์ ไม่มีผลในการป้องกันหรือรักษาโรค',
    ingredients:
      'Protein, {+}, cocoa or flavouring, lecithin, sucralose.|โปรตีน, {+}, โกโก้หรือสารแต่งกลิ่น, เลซิทิน, ซูคราโลส',
    use: 'Shake one scoop with 200 ml of cold water or milk.|ตัก 1 ช้อน เขย่ากับน้ำเย็นหรือนม 200 มล.',
  },
  [
    {
      name: 'Whey Protein {0}|เวย์โปรตีน {0}',
      label: 'Whey Protein',
      shape: 'jar',
      axes: [shakes],
      sizes: '450 g@490-890; 900 g@890-1690; 2 kg@1690-2990',
      lead: 'Twenty-four grams of protein in a scoop.|โปรตีน 24 กรัมต่อช้อน',
    },
    {
      name: 'Plant Protein {0}|โปรตีนพืช {0}',
      label: 'Plant Protein',
      shape: 'jar',
      axes: [shakes],
      sizes: '400 g@450-850; 800 g@790-1490',
      lead: 'Pea, rice and soya protein for those who skip milk.|โปรตีนจากถั่วลันเตา ข้าว และถั่วเหลือง สำหรับคนไม่กินนม',
    },
    {
      name: 'Protein Bar {0}|โปรตีนบาร์ {0}',
      label: 'Protein Bar',
      shape: 'sachet',
      axes: [shakes],
      sizes: '40 g@35-69; 12 bars (40 g)=40 กรัม แพ็ก 12 แท่ง@390-720',
      use: 'Eat as a snack after exercise.|กินเป็นของว่างหลังออกกำลังกาย',
      lead: 'A soft bar that doesn’t taste of cardboard.|เนื้อนุ่ม รสไม่เหมือนกระดาษแข็ง',
    },
    {
      name: 'BCAA Drink Mix {0}|บีซีเอเอชงดื่ม {0}',
      label: 'BCAA',
      shape: 'jar',
      axes: [fruit],
      sizes: '200 g@390-690; 400 g@650-1190',
      ingredients:
        'L-leucine, L-isoleucine, L-valine, citric acid, flavour, sucralose.|แอล-ลิวซีน, แอล-ไอโซลิวซีน, แอล-วาลีน, กรดซิตริก, สารแต่งกลิ่น, ซูคราโลส',
      lead: 'Amino acids for long sessions.|กรดอะมิโนสำหรับวันที่ซ้อมหนัก',
    },
    {
      name: 'Electrolyte Powder {0}|ผงเกลือแร่สำหรับออกกำลังกาย {0}',
      label: 'Electrolyte',
      shape: 'sachet',
      axes: [fruit],
      sizes: '5 sachets@49-109; 10 sachets@89-199',
      ingredients:
        'Sodium citrate, potassium chloride, magnesium citrate, citric acid, flavour.|โซเดียมซิเตรต, โพแทสเซียมคลอไรด์, แมกนีเซียมซิเตรต, กรดซิตริก, สารแต่งกลิ่น',
      use: 'Dissolve one sachet in 500 ml of water. Not for diarrhoea: use ORS.|ละลาย 1 ซองในน้ำ 500 มล. ไม่ใช้แทนโออาร์เอสเมื่อท้องเสีย',
      lead: 'Replaces what a hot run takes away.|เติมเกลือแร่ที่เสียไปกับเหงื่อ',
    },
  ],
);

const fibre = department(
  707,
  {
    ...common,
    ingredients:
      '{+}, inulin, citric acid, flavour, stevia.|{+}, อินูลิน, กรดซิตริก, สารแต่งกลิ่น, หญ้าหวาน',
    use: 'Stir one sachet into a glass of water before bed, and drink at once.|ชง 1 ซองในน้ำ 1 แก้ว ดื่มทันทีก่อนนอน',
  },
  [
    {
      name: '{0} Fibre Drink {1}|ไฟเบอร์ชงดื่ม{0} {1}',
      label: 'Fibre Drink',
      shape: 'sachet',
      axes: [
        axis(
          'Psyllium|ไซเลียมฮัสก์||psyllium husk|ไซเลียมฮัสก์',
          'Prune|ลูกพรุน||prune extract|สารสกัดลูกพรุน',
          'Green Veg|ผักใบเขียว||vegetable powder|ผงผัก',
        ),
        fruit,
      ],
      sizes: '10 sachets@129-259; 30 sachets@329-590',
      lead: 'Soluble fibre for days without vegetables.|ใยอาหารละลายน้ำสำหรับวันที่กินผักไม่พอ',
    },
    {
      name: 'Probiotic {0} {1}|โพรไบโอติก {0} {1}',
      label: 'Probiotic',
      shape: 'sachet',
      axes: [
        axis(
          '10 Strains|10 สายพันธุ์||10 strains of lactobacilli and bifidobacteria|จุลินทรีย์โพรไบโอติก 10 สายพันธุ์',
          'Daily|สูตรประจำวัน||Lactobacillus, Bifidobacterium|แลคโตบาซิลลัส, บิฟิโดแบคทีเรียม',
          'Woman|สำหรับผู้หญิง||Lactobacillus crispatus, cranberry|แลคโตบาซิลลัส คริสปาตัส, แครนเบอร์รี',
        ),
        fruit,
      ],
      sizes: '10 sachets@190-390; 30 sachets@490-990',
      use: 'Pour one sachet on the tongue or into cool water, once a day.|เทใส่ปากโดยตรงหรือละลายน้ำอุณหภูมิห้อง วันละ 1 ซอง',
      lead: 'Live cultures with their food, in one stick.|จุลินทรีย์มีชีวิตพร้อมพรีไบโอติกในซองเดียว',
    },
    {
      name: 'Psyllium Husk {0}|ไซเลียมฮัสก์ {0}',
      label: 'Psyllium',
      shape: 'box',
      axes: [
        axis(
          'Powder|ชนิดผง||psyllium husk|ไซเลียมฮัสก์',
          'Whole|ชนิดเปลือก||psyllium husk|ไซเลียมฮัสก์',
          'Capsules|ชนิดแคปซูล||psyllium husk|ไซเลียมฮัสก์',
        ),
      ],
      sizes: '100 g@129-259; 300 g@290-520',
      lead: 'Husk of plantain seeds; always with plenty of water.|เปลือกเมล็ดเทียนเกล็ดหอย กินคู่กับน้ำมากๆ เสมอ',
    },
    {
      name: '{0} Seeds|{0}',
      label: 'Seeds',
      shape: 'box',
      axes: [
        axis(
          'Black Chia|เมล็ดเจียดำ||black chia|เมล็ดเจียดำ',
          'White Chia|เมล็ดเจียขาว||white chia|เมล็ดเจียขาว',
          'Basil|เมล็ดแมงลัก||basil seed|เมล็ดแมงลัก',
          'Chia, Flax & Basil|เมล็ดเจีย แฟลกซ์ และแมงลัก||chia, flax, basil seed|เจีย, แฟลกซ์, แมงลัก',
        ),
      ],
      sizes: '150 g@89-189; 350 g@169-359',
      use: 'Soak a tablespoon in a glass of water or yoghurt for ten minutes.|แช่ 1 ช้อนโต๊ะในน้ำหรือโยเกิร์ตสิบนาที',
      lead: 'Seeds that swell into a filling spoonful.|เมล็ดที่พองตัวในน้ำ อิ่มท้องอย่างเป็นธรรมชาติ',
      warnings:
        'Always soak first and drink plenty of water. Not for people with swallowing difficulties.|ต้องแช่น้ำก่อนและดื่มน้ำตามมากๆ ผู้ที่กลืนลำบากไม่ควรรับประทาน',
    },
  ],
);

export const supplements: readonly Kind[] = [
  ...vitamins,
  ...minerals,
  ...beauty,
  ...omega,
  ...herbs,
  ...protein,
  ...fibre,
];
