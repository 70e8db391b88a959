import type { Story } from '../campaign-kit.ts';

/** Promotions of health and household, by slug of their English name. */
export const homePromotionStories: Readonly<Record<string, Story>> = {
  'a-tube-for-you-a-tube-for-home': {
    reason:
      'People brush at the office now, and the shared tube in the pantry is no one’s favourite. Get your own: the second one is free, whether clove, mint or strawberry.|เดี๋ยวนี้หลายคนแปรงฟันที่ทำงาน และไม่มีใครอยากใช้หลอดส่วนกลาง มีของตัวเองเถอะ หลอดที่สองฟรี จะรสกานพลู มินต์ หรือสตรอว์เบอร์รีก็ได้',
    steps: [
      'Two tubes, two places|สองหลอด สองที่',
      'Home|ที่บ้าน|The big family tube with fluoride you know.|หลอดใหญ่ของครอบครัวที่มีฟลูออไรด์',
      'Desk drawer|ลิ้นชักโต๊ะทำงาน|Half an hour after lunch, not at once: acid makes enamel soft.|แปรงหลังมื้อเที่ยงครึ่งชั่วโมง เพราะกรดทำให้เคลือบฟันอ่อนชั่วคราว',
    ],
    questions: [
      'Is a children’s tube free beside a grown-up’s?|หลอดเด็กแถมคู่หลอดผู้ใหญ่ได้ไหม|Yes, the one with the lower price is the gift.|ได้ หลอดราคาต่ำกว่าคือหลอดที่ฟรี',
      'Herbal paste without fluoride: is that enough?|ยาสีฟันสมุนไพรไม่มีฟลูออไรด์พอไหม|Dentists advise fluoride against decay. Read the label, some herbal ones have it.|ทันตแพทย์แนะนำให้มีฟลูออไรด์เพื่อป้องกันฟันผุ อ่านฉลากก่อน บางสูตรสมุนไพรก็มี',
    ],
    terms: [
      'Oralyn, Kluea Khoi, Buarin, Arun Daily; toothpaste only.|เฉพาะยาสีฟันออราลิน เกลือข่อย บัวริน และอรุณ เดลี่',
      'A lone tube can be paid at full price if you give up the pair.|หยิบหลอดเดียวได้ในราคาเต็ม หากสละสิทธิ์คู่',
    ],
  },
  'vitamins-15-less-for-members': {
    reason:
      'What you swallow should be chosen by need and not by discount, so this one is plain: no sets that make you buy three, just 15% off each jar until the end of the month.|วิตามินควรเลือกตามความจำเป็น ไม่ใช่ตามโปร เราจึงลดตรงๆ กระปุกละ 15% ตลอดเดือน ไม่ต้องซื้อครบสามเพื่อได้แถม',
    steps: [
      'With your card|ใช้สิทธิ์บัตรสมาชิก',
      'Sign in before you compare|เข้าสู่ระบบก่อนเทียบราคา|Only then do you see your real price.|ราคาที่เห็นจะเป็นราคาที่จ่ายจริง',
      'Pick a form|เลือกรูปแบบ|Chewables if you hate tablets, drops for small children on a doctor’s advice.|ไม่ชอบกลืนเลือกแบบเคี้ยว เด็กเล็กใช้แบบหยดตามแพทย์แนะนำ',
      'Take it with food|กินพร้อมอาหาร|A, D, E and K need some fat to be taken up.|วิตามินเอ ดี อี เค ต้องมีไขมันช่วยดูดซึม',
    ],
    questions: [
      'Do NUTRI12 and this add up?|ใช้ร่วมกับ NUTRI12 ได้ไหม|Yes for Nutrivara: 15% first, then the coupon on the rest.|ได้สำหรับนูทริวารา ลด 15% ก่อน แล้วหักคูปองจากยอดที่เหลือ',
      'Can I have too much?|กินมากไปอันตรายไหม|Of A, D, iron and zinc, certainly. Stay at the amount on the label.|วิตามินเอ ดี เหล็ก และสังกะสีกินเกินแล้วเป็นอันตรายได้ กินตามฉลาก',
    ],
    terms: [
      'Vitamins and minerals of Vitamere and Nutrivara; read the warning on the label before use.|เฉพาะวิตามินและแร่ธาตุวิตาเมียร์และนูทริวารา อ่านคำเตือนบนฉลากก่อนบริโภค',
      'Flash prices are not lowered a second time.|ไม่ลดซ้ำกับราคาแฟลชเซล',
    ],
  },
  'nappy-days-10-less-for-members': {
    reason:
      'Nappies are the shopping that cannot be put off until a better day. So the better day lasts three weeks: a tenth off three brands, newborn to XXL.|ผ้าอ้อมเป็นของที่รอโปรไม่ได้ เราจึงจัดโปรยาวสามสัปดาห์ ลด 10% ทั้งสามแบรนด์ ตั้งแต่แรกเกิดถึง XXL',
    steps: [
      'For tired parents|สำหรับพ่อแม่ที่เหนื่อยแล้ว',
      'No code to remember|ไม่ต้องจำโค้ด|Being signed in is all.|แค่เข้าสู่ระบบไว้',
      'Order for two weeks|สั่งครั้งละสองสัปดาห์|Newborns outgrow a size before a large stock is used.|เด็กแรกเกิดเปลี่ยนไซซ์ก่อนใช้หมด อย่าตุนมาก',
    ],
    questions: [
      'Lullamoo, Noonim or Oonrak?|เลือกลัลลามู หนูนิ่ม หรืออุ่นรักดี|Lullamoo lasts the night, Noonim is unscented, Oonrak is tried on sensitive skin.|ลัลลามูซึมซับยาวทั้งคืน หนูนิ่มไม่มีกลิ่น อุ่นรักทดสอบกับผิวบอบบาง',
      'The bottom is red. What helps?|ก้นลูกแดง ทำอย่างไร|Air, water instead of wipes, zinc cream. With blisters or fever, or after three days, a doctor.|เปิดผ้าอ้อมให้โดนลม ล้างน้ำแทนทิชชู ทาครีมซิงก์ หากมีตุ่มน้ำ มีไข้ หรือเกิน 3 วันให้พบแพทย์',
    ],
    terms: [
      'Wet wipes for faces and homes belong elsewhere.|ไม่รวมทิชชูเปียกสำหรับเช็ดหน้าและทำความสะอาดบ้าน',
      'Together with the ฿120 coupon for mother and baby.|ใช้ร่วมกับคูปองแม่และเด็ก ฿120 ได้',
    ],
  },
  'a-fresh-house-for-less': {
    reason:
      'Floor, bath and laundry run out in turn, so the cupboard is never complete. One delivery of three fills it for a season, and refills cut the plastic by more than half.|น้ำยาถูพื้น ห้องน้ำ และซักผ้าหมดไม่เคยพร้อมกัน ตู้เลยไม่เคยครบ สั่งทีเดียวสามอย่างอยู่ได้ทั้งฤดู เลือกถุงเติมลดพลาสติกได้กว่าครึ่ง',
    steps: [
      'Stock up without lugging|ตุนของหนักโดยไม่ต้องหิ้ว',
      'One bottle to keep|ขวดหลักหนึ่งขวด|Its cap is the measure.|ฝาขวดใช้ตวงได้',
      'Two pouches to pour|ถุงเติมสองถุง|A refill counts as a piece like the bottle.|ถุงเติมนับเป็นหนึ่งชิ้นเท่าขวด',
    ],
    questions: [
      'Are these safe with a septic tank?|ใช้กับถังบำบัดได้ไหม|Washika and Saadbaan are, in the dose on the back. Bleach is what tanks dislike.|วอชิกะและสะอาดบ้านใช้ได้ตามปริมาณหลังขวด สิ่งที่ไม่ควรเทคือน้ำยาฟอกขาว',
      'We have a crawling baby.|มีลูกวัยคลาน เลือกอะไรดี|Saadbaan is nearly unscented; let floors dry, and lock the cupboard.|สะอาดบ้านแทบไม่มีกลิ่น รอพื้นแห้งก่อนให้คลาน และล็อกตู้เก็บ',
    ],
    terms: [
      'Never mix cleaners, whatever the offer.|ห้ามผสมน้ำยาทำความสะอาดต่างชนิดกัน',
      'Laundry and cleaning count together; room sprays do not.|ซักผ้าและทำความสะอาดนับรวมกัน ไม่รวมสเปรย์ปรับอากาศ',
    ],
  },
  'shower-pairs': {
    reason:
      'Couples argue over oats and mango. Milkaya for the one, Tropiva for the other, and the cheaper of them makes peace by being free.|คู่ไหนเถียงกันเรื่องกลิ่นข้าวโอ๊ตกับมะม่วง จบได้ มิลกายาให้คนหนึ่ง โทรปิวาให้อีกคน ขวดราคาต่ำกว่าฟรี',
    steps: [
      'Agree to disagree|เลือกคนละกลิ่น',
      'His, hers, theirs|ขวดใครขวดมัน|Cream for dry shins, gel for the humid months.|เนื้อครีมสำหรับผิวแห้ง เนื้อเจลสำหรับหน้าร้อน',
      'Check the price of both|ดูราคาทั้งสองขวด|Near-equal prices make the better bargain.|ราคาใกล้กันยิ่งคุ้ม',
    ],
    questions: [
      'Do soap bars pair with gels?|สบู่ก้อนจับคู่กับเจลได้ไหม|No, soap has its own department.|ไม่ได้ สบู่ก้อนอยู่คนละหมวด',
      'Which is right for eczema?|ผิวเป็นผื่นแพ้ควรใช้แบบไหน|A short, cool shower with an unscented wash; these scents are not for inflamed skin.|อาบสั้นๆ น้ำไม่ร้อน ใช้สูตรไม่มีน้ำหอม กลิ่นในรายการนี้ไม่เหมาะกับผิวอักเสบ',
    ],
    terms: [
      'Milkaya, Tropiva, Bathora and Buarin in every scent and size.|มิลกายา โทรปิวา บาโธรา และบัวริน ทุกกลิ่นทุกขนาด',
      'Gift boxes with a gel inside are not split up.|ไม่แยกชุดของขวัญที่มีเจลอยู่ข้างใน',
      'Ends when the round of 21 days does.|สิ้นสุดเมื่อครบรอบ 21 วัน',
    ],
  },
  'home-check-up-12-less': {
    reason:
      'A monitor in the drawer tells more about a heart than one nervous reading a year at the hospital. Members pay 12% less for the devices that pharmacists use themselves.|เครื่องวัดในลิ้นชักบอกเรื่องหัวใจได้มากกว่าค่าเดียวตอนตื่นเต้นที่โรงพยาบาล สมาชิกซื้อเครื่องแบบที่เภสัชกรใช้เองได้ถูกลง 12%',
    steps: [
      'Choose and set up|เลือกและตั้งค่า',
      'Measure your arm|วัดรอบแขน|22 to 32 cm takes the normal cuff, more the large one.|22–32 ซม. ใช้ผ้าพันปกติ เกินนี้ใช้ไซซ์ใหญ่',
      'Set date and user|ตั้งวันที่และผู้ใช้|Two people need two memories.|สองคนควรมีสองหน่วยความจำ',
      'Compare once|เทียบหนึ่งครั้ง|Bring it to a branch; we measure beside it, free.|นำมาที่สาขา เราวัดเทียบให้ฟรี',
    ],
    questions: [
      'Is a wrist monitor good enough?|แบบข้อมือใช้ได้ไหม|Upper arm is more reliable; the wrist has to be held at the height of the heart.|แบบต้นแขนแม่นกว่า ถ้าใช้ข้อมือต้องยกให้อยู่ระดับหัวใจ',
      'What about guarantee?|รับประกันอย่างไร|By the maker, as the card in the box says. Keep your order number as proof.|ตามเงื่อนไขผู้ผลิตในใบรับประกัน เก็บเลขคำสั่งซื้อไว้เป็นหลักฐาน',
    ],
    terms: [
      'Cardiyo and Checkwise; test strips and batteries count too if they are on these shelves.|เฉพาะคาร์ดิโยและเช็กไวส์ รวมแถบตรวจและแบตเตอรี่ที่อยู่ในหมวดนี้',
      'Readings do not replace an examination; read the leaflet first.|ค่าที่วัดไม่ทดแทนการตรวจโดยแพทย์ อ่านคู่มือก่อนใช้',
      'Opened test kits cannot come back.|ชุดตรวจที่แกะแล้วไม่รับคืน',
    ],
  },
  'payday-basics': {
    reason:
      'Cotton, tissue, pads: dull, needed, and never on the list until they are gone. The days after the salary are the time to double up.|สำลี ทิชชู ผ้าอนามัย ของน่าเบื่อที่ขาดไม่ได้ และมักนึกถึงตอนหมดแล้ว ช่วงเงินเดือนออกนี่แหละเวลาตุนคู่',
    steps: [
      'Fill one shelf|เติมหนึ่งชั้นให้เต็ม',
      'Count what a month takes|นับที่ใช้ในหนึ่งเดือน|A household of four: about twelve rolls, two packs of cotton.|บ้าน 4 คนใช้ทิชชูราว 12 ม้วน สำลี 2 ห่อ',
      'Double it|คูณสอง|Each second pack is free, across all three brands.|ทุกแพ็กที่สองฟรี คละได้ทั้งสามแบรนด์',
    ],
    questions: [
      'Can pads pair with tissues?|ผ้าอนามัยจับคู่กับทิชชูได้ไหม|Yes: everything on these shelves is one group.|ได้ ทุกอย่างในรายการนับเป็นกลุ่มเดียวกัน',
      'Is the “half price” exact?|ลดครึ่งราคาจริงไหม|Only when both cost the same. With unequal ones you save the price of the smaller.|ครึ่งพอดีเมื่อสองชิ้นราคาเท่ากัน ถ้าไม่เท่าจะประหยัดเท่าชิ้นที่ราคาต่ำกว่า',
    ],
    terms: [
      'Not limited per household; large orders may be sent in several boxes.|ไม่จำกัดจำนวน คำสั่งซื้อใหญ่อาจแยกหลายกล่อง',
      'Tampons, cups and liners take part, adult diapers do not.|แบบสอด ถ้วย และแผ่นอนามัยร่วมรายการ ไม่รวมผ้าอ้อมผู้ใหญ่',
    ],
  },
  'evenings-without-mosquitoes': {
    reason:
      'Aedes bites by day, Culex by night, and dengue has no cure, only prevention. Skin, room and garden each need something else: here three cost as much as two.|ยุงลายกัดกลางวัน ยุงรำคาญกัดกลางคืน ไข้เลือดออกยังไม่มียารักษาเฉพาะ มีแต่ต้องป้องกัน ทั้งผิว ห้อง และสวน หยิบสามจ่ายสอง',
    steps: [
      'Three lines of defence|ป้องกันสามชั้น',
      'On the skin|ที่ผิว|After sunscreen, not under it.|ทาหลังกันแดด ไม่ใช่ก่อน',
      'In the room|ในห้อง|Coil or vaporiser where air moves, away from beds.|จุดหรือเสียบในที่อากาศถ่ายเท ห่างเตียงนอน',
      'Around the house|รอบบ้าน|Tip out saucers and tyres each week: no spray replaces that.|เทน้ำในจานรองและยางเก่าทุกสัปดาห์ ไม่มีสเปรย์ใดแทนได้',
    ],
    questions: [
      'From what age may repellent be used?|เด็กใช้ยากันยุงได้กี่ขวบ|See each label. Under two months use none; a net is enough.|ดูอายุบนฉลากแต่ละตัว ต่ำกว่า 2 เดือนไม่ควรใช้ ให้นอนมุ้ง',
      'Fever after bites: which tablet?|โดนยุงกัดแล้วมีไข้ กินยาอะไร|Paracetamol only, no aspirin or ibuprofen until dengue is ruled out, and a doctor on the second day.|พาราเซตามอลเท่านั้น ห้ามแอสไพรินหรือไอบูโพรเฟนจนกว่าจะแน่ใจว่าไม่ใช่ไข้เลือดออก และพบแพทย์ในวันที่สอง',
    ],
    terms: [
      'Yungpai and Wan Yen, of the insect shelf.|เฉพาะยุงไปและว่านเย็นในหมวดกันยุงและแมลง',
      'Use aerosols as the label says; they cannot go by air.|สเปรย์ใช้ตามฉลาก และไม่ส่งทางอากาศ',
    ],
  },
  'beauty-from-within': {
    reason:
      'A box of thirty sachets is over before one can tell whether it does anything. Three boxes are a fair trial of one’s own, and the third is free.|กล่องละ 30 ซองหมดก่อนจะรู้ว่าเข้ากับเราไหม สามกล่องถึงจะเป็นการลองจริงจัง และกล่องที่สามฟรี',
    steps: [
      'A morning habit|ทำให้เป็นนิสัยตอนเช้า',
      'One sachet, cold|หนึ่งซอง น้ำเย็น|Unflavoured collagen vanishes in iced coffee.|คอลลาเจนไม่มีรสละลายในกาแฟเย็นได้',
      'Fibre with a full glass|ใยอาหารพร้อมน้ำเต็มแก้ว|Without enough water it constipates.|น้ำไม่พอจะยิ่งท้องผูก',
    ],
    questions: [
      'Does collagen make wrinkles go away?|คอลลาเจนลบริ้วรอยได้ไหม|No honest shop can promise that. It is protein; sleep, sunscreen and food do more.|ไม่มีร้านไหนรับประกันได้ คอลลาเจนคือโปรตีน การนอน กันแดด และอาหารช่วยได้มากกว่า',
      'I am allergic to fish.|แพ้ปลา กินได้ไหม|Much of it is made from fish skin: read the allergen line of each box.|คอลลาเจนจำนวนมากทำจากหนังปลา อ่านข้อมูลสารก่อภูมิแพ้ข้างกล่องก่อน',
    ],
    terms: [
      'Collavie, Vitamere and Samunrin, of beauty, fibre and probiotics.|คอลลาวี วิตาเมียร์ และสมุนริน ในหมวดความงาม ใยอาหาร และโพรไบโอติก',
      'No effect on the prevention or treatment of disease.|ไม่มีผลในการป้องกันหรือรักษาโรค',
      'Flavours may be mixed; the lowest price of three is dropped.|คละรสได้ ฟรีชิ้นราคาต่ำสุดในสามชิ้น',
    ],
  },
};
