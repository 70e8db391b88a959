import type { Story } from '../campaign-kit.ts';

/** Course of a visit, suitability and price. */
export const serviceStories: Readonly<Record<string, Story>> = {
  'flu-vaccination': {
    reason:
      'Flu viruses change every year, and so does the vaccine: last year’s injection says little about this season. Our nurses vaccinate in the clinic room of eight branches, without an appointment.|เชื้อไข้หวัดใหญ่เปลี่ยนสายพันธุ์ทุกปี วัคซีนจึงปรับตามทุกปีเช่นกัน เข็มของปีก่อนอาจไม่ครอบคลุมแล้ว พยาบาลของเราฉีดให้ที่ห้องคลินิกใน 8 สาขา เดินเข้ามาได้เลย',
    steps: [
      'From the door to the plaster|ขั้นตอนตั้งแต่เข้าร้านจนติดพลาสเตอร์',
      'Fill in the questionnaire|กรอกแบบซักประวัติ|Eight questions about fever today, earlier vaccinations and allergies.|8 ข้อ เรื่องไข้วันนี้ วัคซีนที่เคยฉีด และประวัติแพ้',
      'Bare the upper arm|ฉีดที่ต้นแขน|Wear a loose sleeve. Small children sit on a lap and are vaccinated in the thigh.|ใส่เสื้อแขนหลวมมา เด็กเล็กนั่งตักผู้ปกครองและฉีดที่ต้นขา',
      'Stay for a quarter of an hour|นั่งพัก 15 นาที|A nurse keeps an eye on you; then you get the entry in your booklet.|พยาบาลคอยดูอาการ แล้วลงบันทึกในสมุดวัคซีนให้',
    ],
    questions: [
      'Who should not be vaccinated today?|ใครยังไม่ควรฉีดวันนี้|Anyone with a fever, or who once had a severe reaction to a flu vaccine. With an egg allergy, tell the nurse: most people can still have it.|ผู้ที่กำลังมีไข้ และผู้ที่เคยแพ้วัคซีนไข้หวัดใหญ่รุนแรง ส่วนผู้แพ้ไข่ให้แจ้งพยาบาลก่อน ส่วนใหญ่ยังฉีดได้',
      'How soon does it protect me?|กี่วันจึงจะมีภูมิคุ้มกัน|After about two weeks. It does not stop every infection; it makes a serious one less likely.|ประมาณ 2 สัปดาห์ วัคซีนไม่ได้กันการติดเชื้อทุกครั้ง แต่ช่วยลดโอกาสป่วยหนัก',
      'Does my child need two doses?|ลูกต้องฉีด 2 เข็มไหม|Children below nine years who have their first flu vaccination do, four weeks apart.|เด็กอายุต่ำกว่า 9 ปีที่ฉีดเป็นปีแรกต้องฉีด 2 เข็ม ห่างกัน 4 สัปดาห์',
    ],
    terms: [
      'The branch shows the price before anything is opened; vouchers of health schemes are not taken.|แจ้งราคาก่อนเปิดวัคซีนทุกครั้ง ไม่รับสิทธิเบิกจ่ายจากกองทุนสุขภาพ',
      'Vaccines are limited for the day; the last patient is taken half an hour before the clinic closes.|วัคซีนมีจำนวนจำกัดต่อวัน รับคนสุดท้ายก่อนคลินิกปิดครึ่งชั่วโมง',
    ],
  },
  'hpv-vaccination': {
    reason:
      'Human papillomavirus is passed on by skin contact, mostly before anyone notices. The vaccine protects against the types behind most cervical cancers, and works best before the first contact: between nine and fourteen years.|ไวรัสเอชพีวีติดต่อทางการสัมผัส ส่วนใหญ่ไม่แสดงอาการ วัคซีนช่วยป้องกันสายพันธุ์ที่เป็นสาเหตุหลักของมะเร็งปากมดลูก และได้ผลดีที่สุดเมื่อฉีดก่อนสัมผัสเชื้อ คือช่วงอายุ 9–14 ปี',
    steps: [
      'A plan over half a year|แผนการฉีดตลอดครึ่งปี',
      'Talk to the clinic nurse|คุยกับพยาบาลคลินิก|Parent and child together; the vaccination booklet shows what is still missing.|มาพร้อมกันทั้งผู้ปกครองและลูก ดูจากสมุดวัคซีนว่ายังขาดเข็มไหน',
      'Have the first dose|ฉีดเข็มแรก|Sitting down, with something eaten before: teenagers faint more easily.|นั่งฉีด และควรกินอาหารมาก่อน เพราะวัยรุ่นเป็นลมง่าย',
      'Come back on time|มาฉีดต่อตามนัด|Below 15 after six to twelve months; older people after two and six months.|อายุต่ำกว่า 15 ปี ฉีดเข็มสองหลัง 6–12 เดือน อายุมากกว่านั้นฉีดที่เดือนที่ 2 และ 6',
    ],
    questions: [
      'Why boys?|ทำไมเด็กผู้ชายควรฉีดด้วย|The same virus causes genital warts and some cancers of throat and anus, and boys pass it on.|เชื้อเดียวกันทำให้เกิดหูดหงอนไก่ มะเร็งช่องคอและทวารหนักบางชนิด และผู้ชายเป็นผู้แพร่เชื้อได้',
      'Is it too late at 25?|อายุ 25 แล้วสายไปไหม|Not necessarily. It protects against types you have not met; a doctor can tell you what you may still gain.|ไม่เสมอไป วัคซีนยังป้องกันสายพันธุ์ที่ยังไม่เคยเจอได้ ปรึกษาแพทย์ว่าคุณจะได้ประโยชน์แค่ไหน',
      'Do I still need a smear test?|ฉีดแล้วยังต้องตรวจคัดกรองไหม|Yes. Some types are not in the vaccine; go on with screening as your doctor says.|ต้องตรวจ เพราะวัคซีนไม่ได้ครอบคลุมทุกสายพันธุ์ ควรตรวจคัดกรองตามที่แพทย์แนะนำ',
    ],
    terms: [
      'Not during pregnancy: the remaining doses wait until afterwards.|งดฉีดระหว่างตั้งครรภ์ เข็มที่เหลือเลื่อนไปหลังคลอด',
      'Each dose is paid for on its day; all of one course come from the same maker.|ชำระเงินทีละเข็ม และใช้วัคซีนยี่ห้อเดียวกันจนครบ',
      'Under 18s bring a parent’s written consent.|ผู้ที่อายุต่ำกว่า 18 ปีต้องมีหนังสือยินยอมจากผู้ปกครอง',
    ],
  },
  'blood-pressure-check': {
    reason:
      'High blood pressure does not hurt. About one in four adults in Thailand has it, and many learn of it only after a stroke. Two readings at the counter take ten minutes and are free.|ความดันสูงไม่มีอาการเตือน ผู้ใหญ่ไทยราว 1 ใน 4 เป็นอยู่ และหลายคนรู้เมื่อเส้นเลือดสมองแตกแล้ว วัดสองครั้งที่เคาน์เตอร์ใช้เวลา 10 นาที ไม่เสียค่าใช้จ่าย',
    steps: [
      'How we measure|เราวัดอย่างไร',
      'Sit back|นั่งพิงให้สบาย|Feet on the floor, arm on the table, five minutes without a phone.|เท้าวางพื้น แขนวางบนโต๊ะ พัก 5 นาที ไม่เล่นมือถือ',
      'The cuff, twice|พันแขนวัดสองรอบ|We choose its width by your arm, since a narrow one reads too high.|เลือกขนาดผ้าพันตามแขน เพราะเล็กไปค่าจะสูงเกินจริง',
      'Read it together|อ่านค่าไปด้วยกัน|The pharmacist writes both values down and says what they mean for you.|เภสัชกรจดค่าทั้งสองครั้งและอธิบายว่าหมายถึงอะไร',
    ],
    questions: [
      'Which value is too high?|ค่าเท่าไรถือว่าสูง|From 140/90 at a counter, or 135/85 at home, measured on several days. One reading after a hurry proves nothing.|ตั้งแต่ 140/90 เมื่อวัดที่ร้าน หรือ 135/85 เมื่อวัดที่บ้าน โดยต้องวัดหลายวัน ค่าครั้งเดียวหลังรีบเดินมายังสรุปไม่ได้',
      'May I come after my tablets?|กินยาความดันมาแล้ววัดได้ไหม|Yes, do not leave them out. Tell us the hour, so that your doctor can read the card properly.|วัดได้ ไม่ต้องงดยา แค่บอกเวลาที่กิน แพทย์จะได้อ่านผลถูก',
      'What if it is very high?|ถ้าค่าสูงมากทำอย่างไร|From 180/120 we measure again and send you to a doctor the same day. With chest pain, a crooked mouth or weakness on one side we call 1669.|ตั้งแต่ 180/120 จะวัดซ้ำและแนะนำพบแพทย์ในวันนั้น หากเจ็บหน้าอก ปากเบี้ยว หรือแขนขาอ่อนแรงซีกเดียว เราจะโทร 1669',
    ],
    terms: [
      'No purchase, no membership and no queue number: the pharmacist on duty measures between two customers.|ไม่ต้องซื้อของ ไม่ต้องเป็นสมาชิก เภสัชกรวัดให้ระหว่างคิวลูกค้า',
      'We keep no copy of the values; the card is yours.|เราไม่เก็บสำเนาค่าที่วัด การ์ดเป็นของคุณ',
    ],
  },
  'blood-sugar-check': {
    reason:
      'Thirst, tiredness, a father with diabetes: reasons enough to know your sugar. A finger prick shows within seconds whether a proper blood test is worth the trip to the hospital.|กระหายน้ำ อ่อนเพลีย หรือพ่อแม่เป็นเบาหวาน ล้วนเป็นเหตุให้ควรรู้ค่าน้ำตาลตัวเอง เจาะปลายนิ้วไม่กี่วินาทีก็พอบอกได้ว่าควรไปตรวจเลือดละเอียดที่โรงพยาบาลไหม',
    steps: [
      'Before, during, after|ก่อน ระหว่าง และหลังตรวจ',
      'Come fasting|งดอาหารมา|Water is fine. Best between opening and nine in the morning.|ดื่มน้ำเปล่าได้ มาช่วงร้านเปิดถึง 9 โมงเช้าดีที่สุด',
      'One drop|เลือดหนึ่งหยด|From the side of a finger, with a lancet that is used once and thrown away.|เจาะข้างปลายนิ้วด้วยเข็มใหม่ทุกคน ใช้แล้วทิ้งทันที',
      'Next steps|วางแผนต่อ|Normal: again in a year. Between: food, movement, and again in three months. High: a letter for the doctor.|ปกติ ตรวจอีกใน 1 ปี เริ่มสูง ปรับอาหารและออกกำลัง แล้วตรวจซ้ำใน 3 เดือน สูง รับใบส่งต่อไปพบแพทย์',
    ],
    questions: [
      'Which figures are normal?|ค่าปกติคือเท่าไร|Below 100 mg/dL fasting. From 100 to 125 is a warning, from 126 a doctor should confirm it in the laboratory.|ต่ำกว่า 100 มก./ดล. เมื่องดอาหาร 100–125 คือเริ่มเสี่ยง ตั้งแต่ 126 ควรให้แพทย์ตรวจยืนยันทางห้องแล็บ',
      'I have eaten already. Shall I go home?|กินข้าวมาแล้ว ตรวจได้ไหม|You may be tested, we only read it differently. Over 200 with thirst and weight loss needs a doctor now.|ตรวจได้ แต่เกณฑ์อ่านผลต่างกัน ถ้าเกิน 200 และกระหายน้ำมาก น้ำหนักลด ควรพบแพทย์ทันที',
      'Can I use it to adjust my insulin?|ใช้ค่านี้ปรับอินซูลินเองได้ไหม|No. Doses are changed with the doctor who prescribed them. If you feel shaky and sweat, tell us at once.|ไม่ได้ การปรับขนาดยาต้องให้แพทย์เจ้าของไข้ดูแล หากใจสั่นเหงื่อแตกให้บอกเราทันที',
    ],
    terms: [
      'Free once a month for each person; a strip for further tests is charged at shelf price.|ตรวจฟรีเดือนละ 1 ครั้งต่อคน ครั้งต่อไปคิดค่าแถบตรวจตามราคาหน้าร้าน',
      'From 18 years. Children and pregnant women are tested by their doctor.|สำหรับอายุ 18 ปีขึ้นไป เด็กและหญิงตั้งครรภ์ให้ตรวจกับแพทย์',
    ],
  },
  'stop-smoking': {
    reason:
      'Most smokers have already quit several times. What helps the next attempt last is a fixed day, something for your hands, and someone who asks how it is going, even after a cigarette.|คนสูบบุหรี่ส่วนใหญ่เคยเลิกมาแล้วหลายรอบ สิ่งที่ช่วยให้รอบนี้อยู่ยาวคือการกำหนดวันแน่นอน มีอะไรให้มือทำ และมีคนคอยถามไถ่ แม้วันที่เผลอกลับไปสูบ',
    steps: [
      'Eight weeks, four meetings|8 สัปดาห์ นัดคุย 4 ครั้ง',
      'Week 0: know your habit|สัปดาห์ 0 รู้จักนิสัยตัวเอง|When is the first of the day, and which one would be missed most?|มวนแรกของวันกี่โมง มวนไหนขาดไม่ได้ที่สุด',
      'Week 1: the day itself|สัปดาห์ 1 วันเลิกจริง|Ashtrays out, lighter away, a plan for the three hard moments.|ทิ้งที่เขี่ย เก็บไฟแช็ก และมีแผนรับมือ 3 ช่วงที่ยากที่สุด',
      'Weeks 3 and 8: hold on|สัปดาห์ 3 และ 8 ประคองต่อ|We look at sleep, appetite and money saved, and step the nicotine down.|ดูเรื่องการนอน ความอยากอาหาร เงินที่เก็บได้ แล้วค่อยๆ ลดนิโคติน',
    ],
    questions: [
      'Is it for people who vape?|คนสูบบุหรี่ไฟฟ้าเข้าร่วมได้ไหม|Yes. Nicotine is nicotine; we count puffs and pods instead of cigarettes.|ได้ นิโคตินเหมือนกัน เพียงนับเป็นจำนวนครั้งที่สูบแทนจำนวนมวน',
      'Who should ask a doctor first?|ใครควรถามแพทย์ก่อน|Anyone who is pregnant, under 18, recently had a heart attack, or takes psychiatric medicine: some doses change when you quit.|ผู้ที่ตั้งครรภ์ อายุต่ำกว่า 18 ปี เพิ่งเป็นโรคหัวใจ หรือใช้ยาจิตเวช เพราะยาบางตัวต้องปรับขนาดเมื่อหยุดบุหรี่',
      'I smoked again. Is it all over?|เผลอสูบอีกแล้ว ต้องเริ่มใหม่หมดไหม|No. Still come to the next meeting. The quitline 1600 listens between them, free of charge.|ไม่ต้อง มาตามนัดครั้งต่อไปได้เลย ระหว่างนั้นโทรสายเลิกบุหรี่ 1600 ปรึกษาได้ฟรี',
    ],
    terms: [
      'The talks are free; gum and patches are paid for, and no one has to use them.|ค่าปรึกษาฟรี หมากฝรั่งและแผ่นแปะคิดตามราคาขาย ไม่บังคับซื้อ',
      'A course stays with one branch, so that you meet the same face.|เข้าร่วมกับสาขาเดียวตลอดคอร์ส เพื่อพบเภสัชกรคนเดิม',
      'What you say stays between you and the pharmacist.|เรื่องที่เล่าเก็บเป็นความลับระหว่างคุณกับเภสัชกร',
    ],
  },
  'medicine-review': {
    reason:
      'Three doctors, two hospitals, a bag of tablets from an aunt: no one sees the whole picture. A pharmacist lays everything out on a desk and looks for duplicates, interactions and expired medicines.|หมอสามคน โรงพยาบาลสองแห่ง บวกยาที่ญาติแบ่งให้ ไม่มีใครเห็นภาพทั้งหมด เภสัชกรจะวางยาทุกตัวบนโต๊ะ แล้วดูว่าตัวไหนซ้ำ ตัวไหนตีกัน ตัวไหนหมดอายุ',
    steps: [
      'Half an hour at the desk|ครึ่งชั่วโมงที่โต๊ะให้คำปรึกษา',
      'Empty the bag|เทถุงยาออกมา|Also eye drops, inhalers, and the bottle of herbs from the market.|รวมยาหยอดตา ยาพ่น และยาสมุนไพรจากตลาด',
      'Say how you really take it|เล่าว่ากินจริงอย่างไร|Skipped, halved, only when it hurts: no one is scolded.|ลืมบ้าง แบ่งครึ่ง หรือกินเฉพาะตอนปวด บอกได้ ไม่มีใครดุ',
      'Take the list home|รับรายการยากลับบ้าน|A sheet with name, reason, hour and dose, and a second one for your doctor.|แผ่นสรุปชื่อยา เหตุผล เวลา และขนาด พร้อมอีกแผ่นสำหรับแพทย์',
    ],
    questions: [
      'Will you take medicines away from me?|เภสัชกรจะให้หยุดยาเลยไหม|No. We mark what should be asked about; your doctor decides. Never stop tablets for heart, epilepsy or mind from one day to the next.|ไม่ เราเพียงทำเครื่องหมายตัวที่ควรถามแพทย์ และให้แพทย์ตัดสินใจ ห้ามหยุดยาหัวใจ ยากันชัก หรือยาจิตเวชเองทันที',
      'May I come for my mother?|มาแทนคุณแม่ได้ไหม|Yes, with everything she takes and, if you can, her latest blood results. A call to her from the desk helps.|ได้ นำยาทั้งหมดและผลเลือดล่าสุดมา ถ้าโทรหาท่านระหว่างคุยได้จะยิ่งดี',
      'How often is it useful?|ควรทบทวนบ่อยแค่ไหน|Once a year, and after each stay in hospital.|ปีละครั้ง และทุกครั้งหลังออกจากโรงพยาบาล',
    ],
    terms: [
      'For five medicines or more; with fewer, the counter answers just as well.|สำหรับผู้ใช้ยา 5 ชนิดขึ้นไป หากน้อยกว่านี้สอบถามหน้าเคาน์เตอร์ได้เลย',
      'No charge. By phone with the branch you agree on a quiet hour.|ไม่มีค่าใช้จ่าย โทรนัดช่วงเวลาเงียบๆ กับสาขา',
      'Photos of boxes are not enough: strength and expiry date have to be read.|รูปถ่ายกล่องยาไม่พอ ต้องอ่านความแรงและวันหมดอายุจากของจริง',
    ],
  },
  'travel-advice': {
    reason:
      'A blister in Kyoto, a stomach in Delhi, thin air in Leh: half of what spoils a journey can be packed against. Tell us where you go, and you leave with a list that fits a toilet bag.|รองเท้ากัดที่เกียวโต ท้องเสียที่เดลี หายใจไม่ทันที่เลห์ เรื่องที่ทำให้ทริปพังครึ่งหนึ่งเตรียมยาไปรับมือได้ บอกเราว่าจะไปไหน แล้วรับลิสต์ที่พอดีกระเป๋าใบเล็ก',
    steps: [
      'Four weeks to go|เตรียมตัว 4 สัปดาห์ก่อนบิน',
      'Show the route|บอกเส้นทาง|Countries, altitude, season, companions: a toddler changes the list.|ประเทศ ความสูง ฤดูกาล และใครไปด้วย มีเด็กเล็กลิสต์จะเปลี่ยนไป',
      'Check the vaccines|เช็กวัคซีน|What you have had and what your destination requires, with places that give it.|ดูว่าฉีดอะไรแล้ว ปลายทางกำหนดอะไร และไปฉีดได้ที่ไหน',
      'Pack by days|จัดยาตามจำนวนวัน|Own medicines in hand luggage, in their boxes, with a letter if they are strong.|ยาประจำตัวใส่กระเป๋าถือ อยู่ในกล่องเดิม ตัวที่แรงให้มีใบรับรองแพทย์',
    ],
    questions: [
      'Where do I get yellow fever vaccine?|วัคซีนไข้เหลืองฉีดที่ไหน|At the travel clinics of the Department of Disease Control and large hospitals, at least ten days before you enter the country. We do not have it.|ที่คลินิกเดินทางของกรมควบคุมโรคและโรงพยาบาลใหญ่ อย่างน้อย 10 วันก่อนเข้าประเทศ ที่ร้านไม่มีบริการนี้',
      'May I take cold tablets abroad?|นำยาแก้หวัดไปต่างประเทศได้ไหม|Not everywhere: Japan, for one, forbids some with pseudoephedrine. Bring the box, we look it up.|ไม่ได้ทุกประเทศ เช่น ญี่ปุ่นห้ามบางสูตรที่มีซูโดอีเฟดรีน นำกล่องมาให้เราเช็กได้',
      'I came back with a fever. What now?|กลับมาแล้วมีไข้ ทำอย่างไร|See a doctor the same day and name the country, especially after malaria regions.|พบแพทย์ในวันนั้นและแจ้งประเทศที่ไป โดยเฉพาะพื้นที่มาลาเรีย',
    ],
    terms: [
      'Advice is free; medicines that need a prescription still need one.|ให้คำแนะนำฟรี ยาที่ต้องใช้ใบสั่งแพทย์ยังต้องมีใบสั่ง',
      'Rules of countries change: check with the embassy before you fly.|กฎแต่ละประเทศเปลี่ยนได้ โปรดเช็กกับสถานทูตอีกครั้งก่อนบิน',
    ],
  },
  'skin-consultation': {
    reason:
      'Many bathroom shelves hold ten bottles that work against each other. We look at the skin first, sort out what irritates it, and leave you with a routine that you will still follow in a month.|ชั้นวางสกินแคร์ของหลายคนมีสิบขวดที่ตีกันเอง เราดูผิวก่อน แยกตัวที่ทำให้ระคายออก แล้วจัดรูทีนที่อีกเดือนหนึ่งคุณยังทำได้อยู่',
    steps: [
      'At the window seat|ที่นั่งริมหน้าต่าง',
      'Bare face|หน้าสด|Remove make-up two hours earlier, so that redness from rubbing is gone.|ล้างเครื่องสำอางก่อนมา 2 ชั่วโมง ให้รอยแดงจากการเช็ดหายก่อน',
      'Tell its story|เล่าประวัติผิว|Since when, what made it worse, which creams and tablets, and any pregnancy.|เป็นมานานแค่ไหน อะไรทำให้แย่ลง ใช้ครีมหรือยาอะไร ตั้งครรภ์หรือไม่',
      'Six weeks of patience|ให้เวลา 6 สัปดาห์|One change at a time; come back with photos taken in the same light.|เปลี่ยนทีละอย่าง แล้วกลับมาพร้อมรูปที่ถ่ายแสงเดิม',
    ],
    questions: [
      'Which skin problems belong to a doctor?|ปัญหาผิวแบบไหนควรพบแพทย์|A mole that changes or bleeds, a rash with fever, blisters near the eye, acne that leaves scars, and anything worse after two weeks.|ไฝที่เปลี่ยนรูปหรือเลือดออก ผื่นร่วมกับไข้ ตุ่มน้ำใกล้ตา สิวที่ทิ้งแผลเป็น หรืออะไรก็ตามที่แย่ลงใน 2 สัปดาห์',
      'Can you lighten my melasma?|ช่วยเรื่องฝ้าได้ไหม|Sunscreen every day keeps it from darkening; more is a matter of months and of a dermatologist. We warn you of creams with hidden mercury or steroids.|ทากันแดดทุกวันช่วยไม่ให้เข้มขึ้น มากกว่านั้นใช้เวลาหลายเดือนและควรพบแพทย์ผิวหนัง ระวังครีมที่แอบผสมปรอทหรือสเตียรอยด์',
      'Is there a separate room?|มีห้องส่วนตัวไหม|There is a curtain. For a place you would rather not show, ask for a colleague of your own sex.|มีม่านกั้น หากเป็นบริเวณที่ไม่สะดวกใจ ขอเภสัชกรเพศเดียวกันได้',
    ],
    terms: [
      'You need not buy anything that we name, or not here.|ไม่จำเป็นต้องซื้อสินค้าที่แนะนำ หรือจะซื้อที่อื่นก็ได้',
      'Pictures are looked at on your phone and not copied.|ดูรูปจากโทรศัพท์ของคุณเท่านั้น เราไม่เก็บสำเนา',
      'From 12 years; younger children see a paediatrician.|สำหรับอายุ 12 ปีขึ้นไป เด็กเล็กควรพบกุมารแพทย์',
    ],
  },
  'carers-evening': {
    reason:
      'If you look after a parent at home, you learn nursing overnight and alone. Once a month we close at six, put the kettle on, and practise what no one explained at discharge.|คนที่ดูแลพ่อแม่ที่บ้านต้องเรียนรู้งานพยาบาลเพียงลำพังในชั่วข้ามคืน เดือนละครั้งเราปิดร้านหกโมง ต้มน้ำชา แล้วฝึกสิ่งที่ตอนออกจากโรงพยาบาลไม่มีใครสอน',
    steps: [
      'The two hours|กำหนดการสองชั่วโมง',
      '18.00 Practice|18.00 น. ลงมือทำ|Filling a weekly pill box, turning someone in bed, dressing a sore heel.|จัดกล่องยารายสัปดาห์ พลิกตัวผู้ป่วย ทำแผลกดทับที่ส้นเท้า',
      '19.00 Tea|19.00 น. พักดื่มชา|Time to compare notes with neighbours who know how it is.|แลกเปลี่ยนกับคนที่เข้าใจกันดี',
      '19.20 Your cases|19.20 น. เคสของคุณ|Bring a question in writing; names stay out of it.|เขียนคำถามมา ไม่ต้องระบุชื่อ',
    ],
    questions: [
      'Who looks after my father meanwhile?|ระหว่างนั้นใครดูแลคุณพ่อ|He is welcome: there is a quiet corner with an armchair, but no nurse.|พามาด้วยได้ เรามีมุมเงียบพร้อมเก้าอี้นั่งสบาย แต่ไม่มีพยาบาลดูแล',
      'Is it only for family?|ต้องเป็นญาติเท่านั้นไหม|No. Paid carers and volunteers are as welcome, one from each household.|ไม่จำเป็น ผู้ดูแลรับจ้างและอาสาสมัครมาได้เช่นกัน บ้านละ 1 คน',
      'What if I cannot sleep myself?|ถ้าตัวเองนอนไม่หลับแล้วทำอย่างไร|Say so. The mental health line 1323 answers day and night, and we know respite services nearby.|บอกเราได้ สายด่วนสุขภาพจิต 1323 รับสายตลอด 24 ชั่วโมง และเรารู้จักบริการดูแลชั่วคราวในพื้นที่',
    ],
    terms: [
      'Seats go by the order of calls; the list opens two weeks earlier.|จัดที่นั่งตามลำดับที่โทรมา เปิดจองล่วงหน้า 2 สัปดาห์',
      'Please call if you cannot come: someone is waiting for the seat.|หากมาไม่ได้โปรดโทรแจ้ง มีคนรอที่นั่งอยู่',
    ],
  },
  'old-medicine-return': {
    reason:
      'A drawer full of leftovers is how children are poisoned and how the wrong antibiotic is taken. Tip it into our green bin instead; a licensed incinerator collects it every month.|ลิ้นชักที่เต็มไปด้วยยาเหลือคือต้นเหตุของเด็กกินยาผิดและคนกินยาปฏิชีวนะเก่า นำมาหย่อนถังเขียวที่สาขา มีบริษัทที่ได้รับอนุญาตมารับไปเผาทุกเดือน',
    steps: [
      'Sort at home|แยกก่อนนำมา',
      'Papers off|แกะกล่องกระดาษ|Cartons and leaflets go into your own recycling; scratch out your name.|กล่องและเอกสารกำกับยาแยกไปรีไซเคิล และขูดชื่อออก',
      'Keep liquids closed|ปิดฝายาน้ำให้แน่น|Bottles stay as they are, in a bag that does not leak.|ไม่ต้องเทออก ใส่ถุงที่ไม่รั่ว',
      'Hand it over|ส่งที่ร้าน|At any of our 40 branches during opening hours, at the counter or into the bin beside it.|ได้ทั้ง 40 สาขาตามเวลาเปิดร้าน ยื่นที่เคาน์เตอร์หรือหย่อนถังข้างๆ',
    ],
    questions: [
      'Do you give money or coins for it?|นำมาคืนแล้วได้เงินหรือคอย\u2060น์ไหม|No. What has left a shop may never be sold again, so it has no value, only a risk.|ไม่ได้ ยาที่ออกจากร้านแล้วนำกลับมาขายอีกไม่ได้ จึงไม่มีมูลค่า มีแต่ความเสี่ยง',
      'What do you not take?|อะไรที่ไม่รับ|Thermometers with mercury, batteries, chemicals, and needles outside a sharps box.|ปรอทวัดไข้ ถ่านไฟฉาย สารเคมี และเข็มที่ไม่ได้ใส่กล่องกันแทง',
      'The date is long past. Is it dangerous?|หมดอายุไปนานแล้วอันตรายไหม|Rarely to touch. It may no longer work, and a few change: do not try it, bring it.|แตะต้องได้ แต่อาจไม่ได้ผลหรือเสื่อมสภาพ อย่าลองกิน ให้นำมาคืน',
    ],
    terms: [
      'From households alone; clinics and farms have their own disposal.|รับเฉพาะจากครัวเรือน คลินิกและฟาร์มมีระบบกำจัดของตนเอง',
      'Controlled medicines are given to the pharmacist in person.|วัตถุออกฤทธิ์และยาควบคุมให้ส่งกับมือเภสัชกร',
    ],
  },
};
