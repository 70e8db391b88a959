import { closers } from './closers.ts';
import { axis, department, texts } from './kind.ts';
import type { Kind } from './kind.ts';

const snackWarning =
  'Eat in moderation and take exercise. Check the allergens on the pack. Keep cool and dry, and close well.|ควรบริโภคแต่น้อยและออกกำลังกายเพื่อสุขภาพ โปรดดูข้อมูลสารก่อภูมิแพ้ข้างบรรจุภัณฑ์ เก็บในที่แห้งและเย็น ปิดให้สนิทหลังเปิด';

const drinkClosers = texts(
  'Good hot, better over ice.|ดื่มร้อนก็ดี ใส่น้ำแข็งยิ่งชื่นใจ',
  'No artificial colours.|ไม่ใส่สีสังเคราะห์',
  'Something to offer when guests drop in.|มีติดบ้านไว้รับแขกก็ดี',
  'A small break in the middle of the day.|พักเบรกสั้นๆ ระหว่างวัน',
);

const infusions = axis(
  'Lemongrass & Ginger|ตะไคร้และขิง|#dfd58a|Lemongrass 60%, Ginger 40%|ตะไคร้ 60%, ขิง 40%|Fresh at first, warming at the end.|สดชื่นคำแรก อุ่นท้องคำสุดท้าย',
  'Bael Fruit|มะตูม|#c98b3c|Sliced Bael Fruit 100%|มะตูมแห้ง 100%|Roasted bael smells of caramel without any sugar in it.|มะตูมคั่วหอมเหมือนคาราเมลโดยไม่มีน้ำตาล',
  'Chrysanthemum|เก๊กฮวย|#f2d96b|Chrysanthemum Flowers 100%|ดอกเก๊กฮวย 100%|Whole golden flowers that open in the cup.|ดอกเก๊กฮวยทั้งดอก คลี่บานในถ้วย',
  'Roselle|กระเจี๊ยบแดง|#a3213f|Roselle Calyx 100%|กลีบเลี้ยงกระเจี๊ยบแดง 100%|Ruby red and pleasantly sour.|สีแดงทับทิม เปรี้ยวกำลังดี',
  'Butterfly Pea|อัญชัน|#4a5fb0|Butterfly Pea Flowers 70%, Lemongrass 30%|ดอกอัญชัน 70%, ตะไคร้ 30%|Blue in the glass, violet with a squeeze of lime.|สีน้ำเงินในแก้ว บีบมะนาวแล้วกลายเป็นม่วง',
  'Pandan|ใบเตย|#a7cf7a|Pandan Leaf 100%|ใบเตยหอม 100%|The scent of a Thai dessert stall in the morning.|หอมเหมือนร้านขนมไทยยามเช้า',
  'Mulberry Leaf|ใบหม่อน|#8fae5d|Mulberry Leaf 100%|ใบหม่อน 100%|Mild and grassy, for people who find tea too strong.|รสนุ่มหอมใบไม้ สำหรับคนที่ชาทั่วไปเข้มไป',
  'Jiaogulan|เจียวกู่หลาน|#6f8f4e|Jiaogulan Leaf 100%|ใบเจียวกู่หลาน (ปัญจขันธ์) 100%|Slightly bitter, then sweet by itself.|ขมเล็กน้อยแล้วหวานตามในคอ',
);

const leaves = axis(
  'Oolong|อู่หลง|#b79a5b|Oolong Tea Leaf 100%|ใบชาอู่หลง 100%|Rolled leaves that give three infusions.|ใบชาม้วน ชงซ้ำได้สามน้ำ',
  'Jasmine Green|เขียวมะลิ|#c9d9a0|Green Tea Leaf 95%, Jasmine Flowers 5%|ใบชาเขียว 95%, ดอกมะลิ 5%|Scented three times with fresh jasmine.|อบกลิ่นดอกมะลิสดสามรอบ',
  'Highland Black|ดำบนดอย|#5b2f1d|Black Tea Leaf 100%|ใบชาดำ 100%|Malty and red, with or without milk.|หอมมอลต์ น้ำชาสีแดง ใส่นมหรือไม่ใส่ก็อร่อย',
  'Roasted Rice Green|เขียวข้าวคั่ว|#b8a86a|Green Tea Leaf 60%, Roasted Rice 40%|ใบชาเขียว 60%, ข้าวคั่ว 40%|Green tea with nutty toasted rice.|ชาเขียวหอมข้าวคั่ว',
  'White|ขาว|#efe9d2|White Tea Bud 100%|ยอดชาขาว 100%|Young buds, dried and nothing else.|ยอดอ่อนตากแห้งล้วนๆ',
);

