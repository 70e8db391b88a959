import { eyeLines, lipLines, skinLines, spf, sunFinishes, washLines } from './axes-skin.ts';
import { closers } from './closers.ts';
import { axis, department } from './kind.ts';
import type { Kind } from './kind.ts';
import { cosmeticWarning, formulas, rinseWarning } from './texts-cosmetic.ts';

const skin = {
  closers: closers.skin,
  warnings: cosmeticWarning,
  registration: 'cosmetic',
} as const;

const cleansers = department(
  101,
  {
    ...skin,
    warnings: rinseWarning,
    ingredients: formulas.cleanser,
    use: 'Lather with a little water, massage over a damp face for half a minute and rinse. Morning and evening.|ตีฟองกับน้ำเล็กน้อย นวดทั่วใบหน้าที่เปียกหมาดๆ ราวครึ่งนาทีแล้วล้างออก ใช้เช้าและเย็น',
  },
  [
    {
      name: '{0} Facial Foam|โฟมล้างหน้า{0}',
      label: 'Facial Foam',
      shape: 'tube',
      axes: [washLines],
      sizes: '30 g@39-69; 50 g@59-119; 100 g@99-229',
      lead: 'A dense, fine foam that takes off sunscreen and the dust of the day.|โฟมเนื้อแน่นละเอียด ทำความสะอาดทั้งกันแดดและฝุ่นที่สะสมมาทั้งวัน',
    },
    {
      name: '{0} Gel Cleanser|เจลล้างหน้า{0}',
      label: 'Gel Cleanser',
      shape: 'pump',
      axes: [washLines],
      sizes: '60 ml@99-199; 150 ml@189-420; 250 ml@279-590',
      lead: 'A clear gel that cleans without squeaking.|เจลใสทำความสะอาดผิวหมดจด ล้างแล้วหน้าไม่ตึง',
    },
    {
      name: '{0} Cleansing Milk|น้ำนมล้างหน้า{0}',
      label: 'Cleansing Milk',
      shape: 'bottle',
      axes: [washLines],
      sizes: '150 ml@169-390; 200 ml@219-490; 400 ml@320-690',
      use: 'Spread over dry skin, massage gently and wipe off with cotton or rinse.|ทาบนผิวแห้ง นวดเบาๆ แล้วเช็ดออกด้วยสำลีหรือล้างด้วยน้ำ',
      lead: 'A creamy milk for skin that dislikes foam.|น้ำนมเนื้อครีมนุ่ม สำหรับผิวที่ไม่ถูกกับฟอง',
    },
    {
      name: '{0} Cleansing Balm|คลีนซิ่งบาล์ม{0}',
      label: 'Cleansing Balm',
      shape: 'jar',
      axes: [washLines],
      sizes: '25 g@149-290; 50 g@259-520; 100 g@429-890',
      ingredients: formulas.oil,
      use: 'Melt a spoonful between dry hands, massage over make-up, add water until milky, and rinse.|ตักบาล์มวอร์มบนฝ่ามือแห้ง นวดให้ทั่วเครื่องสำอาง เติมน้ำจนเป็นน้ำนมแล้วล้างออก',
      lead: 'A sherbet-like balm that melts waterproof make-up.|บาล์มเนื้อเชอร์เบตที่ละลายเครื่องสำอางกันน้ำได้หมดจด',
    },
    {
      name: '{0} Enzyme Powder Wash|ผงเอนไซม์ล้างหน้า{0}',
      label: 'Powder Wash',
      shape: 'bottle',
      axes: [washLines],
      sizes: '40 g@249-490; 70 g@390-690',
      use: 'Shake half a teaspoon into a wet palm, lather and wash. Two or three times a week.|เทผงครึ่งช้อนชาลงบนฝ่ามือเปียก ตีฟองแล้วล้างหน้า สัปดาห์ละ 2-3 ครั้ง',
      lead: 'A fine powder that turns into a soft polish with water.|ผงละเอียดที่โดนน้ำแล้วกลายเป็นฟองนุ่มขัดผิวอย่างอ่อนโยน',
    },
  ],
);

