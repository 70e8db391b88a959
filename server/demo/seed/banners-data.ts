import type { ContentBlock } from '../../../lib/content/blocks.ts';
import type { BannerPlacement } from '../../../lib/api/contract/content.ts';
import type { Text } from './types.ts';

/** A block as in `ContentBlock`; products are named by department, since their ids depend on the catalogue. */
type BlockSeed =
  | Exclude<ContentBlock, { readonly type: 'products' }>
  | { readonly type: 'products'; readonly title: Text; readonly departments: readonly number[] };

export interface BannerSeed {
  readonly id: number;
  readonly placement: BannerPlacement;
  readonly title: Text;
  readonly text: Text;
  readonly linkLabel: Text;
  /** If absent, the banner links to its own page. */
  readonly path?: string;
  readonly picture: string;
  readonly tint: string;
  readonly blocks: readonly BlockSeed[];
}

const paragraph = (en: string, th: string): BlockSeed => ({ type: 'paragraph', text: { en, th } });
const heading = (en: string, th: string): BlockSeed => ({ type: 'heading', text: { en, th } });
const note = (en: string, th: string): BlockSeed => ({ type: 'note', text: { en, th } });
const list = (...items: readonly Text[]): BlockSeed => ({
  type: 'list',
  ordered: false,
  items: [...items],
});
const link = (path: string, en: string, th: string): BlockSeed => ({
  type: 'link',
  path,
  label: { en, th },
});
const shelf = (en: string, th: string, ...departments: readonly number[]): BlockSeed => ({
  type: 'products',
  title: { en, th },
  departments,
});

