import { bodyLines, handLines, lotionLines, scents } from './axes-body.ts';
import { closers } from './closers.ts';
import { axis, department } from './kind.ts';
import type { Kind } from './kind.ts';
import { cosmeticWarning, flammableWarning, formulas, rinseWarning } from './texts-cosmetic.ts';

const common = {
  closers: closers.body,
  warnings: rinseWarning,
  registration: 'cosmetic',
} as const;

const shower = department(
  401,
  {
    ...common,
    ingredients: formulas.shower,
    use: 'Lather on wet skin with hands or a sponge, and rinse.|ฟอกบนผิวเปียกด้วยมือหรือใยขัดผิว แล้วล้างออก',
  },
  [
    {
      name: '{0} Shower Cream|ครีมอาบน้ำ{0}',
      label: 'Shower Cream',
      shape: 'pump',
      axes: [bodyLines],
      sizes: '200 ml@65-169; 450 ml@119-320; 1 L=1 ลิตร@199-450',
      lead: 'A creamy wash with small, dense bubbles.|ครีมอาบน้ำเนื้อนุ่ม ฟองละเอียดแน่น',
    },
    {
      name: '{0} Shower Gel|เจลอาบน้ำ{0}',
      label: 'Shower Gel',
      shape: 'bottle',
      axes: [bodyLines],
      sizes: '250 ml@69-189; 500 ml@119-329; 750 ml@169-420',
      lead: 'A clear gel that rinses off at once.|เจลอาบน้ำเนื้อใส ล้างออกง่าย',
    },
    {
      name: '{0} Shower Oil|ออยล์อาบน้ำ{0}',
      label: 'Shower Oil',
      shape: 'bottle',
      axes: [bodyLines],
      sizes: '100 ml@99-219; 200 ml@189-420; 400 ml@290-650',
      lead: 'An oil that turns to milk in the shower.|ออยล์ที่โดนน้ำแล้วกลายเป็นน้ำนม',
    },
    {
      name: '{0} Shower Cream Refill|ครีมอาบน้ำ{0} ชนิดเติม',
      label: 'Refill',
      shape: 'refill',
      axes: [bodyLines],
      sizes: '400 ml@69-199; 800 ml@129-320',
      lead: 'A refill pouch, lighter on the arm and on the planet.|ถุงเติม เบามือและลดขยะพลาสติก',
    },
  ],
);

const soaps = department(
  402,
  {
    ...common,
    ingredients: formulas.soap,
    use: 'Work up a lather with water, wash and rinse. Let the bar dry between uses.|ถูกับน้ำให้เกิดฟอง ฟอกแล้วล้างออก วางให้แห้งหลังใช้',
  },
  [
    {
      name: '{0} Soap Bar|สบู่ก้อน{0}',
      label: 'Soap',
      shape: 'soap',
      axes: [bodyLines],
      sizes: '75 g@25-79; 100 g@35-119; 3 bars (100 g)=100 กรัม แพ็ก 3 ก้อน@95-320',
      lead: 'Triple-milled soap that stays firm to the end.|สบู่อัดแน่น ใช้ได้จนก้อนสุดท้ายไม่เละ',
    },
    {
      name: '{0} Transparent Soap|สบู่ใส{0}',
      label: 'Clear Soap',
      shape: 'soap',
      axes: [bodyLines],
      sizes: '100 g@49-139; 3 bars (100 g)=100 กรัม แพ็ก 3 ก้อน@129-359',
      lead: 'A glycerin bar, clear as honey.|สบู่กลีเซอรีนใสเหมือนน้ำผึ้ง',
    },
    {
      name: '{0} Handmade Soap|สบู่ทำมือ{0}',
      label: 'Handmade Soap',
      shape: 'soap',
      axes: [bodyLines],
      sizes: '90 g@79-189; 2 bars (90 g)=90 กรัม แพ็กคู่@149-350',
      lead: 'Cold-process soap, cured for six weeks.|สบู่กวนเย็น บ่มนานหกสัปดาห์',
    },
    {
      name: '{0} Family Soap|สบู่ก้อน{0} แพ็กครอบครัว',
      label: 'Family Soap',
      shape: 'box',
      axes: [bodyLines],
      sizes: '4 bars (70 g)=70 กรัม แพ็ก 4 ก้อน@69-159; 6 bars (70 g)=70 กรัม แพ็ก 6 ก้อน@99-220',
      lead: 'Enough soap for a household and a month.|สบู่ใช้กันทั้งบ้านได้เป็นเดือน',
    },
  ],
);