const drinks = department(
  1301,
  {
    closers: drinkClosers,
    registration: 'food',
    ingredients: '{+}.|{+}',
    use: 'Pour 200 ml of hot water over one bag, wait five minutes.|ชงหนึ่งซองกับน้ำร้อน 200 มล. ทิ้งไว้ห้านาที',
    warnings:
      'If pregnant, breastfeeding or taking medicine, ask a pharmacist first. Keep dry and closed.|หากตั้งครรภ์ ให้นมบุตร หรือใช้ยาอยู่ ควรปรึกษาเภสัชกรก่อน เก็บในที่แห้งและปิดให้สนิท',
  },
  [
    {
      name: '{0} Herbal Infusion|ชาสมุนไพร{0}',
      label: 'Infusion',
      shape: 'box',
      axes: [infusions],
      sizes: '15 bags@59-149; 30 bags@99-259',
      lead: 'Caffeine-free bags with nothing added.|ชาสมุนไพรล้วน ไม่มีคาเฟอีน ไม่แต่งเติม',
      only: ['525', '607', '982'],
    },
    {
      name: '{0} Tea Leaves|ใบชา{0}',
      label: 'Tea',
      shape: 'jar',
      axes: [leaves],
      sizes: '50 g@119-320; 100 g@199-560',
      use: 'Steep 3 g in 200 ml: water at 80 °C for green and white tea, 95 °C for the others, two to three minutes.|ใช้ใบชา 3 กรัมต่อน้ำ 200 มล. ชาเขียวและชาขาวใช้น้ำ 80 °C ชาอื่นใช้ 95 °C แช่ 2-3 นาที',
      warnings:
        'Contains caffeine. Not for children; pregnant women should drink little of it. Keep dry and closed.|มีคาเฟอีน ไม่เหมาะกับเด็ก สตรีมีครรภ์ควรดื่มแต่น้อย เก็บในที่แห้งและปิดให้สนิท',
      lead: 'Whole leaves, picked before nine and dried the same day.|ใบชาเต็มใบ เก็บก่อนเก้าโมงและอบแห้งในวันเดียว',
      only: ['607', '982'],
    },
    {
      name: 'Instant {0} Drink {1}|เครื่องดื่ม{0}ผงสำเร็จรูป {1}',
      label: 'Instant Drink',
      shape: 'sachet',
      axes: [
        axis(
          'Ginger|ขิง|#e0bd6b|Ginger Extract 35%|สารสกัดขิง 35%|Properly hot, from old ginger.|เผ็ดร้อนถึงใจจากขิงแก่',
          'Bael Fruit|มะตูม|#c98b3c|Bael Extract 30%|สารสกัดมะตูม 30%|Soft and toasty.|หอมนุ่มกลิ่นคั่ว',
          'Roselle|กระเจี๊ยบ|#a3213f|Roselle Extract 25%|สารสกัดกระเจี๊ยบ 25%|Sour and bright.|เปรี้ยวสดชื่น',
          'Turmeric & Lime|ขมิ้นมะนาว|#f2b632|Turmeric 10%, Lime Powder 4%|ขมิ้น 10%, มะนาวผง 4%|Golden, with a squeeze of lime.|สีทอง ตัดรสด้วยมะนาว',
          'Longan & Jujube|ลำไยพุทราจีน|#8a4a2b|Longan Extract 20%, Jujube Extract 15%|สารสกัดลำไย 20%, สารสกัดพุทราจีน 15%|Round and fruity, like a drink from a Chinese shophouse.|หอมหวานกลมกล่อมแบบร้านน้ำจีนโบราณ',
        ),
        axis(
          'Less Sugar|สูตรน้ำตาลน้อย||Cane Sugar|น้ำตาลทราย',
          'No Added Sugar|สูตรไม่เติมน้ำตาล||Erythritol, Stevia|อิริทริทอล, หญ้าหวาน',
        ),
      ],
      sizes: '10 sachets@59-139; 20 sachets@109-239',
      ingredients: '{+}, Maltodextrin.|{+}, มอลโทเดกซ์ทริน',
      use: 'Stir one sachet into 150 ml of hot water.|ละลายหนึ่งซองในน้ำร้อน 150 มล.',
      lead: 'A sachet for the office kettle.|ซองเดียวชงกับกาน้ำที่ออฟฟิศได้เลย',
      only: ['525', '607', '984'],
    },
    {
      name: 'Ready-to-Drink {0} {1}|{0}พร้อมดื่ม {1}',
      label: 'Cold Tea',
      shape: 'bottle',
      axes: [
        axis(
          'Green Tea|ชาเขียว|#a9cf9b|Green Tea Extract|สารสกัดชาเขียว|Clean and dry on the tongue.|รสสะอาด ไม่ฝาดลิ้น',
          'Oolong Tea|ชาอู่หลง|#b79a5b|Oolong Tea Extract|สารสกัดชาอู่หลง|Good with fried food.|เข้ากันดีกับของทอด',
          'Barley Tea|ชาข้าวบาร์เลย์|#a9793f|Roasted Barley Extract|สารสกัดข้าวบาร์เลย์คั่ว|Toasted and free of caffeine; contains gluten.|หอมข้าวคั่ว ไม่มีคาเฟอีน มีกลูเตน',
          'Chrysanthemum Tea|น้ำเก๊กฮวย|#f2d96b|Chrysanthemum Extract|สารสกัดเก๊กฮวย|The school canteen’s favourite, not as sweet.|รสโปรดจากโรงอาหารสมัยเรียน แต่ไม่หวานจัด',
          'Lemongrass & Pandan|น้ำตะไคร้ใบเตย|#c2d37a|Lemongrass Extract, Pandan Extract|สารสกัดตะไคร้, สารสกัดใบเตย|Cooling, like a welcome drink at a spa.|เย็นชื่นใจเหมือนเครื่องดื่มต้อนรับในสปา',
        ),
        axis('Unsweetened|ไม่เติมน้ำตาล', 'Stevia|สูตรหญ้าหวาน||Steviol Glycosides|สตีวิออลไกลโคไซด์'),
      ],
      sizes: '350 ml@18-35; 500 ml@22-49',
      ingredients: 'Water, {+}, Vitamin C, Sodium Bicarbonate.|น้ำ, {+}, วิตามินซี, โซเดียมไบคาร์บอเนต',
      use: 'Chill and shake lightly. Finish on the day it is opened.|แช่เย็นและเขย่าเบาๆ เปิดแล้วควรดื่มให้หมดในวันเดียว',
      warnings:
        'Keep out of the sun. Do not drink if the cap is broken or the bottle has swollen.|เก็บให้พ้นแสงแดด ห้ามดื่มหากฝามีรอยเปิดหรือขวดบวม',
      closers: texts(
        'Best from a very cold refrigerator.|แช่เย็นจัดอร่อยที่สุด',
        'No artificial colours.|ไม่ใส่สีสังเคราะห์',
      ),
      lead: 'Brewed, cooled and bottled, without a spoon of sugar.|ชงสด บรรจุขวด โดยไม่เติมน้ำตาลสักช้อน',
      only: ['525', '982', '984'],
    },
    {
      name: 'Electrolyte Drink Powder {0}|ผงเกลือแร่ชงดื่ม{0}',
      label: 'Electrolyte',
      shape: 'sachet',
      axes: [
        axis(
          'Orange|กลิ่นส้ม|#f6a64b|||Tastes of orange, a little salty.|รสส้มเจือเค็มนิดๆ',
          'Lychee|กลิ่นลิ้นจี่|#f5a3a8|||Lychee, light on sweetness.|หอมลิ้นจี่ หวานน้อย',
          'Lemon Salt|กลิ่นเลมอนเกลือ|#f4dc5a|||Lemon and sea salt, as after a football match.|เลมอนกับเกลือทะเล ชื่นใจหลังเตะบอล',
          'Coconut|กลิ่นมะพร้าว|#f4efe3|||Like young coconut by the roadside.|เหมือนมะพร้าวอ่อนข้างทาง',
        ),
      ],
      sizes: '5 sachets@35-79; 20 sachets@119-259',
      ingredients:
        'Dextrose, Sodium Chloride, Potassium Chloride, Sodium Citrate, Citric Acid, Flavour.|เดกซ์โทรส, โซเดียมคลอไรด์, โพแทสเซียมคลอไรด์, โซเดียมซิเตรต, กรดซิตริก, สารแต่งกลิ่น',
      use: 'Dissolve one sachet in 500 ml of water and drink during or after exercise.|ละลายหนึ่งซองในน้ำ 500 มล. จิบระหว่างหรือหลังออกกำลังกาย',
      warnings:
        'For loss of sweat, not for diarrhoea: ask a pharmacist for oral rehydration salts. People with heart, kidney or blood pressure trouble should ask a doctor first.|สำหรับเสียเหงื่อ ไม่ใช้แทนผงน้ำตาลเกลือแร่ (ORS) เมื่อท้องเสีย ผู้ป่วยโรคหัวใจ โรคไต หรือความดันควรปรึกษาแพทย์ก่อน',
      closers: texts(
        'Slips into a running belt.|พกใส่กระเป๋าคาดเอวตอนวิ่งได้',
        'Made for Thai afternoons outdoors.|เหมาะกับบ่ายกลางแจ้งแบบเมืองไทย',
      ),
      lead: 'Salt and sugar in proportion, for long runs and hot fields.|เกลือและน้ำตาลในสัดส่วนพอดี สำหรับวิ่งไกลและงานกลางแดด',
      only: ['144', '525', '704'],
    },
    {
      name: 'Protein Shake {0}|เครื่องดื่มโปรตีนพร้อมดื่ม{0}',
      label: 'Protein Shake',
      shape: 'bottle',
      axes: [
        axis(
          'Dark Cocoa|รสดาร์กโกโก้|#5b3a1e|Cocoa Powder|ผงโกโก้|More cocoa than sugar.|โกโก้นำ หวานตาม',
          'Thai Tea|รสชาไทย|#d9803a|Black Tea Extract|สารสกัดชาดำ|The orange classic, with 20 g of protein.|ชาส้มในตำนาน กับโปรตีน 20 กรัม',
          'Banana|รสกล้วย|#f2dd86|Banana Puree|กล้วยบด|Made with real Nam Wa banana.|ใช้กล้วยน้ำว้าแท้',
          'Latte|รสลาเต้|#b08968|Coffee Extract|สารสกัดกาแฟ|A breakfast coffee that also fills.|กาแฟมื้อเช้าที่อยู่ท้องด้วย',
          'Black Sesame|รสงาดำ|#5a5652|Ground Black Sesame|งาดำบด|Toasted sesame; shake well.|หอมงาคั่ว เขย่าก่อนดื่ม',
        ),
      ],
      sizes: '330 ml@55-89; 6 bottles (330 ml)=330 มล. แพ็ก 6 ขวด@299-490',
      ingredients:
        'Water, Whey Protein Isolate, {+}, Isomaltulose, Soluble Fibre, Gellan Gum.|น้ำ, เวย์โปรตีนไอโซเลต, {+}, ไอโซมอลทูโลส, ใยอาหารละลายน้ำ, เจลแลนกัม',
      use: 'Shake and drink cold, after training or with breakfast.|เขย่าแล้วดื่มเย็น หลังออกกำลังกายหรือพร้อมมื้อเช้า',
      warnings:
        'Contains milk. Not a substitute for meals. Keep refrigerated after opening and drink within a day.|มีนม ไม่ใช่อาหารทดแทนมื้อหลัก เปิดแล้วแช่เย็นและดื่มให้หมดภายในหนึ่งวัน',
      closers: texts(
        'Twenty grams of protein, on the front of the label.|โปรตีน 20 กรัม ระบุไว้หน้าขวด',
        'Lactose-reduced.|ลดปริมาณแล็กโทส',
      ),
      lead: 'A smooth shake without the chalk.|เครื่องดื่มโปรตีนเนื้อเนียน ไม่เป็นแป้ง',
      only: ['704'],
    },
    {
      name: 'Cereal Drink {0}|เครื่องดื่มธัญพืช{0}',
      label: 'Cereal Drink',
      shape: 'sachet',
      axes: [
        axis(
          'Riceberry|ข้าวไรซ์เบอร์รี|#6d3f5f|Riceberry Powder 40%|ผงข้าวไรซ์เบอร์รี 40%|Purple rice with a nutty depth.|ข้าวสีม่วง หอมมัน',
          'Job’s Tears|ลูกเดือย|#d8c9a3|Job’s Tears Powder 40%|ผงลูกเดือย 40%|Mild and filling.|รสนุ่ม อยู่ท้อง',
          'Black Sesame|งาดำ|#5a5652|Black Sesame 35%|งาดำ 35%|Fragrant with roasted sesame.|หอมงาคั่ว',
          'Five Grains|ห้าชนิด|#b99b6b|Oat, Soy, Millet, Corn, Brown Rice 55%|ข้าวโอ๊ต ถั่วเหลือง ข้าวฟ่าง ข้าวโพด ข้าวกล้อง 55%|Five grains in one cup; contains soy.|ธัญพืชห้าอย่างในแก้วเดียว มีถั่วเหลือง',
        ),
      ],
      sizes: '10 sachets@79-169; 20 sachets@139-299',
      ingredients:
        '{+}, Creamer (Coconut Oil), Maltodextrin, Sugar 8%, Calcium Carbonate.|{+}, ครีมเทียม (น้ำมันมะพร้าว), มอลโทเดกซ์ทริน, น้ำตาล 8%, แคลเซียมคาร์บอเนต',
      use: 'Stir one sachet into 180 ml of hot water.|ละลายหนึ่งซองในน้ำร้อน 180 มล.',
      warnings: snackWarning,
      lead: 'Breakfast for people who are already late.|มื้อเช้าสำหรับคนที่สายแล้ว',
      only: ['144', '525', '607', '981'],
    },
  ],
);

