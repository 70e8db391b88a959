import { scents } from './axes-body.ts';
import { closers } from './closers.ts';
import { axis, department, texts } from './kind.ts';
import type { Kind } from './kind.ts';
import { flammableWarning, formulas } from './texts-cosmetic.ts';

const common = {
  closers: closers.fragrance,
  registration: 'cosmetic',
  ingredients: formulas.perfume,
  warnings: flammableWarning,
  use: 'Spray on wrists and neck from 15 cm. Do not rub.|ฉีดที่ข้อมือและลำคอห่าง 15 ซม. ไม่ต้องถู',
} as const;

const womenStories = axis(
  'Library at Dusk|ห้องสมุดยามเย็น|#8c6b4f|||Old paper, iris and black tea.|กระดาษเก่า ดอกไอริส และชาดำ',
  'Balcony after Rain|ระเบียงหลังฝน|#b5cdb8|||Wet fern, jasmine and cool stone.|เฟิร์นเปียก มะลิ และหินเย็น',
  'Silk & Fig|ผ้าไหมและมะเดื่อ|#a78f6b|||Milky fig with a powdery thread.|มะเดื่อนมนุ่มกับแป้งบางๆ',
  'Orchid Hour|ยามกล้วยไม้บาน|#c79ac4|||Vanilla orchid, pear and musk.|กล้วยไม้วานิลลา ลูกแพร์ และมัสก์',
  'Rose Letter|จดหมายกุหลาบ|#d98a9c|||Rose, pink pepper and a little ink.|กุหลาบ พริกไทยชมพู และกลิ่นหมึกจางๆ',
  'First Train|รถไฟขบวนแรก|#c3ccd6|||Aldehydes, orange flower and morning air.|แอลดีไฮด์ ดอกส้ม และอากาศเช้า',
  'Garland Market|ตลาดพวงมาลัย|#e8c25a|||Champaca, crown flower and banana leaf.|จำปา ดอกรัก และใบตอง',
  'Peach Velvet|พีชกำมะหยี่|#f5b79b|||Peach skin, osmanthus and suede.|เปลือกพีช หอมหมื่นลี้ และหนังกลับ',
);

const menStories = axis(
  'Teak House|เรือนไม้สัก|#7a4f2e|||Teak, tobacco leaf and rum.|ไม้สัก ใบยาสูบ และเหล้ารัม',
  'Night Ferry|เรือข้ามฟากยามค่ำ|#34495e|||Salt, cypress and diesel-dark vetiver.|เกลือทะเล ไซเปรส และแฝกหอมเข้ม',
  'Green Pepper|พริกไทยเขียว|#7f9a5a|||Green pepper, lime and cedar.|พริกไทยเขียว มะนาว และซีดาร์',
  'White Shirt|เชิ้ตขาว|#e6ebef|||Starch, bergamot and clean musk.|กลิ่นเสื้อรีดใหม่ เบอร์กาม็อต และมัสก์สะอาด',
  'Ember|ถ่านอุ่น|#a34a2a|||Smoked wood, cinnamon and amber.|ไม้รมควัน อบเชย และอำพัน',
  'Mountain Road|ถนนบนดอย|#5f7a6b|||Pine, tea and cold air.|สน ชา และลมหนาว',
  'Leather Desk|โต๊ะหนัง|#5a3b2b|||Leather, saffron and cocoa.|หนัง หญ้าฝรั่น และโกโก้',
  'Blue Hour|ยามฟ้าคราม|#3d5a8c|||Lavender, sage and tonka.|ลาเวนเดอร์ เซจ และถั่วทองกา',
);

