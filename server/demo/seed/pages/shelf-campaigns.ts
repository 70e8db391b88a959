import { calendarYear } from '../../../../lib/format/bangkok.ts';
import type { Text } from '../types.ts';
import { campaign, countdown, joinIn, lookOf, rail } from './campaign-kit.ts';
import { step, t, type PageSeed } from './kit.ts';

interface Pick {
  readonly category: number;
  readonly slug: string;
  readonly picture: string;
  readonly title: Text;
  readonly text: Text;
  /** What to look for, each a short name and a sentence. */
  readonly tips: readonly (readonly [nameEn: string, nameTh: string, en: string, th: string])[];
}

/** What our pharmacists look for on each shelf. */
const PICKS: readonly Pick[] = [
  {
    category: 1,
    slug: 'skin-care',
    picture: 'promo-skin',
    title: t('Three steps for skin in the tropics', 'สกินแคร์ 3 ขั้น สำหรับอากาศร้อนชื้น'),
    text: t('Less than you think, and lighter than you think.', 'น้อยกว่าที่คิด และบางเบากว่าที่คิด'),
    tips: [
      [
        'Wash mildly',
        'ล้างหน้าอย่างอ่อนโยน',
        'Twice a day, lukewarm, without a squeak.',
        'วันละ 2 ครั้ง น้ำอุณหภูมิห้อง ไม่ต้องล้างจนเอี๊ยด',
      ],
      [
        'Moisten in gel',
        'เติมน้ำด้วยเนื้อเจล',
        'Hyaluronic acid or glycerin; creams for dry rooms only.',
        'เลือกไฮยาลูรอนหรือกลีเซอริน เนื้อครีมเหมาะกับห้องแอร์',
      ],
      [
        'Protect, two fingers',
        'กันแดดสองข้อนิ้ว',
        'SPF 50, PA++++, again at noon.',
        'SPF 50 PA++++ ทาซ้ำตอนเที่ยง',
      ],
    ],
  },
  {
    category: 2,
    slug: 'make-up-that-stays',
    picture: 'promo-makeup',
    title: t('Make-up that outlasts the heat', 'เมคอัพติดทน สู้อากาศร้อน'),
    text: t('Thin layers, set twice, repaired with paper.', 'ลงบาง เซตสองรอบ ซับด้วยกระดาษ'),
    tips: [
      ['Start dry', 'เริ่มจากผิวแห้ง', 'Wait five minutes after sunscreen.', 'รอ 5 นาทีหลังทากันแดด'],
      [
        'Thin, twice',
        'บางแต่สองชั้น',
        'Two thin layers hold better than one thick one.',
        'ลงบางสองชั้นติดทนกว่าชั้นหนาชั้นเดียว',
      ],
      [
        'Blot, do not powder',
        'ซับก่อน อย่าเพิ่งเติมแป้ง',
        'Paper takes the shine and leaves the colour.',
        'กระดาษซับมันเอาความมันออก สีไม่หลุด',
      ],
    ],
  },
  {
    category: 3,
    slug: 'hair-in-humidity',
    picture: 'promo-hair',
    title: t('Hair against humidity', 'ผมเรียบสวย สู้ความชื้น'),
    text: t(
      'Frizz is thirst: what to give it, and what to leave out.',
      'ผมฟูคือผมขาดน้ำ เติมให้ถูก เลี่ยงให้เป็น',
    ),
    tips: [
      [
        'Shampoo the scalp',
        'สระที่หนังศีรษะ',
        'The lengths are washed by what runs down.',
        'ปลายผมสะอาดได้จากฟองที่ไหลผ่าน',
      ],
      [
        'Condition the ends',
        'ครีมนวดที่ปลายผม',
        'From the ears down, two minutes.',
        'ตั้งแต่ระดับหูลงไป ทิ้งไว้ 2 นาที',
      ],
      ['One drop of oil', 'ออยล์หนึ่งหยด', 'On wet hair, and no more.', 'ลงตอนผมหมาด หยดเดียวพอ'],
    ],
  },
  {
    category: 4,
    slug: 'shower-and-after',
    picture: 'promo-bath',
    title: t('After the third shower of the day', 'อาบน้ำวันละสามรอบ ผิวก็ยังนุ่ม'),
    text: t('Washing often is fine, if the soap is.', 'อาบบ่อยได้ ถ้าเลือกสบู่ให้ถูก'),
    tips: [
      ['Cool water', 'น้ำเย็นพอดี', 'Hot water takes the oils along.', 'น้ำร้อนชะน้ำมันธรรมชาติของผิว'],
      ['Mild soap', 'สบู่อ่อนๆ', 'A pH near 5.5 keeps skin calm.', 'ค่า pH ใกล้ 5.5 ผิวไม่แห้งตึง'],
      [
        'Lotion in three minutes',
        'โลชั่นภายใน 3 นาที',
        'On damp skin it takes half as much.',
        'ทาตอนผิวหมาด ใช้น้อยลงครึ่งหนึ่ง',
      ],
    ],
  },
  {
    category: 5,
    slug: 'teeth-for-life',
    picture: 'promo-oral',
    title: t('Teeth to last a life', 'ฟันดีไปทั้งชีวิต'),
    text: t('Two minutes, twice a day, and one thing between.', 'สองนาที วันละสองครั้ง และอย่าลืมซอกฟัน'),
    tips: [
      [
        'Fluoride',
        'ฟลูออไรด์',
        '1,450 ppm for grown-ups; spit, do not rinse.',
        'ผู้ใหญ่ใช้ 1,450 ppm บ้วนทิ้งโดยไม่ต้องล้างน้ำตาม',
      ],
      [
        'Between the teeth',
        'ซอกฟัน',
        'Floss or brushes, once a day, before brushing.',
        'ไหมขัดฟันหรือแปรงซอกฟัน วันละครั้งก่อนแปรง',
      ],
      [
        'A new brush',
        'เปลี่ยนแปรง',
        'Every three months, or when it bends.',
        'ทุก 3 เดือน หรือเมื่อขนแปรงบาน',
      ],
    ],
  },
  {
    category: 6,
    slug: 'home-medicine-box',
    picture: 'promo-pharmacy',
    title: t('A medicine box worth its name', 'ตู้ยาประจำบ้านที่ใช้ได้จริง'),
    text: t('Ten things, checked twice a year.', 'สิบอย่างที่ควรมี ตรวจปีละสองครั้ง'),
    tips: [
      [
        'Few, and known',
        'น้อยแต่รู้จัก',
        'Paracetamol, oral rehydration salts, plasters, antiseptic.',
        'พาราเซตามอล ผงเกลือแร่ พลาสเตอร์ น้ำยาฆ่าเชื้อ',
      ],
      ['Cool and dry', 'เย็นและแห้ง', 'Not in the bathroom, not in the car.', 'ไม่เก็บในห้องน้ำหรือในรถ'],
      [
        'Out with the old',
        'ทิ้งของหมดอายุ',
        'Bring it to a branch; never down the drain.',
        'นำมาคืนที่สาขา อย่าทิ้งลงท่อ',
      ],
    ],
  },
  {
    category: 7,
    slug: 'vitamins-with-sense',
    picture: 'promo-vitamins',
    title: t('Vitamins, with sense', 'กินวิตามินอย่างเข้าใจ'),
    text: t('What food does better, and what it cannot.', 'อะไรกินจากอาหารดีกว่า อะไรที่อาหารให้ไม่พอ'),
    tips: [
      [
        'Vitamin D',
        'วิตามินดี',
        'Office days lack it; take it with a meal.',
        'คนทำงานในตึกมักขาด กินพร้อมอาหาร',
      ],
      [
        'Iron',
        'ธาตุเหล็ก',
        'Only after a blood test; not with tea or milk.',
        'กินเมื่อผลเลือดบอกว่าขาด ไม่กินพร้อมชาหรือนม',
      ],
      ['Tell us what else', 'บอกเภสัชกร', 'Some go badly with medicines.', 'บางตัวตีกับยาที่ใช้อยู่'],
    ],
  },
  {
    category: 8,
    slug: 'babys-first-year',
    picture: 'promo-baby',
    title: t('The first year, simply', 'ปีแรกของลูก ง่ายกว่าที่คิด'),
    text: t('What babies need is a short list.', 'ของจำเป็นมีไม่กี่อย่าง'),
    tips: [
      [
        'Skin',
        'ผิว',
        'Water and a mild wash; powder stays out of the air.',
        'น้ำกับสบู่อ่อน เลี่ยงแป้งฝุ่นฟุ้ง',
      ],
      [
        'Nappies',
        'ผ้าอ้อม',
        'Changed every three hours; cream before it is red.',
        'เปลี่ยนทุก 3 ชั่วโมง ทาครีมก่อนผิวแดง',
      ],
      [
        'Fever',
        'ไข้',
        'Below three months always to the doctor.',
        'เด็กต่ำกว่า 3 เดือนมีไข้ ต้องพบแพทย์เสมอ',
      ],
    ],
  },
  {
    category: 9,
    slug: 'shave-without-red',
    picture: 'promo-men',
    title: t('Shaving without red', 'โกนหนวดไม่แสบแดง'),
    text: t('Warm, along, once.', 'อุ่น ตามแนวขน รอบเดียว'),
    tips: [
      ['Warm first', 'ประคบอุ่นก่อน', 'After the shower the hair is soft.', 'โกนหลังอาบน้ำ ขนจะนุ่ม'],
      ['Along the grain', 'โกนตามแนว', 'Against it only where you must.', 'ย้อนแนวเฉพาะจุดที่จำเป็น'],
      ['Sharp blades', 'ใบมีดคม', 'Five shaves, then a new one.', 'ใช้ 5 ครั้งแล้วเปลี่ยน'],
    ],
  },
  {
    category: 10,
    slug: 'a-scent-in-the-heat',
    picture: 'promo-fragrance',
    title: t('Wearing scent in the heat', 'ใช้น้ำหอมหน้าร้อนให้หอมพอดี'),
    text: t('Warmth doubles it: choose light, spray low.', 'ความร้อนทำให้กลิ่นแรงขึ้น เลือกกลิ่นเบา ฉีดต่ำ'),
    tips: [
      ['Citrus and tea', 'ซิตรัสและชา', 'They stay clear when you warm up.', 'กลิ่นยังสดแม้ตัวอุ่นขึ้น'],
      [
        'Below the collar',
        'ใต้ปกเสื้อ',
        'Not on sunlit skin: it may stain.',
        'เลี่ยงผิวที่โดนแดดเพราะอาจเกิดรอย',
      ],
      [
        'A mist to go',
        'บอดี้มิสต์พกพา',
        'Refresh instead of overdoing it.',
        'เติมระหว่างวันดีกว่าฉีดหนักครั้งเดียว',
      ],
    ],
  },
  {
    category: 11,
    slug: 'care-in-private',
    picture: 'promo-personal',
    title: t('Questions nobody asks aloud', 'เรื่องส่วนตัวที่ไม่ค่อยกล้าถาม'),
    text: t('Our pharmacists hear them daily, and like answering.', 'เภสัชกรของเราตอบทุกวัน ไม่ต้องเขิน'),
    tips: [
      [
        'Only outside',
        'เฉพาะภายนอก',
        'Wash the outside with water; inside cleans itself.',
        'ล้างภายนอกด้วยน้ำเปล่า ภายในทำความสะอาดตัวเองได้',
      ],
      [
        'Change in time',
        'เปลี่ยนให้ทัน',
        'Pads every four hours, tampons never above eight.',
        'ผ้าอนามัยทุก 4 ชั่วโมง แบบสอดไม่เกิน 8 ชั่วโมง',
      ],
      [
        'Ask when it itches',
        'คันให้ถาม',
        'Most of it is harmless and quickly treated.',
        'ส่วนใหญ่ไม่อันตรายและรักษาหายเร็ว',
      ],
    ],
  },
  {
    category: 12,
    slug: 'measure-at-home',
    picture: 'promo-devices',
    title: t('Measuring at home, and believing it', 'วัดที่บ้านให้ค่าเชื่อถือได้'),
    text: t('The device matters less than the five minutes before.', 'เครื่องสำคัญน้อยกว่า 5 นาทีก่อนวัด'),
    tips: [
      [
        'Sit still',
        'นั่งนิ่ง',
        'Five minutes, feet on the floor, no coffee.',
        'นั่งพัก 5 นาที เท้าวางพื้น งดกาแฟ',
      ],
      ['Twice, same hour', 'วัดสองครั้ง เวลาเดิม', 'Write both down.', 'จดไว้ทั้งสองค่า'],
      [
        'Bring the list',
        'นำสมุดมาด้วย',
        'A week of numbers says more than one at the doctor’s.',
        'ค่าหนึ่งสัปดาห์บอกอะไรได้มากกว่าค่าเดียวที่โรงพยาบาล',
      ],
    ],
  },
  {
    category: 13,
    slug: 'snacks-that-do-good',
    picture: 'promo-snacks',
    title: t('Snacks that do some good', 'ขนมกินเล่นที่ไม่ทำร้ายสุขภาพ'),
    text: t('Three lines on the label decide.', 'อ่านฉลากแค่สามบรรทัด'),
    tips: [
      ['Sugar', 'น้ำตาล', 'Below 6 g a serving.', 'ไม่เกิน 6 กรัมต่อหน่วยบริโภค'],
      ['Salt', 'โซเดียม', 'Below 200 mg of sodium a serving.', 'โซเดียมไม่เกิน 200 มก. ต่อหน่วยบริโภค'],
      ['Fibre', 'ใยอาหาร', '3 g and more fill you.', '3 กรัมขึ้นไปช่วยให้อิ่มนาน'],
    ],
  },
  {
    category: 14,
    slug: 'a-clean-home',
    picture: 'promo-home',
    title: t('Clean enough', 'บ้านสะอาดแบบพอดี'),
    text: t('Where it counts, and where water will do.', 'ตรงไหนต้องฆ่าเชื้อ ตรงไหนใช้น้ำก็พอ'),
    tips: [
      [
        'Kitchen cloths',
        'ผ้าเช็ดครัว',
        'Hot, twice a week: they hold the most germs.',
        'ซักน้ำร้อนสัปดาห์ละสองครั้ง เพราะเชื้อสะสมมากที่สุด',
      ],
      ['Never mix', 'อย่าผสม', 'Bleach and acid make poisonous gas.', 'น้ำยาฟอกขาวกับกรดเกิดก๊าซพิษ'],
      [
        'No standing water',
        'อย่ามีน้ำขัง',
        'Once a week, everywhere: it is where dengue begins.',
        'เทน้ำขังทุกสัปดาห์ กันไข้เลือดออก',
      ],
    ],
  },
];

