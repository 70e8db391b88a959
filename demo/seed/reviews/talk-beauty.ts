import { talk, type Talk } from './talk.ts';

export const beautyTalk: readonly Talk[] = [
  talk([101, 205], {
    th: [
      `ล้าง(สะอาด|หมดจด|ออกหมด)แต่หน้าไม่(ตึง|แห้งตึง|เอี๊ยด)
       (ใช้แล้ว|ล้างแล้ว)หน้า(นุ่ม|ลื่น|ชุ่มชื้น)(กว่าเดิม|ขึ้น|ดี)
       กลิ่น(อ่อนๆ|หอมเบาๆ|ไม่ฉุน) ไม่แสบตา
       ล้าง(กันแดด|เครื่องสำอาง|รองพื้น)ออก(เกลี้ยง|ง่าย|ในรอบเดียว)
       (คนแพ้ง่าย|ผิวแพ้ง่าย|ผิวบอบบาง)อย่างเราใช้แล้วไม่(แสบ|แดง|คัน)
       ใช้นิดเดียวก็พอ (หลอดนึงอยู่ได้นาน|ใช้ได้หลายเดือน|ไม่เปลือง)
       (สิวผด|สิวเล็กๆ|หน้ามันๆ)(น้อยลง|ดีขึ้น)ตั้งแต่เปลี่ยนมาใช้ตัวนี้`,
      `ล้างแล้วหน้า(ตึง|แห้ง)ไปหน่อย(สำหรับเรา|)
       (มาสคาร่ากันน้ำ|กันแดดหนาๆ)ต้องล้าง(ซ้ำ|สองรอบ)
       กลิ่น(แรง|ฉุน)กว่าที่คิด
       ใช้แล้ว(คันยิบๆ|แสบนิดๆ|มีผดขึ้น)ที่แก้ม`,
    ],
    en: [
      `it cleans (well|properly|really well) without that (tight|squeaky) feeling
       takes off (sunscreen|a full face of make-up|long-wear foundation) in one go
       (my|even my) sensitive skin (did not react|is fine with it|stayed calm)
       a (pea-sized amount|little|small pump) is enough, so it lasts (ages|for months)
       my face feels (soft|fresh|clean and soft) afterwards, not dry
       does not sting my eyes, which is rare`,
      `it left my cheeks (a bit tight|dry)
       waterproof mascara needs a second round
       the scent is stronger than I expected`,
    ],
  }),
  talk([102, 103, 104, 107, 108], {
    th: [
      `เนื้อ(บางเบา|เบามาก|ไม่หนัก) ซึม(ไว|เร็ว|ลงผิวไว) ไม่(เหนียว|เหนอะ|มัน)
       (ทาแล้ว|ใช้แล้ว|ตื่นมา)หน้า(ชุ่มชื้น|ฉ่ำ|นุ่มเด้ง|ดูสดขึ้น)
       (ใช้มาเดือนกว่า|ครบเดือน|ใช้ไปครึ่งขวด) ผิว(เนียนขึ้น|ดูเรียบขึ้น|กระจ่างขึ้นนิดๆ)
       (อยู่ห้องแอร์ทั้งวัน|นั่งห้องแอร์)หน้าก็ไม่(แห้ง|ลอก)แล้ว
       ทาก่อนแต่งหน้า (รองพื้นติดทน|แป้งไม่ตกร่อง|เครื่องสำอางไม่เป็นคราบ)
       (ไม่มีกลิ่นน้ำหอม|กลิ่นอ่อนมาก) (คนแพ้ง่าย|ผิวแพ้ง่าย)ใช้ได้
       (รอยแดง|รอยดำ|รอยสิว)(ดูจางลง|ค่อยๆ จาง) แต่ต้องใช้(สม่ำเสมอ|ต่อเนื่อง)
       ผิวมันอย่างเราใช้แล้ว(ไม่อุดตัน|สิวไม่ขึ้น|หน้าไม่เยิ้ม)
       ใช้คู่กับ(กันแดด|ครีมตัวเดิม)ได้ ไม่เป็น(ขุย|คราบ)`,
      `เนื้อ(เหนียว|หนัก|ซึมช้า)ไปหน่อย(สำหรับอากาศบ้านเรา|สำหรับกลางวัน|)
       ใช้(หมดไปแล้ว|มาเกือบเดือน)ยังไม่เห็น(ความต่าง|ผล)เท่าไหร่
       (สิวขึ้น|มีผดขึ้น|คันๆ)ที่(คาง|แก้ม|หน้าผาก) ต้องหยุดใช้
       กลิ่น(แปลกๆ|ออกสมุนไพรแรงไป|ไม่ค่อยชอบ)`,
    ],
    en: [
      `it (sinks in|absorbs) (fast|in seconds|quickly) and is not sticky
       my skin (looks|feels) (plumper|calmer|softer|less dull) (in the morning|after two weeks|already)
       works (under make-up|under sunscreen) without (pilling|rolling up)
       (oily|combination|acne-prone) skin here and (no clogged pores|no breakouts)
       my dry patches from (the air-con|the office air-con) are (gone|much better)
       no (strong perfume|perfume smell), which I (like|need)
       (old marks|the redness) (faded a little|look lighter), but give it time`,
      `it is a bit (heavy|sticky) for our weather
       after (a month|a whole bottle) I see (no|hardly any) difference
       I got small bumps on my (chin|cheeks|forehead)`,
    ],
  }),
  talk([105], {
    th: [
      `แผ่น(นุ่ม|แนบหน้าดี|ไม่หนา) น้ำ(เยอะ|ฉ่ำ)มาก ทาต่อถึงคอได้
       (มาสก์ก่อนนอน|มาสก์เสร็จ)หน้า(ฉ่ำ|ชุ่ม|ใสขึ้น) ตื่นมายัง(นุ่ม|ชุ่ม)อยู่
       (ก่อนออกงาน|ก่อนแต่งหน้า)มาสก์ตัวนี้ เครื่องสำอางติดดี
       เย็นๆ (สบายหน้า|ผ่อนคลาย) แช่ตู้เย็นก่อนยิ่งดี
       ไม่แสบไม่คัน (ใช้อาทิตย์ละสองครั้ง|ใช้ได้บ่อย)
       (ล้างออกง่าย|ไม่ทิ้งคราบเหนียว) กลิ่น(หอมอ่อน|ไม่แรง)`,
      `(แผ่นใหญ่|แผ่นเล็ก)กว่าหน้าไปหน่อย แปะแล้วไม่ค่อยแนบ
       น้ำ(น้อย|แห้งเร็ว)กว่าที่คิด
       (เหนียว|เหนอะ)หลังแกะ ต้องล้างออก`,
    ],
    en: [
      `it is (soaking|drenched) in essence, enough for my neck too
       (sits|stays) in place while I (cook|fold the laundry|watch a series)
       skin (glows|is so soft) the next morning
       no sting at all, even after a day in the sun
       best straight from the fridge`,
      `it dried out before the time was up
       left a sticky film that I had to rinse off`,
    ],
  }),
  talk([106], {
    th: [
      `ไม่(วอก|ลอย|เทา) (เกลี่ยง่าย|กลืนกับผิว)
       (คุมมัน|หน้าไม่เยิ้ม)ได้(ถึงบ่าย|ครึ่งวัน|ทั้งเช้า)
       (ตีกอล์ฟ|วิ่งตอนเช้า|ขี่มอเตอร์ไซค์|ไปทะเล)(ทั้งวัน|)ไม่(แสบ|ไหม้|ดำ)
       เหงื่อออกไม่(แสบตา|เป็นคราบขาว)
       เนื้อ(เบา|เหมือนน้ำ|ไม่หนักหน้า) ทาซ้ำได้ไม่(หนา|เหนอะ)
       (แต่งหน้าต่อ|ลงแป้งต่อ)ได้เลย ไม่เป็น(คราบ|ขุย)`,
      `(ทิ้งคราบขาว|ดูวอก)นิดนึง ต้องรอให้เซต
       (แสบตา|เข้าตาแล้วแสบ)ตอนเหงื่อออก
       หลอดเล็ก (ทาตัวแป๊บเดียวหมด|ใช้ไม่กี่วันหมด)`,
    ],
    en: [
      `no white cast (on my tan skin|even when I reapply|at all)
       (survived|held up through) (a day at the beach|a long motorbike ride|my morning run)
       (light|watery|thin) texture, I forget it is there
       does not sting when I sweat
       make-up goes on top without (sliding|patching)`,
      `it stings if it gets in the eyes
       a small tube, gone in three weeks
       leaves a slight cast on darker skin`,
    ],
  }),
  talk([201, 202, 203, 204], {
    th: [
      `สี(ตรงปก|สวยมาก|ชัด) (ทาแล้วหน้าดูสดใส|ใช้ได้ทุกวัน|เข้ากับผิวสองสี)
       ติด(ทน|ทั้งวัน|จนเย็น) กินข้าว(ยังอยู่|ไม่ค่อยหลุด)
       (เกลี่ยง่าย|เนื้อเนียน) มือใหม่ก็(ใช้ได้|ทำสวย)
       ไม่(ตกร่อง|เป็นคราบ|เลอะ) (อากาศร้อนก็อยู่|เหงื่อออกก็ไม่ไหล)
       แพ็กเกจ(น่ารัก|สวย|พกง่าย) (ใส่กระเป๋าเล็กได้|ไม่กินที่)
       (เพื่อนทัก|แฟนทัก|ที่ทำงานทัก)ว่าใช้อะไร
       ล้างออก(ไม่ยาก|ง่าย) ไม่ทิ้งคราบ`,
      `สี(เข้ม|อ่อน)กว่าในรูป(นิดนึง|พอสมควร)
       (ติดไม่ทน|หลุดง่าย) ต้องเติมระหว่างวัน
       (เนื้อแห้ง|แห้งไว)ไปหน่อย เกลี่ยยาก
       ตัวฝา(ปิดไม่แน่น|หลวม) พกไปไหนต้องระวัง`,
    ],
    en: [
      `the colour is (true to the photo|exactly as shown|lovely on warm skin)
       stayed on through (lunch|a wedding|a whole shift)
       so easy to (blend|apply), even for a beginner like me
       does not (smudge|crease|flake) in the heat
       the pack is (cute|small) and fits my little bag
       got (three compliments|compliments) the first day`,
      `the shade is (darker|lighter|more orange) than in the picture
       it wears off after (lunch|a few hours)
       dries too fast to blend`,
    ],
  }),
  talk([206], {
    th: [
      `ขน(นุ่ม|แน่น) ไม่(บาดหน้า|ร่วง) (ล้างแล้วก็ยังทรงเดิม|ใช้ดีเกินราคา)
       จับ(ถนัดมือ|กระชับ) งาน(เรียบร้อย|ดูดี)
       (พกง่าย|ขนาดกำลังดี) ใส่กระเป๋าเครื่องสำอางได้พอดี
       (ล้างง่าย|แห้งไว) ใช้มา(หลายเดือน|สองเดือน)ยังสภาพดี
       เกลี่ยรองพื้น(เนียน|ไม่เป็นทาง)`,
      `(มีขนหลุด|ขนร่วง)ตอนล้างครั้งแรก
       (ด้ามเบา|งานบาง)ไปหน่อย
       เล็กกว่าที่เห็นในรูป`,
    ],
    en: [
      `soft, (no shedding|dense) and (easy to wash|keeps its shape)
       feels (solid|good) in the hand
       does the job as well as ones that cost (twice|three times) as much
       the size is right for my travel pouch`,
      `shed a few hairs on the first wash
       smaller than it looks in the photo
       the handle feels flimsy`,
    ],
  }),
  talk([301, 302, 303, 306], {
    th: [
      `ผม(นุ่ม|ลื่น|ไม่ชี้ฟู|มีน้ำหนัก)(ขึ้นเยอะ|ตั้งแต่ครั้งแรก|หลังใช้ไม่กี่ครั้ง)
       กลิ่น(หอม|หอมติดผม|หอมแบบร้านทำผม)(ทั้งวัน|ถึงเย็น|)
       ผม(ทำสี|ดัด|ยืด|ฟอก)มา ใช้แล้ว(ไม่แห้ง|ดูเงาขึ้น|ไม่พันกัน)
       (หัวไม่คัน|ไม่มีรังแค|หนังศีรษะไม่มัน)แล้ว
       ใช้(นิดเดียว|แค่ปั๊มเดียว)ก็พอ ผมยาวถึง(กลางหลัง|เอว)ยังใช้ได้นาน
       (หวีง่าย|สางง่าย)ตอนผมเปียก ผมร่วงตอนหวีน้อยลง
       (ล้างออกง่าย|ไม่ทิ้งคราบ) ผมไม่(ลีบ|แฟบ|มันไว)`,
      `(ผมมันไว|ผมลีบ)ไปหน่อยถ้าใช้ทุกวัน
       กลิ่น(แรง|หวานไป|อยู่ไม่นาน)
       ใช้ไป(ครึ่งขวด|หนึ่งขวด)ผมก็ยัง(ร่วง|แห้ง|ฟู)เหมือนเดิม
       (ใช้แล้วคันหัว|หนังศีรษะแห้ง)`,
    ],
    en: [
      `my hair is (softer|smoother|less frizzy) (since the first use|after a week|even in this humidity)
       the smell stays (all day|until the evening|in my hair) and people ask about it
       (bleached|coloured|permed) hair here, and it (no longer tangles|looks shiny again)
       no more (itchy scalp|flakes), finally
       it does not weigh my fine hair down
       one pump is enough for (shoulder-length|long) hair`,
      `my roots get oily a day earlier
       the scent is too (sweet|strong) for me
       still as frizzy as before`,
    ],
  }),
  talk([304, 305], {
    th: [
      `(สีออกสวย|สีตรงกับกล่อง|สีชัด) (กลบผมขาวได้|เพื่อนชมว่าสวย)
       (ทำเองที่บ้าน|ทำคนเดียว)ก็(ง่าย|ไม่เลอะ)
       กลิ่น(ไม่ฉุน|ไม่แสบจมูก|หอมอ่อนๆ)
       (อยู่ทรง|ผมไม่แข็ง|เซตง่าย) (ทั้งวัน|ถึงเย็น) สระออกง่าย
       ผม(ไม่แห้ง|ไม่เสีย|ยังนุ่ม)เท่าที่กลัว`,
      `(สีออกไม่เหมือนรูป|สีเข้มกว่าที่คิด)
       (ผมแห้ง|ผมแข็ง)หลังใช้
       ปริมาณ(น้อย|ไม่พอ)สำหรับผมยาว`,
    ],
    en: [
      `(the result|it) looks like (the box|a salon job), and I did it at home
       (covers|hides) my greys (completely|well)
       holds (all day|through a humid evening) without going stiff
       washes out easily and does not smell harsh`,
      `it came out (darker|redder) than on the box
       one pack is not enough for long hair
       left my ends dry`,
    ],
  }),
  talk([401, 402, 404], {
    th: [
      `กลิ่น(หอมมาก|หอมสดชื่น|หอมสะอาด|หอมเหมือนสปา) (ห้องน้ำหอมไปด้วย|ติดตัวอ่อนๆ)
       อาบแล้ว(ผิวนุ่ม|ผิวไม่แห้ง|สดชื่น|สบายตัว)
       ฟอง(เยอะ|นุ่ม|ละเอียด) ล้างออก(ง่าย|หมด) ไม่(ลื่น|เหนอะ)
       (ที่บ้านใช้กันทุกคน|ลูกๆ ก็ชอบ|แฟนแย่งใช้)
       (สิวที่หลัง|ขนคุด|ข้อศอกด้านๆ)(น้อยลง|ดูดีขึ้น)
       (ใช้ได้นาน|ไม่เปลือง|ขนาดคุ้ม)`,
      `กลิ่น(จาง|หายไว)พอเช็ดตัวเสร็จ
       อาบแล้วผิว(แห้ง|ตึง)ไปหน่อย
       (ละลายไว|หมดไว|เหลว)กว่าที่คิด`,
    ],
    en: [
      `smells (wonderful|clean|like a spa) and the bathroom does too
       rinses off clean and does not dry my skin
       the whole family (uses|fights over) it
       rich lather from (a small amount|very little)
       (my elbows|my back) (feel|feels) smoother after a few showers`,
      `the scent is gone as soon as I dry off
       a bit drying in the cool season
       it melts away quickly`,
    ],
  }),
  talk([403, 405], {
    th: [
      `(ทาแล้ว|ทาหลังอาบน้ำ)ผิว(ชุ่มชื้น|นุ่ม|เนียน)(ทั้งวัน|จนถึงเช้า)
       ซึม(ไว|เร็ว) ไม่(เหนอะ|เปื้อนเสื้อ|เหนียวตัว)
       กลิ่น(หอมอ่อนๆ|หอมแพง|หอมละมุน) ใครเข้าใกล้ก็ทัก
       (ส้นเท้าแตก|มือแห้งจากเจล|ขาลาย|ผิวลอก)(ดีขึ้น|นุ่มขึ้น)(เยอะ|ใน 3-4 วัน|)
       (ขวดใหญ่|ปริมาณเยอะ) ใช้ได้(เป็นเดือน|นาน)
       คันๆ จากผิวแห้ง(หายไป|น้อยลง)เลย`,
      `(เหนอะ|เหนียว)ไปนิดถ้าทาตอนกลางวัน
       กลิ่น(แรงไป|ฉุน|เหมือนของผู้ใหญ่)
       หัวปั๊ม(เสีย|กดไม่ขึ้น|ฝืด)ตั้งแต่แกะ`,
    ],
    en: [
      `(skin stays|keeps my legs) soft (all day|until the next shower)
       not greasy, I can get dressed straight away
       (cracked heels|dry hands|flaky shins) got better in (a few days|a week)
       the scent is soft and not (perfumey|cheap)
       a big bottle that lasts`,
      `a bit sticky in the daytime
       the pump (jammed|did not work) from the start
       the smell is too strong for me`,
    ],
  }),
  talk([406], {
    th: [
      `(ระงับกลิ่น|คุมกลิ่น)ได้(ทั้งวัน|จริง|ถึงเย็น) (เหงื่อออกก็ไม่มีกลิ่น|ออกกำลังกายก็เอาอยู่)
       ไม่(ทิ้งคราบเหลือง|เปื้อนเสื้อดำ|เป็นคราบขาว)
       แห้ง(ไว|เร็ว) ไม่(เหนียว|แสบหลังโกน)
       กลิ่น(สะอาด|หอมอ่อน) ไม่ตีกับน้ำหอม
       รักแร้(ไม่ดำ|ไม่คัน|ดูเนียนขึ้น)`,
      `(แห้งช้า|เหนียว)ไปหน่อย
       (ช่วงบ่าย|วันที่ร้อนจัด)เริ่มมีกลิ่น
       (แสบ|คัน)ถ้าทาหลังโกนทันที`,
    ],
    en: [
      `keeps me fresh (all day|through a workout|in April heat)
       no (white marks|yellow stains) on my shirts
       dries fast and does not sting
       the scent is light and does not fight with my perfume`,
      `takes a while to dry
       wears off by the afternoon on hot days
       stings after shaving`,
    ],
  }),
  talk([901], {
    th: [
      `โกน(เกลี้ยง|ลื่น|นุ่ม) ไม่(บาด|แสบ|เป็นตุ่มแดง)
       (คมดี|ลื่นดี) เครา(หนา|แข็ง)ก็(เอาอยู่|ไม่ต้องโกนซ้ำ)
       จับ(ถนัด|ไม่ลื่นมือ) ล้างง่าย
       กลิ่น(สดชื่น|ผู้ชายดี|ไม่แรง) หลังโกนเย็นสบาย
       ใช้ได้(นาน|หลายรอบ) (คุ้ม|คุ้มกว่าที่เคยใช้)`,
      `(ทื่อไว|ใช้ไม่กี่ครั้งก็ฝืด)
       (แสบ|แดง)นิดหน่อยที่คอ
       กลิ่นแรงไป`,
    ],
    en: [
      `a close shave without (razor burn|nicks)
       handles my thick (beard|stubble) in one pass
       (cool|calm) skin afterwards
       lasts longer than the one I had before`,
      `gets blunt (quickly|after a few shaves)
       my neck was red afterwards`,
    ],
  }),
  talk([902, 903, 904], {
    th: [
      `(หน้าไม่มัน|คุมมันดี|หน้าไม่เยิ้ม)(ทั้งวัน|ถึงบ่าย)
       ใช้(ง่าย|จบในขั้นตอนเดียว) ไม่ยุ่งยาก เหมาะกับคนขี้เกียจ
       กลิ่น(เท่|สะอาด|สดชื่น|ไม่แรง) ใช้ไปทำงานได้
       (อยู่ทรงทั้งวัน|สดชื่นตั้งแต่เช้า|สบายผิว) ไม่เหนียว
       (แฟนซื้อให้|ภรรยาซื้อให้) ใช้แล้วติดใจ
       หลังเล่นกีฬาใช้แล้ว(สดชื่น|ตัวไม่เหม็น)`,
      `(แห้งตึง|แสบ)นิดหน่อยหลังใช้
       กลิ่น(ไม่ติดทน|แรงไป)
       ขวดเล็กไปสำหรับผู้ชายตัวใหญ่`,
    ],
    en: [
      `simple, quick and it works, which is all I want
       (smells|it smells) clean, fine for the office
       (no shine|not greasy) by the afternoon
       my wife bought it and now I am hooked
       feels good after the gym`,
      `a bit drying
       the scent fades within an hour
       small bottle for the price`,
    ],
  }),
  talk([1001, 1002, 1003], {
    th: [
      `กลิ่น(หอมละมุน|หอมผู้ดี|หอมสะอาด|หวานกำลังดี|มีเสน่ห์) (คนทักเยอะ|เดินผ่านแล้วมีคนถาม)
       ติด(ทน|นาน)(ถึงเย็น|หลายชั่วโมง|ทั้งวันบนเสื้อ)
       (ฉีดไปทำงาน|ใช้ในออฟฟิศ)ได้ ไม่(ฉุน|รบกวนใคร|เวียนหัว)
       ขวด(สวย|พกง่าย|ดูแพง) (ให้เป็นของขวัญได้|ตั้งโต๊ะแล้วสวย)
       ช่วงแรก(ออกผลไม้|ออกดอกไม้|สดชื่น) แล้วค่อยๆ (นุ่ม|อุ่น)ขึ้น
       หัวสเปรย์ละอองละเอียด ฉีดทีเดียวทั่ว`,
      `ติด(ไม่ทน|แค่ 2-3 ชั่วโมง) ต้องฉีดซ้ำ
       กลิ่น(แอลกอฮอล์แรงตอนแรก|หวานไปสำหรับเรา|ไม่เหมือนที่บรรยาย)
       (ขวดเล็กกว่าที่คิด|หัวสเปรย์รั่ว)`,
    ],
    en: [
      `it lasts (until evening|six hours on me|all day on clothes)
       (soft|elegant|fresh), not the kind that gives you a headache
       (strangers|colleagues) asked what I was wearing
       opens (fruity|with citrus|with flowers) and dries down (warm|creamy)
       the bottle looks far more expensive than it was`,
      `gone after two hours on my skin
       too sweet for me
       a harsh alcohol note at the start`,
    ],
  }),
];
