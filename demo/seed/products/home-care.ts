import { scents } from './axes-body.ts';
import { closers } from './closers.ts';
import { axis, department, texts } from './kind.ts';
import type { Kind } from './kind.ts';

const laundryCare = axis(
  'Cold Water|ซักน้ำเย็น|#a9d3ee|Protease, Amylase|โปรทีเอส, อะไมเลส|Enzymes loosen sweat and food even in water from the tap.|เอนไซม์ช่วยสลายคราบเหงื่อและคราบอาหารได้แม้ใช้น้ำก๊อกธรรมดา',
  'Indoor Dry|ตากในร่ม|#cfe3c8|Zinc Ricinoleate|ซิงก์ริซิโนลีเอต|Takes away the musty smell of washing dried on a condominium balcony.|ช่วยลดกลิ่นอับเมื่อต้องตากผ้าในห้องหรือระเบียงคอนโด',
  'Colour Care|ถนอมสีผ้า|#d9b9e6|Polyvinylpyrrolidone|พอลิไวนิลไพร์โรลิโดน (PVP)|Catches loose dye, and contains no bleach or brightener.|ช่วยดักสีที่หลุดในน้ำซัก ไม่มีสารฟอกขาวหรือสารเรืองแสง',
  'Stain Lift|ขจัดคราบ|#f6c7a0|Protease, Lipase, Amylase|โปรทีเอส, ไลเพส, อะไมเลส|Three enzymes for collars, cuffs and curry.|เอนไซม์สามชนิดสำหรับคอปก ปลายแขน และคราบแกง',
  'Gentle|อ่อนโยนต่อผิว|#f2ebdf|||Rinses out quickly and leaves little behind to irritate skin.|ล้างออกง่าย ลดสารตกค้างบนเนื้อผ้าที่อาจระคายผิว',
);

const laundryScents = axis(
  'Morning Breeze|กลิ่นลมยามเช้า|#bfe0f0|||Smells of a sheet brought in from the line.|หอมเหมือนผ้าปูที่เพิ่งเก็บจากราว',
  'White Flowers|กลิ่นดอกไม้ขาว|#f5f1e4|||Jasmine and moke, as in the yard of a wooden house.|หอมมะลิและดอกโมกเหมือนลานบ้านไม้',
  'Soft Cotton|กลิ่นผ้าฝ้าย|#e9eef4|||A quiet, powdery scent that stays in the background.|หอมนุ่มแบบแป้ง ไม่รบกวนใคร',
  'Sunny Citrus|กลิ่นซิตรัส|#f8d66d|||Orange and lime peel, bright but soon gone.|เปลือกส้มและมะนาว หอมสดใสแล้วจางไป',
  'Lavender Field|กลิ่นลาเวนเดอร์|#bba9dd|||Lavender for bed linen and pyjamas.|ลาเวนเดอร์สำหรับผ้าปูที่นอนและชุดนอน',
  'Pink Peony|กลิ่นพีโอนี|#f4b6c8|||Fresh petals, a little sweet.|กลีบดอกไม้สด เจือหวานบางๆ',
);

const laundryWarning =
  'Keep out of reach of children. Do not swallow. If it gets into the eyes, rinse with plenty of water. Wear gloves if the skin is sensitive.|เก็บให้พ้นมือเด็ก ห้ามรับประทาน หากเข้าตาให้ล้างด้วยน้ำสะอาดมากๆ ผู้ที่ผิวแพ้ง่ายควรสวมถุงมือ';

