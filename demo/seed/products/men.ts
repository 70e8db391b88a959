import { scents } from './axes-body.ts';
import { skinActives, skinBenefits } from './axes-skin.ts';
import { closers } from './closers.ts';
import { axis, department, lines } from './kind.ts';
import type { Kind } from './kind.ts';
import { cosmeticWarning, flammableWarning, formulas, rinseWarning } from './texts-cosmetic.ts';

const menLines = lines(skinActives, skinBenefits, {
  tea: 'matte soothe',
  tree: 'matte',
  nia: 'matte pore bright',
  hya: 'hydrate',
  aloe: 'soothe hydrate',
  cica: 'soothe barrier',
  vitc: 'bright',
  cera: 'barrier',
  tama: 'pore',
  cuke: 'soothe',
});

const traits = axis(
  'Sensitive|สูตรผิวแพ้ง่าย|#d7e8f0|||Short ingredient list, no dye.|ส่วนผสมน้อย ไม่แต่งสี',
  'Cool|สูตรเย็นสดชื่น|#9fd3e3|||Menthol cools the neck after the blade.|เมนทอลช่วยให้ลำคอเย็นสบายหลังโกน',
  'Aloe|สูตรว่านหางจระเข้|#b9e0b0|||Aloe takes the burn out of a morning shave.|ว่านหางจระเข้ช่วยลดอาการแสบหลังโกน',
  'Charcoal|สูตรชาร์โคล|#3b3b3f|||Fine charcoal lifts oil and city dust.|ผงถ่านละเอียดช่วยขจัดความมันและฝุ่น',
  'Cedar|กลิ่นซีดาร์|#8d7a5c|||A dry wood scent that is gone by ten.|หอมไม้แห้งๆ จางไปก่อนสิบโมง',
  'Bergamot|กลิ่นเบอร์กาม็อต|#cfd98a|||A clean citrus scent from the barber’s chair.|หอมซิตรัสสะอาดแบบร้านตัดผม',
);

const common = { closers: closers.men, registration: 'cosmetic', warnings: rinseWarning } as const;
const bladeWarning =
  'Sharp: keep out of reach of children. Do not share. Not on broken skin.|มีความคม เก็บให้พ้นมือเด็ก ไม่ควรใช้ร่วมกับผู้อื่น ห้ามใช้บนผิวที่มีแผล';