const lotions = department(
  403,
  {
    ...common,
    warnings: cosmeticWarning,
    ingredients: formulas.cream,
    use: 'Smooth over clean skin after showering, and whenever it feels dry.|ทาหลังอาบน้ำและเมื่อรู้สึกว่าผิวแห้ง',
  },
  [
    {
      name: '{0} Body Lotion|โลชั่นบำรุงผิว{0}',
      label: 'Body Lotion',
      shape: 'pump',
      axes: [lotionLines],
      sizes: '200 ml@99-259; 400 ml@169-450; 600 ml@229-590',
      lead: 'A lotion that is dry before you are dressed.|โลชั่นซึมไว แต่งตัวต่อได้ทันที',
    },
    {
      name: '{0} Body Serum|เซรั่มบำรุงผิวกาย{0}',
      label: 'Body Serum',
      shape: 'bottle',
      axes: [lotionLines],
      sizes: '90 ml@89-220; 180 ml@159-390; 300 ml@229-520',
      lead: 'Serum textures, in a size for arms and legs.|เนื้อเซรั่มบางเบา ในขนาดสำหรับทั้งตัว',
    },
    {
      name: '{0} Body Butter|บอดี้บัตเตอร์{0}',
      label: 'Body Butter',
      shape: 'jar',
      axes: [lotionLines],
      sizes: '50 g@99-220; 100 g@169-390; 200 g@259-590',
      lead: 'A thick butter that melts at skin temperature.|บัตเตอร์เนื้อแน่น ละลายเมื่อสัมผัสผิว',
    },
    {
      name: '{0} Body Oil|บอดี้ออยล์{0}',
      label: 'Body Oil',
      shape: 'bottle',
      axes: [lotionLines],
      sizes: '50 ml@89-229; 100 ml@159-420; 150 ml@219-550',
      ingredients: formulas.oil,
      use: 'Massage into damp skin after the shower.|นวดบนผิวหมาดหลังอาบน้ำ',
      lead: 'A light massage oil with a dry finish.|ออยล์นวดเนื้อเบา ไม่เหนอะหนะ',
    },
  ],
);

const scrubs = department(
  404,
  {
    ...common,
    ingredients: formulas.scrub,
    use: 'Massage over wet skin in circles and rinse, once or twice a week.|นวดวนบนผิวเปียกแล้วล้างออก สัปดาห์ละ 1-2 ครั้ง',
  },
  [
    {
      name: '{0} Salt Scrub|เกลือสครับผิว{0}',
      label: 'Salt Scrub',
      shape: 'refill',
      axes: [bodyLines],
      sizes: '300 g@39-119; 500 g@59-169; 1 kg@109-279',
      lead: 'Fine sea salt in a resealable pouch.|เกลือทะเลเนื้อละเอียดในถุงซิปปิดซ้ำได้',
    },
    {
      name: '{0} Sugar Scrub|ชูการ์สครับ{0}',
      label: 'Sugar Scrub',
      shape: 'jar',
      axes: [bodyLines],
      sizes: '150 g@129-290; 250 g@189-420; 400 g@259-590',
      ingredients:
        'Sucrose, Glycerin, {+}, Helianthus Annuus Seed Oil, Polysorbate 20, Fragrance.|{+}, น้ำตาลทราย (Sucrose), กลีเซอรีน, น้ำมันเมล็ดทานตะวัน, โพลีซอร์เบต 20, น้ำหอม',
      lead: 'Sugar crystals that melt before they scratch.|เม็ดน้ำตาลละลายง่าย ไม่บาดผิว',
    },
    {
      name: '{0} Cream Scrub|ครีมสครับผิวกาย{0}',
      label: 'Cream Scrub',
      shape: 'tube',
      axes: [bodyLines],
      sizes: '180 g@99-259; 250 g@129-339',
      ingredients: formulas.cream,
      lead: 'A creamy polish with finely ground grains.|ครีมสครับเนื้อนุ่มผสมเม็ดขัดละเอียดจากธัญพืช',
    },
    {
      name: '{0} Bath Salts|เกลือแช่ตัว{0}',
      label: 'Bath Salts',
      shape: 'jar',
      axes: [bodyLines],
      sizes: '100 g@59-149; 300 g@149-359; 500 g@229-490',
      use: 'Dissolve a handful in a warm bath or foot basin and soak for 15 minutes.|ละลายหนึ่งกำมือในอ่างน้ำอุ่นหรืออ่างแช่เท้า แช่ 15 นาที',
      lead: 'For tubs, or simply for a basin and two tired feet.|ใช้ได้ทั้งอ่างอาบน้ำและกะละมังแช่เท้าล้าๆ',
    },
    {
      name: '{0} Body Mask|มาสก์พอกผิวกาย{0}',
      label: 'Body Mask',
      shape: 'jar',
      axes: [bodyLines],
      sizes: '200 g@149-359',
      ingredients: formulas.clay,
      use: 'Spread over damp skin, leave ten minutes, rub off and rinse.|พอกบนผิวหมาด ทิ้งไว้สิบนาที ขัดเบาๆ แล้วล้างออก',
      lead: 'A spa paste as Thai brides know it.|เนื้อครีมพอกผิวตำรับสปาไทยแบบเจ้าสาว',
    },
  ],
);

