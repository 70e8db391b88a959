import { faq, qa, t, terms, type PageSeed } from './kit.ts';

export const subscriptionPages: readonly PageSeed[] = [
  {
    path: '/subscription',
    template: 'page',
    title: t('News by mail', 'รับข่าวสารทางอีเมล'),
    description: t(
      'Offers, new arrivals and advice from our pharmacists in your mailbox, twice a month. Leave with one click.',
      'โปรโมชัน สินค้าใหม่ และเกร็ดความรู้จากเภสัชกร ส่งตรงถึงอีเมลของคุณเดือนละ 2 ครั้ง ยกเลิกได้ในคลิกเดียว',
    ),
    picture: 'promo-memberday',
    blocks: [
      {
        type: 'form',
        form: 'subscription',
        picture: 'card-thanks',
        title: t('Twice a month, only what is worth it', 'เดือนละ 2 ครั้ง คัดมาเฉพาะเรื่องที่คุ้มค่า'),
        text: t(
          'We send a link to confirm first, so nobody can subscribe for you.',
          'เราจะส่งลิงก์ยืนยันให้ก่อน เพื่อไม่ให้ผู้อื่นนำอีเมลของคุณมาสมัคร',
        ),
      },
      {
        ...faq(
          t('Good to know', 'เรื่องที่ควรรู้'),
          qa(
            t('No mail came', 'ไม่ได้รับอีเมลยืนยัน'),
            t(
              'Look into the folder for spam. We send one link an hour at most; after an hour you can ask for another.',
              'ลองดูในกล่องจดหมายขยะ เราส่งลิงก์ให้ชั่วโมงละ 1 ครั้ง หากยังไม่ได้รับ กรุณากรอกอีเมลอีกครั้งหลังผ่านไป 1 ชั่วโมง',
            ),
          ),
          qa(
            t('How do I unsubscribe?', 'ยกเลิกรับข่าวสารอย่างไร'),
            t(
              'With the link at the end of each mail: one click, and we delete your address.',
              'กดลิงก์ท้ายอีเมลทุกฉบับเพียงครั้งเดียว เราจะลบอีเมลของคุณออกทันที',
            ),
          ),
        ),
        layout: 'columns',
      },
      terms(
        [
          'We use your address for these mails alone and pass it on to nobody.',
          'เราใช้อีเมลของคุณเพื่อส่งข่าวสารนี้เท่านั้น และไม่ส่งต่อให้ผู้อื่น',
        ],
        [
          'An address that is not confirmed within a week is deleted.',
          'อีเมลที่ไม่ได้ยืนยันภายใน 7 วันจะถูกลบออกจากระบบ',
        ],
      ),
    ],
  },
];
