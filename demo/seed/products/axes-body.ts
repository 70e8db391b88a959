import { keyed } from './axes-skin.ts';
import { axis, lines, texts } from './kind.ts';
import type { Axis, Benefit } from './kind.ts';

const bodyBenefits: Readonly<Record<string, Benefit>> = {
  moist: {
    name: { en: 'Moisturising', th: 'เพิ่มความชุ่มชื้น' },
    notes: texts(
      'Skin feels soft after rinsing or rubbing in, not tight.|ผิวนุ่มชุ่มชื้นหลังใช้ ไม่แห้งตึง',
      'A comfort for knees, elbows and shins that dry out under air conditioning.|ช่วยดูแลเข่า ศอก และหน้าแข้งที่แห้งจากห้องแอร์',
      'Leaves a silky feeling that lasts until evening.|ผิวเนียนนุ่มยาวนานจนถึงเย็น',
    ),
  },
  bright: {
    name: { en: 'Brightening', th: 'เพื่อผิวแลดูกระจ่างใส' },
    notes: texts(
      'Used day by day, dull skin looks clearer.|ใช้เป็นประจำทุกวัน ผิวหมองแลดูกระจ่างใสขึ้น',
      'Helps sun-tired arms and legs to look more even.|ช่วยให้ผิวแขนขาที่คล้ำแดดแลดูสม่ำเสมอขึ้น',
      'Lends a healthy sheen to rough, greyish skin.|เติมความเปล่งปลั่งให้ผิวหยาบกร้าน',
    ),
  },
  fresh: {
    name: { en: 'Refreshing', th: 'เพิ่มความสดชื่น' },
    notes: texts(
      'A lively scent that wakes one up after a sticky commute.|กลิ่นหอมสดชื่น ปลุกความกระปรี้กระเปร่าหลังเดินทางกลับบ้านเหนื่อยๆ',
      'Washes away the heat of the day.|ช่วยให้สบายตัว คลายร้อนหลังจบวัน',
      'Light, clean and quickly gone, so it never quarrels with perfume.|หอมสะอาดเบาๆ ไม่ตีกับกลิ่นน้ำหอม',
    ),
  },
  calm: {
    name: { en: 'Relaxing', th: 'ผ่อนคลาย' },
    notes: texts(
      'A warm, round scent for the last quarter of an hour before bed.|กลิ่นอบอุ่นละมุน เหมาะกับช่วงผ่อนคลายก่อนเข้านอน',
      'Turns an ordinary bathroom into a quiet corner.|เปลี่ยนห้องน้ำธรรมดาให้เป็นมุมสงบ',
      'Made to be enjoyed slowly.|ค่อยๆ เพลิดเพลินไปกับความหอมได้อย่างไม่ต้องรีบ',
    ),
  },
  gentle: {
    name: { en: 'Gentle', th: 'สูตรอ่อนโยน' },
    notes: texts(
      'Mild enough for skin that itches after ordinary products.|อ่อนโยนสำหรับผิวที่คันง่ายเมื่อใช้ผลิตภัณฑ์ทั่วไป',
      'The pH is close to that of the skin.|ค่า pH ใกล้เคียงกับผิว',
      'Suits the whole family, from schoolchildren to grandparents.|ใช้ได้ทั้งครอบครัว ตั้งแต่เด็กวัยเรียนถึงคุณตาคุณยาย',
    ),
  },
};

