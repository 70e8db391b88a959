import { h, link, note, p, shelf, t, ul, type ContentSeed } from './kit.ts';

export const lifeArticles: readonly ContentSeed[] = [
  {
    id: 38,
    type: 'article',
    slug: 'food-poisoning-in-the-heat',
    topic: 'season',
    picture: 'topic-food-safety',
    daysAgo: 205,
    checkedBy: 3,
    sources: ['who-food-safety', 'who-diarrhoea', 'thai-ddc'],
    title: t(
      'Food in the heat: how not to spend Songkran in the bathroom',
      'หน้าร้อนอาหารบูดง่าย กินอย่างไรไม่ให้ท้องเสีย',
    ),
    excerpt: t(
      'Two hours at 35 degrees are enough. What spoils first, how to warm up leftovers, and what to drink when it is too late.',
      'แค่ 2 ชั่วโมงที่ 35 องศาก็เสียได้ มาดูว่าอะไรบูดก่อน อุ่นอาหารอย่างไร และถ้าท้องเสียแล้วควรดื่มอะไร',
    ),
    body: [
      p(
        'Germs double every twenty minutes in warm food. A dish that stood on the table from lunch until the evening may look and smell as ever and still make a family ill, some by germs, some by poisons that boiling no longer destroys. From March to May hospitals see it every day.',
        'เชื้อโรคในอาหารอุ่นเพิ่มเป็นสองเท่าทุก 20 นาที กับข้าวที่ตั้งไว้ตั้งแต่เที่ยงถึงเย็นอาจหน้าตาและกลิ่นเหมือนเดิม แต่ทำให้ป่วยได้ทั้งบ้าน บางครั้งเพราะเชื้อ บางครั้งเพราะสารพิษที่ต้มแล้วก็ไม่หาย เดือนมีนาคมถึงพฤษภาคมโรงพยาบาลพบทุกวัน',
      ),
      h('What spoils first', 'อะไรเสียก่อน'),
      ul(
        [
          'Coconut milk curries, seafood salads, papaya salad with raw crab, mayonnaise, cream cakes.',
          'แกงกะทิ ยำทะเล ส้มตำปูดิบ มายองเนส และเค้กครีมสด',
        ],
        [
          'Rice that was left in the cooker without warmth: it makes a poison that frying does not undo.',
          'ข้าวที่ทิ้งไว้ในหม้อโดยไม่อุ่น เกิดสารพิษที่ผัดแล้วก็ไม่หาย',
        ],
        [
          'Ice of unknown origin, and cut fruit that lies in the sun.',
          'น้ำแข็งที่ไม่รู้ที่มา และผลไม้หั่นวางตากแดด',
        ],
        [
          'Raw pork and larb of raw meat: not only for the stomach, they can cost hearing and life.',
          'ลาบและหมูดิบ ไม่ใช่แค่ท้องเสีย แต่อาจทำให้หูดับและเสียชีวิต',
        ],
      ),
      h('Simple rules', 'กฎง่ายๆ'),
      p(
        'Wash your hands with soap, boards for raw meat apart from those for vegetables. Eat within two hours, within one in the sun. Put leftovers in flat boxes into the fridge while still lukewarm, and heat them until they steam all through, once. A cool bag with ice packs belongs on every trip. Eat it hot, with a serving spoon, cooked.',
        'ล้างมือด้วยสบู่ แยกเขียงเนื้อดิบกับผัก กินให้หมดใน 2 ชั่วโมง ถ้าอยู่กลางแดดคือ 1 ชั่วโมง อาหารเหลือใส่กล่องแบนแช่ตู้เย็นตั้งแต่ยังอุ่น แล้วอุ่นให้เดือดทั่วเพียงครั้งเดียว เดินทางไกลพกกระเป๋าเย็น จำไว้เสมอว่ากินร้อน ช้อนกลาง ล้างมือ',
      ),
      h('When it is too late', 'ถ้าท้องเสียแล้ว'),
      p(
        'What counts is drinking: oral rehydration salts, one sachet in the amount of water it names, in small sips, a glass after each loose stool. Vomiting? A spoonful every few minutes. Go on breast-feeding babies. Rice soup and bananas as soon as you like. Tablets against diarrhoea are for adults on a bus, not for fever or blood; antibiotics seldom help. Most are well within three days.',
        'สำคัญที่สุดคือดื่มน้ำเกลือแร่โออาร์เอส ผสมน้ำตามปริมาณที่ซองบอก จิบทีละน้อย หนึ่งแก้วหลังถ่ายแต่ละครั้ง ถ้าอาเจียนให้ป้อนทีละช้อนทุกไม่กี่นาที เด็กกินนมแม่ให้กินต่อ เริ่มหิวให้กินข้าวต้มและกล้วย ยาหยุดถ่ายเหมาะกับผู้ใหญ่ที่ต้องเดินทางเท่านั้น ไม่ใช้เมื่อมีไข้หรือถ่ายเป็นเลือด ยาปฏิชีวนะมักไม่จำเป็น ส่วนใหญ่หายใน 3 วัน',
      ),
      note(
        'See a doctor at once for blood in the stool, high fever, no urine for eight hours, great weakness, double vision or trouble swallowing; for babies, elders and pregnant women on the first day; for everybody after three days.',
        'ควรพบแพทย์ทันทีหากถ่ายเป็นเลือด ไข้สูง ไม่ปัสสาวะ 8 ชั่วโมง อ่อนเพลียมาก เห็นภาพซ้อนหรือกลืนลำบาก ทารก ผู้สูงอายุ และหญิงตั้งครรภ์ให้ไปตั้งแต่วันแรก คนทั่วไปหากไม่ดีขึ้นใน 3 วัน',
      ),
      shelf('For a clean kitchen', 'ครัวสะอาด ปลอดภัย', 'cleaning', 'soap-bars'),
      link('See cleaning', 'ดูผลิตภัณฑ์ทำความสะอาดบ้าน', '/categories/14/cleaning'),
    ],
  },
  {
    id: 39,
    type: 'article',
    slug: 'menopause-without-taboos',
    topic: 'everyday',
    picture: 'topic-menopause',
    daysAgo: 190,
    checkedBy: 1,
    sources: ['who-menopause', 'thai-health'],
    title: t('The menopause without taboos', 'วัยทอง คุยกันได้ ไม่ต้องอาย'),
    excerpt: t(
      'Hot flushes in the sky train, nights full of thoughts: what is normal, what helps, and what a doctor can do.',
      'ร้อนวูบวาบบนรถไฟฟ้า นอนไม่หลับทั้งคืน อะไรคือเรื่องปกติ ดูแลตัวเองอย่างไร และแพทย์ช่วยอะไรได้บ้าง',
    ),
    body: [
      p(
        'Between 45 and 55 the ovaries make less and less oestrogen. Periods come early, late or heavily, and twelve months after the last one the menopause is over, says the definition; the body takes some years for it. One in five women notices nothing. The others know hot flushes, broken sleep, dry skin and mucosa, a mood like April weather. It is no illness, and still it need not be borne in silence.',
        'ช่วงอายุ 45–55 ปี รังไข่ค่อยๆ ผลิตเอสโตรเจนน้อยลง ประจำเดือนมาเร็วบ้างช้าบ้างหรือมามาก เมื่อขาดครบ 12 เดือนจึงถือว่าหมดประจำเดือน แต่ร่างกายใช้เวลาปรับตัวหลายปี ผู้หญิงหนึ่งในห้าไม่รู้สึกอะไรเลย ที่เหลืออาจร้อนวูบวาบ นอนหลับๆ ตื่นๆ ผิวและช่องคลอดแห้ง อารมณ์แปรปรวน ไม่ใช่โรค แต่ก็ไม่จำเป็นต้องทนเงียบๆ',
      ),
      h('What you can do yourself', 'ดูแลตัวเองได้อย่างไร'),
      ul(
        [
          'Flushes: clothes in layers, a small fan in the bag, less chilli, alcohol, hot drinks and coffee.',
          'ร้อนวูบวาบ: ใส่เสื้อหลายชั้นถอดง่าย พกพัดลมเล็ก ลดของเผ็ด แอลกอฮอล์ เครื่องดื่มร้อน และกาแฟ',
        ],
        [
          'Sleep: the same hour every night, a cool room, no screen in bed.',
          'การนอน: เข้านอนเวลาเดิม ห้องเย็น ไม่เล่นมือถือบนเตียง',
        ],
        [
          'Bones: milk, small fish or tofu for calcium, some morning sun, and exercises that carry your weight.',
          'กระดูก: แคลเซียมจากนม ปลาเล็กปลาน้อย หรือเต้าหู้ แดดเช้าอ่อนๆ และออกกำลังแบบลงน้ำหนัก',
        ],
        [
          'Dryness: a fragrance-free wash outside only, a moisturising gel, a lubricant. They may be used as long as you like.',
          'ช่องคลอดแห้ง: ล้างภายนอกด้วยสูตรไร้น้ำหอม ใช้เจลเพิ่มความชุ่มชื้นหรือเจลหล่อลื่นได้ตามต้องการ',
        ],
      ),
      h('What a doctor can do', 'แพทย์ช่วยอะไรได้'),
      p(
        'Hormone therapy is the surest help against flushes. Begun before 60 or within ten years of the last period, it does more good than harm for most healthy women; it is not for those who had breast cancer, a clot, a stroke or a sick liver. There are other medicines too, and local oestrogen for dryness hardly enters the blood. Ask, weigh up, look at it again every year.',
        'ฮอร์โมนทดแทนลดอาการร้อนวูบวาบได้ผลที่สุด ถ้าเริ่มก่อนอายุ 60 หรือภายใน 10 ปีหลังหมดประจำเดือน คนสุขภาพดีส่วนใหญ่ได้ประโยชน์มากกว่าโทษ แต่ไม่เหมาะกับคนที่เคยเป็นมะเร็งเต้านม ลิ่มเลือดอุดตัน หลอดเลือดสมอง หรือโรคตับ นอกจากนี้ยังมียาอื่น และเอสโตรเจนเฉพาะที่สำหรับช่องคลอดแห้งซึ่งแทบไม่เข้ากระแสเลือด ถาม ชั่งใจ และทบทวนกับแพทย์ทุกปี',
      ),
      h('Herbs and supplements', 'สมุนไพรและอาหารเสริม'),
      p(
        'Soy foods are good food and may ease flushes a little. Capsules with plant hormones, black cohosh or white kwao krua are another matter: their strength varies, they do not go with every medicine or after breast cancer. Show the pharmacist the pack first. And as long as periods may still come, so may a child: use contraception until a year without.',
        'อาหารจากถั่วเหลืองมีประโยชน์และอาจช่วยลดอาการได้บ้าง ส่วนแคปซูลฮอร์โมนพืช แบล็กโคฮอช หรือกวาวเครือขาวเป็นอีกเรื่อง ความแรงไม่แน่นอน ตีกับยาบางชนิด และห้ามใช้หลังเป็นมะเร็งเต้านม นำฉลากมาให้เภสัชกรดูก่อน และตราบใดที่ประจำเดือนยังไม่ขาดครบปีก็ยังตั้งครรภ์ได้ จึงควรคุมกำเนิดต่อ',
      ),
      note(
        'See a doctor for any bleeding a year after the last period, very heavy periods, signs of menopause before 40, a lump in the breast, or when sadness does not lift for two weeks. Mental health hotline: 1323.',
        'ควรพบแพทย์หากมีเลือดออกหลังประจำเดือนขาดไปแล้ว 1 ปี ประจำเดือนมามากผิดปกติ มีอาการวัยทองก่อนอายุ 40 คลำพบก้อนที่เต้านม หรือเศร้าไม่หายเกิน 2 สัปดาห์ สายด่วนสุขภาพจิต 1323',
      ),
      shelf('Care for this time of life', 'ดูแลตัวเองในวัยนี้', 'intimate-care', 'minerals'),
      link('See intimate care', 'ดูผลิตภัณฑ์ดูแลจุดซ่อนเร้น', '/categories/11/intimate-care'),
    ],
  },
  {
    id: 40,
    type: 'article',
    slug: 'breastfeeding-first-weeks',
    topic: 'family',
    picture: 'topic-breastfeeding',
    daysAgo: 44,
    checkedBy: 3,
    sources: ['who-feeding', 'nhs-baby', 'thai-health'],
    title: t('Breast-feeding: the first six weeks', 'ให้นมแม่ 6 สัปดาห์แรก เริ่มต้นอย่างมั่นใจ'),
    excerpt: t(
      'Is it enough? How to tell, what helps sore nipples and full breasts, and which medicines a nursing mother may take.',
      'น้ำนมพอไหม ดูอย่างไร หัวนมแตกและคัดเต้าทำอย่างไร และแม่ให้นมกินยาอะไรได้บ้าง',
    ),
    body: [
      p(
        'Nothing but mother’s milk for six months, then milk and food up to two years and beyond: that is what the World Health Organization and the Department of Health advise. Almost every mother can, and almost none finds it easy in the first week. Three things start it: put the baby to the breast in the first hour, feed often, and let the baby drink until it lets go.',
        'องค์การอนามัยโลกและกรมอนามัยแนะนำให้กินนมแม่อย่างเดียว 6 เดือน แล้วกินนมแม่ควบคู่อาหารตามวัยจนถึง 2 ปีหรือนานกว่านั้น แม่เกือบทุกคนทำได้ และเกือบทุกคนรู้สึกว่ายากในสัปดาห์แรก หัวใจคือดูดเร็ว ดูดบ่อย และดูดถูกวิธีจนเกลี้ยงเต้า',
      ),
      h('Is it enough?', 'น้ำนมพอหรือไม่'),
      ul(
        [
          'Eight to twelve feeds in 24 hours; one hears swallowing, and the breast is softer afterwards.',
          'ดูดวันละ 8–12 ครั้ง ได้ยินเสียงกลืน และเต้านิ่มลงหลังให้นม',
        ],
        [
          'From the fifth day six wet nappies and three yellow stools a day.',
          'ตั้งแต่วันที่ 5 ปัสสาวะอย่างน้อย 6 ครั้ง และถ่ายสีเหลืองราว 3 ครั้งต่อวัน',
        ],
        [
          'Back at birth weight by two weeks, then 150 to 200 grams a week.',
          'น้ำหนักกลับมาเท่าแรกเกิดใน 2 สัปดาห์ จากนั้นเพิ่มสัปดาห์ละ 150–200 กรัม',
        ],
        [
          'Crying in the evening and wanting to drink every hour for two days is growth, not hunger that you fail to still.',
          'ร้องตอนเย็นหรือขอดูดทุกชั่วโมงสัก 2 วันเป็นช่วงโตเร็ว ไม่ได้แปลว่านมไม่พอ',
        ],
      ),
      h('Sore nipples, full breasts', 'หัวนมแตก คัดเต้า'),
      p(
        'Pain beyond the first seconds mostly means a shallow latch: chin into the breast, mouth wide, more of the areola below than above. A drop of milk or pure lanolin on the nipple, air, no soap. Full, hard breasts want feeding, warmth before and cold after it. A red, hot wedge with fever is mastitis: go on feeding, and see a doctor within a day.',
        'ถ้าเจ็บนานกว่าวินาทีแรกๆ มักเป็นเพราะอมไม่ลึก ให้คางชิดเต้า อ้าปากกว้าง อมลานนมด้านล่างมากกว่าด้านบน ทาน้ำนมหรือลาโนลินบริสุทธิ์ที่หัวนม ปล่อยให้แห้งเอง ไม่ฟอกสบู่ คัดเต้าให้ลูกดูดบ่อย ประคบอุ่นก่อนและเย็นหลังให้นม หากแดงร้อนเป็นแถบและมีไข้คือเต้านมอักเสบ ให้นมต่อได้และควรพบแพทย์ภายในวันนั้น',
      ),
      h('Medicines and the mother’s own health', 'ยาและสุขภาพของแม่'),
      p(
        'Paracetamol and many other medicines go with nursing; some, among them aspirin, codeine and certain herbal laxatives and cold tablets, do not. Say "I am breast-feeding" every time you ask for one. Eat everything, drink to your thirst, half a litre more than before. Ginger, banana blossom and basil soups are good dishes; what makes milk is the baby at the breast. Sleep when it sleeps, and let others do the rest.',
        'พาราเซตามอลและยาหลายชนิดใช้ระหว่างให้นมได้ แต่บางชนิดไม่ได้ เช่น แอสไพริน โคเดอีน ยาระบายสมุนไพรและยาแก้หวัดบางตัว จึงควรบอกทุกครั้งว่า "กำลังให้นมลูก" กินอาหารหลากหลาย ดื่มน้ำเพิ่มวันละครึ่งลิตร แกงเลียง ขิง หัวปลีเป็นเมนูที่ดี แต่สิ่งที่สร้างน้ำนมคือลูกที่ดูดเต้า ลูกหลับให้แม่หลับด้วย งานอื่นให้คนในบ้านช่วย',
      ),
      note(
        'Call the hospital if the baby is very sleepy, has fewer than four wet nappies a day, is yellow down to the legs or has a fever above 38 degrees. If you feel empty or desperate for two weeks, tell somebody: doctor, midwife, or 1323.',
        'ติดต่อโรงพยาบาลหากลูกซึม ปัสสาวะน้อยกว่าวันละ 4 ครั้ง ตัวเหลืองถึงขา หรือไข้เกิน 38 องศา ถ้าแม่รู้สึกว่างเปล่าหรือสิ้นหวังเกิน 2 สัปดาห์ ให้บอกแพทย์ พยาบาล หรือโทร 1323',
      ),
      shelf('For nursing mothers', 'สำหรับคุณแม่ให้นม', 'mother-care', 'nappies-wipes'),
      link('See everything for mothers', 'ดูสินค้าสำหรับคุณแม่', '/categories/8/mother-care'),
    ],
  },
  {
    id: 41,
    type: 'article',
    slug: 'when-stress-is-too-much',
    topic: 'everyday',
    picture: 'topic-stress',
    daysAgo: 15,
    checkedBy: 2,
    sources: ['thai-mind', 'nhs-living'],
    title: t('When stress is too much: small steps that hold', 'เครียดเกินไป เริ่มจากก้าวเล็กๆ ที่ทำได้จริง'),
    excerpt: t(
      'Breathing, sleep, people and plans: what helps within minutes, what helps within weeks, and when it is time to talk to somebody.',
      'หายใจ นอน คุยกับคน วางแผน อะไรช่วยได้ในไม่กี่นาที อะไรช่วยในไม่กี่สัปดาห์ และเมื่อไรควรขอความช่วยเหลือ',
    ),
    body: [
      p(
        'Stress is the body getting ready: heart, breath and muscles up, stomach and sleep down. For an exam or a presentation that is useful. When debts, traffic, a sick parent and the chat group of the office keep it going for months, it shows as headaches, a tight neck, stomach trouble, forgetfulness and a short temper, long before anybody calls it stress.',
        'ความเครียดคือร่างกายเตรียมพร้อม หัวใจเต้นเร็ว หายใจถี่ กล้ามเนื้อตึง ส่วนการย่อยและการนอนถูกพักไว้ก่อน มีประโยชน์ตอนสอบหรือนำเสนองาน แต่ถ้าหนี้สิน รถติด พ่อแม่ป่วย และกลุ่มแชตที่ทำงานทำให้เครียดต่อเนื่องหลายเดือน จะออกมาเป็นปวดหัว คอตึง ปวดท้อง ขี้ลืม และหงุดหงิดง่าย ก่อนที่ใครจะเรียกว่าเครียด',
      ),
      h('Within minutes', 'ภายในไม่กี่นาที'),
      ul(
        [
          'Breathe in through the nose for four, out through the mouth for six, ten times. The long breath out slows the heart.',
          'หายใจเข้าทางจมูกนับ 4 ออกทางปากนับ 6 ทำ 10 รอบ ลมหายใจออกยาวๆ ทำให้หัวใจเต้นช้าลง',
        ],
        [
          'Name five things you see, four you hear, three you feel. It brings the thoughts back into the room.',
          'บอกชื่อสิ่งที่เห็น 5 อย่าง ได้ยิน 4 อย่าง สัมผัสได้ 3 อย่าง ช่วยดึงความคิดกลับมาที่ปัจจุบัน',
        ],
        [
          'Drop the shoulders, loosen the jaw, walk down the stairs and back.',
          'ปล่อยไหล่ คลายกราม เดินลงบันไดแล้วกลับขึ้นมา',
        ],
      ),
      h('Within weeks', 'ภายในไม่กี่สัปดาห์'),
      p(
        'Thirty minutes of movement on most days work on mood about as well as anything else one can do alone. Sleep comes next: the same hour, the phone outside the bedroom, no coffee after two. Write down what presses, and mark what you can change this week; one small thing, done, is worth more than ten worries. Eat at fixed times. Alcohol and sleeping tablets from a friend borrow calm from tomorrow.',
        'ขยับร่างกายวันละ 30 นาทีเกือบทุกวันช่วยอารมณ์ได้ดีพอๆ กับวิธีอื่นที่ทำเองได้ ต่อมาคือการนอน เข้านอนเวลาเดิม วางมือถือไว้นอกห้อง งดกาแฟหลังบ่ายสอง เขียนเรื่องที่กดดันออกมาแล้วเลือกสิ่งที่เปลี่ยนได้ในสัปดาห์นี้ เรื่องเล็กที่ทำเสร็จหนึ่งเรื่องมีค่ากว่าความกังวลสิบเรื่อง กินอาหารให้ตรงเวลา ส่วนเหล้าและยานอนหลับจากเพื่อนเป็นการยืมความสงบของวันพรุ่งนี้มาใช้',
      ),
      h('With others', 'อย่าอยู่คนเดียว'),
      p(
        'Tell one person how it really is. You need no solution from them, and neither do they from you when their turn comes: listening, without advice, is most of it. At work, say early what is too much. News and comparisons on the phone may have two fixed times a day. A herbal tea or a scent is a pleasant ritual; do not expect of a supplement what rest and people do.',
        'เล่าให้ใครสักคนฟังตามจริง ไม่ต้องหวังให้เขาแก้ปัญหาให้ และเมื่อถึงคราวเขาก็แค่รับฟังโดยไม่ต้องสอน เรื่องงานให้บอกแต่เนิ่นๆ ว่าอะไรเกินกำลัง ข่าวและโซเชียลดูวันละสองเวลาก็พอ ชาสมุนไพรหรือกลิ่นหอมเป็นช่วงเวลาที่ดี แต่อย่าหวังให้อาหารเสริมทำแทนการพักผ่อนและผู้คนรอบข้าง',
      ),
      note(
        'Talk to a doctor or psychologist if you are sad or empty for more than two weeks, cannot sleep or work, or drink to get through the day. With thoughts of ending your life call 1323 now, day and night, or 1669.',
        'ควรพบแพทย์หรือนักจิตวิทยาหากเศร้าหรือว่างเปล่าเกิน 2 สัปดาห์ นอนไม่ได้ ทำงานไม่ได้ หรือต้องดื่มเพื่อให้ผ่านวัน หากมีความคิดไม่อยากมีชีวิตอยู่ โทรสายด่วนสุขภาพจิต 1323 ได้ตลอด 24 ชั่วโมง หรือ 1669',
      ),
      shelf('For a quiet evening', 'สำหรับค่ำคืนที่ผ่อนคลาย', 'home-fragrance', 'body-scrubs'),
      link('See home fragrance', 'ดูเครื่องหอมในบ้าน', '/categories/10/home-fragrance'),
    ],
  },
];
