import type { Text } from '../types.ts';
import {
  campaign,
  codeSteps,
  collect,
  couponTerms,
  joinIn,
  lookOf,
  rail,
  takePart,
  walletSteps,
} from './campaign-kit.ts';
import { feature, p, t, ul, type PageSeed } from './kit.ts';

/** English month | Thai month | a picture | department | English lead | Thai lead | English wish | Thai wish */
const MONTHS = [
  'January|มกราคม|promo-newyear|103|New year, new age: a serum for cool, dry mornings.|ปีใหม่ วัยใหม่ เลือกเซรั่มสำหรับเช้าที่อากาศแห้งเย็น|May your year begin well.|ขอให้ปีใหม่ของคุณเริ่มต้นอย่างสดใส',
  'February|กุมภาพันธ์|promo-fragrance|1001|A scent of your own for the month of roses.|น้ำหอมกลิ่นของคุณเองในเดือนแห่งความรัก|May you be loved as you are.|ขอให้ได้รับความรักในแบบที่คุณเป็น',
  'March|มีนาคม|promo-sun|106|The sun climbs: protect the skin you celebrate in.|แดดแรงขึ้นทุกวัน ปกป้องผิวก่อนฉลอง|May your days be bright and your skin cool.|ขอให้วันของคุณสดใสและผิวเย็นสบาย',
  'April|เมษายน|promo-songkran|106|Born into water and laughter: sun care that stays on.|เกิดเดือนสงกรานต์ ต้องมีกันแดดที่กันน้ำ|Health and happiness, poured over you.|สุขสันต์วันเกิดพร้อมวันปีใหม่ไทย สุขภาพแข็งแรง',
  'May|พฤษภาคม|promo-rainy|1404|First rains, first mosquitoes: evenings outside, undisturbed.|ฝนแรกมา ยุงก็มา ฉลองนอกบ้านได้สบายใจ|May all that you sow grow.|ขอให้สิ่งที่คุณลงมือทำเติบโตงดงาม',
  'June|มิถุนายน|promo-hair|303|Humid days are hard on hair. Give yours an oil for its birthday.|อากาศชื้นทำผมฟู มอบออยล์บำรุงให้เส้นผมในวันเกิด|May every hair day be a good one.|ขอให้ผมสวยและอารมณ์ดีทุกวัน',
  'July|กรกฎาคม|promo-vitamins|701|Halfway through the year: time for strength.|ครึ่งปีแล้ว เติมพลังให้ร่างกาย|May the second half be the better one.|ขอให้ครึ่งปีหลังดียิ่งกว่าเดิม',
  'August|สิงหาคม|promo-mothersday|405|For you, and for the one who bore you.|ฉลองวันเกิดคุณ พร้อมขอบคุณคุณแม่|May those you love be near.|ขอให้คนที่คุณรักอยู่ใกล้เสมอ',
  'September|กันยายน|promo-bath|401|A shower like a short holiday, in the month without one.|อาบน้ำให้เหมือนพักร้อน ในเดือนที่ไม่มีวันหยุดยาว|May you rest as well as you work.|ขอให้ได้พักผ่อนเต็มที่เหมือนที่ทำงานเต็มที่',
  'October|ตุลาคม|promo-makeup|201|Make-up for photos that you will want to keep.|เมคอัพสำหรับรูปวันเกิดที่อยากเก็บไว้|May you smile in all of them.|ขอให้ยิ้มสวยทุกภาพ',
  'November|พฤศจิกายน|promo-skin|104|The first cool nights: moisture for a soft new year of life.|ลมหนาวแรกมา เติมความชุ่มชื้นให้ผิวนุ่ม|May your light float far.|ขอให้ความสุขลอยมาหาคุณไม่ขาด',
  'December|ธันวาคม|card-birthday|1002|The month of gifts. Begin with one for yourself.|เดือนแห่งของขวัญ เริ่มจากให้ตัวเองก่อน|May the year close kindly.|ขอให้ปีนี้ปิดท้ายอย่างงดงาม',
] as const;