const toners = department(
  102,
  {
    ...skin,
    ingredients: formulas.toner,
    use: 'After washing, pat over face and neck with the hands or cotton, morning and evening.|หลังล้างหน้า ตบเบาๆ ให้ทั่วใบหน้าและลำคอด้วยมือหรือสำลี เช้าและเย็น',
  },
  [
    {
      name: '{0} Toner|โทนเนอร์{0}',
      label: 'Toner',
      shape: 'bottle',
      axes: [skinLines],
      sizes: '50 ml@89-219; 150 ml@199-490; 250 ml@299-690',
      lead: 'A watery first step that prepares the skin for what follows.|โทนเนอร์เนื้อน้ำ เตรียมผิวให้พร้อมรับบำรุงขั้นต่อไป',
    },
    {
      name: '{0} Essence|เอสเซนส์{0}',
      label: 'Essence',
      shape: 'bottle',
      axes: [skinLines],
      sizes: '30 ml@149-320; 100 ml@390-890; 150 ml@520-1190',
      lead: 'A slippery essence, between a toner and a serum.|เอสเซนส์เนื้อลื่นบางเบา อยู่ตรงกลางระหว่างโทนเนอร์กับเซรั่ม',
    },
    {
      name: '{0} Toner Pads|โทนเนอร์แพด{0}',
      label: 'Toner Pads',
      shape: 'jar',
      axes: [skinLines],
      sizes: '10 pieces=10 แผ่น@79-159; 30 pieces=30 แผ่น@219-390; 60 pieces=60 แผ่น@359-690',
      use: 'Wipe the face with the embossed side, turn the pad and pat. Leave on for five minutes as a mini mask, if you like.|เช็ดผิวด้วยด้านลายนูน แล้วพลิกอีกด้านตบเบาๆ หรือแปะทิ้งไว้ห้านาทีแทนมาสก์',
      lead: 'Soaked cotton pads for mornings when nobody has time.|สำลีแผ่นชุ่มโทนเนอร์ สำหรับเช้าที่ไม่มีเวลา',
    },
    {
      name: '{0} Facial Mist|เฟเชียลมิสต์{0}',
      label: 'Facial Mist',
      shape: 'spray',
      axes: [skinLines],
      sizes: '30 ml@79-169; 60 ml@129-290; 120 ml@219-450',
      use: 'Close the eyes and spray from 20 cm, over bare skin or make-up.|หลับตาแล้วฉีดห่างจากใบหน้า 20 ซม. ใช้บนผิวเปล่าหรือหลังแต่งหน้าก็ได้',
      lead: 'A fine mist for the office and the plane.|ละอองละเอียด สดชื่นได้ทั้งในออฟฟิศและบนเครื่องบิน',
    },
  ],
);

const serums = department(
  103,
  {
    ...skin,
    ingredients: formulas.serum,
    use: 'Smooth two or three drops over clean skin before cream, morning and evening. Use sunscreen by day.|หยด 2-3 หยด ลูบไล้ทั่วผิวสะอาดก่อนลงครีม เช้าและเย็น กลางวันควรทากันแดดร่วมด้วย',
  },
  [
    {
      name: '{0} Serum|เซรั่ม{0}',
      label: 'Serum',
      shape: 'dropper',
      axes: [skinLines],
      sizes: '15 ml@259-590; 30 ml@399-1090; 50 ml@590-1590',
      lead: [
        'A light serum that sinks in within seconds.|เซรั่มเนื้อบางเบา ซึมไวในไม่กี่วินาที',
        'A silky serum with one clear task.|เซรั่มเนื้อลื่นนุ่มที่มุ่งดูแลผิวอย่างตรงจุด',
      ],
    },
    {
      name: '{0} Ampoule|แอมพูล{0}',
      label: 'Ampoule',
      shape: 'dropper',
      axes: [skinLines],
      sizes: '10 ml@199-450; 50 ml@690-1390; 30 ml@450-990',
      lead: 'A concentrated course for two or three weeks of extra care.|ทรีตเมนต์เข้มข้น สำหรับช่วงที่ผิวต้องการการดูแลพิเศษสองถึงสามสัปดาห์',
    },
    {
      name: '{0} Facial Oil|เฟเชียลออยล์{0}',
      label: 'Facial Oil',
      shape: 'dropper',
      axes: [skinLines],
      sizes: '20 ml@349-690; 30 ml@459-990',
      ingredients: formulas.oil,
      use: 'Warm three drops between the palms and press into the skin as the last step at night.|วอร์มออยล์สามหยดบนฝ่ามือแล้วกดลงบนผิวเป็นขั้นตอนสุดท้ายก่อนนอน',
      lead: 'A dry oil that leaves no shine on the pillow.|ออยล์เนื้อแห้ง ซึมไว ไม่เปื้อนหมอน',
    },
    {
      name: '{0} Booster|บูสเตอร์{0}',
      label: 'Booster',
      shape: 'pump',
      axes: [skinLines],
      sizes: '15 ml@189-420; 30 ml@329-790; 50 ml@459-1090',
      use: 'Use after toner, or mix two pumps into your cream.|ใช้หลังโทนเนอร์ หรือผสมสองปั๊มลงในครีมที่ใช้อยู่',
      lead: 'A thin gel to boost whatever comes next.|เจลเนื้อบางที่ช่วยเสริมการบำรุงขั้นถัดไป',
    },
    {
      name: '{0} Serum Sachet|เซรั่ม{0} แบบซอง',
      label: 'Serum',
      shape: 'sachet',
      axes: [skinLines],
      sizes: '8 ml@35-59; 6 sachets (8 ml)=8 มล. แพ็ก 6 ซอง@189-329',
      lead: 'A week of serum in a sachet with a screw cap, for trying and travelling.|เซรั่มซองฝาเกลียว ใช้ได้ราวหนึ่งสัปดาห์ เหมาะกับการลองใช้และพกเดินทาง',
    },
  ],
);

