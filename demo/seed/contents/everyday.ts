import { h, link, note, ol, p, shelf, t, ul, type ContentSeed } from './kit.ts';

export const everydayArticles: readonly ContentSeed[] = [
  {
    id: 7,
    type: 'article',
    slug: 'sleep-better-tonight',
    topic: 'everyday',
    picture: 'topic-sleep',
    daysAgo: 5,
    checkedBy: 2,
    sources: ['nhs-insomnia', 'thai-mind'],
    title: t('Sleep better from tonight, without tablets', 'นอนหลับดีขึ้นตั้งแต่คืนนี้ โดยไม่ต้องพึ่งยา'),
    excerpt: t(
      'A fixed morning does more for your nights than anything you take at bedtime. Seven habits, in the order in which they help.',
      'ตื่นให้ตรงเวลาช่วยเรื่องนอนได้มากกว่าของที่กินก่อนเข้านอน รวม 7 นิสัย เรียงตามลำดับที่ได้ผล',
    ),
    body: [
      p(
        'Adults need seven to nine hours. Most of us know that, and most of us borrow from the night when the day is too short. After some weeks it shows: colds come more often, sugar tempts more, tempers shorten. The good news is that sleep is a rhythm, and a rhythm can be trained.',
        'ผู้ใหญ่ควรนอนวันละ 7–9 ชั่วโมง เรื่องนี้ใครๆ ก็รู้ แต่พอกลางวันไม่พอเราก็มักยืมเวลานอนมาใช้ ผ่านไปไม่กี่สัปดาห์ก็เริ่มเห็นผล เป็นหวัดบ่อย อยากของหวาน หงุดหงิดง่าย ข่าวดีคือการนอนเป็นจังหวะของร่างกาย และจังหวะนั้นฝึกได้',
      ),
      h('Set the clock in the morning', 'ตั้งนาฬิการ่างกายตั้งแต่เช้า'),
      ol(
        ['Get up at the same time every day, weekends included.', 'ตื่นเวลาเดียวกันทุกวัน รวมทั้งวันหยุด'],
        [
          'Go outside within the first hour; daylight stops the night hormone.',
          'ออกไปรับแสงธรรมชาติภายในชั่วโมงแรก แสงจะหยุดฮอร์โมนง่วง',
        ],
        ['Have the last coffee, tea or cola before 2 pm.', 'งดกาแฟ ชา และน้ำอัดลมที่มีกาเฟอีนหลังบ่าย 2'],
        [
          'Move during the day, but not hard in the last two hours before bed.',
          'ขยับร่างกายระหว่างวัน แต่ไม่ออกกำลังหนักช่วง 2 ชั่วโมงก่อนนอน',
        ],
      ),
      h('Make the evening dark and dull', 'ทำช่วงค่ำให้มืดและเรียบง่าย'),
      ol(
        [
          'Dim the lights an hour before bed and leave the phone in another room.',
          'หรี่ไฟก่อนนอนหนึ่งชั่วโมง และวางโทรศัพท์ไว้นอกห้องนอน',
        ],
        [
          'Keep the bedroom cool, around 25 degrees, quiet and dark.',
          'จัดห้องนอนให้เย็นสบายราว 25 องศา เงียบ และมืด',
        ],
        [
          'A warm shower helps: the body cools down afterwards and gets sleepy.',
          'อาบน้ำอุ่นช่วยได้ เพราะร่างกายจะเย็นลงหลังอาบและเริ่มง่วง',
        ],
      ),
      h('Awake at three', 'ตื่นกลางดึกทำอย่างไร'),
      p(
        'Do not fight. If you lie awake for what feels like twenty minutes, get up, sit in dim light with something boring, and go back when your eyes are heavy. Leave the clock turned to the wall. The bed should mean sleep, not worry.',
        'อย่าฝืน ถ้ารู้สึกว่านอนลืมตามาราว 20 นาที ให้ลุกไปนั่งในแสงสลัวทำอะไรน่าเบื่อ แล้วกลับมาเมื่อง่วงจริง หันหน้าปัดนาฬิกาเข้าผนัง ให้เตียงเป็นที่สำหรับนอน ไม่ใช่ที่สำหรับกังวล',
      ),
      p(
        'A nightcap is a bad bargain: alcohol brings sleep sooner and breaks it in the second half of the night. Herbal teas and scents are pleasant rituals; a ritual is worth something, even if the plant does little.',
        'เหล้าก่อนนอนไม่คุ้ม แม้ทำให้หลับเร็วขึ้นแต่จะทำให้ตื่นบ่อยในครึ่งคืนหลัง ส่วนชาสมุนไพรและกลิ่นหอมผ่อนคลายเป็นกิจวัตรที่ดีต่อใจ แม้ตัวสมุนไพรจะช่วยไม่มาก แต่การทำซ้ำทุกคืนช่วยบอกร่างกายว่าถึงเวลาพัก',
      ),
      note(
        'See a doctor when you sleep badly three nights a week for longer than a month, snore loudly with pauses in your breath, or fall asleep while driving. Do not take sleeping tablets that were prescribed for somebody else, and never together with alcohol.',
        'ควรพบแพทย์หากนอนไม่หลับสัปดาห์ละ 3 คืนนานเกินหนึ่งเดือน กรนเสียงดังและมีช่วงหยุดหายใจ หรือหลับในขณะขับรถ ห้ามใช้ยานอนหลับของผู้อื่น และห้ามใช้ร่วมกับแอลกอฮอล์เด็ดขาด',
      ),
      shelf('For a calm evening', 'ผ่อนคลายก่อนเข้านอน', 'home-fragrance', 'body-scrubs'),
      link('See scents for the home', 'ดูเครื่องหอมในบ้าน', '/categories/10/home-fragrance'),
    ],
  },
  {
    id: 8,
    type: 'article',
    slug: 'tired-eyes-at-the-screen',
    topic: 'everyday',
    picture: 'topic-eye-strain',
    daysAgo: 62,
    checkedBy: 4,
    sources: ['nhs-az', 'medlineplus'],
    title: t(
      'Tired eyes at the screen: blink, look up, light well',
      'ตาล้าเพราะจอ กะพริบตา มองไกล จัดแสงให้พอดี',
    ),
    excerpt: t(
      'Screens do not damage eyes, but they stop us from blinking. A desk that is kind to eyes, and drops that are worth having.',
      'หน้าจอไม่ได้ทำลายดวงตา แต่ทำให้เราลืมกะพริบตา มาจัดโต๊ะทำงานให้สบายตา และเลือกน้ำตาเทียมให้เป็น',
    ),
    body: [
      p(
        'At a screen we blink about a third as often as in conversation. The film of tears breaks, the eye dries, and by late afternoon it burns, waters or sees double. Add an air conditioner that blows into your face and a laptop that stands too high, and the headache is complete.',
        'เวลาจ้องจอเรากะพริบตาเหลือเพียงหนึ่งในสามของเวลาคุยกัน น้ำตาที่เคลือบตาจึงระเหย ตาแห้ง พอบ่ายแก่ก็แสบตา น้ำตาไหล หรือมองเห็นซ้อน ยิ่งมีแอร์เป่าหน้าและจออยู่สูงเกินไป อาการปวดหัวก็มาครบ',
      ),
      h('The 20-20-20 rule', 'กฎ 20-20-20'),
      p(
        'Every 20 minutes, look at something about 20 feet away, six metres, for 20 seconds, and blink slowly ten times. Set a reminder until it has become a habit. The muscle that focuses near things rests only when you look far.',
        'ทุก 20 นาที มองไกลประมาณ 20 ฟุตหรือ 6 เมตร นาน 20 วินาที พร้อมกะพริบตาช้าๆ สิบครั้ง ตั้งเตือนไว้จนกว่าจะติดเป็นนิสัย กล้ามเนื้อที่ใช้เพ่งใกล้จะได้พักก็ต่อเมื่อเรามองไกลเท่านั้น',
      ),
      h('A desk that is kind to eyes', 'จัดโต๊ะให้ถนอมสายตา'),
      ul(
        [
          'The upper edge of the screen at eye level or slightly lower, an arm’s length away.',
          'ขอบบนของจออยู่ระดับสายตาหรือต่ำกว่าเล็กน้อย ห่างประมาณหนึ่งช่วงแขน',
        ],
        [
          'Light from the side; no window right behind or in front of the screen.',
          'ให้แสงเข้าทางด้านข้าง ไม่มีหน้าต่างอยู่ด้านหลังหรือหน้าจอพอดี',
        ],
        [
          'As bright as the paper beside it, and letters large enough to lean back.',
          'ความสว่างจอพอๆ กับกระดาษที่วางข้างกัน และตัวหนังสือใหญ่พอให้นั่งพิงพนักได้',
        ],
        [
          'Air conditioning away from the face, a glass of water within reach.',
          'ปรับทิศแอร์ไม่ให้เป่าหน้า และมีน้ำดื่มใกล้มือ',
        ],
      ),
      h('Drops, lenses, glasses', 'น้ำตาเทียม คอนแทคเลนส์ แว่น'),
      p(
        'Artificial tears without preservatives may be used as often as you need them, also with most contact lenses; check the label. Drops that whiten red eyes are another thing: after some days the redness returns stronger. Wear lenses no longer than eight hours, and keep spare glasses at work. Filters against blue light are no substitute for breaks.',
        'น้ำตาเทียมชนิดไม่มีสารกันเสียหยอดได้บ่อยตามต้องการ ใช้กับคอนแทคเลนส์ส่วนใหญ่ได้ แต่ควรอ่านฉลากก่อน ส่วนยาหยอดลดตาแดงเป็นคนละเรื่อง ใช้ติดกันหลายวันตาจะกลับมาแดงกว่าเดิม คอนแทคเลนส์ไม่ควรใส่เกิน 8 ชั่วโมง และควรมีแว่นสำรองที่ทำงาน แว่นกรองแสงสีฟ้าใช้แทนการพักสายตาไม่ได้',
      ),
      p(
        'If letters have become blurred at arm’s length and you are around forty, that is presbyopia, and reading glasses are the answer. Have your eyes measured before you buy.',
        'ถ้าอายุราว 40 แล้วต้องยื่นหนังสือออกไปจึงอ่านชัด นั่นคือสายตายาวตามวัย แว่นอ่านหนังสือช่วยได้ แต่ควรวัดสายตาก่อนซื้อ',
      ),
      note(
        'See an eye doctor the same day for sudden loss of vision, a curtain or flashes of light, a painful red eye, or something that flew in and does not wash out. People with diabetes should have their eyes checked every year.',
        'รีบพบจักษุแพทย์ในวันเดียวกันหากมองไม่เห็นกะทันหัน เห็นม่านดำหรือแสงวาบ ตาแดงปวด หรือมีสิ่งแปลกปลอมที่ล้างไม่ออก ผู้เป็นเบาหวานควรตรวจตาทุกปี',
      ),
      shelf('Care around the eyes', 'ดูแลรอบดวงตา', 'eye-lip-care', 'massage-therapy'),
      link(
        'See medicines for skin and eyes',
        'ดูยาทาผิวหนังและยาตา',
        '/categories/6/skin-eye-medicines',
      ),
    ],
  },
  {
    id: 9,
    type: 'article',
    slug: 'start-moving-again',
    topic: 'everyday',
    picture: 'topic-exercise',
    daysAgo: 118,
    checkedBy: 2,
    sources: ['who-moving', 'thai-health'],
    title: t(
      'Start moving again: ten minutes are enough to begin',
      'กลับมาขยับตัวอีกครั้ง เริ่มแค่วันละ 10 นาทีก็พอ',
    ),
    excerpt: t(
      'You do not need a gym or an early alarm. How to reach 150 minutes a week from the sofa, and what to do with sore muscles.',
      'ไม่ต้องเข้ายิม ไม่ต้องตื่นตีห้า มาดูวิธีค่อยๆ ไปให้ถึง 150 นาทีต่อสัปดาห์ และวิธีดูแลเมื่อปวดกล้ามเนื้อ',
    ),
    body: [
      p(
        'Moving for 150 minutes a week lowers the risk of heart disease, diabetes and depression more than most things one can buy. It sounds much; it is twenty-two minutes a day, and it may be cut into pieces. Stairs, a brisk walk to the next station and sweeping the yard all count.',
        'การขยับร่างกายสัปดาห์ละ 150 นาทีช่วยลดความเสี่ยงโรคหัวใจ เบาหวาน และภาวะซึมเศร้าได้มากกว่าของหลายอย่างที่ซื้อได้ ฟังดูเยอะ แต่เฉลี่ยแค่วันละ 22 นาที และแบ่งทำเป็นช่วงได้ ขึ้นบันได เดินเร็วไปสถานีถัดไป หรือกวาดบ้านก็นับ',
      ),
      h('Four weeks to a habit', '4 สัปดาห์สร้างนิสัย'),
      ol(
        [
          'Week one: ten minutes of walking after one meal a day, at a pace at which you can talk but not sing.',
          'สัปดาห์ที่ 1: เดิน 10 นาทีหลังอาหารวันละมื้อ เร็วพอให้พูดได้แต่ร้องเพลงไม่ไหว',
        ],
        ['Week two: the same after two meals.', 'สัปดาห์ที่ 2: เดินแบบเดิมหลังอาหาร 2 มื้อ'],
        [
          'Week three: add strength twice a week: ten chair squats, ten wall push-ups, a plank as long as you can breathe calmly.',
          'สัปดาห์ที่ 3: เพิ่มเวตเบาๆ สัปดาห์ละ 2 ครั้ง ลุกนั่งเก้าอี้ 10 ครั้ง ดันกำแพง 10 ครั้ง แพลงก์เท่าที่ยังหายใจสบาย',
        ],
        [
          'Week four: one longer outing that you enjoy: cycling, swimming, dancing, a park.',
          'สัปดาห์ที่ 4: เพิ่มกิจกรรมที่ชอบหนึ่งครั้ง เช่น ปั่นจักรยาน ว่ายน้ำ เต้น หรือเดินสวน',
        ],
      ),
      h('Heat and dust', 'เรื่องร้อนและฝุ่น'),
      p(
        'Exercise before eight or after five, drink a glass of water half an hour before and a few mouthfuls every twenty minutes. When PM2.5 is above 37.5 micrograms, move indoors. In an hour of ordinary sport, water replaces what you lose; drinks with minerals make sense only after longer efforts with much sweat.',
        'ออกกำลังก่อน 8 โมงเช้าหรือหลัง 5 โมงเย็น ดื่มน้ำหนึ่งแก้วก่อนเริ่มครึ่งชั่วโมง และจิบทุก 20 นาที วันที่ PM2.5 เกิน 37.5 ไมโครกรัม ให้ย้ายเข้าในร่ม ออกกำลังทั่วไปไม่เกินหนึ่งชั่วโมงดื่มน้ำเปล่าก็พอ เครื่องดื่มเกลือแร่จำเป็นเมื่อออกแรงนานและเสียเหงื่อมาก',
      ),
      h('Sore is fine, sharp is not', 'ปวดเมื่อยได้ แต่เจ็บแปลบต้องหยุด'),
      p(
        'Dull soreness on the day after comes from small repairs in the muscle and goes within three days. Gentle movement, warmth and a balm ease it. A sprain is different: rest, a cold pack wrapped in cloth for fifteen minutes, an elastic bandage and the leg up on a pillow in the first two days.',
        'อาการปวดตึงในวันถัดมาเกิดจากกล้ามเนื้อซ่อมแซมตัวเองและหายใน 3 วัน ขยับเบาๆ ประคบอุ่น หรือทาบาล์มช่วยได้ แต่ถ้าข้อแพลง ช่วง 2 วันแรกให้พัก ประคบเย็นโดยห่อผ้าครั้งละ 15 นาที พันผ้ายืด และยกขาสูง',
      ),
      note(
        'Talk to a doctor before you start if you have heart disease, high blood pressure that is not under control, diabetes with foot problems, or have not moved for years. Stop and call 1669 for chest pain, fainting or trouble breathing.',
        'ควรปรึกษาแพทย์ก่อนเริ่ม หากเป็นโรคหัวใจ ความดันสูงที่ยังคุมไม่ได้ เบาหวานที่มีปัญหาเท้า หรือไม่ได้ออกกำลังมาหลายปี ถ้าเจ็บหน้าอก หน้ามืด หรือหายใจไม่ทัน ให้หยุดทันทีและโทร 1669',
      ),
      shelf(
        'For before and after',
        'ตัวช่วยก่อนและหลังออกกำลัง',
        'supports-braces',
        'protein-sport',
        'massage-therapy',
      ),
      link('See supports and braces', 'ดูอุปกรณ์พยุงกล้ามเนื้อ', '/categories/12/supports-braces'),
    ],
  },
  {
    id: 10,
    type: 'article',
    slug: 'brush-floss-smile',
    topic: 'everyday',
    picture: 'topic-oral-care',
    daysAgo: 181,
    checkedBy: 4,
    sources: ['who-mouth', 'thai-health'],
    title: t(
      'Brush, floss, smile: two minutes done properly',
      'แปรงฟันให้ถูกวิธีใน 2 นาที พร้อมเทคนิคใช้ไหมขัดฟัน',
    ),
    excerpt: t(
      'Bleeding gums are no reason to brush less. The right brush, the right angle, and why one should not rinse afterwards.',
      'เหงือกเลือดออกไม่ใช่เหตุให้แปรงน้อยลง มาเลือกแปรงให้ถูก วางมุมให้เป็น และรู้ว่าทำไมไม่ควรบ้วนน้ำตามทันที',
    ),
    body: [
      p(
        'Two things ruin teeth: the acid that bacteria make of sugar, and the plaque in which they live. Fluoride hardens the tooth against the first, brushing and flossing take away the second. Done well, it takes two minutes twice a day and half a minute with floss.',
        'สองสิ่งที่ทำร้ายฟันคือกรดที่แบคทีเรียสร้างจากน้ำตาล และคราบจุลินทรีย์ที่เป็นบ้านของมัน ฟลูออไรด์ช่วยให้ผิวฟันแข็งแรงต้านกรด ส่วนการแปรงและใช้ไหมขัดฟันช่วยกำจัดคราบ ทำให้ดีใช้เวลาครั้งละ 2 นาที วันละ 2 ครั้ง กับไหมขัดฟันอีกครึ่งนาที',
      ),
      h('How to brush', 'แปรงอย่างไรให้สะอาด'),
      ol(
        [
          'Take a soft brush with a small head and toothpaste with at least 1,000 ppm fluoride, the length of the brush for adults.',
          'ใช้แปรงขนนุ่มหัวเล็ก และยาสีฟันที่มีฟลูออไรด์อย่างน้อย 1,000 ppm ผู้ใหญ่บีบเท่าความยาวขนแปรง',
        ],
        [
          'Set it at 45 degrees to the gum line and make small circles, two or three teeth at a time.',
          'วางขนแปรงเอียง 45 องศาที่ขอบเหงือก ขยับเป็นวงเล็กๆ ทีละ 2–3 ซี่',
        ],
        [
          'Outside, inside, chewing surfaces, tongue: always in the same order, so that nothing is forgotten.',
          'ด้านนอก ด้านใน ด้านบดเคี้ยว และลิ้น ไล่ตามลำดับเดิมทุกครั้งจะได้ไม่ตกหล่น',
        ],
        [
          'Spit, do not rinse, and eat nothing for half an hour: fluoride needs the time.',
          'บ้วนฟองทิ้งโดยไม่ต้องบ้วนน้ำตาม และงดอาหารครึ่งชั่วโมง ให้ฟลูออไรด์ได้ทำงาน',
        ],
      ),
      p(
        'After orange juice, tom yum or a soft drink, wait thirty minutes before brushing: acid softens the enamel for a while. A sugar-free gum in between helps the saliva.',
        'หลังดื่มน้ำส้ม กินต้มยำ หรือน้ำอัดลม ควรรอ 30 นาทีก่อนแปรง เพราะกรดทำให้ผิวฟันอ่อนลงชั่วคราว ระหว่างนั้นเคี้ยวหมากฝรั่งไม่มีน้ำตาลช่วยเพิ่มน้ำลายได้',
      ),
      h('Between the teeth', 'ซอกฟันสำคัญไม่แพ้กัน'),
      p(
        'A third of each tooth touches its neighbour, where no brush gets. Floss once a day, in the evening: bend it like a C around each tooth and slide up and down. For wider gaps and braces, small interdental brushes work better. Mouthwash freshens, but replaces neither.',
        'พื้นที่หนึ่งในสามของฟันอยู่ชิดซี่ข้างๆ ซึ่งแปรงเข้าไม่ถึง ใช้ไหมขัดฟันวันละครั้งก่อนนอน โอบไหมเป็นรูปตัวซีรอบฟันแต่ละซี่แล้วเลื่อนขึ้นลง ซอกฟันกว้างหรือคนจัดฟันใช้แปรงซอกฟันจะสะดวกกว่า น้ำยาบ้วนปากช่วยให้สดชื่น แต่ใช้แทนสองอย่างนี้ไม่ได้',
      ),
      h('Gums that bleed', 'เหงือกเลือดออก'),
      p(
        'It usually means plaque at the edge of the gum. Keep on brushing there, softly and thoroughly; in most people it stops within ten days. Change the brush every three months, and sooner when the bristles bend outwards.',
        'มักเกิดจากคราบที่ขอบเหงือก ให้แปรงบริเวณนั้นต่อไปอย่างเบามือและทั่วถึง ส่วนใหญ่จะหยุดภายใน 10 วัน และเปลี่ยนแปรงทุก 3 เดือน หรือเร็วกว่านั้นเมื่อขนแปรงบาน',
      ),
      note(
        'See a dentist twice a year, and soon for pain, swelling, a loose tooth, gums that still bleed after two weeks, or a sore in the mouth that has not healed after fourteen days. Fever with a swollen cheek is an emergency.',
        'ควรพบทันตแพทย์ปีละ 2 ครั้ง และรีบไปเมื่อปวด บวม ฟันโยก เหงือกยังเลือดออกหลัง 2 สัปดาห์ หรือมีแผลในปากไม่หายเกิน 14 วัน หากมีไข้ร่วมกับแก้มบวม ถือเป็นเรื่องฉุกเฉิน',
      ),
      shelf(
        'For a clean two minutes',
        'ครบทั้งแปรงและซอกฟัน',
        'toothbrushes',
        'toothpaste',
        'floss-interdental',
      ),
      link('See all oral care', 'ดูผลิตภัณฑ์ดูแลช่องปากทั้งหมด', '/categories/5'),
    ],
  },
  {
    id: 11,
    type: 'article',
    slug: 'easing-period-pain',
    topic: 'everyday',
    picture: 'topic-pharmacist',
    daysAgo: 33,
    checkedBy: 1,
    sources: ['nhs-period', 'nhs-medicines'],
    title: t(
      'Period pain: what eases it, and when it is too much',
      'ปวดประจำเดือน บรรเทาอย่างไร แบบไหนไม่ควรทน',
    ),
    excerpt: t(
      'Cramps are common, but missing work or school every month is not. Warmth, timing and the questions a pharmacist will ask.',
      'ปวดท้องเมนส์พบได้บ่อย แต่ปวดจนต้องลาทุกเดือนไม่ใช่เรื่องปกติ มาดูวิธีบรรเทา จังหวะการใช้ยา และคำถามที่เภสัชกรจะถาม',
    ),
    body: [
      p(
        'Cramps come from the womb itself: substances called prostaglandins make it contract so that the lining can leave. The more of them, the stronger the pain, often with loose stools, a heavy back or a headache. It usually begins just before the bleeding and is over in two or three days.',
        'อาการปวดเกิดจากมดลูกบีบตัวเพื่อขับเยื่อบุออก โดยมีสารพรอสตาแกลนดินเป็นตัวสั่ง ยิ่งมีมากก็ยิ่งปวด บางคนมีถ่ายเหลว ปวดหลัง หรือปวดหัวร่วมด้วย มักเริ่มก่อนประจำเดือนมาเล็กน้อยและหายใน 2–3 วัน',
      ),
      h('First without medicine', 'เริ่มจากวิธีที่ไม่ใช้ยา'),
      ul(
        [
          'Warmth on belly or lower back, about 40 degrees for twenty minutes; in studies it helps nearly as much as a tablet. Keep a cloth between skin and hot-water bottle.',
          'ประคบอุ่นที่ท้องหรือหลังส่วนล่าง ราว 40 องศา 20 นาที งานวิจัยพบว่าช่วยได้ใกล้เคียงยา ควรมีผ้ารองระหว่างผิวกับถุงน้ำร้อน',
        ],
        [
          'Gentle movement: walking, stretching, child’s pose.',
          'ขยับเบาๆ เช่น เดิน ยืดเหยียด หรือท่าเด็กของโยคะ',
        ],
        [
          'Sleep enough in the days before, and keep salt and coffee modest.',
          'นอนให้พอในช่วงก่อนมีประจำเดือน ลดเค็มและกาแฟ',
        ],
        [
          'Regular sport throughout the month makes cramps milder within two to three cycles.',
          'ออกกำลังสม่ำเสมอทั้งเดือน ช่วยให้ปวดน้อยลงภายใน 2–3 รอบ',
        ],
      ),
      h('If you take something', 'ถ้าจะใช้ยา'),
      p(
        'Anti-inflammatory painkillers lower the prostaglandins, so they work best early, at the first sign, with food, and in the dose on the label. They do not suit everybody: with asthma, a stomach ulcer, kidney trouble, a chance of pregnancy or suspected dengue, ask first. Paracetamol is gentler on the stomach and a choice for many. Do not combine two painkillers on your own.',
        'ยาแก้ปวดกลุ่มต้านการอักเสบช่วยลดพรอสตาแกลนดิน จึงได้ผลดีเมื่อใช้ตั้งแต่เริ่มปวด กินพร้อมอาหาร และไม่เกินขนาดบนฉลาก แต่ไม่เหมาะกับทุกคน ผู้ที่เป็นหอบหืด แผลในกระเพาะ โรคไต อาจตั้งครรภ์ หรือสงสัยไข้เลือดออก ต้องถามก่อน พาราเซตามอลอ่อนโยนต่อกระเพาะกว่าและเป็นทางเลือกของหลายคน ไม่ควรใช้ยาแก้ปวดสองตัวร่วมกันเอง',
      ),
      h('What the pharmacist will ask', 'เภสัชกรจะถามอะไรบ้าง'),
      p(
        'How long has it been like this? What have you tried? Which medicines and illnesses do you have, any allergies? Could you be pregnant? The answers stay between you. Write down the days and the strength of the pain for two cycles; it makes advice far better.',
        'ปวดแบบนี้มานานเท่าไร ลองอะไรมาแล้ว มีโรคประจำตัว ยาที่ใช้ หรือแพ้ยาหรือไม่ มีโอกาสตั้งครรภ์ไหม คำตอบทั้งหมดเป็นความลับระหว่างคุณกับเภสัชกร ลองจดวันและระดับความปวดไว้สัก 2 รอบเดือน จะช่วยให้ได้คำแนะนำที่ตรงขึ้นมาก',
      ),
      note(
        'See a doctor when pain keeps you from daily life, grows worse from cycle to cycle, comes between periods or with sex, or when you change a pad every hour. Sudden strong pain on one side, fainting or fever needs help today.',
        'ควรพบแพทย์เมื่อปวดจนใช้ชีวิตไม่ได้ ปวดหนักขึ้นทุกรอบ ปวดนอกช่วงมีประจำเดือนหรือขณะมีเพศสัมพันธ์ หรือต้องเปลี่ยนผ้าอนามัยทุกชั่วโมง หากปวดรุนแรงข้างเดียวฉับพลัน เป็นลม หรือมีไข้ ต้องไปวันนี้',
      ),
      shelf('Comfort for these days', 'ตัวช่วยในวันนั้นของเดือน', 'massage-therapy', 'sanitary-pads'),
      link('See hot and cold therapy', 'ดูอุปกรณ์ประคบร้อนเย็น', '/categories/12/massage-therapy'),
    ],
  },
];
