import { branches } from '../branches.ts';
import type { BranchSeed, Text } from '../types.ts';
import { campaign, joinIn, lookOf, takePart } from './campaign-kit.ts';
import { feature, note, step, t, ul, type PageSeed } from './kit.ts';

type Feature = ReturnType<typeof feature>;

interface Service {
  readonly slug: string;
  readonly picture: string;
  readonly title: Text;
  readonly text: Text;
  readonly facts: readonly (readonly [
    icon: Feature['icon'],
    en: string,
    th: string,
    textEn: string,
    textTh: string,
  ])[];
  readonly bring: readonly (readonly [en: string, th: string])[];
}

/** What our branches do for health, beside selling. */
const SERVICES: readonly Service[] = [
  {
    slug: 'flu-vaccination',
    picture: 'topic-flu',
    title: t('Flu vaccination, without an appointment', 'ฉีดวัคซีนไข้หวัดใหญ่ ไม่ต้องนัด'),
    text: t(
      'Once a year, before the rains, at branches with a clinic.',
      'ปีละครั้งก่อนเข้าหน้าฝน ที่สาขาที่มีคลินิก',
    ),
    facts: [
      [
        'clock',
        '20 minutes',
        '20 นาที',
        'A questionnaire, the injection, a short rest.',
        'ซักประวัติ ฉีด แล้วนั่งพักสังเกตอาการ',
      ],
      [
        'user',
        'From six months of age',
        'ตั้งแต่อายุ 6 เดือน',
        'Above all for people over 65, pregnant or ill for long.',
        'เหมาะอย่างยิ่งกับผู้สูงอายุ หญิงตั้งครรภ์ และผู้มีโรคประจำตัว',
      ],
    ],
    bring: [
      ['Your identity card', 'บัตรประชาชน'],
      ['A list of medicines and allergies', 'รายชื่อยาที่ใช้และประวัติแพ้ยา'],
    ],
  },
  {
    slug: 'hpv-vaccination',
    picture: 'topic-new-service',
    title: t('HPV vaccination for girls and boys', 'วัคซีน HPV สำหรับเด็กหญิงและเด็กชาย'),
    text: t(
      'It prevents cancer, and works best before it is needed.',
      'ป้องกันมะเร็ง และได้ผลดีที่สุดเมื่อฉีดตั้งแต่เนิ่นๆ',
    ),
    facts: [
      [
        'calendar',
        'Two or three doses',
        '2 หรือ 3 เข็ม',
        'Two below 15 years, three from then on.',
        'อายุต่ำกว่า 15 ปี 2 เข็ม ตั้งแต่ 15 ปี 3 เข็ม',
      ],
      [
        'bell',
        'We remind you',
        'มีแจ้งเตือน',
        'Of the next dose, if you want us to.',
        'แจ้งเตือนเข็มต่อไปหากคุณต้องการ',
      ],
    ],
    bring: [
      ['The vaccination booklet', 'สมุดวัคซีน'],
      ['A parent, below 18', 'ผู้ปกครอง หากอายุต่ำกว่า 18 ปี'],
    ],
  },
  {
    slug: 'blood-pressure-check',
    picture: 'topic-blood-pressure',
    title: t('Blood pressure, measured and explained', 'วัดความดันฟรี พร้อมคำอธิบาย'),
    text: t('Free, any time a pharmacist is in.', 'ฟรีทุกเวลาที่มีเภสัชกร'),
    facts: [
      [
        'heart',
        'Two measurements',
        'วัดสองครั้ง',
        'Sitting, five minutes apart.',
        'ในท่านั่ง ห่างกัน 5 นาที',
      ],
      [
        'receipt',
        'A card for your doctor',
        'บัตรบันทึกผล',
        'With date, hour and both values.',
        'ลงวันที่ เวลา และค่าทั้งสองครั้ง',
      ],
    ],
    bring: [
      ['The names of your medicines', 'รายชื่อยาที่ใช้'],
      ['Ten calm minutes, without coffee before', 'เวลา 10 นาที งดกาแฟก่อนวัด'],
    ],
  },
  {
    slug: 'blood-sugar-check',
    picture: 'topic-diabetes',
    title: t('Blood sugar in five minutes', 'ตรวจน้ำตาลใน 5 นาที'),
    text: t('A drop from the finger; advice whatever it shows.', 'เจาะปลายนิ้วหยดเดียว พร้อมคำแนะนำ'),
    facts: [
      [
        'clock',
        'Best before breakfast',
        'ก่อนอาหารเช้าดีที่สุด',
        'Eight hours after the last meal.',
        'งดอาหาร 8 ชั่วโมง',
      ],
      [
        'shield',
        'No diagnosis',
        'ไม่ใช่การวินิจฉัย',
        'High values go to a doctor; we write the letter.',
        'หากค่าสูง เราเขียนใบส่งต่อให้พบแพทย์',
      ],
    ],
    bring: [['Your last results, if you have them', 'ผลตรวจครั้งก่อน ถ้ามี']],
  },
  {
    slug: 'stop-smoking',
    picture: 'topic-exercise',
    title: t('Stop smoking, with company', 'เลิกบุหรี่ มีเพื่อนช่วย'),
    text: t(
      'Four talks in eight weeks with the same pharmacist.',
      'พูดคุย 4 ครั้งใน 8 สัปดาห์กับเภสัชกรคนเดิม',
    ),
    facts: [
      [
        'calendar',
        'A day to stop',
        'กำหนดวันเลิก',
        'You choose it; we prepare for it.',
        'คุณเลือกวัน เราช่วยเตรียมตัว',
      ],
      [
        'leaf',
        'Gum or patches',
        'หมากฝรั่งหรือแผ่นแปะ',
        'In the strength that fits, and how to come off it.',
        'เลือกขนาดที่เหมาะและวิธีลดลง',
      ],
    ],
    bring: [['How many a day, and since when', 'จำนวนมวนต่อวันและสูบมานานแค่ไหน']],
  },
  {
    slug: 'medicine-review',
    picture: 'pharmacist-counter',
    title: t('All your medicines on one table', 'ทบทวนยาทั้งหมดที่ใช้อยู่'),
    text: t(
      'For those who take five or more: what is double, what quarrels, what may go.',
      'สำหรับผู้ใช้ยา 5 ชนิดขึ้นไป ดูว่าซ้ำ ตีกัน หรือหยุดได้ตัวไหน',
    ),
    facts: [
      [
        'clock',
        '30 minutes',
        '30 นาที',
        'At a desk, not at the counter.',
        'นั่งคุยที่โต๊ะ ไม่ใช่หน้าเคาน์เตอร์',
      ],
      [
        'receipt',
        'A plan on paper',
        'แผนการใช้ยา',
        'For you and your doctor.',
        'สำหรับคุณและแพทย์ของคุณ',
      ],
    ],
    bring: [['Everything, in a bag: boxes, herbs, vitamins', 'ยาทุกอย่างใส่ถุงมา รวมสมุนไพรและวิตามิน']],
  },
  {
    slug: 'travel-advice',
    picture: 'topic-travel',
    title: t('Before you travel', 'ปรึกษาก่อนเดินทาง'),
    text: t(
      'Altitude, mosquitoes, stomachs: a small kit for where you go.',
      'ที่สูง ยุง ท้องเสีย จัดชุดยาให้เหมาะกับที่ที่ไป',
    ),
    facts: [
      [
        'globe',
        'By country',
        'ตามประเทศปลายทาง',
        'What is about there, and what helps.',
        'มีโรคอะไรและป้องกันอย่างไร',
      ],
      [
        'package',
        'A kit in your size',
        'ชุดยาพอดีตัว',
        'No more than the hand luggage takes.',
        'ไม่เกินกระเป๋าถือขึ้นเครื่อง',
      ],
    ],
    bring: [
      ['Your route and dates', 'เส้นทางและวันเดินทาง'],
      ['Vaccination records', 'ประวัติวัคซีน'],
    ],
  },
  {
    slug: 'skin-consultation',
    picture: 'topic-acne',
    title: t('Skin, looked at properly', 'ปรึกษาปัญหาผิว'),
    text: t(
      'Acne, spots, itching: what you can treat yourself and what not.',
      'สิว ฝ้า ผื่นคัน แบบไหนดูแลเองได้ แบบไหนควรพบแพทย์',
    ),
    facts: [
      ['eye', 'In daylight', 'ดูใต้แสงธรรมชาติ', 'Without make-up, please.', 'งดแต่งหน้ามาก่อน'],
      ['tag', 'A routine you can afford', 'รูทีนที่จ่ายไหว', 'Three products at most.', 'ไม่เกิน 3 ชิ้น'],
    ],
    bring: [['What you use now, or photos of it', 'ผลิตภัณฑ์ที่ใช้อยู่หรือรูปถ่าย']],
  },
  {
    slug: 'carers-evening',
    picture: 'topic-elderly',
    title: t('An evening for carers', 'ค่ำนี้เพื่อผู้ดูแล'),
    text: t(
      'Pill boxes, wounds, sleepless nights: one evening a month, free.',
      'จัดยา ดูแลแผล นอนไม่หลับ เดือนละครั้ง เข้าร่วมฟรี',
    ),
    facts: [
      [
        'calendar',
        'The first Tuesday',
        'อังคารแรกของเดือน',
        'From 6 to 8 pm.',
        'เวลา 18.00–20.00 น.',
      ],
      ['user', 'Twelve seats', '12 ที่นั่ง', 'Call the branch for one.', 'โทรจองกับสาขา'],
    ],
    bring: [['Your questions', 'คำถามที่อยากรู้']],
  },
  {
    slug: 'old-medicine-return',
    picture: 'topic-medicine-storage',
    title: t('Bring back what is left', 'นำยาเก่ามาคืน'),
    text: t(
      'Every branch takes old medicines and has them burnt safely.',
      'ทุกสาขารับยาเก่าไปทำลายอย่างปลอดภัย',
    ),
    facts: [
      [
        'trash',
        'Tablets, syrups, creams',
        'ยาเม็ด ยาน้ำ ครีม',
        'No needles: ask for a box for those.',
        'เข็มฉีดยาให้ขอกล่องเฉพาะ',
      ],
      [
        'leaf',
        'Why it matters',
        'ทำไมจึงสำคัญ',
        'What goes down the drain comes back in the fish.',
        'ยาที่ทิ้งลงท่อกลับมาอยู่ในปลา',
      ],
    ],
    bring: [['Blisters without cartons', 'แผงยาที่แยกจากกล่อง']],
  },
];

