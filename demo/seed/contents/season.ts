import { film, h, link, note, ol, p, shelf, t, ul, type ContentSeed } from './kit.ts';

export const seasonArticles: readonly ContentSeed[] = [
  {
    id: 17,
    type: 'article',
    slug: 'dengue-and-mosquitoes',
    topic: 'season',
    picture: 'topic-dengue',
    daysAgo: 75,
    checkedBy: 1,
    sources: ['who-dengue', 'thai-ddc'],
    title: t(
      'Dengue: the bites of the day, and the days that matter',
      'ไข้เลือดออก ยุงลายกัดกลางวัน และช่วงวันที่ต้องจับตา',
    ),
    excerpt: t(
      'Why the fever’s end is the most dangerous time, which painkiller to leave alone, and how to keep the Aedes mosquito out.',
      'ทำไมช่วงไข้ลดจึงอันตรายที่สุด ยาแก้ปวดตัวไหนห้ามกิน และจะกันยุงลายอย่างไรให้ได้ผล',
    ),
    body: [
      p(
        'Dengue is carried by the striped Aedes mosquito, which bites by day, above all early in the morning and before dusk, and breeds in the clean water around our homes. Everybody can catch it, up to four times, and the second time is often the worst.',
        'ไข้เลือดออกมียุงลายเป็นพาหะ ยุงชนิดนี้กัดตอนกลางวัน โดยเฉพาะเช้าตรู่และก่อนพลบค่ำ วางไข่ในน้ำใสรอบบ้านเรานี่เอง ทุกวัยเป็นได้ และเป็นซ้ำได้ถึง 4 ครั้ง โดยครั้งที่สองมักรุนแรงกว่า',
      ),
      h('Three collects, once a week', '3 เก็บ ทำทุกสัปดาห์'),
      ul(
        [
          'Collect clutter: a tidy house has no dark corners in which mosquitoes rest.',
          'เก็บบ้านให้โล่ง ไม่ให้มีมุมทึบเป็นที่เกาะพักของยุง',
        ],
        [
          'Collect rubbish: a bottle cap of water is enough to breed in.',
          'เก็บขยะ เศษภาชนะ แค่น้ำในฝาขวดยุงก็วางไข่ได้',
        ],
        [
          'Collect water: cover jars, change vases and saucers every seven days, put sand or vinegar where water cannot be poured away.',
          'เก็บน้ำ ปิดฝาโอ่ง เปลี่ยนน้ำแจกันและจานรองกระถางทุก 7 วัน จุดที่เทไม่ได้ให้ใส่ทรายหรือน้ำส้มสายชู',
        ],
      ),
      h('On the skin', 'กันยุงที่ผิว'),
      p(
        'Repellents with DEET, picaridin or IR3535 protect for hours; citronella for a shorter time, so put it on more often. Sunscreen first, repellent on top. On small children use only what the label allows for their age, put it on with your own hands, and keep it away from eyes, mouth and fingers. Long, light-coloured clothes and a net for the midday nap help as much.',
        'ผลิตภัณฑ์ที่มี DEET พิคาริดิน หรือ IR3535 กันยุงได้นานหลายชั่วโมง ส่วนตะไคร้หอมกันได้สั้นกว่า ต้องทาบ่อยขึ้น ทากันแดดก่อนแล้วค่อยทากันยุงทับ สำหรับเด็กเล็กให้ดูอายุที่ฉลากอนุญาต ผู้ใหญ่เป็นคนทาให้ เลี่ยงตา ปาก และมือ เสื้อผ้าสีอ่อนแขนขายาวและมุ้งตอนนอนกลางวันช่วยได้ไม่แพ้กัน',
      ),
      h('If the fever comes', 'ถ้ามีไข้'),
      ol(
        [
          'High fever for two to seven days, headache, pain behind the eyes and in the muscles, hardly any cough: think of dengue.',
          'ไข้สูง 2–7 วัน ปวดหัว ปวดกระบอกตา ปวดเมื่อยตัว แทบไม่ไอ ให้นึกถึงไข้เลือดออก',
        ],
        [
          'Paracetamol only, as the label says. No aspirin, ibuprofen or other anti-inflammatory painkillers: they make bleeding worse.',
          'ลดไข้ด้วยพาราเซตามอลตามฉลากเท่านั้น ห้ามกินแอสไพริน ไอบูโพรเฟน หรือยากลุ่มแก้อักเสบ เพราะทำให้เลือดออกง่ายขึ้น',
        ],
        [
          'Drink much: water, rehydration salts, juice. Passing water every four to six hours is a good sign.',
          'ดื่มน้ำ เกลือแร่โออาร์เอส หรือน้ำผลไม้ให้มาก ปัสสาวะทุก 4–6 ชั่วโมงเป็นสัญญาณที่ดี',
        ],
        [
          'See a doctor on the second day of fever at the latest, for a blood test.',
          'ไข้สูงถึงวันที่สองควรพบแพทย์เพื่อตรวจเลือด',
        ],
      ),
      p(
        'The dangerous time begins when the fever falls, between the third and the seventh day. A child who turns quiet and cold then is not getting better.',
        'ช่วงอันตรายเริ่มเมื่อไข้ลดลง ราววันที่ 3 ถึง 7 เด็กที่ไข้ลดแต่ซึมลงและมือเท้าเย็น ไม่ได้แปลว่ากำลังหาย',
      ),
      note(
        'Go to a hospital at once for strong belly pain, repeated vomiting, bleeding from nose or gums, black stool, cold hands and feet, drowsiness or restlessness, also when the fever has gone.',
        'ไปโรงพยาบาลทันทีหากปวดท้องมาก อาเจียนไม่หยุด เลือดกำเดาหรือเลือดออกตามไรฟัน ถ่ายดำ มือเท้าเย็น ซึมหรือกระสับกระส่าย แม้ไข้จะลดแล้วก็ตาม',
      ),
      shelf('Keep mosquitoes away', 'กันยุงให้ทั้งบ้าน', 'insect-repellents', 'thermometers'),
      link('See insect repellents', 'ดูผลิตภัณฑ์กันยุงและแมลง', '/categories/14/insect-repellents'),
    ],
  },
  {
    id: 18,
    type: 'article',
    slug: 'pm25-days',
    topic: 'season',
    picture: 'topic-pm25',
    daysAgo: 292,
    checkedDaysAgo: 40,
    checkedBy: 3,
    sources: ['who-air', 'thai-air', 'thai-ddc'],
    title: t(
      'PM2.5 days: masks, rooms and what to do with the itch',
      'รับมือวันฝุ่น PM2.5 ใส่หน้ากากให้แนบ จัดห้องให้พอดี',
    ),
    excerpt: t(
      'Which mask keeps fine dust out, how large an air purifier must be, and who should stay in first.',
      'หน้ากากแบบไหนกันฝุ่นละเอียดได้ เครื่องฟอกต้องใหญ่แค่ไหน และใครควรเลี่ยงออกจากบ้านก่อนคนอื่น',
    ),
    body: [
      p(
        'From December to April the air over much of Thailand stands still, and the dust of engines, fields and forests stays where we breathe. Particles of 2.5 micrometres pass the nose, reach the lungs and even the blood. We cannot see them, but we can check: the value for the day stands in the app or on the site of the air quality authority.',
        'ช่วงธันวาคมถึงเมษายนอากาศนิ่งในหลายพื้นที่ ฝุ่นจากเครื่องยนต์ การเผาไร่นาและป่าจึงลอยอยู่ในระดับที่เราหายใจ อนุภาคขนาด 2.5 ไมครอนผ่านจมูกลงถึงปอดและเข้าสู่กระแสเลือดได้ แม้มองไม่เห็นแต่เช็กได้ ดูค่าประจำวันจากแอปหรือเว็บไซต์คุณภาพอากาศของหน่วยงานรัฐ',
      ),
      h('Outside', 'เมื่อต้องออกนอกบ้าน'),
      ul(
        [
          'Above 37.5 micrograms: shorter outings, no sport outside. Above 75: stay in if you can.',
          'เกิน 37.5 ไมโครกรัม ลดเวลานอกบ้าน งดออกกำลังกลางแจ้ง เกิน 75 ควรอยู่ในอาคารเท่าที่ทำได้',
        ],
        [
          'Cloth and surgical masks stop little of it. N95 or KF94 masks do, if they sit tightly; press the clip to the nose and feel for draughts with your hand.',
          'หน้ากากผ้าหรือหน้ากากอนามัยกันได้น้อย ใช้ N95 หรือ KF94 ที่แนบหน้า กดลวดให้เข้ากับจมูก แล้วใช้มือตรวจลมรั่ว',
        ],
        [
          'A mask is spent when it is damp, bent or hard to breathe through.',
          'เปลี่ยนหน้ากากเมื่อชื้น เสียรูป หรือหายใจลำบาก',
        ],
        [
          'Rinse face and nose when you come home, and change clothes.',
          'กลับถึงบ้านให้ล้างหน้า ล้างจมูก และเปลี่ยนเสื้อผ้า',
        ],
      ),
      h('Inside', 'เมื่ออยู่ในบ้าน'),
      p(
        'Close windows on bad days and air at the hour at which the value is lowest. A purifier with a HEPA filter helps if its clean air rate fits the room: for 20 square metres, about 200 cubic metres an hour or more. Put it where you sleep. Wipe floors with water, and leave incense, frying at high heat and candles for clearer days. The air conditioner cools; it hardly filters.',
        'วันค่าฝุ่นสูงให้ปิดหน้าต่าง และเปิดระบายอากาศในชั่วโมงที่ค่าต่ำสุด เครื่องฟอกอากาศแบบ HEPA ช่วยได้ถ้าอัตราฟอกเหมาะกับห้อง เช่น ห้อง 20 ตารางเมตรควรได้ราว 200 ลูกบาศก์เมตรต่อชั่วโมงขึ้นไป วางไว้ในห้องนอน ถูพื้นด้วยผ้าเปียก งดจุดธูป ทอดไฟแรง และจุดเทียน แอร์ให้ความเย็นแต่แทบไม่ได้กรองฝุ่น',
      ),
      h('Skin and eyes', 'ผิวและดวงตา'),
      p(
        'Dust dries and irritates. Wash in the evening with a mild cleanser, moisturise, and use artificial tears instead of rubbing your eyes. An itchy rash calms down faster without perfume.',
        'ฝุ่นทำให้ผิวแห้งและระคายเคือง ตอนเย็นล้างหน้าด้วยคลีนเซอร์อ่อนโยน ทามอยส์เจอไรเซอร์ ใช้น้ำตาเทียมแทนการขยี้ตา และเลี่ยงน้ำหอมเมื่อมีผื่นคัน',
      ),
      p(
        'Children, pregnant women, elders and everybody with asthma, heart or lung disease are affected first and should have their medicine at hand.',
        'เด็ก หญิงตั้งครรภ์ ผู้สูงอายุ และผู้ที่เป็นหอบหืด โรคหัวใจ หรือโรคปอด จะได้รับผลก่อนใคร ควรมียาประจำตัวติดไว้เสมอ',
      ),
      note(
        'See a doctor for a cough that lasts over two weeks, wheezing, or blood when you cough. Chest pain or trouble breathing at rest is an emergency: call 1669. Do not stop or raise asthma medicine on your own; ask a pharmacist to look at how you use your inhaler.',
        'ควรพบแพทย์หากไอนานเกิน 2 สัปดาห์ หายใจมีเสียงหวีด หรือไอมีเลือด หากเจ็บหน้าอกหรือหอบแม้นั่งพัก ให้โทร 1669 อย่าหยุดหรือเพิ่มยาหอบหืดเอง และให้เภสัชกรช่วยดูวิธีใช้ยาพ่นของคุณ',
      ),
      shelf('Masks that fit', 'หน้ากากที่แนบพอดี', 'masks-gloves'),
      link('See masks and gloves', 'ดูหน้ากากและถุงมือ', '/categories/12/masks-gloves'),
    ],
  },
  {
    id: 19,
    type: 'article',
    slug: 'heat-stroke-first-minutes',
    topic: 'season',
    picture: 'topic-heat-stroke',
    daysAgo: 226,
    checkedBy: 1,
    sources: ['nhs-heat', 'who-heat', 'thai-ddc'],
    title: t(
      'Heat stroke: the first minutes, and how not to get there',
      'ฮีตสโตรก ช่วยให้ทันในนาทีแรก และป้องกันก่อนจะสาย',
    ),
    excerpt: t(
      'Hot skin and confusion mean danger. What to do until help arrives, and simple rules for March, April and May.',
      'ตัวร้อนจัด สับสน คือสัญญาณอันตราย มาดูวิธีช่วยระหว่างรอรถพยาบาล และกฎง่ายๆ สำหรับมีนาคมถึงพฤษภาคม',
    ),
    body: [
      p(
        'The body cools itself by sweating. When it is very hot and humid, sweat no longer dries and the temperature inside rises. First comes heat exhaustion: thirst, headache, cramps, dizziness, cool wet skin. Above 40 degrees it becomes heat stroke, and within half an hour brain and kidneys can be harmed.',
        'ร่างกายระบายความร้อนด้วยเหงื่อ เมื่ออากาศร้อนชื้นจัดเหงื่อไม่ระเหย อุณหภูมิภายในจึงพุ่งขึ้น เริ่มจากเพลียแดด กระหายน้ำ ปวดหัว ตะคริว เวียนหัว ผิวเย็นชื้น หากเกิน 40 องศาจะกลายเป็นฮีตสโตรก ซึ่งทำร้ายสมองและไตได้ภายในครึ่งชั่วโมง',
      ),
      h('What to do', 'ช่วยอย่างไร'),
      ol(
        [
          'Call 1669 when somebody is confused, collapses, has a fit or stops sweating in the heat.',
          'โทร 1669 หากผู้ป่วยสับสน หมดสติ ชัก หรือตัวร้อนจัดแต่เหงื่อไม่ออก',
        ],
        [
          'Bring them into the shade or a cool room, lay them down and raise the legs.',
          'พาเข้าที่ร่มหรือห้องเย็น ให้นอนราบ ยกขาสูง',
        ],
        [
          'Take off what is not needed. Wet skin and clothes with water and fan strongly; cold packs in cloth go to neck, armpits and groin.',
          'คลายหรือถอดเสื้อผ้าที่ไม่จำเป็น ราดหรือเช็ดตัวด้วยน้ำแล้วพัดแรงๆ วางถุงเย็นห่อผ้าที่คอ รักแร้ และขาหนีบ',
        ],
        [
          'If they are fully awake, give cool water or rehydration salts in small sips. Give nothing to somebody who is drowsy.',
          'ถ้ารู้ตัวดีให้จิบน้ำเย็นหรือเกลือแร่โออาร์เอสทีละน้อย ถ้าซึมห้ามให้ดื่มอะไร',
        ],
        [
          'No fever medicine: it does not work here and can harm.',
          'ไม่ต้องให้ยาลดไข้ เพราะไม่ได้ผลและอาจเป็นอันตราย',
        ],
      ),
      h('Before it comes to that', 'ป้องกันไว้ก่อน'),
      ul(
        [
          'Do hard work and sport before nine or after five.',
          'งานหนักและการออกกำลังกายให้ทำก่อน 9 โมงหรือหลัง 5 โมงเย็น',
        ],
        [
          'Drink before you are thirsty, a glass every hour in the heat; clear urine shows that it is enough.',
          'ดื่มน้ำก่อนกระหาย ราวชั่วโมงละแก้วเมื่ออยู่กลางแดด ปัสสาวะสีอ่อนแปลว่าพอ',
        ],
        [
          'Loose, light clothes, a hat with a brim, breaks in the shade.',
          'ใส่เสื้อผ้าหลวมสีอ่อน หมวกปีกกว้าง และพักในร่มเป็นระยะ',
        ],
        [
          'Never leave a child, an elder or a pet in a parked car, not for a minute.',
          'ห้ามทิ้งเด็ก ผู้สูงอายุ หรือสัตว์เลี้ยงไว้ในรถที่จอดแม้เพียงครู่เดียว',
        ],
        ['Alcohol and many coffees dry you out further.', 'แอลกอฮอล์และกาแฟหลายแก้วทำให้ขาดน้ำมากขึ้น'],
      ),
      h('Medicines that need a thought', 'ยาที่ต้องระวังหน้าร้อน'),
      p(
        'Water tablets, some blood pressure medicines, older allergy tablets and medicines for the mind make it harder to cope with heat. Do not stop them on your own, but ask what they mean for a day outside.',
        'ยาขับปัสสาวะ ยาความดันบางชนิด ยาแก้แพ้รุ่นเก่า และยาจิตเวชบางตัว ทำให้ร่างกายทนร้อนได้น้อยลง อย่าหยุดยาเอง แต่ควรถามว่าต้องระวังอย่างไรเมื่ออยู่กลางแดด',
      ),
      note(
        'Heat exhaustion that is not better after thirty minutes of shade and drink needs a doctor. Look in on elders who live alone twice a day when it is hotter than 40 degrees.',
        'หากเพลียแดดแล้วพักในร่มและดื่มน้ำ 30 นาทียังไม่ดีขึ้น ต้องพบแพทย์ วันที่อากาศร้อนเกิน 40 องศา ควรแวะดูผู้สูงอายุที่อยู่คนเดียววันละ 2 ครั้ง',
      ),
      shelf('For hot days', 'คู่ใจวันแดดแรง', 'sun-care', 'massage-therapy', 'healthy-drinks'),
      link('See sun care', 'ดูผลิตภัณฑ์กันแดด', '/categories/1/sun-care'),
    ],
  },
  {
    id: 20,
    type: 'article',
    slug: 'cold-or-flu',
    topic: 'season',
    picture: 'topic-flu',
    daysAgo: 88,
    checkedBy: 2,
    sources: ['who-flu', 'nhs-cold'],
    title: t(
      'Cold or flu? Clean hands, rest and the right questions',
      'หวัดหรือไข้หวัดใหญ่ ล้างมือ พักผ่อน และสังเกตให้เป็น',
    ),
    excerpt: t(
      'How to tell them apart, what actually shortens the misery, and twenty seconds at the basin that protect everybody at home.',
      'แยกหวัดกับไข้หวัดใหญ่อย่างไร อะไรช่วยให้ดีขึ้นจริง และ 20 วินาทีที่อ่างล้างมือซึ่งปกป้องคนทั้งบ้าน',
    ),
    body: [
      p(
        'In the rainy season and again in January, half the office coughs. A cold creeps up: scratchy throat, runny nose, mild fever at most. Influenza falls on you within hours: 38 degrees or more, aching limbs, headache, a dry cough, no strength to stand. Both are caused by viruses, and antibiotics do nothing against either.',
        'หน้าฝนและช่วงต้นปี คนครึ่งออฟฟิศมักไอพร้อมกัน หวัดธรรมดาจะค่อยๆ มา เจ็บคอ น้ำมูกไหล ไข้ต่ำๆ ส่วนไข้หวัดใหญ่มาเร็วในไม่กี่ชั่วโมง ไข้ 38 องศาขึ้นไป ปวดเมื่อยทั้งตัว ปวดหัว ไอแห้ง แทบลุกไม่ขึ้น ทั้งสองโรคเกิดจากไวรัส ยาปฏิชีวนะจึงไม่ช่วย',
      ),
      h('Hands first', 'เริ่มที่มือ'),
      ol(
        [
          'Wet, soap, rub: palms, backs, between the fingers, thumbs, nails and wrists.',
          'ทำมือให้เปียก ฟอกสบู่ ถูฝ่ามือ หลังมือ ซอกนิ้ว นิ้วโป้ง เล็บ และข้อมือ',
        ],
        [
          'Twenty seconds, as long as singing Happy Birthday twice.',
          'นาน 20 วินาที เท่าร้องเพลงวันเกิดสองรอบ',
        ],
        [
          'Rinse and dry on something clean. Wet hands pass on more.',
          'ล้างออกและเช็ดด้วยผ้าหรือกระดาษสะอาด มือเปียกแพร่เชื้อได้มากกว่า',
        ],
        [
          'Hand gel with 70 per cent alcohol does when there is no basin, but not on visibly dirty hands.',
          'ไม่มีอ่างใช้เจลแอลกอฮอล์ 70% แทนได้ แต่ใช้ไม่ได้ผลเมื่อมือเปื้อนชัดเจน',
        ],
      ),
      film(
        'washing-hands',
        ['Twenty seconds to wash along with', 'ล้างตามได้เลย 20 วินาที'],
        [
          'All steps in half a minute, without sound. Subtitles can be switched on in the player.',
          'ทุกขั้นตอนในครึ่งนาที ไม่มีเสียง เปิดคำบรรยายได้ที่เครื่องเล่น',
        ],
      ),
      p(
        'Cough into your elbow, wear a mask when you are the one who is ill, and stay at home for a day after the fever has gone.',
        'ไอจามใส่ข้อพับแขน ใส่หน้ากากเมื่อเป็นฝ่ายป่วย และหยุดอยู่บ้านจนไข้ลดครบหนึ่งวัน',
      ),
      h('What helps', 'อะไรช่วยได้จริง'),
      p(
        'Rest, warm drinks and paracetamol for fever and aches, as the label says. Salt water eases the throat, saline the nose, a spoon of honey the cough, but no honey for babies under one year. Combined cold medicines often hold paracetamol already: add up before you take two. Vitamin C and zinc shorten a cold by less than a day at best.',
        'พักผ่อน จิบน้ำอุ่น และกินพาราเซตามอลตามฉลากเมื่อมีไข้หรือปวดเมื่อย กลั้วคอด้วยน้ำเกลือ ล้างจมูก น้ำผึ้งหนึ่งช้อนช่วยบรรเทาไอ แต่ห้ามให้เด็กอายุต่ำกว่า 1 ปี ยาแก้หวัดสูตรรวมมักมีพาราเซตามอลอยู่แล้ว ต้องนับรวมก่อนกินซ้ำ ส่วนวิตามินซีและสังกะสีช่วยให้หายเร็วขึ้นไม่ถึงหนึ่งวัน',
      ),
      h('The yearly vaccination', 'วัคซีนปีละครั้ง'),
      p(
        'A flu vaccination before the rainy season is recommended for everybody over 65, small children, pregnant women and people with asthma, diabetes, heart, lung or kidney disease, and for those who live with them.',
        'แนะนำฉีดวัคซีนไข้หวัดใหญ่ก่อนเข้าหน้าฝนสำหรับผู้อายุเกิน 65 ปี เด็กเล็ก หญิงตั้งครรภ์ ผู้เป็นหอบหืด เบาหวาน โรคหัวใจ ปอด หรือไต และคนที่อยู่ร่วมบ้าน',
      ),
      note(
        'See a doctor when the fever lasts over three days or returns, when breathing is hard, the chest hurts, or a child does not drink. People at risk should go within two days of the first signs of flu: medicine against it works only early.',
        'ควรพบแพทย์หากไข้เกิน 3 วันหรือกลับมาใหม่ หายใจลำบาก เจ็บหน้าอก หรือเด็กไม่ยอมดื่มน้ำ กลุ่มเสี่ยงควรไปภายใน 2 วันแรกที่มีอาการ เพราะยาต้านไวรัสได้ผลเมื่อเริ่มเร็ว',
      ),
      shelf(
        'For the home pharmacy',
        'ติดบ้านไว้ช่วงหวัดระบาด',
        'thermometers',
        'masks-gloves',
        'sweets-lozenges',
      ),
      link(
        'See cough, cold and allergy',
        'ดูยาแก้ไอ หวัด และภูมิแพ้',
        '/categories/6/cough-cold-allergy',
      ),
    ],
  },
];