const seasonings = axis(
  'Lightly Salted|เกลืออ่อน|#efe6d2|Sea Salt|เกลือทะเล|Only a pinch of sea salt.|เกลือทะเลเพียงหยิบมือ',
  'Unsalted|ไม่เติมเกลือ|#e5d3b3|||Nothing but the roast.|อบล้วนๆ ไม่ปรุง',
  'Tom Yum|รสต้มยำ|#e2672a|Tom Yum Seasoning|ผงปรุงรสต้มยำ|Lemongrass, lime leaf and a gentle burn.|ตะไคร้ ใบมะกรูด เผ็ดเบาๆ',
  'Seaweed|รสสาหร่าย|#5d7a4e|Seaweed, Sea Salt|สาหร่าย, เกลือทะเล|Savoury with nori.|เค็มหอมสาหร่าย',
  'Honey Butter|รสฮันนี่บัตเตอร์|#f2c45a|Honey Powder, Butter Powder|น้ำผึ้งผง, เนยผง|Honey first, butter after; contains milk.|หวานน้ำผึ้ง หอมเนย มีนม',
  'Larb|รสลาบ|#b5462f|Larb Seasoning|ผงปรุงรสลาบ|Toasted rice, chilli and lime.|ข้าวคั่ว พริก และมะนาว',
);