const shaving = department(
  901,
  {
    ...common,
    ingredients:
      'Water, Stearic Acid, Triethanolamine, Glycerin, Aloe Barbadensis Leaf Juice, Menthol, Fragrance.|น้ำ, กรดสเตียริก, ไตรเอทาโนลามีน, กลีเซอรีน, ว่านหางจระเข้, เมนทอล, น้ำหอม',
    use: 'Wet the face with warm water, spread on and shave with the grain.|ล้างหน้าด้วยน้ำอุ่น ชโลมให้ทั่วแล้วโกนตามแนวขน',
  },
  [
    {
      name: '{0} Shaving Foam|โฟมโกนหนวด {0}',
      label: 'Shaving Foam',
      shape: 'spray',
      axes: [traits],
      sizes: '75 ml@69-119; 200 ml@119-259',
      warnings: flammableWarning,
      lead: 'A dense foam that stays where it is put.|โฟมเนื้อแน่น เกาะผิวไม่ไหล',
    },
    {
      name: '{0} Shaving Gel|เจลโกนหนวด {0}',
      label: 'Shaving Gel',
      shape: 'tube',
      axes: [traits],
      sizes: '100 ml@99-219; 150 ml@139-289',
      ingredients: formulas.gel,
      lead: 'A clear gel that shows the edge of the beard.|เจลใส มองเห็นแนวเคราชัดเจน',
    },
    {
      name: '{0} Aftershave Balm|อาฟเตอร์เชฟบาล์ม {0}',
      label: 'Aftershave',
      shape: 'pump',
      axes: [traits],
      sizes: '50 ml@149-320; 100 ml@229-490',
      ingredients: formulas.cream,
      warnings: cosmeticWarning,
      use: 'Pat onto the shaved skin after rinsing.|ตบเบาๆ บนผิวหลังโกนและล้างหน้า',
      lead: 'A balm without alcohol that does not sting.|บาล์มไม่มีแอลกอฮอล์ ทาแล้วไม่แสบ',
    },
    {
      name: 'Razor {0}|มีดโกนหนวด {0}',
      label: 'Razor',
      shape: 'hangcard',
      registration: 'none',
      axes: [
        axis(
          '2 Blades|2 ใบมีด|#9fb7c9',
          '3 Blades|3 ใบมีด|#5f7f9f',
          '5 Blades|5 ใบมีด|#2b3a42',
          'Sensitive 3 Blades|3 ใบมีดผิวแพ้ง่าย|#b9d3c8',
          'Metal Handle|ด้ามโลหะ|#8f969c',
        ),
      ],
      sizes: '1 piece=1 ด้าม@29-119; 3 pieces=แพ็ก 3 ด้าม@79-290',
      ingredients:
        'Stainless steel, ABS, rubber, lubricating strip.|สเตนเลส พลาสติก ABS ยาง แถบหล่อลื่น',
      use: 'Rinse the blades often; replace after five to seven shaves.|ล้างใบมีดบ่อยๆ ขณะโกน เปลี่ยนหลังใช้ 5-7 ครั้ง',
      warnings: bladeWarning,
      lead: 'A steady handle and a head that follows the jaw.|ด้ามจับมั่นคง หัวใบมีดรับกับแนวกราม',
    },
    {
      name: 'Razor Cartridges {0}|ใบมีดโกนสำรอง {0}',
      label: 'Cartridges',
      shape: 'hangcard',
      registration: 'none',
      axes: [axis('2 Blades|2 ใบมีด|#9fb7c9', '3 Blades|3 ใบมีด|#5f7f9f', '5 Blades|5 ใบมีด|#2b3a42')],
      sizes: '2 pieces@99-229; 4 pieces@179-420',
      ingredients: 'Stainless steel, ABS, lubricating strip.|สเตนเลส พลาสติก ABS แถบหล่อลื่น',
      use: 'Click on, and replace after five to seven shaves.|กดให้เข้าล็อก เปลี่ยนหลังใช้ 5-7 ครั้ง',
      warnings: bladeWarning,
      lead: 'Spare heads for the razor of the same brand.|หัวใบมีดสำรองสำหรับด้ามยี่ห้อเดียวกัน',
    },
  ],
);

const skin = department(
  902,
  {
    ...common,
    warnings: cosmeticWarning,
    ingredients: formulas.gel,
    use: 'Apply over the clean face, morning and evening.|ทาทั่วใบหน้าที่สะอาด เช้าและเย็น',
  },
  [
    {
      name: 'Men {0} Face Wash|โฟมล้างหน้าผู้ชาย {0}',
      label: 'Face Wash',
      shape: 'tube',
      axes: [menLines],
      sizes: '50 g@69-129; 100 g@99-249',
      ingredients: formulas.cleanser,
      warnings: rinseWarning,
      use: 'Lather, massage over the wet face and rinse.|ตีฟอง นวดบนใบหน้าเปียกแล้วล้างออก',
      lead: 'Takes off oil and traffic dust in one go.|ล้างความมันและฝุ่นควันหมดจดในครั้งเดียว',
    },
    {
      name: 'Men {0} Moisturiser|มอยส์เจอไรเซอร์ผู้ชาย {0}',
      label: 'Moisturiser',
      shape: 'tube',
      axes: [menLines],
      sizes: '30 ml@129-259; 50 ml@189-420',
      lead: 'A light gel that leaves no shine on the phone screen.|เจลเนื้อเบา ไม่ทิ้งคราบมันบนจอโทรศัพท์',
    },
    {
      name: 'Men {0} Serum|เซรั่มผู้ชาย {0}',
      label: 'Serum',
      shape: 'dropper',
      axes: [menLines],
      sizes: '20 ml@199-390; 30 ml@259-520',
      ingredients: formulas.serum,
      lead: 'One extra step, for those who want one.|เพิ่มอีกขั้นเดียว สำหรับคนที่อยากดูแลมากขึ้น',
    },
    {
      name: 'Men {0} Sunscreen SPF50 PA++++|กันแดดผู้ชาย {0} SPF50 PA++++',
      label: 'Sunscreen',
      shape: 'tube',
      axes: [menLines],
      sizes: '30 ml@189-359; 50 ml@259-490',
      ingredients: formulas.sun,
      use: 'Two finger lengths, 15 minutes before going out; renew every two hours.|ทาสองข้อนิ้วก่อนออกแดด 15 นาที ทาซ้ำทุกสองชั่วโมง',
      lead: 'Clear on stubble, dry under a helmet.|ไม่เป็นคราบบนหนวดเครา แห้งสบายใต้หมวกกันน็อก',
    },
  ],
);

