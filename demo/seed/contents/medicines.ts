import { h, link, note, ol, p, shelf, t, ul, type ContentSeed } from './kit.ts';

export const medicineArticles: readonly ContentSeed[] = [
  {
    id: 21,
    type: 'article',
    slug: 'storing-medicines',
    topic: 'medicines',
    picture: 'topic-medicine-storage',
    daysAgo: 40,
    checkedBy: 4,
    sources: ['thai-fda', 'nhs-medicines'],
    title: t('Storing medicines in a hot country', 'เก็บยาในบ้านเมืองร้อนอย่างไรไม่ให้เสื่อม'),
    excerpt: t(
      'Not the bathroom, not the car, seldom the fridge. Where medicines keep best, and what to do with those you no longer need.',
      'ไม่ใช่ห้องน้ำ ไม่ใช่ในรถ และส่วนใหญ่ไม่ใช่ตู้เย็น มาดูที่เก็บยาที่เหมาะ และวิธีทิ้งยาที่ไม่ใช้แล้ว',
    ),
    body: [
      p(
        'A medicine is tested for years at the temperature printed on its pack, mostly below 30 degrees and dry. A Thai kitchen in April, the glove compartment or the shelf above the shower are nothing like that. Tablets then crumble, capsules stick together and syrups lose their strength, often without looking any different.',
        'ยาแต่ละชนิดผ่านการทดสอบที่อุณหภูมิตามฉลาก ส่วนใหญ่คือไม่เกิน 30 องศาและแห้ง ครัวไทยเดือนเมษายน ลิ้นชักหน้ารถ หรือชั้นในห้องน้ำไม่ใช่แบบนั้น ยาเม็ดจึงร่วน แคปซูลเกาะกัน ยาน้ำเสื่อม บ่อยครั้งโดยที่หน้าตาไม่เปลี่ยน',
      ),
      h('A good place', 'ที่เก็บที่ดี'),
      ul(
        [
          'A closed box in the bedroom or living room, out of the sun, away from the cooker and out of a child’s reach.',
          'กล่องปิดสนิทในห้องนอนหรือห้องนั่งเล่น ไม่โดนแดด ห่างเตา และพ้นมือเด็ก',
        ],
        [
          'In the original pack with leaflet: it protects from light and tells the expiry date.',
          'เก็บในแผงหรือขวดเดิมพร้อมเอกสารกำกับ ช่วยกันแสงและบอกวันหมดอายุ',
        ],
        [
          'Leave the little bag of drying agent in, take the cotton out of an opened bottle.',
          'ซองกันชื้นให้คงไว้ ส่วนสำลีในขวดที่เปิดแล้วให้เอาออก',
        ],
        [
          'One box for each person who takes medicine every day, so that nothing is mixed up.',
          'แยกกล่องสำหรับคนที่กินยาประจำแต่ละคน จะได้ไม่สลับกัน',
        ],
      ),
      h('What belongs in the fridge', 'อะไรควรแช่ตู้เย็น'),
      p(
        'Only what the label says: 2 to 8 degrees, as with insulin in reserve, some eye drops and dissolved antibiotic syrups for children. Put them on a middle shelf, not in the door and never beside the freezer. Insulin in use may stay at room temperature for about four weeks. Everything else gets damp in the fridge.',
        'เฉพาะยาที่ฉลากระบุ 2–8 องศา เช่น อินซูลินสำรอง ยาหยอดตาบางชนิด และยาปฏิชีวนะผงของเด็กที่ผสมน้ำแล้ว วางชั้นกลาง ไม่วางที่ประตูหรือชิดช่องแข็ง อินซูลินที่กำลังใช้เก็บอุณหภูมิห้องได้ราว 4 สัปดาห์ ยาอื่นถ้าแช่เย็นมีแต่จะชื้น',
      ),
      h('Dates', 'วันหมดอายุ'),
      p(
        'EXP means: until the last day of that month, unopened. Once opened, eye drops keep for a month, most syrups for three to six months, creams in tubes for about six. Write the date of opening on the label with a pen.',
        'EXP คือใช้ได้ถึงวันสุดท้ายของเดือนนั้นเมื่อยังไม่เปิด เมื่อเปิดแล้วยาหยอดตาใช้ได้ 1 เดือน ยาน้ำส่วนใหญ่ 3–6 เดือน ครีมหลอดราว 6 เดือน ให้เขียนวันที่เปิดไว้บนฉลาก',
      ),
      h('Getting rid of the rest', 'ยาเหลือทิ้งอย่างไร'),
      p(
        'Do not pour medicines down the drain and do not pass them on. Bring them to one of our branches with a pharmacist, or mix them with used tea leaves in a closed bag before they go into the rubbish, with your name torn off the label.',
        'ไม่เทยาลงท่อและไม่แบ่งให้ผู้อื่น นำมาทิ้งที่สาขาของเราที่มีเภสัชกร หรือคลุกกับกากชาในถุงปิดสนิทก่อนทิ้ง และฉีกชื่อออกจากฉลากด้วย',
      ),
      note(
        'Ask a pharmacist before you use a medicine that has been in a hot car, smells odd or has changed colour, above all heart tablets, insulin, the pill and thyroid tablets. If a child may have swallowed something, call 1669 or the poison centre 1367 at once.',
        'ถามเภสัชกรก่อนใช้ยาที่เคยทิ้งไว้ในรถร้อน กลิ่นหรือสีเปลี่ยน โดยเฉพาะยาโรคหัวใจ อินซูลิน ยาคุมกำเนิด และยาไทรอยด์ หากสงสัยว่าเด็กกลืนยา ให้โทร 1669 หรือศูนย์พิษวิทยา 1367 ทันที',
      ),
      shelf('For an orderly first-aid box', 'จัดกล่องยาให้เป็นระเบียบ', 'wound-care', 'thermometers'),
      link('See medicines and first aid', 'ดูยาและอุปกรณ์ปฐมพยาบาล', '/categories/6'),
    ],
  },
  {
    id: 22,
    type: 'article',
    slug: 'antibiotics-not-for-colds',
    topic: 'medicines',
    picture: 'topic-antibiotics',
    daysAgo: 167,
    checkedBy: 1,
    sources: ['who-resistance', 'thai-fda'],
    title: t(
      'Antibiotics: not for colds, and not from the last box',
      'ยาปฏิชีวนะไม่ใช่ยาแก้อักเสบ ไม่ใช่ทุกไข้ต้องกิน',
    ),
    excerpt: t(
      'Sore throat, runny nose and loose stools mostly heal without them. Why taking them anyway costs us all.',
      'เจ็บคอ น้ำมูก ท้องเสีย ส่วนใหญ่หายได้โดยไม่ต้องใช้ มาดูว่าทำไมการกินพร่ำเพรื่อจึงกระทบทุกคน',
    ),
    body: [
      p(
        'Antibiotics kill bacteria. They save lives in pneumonia, kidney infections and after operations. They do nothing against viruses, and viruses cause most colds, coughs, sore throats and upset stomachs. In Thailand many people call them anti-inflammatory medicine, and that name misleads: they calm no inflammation at all.',
        'ยาปฏิชีวนะฆ่าแบคทีเรีย ช่วยชีวิตคนในโรคปอดอักเสบ กรวยไตอักเสบ หรือหลังผ่าตัด แต่ไม่มีผลกับไวรัส ซึ่งเป็นต้นเหตุของหวัด ไอ เจ็บคอ และท้องเสียส่วนใหญ่ หลายคนติดปากเรียกว่ายาแก้อักเสบ ชื่อนี้ทำให้เข้าใจผิด เพราะยาไม่ได้ลดการอักเสบเลย',
      ),
      h('Why not just in case?', 'กินเผื่อไว้ไม่ได้หรือ'),
      p(
        'Each course also hits the friendly bacteria in the gut, causes diarrhoea in about one in ten, sometimes severe allergies, and teaches the surviving germs to resist. Resistant germs pass from person to person. In Thailand they are linked to tens of thousands of deaths a year, so every unnecessary tablet matters.',
        'ทุกคอร์สยาทำลายแบคทีเรียดีในลำไส้ไปด้วย ราวหนึ่งในสิบคนท้องเสีย บางคนแพ้รุนแรง และเชื้อที่รอดจะเรียนรู้วิธีดื้อยา เชื้อดื้อยาส่งต่อจากคนสู่คนได้ ในไทยเกี่ยวข้องกับการเสียชีวิตปีละหลายหมื่นราย ยาที่ไม่จำเป็นทุกเม็ดจึงมีความหมาย',
      ),
      h('Three everyday cases', 'สามอาการที่พบบ่อย'),
      ul(
        [
          'Sore throat with a runny nose and cough: a virus. Salt water, lozenges and a week of patience.',
          'เจ็บคอร่วมกับน้ำมูกและไอ มักเป็นไวรัส กลั้วน้ำเกลือ อมยาอม และให้เวลาหนึ่งสัปดาห์',
        ],
        [
          'Watery diarrhoea: rehydration salts. Only blood, high fever or travel to certain places changes that.',
          'ท้องเสียถ่ายเป็นน้ำ ดื่มเกลือแร่โออาร์เอส ยกเว้นถ่ายเป็นเลือดหรือไข้สูงที่ต้องพบแพทย์',
        ],
        [
          'A clean cut: water, soap, a dressing. Tablets do not make it heal faster.',
          'แผลสะอาด ล้างน้ำสบู่และปิดแผล ยาเม็ดไม่ได้ทำให้หายเร็วขึ้น',
        ],
      ),
      h('If you do need them', 'ถ้าจำเป็นต้องใช้'),
      ol(
        [
          'Tell the doctor or pharmacist about allergies, pregnancy and everything else you take.',
          'แจ้งแพทย์หรือเภสัชกรเรื่องแพ้ยา การตั้งครรภ์ และยาที่ใช้อยู่ทั้งหมด',
        ],
        [
          'Take them at the times given, and as many days as you were told. Ask before you stop early.',
          'กินตรงเวลาและครบจำนวนวันที่สั่ง หากจะหยุดก่อนให้ถามก่อน',
        ],
        [
          'Keep two hours between some antibiotics and milk, calcium, iron or antacids.',
          'ยาบางชนิดต้องห่างจากนม แคลเซียม ธาตุเหล็ก หรือยาลดกรด 2 ชั่วโมง',
        ],
        [
          'Never share them, and do not keep leftovers for next time.',
          'ไม่แบ่งให้คนอื่น และไม่เก็บส่วนที่เหลือไว้ใช้ครั้งหน้า',
        ],
      ),
      p(
        'Our pharmacists sell antibiotics only after they have talked to you. Sometimes the best advice is to buy nothing.',
        'เภสัชกรของเราจ่ายยาปฏิชีวนะหลังจากพูดคุยซักถามแล้วเท่านั้น และบางครั้งคำแนะนำที่ดีที่สุดคือยังไม่ต้องซื้อยา',
      ),
      note(
        'Stop and get help at once for hives, swelling or trouble breathing after a tablet. See a doctor for a fever over three days, a sore throat without any cold but with swollen glands, ear pain in a child, or burning when passing water together with fever or back pain.',
        'หากกินยาแล้วผื่นลมพิษขึ้น บวม หรือหายใจลำบาก ให้หยุดยาและรีบไปโรงพยาบาล ควรพบแพทย์หากไข้เกิน 3 วัน เจ็บคอมากโดยไม่มีน้ำมูกแต่ต่อมน้ำเหลืองโต เด็กปวดหู หรือปัสสาวะแสบขัดร่วมกับไข้หรือปวดหลัง',
      ),
      shelf(
        'Ease for throat and stomach',
        'บรรเทาเบื้องต้นอย่างอ่อนโยน',
        'sweets-lozenges',
        'fibre-probiotics',
      ),
      link('Ask a pharmacist', 'ปรึกษาเภสัชกร', '/pharmacy'),
    ],
  },
  {
    id: 23,
    type: 'article',
    slug: 'first-aid-kit-at-home',
    topic: 'medicines',
    picture: 'topic-first-aid',
    daysAgo: 196,
    checkedBy: 3,
    sources: ['nhs-burns', 'nhs-az'],
    title: t(
      'The first-aid kit: what belongs in it, and how to use it',
      'กล่องปฐมพยาบาลประจำบ้าน มีอะไรบ้างและใช้อย่างไร',
    ),
    excerpt: t(
      'A list that fits in a shoebox, and the right first step for cuts, burns, nosebleeds and stings.',
      'รายการของที่ใส่กล่องรองเท้าได้พอดี พร้อมขั้นแรกที่ถูกต้องเมื่อมีดบาด น้ำร้อนลวก เลือดกำเดา และแมลงต่อย',
    ),
    body: [
      p(
        'Accidents at home happen in the evening, with everybody talking at once. A kit that stands in one known place, complete and not expired, brings back some calm. Check it twice a year, for example at Songkran and at New Year.',
        'อุบัติเหตุในบ้านมักเกิดตอนค่ำที่ทุกคนวุ่นวาย กล่องปฐมพยาบาลที่วางที่เดิม ของครบ และไม่หมดอายุ ช่วยให้ตั้งสติได้ ควรเช็กปีละ 2 ครั้ง เช่น ช่วงสงกรานต์และปีใหม่',
      ),
      h('What belongs in it', 'ของที่ควรมี'),
      ul(
        [
          'Plasters in several sizes, sterile gauze, tape, an elastic bandage, a triangular bandage',
          'พลาสเตอร์หลายขนาด ผ้าก๊อซปลอดเชื้อ เทปแต่งแผล ผ้ายืด ผ้าสามเหลี่ยม',
        ],
        ['Sterile saline, povidone-iodine, cotton buds', 'น้ำเกลือล้างแผล โพวิโดน-ไอโอดีน สำลีก้าน'],
        [
          'Disposable gloves, blunt scissors, tweezers, a thermometer',
          'ถุงมือใช้แล้วทิ้ง กรรไกรปลายมน แหนบ เทอร์โมมิเตอร์',
        ],
        [
          'Paracetamol, rehydration salts, an antihistamine that your pharmacist agrees with',
          'พาราเซตามอล ผงเกลือแร่โออาร์เอส ยาแก้แพ้ตามที่เภสัชกรแนะนำ',
        ],
        [
          'A cold pack, and a card with allergies, daily medicines and numbers: 1669 ambulance, 1367 poison centre',
          'ถุงประคบเย็น และบัตรจดการแพ้ยา ยาประจำ กับเบอร์ 1669 รถพยาบาล และ 1367 ศูนย์พิษวิทยา',
        ],
      ),
      h('The right first step', 'ก้าวแรกที่ถูกต้อง'),
      ol(
        [
          'Cut: press with clean gauze for five to ten minutes without looking. Rinse with saline or clean water, cover. No cotton wool on the wound, no alcohol in it.',
          'มีดบาด: ใช้ผ้าก๊อซกดแน่น 5–10 นาทีโดยไม่เปิดดู ล้างด้วยน้ำเกลือหรือน้ำสะอาดแล้วปิดแผล ไม่ใช้สำลีโปะหรือเทแอลกอฮอล์ลงแผล',
        ],
        [
          'Burn: cool running water for twenty minutes. No ice, toothpaste, fish sauce or ointment. Do not open blisters; cover loosely.',
          'น้ำร้อนลวก: ให้น้ำก๊อกไหลผ่าน 20 นาที ไม่ใช้น้ำแข็ง ยาสีฟัน น้ำปลา หรือยาหม่อง ไม่เจาะตุ่มพอง ปิดหลวมๆ',
        ],
        [
          'Nosebleed: sit, lean forward, pinch the soft part of the nose for ten minutes.',
          'เลือดกำเดา: นั่งก้มหน้าเล็กน้อย บีบปีกจมูก 10 นาที',
        ],
        [
          'Sting: scrape the sting out with a card, cool the skin, watch breath and face for half an hour.',
          'แมลงต่อย: ใช้ขอบบัตรเขี่ยเหล็กในออก ประคบเย็น เฝ้าดูการหายใจและใบหน้าครึ่งชั่วโมง',
        ],
        [
          'Dog or cat bite: wash with soap and running water for fifteen minutes, then go to a doctor about rabies and tetanus the same day.',
          'หมาแมวกัดหรือข่วน: ล้างด้วยสบู่และน้ำไหล 15 นาที แล้วพบแพทย์ในวันเดียวกันเรื่องพิษสุนัขบ้าและบาดทะยัก',
        ],
      ),
      p(
        'Whoever has learned resuscitation once, in a three-hour course, is worth more than any kit.',
        'คนที่เคยเรียน CPR เพียง 3 ชั่วโมง มีค่ามากกว่ากล่องปฐมพยาบาลใดๆ',
      ),
      note(
        'Call 1669 for bleeding that does not stop after ten minutes of pressure, burns larger than a palm or in the face, a blow to the head with vomiting or drowsiness, chest pain, or trouble breathing.',
        'โทร 1669 หากกดแผล 10 นาทีแล้วเลือดไม่หยุด แผลไหม้ใหญ่กว่าฝ่ามือหรือที่ใบหน้า ศีรษะกระแทกแล้วอาเจียนหรือซึม เจ็บหน้าอก หรือหายใจลำบาก',
      ),
      shelf('Fill up your kit', 'เติมกล่องให้ครบ', 'wound-care', 'masks-gloves', 'thermometers'),
      link('See wound care', 'ดูอุปกรณ์ทำแผล', '/categories/6/wound-care'),
    ],
  },
  {
    id: 24,
    type: 'article',
    slug: 'travel-health-kit',
    topic: 'medicines',
    picture: 'topic-travel',
    daysAgo: 244,
    checkedBy: 4,
    sources: ['cdc', 'who-rabies', 'who-diarrhoea'],
    title: t('A travel kit the size of your hand', 'ชุดยาเดินทางขนาดฝ่ามือ ไปไหนก็อุ่นใจ'),
    excerpt: t(
      'From a weekend on Ko Samet to two weeks abroad: what to pack against seasickness, sunburn, stings and stomach trouble.',
      'ตั้งแต่เกาะเสม็ดสุดสัปดาห์ถึงต่างประเทศสองสัปดาห์ จัดอะไรไปรับมือเมาเรือ แดดเผา แมลงกัด และท้องเสีย',
    ),
    body: [
      p(
        'Most trouble on a journey is small and comes on a boat, at night or on a holiday, when no pharmacy is near. A flat pouch with a dozen things handles nine cases out of ten. Pack it a week before, so that there is time to ask.',
        'ปัญหาระหว่างเดินทางส่วนใหญ่เป็นเรื่องเล็ก แต่มักเกิดบนเรือ ตอนกลางคืน หรือวันหยุดที่ไม่มีร้านยา กระเป๋าแบนใบเดียวกับของสิบกว่าชิ้นรับมือได้เก้าในสิบเรื่อง จัดล่วงหน้าหนึ่งสัปดาห์ จะได้มีเวลาถามเภสัชกร',
      ),
      h('For everybody', 'ของพื้นฐานสำหรับทุกคน'),
      ul(
        [
          'Your daily medicines for the whole trip plus three days, in hand luggage, in their boxes',
          'ยาประจำตัวครบทั้งทริปเผื่ออีก 3 วัน ใส่กระเป๋าถือขึ้นเครื่อง ในกล่องเดิม',
        ],
        ['Paracetamol, rehydration salts, an antihistamine', 'พาราเซตามอล ผงเกลือแร่โออาร์เอส ยาแก้แพ้'],
        [
          'Plasters, a blister plaster, gauze, saline in small ampoules',
          'พลาสเตอร์ แผ่นแปะกันรองเท้ากัด ผ้าก๊อซ น้ำเกลือหลอดเล็ก',
        ],
        [
          'Sunscreen, insect repellent, a calming gel for after the sun',
          'กันแดด ผลิตภัณฑ์กันยุง เจลปลอบผิวหลังออกแดด',
        ],
        ['Hand gel, two masks, wet wipes', 'เจลล้างมือ หน้ากากสองชิ้น ทิชชูเปียก'],
      ),
      h('Boats, planes and mountain roads', 'เรือ เครื่องบิน และทางโค้งบนเขา'),
      p(
        'Against motion sickness, sit in front or over the wing, look at the horizon, eat something light. Tablets help if you take them half an hour to an hour before; most make you sleepy, so they are not for the driver. On flights over four hours, stand up every hour and drink water.',
        'ถ้าเมารถเมาเรือ ให้นั่งด้านหน้าหรือบริเวณปีก มองเส้นขอบฟ้า กินอะไรเบาๆ ยาแก้เมาต้องกินก่อนออกเดินทางครึ่งถึงหนึ่งชั่วโมง ส่วนใหญ่ทำให้ง่วง คนขับจึงห้ามใช้ เที่ยวบินเกิน 4 ชั่วโมงควรลุกเดินทุกชั่วโมงและดื่มน้ำ',
      ),
      h('Food and water', 'อาหารและน้ำ'),
      p(
        'Eat what is freshly cooked and hot, peel fruit yourself, drink from sealed bottles. If the stomach rebels anyway: rehydration salts, rest and porridge. Medicines that stop the bowel are for a bus ride, not for a fever.',
        'กินของสุกใหม่ร้อนๆ ปอกผลไม้เอง ดื่มน้ำจากขวดปิดสนิท ถ้าท้องเสียให้ดื่มเกลือแร่โออาร์เอส พัก และกินข้าวต้ม ยาหยุดถ่ายใช้เมื่อจำเป็นต้องนั่งรถเท่านั้น และห้ามใช้เมื่อมีไข้',
      ),
      h('Across the border', 'เมื่อข้ามประเทศ'),
      p(
        'Some countries forbid common Thai medicines, among them cold tablets with pseudoephedrine and strong painkillers. Take a letter with generic names from your doctor, and ask about vaccinations four to six weeks before you leave.',
        'บางประเทศห้ามนำเข้ายาที่เราคุ้นเคย เช่น ยาแก้หวัดที่มีซูโดอีเฟดรีนหรือยาแก้ปวดแรงๆ ควรมีใบรับรองจากแพทย์ระบุชื่อสามัญ และสอบถามเรื่องวัคซีนล่วงหน้า 4–6 สัปดาห์',
      ),
      note(
        'Talk to a pharmacist before you travel if you are pregnant, take blood thinners or insulin, or bring small children. A fever within a month of your return belongs to a doctor, with the words: I was travelling.',
        'ปรึกษาเภสัชกรก่อนเดินทางหากตั้งครรภ์ ใช้ยาละลายลิ่มเลือดหรืออินซูลิน หรือพาเด็กเล็กไปด้วย และหากมีไข้ภายในหนึ่งเดือนหลังกลับมา ให้พบแพทย์และบอกว่าเพิ่งไปที่ไหนมา',
      ),
      shelf(
        'Small and ready to go',
        'หยิบใส่กระเป๋าได้เลย',
        'sun-care',
        'insect-repellents',
        'wound-care',
      ),
      link('Ask a pharmacist', 'ปรึกษาเภสัชกร', '/pharmacy'),
    ],
  },
];
