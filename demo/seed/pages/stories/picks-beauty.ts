import type { Story } from '../campaign-kit.ts';

export const beautyPickStories: Readonly<Record<string, Story>> = {
  'skin-care': {
    reason:
      'We counted what people carry to the counter and ask about: eleven products on average. Humid air does half the work of a moisturiser here, so three will do for almost everyone.|เราลองนับสกินแคร์ที่ลูกค้าหิ้วมาถาม เฉลี่ยคนละสิบเอ็ดชิ้น อากาศชื้นบ้านเราช่วยเรื่องความชุ่มชื้นไปครึ่งหนึ่งแล้ว สามชิ้นก็พอสำหรับคนส่วนใหญ่',
    steps: [
      'What our pharmacists say|คำแนะนำจากเภสัชกร',
      'Wash mildly|ล้างหน้าอย่างอ่อนโยน|Twice a day, lukewarm, without a squeak.|วันละ 2 ครั้ง น้ำอุณหภูมิห้อง ไม่ต้องล้างจนเอี๊ยด',
      'Moisten in gel|เติมน้ำด้วยเนื้อเจล|Hyaluronic acid or glycerin; creams for dry rooms only.|เลือกไฮยาลูรอนหรือกลีเซอริน เนื้อครีมเหมาะกับห้องแอร์',
      'Protect, two fingers|กันแดดสองข้อนิ้ว|SPF 50, PA++++, again at noon.|SPF 50 PA++++ ทาซ้ำตอนเที่ยง',
    ],
    questions: [
      'In which order do serum and sunscreen go?|เซรั่มกับกันแดดอันไหนก่อน|Thin before thick, sunscreen last, make-up on top.|เนื้อบางก่อนเนื้อหนา กันแดดท้ายสุดก่อนแต่งหน้า',
      'Retinol in the tropics?|อยู่เมืองร้อนใช้เรตินอลได้ไหม|At night, twice a week to begin with, never in pregnancy, and with SPF every morning.|ทาก่อนนอน เริ่มสัปดาห์ละสองครั้ง ห้ามใช้เมื่อตั้งครรภ์ และต้องทากันแดดทุกเช้า',
    ],
    terms: [
      'Burning that lasts longer than ten minutes means wash it off.|แสบนานเกิน 10 นาทีให้ล้างออก',
      'Chosen by Arun’s pharmacists; brands cannot buy a place in this list.|เภสัชกรของเราเลือกเอง แบรนด์ซื้อตำแหน่งไม่ได้',
    ],
  },
  'make-up-that-stays': {
    reason:
      'Foundation rarely fails by itself; it fails because of what is underneath. Most slipping faces we see at noon were painted over sunscreen that was still wet.|รองพื้นมักไม่ได้ผิด ที่ผิดคือชั้นข้างใต้ หน้าที่ไหลตอนเที่ยงส่วนใหญ่ทาทับกันแดดที่ยังไม่แห้ง',
    steps: [
      'What our pharmacists say|คำแนะนำจากเภสัชกร',
      'Start dry|เริ่มจากผิวแห้ง|Wait five minutes after sunscreen.|รอ 5 นาทีหลังทากันแดด',
      'Thin, twice|บางแต่สองชั้น|Two thin layers hold better than one thick one.|ลงบางสองชั้นติดทนกว่าชั้นหนาชั้นเดียว',
      'Blot, do not powder|ซับก่อน อย่าเพิ่งเติมแป้ง|Paper takes the shine and leaves the colour.|กระดาษซับมันเอาความมันออก สีไม่หลุด',
    ],
    questions: [
      'Do setting sprays do anything?|สเปรย์ล็อกหน้าได้ผลไหม|Those with film formers do. Hold it at arm’s length, eyes shut, two sprays.|ตัวที่มีสารฟิล์มช่วยได้ ถือห่างสุดแขน หลับตา ฉีดสองครั้ง',
      'How often are sponges washed?|ฟองน้ำควรล้างบ่อยแค่ไหน|After each second use, and thrown out after three months.|ใช้สองครั้งล้างหนึ่งครั้ง และทิ้งทุกสามเดือน',
      'Pink eye: what about my mascara?|ตาแดง มาสคาร่าเดิมใช้ต่อได้ไหม|Into the bin, with the eyeliner. No colour until a week after it is healed.|ทิ้งทั้งมาสคาร่าและอายไลเนอร์ งดแต่งตาจนหายแล้วหนึ่งสัปดาห์',
    ],
    terms: [
      'Tested by our staff on a July day from eight to six.|พนักงานเราลองจริงวันหนึ่งในกรกฎาคม แปดโมงถึงหกโมง',
      'Shades differ between screens.|สีบนหน้าจออาจต่างกัน',
    ],
  },
  'hair-in-humidity': {
    reason:
      'A hair shaft drinks from the air, unevenly, and bends. Wrap it in something water cannot enter and it stays where the comb put it, at least until the next tunnel of wind.|เส้นผมดูดความชื้นไม่เท่ากันทั้งเส้นจึงบิดงอ เคลือบด้วยสิ่งที่น้ำเข้าไม่ได้ ผมจะอยู่ทรงอย่างที่หวี อย่างน้อยก็จนเจอลม',
    steps: [
      'What our pharmacists say|คำแนะนำจากเภสัชกร',
      'Shampoo the scalp|สระที่หนังศีรษะ|The lengths are washed by what runs down.|ปลายผมสะอาดได้จากฟองที่ไหลผ่าน',
      'Condition the ends|ครีมนวดที่ปลายผม|From the ears down, two minutes.|ตั้งแต่ระดับหูลงไป ทิ้งไว้ 2 นาที',
      'One drop of oil|ออยล์หนึ่งหยด|On wet hair, and no more.|ลงตอนผมหมาด หยดเดียวพอ',
    ],
    questions: [
      'Are silicones harmful?|ซิลิโคนทำร้ายผมไหม|No. They smooth; wash them out once a week with a clear shampoo.|ไม่ ช่วยให้ลื่น แค่ล้างออกด้วยแชมพูใสสัปดาห์ละครั้ง',
      'I lose a handful each day.|ผมร่วงเป็นกำทุกวัน ควรทำอย่างไร|Up to a hundred is normal. Bald patches, or months after a fever or birth, are worth a talk.|ร่วงถึงร้อยเส้นปกติ ถ้าร่วงเป็นหย่อมหรือหลังป่วยหลังคลอดนานๆ ให้ปรึกษา',
    ],
    terms: [
      'Treatments of the salon kind need a strand test the day before.|ผลิตภัณฑ์ยืดดัดต้องทดสอบที่ปอยผมก่อนหนึ่งวัน',
      'Picks change with the seasons, last in June.|รายการปรับตามฤดู ล่าสุดเดือนมิถุนายน',
    ],
  },
  'shower-and-after': {
    reason:
      'Three showers a day are no luxury at 38 degrees. They only become a problem when each of them is hot, soapy and followed by nothing.|อาบวันละสามรอบที่ 38 องศาไม่ใช่เรื่องฟุ่มเฟือย จะเป็นปัญหาก็ต่อเมื่อทุกครั้งน้ำร้อน ฟองเยอะ และไม่ทาอะไรต่อ',
    steps: [
      'What our pharmacists say|คำแนะนำจากเภสัชกร',
      'Cool water|น้ำเย็นพอดี|Hot water takes the oils along.|น้ำร้อนชะน้ำมันธรรมชาติของผิว',
      'Mild soap|สบู่อ่อนๆ|A pH near 5.5 keeps skin calm.|ค่า pH ใกล้ 5.5 ผิวไม่แห้งตึง',
      'Lotion in three minutes|โลชั่นภายใน 3 นาที|On damp skin it takes half as much.|ทาตอนผิวหมาด ใช้น้อยลงครึ่งหนึ่ง',
    ],
    questions: [
      'Must I use soap each time?|ต้องใช้สบู่ทุกครั้งไหม|Armpits, groin and feet; water is enough for the rest, twice a day.|เฉพาะรักแร้ ขาหนีบ และเท้า ที่เหลือน้ำเปล่าก็พอในสองรอบที่เหลือ',
      'Tiny itchy bumps on the back in hot weather?|ตุ่มคันเล็กๆ ที่หลังตอนร้อน คืออะไร|Prickly heat, as a rule: cool, loose cotton, calamine. With pus or pain show it.|มักเป็นผด เปิดแอร์ ใส่ผ้าฝ้าย ทาคาลาไมน์ ถ้าเป็นหนองหรือเจ็บให้เภสัชกรดู',
    ],
    terms: [
      'Antibacterial soap is for wounds and jobs, not for every day.|สบู่ฆ่าเชื้อไว้ใช้เมื่อจำเป็น ไม่ใช่ทุกวัน',
      'Scented lotion does not belong on broken skin.|ไม่ทาโลชั่นมีน้ำหอมบนผิวที่มีแผล',
    ],
  },
  'shave-without-red': {
    reason:
      'Razor burn is friction, and friction comes from pressing. A heavy handle, a fresh edge and patience with the neck do more than the most expensive balm afterwards.|ผิวแสบแดงมาจากแรงกด ด้ามหนัก ใบมีดใหม่ และใจเย็นที่ลำคอ ช่วยได้มากกว่าบาล์มราคาสูงหลังโกน',
    steps: [
      'What our pharmacists say|คำแนะนำจากเภสัชกร',
      'Warm first|ประคบอุ่นก่อน|After the shower the hair is soft.|โกนหลังอาบน้ำ ขนจะนุ่ม',
      'Along the grain|โกนตามแนว|Against it only where you must.|ย้อนแนวเฉพาะจุดที่จำเป็น',
      'Sharp blades|ใบมีดคม|Five shaves, then a new one.|ใช้ 5 ครั้งแล้วเปลี่ยน',
    ],
    questions: [
      'Five blades or one?|ใบมีดห้าชั้นหรือชั้นเดียวดี|One or two if hairs grow in; more pull below the skin.|ถ้าขนคุดใช้หนึ่งหรือสองชั้น หลายชั้นจะดึงขนลงใต้ผิว',
      'Is aftershave needed?|ต้องใช้อาฟเตอร์เชฟไหม|Cold water and an unscented cream are kinder than alcohol.|น้ำเย็นกับครีมไม่มีกลิ่นอ่อนโยนกว่าแอลกอฮอล์',
      'I cut a mole.|โกนโดนไฝ ทำอย่างไร|Press for five minutes. If it bleeds again without cause, let a doctor see it.|กดไว้ 5 นาที ถ้าเลือดออกอีกโดยไม่มีเหตุให้แพทย์ดู',
    ],
    terms: [
      'Never share a razor: it carries hepatitis.|ไม่ใช้มีดโกนร่วมกัน เสี่ยงไวรัสตับอักเสบ',
      'Used blades go into a tin, then to us.|ใบมีดเก่าใส่กระป๋องแล้วนำมาทิ้งที่สาขา',
    ],
  },
  'a-scent-in-the-heat': {
    reason:
      'At 35 degrees alcohol flies off and the base notes arrive before you do. Lift passengers notice. Choose what evaporates politely, and wear it where the sun does not shine.|ที่ 35 องศาแอลกอฮอล์ระเหยไว โน้ตหนักๆ จึงมาถึงก่อนตัว คนในลิฟต์รู้ทันที เลือกกลิ่นที่จางอย่างสุภาพ และฉีดตรงที่แดดไม่ถึง',
    steps: [
      'What our pharmacists say|คำแนะนำจากเภสัชกร',
      'Citrus and tea|ซิตรัสและชา|They stay clear when you warm up.|กลิ่นยังสดแม้ตัวอุ่นขึ้น',
      'Below the collar|ใต้ปกเสื้อ|Not on sunlit skin: it may stain.|เลี่ยงผิวที่โดนแดดเพราะอาจเกิดรอย',
      'A mist to go|บอดี้มิสต์พกพา|Refresh instead of overdoing it.|เติมระหว่างวันดีกว่าฉีดหนักครั้งเดียว',
    ],
    questions: [
      'How do I make it last to evening?|ทำอย่างไรให้หอมถึงเย็น|Unscented lotion below it; and carry five millilitres.|ทาโลชั่นไม่มีกลิ่นรองพื้น และพกขวด 5 มล.',
      'My skin browned where I sprayed.|ผิวตรงที่ฉีดคล้ำ ทำอย่างไร|Bergamot and sun can do that. Spray on cloth, use sunscreen, give it months.|เบอร์กามอตกับแดดทำได้ เปลี่ยนไปฉีดเสื้อ ทากันแดด และให้เวลาหลายเดือน',
    ],
    terms: [
      'Keep bottles in a cupboard: the bathroom ruins them within a year.|เก็บขวดในตู้ วางในห้องน้ำปีเดียวกลิ่นเพี้ยน',
      'No perfume on babies, nor where asthma is.|ไม่ใช้กับทารกและใกล้ผู้ป่วยหอบหืด',
    ],
  },
};