const holds = axis(
  'Strong Shine|อยู่ทรงเงา|#2b2b2e|||A polished side part for the whole day.|แสกข้างเนี้ยบเงาทั้งวัน',
  'Matte|แมตต์|#8f8676|||Dry texture without gloss.|เนื้อแห้ง ไม่มันเงา',
  'Natural|ลุคธรรมชาติ|#b9a58a|||Moves when you do.|พลิ้วตามการเคลื่อนไหว',
  'Extra Strong|อยู่ทรงพิเศษ|#5a1e1e|||Survives a motorcycle helmet.|ถอดหมวกกันน็อกแล้วยังอยู่ทรง',
  'Texture|เพิ่มเท็กซ์เจอร์|#6f6a5c|||Makes fine hair look like more of it.|ช่วยให้ผมเส้นเล็กดูหนาขึ้น',
);

const hair = department(
  903,
  {
    ...common,
    ingredients:
      'Water, Beeswax, Ceteareth-25, Kaolin, Glycerin, Panthenol, Fragrance.|น้ำ, ขี้ผึ้ง, ซีเทียเรท-25, ดินขาว (Kaolin), กลีเซอรีน, แพนทีนอล, น้ำหอม',
    use: 'Warm a fingertip’s worth between the palms and work through towel-dried hair.|วอร์มเท่าปลายนิ้วบนฝ่ามือ แล้วจัดแต่งผมที่เช็ดหมาด',
  },
  [
    {
      name: 'Pomade {0} {1}|โพเมด {0} {1}',
      label: 'Pomade',
      shape: 'jar',
      axes: [holds, scents],
      sizes: '35 g@119-229; 80 g@199-420',
      lead: 'A water-based pomade that washes out once.|โพเมดสูตรน้ำ สระครั้งเดียวออก',
    },
    {
      name: 'Hair Clay {0} {1}|แว็กซ์เนื้อเคลย์ {0} {1}',
      label: 'Hair Clay',
      shape: 'jar',
      axes: [holds, scents],
      sizes: '40 g@129-259; 80 g@199-439',
      lead: 'Clay that lifts without grease.|เนื้อเคลย์ยกโคนผม ไม่มันเยิ้ม',
    },
    {
      name: 'Men Hair Gel {0} {1}|เจลแต่งผมผู้ชาย {0} {1}',
      label: 'Hair Gel',
      shape: 'tube',
      axes: [holds, scents],
      sizes: '100 ml@59-129; 150 ml@79-179',
      ingredients: formulas.gel,
      lead: 'A clear gel, no flakes, no fuss.|เจลใส ไม่เป็นขุย ไม่ยุ่งยาก',
    },
    {
      name: 'Men Shampoo {0}|แชมพูผู้ชาย {0}',
      label: 'Men Shampoo',
      shape: 'bottle',
      axes: [traits],
      sizes: '200 ml@89-199; 400 ml@149-320',
      ingredients: formulas.shampoo,
      use: 'Massage into wet hair and scalp and rinse.|ชโลมบนผมเปียก นวดหนังศีรษะแล้วล้างออก',
      lead: 'Washes out pomade and a day on the road.|ล้างโพเมดและเหงื่อจากการเดินทางได้หมดจด',
    },
  ],
);

