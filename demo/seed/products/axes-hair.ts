import { keyed } from './axes-skin.ts';
import { axis, lines, texts } from './kind.ts';
import type { Axis, Benefit } from './kind.ts';

const hairBenefits: Readonly<Record<string, Benefit>> = {
  smooth: {
    name: { en: 'Smooth & Sleek', th: 'เพื่อผมเรียบลื่น' },
    notes: texts(
      'Tames frizz on humid days and shortens the time with the brush.|ช่วยลดผมชี้ฟูในวันที่อากาศชื้น หวีง่ายขึ้น',
      'Hair falls straighter and catches less.|ผมทิ้งตัวสวย พันกันน้อยลง',
    ),
  },
  repair: {
    name: { en: 'Damage Repair', th: 'ฟื้นบำรุงผมเสีย' },
    notes: texts(
      'Made for hair that has been bleached, ironed or left in the sun.|เหมาะกับผมที่ผ่านการฟอก หนีบ หรือตากแดด',
      'Brittle ends feel stronger after a few washes.|ปลายผมเปราะแลดูแข็งแรงขึ้นหลังใช้ไม่กี่ครั้ง',
    ),
  },
  volume: {
    name: { en: 'Volume', th: 'เพื่อผมมีวอลลุ่ม' },
    notes: texts(
      'Lifts fine, flat hair at the roots without weighing it down.|ช่วยให้ผมเส้นเล็กลีบแบนดูมีน้ำหนักที่โคน โดยไม่หนักผม',
      'Gives an airy body that lasts beyond noon.|ผมเบาสบาย ดูหนาได้เกินครึ่งวัน',
    ),
  },
  fall: {
    name: { en: 'Anti-Breakage', th: 'ลดผมขาดหลุดร่วง' },
    notes: texts(
      'Strengthens the strands, so fewer of them end up in the drain.|เสริมความแข็งแรงให้เส้นผม ลดการขาดหลุดร่วง',
      'For hair that thins at every wash and brush.|สำหรับผมที่ขาดร่วงง่ายเวลาสระและหวี',
    ),
  },
  shine: {
    name: { en: 'Shine', th: 'เพื่อผมเงางาม' },
    notes: texts(
      'Brings back the gloss that hard water takes away.|คืนความเงางามที่น้ำกระด้างพรากไป',
      'Closes the look of a rough cuticle, so that light plays on it.|ช่วยให้เกล็ดผมเรียบ ผมจึงเงาเมื่อต้องแสง',
    ),
  },
  moist: {
    name: { en: 'Moisture', th: 'เติมความชุ่มชื้น' },
    notes: texts(
      'Quenches dry lengths while the roots stay light.|เติมความชุ่มชื้นให้ปลายผมแห้ง โดยโคนผมยังเบาสบาย',
      'Soft to the touch, even after a day under a helmet.|ผมนุ่มน่าสัมผัส แม้ใส่หมวกกันน็อกทั้งวัน',
    ),
  },
  colour: {
    name: { en: 'Colour Care', th: 'ถนอมสีผม' },
    notes: texts(
      'Helps dyed hair to keep its tone for more washes.|ช่วยให้สีผมที่ทำมาติดทนนานขึ้น',
      'Colour stays where it was paid for.|สีผมสวยนานคุ้มค่าที่ไปทำมา',
    ),
  },
  scalp: {
    name: { en: 'Scalp Balance', th: 'ปรับสมดุลหนังศีรษะ' },
    notes: texts(
      'Relieves an oily, itchy scalp and leaves it fresh.|ช่วยดูแลหนังศีรษะมันและคันให้สดชื่นขึ้น',
      'Loosens flakes and build-up of styling products.|ช่วยขจัดขุยและสิ่งตกค้างจากผลิตภัณฑ์จัดแต่งทรงผม',
    ),
  },
};

/** The same claims for kinds whose name already says "scalp". */
const scalpBenefits: Readonly<Record<string, Benefit>> = {
  ...hairBenefits,
  scalp: { name: { en: 'Balancing', th: 'ปรับสมดุล' }, notes: hairBenefits.scalp?.notes ?? [] },
};