/** So many branches are cards, more are lines. */
const FEW = 9;

const services = SERVICES.map(({ slug, picture, title, text, facts, bring }, index): PageSeed =>
  campaign({
    slug,
    topic: 'health',
    title,
    text,
    picture,
    body: [
      {
        type: 'features',
        layout: index % 2 === 0 ? 'cards' : 'list',
        title: t('What to expect', 'มีอะไรบ้าง'),
        items: facts.map(([icon, en, th, textEn, textTh]) =>
          feature(icon, t(en, th), t(textEn, textTh)),
        ),
      },
      { type: 'heading', text: t('What to bring', 'สิ่งที่ควรนำมา') },
      ul(...bring),
      branchTable(
        t('Where', 'สาขาที่ให้บริการ'),
        branches.filter((branch) =>
          branch.services.includes(slug.includes('vaccination') ? 'clinic' : 'pharmacist'),
        ),
      ),
      takePart({
        id: 'interest',
        layout: lookOf(index).action,
        title: t('Are you interested?', 'สนใจรับบริการ'),
        text: t(
          'Tell us so with one click: we plan days and staff by it. It books nothing.',
          'กดแจ้งความสนใจ เพื่อให้เราจัดวันและเจ้าหน้าที่ให้เพียงพอ ทั้งนี้ยังไม่ใช่การจองคิว',
        ),
        label: t('I am interested', 'สนใจ'),
        done: t(
          'Thank you. Ask at any of these branches for the next free day.',
          'ขอบคุณ สอบถามวันว่างได้ที่สาขาข้างต้น',
        ),
      }),
      note(
        'None of it replaces a doctor. In an emergency call 1669.',
        'บริการนี้ไม่ทดแทนการพบแพทย์ กรณีฉุกเฉินโทร 1669',
      ),
    ],
  }),
);