const snacks = department(
  1302,
  {
    closers: closers.food,
    registration: 'food',
    warnings: snackWarning,
    ingredients: '{+}.|{+}',
    use: 'Ready to eat. One handful is one portion.|พร้อมรับประทาน หนึ่งกำมือคือหนึ่งหน่วยบริโภค',
  },
  [
    {
      name: 'Baked {0} {1}|{0}อบ{1}',
      label: 'Baked',
      shape: 'sachet',
      axes: [
        axis(
          'Almonds|อัลมอนด์|#c58f5a|Almonds|อัลมอนด์|Whole almonds with their skin.|อัลมอนด์ทั้งเมล็ดพร้อมเยื่อ',
          'Cashews|เม็ดมะม่วงหิมพานต์|#eed9ae|Cashew Nuts|เม็ดมะม่วงหิมพานต์|From orchards in the south.|จากสวนทางภาคใต้',
          'Pistachios|พิสตาชิโอ|#b7c27a|Pistachios|พิสตาชิโอ|Half-open, so nails survive.|เปลือกแง้ม แกะง่ายไม่เจ็บเล็บ',
          'Macadamias|แมคคาเดเมีย|#e8d5a8|Macadamia Nuts|แมคคาเดเมีย|Buttery kernels from the northern hills.|เนื้อมันจากดอยทางเหนือ',
          'Peanuts|ถั่วลิสง|#d6a867|Peanuts|ถั่วลิสง|The honest one.|ถั่วสามัญประจำบ้าน',
          'Mixed Nuts|ถั่วรวม|#b98c55|Almonds, Cashews, Macadamias, Peanuts|อัลมอนด์ เม็ดมะม่วงหิมพานต์ แมคคาเดเมีย ถั่วลิสง|Four nuts, so nobody digs for the good ones.|ถั่วสี่อย่าง ไม่ต้องแย่งกันคุ้ย',
        ),
        seasonings,
      ],
      sizes: '30 g@29-59; 85 g@69-149; 150 g@119-259',
      lead: 'Nuts baked, not fried.|ถั่วอบ ไม่ทอด',
      only: ['525', '983'],
    },
    {
      name: 'Roasted {0} {1}|{0}อบ{1}',
      label: 'Roasted',
      shape: 'sachet',
      axes: [
        axis(
          'Pumpkin Seeds|เมล็ดฟักทอง|#9fae6b|Pumpkin Seeds|เมล็ดฟักทอง',
          'Sunflower Seeds|เมล็ดทานตะวัน|#c9c2ae|Sunflower Kernels|เมล็ดทานตะวันกะเทาะเปลือก',
          'Chickpeas|ถั่วลูกไก่|#e0c38a|Chickpeas|ถั่วลูกไก่',
          'Lotus Seeds|เม็ดบัว|#efe0c2|Lotus Seeds|เม็ดบัว',
          'Edamame|ถั่วแระญี่ปุ่น|#93b35a|Green Soybeans|ถั่วแระญี่ปุ่น',
        ),
        seasonings,
      ],
      sizes: '30 g@19-45; 100 g@55-129',
      lead: 'Small, crunchy and slow to finish.|เม็ดเล็กกรอบ เคี้ยวเพลิน หมดช้า',
      only: ['525', '981', '983'],
    },
    {
      name: 'Grain Bar {0}|ธัญพืชอัดแท่ง{0}',
      label: 'Grain Bar',
      shape: 'box',
      axes: [
        axis(
          'Riceberry & Cranberry|ไรซ์เบอร์รีแครนเบอร์รี|#8a3b5a|Riceberry, Cranberries|ข้าวไรซ์เบอร์รี, แครนเบอร์รี',
          'Cashew & Date|มะม่วงหิมพานต์อินทผลัม|#a5763f|Cashew Nuts, Dates|เม็ดมะม่วงหิมพานต์, อินทผลัม',
          'Cocoa & Almond|โกโก้อัลมอนด์|#5b3a1e|Cocoa, Almonds|โกโก้, อัลมอนด์',
          'Mango & Coconut|มะม่วงมะพร้าว|#ffb733|Dried Mango, Coconut|มะม่วงอบแห้ง, มะพร้าว',
          'Black Sesame & Honey|งาดำน้ำผึ้ง|#5a5652|Black Sesame, Honey|งาดำ, น้ำผึ้ง',
        ),
      ],
      sizes: '25 g@15-35; 6 bars (25 g)=25 กรัม แพ็ก 6 แท่ง@89-189',
      ingredients: 'Oats, {+}, Date Syrup, Rice Crisps.|ข้าวโอ๊ต, {+}, ไซรัปอินทผลัม, ข้าวพอง',
      use: 'Ready to eat, between meals or before training.|พร้อมรับประทานระหว่างมื้อหรือก่อนออกกำลังกาย',
      closers: texts(
        'Wrapped one by one.|ห่อแยกทีละแท่ง',
        'Survives the bottom of a school bag.|อยู่รอดถึงก้นกระเป๋านักเรียน',
        'No artificial colours.|ไม่ใส่สีสังเคราะห์',
      ),
      lead: 'A soft bar held together by dates instead of syrup.|ธัญพืชแท่งนุ่ม ยึดด้วยอินทผลัมแทนน้ำเชื่อม',
      only: ['525', '981', '983'],
    },
    {
      name: 'Protein Bar {0}|โปรตีนบาร์{0}',
      label: 'Protein Bar',
      shape: 'box',
      axes: [
        axis(
          'Peanut Butter|รสเนยถั่ว|#c8924e|Peanuts|ถั่วลิสง',
          'Dark Chocolate|รสดาร์กช็อกโกแลต|#4a2c1a|Cocoa Mass|โกโก้แมส',
          'Coconut|รสมะพร้าว|#f4efe3|Coconut|มะพร้าว',
          'Matcha|รสมัทฉะ|#94b25a|Matcha Powder|ผงมัทฉะ',
          'Salted Egg|รสไข่เค็ม|#f0b54a|Salted Egg Yolk Powder|ผงไข่แดงเค็ม',
        ),
      ],
      sizes: '45 g@45-79; 6 bars (45 g)=45 กรัม แพ็ก 6 แท่ง@249-429',
      ingredients:
        'Whey and Soy Protein, {+}, Isomalto-oligosaccharide, Almonds.|โปรตีนเวย์และถั่วเหลือง, {+}, ไอโซมอลโทโอลิโกแซ็กคาไรด์, อัลมอนด์',
      use: 'Ready to eat, after training or when lunch is late.|พร้อมรับประทานหลังออกกำลังกายหรือเมื่อมื้อเที่ยงมาช้า',
      closers: texts(
        'Fifteen grams of protein in a bar.|โปรตีน 15 กรัมต่อแท่ง',
        'Contains milk, soy and nuts.|มีนม ถั่วเหลือง และถั่วเปลือกแข็ง',
      ),
      lead: 'It chews like a biscuit, not like a shoe.|เคี้ยวนุ่มเหมือนคุกกี้ ไม่เหนียวหนืด',
      only: ['704', '981'],
    },
    {
      name: 'Fruit Crisps {0}|{0}กรอบ',
      label: 'Fruit Crisps',
      shape: 'sachet',
      axes: [
        axis(
          'Mango|มะม่วง|#ffb733|Mango 100%|มะม่วง 100%|Nam Dok Mai mango at its ripest.|มะม่วงน้ำดอกไม้สุกกำลังดี',
          'Jackfruit|ขนุน|#f2c45a|Jackfruit 100%|ขนุน 100%|Golden rings of jackfruit.|ขนุนสีทองชิ้นโต',
          'Durian|ทุเรียน|#efd77a|Durian 100%|ทุเรียน 100%|Monthong, without the smell in the lift.|หมอนทองแท้ กินในลิฟต์ได้ไม่รบกวนใคร',
          'Strawberry|สตรอว์เบอร์รี|#e2566a|Strawberry 100%|สตรอว์เบอร์รี 100%|From the hills of Chiang Mai.|จากดอยเชียงใหม่',
          'Banana|กล้วย|#f2dd86|Banana 100%|กล้วย 100%|Sweet enough by itself.|หวานธรรมชาติ ไม่ต้องเติม',
          'Pineapple|สับปะรด|#f4cf4a|Pineapple 100%|สับปะรด 100%|Tangy, from Phu Lae fields.|เปรี้ยวหวานจากไร่ภูแล',
          'Mangosteen|มังคุด|#7a4a6b|Mangosteen 100%|มังคุด 100%|The queen of fruit, light as air.|ราชินีผลไม้ เบากรอบละลายในปาก',
        ),
      ],
      sizes: '20 g@35-69; 50 g@79-159',
      ingredients: '{+}.|{+}',
      lead: 'Freeze-dried fruit and nothing else.|ผลไม้ฟรีซดรายล้วน ไม่เติมอะไรเลย',
      only: ['525', '983'],
    },
    {
      name: 'Seaweed Crisps {0}|สาหร่ายอบกรอบ{0}',
      label: 'Seaweed',
      shape: 'sachet',
      axes: [
        axis(
          'Original|รสดั้งเดิม|#3f5d3a|||Sesame oil and a little salt.|น้ำมันงากับเกลือเล็กน้อย',
          'Spicy|รสเผ็ด|#b5462f|||With a slow chilli heat.|เผ็ดตามทีหลัง',
          'Tom Yum|รสต้มยำ|#e2672a|||Lime leaf and lemongrass.|หอมใบมะกรูดตะไคร้',
          'Wasabi|รสวาซาบิ|#9fb86b|||Straight to the nose.|ขึ้นจมูกกำลังดี',
        ),
      ],
      sizes: '15 g@15-39; 36 g@35-79',
      ingredients: 'Seaweed 75%, Sesame Oil, Seasoning, Salt.|สาหร่าย 75%, น้ำมันงา, ผงปรุงรส, เกลือ',
      lead: 'Thin sheets, toasted instead of fried.|แผ่นบาง อบกรอบไม่ทอด',
      only: ['525', '983'],
    },
    {
      name: 'Rice Crackers {0}|ข้าวอบกรอบ{0}',
      label: 'Rice Crackers',
      shape: 'sachet',
      axes: [
        axis(
          'Riceberry|ข้าวไรซ์เบอร์รี|#6d3f5f|Riceberry 70%|ข้าวไรซ์เบอร์รี 70%',
          'Jasmine Rice|ข้าวหอมมะลิ|#f3ead6|Jasmine Rice 80%|ข้าวหอมมะลิ 80%',
          'Black Sesame|งาดำ|#5a5652|Jasmine Rice 70%, Black Sesame|ข้าวหอมมะลิ 70%, งาดำ',
          'Chilli Paste|รสน้ำพริกเผา|#b5462f|Jasmine Rice 75%, Chilli Paste|ข้าวหอมมะลิ 75%, น้ำพริกเผา',
        ),
      ],
      sizes: '40 g@25-55; 90 g@49-109',
      ingredients: '{+}, Rice Bran Oil, Salt.|{+}, น้ำมันรำข้าว, เกลือ',
      lead: 'Khao tang, baked thin; gluten-free.|ข้าวตังแผ่นบางอบกรอบ ไม่มีกลูเตน',
      only: ['525', '981', '983'],
    },
  ],
);

