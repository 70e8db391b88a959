import { h, link, note, p, shelf, t, ul, type ContentSeed } from './kit.ts';

export const nutritionArticles: readonly ContentSeed[] = [
  {
    id: 12,
    type: 'article',
    slug: 'vitamins-who-needs-what',
    topic: 'nutrition',
    picture: 'topic-vitamins',
    daysAgo: 26,
    checkedBy: 2,
    sources: ['nhs-vitamins', 'who-food', 'thai-fda'],
    title: t(
      'Vitamins: who needs what, and who needs nothing',
      'วิตามินจำเป็นแค่ไหน ใครควรกินเสริม ใครไม่ต้อง',
    ),
    excerpt: t(
      'A plate with five colours beats a drawer full of tablets. The few cases in which a supplement is worth its price.',
      'จานอาหาร 5 สีดีกว่าวิตามินเต็มลิ้นชัก มาดูว่ากรณีไหนบ้างที่อาหารเสริมคุ้มค่าจริง',
    ),
    body: [
      p(
        'Vitamins and minerals are needed in tiny amounts, and the body is good at finding them in food. Healthy adults who eat rice, fish or eggs, fruit and vegetables of many kinds seldom lack anything. Supplements fill gaps; they do not repair short nights, and more is not better.',
        'ร่างกายต้องการวิตามินและแร่ธาตุเพียงเล็กน้อย และดึงจากอาหารได้เก่งอยู่แล้ว ผู้ใหญ่สุขภาพดีที่กินข้าว ปลาหรือไข่ ผลไม้ และผักหลากชนิดมักไม่ขาดอะไร อาหารเสริมมีไว้เติมส่วนที่ขาด ไม่ได้ชดเชยการนอนน้อย และยิ่งมากไม่ได้แปลว่ายิ่งดี',
      ),
      h('When it makes sense', 'เมื่อไรที่ควรเสริม'),
      ul(
        [
          'Folic acid before and in the first three months of pregnancy.',
          'กรดโฟลิก ก่อนตั้งครรภ์และช่วง 3 เดือนแรกของการตั้งครรภ์',
        ],
        [
          'Iron when a blood test shows a lack, as with heavy periods; not on suspicion.',
          'ธาตุเหล็ก เมื่อตรวจเลือดพบว่าขาด เช่น ประจำเดือนมามาก ไม่ควรกินเพราะเดา',
        ],
        [
          'Vitamin D for people who hardly see the sun: office and night workers, and elders who stay at home.',
          'วิตามินดี สำหรับคนที่แทบไม่โดนแดด เช่น คนทำงานในออฟฟิศหรือกะกลางคืน และผู้สูงอายุที่อยู่แต่ในบ้าน',
        ],
        [
          'Vitamin B12 for vegans, and for some who have taken diabetes or stomach medicines for years.',
          'วิตามินบี 12 สำหรับผู้กินวีแกน และบางคนที่ใช้ยาเบาหวานหรือยากระเพาะมานาน',
        ],
        [
          'Calcium when milk, small fish and tofu are missing from the plate.',
          'แคลเซียม เมื่อในจานไม่ค่อยมีนม ปลาเล็กปลาน้อย หรือเต้าหู้',
        ],
      ),
      h('When it can harm', 'เมื่อไรที่อาจเป็นโทษ'),
      p(
        'Vitamins A, D, E and K stay in the body and can pile up. Too much vitamin A in pregnancy harms the child. Large doses of vitamin C may lead to kidney stones in those who are prone to them. Vitamin K disturbs blood thinners; calcium and iron block some antibiotics and thyroid tablets when taken together.',
        'วิตามินเอ ดี อี และเค สะสมในร่างกายได้ วิตามินเอขนาดสูงระหว่างตั้งครรภ์เป็นอันตรายต่อทารก วิตามินซีขนาดสูงอาจทำให้เกิดนิ่วในคนที่เสี่ยง วิตามินเครบกวนยาละลายลิ่มเลือด ส่วนแคลเซียมและธาตุเหล็กทำให้ยาปฏิชีวนะหรือยาไทรอยด์บางชนิดดูดซึมไม่ได้หากกินพร้อมกัน',
      ),
      h('Reading the label', 'อ่านฉลากให้เป็น'),
      p(
        'Look at the amount per tablet and the share of the Thai daily reference beside it. About 100 per cent is plenty for a daily multivitamin. Add up what is in everything you take, gummies and fortified drinks included. In Thailand a supplement carries a 13-digit food serial number; a product that promises to cure is one to leave on the shelf.',
        'ดูปริมาณต่อเม็ดเทียบกับค่าที่แนะนำต่อวันสำหรับคนไทย วิตามินรวมประมาณ 100% ก็เหลือเฟือแล้ว อย่าลืมรวมทุกอย่างที่กิน ทั้งแบบเคี้ยวและเครื่องดื่มเสริมวิตามิน อาหารเสริมในไทยต้องมีเลขสารบบอาหาร 13 หลัก และถ้าสินค้าไหนบอกว่ารักษาโรคได้ ให้วางคืนชั้น',
      ),
      p(
        'Most vitamins are best taken with a meal. If you forget a day, go on as usual; there is nothing to make up for.',
        'วิตามินส่วนใหญ่กินพร้อมอาหารดีที่สุด ลืมวันไหนก็กินต่อตามปกติ ไม่ต้องกินชดเชย',
      ),
      note(
        'Bring all boxes and bottles along when you ask a pharmacist, above all if you are pregnant, over sixty, take daily medicine or have kidney or liver disease. Tiredness that lasts for weeks should be looked into by a doctor, not covered with tablets.',
        'นำยาและอาหารเสริมทั้งหมดมาด้วยเมื่อปรึกษาเภสัชกร โดยเฉพาะผู้ตั้งครรภ์ อายุเกิน 60 ใช้ยาประจำ หรือเป็นโรคไตหรือโรคตับ ถ้าอ่อนเพลียติดต่อกันหลายสัปดาห์ ควรให้แพทย์หาสาเหตุ ไม่ใช่กินวิตามินกลบอาการ',
      ),
      shelf('Vitamins and minerals', 'วิตามินและแร่ธาตุ', 'vitamins', 'minerals'),
      link('See all vitamins', 'ดูวิตามินทั้งหมด', '/categories/7/vitamins'),
    ],
  },
  {
    id: 13,
    type: 'article',
    slug: 'friendly-gut',
    topic: 'nutrition',
    picture: 'topic-gut-health',
    daysAgo: 139,
    checkedBy: 4,
    sources: ['nhs-constipation', 'who-diarrhoea'],
    title: t(
      'A friendly gut: fibre first, probiotics second',
      'ดูแลลำไส้ให้แฮปปี้ เริ่มที่ใยอาหาร ตามด้วยโพรไบโอติก',
    ),
    excerpt: t(
      'Constipation, bloating, upset after street food: what helps the gut help itself, and when it needs more than yoghurt.',
      'ท้องผูก ท้องอืด ท้องเสียหลังกินข้าวนอกบ้าน มาดูว่าอะไรช่วยให้ลำไส้ทำงานได้ดี และเมื่อไรที่โยเกิร์ตอย่างเดียวไม่พอ',
    ),
    body: [
      p(
        'Trillions of bacteria live in our gut. They digest what we cannot, make vitamins and train the immune system. What they like best is fibre, and that is what most of us eat too little of: about half of the 25 to 30 grams a day that would be good.',
        'ในลำไส้ของเรามีแบคทีเรียนับล้านล้านตัว ช่วยย่อยสิ่งที่เราย่อยไม่ได้ สร้างวิตามิน และฝึกระบบภูมิคุ้มกัน อาหารโปรดของมันคือใยอาหาร ซึ่งคนส่วนใหญ่กินได้แค่ราวครึ่งหนึ่งของ 25–30 กรัมที่ควรได้ต่อวัน',
      ),
      h('Fibre, without a revolution', 'เพิ่มใยอาหารแบบค่อยเป็นค่อยไป'),
      ul(
        [
          'Mix brown rice into white rice, one third to begin with.',
          'ผสมข้าวกล้องลงในข้าวขาว เริ่มจากหนึ่งในสาม',
        ],
        [
          'One fruit with each meal, whole rather than pressed: guava, papaya, banana.',
          'กินผลไม้มื้อละอย่างแบบเป็นชิ้น ไม่ใช่น้ำคั้น เช่น ฝรั่ง มะละกอ กล้วย',
        ],
        [
          'Half of the plate vegetables, beans or tofu several times a week.',
          'ผักครึ่งจาน และมีถั่วหรือเต้าหู้หลายมื้อต่อสัปดาห์',
        ],
        [
          'Go up slowly over two weeks and drink more water, or you will mostly get wind.',
          'ค่อยๆ เพิ่มใน 2 สัปดาห์และดื่มน้ำให้มากขึ้น ไม่อย่างนั้นจะได้แต่ลม',
        ],
      ),
      h('Probiotics: for what?', 'โพรไบโอติกเหมาะกับอะไร'),
      p(
        'Yoghurt, kimchi and naturally fermented foods bring living bacteria and are good food. Capsules can shorten some kinds of diarrhoea and help during a course of antibiotics, a few hours apart from it. Effects belong to single strains: what helped a friend may do nothing for you. Try one product for four weeks, and stop if you notice no difference.',
        'โยเกิร์ต กิมจิ และของหมักตามธรรมชาติมีจุลินทรีย์ดีและเป็นอาหารที่ดี แบบแคปซูลช่วยให้ท้องเสียบางชนิดหายเร็วขึ้น และช่วยระหว่างกินยาปฏิชีวนะโดยเว้นห่างกันหลายชั่วโมง ผลขึ้นกับสายพันธุ์ ตัวที่เพื่อนใช้ดีอาจไม่ได้ผลกับเรา ลองหนึ่งผลิตภัณฑ์ 4 สัปดาห์ ถ้าไม่รู้สึกต่างก็หยุดได้',
      ),
      h('Upset stomach after a feast', 'ท้องเสียหลังมื้อใหญ่'),
      p(
        'With diarrhoea, drinking is everything. Mix oral rehydration salts with clean water as the sachet says and sip it all day; sports drinks have too much sugar and too little salt. Eat when you feel like it, rice porridge and bananas first. Medicines that stop the bowel are not for bloody stools or fever, and never for small children.',
        'เวลาท้องเสีย สำคัญที่สุดคือน้ำ ละลายผงเกลือแร่โออาร์เอสในน้ำสะอาดตามที่ซองบอกแล้วจิบทั้งวัน เครื่องดื่มเกลือแร่สำหรับนักกีฬามีน้ำตาลมากและเกลือน้อยเกินไป กินข้าวต้มหรือกล้วยเมื่อเริ่มหิว ยาหยุดถ่ายไม่ควรใช้เมื่อถ่ายเป็นเลือดหรือมีไข้ และห้ามใช้ในเด็กเล็ก',
      ),
      p(
        'Constipation answers to water, movement and a fixed quiet time after breakfast. Laxatives are for days, not for months.',
        'ท้องผูกแก้ด้วยน้ำ การขยับตัว และเวลาเข้าห้องน้ำประจำหลังมื้อเช้า ยาระบายใช้เป็นครั้งคราว ไม่ใช่ทุกเดือน',
      ),
      note(
        'See a doctor for blood in the stool, black stool, weight loss you did not plan, a change in habit that lasts over three weeks, or strong pain. For babies, elders and pregnant women with diarrhoea, ask for help on the first day.',
        'ควรพบแพทย์หากถ่ายเป็นเลือดหรือถ่ายดำ น้ำหนักลดโดยไม่ตั้งใจ การขับถ่ายเปลี่ยนไปนานเกิน 3 สัปดาห์ หรือปวดท้องรุนแรง ส่วนทารก ผู้สูงอายุ และหญิงตั้งครรภ์ที่ท้องเสีย ควรขอคำแนะนำตั้งแต่วันแรก',
      ),
      shelf(
        'Fibre and friendly bacteria',
        'ใยอาหารและจุลินทรีย์ดี',
        'fibre-probiotics',
        'breakfast-cereal',
      ),
      link('See fibre and probiotics', 'ดูใยอาหารและโพรไบโอติก', '/categories/7/fibre-probiotics'),
    ],
  },
];