const laundry = department(
  1401,
  {
    closers: closers.home,
    ingredients:
      'Water, Sodium Laureth Sulfate, C12-15 Pareth-7, Sodium Citrate, {+}, Fragrance.|น้ำ, โซเดียมลอเรทซัลเฟต, C12-15 พาเรท-7, โซเดียมซิเตรต, {+}, น้ำหอม',
    use: 'Measure with the cap: half a cap for five kilos, a full one for heavy soiling.|ตวงด้วยฝา ครึ่งฝาต่อผ้าห้ากิโลกรัม และหนึ่งฝาเมื่อผ้าสกปรกมาก',
    warnings: laundryWarning,
  },
  [
    {
      name: '{0} Liquid Detergent {1}|น้ำยาซักผ้าสูตร{0} {1}',
      label: 'Detergent',
      shape: 'bottle',
      axes: [laundryCare, laundryScents],
      sizes: '750 ml@79-189; 1.5 L@139-320; 2.8 L@219-490',
      lead: 'A liquid that dissolves at once and leaves no white marks.|น้ำยาซักผ้าละลายทันที ไม่ทิ้งคราบขาว',
    },
    {
      name: '{0} Liquid Detergent Refill {1}|น้ำยาซักผ้าชนิดเติมสูตร{0} {1}',
      label: 'Refill',
      shape: 'refill',
      axes: [laundryCare, laundryScents],
      sizes: '400 ml@29-79; 700 ml@49-129',
      lead: 'A pouch to fill up the bottle you have.|ถุงเติมสำหรับขวดเดิมที่มีอยู่',
    },
    {
      name: '{0} Detergent Powder {1}|ผงซักฟอกสูตร{0} {1}',
      label: 'Powder',
      shape: 'box',
      axes: [laundryCare, laundryScents],
      sizes: '800 g@55-139; 2.5 kg@159-369',
      ingredients:
        'Sodium Carbonate, Sodium Sulfate, Linear Alkylbenzene Sulfonate, Zeolite, {+}, Fragrance.|โซเดียมคาร์บอเนต, โซเดียมซัลเฟต, ลิเนียร์แอลคิลเบนซีนซัลโฟเนต (LAS), ซีโอไลต์, {+}, น้ำหอม',
      use: 'Dissolve one scoop in the water before adding the laundry.|ละลายหนึ่งช้อนตวงในน้ำก่อนใส่ผ้า',
      lead: 'A fine powder with little foam, made for machines and for hands.|ผงซักฟอกเนื้อละเอียด ฟองน้อย ใช้ได้ทั้งเครื่องและมือ',
    },
    {
      name: '{0} Laundry Pods {1}|เจลบอลซักผ้าสูตร{0} {1}',
      label: 'Pods',
      shape: 'box',
      axes: [laundryCare, laundryScents],
      sizes: '12 pods=12 ลูก@139-279; 30 pods=30 ลูก@299-590',
      ingredients:
        'C12-15 Pareth-7, Sodium Dodecylbenzenesulfonate, Glycerin, {+}, Fragrance; film of polyvinyl alcohol.|C12-15 พาเรท-7, โซเดียมโดเดซิลเบนซีนซัลโฟเนต, กลีเซอรีน, {+}, น้ำหอม; แผ่นฟิล์มพอลิไวนิลแอลกอฮอล์',
      use: 'Put one pod into the empty drum with dry hands, then the laundry. Two for a full drum.|ใช้มือแห้งหยิบหนึ่งลูกวางในถังเปล่าแล้วใส่ผ้าตาม ผ้าเต็มถังใช้สองลูก',
      warnings:
        'Keep locked away from children: biting a pod is dangerous. Do not pierce or cut. If in mouth or eyes, rinse with water and see a doctor at once.|เก็บในที่ล็อกให้พ้นมือเด็ก การกัดเจลบอลเป็นอันตราย ห้ามเจาะหรือตัด หากเข้าปากหรือเข้าตาให้ล้างด้วยน้ำและพบแพทย์ทันที',
      lead: 'One pod, one wash, nothing to spill.|หนึ่งลูกต่อการซักหนึ่งครั้ง ไม่ต้องตวง ไม่หก',
    },
    {
      name: 'Fabric Softener {0}|น้ำยาปรับผ้านุ่ม{0}',
      label: 'Softener',
      shape: 'bottle',
      axes: [laundryScents],
      sizes: '580 ml@45-119; 1.2 L@89-219',
      ingredients:
        'Water, Dialkyl Ester Ammonium Methosulfate, Fragrance, Lactic Acid, Preservative.|น้ำ, ไดแอลคิลเอสเทอร์แอมโมเนียมเมโทซัลเฟต, น้ำหอม, กรดแล็กติก, สารกันเสีย',
      use: 'Add half a cap to the last rinse. Do not pour onto the laundry.|เติมครึ่งฝาในน้ำสุดท้าย อย่าเทลงบนผ้าโดยตรง',
      lead: 'Softens towels without making them slippery.|ผ้าขนหนูนุ่มฟู โดยไม่ลื่นมือ',
    },
    {
      name: 'Baby Laundry Liquid {0}|น้ำยาซักผ้าเด็ก{0}',
      label: 'Baby Laundry',
      shape: 'bottle',
      axes: [
        axis(
          'Unscented|ไม่มีน้ำหอม|#f6f3ec|||Nothing to sniff at: no perfume and no dye.|ไม่ใส่น้ำหอมและไม่แต่งสี',
          'Chamomile|กลิ่นคาโมมายล์|#f6e7ae|||A trace of chamomile that fades on the line.|กลิ่นคาโมมายล์จางๆ หายไปเมื่อตากแห้ง',
          'Oat Milk|กลิ่นนมข้าวโอ๊ต|#e8d9bd|||A soft milky scent for blankets.|กลิ่นนมนุ่มๆ สำหรับผ้าห่มลูกน้อย',
        ),
      ],
      sizes: '600 ml@99-229; 1.5 L@199-420',
      ingredients:
        'Water, Coco-Glucoside, Sodium Cocoate, Glycerin, Citric Acid.|น้ำ, โคโคกลูโคไซด์, โซเดียมโคโคเอต, กลีเซอรีน, กรดซิตริก',
      lead: 'A plant-based wash for clothes that touch new skin.|น้ำยาซักผ้าจากพืช สำหรับเสื้อผ้าที่แนบผิวลูกน้อย',
      only: ['389', '991', '992'],
    },
    {
      name: '{0} Stain Remover|สเปรย์ขจัดคราบ{0}',
      label: 'Stain Spray',
      shape: 'trigger',
      axes: [
        axis(
          'Collar & Cuff|คอปกและปลายแขน|#a9d3ee|||For the grey line that a whole day of traffic leaves.|สำหรับคราบเทาที่คอเสื้อหลังฝ่ารถติดทั้งวัน',
          'Food & Oil|อาหารและน้ำมัน|#f6a64b|||For grilled chicken, chilli oil and somebody’s elbow.|สำหรับคราบไก่ย่าง น้ำมันพริก และซอสกระเด็น',
          'Fruit & Coffee|ผลไม้และกาแฟ|#a56a43|||For mangosteen, coffee and red syrup.|สำหรับคราบมังคุด กาแฟ และน้ำแดง',
          'Grass & Mud|หญ้าและโคลน|#8fae5d|||For knees after football.|สำหรับหัวเข่ากางเกงหลังเตะบอล',
        ),
      ],
      sizes: '250 ml@69-169; 500 ml@109-259',
      ingredients:
        'Water, C12-15 Pareth-7, Sodium Lauryl Sulfate, Protease, Lipase, Propylene Glycol.|น้ำ, C12-15 พาเรท-7, โซเดียมลอริลซัลเฟต, โปรทีเอส, ไลเพส, โพรพิลีนไกลคอล',
      use: 'Try on a hidden seam. Spray, wait ten minutes, wash as usual. Not for silk or wool.|ลองกับตะเข็บด้านในก่อน ฉีด ทิ้งไว้สิบนาที แล้วซักตามปกติ ไม่ควรใช้กับผ้าไหมและขนสัตว์',
      lead: 'A spray for before the wash.|สเปรย์ฉีดเฉพาะจุดก่อนซัก',
      registration: 'hazard',
    },
    {
      name: 'Oxygen Bleach for {0}|ผงขจัดคราบออกซิเจนสำหรับ{0}',
      label: 'Oxygen Bleach',
      shape: 'refill',
      axes: [
        axis(
          'Whites|ผ้าขาว|#f4f7fb|||Brings school shirts back to white.|คืนความขาวให้เสื้อนักเรียน',
          'Colours|ผ้าสี|#d9b9e6|||Safe for fast colours, unlike chlorine.|ใช้กับผ้าสีไม่ตกได้ ต่างจากคลอรีน',
        ),
      ],
      sizes: '250 g@49-119; 600 g@99-229',
      ingredients:
        'Sodium Percarbonate, Sodium Carbonate, Tetraacetylethylenediamine (TAED).|โซเดียมเปอร์คาร์บอเนต, โซเดียมคาร์บอเนต, เตตระแอซีทิลเอทิลีนไดแอมีน (TAED)',
      use: 'Add one scoop to the wash, or soak in warm water for at most an hour.|ใส่หนึ่งช้อนตวงพร้อมซัก หรือแช่น้ำอุ่นไม่เกินหนึ่งชั่วโมง',
      warnings:
        'Irritates the eyes. Never mix with chlorine bleach or acids. Do not keep the dissolved powder in a closed bottle. Keep out of reach of children.|ระคายเคืองตา ห้ามผสมกับน้ำยาฟอกขาวคลอรีนหรือกรด ห้ามเก็บน้ำที่ละลายแล้วในขวดปิด เก็บให้พ้นมือเด็ก',
      lead: 'Whitens with oxygen instead of chlorine, so there is no swimming-pool smell.|ขจัดคราบด้วยออกซิเจน ไม่มีกลิ่นฉุนแบบคลอรีน',
      registration: 'hazard',
    },
  ],
);