const women = department(1001, common, [
  {
    name: 'Eau de Parfum {0}|โอเดอพาร์ฟูม กลิ่น{0}',
    label: 'Parfum',
    shape: 'perfume',
    axes: [womenStories],
    sizes: '10 ml@199-590; 30 ml@490-1490; 50 ml@790-2290',
    lead: 'A perfume that lasts from noon to the last train.|น้ำหอมติดทนตั้งแต่เที่ยงจนถึงรถไฟเที่ยวสุดท้าย',
  },
  {
    name: 'Eau de Toilette {0}|โอเดอทอยเล็ต กลิ่น{0}',
    label: 'Toilette',
    shape: 'perfume',
    axes: [womenStories],
    sizes: '30 ml@390-1090; 100 ml@890-2190',
    lead: 'The same idea, lighter and brighter.|แนวกลิ่นเดียวกันในความเข้มที่เบาและสดใสกว่า',
  },
  {
    name: 'Perfume Roll-On {0}|น้ำหอมลูกกลิ้ง กลิ่น{0}',
    label: 'Perfume Roll-On',
    shape: 'roll-on',
    axes: [womenStories],
    sizes: '5 ml@129-320; 10 ml@199-520',
    use: 'Roll on wrists and behind the ears.|กลิ้งที่ข้อมือและหลังใบหู',
    lead: 'Perfume for the pencil case.|น้ำหอมขนาดพกใส่กระเป๋าดินสอ',
  },
  {
    name: 'Solid Perfume {0}|น้ำหอมแห้ง กลิ่น{0}',
    label: 'Solid Perfume',
    shape: 'compact',
    axes: [womenStories],
    sizes: '5 g@159-390; 10 g@259-590',
    ingredients:
      'Beeswax, Jojoba Oil, Fragrance (Parfum), Tocopherol.|ขี้ผึ้ง, น้ำมันโจโจบา, น้ำหอม (Parfum), วิตามินอี',
    use: 'Warm with a fingertip and dab on.|วอร์มด้วยปลายนิ้วแล้วแตะบนผิว',
    warnings:
      'For external use only. Stop using if irritation occurs. Keep cool.|ใช้ภายนอกเท่านั้น หยุดใช้หากระคายเคือง เก็บในที่เย็น',
    lead: 'A balm of scent that cannot spill.|น้ำหอมเนื้อบาล์ม พกขึ้นเครื่องได้ไม่ต้องกลัวหก',
  },
]);

const men = department(1002, common, [
  {
    name: 'Eau de Parfum for Men {0}|โอเดอพาร์ฟูมผู้ชาย กลิ่น{0}',
    label: 'Parfum',
    shape: 'perfume',
    axes: [menStories],
    sizes: '10 ml@199-590; 50 ml@790-2290',
    lead: 'A deep scent that stays close.|กลิ่นลุ่มลึกที่อบอวลใกล้ตัว',
  },
  {
    name: 'Eau de Toilette for Men {0}|โอเดอทอยเล็ตผู้ชาย กลิ่น{0}',
    label: 'Toilette',
    shape: 'perfume',
    axes: [menStories],
    sizes: '30 ml@359-990; 100 ml@790-1990',
    lead: 'A daytime scent for warm offices.|กลิ่นสำหรับกลางวันในออฟฟิศ',
  },
  {
    name: 'Cologne for Men {0}|โคโลญจน์ผู้ชาย กลิ่น{0}',
    label: 'Cologne',
    shape: 'bottle',
    axes: [menStories],
    sizes: '100 ml@159-390; 200 ml@259-590',
    use: 'Splash on after the shower or shave.|ตบหลังอาบน้ำหรือโกนหนวด',
    lead: 'An old-fashioned splash, generously sized.|โคโลญจน์แบบคลาสสิก ขวดใหญ่ใช้ได้จุใจ',
  },
  {
    name: 'Travel Perfume for Men {0}|น้ำหอมพกพาผู้ชาย กลิ่น{0}',
    label: 'Travel Perfume',
    shape: 'perfume',
    axes: [menStories],
    sizes: '8 ml@129-320; 15 ml@199-490',
    lead: 'A metal atomiser for the glove box.|หัวสเปรย์โลหะ พกในรถได้',
  },
]);

