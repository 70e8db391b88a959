import { action, faq, qa, t, type PageSeed } from './kit.ts';

export const eCardPages: readonly PageSeed[] = [
  {
    path: '/e-cards',
    template: 'page',
    title: t('E-cards', 'อีการ์ด'),
    description: t(
      'A few kind words on a drawn card, sent by email on the day you choose. Free for members.',
      'ส่งความรู้สึกดีๆ ด้วยการ์ดวาดลายน่ารัก ส่งทางอีเมลในวันที่คุณเลือก ฟรีสำหรับสมาชิก',
    ),
    picture: 'card-thanks',
    blocks: [
      {
        type: 'form',
        form: 'e_card',
        title: t('Write a card', 'เขียนการ์ด'),
        text: t(
          'Choose a drawing, write a few words and a day. Members send up to ten a day, free of charge.',
          'เลือกลายการ์ด เขียนข้อความ แล้วเลือกวันส่ง สมาชิกส่งได้วันละ 10 ใบ ไม่มีค่าใช้จ่าย',
        ),
      },
      faq(
        t('Good to know', 'เรื่องที่ควรรู้'),
        qa(
          t('Who can read my card?', 'ใครอ่านการ์ดได้บ้าง'),
          t(
            'Whoever has the link in the mail. It is in no search engine, and we delete it a year later.',
            'เฉพาะผู้ที่มีลิงก์ในอีเมล การ์ดไม่ปรากฏในผลการค้นหา และเราจะลบออกเมื่อครบ 1 ปี',
          ),
        ),
        qa(
          t('What becomes of the address?', 'อีเมลผู้รับนำไปใช้อย่างไร'),
          t(
            'We send this one mail there, and no news of ours.',
            'เราใช้ส่งการ์ดใบนี้เท่านั้น ไม่ส่งข่าวสารอื่นไปรบกวน',
          ),
        ),
      ),
      {
        type: 'callToAction',
        tone: 'calm',
        title: t('Something to go with it?', 'อยากแนบของขวัญไปด้วย'),
        text: t('A gift card comes in the same drawings.', 'บัตรของขวัญมีลายเดียวกับการ์ดให้เลือก'),
        action: action('Gift cards', 'บัตรของขวัญ', '/Gift-cards'),
      },
    ],
  },
  {
    path: '/e-card',
    template: 'page',
    title: t('A card for you', 'การ์ดถึงคุณ'),
    description: t('Somebody wrote you a card.', 'มีคนเขียนการ์ดถึงคุณ'),
    picture: 'card-thanks',
    indexed: false,
    blocks: [
      {
        type: 'form',
        form: 'e_card_view',
        title: t('Somebody thought of you', 'มีคนคิดถึงคุณ'),
        text: t('This card was written for you alone.', 'การ์ดใบนี้เขียนถึงคุณโดยเฉพาะ'),
      },
      {
        type: 'callToAction',
        tone: 'calm',
        title: t('Send one back', 'ส่งการ์ดกลับไปบ้าง'),
        text: t('It takes a minute, and it is free.', 'ใช้เวลาไม่ถึงนาที ไม่มีค่าใช้จ่าย'),
        action: action('Write a card', 'เขียนการ์ด', '/e-cards'),
      },
    ],
  },
];
