import { campaign, lookOf, rail, tell } from './campaign-kit.ts';
import { feature, note, t, type PageSeed } from './kit.ts';
import { memberStories } from './stories/members.ts';

const story = tell(memberStories, 'skin-evening', lookOf(1));

/** Invitation-only campaigns, opened by a code (`docs/product/pages.md`, "Campaign actions"). */
export const invitedCampaigns: readonly PageSeed[] = [
  campaign({
    slug: 'skin-evening',
    topic: 'members',
    title: t('Skin evening with our pharmacists', 'ค่ำคืนคุยเรื่องผิวกับเภสัชกร'),
    text: t('Twenty chairs after closing time, by invitation.', 'หลังร้านปิด 20 ที่นั่ง เฉพาะผู้ได้รับเชิญ'),
    picture: 'pharmacist-counter',
    days: [-6, 24],
    body: [
      story.reason,
      {
        type: 'features',
        layout: 'list',
        title: t('What awaits you', 'ในงานมีอะไร'),
        items: [
          feature(
            'calendar',
            t('The last Friday of the month, 20:30', 'ศุกร์สุดท้ายของเดือน 20:30 น.'),
            t(
              'At the branch that gave you the code, for an hour and a half.',
              'ที่สาขาที่มอบรหัสเชิญให้คุณ ใช้เวลาประมาณชั่วโมงครึ่ง',
            ),
          ),
          feature(
            'eye',
            t('A look at your skin', 'ตรวจสภาพผิว'),
            t(
              'With a camera for moisture and oil. You take the figures home.',
              'วัดความชุ่มชื้นและความมันด้วยกล้องส่องผิว รับผลกลับบ้านได้',
            ),
          ),
          feature(
            'heart',
            t('Bring what you use', 'นำของที่ใช้อยู่มาด้วย'),
            t(
              'A pharmacist goes through your shelf with you and says what may go.',
              'เภสัชกรช่วยดูทีละชิ้นว่าชิ้นไหนควรใช้ต่อ ชิ้นไหนพักได้',
            ),
          ),
        ],
      },
      story.steps,
      {
        type: 'campaignAction',
        id: 'seat',
        who: 'members',
        invite: true,
        coupon: 'SEAT80',
        title: t('You have a code?', 'มีรหัสเชิญแล้วใช่ไหม'),
        text: t(
          'It stands on the card that your branch or a friend gave you. One seat a member, and ฿80 off skin care to take home.',
          'รหัสอยู่บนการ์ดที่สาขาหรือเพื่อนมอบให้ สมาชิกละ 1 ที่นั่ง พร้อมคูปองสกินแคร์ลด ฿80',
        ),
        label: t('Take a seat', 'จองที่นั่ง'),
        done: t(
          'Your seat is kept, and the coupon is in your wallet. Tell the branch your member code when you come.',
          'จองที่นั่งแล้ว คูปองอยู่ในคูปองของฉัน แจ้งรหัสสมาชิกที่สาขาเมื่อมาถึง',
        ),
      },
      rail(
        'What we will talk about',
        'สิ่งที่เราจะคุยกัน',
        { category: 1, dept: 108 },
        '/categories/1/108',
      ),
      note(
        'A rash that burns, weeps or spreads does not wait for an evening: see a doctor.',
        'ผื่นที่แสบ มีน้ำเหลือง หรือลุกลาม ควรพบแพทย์ทันที',
      ),
      story.questions,
      story.terms,
    ],
  }),
];