const handFoot = department(
  405,
  {
    ...common,
    warnings: cosmeticWarning,
    ingredients: formulas.cream,
    use: 'Massage in as often as needed.|ทาและนวดได้บ่อยตามต้องการ',
  },
  [
    {
      name: '{0} Hand Cream|แฮนด์ครีม{0}',
      label: 'Hand Cream',
      shape: 'tube',
      axes: [handLines],
      sizes: '30 g@59-190; 75 g@99-320; 3 tubes (30 g)=30 กรัม แพ็ก 3 หลอด@159-490',
      lead: 'Sinks in before the phone rings again.|ซึมไว จับโทรศัพท์ต่อได้ไม่เป็นคราบ',
    },
    {
      name: '{0} Foot Cream|ครีมทาส้นเท้า{0}',
      label: 'Foot Cream',
      shape: 'tube',
      axes: [handLines],
      sizes: '50 g@79-220; 100 g@129-350',
      use: 'Rub into heels at night and put on cotton socks.|ทาส้นเท้าก่อนนอนแล้วสวมถุงเท้าผ้าฝ้าย',
      lead: 'With urea for heels that catch on the sheet.|มียูเรีย สำหรับส้นเท้าแตกที่เกี่ยวผ้าปูที่นอน',
    },
    {
      name: '{0} Hand Wash|สบู่เหลวล้างมือ{0}',
      label: 'Hand Wash',
      shape: 'pump',
      axes: [handLines],
      sizes: '250 ml@59-159; 450 ml@89-229; 1 L refill=ถุงเติม 1 ลิตร@139-359',
      warnings: rinseWarning,
      ingredients: formulas.shower,
      use: 'Lather for twenty seconds, between the fingers too, and rinse.|ถูให้ทั่วรวมถึงซอกนิ้วยี่สิบวินาทีแล้วล้างออก',
      lead: 'Cleans well and leaves the hands soft.|ล้างสะอาดและมือยังนุ่ม',
    },
    {
      name: '{0} Hand Sanitiser Gel|เจลล้างมือแอลกอฮอล์{0}',
      label: 'Hand Gel',
      shape: 'pump',
      axes: [handLines],
      sizes: '30 ml@25-59; 250 ml@69-149',
      warnings: flammableWarning,
      ingredients:
        'Alcohol 70% v/v, Water, {+}, Carbomer, Glycerin.|{+}, แอลกอฮอล์ 70% v/v, น้ำ, คาร์โบเมอร์, กลีเซอรีน',
      use: 'Rub a coin-sized amount over dry hands until it is gone.|บีบขนาดเหรียญสิบ ถูให้ทั่วมือจนแห้ง',
      lead: 'Seventy per cent alcohol, with something for the skin.|แอลกอฮอล์ 70% ผสมสารบำรุงผิวมือ',
    },
    {
      name: '{0} Foot Mask Socks|ถุงเท้ามาสก์บำรุงเท้า{0}',
      label: 'Foot Mask',
      shape: 'mask',
      axes: [handLines],
      sizes: '1 pair=1 คู่@59-159; 3 pairs@149-390',
      use: 'Wear on clean feet for 30 minutes, then massage in the rest.|สวมบนเท้าที่สะอาด 30 นาที แล้วนวดส่วนที่เหลือให้ซึม',
      lead: 'Half an hour of softness, in front of a series.|ครึ่งชั่วโมงเท้านุ่ม ระหว่างดูซีรีส์สักตอน',
    },
  ],
);

