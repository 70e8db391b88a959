import { axis, lines, texts } from './kind.ts';
import type { Axis, Benefit } from './kind.ts';

/** Keyed by the first word of a row; the rest is a row of `axis`. */
export function keyed(rows: readonly string[]): Readonly<Record<string, Axis[number]>> {
  const entries: Record<string, Axis[number]> = {};
  for (const row of rows) {
    const at = row.indexOf(' ');
    const [choice] = axis(row.slice(at + 1));
    if (choice !== undefined) entries[row.slice(0, at)] = choice;
  }
  return entries;
}

export const skinActives = keyed([
  'rice Rice Water|น้ำข้าว|#f0e4cf|Oryza Sativa (Rice) Extract|สารสกัดข้าว (Oryza Sativa Extract)',
  'hya Hyaluronic|ไฮยาลูรอน|#cfe6f2|Sodium Hyaluronate|โซเดียมไฮยาลูโรเนต (Sodium Hyaluronate)',
  'vitc Vitamin C|วิตามินซี|#ffc75a|Ascorbyl Glucoside (Vitamin C)|วิตามินซี (Ascorbyl Glucoside)',
  'nia Niacinamide|ไนอาซินาไมด์|#e7e2f4|Niacinamide|ไนอาซินาไมด์ (Niacinamide)',
  'cica Centella|ใบบัวบก|#bfdcae|Centella Asiatica Extract|สารสกัดใบบัวบก (Centella Asiatica Extract)',
  'aloe Aloe Vera|ว่านหางจระเข้|#b9e0b0|Aloe Barbadensis Leaf Juice|ว่านหางจระเข้ (Aloe Barbadensis Leaf Juice)',
  'baku Bakuchiol|บาคูชิออล|#d9c7e8|Bakuchiol|บาคูชิออล (Bakuchiol)',
  'cera Ceramide|เซราไมด์|#dfe8f5|Ceramide NP, Ceramide AP|เซราไมด์ (Ceramide NP, Ceramide AP)',
  'coll Collagen|คอลลาเจน|#f7d6dc|Hydrolyzed Collagen|ไฮโดรไลซ์คอลลาเจน (Hydrolyzed Collagen)',
  'snail Snail Mucin|เมือกหอยทาก|#e3ddcf|Snail Secretion Filtrate|เมือกหอยทาก (Snail Secretion Filtrate)',
  'tea Green Tea|ชาเขียว|#a9cf9b|Camellia Sinensis Leaf Extract|สารสกัดชาเขียว (Camellia Sinensis Leaf Extract)',
  'tree Tea Tree|ทีทรี|#9fd0c0|Melaleuca Alternifolia (Tea Tree) Leaf Oil|น้ำมันทีทรี (Melaleuca Alternifolia Leaf Oil)',
  'turm Turmeric|ขมิ้น|#f2b632|Curcuma Longa (Turmeric) Root Extract|สารสกัดขมิ้น (Curcuma Longa Root Extract)',
  'mush Snow Mushroom|เห็ดหิมะ|#efe9e1|Tremella Fuciformis Extract|สารสกัดเห็ดหิมะ (Tremella Fuciformis Extract)',
  'mang Mangosteen|มังคุด|#8e3b63|Garcinia Mangostana Peel Extract|สารสกัดเปลือกมังคุด (Garcinia Mangostana Peel Extract)',
  'pea Butterfly Pea|อัญชัน|#7a86d6|Clitoria Ternatea Flower Extract|สารสกัดดอกอัญชัน (Clitoria Ternatea Flower Extract)',
  'lotus Lotus|ดอกบัว|#f2c6d6|Nelumbo Nucifera Flower Extract|สารสกัดดอกบัว (Nelumbo Nucifera Flower Extract)',
  'panth Panthenol|แพนทีนอล|#f5e7c8|Panthenol (Provitamin B5)|แพนทีนอล (Panthenol)',
  'pept Peptide|เปปไทด์|#c9b8de|Palmitoyl Tripeptide-1, Acetyl Hexapeptide-8|เปปไทด์ (Palmitoyl Tripeptide-1)',
  'squa Squalane|สควาเลน|#f3ecd2|Squalane|สควาเลน (Squalane)',
  'cuke Cucumber|แตงกวา|#c4e3ae|Cucumis Sativus Fruit Extract|สารสกัดแตงกวา (Cucumis Sativus Fruit Extract)',
  'honey Honey|น้ำผึ้ง|#eeb44f|Mel (Honey) Extract|น้ำผึ้ง (Honey Extract)',
  'prop Propolis|โพรโพลิส|#d69b3a|Propolis Extract|สารสกัดโพรโพลิส (Propolis Extract)',
  'rose Rose|กุหลาบ|#f0a9b8|Rosa Damascena Flower Water|น้ำกุหลาบ (Rosa Damascena Flower Water)',
  'yuzu Yuzu|ยูซุ|#f6d04d|Citrus Junos Fruit Extract|สารสกัดยูซุ (Citrus Junos Fruit Extract)',
  'tama Tamarind|มะขาม|#a8692f|Tamarindus Indica Fruit Extract|สารสกัดมะขาม (Tamarindus Indica Fruit Extract)',
  'lico Licorice|ชะเอมเทศ|#d8c08a|Glycyrrhiza Glabra (Licorice) Root Extract|สารสกัดชะเอมเทศ (Glycyrrhiza Glabra Root Extract)',
  'pome Pomegranate|ทับทิม|#c8344f|Punica Granatum Extract|สารสกัดทับทิม (Punica Granatum Extract)',
  'birch Birch Sap|น้ำเลี้ยงเบิร์ช|#d7e9e4|Betula Alba Juice|น้ำเลี้ยงต้นเบิร์ช (Betula Alba Juice)',
  'mug Mugwort|อาร์ทีมิเซีย|#8ba888|Artemisia Vulgaris Extract|สารสกัดอาร์ทีมิเซีย (Artemisia Vulgaris Extract)',
]);