const mixes = axis(
  'Riceberry & Almond|ไรซ์เบอร์รีและอัลมอนด์|#6d3f5f|Riceberry Crisps, Almonds|ข้าวไรซ์เบอร์รีพอง, อัลมอนด์|Purple crisps between toasted almonds.|ข้าวพองสีม่วงสลับอัลมอนด์คั่ว',
  'Mango & Coconut|มะม่วงและมะพร้าว|#ffb733|Dried Mango, Coconut Chips|มะม่วงอบแห้ง, มะพร้าวแผ่น|Mango sticky rice, without the nap afterwards.|กลิ่นข้าวเหนียวมะม่วง แต่ไม่ง่วงตาม',
  'Cocoa & Banana|โกโก้และกล้วย|#5b3a1e|Cocoa, Banana Chips|โกโก้, กล้วยอบกรอบ|The milk turns to chocolate.|เทนมแล้วได้นมช็อกโกแลต',
  'Berry & Yoghurt|เบอร์รีและโยเกิร์ต|#b5446e|Cranberries, Strawberry, Yoghurt Powder|แครนเบอร์รี, สตรอว์เบอร์รี, โยเกิร์ตผง|Tart berries with milky bites.|เบอร์รีเปรี้ยวตัดโยเกิร์ต',
  'Seeds & Honey|ธัญเมล็ดและน้ำผึ้ง|#d9a441|Pumpkin Seeds, Sunflower Seeds, Honey|เมล็ดฟักทอง, เมล็ดทานตะวัน, น้ำผึ้ง|Longan honey from Lamphun on seeds.|น้ำผึ้งดอกลำไยลำพูนเคลือบเมล็ดธัญพืช',
  'Original|ดั้งเดิม|#d6b98a|||The plain one, for your own fruit.|รสเรียบๆ ไว้ใส่ผลไม้เอง',
);

const breakfast = department(
  1303,
  {
    closers: closers.food,
    registration: 'food',
    warnings:
      'Contains gluten; may contain nuts, milk and sesame. Keep cool and dry, and close well.|มีกลูเตน อาจมีถั่ว นม และงา เก็บในที่แห้งและเย็น ปิดให้สนิท',
    ingredients: 'Oats 55%, {+}, Dates, Rice Bran Oil.|ข้าวโอ๊ต 55%, {+}, อินทผลัม, น้ำมันรำข้าว',
    use: 'Serve 40 g with milk, soy milk or yoghurt.|เสิร์ฟ 40 กรัมกับนม นมถั่วเหลือง หรือโยเกิร์ต',
  },
  [
    {
      name: 'Granola {0}|กราโนลา{0}',
      label: 'Granola',
      shape: 'sachet',
      axes: [mixes],
      sizes: '40 g@29-59; 250 g@129-249; 500 g@229-429',
      lead: 'Baked slowly in small drums until it clusters.|อบช้าในถังเล็กจนจับเป็นก้อนกรอบ',
    },
    {
      name: 'Muesli {0}|มูสลี่{0}',
      label: 'Muesli',
      shape: 'sachet',
      axes: [mixes],
      sizes: '300 g@119-229; 600 g@209-399',
      ingredients:
        'Rolled Oats 60%, {+}, Raisins, Wheat Flakes.|ข้าวโอ๊ตแผ่น 60%, {+}, ลูกเกด, เกล็ดข้าวสาลี',
      lead: 'Unbaked flakes and fruit with no sugar added.|ธัญพืชและผลไม้ไม่ผ่านการอบหวาน ไม่เติมน้ำตาล',
    },
    {
      name: '{0} Oats|ข้าวโอ๊ต{0}',
      label: 'Oats',
      shape: 'sachet',
      axes: [
        axis(
          'Rolled|แผ่นใหญ่|#dcc79c|||For porridge with a bite, in five minutes.|ต้มห้านาที ยังหนึบเคี้ยวสนุก',
          'Instant|ชนิดสุกเร็ว|#e5d3b3|||Only needs hot water.|แค่เติมน้ำร้อน',
          'Steel-Cut|ตัดหยาบ|#c5a877|||Cook for twenty minutes; nutty and firm.|ต้มยี่สิบนาที หนึบหอม',
          'Oat Bran|รำข้าวโอ๊ต|#cdb58a|||The fibre-rich layer, to sprinkle over anything.|ส่วนที่มีใยอาหารสูง โรยได้ทุกจาน',
        ),
      ],
      sizes: '400 g@59-139; 800 g@99-239',
      ingredients: 'Oats 100%.|ข้าวโอ๊ต 100%',
      use: 'Cook 40 g in 250 ml of water or milk, as long as the pack says.|ต้ม 40 กรัมกับน้ำหรือนม 250 มล. ตามเวลาข้างถุง',
      lead: 'Oats without anything else.|ข้าวโอ๊ตล้วน ไม่ผสมอย่างอื่น',
      only: ['144', '525', '981'],
    },
    {
      name: 'Instant Porridge {0}|โจ๊กกึ่งสำเร็จรูป{0}',
      label: 'Porridge',
      shape: 'box',
      axes: [
        axis(
          'Riceberry & Mushroom|ไรซ์เบอร์รีเห็ดหอม|#6d3f5f|Riceberry, Shiitake|ข้าวไรซ์เบอร์รี, เห็ดหอม',
          'Brown Rice & Chicken|ข้าวกล้องไก่|#c9a877|Brown Rice, Dried Chicken|ข้าวกล้อง, เนื้อไก่อบแห้ง',
          'Job’s Tears & Ginger|ลูกเดือยขิง|#d8c9a3|Job’s Tears, Ginger|ลูกเดือย, ขิง',
          'Jasmine Rice & Pumpkin|ข้าวหอมมะลิฟักทอง|#f0a94a|Jasmine Rice, Pumpkin|ข้าวหอมมะลิ, ฟักทอง',
        ),
      ],
      sizes: '35 g@15-35; 6 cups (35 g)=35 กรัม แพ็ก 6 ถ้วย@85-189',
      ingredients: '{+}, Salt, White Pepper, Spring Onion.|{+}, เกลือ, พริกไทยขาว, ต้นหอม',
      use: 'Pour 180 ml of boiling water on it, cover for three minutes, stir.|เติมน้ำเดือด 180 มล. ปิดฝาสามนาทีแล้วคน',
      warnings:
        'Contents are hot. Watch the salt of the whole day. May contain soy and gluten.|ระวังร้อน ควรดูปริมาณโซเดียมทั้งวัน อาจมีถั่วเหลืองและกลูเตน',
      closers: texts(
        'Less salt than the usual cup.|โซเดียมน้อยกว่าโจ๊กถ้วยทั่วไป',
        'No monosodium glutamate.|ไม่ใส่ผงชูรส',
      ),
      lead: 'A warm cup in three minutes.|อุ่นท้องได้ในสามนาที',
      only: ['144', '525', '981'],
    },
    {
      name: 'Overnight Oats {0}|โอเวอร์ไนต์โอ๊ต{0}',
      label: 'Overnight Oats',
      shape: 'jar',
      axes: [mixes],
      sizes: '45 g@29-59; 5 cups (45 g)=45 กรัม แพ็ก 5 ถ้วย@139-279',
      ingredients: 'Oats 60%, {+}, Chia Seeds.|ข้าวโอ๊ต 60%, {+}, เมล็ดเชีย',
      use: 'Add 120 ml of milk at night and find breakfast in the refrigerator.|เติมนม 120 มล. ตอนกลางคืน แช่ตู้เย็นไว้ เช้ามาพร้อมกิน',
      closers: texts(
        'The cup goes to work with you.|ถ้วยพกไปกินที่ทำงานได้',
        'No artificial colours.|ไม่ใส่สีสังเคราะห์',
      ),
      lead: 'With chia seeds, which thicken it while you sleep.|มีเมล็ดเชียช่วยให้เนื้อข้นนุ่มระหว่างที่เราหลับ',
    },
  ],
);

