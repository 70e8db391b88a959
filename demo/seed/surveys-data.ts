import type { KeptQuestion } from '../../server/core/kept-values.ts';

interface SurveySeed {
  readonly title: { readonly en: string; readonly th: string };
  readonly description: { readonly en: string; readonly th: string };
  readonly coins: number;
  /** Days from today. */
  readonly from: number;
  readonly to: number;
  readonly questions: readonly KeptQuestion[];
}

const option = (id: string, en: string, th: string) => ({ id, label: { en, th } });

export const SURVEYS: readonly SurveySeed[] = [
  {
    title: { en: 'How do you look after your skin?', th: 'คุณดูแลผิวอย่างไร' },
    description: {
      en: 'Five short questions, about two minutes. Your answers help us choose what to stock.',
      th: 'คำถามสั้นๆ 5 ข้อ ใช้เวลาราว 2 นาที คำตอบของคุณช่วยให้เราเลือกสินค้าได้ตรงใจขึ้น',
    },
    coins: 50,
    from: -7,
    to: 21,
    questions: [
      {
        id: 'skin',
        kind: 'single',
        text: { en: 'Which describes your skin best?', th: 'ผิวของคุณเป็นแบบไหน' },
        required: true,
        options: [
          option('dry', 'Dry', 'ผิวแห้ง'),
          option('oily', 'Oily', 'ผิวมัน'),
          option('mixed', 'Combination', 'ผิวผสม'),
          option('sensitive', 'Sensitive', 'ผิวแพ้ง่าย'),
          option('unsure', 'I am not sure', 'ไม่แน่ใจ'),
        ],
      },
      {
        id: 'steps',
        kind: 'several',
        text: {
          en: 'What is part of your morning? Choose all that apply.',
          th: 'ตอนเช้าคุณใช้อะไรบ้าง เลือกได้มากกว่า 1 ข้อ',
        },
        required: true,
        options: [
          option('cleanser', 'Cleanser', 'คลีนเซอร์'),
          option('toner', 'Toner', 'โทนเนอร์'),
          option('serum', 'Serum', 'เซรั่ม'),
          option('moisturiser', 'Moisturiser', 'มอยส์เจอไรเซอร์'),
          option('sunscreen', 'Sunscreen', 'กันแดด'),
          option('none', 'None of these', 'ไม่ใช้เลย'),
        ],
      },
      {
        id: 'choice',
        kind: 'scale',
        text: {
          en: 'How easy is it to find the right product at Arun?',
          th: 'คุณหาสินค้าที่เหมาะกับผิวที่อรุณได้ง่ายแค่ไหน',
        },
        required: true,
        scale: {
          from: 1,
          to: 5,
          low: { en: 'Very hard', th: 'ยากมาก' },
          high: { en: 'Very easy', th: 'ง่ายมาก' },
        },
      },
      {
        id: 'advice',
        kind: 'single',
        text: { en: 'Whose advice do you follow most?', th: 'คุณเชื่อคำแนะนำจากใครมากที่สุด' },
        required: false,
        options: [
          option('pharmacist', 'A pharmacist', 'เภสัชกร'),
          option('doctor', 'A doctor', 'แพทย์'),
          option('friends', 'Friends and family', 'เพื่อนและครอบครัว'),
          option('reviews', 'Reviews of other shoppers', 'รีวิวจากผู้ซื้อ'),
        ],
      },
      {
        id: 'wish',
        kind: 'text',
        text: {
          en: 'Which product do you miss in our shop?',
          th: 'มีสินค้าอะไรที่อยากให้เรานำมาขายเพิ่มบ้าง',
        },
        required: false,
      },
    ],
  },
  {
    title: { en: 'Would you recommend us?', th: 'คุณจะแนะนำอรุณให้คนรู้จักไหม' },
    description: { en: 'Two questions, half a minute.', th: 'คำถาม 2 ข้อ ใช้เวลาไม่ถึงนาที' },
    coins: 20,
    from: -2,
    to: 60,
    questions: [
      {
        id: 'recommend',
        kind: 'scale',
        text: {
          en: 'How likely are you to recommend Arun to a friend?',
          th: 'คุณมีแนวโน้มจะแนะนำอรุณให้เพื่อนมากแค่ไหน',
        },
        required: true,
        scale: {
          from: 0,
          to: 10,
          low: { en: 'Not at all', th: 'ไม่แนะนำแน่นอน' },
          high: { en: 'Certainly', th: 'แนะนำแน่นอน' },
        },
      },
      {
        id: 'why',
        kind: 'text',
        text: { en: 'What is the main reason?', th: 'เหตุผลหลักของคุณคืออะไร' },
        required: false,
      },
    ],
  },
  {
    title: { en: 'Picking up at a branch', th: 'ประสบการณ์รับสินค้าที่สาขา' },
    description: {
      en: 'How was collecting your order at a branch?',
      th: 'เล่าให้เราฟังหน่อยว่าการรับสินค้าที่สาขาเป็นอย่างไร',
    },
    coins: 30,
    from: -50,
    to: -5,
    questions: [
      {
        id: 'speed',
        kind: 'scale',
        text: { en: 'How quick was it?', th: 'รวดเร็วแค่ไหน' },
        required: true,
        scale: {
          from: 1,
          to: 5,
          low: { en: 'Very slow', th: 'ช้ามาก' },
          high: { en: 'Very quick', th: 'เร็วมาก' },
        },
      },
    ],
  },
];
