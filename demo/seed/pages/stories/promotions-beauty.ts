import type { Story } from '../campaign-kit.ts';

/** Promotions of beauty, by slug of their English name. */
export const beautyPromotionStories: Readonly<Record<string, Story>> = {
  'sunscreen-for-two': {
    reason:
      'One tube lives in the bathroom, the other in the bag for the second coat at noon, the one almost everyone forgets. With two for the price of one there is no excuse.|หลอดหนึ่งไว้ในห้องน้ำ อีกหลอดใส่กระเป๋าไว้ทาซ้ำตอนเที่ยง รอบที่แทบทุกคนลืม ซื้อ 1 แถม 1 แบบนี้ไม่มีข้ออ้างแล้ว',
    steps: [
      'Pair your sunscreens|จับคู่กันแดด',
      'One for the face|หลอดแรกสำหรับหน้า|SPF 50, in a finish you like to feel: matte, dewy or tinted.|SPF 50 เลือกเนื้อที่ชอบ แมตต์ ฉ่ำ หรือผสมรองพื้น',
      'One for the body|อีกหลอดสำหรับตัว|Or a second face tube. The dearer is paid, the other free.|หรือหยิบของหน้าอีกหลอดก็ได้ จ่ายหลอดราคาสูงกว่า อีกหลอดฟรี',
    ],
    questions: [
      'Can a tinted and a clear one make a pair?|แบบมีสีกับไม่มีสีจับคู่กันได้ไหม|Yes, if both are from Sunvara.|ได้ ขอเพียงเป็นซันวาราทั้งคู่',
      'How long does the second keep?|หลอดที่สองเก็บได้นานแค่ไหน|Closed until the date on its crimp; opened twelve months, out of the hot car.|ยังไม่เปิดเก็บได้ถึงวันบนปลายหลอด เปิดแล้ว 12 เดือน อย่าทิ้งไว้ในรถร้อน',
    ],
    terms: [
      'The fortnight repeats; its last day is on the promotion’s page.|จัดรอบละ 14 วัน ดูวันสุดท้ายได้ที่หน้าโปรโมชัน',
      'Sun care of other brands keeps its own price.|กันแดดแบรนด์อื่นขายราคาปกติ',
    ],
  },
  'a-clean-face-three-times': {
    reason:
      'Evening skin carries sunscreen, dust and a day; morning skin only a night. One cleanser for both is a compromise, so this set asks you not to make it: three bottles, the cheapest free.|ผิวตอนเย็นมีทั้งกันแดด ฝุ่น และเหงื่อ ผิวตอนเช้ามีแค่คราบคืนเดียว ล้างด้วยตัวเดียวกันจึงไม่พอดี เซ็ตนี้ให้คุณเลือก 3 ขวด ฟรีขวดราคาต่ำสุด',
    steps: [
      'Three places for three bottles|สามขวดสามหน้าที่',
      'Oil or milk at night|ออยล์หรือน้ำนมตอนค่ำ|It loosens what water alone leaves behind.|ละลายสิ่งที่น้ำเปล่าล้างไม่ออก',
      'Gel or foam after it|ตามด้วยเจลหรือโฟม|A pea’s size, thirty seconds.|ขนาดเม็ดถั่ว นวด 30 วินาที',
      'A mild one by the gym bag|ขวดอ่อนโยนในกระเป๋ายิม|The third is for every place that is not home.|ขวดที่สามไว้ใช้นอกบ้าน',
    ],
    questions: [
      'May I mix Sorenne with Buarin?|คละซอเรนน์กับบัวรินได้ไหม|Yes. Six brands take part, and no two of the three have to match.|ได้ ร่วมรายการ 6 แบรนด์ คละกันได้ทั้งสามขวด',
      'My skin feels tight after washing.|ล้างหน้าแล้วผิวตึง ทำอย่างไร|Take the milk twice and leave the foam out; if it reddens, ask at the counter.|เปลี่ยนเป็นน้ำนมทั้งเช้าเย็นและงดโฟม ถ้าแดงให้ถามเภสัชกร',
    ],
    terms: [
      'Three weeks a round.|รอบละ 21 วัน',
      'Removers from the make-up aisle do not count.|ไม่รวมที่ลบเครื่องสำอางในหมวดเมคอัพ',
      'Four bottles are one set and one at its own price.|หยิบ 4 ขวดนับเป็น 1 เซ็ต ขวดที่เหลือคิดราคาปกติ',
    ],
  },
  'good-hair-weeks': {
    reason:
      'Shampoo is always empty before the conditioner, which is why bathrooms fill with half bottles. Buy two of the one and one of the other: then they end together, and one was free.|แชมพูหมดก่อนครีมนวดเสมอ ห้องน้ำเลยเต็มไปด้วยขวดค้าง ลองหยิบแชมพู 2 ครีมนวด 1 จะหมดพร้อมกันพอดี แถมฟรีไปหนึ่ง',
    steps: [
      'Build a set for your hair|จัดเซ็ตให้ตรงผม',
      'Look at the roots|ดูโคนผม|Oily by evening: a clear shampoo. Dry or itchy: a creamy one.|มันตอนเย็นใช้แชมพูใส แห้งหรือคันใช้เนื้อครีม',
      'Look at the ends|ดูปลายผม|Bleached or ironed: Tressela by damage level. Fine: Silkara. Grey or thin: Kesathip.|ฟอกหรือหนีบเลือกเทรสเซลาตามระดับผมเสีย เส้นเล็กเลือกซิลคารา ผมบางเลือกเกศาทิพย์',
    ],
    questions: [
      'Do refills take part?|ถุงเติมร่วมรายการไหม|Everything in the shampoo and conditioner departments of the three brands, pouches too.|ทุกอย่างในหมวดแชมพูและครีมนวดของสามแบรนด์ รวมถุงเติม',
      'My scalp still flakes.|ใช้แล้วยังมีรังแค ทำอย่างไร|After four weeks of an anti-dandruff shampoo without success a doctor should look.|ใช้แชมพูขจัดรังแค 4 สัปดาห์แล้วไม่ดีขึ้น ควรพบแพทย์',
    ],
    terms: [
      'Treatments, oils and hair colours are other departments.|ไม่รวมทรีตเมนต์ ออยล์ และผลิตภัณฑ์เปลี่ยนสีผม',
      'Runs for four weeks at a time.|จัดครั้งละ 4 สัปดาห์',
    ],
  },
  'two-lips-one-price': {
    reason:
      'Your office shade and your going-out shade are rarely the same. You should not have to choose: the second lipstick, tint or balm is on us.|สีไปทำงานกับสีไปเที่ยวแทบไม่เคยเป็นสีเดียวกัน ไม่ต้องเลือกให้ปวดหัว แท่งที่สองเราให้ จะลิปสติก ทินต์ หรือบาล์มก็ได้',
    steps: [
      'Make a couple|จับคู่ลิป',
      'A safe one|แท่งปลอดภัย|Within two shades of your own lips.|สีใกล้ริมฝีปากไม่เกินสองเฉด',
      'A brave one|แท่งกล้าๆ|The red you have always passed by.|สีแดงที่เคยเดินผ่านทุกครั้ง',
    ],
    questions: [
      'Which of the two is free?|แท่งไหนฟรี|The less expensive, as the cart shows before you pay.|แท่งที่ราคาต่ำกว่า ดูได้ในตะกร้าก่อนจ่าย',
      'Do tints dry the lips?|ทินต์ทำให้ปากแห้งไหม|Some do. Balm first, five minutes, blot, then colour.|บางตัวแห้ง ทาบาล์มก่อน 5 นาที ซับออก แล้วลงสี',
    ],
    terms: [
      'Moodlyn, Tintelle and Velmora, from the lips department alone.|เฉพาะหมวดริมฝีปากของมู้ดลิน ทินเทล และเวลโมรา',
      'Liners and palettes for lids do not pair.|ไม่รวมดินสอเขียนขอบตาและพาเลตต์ตา',
      'A shade that has run out cannot be put aside for you.|สีที่หมดแล้วไม่รับจอง',
    ],
  },
  'fragrance-evenings-20-less': {
    reason:
      'Perfume is tried in the evening, when the day’s smells have gone. For members the shelf of two houses costs a fifth less, travel sizes too, which are the sensible way to begin.|กลิ่นหอมควรลองตอนเย็น เมื่อกลิ่นของวันจางลงแล้ว สมาชิกได้ลด 20% ทั้งสองแบรนด์ รวมขนาดพกพาที่เหมาะสำหรับเริ่มลอง',
    steps: [
      'Find your house|เลือกบ้านกลิ่นของคุณ',
      'Maison Elowen|เมซง เอโลเวน|Rooms and hours: tea, paper, rain on a balcony.|กลิ่นห้องและเวลา ชา กระดาษ ฝนที่ระเบียง',
      'Noctelle|น็อกเทล|After nine: amber, fig, night jasmine, close to the skin.|หลังสามทุ่ม อำพัน มะเดื่อ ดอกราตรี แนบผิว',
    ],
    questions: [
      'Does the mist last as long as the perfume?|บอดี้มิสต์ติดทนเท่าน้ำหอมไหม|Two hours against six. It is made for refreshing.|มิสต์ราว 2 ชั่วโมง น้ำหอมราว 6 ชั่วโมง มิสต์ไว้เติมระหว่างวัน',
      'Can I use SCENT20 on top?|ใช้คูปอง SCENT20 ซ้อนได้ไหม|Yes, if ฿1,000 remain after the member discount.|ได้ ถ้ายอดหลังลดราคาสมาชิกยังครบ ฿1,000',
    ],
    terms: [
      'For women, for men, and mists; home fragrance is left out.|น้ำหอมหญิง ชาย และมิสต์ ไม่รวมเครื่องหอมในบ้าน',
      'Each round has 21 days.|แต่ละรอบ 21 วัน',
    ],
  },
  'the-gentlemans-shelf': {
    reason:
      'Most men own one thing for everything, from hair to heels. Three would do better, and with the least of them free there is hardly an argument against wash, shave and cream.|ผู้ชายหลายคนใช้ขวดเดียวตั้งแต่หัวถึงเท้า สามขวดดีกว่าแน่นอน และเมื่อชิ้นราคาต่ำสุดฟรี ก็ไม่มีเหตุผลจะไม่เริ่ม ล้าง โกน ทา',
    steps: [
      'Set up in a morning|จัดชั้นวางในเช้าเดียว',
      'Wash|ล้าง|Northmark, in the strength for your skin.|นอร์ธมาร์ก เลือกระดับให้ตรงผิว',
      'Shave|โกน|Foam of Barbario or gel of Steelow, blades included in the count.|โฟมบาร์บาริโอหรือเจลสตีโลว์ ใบมีดก็นับด้วย',
      'Cream|ทาครีม|With SPF, since shaved skin burns sooner.|มี SPF เพราะผิวที่เพิ่งโกนไหม้แดดง่าย',
    ],
    questions: [
      'Is it only for men?|ผู้หญิงซื้อได้ไหม|The cart does not ask. Legs profit from a good gel as well.|ได้แน่นอน เจลดีๆ ใช้โกนขาก็นุ่ม',
      'Pimples after shaving?|โกนแล้วเป็นตุ่ม ทำอย่างไร|Sharp blade, fewer strokes, no alcohol. If they fill with pus, show a pharmacist.|ใช้ใบมีดคม โกนน้อยครั้ง เลี่ยงแอลกอฮอล์ ถ้าเป็นหนองให้เภสัชกรดู',
    ],
    terms: [
      'Hair and body lines of the three brands are not in the group.|ไม่รวมผลิตภัณฑ์ผมและผิวกายของทั้งสามแบรนด์',
      'The cheapest of each three is free, counted from above.|ครบทุก 3 ชิ้น ฟรีชิ้นราคาต่ำสุดในเซ็ต',
    ],
  },
  'clear-skin-step-by-step': {
    reason:
      'Spots tempt people to put everything on at once, and the skin answers with redness. Klarosine numbers its steps, Yukimori cools in between: buy the three you need, and use them in order.|เป็นสิวแล้วมักประโคมทุกอย่างพร้อมกัน ผิวเลยแดง คลาโรซีนมีเลขกำกับทุกขั้น ยูกิโมริช่วยให้ผิวเย็นลง หยิบ 3 ชิ้นที่ต้องใช้ แล้วใช้ตามลำดับ',
    steps: [
      'Twelve weeks, in order|ทำตามลำดับ 12 สัปดาห์',
      'Treat|แต้ม|A thin film on the area, at first every other night.|ทาบางๆ เฉพาะจุด เริ่มแบบคืนเว้นคืน',
      'Tone|ปรับผิว|Water-light, with no alcohol.|เนื้อน้ำ ไม่มีแอลกอฮอล์',
      'Moisturise|เติมความชุ่มชื้น|Oily skin too; dried out, it only shines more.|ผิวมันก็ต้องทา ยิ่งแห้งยิ่งผลิตมัน',
    ],
    questions: [
      'When shall I see a change?|กี่สัปดาห์เห็นผล|Give it six to eight weeks. Worse in the first two is common, burning is not.|ราว 6–8 สัปดาห์ สองสัปดาห์แรกอาจเห่อ แต่ถ้าแสบร้อนให้หยุด',
      'When is it a matter for a doctor?|เมื่อไรควรพบแพทย์|Painful lumps, scars, acne with irregular periods, or plans for a pregnancy.|สิวก้อนเจ็บ ทิ้งแผลเป็น ประจำเดือนผิดปกติร่วมด้วย หรือวางแผนตั้งครรภ์',
    ],
    terms: [
      'Cosmetics only; acne medicines from the counter are never part of an offer.|เฉพาะเครื่องสำอาง ไม่รวมยารักษาสิวที่จ่ายโดยเภสัชกร',
      'Fourteen days each time.|จัดครั้งละ 14 วัน',
    ],
  },
  'member-days-at-lunara': {
    reason:
      'Lunara has never been in a public sale. Its only discount is for card members: 15% off serum, cream and mask for three weeks.|ลูนาราไม่เคยลดราคาให้ทุกคน ส่วนลดเดียวที่มีสงวนไว้ให้ผู้ถือบัตร ลด 15% ทั้งเซรั่ม ครีม และมาสก์ตลอดสามสัปดาห์',
    steps: [
      'Plan your three weeks|วางแผนสามสัปดาห์',
      'Finish the bottle you have|ใช้ขวดเดิมให้หมดก่อน|Open serums lose strength after half a year.|เซรั่มเปิดแล้วประสิทธิภาพลดลงหลังครึ่งปี',
      'Add the next step, not five|เพิ่มทีละขั้น|Skin likes one newcomer a fortnight.|ผิวชอบของใหม่ครั้งละชิ้นทุกสองสัปดาห์',
    ],
    questions: [
      'Are cleansers reduced as well?|คลีนเซอร์ลดด้วยไหม|No, they are in the set “A clean face, three times”.|ไม่ลด คลีนเซอร์อยู่ในโปรล้างหน้าครบเซ็ต',
      'May I use the ฿80 coupon besides?|ใช้คูปอง ฿80 ร่วมได้ไหม|Yes: LUNARA80 counts what remains after 15%.|ได้ LUNARA80 นับยอดหลังหัก 15%',
    ],
    terms: [
      'Serums, moisturisers, masks, and care for eyes and lips.|เซรั่ม มอยส์เจอไรเซอร์ มาสก์ และผลิตภัณฑ์รอบดวงตาและริมฝีปาก',
      'Gift sets keep their price.|ชุดของขวัญไม่ลดเพิ่ม',
    ],
  },
  'one-to-keep-one-to-give': {
    reason:
      'Gifts for mothers are often something that they then save for best. Take the same lotion for yourself: she will use hers if she sees you using yours.|ของขวัญให้แม่มักถูกเก็บไว้ไม่กล้าใช้ ลองใช้โลชั่นกลิ่นเดียวกันกับแม่ แม่เห็นเราใช้ แม่ก็จะใช้ด้วย',
    steps: [
      'A pair across the generations|คู่แม่ลูก',
      'Choose by her hands|ดูที่มือแม่|Cracked: butter of Cocolanna. Thin: Milkaya. Fond of flowers: Buarin.|มือแตกเลือกโคโค่ล้านนา ผิวบางเลือกมิลกายา ชอบดอกไม้เลือกบัวริน',
      'Send hers ahead|ส่งของแม่ไปก่อน|An order has one address; split it if she lives elsewhere, but then pairs are counted per order.|หนึ่งคำสั่งซื้อส่งได้ที่อยู่เดียว ถ้าแยกส่งจะนับคู่แยกคำสั่งซื้อ',
    ],
    questions: [
      'Will you wrap it?|ห่อของขวัญให้ไหม|Not yet. An e-card with your own words is free and arrives by email.|ยังไม่มีบริการห่อ แต่ส่งอีการ์ดพร้อมข้อความของคุณทางอีเมลได้ฟรี',
      'Do hand and body make a pair?|ครีมทามือคู่กับโลชั่นตัวได้ไหม|Yes, both departments are one group.|ได้ ทั้งสองหมวดนับรวมกัน',
    ],
    terms: [
      'With three in the cart, add a fourth or pay for the odd one.|หยิบ 3 ชิ้นให้เพิ่มเป็น 4 หรือจ่ายชิ้นที่ไม่ครบคู่',
      'For thirty days, then a new round.|รอบละ 30 วัน',
    ],
  },
};