const birthdays = MONTHS.map((row, index): PageSeed => {
  const look = lookOf(index);
  const [
    en = '',
    th = '',
    picture = '',
    dept = '',
    leadEn = '',
    leadTh = '',
    wishEn = '',
    wishTh = '',
  ] = row.split('|');
  const category = Math.floor(Number(dept) / 100);
  return campaign({
    slug: `birthday-${en.toLowerCase()}`,
    topic: 'birthday',
    title: t(`Born in ${en}: ฿200 off`, `เกิดเดือน${th} ลด ฿200`),
    text: t(leadEn, leadTh),
    picture,
    body: [
      p(
        `${wishEn} Members whose birthday is in ${en} get ฿200 off one basket of ฿800 or more, all month long.`,
        `${wishTh} สมาชิกที่เกิดเดือน${th}รับส่วนลด ฿200 เมื่อช้อปครบ ฿800 ใช้ได้ตลอดเดือนเกิด`,
      ),
      collect('HBD200', 'birthday', look),
      walletSteps(look),
      rail(
        'A present to yourself',
        'ของขวัญให้ตัวเอง',
        { category, dept: Number(dept) },
        `/categories/${String(category)}/${dept}`,
        look.rail,
      ),
      couponTerms(look),
    ],
  });
});

interface MemberRow {
  readonly slug: string;
  readonly title: Text;
  readonly text: Text;
  readonly code: string;
  readonly picture: string;
  readonly list: 'promotion' | 1 | 4 | 7 | 8 | 11;
  readonly days?: PageSeed['days'];
  readonly more: Text;
}

