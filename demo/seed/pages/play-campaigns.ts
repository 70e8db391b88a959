import type { Text } from '../types.ts';
import { campaign, joinIn, lookOf, rail, tell } from './campaign-kit.ts';
import { action, note, t, type PageSeed } from './kit.ts';
import { playStories } from './stories/play.ts';

type Skin = 'dry' | 'oily' | 'mixed' | 'sensitive';
type Day = 'indoors' | 'outdoors' | 'water';

const answer = (en: string, th: string, result: Skin | Day) => ({ label: t(en, th), result });
const ask = (question: Text, ...answers: readonly ReturnType<typeof answer>[]) => ({
  question,
  answers: [...answers],
});
const place = (x: number, y: number, label: Text, path: string) => ({ x, y, label, path });

const skin = tell(playStories, 'know-your-skin', lookOf(0));

const skinQuiz = campaign({
  slug: 'know-your-skin',
  topic: 'social',
  title: t('Know your skin in three questions', 'รู้จักผิวตัวเองใน 3 คำถาม'),
  text: t(
    'Three questions that our pharmacists ask at the counter, and where to begin.',
    'สามคำถามที่เภสัชกรของเราถามที่เคาน์เตอร์ พร้อมคำแนะนำว่าควรเริ่มจากอะไร',
  ),
  picture: 'topic-hydration',
  body: [
    skin.reason,
    {
      type: 'quiz',
      title: t('How is your skin?', 'ผิวของคุณเป็นแบบไหน'),
      text: t(
        'Think of a day without make-up. Your answers stay in your browser.',
        'นึกถึงวันที่ไม่ได้แต่งหน้า คำตอบอยู่ในเบราว์เซอร์ของคุณเท่านั้น',
      ),
      questions: [
        ask(
          t('An hour after washing, your face feels …', 'หลังล้างหน้าหนึ่งชั่วโมง ผิวหน้ารู้สึกอย่างไร'),
          answer('tight', 'ตึง', 'dry'),
          answer('shiny all over', 'มันทั้งหน้า', 'oily'),
          answer('shiny on forehead and nose', 'มันเฉพาะหน้าผากและจมูก', 'mixed'),
          answer('warm or itchy', 'อุ่นๆ หรือคัน', 'sensitive'),
        ),
        ask(
          t('A new cream usually …', 'เวลาเปลี่ยนครีมใหม่มักเป็นอย่างไร'),
          answer('sinks in at once', 'ซึมทันที', 'dry'),
          answer('lies on the skin', 'เหนอะอยู่บนผิว', 'oily'),
          answer('suits one part and not another', 'บางส่วนพอดี บางส่วนมัน', 'mixed'),
          answer('stings a little', 'แสบเล็กน้อย', 'sensitive'),
        ),
        ask(
          t('In an air-conditioned room you …', 'อยู่ในห้องแอร์นานๆ แล้วเป็นอย่างไร'),
          answer('see fine flakes', 'ผิวลอกเป็นขุย', 'dry'),
          answer('feel better than outside', 'สบายผิวกว่าข้างนอก', 'oily'),
          answer('have dry cheeks', 'แก้มแห้ง', 'mixed'),
          answer('get red patches', 'มีผื่นแดง', 'sensitive'),
        ),
      ],
      results: [
        {
          key: 'dry',
          title: t('Dry skin', 'ผิวแห้ง'),
          text: t(
            'Wash with something that does not foam much, and put cream on while the skin is damp.',
            'เลือกคลีนเซอร์ฟองน้อย และทาครีมขณะผิวยังหมาด',
          ),
          action: action('Moisturisers', 'มอยส์เจอไรเซอร์', '/categories/1/moisturisers'),
        },
        {
          key: 'oily',
          title: t('Oily skin', 'ผิวมัน'),
          text: t(
            'Wash twice a day, not more. A light gel and a sunscreen without oil are enough.',
            'ล้างหน้าวันละสองครั้งพอ ใช้เจลเนื้อเบาและกันแดดแบบไม่มีน้ำมัน',
          ),
          action: action('Cleansers', 'ทำความสะอาดผิวหน้า', '/categories/1/facial-cleansers'),
        },
        {
          key: 'mixed',
          title: t('Mixed skin', 'ผิวผสม'),
          text: t(
            'Treat each zone separately: serum all over, cream on the cheeks only.',
            'ดูแลแยกส่วน ลงเซรั่มทั้งหน้า แล้วทาครีมเฉพาะแก้ม',
          ),
          action: action('Serums', 'เซรั่ม', '/categories/1/serums'),
        },
        {
          key: 'sensitive',
          title: t('Sensitive skin', 'ผิวบอบบาง'),
          text: t(
            'Few things, without scent, tried behind the ear first. If it burns, ask a pharmacist.',
            'ใช้น้อยชิ้น ไม่มีน้ำหอม ทดสอบหลังหูก่อน หากแสบควรปรึกษาเภสัชกร',
          ),
          action: action('Ask a pharmacist', 'ปรึกษาเภสัชกร', '/pharmacy'),
        },
      ],
    },
    skin.steps,
    rail('For the face', 'ดูแลผิวหน้า', { category: 1, dept: 105 }, '/categories/1/105'),
    skin.questions,
    note(
      'The quiz is for fun and no diagnosis. Rashes that stay belong to a doctor.',
      'แบบทดสอบนี้เพื่อความสนุก ไม่ใช่การวินิจฉัย หากผื่นไม่หายควรพบแพทย์',
    ),
    skin.terms,
  ],
});

