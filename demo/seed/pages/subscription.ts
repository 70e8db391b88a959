import { faq, qa, t, terms, type PageSeed } from './kit.ts';

export const subscriptionPages: readonly PageSeed[] = [
  {
    path: '/subscription',
    template: 'page',
    title: t('Email newsletter', 'รับข่าวสารทางอีเมล'),
    description: t(
      'Offers, new arrivals and pharmacist tips in your inbox twice a month. Unsubscribe with one click.',
      'โปรโมชัน สินค้าใหม่ และเกร็ดความรู้จากเภสัชกร ส่งตรงถึงอีเมลของคุณเดือนละ 2 ครั้ง ยกเลิกได้ในคลิกเดียว',
    ),
    picture: 'promo-memberday',
    blocks: [
      {
        type: 'form',
        form: 'subscription',
        picture: 'card-thanks',
        title: t('Twice a month, only the best', 'เดือนละ 2 ครั้ง คัดมาเฉพาะเรื่องที่คุ้มค่า'),
        text: t(
          'We first send a confirmation link, so no one can sign you up without your consent.',
          'เราจะส่งลิงก์ยืนยันให้ก่อน เพื่อไม่ให้ผู้อื่นนำอีเมลของคุณมาสมัคร',
        ),
      },
      {
        ...faq(
          t('Good to know', 'เรื่องที่ควรรู้'),
          qa(
            t('I did not get an email', 'ไม่ได้รับอีเมลยืนยัน'),
            t(
              'Please check your spam folder. We send one link an hour at most; after an hour you can request another.',
              'ลองดูในกล่องจดหมายขยะ เราส่งลิงก์ให้ชั่วโมงละ 1 ครั้ง หากยังไม่ได้รับ กรุณากรอกอีเมลอีกครั้งหลังผ่านไป 1 ชั่วโมง',
            ),
          ),
          qa(
            t('How do I unsubscribe?', 'ยกเลิกรับข่าวสารอย่างไร'),
            t(
              'Click the link at the end of any newsletter, and we delete your address.',
              'กดลิงก์ท้ายอีเมลทุกฉบับเพียงครั้งเดียว เราจะลบอีเมลของคุณออกทันที',
            ),
          ),
        ),
        layout: 'columns',
      },
      terms(
        [
          'We use your address only for this newsletter and share it with no one.',
          'เราใช้อีเมลของคุณเพื่อส่งข่าวสารนี้เท่านั้น และไม่ส่งต่อให้ผู้อื่น',
        ],
        [
          'Addresses not confirmed within a week are deleted.',
          'อีเมลที่ไม่ได้ยืนยันภายใน 7 วันจะถูกลบออกจากระบบ',
        ],
      ),
    ],
  },
];