const moisturisers = department(
  104,
  {
    ...skin,
    ingredients: formulas.cream,
    use: 'Apply over face and neck after serum, morning and evening.|ทาทั่วใบหน้าและลำคอหลังเซรั่ม เช้าและเย็น',
  },
  [
    {
      name: '{0} Day Cream|เดย์ครีม{0}',
      label: 'Day Cream',
      shape: 'jar',
      axes: [skinLines],
      sizes: '15 g@149-320; 30 g@249-590; 50 g@359-990',
      use: 'Apply over face and neck in the morning, and follow with sunscreen.|ทาทั่วใบหน้าและลำคอตอนเช้า แล้วตามด้วยกันแดด',
      lead: 'A light cream that sits well under make-up.|ครีมกลางวันเนื้อเบา แต่งหน้าทับได้ไม่เป็นคราบ',
    },
    {
      name: '{0} Night Cream|ไนต์ครีม{0}',
      label: 'Night Cream',
      shape: 'jar',
      axes: [skinLines],
      sizes: '15 g@169-359; 30 g@279-650; 50 g@399-1190',
      use: 'Apply generously over face and neck as the last step at night.|ทาทั่วใบหน้าและลำคอเป็นขั้นตอนสุดท้ายก่อนนอน',
      lead: 'A richer cream that works while the fan turns.|ครีมกลางคืนเนื้อเข้มข้น บำรุงผิวตลอดเวลาที่หลับ',
    },
    {
      name: '{0} Gel Cream|เจลครีม{0}',
      label: 'Gel Cream',
      shape: 'jar',
      axes: [skinLines],
      sizes: '30 ml@169-420; 50 ml@259-690; 80 ml@359-890',
      ingredients: formulas.gel,
      lead: 'A bouncy gel-cream made for humid weather.|เจลครีมเนื้อเด้ง เหมาะกับอากาศร้อนชื้น',
    },
    {
      name: '{0} Face Lotion|โลชั่นบำรุงผิวหน้า{0}',
      label: 'Face Lotion',
      shape: 'pump',
      axes: [skinLines],
      sizes: '50 ml@159-359; 100 ml@279-690; 150 ml@359-850',
      lead: 'A milky lotion for face and neck, easy to spread.|โลชั่นเนื้อน้ำนมสำหรับใบหน้าและลำคอ เกลี่ยง่าย',
    },
    {
      name: '{0} Face Cream|ครีมบำรุงผิวหน้า{0}',
      label: 'Face Cream',
      shape: 'tube',
      axes: [skinLines],
      sizes: '8 g@39-79; 20 g@99-219; 50 g@199-490',
      lead: 'An everyday cream in a tube that leaves nothing behind.|ครีมบำรุงประจำวันแบบหลอด บีบใช้ได้จนหมด',
    },
  ],
);

