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
          'Choose a design, write a few words and pick a day. Members can send up to ten a day for free.',
          'เลือกลายการ์ด เขียนข้อความ แล้วเลือกวันส่ง สมาชิกส่งได้วันละ 10 ใบ ไม่มีค่าใช้จ่าย',
        ),
      },
      faq(
        t('Good to know', 'เรื่องที่ควรรู้'),
        qa(
          t('Who can read my card?', 'ใครอ่านการ์ดได้บ้าง'),
          t(
            'Only people with the link in the email. Search engines do not show it, and we delete it after a year.',
            'เฉพาะผู้ที่มีลิงก์ในอีเมล การ์ดไม่ปรากฏในผลการค้นหา และเราจะลบออกเมื่อครบ 1 ปี',
          ),
        ),
        qa(
          t('How do you use the recipient’s address?', 'อีเมลผู้รับนำไปใช้อย่างไร'),
          t(
            'Only to send this card. We send nothing else.',
            'เราใช้ส่งการ์ดใบนี้เท่านั้น ไม่ส่งข่าวสารอื่นไปรบกวน',
          ),
        ),
      ),
      {
        type: 'callToAction',
        tone: 'calm',
        title: t('Add a gift?', 'อยากแนบของขวัญไปด้วย'),
        text: t('Gift cards come in the same designs.', 'บัตรของขวัญมีลายเดียวกับการ์ดให้เลือก'),
        action: action('Gift cards', 'บัตรของขวัญ', '/Gift-cards'),
      },
    ],
  },
  {
    path: '/e-card',
    template: 'page',
    title: t('A card for you', 'การ์ดถึงคุณ'),
    description: t('Someone wrote you a card.', 'มีคนเขียนการ์ดถึงคุณ'),
    picture: 'card-thanks',
    indexed: false,
    blocks: [
      {
        type: 'form',
        form: 'e_card_view',
        title: t('Someone thought of you', 'มีคนคิดถึงคุณ'),
        text: t('This card was written just for you.', 'การ์ดใบนี้เขียนถึงคุณโดยเฉพาะ'),
      },
      {
        type: 'callToAction',
        tone: 'calm',
        title: t('Send one back', 'ส่งการ์ดกลับไปบ้าง'),
        text: t('It takes a minute and is free.', 'ใช้เวลาไม่ถึงนาที ไม่มีค่าใช้จ่าย'),
        action: action('Write a card', 'เขียนการ์ด', '/e-cards'),
      },
    ],
  },
];
