import { axis } from './kind.ts';

/** Foundation, powder, concealer: named after undertone and depth. */
export const skinShades = axis(
  '01 Rose Ivory|เบอร์ 01 ขาวอมชมพู|#f4dccb',
  '02 Light Ivory|เบอร์ 02 ขาวนวล|#f1d5bb',
  '03 Soft Beige|เบอร์ 03 เบจอ่อน|#e9c6a5',
  '04 Natural Beige|เบอร์ 04 เบจธรรมชาติ|#dfb48e',
  '05 Warm Sand|เบอร์ 05 ทรายอุ่น|#d3a178',
  '06 Honey|เบอร์ 06 น้ำผึ้ง|#c48e63',
  '07 Golden Tan|เบอร์ 07 แทนทอง|#b07a4f',
  '08 Deep Honey|เบอร์ 08 น้ำผึ้งเข้ม|#96643f',
  '09 Caramel|เบอร์ 09 คาราเมล|#85552f',
  '10 Cocoa|เบอร์ 10 โกโก้|#6b4226',
  '11 Cool Porcelain|เบอร์ 11 พอร์ซเลนโทนเย็น|#f3ddd5',
  '12 Olive Beige|เบอร์ 12 เบจโทนมะกอก|#d2ad83',
);

export const faceFinishes = axis(
  'Velvet Matte|เวลเวตแมตต์||||A soft-focus matte that blurs pores.|ผิวแมตต์นุ่มนวล เบลอรูขุมขน',
  'Dewy Glow|ดิวอี้โกลว์||||A fresh sheen, as if after a good night.|ผิวฉ่ำโกลว์เหมือนนอนเต็มอิ่ม',
  'Long Wear|ติดทนทั้งวัน||||Stays in place through heat and a face mask.|ติดทนแม้อากาศร้อนและใส่หน้ากาก',
  'Skin Tint|งานผิวบางเบา||||Sheer enough to let freckles through.|บางเบาจนยังเห็นผิวจริง',
  'Full Cover|ปกปิดสูง||||Hides marks in one thin layer.|ปกปิดรอยได้ในชั้นบางๆ เพียงชั้นเดียว',
  'Oil Free|ออยล์ฟรี||||Without oil, for skin that shines by noon.|ไม่มีน้ำมัน สำหรับผิวที่มันตั้งแต่ก่อนเที่ยง',
);

export const cheekShades = axis(
  '01 Peach Milk|เบอร์ 01 พีชนม|#f7b79b',
  '02 Guava Pink|เบอร์ 02 ชมพูฝรั่งไส้แดง|#ee8c96',
  '03 Rose Tea|เบอร์ 03 ชากุหลาบ|#cf7f80',
  '04 Apricot|เบอร์ 04 แอปริคอต|#f2a071',
  '05 Lotus|เบอร์ 05 บัวหลวง|#e79ab5',
  '06 Terracotta|เบอร์ 06 ดินเผา|#c0694c',
  '07 Mauve Mist|เบอร์ 07 ม่วงหมอก|#b88aa0',
  '08 Rambutan|เบอร์ 08 แดงเงาะ|#d24f55',
  '09 Sunset|เบอร์ 09 ยามเย็น|#e9825f',
  '10 Taro|เบอร์ 10 เผือก|#b79ac0',
  '11 Nude Clay|เบอร์ 11 ดินนู้ด|#c99a82',
  '12 Sakura|เบอร์ 12 ซากุระ|#f3b6c6',
);

export const lipShades = axis(
  '01 Thai Tea|เบอร์ 01 ชาไทย|#b85c38',
  '02 Rose Apple|เบอร์ 02 ชมพู่|#d8546a',
  '03 Old Brick|เบอร์ 03 อิฐเก่า|#9c4433',
  '04 Nude Lychee|เบอร์ 04 นู้ดลิ้นจี่|#d99a8c',
  '05 Mangosteen|เบอร์ 05 มังคุด|#6b2144',
  '06 Ruby Roselle|เบอร์ 06 กระเจี๊ยบแดง|#a5122d',
  '07 Coral Reef|เบอร์ 07 ปะการัง|#ef6f5b',
  '08 Mauve Taupe|เบอร์ 08 ม่วงตุ่น|#9a6c70',
  '09 Dragon Fruit|เบอร์ 09 แก้วมังกร|#cf2f74',
  '10 Cocoa|เบอร์ 10 โกโก้|#6f4030',
  '11 Peach Milk|เบอร์ 11 พีชนม|#efa083',
  '12 Classic Red|เบอร์ 12 แดงคลาสสิก|#b3121d',
  '13 Dusty Rose|เบอร์ 13 กุหลาบแห้ง|#b76e79',
  '14 Cinnamon|เบอร์ 14 อบเชย|#8f4a32',
  '15 Plum Wine|เบอร์ 15 ไวน์พลัม|#5b1a38',
  '16 Caramel|เบอร์ 16 คาราเมล|#b4703f',
  '17 Berry Jam|เบอร์ 17 แยมเบอร์รี|#8e1f4b',
  '18 Salmon|เบอร์ 18 แซลมอน|#f08a74',
  '19 Fig|เบอร์ 19 มะเดื่อ|#74434f',
  '20 Clear Pink|เบอร์ 20 ชมพูใส|#f2a7b5',
);

