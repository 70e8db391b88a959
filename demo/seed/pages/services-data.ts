/** Every text is `English|Thai`. */
export interface Service {
  readonly slug: string;
  readonly picture: string;
  readonly title: string;
  readonly text: string;
  /** Icon | title | text, the latter two in English and Thai. */
  readonly facts: readonly string[];
  readonly bring: readonly string[];
  /** The title of the table, then branch ids with times. */
  readonly where: readonly string[];
  readonly interest: string;
  readonly note: string;
}

export const SERVICES: readonly Service[] = [
  {
    slug: 'flu-vaccination',
    picture: 'topic-flu',
    title: 'Flu vaccination, without an appointment|ฉีดวัคซีนไข้หวัดใหญ่ ไม่ต้องนัด',
    text: 'Once a year, before the rains, at branches with a clinic.|ปีละครั้งก่อนเข้าหน้าฝน ที่สาขาที่มีคลินิก',
    facts: [
      'clock|20 minutes|20 นาที|A questionnaire, the injection, a short rest.|ซักประวัติ ฉีด แล้วนั่งพักสังเกตอาการ',
      'user|From six months of age|ตั้งแต่อายุ 6 เดือน|Especially for people over 65, pregnant or with a long-term illness.|เหมาะอย่างยิ่งกับผู้สูงอายุ หญิงตั้งครรภ์ และผู้มีโรคประจำตัว',
    ],
    bring: [
      'Your identity card|บัตรประชาชน',
      'A list of medicines and allergies|รายชื่อยาที่ใช้และประวัติแพ้ยา',
    ],
    where: [
      'Where and when we vaccinate|สาขาและเวลาฉีดวัคซีน',
      '1|Every day, 10–19|ทุกวัน 10.00–19.00 น.',
      '3|Every day, 11–20|ทุกวัน 11.00–20.00 น.',
      '9|Saturday and Sunday, 11–19|เสาร์–อาทิตย์ 11.00–19.00 น.',
      '18|Saturday, 11–18|เสาร์ 11.00–18.00 น.',
      '21|Tuesday to Saturday, 10–17|อังคาร–เสาร์ 10.00–17.00 น.',
      '27|Wednesday and Saturday, 11–18|พุธและเสาร์ 11.00–18.00 น.',
      '30|Thursday and Sunday, 11–18|พฤหัสบดีและอาทิตย์ 11.00–18.00 น.',
      '39|Monday to Friday, 13–19|จันทร์–ศุกร์ 13.00–19.00 น.',
    ],
    interest:
      'We order doses by the number of clicks: this is no appointment, and none is needed.|เราสั่งวัคซีนตามจำนวนคนที่กด ไม่ใช่การจองคิว และไม่ต้องจอง',
    note: 'Swollen face or trouble breathing after an injection: call 1669, even at home.|หลังฉีดหากหน้าบวมหรือหายใจลำบาก โทร 1669 ทันทีแม้กลับถึงบ้านแล้ว',
  },
  {
    slug: 'hpv-vaccination',
    picture: 'topic-new-service',
    title: 'HPV vaccination for girls and boys|วัคซีน HPV สำหรับเด็กหญิงและเด็กชาย',
    text: 'Two or three injections that help to prevent several cancers.|ช่วยป้องกันมะเร็งหลายชนิด ได้ผลดีที่สุดเมื่อฉีดตั้งแต่เนิ่นๆ',
    facts: [
      'calendar|Two or three doses|2 หรือ 3 เข็ม|Two below 15 years, three from then on.|อายุต่ำกว่า 15 ปี 2 เข็ม ตั้งแต่ 15 ปี 3 เข็ม',
      'bell|We remind you|มีแจ้งเตือน|Of the next dose, if you want us to.|แจ้งเตือนเข็มต่อไปหากคุณต้องการ',
    ],
    bring: ['The vaccination booklet|สมุดวัคซีน', 'A parent, below 18|ผู้ปกครอง หากอายุต่ำกว่า 18 ปี'],
    where: [
      'Clinics outside school hours|คลินิกนอกเวลาเรียน',
      '1|Saturday, 10–15|เสาร์ 10.00–15.00 น.',
      '3|Sunday, 12–18|อาทิตย์ 12.00–18.00 น.',
      '21|Saturday, 13–17|เสาร์ 13.00–17.00 น.',
      '30|Sunday, 13–17|อาทิตย์ 13.00–17.00 น.',
      '38|Friday, 15–19|ศุกร์ 15.00–19.00 น.',
    ],
    interest:
      'The more families ask for a weekday afternoon, the sooner we add one.|ยิ่งหลายครอบครัวขอรอบบ่ายวันธรรมดา เรายิ่งเปิดเพิ่มเร็ว',
    note: 'Bleeding between periods or after sex is a reason to see a gynaecologist, vaccinated or not.|เลือดออกกะปริบกะปรอยหรือหลังมีเพศสัมพันธ์ ควรพบสูตินรีแพทย์ ไม่ว่าจะฉีดวัคซีนแล้วหรือไม่',
  },
  {
    slug: 'blood-pressure-check',
    picture: 'topic-blood-pressure',
    title: 'Blood pressure, measured and explained|วัดความดันฟรี พร้อมคำอธิบาย',
    text: 'Free, any time a pharmacist is in.|ฟรีทุกเวลาที่มีเภสัชกร',
    facts: [
      'heart|Two measurements|วัดสองครั้ง|Sitting, five minutes apart.|ในท่านั่ง ห่างกัน 5 นาที',
      'receipt|A card for your doctor|บัตรบันทึกผล|With date, hour and both values.|ลงวันที่ เวลา และค่าทั้งสองครั้ง',
    ],
    bring: [
      'The names of your medicines|รายชื่อยาที่ใช้',
      'Ten calm minutes, without coffee before|เวลา 10 นาที งดกาแฟก่อนวัด',
    ],
    where: [
      'A few good places to sit down|สาขาที่นั่งวัดสบาย',
      '4|Weekday mornings are quiet|เช้าวันธรรมดาคนน้อย',
      '10|A seat by the entrance|มีที่นั่งข้างทางเข้า',
      '12|Monitor with a large cuff|มีผ้าพันขนาดใหญ่',
      '16|In the lift lobby on Fridays|วันศุกร์ตั้งโต๊ะหน้าลิฟต์',
      '24|Before the market, from 9|ก่อนไปตลาด ตั้งแต่ 9.00 น.',
      '37|Step-free from the street|ทางลาดจากถนน',
    ],
    interest:
      'Say that you would come after office hours, and we keep a second chair free.|บอกเราว่าอยากมาหลังเลิกงาน เราจะเตรียมเก้าอี้เพิ่ม',
    note: 'Sudden headache as never before, a drooping face, slurred speech: 1669, no measuring.|ปวดหัวรุนแรงเฉียบพลัน หน้าเบี้ยว พูดไม่ชัด โทร 1669 ไม่ต้องรอวัด',
  },
  {
    slug: 'blood-sugar-check',
    picture: 'topic-diabetes',
    title: 'Blood sugar in five minutes|ตรวจน้ำตาลใน 5 นาที',
    text: 'A drop from the finger; advice whatever it shows.|เจาะปลายนิ้วหยดเดียว พร้อมคำแนะนำ',
    facts: [
      'clock|Best before breakfast|ก่อนอาหารเช้าดีที่สุด|Eight hours after the last meal.|งดอาหาร 8 ชั่วโมง',
      'shield|No diagnosis|ไม่ใช่การวินิจฉัย|High values go to a doctor; we write the letter.|หากค่าสูง เราเขียนใบส่งต่อให้พบแพทย์',
    ],
    bring: ['Your last results, if you have them|ผลตรวจครั้งก่อน ถ้ามี'],
    where: [
      'Early mornings, near you|รอบเช้าใกล้บ้าน',
      '2|Monday to Friday from 8|จันทร์–ศุกร์ ตั้งแต่ 8.00 น.',
      '8|Every day from 9|ทุกวัน ตั้งแต่ 9.00 น.',
      '13|Tuesday and Thursday, 10–12|อังคารและพฤหัสบดี 10.00–12.00 น.',
      '25|Every day, 9–11|ทุกวัน 9.00–11.00 น.',
      '28|Wednesday, 10–12|พุธ 10.00–12.00 น.',
      '33|Saturday, 9–12|เสาร์ 9.00–12.00 น.',
    ],
    interest:
      'A click helps us to have strips in date at every branch of the list.|กดบอกเรา จะได้เตรียมแถบตรวจไม่หมดอายุไว้ทุกสาขา',
    note: 'Drowsy, breath like fruit, vomiting: that is an emergency for the hospital, not for a strip.|ซึม ลมหายใจกลิ่นผลไม้ อาเจียน เป็นภาวะฉุกเฉินที่ต้องไปโรงพยาบาล',
  },
  {
    slug: 'stop-smoking',
    picture: 'topic-exercise',
    title: 'Stop smoking, with company|เลิกบุหรี่ มีเพื่อนช่วย',
    text: 'Four talks in eight weeks with the same pharmacist.|พูดคุย 4 ครั้งใน 8 สัปดาห์กับเภสัชกรคนเดิม',
    facts: [
      'calendar|A day to stop|กำหนดวันเลิก|You choose it; we prepare for it.|คุณเลือกวัน เราช่วยเตรียมตัว',
      'leaf|Gum or patches|หมากฝรั่งหรือแผ่นแปะ|In the strength that fits, and how to come off it.|เลือกขนาดที่เหมาะและวิธีลดลง',
    ],
    bring: ['How many a day, and since when|จำนวนมวนต่อวันและสูบมานานแค่ไหน'],
    where: [
      'Four branches, four evenings|สี่สาขา เลือกรอบที่สะดวก',
      '6|Mondays, 17–20, after work|จันทร์ 17.00–20.00 น. หลังเลิกงาน',
      '14|Thursdays, 16–19, near the university|พฤหัสบดี 16.00–19.00 น. ใกล้มหาวิทยาลัย',
      '19|Saturdays, 10–13, for shift workers|เสาร์ 10.00–13.00 น. สำหรับคนทำกะ',
      '34|Sundays, 11–14, after the factory week|อาทิตย์ 11.00–14.00 น. หลังสัปดาห์โรงงาน',
    ],
    interest:
      'We do not call you: your click only tells us how many chairs we need.|เราไม่โทรตาม กดเพื่อให้รู้ว่าต้องเตรียมกี่ที่นั่ง',
    note: 'Chest pain, coughing blood, or thoughts of harming yourself while you quit: see a doctor or call 1669 or 1323.|ระหว่างเลิก หากเจ็บหน้าอก ไอเป็นเลือด หรือคิดทำร้ายตัวเอง พบแพทย์ โทร 1669 หรือ 1323',
  },
  {
    slug: 'medicine-review',
    picture: 'pharmacist-counter',
    title: 'All your medicines on one table|ทบทวนยาทั้งหมดที่ใช้อยู่',
    text: 'If you take five or more: duplicates, interactions and what you may not need.|สำหรับผู้ใช้ยา 5 ชนิดขึ้นไป ดูว่าซ้ำ ตีกัน หรือหยุดได้ตัวไหน',
    facts: [
      'clock|30 minutes|30 นาที|At a desk, not at the counter.|นั่งคุยที่โต๊ะ ไม่ใช่หน้าเคาน์เตอร์',
      'receipt|A plan on paper|แผนการใช้ยา|For you and your doctor.|สำหรับคุณและแพทย์ของคุณ',
    ],
    bring: ['Everything, in a bag: boxes, herbs, vitamins|ยาทุกอย่างใส่ถุงมา รวมสมุนไพรและวิตามิน'],
    where: [
      'Where there is a desk|สาขาที่มีโต๊ะให้คำปรึกษา',
      '5|Desk on the upper floor, Tuesdays|โต๊ะชั้นบน วันอังคาร',
      '11|Cantonese and Teochew spoken|พูดจีนแต้จิ๋วและกวางตุ้งได้',
      '17|Wednesdays, 13–16|พุธ 13.00–16.00 น.',
      '22|Mondays, 14–17|จันทร์ 14.00–17.00 น.',
      '29|Fridays, 13–16|ศุกร์ 13.00–16.00 น.',
      '36|Tuesdays, 10–12|อังคาร 10.00–12.00 น.',
    ],
    interest: 'One click shows us where a second desk would be used.|กดบอกเราว่าควรเพิ่มโต๊ะที่สาขาไหน',
    note: 'Never more tablets because one was forgotten; after an overdose ring 1367 or 1669.|ลืมกินยาอย่ากินเพิ่มเป็นสองเท่า หากกินเกินขนาดโทร 1367 หรือ 1669',
  },
  {
    slug: 'travel-advice',
    picture: 'topic-travel',
    title: 'Before you travel|ปรึกษาก่อนเดินทาง',
    text: 'Altitude, mosquitoes, stomachs: a small kit for where you go.|ที่สูง ยุง ท้องเสีย จัดชุดยาให้เหมาะกับที่ที่ไป',
    facts: [
      'globe|By country|ตามประเทศปลายทาง|Local health risks, and what helps.|มีโรคอะไรและป้องกันอย่างไร',
      'package|A kit in your size|ชุดยาพอดีตัว|No more than the hand luggage takes.|ไม่เกินกระเป๋าถือขึ้นเครื่อง',
    ],
    bring: ['Your route and dates|เส้นทางและวันเดินทาง', 'Vaccination records|ประวัติวัคซีน'],
    where: [
      'Branches that pack every day|สาขาที่จัดชุดยาเดินทางทุกวัน',
      '7|Open until half past eleven, for night flights|เปิดถึงห้าทุ่มครึ่ง ก่อนบินดึก',
      '9|On the road to Suvarnabhumi|ทางไปสุวรรณภูมิ',
      '32|Boats, diving, islands|ดำน้ำและเที่ยวเกาะ',
      '23|Treks and borders in the north|เดินป่าและข้ามแดนทางเหนือ',
      '38|Sea sickness, corals|เมาเรือ ปะการังบาด',
    ],
    interest:
      'Tell us that a trip is coming: the lists for popular countries get printed by demand.|บอกเราว่ากำลังจะเดินทาง เราพิมพ์ลิสต์ประเทศยอดนิยมตามจำนวนคนขอ',
    note: 'High above 3,000 m with headache and staggering: go down at once, tablets later.|ขึ้นสูงเกิน 3,000 เมตร ปวดหัวเดินเซ ให้ลงทันที ยาค่อยว่ากัน',
  },
  {
    slug: 'skin-consultation',
    picture: 'topic-acne',
    title: 'Skin, looked at properly|ปรึกษาปัญหาผิว',
    text: 'Acne, spots, itching: what you can treat yourself and what you cannot.|สิว ฝ้า ผื่นคัน แบบไหนดูแลเองได้ แบบไหนควรพบแพทย์',
    facts: [
      'eye|In daylight|ดูใต้แสงธรรมชาติ|Without make-up, please.|งดแต่งหน้ามาก่อน',
      'tag|A routine you can afford|รูทีนที่จ่ายไหว|Three products at most.|ไม่เกิน 3 ชิ้น',
    ],
    bring: ['What you use now, or photos of it|ผลิตภัณฑ์ที่ใช้อยู่หรือรูปถ่าย'],
    where: [
      'Seats by daylight|สาขาที่มีแสงธรรมชาติ',
      '3|Window to the north, daily 11–17|หน้าต่างทิศเหนือ ทุกวัน 11.00–17.00 น.',
      '7|Daily, 12–16|ทุกวัน 12.00–16.00 น.',
      '16|Saturdays, 11–16|เสาร์ 11.00–16.00 น.',
      '27|Sundays, 11–15|อาทิตย์ 11.00–15.00 น.',
      '35|Fridays, 10–14|ศุกร์ 10.00–14.00 น.',
    ],
    interest:
      'Interested? It tells us for which hours to roster the colleague who knows skin.|สนใจกดไว้ เราจะจัดเวรเภสัชกรที่เชี่ยวชาญเรื่องผิวให้ตรงเวลา',
    note: 'Rash after a new medicine, with fever or sore mouth: stop it and go to hospital today.|ผื่นขึ้นหลังกินยาใหม่ ร่วมกับไข้หรือเจ็บปาก หยุดยาและไปโรงพยาบาลวันนี้',
  },
  {
    slug: 'carers-evening',
    picture: 'topic-elderly',
    title: 'An evening for carers|ค่ำนี้เพื่อผู้ดูแล',
    text: 'Pill boxes, wounds, sleepless nights: one evening a month, free.|จัดยา ดูแลแผล นอนไม่หลับ เดือนละครั้ง เข้าร่วมฟรี',
    facts: [
      'calendar|The first Tuesday|อังคารแรกของเดือน|From 6 to 8 pm.|เวลา 18.00–20.00 น.',
      'user|Twelve seats|12 ที่นั่ง|Call the branch for one.|โทรจองกับสาขา',
    ],
    bring: ['Your questions|คำถามที่อยากรู้'],
    where: [
      'Hosts of the evening|สาขาที่จัดกิจกรรม',
      '10|The room behind the shop, ground floor|ห้องหลังร้าน ชั้นล่าง',
      '13|Third floor, with a lift|ชั้น 3 มีลิฟต์',
      '18|Beside the clinic|ข้างห้องคลินิก',
      '26|In the shop itself, tables put together|ในร้าน ต่อโต๊ะกัน',
    ],
    interest:
      'A click is no seat yet; it helps four branches choose the topic that most of you need.|กดแล้วยังไม่ใช่การจอง แต่ช่วยให้สี่สาขาเลือกหัวข้อที่คนต้องการที่สุด',
    note: 'If someone you care for fell and is confused: call 1669 first, then us.|ผู้ที่คุณดูแลล้มแล้วสับสน โทร 1669 ก่อน แล้วค่อยถามเรา',
  },
  {
    slug: 'old-medicine-return',
    picture: 'topic-medicine-storage',
    title: 'Bring back what is left|นำยาเก่ามาคืน',
    text: 'Every branch takes old medicines and has them burnt safely.|ทุกสาขารับยาเก่าไปทำลายอย่างปลอดภัย',
    facts: [
      'trash|Tablets, syrups, creams|ยาเม็ด ยาน้ำ ครีม|No needles: ask for a box for those.|เข็มฉีดยาให้ขอกล่องเฉพาะ',
      'leaf|Why it matters|ทำไมจึงสำคัญ|What goes down the drain comes back in the fish.|ยาที่ทิ้งลงท่อกลับมาอยู่ในปลา',
    ],
    bring: ['Blisters without cartons|แผงยาที่แยกจากกล่อง'],
    where: [
      'Some of the forty bins|ตัวอย่างจุดรับจาก 40 สาขา',
      '1|Bin at the entrance|ถังหน้าร้าน',
      '15|No pharmacist, but a bin|ไม่มีเภสัชกร แต่มีถังรับ',
      '20|Beside the parcel counter|ข้างจุดรับสินค้า',
      '31|Also from dairy and poultry families: household leftovers only|รับจากครัวเรือนเกษตร เฉพาะยาคน',
      '40|Ask at the till|แจ้งที่แคชเชียร์',
    ],
    interest:
      'You would like a bin at your office or temple? Click, and we look for a partner near you.|อยากให้มีถังที่ออฟฟิศหรือวัดใกล้บ้าน กดไว้ เราจะหาพันธมิตรในพื้นที่',
    note: 'A child may have swallowed something: 1367 or 1669 at once, and bring what is left.|สงสัยว่าเด็กกลืนยา โทร 1367 หรือ 1669 ทันที และนำยาที่เหลือไปด้วย',
  },
];