const sweetClosers = texts(
  'Wrapped one by one.|ห่อแยกทีละเม็ด',
  'For your handbag, the car and the meeting.|ติดกระเป๋า ในรถ หรือห้องประชุม',
  'No artificial colours.|ไม่ใส่สีสังเคราะห์',
);
const polyols =
  'Contains polyols: too many have a laxative effect. Not for children under three (choking).|มีสารให้ความหวานกลุ่มโพลีออล กินมากอาจทำให้ถ่ายเหลว ไม่เหมาะกับเด็กต่ำกว่า 3 ปี เสี่ยงสำลัก';

const sweets = department(
  1304,
  {
    closers: sweetClosers,
    registration: 'food',
    warnings: polyols,
    ingredients:
      'Isomalt, {+}, Menthol, Flavour, Stevia.|ไอโซมอลต์, {+}, เมนทอล, สารแต่งกลิ่นรส, หญ้าหวาน',
    use: 'Let dissolve slowly in the mouth.|อมให้ละลายช้าๆ ในปาก',
  },
  [
    {
      name: 'Herbal Drops {0}|ลูกอมสมุนไพร{0}',
      label: 'Herbal Drops',
      shape: 'sachet',
      axes: [
        axis(
          'Emblica|มะขามป้อม|#b7b95a|Emblica Extract|สารสกัดมะขามป้อม|Sour first, then sweet in the throat.|เปรี้ยวก่อนแล้วหวานชุ่มคอ',
          'Ginger & Lemon|ขิงเลมอน|#e8cf6b|Ginger Extract, Lemon|สารสกัดขิง, เลมอน|Warm ginger, cut with lemon.|ขิงอุ่นตัดเลมอน',
          'Liquorice & Mint|ชะเอมมินต์|#5f4a3a|Liquorice Extract, Peppermint|สารสกัดชะเอมเทศ, เปปเปอร์มินต์|Cool mint on sweet liquorice.|มินต์เย็นบนรสหวานชะเอม',
          'Kaffir Lime & Mint|มะกรูดมินต์|#9fc36b|Kaffir Lime Peel Extract, Peppermint|สารสกัดผิวมะกรูด, เปปเปอร์มินต์|Kaffir lime peel, cooled with mint.|หอมผิวมะกรูด เย็นด้วยมินต์',
          'Plum|บ๊วย|#a4565a|Plum Powder|ผงบ๊วย|Salty-sour plum for long bus rides.|บ๊วยเค็มเปรี้ยว คู่การเดินทางไกล',
        ),
      ],
      sizes: '24 g@20-39; 60 g@45-89',
      lead: 'A sugar-free drop for throats that talk all day.|ลูกอมไม่มีน้ำตาลสำหรับคนใช้เสียงทั้งวัน',
      only: ['606', '607', '982', '984'],
    },
    {
      name: 'Sugar-Free Mints {0}|ลูกอมมินต์ไม่มีน้ำตาล{0}',
      label: 'Mints',
      shape: 'box',
      axes: [
        axis(
          'Strong|รสเข้มข้น|#9fd9c6',
          'Spearmint|รสสเปียร์มินต์|#a9d8a0',
          'Lemon|รสเลมอน|#f4dc5a',
          'Lychee|รสลิ้นจี่|#f5a3a8',
          'Blackcurrant|รสแบล็กเคอร์แรนต์|#5f3a63',
        ),
      ],
      sizes: '15 g@25-49; 30 g@45-85',
      ingredients:
        'Sorbitol, Magnesium Stearate, Flavour, Sucralose.|ซอร์บิทอล, แมกนีเซียมสเตียเรต, สารแต่งกลิ่นรส, ซูคราโลส',
      closers: texts(
        'In a little box that clicks.|กล่องเล็กเปิดปิดดังคลิก',
        'For your handbag, the car and the meeting.|ติดกระเป๋า ในรถ หรือห้องประชุม',
      ),
      lead: 'Small pressed mints for after coffee.|มินต์เม็ดเล็กสำหรับหลังกาแฟ',
      only: ['525', '606', '984'],
    },
    {
      name: 'Xylitol Gum {0}|หมากฝรั่งไซลิทอล{0}',
      label: 'Xylitol Gum',
      shape: 'jar',
      axes: [
        axis(
          'Cool Mint|รสคูลมินต์|#9fd9c6',
          'Lime Mint|รสไลม์มินต์|#b7d36b',
          'Blueberry|รสบลูเบอร์รี|#5a6fb0',
          'Grapefruit|รสเกรปฟรุต|#f08a6a',
        ),
      ],
      sizes: '28 g@25-55; 58 g@49-99; 130 g@99-199',
      ingredients:
        'Xylitol 50%, Gum Base, Maltitol, Flavour, Gum Arabic.|ไซลิทอล 50%, กัมเบส, มอลทิทอล, สารแต่งกลิ่นรส, กัมอาราบิก',
      use: 'Chew after meals. Wrap before throwing away.|เคี้ยวหลังอาหาร ห่อกระดาษก่อนทิ้ง',
      warnings:
        'Contains polyols: too many have a laxative effect. Xylitol is dangerous to dogs. Not for children under five.|มีสารให้ความหวานกลุ่มโพลีออล กินมากอาจทำให้ถ่ายเหลว ไซลิทอลเป็นอันตรายต่อสุนัข ไม่เหมาะกับเด็กต่ำกว่า 5 ปี',
      closers: texts(
        'With half of its weight in xylitol.|ไซลิทอลครึ่งหนึ่งของน้ำหนัก',
        'The jar fits a cup holder.|กระปุกวางในช่องใส่แก้วในรถได้',
      ),
      lead: 'A sugar-free gum that keeps its flavour for ten minutes.|หมากฝรั่งไม่มีน้ำตาล รสอยู่นานสิบนาที',
      only: ['525', '984'],
    },
    {
      name: 'Fruit Gummies {0}|เยลลี่เคี้ยวหนึบ{0}',
      label: 'Gummies',
      shape: 'sachet',
      axes: [
        axis(
          'Mango|รสมะม่วง|#ffb733|Mango Juice 15%|น้ำมะม่วง 15%',
          'Lychee|รสลิ้นจี่|#f5a3a8|Lychee Juice 15%|น้ำลิ้นจี่ 15%',
          'Passion Fruit|รสเสาวรส|#f2b134|Passion Fruit Juice 15%|น้ำเสาวรส 15%',
          'Roselle|รสกระเจี๊ยบ|#a3213f|Roselle Juice 15%|น้ำกระเจี๊ยบ 15%',
          'Yuzu|รสยูซุ|#f1d95a|Yuzu Juice 12%|น้ำยูซุ 12%',
        ),
      ],
      sizes: '35 g@20-45; 100 g@49-99',
      ingredients: 'Maltitol Syrup, {+}, Pectin, Citric Acid.|มอลทิทอลไซรัป, {+}, เพกทิน, กรดซิตริก',
      use: 'Ready to eat. Chew well.|พร้อมรับประทาน เคี้ยวให้ละเอียด',
      closers: texts(
        'Set with pectin, so there is no gelatine in it.|ใช้เพกทิน ไม่มีเจลาติน',
        'The pack can be closed again.|ซองปิดซ้ำได้',
      ),
      lead: 'Chewy fruit with a third of the usual sugar.|เยลลี่ผลไม้หนึบหนับ น้ำตาลเพียงหนึ่งในสาม',
      only: ['983', '984'],
    },
    {
      name: 'Chewy Candy {0}|ลูกอมเคี้ยวหนึบ{0}',
      label: 'Chewy Candy',
      shape: 'sachet',
      axes: [
        axis(
          'Tamarind|มะขาม|#a8692f|Tamarind 45%|มะขาม 45%|Sweet tamarind from Phetchabun.|มะขามหวานเพชรบูรณ์',
          'Ginger|ขิง|#e0bd6b|Ginger 10%|ขิง 10%|Soft, then hot.|นุ่มก่อนแล้วเผ็ดร้อนตาม',
          'Coconut|มะพร้าว|#f4efe3|Coconut Milk 30%|กะทิ 30%|Coconut milk cooked down for hours.|กะทิเคี่ยวนานหลายชั่วโมง',
          'Young Mango & Chilli|มะม่วงพริกเกลือ|#c6c94f|Mango 40%, Chilli Salt|มะม่วง 40%, พริกเกลือ|Green mango with its dip.|มะม่วงเปรี้ยวพร้อมพริกเกลือ',
        ),
      ],
      sizes: '50 g@25-55; 120 g@55-109',
      ingredients: '{+}, Palm Sugar, Glucose Syrup, Salt.|{+}, น้ำตาลโตนด, กลูโคสไซรัป, เกลือ',
      use: 'Ready to eat.|พร้อมรับประทาน',
      warnings: snackWarning,
      lead: 'An old-fashioned sweet from the market, in smaller bites.|ขนมตลาดแบบเก่า ในขนาดคำเล็กลง',
      only: ['607', '982', '983'],
    },
  ],
);

