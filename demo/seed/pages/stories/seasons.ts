import type { Story } from '../campaign-kit.ts';

export const seasonStories: Readonly<Record<string, Story>> = {
  'new-year-gifts': {
    reason:
      'The best hampers are used up by February. We have put together what aunts, bosses and godchildren really finish: bath salts, hand creams, teas, all flat enough for a motorbike basket.|กระเช้าที่ดีคือกระเช้าที่ถูกใช้หมดก่อนกุมภา เราคัดของที่ป้า เจ้านาย และหลานใช้จริง เกลือแช่ ครีมมือ ชา แบนพอจะใส่ตะกร้ามอเตอร์ไซค์',
    steps: [
      'Three evenings before the 31st|สามเย็นก่อนสิ้นปี',
      'Names on a list|เขียนรายชื่อ|With a budget beside each.|พร้อมงบข้างชื่อ',
      'Order by the 22nd|สั่งภายในวันที่ 22|From then on couriers queue.|หลังจากนั้นคิวขนส่งยาว',
      'Write e-cards on New Year’s Eve|ส่งอีการ์ดคืนสิ้นปี|Free, with a date of delivery you choose.|ฟรี ตั้งวันส่งได้',
    ],
    questions: [
      'I cannot guess her taste.|เดาใจไม่ถูกทำอย่างไร|A gift card by mail, from ฿100 upwards, arrives within minutes.|บัตรของขวัญทางอีเมลถึงภายในไม่กี่นาที',
      'Can the receipt stay out of the box?|ไม่ใส่ใบเสร็จในกล่องได้ไหม|It always does: receipts are on your order’s page.|ไม่มีใบเสร็จในกล่องอยู่แล้ว ดูได้ที่หน้าคำสั่งซื้อ',
    ],
    terms: [
      'No medicines or vitamins as hampers: they need a reason.|ไม่แนะนำยาและวิตามินในกระเช้า ควรใช้ตามความจำเป็น',
      'Ends on 5 January.|สิ้นสุด 5 มกราคม',
    ],
  },
  'chinese-new-year': {
    reason:
      'When three generations sit at a round table, someone has gout, someone is on a diet and someone is three. Gifts for older relatives should please without interfering with their tablets.|สามรุ่นล้อมโต๊ะกลม มีคนเป็นเกาต์ คนคุมน้ำหนัก และเด็กสามขวบ ของไหว้ผู้ใหญ่ควรถูกใจโดยไม่ตีกับยาที่กินอยู่',
    steps: [
      'From cleaning to red envelopes|ตั้งแต่ทำความสะอาดจนแจกซอง',
      'Clean before the eve|ทำความสะอาดก่อนวันไหว้|Afterwards one sweeps the luck out.|หลังจากนั้นถือว่ากวาดโชคออก',
      'Ask before you give tonics|ถามก่อนให้ของบำรุง|Ginseng and ginkgo meet blood thinners badly.|โสมและแปะก๊วยไม่ถูกกับยาละลายลิ่มเลือด',
      'Red for the photograph|แดงไว้ถ่ายรูป|Lips first, then the jacket.|ทาปากก่อน แล้วค่อยใส่เสื้อ',
    ],
    questions: [
      'What suits a grandfather with diabetes?|อากงเป็นเบาหวาน ให้อะไรดี|Good socks, a foot cream, nuts without sugar.|ถุงเท้านุ่มๆ ครีมทาเท้า ถั่วไม่เคลือบน้ำตาล',
      'Bird’s nest: is it worth it?|รังนกคุ้มไหม|It is mostly sugar water by weight: a gesture, not a medicine.|ส่วนใหญ่คือน้ำเชื่อม ให้เป็นน้ำใจ ไม่ใช่ยา',
    ],
    terms: [
      'Look up your branch’s hours before the day of worship.|เช็กเวลาเปิดของสาขาก่อนวันไหว้',
      'Supplements cure nothing; read the warnings.|อาหารเสริมไม่มีผลรักษาโรค โปรดอ่านคำเตือน',
    ],
  },
  valentine: {
    reason:
      'Perfume given wrongly is worn once. Two that share a note, say fig in his and fig in hers, can share a collar without clashing.|น้ำหอมให้ผิดกลิ่น ใส่ครั้งเดียวก็เก็บ เลือกสองขวดที่มีโน้ตร่วมกัน เช่นมะเดื่อทั้งคู่ ยืนใกล้กันแล้วไม่ตีกัน',
    steps: [
      'Match two noses|จับคู่สองกลิ่น',
      'Smell their scarf|ดมผ้าพันคอเขา|Sweet, woody, clean?|หวาน ไม้ หรือสะอาด',
      'Share the heart, differ in base|โน้ตกลางเหมือน โน้ตท้ายต่าง|The product page lists both.|ดูได้ในหน้าสินค้า',
    ],
    questions: [
      'We have been together for three weeks.|เพิ่งคบสามสัปดาห์ ให้ขวดใหญ่ไปไหม|A travel size says enough.|ขนาดพกพากำลังดี',
      'He gets headaches from scent.|แฟนแพ้กลิ่น ทำอย่างไร|Choose an unscented body oil, and mean the massage.|เลือกออยล์ไม่มีกลิ่น แล้วแถมนวดให้',
      'Are condoms in this campaign?|ถุงยางอยู่ในแคมเปญไหม|They are under personal care all year, in plain parcels.|อยู่หมวดของใช้ส่วนตัวตลอดปี ส่งกล่องทึบ',
    ],
    terms: [
      'For the 14th, home deliveries should be paid for by the 10th.|ให้ถึงก่อนวันที่ 14 ควรชำระภายในวันที่ 10',
      'Opened bottles cannot be exchanged for another note.|เปิดแล้วเปลี่ยนกลิ่นไม่ได้',
    ],
  },
  'hot-season': {
    reason:
      'From Songkhla to Chiang Mai the thermometer sticks at forty, and humidity makes it feel like fifty. Heat stroke kills within hours; shade, salt and a friend who notices prevent it.|ตั้งแต่สงขลาถึงเชียงใหม่ปรอทแตะสี่สิบ ความชื้นทำให้รู้สึกเหมือนห้าสิบ ฮีตสโตรกอันตรายถึงชีวิตในไม่กี่ชั่วโมง ร่มเงา เกลือแร่ และเพื่อนที่สังเกตช่วยกันได้',
    steps: [
      'A day at forty degrees|หนึ่งวันที่ 40 องศา',
      'Drink before thirst|ดื่มก่อนกระหาย|A glass an hour; salts only after hard sweating.|ชั่วโมงละแก้ว เกลือแร่เฉพาะเมื่อเสียเหงื่อมาก',
      'Out of the sun 11 to 3|เลี่ยงแดด 11–15 น.|Rearrange the errands.|เลื่อนธุระไปเช้าหรือเย็น',
      'Watch each other|ดูแลกัน|Old people and toddlers do not complain in time.|ผู้สูงอายุและเด็กเล็กมักไม่บอก',
    ],
    questions: [
      'How do I recognise heat stroke?|สังเกตฮีตสโตรกอย่างไร|Hot skin, confusion, stumbling, maybe no sweat. Call 1669, cool with wet cloths and a fan at once.|ตัวร้อนจัด สับสน เดินเซ อาจไม่มีเหงื่อ โทร 1669 เช็ดตัวด้วยผ้าเปียกและเปิดพัดลมทันที',
      'Are sports drinks better than salts?|เครื่องดื่มเกลือแร่กีฬาแทน ORS ได้ไหม|For sport, perhaps. With diarrhoea take oral rehydration salts: the drinks hold too much sugar.|ใช้หลังออกกำลังได้ แต่ถ้าท้องเสียให้ใช้ ORS เพราะแบบกีฬามีน้ำตาลมาก',
    ],
    terms: [
      'Balms and lipsticks may soften on the way; an hour in the fridge sets them.|บาล์มและลิปสติกอาจนิ่มระหว่างทาง แช่เย็นหนึ่งชั่วโมงก็คืนรูป',
      'Ask before drinking much if heart or kidneys are weak.|ผู้ป่วยโรคหัวใจหรือไตควรถามแพทย์เรื่องปริมาณน้ำ',
    ],
  },
  songkran: {
    reason:
      'Three days of buckets wash off everything: plasters, insulin labels, contact lenses, good manners. A small waterproof kit keeps the fun from ending at the first-aid tent.|สามวันสาดน้ำ อะไรก็หลุด พลาสเตอร์ ฉลากยา คอนแทคเลนส์ ชุดกันน้ำเล็กๆ ช่วยให้ไม่ต้องจบที่เต็นท์พยาบาล',
    steps: [
      'What goes round the neck|ของที่ควรห้อยคอ',
      'Sunscreen that says 80 minutes|กันแดดกันน้ำ 80 นาที|On dry skin, a quarter of an hour ahead.|ทาบนผิวแห้ง ก่อนออก 15 นาที',
      'Phone, money, doses in a pouch|ซองกันน้ำ|Inhaler as well, never in the truck.|ยาพ่นพกติดตัว อย่าทิ้งไว้ในรถ',
      'Spare glasses|แว่นสำรอง|Lenses stay at home; canal water infects eyes.|งดคอนแทคเลนส์ น้ำคลองทำให้ตาติดเชื้อ',
    ],
    questions: [
      'Powder in the eye: what now?|แป้งเข้าตาทำอย่างไร|Rinse with clean water for a quarter of an hour, do not rub. See a doctor if sight stays blurred.|ล้างน้ำสะอาด 15 นาที ห้ามขยี้ ถ้ายังมัวให้พบแพทย์',
      'Which shops are open?|สาขาไหนเปิดช่วงสงกรานต์|Those in malls as ever, street branches shorter; each page has its holiday hours.|สาขาในห้างเปิดปกติ สาขาริมถนนเปิดสั้นลง ดูเวลาที่หน้าสาขา',
    ],
    terms: [
      'Don’t drink and drive: 13 April is the worst night of the year.|เมาไม่ขับ วันที่ 13 คือคืนที่อันตรายที่สุดของปี',
      'Deliveries pause on the 13th, 14th and 15th.|ขนส่งหยุดวันที่ 13–15 เมษายน',
    ],
  },
  'back-to-school': {
    reason:
      'Week one brings uniforms, week two the first runny nose. A pencil case of plasters, gel and a labelled toothbrush costs less than a day off work with a sick child.|สัปดาห์แรกชุดใหม่ สัปดาห์สองน้ำมูก กล่องเล็กใส่พลาสเตอร์ เจลล้างมือ และแปรงติดชื่อ ราคาน้อยกว่าลางานหนึ่งวันมาก',
    steps: [
      'Pack the satchel’s pharmacy|จัดตู้ยาในกระเป๋านักเรียน',
      'Name on everything|ติดชื่อทุกชิ้น|Waterproof stickers survive the canteen.|สติกเกอร์กันน้ำทนถึงสิ้นเทอม',
      'Brush with a cap that breathes|แปรงมีฝาระบายอากาศ|Closed boxes breed germs.|กล่องปิดสนิทเชื้อราขึ้นง่าย',
      'Practise at home|ซ้อมที่บ้าน|Twenty seconds of soap, one song long.|ถูสบู่ 20 วินาทีเท่าหนึ่งเพลง',
    ],
    questions: [
      'May my child carry medicine?|ให้ลูกพกยาไปโรงเรียนได้ไหม|Only by arrangement with the teacher, in its box, with your note.|ต้องตกลงกับครู อยู่ในกล่องเดิม พร้อมใบแจ้งจากผู้ปกครอง',
      'Head lice again. Which first?|ลูกเป็นเหาอีกแล้ว เริ่มอย่างไร|Wet-comb every three days for two weeks; a pharmacist says whether a lotion is needed.|หวีเสนียดขณะผมเปียกทุก 3 วัน นาน 2 สัปดาห์ เภสัชกรช่วยดูว่าต้องใช้โลชั่นไหม',
      'When must they stay at home?|อาการแบบไหนควรหยุดเรียน|Fever, rash with blisters, vomiting in the last day, red sticky eyes.|มีไข้ ผื่นตุ่มน้ำ อาเจียนใน 24 ชั่วโมง ตาแดงมีขี้ตา',
    ],
    terms: [
      'Class orders of 20 kits and more: write to us a week ahead.|สั่งยกห้อง 20 ชุดขึ้นไป แจ้งล่วงหน้าหนึ่งสัปดาห์',
      'Until 25 May.|ถึง 25 พฤษภาคม',
    ],
  },
  'rainy-season': {
    reason:
      'Wet shoes, standing water, coughing buses: June to September has illnesses of its own, and most are stopped by dull things like dry socks and emptied flower pots.|รองเท้าเปียก น้ำขัง รถเมล์เต็มไปด้วยเสียงไอ โรคหน้าฝนส่วนใหญ่กันได้ด้วยเรื่องธรรมดา ถุงเท้าแห้งกับกระถางไม่มีน้ำขัง',
    steps: [
      'The rainy routine|กิจวัตรหน้าฝน',
      'Feet|เท้า|Wash and dry between the toes, then powder.|ล้าง เช็ดซอกนิ้ว แล้วโรยแป้ง',
      'Yard|รอบบ้าน|Empty, scrub, turn over: each Sunday.|เท ขัด คว่ำ ทุกวันอาทิตย์',
      'Nose|จมูก|Mask on public transport if you sneeze.|จามอยู่ให้ใส่หน้ากากบนรถโดยสาร',
    ],
    questions: [
      'I waded through flood water. Anything to do?|ลุยน้ำท่วมมา ต้องทำอะไร|Soap off, look for cuts. Fever with calf pain within two weeks may be leptospirosis: see a doctor and mention the water.|ล้างด้วยสบู่ ดูบาดแผล หากมีไข้ปวดน่องใน 2 สัปดาห์อาจเป็นฉี่หนู พบแพทย์และแจ้งว่าลุยน้ำ',
      'How long may a cough last?|ไอนานแค่ไหนถึงควรพบแพทย์|Three weeks after a cold is common; blood, breathlessness or weight loss is not.|หลังหวัดไอได้ถึง 3 สัปดาห์ แต่ถ้าไอเป็นเลือด หอบ หรือน้ำหนักลดให้ไปเลย',
    ],
    terms: [
      'Parcels are wrapped twice between June and September.|ห่อกันน้ำสองชั้นตลอดหน้าฝน',
      'When roads are under water the courier rings before coming.|ถ้าถนนน้ำท่วม ขนส่งจะโทรก่อนส่ง',
    ],
  },
  'mothers-day': {
    reason:
      'She has washed with cheap soap so that you could have the good one. Look at her hands on the twelfth, and then choose: cream by the bed, gloves by the sink.|แม่ใช้สบู่ถูกๆ มาตลอดเพื่อให้เราได้ใช้ของดี วันที่สิบสองลองมองมือแม่ แล้วเลือกครีมไว้หัวเตียง ถุงมือไว้ข้างอ่าง',
    steps: [
      'A present with a ritual|ของขวัญที่ทำด้วยกัน',
      'Warm the cream|วอร์มครีมในมือ|Between your palms, not hers.|ในมือเรา ไม่ใช่มือแม่',
      'Ten minutes of massage|นวดให้สิบนาที|Thumb, wrist, every finger.|นิ้วโป้ง ข้อมือ ทีละนิ้ว',
      'Leave the tube|วางหลอดไว้|Where she will meet it each night.|ตรงที่แม่เห็นทุกคืน',
    ],
    questions: [
      'Her finger joints are swollen.|ข้อนิ้วแม่บวม ทำอย่างไร|Massage lightly and have a doctor look if mornings are stiff for over half an hour.|นวดเบาๆ ถ้าตื่นมาข้อฝืดเกินครึ่งชั่วโมงให้พบแพทย์',
      'Jasmine or not?|ต้องกลิ่นมะลิไหม|It is the flower of the day. If she sneezes, take the unscented one with a jasmine garland.|ดอกไม้ประจำวันแม่ ถ้าแม่จามง่าย เลือกแบบไม่มีกลิ่นคู่พวงมาลัย',
    ],
    terms: [
      'Parcels for the twelfth leave until the 9th.|ส่งให้ทันวันที่ 12 ต้องสั่งภายในวันที่ 9',
      'Gift notes are written by e-card, not on the box.|เขียนข้อความผ่านอีการ์ด ไม่มีการเขียนบนกล่อง',
    ],
  },
  'vegetarian-festival': {
    reason:
      'Ten days without meat, egg or fish sauce are no strain for a healthy body, if fried dough is not all one eats. Soy, sesame, dark greens: that is most of the science.|สิบวันไม่กินเนื้อ ไข่ น้ำปลา ร่างกายแข็งแรงไม่มีปัญหา ถ้าไม่ได้กินแต่ของทอด ถั่วเหลือง งา ผักใบเขียว แค่นี้ก็เกือบครบ',
    steps: [
      'Eat clean, not only white|กินเจให้ครบ ไม่ใช่แค่ใส่ขาว',
      'Protein at each meal|โปรตีนทุกมื้อ|Tofu, beans, or a shake without milk.|เต้าหู้ ถั่ว หรือเครื่องดื่มโปรตีนพืช',
      'Lime over greens|บีบมะนาวใส่ผัก|Vitamin C helps iron in.|วิตามินซีช่วยดูดซึมธาตุเหล็ก',
      'Salt with care|ระวังเค็ม|Mock meat often holds a day’s sodium.|เนื้อเทียมบางห่อโซเดียมเท่าทั้งวัน',
    ],
    questions: [
      'Do I need B12 for ten days?|กินเจ 10 วันต้องเสริมบี 12 ไหม|No, the liver stores it for years. Vegans the year round do.|ไม่ต้อง ร่างกายสะสมไว้หลายปี แต่ผู้กินวีแกนตลอดปีควรเสริม',
      'Are capsules allowed?|แคปซูลถือว่าเจไหม|Only those of plants; gelatine is animal. The label tells.|ต้องเป็นแคปซูลพืช เจลาตินมาจากสัตว์ ดูที่ฉลาก',
      'Should my father with kidney disease keep it?|พ่อเป็นโรคไต กินเจได้ไหม|Beans and greens bring potassium: let his doctor say how much.|ถั่วและผักมีโพแทสเซียมสูง ให้แพทย์กำหนดปริมาณ',
    ],
    terms: [
      'The flag on the pack is the maker’s statement; plain “vegan” may contain garlic.|สัญลักษณ์เจเป็นไปตามผู้ผลิตระบุ',
      'Prescribed medicines go on unchanged.|ยาประจำตัวกินต่อตามปกติ',
    ],
  },
  'loy-krathong': {
    reason:
      'Candlelight forgives much, but it swallows pink. What looks loud in the mirror at six is right by the river at eight: brick, bronze and a brow with an edge.|แสงเทียนใจดีแต่กลืนสีชมพู สีที่ดูแรงหน้ากระจกตอนหกโมง พอริมน้ำสองทุ่มจะพอดี ลองอิฐ ทองแดง และคิ้วคมๆ',
    steps: [
      'Made up for the river|แต่งหน้าไปลอยกระทง',
      'Dim the lamp while you do it|หรี่ไฟตอนแต่ง|Otherwise you stop too early.|ไม่งั้นจะหยุดเร็วไป',
      'Repellent before perfume|ยากันยุงก่อนน้ำหอม|On ankles, ears, the back of the neck.|ข้อเท้า หลังหู ต้นคอ',
      'Hair up|รวบผม|Sparklers and long ends do not go together.|ไฟเย็นกับผมยาวไม่ถูกกัน',
    ],
    questions: [
      'Someone burnt a finger on a candle.|โดนเทียนลวกนิ้ว ทำอย่างไร|Running water for twenty minutes, no toothpaste, no ice. Blisters larger than a coin: hospital.|เปิดน้ำไหลผ่าน 20 นาที ห้ามยาสีฟันหรือน้ำแข็ง พองใหญ่กว่าเหรียญไปโรงพยาบาล',
      'What is kind to the water?|กระทงแบบไหนดีต่อแม่น้ำ|Banana leaf or bread, without pins or foam; one for a family.|ใบตองหรือขนมปัง ไม่มีเข็มหมุด ไม่มีโฟม ครอบครัวละใบ',
    ],
    terms: [
      'Colours on display may look cooler than by flame.|สีบนจอดูเย็นกว่าใต้แสงเทียน',
      'On until 27 November, whenever the moon is full.|ถึง 27 พฤศจิกายน ไม่ว่าพระจันทร์จะเต็มดวงวันไหน',
    ],
  },
  'cool-season': {
    reason:
      'As soon as the wind turns north, humidity falls by half and hotel air conditioning keeps running. Heels crack, lips peel, noses bleed. Thicker creams and fewer hot showers help a good deal.|พอลมเปลี่ยนทิศ ความชื้นหายไปครึ่ง แต่แอร์ยังเปิดเท่าเดิม ส้นเท้าแตก ปากลอก เลือดกำเดาไหล ครีมเข้มข้นขึ้นและน้ำร้อนน้อยลงช่วยได้มาก',
    steps: [
      'From top to toe|ตั้งแต่หัวจรดเท้า',
      'Lips|ริมฝีปาก|Balm at night; licking makes it worse.|ทาบาล์มก่อนนอน ยิ่งเลียยิ่งลอก',
      'Elbows and shins|ข้อศอกและหน้าแข้ง|Urea 5 to 10% on damp skin.|ยูเรีย 5–10% ทาตอนผิวหมาด',
      'Heels|ส้นเท้า|File when dry, cream, cotton socks overnight.|ตะไบตอนแห้ง ทาครีม ใส่ถุงเท้านอน',
    ],
    questions: [
      'My nose bleeds in the mornings.|เลือดกำเดาไหลตอนเช้า ทำอย่างไร|Pinch the soft part for ten minutes, head forward. Over twenty, or on blood thinners: hospital.|บีบปีกจมูก 10 นาที ก้มหน้า เกิน 20 นาทีหรือกินยาละลายลิ่มเลือดให้ไปโรงพยาบาล',
      'Is petroleum jelly bad?|ปิโตรเลียมเจลลี่อันตรายไหม|No. It locks water in but adds none: lotion first, jelly on top.|ไม่ แค่ช่วยกักน้ำ จึงควรทาโลชั่นก่อนแล้วทับด้วยเจลลี่',
      'We go up to Doi Inthanon.|จะขึ้นดอยอินทนนท์ เตรียมอะไร|Sunscreen as well: it is colder there, not darker.|กันแดดด้วย ข้างบนเย็นกว่า แต่แดดไม่อ่อนกว่า',
    ],
    terms: [
      'Urea stings on open cracks; begin when they have closed.|ยูเรียแสบแผลแตก รอแผลปิดก่อน',
      'Diabetics show cracked feet to a doctor.|ผู้ป่วยเบาหวานที่เท้าแตกควรให้แพทย์ดู',
    ],
  },
  'fathers-day': {
    reason:
      'Fathers say that they need nothing and then borrow your razor. Blades, a cuff for the arm that he will pretend not to use, and a morning on which you measure together.|พ่อบอกว่าไม่เอาอะไร แล้วแอบใช้มีดโกนเรา ลองใบมีดใหม่ เครื่องวัดความดันที่พ่อทำเป็นไม่สนใจ และเช้าหนึ่งวันวัดด้วยกัน',
    steps: [
      'A 5 December to remember|วันที่ 5 ธันวาที่พ่อจำได้',
      'Shave him, or let him shave|โกนหนวดให้พ่อ|With warm towel, like a barber’s.|ผ้าอุ่นแบบร้านตัดผม',
      'Measure, laugh, write it down|วัดความดันแล้วจด|Twice, after five quiet minutes.|สองครั้ง หลังนั่งนิ่ง 5 นาที',
    ],
    questions: [
      'He snores and is always tired.|พ่อกรนและง่วงตลอด ควรทำอย่างไร|Pauses in his breath are a reason for a sleep test; tell his doctor.|ถ้ามีช่วงหยุดหายใจ ควรตรวจการนอน แจ้งแพทย์',
      'Which monitor for thick arms?|แขนใหญ่ใช้เครื่องรุ่นไหน|One with a cuff of 32 to 42 cm; it says so on the box.|รุ่นที่มีผ้าพัน 32–42 ซม. ดูข้างกล่อง',
      'Is a supplement for men a good gift?|อาหารเสริมผู้ชายเป็นของขวัญดีไหม|Only if he asked and takes no heart medicine.|เฉพาะเมื่อพ่อขอ และไม่ได้กินยาโรคหัวใจ',
    ],
    terms: [
      'Yellow ribbons in branches on the day, while they last.|รับริบบิ้นเหลืองที่สาขาในวันพ่อ จำนวนจำกัด',
      'Closes at the end of 6 December.|ปิดแคมเปญสิ้นวันที่ 6 ธันวาคม',
    ],
  },
};