const body = department(
  904,
  {
    ...common,
    ingredients: formulas.shower,
    use: 'Lather on wet skin and rinse.|ฟอกบนผิวเปียกแล้วล้างออก',
  },
  [
    {
      name: 'Men Body & Hair Wash {0}|เจลอาบน้ำและสระผมผู้ชาย {0}',
      label: 'Body Wash',
      shape: 'bottle',
      axes: [traits],
      sizes: '250 ml@89-189; 500 ml@139-329',
      lead: 'One bottle for head and body.|ขวดเดียวใช้ได้ทั้งผมและตัว',
    },
    {
      name: 'Men Roll-On {0}|โรลออนผู้ชาย {0}',
      label: 'Roll-On',
      shape: 'roll-on',
      axes: [traits],
      sizes: '25 ml@39-69; 50 ml@65-149',
      ingredients:
        'Water, Aluminum Chlorohydrate, PPG-15 Stearyl Ether, Steareth-2, Fragrance.|น้ำ, อะลูมิเนียมคลอโรไฮเดรต, พีพีจี-15 สเตียริลอีเทอร์, สเตียเรท-2, น้ำหอม',
      use: 'Apply to clean, dry underarms.|ทาใต้วงแขนที่สะอาดและแห้ง',
      warnings: cosmeticWarning,
      lead: 'Dry from the skytrain stairs to dinner.|แห้งสบายตั้งแต่บันไดรถไฟฟ้าจนถึงมื้อเย็น',
    },
    {
      name: 'Men Body Spray {0}|สเปรย์น้ำหอมระงับกลิ่นกายผู้ชาย {0}',
      label: 'Body Spray',
      shape: 'spray',
      axes: [scents],
      sizes: '70 ml@79-139; 150 ml@119-229',
      ingredients:
        'Butane, Propane, Alcohol Denat., Fragrance, Triethyl Citrate.|บิวเทน, โพรเพน, แอลกอฮอล์ (Alcohol Denat.), น้ำหอม, ไตรเอทิลซิเตรต',
      use: 'Shake and spray from 15 cm.|เขย่าขวดแล้วฉีดห่าง 15 ซม.',
      warnings: flammableWarning,
      lead: 'A light scent for locker rooms and lifts.|กลิ่นเบาสบาย เหมาะกับห้องล็อกเกอร์และลิฟต์',
    },
    {
      name: 'Men Body Lotion {0}|โลชั่นผู้ชาย {0}',
      label: 'Body Lotion',
      shape: 'pump',
      axes: [traits],
      sizes: '200 ml@119-229; 400 ml@189-359',
      ingredients: formulas.cream,
      warnings: cosmeticWarning,
      use: 'Rub in after the shower.|ทาหลังอาบน้ำ',
      lead: 'Gone in seconds, dry hands at once.|ซึมในไม่กี่วินาที มือไม่เหนียว',
    },
    {
      name: 'Men Soap Bar {0}|สบู่ก้อนผู้ชาย {0}',
      label: 'Soap Bar',
      shape: 'soap',
      axes: [traits],
      sizes: '100 g@35-89; 3 bars (100 g)=100 กรัม แพ็ก 3 ก้อน@95-239',
      ingredients: formulas.soap,
      lead: 'A big, square bar that does not slip.|ก้อนเหลี่ยมใหญ่ จับถนัดไม่ลื่นมือ',
    },
  ],
);

export const men: readonly Kind[] = [...shaving, ...skin, ...hair, ...body];