const mists = department(1003, common, [
  {
    name: 'Body Mist {0}|บอดี้มิสต์{0}',
    label: 'Body Mist',
    shape: 'spray',
    axes: [scents],
    sizes: '80 ml@119-290; 200 ml@199-490',
    use: 'Mist over body, hair and clothes.|ฉีดทั่วตัว เส้นผม และเสื้อผ้า',
    lead: 'A light veil of scent, to be renewed at will.|ละอองหอมเบาๆ ฉีดเติมได้ตามใจ',
  },
  {
    name: 'Hair Mist {0}|แฮร์มิสต์{0}',
    label: 'Hair Mist',
    shape: 'spray',
    axes: [scents],
    sizes: '50 ml@129-320; 100 ml@199-450',
    use: 'Spray on brushed hair from 20 cm.|ฉีดบนผมที่หวีแล้ว ห่าง 20 ซม.',
    lead: 'Takes lunch out of the hair.|กลบกลิ่นอาหารกลางวันที่ติดผม',
  },
  {
    name: 'Cooling Cologne {0}|โคโลญจน์เย็น{0}',
    label: 'Cologne',
    shape: 'bottle',
    axes: [scents],
    sizes: '100 ml@79-189; 250 ml@129-290',
    use: 'Splash on after a shower.|ชโลมหลังอาบน้ำ',
    lead: 'Menthol and scent for an April evening.|เมนทอลและความหอมสำหรับเย็นวันเดือนเมษา',
  },
  {
    name: 'Pillow Mist {0}|พิลโลมิสต์{0}',
    label: 'Pillow Mist',
    shape: 'spray',
    axes: [scents],
    sizes: '50 ml@149-350; 100 ml@229-490',
    use: 'Two sprays on the pillow, a few minutes before lying down.|ฉีดหมอนสองครั้ง ก่อนเข้านอนไม่กี่นาที',
    lead: 'The last thing of the day.|สิ่งสุดท้ายของวัน',
  },
]);

const homeClosers = texts(
  'Made for rooms that people live in.|ทำมาเพื่อห้องที่มีคนอยู่จริง',
  'It makes a good present for a new home.|เหมาะเป็นของขวัญขึ้นบ้านใหม่',
  'Refills are cheaper than the bottle.|มีรีฟิลให้เติม ประหยัดกว่าซื้อใหม่',
);

const home = department(
  1004,
  {
    closers: homeClosers,
    registration: 'none',
    ingredients: 'Fragrance oil, dipropylene glycol, ethanol.|น้ำมันหอม, ไดโพรพิลีนไกลคอล, เอทานอล',
    warnings: flammableWarning,
    use: 'Put the reeds in, turn them once a week and keep out of the wind.|ใส่ก้านหวาย พลิกก้านสัปดาห์ละครั้ง วางในที่ไม่มีลมโกรก',
  },
  [
    {
      name: 'Reed Diffuser {0}|ก้านหอมปรับอากาศ{0}',
      label: 'Diffuser',
      shape: 'diffuser',
      axes: [scents],
      sizes: '50 ml@190-490; 100 ml@320-790',
      lead: 'A steady scent for about eight weeks.|หอมสม่ำเสมอราวแปดสัปดาห์',
    },
    {
      name: 'Scented Candle {0}|เทียนหอม{0}',
      label: 'Candle',
      shape: 'candle',
      axes: [scents],
      sizes: '80 g@190-420; 180 g@320-790',
      ingredients: 'Soy wax, fragrance oil, cotton wick.|ไขถั่วเหลือง น้ำมันหอม ไส้เทียนฝ้าย',
      use: 'Trim the wick and let the top melt to the edge. Never leave it burning alone.|ตัดไส้เทียนสั้น ให้เนื้อเทียนละลายเต็มหน้า ห้ามจุดทิ้งไว้โดยไม่มีคนดูแล',
      lead: 'Soy wax in a glass that becomes a tumbler.|ไขถั่วเหลืองในแก้วที่นำไปใช้ต่อได้',
    },
    {
      name: 'Room Spray {0}|สเปรย์หอมปรับห้อง{0}',
      label: 'Room Spray',
      shape: 'spray',
      axes: [scents],
      sizes: '100 ml@149-350; 200 ml@229-520',
      use: 'Spray into the air, away from faces and fabrics.|ฉีดในอากาศ ห่างจากใบหน้าและผ้า',
      lead: 'Two sprays before the doorbell rings.|ฉีดสองครั้งก่อนแขกกดกริ่ง',
    },
    {
      name: 'Essential Oil Blend {0}|น้ำมันหอมระเหยผสม{0}',
      label: 'Essential Oil',
      shape: 'dropper',
      axes: [scents],
      sizes: '10 ml@159-390; 30 ml@350-850',
      ingredients: 'Essential oils and aroma oils.|น้ำมันหอมระเหยและน้ำมันหอม',
      use: 'Three to five drops in a diffuser. Not on bare skin.|หยด 3-5 หยดในเครื่องพ่นไอน้ำ ห้ามทาผิวโดยตรง',
      lead: 'For aroma diffusers and burners.|ใช้กับเครื่องพ่นและเตาอโรมา',
    },
  ],
);

export const fragrance: readonly Kind[] = [...women, ...men, ...mists, ...home];
