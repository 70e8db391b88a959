import { brands } from '../../seed/brands.ts';
import type { PackShape } from '../../looks.ts';
import type { PackshotSpec } from '../kit/studio.ts';

/**
 * `brand code | shape | title | Thai line | size | tint | seed`: packs of the shop's brands, for banners and articles.
 */
const ROWS = {
  lotion: '525|pump|Dawn Body Lotion|โลชั่นบำรุงผิวกาย|400 ml||12',
  riceCream: '684|jar|Rice Milk Cream|ครีมน้ำนมข้าว|50 ml|#f2c9a0|21',
  riceSerum: '684|dropper|First Light Serum|เซรั่มผิวใส|30 ml|#e59a4f|33',
  vitaminC: '144|supplement|Daily Vitamin C|วิตามินซีทุกวัน|60 tablets|#f0a43c|41',
  zinc: '144|box|Zinc Plus|ซิงก์ เสริมภูมิ|30 capsules|#4fb3a3|55',
  syrup: '602|bottle|Herbal Syrup|ยาน้ำสมุนไพร|120 ml|#b5723a|64',
  sunTube: '106|tube|Airy Sunscreen|กันแดดเนื้อบางเบา|50 ml|#e2672a|71',
  sunSpray: '106|spray|Beach Day Mist|สเปรย์กันแดด|150 ml|#f0a43c|72',
  sunStick: '106|roll-on|Kids Sun Stick|กันแดดสำหรับเด็ก|15 g|#f0a43c|78',
  blush: '687|compact|Soft Petal Blush|บลัชออนเนื้อนุ่ม|8 g|#e77f8e|83',
  rollOn: '404|roll-on|Fresh All Day|โรลออนหอมสดชื่น|45 ml|#8fc7e8|95',
  lipstick: '687|lipstick|Rose Ivory|ลิปสติกสีกุหลาบ|3.5 g|#c2455f|80',
  tint: '201|lipstick|Cherry Tint|ทินต์สีเชอร์รี่|4 g|#d0314f|85',
  cushion: '687|compact|Skin Cushion|คุชชั่นงานผิว|14 g|#eac3a4|86',
  aquaGel: '110|jar|Water Gel|เจลอุ้มน้ำ|50 ml|#7cc4ee|90',
  aquaMist: '110|spray|Dew Mist|สเปรย์น้ำแร่|120 ml|#a7dcf2|92',
  aquaSerum: '110|dropper|Hyaluronic Drops|ไฮยาลูรอนเข้มข้น|30 ml|#7cc4ee|96',
  toner: '104|bottle|Rice Water Toner|โทนเนอร์น้ำข้าว|150 ml|#9fd3bd|100',
  sheetMask: '104|mask|Barrier Mask|มาสก์เสริมเกราะผิว|25 ml|#3f8f6b|102',
  cicaCream: '104|tube|Cica Cream|ครีมใบบัวบก|50 ml|#6fb08f|104',
  acneWash: '107|pump|Clear Wash|เจลล้างหน้าลดสิว|200 ml|#3aa6b0|106',
  acneGel: '107|tube|Spot Gel|เจลแต้มสิว|15 g|#9fe3df|110',
  acneSerum: '102|dropper|Salicylic 2%|เซรั่มลดสิว|30 ml|#c9a24b|113',
  shampoo: '301|pump|Silk Shampoo|แชมพูผมนุ่มลื่น|450 ml|#c79ad6|120',
  conditioner: '301|bottle|Silk Conditioner|ครีมนวดผม|350 ml|#f0cfa8|123',
  hairMask: '302|jar|Keratin Mask|มาสก์เคราติน|200 ml|#d9b44a|125',
  scalpTonic: '304|spray|Scalp Tonic|โทนิกบำรุงรากผม|100 ml|#8fd694|128',
  toothpaste: '501|toothpaste|Total Care|ยาสีฟันดูแลครบ|150 g|#7fdbda|131',
  mouthwash: '501|bottle|Mint Mouthwash|น้ำยาบ้วนปากมินต์|500 ml|#7fdbda|132',
  flossBox: '502|box|Soft Floss|ไหมขัดฟันนุ่ม|50 m|#19a974|135',
  bComplex: '701|supplement|B Complex|วิตามินบีรวม|60 tablets|#2f9e44|140',
  fishOil: '703|supplement|Fish Oil|น้ำมันปลา|90 softgels|#f2a65a|143',
  collagen: '702|sachet|Collagen|คอลลาเจน|30 sachets|#d6336c|145',
  probiotic: '144|box|Daily Probiotic|โพรไบโอติก|30 sachets|#f4c430|148',
  fibre: '144|sachet|Green Fibre|ใยอาหารผักเขียว|10 sachets|#7fb069|149',
  babyWash: '389|pump|Gentle Bath|อาบน้ำอ่อนโยน|400 ml|#f6c9a8|150',
  babyCream: '389|tube|Nappy Cream|ครีมทาผื่นผ้าอ้อม|60 g|#ee8f6b|152',
  babyLotion: '801|bottle|Milk Lotion|โลชั่นน้ำนม|200 ml|#f08ab0|154',
  babyPowder: '802|bottle|Rice Powder|แป้งเด็กจากข้าว|180 g|#6fb98f|157',
  menWash: '901|tube|Charcoal Wash|โฟมล้างหน้าชาร์โคล|100 g|#6fc2b4|160',
  menGel: '902|tube|Shaving Gel|เจลโกนหนวด|150 ml|#d6b370|161',
  menBody: '901|bottle|Cedar Wash|เจลอาบน้ำกลิ่นซีดาร์|300 ml|#8fb8a8|164',
  pomade: '902|jar|Matte Clay|เคลย์จัดแต่งผม|80 g|#d6b370|166',
  laundry: '992|bottle|Soft Laundry|น้ำยาซักผ้า|900 ml|#ffd6e0|170',
  dish: '991|pump|Dish Wash|น้ำยาล้างจาน|500 ml|#fffd98|172',
  cleaner: '991|trigger|Citrus Cleaner|สเปรย์ทำความสะอาด|500 ml|#e0d84e|174',
  pain: '601|blister|Paracetamol|พาราเซตามอล|10 tablets|#1c6dd0|180',
  saline: '601|bottle|Saline 0.9%|น้ำเกลือล้างจมูก|500 ml|#8fc1f2|181',
  antihistamine: '605|blister|Cetirizine|บรรเทาอาการแพ้|10 tablets|#3b5bdb|183',
  antiseptic: '608|bottle|Povidone|โพวิโดนไอโอดีน|30 ml|#8a4a16|186',
  plasters: '608|box|Plasters|พลาสเตอร์ปิดแผล|20 pieces|#ffd3d3|188',
  ors: '606|sachet|Rehydration|ผงเกลือแร่|10 sachets|#f5d76e|190',
  balm: '606|jar|Clove Balm|ยาหม่องกานพลู|50 g|#f5d76e|192',
  eyeDrops: '605|dropper|Artificial Tears|น้ำตาเทียม|10 ml|#a9bdf5|194',
  repellent: '993|spray|Icaridin Spray|สเปรย์กันยุง|100 ml|#ffe066|200',
  soap: '888|soap|Lotus Soap|สบู่บัวหลวง|100 g|#e7b7c8|204',
  showerGel: '888|pump|Lotus Shower|เจลอาบน้ำบัวหลวง|500 ml|#e7b7c8|206',
  bodyOil: '888|bottle|Tamarind Oil|ออยล์บำรุงผิว|200 ml|#c98a4a|207',
  bathSalt: '405|jar|Bath Salts|เกลือแช่ตัว|300 g|#d8c3a5|211',
  perfume: '951|perfume|Silk & Fig|น้ำหอมซิลค์ฟิก|50 ml|#c9a98a|214',
  mist: '952|spray|Blue Hour|บอดี้มิสต์|100 ml|#b392c8|215',
  perfumeStick: '953|roll-on|Hom Oil|น้ำมันหอม|10 ml|#e9d8a6|217',
  nightCream: '108|jar|Night Ritual|ครีมบำรุงกลางคืน|50 ml|#cdb37a|220',
  retinal: '108|dropper|Firming Oil|ออยล์กระชับผิว|30 ml|#cdb37a|223',
  thermoBox: '971|box|Thermometer|เครื่องวัดไข้|1 piece|#e63946|226',
  handWash: '525|pump|Hand Wash|สบู่เหลวล้างมือ|400 ml|#9fd0e6|229',
  handGel: '525|tube|Hand Gel|เจลล้างมือ|50 ml|#f2b84b|228',
  cotton: '525|softpack|Cotton Pads|สำลีแผ่น|120 pieces|#f2b84b|231',
  shower: '525|bottle|Shower Cream|ครีมอาบน้ำ|450 ml|#f2b84b|233',
} as const;
export type PackName = keyof typeof ROWS;

export function bannerPack(name: PackName): PackshotSpec {
  const [code, shape, title = '', line = '', size = '', tint, seed] = ROWS[name].split('|');
  const brand = brands.find((one) => one.code === code);
  if (!brand) throw new Error(`No brand ${String(code)}`);
  const colour = tint ? { tint } : {};
  return {
    brand,
    pack: { shape: shape as PackShape, title, line, size, ...colour },
    seed: Number(seed),
  };
}