export const skinBenefits: Readonly<Record<string, Benefit>> = {
  bright: {
    name: { en: 'Brightening', th: 'เพื่อผิวกระจ่างใส' },
    notes: texts(
      'Helps tired, uneven skin to look clearer and more even.|ช่วยให้ผิวหมองคล้ำแลดูกระจ่างใสและสม่ำเสมอขึ้น',
      'Made for dull patches and the marks that sun and spots leave behind.|เหมาะกับผิวหมองและรอยที่แดดหรือสิวทิ้งไว้',
      'With regular use the complexion looks fresher and better rested.|เมื่อใช้ต่อเนื่อง ผิวแลดูสดใสเหมือนได้พักผ่อนเต็มที่',
    ),
  },
  hydrate: {
    name: { en: 'Hydrating', th: 'เติมความชุ่มชื้น' },
    notes: texts(
      'Draws water into the upper layers of the skin and keeps it there through a day of air conditioning.|เติมน้ำให้ผิวชั้นบนและกักเก็บไว้ได้แม้อยู่ในห้องแอร์ทั้งวัน',
      'Leaves dehydrated skin supple, without a sticky film.|คืนความนุ่มเด้งให้ผิวขาดน้ำ โดยไม่ทิ้งความเหนียว',
      'A good answer to tightness after washing and fine dry lines.|ตอบโจทย์ผิวแห้งตึงหลังล้างหน้าและริ้วเล็กๆ จากความแห้ง',
    ),
  },
  soothe: {
    name: { en: 'Soothing', th: 'ปลอบประโลมผิว' },
    notes: texts(
      'Calms the look of redness after sun, shaving or a long day in a mask.|ช่วยให้ผิวแดงจากแดด การโกน หรือการใส่หน้ากากนานๆ แลดูสงบลง',
      'Kept short and mild for skin that is easily upset.|สูตรอ่อนโยน ส่วนผสมน้อย สำหรับผิวที่ระคายเคืองง่าย',
      'Gives hot, sensitive skin a cool and comfortable feeling.|ให้ความรู้สึกเย็นสบายแก่ผิวร้อนแดงและบอบบาง',
    ),
  },
  firm: {
    name: { en: 'Firming', th: 'เพื่อผิวกระชับ' },
    notes: texts(
      'Skin looks smoother and feels firmer, above all along the cheeks and jaw.|ผิวแลดูเรียบเนียนและกระชับขึ้น โดยเฉพาะแก้มและกรอบหน้า',
      'Softens the look of fine lines without the sting of stronger actives.|ริ้วรอยเล็กๆ แลดูจางลง โดยไม่แสบผิวเหมือนสารที่แรงกว่า',
      'For skin that has begun to lose its spring.|สำหรับผิวที่เริ่มขาดความยืดหยุ่น',
    ),
  },
  matte: {
    name: { en: 'Oil Control', th: 'ควบคุมความมัน' },
    notes: texts(
      'Keeps shine on the forehead and nose in check for hours.|คุมความมันบริเวณหน้าผากและจมูกได้หลายชั่วโมง',
      'Light enough for a humid afternoon and for oily, blemish-prone skin.|บางเบาพอสำหรับบ่ายที่อากาศชื้น และเหมาะกับผิวมันเป็นสิวง่าย',
      'Balances oil without drying the cheeks.|ปรับสมดุลความมัน โดยไม่ทำให้แก้มแห้ง',
    ),
  },
  barrier: {
    name: { en: 'Barrier Repair', th: 'ฟื้นบำรุงเกราะผิว' },
    notes: texts(
      'Supports a weakened skin barrier, for instance after too many acids.|ช่วยเสริมเกราะผิวที่อ่อนแอ เช่น หลังใช้กรดผลัดเซลล์ผิวมากเกินไป',
      'Brings comfort back to dry, flaky areas.|คืนความสบายให้ผิวแห้งลอกเป็นขุย',
      'Helps skin to hold on to its own moisture.|ช่วยให้ผิวกักเก็บความชุ่มชื้นตามธรรมชาติได้ดีขึ้น',
    ),
  },
  pore: {
    name: { en: 'Pore Refining', th: 'กระชับรูขุมขน' },
    notes: texts(
      'Pores on the nose and cheeks look cleaner and smaller.|รูขุมขนบริเวณจมูกและแก้มแลดูสะอาดและเล็กลง',
      'Smooths rough texture so that make-up sits better.|ช่วยให้ผิวขรุขระเรียบขึ้น แต่งหน้าติดทนกว่าเดิม',
      'Lifts away the oil and dead cells that make pores look large.|ช่วยขจัดความมันและเซลล์ผิวเสื่อมสภาพที่ทำให้รูขุมขนดูกว้าง',
    ),
  },
  glow: {
    name: { en: 'Dewy Glow', th: 'เพื่อผิวฉ่ำวาว' },
    notes: texts(
      'Gives the soft sheen of well-watered skin, not of glitter.|ให้ผิวฉ่ำวาวเหมือนผิวอิ่มน้ำ ไม่ใช่ประกายกลิตเตอร์',
      'A quick way to look awake before an early meeting.|ตัวช่วยให้หน้าดูสดใสก่อนประชุมเช้า',
      'Layers well under sunscreen and cushion.|ทาก่อนกันแดดและคุชชันได้ดี ไม่เป็นคราบ',
    ),
  },
};

