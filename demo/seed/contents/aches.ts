import { h, link, note, ol, p, shelf, t, ul, type ContentSeed } from './kit.ts';

export const acheArticles: readonly ContentSeed[] = [
  {
    id: 31,
    type: 'article',
    slug: 'heartburn-after-dinner',
    topic: 'everyday',
    picture: 'topic-heartburn',
    daysAgo: 21,
    checkedBy: 4,
    sources: ['nhs-indigestion', 'nhs-medicines'],
    title: t('Heartburn after dinner: what helps tonight', 'แสบร้อนกลางอกหลังมื้อเย็น คืนนี้ทำอะไรได้บ้าง'),
    excerpt: t(
      'Late noodles, tight trousers and the sofa. Habits that spare the stomach, and how the three kinds of medicine differ.',
      'มื้อดึก กางเกงคับ แล้วเอนตัวบนโซฟา มาดูนิสัยที่ช่วยกระเพาะ และยา 3 กลุ่มต่างกันอย่างไร',
    ),
    body: [
      p(
        'Between gullet and stomach sits a ring of muscle. When it is weak or the stomach too full, acid climbs up and burns behind the breastbone. Nearly everybody knows it after a feast. Twice a week or more, it has a name, reflux, and deserves a plan.',
        'ระหว่างหลอดอาหารกับกระเพาะมีกล้ามเนื้อหูรูดกั้นอยู่ เมื่อหูรูดหย่อนหรือกระเพาะเต็มเกินไป กรดจะไหลย้อนขึ้นมาแสบหลังกระดูกอก แทบทุกคนเคยเป็นหลังกินเลี้ยง แต่ถ้าเป็นสัปดาห์ละ 2 ครั้งขึ้นไป เรียกว่ากรดไหลย้อนและควรดูแลจริงจัง',
      ),
      h('Without any medicine', 'ดูแลโดยไม่ใช้ยา'),
      ul(
        [
          'Dinner three hours before bed, and a smaller one. What you eat late, you taste late.',
          'กินมื้อเย็นก่อนนอน 3 ชั่วโมง และลดปริมาณลง',
        ],
        [
          'Notice what sets it off: for many it is chilli, fried dishes, coffee, alcohol, chocolate or mint.',
          'สังเกตอาหารกระตุ้นของตัวเอง ที่พบบ่อยคือของเผ็ด ของทอด กาแฟ แอลกอฮอล์ ช็อกโกแลต และมินต์',
        ],
        [
          'Raise the head of the bed by a hand’s breadth, under its legs; more pillows only bend the stomach.',
          'หนุนขาเตียงด้านศีรษะให้สูงราวหนึ่งฝ่ามือ การหนุนหมอนหลายใบกลับทำให้ท้องถูกกด',
        ],
        [
          'Sleep on the left side, loosen the belt, lose some weight if there is some to lose, and stop smoking.',
          'นอนตะแคงซ้าย คลายเข็มขัด ลดน้ำหนักหากเกิน และเลิกบุหรี่',
        ],
      ),
      h('Three kinds of medicine', 'ยา 3 กลุ่ม'),
      ol(
        [
          'Antacids and alginates work within minutes, for an hour or two: good for now and then, after the meal.',
          'ยาลดกรดและแอลจิเนต ออกฤทธิ์ในไม่กี่นาที อยู่ได้ 1–2 ชั่วโมง เหมาะกับนานๆ เป็นที กินหลังอาหาร',
        ],
        [
          'Medicines that make less acid need some hours, and last for a night. A pharmacist says which suits you.',
          'ยาลดการหลั่งกรดกลุ่มแรก ใช้เวลาหลายชั่วโมงแต่อยู่ได้ทั้งคืน ให้เภสัชกรช่วยเลือก',
        ],
        [
          'Proton pump inhibitors work best half an hour before breakfast, after a few days, and in courses of two weeks, not for years on your own.',
          'ยากลุ่มพีพีไอ ได้ผลดีเมื่อกินก่อนอาหารเช้าครึ่งชั่วโมง เห็นผลหลังกินหลายวัน ใช้เป็นคอร์ส 2 สัปดาห์ ไม่ควรซื้อกินเองเป็นปีๆ',
        ],
      ),
      p(
        'Antacids bind other tablets: keep two hours between them and antibiotics, iron or thyroid hormone. Painkillers such as ibuprofen and aspirin are a common cause of the pain itself; say what you take when you ask. Milk soothes for a moment and calls for more acid afterwards.',
        'ยาลดกรดจับกับยาอื่นได้ ควรห่างจากยาปฏิชีวนะ ธาตุเหล็ก หรือยาไทรอยด์ 2 ชั่วโมง ยาแก้ปวดอย่างไอบูโพรเฟนและแอสไพรินเป็นสาเหตุที่พบบ่อยเสียเอง จึงควรบอกเภสัชกรว่ากินอะไรอยู่ ส่วนนมช่วยได้ครู่เดียวแล้วกระตุ้นให้กรดออกมากขึ้น',
      ),
      note(
        'Call 1669 for pain that spreads to the arm, jaw or back, with sweat or short breath: that may be the heart. See a doctor for black stools, vomited blood, trouble swallowing, weight loss, or heartburn that begins after 55.',
        'โทร 1669 หากเจ็บอกร้าวไปแขน กราม หรือหลัง เหงื่อแตกหรือหายใจไม่อิ่ม เพราะอาจเป็นโรคหัวใจ และควรพบแพทย์หากถ่ายดำ อาเจียนเป็นเลือด กลืนลำบาก น้ำหนักลด หรือเริ่มมีอาการหลังอายุ 55 ปี',
      ),
      shelf('Gentle on the stomach', 'เบาๆ กับกระเพาะ', 'stomach-digestion', 'breakfast-cereal'),
      link('See stomach and digestion', 'ดูยาระบบทางเดินอาหาร', '/categories/6/stomach-digestion'),
    ],
  },
  {
    id: 32,
    type: 'article',
    slug: 'back-pain-at-the-desk',
    topic: 'everyday',
    picture: 'topic-back-pain',
    daysAgo: 73,
    checkedDaysAgo: 9,
    checkedBy: 2,
    sources: ['who-back', 'nhs-back'],
    title: t('Back pain at the desk: move first, rest little', 'ออฟฟิศซินโดรมปวดหลัง ยิ่งขยับยิ่งหาย'),
    excerpt: t(
      'Most backs are well again within weeks, and bed is the wrong place for them. What to do in the first days, and at work.',
      'อาการปวดหลังส่วนใหญ่หายเองในไม่กี่สัปดาห์ และการนอนพักทั้งวันไม่ใช่คำตอบ มาดูว่าวันแรกๆ และที่โต๊ะทำงานควรทำอะไร',
    ),
    body: [
      p(
        'Four of five people have it once in their lives. In nine of ten nothing is broken, slipped or worn: muscles and joints have been kept in one position for too long. That hurts a good deal and does little harm. An X-ray shows nothing of it and is seldom needed.',
        '4 ใน 5 คนเคยปวดหลังสักครั้งในชีวิต และ 9 ใน 10 คนไม่ได้มีอะไรหัก เคลื่อน หรือเสื่อม แค่กล้ามเนื้อและข้ออยู่ท่าเดิมนานเกินไป เจ็บมากแต่ไม่อันตราย ถ่ายเอกซเรย์ก็มักไม่เห็นอะไร จึงไม่ค่อยจำเป็น',
      ),
      h('The first three days', '3 วันแรก'),
      p(
        'Keep going, only slower: walk some minutes every hour, sleep on the side with a pillow between the knees. Warmth for twenty minutes loosens; in the first day after a sprain cold may be kinder. A rub or patch takes the edge off. If that is too little, ask the pharmacist which painkiller goes with your stomach, kidneys, blood pressure and other tablets, and take it for days, not weeks.',
        'ใช้ชีวิตต่อแต่ช้าลง เดินทุกชั่วโมงครั้งละไม่กี่นาที นอนตะแคงโดยหนีบหมอนไว้ระหว่างเข่า ประคบอุ่น 20 นาทีช่วยคลาย วันแรกหลังเคล็ดใช้ประคบเย็นอาจสบายกว่า ยาทาหรือแผ่นแปะช่วยบรรเทาได้ ถ้าไม่พอให้ถามเภสัชกรว่ายาแก้ปวดตัวไหนเข้ากับกระเพาะ ไต ความดัน และยาที่กินอยู่ และใช้เป็นวันไม่ใช่เป็นสัปดาห์',
      ),
      h('A desk that does not hurt', 'จัดโต๊ะไม่ให้ปวด'),
      ul(
        [
          'Upper edge of the screen at eye level, an arm’s length away. A laptop needs a stand and a keyboard of its own.',
          'ขอบบนของจออยู่ระดับสายตา ห่างหนึ่งช่วงแขน โน้ตบุ๊กควรมีแท่นวางและคีย์บอร์ดแยก',
        ],
        [
          'Feet flat on the floor or on a box, knees as high as the hips, the small of the back supported.',
          'เท้าวางราบกับพื้นหรือที่รองเท้า เข่าสูงเท่าสะโพก มีหมอนรองหลังส่วนล่าง',
        ],
        [
          'The best posture is the next one: stand up every 30 minutes, for calls, for water, for the printer.',
          'ท่าที่ดีที่สุดคือท่าถัดไป ลุกทุก 30 นาที จะรับโทรศัพท์ เติมน้ำ หรือเดินไปเครื่องพิมพ์ก็ได้',
        ],
        [
          'No wallet in the back pocket, and the bag on both shoulders.',
          'ไม่นั่งทับกระเป๋าสตางค์ และสะพายเป้สองข้าง',
        ],
      ),
      h('So that it stays away', 'ไม่ให้กลับมาอีก'),
      p(
        'Strong legs and a strong middle protect the back better than any belt. Walking, swimming and ten minutes of exercises three times a week do more than a new chair. Belts and supports are for lifting days: who wears one all day grows weaker under it. Massage is pleasant and helps for a while; never on a fresh injury or with numb legs.',
        'ขาและแกนกลางลำตัวที่แข็งแรงปกป้องหลังได้ดีกว่าเข็มขัดพยุง การเดิน ว่ายน้ำ และบริหาร 10 นาที สัปดาห์ละ 3 ครั้งได้ผลกว่าเก้าอี้ตัวใหม่ เข็มขัดพยุงใช้เฉพาะวันที่ต้องยกของ ใส่ทั้งวันกล้ามเนื้อจะอ่อนแรง การนวดช่วยให้สบายชั่วคราว แต่อย่านวดตอนบาดเจ็บใหม่ๆ หรือมีอาการขาชา',
      ),
      note(
        'Go to a hospital at once if legs grow weak or numb, if you cannot hold or pass water, or after a fall. See a doctor for back pain with fever, weight loss or cancer in the past, or that wakes you at night or lasts over six weeks.',
        'ไปโรงพยาบาลทันทีหากขาอ่อนแรงหรือชา กลั้นปัสสาวะไม่ได้หรือปัสสาวะไม่ออก หรือปวดหลังหกล้ม และควรพบแพทย์หากมีไข้ น้ำหนักลด เคยเป็นมะเร็ง ปวดจนตื่นกลางคืน หรือปวดเกิน 6 สัปดาห์',
      ),
      shelf('For tense backs', 'สำหรับหลังที่ตึง', 'massage-therapy', 'supports-braces'),
      link(
        'See massage and hot-cold therapy',
        'ดูอุปกรณ์นวดและประคบ',
        '/categories/12/massage-therapy',
      ),
    ],
  },
  {
    id: 33,
    type: 'article',
    slug: 'headaches-and-painkillers',
    topic: 'medicines',
    picture: 'topic-headache',
    daysAgo: 28,
    checkedBy: 1,
    sources: ['who-headache', 'nhs-medicines'],
    title: t(
      'Headaches, and when painkillers become the cause',
      'ปวดหัวบ่อย ระวังยาแก้ปวดกลายเป็นตัวการ',
    ),
    excerpt: t(
      'Tension or migraine, how much paracetamol is too much, and the ten-day rule that few people know.',
      'ปวดตึงหรือไมเกรน พาราเซตามอลเท่าไรถึงเกินขนาด และกฎ 10 วันที่หลายคนไม่เคยรู้',
    ),
    body: [
      p(
        'Most headaches are of two kinds. Tension headache is a dull band around the head; it comes in the afternoon, and a walk makes it better. Migraine throbs, often on one side, with nausea and a dislike of light and noise; a walk makes it worse. Heat, thirst, hunger, too little sleep and a day without the usual coffee set off either.',
        'ปวดหัวส่วนใหญ่มี 2 แบบ แบบตึงจะปวดตื้อรัดรอบศีรษะ มักเป็นตอนบ่าย เดินเล่นแล้วดีขึ้น ส่วนไมเกรนปวดตุบๆ มักเป็นข้างเดียว คลื่นไส้ แพ้แสงแพ้เสียง ยิ่งเดินยิ่งปวด ทั้งสองแบบถูกกระตุ้นได้ด้วยอากาศร้อน ขาดน้ำ หิว นอนน้อย หรือไม่ได้ดื่มกาแฟตามปกติ',
      ),
      h('Before the tablet', 'ก่อนหยิบยา'),
      p(
        'Two glasses of water, something to eat, ten minutes with eyes closed in a dark, cool room. A cold cloth on the forehead, a hand that kneads the neck. For a headache of an hour at the screen that is often all it needs.',
        'ดื่มน้ำ 2 แก้ว กินอะไรรองท้อง หลับตา 10 นาทีในห้องมืดเย็น ประคบเย็นที่หน้าผาก หรือนวดต้นคอเบาๆ ถ้าปวดเพราะจ้องจอนาน เท่านี้มักพอแล้ว',
      ),
      h('The right amount', 'กินให้ถูกขนาด'),
      ul(
        [
          'Paracetamol for adults goes by weight: 10 to 15 mg per kilogram, so 500 to 750 mg for most, every 6 hours at the earliest.',
          'พาราเซตามอลผู้ใหญ่คิดตามน้ำหนัก 10–15 มก. ต่อกิโลกรัม คนส่วนใหญ่คือ 500–750 มก. ห่างกันอย่างน้อย 6 ชั่วโมง',
        ],
        [
          'Never above 4,000 mg a day from all products together; cold tablets often contain it too. Less for small people, drinkers and sick livers.',
          'รวมทุกผลิตภัณฑ์ไม่เกิน 4,000 มก. ต่อวัน ยาแก้หวัดหลายตัวก็มีพาราเซตามอล คนตัวเล็ก ดื่มสุรา หรือเป็นโรคตับต้องน้อยกว่านี้',
        ],
        [
          'Ibuprofen and its like only with food, and not with stomach ulcers, kidney disease, dengue fever or late pregnancy.',
          'ไอบูโพรเฟนและยากลุ่มเดียวกันกินหลังอาหารทันที ห้ามใช้ในคนเป็นแผลกระเพาะ โรคไต สงสัยไข้เลือดออก หรือตั้งครรภ์ช่วงท้าย',
        ],
        [
          'Migraine tablets with ergotamine clash with many medicines. They are a matter for doctor and pharmacist.',
          'ยาไมเกรนที่มีเออร์โกตามีนตีกับยาหลายชนิด ต้องให้แพทย์หรือเภสัชกรดูแล',
        ],
      ),
      h('The ten-day rule', 'กฎ 10 วัน'),
      p(
        'Whoever takes painkillers on more than ten days a month may get headaches from the painkillers: they come in the morning, are better for some hours after the tablet, and return. The way out is to stop, with help, and the first two weeks are hard. A headache diary, with day, trigger and tablet, shows it early.',
        'คนที่กินยาแก้ปวดเกิน 10 วันต่อเดือนอาจปวดหัวเพราะยาเสียเอง มักปวดตั้งแต่เช้า กินยาแล้วดีขึ้นไม่กี่ชั่วโมงก็กลับมา ทางออกคือหยุดยาโดยมีผู้ดูแล ซึ่งสองสัปดาห์แรกจะหนักหน่อย จดบันทึกวันที่ปวด สิ่งกระตุ้น และยาที่กินจะช่วยให้รู้ตัวเร็ว',
      ),
      note(
        'Call 1669 for the worst headache of your life, one that strikes within a minute, or one with fever and a stiff neck, weakness, slurred speech, fits or after a blow. See a doctor for new headaches after 50 or in pregnancy.',
        'โทร 1669 หากปวดรุนแรงที่สุดในชีวิต ปวดขึ้นมาทันทีภายในหนึ่งนาที ปวดร่วมกับไข้และคอแข็ง แขนขาอ่อนแรง พูดไม่ชัด ชัก หรือหลังศีรษะกระแทก และควรพบแพทย์หากเพิ่งเริ่มปวดหลังอายุ 50 หรือขณะตั้งครรภ์',
      ),
      shelf('Cool and calm', 'เย็นและผ่อนคลาย', 'massage-therapy', 'balms-muscle-pain'),
      link('Ask a pharmacist', 'ปรึกษาเภสัชกร', '/pharmacy'),
    ],
  },
];