/** For those who shop often, and those who have not for a while. */
const MEMBERS: readonly MemberRow[] = [
  {
    slug: 'vip-big-basket',
    title: t('VIP: ฿300 off a big shop', 'VIP ช้อปใหญ่ ลด ฿300'),
    text: t('For those who shop for a whole family.', 'สำหรับบ้านที่ช้อปทีเดียวครบทั้งครอบครัว'),
    code: 'BIG300',
    picture: 'hero-family',
    list: 'promotion',
    more: t(
      'Put everything of the month into one basket: ฿300 off from ฿2,500, and delivery is free anyway.',
      'รวมของใช้ทั้งเดือนไว้ในตะกร้าเดียว ลด ฿300 เมื่อช้อปครบ ฿2,500 และส่งฟรีด้วย',
    ),
  },
  {
    slug: 'vip-no-minimum-delivery',
    title: t('VIP: delivery free, whatever the basket', 'VIP ส่งฟรีไม่มีขั้นต่ำ'),
    text: t('One lipstick is reason enough to ring your bell.', 'ลิปสติกแท่งเดียวก็ส่งฟรีถึงบ้าน'),
    code: 'VIPSHIP40',
    picture: 'promo-delivery',
    list: 1,
    more: t(
      'The small things that cannot wait for a big basket come free of charge, once.',
      'ของชิ้นเล็กที่รอไม่ได้ ส่งฟรีให้ 1 ครั้ง ไม่ต้องรอช้อปให้ครบ',
    ),
  },
  {
    slug: 'vip-gift-from-us',
    title: t('VIP: a gift from Arun Daily', 'VIP รับของขวัญจากอรุณ เดลี่'),
    text: t('Something of ours, on us.', 'ของดีจากแบรนด์เรา ให้ฟรี 1 ชิ้น'),
    code: 'VIPGIFT1',
    picture: 'promo-memberday',
    list: 11,
    more: t(
      'Put the Arun Daily piece into a basket of ฿300 or more; it costs nothing then.',
      'หยิบสินค้าอรุณ เดลี่ใส่ตะกร้าที่ยอดครบ ฿300 แล้วรับฟรี',
    ),
  },
  {
    slug: 'we-miss-you',
    title: t('We have not seen you for a while', 'ไม่เจอกันนาน คิดถึงนะ'),
    text: t('฿50 off, for coming back.', 'กลับมาช้อป รับส่วนลด ฿50'),
    code: 'MISSYOU50',
    picture: 'hero-fresh',
    list: 'promotion',
    more: t(
      'A lot is new since your last visit. ฿50 off a basket of ฿300 helps you to look around.',
      'ตั้งแต่ครั้งล่าสุดมีของใหม่เพียบ แวะมาดูแล้วรับส่วนลด ฿50 เมื่อช้อปครบ ฿300',
    ),
  },
  {
    slug: 'come-back-for-your-skin',
    title: t('Is your routine running low?', 'สกินแคร์ใกล้หมดหรือยัง'),
    text: t('15% off skin care for members who come back.', 'กลับมาเติมสกินแคร์ ลด 15%'),
    code: 'SKINBACK15',
    picture: 'promo-skin',
    list: 1,
    more: t(
      'A cleanser lasts two months, a moisturiser three. If yours is empty: 15% off from ฿600.',
      'คลีนเซอร์ใช้ได้ราวสองเดือน มอยส์เจอไรเซอร์สามเดือน ถ้าใกล้หมดแล้ว รับส่วนลด 15% เมื่อช้อปครบ ฿600',
    ),
  },
  {
    slug: 'parents-welcome-back',
    title: t('The next size is here', 'ลูกโตขึ้นอีกไซซ์แล้ว'),
    text: t('฿120 off for mother and baby.', 'แม่และเด็ก ลด ฿120'),
    code: 'NEXTSIZE120',
    picture: 'promo-baby',
    list: 8,
    more: t(
      'Children grow between two orders. ฿120 off a basket of ฿900 for what fits now.',
      'เด็กโตเร็วกว่าที่คิด รับส่วนลด ฿120 เมื่อช้อปครบ ฿900 สำหรับไซซ์ใหม่',
    ),
  },
  {
    slug: 'first-basket',
    title: t('Welcome: ฿100 off a first basket', 'ตะกร้าแรกของคุณ ลด ฿100'),
    text: t('For every member, new or not.', 'สำหรับสมาชิกทุกคน จะใหม่หรือเก่าก็รับได้'),
    code: 'WELCOME100',
    picture: 'hero-members',
    list: 'promotion',
    more: t(
      'Not sure where to begin? These are what others chose first. ฿100 off from ฿500.',
      'ไม่รู้จะเริ่มจากอะไร ลองดูสิ่งที่คนอื่นเลือก รับส่วนลด ฿100 เมื่อช้อปครบ ฿500',
    ),
  },
  {
    slug: 'rainy-day-members',
    title: t('Rainy days, member days', 'หน้าฝนของสมาชิก ลด ฿70'),
    text: t('฿70 off while it poured.', 'ฝนตกไม่ต้องออกจากบ้าน'),
    code: 'RAINY70',
    picture: 'promo-rainy',
    list: 4,
    days: [-75, -12],
    more: t(
      'Delivered dry to your door, with ฿70 off from ฿350.',
      'ส่งถึงบ้านแบบไม่เปียก ลด ฿70 เมื่อช้อปครบ ฿350',
    ),
  },
];

function whoOf(slug: string) {
  if (slug.startsWith('vip-')) return 'vip';
  return /miss-you|come-back|welcome-back/.test(slug) ? 'lapsed' : 'members';
}

const members = MEMBERS.map((row, index): PageSeed => {
  const { slug, title, text, code, picture, list, days, more } = row;
  const look = lookOf(index);
  return campaign({
    slug,
    topic: 'members',
    title,
    text,
    picture,
    ...(days ? { days } : {}),
    body: [
      p(more.en, more.th),
      collect(code, whoOf(slug), look),
      whoOf(slug) === 'members' ? codeSteps(code, look) : walletSteps(look),
      list === 'promotion'
        ? rail(
            'On promotion now',
            'สินค้าโปรโมชัน',
            { promotion: true },
            '/ecommerce/products-promotion',
          )
        : rail('Picked for you', 'เลือกมาให้คุณ', { category: list }, `/categories/${String(list)}`),
      couponTerms(look),
    ],
  });
});