const bodyActives = keyed([
  'jas Jasmine|มะลิ|#f7f2dc|Jasminum Sambac Flower Extract|สารสกัดดอกมะลิ (Jasminum Sambac Flower Extract)',
  'lotus Lotus|ดอกบัว|#f2c6d6|Nelumbo Nucifera Flower Extract|สารสกัดดอกบัว (Nelumbo Nucifera Flower Extract)',
  'lemon Lemongrass|ตะไคร้|#cfdc8a|Cymbopogon Citratus Leaf Oil|น้ำมันตะไคร้ (Cymbopogon Citratus Leaf Oil)',
  'lav Lavender|ลาเวนเดอร์|#bba9dd|Lavandula Angustifolia Oil|น้ำมันลาเวนเดอร์ (Lavandula Angustifolia Oil)',
  'rose Rose|กุหลาบ|#f0a9b8|Rosa Damascena Flower Water|น้ำกุหลาบ (Rosa Damascena Flower Water)',
  'mango Mango|มะม่วง|#ffb733|Mangifera Indica Fruit Extract|สารสกัดมะม่วง (Mangifera Indica Fruit Extract)',
  'coco Coconut|มะพร้าว|#f4efe3|Cocos Nucifera Oil|น้ำมันมะพร้าว (Cocos Nucifera Oil)',
  'pomelo Pomelo|ส้มโอ|#f3c6a5|Citrus Grandis Fruit Extract|สารสกัดส้มโอ (Citrus Grandis Fruit Extract)',
  'sakura Sakura|ซากุระ|#f9cfdc|Prunus Serrulata Flower Extract|สารสกัดดอกซากุระ (Prunus Serrulata Flower Extract)',
  'goat Goat Milk|นมแพะ|#faf3e6|Goat Milk Powder|นมแพะผง (Goat Milk Powder)',
  'oat Oat Milk|ข้าวโอ๊ต|#e8d9bd|Avena Sativa Kernel Extract|สารสกัดข้าวโอ๊ต (Avena Sativa Kernel Extract)',
  'tama Tamarind|มะขาม|#a8692f|Tamarindus Indica Fruit Extract|สารสกัดมะขาม (Tamarindus Indica Fruit Extract)',
  'turm Turmeric|ขมิ้น|#f2b632|Curcuma Longa Root Extract|สารสกัดขมิ้น (Curcuma Longa Root Extract)',
  'ylang Ylang Ylang|กระดังงา|#f2d96b|Cananga Odorata Flower Oil|น้ำมันดอกกระดังงา (Cananga Odorata Flower Oil)',
  'sandal Sandalwood|ไม้จันทน์|#c79a6b|Santalum Album Oil|น้ำมันไม้จันทน์ (Santalum Album Oil)',
  'honey Honey|น้ำผึ้ง|#eeb44f|Mel (Honey) Extract|น้ำผึ้ง (Honey Extract)',
  'tea Green Tea|ชาเขียว|#a9cf9b|Camellia Sinensis Leaf Extract|สารสกัดชาเขียว (Camellia Sinensis Leaf Extract)',
  'peach Peach|พีช|#ffc2a1|Prunus Persica Fruit Extract|สารสกัดลูกพีช (Prunus Persica Fruit Extract)',
  'lychee Lychee|ลิ้นจี่|#f5a3a8|Litchi Chinensis Fruit Extract|สารสกัดลิ้นจี่ (Litchi Chinensis Fruit Extract)',
  'aloe Aloe Vera|ว่านหางจระเข้|#b9e0b0|Aloe Barbadensis Leaf Juice|ว่านหางจระเข้ (Aloe Barbadensis Leaf Juice)',
  'shea Shea Butter|เชียบัตเตอร์|#efe0b9|Butyrospermum Parkii (Shea) Butter|เชียบัตเตอร์ (Butyrospermum Parkii Butter)',
  'vitc Vitamin C|วิตามินซี|#ffc75a|Ascorbyl Glucoside|วิตามินซี (Ascorbyl Glucoside)',
  'nia Niacinamide|ไนอาซินาไมด์|#e7e2f4|Niacinamide|ไนอาซินาไมด์ (Niacinamide)',
  'rice Rice Milk|น้ำนมข้าว|#f3ead6|Oryza Sativa Bran Extract|สารสกัดรำข้าว (Oryza Sativa Bran Extract)',
  'plai Plai|ไพล|#e3c04c|Zingiber Cassumunar Root Oil|น้ำมันไพล (Zingiber Cassumunar Root Oil)',
  'pandan Pandan|ใบเตย|#a7cf7a|Pandanus Amaryllifolius Leaf Extract|สารสกัดใบเตย (Pandanus Amaryllifolius Leaf Extract)',
]);

const bodyPairs = {
  jas: 'moist calm fresh',
  lotus: 'moist bright gentle',
  lemon: 'fresh calm',
  lav: 'calm gentle moist',
  rose: 'moist bright calm',
  mango: 'fresh moist',
  coco: 'moist gentle',
  pomelo: 'fresh bright',
  sakura: 'moist bright fresh',
  goat: 'moist gentle bright',
  oat: 'gentle moist',
  tama: 'bright fresh',
  turm: 'bright gentle',
  ylang: 'calm moist',
  sandal: 'calm moist',
  honey: 'moist bright',
  tea: 'fresh gentle',
  peach: 'moist fresh',
  lychee: 'fresh moist',
  aloe: 'gentle moist fresh',
  shea: 'moist gentle',
  vitc: 'bright fresh',
  nia: 'bright moist',
  rice: 'bright gentle moist',
  plai: 'calm fresh',
  pandan: 'fresh calm',
};

export const bodyLines: Axis = lines(bodyActives, bodyBenefits, bodyPairs);

/** Benefits for leave-on products: creams, butters, oils. */
export const lotionLines: Axis = lines(
  bodyActives,
  bodyBenefits,
  Object.fromEntries(
    Object.entries(bodyPairs)
      .map(([key, keys]) => [key, keys.replace('fresh', '').replace(/ +/g, ' ').trim()] as const)
      .filter(([, keys]) => keys !== ''),
  ),
);