export const lipFinishes = axis(
  'Velvet|เวลเวต||||Velvety colour that blurs the lip line.|เนื้อกำมะหยี่ เบลอขอบปากให้ฟุ้งสวย',
  'Glossy|กลอสซี่||||A mirror gloss that does not string.|เงาฉ่ำเหมือนกระจก ไม่เหนียวเป็นเส้น',
  'Airy Matte|แมตต์บางเบา||||Whipped matte, light as a sigh.|เนื้อแมตต์เบาเหมือนไม่ได้ทา',
  'Moist Care|เนื้อบำรุงชุ่มชื้น||||Shea and jojoba keep lips comfortable.|เชียบัตเตอร์และโจโจบาช่วยให้ปากชุ่มชื้นสบาย',
  'Transfer Proof|ไม่ติดแก้ว||||Drinks, masks and dinners leave it alone.|ไม่ติดแก้ว ไม่ติดหน้ากาก กินข้าวได้สบายใจ',
);

export const eyeShades = axis(
  '01 Blackest Black|เบอร์ 01 ดำสนิท|#111114',
  '02 Espresso Brown|เบอร์ 02 น้ำตาลเอสเปรสโซ|#3d271d',
  '03 Soft Brown|เบอร์ 03 น้ำตาลอ่อน|#7a5a45',
  '04 Ash Grey|เบอร์ 04 เทาหม่น|#6d6a6a',
  '05 Burgundy|เบอร์ 05 เบอร์กันดี|#5d1f2e',
  '06 Olive|เบอร์ 06 มะกอก|#5c5b3a',
);

export const eyeTraits = axis(
  'Waterproof|กันน้ำ||||Stands up to rain, sweat and sad films.|ทนฝน ทนเหงื่อ ดูหนังเศร้าก็ไม่เลอะ',
  'Smudge Proof|ไม่เลอะใต้ตา||||No shadows under the eyes at five o’clock.|ห้าโมงเย็นแล้วก็ยังไม่เลอะใต้ตา',
  'Quick Dry|แห้งไว||||Sets in about ten seconds.|เซ็ตตัวในราวสิบวินาที',
  'Tubing|ล้างน้ำอุ่นออกง่าย||||Slides off in warm water, without rubbing.|ล้างออกด้วยน้ำอุ่น ไม่ต้องถู',
);

export const palettes = axis(
  'Sunset Market|ตลาดยามเย็น|#d9734e',
  'Rose Garden|สวนกุหลาบ|#c77788',
  'Milk Tea|ชานม|#b48a6b',
  'Old Town|เมืองเก่า|#8c5a4a',
  'Lotus Pond|สระบัว|#b98bab',
  'Desert Sand|ทรายอุ่น|#c59b6d',
  'Midnight Train|รถไฟเที่ยงคืน|#4d4a66',
  'Mango Sticky Rice|ข้าวเหนียวมะม่วง|#e0ab4b',
);

export const nailShades = axis(
  '01 Coconut White|เบอร์ 01 ขาวมะพร้าว|#f7f3ea',
  '02 Silk Nude|เบอร์ 02 นู้ดผ้าไหม|#e2bfa8',
  '03 Ballet Pink|เบอร์ 03 ชมพูบัลเลต์|#f3c4cd',
  '04 Charoen Krung Red|เบอร์ 04 แดงเจริญกรุง|#b5162c',
  '05 Ari Peach|เบอร์ 05 พีชอารีย์|#f4a386',
  '06 Rattanakosin Gold|เบอร์ 06 ทองรัตนโกสินทร์|#c9a24b',
  '07 Chao Phraya Blue|เบอร์ 07 น้ำเงินเจ้าพระยา|#2d5b83',
  '08 Night Violet|เบอร์ 08 ม่วงราตรี|#4f2f6b',
  '09 Pandan|เบอร์ 09 ใบเตย|#6f9a54',
  '10 Ink|เบอร์ 10 ดำหมึก|#1a1a20',
  '11 Taro Milk|เบอร์ 11 เผือกนม|#b9a4cc',
  '12 Clay Rose|เบอร์ 12 ดินกุหลาบ|#b5766d',
  '13 Mango|เบอร์ 13 มะม่วง|#f2b33d',
  '14 Teal|เบอร์ 14 เขียวหัวเป็ด|#1f6f73',
  '15 Rose Gold|เบอร์ 15 โรสโกลด์|#c78f83',
  '16 Wine|เบอร์ 16 ไวน์|#6b1730',
  '17 Fog Grey|เบอร์ 17 เทาหมอก|#a9adb0',
  '18 Cocoa|เบอร์ 18 โกโก้|#5d3a2b',
  '19 Sky|เบอร์ 19 ฟ้าใส|#9cc7e3',
  '20 Bougainvillea|เบอร์ 20 เฟื่องฟ้า|#c72c7f',
);

export const nailFinishes = axis(
  'Gel Shine|เงาแบบเจล||||A plump shine without a lamp.|เงานูนแบบเจลโดยไม่ต้องอบ',
  'Quick Dry|แห้งไว||||Touch-dry in about sixty seconds.|แห้งแตะได้ในราวหนึ่งนาที',
  'Breathable|บางเบาระบายอากาศ||||A thin, flexible film that chips late.|ฟิล์มบางยืดหยุ่น ลอกช้า',
  'Glitter|กลิตเตอร์||||Fine sparkle that lies flat.|ประกายละเอียด ผิวเรียบไม่สะดุด',
);
