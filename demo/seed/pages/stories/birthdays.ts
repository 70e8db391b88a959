import type { Story } from '../campaign-kit.ts';

/** By the English month; all share one coupon. */
export const birthdayStories: Readonly<Record<string, Story>> = {
  January: {
    reason:
      'Whoever is born in January competes with New Year’s presents and often loses. Not here: ฿200 are kept for you until the 31st, long after the tinsel has come down.|คนเกิดมกรามักถูกรวบของขวัญไปกับปีใหม่ ที่นี่ไม่รวบ ส่วนลด ฿200 เป็นของคุณถึงวันที่ 31 แม้ไฟประดับจะเก็บแล้ว',
    steps: [
      'Yours in January|ของขวัญเดือนมกราคม',
      'Collect after the countdown|เก็บคูปองหลังเคาต์ดาวน์|From the 1st, 00:00 in Bangkok.|ตั้งแต่วันที่ 1 เวลา 00.00 น.',
      'Treat the skin that froze|ดูแลผิวที่เจอลมหนาว|Dry mornings ask for a serum under the cream.|เช้าแห้งๆ ควรลงเซรั่มก่อนครีม',
    ],
    questions: [
      'Leftover New Year coupons: may I use both?|ใช้คู่กับคูปองปีใหม่ได้ไหม|Of discounts for goods one fits into an order; delivery and coins add to it.|คูปองส่วนลดใช้ได้ครั้งละใบ แต่เพิ่มคูปองส่งฟรีและคอย\u2060น์ได้',
      'I was born on the 31st. Is that too late?|เกิดวันที่ 31 ทันไหม|It works until midnight of that day, so shop before the party.|ใช้ได้ถึงเที่ยงคืนวันนั้น ช้อปก่อนไปฉลองได้เลย',
    ],
    terms: [
      '฿200 off ฿800, one order, one birthday child.|ลด ฿200 เมื่อช้อปครบ ฿800 ใช้ได้หนึ่งคำสั่งซื้อต่อเจ้าของวันเกิด',
      'Not for medicines behind the counter.|ไม่รวมยาหลังเคาน์เตอร์',
    ],
  },
  February: {
    reason:
      'Your month is short, and the fourteenth belongs to everybody else. Take the other days for yourself: a scent chosen by your own nose, with ฿200 off.|เดือนของคุณสั้น แถมวันที่ 14 ก็เป็นของคนทั้งโลก วันอื่นให้ตัวเองบ้าง เลือกกลิ่นด้วยจมูกตัวเอง ลดให้ ฿200',
    steps: [
      'Twenty-eight days, or one more|28 วัน บางปี 29',
      'Find a note you love|หากลิ่นที่ชอบ|Rose is for roses; fig, tea or musk are for you.|กุหลาบไว้ให้คนอื่น ลองมะเดื่อ ชา หรือมัสก์',
      'Choose the coupon in the cart|เลือกคูปองในตะกร้า|It goes off perfume as off anything from ฿800.|ลดน้ำหอมได้เหมือนสินค้าอื่นเมื่อครบ ฿800',
    ],
    questions: [
      'I was born on 29 February. When is my birthday with you?|เกิด 29 กุมภา ใช้คูปองได้วันไหน|All of February, in leap years and in others.|ตลอดเดือนกุมภาพันธ์ ทุกปีไม่ว่าจะมี 29 วันหรือไม่',
      'Can I give the coupon to my valentine?|ยกคูปองให้แฟนได้ไหม|No, it opens for the account with the birthday. Buy the gift yourself and pick where it goes.|ไม่ได้ คูปองเปิดเฉพาะบัญชีเจ้าของวันเกิด แต่ซื้อแล้วส่งไปที่อยู่แฟนได้',
    ],
    terms: [
      'Not exchangeable for coins.|แลกเป็นคอย\u2060น์ไม่ได้',
      'Perfume on promotion counts at the lower price.|น้ำหอมที่ลดราคาอยู่ นับตามราคาที่ลดแล้ว',
    ],
  },
  March: {
    reason:
      'School is out, the mangoes are in, and the sun turns serious: lips burn first and are remembered last. A birthday in March is a good date to renew everything with SPF.|ปิดเทอมแล้ว มะม่วงสุก แดดเริ่มเอาจริง ปากไหม้ก่อนแต่มักถูกลืม วันเกิดเดือนมีนาคมจึงเหมาะเปลี่ยนของกันแดดยกชุด',
    steps: [
      'For a birthday outdoors|ฉลองกลางแจ้ง',
      'Lips and lids first|ปากและรอบตาก่อน|A balm with SPF 30 fits any pocket.|ลิปบาล์ม SPF 30 ใส่กระเป๋าไหนก็ได้',
      'Cool what got red|ประคบส่วนที่แดง|Water and a plain gel; blisters are for the doctor.|น้ำเย็นกับเจลธรรมดา ถ้าพองให้พบแพทย์',
    ],
    questions: [
      'My family books for me. Whose account counts?|แม่เป็นคนสั่งให้ ใช้บัญชีใคร|Yours, since the coupon asks for the date in the profile of who pays.|ต้องเป็นบัญชีของคุณ เพราะดูวันเกิดจากโปรไฟล์ผู้สั่ง',
      'How many times may I use it before April?|ใช้ได้กี่ครั้งก่อนถึงเมษา|Once. If that order is cancelled, the copy returns for the rest of March.|ครั้งเดียว ถ้ายกเลิกคำสั่งซื้อ คูปองกลับมาใช้ได้ถึงสิ้นมีนาคม',
    ],
    terms: [
      'Baskets below ฿800 show how much is missing.|ถ้ายอดไม่ถึง ฿800 ตะกร้าจะบอกว่าขาดเท่าไร',
      'Gift cards cannot be bought with it.|ใช้ซื้อบัตรของขวัญไม่ได้',
    ],
  },
  April: {
    reason:
      'A Songkran child never had a dry birthday. Between powder, paint and other people’s buckets, what skin needs in the evening is a thorough but kind wash.|คนเกิดสงกรานต์ไม่เคยมีวันเกิดแห้งๆ ทั้งแป้ง ทั้งดินสอพอง ทั้งน้ำถัง ตกเย็นผิวต้องการการล้างที่หมดจดแต่อ่อนโยน',
    steps: [
      'After the splashing|หลังเล่นน้ำ',
      'Oil first|ล้างด้วยออยล์ก่อน|It lifts waterproof sunscreen and din so phong.|ยกคราบกันแดดกันน้ำและดินสอพอง',
      'Then plain foam|ตามด้วยโฟม|And something greasy on scratched knees.|แล้วทาขี้ผึ้งที่เข่าถลอก',
      'Shop from bed|ช้อปบนเตียง|Couriers rest for three days; your coupon does not.|ขนส่งหยุดสามวัน แต่คูปองไม่หยุด',
    ],
    questions: [
      'Will a parcel come during the holidays?|สั่งช่วงสงกรานต์ได้ของเมื่อไร|Orders of 12 to 15 April leave from the 16th.|สั่งวันที่ 12–15 เมษายน เริ่มส่งวันที่ 16',
      'I am up-country without my usual address.|กลับต่างจังหวัด ส่งที่อื่นได้ไหม|Choose a branch near you; pick-up keeps the ฿200.|เลือกรับที่สาขาใกล้คุณ ยังได้ลด ฿200',
    ],
    terms: [
      'The month ends with the 30th, not with the water.|ใช้ได้ถึงวันที่ 30 ไม่ได้หมดพร้อมสงกรานต์',
      'For all who entered a birth date in April.|สำหรับสมาชิกที่ระบุเดือนเกิดเป็นเมษายน',
    ],
  },
  May: {
    reason:
      'The first storms of May smell wonderful outside and musty inside. Air your birthday room: a diffuser, a fresh curtain and ฿200 less on the bill.|ฝนแรกข้างนอกหอมกลิ่นดิน แต่ในห้องเริ่มอับ ปรับอากาศห้องฉลองวันเกิดด้วยก้านหอม ม่านซักใหม่ และส่วนลด ฿200',
    steps: [
      'Guests are coming|เตรียมห้องรับแขก',
      'Dry the room|ไล่ความชื้น|An hour of fan before any fragrance.|เปิดพัดลมหนึ่งชั่วโมงก่อนใช้กลิ่น',
      'One scent a room|ห้องละกลิ่น|Citrus near food, wood near books.|ซิตรัสใกล้ครัว ไม้หอมใกล้ชั้นหนังสือ',
    ],
    questions: [
      'Does a birthday with a different year on my ID matter?|ปีเกิดในบัตรไม่ตรง มีผลไหม|Only the month decides; have the year corrected when you find the time.|ดูแค่เดือนเกิด ส่วนปีแจ้งแก้ไขภายหลังได้',
      'Is ฿800 before or after member prices?|ยอด ฿800 คิดก่อนหรือหลังราคาสมาชิก|After. Fill up by a small thing if it falls short.|คิดหลังลดแล้ว ถ้าขาดนิดหน่อยหยิบของเล็กเพิ่มได้',
    ],
    terms: [
      'The copy vanishes on 1 June without a reminder.|คูปองหมดอายุเมื่อขึ้นวันที่ 1 มิถุนายน โดยไม่มีแจ้งเตือน',
      'For orders on this site, sent home or picked up.|สำหรับคำสั่งซื้อบนเว็บ ทั้งจัดส่งและรับที่สาขา',
    ],
  },
  June: {
    reason:
      'Humidity lifts every single hair by the second candle. If you want to recognise yourself in the pictures, give the lengths some oil, and let us pay ฿200 of it.|ความชื้นทำผมชี้ฟูก่อนเป่าเทียนเล่มที่สอง อยากจำตัวเองในรูปได้ ลงออยล์ที่ปลายผม ส่วน ฿200 เราออกให้',
    steps: [
      'Photo-ready by evening|ผมพร้อมถ่ายรูป',
      'Wash the day before|สระล่วงหน้าหนึ่งวัน|Fresh hair slips out of every style.|ผมสระใหม่จัดทรงยาก',
      'Two drops, damp|ออยล์สองหยดตอนหมาด|From the ears down.|ไล่จากระดับหูลงไป',
      'Cold air last|ปิดท้ายด้วยลมเย็น|It closes what the heat opened.|ช่วยให้เกล็ดผมเรียบ',
    ],
    questions: [
      'Can two June siblings combine coupons?|พี่น้องเกิดเดือนเดียวกัน ใช้รวมกันได้ไหม|No, an order takes one; two orders take two.|หนึ่งคำสั่งซื้อใช้ได้ใบเดียว แยกสั่งสองครั้งได้',
      'Why is the button grey?|ทำไมปุ่มกดไม่ได้|Either no birth date is in your profile or it says another month.|ยังไม่ได้กรอกวันเกิด หรือเดือนเกิดไม่ตรง',
    ],
    terms: [
      'Salon services are not sold here.|ไม่รวมบริการทำผม',
      'Everything with a price tag but pharmacist medicines.|ใช้ได้กับทุกสินค้า ยกเว้นยาที่เภสัชกรจ่าย',
    ],
  },
  July: {
    reason:
      'Half of the year is over, the other half needs strength. July birthdays are the right moment to look at sleep, lunch and, if a blood test says so, at the vitamin shelf.|ผ่านไปครึ่งปี อีกครึ่งยังต้องใช้แรง วันเกิดกรกฎาคมเหมาะจะทบทวนการนอน มื้อเที่ยง และวิตามินถ้าผลเลือดบอกว่าขาด',
    steps: [
      'A birthday check|ตรวจตัวเองปีละครั้ง',
      'Blood pressure, free|วัดความดันฟรี|In any branch with a pharmacist.|ที่สาขาที่มีเภสัชกร',
      'Sort the jars|จัดกระปุกวิตามิน|Expired ones back to us, doubles to a shelf.|หมดอายุนำมาคืน ตัวซ้ำเก็บไว้ก่อน',
      'Buy what is missing|ซื้อเฉพาะที่ขาด|From ฿800 with ฿200 off.|ครบ ฿800 ลด ฿200',
    ],
    questions: [
      'Do supplements count towards it?|อาหารเสริมนับยอดไหม|They do, like household remedies on the open shelf.|นับ รวมยาสามัญประจำบ้านบนชั้นวางด้วย',
      'Open over the Asahna Bucha long weekend?|วันหยุดอาสาฬหบูชาใช้ได้ไหม|The site never closes; parcels wait for the next working day.|เว็บเปิดตลอด พัสดุส่งในวันทำการถัดไป',
    ],
    terms: [
      'Dispensed medicines stay at full price by law.|ยาที่เภสัชกรจ่ายไม่ร่วมรายการตามกฎหมาย',
      'From 1 to 31 July.|ตั้งแต่วันที่ 1 ถึง 31 กรกฎาคม',
    ],
  },
  August: {
    reason:
      'Born near the twelfth, you share your month with every mother in the country. Get one parcel for two: something for her, and the ฿200 are your own present.|เกิดใกล้วันที่ 12 ก็แบ่งเดือนกับแม่ทั้งประเทศ สั่งกล่องเดียวได้สองคน ของขวัญให้แม่ ส่วนลด ฿200 ให้คุณ',
    steps: [
      'A parcel for two|กล่องเดียวสองคน',
      'Ask what she ran out of|ถามแม่ว่าอะไรหมด|Mothers answer practical questions honestly.|ถามเรื่องของใช้ แม่จะตอบตามจริง',
      'Add one luxury|เพิ่มของพิเศษหนึ่งอย่าง|That she would not buy for herself.|ที่แม่ไม่มีวันซื้อให้ตัวเอง',
    ],
    questions: [
      'Can my mother use it if she is the member?|แม่เป็นสมาชิกแทน ใช้ได้ไหม|When her own birthday is in August, from her account.|ได้ ถ้าแม่เกิดเดือนสิงหาคมและสั่งจากบัญชีแม่',
      'Does it reach her before the twelfth?|ส่งทันวันที่ 12 ไหม|Order by the 8th; branches hand over from the morning on.|สั่งภายในวันที่ 8 หรือเลือกรับที่สาขา',
    ],
    terms: [
      'One delivery address an order.|หนึ่งคำสั่งซื้อหนึ่งที่อยู่',
      'Bundles for Mother’s Day may be in the same cart.|ใส่เซ็ตวันแม่ในตะกร้าเดียวกันได้',
    ],
  },
  September: {
    reason:
      'There is no public holiday in your month, so make one. Lock the bathroom door, pour in salt, and leave your phone with someone else for half an hour.|เดือนนี้ไม่มีวันหยุดเลย งั้นหยุดเอง ล็อกประตูห้องน้ำ เทเกลือแช่ แล้วฝากมือถือไว้ข้างนอกครึ่งชั่วโมง',
    steps: [
      'Your private holiday|วันหยุดส่วนตัว',
      'Choose a scent of leisure|เลือกกลิ่นพักร้อน|Pomelo, coconut, something from the coast.|ส้มโอ มะพร้าว หรือกลิ่นทะเล',
      'Water, not hot|น้ำอุ่นพอดี|37 degrees relax, 41 tire.|37 องศาผ่อนคลาย 41 องศาทำให้เพลีย',
      'Lotion, then nap|ทาโลชั่นแล้วงีบ|In this order.|ตามลำดับนี้',
    ],
    questions: [
      'May I add free delivery?|ใช้กับคูปองส่งฟรีได้ไหม|At ฿800 less ฿200 you still pay ฿40 unless you have one: so yes, do.|ยอดหลังลดเหลือ ฿600 ยังมีค่าส่ง ฿40 ใช้คูปองส่งฟรีเพิ่มได้เลย',
      'The date in my passport follows another calendar.|วันเกิดในพาสปอร์ตเป็น ค.ศ. กรอกอย่างไร|Type either era, we recognise years above 2400 as Buddhist.|กรอกได้ทั้ง พ.ศ. และ ค.ศ. ระบบแยกให้',
    ],
    terms: [
      'Unused copies are not carried into October.|ไม่ได้ใช้ ไม่ยกไปเดือนตุลาคม',
      'Bath products for babies count as well.|ของใช้อาบน้ำเด็กนับยอดด้วย',
    ],
  },
  October: {
    reason:
      'Three festivals in a row, and someone always has a camera. Paint the nails that will hold all those glasses; they are in more photographs than your face.|ตุลาคมมีงานต่อกันไม่หยุด และมีคนถ่ายรูปเสมอ ทาเล็บไว้เถอะ มือถือแก้วติดรูปบ่อยกว่าหน้าเสียอีก',
    steps: [
      'Nails that survive a party|เล็บที่อยู่ถึงจบปาร์ตี้',
      'File in one direction|ตะไบทางเดียว|Sawing splits them.|ถูไปมาเล็บจะฉีก',
      'Two thin coats|ทาบางสองรอบ|Ten minutes apart.|ห่างกันสิบนาที',
      'Seal the edge|เก็บขอบเล็บ|Top coat over the tip stops chipping.|ท็อปโค้ตคลุมปลายเล็บกันลอก',
    ],
    questions: [
      'My birthday falls into the vegetarian festival.|วันเกิดตรงเทศกาลเจ เลือกอะไรดี|Look for the yellow flag on the label; the coupon is as good for soy drinks.|มองหาตัวอักษร “เจ” บนฉลาก คูปองใช้กับขนมและเครื่องดื่มเจได้เหมือนกัน',
      'When is the last moment?|ใช้ได้ถึงกี่โมง|31 October, 23:59 in Thailand, even if you are in London.|31 ตุลาคม 23.59 น. เวลาไทย แม้คุณอยู่ต่างประเทศ',
    ],
    terms: [
      'Polish and remover travel by road.|ยาทาเล็บและน้ำยาล้างเล็บส่งทางรถ',
      '฿200 are taken off the goods, not off the fee.|ลด ฿200 จากค่าสินค้า ไม่ใช่ค่าส่ง',
    ],
  },
  November: {
    reason:
      'On the first cool evening everyone’s shins turn white. You have a birthday to dress up for, so put moisture into the skin a week ahead, and float away an old year.|ลมหนาวคืนแรก หน้าแข้งก็ลอกเป็นขุย ใกล้วันเกิดแล้ว เติมความชุ่มชื้นล่วงหน้าหนึ่งสัปดาห์ แล้วลอยปีเก่าไปกับกระทง',
    steps: [
      'Seven days before|นับถอยหลัง 7 วัน',
      'Scrub once|ขัดผิวหนึ่งครั้ง|On day seven, softly.|วันที่ 7 เบาๆ',
      'Cream morning and night|ทาครีมเช้าเย็น|Thicker than you did in July.|เนื้อเข้มข้นกว่าที่ใช้หน้าฝน',
      'Shine on the day|วันจริงแค่เติมความเงา|Only a drop of oil on shoulders.|แต้มออยล์บนไหล่หนึ่งหยด',
    ],
    questions: [
      'Loy Krathong and birthday coupon in one order?|ใช้พร้อมโปรลอยกระทงได้ไหม|Promotions by themselves, yes; a second discount coupon, no.|โปรที่ลดอัตโนมัติใช้ได้ แต่คูปองส่วนลดใบที่สองใช้ไม่ได้',
      'I joined in the middle of the month.|เพิ่งสมัครกลางเดือน ได้ไหม|New members with a November date get it from the first minute.|สมาชิกใหม่ที่เกิดพฤศจิกายนได้ทันทีที่กรอกวันเกิด',
    ],
    terms: [
      'A return of single pieces lowers the refund by their part of the ฿200.|คืนบางชิ้น เงินคืนจะหักส่วนลดตามสัดส่วน',
      'Closes as the 30th does.|ปิดเมื่อสิ้นวันที่ 30',
    ],
  },
  December: {
    reason:
      'December people give all month and receive in passing. Before the lists for others begin, take a quarter of an hour and ฿200 for good brushes, the kind that last ten Decembers.|คนเกิดธันวาให้ทั้งเดือนแต่ได้รับแบบรวบๆ ก่อนเริ่มลิสต์ของคนอื่น ใช้เวลา 15 นาทีกับส่วนลด ฿200 เลือกแปรงดีๆ ที่ใช้ได้อีกสิบธันวา',
    steps: [
      'First you, then the list|ตัวเองก่อน ค่อยทำลิสต์',
      'One brush for powder|แปรงปัดแป้งหนึ่งด้าม|Dense, round, washable.|แน่น กลม ซักได้',
      'One for everything small|แปรงเล็กอเนกประสงค์|Lids, lips, corners.|เปลือกตา ปาก มุมเล็กๆ',
      'Wash both on Sundays|ล้างทุกวันอาทิตย์|With mild shampoo, dried lying down.|แชมพูอ่อนๆ ตากแนวนอน',
    ],
    questions: [
      'Is delivery slower before New Year?|ช่วงปลายปีส่งช้าไหม|From the 20th on allow four days, or pick up.|ตั้งแต่วันที่ 20 เผื่อ 4 วัน หรือเลือกรับที่สาขา',
      'Born on the 5th: do I get a Father’s Day gift too?|เกิดวันที่ 5 ได้ของวันพ่อด้วยไหม|The season’s prices are for all. The coupon comes on top.|ราคาเทศกาลเป็นของทุกคน คูปองวันเกิดลดเพิ่มให้อีก',
    ],
    terms: [
      'Over at the fireworks, not after them.|หมดเขตก่อนพลุปีใหม่',
      'One copy for each December child.|สมาชิกที่เกิดธันวาคมรับได้คนละ 1 ใบ',
    ],
  },
};