const hairActives = keyed([
  'argan Argan Oil|อาร์แกนออยล์|#d9a441|Argania Spinosa Kernel Oil|น้ำมันอาร์แกน (Argania Spinosa Kernel Oil)',
  'kera Keratin|เคราติน|#c9a27a|Hydrolyzed Keratin|ไฮโดรไลซ์เคราติน (Hydrolyzed Keratin)',
  'coco Coconut|มะพร้าว|#f4efe3|Cocos Nucifera Oil|น้ำมันมะพร้าว (Cocos Nucifera Oil)',
  'pea Butterfly Pea|อัญชัน|#7a86d6|Clitoria Ternatea Flower Extract|สารสกัดดอกอัญชัน (Clitoria Ternatea Flower Extract)',
  'lime Kaffir Lime|มะกรูด|#b5c93f|Citrus Hystrix Fruit Extract|สารสกัดมะกรูด (Citrus Hystrix Fruit Extract)',
  'ging Ginger|ขิง|#dcb15a|Zingiber Officinale Root Extract|สารสกัดขิง (Zingiber Officinale Root Extract)',
  'bio Biotin|ไบโอติน|#e9d8a6|Biotin|ไบโอติน (Biotin)',
  'rice Rice Milk|น้ำนมข้าว|#f3ead6|Oryza Sativa Bran Extract|สารสกัดรำข้าว (Oryza Sativa Bran Extract)',
  'cam Camellia|คามิเลีย|#e77f8e|Camellia Japonica Seed Oil|น้ำมันเมล็ดคามิเลีย (Camellia Japonica Seed Oil)',
  'silk Silk Protein|โปรตีนไหม|#efe2cf|Hydrolyzed Silk|โปรตีนไหม (Hydrolyzed Silk)',
  'jojo Jojoba|โจโจบา|#e4c76d|Simmondsia Chinensis Seed Oil|น้ำมันโจโจบา (Simmondsia Chinensis Seed Oil)',
  'mang Mangosteen|มังคุด|#8e3b63|Garcinia Mangostana Peel Extract|สารสกัดเปลือกมังคุด (Garcinia Mangostana Peel Extract)',
  'rosm Rosemary|โรสแมรี|#8fae8b|Rosmarinus Officinalis Leaf Oil|น้ำมันโรสแมรี (Rosmarinus Officinalis Leaf Oil)',
  'tree Tea Tree|ทีทรี|#9fd0c0|Melaleuca Alternifolia Leaf Oil|น้ำมันทีทรี (Melaleuca Alternifolia Leaf Oil)',
  'maca Macadamia|แมคคาเดเมีย|#d8b98a|Macadamia Integrifolia Seed Oil|น้ำมันแมคคาเดเมีย (Macadamia Integrifolia Seed Oil)',
  'honey Honey|น้ำผึ้ง|#eeb44f|Mel (Honey) Extract|น้ำผึ้ง (Honey Extract)',
  'coll Collagen|คอลลาเจน|#f7d6dc|Hydrolyzed Collagen|ไฮโดรไลซ์คอลลาเจน (Hydrolyzed Collagen)',
  'avo Avocado|อะโวคาโด|#a9c46c|Persea Gratissima Oil|น้ำมันอะโวคาโด (Persea Gratissima Oil)',
  'mint Cool Mint|มินต์เย็น|#bfe6dc|Mentha Piperita Oil, Menthol|น้ำมันเปปเปอร์มินต์และเมนทอล (Mentha Piperita Oil, Menthol)',
  'kmeng False Daisy|กะเม็ง|#5f7d4a|Eclipta Prostrata Extract|สารสกัดกะเม็ง (Eclipta Prostrata Extract)',
]);

const hairPairs = {
  argan: 'smooth repair shine moist',
  kera: 'repair smooth fall',
  coco: 'moist repair shine',
  pea: 'shine fall volume',
  lime: 'scalp fall shine',
  ging: 'fall volume scalp',
  bio: 'fall volume',
  rice: 'shine moist smooth',
  cam: 'shine smooth colour',
  silk: 'smooth colour shine',
  jojo: 'moist scalp',
  mang: 'scalp colour',
  rosm: 'fall scalp volume',
  tree: 'scalp',
  maca: 'moist repair smooth',
  honey: 'moist shine repair',
  coll: 'volume repair',
  avo: 'moist repair',
  mint: 'scalp volume',
  kmeng: 'fall shine',
};

export const hairLines: Axis = lines(hairActives, hairBenefits, hairPairs);

export const scalpLines: Axis = lines(hairActives, scalpBenefits, {
  lime: 'scalp fall',
  ging: 'fall scalp volume',
  bio: 'fall volume',
  rosm: 'fall scalp',
  tree: 'scalp',
  mint: 'scalp',
  kmeng: 'fall',
  mang: 'scalp',
  pea: 'fall volume',
  kera: 'fall',
});

export const hairShades = axis(
  'Natural Black 1.0|ดำธรรมชาติ 1.0|#1c1715',
  'Soft Black 2.0|ดำนุ่ม 2.0|#2a211e',
  'Dark Brown 3.0|น้ำตาลเข้ม 3.0|#3b2a22',
  'Chocolate Brown 4.3|น้ำตาลช็อกโกแลต 4.3|#4a2f23',
  'Chestnut 5.4|เกาลัด 5.4|#6a3f28',
  'Ash Brown 5.1|น้ำตาลหม่น 5.1|#5b4a43',
  'Milk Tea Beige 7.1|เบจชานม 7.1|#a78b74',
  'Caramel 6.3|คาราเมล 6.3|#8d5a34',
  'Burgundy 4.6|แดงเบอร์กันดี 4.6|#5a1c2a',
  'Cherry Red 5.6|แดงเชอร์รี 5.6|#8a1f2e',
  'Rose Brown 6.5|น้ำตาลกุหลาบ 6.5|#8b5a55',
  'Olive Grey 7.2|เทาประกายมะกอก 7.2|#77735d',
  'Blue Black 1.1|ดำประกายน้ำเงิน 1.1|#171b2b',
  'Copper 7.4|ทองแดง 7.4|#a35a2b',
  'Smoky Lilac 8.2|ม่วงควัน 8.2|#8f7f98',
  'Honey Gold 8.3|ทองน้ำผึ้ง 8.3|#b98a4a',
);
