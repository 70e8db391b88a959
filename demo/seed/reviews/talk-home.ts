import { talk, type Talk } from './talk.ts';

/** Health, mother and baby, personal care, food and home. Makes no claims of cures. */
export const homeTalk: readonly Talk[] = [
  talk([501, 503], {
    th: [
      `(ปากสะอาด|ปากหอม|ลมหายใจสดชื่น)(นาน|ถึงบ่าย|จนมื้อต่อไป)
       รสชาติ(ดี|ไม่เผ็ด|เย็นกำลังดี) เด็กโตในบ้านก็ใช้ได้
       ฟัน(ดูขาวขึ้นนิดๆ|ลื่น|สะอาด)หลังใช้(ครบสองอาทิตย์|หมดไปครึ่งหลอด|)
       (เสียวฟันน้อยลง|เหงือกไม่ค่อยมีเลือด)ตั้งแต่เปลี่ยนมาใช้
       ไม่แสบ(ปาก|เหงือก) (ฟองกำลังดี|ล้างออกง่าย)
       คราบ(ชา|กาแฟ)(จางลง|ไม่ค่อยเกาะ)`,
      `(เผ็ด|แสบปาก)ไปหน่อย เด็กใช้ไม่ได้
       รส(หวานไป|แปลกๆ|ติดปาก)
       (ฝาปิดยาก|หมดไว)`,
    ],
    en: [
      `fresh breath that actually lasts (till lunch|for hours)
       mild taste, no burning
       my teeth feel (smooth|polished) and (coffee|tea) stains are lighter
       less (sensitive|painful) with cold drinks since I switched
       the whole family uses it`,
      `too minty for my kids
       a strange sweet aftertaste
       the cap does not close well`,
    ],
  }),
  talk([502, 504, 505], {
    th: [
      `ขน(นุ่ม|ละเอียด) ไม่(บาดเหงือก|เจ็บเหงือก) เข้าซอกได้ดี
       ด้าม(จับถนัด|ไม่ลื่น) หัว(เล็ก|กำลังดี)ถึงฟันด้านใน
       (ทำความสะอาดดี|เศษอาหารออกหมด) (จัดฟันอยู่|คนใส่รีเทนเนอร์)ใช้สะดวก
       ใช้(ง่าย|คล่อง) (พกไปทำงานได้|เหมาะพกเดินทาง)
       (คุ้ม|ได้หลายชิ้น) ซื้อทีใช้ได้(ทั้งบ้าน|หลายเดือน)`,
      `ขน(บานไว|แข็ง)ไปหน่อย
       (ขาดง่าย|ใหญ่ไปสำหรับซอกฟันเรา)
       สีเลือกไม่ได้ ได้สีซ้ำกัน`,
    ],
    en: [
      `gentle on my gums and still cleans (well|properly)
       reaches the back teeth easily
       good for braces, my (dentist|hygienist) noticed
       does not fray after (weeks|a month) of use
       handy size for my bag`,
      `the bristles splay after two weeks
       a bit too (hard|thick) for my gums`,
    ],
  }),
  talk([601, 602, 603, 604, 605, 606, 607, 608], {
    th: [
      `ติด(แน่น|ทน) โดนน้ำ(ไม่หลุด|ก็ยังอยู่) ลอกแล้วไม่เจ็บ
       มีติด(บ้าน|รถ|กระเป๋า)ไว้ อุ่นใจดี
       (ห่อแยกชิ้น|แพ็กสะอาด) หยิบใช้สะดวก
       (นุ่ม|ไม่ระคายผิว) ผิวแพ้ง่ายก็ใช้ได้
       ขนาด(พอดี|กำลังดี) ใช้ได้ทั้งเด็กและผู้ใหญ่`,
      `กาว(แน่นไป|ไม่ค่อยติด)
       จำนวนน้อยไปหน่อยเทียบกับราคา
       ขนาดเล็กกว่าที่คิด`,
    ],
    en: [
      `stays on in the shower and comes off without pain
       now always in our (car|first-aid box|travel bag)
       individually wrapped, (clean and handy|easy to grab)
       soft and does not irritate`,
      `does not stick well on (knuckles|moving joints)
       few pieces for the price`,
    ],
  }),
  talk([701, 702, 703, 704, 705, 707], {
    th: [
      `(เม็ดเล็ก|ซองเล็ก|กินง่าย) (กลืนง่าย|ไม่คาว|ไม่มีกลิ่น)
       กินมา(เดือนกว่า|หมดไปกระปุกนึง|สองเดือน) รู้สึก(สดชื่นขึ้น|ไม่ค่อยเพลีย|หลับสบายขึ้น)
       (คุณพ่อคุณแม่|พ่อกับแม่|คุณยาย)กินประจำ (ท่านชอบ|ซื้อให้ทุกเดือน)
       กินพร้อมมื้ออาหาร ไม่(คลื่นไส้|แน่นท้อง|แสบท้อง)
       (เลข อย. ชัดเจน|วันหมดอายุยาว) (สบายใจ|มั่นใจ)ดี
       (ถามเภสัชกรแล้ว|เภสัชกรแนะนำ)ว่ากินได้ เลยสั่ง
       (ผิวดูชุ่มชื้น|ขับถ่ายดี|เล็บไม่เปราะ)ขึ้นนิดหน่อย แล้วแต่คน`,
      `(เม็ดใหญ่|กลืนยาก)ไปหน่อย
       กินหมดแล้ว(ยังไม่เห็นผล|เฉยๆ)
       (กลิ่นแรงตอนเปิดฝา|รสชาติกินยาก)
       (วันหมดอายุเหลือไม่ถึงปี|ได้ล็อตใกล้หมดอายุ)`,
    ],
    en: [
      `small and easy to swallow, no (fishy|strange) aftertaste
       I feel (less tired|better rested) after (a month|two months), though who knows
       no upset stomach if taken with food
       (my parents|my mum and dad) take it every day
       expiry date far away and the FDA number is printed clearly
       checked with the pharmacist first, very helpful`,
      `the tablets are (huge|hard to swallow)
       finished the bottle and noticed nothing
       a strong smell when you open it`,
    ],
  }),
  talk([706], {
    th: [
      `(ละลายง่าย|ชงง่าย) ไม่เป็น(ก้อน|ฟองเยอะ)
       รส(อร่อย|ไม่หวานไป|กินได้ทุกวัน) ชงกับ(น้ำเย็น|นม)ก็ดี
       กินหลัง(เวท|วิ่ง|ฟิตเนส) อยู่ท้องดี
       ไม่(ท้องอืด|แน่นท้อง)เหมือนตัวที่เคยกิน
       (คุ้ม|เทียบต่อมื้อแล้วถูก)`,
      `(หวานไป|รสฝาดติดลิ้น)
       (เป็นก้อน|ละลายยาก)ถ้าไม่ใช้เชคเกอร์
       ช้อนตวงหายาก อยู่ก้นถุง`,
    ],
    en: [
      `mixes without lumps, even with a spoon
       tastes good with (cold water|milk) and is not too sweet
       no bloating, unlike my old one
       keeps me full until (lunch|dinner)`,
      `too sweet for me
       clumps unless you use a shaker`,
    ],
  }),
  talk([801], {
    th: [
      `(ซึมซับดี|ไม่รั่ว|แห้งนาน) ใส่ทั้งคืน(ยังแห้ง|ไม่ล้น|ลูกหลับยาว)
       (ลูกไม่เป็นผื่น|ก้นไม่แดง|ไม่อับ)
       เนื้อ(นุ่ม|บาง|หนากำลังดี) (ไม่ขาดง่าย|ไม่เป็นขุย)
       (ไม่มีกลิ่น|กลิ่นอ่อนมาก) ใช้เช็ดหน้าเช็ดมือลูกได้
       ขอบขา(ไม่รัด|กระชับ) ลูก(คลาน|เดิน)ไม่หลุด
       (คุ้มกว่าซื้อห้าง|ยกแพ็กคุ้มมาก)`,
      `(รั่ว|ซึม)ตอนกลางคืนถ้าไม่เปลี่ยน
       (แถบกาวติดไม่แน่น|ไซซ์เล็กกว่ายี่ห้ออื่น)
       (บางไป|แห้งไว)ไปหน่อย`,
    ],
    en: [
      `dry through the night, no (leaks|rash)
       soft and (thick enough|does not tear)
       no perfume, so I use them on his face too
       fits well around the legs even when she crawls`,
      `leaked twice at night
       runs small, take a size up`,
    ],
  }),
  talk([802, 803], {
    th: [
      `(อ่อนโยน|ไม่แสบตา) ลูก(ไม่ร้อง|ชอบอาบน้ำขึ้นเยอะ)
       ผิวลูก(ไม่แห้ง|นุ่ม|ไม่เป็นผื่น) (ใช้ตั้งแต่แรกเกิด|ใช้มาตั้งแต่ 3 เดือน)
       กลิ่น(หอมแป้งเด็ก|หอมอ่อน|ละมุน) อุ้มแล้วชื่นใจ
       (ผดร้อน|ผิวแห้งเป็นขุย)(ดีขึ้น|หายไว)
       แม่ก็(ใช้ด้วย|แอบใช้) ผิวนุ่มดี`,
      `กลิ่น(แรง|หอมไป)สำหรับเด็กเล็ก
       ลูกเรา(มีผื่นแดง|คัน)นิดหน่อย เลยหยุดใช้
       หัวปั๊มกดแล้ว(ออกเยอะไป|ติด)`,
    ],
    en: [
      `no tears at bath time (anymore|at last)
       his skin stays (soft|calm), no rash
       a gentle baby smell that is not overpowering
       we have used it since she was (newborn|three months old)`,
      `too much perfume for a newborn
       my baby got a few red spots`,
    ],
  }),
  talk([804], {
    th: [
      `ลูก(ดูดง่าย|ไม่สำลัก|ยอมรับเลย) (ไม่ต่อต้าน|ไม่ท้องอืด)
       (ล้างง่าย|ต้มได้|นึ่งได้) ชิ้นส่วนไม่เยอะ
       วัสดุ(หนา|ดี|ไม่มีกลิ่นพลาสติก)
       ขนาด(พอดีมือ|เหมาะกับวัย) ขีดบอกปริมาณชัด
       ไม่(รั่ว|ซึม)ตอนใส่กระเป๋า`,
      `(ฝารั่ว|ขีดตวงลอก)หลังล้างไม่กี่ครั้ง
       ลูกไม่ยอม(ดูด|ใช้) แล้วแต่เด็ก
       แปรงล้างเข้ายาก`,
    ],
    en: [
      `no leaks in the bag and easy to (clean|sterilise)
       he took to it (straight away|without a fight)
       few parts, no plastic smell
       clear markings`,
      `leaks around the ring
       our baby refused it`,
    ],
  }),
  talk([805], {
    th: [
      `ลูก(ชอบมาก|กินหมดถ้วย|ขอเพิ่ม) (รสไม่หวาน|ไม่เค็ม)
       (ละลายในปาก|เนื้อละเอียด) เด็กเล็ก(กินง่าย|ไม่ติดคอ)
       พกไปข้างนอก(สะดวก|ง่าย) ซีลแน่น
       ส่วนผสม(อ่านแล้วสบายใจ|ไม่ใส่น้ำตาล)
       วันหมดอายุ(ยาว|ชัดเจน)`,
      `ลูก(ไม่ชอบรสนี้|คายทิ้ง)
       (ชิ้นแตก|ถุงบุบ)ระหว่างส่ง
       ปริมาณน้อยเทียบราคา`,
    ],
    en: [
      `(my son|my daughter) finished the bowl and asked for more
       no added sugar, short ingredient list
       melts quickly, good for first bites
       easy to take along`,
      `our little one spat it out
       many pieces were broken`,
    ],
  }),
  talk([806], {
    th: [
      `(คุณแม่หลังคลอด|ท้องอยู่)ใช้แล้ว(สบายใจ|สบายตัว)
       ซึมซับ(ดี|ไว) ไม่(เลอะเสื้อ|คัน)
       (ท้องลาย|ผิวแห้งคัน)(ดีขึ้น|น้อยลง)ตั้งแต่ทา
       (พยาบาลแนะนำ|เพื่อนแม่ๆ แนะนำ)มา ใช้ดีจริง
       กลิ่นอ่อน คนท้อง(ไม่เวียนหัว|ใช้ได้)`,
      `ราคาสูงไปนิดสำหรับปริมาณ
       (เหนียว|เลื่อนหลุดง่าย)ไปหน่อย`,
    ],
    en: [
      `a relief in the (last trimester|first weeks after birth)
       absorbs well and does not show under clothes
       the nurse recommended it and she was right
       no scent that turns your stomach`,
      `slips a little when I move
       pricey for the amount`,
    ],
  }),
  talk([1004, 1403], {
    th: [
      `กลิ่น(หอมทั้งห้อง|หอมเหมือนโรงแรม|หอมสะอาด) ไม่(ฉุน|เวียนหัว)
       วางใน(ห้องน้ำ|ห้องนอน|รถ|ตู้เสื้อผ้า) (อยู่ได้เป็นเดือน|หอมนาน)
       กลิ่น(อับ|อาหาร|สัตว์เลี้ยง)หายไปเลย
       ดีไซน์(สวย|เรียบ) วางแล้วเข้ากับห้อง
       ใครมาบ้านก็ทักว่าหอม`,
      `กลิ่น(อ่อน|จาง)เร็วกว่าที่คิด
       (แรงไปสำหรับห้องเล็ก|ฉุนตอนเปิดใหม่ๆ)
       หมดไวกว่าที่เขียนไว้`,
    ],
    en: [
      `the room smells like a (nice hotel|spa) without being too much
       gets rid of (cooking|pet|musty) smells
       still going after (three weeks|a month)
       looks good on the shelf`,
      `I can hardly smell it in a big room
       too strong at first`,
    ],
  }),
  talk([1101, 1102], {
    th: [
      `(บาง|นุ่ม)แต่ซึมซับดี (ไม่ซึมเปื้อน|ใส่กลางคืนก็มั่นใจ)
       ไม่(อับ|คัน|ระคายเคือง) ผิวแพ้ง่ายใช้ได้
       (ปีกติดแน่น|ไม่เลื่อน) (วิ่ง|ขี่จักรยาน|นั่งทั้งวัน)ก็ไม่หลุด
       ไม่มีกลิ่น(น้ำหอม|ฉุน) แกะ(ไม่ดัง|ง่าย)
       ยกแพ็ก(คุ้ม|ถูกกว่าหน้าร้าน) ซื้อตุนไว้เลย`,
      `กาว(ไม่ค่อยติด|หลุดง่าย)
       (สั้นไป|บางไป)สำหรับวันมามาก
       ห่อ(ฉีก|บุบ)มานิดนึง`,
    ],
    en: [
      `thin but I never worry about leaks
       no itching, even on long days
       stays in place (on the bike|at the gym|overnight)
       no perfume, thank you`,
      `the glue could be stronger
       not enough for heavy days`,
    ],
  }),
  talk([1103], {
    th: [
      `(อ่อนโยน|ไม่แสบ) ใช้แล้ว(สบาย|สะอาด|ไม่แห้ง)
       กลิ่น(อ่อนมาก|สะอาด) ไม่ฉุนเหมือนที่เคยใช้
       ใช้ได้(ทุกวัน|ช่วงมีประจำเดือน) ไม่คัน
       (ขวดปั๊มใช้ง่าย|พกไปฟิตเนสได้)`,
      `กลิ่นแรงกว่าที่คิด
       (แห้ง|แสบ)นิดๆ หลังใช้`,
    ],
    en: [
      `gentle, no sting, no dryness
       a faint clean scent, nothing more
       fine for every day`,
      `the fragrance is stronger than it should be
       left me a little dry`,
    ],
  }),
  talk([1104], {
    th: [
      `ซื้อให้(คุณพ่อ|คุณแม่|คุณยาย|อาม่า) (ซึมซับดี|ใส่ทั้งคืนไม่เลอะ)
       (เปลี่ยนง่าย|ใส่ง่าย) คนดูแลสบายขึ้นเยอะ
       ไม่(อับ|เป็นแผล|มีผื่น) ผิวผู้สูงอายุบางก็ใช้ได้
       ส่งถึงบ้านแบบนี้สะดวกมาก ไม่ต้องแบก
       ไซซ์ตรงตามตาราง`,
      `(แถบกาวไม่แน่น|ขอบขารั่ว)บางแผ่น
       ไซซ์เล็กไปหน่อย ควรเผื่อ`,
    ],
    en: [
      `for my (father|mother|grandmother), and it stays dry all night
       easy to change for whoever is caring
       no rash on thin skin
       so good to have it delivered to the door`,
      `the tabs come loose on some pieces
       runs small`,
    ],
  }),
  talk([1105], {
    th: [
      `แพ็กมา(มิดชิด|ไม่ระบุชื่อสินค้า) สบายใจ
       (บางดี|นุ่ม|ลื่นดี) ไม่มีกลิ่นยาง
       วันหมดอายุ(ยาว|เหลือหลายปี)
       ขนาด(พอดี|ตรงตามที่บอก) ไม่(ขาด|อึดอัด)
       ถูกกว่าซื้อร้านสะดวกซื้อ`,
      `(กลิ่นแรง|หนากว่าที่คิด)
       เหนียวเร็วไปนิด`,
    ],
    en: [
      `discreet parcel, nothing written on it
       thin, no rubber smell
       long expiry date
       cheaper than the convenience store`,
      `a bit thicker than described
       gets sticky`,
    ],
  }),
  talk([1106], {
    th: [
      `(นุ่ม|หนา|เหนียว) ไม่(เป็นขุย|ยุ่ย|บาดหน้า)
       แผ่น(ใหญ่|พอดี) หยิบทีละแผ่นง่าย
       ใช้(เช็ดหน้า|เช็ดเครื่องสำอาง|ในครัว)ได้หมด
       ซื้อยกแพ็ก(คุ้ม|ถูก) มีไว้ทั้งบ้าน
       ไม่มีกลิ่น ผิวแพ้ง่ายใช้ได้`,
      `(บาง|ขาดง่าย)กว่าเมื่อก่อน
       (ห่อฉีก|ฝุ่นเยอะ)`,
    ],
    en: [
      `soft and does not (shed|fall apart)
       one sheet is enough
       a good pack to keep at home
       no scent`,
      `thinner than it used to be
       the wrap was torn`,
    ],
  }),
  talk([1201, 1202], {
    th: [
      `ใช้(ง่าย|ไม่ยุ่งยาก) (กดปุ่มเดียว|ตัวเลขใหญ่) ผู้ใหญ่ที่บ้าน(อ่านออก|ใช้เองได้)
       ค่าที่ได้ใกล้เคียงกับที่(โรงพยาบาล|คลินิก|ร้านยา)
       (อ่านค่าไว|วัดไว) ไม่ต้องรอนาน
       มี(คู่มือไทย|แบตมาให้|กระเป๋าใส่) พกสะดวก
       ประกัน(ชัดเจน|ลงทะเบียนง่าย) สอบถามเภสัชกรได้
       ใช้มา(ครึ่งปี|หลายเดือน)ยังแม่นอยู่`,
      `(ค่าเหวี่ยง|วัดซ้ำแล้วได้ไม่เท่ากัน)บ้าง
       คู่มือ(ตัวเล็ก|อ่านยาก)
       (ถ่านหมดไว|ปุ่มแข็ง)`,
    ],
    en: [
      `big numbers, one button, (my dad|my mother) uses it alone
       readings match those at the (clinic|hospital)
       quick and comes with batteries
       the manual is in Thai and English
       still accurate after (six months|a year)`,
      `two readings in a row differ too much
       the manual is printed tiny`,
    ],
  }),
  talk([1203], {
    th: [
      `พยุง(ดี|กระชับ) ใส่(ทำงาน|เดิน|ออกกำลังกาย)แล้วมั่นใจขึ้น
       ผ้า(นุ่ม|ระบายอากาศ) ไม่(อับ|คัน|บาด)
       ปรับ(ง่าย|ได้พอดี) ใส่ใต้เสื้อได้
       ไซซ์ตรงตามตาราง (วัดก่อนสั่งพอดีเลย|ไม่ต้องเปลี่ยน)
       ซักแล้ว(ไม่ย้วย|ทรงเดิม)`,
      `(ร้อน|อึดอัด)ถ้าใส่ทั้งวัน
       ไซซ์(เล็ก|ใหญ่)กว่าตาราง
       ตีนตุ๊กแก(ไม่ค่อยแน่น|เสียไว)`,
    ],
    en: [
      `good support, I can (walk|work|exercise) with more confidence
       breathes well and fits under clothes
       the size chart is right, measure first
       keeps its shape after washing`,
      `hot to wear all day
       the velcro wears out
       sizes run small`,
    ],
  }),
  talk([1204], {
    th: [
      `ใส่แล้วหายใจ(สะดวก|โล่ง) ไม่(อับ|คัน)
       สาย(ไม่เจ็บหู|ยืดดี|ไม่ขาดง่าย)
       (หนา|กระชับหน้า) วันที่ฝุ่นเยอะก็(อุ่นใจ|มั่นใจ)
       (แพ็กปิดสนิท|ห่อเป็นซีล) สะอาด
       กล่องนึงใช้ได้(นาน|ทั้งบ้าน)`,
      `สาย(ขาดง่าย|สั้นไป)
       (มีกลิ่นพลาสติก|บางกว่าที่คิด)`,
    ],
    en: [
      `easy to breathe in and no sore ears
       fits my face well on dusty days
       sealed and clean
       a box lasts our family a while`,
      `the loops snap easily
       a plastic smell at first`,
    ],
  }),
  talk([1205], {
    th: [
      `ใช้ง่าย มีขั้นตอน(ชัด|เป็นรูป) ทำเองได้
       รู้ผล(ไว|ในไม่กี่นาที) ขีดชัด
       (ซีลมาดี|วันหมดอายุยาว) มีติดบ้านไว้
       แพ็กมามิดชิด`,
      `ขีด(จาง|อ่านยาก)ไปหน่อย
       คู่มือตัวเล็กมาก`,
    ],
    en: [
      `clear steps with pictures, done in minutes
       the lines are easy to read
       discreet parcel, long expiry`,
      `the second line was hard to see
       instructions in tiny print`,
    ],
  }),
  talk([1206], {
    th: [
      `(นวด|ประคบ)แล้ว(สบาย|ผ่อนคลาย|เบาบ่า) หลังเลิกงานต้องใช้
       (ร้อนไว|เย็นนาน|แรงดี) ปรับได้ตามชอบ
       (คุณแม่|คุณพ่อ|แฟน)แย่งใช้ทุกวัน
       ขนาด(พกง่าย|เก็บง่าย) วัสดุ(ดูดี|แข็งแรง)
       (เสียงไม่ดัง|ใช้บนโซฟาได้) ดูทีวีไปใช้ไป`,
      `(แรงน้อย|ร้อนช้า)กว่าที่คิด
       (เสียงดัง|หนัก)ไปหน่อย
       ใช้ได้(เดือนเดียว|ไม่นาน)ก็มีปัญหา`,
    ],
    en: [
      `my (shoulders|lower back) thank me after work
       stays (warm|cold) long enough
       (my mother|my husband) keeps borrowing it
       solid and easy to store`,
      `weaker than I hoped
       rather loud
       stopped working after a month`,
    ],
  }),
  talk([1301, 1302, 1303, 1304, 1305], {
    th: [
      `รสชาติ(อร่อย|ดีเกินคาด|กลมกล่อม|ไม่หวานไป) (กินเพลิน|หยุดไม่ได้|ต้องสั่งเพิ่ม)
       (กรอบ|สดใหม่|หอม) ไม่(เหม็นหืน|เลี่ยน)
       (คนคุมน้ำตาล|คนลดน้ำหนัก|คนกินคลีน)กินได้สบายใจ
       พกไป(ทำงาน|โรงเรียน|เดินป่า)สะดวก (ซองกำลังดี|เปิดง่าย)
       (ลูกชอบ|ที่บ้านชอบ|เพื่อนที่ออฟฟิศชอบ) หมดไวมาก
       วันหมดอายุ(ยังอีกนาน|ยาว)`,
      `(หวาน|เค็ม|จืด)ไปหน่อยสำหรับเรา
       ถุง(ลมเยอะ|เล็กกว่าที่คิด)
       (แตกหักมา|นิ่มไม่กรอบ)บางส่วน`,
    ],
    en: [
      `(tastes better than it should for something healthy|really tasty and not too sweet)
       fresh and crunchy, no stale taste
       I keep some in (my desk|the car|my gym bag)
       the kids (love it|finished it in a day)
       short ingredient list
       long expiry date`,
      `too (sweet|salty) for me
       half the bag is air
       some of it arrived crushed`,
    ],
  }),
  talk([1401], {
    th: [
      `ผ้า(สะอาด|หอม|นุ่ม) (ตากในร่มก็ไม่อับ|กลิ่นติดหลายวัน)
       คราบ(เหงื่อ|อาหารลูก|คอเสื้อ)ออก(ง่าย|เกลี้ยง)
       ใช้กับ(เครื่องฝาหน้า|เครื่องฝาบน)ได้ ฟองไม่ล้น
       ไม่(แพ้|คัน) เสื้อผ้าลูกก็ใช้ตัวนี้
       ใช้(นิดเดียว|ฝาเดียว) ถุงใหญ่อยู่ได้(เป็นเดือน|นาน)`,
      `กลิ่น(แรงไป|ไม่ติดทน)
       คราบหนักๆ ยังต้องขยี้
       ถุง(รั่ว|ซึม)มานิดหน่อย`,
    ],
    en: [
      `clothes smell fresh even when dried indoors
       takes out (collar|food|sweat) stains
       works in a front loader, no foam overflow
       no itching, even for the baby's things
       a little goes a long way`,
      `the scent is overpowering
       still need to scrub tough stains`,
    ],
  }),
  talk([1402], {
    th: [
      `คราบ(มัน|หินปูน|สบู่)ออก(ไว|ง่าย) ไม่ต้อง(ขัดแรง|ขัดนาน)
       กลิ่น(ไม่ฉุน|หอมสะอาด) ไม่แสบมือ
       ใช้ได้ทั้ง(ครัว|ห้องน้ำ|พื้นบ้าน)
       (ล้างออกง่าย|ไม่ทิ้งคราบ) พื้นไม่ลื่น
       มี(เด็ก|สัตว์เลี้ยง)ในบ้านก็สบายใจ`,
      `คราบเก่าๆ ยังไม่ค่อยออก
       กลิ่นแรงในห้องน้ำแคบ
       หัวฉีด(เสีย|รั่ว)`,
    ],
    en: [
      `cuts through (grease|limescale|soap scum) without much scrubbing
       no harsh fumes
       leaves no streaks
       safe feeling with (kids|a dog) around`,
      `old stains need several rounds
       the trigger leaks`,
    ],
  }),
  talk([1404], {
    th: [
      `ยุง(ไม่มากวน|ไม่กัดเลย|หนีหมด) (นั่งสวนตอนเย็นได้|ไปแคมป์สบาย)
       กลิ่น(สมุนไพรอ่อนๆ|ไม่ฉุน|ตะไคร้หอม) เด็กก็ใช้ได้
       ไม่(เหนียว|เหนอะ|แสบผิว)
       (อยู่ได้หลายชั่วโมง|ฉีดทีเดียวเอาอยู่)
       พกง่าย ติดกระเป๋าไว้ตลอดหน้าฝน`,
      `ต้อง(ทาซ้ำบ่อย|ฉีดซ้ำ)ทุกชั่วโมง
       กลิ่นแรงไปในห้องแอร์`,
    ],
    en: [
      `evenings in the garden without a single bite
       a mild lemongrass scent, not sticky
       lasts a few hours
       lives in my bag all rainy season`,
      `needs reapplying every hour
       too strong indoors`,
    ],
  }),
];
