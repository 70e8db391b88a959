import type { Story } from '../campaign-kit.ts';

export const healthPickStories: Readonly<Record<string, Story>> = {
  'teeth-for-life': {
    reason:
      'A filling costs as much as ten years of floss. Our pharmacists are no dentists, but they sell the painkillers on Sunday nights and would rather sell you a brush on Mondays.|อุดฟันหนึ่งซี่เท่ากับไหมขัดฟันสิบปี เภสัชกรไม่ใช่หมอฟัน แต่ขายยาแก้ปวดฟันทุกคืนวันอาทิตย์ และอยากขายแปรงให้คุณวันจันทร์มากกว่า',
    steps: [
      'What our pharmacists say|คำแนะนำจากเภสัชกร',
      'Fluoride|ฟลูออไรด์|1,450 ppm for grown-ups; spit, do not rinse.|ผู้ใหญ่ใช้ 1,450 ppm บ้วนทิ้งโดยไม่ต้องล้างน้ำตาม',
      'Between the teeth|ซอกฟัน|Floss or brushes, once a day, before brushing.|ไหมขัดฟันหรือแปรงซอกฟัน วันละครั้งก่อนแปรง',
      'A new brush|เปลี่ยนแปรง|Every three months, or when it bends.|ทุก 3 เดือน หรือเมื่อขนแปรงบาน',
    ],
    questions: [
      'Does whitening paste whiten?|ยาสีฟันฟอกขาวได้จริงไหม|It polishes stains of tea and coffee. The colour of the tooth itself stays.|ขัดคราบชากาแฟได้ แต่ไม่เปลี่ยนสีเนื้อฟัน',
      'Cold water hurts.|ดื่มน้ำเย็นแล้วเสียวฟัน|A paste for sensitive teeth, two weeks, unrinsed. If one tooth alone hurts, have it looked at.|ใช้สูตรลดเสียวฟันสองสัปดาห์ไม่ต้องบ้วนน้ำ ถ้าเจ็บซี่เดียวให้พบหมอฟัน',
      'When is toothache an emergency?|ปวดฟันแบบไหนต้องรีบไปโรงพยาบาล|A swollen cheek, fever, trouble swallowing or opening the mouth.|แก้มบวม มีไข้ กลืนลำบาก หรืออ้าปากไม่ได้',
    ],
    terms: [
      'A smear of paste below three years, a pea’s size up to six.|ต่ำกว่า 3 ขวบแตะยาสีฟันพอเปียก 3–6 ขวบเท่าความกว้างแปรง',
      'See a dentist twice a year: none of this replaces that.|พบทันตแพทย์ปีละสองครั้ง ของเหล่านี้ทดแทนไม่ได้',
    ],
  },
  'home-medicine-box': {
    reason:
      'At two in the morning no one reads leaflets. Ten things that everyone in the house knows, in one box with a list inside the lid, are better than a drawer of forty.|ตีสองไม่มีใครอ่านเอกสารกำกับยา สิบอย่างที่ทุกคนในบ้านรู้จัก อยู่ในกล่องเดียวพร้อมลิสต์ใต้ฝา ดีกว่าลิ้นชักที่มีสี่สิบอย่าง',
    steps: [
      'What our pharmacists say|คำแนะนำจากเภสัชกร',
      'Few, and known|น้อยแต่รู้จัก|Paracetamol, oral rehydration salts, plasters, antiseptic.|พาราเซตามอล ผงเกลือแร่ พลาสเตอร์ น้ำยาฆ่าเชื้อ',
      'Cool and dry|เย็นและแห้ง|Not in the bathroom, not in the car.|ไม่เก็บในห้องน้ำหรือในรถ',
      'Out with the old|ทิ้งของหมดอายุ|Bring it to a branch; never down the drain.|นำมาคืนที่สาขา อย่าทิ้งลงท่อ',
    ],
    questions: [
      'What are all ten?|ครบสิบอย่างมีอะไรบ้าง|Beside those four: thermometer, gauze, tape, saline, an antihistamine that your pharmacist picked, tweezers.|นอกจากสี่อย่างนี้ เพิ่มปรอท ผ้าก๊อซ เทป น้ำเกลือ ยาแก้แพ้ที่เภสัชกรเลือกให้ และแหนบ',
      'Half tablets of my own antibiotics: keep them?|ยาปฏิชีวนะที่เหลือครึ่งแผง เก็บไว้ไหม|Never. Finish the course as told; leftovers come back to us.|ไม่เก็บ กินให้ครบตามสั่ง ที่เหลือนำมาคืน',
      'How much paracetamol is the most?|พาราเซตามอลกินได้มากสุดเท่าไร|What the label says, and mind cold remedies that contain it as well. Liver disease: ask first.|ตามฉลาก และระวังยาหวัดที่มีตัวเดียวกัน ผู้ป่วยโรคตับให้ถามก่อน',
    ],
    terms: [
      'Out of reach of children, with the poison centre’s number 1367 on the lid.|เก็บพ้นมือเด็ก ติดเบอร์ศูนย์พิษวิทยา 1367 ใต้ฝา',
      'Read label and warnings before use.|อ่านฉลากและคำเตือนก่อนใช้ยา',
    ],
  },
  'vitamins-with-sense': {
    reason:
      'Half of those who ask for a vitamin want sleep, and the rest want their lunch back. We gladly sell them to people who lack one; here is how to tell.|ครึ่งหนึ่งของคนที่มาถามหาวิตามิน จริงๆ อยากนอนพอ อีกครึ่งอยากมีเวลากินข้าว แต่คนที่ขาดจริงก็มี และนี่คือวิธีดู',
    steps: [
      'What our pharmacists say|คำแนะนำจากเภสัชกร',
      'Vitamin D|วิตามินดี|Office days lack it; take it with a meal.|คนทำงานในตึกมักขาด กินพร้อมอาหาร',
      'Iron|ธาตุเหล็ก|Only after a blood test; not with tea or milk.|กินเมื่อผลเลือดบอกว่าขาด ไม่กินพร้อมชาหรือนม',
      'Tell us what else|บอกเภสัชกร|Some go badly with medicines.|บางตัวตีกับยาที่ใช้อยู่',
    ],
    questions: [
      'Does vitamin C stop a cold?|วิตามินซีกันหวัดไหม|It does not, taken now and then. Fruit and sleep are as good.|กินเป็นครั้งคราวไม่ได้กัน ผลไม้และการนอนดีไม่แพ้กัน',
      'Which two must not meet?|คู่ไหนไม่ควรกินพร้อมกัน|Calcium and iron: two hours apart. Both stay away from thyroid tablets, four hours.|แคลเซียมกับธาตุเหล็กห่างกันสองชั่วโมง และห่างยาไทรอยด์สี่ชั่วโมง',
      'Folic acid, how early?|โฟลิกเริ่มกินเมื่อไร|From the day you plan a child; a doctor knows the amount.|ตั้งแต่เริ่มวางแผนมีบุตร ขนาดให้แพทย์แนะนำ',
    ],
    terms: [
      'Not a medicine, and no substitute for meals.|ไม่ใช่ยา และไม่ทดแทนมื้ออาหาร',
      'Yellow eyes, dark urine or a rash: stop and see a doctor.|ตาเหลือง ปัสสาวะเข้ม หรือมีผื่น ให้หยุดและพบแพทย์',
    ],
  },
  'babys-first-year': {
    reason:
      'Every relative brings a gadget, and the nursery fills before the child arrives. Midwives and fathers on our team crossed things off until the rest fitted into one drawer.|ญาติทุกคนมีของมาให้จนห้องเต็มก่อนเด็กคลอด ทีมพยาบาลและคุณพ่อของเราขีดออกทีละอย่าง จนเหลือพอดีหนึ่งลิ้นชัก',
    steps: [
      'What our pharmacists say|คำแนะนำจากเภสัชกร',
      'Skin|ผิว|Water and a mild wash; powder stays out of the air.|น้ำกับสบู่อ่อน เลี่ยงแป้งฝุ่นฟุ้ง',
      'Nappies|ผ้าอ้อม|Changed every three hours; cream before it is red.|เปลี่ยนทุก 3 ชั่วโมง ทาครีมก่อนผิวแดง',
      'Fever|ไข้|Below three months always to the doctor.|เด็กต่ำกว่า 3 เดือนมีไข้ ต้องพบแพทย์เสมอ',
    ],
    questions: [
      'What is in the drawer?|ในลิ้นชักมีอะไร|Nappies, zinc cream, a mild wash, cotton, a thermometer, saline drops, nail scissors.|ผ้าอ้อม ครีมซิงก์ สบู่เด็ก สำลี ปรอท น้ำเกลือหยดจมูก กรรไกรเล็บ',
      'Gripe water and herbs on the belly?|มหาหิงคุ์ทาท้องได้ไหม|On skin that is whole, sparingly; never into the mouth. Carrying often helps more.|ทาบางๆ บนผิวที่ไม่มีแผล ห้ามเข้าปาก อุ้มบ่อยๆ มักได้ผลกว่า',
      'How do I know that feeding goes well?|รู้ได้อย่างไรว่ากินพอ|Six wet nappies a day and a rising curve. Fewer, or a sleepy baby, see a doctor.|ปัสสาวะวันละ 6 ครั้งและน้ำหนักขึ้น ถ้าน้อยกว่านี้หรือซึมให้พบแพทย์',
    ],
    terms: [
      'No formula is recommended: breast milk is best for babies.|ไม่แนะนำนมผง นมแม่ดีที่สุดสำหรับทารก',
      'Medicine for a baby is dosed by weight: never guess.|ยาเด็กคิดตามน้ำหนัก ห้ามกะเอง',
    ],
  },
  'care-in-private': {
    reason:
      'People whisper, point at shelves, or send a cousin. So here are the answers we give most often at the counter, to read where no one looks over your shoulder.|บางคนกระซิบ บางคนชี้ บางคนให้เพื่อนมาถามแทน เราจึงรวมคำตอบที่ให้บ่อยที่สุดไว้ตรงนี้ อ่านคนเดียวได้สบายใจ',
    steps: [
      'What our pharmacists say|คำแนะนำจากเภสัชกร',
      'Only outside|เฉพาะภายนอก|Wash the outside with water; inside cleans itself.|ล้างภายนอกด้วยน้ำเปล่า ภายในทำความสะอาดตัวเองได้',
      'Change in time|เปลี่ยนให้ทัน|Pads every four hours, tampons never above eight.|ผ้าอนามัยทุก 4 ชั่วโมง แบบสอดไม่เกิน 8 ชั่วโมง',
      'Ask when it itches|คันให้ถาม|Most of it is harmless and quickly treated.|ส่วนใหญ่ไม่อันตรายและรักษาหายเร็ว',
    ],
    questions: [
      'Is discharge normal?|ตกขาวแบบไหนปกติ|Clear or white, without smell: yes. Green, like curd, with fishy smell or pain: ask.|ใสหรือขาวไม่มีกลิ่นถือว่าปกติ ถ้าเขียว เป็นก้อน มีกลิ่นคาว หรือเจ็บให้ปรึกษา',
      'Which lubricant with condoms?|ถุงยางใช้กับเจลแบบไหน|Water or silicone. Oil tears latex within a minute.|สูตรน้ำหรือซิลิโคน น้ำมันทำให้ถุงยางขาด',
      'The condom slipped last night.|ถุงยางหลุดเมื่อคืน ทำอย่างไร|Come today: some things help only within 72 hours, and a pharmacist knows which.|มาวันนี้ บางอย่างช่วยได้ภายใน 72 ชั่วโมงเท่านั้น เภสัชกรจะแนะนำ',
    ],
    terms: [
      'At the counter you may write instead of speak.|ที่เคาน์เตอร์เขียนแทนพูดได้',
      'Parcels do not say what is inside.|กล่องพัสดุไม่ระบุสินค้าข้างใน',
    ],
  },
  'measure-at-home': {
    reason:
      'Most “wrong” monitors are right and most surprising values are coffee, stairs or a full bladder. Before you buy a second device, give the first one a fair hearing.|เครื่องที่คิดว่าเพี้ยนส่วนใหญ่ปกติ ค่าที่น่าตกใจมักมาจากกาแฟ บันได หรือปวดปัสสาวะ ก่อนซื้อเครื่องใหม่ลองวัดให้ถูกก่อน',
    steps: [
      'What our pharmacists say|คำแนะนำจากเภสัชกร',
      'Sit still|นั่งนิ่ง|Five minutes, feet on the floor, no coffee.|นั่งพัก 5 นาที เท้าวางพื้น งดกาแฟ',
      'Twice, same hour|วัดสองครั้ง เวลาเดิม|Write both down.|จดไว้ทั้งสองค่า',
      'Bring the list|นำสมุดมาด้วย|A week of numbers says more than one at the doctor’s.|ค่าหนึ่งสัปดาห์บอกอะไรได้มากกว่าค่าเดียวที่โรงพยาบาล',
    ],
    questions: [
      'Which arm?|วัดแขนข้างไหน|Both on the first day; afterwards the one that showed more.|วันแรกวัดทั้งสองข้าง ต่อไปใช้ข้างที่ค่าสูงกว่า',
      'Ear or forehead for fever?|วัดไข้ที่หูหรือหน้าผาก|Ear from six months on, armpit below, forehead as a first guess.|อายุ 6 เดือนขึ้นไปวัดหูได้ ต่ำกว่านั้นวัดรักแร้ หน้าผากใช้กะคร่าวๆ',
      'The oximeter shows 93.|ออกซิเจนปลายนิ้ว 93 ทำอย่างไร|Warm the finger, take off varnish, repeat. If it stays below 94, or you are short of breath: hospital.|อุ่นนิ้ว ล้างสีเล็บ วัดซ้ำ ถ้ายังต่ำกว่า 94 หรือหายใจลำบากให้ไปโรงพยาบาล',
    ],
    terms: [
      'Have a monitor checked every second year.|ตรวจเทียบเครื่องวัดทุกสองปี',
      'Strips of glucose meters expire; so do results from old ones.|แถบตรวจน้ำตาลมีวันหมดอายุ แถบเก่าค่าเชื่อไม่ได้',
    ],
  },
  'snacks-that-do-good': {
    reason:
      'No one in our staff room has given up crisps. We only read the back of the bag before opening it, and three numbers settle whether it becomes lunch or stays a nibble.|ในห้องพักพนักงานเราไม่มีใครเลิกมันฝรั่งทอด แค่พลิกดูหลังซองก่อนแกะ สามตัวเลขบอกได้ว่ากินเล่นหรือกินเป็นมื้อ',
    steps: [
      'What our pharmacists say|คำแนะนำจากเภสัชกร',
      'Sugar|น้ำตาล|Below 6 g a serving.|ไม่เกิน 6 กรัมต่อหน่วยบริโภค',
      'Salt|โซเดียม|Below 200 mg of sodium a serving.|โซเดียมไม่เกิน 200 มก. ต่อหน่วยบริโภค',
      'Fibre|ใยอาหาร|3 g and more fill you.|3 กรัมขึ้นไปช่วยให้อิ่มนาน',
    ],
    questions: [
      'Is a serving the whole bag?|หนึ่งหน่วยบริโภคคือทั้งซองไหม|Rarely. Look for “servings per pack” and multiply.|มักไม่ใช่ ดูจำนวนหน่วยต่อซองแล้วคูณ',
      'Are “no added sugar” bars sweet by nothing?|ไม่เติมน้ำตาลแต่หวานจากอะไร|By dates or juice, which are sugar, or by polyols, which rumble in the bowels.|จากอินทผลัมหรือน้ำผลไม้ซึ่งก็คือน้ำตาล หรือโพลีออลที่อาจทำให้ท้องอืด',
      'Nuts for a child of two?|เด็กสองขวบกินถั่วได้ไหม|Ground, yes. Whole ones only from about five: they choke.|บดแล้วกินได้ แบบเม็ดรอราวห้าขวบ เสี่ยงติดคอ',
    ],
    terms: [
      'Allergens are printed in bold on each pack: read them every time, recipes change.|อ่านสารก่อภูมิแพ้ทุกครั้ง สูตรอาจเปลี่ยน',
      'Figures are for grown-ups who move.|ตัวเลขสำหรับผู้ใหญ่ที่ขยับตัวบ้าง',
    ],
  },
  'a-clean-home': {
    reason:
      'A home is no operating theatre. Four spots need disinfectant; the rest needs soap, water and an open window. That saves you half of what is under the sink.|บ้านไม่ใช่ห้องผ่าตัด มีแค่สี่จุดที่ต้องฆ่าเชื้อ ที่เหลือสบู่ น้ำ และเปิดหน้าต่างก็พอ ของใต้อ่างจะลดไปครึ่ง',
    steps: [
      'What our pharmacists say|คำแนะนำจากเภสัชกร',
      'Kitchen cloths|ผ้าเช็ดครัว|Hot, twice a week: they hold the most germs.|ซักน้ำร้อนสัปดาห์ละสองครั้ง เพราะเชื้อสะสมมากที่สุด',
      'Never mix|อย่าผสม|Bleach and acid make poisonous gas.|น้ำยาฟอกขาวกับกรดเกิดก๊าซพิษ',
      'No standing water|อย่ามีน้ำขัง|Once a week, everywhere: it is where dengue begins.|เทน้ำขังทุกสัปดาห์ กันไข้เลือดออก',
    ],
    questions: [
      'Which four?|สี่จุดนั้นคืออะไร|Chopping board after raw meat, lavatory seat, bin lid, and whatever a sick person touches.|เขียงหลังหั่นเนื้อดิบ ฝารองนั่งชักโครก ฝาถังขยะ และของที่คนป่วยจับ',
      'Someone swallowed cleaner.|มีคนกลืนน้ำยาล้าง ทำอย่างไร|Do not make them vomit. Keep the bottle, call 1669 or the poison centre 1367.|ห้ามทำให้อาเจียน เก็บขวดไว้ โทร 1669 หรือศูนย์พิษวิทยา 1367',
      'Black mould in the bathroom?|เชื้อราดำในห้องน้ำทำอย่างไร|Open the door, gloves, diluted bleach alone, ten minutes; then find the damp.|เปิดประตู ใส่ถุงมือ ใช้น้ำยาฟอกขาวเจือจางอย่างเดียว 10 นาที แล้วหาต้นเหตุความชื้น',
    ],
    terms: [
      'Original bottles only: no bleach in water bottles.|เก็บในขวดเดิม ห้ามแบ่งใส่ขวดน้ำ',
      'Pregnant or asthmatic: let someone else spray.|ผู้ตั้งครรภ์หรือเป็นหอบหืดควรให้คนอื่นฉีด',
    ],
  },
};