const picks = PICKS.map(({ category, slug, picture, title, text, tips }, index): PageSeed =>
  campaign({
    slug: `pharmacists-picks-${slug}`,
    topic: 'picks',
    title,
    text,
    picture,
    body: [
      {
        type: 'steps',
        layout: lookOf(index).steps,
        title: t('What our pharmacists say', 'คำแนะนำจากเภสัชกร'),
        items: tips.map(([nameEn, nameTh, en, th]) => step(t(nameEn, nameTh), t(en, th))),
      },
      rail('Their picks', 'สินค้าที่เภสัชกรเลือก', { category }, `/categories/${String(category)}`),
      {
        type: 'callToAction',
        tone: 'calm',
        title: t('Not sure?', 'ยังไม่แน่ใจ'),
        text: t('Ask before you buy. It costs nothing.', 'ถามก่อนซื้อได้ ไม่มีค่าใช้จ่าย'),
        action: { label: t('Our pharmacists', 'ปรึกษาเภสัชกร'), path: '/pharmacy' },
      },
    ],
  }),
);

/** Feasts and seasons by their days in the calendar: slug | from | until | picture | category | texts */
const SEASONS = [
  'new-year-gifts|12-10|01-05|promo-newyear|10|Gifts for the new year|ของขวัญปีใหม่|Wrapped, light to carry and liked by those who have everything.|ห่อสวย พกง่าย ถูกใจคนที่มีทุกอย่างแล้ว',
  'chinese-new-year|01-20|02-20|promo-bundle|7|Red and round|ตรุษจีนมั่งมี สุขภาพดี|For a table full of relatives: tonics, sweets and skin for photos.|ของบำรุงสำหรับญาติผู้ใหญ่ ขนม และสกินแคร์สำหรับรูปครอบครัว',
  'valentine|02-01|02-15|promo-fragrance|10|For two noses|วาเลนไทน์ กลิ่นของเราสองคน|Scents that get on with one another.|น้ำหอมคู่ที่กลิ่นเข้ากันได้ดี',
  'hot-season|03-01|04-10|promo-sun|1|Forty degrees in the shade|รับมือร้อน 40 องศา|Sun care, drinks and what to do when somebody turns pale.|กันแดด เครื่องดื่มเกลือแร่ และวิธีดูแลเมื่อมีคนเป็นลมแดด',
  'songkran|04-05|04-18|promo-songkran|1|Songkran, waterproof|สงกรานต์นี้กันน้ำ|Everything that stays on under a bucket of water.|ทุกอย่างที่ติดทนแม้โดนสาดทั้งถัง',
  'back-to-school|05-01|05-25|promo-home|5|Back to school|เปิดเทอมใหญ่|Toothbrushes, plasters, hand gel: the school bag’s pharmacy.|แปรงสีฟัน พลาสเตอร์ เจลล้างมือ ตู้ยาในกระเป๋านักเรียน',
  'rainy-season|06-01|09-30|promo-rainy|14|When it pours|หน้าฝนไม่ป่วย|Against mosquitoes, athlete’s foot and the cold that goes round.|กันยุง กันน้ำกัดเท้า และรับมือหวัดหน้าฝน',
  'mothers-day|08-01|08-13|promo-mothersday|4|Thank you, mother|ขอบคุณนะแม่|Hands that did everything deserve a good cream.|มือที่ทำทุกอย่างเพื่อเรา สมควรได้ครีมดีๆ',
  'vegetarian-festival|10-01|10-25|promo-snacks|13|Ten days of yellow flags|กินเจสิบวัน|Protein, iron and B12 without meat.|โปรตีน ธาตุเหล็ก และบี 12 โดยไม่มีเนื้อสัตว์',
  'loy-krathong|11-10|11-27|promo-makeup|2|Make-up for candlelight|ลอยกระทง เมคอัพใต้แสงเทียน|Warm tones, and mosquito repellent that smells of flowers.|โทนอบอุ่น พร้อมสเปรย์กันยุงกลิ่นดอกไม้',
  'cool-season|11-15|02-15|hero-hydrate|1|Twenty degrees feel like winter|ลมหนาวมา ผิวต้องไม่แตก|Lips, elbows, heels: richer creams for the dry months.|ริมฝีปาก ข้อศอก ส้นเท้า เลือกครีมเนื้อเข้มข้นในเดือนอากาศแห้ง',
  'fathers-day|11-25|12-06|promo-men|9|For father|วันพ่อ|A good shave, a blood pressure monitor, and time.|ชุดโกนหนวดดีๆ เครื่องวัดความดัน และเวลาอยู่ด้วยกัน',
] as const;

