import { h, link, note, ol, p, shelf, t, ul, type ContentSeed } from './kit.ts';

export const familyArticles: readonly ContentSeed[] = [
  {
    id: 25,
    type: 'article',
    slug: 'baby-skin-in-the-heat',
    topic: 'family',
    picture: 'topic-baby-skin',
    daysAgo: 68,
    checkedBy: 3,
    sources: ['nhs-baby', 'aad'],
    title: t('Baby skin in the heat: less is more', 'ผิวลูกน้อยหน้าร้อน ยิ่งน้อยยิ่งดี'),
    excerpt: t(
      'Heat rash, nappy rash, dry cheeks: what helps a baby’s thin skin in our climate, and which powders to leave in the shop.',
      'ผดร้อน ผื่นผ้าอ้อม แก้มแห้ง มาดูวิธีดูแลผิวบางๆ ของลูกในอากาศบ้านเรา และแป้งแบบไหนที่ไม่ควรใช้',
    ),
    body: [
      p(
        'A baby’s skin is about a third thinner than ours. It loses water quickly, takes up more of what is put on it and cannot yet regulate heat well. The best care is short: water, air, few products, and none with perfume.',
        'ผิวทารกบางกว่าผู้ใหญ่ราวหนึ่งในสาม เสียน้ำง่าย ดูดซึมสารได้มากกว่า และยังระบายความร้อนไม่เก่ง การดูแลที่ดีที่สุดจึงเรียบง่าย คือน้ำ อากาศถ่ายเท ผลิตภัณฑ์น้อยชิ้น และไม่มีน้ำหอม',
      ),
      h('Bath time', 'เวลาอาบน้ำ'),
      p(
        'Once or twice a day in our climate, five minutes, water of 37 degrees. A mild soap-free wash every second day is enough; plain water does on the others. Pat dry, above all in the folds of neck, armpits and thighs, and put on a plain cream where the skin feels rough.',
        'อากาศบ้านเราอาบวันละ 1–2 ครั้ง ครั้งละ 5 นาที น้ำอุ่นราว 37 องศา ใช้ผลิตภัณฑ์อ่อนโยนไม่มีสบู่วันเว้นวันก็พอ วันอื่นใช้น้ำเปล่า ซับให้แห้งโดยเฉพาะซอกคอ รักแร้ และขาหนีบ ทาครีมเรียบๆ ตรงที่ผิวสาก',
      ),
      h('Heat rash', 'ผดร้อน'),
      ul(
        [
          'Small red pimples on neck, back and forehead come from sweat that cannot leave.',
          'ตุ่มแดงเล็กๆ ที่คอ หลัง หน้าผาก เกิดจากเหงื่อระบายไม่ออก',
        ],
        [
          'Cool the room to 25 to 27 degrees, dress in one layer of cotton, change it when it is damp.',
          'ปรับห้อง 25–27 องศา ใส่ผ้าฝ้ายชั้นเดียว เปลี่ยนทันทีเมื่อชื้น',
        ],
        [
          'No oil and no thick cream on it; it goes in two to three days.',
          'ไม่ทาน้ำมันหรือครีมหนา จะหายเองใน 2–3 วัน',
        ],
        [
          'Leave powder away: fine dust gets into small lungs, and clumps rub the skin.',
          'งดแป้งฝุ่น เพราะฝุ่นเข้าปอดเล็กๆ ได้ และแป้งที่จับก้อนจะเสียดสีผิว',
        ],
      ),
      h('Nappy rash', 'ผื่นผ้าอ้อม'),
      ol(
        [
          'Change every two to three hours and right after each stool.',
          'เปลี่ยนผ้าอ้อมทุก 2–3 ชั่วโมง และทันทีหลังถ่าย',
        ],
        [
          'Clean with water and cotton wool from front to back; wipes only on the road, without alcohol or perfume.',
          'ทำความสะอาดด้วยสำลีชุบน้ำจากหน้าไปหลัง ทิชชูเปียกใช้เมื่อออกนอกบ้าน เลือกไม่มีแอลกอฮอล์และน้ำหอม',
        ],
        [
          'Ten minutes without a nappy several times a day.',
          'เปิดก้นให้โดนอากาศครั้งละ 10 นาที วันละหลายครั้ง',
        ],
        [
          'Zinc cream in a thin, even layer; what is left of it need not be scrubbed off.',
          'ทาครีมสังกะสีบางๆ ให้ทั่ว ส่วนที่เหลือติดอยู่ไม่ต้องขัดออก',
        ],
      ),
      h('Sun and mosquitoes', 'แดดและยุง'),
      p(
        'Under six months: shade, hat and clothes, no sunscreen. After that, a mineral one on uncovered skin. Against mosquitoes a net is best; repellents only as the label allows for the age.',
        'อายุต่ำกว่า 6 เดือนใช้ร่มเงา หมวก และเสื้อผ้า ไม่ทากันแดด หลังจากนั้นใช้กันแดดแบบฟิสิคัลเฉพาะที่นอกร่มผ้า เรื่องยุงใช้มุ้งดีที่สุด ยาทากันยุงให้ดูอายุที่ฉลากอนุญาต',
      ),
      note(
        'See a doctor for a rash with fever, blisters, pus or open skin, bright red patches with dots around them, or when a baby under three months has 38 degrees or more. Do not use steroid creams on a baby without advice.',
        'ควรพบแพทย์หากผื่นมีไข้ร่วม มีตุ่มน้ำ หนอง หรือผิวเปิด ผื่นแดงจัดมีตุ่มเล็กรอบๆ หรือทารกอายุต่ำกว่า 3 เดือนมีไข้ 38 องศาขึ้นไป ห้ามใช้ครีมสเตียรอยด์กับทารกโดยไม่ได้รับคำแนะนำ',
      ),
      shelf(
        'Gentle for little ones',
        'อ่อนโยนสำหรับลูกน้อย',
        'baby-skin',
        'baby-bath',
        'nappies-wipes',
      ),
      link('See baby skin care', 'ดูผลิตภัณฑ์ดูแลผิวเด็ก', '/categories/8/baby-skin'),
    ],
  },
  {
    id: 26,
    type: 'article',
    slug: 'pregnancy-what-to-ask',
    topic: 'family',
    picture: 'topic-pregnancy',
    daysAgo: 130,
    checkedBy: 1,
    sources: ['nhs-pregnancy', 'thai-health'],
    title: t(
      'Expecting: what to take, what to leave, what to ask',
      'ตั้งครรภ์ กินอะไรได้ อะไรควรเลี่ยง และควรถามเรื่องไหน',
    ),
    excerpt: t(
      'Folic acid early, painkillers with care, skin care with a few exceptions. A calm guide to the pharmacy for nine months.',
      'เริ่มโฟลิกให้เร็ว ใช้ยาแก้ปวดอย่างระวัง สกินแคร์เว้นบางตัว คู่มือเข้าร้านยาแบบสบายใจตลอด 9 เดือน',
    ),
    body: [
      p(
        'From the day of the test, every label raises a question. Most everyday things stay allowed. A few do not, and those are worth knowing by heart, best before the pregnancy begins.',
        'ตั้งแต่วันที่ตรวจพบ ทุกฉลากดูจะมีคำถามไปหมด ของใช้ประจำวันส่วนใหญ่ยังใช้ได้ มีเพียงบางอย่างที่ต้องเลี่ยง และควรจำให้ขึ้นใจ ยิ่งดีถ้ารู้ก่อนตั้งครรภ์',
      ),
      h('Worth taking', 'สิ่งที่ควรได้รับ'),
      ul(
        [
          'Folic acid, ideally from three months before until the end of the twelfth week.',
          'กรดโฟลิก ดีที่สุดคือเริ่มก่อนตั้งครรภ์ 3 เดือนจนครบสัปดาห์ที่ 12',
        ],
        [
          'Iodine and iron as your antenatal clinic gives them; iron works best with fruit and away from tea, coffee and milk.',
          'ไอโอดีนและธาตุเหล็กตามที่คลินิกฝากครรภ์จ่าย ธาตุเหล็กควรกินพร้อมผลไม้ และห่างจากชา กาแฟ และนม',
        ],
        [
          'Vaccinations against influenza and whooping cough, on your doctor’s advice.',
          'วัคซีนไข้หวัดใหญ่และไอกรนตามคำแนะนำของแพทย์',
        ],
      ),
      h('Leave alone', 'สิ่งที่ควรเลี่ยง'),
      ul(
        [
          'Ibuprofen and other anti-inflammatory painkillers, above all after the twentieth week. Paracetamol in the usual dose, for a short time, is the first choice.',
          'ไอบูโพรเฟนและยาแก้ปวดกลุ่มต้านการอักเสบ โดยเฉพาะหลังสัปดาห์ที่ 20 พาราเซตามอลขนาดปกติในช่วงสั้นๆ เป็นตัวเลือกแรก',
        ],
        ['Vitamin A in high doses, and retinoids on the skin.', 'วิตามินเอขนาดสูง และเรตินอยด์ชนิดทาผิว'],
        [
          'Herbal mixtures whose contents nobody can name, and medicines for other people.',
          'ยาสมุนไพรสูตรที่ไม่รู้ส่วนผสม และยาของผู้อื่น',
        ],
        ['Alcohol and smoke, also that of others.', 'แอลกอฮอล์และควันบุหรี่ รวมถึงควันจากคนรอบข้าง'],
      ),
      h('Nausea, heartburn, swollen legs', 'แพ้ท้อง แสบร้อนกลางอก ขาบวม'),
      p(
        'Against nausea, small meals, a dry cracker before you get up, and ginger tea. Against heartburn, a raised headboard and nothing three hours before bed. Legs feel lighter with support stockings put on in the morning. If that is not enough, there are medicines that suit pregnancy; a pharmacist knows them, and asks about your week.',
        'แพ้ท้องให้กินมื้อเล็กบ่อยๆ แครกเกอร์ก่อนลุกจากเตียง และน้ำขิง แสบร้อนกลางอกให้หนุนหัวเตียงสูงและงดอาหาร 3 ชั่วโมงก่อนนอน ขาบวมใช้ถุงน่องพยุงสวมตั้งแต่เช้า ถ้ายังไม่พอก็มียาที่ใช้ได้ในหญิงตั้งครรภ์ เภสัชกรจะถามอายุครรภ์และแนะนำให้',
      ),
      h('Skin and hair', 'ผิวและผม'),
      p(
        'Sunscreen, azelaic acid, vitamin C and plain moisturisers are fine. Dark patches on the face usually fade after birth, faster if the sun is kept off. Stretch marks depend on genes; creams ease the itch.',
        'กันแดด กรดอะซีลาอิก วิตามินซี และมอยส์เจอไรเซอร์ทั่วไปใช้ได้ ฝ้าช่วงตั้งครรภ์มักจางหลังคลอด ยิ่งกันแดดดียิ่งจางเร็ว ส่วนรอยแตกลายขึ้นกับพันธุกรรม ครีมช่วยเรื่องคันได้',
      ),
      note(
        'Call your hospital at once for bleeding, strong headache with blurred sight, sudden swelling of face and hands, fever, leaking fluid, or when the child moves clearly less. Never stop prescribed medicine by yourself; call and ask.',
        'ติดต่อโรงพยาบาลทันทีหากเลือดออก ปวดหัวรุนแรงร่วมกับตาพร่า หน้าและมือบวมเฉียบพลัน มีไข้ น้ำเดิน หรือลูกดิ้นน้อยลงชัดเจน ห้ามหยุดยาที่แพทย์สั่งเอง ให้โทรถามก่อน',
      ),
      shelf('For mothers', 'สำหรับคุณแม่', 'mother-care', 'vitamins'),
      link('See everything for mothers', 'ดูสินค้าสำหรับคุณแม่', '/categories/8/mother-care'),
    ],
  },
  {
    id: 27,
    type: 'article',
    slug: 'caring-for-ageing-parents',
    topic: 'family',
    picture: 'topic-elderly',
    daysAgo: 341,
    checkedDaysAgo: 110,
    checkedBy: 2,
    sources: ['who-ageing', 'who-falls'],
    title: t(
      'Caring for parents at home: falls, tablets, appetite',
      'ดูแลพ่อแม่สูงวัยที่บ้าน เรื่องล้ม เรื่องยา เรื่องกิน',
    ),
    excerpt: t(
      'Small changes that keep elders on their feet and their medicines in order, and a word about those who care.',
      'ปรับนิดเดียวช่วยให้ท่านเดินมั่นคง กินยาถูก กินข้าวได้ และอย่าลืมคนดูแลด้วย',
    ),
    body: [
      p(
        'More and more of us live with parents over seventy. They want to decide for themselves, we want them safe, and both is possible with a walk through the house and an hour at the kitchen table.',
        'หลายบ้านมีพ่อแม่วัย 70 ขึ้นไป ท่านอยากตัดสินใจเอง เราอยากให้ท่านปลอดภัย ทั้งสองอย่างเป็นไปได้ แค่เดินสำรวจบ้านหนึ่งรอบกับนั่งคุยกันหนึ่งชั่วโมงที่โต๊ะอาหาร',
      ),
      h('A house without traps', 'บ้านที่ไม่มีกับดัก'),
      ul(
        [
          'Grab rails by toilet and shower, a shower chair, mats that do not slip',
          'ราวจับข้างโถและในห้องอาบน้ำ เก้าอี้นั่งอาบ แผ่นกันลื่น',
        ],
        [
          'A night light from bed to bathroom, cables along the wall, no loose rugs',
          'ไฟกลางคืนจากเตียงถึงห้องน้ำ เก็บสายไฟชิดผนัง ไม่มีพรมลื่น',
        ],
        ['Shoes with a closed heel instead of slippers', 'รองเท้าหุ้มส้นแทนรองเท้าแตะ'],
        ['Glasses and hearing checked once a year', 'ตรวจสายตาและการได้ยินปีละครั้ง'],
      ),
      p(
        'Strength is the best protection: standing up from a chair ten times, three times a day, and standing on one leg at the basin while the teeth are brushed.',
        'กล้ามเนื้อแข็งแรงคือเกราะที่ดีที่สุด ฝึกลุกนั่งเก้าอี้ 10 ครั้ง วันละ 3 รอบ และยืนขาเดียวจับอ่างล้างหน้าขณะแปรงฟัน',
      ),
      h('Tablets in order', 'จัดยาให้เป็นระบบ'),
      ol(
        [
          'Put everything on the table: prescriptions, herbs, vitamins, ointments.',
          'เอาทุกอย่างมาวางบนโต๊ะ ทั้งยาแพทย์สั่ง สมุนไพร วิตามิน และยาทา',
        ],
        [
          'Write one list: name, what for, when, since when.',
          'เขียนรายการเดียว ชื่อยา ใช้เพื่ออะไร กินเมื่อไร ตั้งแต่เมื่อไร',
        ],
        [
          'Let a pharmacist look through it. With five medicines or more, one can often be left out, in agreement with the doctor.',
          'ให้เภสัชกรช่วยดู ถ้ามี 5 ชนิดขึ้นไปมักมีตัวที่ตัดออกได้เมื่อปรึกษาแพทย์แล้ว',
        ],
        [
          'Fill a weekly box every Sunday and keep the list in the wallet.',
          'จัดใส่กล่องยารายสัปดาห์ทุกวันอาทิตย์ และเก็บรายการยาไว้ในกระเป๋าเงิน',
        ],
      ),
      p(
        'Sleeping tablets and older allergy tablets make elders unsteady and confused; ask for other ways.',
        'ยานอนหลับและยาแก้แพ้รุ่นเก่าทำให้ผู้สูงอายุเดินเซและสับสน ควรถามหาทางเลือกอื่น',
      ),
      h('Appetite', 'เรื่องกิน'),
      p(
        'Elders need as much protein as before, with less hunger: an egg, fish or tofu in each meal, soft and well seasoned with herbs rather than salt. Water wants reminding; a bottle that has to be empty by four o’clock works. Losing over two kilograms in a month without trying needs a doctor.',
        'ผู้สูงวัยต้องการโปรตีนไม่น้อยกว่าเดิมแม้จะหิวน้อยลง แต่ละมื้อควรมีไข่ ปลา หรือเต้าหู้ นุ่ม เคี้ยวง่าย ปรุงด้วยสมุนไพรแทนเค็ม เรื่องน้ำต้องคอยเตือน ตั้งขวดไว้ให้หมดก่อน 4 โมงเย็น หากน้ำหนักลดเกิน 2 กิโลกรัมในหนึ่งเดือนควรพบแพทย์',
      ),
      h('And you', 'และอย่าลืมตัวเอง'),
      p(
        'Caring is work. Share it early, take one free afternoon a week, and talk about it. Nobody is helped by a carer who breaks down.',
        'การดูแลคืองาน แบ่งกันตั้งแต่เนิ่นๆ ให้ตัวเองได้หยุดสัปดาห์ละหนึ่งบ่าย และหาคนคุยด้วย ไม่มีใครได้ประโยชน์ถ้าคนดูแลล้มไปเสียก่อน',
      ),
      note(
        'Call 1669 for a drooping face, a weak arm or slurred speech: every minute counts. See a doctor after any fall with a knock on the head, above all with blood thinners, and for sudden confusion, which is often an infection or a medicine.',
        'โทร 1669 ทันทีหากหน้าเบี้ยว แขนอ่อนแรง หรือพูดไม่ชัด ทุกนาทีมีค่า หากล้มแล้วศีรษะกระแทกควรพบแพทย์ทุกครั้ง โดยเฉพาะผู้ที่กินยาละลายลิ่มเลือด รวมถึงอาการสับสนฉับพลัน ซึ่งมักมาจากการติดเชื้อหรือยา',
      ),
      shelf('Support for every day', 'ตัวช่วยในทุกวัน', 'adult-care', 'supports-braces', 'omega-joint'),
      link('See supports and braces', 'ดูอุปกรณ์พยุงร่างกาย', '/categories/12/supports-braces'),
    ],
  },
];