/** Benefits for hands and feet, without those of arms and legs. */
export const handLines: Axis = lines(
  bodyActives,
  {
    moist: {
      name: { en: 'Moisturising', th: 'เพิ่มความชุ่มชื้น' },
      notes: texts(
        'Softens skin that soap and sanitiser have left rough.|ช่วยให้ผิวที่หยาบจากสบู่และแอลกอฮอล์นุ่มขึ้น',
        'A silky feeling without grease.|เนียนนุ่มโดยไม่เหนอะหนะ',
      ),
    },
    bright: {
      name: { en: 'Brightening', th: 'เพื่อผิวแลดูกระจ่างใส' },
      notes: texts(
        'Used day by day, dull and dark spots look more even.|ใช้เป็นประจำทุกวัน ผิวหมองคล้ำแลดูสม่ำเสมอขึ้น',
        'For skin that holds the handlebar in the sun.|สำหรับผิวที่ต้องจับแฮนด์รถกลางแดด',
      ),
    },
    calm: {
      name: { en: 'Relaxing', th: 'ผ่อนคลาย' },
      notes: texts('A warm scent for a minute’s massage.|กลิ่นอบอุ่น ชวนนวดเบาๆ สักหนึ่งนาที'),
    },
    gentle: {
      name: { en: 'Gentle', th: 'สูตรอ่อนโยน' },
      notes: texts('Mild enough for cracked and itchy skin.|อ่อนโยนสำหรับผิวแห้งแตกและคันง่าย'),
    },
    fresh: {
      name: { en: 'Refreshing', th: 'เพิ่มความสดชื่น' },
      notes: texts('A lively scent that is soon gone.|กลิ่นสดชื่น หอมกำลังดี'),
    },
  },
  bodyPairs,
);

export const scents = axis(
  'Jasmine Rain|กลิ่นมะลิหลังฝน|#eef0dc|||White jasmine with a breath of wet leaves.|หอมมะลิขาวปนกลิ่นใบไม้เปียกฝน',
  'Sandalwood Dusk|กลิ่นไม้จันทน์ยามเย็น|#c79a6b|||Creamy sandalwood with a little smoke.|ไม้จันทน์นุ่มนวลเจือควันจางๆ',
  'Pomelo Blossom|กลิ่นดอกส้มโอ|#f3d5b5|||Green pomelo peel, orange flower and sun.|เปลือกส้มโอเขียว ดอกส้ม และแสงแดด',
  'White Musk|กลิ่นไวท์มัสก์|#eceaf0|||A clean, soft musk like freshly ironed cotton.|มัสก์สะอาดนุ่ม เหมือนผ้าฝ้ายรีดใหม่',
  'Fig & Tea|กลิ่นมะเดื่อและชา|#a9b98a|||Green fig over black tea.|มะเดื่อเขียวบนกลิ่นชาดำ',
  'Rose Petal|กลิ่นกลีบกุหลาบ|#e9a2b3|||Fresh petals with a trace of pepper.|กลีบกุหลาบสดเจือพริกไทยบางๆ',
  'Lavender Night|กลิ่นลาเวนเดอร์ยามค่ำ|#bba9dd|||Quiet lavender with tonka.|ลาเวนเดอร์สงบกับถั่วทองกา',
  'Vanilla Rice|กลิ่นวานิลลาข้าวหอม|#f1e2c0|||Warm vanilla and steamed jasmine rice.|วานิลลาอุ่นๆ กับข้าวหอมมะลิสุกใหม่',
  'Sea Salt|กลิ่นไอทะเล|#a9d3de|||Salt, driftwood and a cool breeze.|เกลือทะเล ไม้ลอยน้ำ และลมเย็น',
  'Green Bamboo|กลิ่นไผ่เขียว|#b5d09a|||Dewy bamboo and cucumber.|ไผ่หยาดน้ำค้างกับแตงกวา',
  'Amber Wood|กลิ่นอำพันและไม้|#b9803f|||Resinous amber on dry cedar.|อำพันหอมลึกบนไม้ซีดาร์แห้ง',
  'Peach Nectar|กลิ่นพีชหวานฉ่ำ|#ffc2a1|||Ripe peach, never syrupy.|พีชสุกหอมหวานกำลังดี',
  'Champaca|กลิ่นจำปา|#f2c45a|||Golden champaca as it is sold on garlands.|จำปาสีทองหอมแบบพวงมาลัย',
  'Cherry Blossom|กลิ่นดอกซากุระ|#f9cfdc|||Powdery blossom with a clean finish.|ดอกซากุระนุ่มฟุ้ง จบด้วยความสะอาด',
  'Bergamot Mint|กลิ่นเบอร์กาม็อตมินต์|#bfe0c0|||Bergamot peel and cool mint.|เปลือกเบอร์กาม็อตกับมินต์เย็น',
  'Black Pepper|กลิ่นพริกไทยดำ|#6b5a55|||Dry spice with vetiver beneath.|เครื่องเทศแห้งบนรากแฝก',
  'Night Jasmine|กลิ่นดอกราตรี|#d9d4ee|||The flower that opens after dark, without its sharpness.|ดอกราตรียามค่ำ หอมนวลไม่ฉุน',
  'Frangipani|กลิ่นลีลาวดี|#fbe9b7|||Creamy frangipani from a garden by the sea.|ลีลาวดีนวลจากสวนริมทะเล',
  'Pink Pepper Pear|กลิ่นแพร์พริกไทยชมพู|#f2d0b4|||Juicy pear with a rosy sparkle.|ลูกแพร์ฉ่ำประกายพริกไทยชมพู',
  'Cedar & Vetiver|กลิ่นซีดาร์และแฝกหอม|#8d8a67|||Two dry woods, brushed clean.|ไม้แห้งสองชนิด หอมสะอาด',
);
