import type { Story } from '../campaign-kit.ts';

/** Play campaigns other than the quizzes and the cabinet. */
export const playStories: Readonly<Record<string, Story>> = {
  'know-your-skin': {
    reason:
      'Half of the people who call their skin oily have dry skin that is defending itself. Three questions about an ordinary day separate the two better than any mirror.|คนที่คิดว่าตัวเองผิวมันครึ่งหนึ่ง จริงๆ ผิวแห้งจนผลิตน้ำมันสู้ สามคำถามเรื่องวันธรรมดาแยกได้ดีกว่าส่องกระจก',
    steps: [
      'What to do with the answer|ได้ผลแล้วทำอย่างไรต่อ',
      'Write down what you own|จดสิ่งที่มีอยู่|Cross out products for other skin types.|ขีดตัวที่ไม่ตรงสภาพผิวออก',
      'Change a single thing|เปลี่ยนทีละอย่าง|Begin with the cleanser, it touches everything.|เริ่มจากตัวล้างหน้า เพราะใช้กับผิวทั้งหน้า',
      'Ask us after a month|ครบเดือนมาถามเรา|With a photo in morning light.|พร้อมรูปถ่ายแสงเช้า',
    ],
    questions: [
      'Does the result stay the same for ever?|ผลนี้ใช้ได้ตลอดไหม|No. Ask again after moving, childbirth or a change of medicine.|ไม่ ทำใหม่เมื่อย้ายที่อยู่ หลังคลอด หรือเปลี่ยนยา',
      'Two results feel right. Which counts?|ก้ำกึ่งสองแบบ เชื่อแบบไหน|The gentler one. Skin forgives too little more easily than too much.|เชื่อแบบที่อ่อนโยนกว่า ผิวให้อภัยน้อยไปง่ายกว่ามากไป',
    ],
    terms: [
      'From fourteen years; children’s skin follows other rules.|สำหรับอายุ 14 ปีขึ้นไป ผิวเด็กใช้เกณฑ์อื่น',
    ],
  },
  'which-sunscreen': {
    reason:
      'The best sunscreen is the one that is not left in the drawer. So the quiz does not ask for your skin type but for noon, sweat and water.|กันแดดที่ดีที่สุดคือหลอดที่ไม่ถูกทิ้งในลิ้นชัก ควิซนี้จึงไม่ถามสภาพผิว แต่ถามเรื่องเที่ยง เหงื่อ และน้ำ',
    steps: [
      'How much is enough|ทาเท่าไรถึงพอ',
      'Two strips on two fingers|บีบยาวสองนิ้ว|Index and middle, from tip to root: that is for face and neck.|นิ้วชี้กับนิ้วกลาง จากปลายถึงโคน สำหรับหน้าและคอ',
      'Ears, lids, parting|หู เปลือกตา แสกผม|The places that surgeons see most.|จุดที่หมอผิวหนังพบปัญหาบ่อยที่สุด',
    ],
    questions: [
      'SPF 30 or 50, is there much between?|SPF 30 กับ 50 ต่างกันมากไหม|97 against 98 per cent, if you take enough. Most take half, so the higher one helps.|กันได้ 97 กับ 98% ถ้าทาพอ แต่คนส่วนใหญ่ทาครึ่งเดียว ค่าสูงจึงช่วย',
      'Does glass keep the sun off?|นั่งริมกระจกต้องทาไหม|UVB yes, UVA hardly: by the window you still age.|กระจกกัน UVB แต่ UVA ทะลุ นั่งริมหน้าต่างก็ควรทา',
    ],
    terms: [
      'Children below six months stay in the shade instead.|ทารกต่ำกว่า 6 เดือนให้หลบแดดแทน',
      'Itching under the cream: change the filter, ask for a mineral one.|ทาแล้วคันให้เปลี่ยนเป็นสูตรมิเนอรัล',
    ],
  },
  'medicine-cabinet': {
    reason:
      'Sunday, child with a fever, and four open syrups without a date. An hour with a bin bag and a pen prevents that; tap on the drawing for what should be left in the end.|วันอาทิตย์ ลูกตัวร้อน กับยาน้ำเปิดแล้วสี่ขวดไม่มีวันที่ ใช้เวลาหนึ่งชั่วโมงกับถุงขยะและปากกาจะไม่เจอแบบนี้ แตะที่ภาพดูว่าควรเหลืออะไร',
    steps: [
      'Clear it out in an hour|เคลียร์ตู้ยาใน 1 ชั่วโมง',
      'Everything on the table|เทออกมาทั้งหมด|Check the handbag and the car too.|รวมในกระเป๋าถือและในรถ',
      'Three heaps|แบ่งสามกอง|Good, expired, unknown. The last two go to a branch.|ใช้ได้ หมดอายุ ไม่รู้ว่าอะไร สองกองหลังนำมาคืนสาขา',
      'Put back by person|จัดเก็บตามคน|A tray each for children and grown-ups.|แยกถาดเด็กกับผู้ใหญ่',
    ],
    questions: [
      'How long is an opened syrup good?|ยาน้ำเปิดแล้วเก็บได้นานแค่ไหน|Write the day on it: as a rule six months at most, mixed antibiotics one or two weeks in the fridge.|เขียนวันที่เปิดไว้ ปกติไม่เกิน 6 เดือน ยาปฏิชีวนะผสมน้ำ 1–2 สัปดาห์ในตู้เย็น',
      'Eye drops?|ยาหยอดตาล่ะ|Four weeks, then out, even if half full.|สี่สัปดาห์แล้วทิ้ง แม้จะเหลือครึ่งขวด',
      'Where should the cabinet hang?|ตู้ยาควรอยู่ตรงไหน|In the bedroom or hall, above 1.5 m, locked if children visit.|ห้องนอนหรือทางเดิน สูงเกิน 1.5 เมตร ล็อกถ้ามีเด็ก',
    ],
    terms: [
      'Keep each medicine in its own box with the leaflet.|เก็บยาในกล่องเดิมพร้อมเอกสารกำกับ',
      'Ask before you give anything to someone else.|ถามก่อนแบ่งยาให้คนอื่น',
    ],
  },
};
