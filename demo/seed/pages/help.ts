import { action, faq, feature, qa, t, type PageSeed } from './kit.ts';

export const helpPages: readonly PageSeed[] = [
  {
    path: '/faq',
    template: 'page',
    title: t('Questions and answers', 'คำถามที่พบบ่อย'),
    description: t(
      'Ordering, delivery, pick-up, returns, coins, gift cards and medicines: what shoppers ask us most, answered.',
      'รวมคำตอบเรื่องการสั่งซื้อ จัดส่ง รับที่สาขา คืนสินค้า คอย\u2060น์ บัตรของขวัญ และการซื้อยา',
    ),
    picture: 'topic-new-service',
    blocks: [
      faq(
        t('Ordering and paying', 'การสั่งซื้อและชำระเงิน'),
        qa(
          t('Do I need an account to order?', 'ต้องสมัครสมาชิกก่อนสั่งซื้อไหม'),
          t(
            'Looking around needs none. To order you sign in with your phone number and a one-time password; that makes you a member on the spot, without a form to fill in.',
            'เลือกดูสินค้าได้เลยโดยไม่ต้องสมัคร เมื่อจะสั่งซื้อ เพียงเข้าสู่ระบบด้วยเบอร์โทรศัพท์และรหัส OTP ก็เป็นสมาชิกทันที ไม่ต้องกรอกแบบฟอร์ม',
          ),
        ),
        qa(
          t('How can I pay?', 'ชำระเงินได้ทางไหนบ้าง'),
          t(
            'By credit or debit card, TrueMoney Wallet, PromptPay QR, or cash on delivery for home deliveries up to ฿20,000 without pharmacist medicines. Gift cards pay all or part of an order.',
            'ชำระด้วยบัตรเครดิตหรือเดบิต ทรูมันนี่ วอลเล็ท คิวอาร์พร้อมเพย์ หรือเก็บเงินปลายทาง (เฉพาะจัดส่งถึงบ้าน ยอดไม่เกิน ฿20,000 และไม่มียาที่จ่ายโดยเภสัชกร) ใช้บัตรของขวัญจ่ายทั้งหมดหรือบางส่วนได้',
          ),
        ),
        qa(
          t('How long is an unpaid order kept?', 'สั่งแล้วยังไม่จ่าย เก็บสินค้าให้นานแค่ไหน'),
          t(
            '15 minutes with PromptPay QR and 30 minutes with cards and TrueMoney. After that the order expires and your coupons, coins and gift cards are free again.',
            'คิวอาร์พร้อมเพย์ 15 นาที บัตรและทรูมันนี่ 30 นาที หลังจากนั้นคำสั่งซื้อจะหมดอายุ และคูปอง คอย\u2060น์ บัตรของขวัญจะกลับมาใช้ได้อีก',
          ),
        ),
        qa(
          t('Can I cancel an order?', 'ยกเลิกคำสั่งซื้อได้ไหม'),
          t(
            'Within one hour after you paid, as long as packing has not begun: open the order and choose “Cancel order”. Unpaid orders can be cancelled at any time. Money, coupons, coins and gift cards come back.',
            'ยกเลิกได้ภายใน 1 ชั่วโมงหลังชำระเงิน หากยังไม่เริ่มแพ็กสินค้า โดยเปิดคำสั่งซื้อแล้วเลือก “ยกเลิกคำสั่งซื้อ” ส่วนคำสั่งซื้อที่ยังไม่ชำระยกเลิกได้ทุกเมื่อ เงิน คูปอง คอย\u2060น์ และบัตรของขวัญจะได้คืน',
          ),
        ),
        qa(
          t('How do I get a tax invoice?', 'ขอใบกำกับภาษีได้อย่างไร'),
          t(
            'Choose “tax invoice” while you check out, or ask for it on the page of a paid order. You need a tax id of 13 digits; companies also say head office or branch number.',
            'เลือก “ขอใบกำกับภาษี” ตอนชำระเงิน หรือขอจากหน้าคำสั่งซื้อที่ชำระแล้ว โดยใช้เลขประจำตัวผู้เสียภาษี 13 หลัก นิติบุคคลระบุสำนักงานใหญ่หรือเลขที่สาขาด้วย',
          ),
        ),
      ),
      faq(
        t('Delivery and pick-up', 'จัดส่งและรับที่สาขา'),
        qa(
          t('What does delivery cost?', 'ค่าจัดส่งเท่าไร'),
          t(
            '฿40, and nothing from ฿699 of goods after all discounts. Picking up at a branch is free.',
            'ค่าจัดส่ง ฿40 ส่งฟรีเมื่อค่าสินค้าหลังหักส่วนลดครบ ฿699 และรับที่สาขาฟรีเสมอ',
          ),
        ),
        qa(
          t('When does my parcel come?', 'กี่วันถึงได้รับสินค้า'),
          t(
            'Usually 2 to 3 days after we received your payment. The order page shows the courier, the tracking number and where the parcel is.',
            'ปกติ 2–3 วันหลังชำระเงิน ดูชื่อขนส่ง เลขพัสดุ และสถานะล่าสุดได้ที่หน้าคำสั่งซื้อ',
          ),
        ),
        qa(
          t('How does picking up at a branch work?', 'รับสินค้าที่สาขาต้องทำอย่างไร'),
          t(
            'Choose a branch that has your goods and pay. We tell you when they are ready; show the pick-up code of 6 letters and digits at the counter.',
            'เลือกสาขาที่มีสินค้าแล้วชำระเงิน เมื่อสินค้าพร้อมเราจะแจ้งให้ทราบ แสดงรหัสรับสินค้า 6 หลักที่เคาน์เตอร์ได้เลย',
          ),
        ),
        qa(
          t('What if the branch cannot give me the goods?', 'ถ้าสาขาไม่มีสินค้าจะทำอย่างไร'),
          t(
            'Then you choose another branch at the same price, or cancel and get all of your money back.',
            'เลือกรับที่สาขาอื่นได้ในราคาเดิม หรือยกเลิกแล้วรับเงินคืนเต็มจำนวน',
          ),
        ),
      ),
      faq(
        t('Returns and refunds', 'คืนสินค้าและคืนเงิน'),
        qa(
          t('How long may I return something?', 'คืนสินค้าได้ภายในกี่วัน'),
          t(
            'Within 7 days after delivery or collection, once an order: damaged, wrong or expired goods, an allergy, or another reason that you tell us. Start it on the order page.',
            'คืนได้ภายใน 7 วันหลังได้รับสินค้า คำสั่งซื้อละ 1 ครั้ง กรณีสินค้าเสียหาย ผิดรายการ หมดอายุ แพ้ผลิตภัณฑ์ หรือเหตุผลอื่น เริ่มได้จากหน้าคำสั่งซื้อ',
          ),
        ),
        qa(
          t('When is my money back?', 'ได้เงินคืนเมื่อไร'),
          t(
            'We send it back the way you paid as soon as the goods are checked; banks take a few days more. Cash on delivery is refunded to your account.',
            'เราคืนเงินทางช่องทางที่ชำระทันทีที่ตรวจรับสินค้าแล้ว ธนาคารอาจใช้เวลาเพิ่มอีกไม่กี่วัน กรณีเก็บเงินปลายทาง เราโอนคืนเข้าบัญชีของคุณ',
          ),
        ),
      ),
      faq(
        t('Membership, coins and coupons', 'สมาชิก คอย\u2060น์ และคูปอง'),
        qa(
          t('How do I earn coins and what are they worth?', 'คอย\u2060น์ได้มาอย่างไร และมีมูลค่าเท่าไร'),
          t(
            'One coin for every ฿25 of goods, when your order has arrived. 5 coins are ฿1 of discount, on everything but medicines.',
            'รับ 1 คอย\u2060น์ทุกค่าสินค้า ฿25 เมื่อได้รับสินค้าแล้ว 5 คอย\u2060น์แลกส่วนลดได้ ฿1 ใช้ได้กับทุกสินค้ายกเว้นยา',
          ),
        ),
        qa(
          t('Do coins expire?', 'คอย\u2060น์หมดอายุไหม'),
          t(
            'After 365 days. A coupon made of coins is valid for 30 days.',
            'คอย\u2060น์มีอายุ 365 วัน ส่วนคูปองที่แลกจากคอย\u2060น์ใช้ได้ 30 วัน',
          ),
        ),
        qa(
          t('Can I use several coupons at once?', 'ใช้หลายคูปองพร้อมกันได้ไหม'),
          t(
            'One of the shop, one for delivery and one made of coins. The cart finds the best combination for you.',
            'ใช้คูปองร้านค้า คูปองส่งฟรี และคูปองจากคอย\u2060น์ได้อย่างละ 1 ใบ ระบบในตะกร้าจะเลือกชุดที่คุ้มที่สุดให้',
          ),
        ),
      ),
      faq(
        t('Medicines and our pharmacists', 'ยาและเภสัชกร'),
        qa(
          t('Why can I not put some medicines into the cart?', 'ทำไมยาบางตัวหยิบใส่ตะกร้าไม่ได้'),
          t(
            'Dangerous medicines may only be sold after a pharmacist has talked with you. They are collected at a branch, from a pharmacist, and no promotion, coupon or coin applies to them.',
            'ยาอันตรายขายได้หลังปรึกษาเภสัชกรแล้วเท่านั้น รับยาจากเภสัชกรที่สาขา และไม่ร่วมโปรโมชัน คูปอง หรือคอย\u2060น์',
          ),
        ),
        qa(
          t('Who answers my questions about medicine?', 'ใครเป็นผู้ตอบคำถามเรื่องยา'),
          t(
            'Licensed pharmacists, in Thai and English. The page “Our pharmacists” shows who is on duty and when. In an emergency call 1669.',
            'เภสัชกรที่มีใบอนุญาต ให้คำปรึกษาทั้งภาษาไทยและอังกฤษ ดูผู้ที่กำลังเข้าเวรได้ที่หน้าเภสัชกร กรณีฉุกเฉินโทร 1669',
          ),
        ),
      ),
    ],
  },
  {
    path: '/contact-us',
    template: 'page',
    title: t('Contact us', 'ติดต่อเรา'),
    description: t(
      'Call us, ask a pharmacist or visit a branch: all the ways to reach us and when somebody is there.',
      'โทรหาเรา ปรึกษาเภสัชกร หรือแวะมาที่สาขา รวมทุกช่องทางติดต่อพร้อมเวลาให้บริการ',
    ),
    picture: 'pharmacist-counter',
    blocks: [
      {
        type: 'features',
        layout: 'cards',
        items: [
          feature(
            'phone',
            t('Call center 1800-000-278', 'คอลเซ็นเตอร์ 1800-000-278'),
            t(
              'Every day from 8 am to 10 pm, free of charge: orders, deliveries, returns, your membership.',
              'โทรฟรีทุกวัน 8.00–22.00 น. เรื่องคำสั่งซื้อ การจัดส่ง คืนสินค้า และสมาชิก',
            ),
          ),
          feature(
            'pill',
            t('Pharmacists', 'เภสัชกร'),
            t(
              'Monday to Friday from 8 am to 10 pm, weekends from 9 am to 9 pm: questions about medicines and symptoms.',
              'จันทร์ถึงศุกร์ 8.00–22.00 น. เสาร์อาทิตย์ 9.00–21.00 น. ปรึกษาเรื่องยาและอาการเจ็บป่วย',
            ),
          ),
          feature(
            'store',
            t('Branches', 'สาขา'),
            t(
              '40 branches from Chiang Rai to Hat Yai, most of them with a pharmacist behind the counter.',
              '40 สาขาตั้งแต่เชียงรายถึงหาดใหญ่ ส่วนใหญ่มีเภสัชกรประจำ',
            ),
          ),
          feature(
            'home',
            t('Head office', 'สำนักงานใหญ่'),
            t(
              'Arun Health and Beauty Co., Ltd., 99 Rama IV Road, Silom, Bang Rak, Bangkok 10500',
              'บริษัท อรุณ เฮลท์ แอนด์ บิวตี้ จำกัด 99 ถ. พระรามที่ 4 แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10500',
            ),
          ),
        ],
      },
      {
        type: 'form',
        form: 'contact',
        picture: 'pharmacist-counter',
        title: t('Write to us', 'ส่งข้อความถึงเรา'),
        text: t(
          'We answer within 24 hours, by phone or email as you like. Please do not write about symptoms or medicines here: ask a pharmacist.',
          'ทีมงานจะติดต่อกลับภายใน 24 ชั่วโมง ทางโทรศัพท์หรืออีเมลที่คุณแจ้งไว้ หากเป็นเรื่องอาการเจ็บป่วยหรือยา โปรดปรึกษาเภสัชกรโดยตรง',
        ),
      },
      {
        type: 'callToAction',
        tone: 'calm',
        title: t('Perhaps it is answered already', 'อาจมีคำตอบอยู่แล้ว'),
        text: t(
          'Delivery, refunds, coins, medicines: the questions we hear most.',
          'จัดส่ง คืนเงิน คอย\u2060น์ ยา รวมคำถามที่ถามกันบ่อยที่สุด',
        ),
        action: action('Questions and answers', 'คำถามที่พบบ่อย', '/faq'),
      },
    ],
  },
  {
    path: '/download',
    template: 'page',
    title: t('The shop on your phone', 'ช้อปบนมือถือ'),
    description: t(
      'Put the shop on your home screen: one tap to reorder, your member card and what your order is doing.',
      'เพิ่มร้านไว้บนหน้าจอมือถือ แตะเดียวก็สั่งซ้ำ เปิดบัตรสมาชิก และติดตามคำสั่งซื้อได้',
    ),
    picture: 'topic-new-service',
    blocks: [
      {
        type: 'steps',
        title: t('On an iPhone or iPad', 'บน iPhone หรือ iPad'),
        items: [
          {
            title: t('Open the shop in Safari', 'เปิดร้านด้วย Safari'),
            text: t('Go to our home page.', 'ไปที่หน้าแรกของเรา'),
          },
          {
            title: t('Tap “Share”', 'แตะปุ่ม “แชร์”'),
            text: t('The square with the arrow, below or above the page.', 'สัญลักษณ์สี่เหลี่ยมมีลูกศรชี้ขึ้น'),
          },
          {
            title: t('Choose “Add to Home Screen”', 'เลือก “เพิ่มไปยังหน้าจอโฮม”'),
            text: t(
              'Tap Add. Our icon appears with your apps.',
              'แตะ “เพิ่ม” แล้วไอคอนของเราจะอยู่รวมกับแอปของคุณ',
            ),
          },
        ],
      },
      {
        type: 'steps',
        title: t('On Android', 'บน Android'),
        items: [
          {
            title: t('Open the shop in Chrome', 'เปิดร้านด้วย Chrome'),
            text: t('Go to our home page.', 'ไปที่หน้าแรกของเรา'),
          },
          {
            title: t('Open the menu', 'เปิดเมนู'),
            text: t('The three dots in the upper corner.', 'จุดสามจุดที่มุมบน'),
          },
          {
            title: t('Choose “Add to Home screen”', 'เลือก “เพิ่มลงในหน้าจอหลัก”'),
            text: t(
              'Tap Add. Our icon appears with your apps.',
              'แตะ “เพิ่ม” แล้วไอคอนของเราจะอยู่รวมกับแอปของคุณ',
            ),
          },
        ],
      },
      {
        type: 'features',
        layout: 'list',
        title: t('What it does for you', 'สะดวกกว่าอย่างไร'),
        items: [
          feature(
            'refresh',
            t('Buy again', 'สั่งซ้ำ'),
            t(
              'The things that run out, in the cart with one tap.',
              'ของที่ใช้ประจำ ใส่ตะกร้าได้ในแตะเดียว',
            ),
          ),
          feature(
            'truck',
            t('Where is my order?', 'ของถึงไหนแล้ว'),
            t('Each step from packing to your door.', 'ดูได้ทุกขั้นตอนตั้งแต่แพ็กจนถึงหน้าบ้าน'),
          ),
        ],
      },
    ],
  },
];