const masks = department(
  105,
  {
    ...skin,
    ingredients: formulas.serum,
    use: 'Unfold over clean skin, leave for 15 to 20 minutes, remove and pat in the rest. Do not rinse.|วางแผ่นมาสก์บนผิวสะอาด ทิ้งไว้ 15-20 นาที ลอกออกแล้วตบเบาๆ ให้ซึม ไม่ต้องล้างออก',
  },
  [
    {
      name: '{0} Sheet Mask|แผ่นมาสก์หน้า{0}',
      label: 'Sheet Mask',
      shape: 'mask',
      axes: [skinLines],
      sizes:
        '25 ml=25 มล. 1 แผ่น@25-79; 5 x 25 ml=25 มล. แพ็ก 5 แผ่น@119-359; 10 x 25 ml=25 มล. แพ็ก 10 แผ่น@219-650',
      lead: 'A thin cotton sheet soaked in a spoonful of serum.|แผ่นมาสก์ใยฝ้ายบางแนบผิว ชุ่มเซรั่มเต็มแผ่น',
    },
    {
      name: '{0} Sleeping Mask|สลีปปิ้งมาสก์{0}',
      label: 'Sleeping Mask',
      shape: 'jar',
      axes: [skinLines],
      sizes: '15 ml@99-219; 50 ml@279-590; 80 ml@390-790',
      ingredients: formulas.gel,
      use: 'Apply a thin layer as the last step at night and rinse in the morning. Two or three times a week.|ทาบางๆ เป็นขั้นตอนสุดท้ายก่อนนอน ล้างออกตอนเช้า สัปดาห์ละ 2-3 ครั้ง',
      lead: 'A cool gel mask that is gone by morning.|เจลมาสก์เนื้อเย็น ซึมหายไปก่อนเช้า',
    },
    {
      name: '{0} Clay Mask|มาสก์โคลน{0}',
      label: 'Clay Mask',
      shape: 'tube',
      axes: [washLines],
      sizes: '20 g@69-129; 50 g@149-290; 100 g@239-490',
      ingredients: formulas.clay,
      use: 'Spread over the oily zones, leave for ten minutes and rinse before it dries out. Once a week.|พอกบริเวณที่มัน ทิ้งไว้สิบนาทีแล้วล้างออกก่อนแห้งสนิท สัปดาห์ละครั้ง',
      lead: 'A creamy clay that does not crack.|โคลนเนื้อครีม พอกแล้วไม่แตกแห้ง',
    },
    {
      name: '{0} Wash-Off Mask|วอชออฟมาสก์{0}',
      label: 'Wash-Off Mask',
      shape: 'jar',
      axes: [washLines],
      sizes: '60 g@219-450; 100 g@320-690',
      ingredients: formulas.cream,
      use: 'Leave on clean skin for ten minutes and rinse. Twice a week.|พอกบนผิวสะอาดสิบนาทีแล้วล้างออก สัปดาห์ละสองครั้ง',
      lead: 'Ten minutes of comfort, between shower and supper.|สิบนาทีแห่งการพักผิว ระหว่างอาบน้ำกับมื้อเย็น',
    },
    {
      name: '{0} Modelling Mask|มาสก์ยาง{0}',
      label: 'Modelling Mask',
      shape: 'sachet',
      axes: [skinLines],
      sizes: '28 g@59-119; 5 sachets (28 g)=28 กรัม แพ็ก 5 ซอง@259-520',
      ingredients:
        'Diatomaceous Earth, Algin, Calcium Sulfate, {+}, Tetrasodium Pyrophosphate.|{+}, ไดอะโทไมต์ (Diatomaceous Earth), อัลจิน (Algin), แคลเซียมซัลเฟต, เตตระโซเดียมไพโรฟอสเฟต',
      use: 'Mix with water to a smooth paste, spread thickly, and peel off in one piece after 15 minutes.|ผสมน้ำคนจนเนียน พอกหนาๆ ทิ้งไว้ 15 นาทีแล้วลอกออกทั้งแผ่น',
      lead: 'A salon-style rubber mask to mix at home.|มาสก์ยางแบบในคลินิก ผสมเองได้ที่บ้าน',
    },
  ],
);

