import type { ContentBlock } from '@/lib/blocks/blocks';

export const t = (en: string, th: string) => ({ en, th });

export const named = (layout: string, en: string, th: string) =>
  t(`${en} (${layout})`, `${th} (${layout})`);

const STEPS = [
  {
    title: t('Clean', 'ทำความสะอาด'),
    text: t('Lukewarm water and a mild gel.', 'น้ำอุณหภูมิปกติกับเจลสูตรอ่อนโยน'),
  },
  {
    title: t('Care', 'บำรุง'),
    text: t(
      'Serum first, then cream; let each sink in for a minute.',
      'ลงเซรั่มก่อนแล้วตามด้วยครีม รอให้ซึมอย่างละหนึ่งนาที',
    ),
  },
  {
    title: t('Protect', 'ปกป้อง'),
    text: t('Sunscreen is the last layer.', 'ปิดท้ายด้วยครีมกันแดด'),
  },
];

const FEATURES = [
  {
    icon: 'truck',
    title: t('In 2–3 days', 'ได้รับใน 2–3 วัน'),
    text: t('Free from ฿499.', 'ส่งฟรีเมื่อครบ ฿499'),
  },
  {
    icon: 'pill',
    title: t('Checked by pharmacists', 'เภสัชกรตรวจทุกรายการ'),
    text: t('Before a medicine leaves the shop.', 'ก่อนส่งยาออกจากร้าน'),
  },
  {
    icon: 'refresh',
    title: t('Back within 14 days', 'คืนได้ใน 14 วัน'),
    text: t('As long as it is sealed.', 'หากยังไม่เปิดผนึก'),
  },
] as const;

export const textSamples: readonly ContentBlock[] = [
  { type: 'heading', text: t('Why skin feels tight', 'ทำไมผิวจึงแห้งตึง') },
  {
    type: 'paragraph',
    text: t(
      'In a cool room the air takes water from the skin faster than it comes back.',
      'อากาศในห้องปรับอากาศดึงน้ำออกจากผิวเร็วกว่าที่ผิวจะสร้างทดแทน',
    ),
  },
  ...[false, true].map((ordered) => ({
    type: 'list' as const,
    ordered,
    items: STEPS.map(({ text }) => text),
  })),
  {
    type: 'note',
    text: t('See a doctor if the skin cracks or bleeds.', 'หากผิวแตกหรือมีเลือดออก ควรพบแพทย์'),
  },
  { type: 'link', label: t('All of skin care', 'ดูแลผิวหน้าทั้งหมด'), path: '/categories/1' },
  ...(['cards', 'list'] as const).map((layout) => ({
    type: 'features' as const,
    layout,
    title: named(layout, 'What you can count on', 'สิ่งที่คุณมั่นใจได้'),
    items: [...FEATURES],
  })),
  ...(['row', 'timeline'] as const).map((layout) => ({
    ...({ type: 'steps', layout, items: STEPS } as const),
    title: named(layout, 'Three minutes each morning', 'สามนาทีทุกเช้า'),
  })),
  ...(['folded', 'columns'] as const).map((layout) => ({
    ...({ type: 'faq', layout, title: named(layout, 'Often asked', 'คำถามที่พบบ่อย') } as const),
    items: [
      {
        question: t('Does oily skin need cream?', 'ผิวมันต้องทาครีมไหม'),
        answer: t('Yes, a light one without oil.', 'ควรทา เลือกเนื้อบางเบาที่ไม่มีน้ำมัน'),
      },
      {
        question: t('How much sunscreen is enough?', 'ทากันแดดเท่าไรจึงพอ'),
        answer: t('Two fingers long for face and neck.', 'สองข้อนิ้วสำหรับใบหน้าและลำคอ'),
      },
      {
        question: t('Morning or evening?', 'ทาเช้าหรือก่อนนอน'),
        answer: t('Vitamin C in the morning, retinol in the evening.', 'วิตามินซีตอนเช้า เรตินอลตอนเย็น'),
      },
    ],
  })),
  ...(['rows', 'cards'] as const).map((layout) => ({
    ...({ type: 'table', layout } as const),
    title: named(layout, 'Which sunscreen for what', 'เลือกกันแดดให้เหมาะ'),
    head: [t('Where', 'ที่ไหน'), t('Protection', 'ค่าปกป้อง'), t('Again after', 'ทาซ้ำทุก')],
    rows: [
      [t('At the desk', 'ในออฟฟิศ'), t('SPF 30', 'SPF 30'), t('4 hours', '4 ชั่วโมง')],
      [t('On the way', 'เดินทาง'), t('SPF 50', 'SPF 50'), t('2 hours', '2 ชั่วโมง')],
      [
        t('In the water', 'ว่ายน้ำ'),
        t('SPF 50, waterproof', 'SPF 50 กันน้ำ'),
        t('each bath', 'ทุกครั้งที่ขึ้นจากน้ำ'),
      ],
    ],
  })),
  ...(['folded', 'open'] as const).map((layout) => ({
    ...({ type: 'terms', layout } as const),
    title: named(layout, 'Terms and conditions', 'เงื่อนไขและข้อกำหนด'),
    items: [
      t('One coupon a member, used once.', 'จำกัดสมาชิกละ 1 สิทธิ์ ใช้ได้ 1 ครั้ง'),
      t('As long as stocks last.', 'จนกว่าสินค้าจะหมด'),
    ],
  })),
];
