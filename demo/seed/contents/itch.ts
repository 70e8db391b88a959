import { h, link, note, p, shelf, t, ul, type ContentSeed } from './kit.ts';

export const itchArticles: readonly ContentSeed[] = [
  {
    id: 28,
    type: 'article',
    slug: 'dandruff-and-itchy-scalp',
    topic: 'skin',
    picture: 'topic-dandruff',
    daysAgo: 82,
    checkedDaysAgo: 14,
    checkedBy: 3,
    sources: ['nhs-dandruff', 'aad'],
    title: t('Dandruff: why it comes back, and what keeps it away', 'รังแคกลับมาซ้ำ แก้อย่างไรให้อยู่หมัด'),
    excerpt: t(
      'White flakes are no sign of dirty hair. How to use an anti-dandruff shampoo so that it works, and when it is something else.',
      'ขุยขาวบนไหล่ไม่ได้แปลว่าสระผมไม่สะอาด มาดูวิธีใช้แชมพูขจัดรังแคให้ได้ผล และอาการแบบไหนไม่ใช่รังแคธรรมดา',
    ),
    body: [
      p(
        'Every scalp sheds cells. With dandruff it does so too fast, because a yeast that lives on everybody’s skin feeds on scalp oil and irritates it. Heat, sweat under a helmet, short nights and stress make it worse. It is not catching, and it does no harm to the hair itself.',
        'หนังศีรษะของทุกคนผลัดเซลล์อยู่แล้ว แต่คนเป็นรังแคผลัดเร็วเกินไป เพราะยีสต์ที่อยู่บนผิวตามปกติกินน้ำมันบนหนังศีรษะแล้วทำให้ระคายเคือง อากาศร้อน เหงื่อใต้หมวกกันน็อก นอนน้อย และความเครียดทำให้เป็นมากขึ้น รังแคไม่ติดต่อ และไม่ได้ทำลายเส้นผม',
      ),
      h('Dry scalp or dandruff?', 'หนังศีรษะแห้งหรือรังแค'),
      p(
        'Small, dry flakes with a tight feeling after a new shampoo or a week in air conditioning point to dryness: a milder shampoo is enough. Larger, yellowish, greasy flakes on a red, itchy scalp, sometimes at the eyebrows and beside the nose too, point to dandruff.',
        'ขุยเล็กแห้ง รู้สึกตึงหลังเปลี่ยนแชมพูหรืออยู่ห้องแอร์นานๆ มักเป็นแค่หนังศีรษะแห้ง เปลี่ยนไปใช้แชมพูอ่อนโยนก็พอ ส่วนขุยใหญ่ ออกเหลือง มัน หนังศีรษะแดงและคัน บางคนเป็นที่คิ้วและข้างจมูกด้วย มักเป็นรังแค',
      ),
      h('Using the shampoo so that it works', 'สระอย่างไรให้ได้ผล'),
      ul(
        [
          'Choose one active ingredient, such as zinc pyrithione, selenium sulfide, salicylic acid or ketoconazole.',
          'เลือกสารออกฤทธิ์ตัวใดตัวหนึ่ง เช่น ซิงก์ไพริไทออน ซีลีเนียมซัลไฟด์ กรดซาลิไซลิก หรือคีโตโคนาโซล',
        ],
        [
          'Massage it into the scalp, not the lengths, and leave it for three to five minutes before you rinse.',
          'นวดลงหนังศีรษะ ไม่ใช่ปลายผม ทิ้งไว้ 3–5 นาทีแล้วค่อยล้าง',
        ],
        [
          'Use it two or three times a week for four weeks, on other days your usual shampoo.',
          'ใช้สัปดาห์ละ 2–3 ครั้ง ต่อเนื่อง 4 สัปดาห์ วันอื่นใช้แชมพูเดิมได้',
        ],
        [
          'Then once a week keeps it away. If one ingredient does nothing, try another.',
          'ดีขึ้นแล้วลดเหลือสัปดาห์ละครั้งเพื่อกันกลับมา ถ้าตัวหนึ่งไม่ได้ผล ให้เปลี่ยนสารออกฤทธิ์',
        ],
      ),
      h('Habits that help', 'ปรับนิสัยช่วยได้'),
      p(
        'Dry the scalp before you tie your hair or put on a helmet, wash helmet liners and pillowcases every week, and let oils and styling cream stay on the lengths. Scratching with nails opens the door for germs. Oil on the scalp loosens flakes for an evening, and feeds the yeast for longer.',
        'เป่าหนังศีรษะให้แห้งก่อนมัดผมหรือใส่หมวกกันน็อก ซักซับในหมวกและปลอกหมอนทุกสัปดาห์ ทาน้ำมันหรือครีมจัดแต่งเฉพาะปลายผม อย่าเกาด้วยเล็บเพราะเปิดทางให้เชื้อโรค การหมักน้ำมันที่หนังศีรษะทำให้ขุยหลุดชั่วคราว แต่กลับเป็นอาหารของยีสต์',
      ),
      note(
        'See a doctor if nothing has changed after four weeks, if the scalp weeps, hurts or loses hair in patches, or if there are thick silvery scales on elbows and knees as well. Ask before you treat a child below two years.',
        'ควรพบแพทย์หากใช้ครบ 4 สัปดาห์แล้วไม่ดีขึ้น หนังศีรษะมีน้ำเหลือง เจ็บ หรือผมร่วงเป็นหย่อม หรือมีสะเก็ดหนาสีเงินที่ข้อศอกและเข่าด้วย เด็กอายุต่ำกว่า 2 ขวบควรปรึกษาก่อนใช้',
      ),
      shelf('For a calm scalp', 'ดูแลหนังศีรษะให้สบาย', 'scalp-care', 'shampoo'),
      link('See scalp care', 'ดูผลิตภัณฑ์ดูแลหนังศีรษะ', '/categories/3/scalp-care'),
    ],
  },
  {
    id: 29,
    type: 'article',
    slug: 'athletes-foot-in-the-rains',
    topic: 'season',
    picture: 'topic-foot-care',
    daysAgo: 111,
    checkedBy: 1,
    sources: ['nhs-foot-fungus', 'aad'],
    title: t(
      'Wet shoes, itchy toes: athlete’s foot in the rains',
      'หน้าฝน เท้าเปียก คันง่ามเท้า รับมือเชื้อราที่เท้า',
    ),
    excerpt: t(
      'Floods, canvas shoes and shared bathrooms are what this fungus likes. How to be rid of it, and how not to pass it on.',
      'น้ำท่วมขัง รองเท้าผ้าใบอับชื้น ห้องน้ำรวม ล้วนถูกใจเชื้อรา มาดูวิธีรักษาให้หายขาดและไม่แพร่ให้คนในบ้าน',
    ),
    body: [
      p(
        'It begins between the fourth and fifth toe: white, soft skin that peels, itches and smells. Sometimes the sole is dry and scaly instead, or small blisters appear on the arch. The cause is a fungus that loves warmth and damp. In the rainy season it meets both, in every shoe that did not dry overnight.',
        'มักเริ่มที่ง่ามนิ้วนางกับนิ้วก้อย ผิวขาวเปื่อย ลอก คัน และมีกลิ่น บางคนเป็นขุยแห้งที่ฝ่าเท้าหรือมีตุ่มน้ำเล็กๆ ที่อุ้งเท้า สาเหตุคือเชื้อราซึ่งชอบที่อุ่นและชื้น หน้าฝนรองเท้าไม่ทันแห้งข้ามคืนจึงเป็นที่อยู่ชั้นดี',
      ),
      h('Treat it for long enough', 'ทายาให้นานพอ'),
      p(
        'An antifungal cream from the pharmacist goes on clean, dry skin, and two fingers’ breadth around the place as well. Most are used for two to four weeks, and one to two weeks longer than you see anything: stopping when the itch stops is why it comes back. Creams with a steroid calm the itch and feed the fungus; leave them alone unless a doctor chose them.',
        'ใช้ครีมฆ่าเชื้อราตามที่เภสัชกรแนะนำ ทาบนผิวที่สะอาดและแห้ง เลยขอบผื่นออกไปราว 2 นิ้วมือ ส่วนใหญ่ทา 2–4 สัปดาห์ และทาต่ออีก 1–2 สัปดาห์หลังผื่นหาย คนที่หยุดทันทีที่หายคันมักกลับมาเป็นซ้ำ ครีมผสมสเตียรอยด์ช่วยให้หายคันแต่ทำให้เชื้อราลาม ไม่ควรซื้อใช้เอง',
      ),
      h('Dry feet, every day', 'เท้าแห้งทุกวัน'),
      ul(
        [
          'Wash feet with soap after walking through flood water, and dry between the toes with a towel of their own.',
          'ลุยน้ำท่วมแล้วล้างเท้าด้วยสบู่ทันที ซับง่ามนิ้วให้แห้งด้วยผ้าเช็ดเท้าโดยเฉพาะ',
        ],
        [
          'Change socks at noon if they are damp; cotton, or sports socks that carry moisture away.',
          'ถุงเท้าชื้นให้เปลี่ยนตอนเที่ยง เลือกผ้าฝ้ายหรือแบบกีฬาที่ระบายความชื้น',
        ],
        [
          'Two pairs of shoes by turns, insoles out, in front of a fan at night.',
          'มีรองเท้าสลับ 2 คู่ ถอดแผ่นรองออกแล้วเป่าพัดลมทิ้งไว้ตอนกลางคืน',
        ],
        [
          'Sandals in shared bathrooms, hotels and pools; no lending of towels, socks and nail clippers.',
          'ใส่รองเท้าแตะในห้องน้ำรวม โรงแรม และสระว่ายน้ำ ไม่ใช้ผ้าเช็ดตัว ถุงเท้า และกรรไกรตัดเล็บร่วมกัน',
        ],
      ),
      h('The whole family', 'คนในบ้านด้วย'),
      p(
        'Put socks on before underpants, or the fungus travels to the groin. Wash socks and bath mats hot or dry them in full sun. Whoever in the house itches too is treated at the same time, else you take turns all season.',
        'ใส่ถุงเท้าก่อนใส่กางเกงใน เชื้อจะได้ไม่ลามไปขาหนีบ ซักถุงเท้าและพรมเช็ดเท้าด้วยน้ำร้อนหรือตากแดดจัด ถ้ามีคนในบ้านคันด้วยให้รักษาพร้อมกัน ไม่อย่างนั้นจะผลัดกันติดทั้งฤดู',
      ),
      note(
        'People with diabetes or poor circulation show every crack in the foot to a doctor at once. So does anybody with spreading redness, pus, fever, thick yellow nails, or no change after four weeks.',
        'ผู้ป่วยเบาหวานหรือเลือดไหลเวียนไม่ดี หากเท้าแตกเป็นแผลควรพบแพทย์ทันที เช่นเดียวกับคนที่แดงลาม มีหนอง มีไข้ เล็บหนาเหลือง หรือทายาครบ 4 สัปดาห์แล้วไม่ดีขึ้น',
      ),
      shelf('For dry, cared-for feet', 'ดูแลเท้าให้แห้งสบาย', 'hand-foot-care', 'soap-bars'),
      link('See hand and foot care', 'ดูผลิตภัณฑ์ดูแลมือและเท้า', '/categories/4/hand-foot-care'),
    ],
  },
  {
    id: 30,
    type: 'article',
    slug: 'eczema-breaking-the-itch',
    topic: 'skin',
    picture: 'topic-eczema',
    daysAgo: 58,
    checkedBy: 1,
    sources: ['nhs-eczema', 'aad'],
    title: t('Eczema: how to break the circle of itching', 'ผื่นภูมิแพ้ผิวหนัง หยุดวงจรคันแล้วเกา'),
    excerpt: t(
      'Cream first, then everything else. A plan for good days and one for bad days, for children and adults.',
      'ทาครีมให้เป็นนิสัยก่อนเรื่องอื่น มาวางแผนสำหรับวันที่ผิวดีและวันที่ผื่นเห่อ ใช้ได้ทั้งเด็กและผู้ใหญ่',
    ),
    body: [
      p(
        'In atopic eczema the skin is a wall with gaps: water gets out, and dust, soap and sweat get in. It dries, it itches, one scratches, and the gaps grow wider. It runs in families together with hay fever and asthma, comes in attacks, and often grows milder with age. It is nobody’s fault, and not catching.',
        'ผิวของคนเป็นผื่นภูมิแพ้เหมือนกำแพงที่มีรอยรั่ว น้ำระเหยออก ส่วนฝุ่น สบู่ และเหงื่อซึมเข้า ผิวจึงแห้ง คัน พอเกาก็ยิ่งรั่ว โรคนี้พบในครอบครัวเดียวกับภูมิแพ้จมูกและหอบหืด เป็นๆ หายๆ และมักเบาลงเมื่อโตขึ้น ไม่ใช่ความผิดของใครและไม่ติดต่อ',
      ),
      h('Every day, also on good days', 'ทำทุกวัน แม้วันที่ผิวดี'),
      ul(
        [
          'A short, lukewarm shower with a soap-free wash, then pat dry.',
          'อาบน้ำอุณหภูมิปกติสั้นๆ ใช้สบู่เหลวสูตรไม่มีสบู่ แล้วซับเบาๆ',
        ],
        [
          'A thick, unscented cream within three minutes, and again in the evening: for an adult half a kilo in two weeks is no waste.',
          'ทาครีมเนื้อเข้มข้นไร้น้ำหอมภายใน 3 นาที และทาซ้ำตอนเย็น ผู้ใหญ่ใช้ครึ่งกิโลกรัมใน 2 สัปดาห์ถือว่าปกติ',
        ],
        [
          'Cotton next to the skin, nails short, new clothes washed before they are worn.',
          'ใส่ผ้าฝ้ายแนบตัว ตัดเล็บสั้น ซักเสื้อผ้าใหม่ก่อนใส่',
        ],
        [
          'Sweat rinsed off soon; a fan at night helps more than a second blanket less.',
          'เหงื่อออกให้ล้างตัวเร็วๆ เปิดพัดลมตอนนอนช่วยลดคันได้มาก',
        ],
      ),
      h('When it flares', 'วันที่ผื่นเห่อ'),
      p(
        'Then cream alone is too little. Doctors and pharmacists choose a steroid cream by strength, place and age. Used thinly, once or twice a day for a few days, on the red places only, it is safe and stops the circle; fear of it makes flares longer. Strong ones have no place on the face, in folds, or on babies. Wait some minutes between this cream and the moisturiser.',
        'วันที่ผื่นขึ้น ครีมบำรุงอย่างเดียวไม่พอ แพทย์หรือเภสัชกรจะเลือกครีมสเตียรอยด์ตามความแรง ตำแหน่ง และอายุ ถ้าทาบางๆ วันละ 1–2 ครั้ง ไม่กี่วัน เฉพาะที่แดง ถือว่าปลอดภัยและหยุดวงจรคันได้ การกลัวยาเกินไปทำให้ผื่นอยู่นาน แต่ชนิดแรงห้ามใช้ที่หน้า ข้อพับ และทารก เว้นสักครู่ก่อนทาครีมบำรุงทับ',
      ),
      h('What to leave out', 'สิ่งที่ควรเลี่ยง'),
      p(
        'Bubble baths, scented oils, wool, hot water and herbal creams without a registration number, some of which hide strong steroids. Diets that leave out milk or eggs belong in a doctor’s hands: most eczema has nothing to do with food.',
        'เลี่ยงสบู่ฟองมาก น้ำมันหอม ผ้าขนสัตว์ น้ำร้อน และครีมสมุนไพรไม่มีเลขทะเบียนซึ่งบางยี่ห้อแอบผสมสเตียรอยด์ชนิดแรง ส่วนการงดนมหรือไข่ควรให้แพทย์เป็นคนสั่ง เพราะผื่นส่วนใหญ่ไม่เกี่ยวกับอาหาร',
      ),
      note(
        'See a doctor for eczema that weeps, crusts yellow, spreads quickly or comes with fever, for small painful blisters all alike, for eczema around the eyes, and when it robs you or your child of sleep.',
        'ควรพบแพทย์หากผื่นมีน้ำเหลือง สะเก็ดสีเหลือง ลามเร็ว หรือมีไข้ มีตุ่มน้ำเล็กๆ เจ็บหน้าตาเหมือนกันหลายเม็ด เป็นรอบดวงตา หรือคันจนนอนไม่ได้ทั้งเด็กและผู้ใหญ่',
      ),
      shelf('For dry, touchy skin', 'สำหรับผิวแห้งแพ้ง่าย', 'body-moisturisers', 'baby-skin'),
      link('See body lotions', 'ดูโลชั่นบำรุงผิวกาย', '/categories/4/body-moisturisers'),
    ],
  },
];