const cleanScents = axis(
  'Unscented|สูตรไม่มีกลิ่น|#eef2f2|||Smells of nothing at all when dry.|แห้งแล้วไม่เหลือกลิ่นใดๆ',
  'Lemon|กลิ่นเลมอน|#f4dc5a|||A short whiff of lemon peel.|กลิ่นเปลือกเลมอนสั้นๆ สดชื่น',
  'Lemongrass|กลิ่นตะไคร้|#cfdc8a|||The scent of a spa lobby, at home.|กลิ่นเหมือนล็อบบี้สปา ในบ้านของเราเอง',
  'Kaffir Lime|กลิ่นมะกรูด|#9fc36b|||Kaffir lime, as grandmother had it in the kitchen.|กลิ่นมะกรูดแบบครัวคุณยาย',
  'Green Tea|กลิ่นชาเขียว|#a9cf9b|||Light green tea that does not linger.|ชาเขียวเบาๆ ไม่ติดค้าง',
  'Lavender|กลิ่นลาเวนเดอร์|#bba9dd|||A soft floral note that calms the room.|กลิ่นดอกไม้นุ่มๆ ให้ห้องสงบ',
);

const cleanerWarning =
  'Keep out of reach of children and away from food. Do not swallow. If it gets into the eyes, rinse with plenty of water and see a doctor. Do not mix with other cleaners.|เก็บให้พ้นมือเด็กและแยกจากอาหาร ห้ามรับประทาน หากเข้าตาให้ล้างด้วยน้ำมากๆ และพบแพทย์ ห้ามผสมกับน้ำยาชนิดอื่น';

