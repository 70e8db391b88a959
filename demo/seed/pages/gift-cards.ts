import { action, faq, qa, step, t, terms, type PageSeed } from './kit.ts';

export const giftCardPages: readonly PageSeed[] = [
  {
    path: '/Gift-cards',
    template: 'page',
    title: t('Gift cards', 'บัตรของขวัญ'),
    description: t(
      'A gift card for skin care, vitamins or whatever they like best. See how it works and check your balance.',
      'บัตรของขวัญสำหรับคนที่คุณห่วงใย เลือกซื้อสกินแคร์ วิตามิน หรืออะไรก็ได้ที่ชอบ ดูวิธีใช้และตรวจสอบยอดเงินคงเหลือได้ที่นี่',
    ),
    picture: 'promo-memberday',
    blocks: [
      {
        type: 'hero',
        layout: 'beside',
        title: t('Let them choose', 'ให้เขาได้เลือกในสิ่งที่ใช่'),
        text: t(
          'A card of ฿100 to ฿10,000, sent by email on the day you choose. Valid online and in every branch.',
          'บัตรมูลค่า ฿100–฿10,000 ส่งทางอีเมลในวันที่คุณเลือก ใช้ได้ทั้งออนไลน์และหน้าร้าน',
        ),
        picture: 'card-birthday',
      },
      {
        type: 'form',
        form: 'gift_card',
        title: t('Buy a gift card', 'ซื้อบัตรของขวัญ'),
        text: t(
          'Choose the design, value and delivery date. For someone special, or for yourself.',
          'เลือกแบบ มูลค่า และวันที่ส่ง จะมอบให้คนพิเศษหรือซื้อไว้ใช้เองก็ได้',
        ),
      },
      {
        type: 'form',
        form: 'gift_card_balance',
        title: t('Check your balance', 'เช็กยอดคงเหลือในบัตร'),
        text: t(
          'The code and PIN are in the email, or on the card and under its scratch panel. This page stores neither.',
          'รหัสและ PIN อยู่ในอีเมล หรือบนบัตรและใต้แถบขูด หน้านี้ไม่เก็บข้อมูลทั้งสองอย่าง',
        ),
      },
      {
        type: 'steps',
        title: t('How to use a gift card', 'วิธีใช้บัตรของขวัญ'),
        items: [
          step(
            t('Fill your cart', 'เลือกสินค้าลงตะกร้า'),
            t('Anything you like, including medicines.', 'เลือกได้ทุกอย่าง รวมถึงยา'),
          ),
          step(
            t('Open “Gift cards” at checkout', 'เปิดหัวข้อ “บัตรของขวัญ” ในหน้าชำระเงิน'),
            t(
              'Enter code and PIN. You can combine several cards.',
              'กรอกรหัสและ PIN ใช้หลายใบพร้อมกันได้',
            ),
          ),
          step(
            t('Pay the rest, if any', 'ชำระส่วนที่เหลือ (ถ้ามี)'),
            t('Any remaining balance stays on the card.', 'ยอดที่ใช้ไม่หมดยังอยู่ในบัตรสำหรับครั้งต่อไป'),
          ),
        ],
      },
      {
        ...faq(
          t('Good to know', 'เรื่องที่ควรรู้'),
          qa(
            t('What if I cancel an order paid by gift card?', 'ยกเลิกคำสั่งซื้อที่จ่ายด้วยบัตร จะได้เงินคืนไหม'),
            t('The amount returns to the same card at once.', 'ยอดเงินจะคืนเข้าบัตรใบเดิมทันที'),
          ),
          qa(
            t('What if I lose my card?', 'บัตรหายทำอย่างไร'),
            t(
              'A gift card is like cash: anyone with the code and PIN can spend it. Call us at once and have the receipt ready.',
              'บัตรใช้แทนเงินสด ผู้ที่มีรหัสและ PIN ใช้ได้ทันที หากบัตรหายโปรดโทรแจ้งเราโดยเร็วพร้อมใบเสร็จ',
            ),
          ),
          qa(
            t('What if I change my mind?', 'ซื้อแล้วเปลี่ยนใจได้ไหม'),
            t(
              'Cancel it in your orders within an hour of paying, if nothing has been spent, and we refund you.',
              'ยกเลิกได้ที่หน้าคำสั่งซื้อภายใน 1 ชั่วโมงหลังชำระเงิน หากยังไม่มีการใช้บัตร เราจะคืนเงินให้',
            ),
          ),
          qa(
            t(
              'Can I buy one with coupons, coins or another card?',
              'ใช้คูปอง คอย\u2060น์ หรือบัตรของขวัญอื่นซื้อได้ไหม',
            ),
            t(
              'No, only with a bank card, TrueMoney or PromptPay. Buying one earns no coins; spending it does.',
              'ไม่ได้ ชำระได้ด้วยบัตรธนาคาร ทรูมันนี่ หรือพร้อมเพย์ การซื้อบัตรไม่ได้รับคอย\u2060น์ แต่ได้รับเมื่อใช้บัตรซื้อสินค้า',
            ),
          ),
        ),
        layout: 'columns',
      },
      terms(
        [
          'A card is valid until the date on it, at least two years after purchase.',
          'บัตรใช้ได้ถึงวันที่ระบุบนบัตร อย่างน้อย 2 ปีนับจากวันที่ซื้อ',
        ],
        ['It cannot be exchanged for cash.', 'แลกคืนเป็นเงินสดไม่ได้'],
        ['A code can be checked up to ten times an hour.', 'กรอกรหัสผิดได้ไม่เกิน 10 ครั้งต่อชั่วโมง'],
      ),
      {
        type: 'callToAction',
        tone: 'strong',
        title: t('Just a few kind words?', 'อยากส่งแค่ความรู้สึกดีๆ'),
        text: t('Send a free e-card in the same designs.', 'ส่งอีการ์ดลายเดียวกันได้ฟรี'),
        action: action('E-cards', 'อีการ์ด', '/e-cards'),
      },
      {
        type: 'callToAction',
        tone: 'calm',
        title: t('Find a branch', 'ค้นหาสาขา'),
        text: t('40 branches, from Chiang Rai to Hat Yai.', '40 สาขา ตั้งแต่เชียงรายถึงหาดใหญ่'),
        action: action('All branches', 'ดูสาขาทั้งหมด', '/branches'),
      },
    ],
  },
];