const dryness = axis(
  'Dry Comfort|แห้งสบาย|#c9e7f5',
  'Extra Protection|ปกป้องพิเศษ|#7fb2d9',
  'Sensitive|ผิวบอบบาง|#e7eee6',
  'Even Tone|ใต้วงแขนเรียบเนียน|#f7d9dc',
  'No Stain|ไม่ทิ้งคราบ|#eceaf0',
);

const deodorants = department(
  406,
  {
    ...common,
    warnings:
      'For external use only. Do not use on broken or just shaved skin. Stop using if irritation occurs. Keep out of reach of children.|ใช้ภายนอกเท่านั้น ห้ามใช้กับผิวที่มีแผลหรือเพิ่งโกน หยุดใช้หากระคายเคือง เก็บให้พ้นมือเด็ก',
    ingredients:
      'Water, Aluminum Chlorohydrate, PPG-15 Stearyl Ether, Steareth-2, Niacinamide, Fragrance.|น้ำ, อะลูมิเนียมคลอโรไฮเดรต (Aluminum Chlorohydrate), พีพีจี-15 สเตียริลอีเทอร์, สเตียเรท-2, ไนอาซินาไมด์, น้ำหอม',
    use: 'Apply to clean, dry underarms in the morning.|ทาใต้วงแขนที่สะอาดและแห้งในตอนเช้า',
  },
  [
    {
      name: '{0} Roll-On {1}|โรลออนสูตร{0} {1}',
      label: 'Roll-On',
      shape: 'roll-on',
      axes: [dryness, scents],
      sizes: '25 ml@39-89; 50 ml@65-159; 2 bottles (50 ml)=50 มล. แพ็กคู่@119-289',
      lead: 'A roll-on that dries before the shirt goes on.|โรลออนแห้งไว ก่อนสวมเสื้อก็แห้งแล้ว',
    },
    {
      name: '{0} Deodorant Spray {1}|สเปรย์ระงับกลิ่นกายสูตร{0} {1}',
      label: 'Deo Spray',
      shape: 'spray',
      axes: [dryness, scents],
      sizes: '70 ml@69-139; 150 ml@109-229',
      warnings: flammableWarning,
      use: 'Shake and spray from 15 cm on dry underarms.|เขย่าขวดแล้วฉีดห่าง 15 ซม. บนใต้วงแขนที่แห้ง',
      lead: 'A cool, quick mist for changing rooms.|สเปรย์เย็นฉีดไว เหมาะกับห้องแต่งตัว',
    },
    {
      name: '{0} Deodorant Stick {1}|ระงับกลิ่นกายแบบแท่งสูตร{0} {1}',
      label: 'Deo Stick',
      shape: 'roll-on',
      axes: [dryness, scents],
      sizes: '40 g@89-199',
      lead: 'A smooth stick without wetness.|แบบแท่งเนื้อเนียน ทาแล้วไม่เปียก',
    },
    {
      name: '{0} Deodorant Cream {1}|ครีมระงับกลิ่นกายสูตร{0} {1}',
      label: 'Deo Cream',
      shape: 'jar',
      axes: [dryness, scents],
      sizes: '30 g@79-219',
      ingredients:
        'Cocos Nucifera Oil, Zinc Oxide, Magnesium Hydroxide, Tapioca Starch, Tocopherol, Fragrance.|น้ำมันมะพร้าว, ซิงก์ออกไซด์, แมกนีเซียมไฮดรอกไซด์, แป้งมันสำปะหลัง, วิตามินอี, น้ำหอม',
      use: 'Spread a pea-sized amount under each arm.|ทาใต้วงแขนข้างละขนาดเมล็ดถั่วเขียว',
      lead: 'An aluminium-free cream; a pea’s worth is enough.|ครีมไม่มีอะลูมิเนียม ใช้เพียงเล็กน้อยก็พอ',
    },
  ],
);

export const bathBody: readonly Kind[] = [
  ...shower,
  ...soaps,
  ...lotions,
  ...scrubs,
  ...handFoot,
  ...deodorants,
];