const pairs = {
  rice: 'bright hydrate glow',
  hya: 'hydrate barrier glow firm',
  vitc: 'bright glow firm',
  nia: 'bright pore matte',
  cica: 'soothe barrier hydrate',
  aloe: 'soothe hydrate',
  baku: 'firm pore',
  cera: 'barrier hydrate soothe',
  coll: 'firm hydrate glow',
  snail: 'barrier glow firm',
  tea: 'matte soothe pore',
  tree: 'matte soothe',
  turm: 'bright glow',
  mush: 'hydrate glow',
  mang: 'bright firm',
  pea: 'soothe firm',
  lotus: 'soothe bright hydrate',
  panth: 'barrier soothe',
  pept: 'firm barrier',
  squa: 'hydrate barrier',
  cuke: 'soothe hydrate',
  honey: 'hydrate barrier glow',
  prop: 'glow barrier soothe',
  rose: 'hydrate glow',
  yuzu: 'bright glow',
  tama: 'bright pore',
  lico: 'bright soothe',
  pome: 'firm glow',
  birch: 'hydrate soothe',
  mug: 'soothe matte',
};

export const skinLines: Axis = lines(skinActives, skinBenefits, pairs);

function withNotes(base: keyof typeof skinBenefits, ...notes: readonly string[]): Benefit {
  const name = skinBenefits[base]?.name;
  if (name === undefined) throw new Error(`No benefit ${base}`);
  return { name, notes: texts(...notes) };
}