const card: PageSeed = {
  path: '/ArunCard',
  template: 'page',
  title: t('Arun Card', 'อรุณการ์ด'),
  description: t(
    'The free card with member prices, coins on everything and coupons, and all campaigns that are on.',
    'บัตรสมาชิกฟรี ได้ราคาสมาชิก รับคอย\u2060น์ทุกการซื้อ พร้อมคูปองและแคมเปญทั้งหมด',
  ),
  picture: 'hero-members',
  blocks: [
    {
      type: 'hero',
      layout: 'over',
      over: t('Arun Card', 'อรุณการ์ด'),
      title: t('One card, and it costs nothing', 'บัตรใบเดียว ฟรี คุ้มทุกครั้ง'),
      text: t(
        'Member prices, one coin for every ฿25, and ฿200 in the month of your birthday.',
        'ราคาสมาชิก รับ 1 คอย\u2060น์ทุก ฿25 และส่วนลด ฿200 ในเดือนเกิด',
      ),
      picture: 'hero-members',
      action: { label: t('Sign in or join', 'เข้าสู่ระบบหรือสมัคร'), path: '/login' },
    },
    {
      type: 'features',
      layout: 'cards',
      title: t('What the card does', 'สิทธิประโยชน์'),
      items: [
        feature(
          'tag',
          t('Member prices', 'ราคาสมาชิก'),
          t('Up to 20% off where the card is shown.', 'ลดสูงสุด 20% กับสินค้าที่ร่วมรายการ'),
        ),
        feature(
          'coin',
          t('Coins', 'คอย\u2060น์'),
          t('5 coins are ฿1 off.', '5 คอย\u2060น์เท่ากับส่วนลด ฿1'),
        ),
        feature('gift', t('Birthday', 'วันเกิด'), t('฿200 off in your month.', 'ลด ฿200 ในเดือนเกิด')),
        feature(
          'receipt',
          t('One code at the till', 'ใช้ที่สาขาได้'),
          t('Your member code works in every branch.', 'แจ้งรหัสสมาชิกได้ทุกสาขา'),
        ),
      ],
    },
    { type: 'campaigns' },
    {
      type: 'callToAction',
      tone: 'calm',
      title: t('The small print', 'เงื่อนไข'),
      text: t('Coins, coupons and prices, point by point.', 'คอย\u2060น์ คูปอง และราคา อธิบายทีละข้อ'),
      action: { label: t('Terms of the card', 'ข้อกำหนดบัตร'), path: '/term-arun-card' },
    },
  ],
};

/** The activity that comes with a coupon of its own. */
const SUN_WEEK = 'seven-days-of-sunscreen';

