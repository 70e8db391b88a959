import { calendarYear } from '../../../lib/format/bangkok.ts';
import { campaign, countdown, joinIn, lookOf, rail, tell } from './campaign-kit.ts';
import { t, type PageSeed } from './kit.ts';
import { beautyPickStories } from './stories/picks-beauty.ts';
import { healthPickStories } from './stories/picks-health.ts';
import { seasonStories } from './stories/seasons.ts';

function shelf(en: string, th: string, dept: number) {
  const category = Math.floor(dept / 100);
  const all = `/categories/${String(category)}/${String(dept)}`;
  return rail(en, th, { category, dept }, all);
}

/** Picks by our pharmacists: slug | department | picture | title | text, the latter two in English and Thai */
const PICKS = [
  'skin-care|101|promo-skin|Three steps for skin in the tropics|สกินแคร์ 3 ขั้น สำหรับอากาศร้อนชื้น|Less than you think, and lighter than you think.|น้อยกว่าที่คิด และบางเบากว่าที่คิด',
  'make-up-that-stays|201|promo-makeup|Make-up that outlasts the heat|เมคอัพติดทน สู้อากาศร้อน|Thin layers, set twice, repaired with paper.|ลงบาง เซตสองรอบ ซับด้วยกระดาษ',
  'hair-in-humidity|302|promo-hair|Hair against humidity|ผมเรียบสวย สู้ความชื้น|Frizz is thirst: what to give it, and what to leave out.|ผมฟูคือผมขาดน้ำ เติมให้ถูก เลี่ยงให้เป็น',
  'shower-and-after|402|promo-bath|After the third shower of the day|อาบน้ำวันละสามรอบ ผิวก็ยังนุ่ม|Washing often is fine, if the soap is.|อาบบ่อยได้ ถ้าเลือกสบู่ให้ถูก',
  'teeth-for-life|504|promo-oral|Teeth to last a life|ฟันดีไปทั้งชีวิต|Two minutes, twice a day, and one thing between.|สองนาที วันละสองครั้ง และอย่าลืมซอกฟัน',
  'home-medicine-box|607|promo-pharmacy|A medicine box worth its name|ตู้ยาประจำบ้านที่ใช้ได้จริง|Ten things, checked twice a year.|สิบอย่างที่ควรมี ตรวจปีละสองครั้ง',
  'vitamins-with-sense|702|promo-vitamins|Vitamins, with sense|กินวิตามินอย่างเข้าใจ|What food does better, and what it cannot.|อะไรกินจากอาหารดีกว่า อะไรที่อาหารให้ไม่พอ',
  'babys-first-year|803|promo-baby|The first year, simply|ปีแรกของลูก ง่ายกว่าที่คิด|What babies need is a short list.|ของจำเป็นมีไม่กี่อย่าง',
  'shave-without-red|901|promo-men|Shaving without red|โกนหนวดไม่แสบแดง|Warm, along, once.|อุ่น ตามแนวขน รอบเดียว',
  'a-scent-in-the-heat|1003|promo-fragrance|Wearing scent in the heat|ใช้น้ำหอมหน้าร้อนให้หอมพอดี|Warmth doubles it: choose light, spray low.|ความร้อนทำให้กลิ่นแรงขึ้น เลือกกลิ่นเบา ฉีดต่ำ',
  'care-in-private|1103|promo-personal|Questions no one asks aloud|เรื่องส่วนตัวที่ไม่ค่อยกล้าถาม|Our pharmacists hear them daily, and like answering.|เภสัชกรของเราตอบทุกวัน ไม่ต้องเขิน',
  'measure-at-home|1201|promo-devices|Measuring at home, and believing it|วัดที่บ้านให้ค่าเชื่อถือได้|The device matters less than the five minutes before.|เครื่องสำคัญน้อยกว่า 5 นาทีก่อนวัด',
  'snacks-that-do-good|1302|promo-snacks|Snacks that do some good|ขนมกินเล่นที่ไม่ทำร้ายสุขภาพ|Three lines on the label decide.|อ่านฉลากแค่สามบรรทัด',
  'a-clean-home|1402|promo-home|Clean enough|บ้านสะอาดแบบพอดี|Where it counts, and where water will do.|ตรงไหนต้องฆ่าเชื้อ ตรงไหนใช้น้ำก็พอ',
] as const;

const picks = PICKS.map((row, index): PageSeed => {
  const [slug = '', dept = '', picture = '', titleEn = '', titleTh = '', textEn = '', textTh = ''] =
    row.split('|');
  const story = tell({ ...beautyPickStories, ...healthPickStories }, slug, lookOf(index));
  return campaign({
    slug: `pharmacists-picks-${slug}`,
    topic: 'picks',
    title: t(titleEn, titleTh),
    text: t(textEn, textTh),
    picture,
    body: [
      story.reason,
      story.steps,
      shelf('Their picks', 'สินค้าที่เภสัชกรเลือก', Number(dept)),
      story.questions,
      {
        type: 'callToAction',
        tone: 'calm',
        title: t('Not sure?', 'ยังไม่แน่ใจ'),
        text: t('Ask before you buy. It is free.', 'ถามก่อนซื้อได้ ไม่มีค่าใช้จ่าย'),
        action: { label: t('Our pharmacists', 'ปรึกษาเภสัชกร'), path: '/pharmacy' },
      },
      story.terms,
    ],
  });
});