const sun = department(
  106,
  {
    ...skin,
    ingredients: formulas.sun,
    use: 'Apply two finger lengths to face and neck 15 minutes before going out; renew every two hours and after swimming.|ทาปริมาณสองข้อนิ้วทั่วใบหน้าและลำคอก่อนออกแดด 15 นาที ทาซ้ำทุกสองชั่วโมงและหลังว่ายน้ำ',
    warnings:
      'For external use only. Avoid contact with eyes. Sunscreen does not replace shade and clothing. Stop using if irritation occurs. Keep out of reach of children.|ใช้ภายนอกเท่านั้น ระวังอย่าให้เข้าตา กันแดดไม่อาจทดแทนร่มเงาและเสื้อผ้า หยุดใช้หากระคายเคือง เก็บให้พ้นมือเด็ก',
  },
  [
    {
      name: '{0} Sunscreen {1}|กันแดดสูตร{0} {1}',
      label: 'Sunscreen',
      shape: 'tube',
      axes: [sunFinishes, spf],
      sizes: '30 ml@199-450; 50 ml@290-690',
      lead: 'A face sunscreen for every single day.|กันแดดผิวหน้าสำหรับทุกๆ วัน',
    },
    {
      name: '{0} Body Sun Lotion {1}|โลชั่นกันแดดผิวกายสูตร{0} {1}',
      label: 'Sun Lotion',
      shape: 'bottle',
      axes: [sunFinishes, spf],
      sizes: '100 ml@259-490; 180 ml@359-690',
      use: 'Spread generously over exposed skin 15 minutes before going out; renew every two hours.|ทาให้ทั่วผิวกายนอกร่มผ้าก่อนออกแดด 15 นาที ทาซ้ำทุกสองชั่วโมง',
      lead: 'A lotion for arms, legs and the back of the neck.|โลชั่นกันแดดสำหรับแขน ขา และหลังคอ',
    },
    {
      name: '{0} Sun Serum {1}|เซรั่มกันแดดสูตร{0} {1}',
      label: 'Sun Serum',
      shape: 'pump',
      axes: [sunFinishes, spf],
      sizes: '30 ml@290-590; 40 ml@359-690',
      lead: 'Serum texture, sunscreen strength.|เนื้อเซรั่มบางเบา ปกป้องได้เต็มประสิทธิภาพกันแดด',
    },
    {
      name: '{0} Sun Spray {1}|สเปรย์กันแดดสูตร{0} {1}',
      label: 'Sun Spray',
      shape: 'spray',
      axes: [sunFinishes, spf],
      sizes: '50 ml@199-350; 150 ml@329-590',
      use: 'Spray evenly from 15 cm and spread by hand. For the face, spray into the palm first. Renew every two hours.|ฉีดห่างผิว 15 ซม. แล้วเกลี่ยให้ทั่ว สำหรับใบหน้าให้ฉีดลงฝ่ามือก่อน ทาซ้ำทุกสองชั่วโมง',
      lead: 'For topping up at the beach, on the court and behind the ears.|ไว้เติมระหว่างวัน ทั้งริมหาด ในสนาม และหลังใบหู',
    },
    {
      name: '{0} Sun Stick {1}|กันแดดแท่งสูตร{0} {1}',
      label: 'Sun Stick',
      shape: 'roll-on',
      axes: [sunFinishes, spf],
      sizes: '15 g@219-420; 20 g@269-520',
      use: 'Glide four times over each area and blend. Renew every two hours.|ปาดซ้ำสี่ครั้งต่อบริเวณแล้วเกลี่ย ทาซ้ำทุกสองชั่วโมง',
      lead: 'A stick for a second coat without washing your hands.|กันแดดแท่งไว้ทาซ้ำได้โดยไม่ต้องล้างมือ',
    },
  ],
);