/** The same names, with claims allowed for products that do not stay on the skin. */
const washBenefits: Readonly<Record<string, Benefit>> = {
  bright: withNotes(
    'bright',
    'Lifts the dull layer of oil and dead cells, so that skin looks clearer.|ช่วยขจัดความมันและเซลล์ผิวเก่าที่ทำให้ผิวดูหมอง เผยผิวแลดูกระจ่างใส',
    'Used regularly, a tired complexion looks fresher.|เมื่อใช้เป็นประจำ ผิวหน้าหมองแลดูสดใสขึ้น',
  ),
  hydrate: withNotes(
    'hydrate',
    'Cleans without stripping the skin of its own moisture.|ทำความสะอาดโดยไม่พรากความชุ่มชื้นตามธรรมชาติของผิว',
    'Skin feels soft afterwards, not tight.|หลังใช้ผิวนุ่มชุ่มชื้น ไม่แห้งตึง',
  ),
  soothe: withNotes(
    'soothe',
    'Mild enough for skin that turns red easily.|อ่อนโยนสำหรับผิวที่แดงง่าย',
    'Leaves hot, sensitive skin cool and comfortable.|ให้ผิวร้อนและบอบบางรู้สึกเย็นสบาย',
  ),
  matte: withNotes(
    'matte',
    'Takes away excess oil and leaves the cheeks in peace.|ขจัดความมันส่วนเกิน โดยไม่ทำให้แก้มแห้ง',
    'A clean start for oily, blemish-prone skin.|เริ่มต้นผิวสะอาดสำหรับผิวมันเป็นสิวง่าย',
  ),
  barrier: withNotes(
    'barrier',
    'Gentle on a skin barrier that has seen too much.|ถนอมเกราะผิวที่อ่อนแอ',
    'Washes away the day and spares the skin’s own protection.|ล้างสิ่งสกปรกโดยยังรักษาเกราะป้องกันผิวตามธรรมชาติ',
  ),
  pore: withNotes(
    'pore',
    'Clears what collects in pores on the nose and chin.|ช่วยขจัดสิ่งอุดตันในรูขุมขนบริเวณจมูกและคาง',
    'Rough texture feels smoother after a few days.|ผิวขรุขระเรียบเนียนขึ้นหลังใช้ไม่กี่วัน',
  ),
  glow: withNotes(
    'glow',
    'Skin looks fresh and well watered afterwards.|หลังใช้ผิวแลดูสดชื่นอิ่มน้ำ',
    'A quick way to look awake in the morning.|ตัวช่วยให้หน้าดูสดใสรับเช้าวันใหม่',
  ),
};

/** Benefits for rinse-off products and wipes: no firming promises. */
export const washLines: Axis = lines(
  skinActives,
  washBenefits,
  Object.fromEntries(
    Object.entries(pairs)
      .map(([key, keys]) => [key, keys.replace('firm', '').replace(/ +/g, ' ').trim()] as const)
      .filter(([key, keys]) => keys !== '' && key !== 'pept' && key !== 'baku'),
  ),
);

const eyeBenefits: Readonly<Record<string, Benefit>> = {
  ...skinBenefits,
  bright: withNotes(
    'bright',
    'Shadows under the eyes look lighter with regular use.|ใช้ต่อเนื่อง รอยคล้ำใต้ตาแลดูจางลง',
    'For eyes that tell on short nights.|สำหรับดวงตาที่ฟ้องว่านอนน้อย',
  ),
  firm: withNotes(
    'firm',
    'Fine lines at the corners of the eyes look softer.|ริ้วรอยเล็กๆ ที่หางตาแลดูจางลง',
    'Smooths the look of creases and lifts tired lids.|ช่วยให้รอยย่นใต้ตาแลดูเรียบขึ้น ดวงตาดูสดใส',
  ),
};

export const eyeLines: Axis = lines(skinActives, eyeBenefits, {
  hya: 'hydrate firm',
  coll: 'firm hydrate',
  pept: 'firm',
  baku: 'firm',
  cera: 'barrier',
  vitc: 'bright',
  nia: 'bright',
  pome: 'firm',
  cuke: 'soothe',
  rose: 'hydrate bright',
  squa: 'hydrate',
  snail: 'firm',
});

