import type { Story } from '../campaign-kit.ts';

/** Offers for frequent, lapsed and new members. */
export const memberStories: Readonly<Record<string, Story>> = {
  'vip-big-basket': {
    reason:
      'Gold and Platinum members often buy for four or five people at once. For them a few baht here and there mean little; one round sum off the big monthly order does not.|สมาชิกโกลด์และแพลทินัมส่วนใหญ่ช้อปให้คนสี่ห้าคนทีเดียว ส่วนลดเล็กน้อยหลายใบยิ่งวุ่น ใบเดียวลด ฿300 กับรอบใหญ่ของเดือนสะดวกกว่า',
    steps: [
      'For a household’s big round|รอบใหญ่ของทั้งบ้าน',
      'Check your tier|ดูระดับสมาชิก|It is on the card in your account, with this year’s spending.|ดูได้ที่บัตรในหน้าบัญชี พร้อมยอดที่นับใน 365 วัน',
      'Write one list for all|รวมลิสต์ของทุกคน|Nappies, hair dye, father’s razor blades: ฿2,500 come together.|ผ้าอ้อม ยาย้อมผม ใบมีดโกนของพ่อ ไม่นานก็ครบ ฿2,500',
      'Choose a day at home|เลือกวันที่มีคนอยู่บ้าน|Big boxes do not fit into letter boxes.|กล่องใหญ่ควรมีคนรับ',
    ],
    questions: [
      'I fell back to Classic. Does my copy stay?|ระดับลดเป็นคลาสสิกแล้ว คูปองที่เก็บไว้ยังใช้ได้ไหม|A collected coupon is yours until it expires. A new one requires the tier again.|ใบที่เก็บแล้วใช้ได้จนหมดอายุ ใบใหม่ต้องถึงระดับอีกครั้ง',
      'How do I reach Gold?|ทำอย่างไรให้ถึงระดับโกลด์|Orders of ฿5,000 that arrived within 365 days; ฿20,000 make Platinum.|ยอดสั่งซื้อที่ได้รับแล้วครบ ฿5,000 ใน 365 วัน ส่วนแพลทินัม ฿20,000',
    ],
    terms: [
      'Granted by tier: a friend with the link gets nothing.|ให้ตามระดับสมาชิก ส่งลิงก์ให้เพื่อนใช้แทนไม่ได้',
      'The sum counts after sets and member discounts; gift cards are not goods.|ยอดนับหลังหักเซ็ตและส่วนลดสมาชิก ไม่นับบัตรของขวัญ',
    ],
  },
  'vip-no-minimum-delivery': {
    reason:
      'Those who order every other week know the moment: one tin of pastilles is missing and ฿40 for the ride would double its price. Once, we send it for nothing.|คนที่สั่งแทบทุกสองสัปดาห์รู้ดี ขาดยาอมตลับเดียว แต่ค่าส่ง ฿40 พอๆ กับราคาของ ครั้งนี้เราส่งให้ฟรี',
    steps: [
      'For the thing you forgot|สำหรับของที่ลืม',
      'Collect it today|เก็บไว้ก่อนวันนี้|There is one for each member of the two tiers.|สมาชิกสองระดับนี้มีคนละหนึ่งใบ',
      'Wait for the right day|รอวันที่จำเป็น|It may lie in your wallet until its countdown ends.|เก็บไว้ในกระเป๋าได้จนถึงวันหมดอายุ',
    ],
    questions: [
      'Is Platinum not always free of delivery?|แพลทินัมส่งฟรีตลอดไม่ใช่หรือ|No tier is. Everybody pays nothing from ฿699; this covers what lies below.|ไม่มีระดับไหนส่งฟรีตลอด ทุกคนส่งฟรีเมื่อครบ ฿699 ใบนี้ไว้ใช้เมื่อไม่ถึง',
      'May I order medicine with it?|สั่งยาด้วยคูปองนี้ได้ไหม|Household remedies, yes. What a pharmacist must hand over is collected at a branch and has no fee.|ยาสามัญประจำบ้านได้ ส่วนยาที่เภสัชกรจ่ายต้องรับที่สาขาซึ่งไม่มีค่าส่ง',
    ],
    terms: [
      'Standard courier, no choice of hour.|ขนส่งมาตรฐาน เลือกเวลาไม่ได้',
      'Gold upwards; to other accounts the coupon does not exist.|ตั้งแต่ระดับโกลด์ขึ้นไป บัญชีอื่นจะไม่เห็นคูปองนี้',
    ],
  },
  'vip-gift-from-us': {
    reason:
      'Everyone says thank you with a discount. We would rather give you something real: a full-size product of our own brand.|ใครๆ ก็ขอบคุณด้วยส่วนลด เราอยากให้เป็นของที่จับต้องได้ สินค้าแบรนด์เราขนาดจริงหนึ่งชิ้น',
    steps: [
      'From the shelf to your door|จากชั้นวางถึงมือคุณ',
      'Open the coupon|เปิดดูคูปอง|It names the piece, with a picture.|มีชื่อและรูปของแถมระบุไว้',
      'Lay it beside ฿300 of other things|ใส่ตะกร้าพร้อมของอื่นครบ ฿300|Whatever you need this week.|อะไรก็ได้ที่ต้องใช้สัปดาห์นี้',
      'Tell us what you think|บอกเราหลังใช้|A review helps more than thanks.|รีวิวของคุณมีค่ากว่าคำขอบคุณ',
    ],
    questions: [
      'I already bought this very thing. Another, please?|เพิ่งซื้อชิ้นนี้ไป ขอเปลี่ยนได้ไหม|The choice is fixed, but it keeps well and makes a present.|เปลี่ยนไม่ได้ แต่เก็บได้นานและให้คนอื่นต่อได้',
      'Does the gift count towards ฿300?|ของแถมนับรวม ฿300 ไหม|The rest of the cart has to reach the amount shown; the cart says when it does.|ตะกร้าจะแจ้งเองเมื่อยอดถึงเงื่อนไข',
    ],
    terms: [
      'While the piece is in stock; if it is sold out the coupon waits.|ใช้ได้เมื่อสินค้ามีในสต็อก ถ้าหมดคูปองยังรออยู่',
      'Tiers Gold and Platinum, a gift each.|ระดับโกลด์และแพลทินัม คนละ 1 ชิ้น',
    ],
  },
  'we-miss-you': {
    reason:
      'Ninety days without a parcel can mean that you moved, that something annoyed you, or that life was full. Whatever it was: ฿50 for looking in again, and an open ear if we were at fault.|หายไป 90 วัน อาจย้ายบ้าน อาจไม่พอใจเรา หรือแค่ยุ่ง ไม่ว่าเหตุไหน รับ ฿50 แล้วแวะมาดูอีกครั้ง ถ้าเราทำพลาดบอกได้เลย',
    steps: [
      'Back in two minutes|กลับมาใน 2 นาที',
      'Sign in with the old number|เข้าด้วยเบอร์เดิม|Coins and addresses are still there.|คอย\u2060น์และที่อยู่ยังอยู่ครบ',
      'Repeat an old order|สั่งซ้ำจากครั้งก่อน|“Buy again” puts those things into the cart at today’s price.|กดซื้อซ้ำ ของเดิมเข้าตะกร้าในราคาวันนี้',
      'Take ฿50 off|เลือกคูปองลด ฿50|Under “my coupons” in the cart, from ฿300, once.|จากคูปองของฉันในตะกร้า ครบ ฿300 ใช้ได้หนึ่งครั้ง',
    ],
    questions: [
      'How do you know that I was away?|รู้ได้อย่างไรว่าหายไป|By the date of your last order, nothing else. Orders in branches without the card are not seen.|ดูจากวันที่สั่งซื้อล่าสุดเท่านั้น ซื้อหน้าร้านโดยไม่แจ้งเบอร์ระบบจะไม่เห็น',
      'I lost my phone number.|เปลี่ยนเบอร์แล้ว ทำอย่างไร|Call the center; they move the membership after checking who you are.|โทรคอลเซ็นเตอร์ ยืนยันตัวตนแล้วย้ายสมาชิกให้',
    ],
    terms: [
      'Last order at least 90 days ago, by Bangkok’s date.|คำสั่งซื้อล่าสุดเกิน 90 วัน นับตามเวลากรุงเทพฯ',
      'Members who never ordered have the welcome coupon instead.|ผู้ที่ยังไม่เคยสั่งซื้อ ใช้คูปองต้อนรับแทน',
    ],
  },
  'come-back-for-your-skin': {
    reason:
      'Skin care is bought in a burst and then forgotten until the pump sucks air. You are at that point, or just past it: fill the gap before the skin notices.|สกินแคร์มักซื้อทีเดียวยกชุด แล้วลืมจนปั๊มไม่ขึ้น คุณน่าจะถึงจุดนั้นพอดี เติมก่อนผิวจะเริ่มงอแง',
    steps: [
      'Take stock tonight|เช็กของคืนนี้',
      'Hold the bottle to the light|ส่องดูขวด|Below a finger’s width means two weeks.|เหลือต่ำกว่าหนึ่งข้อนิ้วใช้ได้อีกสองสัปดาห์',
      'Look for the jar symbol|หาสัญลักษณ์กระปุก|6M, 12M: months after opening. Past that, out.|6M หรือ 12M คือเดือนหลังเปิด เกินแล้วทิ้ง',
      'Renew what you use daily|เติมตัวที่ใช้ทุกวัน|15% off, at most ฿200.|ลด 15% สูงสุด ฿200',
    ],
    questions: [
      'My favourite was discontinued. What now?|ตัวโปรดเลิกผลิตแล้ว ใช้อะไรแทน|Send a pharmacist its ingredient list; they find the closest.|ส่งรายการส่วนผสมให้เภสัชกรช่วยหาตัวใกล้เคียง',
      'Who is this for exactly?|แคมเปญนี้สำหรับใคร|Members whose last order is three months old or older, whatever it contained.|สมาชิกที่ไม่ได้สั่งซื้อมาสามเดือนขึ้นไป ไม่ว่าครั้งก่อนซื้ออะไร',
    ],
    terms: [
      'Face care for ฿600, in a single cart.|สกินแคร์ผิวหน้าครบ ฿600 ในตะกร้าเดียว',
      'If you order before collecting, you are no longer away and the offer lapses.|หากสั่งซื้อก่อนกดเก็บ จะไม่เข้าเงื่อนไขแล้ว',
    ],
  },
  'parents-welcome-back': {
    reason:
      'The last time we packed for you, size S was right. Ninety days are a quarter of a baby’s life: it will be M by now, and porridge instead of milk alone.|ครั้งล่าสุดที่แพ็กให้ ลูกยังใส่ไซซ์ S ผ่านมา 90 วันสำหรับเด็กคือนานมาก ตอนนี้น่าจะ M และเริ่มกินข้าวแล้ว',
    steps: [
      'Catch up with your child|ตามลูกให้ทัน',
      'Weigh once|ชั่งน้ำหนัก|Grown-up with baby, minus grown-up alone.|อุ้มลูกชั่ง แล้วลบน้ำหนักตัวเอง',
      'Move the old packs on|ส่งต่อแพ็กเดิม|Unopened ones are welcome at community centres.|แพ็กที่ยังไม่เปิด บริจาคศูนย์เด็กใกล้บ้านได้',
      'Stock the new size|ซื้อไซซ์ใหม่|฿900 with ฿120 off are about five weeks.|ครบ ฿900 ลด ฿120 ใช้ได้ราวห้าสัปดาห์',
    ],
    questions: [
      'Is six months too early for solid food?|6 เดือนเริ่มอาหารได้หรือยัง|It is the age that doctors name, if the child sits and reaches for the spoon.|เป็นอายุที่แพทย์แนะนำ หากลูกนั่งได้และสนใจช้อน',
      'Grandparents order for us. Can they collect?|ปู่ย่าสั่งให้ กดรับได้ไหม|If their own last order lies ninety days back, yes.|ได้ ถ้าบัญชีท่านไม่ได้สั่งมา 90 วันเช่นกัน',
    ],
    terms: [
      'The department “For Mothers” is included.|รวมหมวดสำหรับคุณแม่',
      'Milk for infants is outside every promotion.|นมทารกไม่ร่วมทุกโปรโมชัน',
    ],
  },
  'first-basket': {
    reason:
      'Thousands of products are a lot when one does not know a shop. So we looked at what people take first, sorted it, and knocked ฿100 off to make up for the risk.|สินค้าหลายพันรายการ คนมาใหม่ย่อมงง เราเลยดูว่าสมาชิกใหม่มักเริ่มจากอะไร จัดไว้ให้ข้างล่าง พร้อมลด ฿100 เป็นค่ากล้าลอง',
    steps: [
      'A start without regret|เริ่มแบบไม่พลาด',
      'Take two safe things|หยิบของชัวร์สองอย่าง|Toothpaste you know, tissue you need.|ยาสีฟันที่เคยใช้ ทิชชูที่ต้องใช้',
      'And a curious one|กับของอยากลองหนึ่งอย่าง|With reviews by people who had it delivered.|ที่มีรีวิวจากผู้ซื้อจริง',
      'Compare at the door|ตรวจตอนรับของ|Seal, date, number of pieces.|ดูซีล วันหมดอายุ และจำนวน',
    ],
    questions: [
      'I joined years ago and never ordered. Is it mine?|สมัครไว้นานแล้วแต่ไม่เคยสั่ง รับได้ไหม|Yes. It asks for membership, not for its date; collecting works until the coupon’s last day.|ได้ ขอแค่เป็นสมาชิก ไม่ดูวันที่สมัคร เก็บได้จนถึงวันสุดท้ายของคูปอง',
      'What do you keep of me?|ร้านเก็บข้อมูลอะไรบ้าง|Phone, address, orders. The privacy page lists the rest and how to delete it.|เบอร์โทร ที่อยู่ คำสั่งซื้อ รายละเอียดและวิธีลบอยู่ที่หน้านโยบายความเป็นส่วนตัว',
    ],
    terms: [
      'Minimum ฿500, after any set has been taken off.|ยอดขั้นต่ำ ฿500 หลังหักโปรเซ็ต',
      'A person with several numbers remains one person.|หนึ่งคนใช้หลายเบอร์ นับเป็นคนเดียว',
    ],
  },
  'rainy-day-members': {
    reason:
      'This summer’s rains are over. The page stays as a record of what members got: ฿70 off from the sofa, umbrellas left to dry.|หน้าฝนปีนี้จบแล้ว หน้านี้เก็บไว้เป็นบันทึกว่าสมาชิกเคยได้ลด ฿70 โดยไม่ต้องกางร่มออกจากบ้าน',
    steps: [
      'As it went|ตอนนั้นเป็นอย่างไร',
      'Rain radar red|เรดาร์ฝนแดง|Members opened the page instead of the door.|สมาชิกเปิดหน้าเว็บแทนประตูบ้าน',
      'Courier in a poncho|ขนส่งใส่เสื้อกันฝน|Two days later, all dry.|สองวันต่อมา ของแห้งสนิท',
    ],
    questions: [
      'What is on instead?|ตอนนี้มีอะไรแทน|The cool season’s page, and every coupon that is still open.|แคมเปญลมหนาว และคูปองที่ยังเปิดอยู่',
      'An order of September came incomplete.|คำสั่งซื้อเดือนกันยาได้ของไม่ครบ|Write by the contact form; late claims are looked at one by one.|แจ้งผ่านหน้าติดต่อเรา เราพิจารณาเป็นรายกรณี',
    ],
    terms: [
      'Closed; nothing can be collected here now.|สิ้นสุดแล้ว กดรับคูปองไม่ได้',
      'Body care bought with it keeps the usual seven days for returns.|สินค้าที่ซื้อด้วยคูปองคืนได้ภายใน 7 วันตามปกติ',
    ],
  },
  'skin-evening': {
    reason:
      'By day a pharmacist has four minutes for your skin. After closing time there are ninety, a lamp, a chair that leans back, and twenty people who brought the same doubts in a bag.|กลางวันเภสัชกรมีเวลาให้ผิวคุณแค่สี่นาที หลังปิดร้านมีเก้าสิบนาที โคมไฟ เก้าอี้เอน และอีกยี่สิบคนที่หอบคำถามเดียวกันมาเต็มถุง',
    steps: [
      'The evening, hour by hour|กำหนดการค่ำนี้',
      '20:30 Tea and names|20.30 น. ชากับแนะนำตัว|Take your make-up off at the basin; towels are there.|ล้างเครื่องสำอางที่อ่าง มีผ้าเตรียมให้',
      '20:45 Camera and questions|20.45 น. ส่องผิวและถามตอบ|In pairs, behind a curtain if you like.|ทีละสองคน มีม่านกั้นถ้าต้องการ',
      '21:30 A routine on paper|21.30 น. รับรูทีนเป็นกระดาษ|Morning, night, and one thing to stop.|เช้า ค่ำ และหนึ่งอย่างที่ควรเลิก',
    ],
    questions: [
      'May I bring a friend without a code?|พาเพื่อนที่ไม่มีรหัสมาได้ไหม|Not into the chairs, though a card for two lets you both in.|ไม่ได้ ยกเว้นการ์ดที่ระบุสองที่นั่ง',
      'Will I be sold something?|จะโดนขายของไหม|The till is locked at that hour. Samples are free, orders wait until morning.|เครื่องคิดเงินปิดแล้ว แจกตัวอย่างฟรี อยากซื้อค่อยสั่งตอนเช้า',
    ],
    terms: [
      'A code is good for as many seats as the card says.|รหัสหนึ่งใช้ได้ตามจำนวนที่นั่งบนการ์ด',
      'Seats cannot be sold or given away.|ห้ามขายหรือโอนสิทธิ์ที่นั่ง',
    ],
  },
};
