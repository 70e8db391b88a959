import { h, link, note, ol, p, shelf, t, ul, type ContentSeed } from './kit.ts';

export const serviceNews: readonly ContentSeed[] = [
  {
    id: 101,
    type: 'news',
    slug: 'pharmacists-by-phone-until-ten',
    topic: 'services',
    picture: 'pharmacist-counter',
    daysAgo: 3,
    title: t(
      'Our pharmacists now answer the phone until ten at night',
      'เภสัชกรรับสายถึง 4 ทุ่ม ทุกวันจันทร์ถึงศุกร์',
    ),
    excerpt: t(
      'From 8 am to 10 pm on weekdays and 9 am to 9 pm at weekends, a licensed pharmacist picks up. The call about your medicine costs nothing extra.',
      'จันทร์ถึงศุกร์ 8.00–22.00 น. เสาร์อาทิตย์ 9.00–21.00 น. มีเภสัชกรที่มีใบอนุญาตรับสาย ปรึกษาเรื่องยาไม่มีค่าบริการเพิ่ม',
    ),
    body: [
      p(
        'Questions about medicine rarely come during office hours. A child gets a fever after dinner, a father finds two boxes with almost the same name, somebody wonders at bedtime whether the new tablet goes with the old one. From this month our pharmacists stay on the line longer, so that such questions do not have to wait for the morning.',
        'คำถามเรื่องยามักไม่มาในเวลาทำการ ลูกไข้ขึ้นหลังมื้อเย็น คุณพ่อเจอยาสองกล่องชื่อคล้ายกัน หรือก่อนนอนเพิ่งสงสัยว่ายาใหม่กินร่วมกับยาเดิมได้ไหม ตั้งแต่เดือนนี้เภสัชกรของเราจึงรับสายนานขึ้น เพื่อให้คำถามแบบนี้ไม่ต้องรอถึงเช้า',
      ),
      h('When and how', 'โทรได้เมื่อไร อย่างไร'),
      ul(
        [
          'Monday to Friday from 8 am to 10 pm, Saturday and Sunday from 9 am to 9 pm',
          'วันจันทร์ถึงศุกร์ 8.00–22.00 น. วันเสาร์และอาทิตย์ 9.00–21.00 น.',
        ],
        ['In Thai and in English', 'ให้คำปรึกษาทั้งภาษาไทยและภาษาอังกฤษ'],
        [
          'The page of the pharmacists shows who is on duty now, with the number of the licence',
          'หน้าเภสัชกรแสดงชื่อผู้ที่กำลังเข้าเวรพร้อมเลขที่ใบอนุญาต',
        ],
      ),
      p(
        'Have the box or a photo of the label at hand, and the names of everything else you take, vitamins and herbs included. The pharmacist asks about allergies, illnesses and pregnancy first. That takes a minute and is the reason why the advice fits you and not just anybody.',
        'ก่อนโทรเตรียมกล่องยาหรือรูปฉลากไว้ พร้อมชื่อยา วิตามิน และสมุนไพรที่ใช้อยู่ เภสัชกรจะถามเรื่องแพ้ยา โรคประจำตัว และการตั้งครรภ์ก่อน ใช้เวลาเพียงหนึ่งนาที แต่ทำให้คำแนะนำเหมาะกับคุณจริงๆ ไม่ใช่คำตอบกลางๆ',
      ),
      h('What we do not do by phone', 'สิ่งที่เราไม่ทำทางโทรศัพท์'),
      p(
        'A pharmacist does not diagnose over the phone and does not replace your doctor. If what you describe sounds serious, you will be told so, and where to go. What you say stays confidential; calls are not recorded, and nothing of them reaches our advertising.',
        'เภสัชกรไม่วินิจฉัยโรคทางโทรศัพท์และไม่ได้ทำหน้าที่แทนแพทย์ หากอาการฟังดูน่ากังวล เราจะบอกตรงๆ และแนะนำว่าควรไปที่ไหน เรื่องที่คุยเป็นความลับ ไม่มีการบันทึกเสียง และไม่ถูกนำไปใช้ในการโฆษณา',
      ),
      p(
        'Those who prefer to talk face to face find a pharmacist behind the counter of most of our branches; the list with addresses and hours stands on the same page.',
        'หากอยากคุยต่อหน้า สาขาส่วนใหญ่ของเรามีเภสัชกรประจำเคาน์เตอร์ ดูรายชื่อสาขา ที่อยู่ และเวลาทำการได้ในหน้าเดียวกัน',
      ),
      note(
        'In an emergency, such as chest pain, trouble breathing, a drooping face or somebody who cannot be woken, call 1669 and not us.',
        'กรณีฉุกเฉิน เช่น เจ็บหน้าอก หายใจลำบาก หน้าเบี้ยว หรือปลุกไม่ตื่น กรุณาโทร 1669 แทนการโทรหาเรา',
      ),
      link('Meet our pharmacists', 'รู้จักเภสัชกรของเรา', '/pharmacy'),
    ],
  },
  {
    id: 106,
    type: 'news',
    slug: 'cash-on-delivery-in-every-province',
    topic: 'services',
    picture: 'topic-delivery',
    daysAgo: 112,
    title: t('Cash on delivery, now in all 77 provinces', 'เก็บเงินปลายทางครบ 77 จังหวัดแล้ว'),
    excerpt: t(
      'From Mae Hong Son to Narathiwat: pay the courier when the parcel is in your hands. Delivery takes two to three days.',
      'ตั้งแต่แม่ฮ่องสอนถึงนราธิวาส จ่ายเงินเมื่อพัสดุถึงมือ จัดส่งภายใน 2–3 วัน',
    ),
    body: [
      p(
        'Not everybody likes to type a card number into a telephone, and not everybody has one. About half of the people who shop with us for the first time want to see the parcel before they pay. That was possible in most of the country; with the last five provinces joining this month, it is now possible everywhere in Thailand, islands included.',
        'ไม่ใช่ทุกคนที่สบายใจจะกรอกเลขบัตรในมือถือ และไม่ใช่ทุกคนมีบัตร ลูกค้าใหม่ของเราราวครึ่งหนึ่งอยากเห็นพัสดุก่อนจ่าย ที่ผ่านมาบริการนี้มีเกือบทั่วประเทศ เดือนนี้ครบอีก 5 จังหวัดสุดท้าย จึงเก็บเงินปลายทางได้ทุกที่ในไทย รวมถึงบนเกาะ',
      ),
      h('How it works', 'ขั้นตอนง่ายๆ'),
      ol(
        [
          'Choose cash on delivery at the end of the checkout. The total you see there is what you pay; nothing is added at the door.',
          'เลือกชำระเงินปลายทางในขั้นตอนสุดท้าย ยอดที่เห็นคือยอดที่จ่ายจริง ไม่มีบวกเพิ่มหน้าบ้าน',
        ],
        [
          'We pack on the same or the next working day and send you a notification.',
          'เราแพ็กของในวันเดียวกันหรือวันทำการถัดไป และแจ้งเตือนให้ทราบ',
        ],
        [
          'The courier calls before arriving, usually on the second or third day.',
          'พนักงานส่งของโทรแจ้งก่อนถึง ปกติภายในวันที่สองหรือสาม',
        ],
        [
          'You check that the box is closed and undamaged, and pay.',
          'ตรวจดูว่ากล่องปิดสนิทไม่เสียหาย แล้วจึงชำระเงิน',
        ],
      ),
      p(
        'If plans change, an order can be cancelled in your account within one hour, as long as it has not been packed. After that the call center helps.',
        'หากเปลี่ยนใจ ยกเลิกคำสั่งซื้อได้เองในบัญชีภายในหนึ่งชั่วโมง ตราบเท่าที่ยังไม่แพ็ก หลังจากนั้นติดต่อคอลเซ็นเตอร์ได้',
      ),
      h('For far-away places', 'สำหรับพื้นที่ห่างไกล'),
      p(
        'Mountain villages and small islands sometimes take one day more, above all in the rainy season. The date we promise on the product page already counts with your weekday and with public holidays, so it is a date and not a wish. Medicines travel in closed boxes that keep the heat of a parcel van away for the hours they need to.',
        'หมู่บ้านบนดอยและเกาะเล็กอาจช้ากว่าหนึ่งวัน โดยเฉพาะหน้าฝน วันจัดส่งที่แจ้งในหน้าสินค้าคำนวณวันหยุดไว้แล้ว จึงเป็นวันที่ตั้งใจทำให้ได้จริง ส่วนยาจะอยู่ในกล่องปิดที่ช่วยกันความร้อนในรถขนส่งตลอดเวลาที่จำเป็น',
      ),
      p(
        'Please have the sum ready in banknotes if you can: couriers carry little change for their own safety. And nobody from us will ever ask you by phone or message to transfer money for a parcel in advance. Whoever does is not us.',
        'หากเป็นไปได้กรุณาเตรียมเงินให้พอดี เพราะพนักงานส่งของพกเงินทอนไม่มากเพื่อความปลอดภัย และเราไม่มีนโยบายโทรหรือส่งข้อความให้โอนเงินค่าพัสดุล่วงหน้า ถ้ามีใครทำเช่นนั้น ไม่ใช่เราแน่นอน',
      ),
      shelf('Often ordered together', 'สินค้าที่มักสั่งพร้อมกัน', 'cotton-tissue', 'shower', 'toothpaste'),
      link('See this week’s picks', 'ดูสินค้าประจำสัปดาห์', '/ecommerce/products-of-week'),
    ],
  },
  {
    id: 107,
    type: 'news',
    slug: 'clear-labels-for-medicines',
    topic: 'services',
    picture: 'topic-new-service',
    daysAgo: 145,
    title: t('A clear mark on every medicine in the shop', 'ยาทุกตัวในร้านมีป้ายบอกประเภทชัดเจน'),
    excerpt: t(
      'Household remedy, packaged medicine or pharmacist medicine: each card and page now says which one it is, and what that means for you.',
      'ยาสามัญประจำบ้าน ยาบรรจุเสร็จ หรือยาที่ต้องจ่ายโดยเภสัชกร ทุกการ์ดสินค้าบอกชัดว่าเป็นแบบไหนและซื้ออย่างไร',
    ),
    body: [
      p(
        'In a branch one sees at a glance what stands on the open shelf and what is kept behind the counter. Online that difference was easy to miss: a balm and a blood pressure tablet looked like any two products. Not any more. Every medicine in our shop now carries its class, on the card in a list and at the top of its page.',
        'ที่สาขา แค่มองก็รู้ว่าอะไรอยู่บนชั้นหยิบเองได้ อะไรอยู่หลังเคาน์เตอร์ แต่บนออนไลน์ความต่างนี้มองข้ามง่าย ยาหม่องกับยาความดันดูเหมือนสินค้าสองชิ้นทั่วไป ต่อไปนี้ไม่ใช่แล้ว ยาทุกตัวจะแสดงประเภททั้งบนการ์ดในรายการและด้านบนของหน้าสินค้า',
      ),
      h('Three marks', 'ป้าย 3 แบบ'),
      ul(
        [
          'Household remedy: simple medicines for small troubles, sold directly. Read the leaflet all the same.',
          'ยาสามัญประจำบ้าน: ยาพื้นฐานสำหรับอาการเล็กน้อย ซื้อได้เลย แต่ควรอ่านฉลากทุกครั้ง',
        ],
        [
          'Packaged medicine: sold directly, in a limited number per order, so that nobody takes more than is good.',
          'ยาบรรจุเสร็จ: ซื้อได้เลยแต่จำกัดจำนวนต่อคำสั่งซื้อ เพื่อไม่ให้ใช้เกินความจำเป็น',
        ],
        [
          'Pharmacist medicine: sold only after a pharmacist has talked to you. There is no button to buy, no discount and no coins, as the law has it.',
          'ยาที่จ่ายโดยเภสัชกร: ต้องพูดคุยกับเภสัชกรก่อน จึงไม่มีปุ่มซื้อ ไม่มีส่วนลด และไม่ใช้คอย\u2060น์ ตามที่กฎหมายกำหนด',
        ],
      ),
      p(
        'Medicines under special control are not shown online at all. They remain at the counter, with a prescription.',
        'ส่วนยาควบคุมพิเศษไม่แสดงบนออนไลน์เลย มีเฉพาะที่เคาน์เตอร์และต้องใช้ใบสั่งแพทย์',
      ),
      h('More on the page', 'ข้อมูลเพิ่มในหน้าสินค้า'),
      p(
        'Each medicine shows its registration number, the active ingredient with its strength, how to use it and its warnings, in Thai and in English, written from the leaflet. If two products in your cart hold the same active ingredient, the names make it visible; when in doubt, ask before you take both. Photos show the real pack, front and back, so that you can compare it with what lies in your drawer.',
        'ยาทุกตัวแสดงเลขทะเบียน ตัวยาสำคัญและความแรง วิธีใช้ และคำเตือน ทั้งภาษาไทยและอังกฤษตามเอกสารกำกับยา หากในตะกร้ามีสองรายการที่ตัวยาเดียวกัน ชื่อสินค้าจะบอกให้เห็น ถ้าไม่แน่ใจให้ถามก่อนกินทั้งคู่ ภาพสินค้าเป็นแพ็กจริงทั้งด้านหน้าและหลัง เทียบกับที่มีอยู่ในบ้านได้',
      ),
      p(
        'The rules behind the marks are those of the Thai medicines law and were gone through by our own pharmacists, product by product. If you find something that looks wrong, please tell them: that is how labels get better.',
        'หลักเกณฑ์เป็นไปตามกฎหมายยาของไทย และเภสัชกรของเราตรวจทานทีละรายการ หากพบข้อมูลที่ดูไม่ถูกต้อง กรุณาแจ้งเรา เพราะนั่นคือวิธีที่ฉลากจะดียิ่งขึ้น',
      ),
      note(
        'The mark does not replace advice. If you are pregnant, buy for a child or take other medicines, talk to a pharmacist first, also about a household remedy.',
        'ป้ายประเภทยาใช้แทนคำแนะนำไม่ได้ หากตั้งครรภ์ ซื้อให้เด็ก หรือใช้ยาอื่นอยู่ ควรปรึกษาเภสัชกรก่อน แม้เป็นยาสามัญประจำบ้าน',
      ),
      link('See medicines and first aid', 'ดูยาและอุปกรณ์ปฐมพยาบาล', '/categories/6'),
    ],
  },
  {
    id: 109,
    type: 'news',
    slug: 'six-brands-only-here',
    topic: 'services',
    picture: 'ecommerce-exclusive',
    daysAgo: 233,
    title: t(
      'Six brands you find only with us, and where they come from',
      '6 แบรนด์ที่มีเฉพาะที่ร้านเรา กับที่มาของแต่ละแบรนด์',
    ),
    excerpt: t(
      'From rice water to plain cotton pads: the stories of our exclusive brands now stand together on one page.',
      'จากน้ำซาวข้าวถึงสำลีแผ่นเรียบๆ รวมเรื่องราวของแบรนด์เอ็กซ์คลูซีฟไว้ในหน้าเดียว',
    ),
    body: [
      p(
        'Six names on our shelves exist nowhere else. Some began as a recipe in a family kitchen, some as a complaint of our own pharmacists about what could not be bought. Until now their stories were scattered over packs and leaflets. From today they stand together on one page, each with the way to all its products.',
        'หกชื่อบนชั้นของเราหาซื้อที่อื่นไม่ได้ บางแบรนด์เริ่มจากสูตรในครัวของครอบครัว บางแบรนด์เริ่มจากเสียงบ่นของเภสัชกรว่าหาของดีไม่ได้สักที ที่ผ่านมาเรื่องราวกระจายอยู่ตามกล่องและแผ่นพับ วันนี้รวมไว้ในหน้าเดียวพร้อมทางไปดูสินค้าทั้งหมดของแต่ละแบรนด์',
      ),
      h('What they have in common', 'สิ่งที่เหมือนกัน'),
      ul(
        [
          'Made for heat and humidity: light textures, packs that do not leak, formulas that stay stable at 30 degrees',
          'ทำมาเพื่ออากาศร้อนชื้น เนื้อบางเบา บรรจุภัณฑ์ไม่รั่ว สูตรคงตัวที่ 30 องศา',
        ],
        [
          'Full lists of ingredients in Thai and English, also where the law would allow less',
          'บอกส่วนผสมครบทั้งไทยและอังกฤษ แม้กฎหมายจะไม่บังคับทั้งหมด',
        ],
        [
          'Amounts stated in large type, without words such as miracle or instant',
          'ระบุปริมาณด้วยตัวอักษรใหญ่ ไม่มีคำว่ามหัศจรรย์หรือเห็นผลทันที',
        ],
        ['Prices that stay the same online and in the branches', 'ราคาเดียวกันทั้งออนไลน์และหน้าร้าน'],
      ),
      h('How a new product gets in', 'กว่าจะได้ขึ้นชั้น'),
      p(
        'Before something goes on sale, a group of staff and members uses it at home for four weeks and says in writing what they would change. About one in three products goes back once more, most often because of the scent or the pump. Pharmacists read every label and strike what cannot be shown. Only then is the first batch filled.',
        'ก่อนวางขาย พนักงานและสมาชิกกลุ่มหนึ่งจะนำไปใช้ที่บ้าน 4 สัปดาห์และเขียนบอกว่าอยากให้ปรับอะไร ราวหนึ่งในสามต้องกลับไปแก้ ส่วนใหญ่เรื่องกลิ่นหรือหัวปั๊ม เภสัชกรอ่านฉลากทุกใบและตัดคำที่พิสูจน์ไม่ได้ออก จากนั้นจึงผลิตล็อตแรก',
      ),
      p(
        'Not everything works out. A hair mist that smelled wonderful in the cool of the laboratory turned sticky on the back of a motorcycle, and was never sold. We think of it fondly whenever somebody asks why a new line takes so long.',
        'ไม่ใช่ทุกอย่างจะสำเร็จ มิสต์ฉีดผมตัวหนึ่งหอมมากในห้องแล็บเย็นๆ แต่พอซ้อนมอเตอร์ไซค์กลับเหนียวเหนอะ สุดท้ายไม่ได้ขาย เรานึกถึงมันเสมอเวลามีคนถามว่าทำไมของใหม่ถึงใช้เวลานาน',
      ),
      p(
        'The page lives under Brand stories, beside our health articles. It will grow: two further lines are in their four weeks at home as we write.',
        'หน้านี้อยู่ในเมนูเรื่องราวของแบรนด์ ข้างบทความสุขภาพของเรา และจะเพิ่มขึ้นเรื่อยๆ ตอนนี้มีอีกสองไลน์ที่กำลังอยู่ในช่วงทดลองใช้ 4 สัปดาห์',
      ),
      shelf('A first look', 'ลองเริ่มจากตัวนี้', 'serums', 'shower', 'cotton-tissue'),
      link('Read the brand stories', 'อ่านเรื่องราวของแบรนด์', '/brandstory'),
    ],
  },
];
