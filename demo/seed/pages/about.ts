import { brand, brandOrigin, brandPaths } from '../../../lib/brand.ts';
import { action, feature, h, p, t, ul, type PageSeed } from './kit.ts';

export const aboutPages: readonly PageSeed[] = [
  {
    path: brandPaths.about,
    template: 'page',
    title: t(`About ${brand.name}`, `รู้จัก${brand.nameTh}`),
    description: t(
      'A Thai health and beauty shop with pharmacists: what we sell, how we choose it and what we promise.',
      'ร้านสุขภาพและความงามของคนไทยที่มีเภสัชกรดูแล เราขายอะไร เลือกอย่างไร และสัญญาอะไรกับคุณ',
    ),
    picture: 'hero-dawn',
    blocks: [
      {
        type: 'hero',
        layout: 'over',
        over: t('About us', 'เกี่ยวกับเรา'),
        title: t('Good mornings start with good care', 'เช้าที่สดใส เริ่มจากการดูแลตัวเอง'),
        text: t(
          `${brandOrigin.en} We want you to start each day feeling well.`,
          `${brandOrigin.th} เราอยากให้ทุกเช้าของคุณเริ่มต้นด้วยความรู้สึกดี`,
        ),
        picture: 'hero-dawn',
      },
      {
        type: 'features',
        layout: 'cards',
        title: t('What you can count on', 'สิ่งที่คุณวางใจได้'),
        items: [
          feature(
            'pill',
            t('Pharmacists who listen', 'เภสัชกรที่รับฟัง'),
            t(
              'Licensed, on duty every day, and paid for advice, not for sales.',
              'มีใบอนุญาต ให้คำปรึกษาทุกวัน และแนะนำตามที่คุณจำเป็นจริงๆ',
            ),
          ),
          feature(
            'shield',
            t('Genuine, always', 'ของแท้ทุกชิ้น'),
            t(
              'Bought from manufacturers and importers, with registration numbers on the page.',
              'สั่งตรงจากผู้ผลิตและผู้นำเข้า พร้อมเลขทะเบียนบนหน้าสินค้า',
            ),
          ),
          feature(
            'tag',
            t('One honest price', 'ราคาที่ตรงไปตรงมา'),
            t(
              'The price you see is the price you pay. Old prices are ones we really charged.',
              'ราคาที่เห็นคือราคาที่จ่าย ราคาก่อนลดคือราคาที่เคยขายจริง',
            ),
          ),
          feature(
            'store',
            t('40 branches', '40 สาขา'),
            t(
              'From Chiang Rai to Hat Yai, with pick-up for online orders.',
              'ตั้งแต่เชียงรายถึงหาดใหญ่ สั่งออนไลน์แล้วรับที่สาขาได้',
            ),
          ),
        ],
      },
      h('How we choose', 'เราเลือกสินค้าอย่างไร'),
      p(
        'Before a product goes on the shelf, a pharmacist reads its ingredients and a buyer compares it with what we already have. If it is not better, gentler or cheaper, it stays out. If customers return it more than once in a hundred times, we review it.',
        'ก่อนขึ้นชั้น เภสัชกรอ่านส่วนผสมและฝ่ายจัดซื้อเทียบกับของที่มีอยู่ ถ้าไม่ดีกว่า อ่อนโยนกว่า หรือคุ้มกว่า เราไม่รับ สินค้าที่ลูกค้าคืนเกินหนึ่งในร้อยครั้งจะถูกนำมาทบทวนใหม่',
      ),
      {
        type: 'gallery',
        layout: 'strip',
        title: t('A day with us', 'หนึ่งวันกับเรา'),
        items: [
          {
            picture: 'topic-pharmacist',
            caption: t('Advice at the counter', 'ให้คำปรึกษาที่เคาน์เตอร์'),
          },
          { picture: 'topic-store-opening', caption: t('The doors open', 'เปิดร้านรับวันใหม่') },
          { picture: 'topic-delivery', caption: t('Parcels leave at noon', 'พัสดุรอบเที่ยง') },
          {
            picture: 'topic-sustainability',
            caption: t('Old medicines come back', 'รับคืนยาหมดอายุ'),
          },
        ],
      },
      h('Our own brands', 'แบรนด์ของเราเอง'),
      p(
        'Six brands exist only here, from everyday cotton pads to skin care made for humid days.',
        'มี 6 แบรนด์ที่หาได้เฉพาะที่นี่ ตั้งแต่สำลีแผ่นที่ใช้ทุกวันไปจนถึงสกินแคร์สำหรับอากาศร้อนชื้น',
      ),
      {
        type: 'callToAction',
        tone: 'strong',
        title: t(`Only at ${brand.name}`, `เฉพาะที่${brand.nameTh}`),
        text: t('Meet brands you will not find anywhere else.', 'พบกับแบรนด์ที่หาที่ไหนไม่ได้'),
        action: action('Our exclusive brands', 'แบรนด์เอ็กซ์คลูซีฟ', '/brands/exclusive'),
      },
    ],
  },
  {
    path: '/corporate-social-responsibility',
    template: 'page',
    title: t('People and planet', 'ความรับผิดชอบต่อสังคม'),
    description: t(
      'Old medicines, less packaging, training for carers: what we do and how far we have come.',
      'รับคืนยาเก่า ลดบรรจุภัณฑ์ อบรมผู้ดูแลผู้ป่วย สิ่งที่เราทำและทำไปถึงไหนแล้ว',
    ),
    picture: 'topic-sustainability',
    blocks: [
      {
        type: 'hero',
        layout: 'beside',
        title: t('A good pharmacy is a good neighbour', 'ร้านยาที่ดี ต้องดีกับเพื่อนบ้าน'),
        text: t(
          'Three things we work on because we can change them ourselves.',
          'สามเรื่องที่เราลงมือทำ เพราะเป็นเรื่องที่เราแก้ได้เอง',
        ),
        picture: 'topic-sustainability',
      },
      {
        type: 'features',
        layout: 'list',
        items: [
          feature(
            'trash',
            t('Bring back old medicines', 'รับคืนยาเก่าและยาหมดอายุ'),
            t(
              'Every branch takes back expired and leftover medicines for safe disposal, keeping antibiotics out of rivers.',
              'ทุกสาขารับยาหมดอายุและยาเหลือใช้ไปทำลายอย่างถูกวิธี เพื่อไม่ให้ยาปฏิชีวนะลงแม่น้ำลำคลอง',
            ),
          ),
          feature(
            'package',
            t('Boxes without empty space', 'กล่องที่ไม่มีที่ว่าง'),
            t(
              'Boxes are cut to fit and closed with paper tape. The filling is paper too.',
              'กล่องตัดพอดีกับสินค้า ปิดด้วยเทปกระดาษ และใช้กระดาษกันกระแทก',
            ),
          ),
          feature(
            'heart',
            t('Free training for carers', 'อบรมผู้ดูแลฟรี'),
            t(
              'Once a month our pharmacists teach families how to manage medicines for older people and patients.',
              'ทุกเดือนเภสัชกรของเราสอนครอบครัวเรื่องการจัดยาให้ผู้สูงอายุและผู้ป่วย',
            ),
          ),
        ],
      },
      h('How you can help', 'คุณช่วยได้'),
      ul(
        [
          'Drop old medicines in the box at the counter, without their cartons',
          'หย่อนยาเก่าลงกล่องที่เคาน์เตอร์ โดยแยกกล่องกระดาษออก',
        ],
        ['Choose pick-up if you pass a branch anyway', 'เลือกรับที่สาขาเมื่อผ่านทางอยู่แล้ว'],
        ['Choose refills where we have them', 'เลือกแบบเติมเมื่อมีจำหน่าย'],
      ),
    ],
  },
  {
    path: '/landing',
    template: 'page',
    title: t('New here? Start here', 'ช้อปครั้งแรก เริ่มที่นี่'),
    description: t(
      'Free delivery from ฿699, pharmacists every day and ฿100 off your first order.',
      'ส่งฟรีเมื่อครบ ฿699 มีเภสัชกรทุกวัน และส่วนลด ฿100 สำหรับตะกร้าแรก',
    ),
    picture: 'hero-members',
    indexed: false,
    blocks: [
      {
        type: 'hero',
        layout: 'over',
        over: t('Welcome', 'ยินดีต้อนรับ'),
        title: t('฿100 off your first order', 'รับส่วนลด ฿100 ตะกร้าแรก'),
        text: t(
          'Enter WELCOME100 in the cart when you spend ฿500 or more.',
          'ใส่โค้ด WELCOME100 ในตะกร้าเมื่อช้อปครบ ฿500',
        ),
        picture: 'hero-members',
        action: action('See what is new', 'ดูสินค้ามาใหม่', '/ecommerce/new-arrival'),
      },
      {
        type: 'features',
        layout: 'cards',
        items: [
          feature(
            'truck',
            t('Free delivery from ฿699', 'ส่งฟรีเมื่อครบ ฿699'),
            t('Usually arrives in 2–3 days.', 'ปกติถึงใน 2–3 วัน'),
          ),
          feature(
            'pill',
            t('Ask a pharmacist', 'ปรึกษาเภสัชกร'),
            t('Every day, in Thai and English.', 'ทุกวัน ทั้งไทยและอังกฤษ'),
          ),
          feature(
            'coin',
            t('Coins on everything', 'ได้คอย\u2060น์ทุกการซื้อ'),
            t('One for every ฿25.', '1 คอย\u2060น์ทุก ฿25'),
          ),
        ],
      },
      {
        type: 'coupons',
        layout: 'strip',
        title: t('Coupons to collect', 'คูปองที่เก็บได้ตอนนี้'),
      },
      {
        type: 'rail',
        title: t('Popular first purchases', 'สินค้าที่คนช้อปครั้งแรกเลือก'),
        layout: 'grid',
        products: { promotion: true, count: 8 },
        path: '/ecommerce/products-promotion',
      },
    ],
  },
];
