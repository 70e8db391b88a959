import { h, link, note, ol, p, shelf, t, ul, type ContentSeed } from './kit.ts';

export const conditionArticles: readonly ContentSeed[] = [
  {
    id: 14,
    type: 'article',
    slug: 'diabetes-foot-care',
    topic: 'conditions',
    picture: 'topic-diabetes',
    daysAgo: 11,
    checkedBy: 2,
    sources: ['who-diabetes', 'cdc'],
    title: t(
      'Diabetes and your feet: five minutes every evening',
      'เบาหวานกับเท้า ดูแลวันละ 5 นาทีก่อนนอน',
    ),
    excerpt: t(
      'A blister you cannot feel may become a wound that does not heal. A short evening check that prevents most of them.',
      'ตุ่มพองที่ไม่รู้สึกเจ็บอาจกลายเป็นแผลเรื้อรัง การตรวจเท้าสั้นๆ ทุกเย็นป้องกันได้เกือบทั้งหมด',
    ),
    body: [
      p(
        'High sugar over years dulls the nerves of the feet and narrows their vessels. A stone in the shoe goes unnoticed, the skin heals slowly, germs find their way in. Most serious foot problems begin with something small that nobody saw, and that is why looking is the best treatment there is.',
        'น้ำตาลในเลือดสูงนานปีทำให้ปลายประสาทที่เท้าชาและหลอดเลือดตีบลง กรวดในรองเท้าก็ไม่รู้สึก แผลหายช้า เชื้อโรคเข้าง่าย ปัญหาเท้าร้ายแรงส่วนใหญ่เริ่มจากจุดเล็กๆ ที่ไม่มีใครเห็น การหมั่นดูจึงเป็นวิธีดูแลที่ดีที่สุด',
      ),
      h('The evening check', 'ตรวจเท้าทุกเย็น'),
      ol(
        [
          'Look at the top, the soles, the heels and between the toes, in good light. Use a mirror, or ask somebody at home.',
          'ดูหลังเท้า ฝ่าเท้า ส้นเท้า และซอกนิ้วในที่สว่าง ใช้กระจกช่วยหรือให้คนในบ้านช่วยดู',
        ],
        [
          'Look for cuts, blisters, redness, swelling, cracks, corns and changed nails.',
          'มองหาบาดแผล ตุ่มพอง รอยแดง บวม รอยแตก ตาปลา หรือเล็บที่เปลี่ยนไป',
        ],
        [
          'Wash with mild soap and lukewarm water. Test the heat with your elbow, not with the foot.',
          'ล้างด้วยสบู่อ่อนและน้ำอุณหภูมิปกติ ลองความร้อนด้วยข้อศอก ไม่ใช่เท้า',
        ],
        [
          'Dry well, also between the toes, and put cream on soles and heels, but not between the toes.',
          'เช็ดให้แห้งโดยเฉพาะซอกนิ้ว ทาครีมที่ฝ่าเท้าและส้นเท้า แต่ไม่ทาซอกนิ้ว',
        ],
      ),
      h('Shoes, socks, nails', 'รองเท้า ถุงเท้า เล็บ'),
      ul(
        ['Never walk barefoot, not even at home or on the beach.', 'ไม่เดินเท้าเปล่า แม้ในบ้านหรือชายหาด'],
        [
          'Buy shoes in the afternoon, when feet are largest, with room for the toes; shake them out before you put them on.',
          'ซื้อรองเท้าช่วงบ่ายที่เท้าขยายที่สุด ให้มีที่ว่างปลายนิ้ว และเคาะรองเท้าก่อนใส่ทุกครั้ง',
        ],
        ['Wear seamless cotton socks, fresh every day.', 'ใส่ถุงเท้าผ้าฝ้ายไม่มีตะเข็บแข็ง เปลี่ยนทุกวัน'],
        [
          'Cut nails straight across and file the corners. Leave corns and thick skin to a professional; no blades, no corn plasters.',
          'ตัดเล็บตรงๆ และตะไบมุม ตาปลาหรือหนังหนาให้ผู้เชี่ยวชาญดูแล ห้ามใช้ใบมีดหรือพลาสเตอร์กัดตาปลา',
        ],
      ),
      h('When there is a small wound', 'เมื่อมีแผลเล็กๆ'),
      p(
        'Rinse it with clean water or saline, cover it with a dry sterile dressing, take weight off the foot and look again in the morning. Do not use strong antiseptics, herbal pastes or talcum. A wound that is not clearly better after a day belongs into professional hands.',
        'ล้างด้วยน้ำสะอาดหรือน้ำเกลือ ปิดด้วยผ้าก๊อซปลอดเชื้อ ลดการลงน้ำหนัก และดูอีกครั้งตอนเช้า ไม่ใช้ยาฆ่าเชื้อแรงๆ สมุนไพรพอก หรือแป้งโรยแผล หากผ่านไปหนึ่งวันแล้วไม่ดีขึ้นชัดเจน ควรให้ผู้เชี่ยวชาญดู',
      ),
      p(
        'Sugar, blood pressure and not smoking protect the vessels from inside. Have your feet examined by a professional at least once a year.',
        'การคุมน้ำตาล ความดัน และไม่สูบบุหรี่ ช่วยปกป้องหลอดเลือดจากภายใน และควรตรวจเท้ากับบุคลากรทางการแพทย์อย่างน้อยปีละครั้ง',
      ),
      note(
        'Go to a doctor the same day for a wound that is red, warm, swollen, smells or weeps, for a blue or black toe, or for fever. Do not wait because it does not hurt: that is the danger.',
        'ไปพบแพทย์ในวันเดียวกันหากแผลแดง ร้อน บวม มีกลิ่นหรือน้ำเหลือง นิ้วเท้าเขียวคล้ำ หรือมีไข้ อย่ารอเพราะไม่เจ็บ เพราะการไม่เจ็บนั่นเองที่อันตราย',
      ),
      shelf('Care and dressings', 'ดูแลเท้าและทำแผล', 'hand-foot-care', 'wound-care'),
      link('See hand and foot care', 'ดูผลิตภัณฑ์ดูแลมือและเท้า', '/categories/4/hand-foot-care'),
    ],
  },
  {
    id: 15,
    type: 'article',
    slug: 'measure-blood-pressure-at-home',
    topic: 'conditions',
    picture: 'topic-blood-pressure',
    daysAgo: 54,
    checkedBy: 2,
    sources: ['who-pressure', 'thai-ddc'],
    title: t(
      'Measuring blood pressure at home, so that the numbers mean something',
      'วัดความดันที่บ้านอย่างไรให้ได้ตัวเลขที่เชื่อถือได้',
    ),
    excerpt: t(
      'Five quiet minutes, the right cuff, twice in the morning and twice in the evening. How to read what the device says.',
      'นั่งนิ่ง 5 นาที ใช้ผ้าพันแขนพอดี วัดเช้า 2 เย็น 2 พร้อมวิธีอ่านค่าที่เครื่องบอก',
    ),
    body: [
      p(
        'High blood pressure rarely hurts, and about a quarter of Thai adults have it, many without knowing. Readings at home are closer to everyday life than one at the clinic, where nerves push the number up. They count only if they are taken the same way each time.',
        'ความดันโลหิตสูงแทบไม่มีอาการ ผู้ใหญ่ไทยราวหนึ่งในสี่เป็นอยู่และหลายคนไม่รู้ตัว การวัดที่บ้านใกล้เคียงชีวิตจริงกว่าวัดที่คลินิกซึ่งความตื่นเต้นมักทำให้ค่าสูงขึ้น แต่ต้องวัดด้วยวิธีเดียวกันทุกครั้งจึงจะมีความหมาย',
      ),
      h('The right device', 'เลือกเครื่องให้เหมาะ'),
      p(
        'Choose an automatic monitor for the upper arm; wrist devices are easily held wrong. The cuff has to fit: measure around the middle of the arm and compare it with the range printed on the cuff. A cuff that is too small reads too high. Let a pharmacist check your device against another one once a year.',
        'แนะนำเครื่องอัตโนมัติแบบพันต้นแขน เพราะแบบข้อมือวางผิดตำแหน่งง่าย ผ้าพันต้องพอดี ให้วัดรอบกลางต้นแขนเทียบกับช่วงที่พิมพ์บนผ้าพัน ผ้าพันเล็กไปจะได้ค่าสูงเกินจริง และควรนำเครื่องมาเทียบกับเภสัชกรปีละครั้ง',
      ),
      h('How to measure', 'ขั้นตอนการวัด'),
      ol(
        [
          'No coffee, cigarette or exercise in the half hour before; go to the toilet first.',
          'งดกาแฟ บุหรี่ และออกกำลังครึ่งชั่วโมงก่อนวัด และปัสสาวะให้เรียบร้อย',
        ],
        [
          'Sit for five minutes with your back supported, feet flat, legs not crossed.',
          'นั่งพัก 5 นาที หลังพิงพนัก เท้าวางราบ ไม่ไขว่ห้าง',
        ],
        [
          'Rest the arm on a table with the cuff at heart level, on bare skin.',
          'วางแขนบนโต๊ะ ผ้าพันอยู่ระดับหัวใจและแนบผิว ไม่พันทับเสื้อ',
        ],
        [
          'Do not talk. Measure twice, a minute apart, and write both down.',
          'ไม่พูดคุยขณะวัด วัด 2 ครั้งห่างกัน 1 นาที และจดทั้งสองค่า',
        ],
        [
          'Morning before medicine and breakfast, evening before bed, for seven days before you see the doctor.',
          'วัดตอนเช้าก่อนกินยาและอาหาร กับตอนเย็นก่อนนอน ติดต่อกัน 7 วันก่อนพบแพทย์',
        ],
      ),
      h('What the numbers say', 'ตัวเลขบอกอะไร'),
      p(
        'The upper number is the pressure when the heart beats, the lower one when it rests. Leave out the first day and take the average of the rest. At home, an average of 135/85 or more is considered high. One single high reading is no reason for alarm: sit down, breathe, measure again in five minutes.',
        'ตัวบนคือแรงดันขณะหัวใจบีบตัว ตัวล่างคือขณะคลายตัว ตัดค่าวันแรกออกแล้วหาค่าเฉลี่ยของวันที่เหลือ หากค่าเฉลี่ยที่บ้านตั้งแต่ 135/85 ขึ้นไปถือว่าสูง ค่าสูงครั้งเดียวไม่ต้องตกใจ นั่งพัก หายใจช้าๆ แล้ววัดใหม่ใน 5 นาที',
      ),
      p(
        'Less salt, meaning fish sauce, instant noodles and sauces on the side, some weight off, thirty minutes of walking a day and little alcohol lower it noticeably. Tablets work only as long as they are taken: feeling well is the effect, not the sign to stop.',
        'ลดเค็มโดยเฉพาะน้ำปลา บะหมี่กึ่งสำเร็จรูป และน้ำจิ้ม ลดน้ำหนัก เดินวันละ 30 นาที และดื่มแอลกอฮอล์ให้น้อย ช่วยลดความดันได้ชัดเจน ส่วนยาได้ผลตราบเท่าที่กินสม่ำเสมอ รู้สึกสบายดีคือผลของยา ไม่ใช่สัญญาณให้หยุดยา',
      ),
      note(
        'Call 1669 for a reading of 180/120 or more together with chest pain, breathlessness, a drooping face, weakness on one side or trouble speaking. Without symptoms, rest, measure again and see a doctor the same day. Ask a pharmacist before you take painkillers or cold medicine; some raise the pressure.',
        'หากวัดได้ 180/120 ขึ้นไปพร้อมอาการเจ็บหน้าอก หายใจไม่ทัน หน้าเบี้ยว แขนขาอ่อนแรงข้างเดียว หรือพูดไม่ชัด ให้โทร 1669 ทันที ถ้าไม่มีอาการให้พักแล้ววัดซ้ำและพบแพทย์ในวันนั้น และควรถามเภสัชกรก่อนใช้ยาแก้ปวดหรือยาแก้หวัด เพราะบางตัวทำให้ความดันสูงขึ้น',
      ),
      shelf('Monitors for the home', 'เครื่องวัดสำหรับใช้ที่บ้าน', 'monitors'),
      link(
        'See blood pressure and glucose monitors',
        'ดูเครื่องวัดความดันและน้ำตาล',
        '/categories/12/monitors',
      ),
    ],
  },
  {
    id: 16,
    type: 'article',
    slug: 'living-with-allergies',
    topic: 'conditions',
    picture: 'topic-allergies',
    daysAgo: 104,
    checkedBy: 4,
    sources: ['nhs-allergies', 'who-asthma'],
    title: t(
      'Sneezing every morning: living well with allergies',
      'จามทุกเช้า คันจมูก อยู่กับภูมิแพ้อย่างไรให้สบาย',
    ),
    excerpt: t(
      'House dust mites love humid bedrooms. How to make them less welcome, rinse the nose properly and use medicine wisely.',
      'ไรฝุ่นชอบห้องนอนชื้นๆ มาทำให้ห้องไม่น่าอยู่สำหรับมัน ล้างจมูกให้ถูก และใช้ยาแก้แพ้อย่างเข้าใจ',
    ),
    body: [
      p(
        'Sneezing in rows, an itching nose, watery eyes: in an allergy the body fights something harmless. In Thai homes that is mostly the house dust mite, followed by cockroaches, mould, pets and pollen. A cold is over in a week; an allergy comes back every morning.',
        'จามติดๆ กัน คันจมูก น้ำตาไหล คือร่างกายกำลังต่อสู้กับสิ่งที่ไม่มีพิษภัย ในบ้านไทยตัวการอันดับหนึ่งคือไรฝุ่น ตามด้วยแมลงสาบ เชื้อรา สัตว์เลี้ยง และละอองเกสร ต่างจากหวัดที่หายในหนึ่งสัปดาห์ เพราะภูมิแพ้จะกลับมาทุกเช้า',
      ),
      h('A bedroom that mites dislike', 'จัดห้องนอนให้ไรฝุ่นไม่ชอบ'),
      ul(
        [
          'Wash bedding every week at 60 degrees; sun alone does not kill mites deep inside.',
          'ซักผ้าปู ปลอกหมอนทุกสัปดาห์ด้วยน้ำร้อน 60 องศา การตากแดดอย่างเดียวไม่ถึงไรฝุ่นด้านใน',
        ],
        ['Use mite-proof covers for mattress and pillows.', 'ใช้ผ้าคลุมกันไรฝุ่นกับที่นอนและหมอน'],
        [
          'No carpets, few curtains, soft toys into the freezer overnight once a month.',
          'ไม่ปูพรม ลดผ้าม่าน ตุ๊กตาใส่ช่องแช่แข็งค้างคืนเดือนละครั้ง',
        ],
        [
          'Keep humidity below 60 per cent and clean the filter of the air conditioner every two weeks.',
          'คุมความชื้นไม่เกิน 60% และล้างแผ่นกรองแอร์ทุก 2 สัปดาห์',
        ],
        [
          'Wipe with a damp cloth instead of sweeping dust into the air.',
          'เช็ดด้วยผ้าชุบน้ำแทนการกวาดให้ฝุ่นฟุ้ง',
        ],
      ),
      h('Rinse the nose', 'ล้างจมูกให้ถูกวิธี'),
      p(
        'Saline washes the trigger away and makes room for medicine. Use sterile 0.9 per cent saline at body temperature, never tap water. Lean over the basin, mouth open, and let it run from one nostril to the other; do not blow hard afterwards. Morning and evening are enough.',
        'น้ำเกลือช่วยชะล้างสารก่อภูมิแพ้และเปิดทางให้ยา ใช้น้ำเกลือปราศจากเชื้อ 0.9% อุ่นเท่าอุณหภูมิร่างกาย ห้ามใช้น้ำประปา ก้มหน้าเหนืออ่าง อ้าปาก แล้วปล่อยให้น้ำไหลเข้าข้างหนึ่งออกอีกข้าง ไม่สั่งน้ำมูกแรงหลังล้าง ทำเช้าเย็นก็พอ',
      ),
      h('Medicine, with a plan', 'ใช้ยาอย่างมีแผน'),
      p(
        'Modern antihistamines ease sneezing and itching without making most people sleepy; older ones do, so no driving. Steroid nasal sprays work best against a blocked nose, but need to be used daily for one to two weeks before you feel it. Decongestant sprays are quick and a trap: after five days the nose blocks because of them.',
        'ยาแก้แพ้รุ่นใหม่ลดจามและคันโดยส่วนใหญ่ไม่ง่วง แต่รุ่นเก่าทำให้ง่วงจึงห้ามขับรถ ยาพ่นจมูกสเตียรอยด์ได้ผลดีที่สุดกับอาการคัดจมูก แต่ต้องใช้ทุกวัน 1–2 สัปดาห์จึงเห็นผล ส่วนยาพ่นแก้คัดจมูกชนิดเห็นผลทันทีเป็นกับดัก ใช้เกิน 5 วันจมูกจะกลับมาตันเพราะยา',
      ),
      p(
        'A pharmacist can compare the choices with you and with what else you take.',
        'เภสัชกรช่วยเทียบตัวเลือกให้เหมาะกับคุณและยาที่ใช้อยู่ได้',
      ),
      note(
        'Call 1669 at once for swelling of lips or tongue, trouble breathing, or hives with dizziness after food, a sting or medicine. See a doctor for wheezing, for symptoms that medicine does not control, or to find out by a test what you react to.',
        'โทร 1669 ทันทีหากปากหรือลิ้นบวม หายใจลำบาก หรือผื่นลมพิษร่วมกับหน้ามืดหลังกินอาหาร ถูกแมลงต่อย หรือใช้ยา และควรพบแพทย์หากหายใจมีเสียงหวีด ใช้ยาแล้วคุมอาการไม่ได้ หรืออยากตรวจหาว่าแพ้อะไร',
      ),
      shelf('For a cleaner bedroom', 'ตัวช่วยให้บ้านสะอาด ลดฝุ่น', 'cleaning', 'masks-gloves', 'laundry'),
      link(
        'See cough, cold and allergy',
        'ดูยาแก้ไอ หวัด และภูมิแพ้',
        '/categories/6/cough-cold-allergy',
      ),
    ],
  },
];
