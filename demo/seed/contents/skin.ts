import { h, link, note, ol, p, shelf, t, ul, type ContentSeed } from './kit.ts';

export const skinArticles: readonly ContentSeed[] = [
  {
    id: 1,
    type: 'article',
    slug: 'how-to-use-sunscreen',
    topic: 'skin',
    picture: 'topic-sunscreen',
    daysAgo: 18,
    checkedBy: 1,
    sources: ['who-sun', 'aad', 'thai-fda'],
    title: t(
      'Sunscreen in Thailand: how much, how often, and which one',
      'ทากันแดดแบบคนอยู่เมืองแดดแรง ทาเท่าไร ทาซ้ำเมื่อไร เลือกแบบไหน',
    ),
    excerpt: t(
      'Most of us own a good sunscreen and use half of what it needs. Three habits that make the number on the tube come true.',
      'หลายคนมีกันแดดดีๆ แต่ทาแค่ครึ่งเดียวของที่ควร มาดู 3 นิสัยง่ายๆ ที่ทำให้ค่า SPF บนหลอดเป็นจริง',
    ),
    body: [
      p(
        'The sun over Thailand is strong all year, also under clouds and in the rainy season. Ultraviolet light is the main reason for dark spots, early lines and sunburn, and over decades it raises the risk of skin cancer. Sunscreen is the simplest protection you can put on in the morning, if enough of it reaches the skin.',
        'แดดเมืองไทยแรงตลอดทั้งปี แม้ในวันที่ฟ้าครึ้มหรือหน้าฝน รังสียูวีเป็นตัวการสำคัญของฝ้า กระ ริ้วรอยก่อนวัย และผิวไหม้แดด สะสมนานหลายสิบปียังเพิ่มความเสี่ยงมะเร็งผิวหนังด้วย กันแดดจึงเป็นเกราะที่ทำได้ง่ายที่สุดในทุกเช้า ขอแค่ทาให้ถึง',
      ),
      h('Read the label in ten seconds', 'อ่านฉลากให้เป็นใน 10 วินาที'),
      ul(
        [
          'SPF tells how well UVB, the burning part, is filtered. SPF 30 is enough for a day indoors with short walks; choose SPF 50 for work, sport or travel outside.',
          'SPF บอกการป้องกันรังสี UVB ที่ทำให้ผิวไหม้ อยู่ในอาคารเป็นหลักใช้ SPF 30 ก็พอ ถ้าทำงานกลางแจ้ง เล่นกีฬา หรือไปเที่ยว ควรใช้ SPF 50',
        ],
        [
          'PA shows protection against UVA, which darkens and ages the skin and passes through glass. Look for PA+++ or PA++++.',
          'PA บอกการป้องกัน UVA ซึ่งทำให้ผิวหมองคล้ำและแก่ก่อนวัย ทะลุกระจกได้ ควรเลือก PA+++ ขึ้นไป',
        ],
        [
          'Water resistant means it lasts 40 or 80 minutes in water or sweat, not all day.',
          'คำว่ากันน้ำหมายถึงทนน้ำหรือเหงื่อได้ราว 40 หรือ 80 นาที ไม่ใช่ทั้งวัน',
        ],
      ),
      h('Enough, early, again', 'ทาให้พอ ทาก่อน ทาซ้ำ'),
      ol(
        [
          'Enough: two finger lengths for face and neck, about one shot glass for the whole body. Half the amount gives far less than half the protection.',
          'ทาให้พอ: หน้าและคอใช้สองข้อนิ้วมือ ทั้งตัวใช้ประมาณหนึ่งแก้วช็อต หากทาเพียงครึ่งเดียว การป้องกันจะลดลงมากกว่าครึ่ง',
        ],
        [
          'Early: put it on 15 minutes before you leave, after moisturiser and before make-up.',
          'ทาก่อน: ทาหลังมอยส์เจอไรเซอร์ ก่อนแต่งหน้า และก่อนออกแดดประมาณ 15 นาที',
        ],
        [
          'Again: every two hours outside, and right after swimming, heavy sweating or drying off with a towel.',
          'ทาซ้ำ: ทุก 2 ชั่วโมงเมื่ออยู่กลางแจ้ง และทันทีหลังว่ายน้ำ เหงื่อออกมาก หรือเช็ดตัว',
        ],
      ),
      h('Which texture suits you', 'เนื้อแบบไหนเหมาะกับใคร'),
      p(
        'The best sunscreen is the one you do not mind wearing. Oily or acne-prone skin usually prefers a light gel or fluid marked non-comedogenic. Dry skin is happier with a cream. Sensitive skin, children and people whose eyes sting often do better with mineral filters such as zinc oxide. Babies under six months belong in the shade; hat and clothing come before any cream.',
        'กันแดดที่ดีที่สุดคือตัวที่เราอยากทาทุกวัน ผิวมันหรือเป็นสิวง่ายมักถูกกับเนื้อเจลหรือฟลูอิดที่ระบุว่าไม่อุดตันรูขุมขน ผิวแห้งเหมาะกับเนื้อครีม ผิวแพ้ง่าย เด็ก หรือคนที่ทาแล้วแสบตา ลองสูตรที่ใช้สารกันแดดแบบฟิสิคัล เช่น ซิงก์ออกไซด์ ส่วนทารกอายุต่ำกว่า 6 เดือนให้หลบแดดและใช้หมวกกับเสื้อผ้าเป็นหลัก',
      ),
      p(
        'Sunscreen is one layer. A hat, long sleeves, sunglasses and the shady side of the street between 10 am and 4 pm do the rest.',
        'กันแดดเป็นเพียงเกราะชั้นเดียว หมวก เสื้อแขนยาว แว่นกันแดด และการเลี่ยงแดดช่วง 10 โมงเช้าถึง 4 โมงเย็น จะช่วยส่วนที่เหลือ',
      ),
      note(
        'See a doctor about a mole or spot that is new, changes shape or colour, bleeds or does not heal within a month. Ask a pharmacist first if you take medicines that make the skin sensitive to light, such as some acne and antibiotic tablets.',
        'หากมีไฝหรือจุดที่เกิดใหม่ เปลี่ยนรูปร่างหรือสี มีเลือดออก หรือเป็นแผลไม่หายภายในหนึ่งเดือน ควรพบแพทย์ และถ้ากำลังใช้ยาที่ทำให้ผิวไวต่อแสง เช่น ยารักษาสิวหรือยาปฏิชีวนะบางชนิด ควรปรึกษาเภสัชกรก่อน',
      ),
      shelf('Sun care to compare', 'กันแดดให้ลองเทียบ', 'sun-care'),
      link('See all sun care', 'ดูผลิตภัณฑ์กันแดดทั้งหมด', '/categories/1/sun-care'),
    ],
  },
  {
    id: 2,
    type: 'article',
    slug: 'calm-routine-for-acne',
    topic: 'skin',
    picture: 'topic-acne',
    daysAgo: 46,
    checkedBy: 3,
    sources: ['nhs-acne', 'aad'],
    title: t(
      'Acne: a calm routine that gives skin time',
      'เป็นสิวอย่าใจร้อน รูทีนเรียบง่ายที่ให้เวลาผิวได้ฟื้นตัว',
    ),
    excerpt: t(
      'Scrubbing and ten products at once make acne worse. What a plain routine looks like, and when it is time for a doctor.',
      'ยิ่งขัด ยิ่งโหมใช้หลายตัว สิวยิ่งเห่อ มาดูรูทีนพื้นฐานที่อ่อนโยนแต่ได้ผล และสัญญาณที่ควรไปพบแพทย์',
    ),
    body: [
      p(
        'Acne begins when oil and dead cells block a pore and bacteria that live on all skin multiply in it. Hormones, sweat under a mask or helmet, some hair products and stress can add to it. It is not a sign of dirt, so washing harder does not help; it only irritates.',
        'สิวเกิดจากน้ำมันและเซลล์ผิวที่ตายแล้วอุดตันรูขุมขน แบคทีเรียที่มีอยู่บนผิวทุกคนจึงเพิ่มจำนวนขึ้น ฮอร์โมน เหงื่อใต้หน้ากากหรือหมวกกันน็อก ผลิตภัณฑ์แต่งผมบางชนิด และความเครียดก็มีส่วน สิวไม่ได้แปลว่าหน้าสกปรก การล้างหน้าแรงขึ้นจึงไม่ช่วย มีแต่ทำให้ผิวระคายเคือง',
      ),
      h('Morning and evening', 'รูทีนเช้าและเย็น'),
      ol(
        [
          'Wash twice a day with a mild cleanser and lukewarm water, and pat dry.',
          'ล้างหน้าวันละ 2 ครั้งด้วยคลีนเซอร์อ่อนโยนและน้ำอุณหภูมิปกติ แล้วซับให้แห้ง',
        ],
        [
          'Put one treatment on the whole area that tends to break out, not only on single spots. Salicylic acid helps with blackheads, benzoyl peroxide with red pimples. Begin every other evening.',
          'ทาผลิตภัณฑ์ดูแลสิวเพียงตัวเดียวทั่วบริเวณที่เป็นประจำ ไม่ใช่แต้มเฉพาะหัวสิว กรดซาลิไซลิกเหมาะกับสิวอุดตัน เบนโซอิลเพอร์ออกไซด์เหมาะกับสิวอักเสบ เริ่มจากวันเว้นวันในตอนเย็น',
        ],
        [
          'Moisturise, also when the skin is oily. Dry, stinging skin gives up on treatment early.',
          'ทามอยส์เจอไรเซอร์เสมอแม้ผิวมัน เพราะผิวที่แห้งและแสบมักทำให้เลิกใช้ยากลางคัน',
        ],
        [
          'In the morning, finish with a light sunscreen: many acne products make skin more sensitive to light, and marks darken in the sun.',
          'ตอนเช้าปิดท้ายด้วยกันแดดเนื้อบางเบา เพราะผลิตภัณฑ์ดูแลสิวหลายชนิดทำให้ผิวไวต่อแสง และรอยสิวจะเข้มขึ้นเมื่อโดนแดด',
        ],
      ),
      h('Give it eight weeks', 'ให้เวลา 8 สัปดาห์'),
      p(
        'A pore needs weeks to clear. Change one thing at a time, take a picture every fortnight in the same light, and judge after eight weeks. Slight dryness in the beginning is normal; burning, swelling or a rash is not, and means stop.',
        'รูขุมขนต้องใช้เวลาหลายสัปดาห์กว่าจะดีขึ้น ให้เปลี่ยนทีละอย่าง ถ่ายรูปทุก 2 สัปดาห์ในแสงเดิม แล้วค่อยประเมินเมื่อครบ 8 สัปดาห์ ช่วงแรกผิวแห้งลอกเล็กน้อยเป็นเรื่องปกติ แต่ถ้าแสบร้อน บวม หรือผื่นขึ้น ให้หยุดใช้ทันที',
      ),
      h('Small things that count', 'เรื่องเล็กที่ช่วยได้มาก'),
      ul(
        [
          'Do not squeeze: it is how marks and scars begin.',
          'อย่าบีบหรือแกะ เพราะคือต้นเหตุของรอยและหลุมสิว',
        ],
        [
          'Wash pillowcases every week, and face masks or helmet pads as often as you sweat into them.',
          'ซักปลอกหมอนทุกสัปดาห์ และเปลี่ยนหน้ากากหรือซักนวมหมวกกันน็อกเมื่อชุ่มเหงื่อ',
        ],
        ['Keep oily hair products away from the forehead.', 'เลี่ยงไม่ให้ผลิตภัณฑ์แต่งผมที่มันโดนหน้าผาก'],
        ['Remove make-up before sport, not after.', 'ล้างเครื่องสำอางก่อนออกกำลังกาย ไม่ใช่หลัง'],
      ),
      note(
        'See a doctor when acne is deep and painful, leaves scars, comes on suddenly in adulthood or wears down your mood. If you are pregnant or plan to be, ask a pharmacist or doctor before any acne product; some must not be used.',
        'ควรพบแพทย์เมื่อสิวเป็นก้อนลึกและเจ็บ ทิ้งแผลเป็น เห่อขึ้นกะทันหันในวัยผู้ใหญ่ หรือกระทบจิตใจ หากตั้งครรภ์หรือวางแผนมีบุตร ต้องปรึกษาเภสัชกรหรือแพทย์ก่อนใช้ผลิตภัณฑ์รักษาสิวทุกชนิด เพราะบางตัวห้ามใช้เด็ดขาด',
      ),
      shelf(
        'Gentle care for acne-prone skin',
        'ดูแลผิวเป็นสิวง่ายอย่างอ่อนโยน',
        'acne-care',
        'facial-cleansers',
      ),
      link('See all acne care', 'ดูผลิตภัณฑ์ดูแลสิวทั้งหมด', '/categories/1/acne-care'),
    ],
  },
  {
    id: 3,
    type: 'article',
    slug: 'choosing-a-moisturiser',
    topic: 'skin',
    picture: 'topic-hydration',
    daysAgo: 97,
    checkedBy: 1,
    sources: ['aad', 'nhs-eczema'],
    title: t(
      'Dry, tight, flaky: choosing a moisturiser that works',
      'ผิวแห้ง ตึง ลอก เลือกมอยส์เจอไรเซอร์อย่างไรให้เอาอยู่',
    ),
    excerpt: t(
      'Humectant, emollient, occlusive: three words on the back of the jar that tell you more than the front.',
      'สารดูดน้ำ สารเติมไขมัน สารเคลือบผิว แค่รู้จัก 3 กลุ่มนี้ก็อ่านหลังกระปุกเป็น และเลือกได้ตรงผิวกว่าเดิม',
    ),
    body: [
      p(
        'Humid weather does not always mean moist skin. Air conditioning, hot showers, strong soap and getting older all draw water out of its upper layer. The skin then feels tight after washing, itches in the evening and looks dull. A moisturiser repairs that, if it brings the right mix.',
        'อากาศชื้นไม่ได้แปลว่าผิวจะชุ่มชื้นเสมอไป ห้องแอร์ น้ำอุ่นจัด สบู่แรงๆ และอายุที่มากขึ้น ล้วนดึงน้ำออกจากผิวชั้นบน ผิวจึงตึงหลังล้างหน้า คันตอนค่ำ และดูหมอง มอยส์เจอไรเซอร์ช่วยได้ ถ้ามีส่วนผสมที่สมดุลและตรงกับผิวของเรา',
      ),
      h('Three jobs, three kinds of ingredients', 'สามหน้าที่ สามกลุ่มส่วนผสม'),
      ul(
        [
          'Humectants hold water: glycerin, hyaluronic acid, urea at a low strength.',
          'สารดูดและอุ้มน้ำ เช่น กลีเซอรีน ไฮยาลูรอนิก แอซิด และยูเรียความเข้มข้นต่ำ',
        ],
        [
          'Emollients smooth the gaps between the cells: ceramides, squalane, plant oils.',
          'สารเติมไขมันระหว่างเซลล์ผิว เช่น เซราไมด์ สควาเลน น้ำมันจากพืช',
        ],
        [
          'Occlusives keep the water in: petrolatum, shea butter, dimethicone.',
          'สารเคลือบผิวกันน้ำระเหย เช่น ปิโตรลาทัม เชียบัตเตอร์ ไดเมทิโคน',
        ],
      ),
      p(
        'A gel is mostly the first kind, a lotion holds the first two, a cream or balm all three. In the heat of the day a lotion is usually enough; at night, and on shins, hands and heels, a cream lasts longer.',
        'เนื้อเจลเน้นกลุ่มแรก โลชั่นมักมีสองกลุ่มแรก ส่วนครีมหรือบาล์มมีครบทั้งสาม กลางวันอากาศร้อนใช้โลชั่นก็มักเพียงพอ ส่วนกลางคืนและบริเวณหน้าแข้ง มือ ส้นเท้า เนื้อครีมจะอยู่ได้นานกว่า',
      ),
      h('When and how', 'ทาเมื่อไร ทาอย่างไร'),
      ol(
        [
          'Keep showers short and lukewarm, ten minutes at most.',
          'อาบน้ำไม่นานเกิน 10 นาที และไม่ใช้น้ำร้อนจัด',
        ],
        [
          'Use a soap-free wash where it matters and only water elsewhere.',
          'ใช้ผลิตภัณฑ์ทำความสะอาดที่ไม่มีสบู่เฉพาะจุดที่จำเป็น ส่วนอื่นล้างน้ำเปล่าก็พอ',
        ],
        [
          'Pat dry and moisturise within three minutes, while the skin is still damp.',
          'ซับตัวหมาดๆ แล้วทาภายใน 3 นาที ขณะที่ผิวยังชื้น',
        ],
        ['Repeat on the hands after each wash.', 'ทามือซ้ำทุกครั้งหลังล้างมือ'],
      ),
      h('If your skin reacts easily', 'ถ้าผิวแพ้ง่าย'),
      p(
        'Choose products without perfume and with a short list of ingredients. Try a new one on the inner arm for three evenings before it goes on the face. Natural is not the same as gentle: plant extracts and essential oils are among the common causes of rashes.',
        'เลือกสูตรไม่มีน้ำหอมและส่วนผสมไม่มาก ลองทาที่ท้องแขนสัก 3 คืนก่อนใช้กับใบหน้า และอย่าลืมว่าธรรมชาติไม่ได้แปลว่าอ่อนโยนเสมอไป สารสกัดจากพืชและน้ำมันหอมระเหยก็เป็นสาเหตุของผื่นแพ้ที่พบบ่อย',
      ),
      note(
        'Ask a pharmacist when itching keeps you awake or a good moisturiser has changed nothing in two weeks. See a doctor for cracked skin that weeps, bleeds or becomes warm and painful, and for rashes on a baby.',
        'หากคันจนนอนไม่หลับ หรือทาอย่างสม่ำเสมอ 2 สัปดาห์แล้วยังไม่ดีขึ้น ควรปรึกษาเภสัชกร และควรพบแพทย์ถ้าผิวแตกจนมีน้ำเหลือง เลือดออก หรือแดงร้อนเจ็บ รวมถึงผื่นในเด็กทารก',
      ),
      shelf(
        'Moisturisers for face and body',
        'มอยส์เจอไรเซอร์สำหรับผิวหน้าและผิวกาย',
        'moisturisers',
        'body-moisturisers',
      ),
      link('See all moisturisers', 'ดูมอยส์เจอไรเซอร์ทั้งหมด', '/categories/1/moisturisers'),
    ],
  },
  {
    id: 4,
    type: 'article',
    slug: 'hair-loss-what-helps',
    topic: 'skin',
    picture: 'topic-hair-loss',
    daysAgo: 152,
    checkedBy: 3,
    sources: ['nhs-hair', 'aad'],
    title: t(
      'Hair on the pillow: what is normal, and what helps',
      'ผมร่วงเต็มหมอน แบบไหนปกติ แบบไหนควรดูแล',
    ),
    excerpt: t(
      'Losing up to a hundred hairs a day is part of the cycle. How to tell shedding from thinning, and which habits protect the rest.',
      'ผมร่วงวันละไม่เกินร้อยเส้นเป็นเรื่องปกติ มาแยกให้ออกว่าแค่ร่วงชั่วคราวหรือกำลังบาง พร้อมวิธีดูแลเส้นที่เหลือ',
    ),
    body: [
      p(
        'Every hair grows for years, rests for some months and falls. Fifty to a hundred hairs a day in the comb and the drain are normal, a little more on days you wash. What matters is whether new ones follow.',
        'เส้นผมแต่ละเส้นงอกอยู่หลายปี พักไม่กี่เดือน แล้วก็หลุดร่วง การพบผมร่วงวันละ 50 ถึง 100 เส้นถือว่าปกติ วันที่สระผมอาจมากกว่านั้นเล็กน้อย สิ่งสำคัญคือมีผมใหม่งอกขึ้นมาแทนหรือไม่',
      ),
      h('Three common pictures', 'สามแบบที่พบบ่อย'),
      ul(
        [
          'Shedding all over, two to three months after a fever, an operation, childbirth, a strict diet or a hard time. It usually stops by itself within half a year.',
          'ร่วงทั่วศีรษะ 2–3 เดือนหลังไข้สูง ผ่าตัด คลอดลูก ลดน้ำหนักหักโหม หรือผ่านช่วงเครียดหนัก มักหยุดเองภายในครึ่งปี',
        ],
        [
          'Slow thinning at the temples, the crown or along the parting. It often runs in families, in men and in women, and responds best when care begins early.',
          'ค่อยๆ บางบริเวณขมับ กลางกระหม่อม หรือรอยแสก มักเป็นกรรมพันธุ์ทั้งชายและหญิง ยิ่งเริ่มดูแลเร็วยิ่งได้ผลดี',
        ],
        [
          'Round bald patches, or loss with redness, scaling or pain. This needs a doctor.',
          'ร่วงเป็นหย่อมกลม หรือร่วงร่วมกับหนังศีรษะแดง เป็นขุย หรือเจ็บ แบบนี้ควรพบแพทย์',
        ],
      ),
      h('Look after what is there', 'ดูแลเส้นที่มีอยู่'),
      p(
        'Wash as often as the scalp needs it: washing does not cause hair loss, it only collects what was loose. Massage with the fingertips, not the nails. Loosen tight ponytails and braids, keep the dryer at a hand’s width, and leave weeks between colour and perm.',
        'สระผมบ่อยเท่าที่หนังศีรษะต้องการ การสระไม่ได้ทำให้ผมร่วง เพียงรวบผมที่หลุดอยู่แล้วออกมา นวดด้วยปลายนิ้วไม่ใช่เล็บ เลี่ยงการมัดหรือถักเปียแน่น ถือไดร์ห่างประมาณหนึ่งฝ่ามือ และเว้นระยะหลายสัปดาห์ระหว่างทำสีกับดัด',
      ),
      p(
        'Hair is made of protein and needs iron and zinc to grow. Eggs, fish, beans, lean meat and dark leafy vegetables cover that for most people. Supplements help where something is missing; taking more than the body can use does not make hair grow faster.',
        'เส้นผมสร้างจากโปรตีน และต้องการธาตุเหล็กกับสังกะสีในการงอก ไข่ ปลา ถั่ว เนื้อไม่ติดมัน และผักใบเขียวเข้มเพียงพอสำหรับคนส่วนใหญ่ อาหารเสริมช่วยเมื่อร่างกายขาดจริง กินเกินความต้องการไม่ได้ทำให้ผมงอกเร็วขึ้น',
      ),
      h('Patience, measured', 'วัดผลอย่างใจเย็น'),
      p(
        'Scalp tonics and medicines show their effect after three to six months at the earliest. Take a photo of the parting each month. A pharmacist can explain which products have good evidence and which need a doctor first.',
        'โทนิกบำรุงหนังศีรษะหรือยาต่างๆ เห็นผลเร็วที่สุดราว 3–6 เดือน ลองถ่ายรูปรอยแสกไว้เดือนละครั้ง เภสัชกรช่วยอธิบายได้ว่าผลิตภัณฑ์ไหนมีหลักฐานรองรับ และตัวไหนต้องให้แพทย์ประเมินก่อน',
      ),
      note(
        'See a doctor for sudden or patchy loss, for loss with fever, weight change or irregular periods, and for any hair loss in a child. Do not take hair-loss tablets that were prescribed for somebody else; some are dangerous in pregnancy.',
        'ควรพบแพทย์หากผมร่วงกะทันหันหรือเป็นหย่อม ร่วงร่วมกับไข้ น้ำหนักเปลี่ยน ประจำเดือนผิดปกติ หรือเกิดในเด็ก ห้ามใช้ยาเม็ดรักษาผมร่วงของคนอื่น เพราะบางชนิดเป็นอันตรายต่อทารกในครรภ์',
      ),
      shelf('For scalp and thinning hair', 'สำหรับหนังศีรษะและผมบาง', 'scalp-care', 'shampoo'),
      link('See scalp care', 'ดูผลิตภัณฑ์ดูแลหนังศีรษะ', '/categories/3/scalp-care'),
    ],
  },
  {
    id: 5,
    type: 'article',
    slug: 'ageing-skin-basics',
    topic: 'skin',
    picture: 'topic-ageing-skin',
    daysAgo: 214,
    checkedBy: 1,
    sources: ['aad', 'who-sun'],
    title: t('First lines: what really slows ageing skin', 'ริ้วรอยแรกเริ่ม อะไรช่วยชะลอผิวแก่ได้จริง'),
    excerpt: t(
      'Vitamin C in the morning, a retinoid at night, sunscreen always. A short plan for skin over thirty, without miracles.',
      'เช้าวิตามินซี กลางคืนเรตินอยด์ กันแดดทุกวัน แผนสั้นๆ สำหรับผิววัย 30 ขึ้นไป แบบไม่ขายฝัน',
    ),
    body: [
      p(
        'From our late twenties on, skin makes a little less collagen every year and renews itself more slowly. That is age. The larger share of what we see in the mirror, spots, roughness and deep lines, comes from sun, smoke and short nights, and those we can influence.',
        'ตั้งแต่ปลายวัย 20 ผิวสร้างคอลลาเจนน้อยลงทีละนิดทุกปีและผลัดเซลล์ช้าลง นั่นคือเรื่องของวัย แต่สิ่งที่เห็นในกระจกส่วนใหญ่ ทั้งจุดด่างดำ ผิวหยาบ และร่องลึก มาจากแดด ควันบุหรี่ และการนอนน้อย ซึ่งเป็นเรื่องที่เราเลือกได้',
      ),
      h('Three steps with good evidence', 'สามขั้นที่มีหลักฐานรองรับ'),
      ol(
        [
          'Sunscreen with SPF 30 or more and PA+++ every morning. Nothing else comes close, at any price.',
          'กันแดด SPF 30 ขึ้นไปและ PA+++ ทุกเช้า ไม่มีอะไรคุ้มกว่านี้ไม่ว่าจะราคาเท่าไร',
        ],
        [
          'Vitamin C serum under it. It evens the tone and catches part of the damage that light does.',
          'เซรั่มวิตามินซีก่อนทากันแดด ช่วยให้สีผิวสม่ำเสมอและลดความเสียหายจากแสงได้ส่วนหนึ่ง',
        ],
        [
          'A retinoid at night, such as retinol, two evenings a week at first and more often as the skin gets used to it. It renews the surface and softens fine lines within three to six months.',
          'เรตินอยด์ตอนกลางคืน เช่น เรตินอล เริ่มสัปดาห์ละ 2 คืนแล้วค่อยเพิ่มเมื่อผิวปรับตัวได้ ช่วยผลัดผิวและทำให้ริ้วรอยเล็กๆ ดูจางลงใน 3–6 เดือน',
        ],
      ),
      h('Begin slowly', 'เริ่มทีละน้อย'),
      p(
        'Retinoids and acids both thin the uppermost layer for a while, so use them on different evenings. A pea-sized amount is enough for the whole face. Put moisturiser on first if your skin stings. Some peeling in the first weeks is normal, a burning red face means pause.',
        'เรตินอยด์และกรดผลัดผิวทำให้ผิวชั้นบนบางลงชั่วคราวเหมือนกัน จึงควรใช้คนละคืน ใช้ปริมาณเท่าเม็ดถั่วเขียวก็พอสำหรับทั้งหน้า ถ้าแสบให้ทามอยส์เจอไรเซอร์รองก่อน ลอกเล็กน้อยในช่วงแรกถือว่าปกติ แต่ถ้าแดงแสบร้อนให้พักก่อน',
      ),
      h('What creams cannot do', 'สิ่งที่ครีมทำไม่ได้'),
      p(
        'No cream lifts like surgery or works overnight. Collagen in a drink is digested like other protein; small studies show slightly moister skin, not younger faces. Sleep, not smoking, moving daily and vegetables in many colours show in the skin more than the tenth bottle on the shelf.',
        'ไม่มีครีมใดยกกระชับได้เท่าการผ่าตัดหรือเห็นผลในคืนเดียว คอลลาเจนแบบชงดื่มถูกย่อยเหมือนโปรตีนทั่วไป งานวิจัยขนาดเล็กพบเพียงว่าผิวชุ่มชื้นขึ้นเล็กน้อย ไม่ได้ทำให้หน้าเด็กลง การนอนให้พอ ไม่สูบบุหรี่ ขยับร่างกายทุกวัน และกินผักหลากสี เห็นผลที่ผิวมากกว่าขวดที่สิบบนชั้น',
      ),
      note(
        'Do not use retinoids while pregnant, breastfeeding or trying to conceive; ask a pharmacist for another choice. See a doctor about a spot that grows, itches or bleeds before you cover or bleach it.',
        'ห้ามใช้เรตินอยด์ระหว่างตั้งครรภ์ ให้นมบุตร หรือเตรียมมีบุตร ให้ถามเภสัชกรถึงตัวเลือกอื่น และหากมีจุดที่โตขึ้น คัน หรือมีเลือดออก ควรพบแพทย์ก่อนคิดจะปกปิดหรือทำให้จาง',
      ),
      shelf('Serums for day and night', 'เซรั่มสำหรับเช้าและคืน', 'serums', 'eye-lip-care'),
      link('See all serums', 'ดูเซรั่มทั้งหมด', '/categories/1/serums'),
    ],
  },
  {
    id: 6,
    type: 'article',
    slug: 'clean-make-up-habits',
    topic: 'skin',
    picture: 'topic-make-up',
    daysAgo: 268,
    checkedBy: 3,
    sources: ['aad', 'thai-fda'],
    title: t(
      'Make-up that is kind to skin: remove, clean, replace',
      'แต่งหน้าแบบรักผิว ล้างให้หมด ล้างแปรง เปลี่ยนเมื่อถึงเวลา',
    ),
    excerpt: t(
      'Old mascara and unwashed brushes cause more trouble than a heavy foundation. A simple calendar for your make-up bag.',
      'มาสคาร่าเก่ากับแปรงที่ไม่เคยซัก สร้างปัญหาผิวได้มากกว่ารองพื้นหนาๆ มาดูปฏิทินดูแลกระเป๋าเครื่องสำอางกัน',
    ),
    body: [
      p(
        'Make-up itself is rarely the problem. Skin complains when it stays on overnight, when brushes carry oil and germs from day to day, and when a product has been open for years. Three habits prevent most blocked pores, sties and rashes.',
        'เครื่องสำอางมักไม่ใช่ตัวปัญหา ผิวเริ่มประท้วงเมื่อเรานอนทั้งเมคอัพ แปรงสะสมคราบมันและเชื้อโรค หรือใช้ของที่เปิดมานานหลายปี สามนิสัยต่อไปนี้ช่วยลดสิวอุดตัน ตากุ้งยิง และผื่นแพ้ได้มาก',
      ),
      h('Take it off in two steps', 'ล้างให้สะอาดใน 2 ขั้นตอน'),
      ol(
        [
          'Dissolve: press a cotton pad with remover on eyes and lips for ten seconds, then wipe without rubbing. Oil or balm works best for long-wear products and sunscreen.',
          'ละลาย: ชุบสำลีด้วยรีมูฟเวอร์ ประคบตาและปากไว้ 10 วินาทีแล้วเช็ดเบาๆ โดยไม่ถู เครื่องสำอางติดทนและกันแดดใช้แบบออยล์หรือบาล์มจะออกง่ายกว่า',
        ],
        [
          'Wash: a mild cleanser takes away what the remover loosened. Rinse along the hairline and jaw too.',
          'ล้าง: ใช้คลีนเซอร์อ่อนโยนล้างสิ่งที่รีมูฟเวอร์ละลายออก อย่าลืมแนวไรผมและขอบกราม',
        ],
      ),
      h('Wash what touches your face', 'ล้างทุกอย่างที่แตะใบหน้า'),
      p(
        'Sponges want soap and water after each use and a dry, airy place. Wash brushes for liquid products weekly, powder brushes every two to three weeks, with mild shampoo; dry them lying flat so that water does not run into the handle.',
        'ฟองน้ำควรล้างด้วยสบู่ทุกครั้งหลังใช้และผึ่งให้แห้งในที่โปร่ง แปรงที่ใช้กับเนื้อครีมหรือของเหลวล้างทุกสัปดาห์ แปรงแป้งล้างทุก 2–3 สัปดาห์ด้วยแชมพูอ่อนๆ แล้ววางนอนตาก ไม่ให้น้ำไหลเข้าด้าม',
      ),
      h('How long things keep', 'เปิดแล้วใช้ได้นานแค่ไหน'),
      ul(
        ['Mascara and liquid liner: three to six months', 'มาสคาร่าและอายไลเนอร์แบบน้ำ: 3–6 เดือน'],
        ['Foundation and concealer: about a year', 'รองพื้นและคอนซีลเลอร์: ประมาณ 1 ปี'],
        ['Lipstick and cream blush: one to two years', 'ลิปสติกและบลัชเนื้อครีม: 1–2 ปี'],
        ['Powder: two years', 'แป้งและอายแชโดว์แบบฝุ่น: 2 ปี'],
      ),
      p(
        'The little open jar on the pack, with 6M or 12M in it, counts from the day you open it. In a hot car or bathroom everything ages faster. What smells different, has separated or feels grainy goes.',
        'สัญลักษณ์กระปุกเปิดฝาที่มี 6M หรือ 12M บนกล่อง คือจำนวนเดือนที่ใช้ได้นับจากวันเปิด หากเก็บในรถหรือห้องน้ำที่ร้อนจะเสื่อมเร็วกว่านั้น ถ้ากลิ่นเปลี่ยน แยกชั้น หรือเนื้อเป็นเม็ด ควรทิ้ง',
      ),
      p(
        'Do not share eye make-up, not even with a sister, and never thin mascara with water.',
        'อย่าใช้เครื่องสำอางรอบดวงตาร่วมกับผู้อื่นแม้แต่พี่น้อง และไม่ควรเติมน้ำลงในมาสคาร่า',
      ),
      note(
        'Stop using a product that itches, burns or swells, and bring it along when you ask a pharmacist. See a doctor at once for a painful red eye, changed vision or swelling of lips and face.',
        'หากใช้แล้วคัน แสบ หรือบวม ให้หยุดทันทีและนำผลิตภัณฑ์มาปรึกษาเภสัชกร ถ้าตาแดงปวด มองเห็นผิดปกติ หรือปากและใบหน้าบวม ให้รีบพบแพทย์',
      ),
      shelf('For a clean finish', 'ล้างหน้าสะอาด ผิวสบาย', 'make-up-removers', 'beauty-tools'),
      link('See make-up removers', 'ดูผลิตภัณฑ์ลบเครื่องสำอาง', '/categories/2/make-up-removers'),
    ],
  },
];
