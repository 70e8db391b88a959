import { brand, brandPaths, seller } from '../../../lib/brand.ts';
import { action, feature, h, note, p, SELLER, step, t, ul, type PageSeed } from './kit.ts';

export const legalPages: readonly PageSeed[] = [
  {
    path: '/term-online',
    template: 'legal',
    title: t('Online shopping terms', 'ข้อกำหนดการซื้อสินค้าออนไลน์'),
    description: t(
      'Ordering, prices, delivery, cancellation, returns and medicines.',
      'การสั่งซื้อ ราคา การจัดส่ง การยกเลิก การคืนสินค้า และข้อกำหนดเกี่ยวกับยา',
    ),
    picture: 'topic-delivery',
    blocks: [
      h('1. Seller', '1. ผู้ขาย'),
      p(
        `The seller is ${SELLER.en}, tax ID ${seller.taxId}. These terms apply to all orders on this site and in our app.`,
        `ผู้ขายคือ ${SELLER.th} เลขประจำตัวผู้เสียภาษี ${seller.taxId} ข้อกำหนดนี้ใช้กับการสั่งซื้อทั้งหมดผ่านเว็บไซต์และแอปของเรา`,
      ),
      h('2. Orders', '2. การสั่งซื้อ'),
      p(
        'By pressing “Place order” you offer to buy at the total shown. The contract is concluded when your payment succeeds, or when we confirm cash on delivery. We hold the goods of an unpaid order for 15 minutes with PromptPay QR and 30 minutes with other payment methods.',
        'การกด “สั่งซื้อ” ถือเป็นการเสนอซื้อตามยอดรวมที่แสดง สัญญาซื้อขายเกิดขึ้นเมื่อชำระเงินสำเร็จ หรือเมื่อเรายืนยันการเก็บเงินปลายทาง สินค้าในคำสั่งซื้อที่ยังไม่ชำระจะถูกจองไว้ 15 นาทีสำหรับคิวอาร์พร้อมเพย์ และ 30 นาทีสำหรับช่องทางอื่น',
      ),
      p(
        'Some products have a limit per person, so that there is enough for everyone. We may refuse orders that circumvent the limit or are clearly meant for resale.',
        'สินค้าบางรายการจำกัดจำนวนต่อคนเพื่อให้มีของพอสำหรับทุกคน เราอาจปฏิเสธคำสั่งซื้อที่พยายามเลี่ยงข้อจำกัดหรือซื้อเพื่อขายต่อ',
      ),
      h('3. Prices and promotions', '3. ราคาและโปรโมชัน'),
      ul(
        ['Prices are in baht and include value-added tax.', 'ราคาเป็นเงินบาทและรวมภาษีมูลค่าเพิ่มแล้ว'],
        [
          'You pay the lowest of list, promotion, member and flash price at the time of the order. Pharmacist medicines cost their list price.',
          'คุณจ่ายราคาต่ำสุดระหว่างราคาปกติ ราคาโปรโมชัน ราคาสมาชิก และราคาแฟลชเซล ณ เวลาที่สั่งซื้อ ส่วนยาที่จ่ายโดยเภสัชกรขายตามราคาปกติ',
        ],
        [
          'Home delivery costs ฿40, or is free from ฿699 of goods after discounts. Pick-up at a branch is free.',
          'ค่าจัดส่ง ฿40 ส่งฟรีเมื่อค่าสินค้าหลังหักส่วนลดครบ ฿699 รับที่สาขาไม่มีค่าใช้จ่าย',
        ],
        [
          'One shop coupon, one free-delivery coupon and one coin coupon can be used together.',
          'ใช้คูปองร้านค้า คูปองส่งฟรี และคูปองจากคอย\u2060น์ร่วมกันได้อย่างละ 1 ใบ',
        ],
      ),
      h('4. Delivery and collection', '4. การจัดส่งและการรับสินค้า'),
      p(
        'Parcels usually arrive 2–3 days after payment. Branches hand orders to the person who shows the pick-up code. If a branch does not have the goods, you can choose another branch at the same price or get a refund.',
        'พัสดุมักถึงภายใน 2–3 วันหลังชำระเงิน สินค้าที่รับที่สาขาจะส่งมอบให้ผู้ที่แสดงรหัสรับสินค้า หากสาขาไม่มีสินค้า คุณเลือกสาขาอื่นได้ในราคาเดิมหรือรับเงินคืน',
      ),
      h('5. Cancellation', '5. การยกเลิก'),
      p(
        'You can cancel within one hour of payment, or of the confirmation of cash on delivery, if we have not started packing. Unpaid orders can be cancelled at any time.',
        'ยกเลิกได้ภายใน 1 ชั่วโมงหลังชำระเงินหรือหลังยืนยันการเก็บเงินปลายทาง หากยังไม่เริ่มแพ็กสินค้า คำสั่งซื้อที่ยังไม่ชำระยกเลิกได้ทุกเมื่อ',
      ),
      h('6. Returns', '6. การคืนสินค้า'),
      p(
        'You can return goods within 7 days of receiving them, once per order. The goods you keep are repriced under the terms of that order, and we refund the difference from what you paid. Coins earned with returned goods are deducted. Opened medicines and hygiene products can be returned only if faulty.',
        'คืนสินค้าได้ภายใน 7 วันหลังได้รับสินค้า คำสั่งซื้อละ 1 ครั้ง สินค้าที่เก็บไว้จะคิดราคาใหม่ตามเงื่อนไขของคำสั่งซื้อนั้น และเราคืนส่วนต่างจากยอดที่ชำระ คอย\u2060น์ที่ได้จากสินค้าจะถูกเรียกคืน ยาและสินค้าสุขอนามัยที่เปิดใช้แล้วรับคืนเฉพาะกรณีชำรุดบกพร่อง',
      ),
      h('7. Medicines', '7. ยา'),
      p(
        'Dangerous medicines are sold only after you have talked with a pharmacist, in the quantity the pharmacist approves, and handed over by a pharmacist at a branch. They are excluded from all promotions.',
        'ยาอันตรายขายได้หลังปรึกษาเภสัชกร ตามจำนวนที่เภสัชกรอนุมัติ และส่งมอบโดยเภสัชกรที่สาขา โดยไม่ร่วมโปรโมชันใดๆ',
      ),
      note(
        'These terms do not limit your statutory rights as a consumer.',
        'ข้อกำหนดนี้ไม่จำกัดสิทธิของผู้บริโภคตามกฎหมาย',
      ),
    ],
  },
  {
    path: '/term',
    template: 'legal',
    title: t('Terms of use', 'ข้อกำหนดการใช้งาน'),
    description: t(
      'What you can expect from this site, and what we ask of its users.',
      'สิ่งที่คุณคาดหวังได้จากเว็บไซต์นี้ และสิ่งที่เราขอจากผู้ใช้งาน',
    ),
    picture: 'topic-new-service',
    blocks: [
      h('Content of this site', 'เนื้อหาบนเว็บไซต์'),
      p(
        'Product information comes from manufacturers and our pharmacists. We check prices and stock before you pay. Articles are general information and do not replace advice from a doctor or pharmacist who knows you.',
        'เราให้ข้อมูลสินค้าตามที่ผู้ผลิตและเภสัชกรของเราทราบ และตรวจสอบราคากับสต็อกก่อนที่คุณจะชำระเงิน บทความเป็นข้อมูลทั่วไป ไม่ใช่คำแนะนำแทนแพทย์หรือเภสัชกรที่รู้จักอาการของคุณ',
      ),
      h('Your account', 'บัญชีของคุณ'),
      p(
        'You log in with your phone number. Keep one-time passwords to yourself; we never ask for them by phone or chat. Tell us at once if your number gets a new owner.',
        'คุณเข้าสู่ระบบด้วยเบอร์โทรศัพท์ โปรดเก็บรหัส OTP ไว้กับตัว เราไม่ขอรหัสนี้ทางโทรศัพท์หรือแชต หากเปลี่ยนเจ้าของเบอร์กรุณาแจ้งเราทันที',
      ),
      h('Reviews', 'รีวิวสินค้า'),
      p(
        'Write about products you bought and used yourself. We remove reviews that are insulting, advertise other products or give medical advice.',
        'รีวิวจากประสบการณ์ใช้จริงของคุณ เราจะลบข้อความที่หยาบคาย โฆษณาสินค้าอื่น หรือให้คำแนะนำทางการแพทย์',
      ),
      h('Pictures and texts', 'รูปภาพและข้อความ'),
      p(
        'They belong to us or our partners. Feel free to share links; ask us before copying anything else.',
        'เป็นลิขสิทธิ์ของเราหรือพันธมิตร แชร์ลิงก์ได้ตามสบาย หากต้องการนำเนื้อหาไปใช้กรุณาขออนุญาตก่อน',
      ),
    ],
  },
  {
    path: brandPaths.cardTerms,
    template: 'legal',
    title: t(`Terms of the ${brand.name} Card`, `ข้อกำหนดบัตร${brand.nameTh}การ์ด`),
    description: t(
      'Membership, member prices, coins and coupons, for all card holders.',
      'สมาชิกภาพ ราคาสมาชิก คอย\u2060น์ และคูปอง สำหรับผู้ถือบัตรทุกคน',
    ),
    picture: 'topic-members',
    blocks: [
      h('Membership', 'การเป็นสมาชิก'),
      p(
        'The card is free. At your first login you get a 12-digit member code, for one person and one phone number.',
        'สมัครฟรี ผู้ที่เข้าสู่ระบบครั้งแรกจะได้รับรหัสสมาชิก 12 หลัก ใช้ได้เฉพาะบุคคลและหนึ่งเบอร์โทรศัพท์',
      ),
      h('Coins', 'คอย\u2060น์'),
      ul(
        [
          'You earn one coin for every ฿25 of goods after discounts, credited once the order is delivered or collected.',
          'รับ 1 คอย\u2060น์ทุกค่าสินค้า ฿25 หลังหักส่วนลด โดยได้รับเมื่อสินค้าถึงมือหรือรับที่สาขาแล้ว',
        ],
        ['5 coins are worth ฿1.', '5 คอย\u2060น์มีมูลค่า ฿1'],
        [
          'Redeem coins in multiples of 5 for a coupon, valid for 30 days and not for medicines.',
          'แลกคอย\u2060น์เป็นคูปองได้ครั้งละจำนวนที่หารด้วย 5 ลงตัว คูปองใช้ได้ 30 วันและใช้กับยาไม่ได้',
        ],
        [
          'Coins expire at the end of the 365th day after you earned them; those that expire first are spent first.',
          'คอย\u2060น์มีอายุถึงสิ้นวันที่ 365 นับจากวันที่ได้รับ ระบบใช้คอย\u2060น์ที่ใกล้หมดอายุก่อน',
        ],
        ['Coins earned with returned goods are deducted.', 'คอย\u2060น์ที่ได้จากสินค้าที่คืนจะถูกเรียกคืน'],
      ),
      h('Coupons', 'คูปอง'),
      p(
        'Each member can collect and use a coupon once. Birthday coupons are for your birthday month. If an order is cancelled before it ships, its coupons are returned.',
        'คูปองเก็บได้สมาชิกละ 1 ใบและใช้ได้ครั้งเดียว คูปองวันเกิดใช้ได้ในเดือนเกิด หากคำสั่งซื้อถูกยกเลิกก่อนจัดส่ง คูปองจะกลับคืนมา',
      ),
      h('Changes', 'การเปลี่ยนแปลง'),
      p(
        'We announce changes to these terms 30 days ahead. Coins you have earned keep their value.',
        'เราจะแจ้งการเปลี่ยนแปลงข้อกำหนดล่วงหน้า 30 วัน คอย\u2060น์ที่ได้รับไปแล้วยังคงมูลค่าเดิม',
      ),
    ],
  },
  {
    path: '/privacy',
    template: 'legal',
    title: t('Privacy policy', 'นโยบายความเป็นส่วนตัว'),
    description: t(
      'What data we keep, why and for how long, and how to view, correct or delete it.',
      'ข้อมูลที่เราเก็บ เหตุผล ระยะเวลาที่เก็บ และสิทธิในการขอดู แก้ไข หรือลบข้อมูลของคุณ',
    ),
    picture: 'topic-pharmacist',
    blocks: [
      p(
        'We keep only the data that a shop and a pharmacy need. This page explains it in plain words, under the Personal Data Protection Act (PDPA).',
        'เราเก็บข้อมูลเท่าที่ร้านค้าและร้านยาจำเป็นต้องใช้ หน้านี้อธิบายด้วยภาษาที่เข้าใจง่าย ตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล (PDPA)',
      ),
      {
        type: 'table',
        title: t('What we keep', 'ข้อมูลที่เราเก็บ'),
        head: [t('Data', 'ข้อมูล'), t('Purpose', 'เพื่ออะไร'), t('How long', 'นานเท่าไร')],
        rows: [
          [
            t('Phone number, member code', 'เบอร์โทรศัพท์ รหัสสมาชิก'),
            t('Login and membership', 'เข้าสู่ระบบและสิทธิสมาชิก'),
            t('As long as you are a member', 'ตลอดที่เป็นสมาชิก'),
          ],
          [
            t('Addresses', 'ที่อยู่'),
            t('Deliveries and tax invoices', 'จัดส่งสินค้าและออกใบกำกับภาษี'),
            t('Until you delete them', 'จนกว่าคุณจะลบ'),
          ],
          [
            t('Orders and invoices', 'คำสั่งซื้อและใบกำกับภาษี'),
            t('Purchases, returns, tax law', 'การซื้อ การคืนสินค้า และกฎหมายภาษี'),
            t('5 years, as tax law requires', '5 ปีตามกฎหมายภาษี'),
          ],
          [
            t('Cookies for statistics and advertising', 'คุกกี้เพื่อสถิติและโฆษณา'),
            t('Improving the shop; only if you agree', 'พัฒนาเว็บไซต์ เฉพาะเมื่อคุณยินยอม'),
            t('365 days', '365 วัน'),
          ],
        ],
      },
      h('Card numbers', 'หมายเลขบัตร'),
      p(
        'We never receive them: you enter them on the payment provider’s page.',
        'เราไม่ได้รับหมายเลขบัตรของคุณ เพราะคุณกรอกบนหน้าของผู้ให้บริการชำระเงินโดยตรง',
      ),
      h('Health', 'ข้อมูลสุขภาพ'),
      p(
        'What you tell a pharmacist stays with our pharmacists. It is never used for advertising or statistics.',
        'เรื่องที่คุณปรึกษาเภสัชกรอยู่กับเภสัชกรของเราเท่านั้น ไม่ถูกนำไปใช้เพื่อโฆษณาหรือสถิติ',
      ),
      h('Your rights', 'สิทธิของคุณ'),
      ul(
        ['View your data and get a copy', 'ขอดูและขอรับสำเนาข้อมูล'],
        ['Have your data corrected', 'ขอแก้ไขข้อมูล'],
        [
          'Have your data deleted, except what the law requires us to keep',
          'ขอลบข้อมูล ยกเว้นส่วนที่กฎหมายกำหนดให้เก็บ',
        ],
        ['Withdraw your consent at any time', 'ถอนความยินยอมได้ทุกเมื่อ'],
      ),
      p(
        'Call 1800-000-278 or write to the data protection officer at our head office. We reply within 30 days.',
        'โทร 1800-000-278 หรือเขียนถึงเจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคลที่สำนักงานใหญ่ เราตอบภายใน 30 วัน',
      ),
    ],
  },
  {
    path: '/download-form',
    template: 'page',
    title: t('Personal data request form', 'แบบคำขอใช้สิทธิข้อมูลส่วนบุคคล'),
    description: t(
      'Request a copy of your data, have it corrected or erased, or withdraw consent: a PDF form to fill in on screen or on paper.',
      'ขอสำเนา แก้ไข ลบข้อมูล หรือถอนความยินยอม ดาวน์โหลดแบบฟอร์ม PDF กรอกบนหน้าจอหรือพิมพ์ออกมาเขียนได้',
    ),
    picture: 'topic-members',
    blocks: [
      p(
        'Under the Personal Data Protection Act B.E. 2562 (2019) you decide what happens to your data. Fill in the form on screen or print it. Requests are free.',
        'พระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 ให้สิทธิคุณเลือกได้ว่าจะให้เราทำอะไรกับข้อมูลของคุณ กรอกแบบฟอร์มบนหน้าจอหรือพิมพ์ออกมาเขียนก็ได้ ไม่มีค่าใช้จ่าย',
      ),
      {
        type: 'downloads',
        title: t('The form', 'แบบฟอร์ม'),
        items: [
          {
            name: t('Form in Thai', 'แบบฟอร์มภาษาไทย'),
            about: t('PDF, 2 pages, fillable', 'PDF 2 หน้า กรอกบนหน้าจอได้'),
            file: '/forms/personal-data-request-th.pdf',
          },
          {
            name: t('Form in English', 'แบบฟอร์มภาษาอังกฤษ'),
            about: t('PDF, 2 pages, fillable', 'PDF 2 หน้า กรอกบนหน้าจอได้'),
            file: '/forms/personal-data-request-en.pdf',
          },
        ],
      },
      {
        type: 'features',
        layout: 'cards',
        title: t('What you can request', 'คุณขออะไรได้บ้าง'),
        items: [
          feature(
            'eye',
            t('View it', 'ขอดูและขอสำเนา'),
            t('A copy of your data, and where it comes from.', 'สำเนาข้อมูลของคุณ รวมถึงที่มาของข้อมูล'),
          ),
          feature(
            'check',
            t('Correct it', 'ขอแก้ไข'),
            t(
              'Data that is wrong, outdated or incomplete.',
              'เมื่อข้อมูลไม่ถูกต้อง ไม่เป็นปัจจุบัน หรือไม่ครบถ้วน',
            ),
          ),
          feature(
            'trash',
            t('Have it erased', 'ขอให้ลบ'),
            t(
              'Data we no longer need. Tax documents are kept as long as the law requires.',
              'เมื่อไม่จำเป็นต้องเก็บแล้ว ยกเว้นเอกสารภาษีที่กฎหมายให้เก็บรักษา',
            ),
          ),
          feature(
            'lock',
            t('Stop or object', 'ขอระงับหรือคัดค้าน'),
            t('A use of your data you do not agree with.', 'เมื่อไม่เห็นด้วยกับการนำข้อมูลไปใช้'),
          ),
          feature(
            'package',
            t('Transfer it', 'ขอโอนย้าย'),
            t(
              'Your data as a file, for you or another company.',
              'รับข้อมูลเป็นไฟล์ หรือให้โอนไปยังผู้ให้บริการอื่น',
            ),
          ),
          feature(
            'refresh',
            t('Withdraw consent', 'ขอถอนความยินยอม'),
            t('At any time, without affecting earlier use.', 'ถอนได้ทุกเมื่อ โดยไม่กระทบสิ่งที่ทำไปก่อนหน้า'),
          ),
        ],
      },
      {
        type: 'steps',
        title: t('How it works', 'ขั้นตอน'),
        items: [
          step(
            t('Fill in and sign', 'กรอกและลงชื่อ'),
            t(
              'Enclose a copy of your ID card or passport, with religion and blood group crossed out.',
              'แนบสำเนาบัตรประชาชนหรือหนังสือเดินทาง โดยขีดฆ่าข้อมูลศาสนาและหมู่โลหิต',
            ),
          ),
          step(
            t('Hand it in', 'ยื่นแบบฟอร์ม'),
            t(
              `At any branch, or by post to ${SELLER.en}.`,
              `ที่สาขาใดก็ได้ หรือส่งไปรษณีย์ถึง ${SELLER.th}`,
            ),
          ),
          step(
            t('Get our answer', 'รอรับคำตอบ'),
            t(
              'Within 30 days of receiving all documents. If we cannot fulfil your request, we tell you why.',
              'ภายใน 30 วันนับจากวันที่ได้รับเอกสารครบ หากทำตามคำขอไม่ได้ เราจะแจ้งเหตุผล',
            ),
          ),
        ],
      },
      {
        type: 'callToAction',
        tone: 'calm',
        title: t('How we use your data', 'เราใช้ข้อมูลของคุณอย่างไร'),
        text: t('What data we keep, why and for how long.', 'เราเก็บข้อมูลอะไร เพื่ออะไร และนานแค่ไหน'),
        action: action('Privacy policy', 'นโยบายความเป็นส่วนตัว', '/privacy'),
      },
    ],
  },
];
