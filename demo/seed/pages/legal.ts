import { action, feature, h, note, p, step, t, ul, type PageSeed } from './kit.ts';

export const legalPages: readonly PageSeed[] = [
  {
    path: '/term-online',
    template: 'legal',
    title: t('Terms of the online shop', 'ข้อกำหนดการซื้อสินค้าออนไลน์'),
    description: t(
      'How a purchase comes about, what prices include, delivery, cancellation, returns and medicines.',
      'การสั่งซื้อ ราคา การจัดส่ง การยกเลิก การคืนสินค้า และข้อกำหนดเกี่ยวกับยา',
    ),
    picture: 'topic-delivery',
    blocks: [
      h('1. Who sells', '1. ผู้ขาย'),
      p(
        'The seller is Arun Health and Beauty Co., Ltd., 99 Rama IV Road, Silom, Bang Rak, Bangkok 10500, tax id 0105561000003. These terms apply to everything ordered on this site and in our app.',
        'ผู้ขายคือ บริษัท อรุณ เฮลท์ แอนด์ บิวตี้ จำกัด 99 ถ. พระรามที่ 4 แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10500 เลขประจำตัวผู้เสียภาษี 0105561000003 ข้อกำหนดนี้ใช้กับการสั่งซื้อทั้งหมดผ่านเว็บไซต์และแอปของเรา',
      ),
      h('2. Orders', '2. การสั่งซื้อ'),
      p(
        'With “Place order” you offer to buy at the total that is shown. The purchase is made when the payment has succeeded, or when we confirm cash on delivery. Goods of an unpaid order are held for 15 minutes with PromptPay QR and for 30 minutes with other ways to pay.',
        'การกด “สั่งซื้อ” ถือเป็นการเสนอซื้อตามยอดรวมที่แสดง สัญญาซื้อขายเกิดขึ้นเมื่อชำระเงินสำเร็จ หรือเมื่อเรายืนยันการเก็บเงินปลายทาง สินค้าในคำสั่งซื้อที่ยังไม่ชำระจะถูกจองไว้ 15 นาทีสำหรับคิวอาร์พร้อมเพย์ และ 30 นาทีสำหรับช่องทางอื่น',
      ),
      p(
        'Some products have a limit a person, so that there is enough for everybody. We may refuse orders that go round it or that are plainly meant for resale.',
        'สินค้าบางรายการจำกัดจำนวนต่อคนเพื่อให้มีของพอสำหรับทุกคน เราอาจปฏิเสธคำสั่งซื้อที่พยายามเลี่ยงข้อจำกัดหรือซื้อเพื่อขายต่อ',
      ),
      h('3. Prices and promotions', '3. ราคาและโปรโมชัน'),
      ul(
        ['Prices are in baht and include value-added tax.', 'ราคาเป็นเงินบาทและรวมภาษีมูลค่าเพิ่มแล้ว'],
        [
          'You pay the lowest of list, promotion, member and flash price that holds at the moment of the order. Pharmacist medicines cost their list price.',
          'คุณจ่ายราคาต่ำสุดระหว่างราคาปกติ ราคาโปรโมชัน ราคาสมาชิก และราคาแฟลชเซล ณ เวลาที่สั่งซื้อ ส่วนยาที่จ่ายโดยเภสัชกรขายตามราคาปกติ',
        ],
        [
          'Home delivery costs ฿40 and is free from ฿699 of goods after discounts. Pick-up at a branch is free.',
          'ค่าจัดส่ง ฿40 ส่งฟรีเมื่อค่าสินค้าหลังหักส่วนลดครบ ฿699 รับที่สาขาไม่มีค่าใช้จ่าย',
        ],
        [
          'One coupon of the shop, one for delivery and one made of coins may be used together.',
          'ใช้คูปองร้านค้า คูปองส่งฟรี และคูปองจากคอย\u2060น์ร่วมกันได้อย่างละ 1 ใบ',
        ],
      ),
      h('4. Delivery and collection', '4. การจัดส่งและการรับสินค้า'),
      p(
        'Parcels usually arrive 2 to 3 days after the payment. Goods for a branch are handed to whoever shows the pick-up code. If a branch cannot give you the goods you choose another branch at the same price or get your money back.',
        'พัสดุมักถึงภายใน 2–3 วันหลังชำระเงิน สินค้าที่รับที่สาขาจะส่งมอบให้ผู้ที่แสดงรหัสรับสินค้า หากสาขาไม่มีสินค้า คุณเลือกสาขาอื่นได้ในราคาเดิมหรือรับเงินคืน',
      ),
      h('5. Cancellation', '5. การยกเลิก'),
      p(
        'You may cancel within one hour after the payment, or the confirmation of cash on delivery, as long as packing has not begun. Unpaid orders can be cancelled at any time.',
        'ยกเลิกได้ภายใน 1 ชั่วโมงหลังชำระเงินหรือหลังยืนยันการเก็บเงินปลายทาง หากยังไม่เริ่มแพ็กสินค้า คำสั่งซื้อที่ยังไม่ชำระยกเลิกได้ทุกเมื่อ',
      ),
      h('6. Returns', '6. การคืนสินค้า'),
      p(
        'Within 7 days after you received the goods you may return them, once an order. What you keep is priced anew by the rules of that order; you get back what you paid less that. Coins that the goods earned are taken back. Opened medicines and hygiene products are only taken back when they are faulty.',
        'คืนสินค้าได้ภายใน 7 วันหลังได้รับสินค้า คำสั่งซื้อละ 1 ครั้ง สินค้าที่เก็บไว้จะคิดราคาใหม่ตามเงื่อนไขของคำสั่งซื้อนั้น และเราคืนส่วนต่างจากยอดที่ชำระ คอย\u2060น์ที่ได้จากสินค้าจะถูกเรียกคืน ยาและสินค้าสุขอนามัยที่เปิดใช้แล้วรับคืนเฉพาะกรณีชำรุดบกพร่อง',
      ),
      h('7. Medicines', '7. ยา'),
      p(
        'Dangerous medicines are sold after a pharmacist has talked with you, in the quantity that the pharmacist approved, and are handed over by a pharmacist at a branch. They take part in no promotion.',
        'ยาอันตรายขายได้หลังปรึกษาเภสัชกร ตามจำนวนที่เภสัชกรอนุมัติ และส่งมอบโดยเภสัชกรที่สาขา โดยไม่ร่วมโปรโมชันใดๆ',
      ),
      note(
        'What stands here does not limit the rights that the law gives you as a consumer.',
        'ข้อกำหนดนี้ไม่จำกัดสิทธิของผู้บริโภคตามกฎหมาย',
      ),
    ],
  },
  {
    path: '/term',
    template: 'legal',
    title: t('Terms of use', 'ข้อกำหนดการใช้งาน'),
    description: t(
      'What you may expect of this site, and what we ask of those who use it.',
      'สิ่งที่คุณคาดหวังได้จากเว็บไซต์นี้ และสิ่งที่เราขอจากผู้ใช้งาน',
    ),
    picture: 'topic-new-service',
    blocks: [
      h('What stands on this site', 'เนื้อหาบนเว็บไซต์'),
      p(
        'We describe products as their makers and our pharmacists know them, and check prices and stock before you pay. Articles are general information; they do not replace the advice of a doctor or pharmacist who knows you.',
        'เราให้ข้อมูลสินค้าตามที่ผู้ผลิตและเภสัชกรของเราทราบ และตรวจสอบราคากับสต็อกก่อนที่คุณจะชำระเงิน บทความเป็นข้อมูลทั่วไป ไม่ใช่คำแนะนำแทนแพทย์หรือเภสัชกรที่รู้จักอาการของคุณ',
      ),
      h('Your account', 'บัญชีของคุณ'),
      p(
        'You sign in with your phone number. Keep one-time passwords to yourself; we never ask for them by phone or chat. Tell us at once when your number changes hands.',
        'คุณเข้าสู่ระบบด้วยเบอร์โทรศัพท์ โปรดเก็บรหัส OTP ไว้กับตัว เราไม่ขอรหัสนี้ทางโทรศัพท์หรือแชต หากเปลี่ยนเจ้าของเบอร์กรุณาแจ้งเราทันที',
      ),
      h('Reviews', 'รีวิวสินค้า'),
      p(
        'Write about what you bought and used yourself. We take down what is insulting, advertises something else or gives medical advice.',
        'รีวิวจากประสบการณ์ใช้จริงของคุณ เราจะลบข้อความที่หยาบคาย โฆษณาสินค้าอื่น หรือให้คำแนะนำทางการแพทย์',
      ),
      h('Pictures and texts', 'รูปภาพและข้อความ'),
      p(
        'They belong to us or our partners. Share links as you like; ask before you copy more.',
        'เป็นลิขสิทธิ์ของเราหรือพันธมิตร แชร์ลิงก์ได้ตามสบาย หากต้องการนำเนื้อหาไปใช้กรุณาขออนุญาตก่อน',
      ),
    ],
  },
  {
    path: '/term-arun-card',
    template: 'legal',
    title: t('Terms of the Arun Card', 'ข้อกำหนดบัตรอรุณการ์ด'),
    description: t(
      'Membership, member prices, coins and coupons: what holds for everybody with a card.',
      'สมาชิกภาพ ราคาสมาชิก คอย\u2060น์ และคูปอง สำหรับผู้ถือบัตรทุกคน',
    ),
    picture: 'topic-members',
    blocks: [
      h('Membership', 'การเป็นสมาชิก'),
      p(
        'The card is free. Whoever signs in for the first time gets a member code of 12 digits; it belongs to one person and one phone number.',
        'สมัครฟรี ผู้ที่เข้าสู่ระบบครั้งแรกจะได้รับรหัสสมาชิก 12 หลัก ใช้ได้เฉพาะบุคคลและหนึ่งเบอร์โทรศัพท์',
      ),
      h('Coins', 'คอย\u2060น์'),
      ul(
        [
          'One coin for every ฿25 of goods after discounts, credited when the order has arrived or was collected.',
          'รับ 1 คอย\u2060น์ทุกค่าสินค้า ฿25 หลังหักส่วนลด โดยได้รับเมื่อสินค้าถึงมือหรือรับที่สาขาแล้ว',
        ],
        ['5 coins are worth ฿1.', '5 คอย\u2060น์มีมูลค่า ฿1'],
        [
          'Coins are turned into a coupon in steps of 5; the coupon is valid for 30 days and not for medicines.',
          'แลกคอย\u2060น์เป็นคูปองได้ครั้งละจำนวนที่หารด้วย 5 ลงตัว คูปองใช้ได้ 30 วันและใช้กับยาไม่ได้',
        ],
        [
          'Coins live until the end of the 365th day after they came; those that run out first are spent first.',
          'คอย\u2060น์มีอายุถึงสิ้นวันที่ 365 นับจากวันที่ได้รับ ระบบใช้คอย\u2060น์ที่ใกล้หมดอายุก่อน',
        ],
        ['Coins of goods that come back are taken back.', 'คอย\u2060น์ที่ได้จากสินค้าที่คืนจะถูกเรียกคืน'],
      ),
      h('Coupons', 'คูปอง'),
      p(
        'A coupon can be collected once a member and used once. Birthday coupons are for the month of your birthday. When an order is cancelled before it is sent, its coupons come back.',
        'คูปองเก็บได้สมาชิกละ 1 ใบและใช้ได้ครั้งเดียว คูปองวันเกิดใช้ได้ในเดือนเกิด หากคำสั่งซื้อถูกยกเลิกก่อนจัดส่ง คูปองจะกลับคืนมา',
      ),
      h('Changes', 'การเปลี่ยนแปลง'),
      p(
        'We announce changes of these terms 30 days ahead. Coins that you earned before keep their value.',
        'เราจะแจ้งการเปลี่ยนแปลงข้อกำหนดล่วงหน้า 30 วัน คอย\u2060น์ที่ได้รับไปแล้วยังคงมูลค่าเดิม',
      ),
    ],
  },
  {
    path: '/privacy',
    template: 'legal',
    title: t('Privacy policy', 'นโยบายความเป็นส่วนตัว'),
    description: t(
      'What we know about you, why, how long we keep it, and how you see, correct or delete it.',
      'ข้อมูลที่เราเก็บ เหตุผล ระยะเวลาที่เก็บ และสิทธิในการขอดู แก้ไข หรือลบข้อมูลของคุณ',
    ),
    picture: 'topic-pharmacist',
    blocks: [
      p(
        'We keep as little as a shop and a pharmacy can. This page says what, in plain words. It follows the Personal Data Protection Act (PDPA).',
        'เราเก็บข้อมูลเท่าที่ร้านค้าและร้านยาจำเป็นต้องใช้ หน้านี้อธิบายด้วยภาษาที่เข้าใจง่าย ตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล (PDPA)',
      ),
      {
        type: 'table',
        title: t('What we keep', 'ข้อมูลที่เราเก็บ'),
        head: [t('Data', 'ข้อมูล'), t('What for', 'เพื่ออะไร'), t('How long', 'นานเท่าไร')],
        rows: [
          [
            t('Phone number, member code', 'เบอร์โทรศัพท์ รหัสสมาชิก'),
            t('Signing in, your membership', 'เข้าสู่ระบบและสิทธิสมาชิก'),
            t('As long as you are a member', 'ตลอดที่เป็นสมาชิก'),
          ],
          [
            t('Addresses', 'ที่อยู่'),
            t('Deliveries and tax invoices', 'จัดส่งสินค้าและออกใบกำกับภาษี'),
            t('Until you delete them', 'จนกว่าคุณจะลบ'),
          ],
          [
            t('Orders and invoices', 'คำสั่งซื้อและใบกำกับภาษี'),
            t('Your purchases, returns, the tax office', 'การซื้อ การคืนสินค้า และกฎหมายภาษี'),
            t('5 years, as tax law wants', '5 ปีตามกฎหมายภาษี'),
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
        'They never reach us: you type them on the page of the payment provider.',
        'เราไม่ได้รับหมายเลขบัตรของคุณ เพราะคุณกรอกบนหน้าของผู้ให้บริการชำระเงินโดยตรง',
      ),
      h('Health', 'ข้อมูลสุขภาพ'),
      p(
        'What you tell a pharmacist stays with our pharmacists. It never reaches advertising or statistics.',
        'เรื่องที่คุณปรึกษาเภสัชกรอยู่กับเภสัชกรของเราเท่านั้น ไม่ถูกนำไปใช้เพื่อโฆษณาหรือสถิติ',
      ),
      h('Your rights', 'สิทธิของคุณ'),
      ul(
        ['See what we keep and get a copy', 'ขอดูและขอรับสำเนาข้อมูล'],
        ['Have it corrected', 'ขอแก้ไขข้อมูล'],
        [
          'Have it deleted, except what the law makes us keep',
          'ขอลบข้อมูล ยกเว้นส่วนที่กฎหมายกำหนดให้เก็บ',
        ],
        ['Withdraw a consent at any time', 'ถอนความยินยอมได้ทุกเมื่อ'],
      ),
      p(
        'Call 1800-000-278 or write to our head office, attention of the data protection officer. We answer within 30 days.',
        'โทร 1800-000-278 หรือเขียนถึงเจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคลที่สำนักงานใหญ่ เราตอบภายใน 30 วัน',
      ),
    ],
  },
  {
    path: '/download-form',
    template: 'page',
    title: t('Personal data request form', 'แบบคำขอใช้สิทธิข้อมูลส่วนบุคคล'),
    description: t(
      'Ask for a copy of your data, have it corrected or erased, or withdraw a consent: the form as a PDF that you fill in on screen or on paper.',
      'ขอสำเนา แก้ไข ลบข้อมูล หรือถอนความยินยอม ดาวน์โหลดแบบฟอร์ม PDF กรอกบนหน้าจอหรือพิมพ์ออกมาเขียนได้',
    ),
    picture: 'topic-members',
    blocks: [
      p(
        'Under the Personal Data Protection Act B.E. 2562 (2019) you decide what happens to your data. Fill in the form on screen or print it; it is free.',
        'พระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 ให้สิทธิคุณเลือกได้ว่าจะให้เราทำอะไรกับข้อมูลของคุณ กรอกแบบฟอร์มบนหน้าจอหรือพิมพ์ออกมาเขียนก็ได้ ไม่มีค่าใช้จ่าย',
      ),
      {
        type: 'downloads',
        title: t('The form', 'แบบฟอร์ม'),
        items: [
          {
            name: t('Form in Thai', 'แบบฟอร์มภาษาไทย'),
            about: t('PDF, 2 pages, can be filled in', 'PDF 2 หน้า กรอกบนหน้าจอได้'),
            file: '/forms/personal-data-request-th.pdf',
          },
          {
            name: t('Form in English', 'แบบฟอร์มภาษาอังกฤษ'),
            about: t('PDF, 2 pages, can be filled in', 'PDF 2 หน้า กรอกบนหน้าจอได้'),
            file: '/forms/personal-data-request-en.pdf',
          },
        ],
      },
      {
        type: 'features',
        layout: 'cards',
        title: t('What you can ask for', 'คุณขออะไรได้บ้าง'),
        items: [
          feature(
            'eye',
            t('See it', 'ขอดูและขอสำเนา'),
            t('A copy of your data, and where it comes from.', 'สำเนาข้อมูลของคุณ รวมถึงที่มาของข้อมูล'),
          ),
          feature(
            'check',
            t('Correct it', 'ขอแก้ไข'),
            t('Data that is wrong, old or not complete.', 'เมื่อข้อมูลไม่ถูกต้อง ไม่เป็นปัจจุบัน หรือไม่ครบถ้วน'),
          ),
          feature(
            'trash',
            t('Have it erased', 'ขอให้ลบ'),
            t(
              'What we no longer need. Invoices stay as long as tax law demands.',
              'เมื่อไม่จำเป็นต้องเก็บแล้ว ยกเว้นเอกสารภาษีที่กฎหมายให้เก็บรักษา',
            ),
          ),
          feature(
            'lock',
            t('Stop or object', 'ขอระงับหรือคัดค้าน'),
            t('A use of your data that you do not agree with.', 'เมื่อไม่เห็นด้วยกับการนำข้อมูลไปใช้'),
          ),
          feature(
            'package',
            t('Take it along', 'ขอโอนย้าย'),
            t(
              'Your data as a file, for you or another company.',
              'รับข้อมูลเป็นไฟล์ หรือให้โอนไปยังผู้ให้บริการอื่น',
            ),
          ),
          feature(
            'refresh',
            t('Withdraw a consent', 'ขอถอนความยินยอม'),
            t(
              'At any time; what was done before stays lawful.',
              'ถอนได้ทุกเมื่อ โดยไม่กระทบสิ่งที่ทำไปก่อนหน้า',
            ),
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
              'At any branch, or by post to Arun Health and Beauty Co., Ltd., 99 Rama IV Road, Silom, Bang Rak, Bangkok 10500.',
              'ที่สาขาใดก็ได้ หรือส่งไปรษณีย์ถึง บริษัท อรุณ เฮลท์ แอนด์ บิวตี้ จำกัด 99 ถ. พระรามที่ 4 แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10500',
            ),
          ),
          step(
            t('Hear from us', 'รอรับคำตอบ'),
            t(
              'Within 30 days after we have everything. Where we cannot do what you ask, we say why.',
              'ภายใน 30 วันนับจากวันที่ได้รับเอกสารครบ หากทำตามคำขอไม่ได้ เราจะแจ้งเหตุผล',
            ),
          ),
        ],
      },
      {
        type: 'callToAction',
        tone: 'calm',
        title: t('What we do with your data', 'เราใช้ข้อมูลของคุณอย่างไร'),
        text: t('What we keep, why and for how long.', 'เราเก็บข้อมูลอะไร เพื่ออะไร และนานแค่ไหน'),
        action: action('Privacy policy', 'นโยบายความเป็นส่วนตัว', '/privacy'),
      },
    ],
  },
];