const pantry = department(
  1305,
  {
    closers: texts(
      'A table on the back converts recipes for Thai desserts.|ด้านหลังมีตารางเทียบปริมาณสำหรับทำขนมไทย',
      'Dissolves in hot and in iced drinks.|ละลายได้ทั้งเครื่องดื่มร้อนและเย็น',
      'One pack lasts a long time.|หนึ่งแพ็กใช้ได้นาน',
    ),
    registration: 'food',
    ingredients: 'Erythritol, {+}.|อิริทริทอล, {+}',
    use: 'Use to taste in drinks and cooking.|ใช้ปรุงเครื่องดื่มและอาหารตามชอบ',
    warnings:
      'More than 40 g a day may upset the stomach. People with diabetes should still count carbohydrates of the whole meal. Keep dry.|เกินวันละ 40 กรัมอาจไม่สบายท้อง ผู้เป็นเบาหวานยังต้องนับคาร์โบไฮเดรตทั้งมื้อ เก็บในที่แห้ง',
  },
  [
    {
      name: '{0} Sweetener Sachets|สารให้ความหวาน{0}แบบซอง',
      label: 'Sweetener',
      shape: 'box',
      axes: [
        axis(
          'Stevia|หญ้าหวาน|#a9cf7a|Steviol Glycosides 1%|สตีวิออลไกลโคไซด์ 1%|Sweet from a leaf, with the bitter edge blended away.|หวานจากใบหญ้าหวาน ปรับสูตรจนไม่ขมติดลิ้น',
          'Monk Fruit|หล่อฮังก้วย|#c9b27a|Monk Fruit Extract 1%|สารสกัดหล่อฮังก้วย 1%|Round and fruity, closest to brown sugar.|หวานกลม ใกล้เคียงน้ำตาลทรายแดง',
          'Stevia & Monk Fruit|หญ้าหวานและหล่อฮังก้วย|#b9c27a|Steviol Glycosides 0.5%, Monk Fruit Extract 0.5%|สตีวิออลไกลโคไซด์ 0.5%, สารสกัดหล่อฮังก้วย 0.5%|Two plants that cover each other’s weak spots.|พืชสองชนิดช่วยกลบข้อด้อยของกันและกัน',
        ),
      ],
      sizes: '40 sachets@69-159; 100 sachets@149-329',
      use: 'One sachet is as sweet as two teaspoons of sugar.|หนึ่งซองหวานเท่าน้ำตาลสองช้อนชา',
      lead: 'No calories worth counting, one sachet a cup.|แทบไม่มีแคลอรี หนึ่งซองต่อหนึ่งแก้ว',
      only: ['144', '525', '984'],
    },
    {
      name: '{0} Granulated Sweetener|สารให้ความหวาน{0}ชนิดเกล็ด',
      label: 'Sweetener',
      shape: 'sachet',
      axes: [
        axis(
          'Stevia|หญ้าหวาน|#a9cf7a|Steviol Glycosides 0.2%|สตีวิออลไกลโคไซด์ 0.2%',
          'Monk Fruit|หล่อฮังก้วย|#c9b27a|Monk Fruit Extract 0.3%|สารสกัดหล่อฮังก้วย 0.3%',
          'Erythritol|อิริทริทอล|#eef2f2',
          'Golden Monk Fruit|หล่อฮังก้วยสีทอง|#c98b3c|Monk Fruit Extract 0.3%, Caramel Flavour|สารสกัดหล่อฮังก้วย 0.3%, กลิ่นคาราเมล',
        ),
      ],
      sizes: '200 g@99-219; 500 g@199-449',
      use: 'Measure like sugar. It does not feed yeast, so keep a little sugar in bread.|ตวงแทนน้ำตาลได้ แต่ยีสต์ไม่กิน จึงควรเหลือน้ำตาลไว้เล็กน้อยเมื่อทำขนมปัง',
      lead: 'Crystals for baking and for the stove.|เกล็ดหวานสำหรับอบขนมและทำอาหาร',
      only: ['144', '525', '984'],
    },
    {
      name: 'Zero Sugar Syrup {0}|ไซรัปไม่มีน้ำตาล{0}',
      label: 'Zero Syrup',
      shape: 'bottle',
      axes: [
        axis(
          'Pandan|กลิ่นใบเตย|#a7cf7a',
          'Coconut Blossom|กลิ่นดอกมะพร้าว|#d9b27a',
          'Caramel|กลิ่นคาราเมล|#b9742f',
          'Vanilla|กลิ่นวานิลลา|#f1e2c0',
          'Sala|กลิ่นสละ|#d94a5a',
        ),
      ],
      sizes: '250 ml@89-179; 500 ml@149-299',
      ingredients:
        'Water, Erythritol, Soluble Fibre, Flavour, Sucralose, Potassium Sorbate.|น้ำ, อิริทริทอล, ใยอาหารละลายน้ำ, สารแต่งกลิ่น, ซูคราโลส, โพแทสเซียมซอร์เบต',
      use: 'Pour over shaved ice, pancakes or iced coffee.|ราดน้ำแข็งไส แพนเค้ก หรือใส่กาแฟเย็น',
      closers: texts(
        'Keeps for two months in the refrigerator.|เปิดแล้วเก็บในตู้เย็นได้สองเดือน',
        'The cap does not drip.|ฝาเทไม่หยดเลอะ',
      ),
      lead: 'Sweet as at the dessert cart, minus the sugar.|หวานเหมือนรถเข็นขนมไทย แต่ไม่มีน้ำตาล',
      only: ['984'],
    },
    {
      name: '{0} Honey|น้ำผึ้ง{0}',
      label: 'Honey',
      shape: 'jar',
      axes: [
        axis(
          'Longan Flower|ดอกลำไย|#c27a1e|||Dark and fragrant, from Lamphun.|สีเข้ม หอมจัด จากลำพูน',
          'Wild Flower|ดอกไม้ป่า|#b9742f|||Different every season.|กลิ่นต่างไปทุกฤดู',
          'Lychee Flower|ดอกลิ้นจี่|#e0a94a|||Light, with a whiff of the fruit.|สีอ่อน เจือกลิ่นลิ้นจี่',
          'Coffee Flower|ดอกกาแฟ|#8a5a2b|||From bees between coffee bushes.|จากผึ้งในสวนกาแฟ',
        ),
      ],
      sizes: '120 g@79-159; 350 g@159-329; 750 g@299-590',
      ingredients: 'Honey 100%.|น้ำผึ้งแท้ 100%',
      use: 'A spoonful in warm water, on toast or in marinades.|หนึ่งช้อนผสมน้ำอุ่น ทาขนมปัง หรือใช้หมักเนื้อ',
      warnings:
        'Not for babies under one year. It may crystallise in the cool: stand the jar in warm water.|ห้ามใช้ในทารกอายุต่ำกว่า 1 ปี อาจตกผลึกเมื่ออากาศเย็น ให้แช่กระปุกในน้ำอุ่น',
      closers: texts(
        'Tested for added sugar batch by batch.|ตรวจการเจือปนน้ำตาลทุกล็อต',
        'The beekeeper’s district is on the label.|ระบุอำเภอของผู้เลี้ยงผึ้งบนฉลาก',
      ),
      lead: 'Thai honey, filtered but not heated above hive warmth.|น้ำผึ้งไทย กรองโดยไม่ผ่านความร้อนสูง',
      only: ['525', '607', '982'],
    },
    {
      name: 'Reduced Sodium {0}|{0}สูตรลดโซเดียม',
      label: 'Lite',
      shape: 'bottle',
      axes: [
        axis(
          'Fish Sauce|น้ำปลา|#a5531f|Anchovy Extract|น้ำปลาแท้จากปลากะตัก|Forty per cent less sodium; still smells of home.|โซเดียมลดลง 40% แต่ยังหอมน้ำปลาแท้',
          'Light Soy Sauce|ซีอิ๊วขาว|#6b3a1e|Fermented Soybean|ถั่วเหลืองหมัก|Forty per cent less sodium; contains soy and wheat.|โซเดียมลดลง 40% มีถั่วเหลืองและข้าวสาลี',
          'Oyster Sauce|ซอสหอยนางรม|#4a2c1a|Oyster Extract|สารสกัดหอยนางรม|Thick enough for the wok; contains molluscs.|ข้นพอสำหรับผัดกระทะร้อน มีหอย',
          'Seasoning Sauce|ซอสปรุงรส|#5a2f1a|Fermented Soybean|ถั่วเหลืองหมัก|For fried eggs and for the marinade; contains soy and wheat.|เหยาะไข่ดาวหรือหมักเนื้อก็ได้ มีถั่วเหลืองและข้าวสาลี',
        ),
      ],
      sizes: '200 ml@39-89; 600 ml@65-139',
      ingredients: 'Water, {+}, Potassium Chloride, Sugar.|น้ำ, {+}, โพแทสเซียมคลอไรด์, น้ำตาล',
      warnings:
        'Contains potassium chloride: people with kidney disease or on potassium-sparing medicine should ask a doctor first.|มีโพแทสเซียมคลอไรด์ ผู้ป่วยโรคไตหรือใช้ยาที่ทำให้โพแทสเซียมสูงต้องปรึกษาแพทย์ก่อน',
      closers: texts(
        'Taste before adding more.|ชิมก่อนเติม',
        'Keep in the refrigerator once opened.|เปิดแล้วเก็บในตู้เย็น',
      ),
      lead: 'The taste of Thai cooking with less salt.|รสอาหารไทยที่เค็มน้อยลง',
      only: ['144', '525'],
    },
    {
      name: '{0} Seeds|เมล็ด{0}',
      label: 'Seeds',
      shape: 'sachet',
      axes: [
        axis(
          'Chia|เชีย|#4f4a47|||Swells to a jelly within ten minutes.|พองเป็นเจลภายในสิบนาที',
          'Golden Flax|แฟลกซ์สีทอง|#c9973f|||Grind just before use.|ควรบดก่อนใช้',
          'Basil|แมงลัก|#2f2f33|||The Thai one, for coconut milk and ice.|แบบไทย ใส่น้ำกะทิหรือน้ำแข็งก็ได้',
          'Black Sesame|งาดำ|#3a3836|||Roasted and ready; contains sesame.|คั่วแล้ว พร้อมใช้ มีงา',
          'Quinoa|ควินัว|#e0cfa5|||Cook like rice, in fifteen minutes.|หุงเหมือนข้าว ใช้เวลาสิบห้านาที',
        ),
      ],
      sizes: '150 g@49-119; 300 g@89-199',
      ingredients: 'Whole seeds 100%.|เมล็ดแท้ 100%',
      use: 'One tablespoon a day in drinks, yoghurt or rice, with plenty of water.|วันละหนึ่งช้อนโต๊ะในเครื่องดื่ม โยเกิร์ต หรือข้าว และดื่มน้ำตามมากๆ',
      warnings:
        'Never swallow dry: soak first and drink enough water. Keep cool and dry.|ห้ามกลืนแบบแห้ง ควรแช่น้ำก่อนและดื่มน้ำให้พอ เก็บในที่แห้งและเย็น',
      closers: texts(
        'The pack can be closed again.|ซองปิดซ้ำได้',
        'Keep the rest in the refrigerator.|ส่วนที่เหลือเก็บในตู้เย็น',
      ),
      lead: 'Clean, sifted twice, ready for the spoon.|ร่อนสะอาดสองรอบ พร้อมตักใช้',
      only: ['144', '525', '981'],
    },
    {
      name: '{0} Oil|น้ำมัน{0}',
      label: 'Oil',
      shape: 'bottle',
      axes: [
        axis(
          'Rice Bran|รำข้าว|#e6c15a|||Neutral and stable in the wok.|รสกลาง ทนความร้อนในกระทะ',
          'Virgin Coconut|มะพร้าวสกัดเย็น|#f4efe3|||Sets hard below 25 °C, as it should.|แข็งตัวเมื่อต่ำกว่า 25 °C ตามธรรมชาติ',
          'Sesame|งา|#b9742f|||A few drops at the end.|เหยาะท้ายจานไม่กี่หยด',
          'Perilla|งาขี้ม้อน|#c9b23f|||For cold dishes only.|สำหรับอาหารที่ไม่ผ่านความร้อนเท่านั้น',
        ),
      ],
      sizes: '250 ml@99-229; 500 ml@159-369',
      ingredients: 'Oil 100%.|น้ำมัน 100%',
      use: 'For cooking, dressings and desserts, as the label says.|ใช้ปรุงอาหาร ทำน้ำสลัด และขนม ตามคำแนะนำบนฉลาก',
      warnings:
        'Keep dark and close well. Do not reuse heated oil.|เก็บให้พ้นแสงและปิดฝาสนิท ไม่ควรใช้น้ำมันที่ทอดแล้วซ้ำ',
      closers: texts('In dark glass.|บรรจุขวดแก้วสีชา', 'Pressed in Thailand.|สกัดในประเทศไทย'),
      lead: 'An oil with one ingredient.|น้ำมันที่มีส่วนผสมเดียว',
      only: ['525', '607'],
    },
  ],
);

export const snacksAndFood: readonly Kind[] = [
  ...drinks,
  ...snacks,
  ...breakfast,
  ...sweets,
  ...pantry,
];