const cleaning = department(
  1402,
  {
    closers: texts(
      'Everything inside is listed on the label.|บอกส่วนผสมครบทุกอย่างบนฉลาก',
      'Made in Thailand.|ผลิตในประเทศไทย',
      'A little is enough.|ใช้เพียงเล็กน้อยก็พอ',
    ),
    ingredients:
      'Water, Alcohol Ethoxylate 3% w/w, Sodium Citrate, {+}, Preservative.|น้ำ, แอลกอฮอล์อีทอกซีเลต 3% w/w, โซเดียมซิเตรต, {+}, สารกันเสีย',
    use: 'Spray or wipe on, leave for a minute and wipe off with a damp cloth.|ฉีดหรือเช็ด ทิ้งไว้หนึ่งนาที แล้วเช็ดออกด้วยผ้าหมาด',
    warnings: cleanerWarning,
    registration: 'hazard',
  },
  [
    {
      name: 'Dishwashing Liquid {0}|น้ำยาล้างจาน{0}',
      label: 'Dish Wash',
      shape: 'pump',
      axes: [cleanScents],
      sizes: '500 ml@35-95; 750 ml@49-129',
      ingredients:
        'Water, Sodium Laureth Sulfate 12% w/w, Cocamidopropyl Betaine, Glycerin, Salt, Preservative.|น้ำ, โซเดียมลอเรทซัลเฟต 12% w/w, โคคามิโดโพรพิลบีเทน, กลีเซอรีน, เกลือ, สารกันเสีย',
      use: 'Put two drops on a wet sponge, or one press into a basin. Rinse with clean water.|หยดสองหยดบนฟองน้ำเปียก หรือหนึ่งปั๊มในกะละมัง แล้วล้างน้ำให้สะอาด',
      lead: 'Cuts coconut-milk grease in lukewarm or cold water.|ขจัดคราบมันแกงกะทิได้แม้ใช้น้ำเย็น',
    },
    {
      name: 'Dishwashing Liquid Refill {0}|น้ำยาล้างจานชนิดเติม{0}',
      label: 'Dish Refill',
      shape: 'refill',
      axes: [cleanScents],
      sizes: '400 ml@19-59; 1.5 L@89-199',
      ingredients:
        'Water, Sodium Laureth Sulfate 12% w/w, Cocamidopropyl Betaine, Glycerin, Salt, Preservative.|น้ำ, โซเดียมลอเรทซัลเฟต 12% w/w, โคคามิโดโพรพิลบีเทน, กลีเซอรีน, เกลือ, สารกันเสีย',
      use: 'Pour into the pump bottle. Two drops on a wet sponge are enough.|เทใส่ขวดปั๊ม หยดสองหยดบนฟองน้ำเปียกก็พอ',
      lead: 'The same washing-up liquid, with less plastic.|น้ำยาล้างจานสูตรเดิม ใช้พลาสติกน้อยลง',
    },
    {
      name: 'Floor Cleaner {0}|น้ำยาทำความสะอาดพื้น{0}',
      label: 'Floor Cleaner',
      shape: 'bottle',
      axes: [cleanScents],
      sizes: '800 ml@49-129; 3 L@149-329',
      use: 'One cap to a bucket of five litres. Wring the mop well on wood. No rinsing needed.|หนึ่งฝาต่อน้ำห้าลิตร พื้นไม้บิดผ้าให้หมาด ไม่ต้องเช็ดน้ำซ้ำ',
      lead: 'For tiles, terrazzo and sealed wood, without a sticky film.|สำหรับกระเบื้อง หินขัด และไม้เคลือบ ไม่ทิ้งคราบเหนียวเท้า',
    },
    {
      name: 'Bathroom Cleaner {0}|น้ำยาล้างห้องน้ำ{0}',
      label: 'Bath Cleaner',
      shape: 'trigger',
      axes: [cleanScents],
      sizes: '450 ml@59-149; 900 ml@99-219',
      ingredients:
        'Water, Citric Acid 5% w/w, Alkyl Polyglucoside, Preservative.|น้ำ, กรดซิตริก 5% w/w, แอลคิลพอลิกลูโคไซด์, สารกันเสีย',
      use: 'Spray on, leave for five minutes, scrub and rinse. Not on marble.|ฉีดทิ้งไว้ห้านาที ขัดแล้วล้างออก ห้ามใช้กับหินอ่อน',
      warnings:
        'Contains acid. Never mix with bleach: poisonous gas forms. Wear gloves. If it gets into the eyes, rinse with plenty of water and see a doctor. Keep out of reach of children.|มีกรด ห้ามผสมกับน้ำยาฟอกขาวเพราะเกิดก๊าซพิษ สวมถุงมือ หากเข้าตาให้ล้างด้วยน้ำมากๆ และพบแพทย์ เก็บให้พ้นมือเด็ก',
      lead: 'Citric acid against limescale and soap film, without the sting in the nose.|กรดซิตริกช่วยขจัดคราบหินปูนและคราบสบู่ ไม่ฉุนแสบจมูก',
    },
    {
      name: 'Toilet Bowl Cleaner {0}|น้ำยาล้างโถสุขภัณฑ์{0}',
      label: 'Toilet Cleaner',
      shape: 'bottle',
      axes: [cleanScents],
      sizes: '450 ml@39-99; 900 ml@65-159',
      ingredients:
        'Water, Hydrochloric Acid 8% w/w, Alcohol Ethoxylate, Colourant.|น้ำ, กรดเกลือ (Hydrochloric Acid) 8% w/w, แอลกอฮอล์อีทอกซีเลต, สี',
      use: 'Squeeze under the rim, leave for fifteen minutes, brush and flush. Keep the window open.|บีบใต้ขอบโถ ทิ้งไว้สิบห้านาที ขัดแล้วกดน้ำ เปิดหน้าต่างขณะใช้',
      warnings:
        'Corrosive. Never mix with bleach: poisonous gas forms. Wear gloves and avoid breathing the vapour. If splashed, rinse with plenty of water; if swallowed, do not induce vomiting and see a doctor at once. Keep out of reach of children.|มีฤทธิ์กัดกร่อน ห้ามผสมกับน้ำยาฟอกขาวเพราะเกิดก๊าซพิษ สวมถุงมือและหลีกเลี่ยงการสูดดม หากกระเด็นถูกตัวให้ล้างด้วยน้ำมากๆ หากกลืนกินห้ามทำให้อาเจียนและรีบพบแพทย์ เก็บให้พ้นมือเด็ก',
      lead: 'A thick liquid that clings under the rim.|น้ำยาเนื้อข้น เกาะใต้ขอบโถได้นาน',
    },
    {
      name: 'Glass Cleaner {0}|น้ำยาเช็ดกระจก{0}',
      label: 'Glass Cleaner',
      shape: 'trigger',
      axes: [cleanScents],
      sizes: '500 ml@45-119',
      ingredients:
        'Water, Isopropyl Alcohol 5% w/w, Sodium Lauryl Sulfate 0.2% w/w.|น้ำ, ไอโซโพรพิลแอลกอฮอล์ 5% w/w, โซเดียมลอริลซัลเฟต 0.2% w/w',
      use: 'Spray from 20 cm and wipe dry with a lint-free cloth, not in full sun.|ฉีดห่าง 20 ซม. เช็ดให้แห้งด้วยผ้าไม่มีขุย ไม่ควรเช็ดกลางแดดจัด',
      lead: 'Windows and mirrors without streaks.|กระจกใสไม่เป็นทางน้ำ',
    },
    {
      name: 'Kitchen Degreaser {0}|สเปรย์ขจัดคราบมันในครัว{0}',
      label: 'Degreaser',
      shape: 'trigger',
      axes: [cleanScents],
      sizes: '500 ml@69-159',
      ingredients:
        'Water, Sodium Carbonate 2% w/w, Alkyl Polyglucoside, 2-(2-Butoxyethoxy)ethanol 3% w/w.|น้ำ, โซเดียมคาร์บอเนต 2% w/w, แอลคิลพอลิกลูโคไซด์, 2-(2-บิวทอกซีเอทอกซี)เอทานอล 3% w/w',
      use: 'Spray on the cold surface, wait two minutes and wipe off. Rinse what touches food.|ฉีดบนพื้นผิวที่เย็นแล้ว รอสองนาทีแล้วเช็ดออก ส่วนที่สัมผัสอาหารให้ล้างน้ำซ้ำ',
      lead: 'For hoods, hobs and the wall behind the wok.|สำหรับเครื่องดูดควัน เตา และผนังหลังกระทะ',
    },
    {
      name: 'Disinfectant Spray {0}|สเปรย์ฆ่าเชื้อบนพื้นผิว{0}',
      label: 'Disinfectant',
      shape: 'spray',
      axes: [cleanScents],
      sizes: '350 ml@89-199; 500 ml@119-259',
      ingredients:
        'Water, Benzalkonium Chloride 0.5% w/w, Alcohol Ethoxylate.|น้ำ, เบนซัลโคเนียมคลอไรด์ 0.5% w/w, แอลกอฮอล์อีทอกซีเลต',
      use: 'Clean first, spray until wet, leave for ten minutes and wipe.|ทำความสะอาดก่อน ฉีดให้เปียกทั่ว ทิ้งไว้สิบนาทีแล้วเช็ดออก',
      lead: 'For door handles, switches and the changing table.|สำหรับลูกบิดประตู สวิตช์ไฟ และโต๊ะเปลี่ยนผ้าอ้อม',
    },
  ],
);