const SUNSCREEN = '/categories/1/106';

const sun = tell(playStories, 'which-sunscreen', lookOf(1));

const sunQuiz = campaign({
  slug: 'which-sunscreen',
  topic: 'picks',
  title: t('Which sunscreen is yours?', 'กันแดดแบบไหนเหมาะกับคุณ'),
  text: t(
    'Two questions about your day, and the texture that you will really put on.',
    'สองคำถามเกี่ยวกับหนึ่งวันของคุณ พร้อมเนื้อกันแดดที่จะทาได้จริงทุกวัน',
  ),
  picture: 'topic-sunscreen',
  body: [
    sun.reason,
    {
      type: 'quiz',
      layout: 'cards',
      title: t('Where does your day take you?', 'วันของคุณอยู่ที่ไหน'),
      text: t(
        'Take an ordinary weekday. Your answers stay in your browser.',
        'นึกถึงวันธรรมดาของคุณ คำตอบอยู่ในเบราว์เซอร์ของคุณเท่านั้น',
      ),
      questions: [
        ask(
          t('At noon you are …', 'ตอนเที่ยงคุณมักอยู่ที่ไหน'),
          answer('at a desk', 'โต๊ะทำงาน', 'indoors'),
          answer('on a motorbike', 'บนมอเตอร์ไซค์', 'outdoors'),
          answer('at the pool or the sea', 'สระว่ายน้ำหรือทะเล', 'water'),
        ),
        ask(
          t('Your face in the afternoon …', 'ช่วงบ่ายผิวหน้าเป็นอย่างไร'),
          answer('is as it was in the morning', 'เหมือนตอนเช้า', 'indoors'),
          answer('is damp with sweat', 'เหงื่อออก', 'outdoors'),
          answer('has been wet and dried again', 'เปียกน้ำแล้วแห้ง', 'water'),
        ),
      ],
      results: [
        {
          key: 'indoors',
          title: t('A light fluid, SPF 30', 'ฟลูอิดเนื้อเบา SPF 30'),
          text: t(
            'Two fingers’ worth in the morning, and again before you go out.',
            'ทาสองข้อนิ้วตอนเช้า และทาซ้ำก่อนออกข้างนอก',
          ),
          action: action('Sunscreens', 'ดูกันแดด', SUNSCREEN),
        },
        {
          key: 'outdoors',
          title: t('A gel that stays, SPF 50', 'เจลติดทน SPF 50'),
          text: t(
            'Again every two hours; a stick goes on without a mirror.',
            'ทาซ้ำทุกสองชั่วโมง แบบแท่งทาได้โดยไม่ต้องส่องกระจก',
          ),
          action: action('Sunscreens', 'ดูกันแดด', SUNSCREEN),
        },
        {
          key: 'water',
          title: t('Waterproof, SPF 50', 'กันน้ำ SPF 50'),
          text: t(
            'A quarter of an hour before the water, and after each towel.',
            'ทาก่อนลงน้ำ 15 นาที และทาซ้ำทุกครั้งหลังเช็ดตัว',
          ),
          action: action('Sunscreens', 'ดูกันแดด', SUNSCREEN),
        },
      ],
    },
    sun.steps,
    rail('For under the sun', 'กันแดดที่คนเลือกบ่อย', { category: 1, dept: 106 }, SUNSCREEN, 'rail'),
    sun.questions,
    note(
      'No sunscreen makes noon harmless: a hat and shade do more.',
      'ไม่มีกันแดดใดป้องกันแดดเที่ยงได้ทั้งหมด หมวกและร่มเงาช่วยได้มากกว่า',
    ),
    sun.terms,
  ],
});

const order = tell(playStories, 'medicine-cabinet', lookOf(0));

const cabinet = campaign({
  slug: 'medicine-cabinet',
  topic: 'health',
  title: t('A medicine cabinet in order', 'จัดตู้ยาให้พร้อมใช้'),
  text: t(
    'What belongs into it, what does not, and where our branches take back the rest.',
    'ควรมีอะไรในตู้ยา อะไรไม่ควรเก็บ และนำยาเก่ามาคืนได้ที่สาขาไหน',
  ),
  picture: 'topic-medicine-storage',
  body: [
    order.reason,
    {
      type: 'imageMap',
      layout: 'list',
      title: t('What belongs into it', 'ของที่ควรมี'),
      picture: 'topic-first-aid',
      alt: t('A first-aid kit with dressings', 'ชุดปฐมพยาบาลพร้อมผ้าพันแผล'),
      areas: [
        place(28, 35, t('Dressings and plasters', 'ผ้าก๊อซและพลาสเตอร์'), '/categories/6/wound-care'),
        place(52, 58, t('For pain and fever', 'ยาแก้ปวดลดไข้'), '/categories/6/pain-fever'),
        place(74, 36, t('A thermometer', 'เครื่องวัดอุณหภูมิ'), '/categories/12/thermometers'),
      ],
    },
    order.steps,
    order.questions,
    {
      type: 'stores',
      layout: 'lines',
      title: t('Where a pharmacist takes old medicines back', 'สาขาที่รับคืนยาเก่า'),
      service: 'pharmacist',
      count: 6,
    },
    order.terms,
    joinIn('Log in', 'เข้าสู่ระบบ', '/login'),
  ],
});

export const playCampaigns: readonly PageSeed[] = [skinQuiz, sunQuiz, cabinet];