/** The calendar's days nearest to now, as days from it. */
function seasonDays(from: string, until: string, now: Date): readonly [number, number] {
  const DAY_MS = 86_400_000;
  const at = (monthDay: string, year: number) =>
    Date.parse(`${String(year)}-${monthDay}T00:00:00+07:00`);
  const candidates = [-1, 0, 1].map((shift) => {
    const year = calendarYear(now) + shift;
    const start = at(from, year);
    const end = at(until, from > until ? year + 1 : year) + DAY_MS;
    return [start, end] as const;
  });
  // The one that is on, or comes next within a fortnight, or was last.
  const soon = now.getTime() + 14 * DAY_MS;
  const [start, end] = candidates.findLast(([begin]) => begin <= soon) ?? [0, 0];
  return [(start - now.getTime()) / DAY_MS, (end - now.getTime()) / DAY_MS];
}

function seasons(now: Date): readonly PageSeed[] {
  return SEASONS.map((row, index) => {
    const [
      slug = '',
      from = '',
      until = '',
      picture = '',
      place = '',
      en = '',
      th = '',
      textEn = '',
      textTh = '',
    ] = row.split('|');
    const category = Number(place);
    return campaign({
      slug,
      topic: 'seasons',
      title: t(en, th),
      text: t(textEn, textTh),
      picture,
      days: seasonDays(from, until, now),
      body: [
        countdown(lookOf(index)),
        rail('For these days', 'สินค้าสำหรับช่วงนี้', { category }, `/categories/${place}`),
        rail(
          'On promotion as well',
          'โปรโมชันอื่นที่น่าสนใจ',
          { promotion: true },
          '/ecommerce/products-promotion',
          'rail',
        ),
        joinIn('Sign in and earn coins', 'เข้าสู่ระบบและรับคอย\u2060น์', '/login'),
      ],
    });
  });
}

export function shelfCampaigns(now: Date): readonly PageSeed[] {
  return [...picks, ...seasons(now)];
}
