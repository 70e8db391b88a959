import { h, link, note, ol, p, shelf, t, ul, type ContentSeed } from './kit.ts';

export const heartArticles: readonly ContentSeed[] = [
  {
    id: 34,
    type: 'article',
    slug: 'cholesterol-on-the-plate',
    topic: 'conditions',
    picture: 'topic-cholesterol',
    daysAgo: 36,
    checkedBy: 2,
    sources: ['nhs-cholesterol', 'who-heart'],
    title: t(
      'Cholesterol: what food can do, and what it cannot',
      'ไขมันในเลือดสูง อาหารช่วยได้แค่ไหน เมื่อไรต้องใช้ยา',
    ),
    excerpt: t(
      'One felt nothing, and then came the blood test. What LDL and HDL mean, which dishes count, and why statins are not stopped in secret.',
      'ไม่มีอาการอะไรเลย จนเห็นผลเลือด มาดูว่า LDL กับ HDL บอกอะไร อาหารจานไหนมีผล และทำไมไม่ควรแอบหยุดยาสแตติน',
    ),
    body: [
      p(
        'Cholesterol is a building material that the liver makes by itself. Too much LDL in the blood settles in the walls of vessels, for decades, without a sound. HDL carries some of it back. The number alone says little: together with blood pressure, sugar, smoking, age and family it tells how likely a heart attack or stroke is in the next ten years.',
        'คอเลสเตอรอลเป็นวัตถุดิบที่ตับสร้างเองได้ ถ้า LDL ในเลือดมากเกินไปจะเกาะผนังหลอดเลือดนานเป็นสิบปีโดยไม่มีอาการ ส่วน HDL ช่วยขนกลับ ตัวเลขเดี่ยวๆ บอกอะไรไม่มาก ต้องดูร่วมกับความดัน น้ำตาล บุหรี่ อายุ และประวัติครอบครัว จึงจะรู้ความเสี่ยงหัวใจขาดเลือดหรือหลอดเลือดสมองใน 10 ปีข้างหน้า',
      ),
      h('On the plate', 'ในจานอาหาร'),
      ul(
        [
          'Palm oil, lard, coconut cream, pork belly and butter biscuits raise LDL the most. Cook with rice bran, soybean or canola oil, and less of it.',
          'น้ำมันปาล์ม น้ำมันหมู กะทิ หมูสามชั้น และคุกกี้เนยเพิ่ม LDL มากที่สุด เปลี่ยนเป็นน้ำมันรำข้าว ถั่วเหลือง หรือคาโนลา และใช้น้อยลง',
        ],
        [
          'An egg a day is no problem for most people. The fried pork next to it is.',
          'ไข่วันละฟองไม่ใช่ปัญหาของคนส่วนใหญ่ ที่เป็นปัญหาคือหมูทอดข้างๆ',
        ],
        [
          'Oats, beans, okra, apples and guava hold soluble fibre that takes cholesterol along.',
          'ข้าวโอ๊ต ถั่ว กระเจี๊ยบเขียว แอปเปิล และฝรั่งมีใยอาหารละลายน้ำที่พาคอเลสเตอรอลออกไป',
        ],
        [
          'Fish two times a week: mackerel from Thai waters does as well as salmon.',
          'กินปลาสัปดาห์ละ 2 ครั้ง ปลาทูไทยดีไม่แพ้แซลมอน',
        ],
        [
          'Sweet drinks and alcohol raise triglycerides, the other fat on the report.',
          'เครื่องดื่มหวานและแอลกอฮอล์เพิ่มไตรกลีเซอไรด์ ไขมันอีกตัวในใบผลเลือด',
        ],
      ),
      h('What to expect', 'ได้ผลแค่ไหน'),
      p(
        'A careful kitchen lowers LDL by a tenth, or by a fifth if one changes much. Half an hour of brisk walking on five days raises HDL a little and does the heart good in other ways. Who has inherited high values, or has had a heart attack, needs medicine as well: no oil in the world makes up for that. Fish oil and red yeast rice are no replacement, and the latter is itself a weak statin with all its side effects.',
        'ปรับอาหารจริงจังช่วยลด LDL ได้ราวหนึ่งในสิบ บางคนได้ถึงหนึ่งในห้า เดินเร็ววันละครึ่งชั่วโมง สัปดาห์ละ 5 วันเพิ่ม HDL เล็กน้อยและดีต่อหัวใจในด้านอื่น แต่คนที่ไขมันสูงจากพันธุกรรมหรือเคยหัวใจขาดเลือดต้องใช้ยาด้วย น้ำมันปลาและข้าวยีสต์แดงใช้แทนยาไม่ได้ ข้าวยีสต์แดงเองก็มีสารคล้ายสแตตินและมีผลข้างเคียงแบบเดียวกัน',
      ),
      h('If a statin was prescribed', 'ถ้าแพทย์ให้ยาสแตติน'),
      p(
        'It works as long as it is taken. Tell your pharmacist about every new medicine, and ask about grapefruit and pomelo, which do not go with some of them. Aches in both thighs are worth a call; they are no reason to stop on your own.',
        'ยาได้ผลตราบเท่าที่กินต่อเนื่อง แจ้งเภสัชกรทุกครั้งที่ได้ยาใหม่ และถามเรื่องเกรปฟรุตกับส้มโอซึ่งกินร่วมกับยาบางตัวไม่ได้ หากปวดเมื่อยต้นขาทั้งสองข้างให้โทรปรึกษา อย่าเพิ่งหยุดยาเอง',
      ),
      note(
        'Call 1669 for pressure in the chest, a drooping face, a weak arm or slurred speech. See a doctor soon for dark urine with muscle pain under a statin, or when parents or siblings had heart trouble before 55.',
        'โทร 1669 หากแน่นหน้าอก ปากเบี้ยว แขนอ่อนแรง หรือพูดไม่ชัด และควรรีบพบแพทย์หากปัสสาวะสีเข้มร่วมกับปวดกล้ามเนื้อขณะกินสแตติน หรือมีพ่อแม่พี่น้องเป็นโรคหัวใจก่อนอายุ 55 ปี',
      ),
      shelf('For the breakfast table', 'จัดมื้อเช้าเพื่อหัวใจ', 'breakfast-cereal', 'healthy-snacks'),
      link('See cereals and breakfast', 'ดูซีเรียลและอาหารเช้า', '/categories/13/breakfast-cereal'),
    ],
  },
  {
    id: 35,
    type: 'article',
    slug: 'stop-smoking-plan',
    topic: 'everyday',
    picture: 'topic-stop-smoking',
    daysAgo: 9,
    checkedBy: 4,
    sources: ['who-smoke', 'thai-ddc'],
    title: t('Stopping smoking: a plan for the first 30 days', 'เลิกบุหรี่ แผนรับมือ 30 วันแรก'),
    excerpt: t(
      'Most who have stopped needed several tries. What to prepare, how a craving passes in five minutes, and who helps for nothing.',
      'คนที่เลิกได้ส่วนใหญ่เคยลองมาหลายครั้ง มาดูวิธีเตรียมตัว รับมือความอยากที่อยู่แค่ 5 นาที และใครช่วยได้ฟรี',
    ),
    body: [
      p(
        'After twenty minutes the pulse is calmer, after a day the heart has more oxygen, after a year the risk of a heart attack is halved. It is worth it at any age. That it is hard is no lack of will: nicotine has changed the brain, and it needs some weeks to change back. E-cigarettes, which may not be sold in Thailand, keep this going.',
        'หยุดบุหรี่ 20 นาที ชีพจรสงบลง 1 วันหัวใจได้ออกซิเจนมากขึ้น 1 ปีความเสี่ยงหัวใจขาดเลือดลดลงครึ่งหนึ่ง เลิกตอนอายุเท่าไรก็คุ้ม ที่เลิกยากไม่ใช่เพราะใจไม่แข็ง แต่นิโคตินเปลี่ยนการทำงานของสมองไปแล้ว ต้องใช้เวลาหลายสัปดาห์จึงกลับคืน บุหรี่ไฟฟ้าซึ่งผิดกฎหมายในไทยมีแต่ทำให้ติดต่อ',
      ),
      h('The week before', 'สัปดาห์ก่อนวันเลิก'),
      ol(
        [
          'Fix a day, and tell family and colleagues. A quiet weekend is better than the end of the quarter.',
          'กำหนดวันและบอกคนในบ้านกับเพื่อนร่วมงาน เลือกสุดสัปดาห์ที่ไม่วุ่น ดีกว่าช่วงปิดงบ',
        ],
        [
          'Write down when you smoke and why: coffee, traffic, the phone. These are the moments to plan for.',
          'จดว่าสูบเมื่อไรและเพราะอะไร เช่น กาแฟ รถติด คุยโทรศัพท์ แล้ววางแผนรับมือช่วงนั้น',
        ],
        [
          'Ask a pharmacist about nicotine gum or patches. Who smokes in the first half hour of the day mostly needs more than gum.',
          'ปรึกษาเภสัชกรเรื่องหมากฝรั่งหรือแผ่นแปะนิโคติน คนที่สูบภายในครึ่งชั่วโมงหลังตื่นมักต้องใช้มากกว่าหมากฝรั่ง',
        ],
        [
          'Throw away lighters and ashtrays, wash curtains and car seats.',
          'ทิ้งไฟแช็กและที่เขี่ยบุหรี่ ซักผ้าม่านและเบาะรถ',
        ],
      ),
      h('When the craving comes', 'เมื่อความอยากมาถึง'),
      p(
        'It rises like a wave and is gone in about five minutes, whether you smoke or not. Drink a glass of water slowly, breathe in for four and out for six, brush your teeth, walk once around the house, call somebody. The first three days are the worst, the third week is the most treacherous: "just one" is the one that counts.',
        'ความอยากขึ้นลงเหมือนคลื่น ราว 5 นาทีก็ผ่านไป ไม่ว่าจะสูบหรือไม่ ลองจิบน้ำช้าๆ หายใจเข้า 4 ออก 6 แปรงฟัน เดินรอบบ้าน หรือโทรหาใครสักคน 3 วันแรกหนักที่สุด ส่วนสัปดาห์ที่ 3 มักพลาดง่ายที่สุด เพราะคำว่า "ขอมวนเดียว"',
      ),
      h('Weight, mood and sleep', 'น้ำหนัก อารมณ์ การนอน'),
      p(
        'Food tastes better, and most gain some kilos; sugar-free gum, carrots and a walk after meals keep it small. Bad temper and broken sleep pass within a month. If you slip, it was a slip: begin again the same day. The quitline 1600 advises for nothing, also on how to go on.',
        'อาหารจะอร่อยขึ้น หลายคนน้ำหนักขึ้น 2–3 กิโลกรัม หมากฝรั่งไม่มีน้ำตาล แครอต และการเดินหลังอาหารช่วยได้ ความหงุดหงิดและนอนไม่หลับจะหายภายในหนึ่งเดือน ถ้าเผลอสูบก็แค่พลาด เริ่มใหม่วันนั้นเลย โทรสายเลิกบุหรี่ 1600 ปรึกษาได้ฟรี',
      ),
      note(
        'Ask a doctor before nicotine products if you are pregnant, below 18, or had a heart attack lately. Some medicines need another dose once you stop, among them some for asthma, blood clotting and the mind. See a doctor for a cough of over three weeks or with blood.',
        'ปรึกษาแพทย์ก่อนใช้นิโคตินทดแทนหากตั้งครรภ์ อายุต่ำกว่า 18 หรือเพิ่งหัวใจขาดเลือด ยาบางชนิดต้องปรับขนาดเมื่อเลิกบุหรี่ เช่น ยาหอบหืด ยาละลายลิ่มเลือด และยาจิตเวช หากไอเกิน 3 สัปดาห์หรือไอเป็นเลือดควรพบแพทย์',
      ),
      shelf(
        'Something else for mouth and hands',
        'ให้ปากและมือมีอย่างอื่นทำ',
        'sweets-lozenges',
        'healthy-snacks',
      ),
      link('Ask a pharmacist', 'ปรึกษาเภสัชกร', '/pharmacy'),
    ],
  },
  {
    id: 36,
    type: 'article',
    slug: 'asthma-and-the-inhaler',
    topic: 'conditions',
    picture: 'topic-asthma',
    daysAgo: 124,
    checkedDaysAgo: 30,
    checkedBy: 4,
    sources: ['who-asthma', 'nhs-asthma', 'thai-air'],
    title: t('Asthma: getting the most out of an inhaler', 'หอบหืด พ่นยาให้ถูกวิธี ได้ยาเต็มที่'),
    excerpt: t(
      'Reliever and preventer, the order of the steps, and how to tell that asthma is not under control.',
      'ยาฉุกเฉินกับยาควบคุมต่างกันอย่างไร พ่นยาทีละขั้น และสัญญาณที่บอกว่าโรคยังคุมไม่ได้',
    ),
    body: [
      p(
        'In asthma the small airways are inflamed all the time, and narrow when smoke, dust mites, colds, cold air or laughter irritate them. Then it whistles, the chest is tight, and one coughs at night. It does not go away by being ignored, but most people who have it can do everything, sport included, once it is treated well.',
        'คนเป็นหอบหืดมีหลอดลมอักเสบอยู่ตลอด และตีบลงเมื่อเจอควัน ไรฝุ่น หวัด อากาศเย็น หรือแม้แต่หัวเราะ จึงหายใจมีเสียงวี้ด แน่นหน้าอก และไอกลางคืน โรคนี้ไม่หายเพราะทำเฉย แต่ถ้ารักษาดี คนส่วนใหญ่ใช้ชีวิตได้เต็มที่รวมทั้งเล่นกีฬา',
      ),
      h('Two jobs, two medicines', 'ยา 2 หน้าที่'),
      p(
        'The reliever opens the airways within minutes and is carried everywhere. The preventer calms the inflammation and works only if it is used every day, also when you feel well. Some inhalers do both. Who needs the reliever on more than two days a week is not under control, and should see the doctor instead of buying the next one.',
        'ยาฉุกเฉินขยายหลอดลมในไม่กี่นาที ต้องพกติดตัวเสมอ ส่วนยาควบคุมลดการอักเสบและได้ผลก็ต่อเมื่อใช้ทุกวันแม้สบายดี ยาพ่นบางชนิดทำได้ทั้งสองอย่าง ถ้าต้องใช้ยาฉุกเฉินเกินสัปดาห์ละ 2 วัน แปลว่ายังคุมโรคไม่ได้ ควรพบแพทย์แทนที่จะซื้อหลอดใหม่',
      ),
      h('Spray inhaler, step by step', 'พ่นยาทีละขั้น'),
      ol(
        [
          'Shake it, take off the cap, sit or stand upright, and breathe out fully.',
          'เขย่าหลอดยา เปิดฝา นั่งหรือยืนตัวตรง แล้วหายใจออกให้สุด',
        ],
        [
          'Lips tight around the mouthpiece; begin to breathe in slowly, and press once.',
          'อมปากหลอดให้สนิท เริ่มหายใจเข้าช้าๆ แล้วกดหนึ่งครั้ง',
        ],
        [
          'Go on breathing in for three to five seconds, then hold your breath for ten.',
          'หายใจเข้าต่อ 3–5 วินาที แล้วกลั้นไว้ 10 วินาที',
        ],
        [
          'Wait a minute before a second puff. After a preventer rinse your mouth and spit.',
          'เว้น 1 นาทีก่อนพ่นครั้งที่ 2 ถ้าเป็นยาควบคุมให้บ้วนปากทุกครั้ง',
        ],
      ),
      p(
        'A spacer, the tube between inhaler and mouth, brings twice as much into the lungs and is right for children and for everybody in an attack. Powder inhalers are the other way round: breathe in fast and hard. Show your technique to a pharmacist once a year; half of all people find a fault.',
        'กระบอกต่อยาพ่นช่วยให้ยาเข้าปอดได้มากขึ้นเท่าตัว เหมาะกับเด็กและทุกคนตอนหอบ ส่วนยาพ่นชนิดผงตรงกันข้าม ต้องสูดแรงและเร็ว ลองพ่นให้เภสัชกรดูปีละครั้ง ครึ่งหนึ่งของผู้ใช้มักพบจุดที่ต้องแก้',
      ),
      h('Around you', 'สิ่งรอบตัว'),
      p(
        'No smoke in flat and car, bedding washed hot every week, a well-fitting mask and closed windows on days of PM2.5, a flu vaccination every year. Some painkillers and eye drops can set off an attack: say that you have asthma whenever you ask for a medicine.',
        'ไม่มีควันในบ้านและรถ ซักเครื่องนอนด้วยน้ำร้อนทุกสัปดาห์ วันฝุ่น PM2.5 สูงให้ใส่หน้ากากที่แนบสนิทและปิดหน้าต่าง ฉีดวัคซีนไข้หวัดใหญ่ทุกปี ยาแก้ปวดและยาหยอดตาบางชนิดกระตุ้นให้หอบได้ จึงควรบอกทุกครั้งที่ซื้อยาว่าเป็นหอบหืด',
      ),
      note(
        'Call 1669 if the reliever does not help within minutes, if you cannot finish a sentence, or lips turn blue. Sit upright and go on with the reliever through a spacer until help is there.',
        'โทร 1669 หากพ่นยาฉุกเฉินแล้วไม่ดีขึ้นในไม่กี่นาที พูดไม่จบประโยค หรือริมฝีปากเขียวคล้ำ ระหว่างรอให้นั่งตัวตรงและพ่นยาฉุกเฉินผ่านกระบอกต่อไปเรื่อยๆ',
      ),
      shelf('For days with dust', 'สำหรับวันฝุ่นเยอะ', 'masks-gloves', 'cleaning'),
      link('See masks and gloves', 'ดูหน้ากากและถุงมือ', '/categories/12/masks-gloves'),
    ],
  },
  {
    id: 37,
    type: 'article',
    slug: 'iron-and-anaemia',
    topic: 'nutrition',
    picture: 'topic-iron',
    daysAgo: 160,
    checkedBy: 2,
    sources: ['who-anaemia', 'nhs-vitamins'],
    title: t(
      'Always tired? Iron, anaemia and thalassaemia',
      'เหนื่อยง่าย หน้าซีด ขาดธาตุเหล็กหรือธาลัสซีเมีย',
    ),
    excerpt: t(
      'Why a blood test comes before the iron tablet in Thailand, what is on the plate, and how to take iron so that it is borne well.',
      'คนไทยควรตรวจเลือดก่อนกินธาตุเหล็กเพราะอะไร อาหารแบบไหนมีธาตุเหล็ก และกินยาอย่างไรไม่ให้ปวดท้อง',
    ),
    body: [
      p(
        'Red blood cells carry oxygen, and iron is what they carry it with. If it is short, one is pale and tired, short of breath on the stairs, dizzy, and loses hair. Women with heavy periods, expectant mothers, toddlers, blood donors and vegetarians are affected most. In men and after the menopause the cause is often a small bleeding of the gut, and has to be found.',
        'เม็ดเลือดแดงขนออกซิเจนได้เพราะธาตุเหล็ก ถ้าขาดจะซีด เพลีย เหนื่อยเวลาขึ้นบันได เวียนหัว ผมร่วง กลุ่มเสี่ยงคือผู้หญิงประจำเดือนมามาก หญิงตั้งครรภ์ เด็กเล็ก ผู้บริจาคเลือด และคนกินมังสวิรัติ ส่วนผู้ชายและหญิงวัยหมดประจำเดือน สาเหตุมักเป็นเลือดออกในทางเดินอาหารซึ่งต้องหาให้พบ',
      ),
      h('Test first', 'ตรวจเลือดก่อน'),
      p(
        'About a third of people in Thailand carry a gene for thalassaemia. Their cells are small and pale too, but iron is not what they lack, and years of tablets can overload heart and liver. A blood count with ferritin tells the two apart; the cheap finger-prick at a fair does not.',
        'คนไทยราวหนึ่งในสามมียีนธาลัสซีเมีย เม็ดเลือดเล็กและซีดเหมือนกันแต่ไม่ได้ขาดธาตุเหล็ก ถ้ากินยาเป็นปีๆ ธาตุเหล็กจะสะสมจนหัวใจและตับเสียหาย การตรวจความสมบูรณ์ของเม็ดเลือดพร้อมเฟอร์ริตินแยกสองอย่างนี้ได้ การเจาะปลายนิ้วตามงานแยกไม่ได้',
      ),
      h('On the plate', 'ในจานอาหาร'),
      ul(
        [
          'Best absorbed: liver once a week, blood curd, red meat, cockles well cooked, fish.',
          'ดูดซึมดีที่สุด: ตับสัปดาห์ละครั้ง เลือดหมูต้มสุก เนื้อแดง หอยแครงสุก ปลา',
        ],
        [
          'From plants: beans, tofu, dark green leaves, together with guava, lime or tomato, whose vitamin C doubles what is taken up.',
          'จากพืช: ถั่ว เต้าหู้ ผักใบเขียวเข้ม กินคู่ฝรั่ง มะนาว หรือมะเขือเทศ วิตามินซีช่วยให้ดูดซึมเพิ่มขึ้นเท่าตัว',
        ],
        [
          'Tea, coffee and milk keep iron out: an hour before or two after the meal.',
          'ชา กาแฟ และนมขวางการดูดซึม ให้ห่างก่อนมื้ออาหาร 1 ชั่วโมงหรือหลัง 2 ชั่วโมง',
        ],
      ),
      h('Taking iron', 'กินยาธาตุเหล็กอย่างไร'),
      p(
        'One tablet a day, or every other day, is absorbed as well as three and is kinder to the stomach. On an empty stomach it works best; if it hurts, after a small meal. Black stools are normal, constipation eases with water and fibre. Keep two hours between iron and calcium, antacids, thyroid hormone or some antibiotics. It takes two months for the blood and three more for the stores.',
        'วันละเม็ดหรือวันเว้นวันดูดซึมได้พอๆ กับ 3 เม็ด แต่ท้องสบายกว่า กินตอนท้องว่างได้ผลดีที่สุด ถ้าปวดท้องให้กินหลังอาหารมื้อเล็ก อุจจาระสีดำเป็นเรื่องปกติ ท้องผูกแก้ด้วยน้ำและใยอาหาร เว้นห่างจากแคลเซียม ยาลดกรด ยาไทรอยด์ หรือยาปฏิชีวนะบางชนิด 2 ชั่วโมง เลือดจะดีขึ้นใน 2 เดือน และต้องกินต่ออีก 3 เดือนเพื่อเติมคลังสะสม',
      ),
      note(
        'See a doctor for paleness with a racing heart, blood in the stool, periods that soak a pad an hour, or in pregnancy. Keep iron away from children: a handful of tablets is deadly. Poison centre: 1367.',
        'ควรพบแพทย์หากซีดร่วมกับใจสั่น ถ่ายเป็นเลือด ประจำเดือนชุ่มผ้าอนามัยทุกชั่วโมง หรือกำลังตั้งครรภ์ เก็บยาธาตุเหล็กให้พ้นมือเด็ก เพียงหนึ่งกำมือก็ถึงชีวิต ศูนย์พิษวิทยาโทร 1367',
      ),
      shelf('Minerals and snacks', 'แร่ธาตุและของว่าง', 'minerals', 'healthy-snacks'),
      link('See minerals', 'ดูแร่ธาตุ', '/categories/7/minerals'),
    ],
  },
];