function branchTable(title: Text, rows: readonly BranchSeed[]) {
  return {
    type: 'table' as const,
    layout: rows.length <= FEW ? ('cards' as const) : ('rows' as const),
    title,
    head: [t('Branch', 'สาขา'), t('Address', 'ที่อยู่'), t('Phone', 'โทรศัพท์')],
    rows: rows.map(({ name, address, phone }) => [name, address, t(phone, phone)]),
  };
}

/** Provinces begin with these digits of their codes. */
const REGIONS: readonly (readonly [
  slug: string,
  en: string,
  th: string,
  digits: RegExp,
  leadEn: string,
  leadTh: string,
])[] = [
  [
    'stores-bangkok',
    'Bangkok',
    'กรุงเทพฯ',
    /^10$/,
    'Most of them within five minutes of a train.',
    'ส่วนใหญ่เดินจากรถไฟฟ้าไม่เกิน 5 นาที',
  ],
  [
    'stores-around-bangkok',
    'Around Bangkok',
    'ปริมณฑล',
    /^1[1-3]$/,
    'With parking in front, for the way home.',
    'มีที่จอดรถ แวะได้ก่อนกลับบ้าน',
  ],
  [
    'stores-north',
    'The north',
    'ภาคเหนือ',
    /^[56]/,
    'From Nakhon Sawan up to Chiang Rai.',
    'ตั้งแต่นครสวรรค์ถึงเชียงราย',
  ],
  [
    'stores-northeast',
    'The northeast',
    'ภาคตะวันออกเฉียงเหนือ',
    /^[34]/,
    'In five cities of Isan.',
    'ในห้าเมืองใหญ่ของอีสาน',
  ],
  [
    'stores-centre-and-east',
    'Centre and east',
    'ภาคกลางและตะวันออก',
    /^(?:14|2|7)/,
    'By the sea, and by the old capital.',
    'ทั้งเมืองชายทะเลและเมืองเก่า',
  ],
  [
    'stores-south',
    'The south',
    'ภาคใต้',
    /^[89]/,
    'For islanders and visitors.',
    'สำหรับคนใต้และนักท่องเที่ยว',
  ],
];