const lipBenefits: Readonly<Record<string, Benefit>> = {
  hydrate: {
    name: { en: 'Hydrating', th: 'เติมความชุ่มชื้น' },
    notes: texts(
      'Keeps lips soft in air conditioning and on flights.|ริมฝีปากนุ่มชุ่มชื้นทั้งในห้องแอร์และบนเครื่องบิน',
      'Comfort that lasts beyond the next cup of coffee.|ชุ่มชื้นยาวนานเกินกาแฟแก้วถัดไป',
    ),
  },
  barrier: {
    name: { en: 'Intense Repair', th: 'ฟื้นบำรุงปากแห้งแตก' },
    notes: texts(
      'Cares for dry, flaky and split lips.|ดูแลริมฝีปากแห้ง ลอก และแตก',
      'A cushion against sun, wind and chilli.|เคลือบปกป้องปากจากแดด ลม และพริก',
    ),
  },
  soothe: {
    name: { en: 'Soothing', th: 'ปลอบประโลมริมฝีปาก' },
    notes: texts('Calms lips that sting.|ปลอบประโลมริมฝีปากที่แสบและแดง'),
  },
};

export const lipLines: Axis = lines(skinActives, lipBenefits, {
  hya: 'hydrate',
  honey: 'hydrate barrier',
  cera: 'barrier',
  squa: 'hydrate barrier',
  rose: 'hydrate soothe',
  panth: 'barrier soothe',
  cuke: 'soothe',
  aloe: 'soothe hydrate',
  pome: 'hydrate',
  yuzu: 'hydrate',
  prop: 'barrier',
});

export const sunFinishes = axis(
  'Aqua Light|อควาไลท์|#bfe3f2|||A watery texture that sets in seconds and feels like nothing at all.|เนื้อน้ำบางเบา เซ็ตตัวไวในไม่กี่วินาที สบายผิวเหมือนไม่ได้ทา',
  'Matte Oil Control|แมตต์คุมมัน|#f3e3b5|Silica|ซิลิกา (Silica)|Soaks up shine and stays even on a sweaty forehead.|ซับความมันและเกาะผิวดี แม้เหงื่อออกบนหน้าผาก',
  'Tone-Up|โทนอัพ|#f7d9dc|CI 77891|ไทเทเนียมไดออกไซด์ (CI 77891)|A hint of rosy tint evens the skin, so that foundation can stay at home.|โทนชมพูบางเบาช่วยปรับผิวให้เรียบสว่าง วันสบายๆ ไม่ต้องลงรองพื้น',
  'Sensitive Mineral|มิเนอรัลผิวแพ้ง่าย|#e7eee6|Zinc Oxide|ซิงก์ออกไซด์ (Zinc Oxide)|Mineral filters only, for skin that protests at others.|ใช้สารกันแดดชนิดฟิสิคัลล้วน สำหรับผิวที่แพ้ชนิดอื่น',
  'Sport Waterproof|สปอร์ตกันน้ำ|#8fc7e8|||Holds on through a swim, a run or the walk to the bus stop.|ติดทนทั้งว่ายน้ำ วิ่ง หรือเดินไปป้ายรถเมล์',
  'Daily Moist|เดลี่มอยส์|#f6ead6|Glycerin|กลีเซอรีน (Glycerin)|Doubles as a light moisturiser on dry skin.|ให้ความชุ่มชื้นเหมือนมอยส์เจอไรเซอร์เนื้อเบาสำหรับผิวแห้ง',
  'Acne Care|ผิวเป็นสิวง่าย|#cfe8dc|Niacinamide|ไนอาซินาไมด์ (Niacinamide)|Non-comedogenic, and easy to wash off at night.|ไม่อุดตันรูขุมขน และล้างออกง่ายตอนค่ำ',
  'City Shield|ซิตี้ชิลด์|#cfd6e6|Camellia Sinensis Leaf Extract|สารสกัดชาเขียว (Camellia Sinensis Leaf Extract)|Antioxidants stand by against traffic haze.|เสริมสารต้านอนุมูลอิสระ รับมือฝุ่นและไอเสียในเมือง',
  'Vitamin C Glow|วิตามินซีโกลว์|#ffc75a|Ascorbyl Glucoside|วิตามินซี (Ascorbyl Glucoside)|Leaves a soft, healthy sheen instead of a white cast.|ให้ผิวโกลว์สุขภาพดี ไม่ทิ้งคราบขาว',
  'Cica Calm|ซิก้าคาล์ม|#bfdcae|Centella Asiatica Extract|สารสกัดใบบัวบก (Centella Asiatica Extract)|Centella keeps sun-flushed skin comfortable.|ใบบัวบกช่วยให้ผิวที่โดนแดดสบายขึ้น',
);

export const spf = axis(
  'SPF30 PA+++|SPF30 PA+++',
  'SPF50 PA+++|SPF50 PA+++',
  'SPF50+ PA++++|SPF50+ PA++++',
);