export const BANNERS: readonly BannerSeed[] = [
  {
    id: 1,
    placement: 'home',
    title: { en: 'Good days start in the morning', th: 'วันดีๆ เริ่มตั้งแต่เช้า' },
    text: {
      en: 'Three small steps for skin, teeth and mood, picked by our pharmacists.',
      th: 'สามขั้นตอนเล็กๆ เพื่อผิว ฟัน และใจที่สดใส คัดมาให้โดยเภสัชกร',
    },
    linkLabel: { en: 'See the morning shelf', th: 'ดูของใช้ยามเช้า' },
    picture: 'hero-dawn',
    tint: 'dawn',
    blocks: [
      paragraph(
        'A good morning does not need twelve products. It needs three that you like enough to use every day. We asked our pharmacists what stands beside their own washbasins.',
        'เช้าที่ดีไม่ต้องใช้ของถึงสิบสองชิ้น ขอแค่สามชิ้นที่ชอบพอจะหยิบใช้ทุกวัน เราจึงถามเภสัชกรของเราว่าข้างอ่างล้างหน้าที่บ้านวางอะไรไว้บ้าง',
      ),
      heading('First, wash off the night', 'เริ่มจากล้างหน้าให้ตื่น'),
      paragraph(
        'A mild cleanser and lukewarm water are enough. If your face feels tight afterwards, the cleanser is too strong for you.',
        'คลีนเซอร์สูตรอ่อนโยนกับน้ำอุณหภูมิห้องก็พอแล้ว ถ้าล้างเสร็จแล้วหน้าตึง แปลว่าสูตรนั้นแรงเกินไปสำหรับคุณ',
      ),
      shelf('Cleansers people come back for', 'คลีนเซอร์ที่ลูกค้ากลับมาซื้อซ้ำ', 101),
      heading('Then sunscreen, even indoors', 'แล้วทากันแดด แม้อยู่ในร่ม'),
      paragraph(
        'Two finger lengths for face and neck, every morning. The light that ages skin comes through clouds and windows.',
        'สองข้อนิ้วสำหรับหน้าและคอ ทุกเช้า แสงที่ทำให้ผิวแก่ก่อนวัยทะลุได้ทั้งเมฆและกระจก',
      ),
      shelf('Sunscreens for every day', 'กันแดดสำหรับทุกวัน', 106),
      link('/ecommerce/recommends', 'See everything we recommend', 'ดูสินค้าแนะนำทั้งหมด'),
    ],
  },
  {
    id: 2,
    placement: 'home',
    title: { en: 'Water for thirsty skin', th: 'เติมน้ำให้ผิวที่กำลังกระหาย' },
    text: {
      en: 'Air conditioning dries skin all day. Serums and essences bring the moisture back.',
      th: 'ห้องแอร์ดูดความชื้นจากผิวทั้งวัน เซรั่มและเอสเซนส์ช่วยเติมกลับคืน',
    },
    linkLabel: { en: 'Shop serums', th: 'ช้อปเซรั่ม' },
    path: '/categories/1/serums',
    picture: 'hero-hydrate',
    tint: 'water',
    blocks: [
      paragraph(
        'Skin that feels tight at three in the afternoon is asking for water, not for more cream. Put a hydrating layer under the moisturiser and the cream can do its work: keep the water in.',
        'ผิวที่รู้สึกตึงตอนบ่ายสามกำลังขอน้ำ ไม่ใช่ขอครีมเพิ่ม ลองเติมชั้นความชุ่มชื้นไว้ใต้ครีม แล้วครีมจะทำหน้าที่ล็อกน้ำได้เต็มที่',
      ),
      shelf('Serums and essences', 'เซรั่มและเอสเซนส์', 103, 102),
      link('/categories/1/serums', 'Shop serums', 'ช้อปเซรั่ม'),
    ],
  },
  {
    id: 3,
    placement: 'home',
    title: { en: 'Sunscreen for two', th: 'กันแดดคู่รักผิว ซื้อ 1 แถม 1' },
    text: {
      en: 'Buy one Sunvara sunscreen and get another one free, for face or body.',
      th: 'ซื้อกันแดดซันวารา 1 ชิ้น รับฟรีอีก 1 ชิ้น ทั้งผิวหน้าและผิวกาย',
    },
    linkLabel: { en: 'Choose your pair', th: 'เลือกคู่ของคุณ' },
    path: '/promotions/1',
    picture: 'hero-sun',
    tint: 'sun',
    blocks: [
      paragraph(
        'One tube for the bathroom shelf and one for the bag: the second layer at noon is the one that is usually forgotten.',
        'หลอดหนึ่งไว้ที่บ้าน อีกหลอดไว้ในกระเป๋า เพราะรอบที่มักลืมทาคือรอบเที่ยง',
      ),
      shelf('Sun care', 'ผลิตภัณฑ์กันแดด', 106),
      link('/promotions/1', 'See the promotion', 'ดูโปรโมชัน'),
    ],
  },
  {
    id: 4,
    placement: 'home',
    title: { en: 'Members pay less and collect more', th: 'สมาชิกจ่ายน้อยกว่า สะสมได้มากกว่า' },
    text: {
      en: 'Member prices, a coin for every ฿25, and a birthday treat. It costs nothing to join.',
      th: 'ราคาพิเศษเฉพาะสมาชิก ทุก ฿25 รับ 1 คอย\u2060น์ และของขวัญวันเกิด สมัครฟรี',
    },
    linkLabel: { en: 'See the benefits', th: 'ดูสิทธิประโยชน์' },
    picture: 'hero-members',
    tint: 'indigo',
    blocks: [
      paragraph(
        'Your phone number is your member card. Sign in once and every purchase counts, online and at the counter.',
        'เบอร์โทรศัพท์ของคุณคือบัตรสมาชิก เข้าสู่ระบบครั้งเดียว ทุกยอดซื้อสะสมได้ทั้งออนไลน์และหน้าร้าน',
      ),
      heading('What members get', 'สิทธิ์ที่สมาชิกได้รับ'),
      list(
        {
          en: 'A coin for every ฿25; 5 coins are worth ฿1 at the next purchase.',
          th: 'ทุก ฿25 รับ 1 คอย\u2060น์ และ 5 คอย\u2060น์ใช้แทนเงิน ฿1 ในครั้งถัดไป',
        },
        {
          en: 'Member prices on hundreds of products, taken off without a code.',
          th: 'ราคาสมาชิกหลายร้อยรายการ ลดให้อัตโนมัติไม่ต้องใส่โค้ด',
        },
        {
          en: 'Your orders, receipts and talks with our pharmacists in one place.',
          th: 'คำสั่งซื้อ ใบเสร็จ และประวัติปรึกษาเภสัชกร เก็บไว้ที่เดียว',
        },
      ),
      note('Coins cannot be used for medicines.', 'คอย\u2060น์ใช้เป็นส่วนลดกับสินค้าประเภทยาไม่ได้'),
      link('/login', 'Sign in or join', 'เข้าสู่ระบบหรือสมัครสมาชิก'),
    ],
  },
  {
    id: 5,
    placement: 'home',
    title: { en: 'Everything for the smallest one', th: 'ครบทุกอย่างเพื่อคนตัวเล็กที่สุดในบ้าน' },
    text: {
      en: 'Nappies, baths and bottles that parents trust, delivered in two to three days.',
      th: 'ผ้าอ้อม ของใช้อาบน้ำ และขวดนมที่คุณพ่อคุณแม่ไว้ใจ ส่งถึงบ้านใน 2-3 วัน',
    },
    linkLabel: { en: 'Shop mother & baby', th: 'ช้อปแม่และเด็ก' },
    path: '/categories/8',
    picture: 'hero-family',
    tint: 'peach',
    blocks: [
      paragraph(
        'Heavy packs are what delivery was made for. Order nappies for the month, and we carry them up the stairs.',
        'แพ็กใหญ่ๆ หนักๆ ให้เราส่งดีกว่า สั่งผ้าอ้อมทีเดียวพอทั้งเดือน เรายกไปส่งถึงหน้าประตู',
      ),
      shelf('Nappies and wipes', 'ผ้าอ้อมและทิชชูเปียก', 801),
      shelf('Bath time', 'เวลาอาบน้ำ', 802, 803),
      link('/categories/8', 'Shop mother & baby', 'ช้อปแม่และเด็ก'),
    ],
  },
  {
    id: 6,
    placement: 'ecommerce',
    title: { en: 'Only here', th: 'แบรนด์ที่มีเฉพาะที่นี่' },
    text: {
      en: 'Six brands that we make ourselves or bring to Thailand alone.',
      th: '6 แบรนด์ที่เราทำเองหรือนำเข้าแต่เพียงผู้เดียว',
    },
    linkLabel: { en: 'Meet the brands', th: 'รู้จักแบรนด์' },
    path: '/brands/exclusive',
    picture: 'ecommerce-exclusive',
    tint: 'indigo',
    blocks: [
      paragraph(
        'We make brands where we miss something on our own shelves: basics that cost less, skin care for humid days, oral care with Thai herbs.',
        'เราสร้างแบรนด์เองเมื่อรู้สึกว่าชั้นวางของเรายังขาดบางอย่าง ทั้งของใช้พื้นฐานราคาเบา สกินแคร์สำหรับอากาศชื้น และของใช้จากสมุนไพรไทย',
      ),
      link('/brands/exclusive', 'Meet the brands', 'รู้จักแบรนด์'),
    ],
  },
  {
    id: 7,
    placement: 'ecommerce',
    title: { en: 'Fresh on the shelf', th: 'ของมาใหม่ประจำสัปดาห์' },
    text: {
      en: 'New textures, new scents and a few old friends in new bottles.',
      th: 'เนื้อสัมผัสใหม่ กลิ่นใหม่ และของเดิมที่รักในขวดใหม่',
    },
    linkLabel: { en: 'See new arrivals', th: 'ดูสินค้ามาใหม่' },
    path: '/ecommerce/new-arrival',
    picture: 'ecommerce-new',
    tint: 'petal',
    blocks: [
      paragraph(
        'Every week our buyers try what comes in before it goes online. What does not convince them goes back.',
        'ทุกสัปดาห์ทีมจัดซื้อของเราลองใช้ของที่เข้ามาก่อนวางขาย ชิ้นไหนไม่ผ่านก็ส่งคืน',
      ),
      link('/ecommerce/new-arrival', 'See new arrivals', 'ดูสินค้ามาใหม่'),
    ],
  },
  {
    id: 8,
    placement: 'ecommerce',
    title: { en: 'Below ฿100', th: 'ไม่เกิน ฿100' },
    text: {
      en: 'Small things that every bathroom needs, for small money.',
      th: 'ของชิ้นเล็กที่ทุกห้องน้ำต้องมี ในราคาสบายกระเป๋า',
    },
    linkLabel: { en: 'See the bargains', th: 'ดูของราคาดี' },
    picture: 'ecommerce-value',
    tint: 'sun',
    blocks: [
      paragraph(
        'Cotton pads, floss, travel sizes, a second toothbrush: the things that make a cupboard complete and are never on the list.',
        'สำลีแผ่น ไหมขัดฟัน ขนาดพกพา แปรงสีฟันสำรอง ของเล็กๆ ที่ทำให้ตู้ครบแต่มักลืมจดไว้',
      ),
      shelf('For the bathroom cupboard', 'เติมตู้ในห้องน้ำ', 1106, 504, 402),
      shelf('For the handbag', 'ติดกระเป๋า', 405, 1304),
      link('/ecommerce/products-promotion', 'More offers', 'ดูสินค้าลดราคาเพิ่มเติม'),
    ],
  },
  {
    id: 9,
    placement: 'ecommerce',
    title: { en: 'The week’s favourites', th: 'ของโปรดประจำสัปดาห์' },
    text: {
      en: 'What others put into their carts these days, and why they like it.',
      th: 'ของที่ใครๆ หยิบใส่ตะกร้าช่วงนี้ พร้อมเหตุผลที่ชอบ',
    },
    linkLabel: { en: 'Read more', th: 'อ่านต่อ' },
    picture: 'ecommerce-week',
    tint: 'dawn',
    blocks: [
      paragraph(
        'We look at what is bought again, not at what is clicked on. These departments had the most second purchases this week.',
        'เราดูจากของที่ถูกซื้อซ้ำ ไม่ใช่แค่ของที่ถูกคลิก หมวดเหล่านี้มีคนกลับมาซื้อซ้ำมากที่สุดในสัปดาห์นี้',
      ),
      shelf('Vitamins for every day', 'วิตามินประจำวัน', 701, 703),
      shelf('Shampoo people return to', 'แชมพูที่ใช้แล้วไม่เปลี่ยนใจ', 301),
      link('/ecommerce/products-of-week', 'Products of the week', 'สินค้าประจำสัปดาห์'),
    ],
  },
  {
    id: 10,
    placement: 'modal',
    title: { en: 'Nice to see you', th: 'ยินดีที่ได้พบกัน' },
    text: {
      en: 'Buy one and get one, or less for members: see what runs right now.',
      th: 'โปรซื้อแถมและราคาสมาชิกรอคุณอยู่ เลือกคู่หรือเลือกเซ็ตที่ใช่ได้เลย',
    },
    linkLabel: { en: 'See the promotions', th: 'ดูโปรโมชัน' },
    path: '/promotions',
    picture: 'modal-welcome',
    tint: 'dawn',
    blocks: [
      paragraph(
        'Buy one and get one, buy two and get one, or less for members: all promotions stand on one page, each with its conditions.',
        'ซื้อ 1 แถม 1 ซื้อ 2 แถม 1 หรือราคาสมาชิก ทุกโปรโมชันรวมไว้ในหน้าเดียวพร้อมเงื่อนไข',
      ),
      link('/promotions', 'See the promotions', 'ดูโปรโมชัน'),
    ],
  },
  {
    id: 11,
    placement: 'pharmacy',
    title: { en: 'Read the label like a pharmacist', th: 'อ่านฉลากยาให้เป็นแบบเภสัชกร' },
    text: {
      en: 'Six lines on the box decide whether a medicine helps you. We read them together.',
      th: 'หกบรรทัดบนกล่องบอกได้ว่ายานี้ช่วยคุณได้จริงไหม มาอ่านไปด้วยกัน',
    },
    linkLabel: { en: 'Read on', th: 'อ่านต่อ' },
    picture: 'promo-pharmacy',
    tint: 'mint',
    blocks: [
      paragraph(
        'Most questions at our counter are answered on the box already, only in small print. Before the first tablet, look for these six lines. It takes a minute, and it is the minute that prevents most mistakes.',
        'คำถามส่วนใหญ่หน้าเคาน์เตอร์มีคำตอบอยู่บนกล่องแล้ว เพียงแต่พิมพ์ตัวเล็ก ก่อนกินเม็ดแรก ลองหาหกบรรทัดนี้ ใช้เวลาแค่นาทีเดียว แต่เป็นนาทีที่ป้องกันความผิดพลาดได้มากที่สุด',
      ),
      heading('What to look for', 'หกบรรทัดที่ต้องหา'),
      list(
        {
          en: 'The active ingredient, below the brand name: two brands with the same one are one medicine.',
          th: 'ชื่อตัวยาสำคัญใต้ชื่อการค้า สองยี่ห้อที่ตัวยาเดียวกันคือยาเดียวกัน',
        },
        {
          en: 'The strength, in milligrams a tablet or a spoon.',
          th: 'ความแรง เป็นมิลลิกรัมต่อเม็ดหรือต่อช้อน',
        },
        {
          en: 'How much, how often, and the most in a day.',
          th: 'ครั้งละเท่าไร วันละกี่ครั้ง และสูงสุดต่อวัน',
        },
        {
          en: 'Who must not take it: allergies, illnesses, pregnancy, age.',
          th: 'ใครไม่ควรใช้ ทั้งผู้แพ้ยา ผู้มีโรคประจำตัว หญิงตั้งครรภ์ และช่วงอายุ',
        },
        {
          en: 'The registration number, such as 1A 123/58: without one it is no medicine.',
          th: 'เลขทะเบียนตำรับยา เช่น 1A 123/58 ถ้าไม่มีเลขนี้ก็ไม่ใช่ยา',
        },
        {
          en: 'The date until which it is good, and how to store it.',
          th: 'วันหมดอายุ และวิธีเก็บรักษา',
        },
      ),
      note(
        'Swelling of face or lips, trouble breathing or a rash all over after a medicine: stop taking it and call 1669.',
        'หากใช้ยาแล้วหน้าหรือปากบวม หายใจลำบาก หรือผื่นขึ้นทั้งตัว ให้หยุดยาและโทร 1669 ทันที',
      ),
      link('/pharmacy/consult', 'Ask a pharmacist about your label', 'ส่งฉลากให้เภสัชกรช่วยดู'),
    ],
  },
  {
    id: 12,
    placement: 'pharmacy',
    title: { en: 'Your blood pressure, measured at home', th: 'วัดความดันเองที่บ้านให้แม่นยำ' },
    text: {
      en: 'Sit, rest, measure twice: values that your doctor can use.',
      th: 'นั่งพัก วัดสองครั้ง ได้ค่าที่หมอใช้ได้จริง',
    },
    linkLabel: { en: 'See how', th: 'ดูวิธีวัด' },
    picture: 'promo-devices',
    tint: 'water',
    blocks: [
      paragraph(
        'A single high value says little: coffee, stairs or a full bladder raise it. A week of values, taken the same way every day, says a lot, and it is what doctors decide by.',
        'ค่าสูงครั้งเดียวบอกอะไรไม่ได้มาก กาแฟ บันได หรือปวดปัสสาวะก็ทำให้สูงขึ้นได้ แต่ค่าที่วัดแบบเดิมทุกวันตลอดสัปดาห์บอกได้มาก และเป็นค่าที่แพทย์ใช้ตัดสินใจ',
      ),
      heading('Every morning and evening', 'ทำแบบนี้ทุกเช้าและเย็น'),
      list(
        {
          en: 'No coffee, no cigarette and no sport for half an hour before.',
          th: 'งดกาแฟ บุหรี่ และการออกกำลังกาย 30 นาทีก่อนวัด',
        },
        {
          en: 'Sit for five minutes with your back against the chair and both feet on the floor.',
          th: 'นั่งพัก 5 นาที หลังพิงพนัก เท้าทั้งสองวางราบกับพื้น',
        },
        {
          en: 'The cuff lies on bare skin, at the height of the heart.',
          th: 'พันปลอกแขนแนบผิว ให้อยู่ระดับเดียวกับหัวใจ',
        },
        {
          en: 'Do not talk. Measure twice, a minute apart, and write both down.',
          th: 'ไม่พูดระหว่างวัด วัดสองครั้งห่างกัน 1 นาที แล้วจดทั้งสองค่า',
        },
      ),
      shelf('Measuring at home', 'อุปกรณ์วัดที่บ้าน', 1201),
      note(
        '180/120 or more, or a headache, chest pain or weakness on one side with a high value: call 1669.',
        'ค่า 180/120 ขึ้นไป หรือค่าสูงร่วมกับปวดศีรษะรุนแรง เจ็บหน้าอก หรืออ่อนแรงซีกเดียว ให้โทร 1669',
      ),
      link('/pharmacy/consult', 'Talk about your values', 'ปรึกษาค่าความดันกับเภสัชกร'),
    ],
  },
  {
    id: 13,
    placement: 'pharmacy',
    title: { en: 'A medicine cabinet for the rainy season', th: 'ตู้ยาพร้อมรับหน้าฝน' },
    text: {
      en: 'What belongs into it, what has to go, and why the bathroom is the wrong place.',
      th: 'ของที่ควรมี ของที่ควรทิ้ง และเหตุผลที่ไม่ควรวางตู้ยาในห้องน้ำ',
    },
    linkLabel: { en: 'Check yours', th: 'เช็กตู้ยาของคุณ' },
    picture: 'promo-rainy',
    tint: 'petal',
    blocks: [
      paragraph(
        'At two in the morning with a feverish child nobody wants to search. A good cabinet is small, dry, out of reach of children, and looked through twice a year.',
        'ตีสองที่ลูกตัวร้อนไม่มีใครอยากรื้อหา ตู้ยาที่ดีคือตู้เล็กๆ ที่แห้ง พ้นมือเด็ก และเปิดตรวจปีละสองครั้ง',
      ),
      heading('What belongs into it', 'ของที่ควรมี'),
      list(
        {
          en: 'A thermometer that works, plasters, sterile gauze, tape and saline.',
          th: 'เครื่องวัดไข้ที่ใช้ได้ พลาสเตอร์ ผ้าก๊อซ เทปติดแผล และน้ำเกลือล้างแผล',
        },
        {
          en: 'A remedy for fever and pain, in the right strength for everybody who lives with you.',
          th: 'ยาแก้ปวดลดไข้ ในขนาดที่ถูกต้องสำหรับทุกคนในบ้าน',
        },
        {
          en: 'Oral rehydration salts, and something against itching.',
          th: 'ผงเกลือแร่โออาร์เอส และยาทาแก้คัน',
        },
        {
          en: 'A mosquito repellent that suits the age of your youngest.',
          th: 'ยากันยุงที่เหมาะกับอายุของลูกคนเล็ก',
        },
        {
          en: 'A list of allergies and of what everybody takes every day.',
          th: 'รายชื่อยาที่แพ้และยาประจำของทุกคน',
        },
      ),
      shelf('For the cabinet', 'เติมตู้ยา', 607, 1404, 1202),
      heading('What has to go', 'ของที่ควรทิ้ง'),
      paragraph(
        'Everything past its date, eye drops that were opened more than a month ago, antibiotics that were left over, tablets without a box. Bring them to a branch with a pharmacist: they do not belong into the drain.',
        'ยาหมดอายุ ยาหยอดตาที่เปิดเกินหนึ่งเดือน ยาปฏิชีวนะที่กินไม่หมด และเม็ดยาที่ไม่มีกล่อง นำมาทิ้งได้ที่สาขาที่มีเภสัชกร อย่าเทลงท่อน้ำ',
      ),
      link('/pharmacy/consult', 'Ask what your family needs', 'ถามเภสัชกรว่าบ้านคุณควรมีอะไร'),
    ],
  },
  {
    id: 14,
    placement: 'pharmacy',
    title: { en: 'Vitamins beside your medicines', th: 'วิตามินกับยา กินคู่กันได้ไหม' },
    text: {
      en: 'Calcium, iron, fish oil: a few hours between them make the difference.',
      th: 'แคลเซียม ธาตุเหล็ก น้ำมันปลา แค่เว้นเวลาให้ถูกก็ต่างกันมาก',
    },
    linkLabel: { en: 'See what goes together', th: 'ดูว่าอะไรกินคู่กันได้' },
    picture: 'promo-vitamins',
    tint: 'sun',
    blocks: [
      paragraph(
        'A vitamin seems harmless, so nobody mentions it to the doctor. Some of them still hold on to a medicine in the stomach, and then neither of the two arrives where it should.',
        'วิตามินดูไม่มีพิษภัยจนหลายคนไม่ได้บอกหมอ แต่บางตัวจับกับยาในกระเพาะ สุดท้ายทั้งยาและวิตามินก็ไปไม่ถึงที่ที่ควรไป',
      ),
      heading('Keep some hours between', 'ควรเว้นเวลา'),
      list(
        {
          en: 'Calcium, iron, zinc and magnesium beside certain antibiotics: at least two hours.',
          th: 'แคลเซียม ธาตุเหล็ก สังกะสี แมกนีเซียม กับยาปฏิชีวนะบางชนิด ห่างอย่างน้อย 2 ชั่วโมง',
        },
        {
          en: 'Calcium and iron beside thyroid tablets: four hours, and the tablet on an empty stomach.',
          th: 'แคลเซียมและธาตุเหล็ก กับยาไทรอยด์ ห่าง 4 ชั่วโมง และกินยาไทรอยด์ตอนท้องว่าง',
        },
        {
          en: 'Iron beside calcium, tea or coffee: two hours; with fruit it works better.',
          th: 'ธาตุเหล็ก กับแคลเซียม ชา หรือกาแฟ ห่าง 2 ชั่วโมง กินพร้อมผลไม้ดูดซึมดีกว่า',
        },
      ),
      heading('Ask before you begin', 'ถามก่อนเริ่มกิน'),
      list(
        {
          en: 'Fish oil, ginkgo, vitamin E or K, if you take something that thins the blood.',
          th: 'น้ำมันปลา แปะก๊วย วิตามินอีหรือเค ถ้าใช้ยาละลายลิ่มเลือดอยู่',
        },
        {
          en: 'Anything herbal, if you are pregnant, nursing or waiting for an operation.',
          th: 'สมุนไพรทุกชนิด ถ้าตั้งครรภ์ ให้นมบุตร หรือกำลังจะผ่าตัด',
        },
      ),
      shelf('Vitamins and minerals', 'วิตามินและแร่ธาตุ', 701, 702),
      link('/pharmacy/consult', 'Have your list checked', 'ส่งรายการให้เภสัชกรช่วยเช็ก'),
    ],
  },
];