const stores = REGIONS.map(([slug, en, th, digits, leadEn, leadTh], index): PageSeed => {
  const there = branches.filter(({ provinceCode }) => digits.test(provinceCode));
  const [first] = there;
  return campaign({
    slug,
    topic: 'stores',
    title: t(`Our branches: ${en}`, `สาขาใน${th}`),
    text: t(leadEn, leadTh),
    picture: first ? `branch-${String(first.id)}` : 'topic-store-opening',
    body: [
      branchTable(t('All branches', 'สาขาทั้งหมด'), there),
      {
        type: 'steps',
        layout: lookOf(index).steps,
        title: t('Order here, collect there', 'สั่งที่นี่ รับที่สาขา'),
        items: [
          step(
            t('Choose pick-up', 'เลือกรับที่สาขา'),
            t(
              'In the checkout, with the branch that has your goods.',
              'ตอนชำระเงิน เลือกสาขาที่มีสินค้าครบ',
            ),
          ),
          step(
            t('Wait for our word', 'รอข้อความจากเรา'),
            t('We tell you when everything lies ready.', 'เราแจ้งเมื่อสินค้าพร้อม'),
          ),
          step(
            t('Show the code', 'แสดงรหัส'),
            t('Six letters and digits, at the counter.', 'รหัส 6 หลักที่เคาน์เตอร์'),
          ),
        ],
      },
      joinIn('Sign in', 'เข้าสู่ระบบ', '/login'),
    ],
  });
});

export const branchCampaigns: readonly PageSeed[] = [...services, ...stores];