const fresheners = department(
  1403,
  {
    closers: texts(
      'Faint by design, so that dinner still smells of dinner.|กลิ่นตั้งใจให้จาง ไม่กลบกลิ่นมื้อเย็น',
      'For bedrooms, shoe cupboards and rented rooms alike.|ใช้ได้ทั้งห้องนอน ตู้รองเท้า และห้องเช่า',
      'Made in Thailand.|ผลิตในประเทศไทย',
      'One pack lasts about a month in a small room.|หนึ่งชิ้นใช้ได้ราวหนึ่งเดือนในห้องขนาดเล็ก',
    ),
    ingredients:
      'Water, Fragrance, Carrageenan, Propylene Glycol, Preservative.|น้ำ, น้ำหอม, คาร์ราจีแนน, โพรพิลีนไกลคอล, สารกันเสีย',
    use: 'Open and place on a level surface, out of the sun. Replace when dry.|เปิดแล้ววางบนพื้นเรียบ ไม่โดนแดด เปลี่ยนใหม่เมื่อเนื้อแห้ง',
    warnings:
      'Not to be eaten. Keep out of reach of children and pets. Wash hands if touched. Use in a ventilated room.|ห้ามรับประทาน เก็บให้พ้นมือเด็กและสัตว์เลี้ยง หากสัมผัสให้ล้างมือ ใช้ในห้องที่อากาศถ่ายเท',
  },
  [
    {
      name: 'Air Freshener Gel {0}|เจลปรับอากาศ{0}',
      label: 'Air Gel',
      shape: 'jar',
      axes: [scents],
      sizes: '70 g@29-89; 180 g@49-139',
      lead: 'A gel that gives off its scent evenly until it is used up.|เจลหอมระเหยสม่ำเสมอจนหมดก้อน',
    },
    {
      name: 'Room Spray {0}|สเปรย์ปรับอากาศ{0}',
      label: 'Room Spray',
      shape: 'spray',
      axes: [scents],
      sizes: '300 ml@59-169',
      ingredients: 'Water, Ethanol, Fragrance, Cyclodextrin.|น้ำ, เอทานอล, น้ำหอม, ไซโคลเดกซ์ทริน',
      use: 'Spray two or three times into the middle of the room, away from people and food.|ฉีดสองถึงสามครั้งกลางห้อง ห่างจากคนและอาหาร',
      warnings:
        'Flammable. Keep away from flames and hot surfaces. Do not breathe in or spray at people. Keep out of reach of children.|ไวไฟ ห้ามใช้ใกล้เปลวไฟและของร้อน ห้ามสูดดมหรือฉีดใส่คน เก็บให้พ้นมือเด็ก',
      closers: texts(
        'Two sprays are enough for a bedroom.|ฉีดสองครั้งก็พอสำหรับห้องนอน',
        'It leaves no wet spots on curtains.|ไม่ทิ้งรอยเปียกบนผ้าม่าน',
      ),
      lead: 'A fine mist that catches smells instead of covering them.|ละอองละเอียดช่วยดักกลิ่นไม่พึงประสงค์ ไม่ใช่แค่กลบ',
    },
    {
      name: 'Wardrobe Sachets {0}|ถุงหอมแขวนตู้เสื้อผ้า{0}',
      label: 'Sachets',
      shape: 'sachet',
      axes: [scents],
      sizes: '2 pieces=แพ็ก 2 ซอง@49-129; 4 pieces=แพ็ก 4 ซอง@89-219',
      ingredients: 'Vermiculite, Fragrance, paper sachet.|เวอร์มิคูไลต์, น้ำหอม, ซองกระดาษ',
      use: 'Hang between the clothes, or lay in a drawer. Do not let it touch silk.|แขวนระหว่างเสื้อผ้าหรือวางในลิ้นชัก อย่าให้สัมผัสผ้าไหมโดยตรง',
      lead: 'A paper sachet for cupboards that have stood closed all rainy season.|ถุงหอมสำหรับตู้ที่ปิดอับมาตลอดหน้าฝน',
    },
    {
      name: 'Car Freshener {0}|น้ำหอมปรับอากาศในรถ{0}',
      label: 'Car Scent',
      shape: 'box',
      axes: [scents],
      sizes: '8 ml@69-199; 2 pieces (8 ml)=8 มล. แพ็กคู่@119-349',
      ingredients: 'Fragrance, Dipropylene Glycol, Ethanol.|น้ำหอม, ไดโพรพิลีนไกลคอล, เอทานอล',
      use: 'Loosen the wooden cap for a day, close it, and hang the bottle where it blocks no view.|คลายฝาไม้ให้น้ำหอมซึมหนึ่งวัน ปิดฝา แล้วแขวนในจุดที่ไม่บังสายตา',
      warnings:
        'Flammable. Do not leave in full sun on the dashboard. Keep upright and away from plastic and leather. Keep out of reach of children.|ไวไฟ ห้ามวางตากแดดบนคอนโซล ตั้งขวดตรงและระวังหกใส่พลาสติกหรือหนัง เก็บให้พ้นมือเด็ก',
      closers: texts(
        'It lasts about six weeks in a city car.|ใช้ได้ราวหกสัปดาห์ในรถที่ใช้งานทุกวัน',
        'Soft enough for passengers who get carsick.|กลิ่นอ่อน คนเมารถง่ายก็นั่งได้',
      ),
      lead: 'A small glass bottle with a wooden cap that breathes.|ขวดแก้วเล็กฝาไม้ ค่อยๆ ระเหยกลิ่นหอม',
    },
    {
      name: 'Bathroom Deodoriser {0}|แผ่นหอมดับกลิ่นห้องน้ำ{0}',
      label: 'Bathroom Scent',
      shape: 'box',
      axes: [scents],
      sizes: '1 piece=1 ชิ้น@25-69; 3 pieces=แพ็ก 3 ชิ้น@65-169',
      ingredients:
        'Ethylene-vinyl acetate, Fragrance, Zinc Ricinoleate.|เอทิลีนไวนิลแอซีเตต, น้ำหอม, ซิงก์ริซิโนลีเอต',
      use: 'Peel off the film and stick to a dry wall or hang on the hook.|ลอกฟิล์มแล้วติดบนผนังแห้งหรือแขวนกับตะขอ',
      lead: 'A flat pad for small bathrooms without a window.|แผ่นบางสำหรับห้องน้ำเล็กที่ไม่มีหน้าต่าง',
    },
  ],
);

