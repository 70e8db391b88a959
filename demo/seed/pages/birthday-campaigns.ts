import { campaign, collect, lookOf, rail, tell } from './campaign-kit.ts';
import { t, type PageSeed } from './kit.ts';
import { birthdayStories } from './stories/birthdays.ts';

/** English month | Thai month | picture | department | English lead | Thai lead */
const MONTHS = [
  'January|มกราคม|promo-newyear|103|New year, new age: a serum for cool, dry mornings.|ปีใหม่ วัยใหม่ เลือกเซรั่มสำหรับเช้าที่อากาศแห้งเย็น',
  'February|กุมภาพันธ์|promo-fragrance|1001|A scent of your own for the month of roses.|น้ำหอมกลิ่นของคุณเองในเดือนแห่งความรัก',
  'March|มีนาคม|promo-sun|107|The sun climbs: protect the skin you celebrate in.|แดดแรงขึ้นทุกวัน ปกป้องผิวก่อนฉลอง',
  'April|เมษายน|promo-songkran|205|Born into water and laughter: a wash that takes it all off again.|เกิดเดือนสงกรานต์ ล้างแป้งล้างกันแดดให้หมดจดอย่างอ่อนโยน',
  'May|พฤษภาคม|promo-rainy|1403|First rains: a dry, fresh room to celebrate in.|ฝนแรกมาแล้ว จัดห้องให้แห้งหอมไว้ฉลองวันเกิด',
  'June|มิถุนายน|promo-hair|303|Humid days are hard on hair. Give yours an oil for its birthday.|อากาศชื้นทำผมฟู มอบออยล์บำรุงให้เส้นผมในวันเกิด',
  'July|กรกฎาคม|promo-vitamins|701|Halfway through the year: time for strength.|ครึ่งปีแล้ว เติมพลังให้ร่างกาย',
  'August|สิงหาคม|promo-mothersday|806|For you, and for your mother.|ฉลองวันเกิดคุณ พร้อมขอบคุณคุณแม่',
  'September|กันยายน|promo-bath|401|A shower like a short holiday, in the month without one.|อาบน้ำให้เหมือนพักร้อน ในเดือนที่ไม่มีวันหยุดยาว',
  'October|ตุลาคม|promo-makeup|204|Nails and colour for photos that you will want to keep.|เล็บและสีสันสำหรับรูปวันเกิดที่อยากเก็บไว้',
  'November|พฤศจิกายน|promo-skin|104|The first cool nights: moisture for a soft new year of life.|ลมหนาวแรกมา เติมความชุ่มชื้นให้ผิวนุ่ม',
  'December|ธันวาคม|card-birthday|206|The month of gifts. Begin with one for yourself.|เดือนแห่งของขวัญ เริ่มจากให้ตัวเองก่อน',
] as const;

/** One per month; the coupon itself checks the month. */
export const birthdayCampaigns: readonly PageSeed[] = MONTHS.map((row, index): PageSeed => {
  const look = lookOf(index);
  const [en = '', th = '', picture = '', dept = '', leadEn = '', leadTh = ''] = row.split('|');
  const category = Math.floor(Number(dept) / 100);
  const story = tell(birthdayStories, en, look);
  return campaign({
    slug: `birthday-${en.toLowerCase()}`,
    topic: 'birthday',
    title: t(`Born in ${en}: ฿200 off`, `เกิดเดือน${th} ลด ฿200`),
    text: t(leadEn, leadTh),
    picture,
    body: [
      story.reason,
      collect('HBD200', 'birthday', look),
      story.steps,
      rail(
        'A present to yourself',
        'ของขวัญให้ตัวเอง',
        { category, dept: Number(dept) },
        `/categories/${String(category)}/${dept}`,
        look.rail,
      ),
      story.questions,
      story.terms,
    ],
  });
});