/** Things to do with us on social networks; dates come and go. */
const SOCIAL: readonly (readonly [
  slug: string,
  days: readonly [number, number],
  picture: string,
  titleEn: string,
  titleTh: string,
  textEn: string,
  textTh: string,
  tag: string,
])[] = [
  [
    'shelfie',
    [-8, 21],
    'ecommerce-week',
    'Show us your shelf',
    'อวดชั้นวางสกินแคร์',
    'Tidy or not: a photo of your bathroom shelf, and the three things you could not do without.',
    'จะเป็นระเบียบหรือไม่ ถ่ายชั้นวางสกินแคร์ของคุณ พร้อมบอก 3 ชิ้นที่ขาดไม่ได้',
    '#ArunShelfie',
  ],
  [
    SUN_WEEK,
    [-3, 26],
    'promo-sun',
    'Seven days of sunscreen',
    'ท้าทากันแดด 7 วัน',
    'Put it on every morning for a week, and post the tube each day. Habits begin like this.',
    'ทากันแดดทุกเช้า 7 วัน โพสต์รูปหลอดกันแดดทุกวัน นิสัยดีๆ เริ่มแบบนี้',
    '#Arun7SunDays',
  ],
  [
    'grandmothers-remedy',
    [-40, -6],
    'topic-elderly',
    'Grandmother’s remedy',
    'สูตรเด็ดคุณยาย',
    'Which home remedy did you grow up with? Our pharmacists said what holds and what does not.',
    'สูตรประจำบ้านที่โตมาด้วยกัน เภสัชกรมาตอบว่าอะไรใช้ได้จริง อะไรควรเลี่ยง',
    '#ArunGrandma',
  ],
  [
    'before-the-mirror',
    [-60, -20],
    'promo-makeup',
    'Five minutes before the mirror',
    'แต่งหน้า 5 นาที',
    'Your whole make-up in five minutes, filmed in one go.',
    'แต่งหน้าครบใน 5 นาที ถ่ายคลิปรวดเดียวไม่ตัดต่อ',
    '#ArunFiveMinutes',
  ],
  [
    'ten-thousand-steps',
    [-12, 18],
    'topic-exercise',
    'Ten thousand steps',
    'เดินหมื่นก้าว',
    'Walk, take a picture of the number, and name the nicest corner of your way.',
    'เดินให้ครบ ถ่ายรูปจำนวนก้าว แล้วบอกมุมที่สวยที่สุดบนเส้นทางของคุณ',
    '#ArunSteps',
  ],
  [
    'empty-bottles',
    [5, 40],
    'topic-sustainability',
    'Empty bottles',
    'ขวดเปล่าเล่าเรื่อง',
    'What did you use to the last drop? Post the empty bottle and say why.',
    'อะไรที่ใช้จนหยดสุดท้าย โพสต์ขวดเปล่าแล้วเล่าว่าทำไม',
    '#ArunEmpties',
  ],
  [
    'pets-of-pharmacists',
    [9, 30],
    'topic-pharmacist',
    'Who waits at home?',
    'ใครรออยู่ที่บ้าน',
    'Our pharmacists show their pets; show us yours, with a tip for a calm evening.',
    'เภสัชกรของเราโชว์สัตว์เลี้ยง มาโชว์ของคุณบ้าง พร้อมเคล็ดลับผ่อนคลายยามเย็น',
    '#ArunEvenings',
  ],
  [
    'songs-for-brushing',
    [-25, 10],
    'promo-oral',
    'Two minutes of music',
    'เพลงแปรงฟัน 2 นาที',
    'Name the song that you, or your children, brush their teeth to. It has to last two minutes.',
    'เพลงไหนที่คุณหรือลูกเปิดตอนแปรงฟัน ต้องยาวพอสองนาที',
    '#ArunTwoMinutes',
  ],
];

const social = SOCIAL.map(
  ([slug, days, picture, titleEn, titleTh, textEn, textTh, tag], index): PageSeed =>
    campaign({
      slug,
      topic: 'social',
      title: t(titleEn, titleTh),
      text: t(textEn, textTh),
      picture,
      days,
      body: [
        {
          type: 'steps',
          layout: lookOf(index).steps,
          title: t('How to take part', 'ร่วมสนุกอย่างไร'),
          items: [
            {
              title: t('Follow us', 'กดติดตาม'),
              text: t(
                'On Facebook or Instagram, whichever you use.',
                'ทาง Facebook หรือ Instagram ช่องทางที่คุณใช้',
              ),
            },
            {
              title: t('Post', 'โพสต์'),
              text: t(`In public, with ${tag}.`, `ตั้งค่าสาธารณะ พร้อมแฮชแท็ก ${tag}`),
            },
            {
              title: t('Read along', 'ติดตามผล'),
              text: t(
                'We show those we like best on our page, with their names only if you agree.',
                'เราจะแชร์โพสต์ที่ชอบที่สุด โดยใส่ชื่อเฉพาะเมื่อคุณยินยอม',
              ),
            },
          ],
        },
        ul(
          ['No purchase is needed.', 'ไม่ต้องซื้อสินค้า'],
          ['Do not post other people’s faces or prescriptions.', 'อย่าโพสต์ใบหน้าผู้อื่นหรือใบสั่งยา'],
        ),
        takePart({
          id: 'take-part',
          layout: lookOf(index).action,
          title: t('Tell us that you are in', 'บอกเราว่าคุณร่วมสนุก'),
          text: t(
            'One click, so that we look for your post. Once a member.',
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
        joinIn('Sign in', 'เข้าสู่ระบบ', '/login'),
      ],
    }),
);

export const memberCampaigns: readonly PageSeed[] = [card, ...birthdays, ...members, ...social];
