import type { WeekHours } from '../../../server/core/hours.ts';
import { branches } from '../branches.ts';
import type { BranchSeed, Text } from '../types.ts';
import { campaign, lookOf, tell } from './campaign-kit.ts';
import { t, type PageSeed } from './kit.ts';
import { storeStories } from './stories/stores.ts';

/** Regions by patterns of province codes. */
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

/** Up to this many branches are shown as cards, more as lines. */
const FEW = 9;
const SATURDAY = 5;
const SUNDAY = 6;

function hoursOf(hours: WeekHours): Text {
  const at = (day: number) => hours[day]?.join('–');
  const dots = (span: string) => `${span.replaceAll(':', '.')} น.`;
  const [week = '', saturday = '', sunday] = [at(0), at(SATURDAY), at(SUNDAY)];
  if (sunday === undefined)
    return t(
      `Monday to Friday ${week}, Saturday ${saturday}, Sunday closed`,
      `จันทร์–ศุกร์ ${dots(week)} เสาร์ ${dots(saturday)} อาทิตย์ปิด`,
    );
  if (week === saturday && week === sunday) return t(`Every day ${week}`, `ทุกวัน ${dots(week)}`);
  return week === saturday
    ? t(
        `Monday to Saturday ${week}, Sunday ${sunday}`,
        `จันทร์–เสาร์ ${dots(week)} อาทิตย์ ${dots(sunday)}`,
      )
    : t(
        `Monday to Friday ${week}, weekends ${sunday}`,
        `จันทร์–ศุกร์ ${dots(week)} เสาร์–อาทิตย์ ${dots(sunday)}`,
      );
}

const rowOf = ({ name, address, hours, phone }: BranchSeed) => [
  name,
  address,
  hoursOf(hours),
  t(phone, phone),
];

export const storeCampaigns: readonly PageSeed[] = REGIONS.map(
  ([slug, en, th, digits, leadEn, leadTh], index): PageSeed => {
    const there = branches.filter(({ provinceCode }) => digits.test(provinceCode));
    const [first] = there;
    const story = tell(storeStories, slug, lookOf(index));
    return campaign({
      slug,
      topic: 'stores',
      title: t(`Our branches: ${en}`, `สาขาใน${th}`),
      text: t(leadEn, leadTh),
      picture: first ? `branch-${String(first.id)}` : 'topic-store-opening',
      body: [
        story.reason,
        {
          type: 'table',
          layout: there.length <= FEW ? 'cards' : 'rows',
          title: t(`Addresses and hours: ${en}`, `ที่อยู่และเวลาเปิดของสาขาใน${th}`),
          head: [
            t('Branch', 'สาขา'),
            t('Address', 'ที่อยู่'),
            t('Hours', 'เวลาเปิด'),
            t('Phone', 'โทรศัพท์'),
          ],
          rows: there.map(rowOf),
        },
        story.steps,
        story.questions,
        story.terms,
      ],
    });
  },
);
