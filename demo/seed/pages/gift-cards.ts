import { action, faq, qa, step, t, terms, type PageSeed } from './kit.ts';

export const giftCardPages: readonly PageSeed[] = [
  {
    path: '/Gift-cards',
    template: 'page',
    title: t('Gift cards', 'บัตรของขวัญ'),
    description: t(
      'A gift card for skin care, vitamins or whatever they like best. See how it works and check what is left on yours.',
      'บัตรของขวัญสำหรับคนที่คุณห่วงใย เลือกซื้อสกินแคร์ วิตามิน หรืออะไรก็ได้ที่ชอบ ดูวิธีใช้และตรวจสอบยอดเงินคงเหลือได้ที่นี่',
    ),
    picture: 'promo-memberday',
    blocks: [
      {
        type: 'hero',
        layout: 'beside',
        title: t('Let them choose', 'ให้เขาได้เลือกในสิ่งที่ใช่'),
        text: t(
          'A card of ฿100 to ฿10,000, sent by email on the day you choose. Good online and at every till.',
          'บัตรมูลค่า ฿100–฿10,000 ส่งทางอีเมลในวันที่คุณเลือก ใช้ได้ทั้งออนไลน์และหน้าร้าน',
        ),
        picture: 'card-birthday',
      },
      {
        type: 'form',
        form: 'gift_card',
        title: t('Give one now', 'ซื้อบัตรของขวัญ'),
        text: t(
          'Choose how it looks, what it is worth and when it arrives. For somebody dear, or for yourself.',
          'เลือกแบบ มูลค่า และวันที่ส่ง จะมอบให้คนพิเศษหรือซื้อไว้ใช้เองก็ได้',
        ),
      },
      {
        type: 'form',
        form: 'gift_card_balance',
        title: t('What is left on my card?', 'เช็กยอดคงเหลือในบัตร'),
        text: t(
          'Code and PIN stand in the mail, or on the card and under its foil. This page keeps neither.',
          'รหัสและ PIN อยู่ในอีเมล หรือบนบัตรและใต้แถบขูด หน้านี้ไม่เก็บข้อมูลทั้งสองอย่าง',
        ),
      },
      {
        type: 'steps',
        title: t('How to pay with it', 'วิธีใช้บัตรของขวัญ'),
        items: [
          step(
            t('Fill your cart', 'เลือกสินค้าลงตะกร้า'),
            t('Whatever you like; medicines too.', 'เลือกได้ทุกอย่าง รวมถึงยา'),
          ),
          step(
            t('Open “Gift cards” at the payment', 'เปิดหัวข้อ “บัตรของขวัญ” ในหน้าชำระเงิน'),
            t('Enter code and PIN; several cards go together.', 'กรอกรหัสและ PIN ใช้หลายใบพร้อมกันได้'),
          ),
          step(
            t('Pay the rest, if there is one', 'ชำระส่วนที่เหลือ (ถ้ามี)'),
            t(
              'What the order does not need stays on the card.',
              'ยอดที่ใช้ไม่หมดยังอยู่ในบัตรสำหรับครั้งต่อไป',
            ),
          ),
        ],
      },
      {
        ...faq(
          t('Good to know', 'เรื่องที่ควรรู้'),
          qa(
            t('I cancel an order that a card paid for', 'ยกเลิกคำสั่งซื้อที่จ่ายด้วยบัตร จะได้เงินคืนไหม'),
            t('The amount goes back onto the same card at once.', 'ยอดเงินจะคืนเข้าบัตรใบเดิมทันที'),
          ),
          qa(
            t('I have lost my card', 'บัตรหายทำอย่างไร'),
            t(
              'A card is like cash: whoever has code and PIN can spend it. Call us at once, and bring the receipt.',
              'บัตรใช้แทนเงินสด ผู้ที่มีรหัสและ PIN ใช้ได้ทันที หากบัตรหายโปรดโทรแจ้งเราโดยเร็วพร้อมใบเสร็จ',
            ),
          ),
          qa(
            t('I have changed my mind', 'ซื้อแล้วเปลี่ยนใจได้ไหม'),
            t(
              'Within an hour of paying, as long as nothing of the card was spent: cancel it among your orders, and the money comes back.',
              'ยกเลิกได้ที่หน้าคำสั่งซื้อภายใน 1 ชั่วโมงหลังชำระเงิน หากยังไม่มีการใช้บัตร เราจะคืนเงินให้',
            ),
          ),
          qa(
            t(
              'Can I buy one with coupons, coins or another card?',
              'ใช้คูปอง คอย\u2060น์ หรือบัตรของขวัญอื่นซื้อได้ไหม',
            ),
            t(
              'No: with a bank card, TrueMoney or PromptPay. It earns no coins; what you buy with it does.',
              'ไม่ได้ ชำระได้ด้วยบัตรธนาคาร ทรูมันนี่ หรือพร้อมเพย์ การซื้อบัตรไม่ได้รับคอย\u2060น์ แต่ได้รับเมื่อใช้บัตรซื้อสินค้า',
            ),
          ),
        ),
        layout: 'columns',
      },
      terms(
        [
          'A card is valid until the day printed on it, for two years at least.',
          'บัตรใช้ได้ถึงวันที่ระบุบนบัตร อย่างน้อย 2 ปีนับจากวันที่ซื้อ',
        ],
        ['It is not paid out in cash.', 'แลกคืนเป็นเงินสดไม่ได้'],
        ['Ten tries an hour for each code; then it rests.', 'กรอกรหัสผิดได้ไม่เกิน 10 ครั้งต่อชั่วโมง'],
      ),
      {
        type: 'callToAction',
        tone: 'strong',
        title: t('Only a few kind words?', 'อยากส่งแค่ความรู้สึกดีๆ'),
        text: t('Send an e-card in the same drawings, free of charge.', 'ส่งอีการ์ดลายเดียวกันได้ฟรี'),
        action: action('E-cards', 'อีการ์ด', '/e-cards'),
      },
      {
        type: 'callToAction',
        tone: 'calm',
        title: t('Find a branch', 'ค้นหาสาขา'),
        text: t('40 of them, from Chiang Rai to Hat Yai.', '40 สาขา ตั้งแต่เชียงรายถึงหาดใหญ่'),
        action: action('All branches', 'ดูสาขาทั้งหมด', '/branches'),
      },
    ],
  },
];