const repellentActives = axis(
  'Citronella|ตะไคร้หอม|#cfdc8a|Citronella Oil 15% w/w|น้ำมันตะไคร้หอม 15% w/w|Citronella from Thai fields; put on again every one to two hours.|ตะไคร้หอมจากไร่ในไทย ควรทาหรือฉีดซ้ำทุก 1-2 ชั่วโมง',
  'IR3535|IR3535|#b7dfe6|Ethyl Butylacetylaminopropionate (IR3535) 12.5% w/w|เอทิลบิวทิลแอซีทิลอะมิโนโพรพิโอเนต (IR3535) 12.5% w/w|Mild on the skin, about four hours.|อ่อนโยนต่อผิว ป้องกันได้ราว 4 ชั่วโมง',
  'Icaridin|อิคาริดิน|#9fc7a4|Icaridin 20% w/w|อิคาริดิน (Icaridin) 20% w/w|Hardly any smell, does not attack plastic, up to eight hours.|แทบไม่มีกลิ่น ไม่กัดพลาสติก ป้องกันได้นานถึง 8 ชั่วโมง',
  'DEET|ดีท|#a8b78a|DEET (N,N-diethyl-m-toluamide) 15% w/w|ดีท (N,N-diethyl-m-toluamide) 15% w/w|The long-proven active for gardens and waterfalls, about five hours.|สารกันยุงที่ใช้กันมานาน เหมาะกับสวนและน้ำตก ป้องกันได้ราว 5 ชั่วโมง',
);

const roomScents = axis(
  'Lavender|กลิ่นลาเวนเดอร์|#bba9dd|||With a soft lavender scent.|กลิ่นลาเวนเดอร์อ่อนๆ',
  'Citronella|กลิ่นตะไคร้หอม|#cfdc8a|||With the green scent of citronella.|กลิ่นเขียวสดของตะไคร้หอม',
  'Orange Peel|กลิ่นเปลือกส้ม|#f6a64b|||With a dry scent of orange peel.|กลิ่นเปลือกส้มแห้ง',
  'Unscented|สูตรไม่มีกลิ่น|#eef2f2|||Without perfume, for bedrooms.|ไม่แต่งกลิ่น เหมาะกับห้องนอน',
);

const repellentWarning =
  'For external use only. Not on eyes, mouth, wounds or the hands of children. Not for children under four. Wash off when no longer needed. Keep away from flames and out of reach of children.|ใช้ภายนอกเท่านั้น ห้ามใช้บริเวณตา ปาก แผล และมือเด็ก ห้ามใช้กับเด็กอายุต่ำกว่า 4 ปี ล้างออกเมื่อไม่จำเป็นต้องใช้แล้ว เก็บให้ห่างเปลวไฟและพ้นมือเด็ก';

const insecticideWarning =
  'Poisonous if swallowed. Keep away from food, children, pets, aquariums and flames. Do not breathe in. Wash hands after use. If swallowed, do not induce vomiting; take the pack to a doctor.|เป็นอันตรายหากกลืนกิน เก็บให้ห่างจากอาหาร เด็ก สัตว์เลี้ยง ตู้ปลา และเปลวไฟ ห้ามสูดดม ล้างมือหลังใช้ หากกลืนกินห้ามทำให้อาเจียน และนำภาชนะบรรจุไปพบแพทย์';

