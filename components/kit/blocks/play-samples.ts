import { FORM_NAMES, type ContentBlock } from '@/lib/blocks/blocks';
import { named, t } from './text-samples';

const titled = (look: string) => named(look, 'A calm start into the day', 'เริ่มวันใหม่ให้ผิวสบาย');
const text = t(
  'Two minutes before breakfast are enough, says our pharmacist.',
  'เภสัชกรของเราบอกว่าสองนาทีก่อนมื้อเช้าก็พอ',
);
const action = { label: t('See skin care', 'ดูผลิตภัณฑ์ดูแลผิว'), path: '/categories/1' };

const CAPTIONS = {
  'topic-hydration': t('Drink before you are thirsty', 'ดื่มน้ำก่อนกระหาย'),
  'topic-exercise': t('Ten minutes count', 'สิบนาทีก็มีผล'),
  'topic-travel': t('Small bottles for the road', 'ขวดเล็กสำหรับเดินทาง'),
};

const answers = [
  { label: t('Tight', 'ตึง'), result: 'dry' },
  { label: t('Shiny', 'มัน'), result: 'oily' },
  { label: t('Calm', 'สบาย'), result: 'dry' },
];

export const playSamples: readonly ContentBlock[] = [
  ...(['beside', 'over'] as const).map((layout) => ({
    ...({ type: 'hero', layout, over: t('Skin care', 'ดูแลผิวหน้า') } as const),
    ...{
      title: titled(layout),
      text,
      action,
      picture: layout === 'over' ? 'hero-dawn' : 'topic-acne',
    },
  })),
  { type: 'picture', picture: 'topic-acne', alt: t('A washbasin', 'อ่างล้างหน้า') },
  ...(['labels', 'list'] as const).map((layout) => ({
    ...({ type: 'imageMap', layout, picture: 'topic-first-aid' } as const),
    title: named(layout, 'What belongs into it', 'ของที่ควรมี'),
    alt: t('A first-aid kit', 'ชุดปฐมพยาบาล'),
    areas: [
      { x: 28, y: 35, label: t('Plasters', 'พลาสเตอร์'), path: '/categories/6' },
      { x: 74, y: 36, label: t('A thermometer', 'เครื่องวัดอุณหภูมิ'), path: '/categories/12' },
    ],
  })),
  { type: 'products', title: t('Fitting', 'สินค้าที่เข้ากัน'), ids: [1, 2, 3, 4] },
  ...(['rail', 'grid'] as const).map((layout) => ({
    ...({ type: 'rail', layout, title: named(layout, 'On offer', 'กำลังลดราคา') } as const),
    ...{ products: { promotion: true, count: 4 }, path: '/ecommerce/products-promotion' },
  })),
  ...(['strip', 'cards'] as const).map((layout) => ({
    ...({
      type: 'coupons',
      layout,
      title: named(layout, 'Into your wallet', 'เก็บคูปองไว้ใช้'),
    } as const),
  })),
  ...(['cards', 'lines'] as const).map((layout) => ({
    ...({
      type: 'stores',
      layout,
      title: named(layout, 'Near you', 'สาขาใกล้คุณ'),
      count: 3,
    } as const),
  })),
  ...(['line', 'banner'] as const).map((layout) => ({
    ...({ type: 'countdown', layout, title: named(layout, 'Time left:', 'เหลือเวลา') } as const),
  })),
  ...(['wide', 'beside'] as const).map((layout) => ({
    ...({
      type: 'video',
      layout,
      title: named(layout, 'Wash along', 'ล้างมือไปด้วยกัน'),
      text,
    } as const),
    ...{ poster: 'topic-clean-hands', file: '/films/washing-hands.webm' },
    subtitles: t('/films/washing-hands.en.vtt', '/films/washing-hands.th.vtt'),
  })),
  ...(['grid', 'strip'] as const).map((layout) => ({
    ...({ type: 'gallery', layout, title: named(layout, 'Small habits', 'นิสัยเล็กๆ ที่ดี') } as const),
    items: Object.entries(CAPTIONS).map(([picture, caption]) => ({ picture, caption })),
  })),
  ...(['calm', 'strong'] as const).map((tone) => ({
    ...({ type: 'callToAction', tone, title: titled(tone), text, action } as const),
  })),
  {
    type: 'downloads',
    title: t('To take along', 'ดาวน์โหลดเก็บไว้'),
    items: [
      {
        name: t('Request form', 'แบบคำขอ'),
        about: t('PDF, can be filled in', 'ไฟล์ PDF กรอกได้'),
        file: '/forms/personal-data-request-en.pdf',
      },
    ],
  },
  ...FORM_NAMES.map((form) => ({ type: 'form' as const, form, title: titled(form), text })),
  {
    type: 'form',
    form: 'subscription',
    picture: 'topic-hydration',
    title: titled('picture'),
    text,
  },
  ...(['card', 'ticket'] as const).map((layout) => ({
    ...({
      type: 'campaignAction',
      layout,
      id: 'join',
      who: 'members',
      title: titled(layout),
      text,
    } as const),
    invite: layout === 'card',
    label: t('Join', 'เข้าร่วม'),
    done: t('You take part.', 'คุณเข้าร่วมแล้ว'),
  })),
  { type: 'campaigns' },
  ...(['sheet', 'cards'] as const).map((layout) => ({
    ...({ type: 'quiz', layout } as const),
    title: named(layout, 'How is your skin?', 'ผิวของคุณเป็นแบบไหน'),
    text: t('Your answers stay in your browser.', 'คำตอบอยู่ในเบราว์เซอร์ของคุณเท่านั้น'),
    questions: [
      { question: t('After washing it feels …', 'หลังล้างหน้ารู้สึก'), answers },
      { question: t('At noon it is …', 'ตอนเที่ยงผิวเป็นอย่างไร'), answers },
    ],
    results: ['dry', 'oily'].map((key) => ({ key, title: titled(key), text, action })),
  })),
];
