import { campaign, joinIn, lookOf, takePart, tell } from './campaign-kit.ts';
import { t, type PageSeed } from './kit.ts';
import { socialStories } from './stories/social.ts';

/** The activity with a coupon of its own. */
const SUN_WEEK = 'seven-days-of-sunscreen';

/** Activities on social networks, with dates. */
const SOCIAL: readonly (readonly [
  slug: string,
  days: readonly [number, number],
  picture: string,
  titleEn: string,
  titleTh: string,
  textEn: string,
  textTh: string,
])[] = [
  [
    'shelfie',
    [-8, 21],
    'ecommerce-week',
    'Show us your shelf',
    'อวดชั้นวางสกินแคร์',
    'Tidy or not: a photo of your bathroom shelf, and the three things you could not do without.',
    'จะเป็นระเบียบหรือไม่ ถ่ายชั้นวางสกินแคร์ของคุณ พร้อมบอก 3 ชิ้นที่ขาดไม่ได้',
  ],
  [
    SUN_WEEK,
    [-3, 26],
    'promo-sun',
    'Seven days of sunscreen',
    'ท้าทากันแดด 7 วัน',
    'Put it on every morning for a week, and post the tube each day. Habits begin like this.',
    'ทากันแดดทุกเช้า 7 วัน โพสต์รูปหลอดกันแดดทุกวัน นิสัยดีๆ เริ่มแบบนี้',
  ],
  [
    'grandmothers-remedy',
    [-40, -6],
    'topic-elderly',
    'Grandmother’s remedy',
    'สูตรเด็ดคุณยาย',
    'Which home remedy did you grow up with? Our pharmacists said what holds and what does not.',
    'สูตรประจำบ้านที่โตมาด้วยกัน เภสัชกรมาตอบว่าอะไรใช้ได้จริง อะไรควรเลี่ยง',
  ],
  [
    'before-the-mirror',
    [-60, -20],
    'promo-makeup',
    'Five minutes before the mirror',
    'แต่งหน้า 5 นาที',
    'Your whole make-up in five minutes, filmed in one go.',
    'แต่งหน้าครบใน 5 นาที ถ่ายคลิปรวดเดียวไม่ตัดต่อ',
  ],
  [
    'ten-thousand-steps',
    [-12, 18],
    'topic-exercise',
    'Ten thousand steps',
    'เดินหมื่นก้าว',
    'Walk, take a picture of the number, and name the nicest corner of your way.',
    'เดินให้ครบ ถ่ายรูปจำนวนก้าว แล้วบอกมุมที่สวยที่สุดบนเส้นทางของคุณ',
  ],
  [
    'empty-bottles',
    [5, 40],
    'topic-sustainability',
    'Empty bottles',
    'ขวดเปล่าเล่าเรื่อง',
    'What did you use to the last drop? Post the empty bottle and say why.',
    'อะไรที่ใช้จนหยดสุดท้าย โพสต์ขวดเปล่าแล้วเล่าว่าทำไม',
  ],
  [
    'pets-of-pharmacists',
    [9, 30],
    'topic-pharmacist',
    'Who waits at home?',
    'ใครรออยู่ที่บ้าน',
    'Our pharmacists show their pets; show us yours, with a tip for a calm evening.',
    'เภสัชกรของเราโชว์สัตว์เลี้ยง มาโชว์ของคุณบ้าง พร้อมเคล็ดลับผ่อนคลายยามเย็น',
  ],
  [
    'songs-for-brushing',
    [-25, 10],
    'promo-oral',
    'Two minutes of music',
    'เพลงแปรงฟัน 2 นาที',
    'Name the song that you, or your children, brush their teeth to. It has to last two minutes.',
    'เพลงไหนที่คุณหรือลูกเปิดตอนแปรงฟัน ต้องยาวพอสองนาที',
  ],
];

export const socialCampaigns: readonly PageSeed[] = SOCIAL.map(
  ([slug, days, picture, titleEn, titleTh, textEn, textTh], index): PageSeed => {
    const look = lookOf(index);
    const story = tell(socialStories, slug, look);
    return campaign({
      slug,
      topic: 'social',
      title: t(titleEn, titleTh),
      text: t(textEn, textTh),
      picture,
      days,
      body: [
        story.reason,
        story.steps,
        takePart({
          id: 'take-part',
          layout: look.action,
          title: t('Tell us that you are in', 'บอกเราว่าคุณร่วมสนุก'),
          text: t(
            'One click tells us to look for your post. Once per member.',
            'กดครั้งเดียวเพื่อให้เราตามหาโพสต์ของคุณ สมาชิกละ 1 ครั้ง',
          ),
          label: t('I take part', 'ร่วมสนุก'),
          ...(slug === SUN_WEEK
            ? {
                coupon: 'SUNWEEK40',
                done: t(
                  'You take part, and ฿40 off Sunvara is in your wallet.',
                  'คุณร่วมสนุกแล้ว คูปองซันวาราลด ฿40 อยู่ในคูปองของฉัน',
                ),
              }
            : { done: t('You take part. Good luck!', 'คุณร่วมสนุกแล้ว ขอให้โชคดี') }),
        }),
        story.questions,
        story.terms,
        joinIn('Log in', 'เข้าสู่ระบบ', '/login'),
      ],
    });
  },
);