/**
 * Seasons by calendar days: slug | from | until | picture | department | title | text, the latter
 * two in English and Thai
 */
const SEASONS = [
  'new-year-gifts|12-10|01-05|promo-newyear|404|Gifts for the new year|ของขวัญปีใหม่|Wrapped, light to carry and a hit even with people who have everything.|ห่อสวย พกง่าย ถูกใจคนที่มีทุกอย่างแล้ว',
  'chinese-new-year|01-20|02-20|promo-bundle|705|Red and round|ตรุษจีนมั่งมี สุขภาพดี|For a table full of relatives: tonics, sweets and skin for photos.|ของบำรุงสำหรับญาติผู้ใหญ่ ขนม และสกินแคร์สำหรับรูปครอบครัว',
  'valentine|02-01|02-15|promo-fragrance|1002|For two noses|วาเลนไทน์ กลิ่นของเราสองคน|Scents that get on with one another.|น้ำหอมคู่ที่กลิ่นเข้ากันได้ดี',
  'hot-season|03-01|04-10|promo-sun|1301|Forty degrees in the shade|รับมือร้อน 40 องศา|Sun care, drinks and what to do when someone turns pale.|กันแดด เครื่องดื่มเกลือแร่ และวิธีดูแลเมื่อมีคนเป็นลมแดด',
  'songkran|04-05|04-18|promo-songkran|106|Songkran, waterproof|สงกรานต์นี้กันน้ำ|Everything that stays on under a bucket of water.|ทุกอย่างที่ติดทนแม้โดนสาดทั้งถัง',
  'back-to-school|05-01|05-25|promo-home|502|Back to school|เปิดเทอมใหญ่|Toothbrushes, plasters, hand gel: the school bag’s pharmacy.|แปรงสีฟัน พลาสเตอร์ เจลล้างมือ ตู้ยาในกระเป๋านักเรียน',
  'rainy-season|06-01|09-30|promo-rainy|1404|When it pours|หน้าฝนไม่ป่วย|Against mosquitoes, athlete’s foot and the cold that goes round.|กันยุง กันน้ำกัดเท้า และรับมือหวัดหน้าฝน',
  'mothers-day|08-01|08-13|promo-mothersday|405|Thank you, mother|ขอบคุณนะแม่|Hands that did everything deserve a good cream.|มือที่ทำทุกอย่างเพื่อเรา สมควรได้ครีมดีๆ',
  'vegetarian-festival|10-01|10-25|promo-snacks|706|Ten days of yellow flags|กินเจสิบวัน|Protein, iron and B12 without meat.|โปรตีน ธาตุเหล็ก และบี 12 โดยไม่มีเนื้อสัตว์',
  'loy-krathong|11-10|11-27|promo-makeup|203|Make-up for candlelight|ลอยกระทง เมคอัพใต้แสงเทียน|Warm tones, and mosquito repellent that smells of flowers.|โทนอบอุ่น พร้อมสเปรย์กันยุงกลิ่นดอกไม้',
  'cool-season|11-15|02-15|hero-hydrate|403|Twenty degrees feel like winter|ลมหนาวมา ผิวต้องไม่แตก|Lips, elbows, heels: richer creams for the dry months.|ริมฝีปาก ข้อศอก ส้นเท้า เลือกครีมเนื้อเข้มข้นในเดือนอากาศแห้ง',
  'fathers-day|11-25|12-06|promo-men|902|For father|วันพ่อ|A good shave, a blood pressure monitor, and time.|ชุดโกนหนวดดีๆ เครื่องวัดความดัน และเวลาอยู่ด้วยกัน',
] as const;

/** The season's dates nearest to now, as days from now. */
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
  // The current season, or one within a fortnight, else the last.
  const soon = now.getTime() + 14 * DAY_MS;
  const [start, end] = candidates.findLast(([begin]) => begin <= soon) ?? [0, 0];
  return [(start - now.getTime()) / DAY_MS, (end - now.getTime()) / DAY_MS];
}

const seasons = (now: Date): readonly PageSeed[] =>
  SEASONS.map((row, index) => {
    const [slug = '', from = '', until = '', picture = '', dept = '', ...texts] = row.split('|');
    const [titleEn = '', titleTh = '', textEn = '', textTh = ''] = texts;
    const look = lookOf(index);
    const story = tell(seasonStories, slug, look);
    return campaign({
      slug,
      topic: 'seasons',
      title: t(titleEn, titleTh),
      text: t(textEn, textTh),
      picture,
      days: seasonDays(from, until, now),
      body: [
        countdown(look),
        story.reason,
        story.steps,
        shelf('For these days', 'สินค้าสำหรับช่วงนี้', Number(dept)),
        story.questions,
        story.terms,
        joinIn('Log in and earn coins', 'เข้าสู่ระบบและรับคอย\u2060น์', '/login'),
      ],
    });
  });

export function shelfCampaigns(now: Date): readonly PageSeed[] {
  return [...picks, ...seasons(now)];
}