const eyeLip = department(
  107,
  {
    ...skin,
    ingredients: formulas.cream,
    use: 'Pat a grain-sized amount along the eye bone with the ring finger, morning and evening.|แต้มขนาดเมล็ดข้าวรอบกระดูกเบ้าตาด้วยนิ้วนาง ตบเบาๆ เช้าและเย็น',
  },
  [
    {
      name: '{0} Eye Cream|อายครีม{0}',
      label: 'Eye Cream',
      shape: 'tube',
      axes: [eyeLines],
      sizes: '15 ml@259-590; 20 ml@320-790',
      lead: 'A cushioned cream for the thinnest skin of the face.|ครีมเนื้อนุ่มสำหรับผิวรอบดวงตาที่บอบบางที่สุดบนใบหน้า',
    },
    {
      name: '{0} Eye Patches|แผ่นมาสก์ใต้ตา{0}',
      label: 'Eye Patches',
      shape: 'jar',
      axes: [eyeLines],
      sizes: '1 pair=1 คู่@29-59; 30 pairs=30 คู่@259-590',
      use: 'Place under the eyes for 20 minutes. Keep in the refrigerator for a cool morning.|แปะใต้ตา 20 นาที แช่ตู้เย็นไว้ใช้ตอนเช้ายิ่งสดชื่น',
      lead: 'Cool gel patches after short nights.|แผ่นเจลเย็นสำหรับเช้าหลังคืนที่นอนน้อย',
    },
    {
      name: '{0} Lip Balm|ลิปบาล์ม{0}',
      label: 'Lip Balm',
      shape: 'lipstick',
      axes: [lipLines],
      sizes: '3.5 g@59-189; 2 sticks (3.5 g)=3.5 กรัม แพ็กคู่@99-320',
      ingredients: formulas.oil,
      use: 'Apply to the lips as often as you like.|ทาริมฝีปากได้บ่อยตามต้องการ',
      lead: 'A balm that melts in but does not slide.|ลิปบาล์มละลายซึมลงริมฝีปาก ไม่ไหลเยิ้ม',
    },
    {
      name: '{0} Lip Sleeping Mask|ลิปสลีปปิ้งมาสก์{0}',
      label: 'Lip Mask',
      shape: 'jar',
      axes: [lipLines],
      sizes: '8 g@119-249; 20 g@219-450',
      ingredients: formulas.oil,
      use: 'Spread thickly on the lips before bed and wipe off in the morning.|ทาหนาๆ บนริมฝีปากก่อนนอน เช็ดออกตอนเช้า',
      lead: 'An overnight mask for dry, flaky lips.|มาสก์ข้ามคืนสำหรับริมฝีปากแห้งลอก',
    },
  ],
);

const acneActives = axis(
  'Salicylic 2%|ซาลิไซลิก 2%|#bfe3e0|Salicylic Acid|กรดซาลิไซลิก (Salicylic Acid)|Salicylic acid loosens the plugs in clogged pores.|กรดซาลิไซลิกช่วยสลายสิ่งอุดตันในรูขุมขน',
  'Azelaic 10%|อะเซลาอิก 10%|#e3e0f2|Azelaic Acid|กรดอะเซลาอิก (Azelaic Acid)|Azelaic acid is kind to redness and to the marks left behind.|กรดอะเซลาอิกอ่อนโยนต่อรอยแดงและรอยดำหลังสิว',
  'Tea Tree|ทีทรี|#9fd0c0|Melaleuca Alternifolia Leaf Oil|น้ำมันทีทรี (Melaleuca Alternifolia Leaf Oil)|Tea tree keeps things clean and dries spots gently.|ทีทรีช่วยให้ผิวสะอาดและสิวแห้งไวอย่างอ่อนโยน',
  'Centella|ใบบัวบก|#bfdcae|Centella Asiatica Extract|สารสกัดใบบัวบก (Centella Asiatica Extract)|Centella calms angry spots.|ใบบัวบกปลอบประโลมสิวอักเสบ',
  'Niacinamide & Zinc|ไนอาซินาไมด์ซิงก์|#e7e2f4|Niacinamide, Zinc PCA|ไนอาซินาไมด์ (Niacinamide), ซิงก์พีซีเอ (Zinc PCA)|Niacinamide and zinc take the shine down.|ไนอาซินาไมด์กับซิงก์ช่วยลดความมัน',
  'Sulfur|ซัลเฟอร์|#f2e07a|Sulfur|ซัลเฟอร์ (Sulfur)|Sulfur, an old remedy, dries a single spot overnight.|ซัลเฟอร์ สูตรดั้งเดิมที่ช่วยให้สิวเม็ดเดี่ยวแห้งไว',
  'Mangosteen|มังคุด|#8e3b63|Garcinia Mangostana Peel Extract|สารสกัดเปลือกมังคุด (Garcinia Mangostana Peel Extract)|Mangosteen peel is a Thai favourite for blemished skin.|เปลือกมังคุดเป็นสมุนไพรไทยคู่ผิวเป็นสิว',
  'Green Tea|ชาเขียว|#a9cf9b|Camellia Sinensis Leaf Extract|สารสกัดชาเขียว (Camellia Sinensis Leaf Extract)|Green tea keeps oil in check.|ชาเขียวช่วยคุมความมัน',
  'PHA|พีเอชเอ|#d7e8f0|Gluconolactone|กลูโคโนแลกโทน (Gluconolactone)|A mild acid that smooths without stinging.|กรดชนิดอ่อนโยนที่ช่วยให้ผิวเรียบโดยไม่แสบ',
);

