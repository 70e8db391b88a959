import type { Story } from '../campaign-kit.ts';

/** Coupons for the whole shop and its delivery, by code; their discounts are in `coupons-data.ts`. */
export const shopCouponStories: Readonly<Record<string, Story>> = {
  WELCOME100: {
    reason:
      'A first order is a leap of faith: will the parcel arrive, is the bottle the real one? ฿100 off makes the leap shorter. Take whatever you would have bought at the corner anyway and see how we pack.|สั่งครั้งแรกกับร้านใหม่ย่อมลังเล ของจะถึงไหม ของแท้หรือเปล่า เราเลยลดให้ ฿100 ลองหยิบของที่ต้องซื้ออยู่แล้วมาดูว่าเราแพ็กดีแค่ไหน',
    steps: [
      'Your first order in three minutes|สั่งครั้งแรกใน 3 นาที',
      'Prove your number|ยืนยันเบอร์โทร|A one-time password by SMS makes you a member; no form, no card.|รับรหัส OTP ทาง SMS ก็เป็นสมาชิกทันที ไม่ต้องกรอกฟอร์ม',
      'Reach ฿500|เลือกของให้ครบ ฿500|The cart tells how much is missing.|ตะกร้าบอกให้ว่าขาดอีกเท่าไร',
      'Enter WELCOME100|ใส่ WELCOME100|Or collect it here, and it waits in the cart by itself.|หรือกดเก็บที่หน้านี้ แล้วคูปองจะรออยู่ในตะกร้า',
    ],
    questions: [
      'I have ordered before. Is it for me too?|เคยสั่งแล้ว ยังใช้ได้ไหม|Yes, if you have not used this one. Each member has a single copy.|ได้ ถ้ายังไม่เคยใช้คูปองใบนี้ สมาชิกมีได้คนละใบ',
      'Does the delivery fee count towards ฿500?|ค่าส่งนับรวมใน ฿500 ไหม|No, only goods do, at their price after sets and member prices.|ไม่นับ คิดเฉพาะค่าสินค้าหลังหักเซ็ตและราคาสมาชิกแล้ว',
    ],
    terms: [
      'Everything in the shop takes part except medicines from the pharmacist.|ใช้ได้กับสินค้าทุกหมวด ยกเว้นยาที่จ่ายโดยเภสัชกร',
      'An order cancelled before packing gives the coupon back.|ยกเลิกก่อนแพ็กสินค้า คูปองกลับเข้ากระเป๋าให้',
    ],
  },
  ARUN50: {
    reason:
      'Not every basket is a big one. This is for the Tuesday when shampoo and toothpaste run out on the same day: a small amount off a small shop.|ไม่ใช่ทุกตะกร้าจะใบใหญ่ ใบนี้สำหรับวันที่แชมพูกับยาสีฟันหมดพร้อมกัน ช้อปไม่มากก็ได้ลด',
    steps: [
      'A small shop, quickly|ช้อปเล็กๆ เสร็จไว',
      'Look into the bathroom|เช็กของในห้องน้ำ|Three things that will be empty by Sunday usually make ฿300.|ของ 3 อย่างที่จะหมดก่อนวันอาทิตย์ มักรวมได้ครบ ฿300',
      'Choose pick-up|เลือกรับที่สาขา|It is free, so you keep the whole ฿50.|ไม่มีค่าส่ง ประหยัด ฿50 เต็มๆ',
    ],
    questions: [
      'Why did the counter say “all gone”?|ทำไมขึ้นว่าคูปองหมดแล้ว|There are 2,000 of them. A copy in your wallet stays yours until its last day.|มีทั้งหมด 2,000 ใบ ใบที่เก็บแล้วเป็นของคุณจนถึงวันสุดท้าย',
      'Can I save it for payday?|เก็บไว้ใช้วันเงินเดือนออกได้ไหม|Yes: collect now, spend later, before the countdown above is over.|ได้ กดเก็บวันนี้ ใช้ทีหลัง ก่อนเวลานับถอยหลังด้านบนหมด',
    ],
    terms: [
      'Flash-sale pieces count at their flash price.|สินค้าแฟลชเซลนับตามราคาแฟลชเซล',
      'No change is paid out, and it cannot be split over two orders.|ไม่ทอนเป็นเงินสด และแบ่งใช้สองคำสั่งซื้อไม่ได้',
    ],
  },
  FREESHIP: {
    reason:
      'Laundry liquid, nappies, water: what is heavy should not cost extra because you do not carry it yourself. The ฿40 for the courier are ours, to Betong as to Bang Rak.|น้ำยาซักผ้า ผ้าอ้อม ของหนักๆ ไม่ควรแพงขึ้นเพราะไม่ได้หิ้วเอง ค่าส่ง ฿40 เราออกให้ จะเบตงหรือบางรักก็เท่ากัน',
    steps: [
      'Free to the door|ส่งฟรีถึงหน้าบ้าน',
      'Pick the address|เลือกที่อยู่|Home or office, anywhere that has a postcode.|บ้านหรือที่ทำงาน ที่ไหนก็ได้ที่มีรหัสไปรษณีย์',
      'Tick the delivery coupon|เลือกคูปองส่งฟรี|It has a row of its own, below the one for discounts.|อยู่คนละช่องกับคูปองส่วนลด',
      'Follow the parcel|ติดตามพัสดุ|Two to three days, with the number on your order’s page.|ราว 2–3 วัน ดูเลขพัสดุได้ที่หน้าคำสั่งซื้อ',
    ],
    questions: [
      'From ฿699 delivery is free anyway. Why use it?|ช้อปครบ ฿699 ก็ส่งฟรีอยู่แล้ว ใช้ทำไม|Then do not: keep it for a basket between ฿250 and ฿699.|ถ้าครบแล้วไม่ต้องใช้ เก็บไว้ใช้กับตะกร้า ฿250–฿699',
      'Islands and mountains too?|เกาะและดอยส่งฟรีด้วยไหม|Yes, without a surcharge. The boat may need a day more.|ส่งฟรีเหมือนกัน ไม่มีค่าพื้นที่ห่างไกล แต่อาจช้ากว่า 1 วัน',
    ],
    terms: [
      'Goes together with one discount coupon and one made of coins.|ใช้คู่กับคูปองส่วนลดและคูปองจากคอย\u2060น์ได้อย่างละใบ',
      'For home delivery; at a branch there is no fee that it could take off.|สำหรับจัดส่งถึงบ้าน การรับที่สาขาไม่มีค่าส่งอยู่แล้ว',
    ],
  },
  SHIPTODAY: {
    reason:
      'The lip balm is lost, the cotton buds are gone, and nothing else is needed. For such days we keep 200 of these: one thing, no fee.|ลิปบาล์มหาย สำลีก้านหมด นอกนั้นยังไม่ต้องซื้อ เราเตรียมไว้ 200 ใบสำหรับวันแบบนี้ ชิ้นเดียวก็ส่งฟรี',
    steps: [
      'One piece is enough|ชิ้นเดียวก็พอ',
      'Collect before you look around|เก็บคูปองก่อน|They go fast; yours is safe once it is in the wallet.|คูปองหมดเร็ว เก็บเข้ากระเป๋าแล้วสบายใจได้',
      'Pay at once|ชำระเงินเลย|The warehouse packs paid orders in the order they arrive.|คลังแพ็กตามลำดับที่ชำระเงินเข้ามา',
    ],
    questions: [
      'Will it arrive today?|ได้ของวันนี้เลยไหม|No, in two or three days. The name means that you need not wait for a fuller basket.|ไม่ถึงในวันเดียว ใช้เวลา 2–3 วัน ชื่อคูปองหมายถึงสั่งได้วันนี้โดยไม่ต้องรอของครบ',
      'Someone else took the last one. Do more follow?|คูปองหมดแล้ว จะมีเพิ่มไหม|Not of this one. FREESHIP does the same from ฿250 upwards.|ใบนี้ไม่เพิ่มแล้ว ใช้ FREESHIP แทนได้เมื่อช้อปครบ ฿250',
    ],
    terms: [
      'Valid on any amount, even a cotton bud’s.|ไม่กำหนดยอดซื้อ เริ่มจากสำลีก้านห่อเดียวก็ได้',
      'Orders with cash on delivery are welcome.|ใช้กับคำสั่งซื้อแบบเก็บเงินปลายทางได้',
    ],
  },
  GIFTDAILY: {
    reason:
      'We believe in our own range, but you need not take our word for it: one Arun Daily product is free with your order, so you can compare it with what you use at home.|เรามั่นใจในของแบรนด์ตัวเอง แต่ไม่ต้องเชื่อเพียงคำพูด รับอรุณ เดลี่ฟรี 1 ชิ้น เอาไปเทียบกับที่ใช้อยู่ที่บ้านได้เลย',
    steps: [
      'Claim the gift|รับของแถมอย่างไร',
      'Add the gift yourself|หยิบของแถมใส่ตะกร้าเอง|It is a product like others; nothing is added behind your back.|ของแถมเป็นสินค้าปกติ ระบบไม่ใส่ให้เองโดยที่คุณไม่รู้',
      'Bring the rest to ฿300|ช้อปอย่างอื่นให้ครบ ฿300|Any brand, any aisle.|แบรนด์ไหน หมวดไหนก็ได้',
      'See it at ฿0|เช็กว่าราคาเป็น ฿0|The line is struck through once GIFTDAILY is chosen.|เมื่อเลือก GIFTDAILY แล้ว ราคาจะถูกขีดออก',
    ],
    questions: [
      'Which piece is the free one?|ของแถมคือชิ้นไหน|The coupon names it. Other products of the brand are charged as usual.|ดูชื่อสินค้าได้บนคูปอง ชิ้นอื่นของแบรนด์คิดราคาปกติ',
      'Does a second one come free, too?|หยิบสองชิ้นฟรีทั้งคู่ไหม|No, a single piece. The other is paid for.|ฟรีชิ้นเดียว อีกชิ้นคิดเงิน',
    ],
    terms: [
      '500 gifts, one per member, first come, first served.|จำนวน 500 สิทธิ์ สมาชิกคนละ 1 ชิ้น ใครเก็บก่อนได้ก่อน',
      'Returning the other goods means returning the gift.|หากคืนสินค้าทั้งหมด ต้องส่งคืนของแถมด้วย',
    ],
  },
  RAINY70: {
    reason:
      'While the sky was grey, ฿70 kept you from wading to a branch. The season is over and so is the offer; what it covered, soups, teas and pantry goods, is still here.|ช่วงฟ้าครึ้ม ส่วนลด ฿70 ช่วยให้ไม่ต้องลุยน้ำไปสาขา ตอนนี้หมดฝนและหมดโปรแล้ว แต่ชา ซุป และของติดครัวยังมีให้เลือก',
    steps: [
      'What it was for|ตอนนั้นใช้อย่างไร',
      'A rainy afternoon|บ่ายฝนตก|Members put ฿350 of anything into the cart.|สมาชิกหยิบอะไรก็ได้ให้ครบ ฿350',
      'A dry parcel|กล่องแห้งสนิท|It came in a bag inside the box.|พัสดุมาในถุงกันน้ำอีกชั้น',
    ],
    questions: [
      'I still have a copy. Does it work?|ยังมีคูปองเหลือ ใช้ได้ไหม|No, it expired after the rainy season and is under “Expired” in your wallet.|ใช้ไม่ได้แล้ว คูปองหมดอายุพร้อมหน้าฝน และย้ายไปอยู่ในรายการหมดอายุ',
      'Will there be another?|ปีหน้ามีอีกไหม|The rains come back each June, and with them usually something of this kind.|หน้าฝนกลับมาทุกมิถุนายน และมักมีคูปองทำนองนี้มาด้วย',
    ],
    terms: [
      'Orders placed in time keep their discount, returns included.|คำสั่งซื้อที่สั่งทันเวลายังได้ส่วนลดตามเดิม',
      'Nothing is owed for copies that were never used.|คูปองที่ไม่ได้ใช้ไม่มีการชดเชย',
    ],
  },
};