const insects = department(
  1404,
  {
    closers: texts(
      'Empty flower saucers and buckets every week as well.|อย่าลืมเทน้ำขังในจานรองกระถางและถังทุกสัปดาห์ด้วย',
      'The hours of protection are printed on the front.|พิมพ์จำนวนชั่วโมงที่ป้องกันได้ไว้ด้านหน้า',
      'Worth having from the first rain of May.|ควรมีติดบ้านตั้งแต่ฝนแรกของเดือนพฤษภาคม',
    ),
    ingredients: '{+}, Ethanol, Water, Glycerin.|{+}, เอทานอล, น้ำ, กลีเซอรีน',
    use: 'Spray on bare skin and spread. For the face, spray into the palm first. Put sunscreen on before it.|ฉีดบนผิวนอกร่มผ้าแล้วเกลี่ย ใบหน้าให้ฉีดใส่มือก่อน หากใช้กันแดดให้ทากันแดดก่อน',
    warnings: repellentWarning,
    registration: 'hazard',
    only: ['525', '991', '993'],
  },
  [
    {
      name: '{0} Mosquito Repellent Spray|สเปรย์กันยุงสูตร{0}',
      label: 'Repellent',
      shape: 'spray',
      axes: [repellentActives],
      sizes: '30 ml@49-119; 70 ml@79-189; 120 ml@119-269',
      lead: 'A fine, quick-drying mist against mosquitoes.|สเปรย์กันยุงละอองละเอียด แห้งไว',
    },
    {
      name: '{0} Mosquito Repellent Lotion|โลชั่นกันยุงสูตร{0}',
      label: 'Repel Lotion',
      shape: 'tube',
      axes: [repellentActives],
      sizes: '8 ml (12 sachets)=8 มล. แพ็ก 12 ซอง@49-119; 60 ml@59-149',
      ingredients:
        '{+}, Water, Cetearyl Alcohol, Glycerin, Aloe Barbadensis Leaf Juice, Preservative.|{+}, น้ำ, ซีเทียริลแอลกอฮอล์, กลีเซอรีน, ว่านหางจระเข้, สารกันเสีย',
      use: 'Spread thinly and evenly on bare skin.|ทาบางๆ ให้ทั่วผิวนอกร่มผ้า',
      lead: 'A light lotion that does not feel sticky.|โลชั่นเนื้อบางเบา ไม่เหนียวเหนอะหนะ',
    },
    {
      name: 'Herbal Mosquito Balm {0}|ขี้ผึ้งสมุนไพรกันยุง{0}',
      label: 'Herb Balm',
      shape: 'jar',
      axes: [
        axis(
          'Citronella & Plai|ตะไคร้หอมและไพล|#e3c04c|Citronella Oil 10% w/w, Plai Oil|น้ำมันตะไคร้หอม 10% w/w, น้ำมันไพล|Plai gives the warm note behind the citronella.|ไพลเพิ่มความหอมอุ่นตามหลังตะไคร้หอม',
          'Citronella & Kaffir Lime|ตะไคร้หอมและมะกรูด|#9fc36b|Citronella Oil 10% w/w, Kaffir Lime Oil|น้ำมันตะไคร้หอม 10% w/w, น้ำมันมะกรูด|Kaffir lime makes it smell of the kitchen garden.|มะกรูดให้กลิ่นหอมเหมือนสวนครัว',
          'Citronella & Clove|ตะไคร้หอมและกานพลู|#a56a43|Citronella Oil 10% w/w, Clove Oil|น้ำมันตะไคร้หอม 10% w/w, น้ำมันกานพลู|Clove makes it spicier.|กานพลูเพิ่มกลิ่นเครื่องเทศ',
        ),
      ],
      sizes: '15 g@45-109; 50 g@89-199',
      ingredients: '{+}, Petrolatum, Beeswax.|{+}, ปิโตรลาทัม, ขี้ผึ้ง',
      use: 'Rub thinly on ankles, arms and neck; repeat every one to two hours.|ทาบางๆ ที่ข้อเท้า แขน และลำคอ ทาซ้ำทุก 1-2 ชั่วโมง',
      lead: 'A little tin for the porch in the evening.|ตลับเล็กสำหรับนั่งเล่นหน้าบ้านยามเย็น',
      only: ['606', '993'],
    },
    {
      name: 'Mosquito Patches {0}|แผ่นแปะกันยุง{0}',
      label: 'Patches',
      shape: 'sachet',
      axes: [
        axis(
          'Jungle|ลายสัตว์ป่า|#8fae5d|||With tigers, tapirs and a shy elephant.|ลายเสือ สมเสร็จ และช้างขี้อาย',
          'Space|ลายอวกาศ|#4a5a8c|||With rockets and ringed planets.|ลายจรวดและดาวมีวงแหวน',
          'Fruit|ลายผลไม้|#f6a64b|||With mangosteens and mangoes.|ลายมังคุดและมะม่วง',
          'Plain|แบบเรียบ|#eef2f2|||Plain white, for grown-ups.|สีขาวเรียบ ผู้ใหญ่ก็ติดได้',
        ),
      ],
      sizes: '12 patches=12 แผ่น@39-99; 36 patches=36 แผ่น@89-219',
      ingredients:
        'Citronella Oil, Eucalyptus Oil, non-woven fabric, adhesive.|น้ำมันตะไคร้หอม, น้ำมันยูคาลิปตัส, ผ้าไม่ทอ, กาว',
      use: 'Stick one or two on clothes or the pushchair, not on skin. Replace after eight hours.|ติดหนึ่งถึงสองแผ่นบนเสื้อผ้าหรือรถเข็น ไม่ติดบนผิวหนัง เปลี่ยนใหม่หลัง 8 ชั่วโมง',
      warnings:
        'Do not stick on skin. Small parts: keep away from children under three. Keep the pouch closed.|ห้ามติดบนผิวหนัง ชิ้นส่วนเล็ก เก็บให้พ้นมือเด็กต่ำกว่า 3 ปี ปิดซองให้สนิท',
      lead: 'Stickers with citronella oil for shirts and school bags.|สติกเกอร์น้ำมันตะไคร้หอม ติดเสื้อหรือกระเป๋านักเรียน',
      only: ['389', '525', '993'],
    },
    {
      name: 'Mosquito Coils {0}|ยาจุดกันยุง{0}',
      label: 'Coils',
      shape: 'box',
      axes: [roomScents],
      sizes: '10 pieces=10 ขด@19-55; 30 pieces=30 ขด@55-129',
      ingredients: 'd-Allethrin 0.25% w/w, wood powder, starch.|ดี-แอลเลทริน 0.25% w/w, ผงไม้, แป้ง',
      use: 'Separate carefully, light the tip, blow out the flame and put on the stand outdoors or by an open window.|แยกขดเบาๆ จุดปลาย เป่าไฟให้ดับ วางบนขาตั้งนอกบ้านหรือริมหน้าต่างที่เปิด',
      warnings: insecticideWarning,
      lead: 'A slow coil for about seven hours on the terrace.|ขดเผาไหม้ช้า ใช้ได้ราวเจ็ดชั่วโมงบนระเบียง',
    },
    {
      name: 'Mosquito Plug-In Refill {0}|น้ำยาไล่ยุงไฟฟ้าชนิดเติม{0}',
      label: 'Plug-In Refill',
      shape: 'box',
      axes: [roomScents],
      sizes: '45 ml@79-169; 2 bottles (45 ml)=45 มล. แพ็กคู่@149-309',
      ingredients: 'Prallethrin 1.3% w/w, deodorised kerosene.|พราลเลทริน 1.3% w/w, น้ำมันก๊าดไร้กลิ่น',
      use: 'Screw into the heater and plug in half an hour before bedtime, with a window ajar.|หมุนเข้ากับเครื่องไล่ยุงแล้วเสียบปลั๊กครึ่งชั่วโมงก่อนนอน แง้มหน้าต่างไว้เล็กน้อย',
      warnings: insecticideWarning,
      lead: 'About forty-five nights in a bedroom.|ใช้ได้ราว 45 คืนในห้องนอน',
    },
    {
      name: '{0} Insecticide Spray|สเปรย์กำจัด{0}',
      label: 'Insect Spray',
      shape: 'spray',
      axes: [
        axis(
          'Mosquito & Fly|ยุงและแมลงวัน|#a8b78a|Prallethrin 0.1% w/w|พราลเลทริน 0.1% w/w|For what flies: spray into the air and leave for fifteen minutes.|สำหรับแมลงบิน ฉีดในอากาศแล้วปิดห้องสิบห้านาที',
          'Ant & Cockroach|มดและแมลงสาบ|#8a5a3c|Cypermethrin 0.2% w/w|ไซเพอร์เมทริน 0.2% w/w|For what crawls: spray into cracks and behind the bin.|สำหรับแมลงคลาน ฉีดตามซอกและหลังถังขยะ',
          'Termite|ปลวก|#6b5a55|Bifenthrin 0.05% w/w|ไบเฟนทริน 0.05% w/w|With a straw for skirting boards and door frames.|มีหลอดฉีดสำหรับบัวพื้นและวงกบประตู',
        ),
      ],
      sizes: '300 ml@69-149; 600 ml@99-219',
      ingredients: '{+}, deodorised kerosene, LPG propellant.|{+}, น้ำมันก๊าดไร้กลิ่น, ก๊าซหุงต้ม (สารขับดัน)',
      use: 'Cover food and fish tanks, spray for a few seconds, leave the room for fifteen minutes and air it.|ปิดอาหารและตู้ปลา ฉีดไม่กี่วินาที ออกจากห้องสิบห้านาทีแล้วเปิดระบายอากาศ',
      warnings: insecticideWarning,
      closers: texts(
        'The nozzle locks.|หัวฉีดล็อกได้',
        'The smell is gone after airing.|กลิ่นหมดไปหลังระบายอากาศ',
      ),
      lead: 'Quick knock-down for emergencies.|ออกฤทธิ์เร็วในยามฉุกเฉิน',
      only: ['525', '993'],
    },
    {
      name: '{0} Bait Gel|เจลเหยื่อกำจัด{0}',
      label: 'Bait Gel',
      shape: 'tube',
      axes: [
        axis(
          'Cockroach|แมลงสาบ|#8a5a3c|Fipronil 0.05% w/w|ฟิโพรนิล 0.05% w/w|Cockroaches carry it home, and the nest goes quiet within days.|แมลงสาบกินแล้วกลับรัง ได้ผลทั้งรังภายในไม่กี่วัน',
          'Ant|มด|#5c4a3f|Imidacloprid 0.03% w/w|อิมิดาโคลพริด 0.03% w/w|Ants share it with the queen.|มดงานนำไปแบ่งถึงนางพญา',
        ),
      ],
      sizes: '5 g@49-119; 10 g@79-189',
      ingredients: '{+}, sucrose, gelling agent.|{+}, น้ำตาลซูโครส, สารก่อเจล',
      use: 'Put lentil-sized dots behind hinges, pipes and the refrigerator. Do not spray near them.|แต้มขนาดเมล็ดถั่วตามหลังบานพับ ท่อ และหลังตู้เย็น ไม่ต้องฉีดสเปรย์ใกล้จุดที่แต้ม',
      warnings: insecticideWarning,
      closers: texts(
        'No smell, no smoke, no clearing of the kitchen.|ไม่มีกลิ่น ไม่มีควัน ไม่ต้องย้ายของออกจากครัว',
        'Renew the dots every three months.|แต้มใหม่ทุกสามเดือน',
      ),
      lead: 'A bait that works while you sleep.|เจลเหยื่อที่ทำงานระหว่างเราหลับ',
      only: ['525', '993'],
    },
  ],
);

export const homeCare: readonly Kind[] = [...laundry, ...cleaning, ...fresheners, ...insects];