const acne = department(
  108,
  {
    ...skin,
    ingredients: formulas.gel,
    use: 'Apply thinly to clean skin, at first every other evening. Use sunscreen by day.|ทาบางๆ บนผิวสะอาด ช่วงแรกใช้วันเว้นวันตอนเย็น และทากันแดดในตอนกลางวัน',
  },
  [
    {
      name: '{0} Acne Spot Gel|เจลแต้มสิว{0}',
      label: 'Spot Gel',
      shape: 'tube',
      axes: [acneActives],
      sizes: '8 g@89-199; 15 g@139-320',
      use: 'Dab on spots after washing, once or twice a day.|แต้มบริเวณสิวหลังล้างหน้า วันละ 1-2 ครั้ง',
      lead: 'A clear gel that disappears under make-up.|เจลใสแต้มสิว แต่งหน้าทับได้',
    },
    {
      name: '{0} Acne Patches|แผ่นแปะสิว{0}',
      label: 'Acne Patches',
      shape: 'sachet',
      axes: [acneActives],
      sizes: '12 pieces=12 แผ่น@39-89; 36 pieces=36 แผ่น@99-199',
      ingredients:
        'Hydrocolloid (Cellulose Gum, Polyisobutylene), {+}.|ไฮโดรคอลลอยด์ (Cellulose Gum, Polyisobutylene), {+}',
      use: 'Clean and dry the skin, put a patch on the spot and leave for six to eight hours.|ทำความสะอาดและซับผิวให้แห้ง แปะแผ่นบนสิวทิ้งไว้ 6-8 ชั่วโมง',
      lead: 'Thin hydrocolloid dots that keep fingers away.|แผ่นไฮโดรคอลลอยด์บางใส กันมือไปแกะเกา',
    },
    {
      name: '{0} Acne Cleanser|คลีนเซอร์{0} สำหรับผิวเป็นสิว',
      label: 'Acne Cleanser',
      shape: 'pump',
      axes: [acneActives],
      sizes: '100 ml@149-320; 200 ml@249-520',
      ingredients: formulas.cleanser,
      use: 'Lather, massage over a damp face and rinse, morning and evening.|ตีฟอง นวดบนใบหน้าที่เปียกหมาดๆ แล้วล้างออก เช้าและเย็น',
      lead: 'A daily wash for oily and spotty skin.|คลีนเซอร์ล้างหน้าประจำวันสำหรับผิวมันเป็นสิว',
    },
    {
      name: '{0} Acne Serum|เซรั่ม{0} สำหรับผิวเป็นสิว',
      label: 'Acne Serum',
      shape: 'dropper',
      axes: [acneActives],
      sizes: '15 ml@189-390; 30 ml@290-690',
      ingredients: formulas.serum,
      lead: 'A thin serum for the whole face, not only for today’s spot.|เซรั่มเนื้อบางสำหรับทาทั่วหน้า ไม่ใช่แค่สิวเม็ดวันนี้',
    },
    {
      name: '{0} Clarifying Toner|โทนเนอร์{0} สำหรับผิวเป็นสิว',
      label: 'Clear Toner',
      shape: 'bottle',
      axes: [acneActives],
      sizes: '120 ml@169-350; 200 ml@249-490',
      ingredients: formulas.toner,
      lead: 'Wipes away what the cleanser has missed.|เช็ดเก็บสิ่งตกค้างที่คลีนเซอร์ล้างไม่หมด',
    },
  ],
);

export const skinCare: readonly Kind[] = [
  ...cleansers,
  ...toners,
  ...serums,
  ...moisturisers,
  ...masks,
  ...sun,
  ...eyeLip,
  ...acne,
];
