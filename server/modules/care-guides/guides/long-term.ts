import { guide } from './guide.ts';

const KEEP = 'Never stop or share prescribed medicines | อย่าหยุดยาหรือแบ่งยาที่แพทย์สั่ง';

export const LONG_TERM = [
  guide({
    id: 'diabetes',
    urgency: 'doctor',
    name: 'Diabetes | เบาหวาน',
    words:
      'เบาหวาน, โรคเบาหวาน, ยาเบาหวาน, อินซูลิน, แผลเบาหวาน, diabetes, diabetic, insulin, diabetic foot',
    text: 'Its medicines need a prescription and are not sold online. Measuring at home helps your doctor. | ยาเบาหวานต้องมีใบสั่งแพทย์และไม่จำหน่ายออนไลน์ การวัดที่บ้านช่วยแพทย์ของคุณ',
    helps: [
      'Glucose meter and strips | เครื่องวัดน้ำตาลและแถบตรวจ :: Write the figures down. | จดค่าที่วัดได้ :: glucose meter | เครื่องวัดน้ำตาล',
    ],
    asks: [KEEP],
    flags: [
      'Trembling, sweating, confused: sugar at once, then 1669 | มือสั่น เหงื่อแตก สับสน ให้กินน้ำตาลทันทีแล้วโทร 1669',
      'Very thirsty, deep breathing, breath that smells of fruit | กระหายน้ำมาก หายใจลึก ลมหายใจกลิ่นผลไม้',
      'Any wound on the foot | มีแผลที่เท้า',
    ],
    hotline: '1669',
    article: 'diabetes-foot-care',
    sources: ['thai-ddc', 'who-diabetes'],
  }),
  guide({
    id: 'blood-pressure',
    urgency: 'doctor',
    name: 'Blood pressure | ความดันโลหิต',
    words:
      'ความดัน, ความดันสูง, ความดันต่ำ, ความดันโลหิตสูง, ความดันโลหิตต่ำ, ยาความดัน, blood pressure, high blood pressure, low blood pressure, hypertension, hypotension, beta blocker',
    text: 'Its medicines need a prescription. Less salt, movement, and a week of figures from home. | ยาความดันต้องมีใบสั่งแพทย์ ลดเค็ม ขยับตัว และวัดที่บ้านติดต่อกันหนึ่งสัปดาห์',
    helps: [
      'Blood pressure monitor | เครื่องวัดความดัน :: Upper arm, seated, after five minutes of rest. | วัดที่ต้นแขน นั่งพัก 5 นาทีก่อนวัด :: blood pressure | เครื่องวัดความดัน',
    ],
    asks: [KEEP],
    flags: [
      'Chest pain, weakness of one side or slurred speech: call 1669 | เจ็บหน้าอก อ่อนแรงครึ่งซีก หรือพูดไม่ชัด โทร 1669',
      'Above 180/120 | สูงกว่า 180/120',
    ],
    hotline: '1669',
    article: 'measure-blood-pressure-at-home',
    sources: ['who-pressure', 'thai-ddc'],
  }),
  guide({
    id: 'cholesterol',
    urgency: 'doctor',
    name: 'Cholesterol | ไขมันในเลือด',
    words:
      'ไขมันในเลือด, คอเลสเตอรอล, คอเลสเตอรอลสูง, ลดไขมัน, ยาลดไขมัน, ไขมันพอกตับ, cholesterol, high cholesterol, statin, fatty liver',
    text: 'A blood test tells; fibre, fish and movement lower it. Statins need a prescription. | ต้องตรวจเลือดจึงรู้ ใยอาหาร ปลา และการออกกำลังช่วยลดได้ ยากลุ่มสแตตินต้องมีใบสั่งแพทย์',
    helps: ['Fibre | ใยอาหาร :: Oats, beans, psyllium. | ข้าวโอ๊ต ถั่ว ไซเลียม :: fibre | ไฟเบอร์'],
    flags: ['Chest pain: call 1669 | เจ็บหน้าอก โทร 1669'],
    hotline: '1669',
    article: 'cholesterol-on-the-plate',
    sources: ['who-heart', 'nhs-cholesterol'],
  }),
  guide({
    id: 'sleep',
    urgency: 'self',
    name: 'Sleeping badly | นอนไม่หลับ',
    words:
      'นอนไม่หลับ, หลับยาก, ยานอนหลับ, ยากล่อมประสาท, ยาระงับประสาท, ยาคลายเครียด, นอนกรน, insomnia, sleeping pill, sleeping tablet, sedative, tranquilliser, tranquilizer, xanax, valium, snoring',
    text: 'A fixed hour to get up, no screens in bed, no coffee after noon. Sleeping tablets are controlled and not sold here. | ตื่นเวลาเดิมทุกวัน งดจอบนเตียง งดกาแฟหลังเที่ยง ยานอนหลับเป็นยาควบคุมและไม่จำหน่ายที่นี่',
    asks: ['Since when, and what keeps you awake | เป็นมานานเท่าไร อะไรทำให้นอนไม่หลับ'],
    flags: [
      'Thoughts of not wanting to live: call 1323 | คิดไม่อยากมีชีวิตอยู่ โทร 1323',
      'You stop breathing at night, or fall asleep while driving | หยุดหายใจขณะหลับ หรือหลับในขณะขับรถ',
    ],
    hotline: '1323',
    article: 'sleep-better-tonight',
    sources: ['thai-mind', 'nhs-insomnia'],
  }),
  guide({
    id: 'mood',
    urgency: 'pharmacist',
    name: 'Stress, anxiety and low mood | เครียด วิตกกังวล ซึมเศร้า',
    words:
      'เครียด, วิตกกังวล, ซึมเศร้า, แพนิค, ยาซึมเศร้า, ยาต้านเศร้า, ยาจิตเวช, ไบโพลาร์, stress, anxiety, depression, panic attack, antidepressant, bipolar',
    text: 'Talking helps, and treatment works. The hotline answers day and night, free of charge. | การพูดคุยช่วยได้ และการรักษาได้ผล สายด่วนรับฟังฟรีตลอด 24 ชั่วโมง',
    flags: ['Thoughts of harming yourself: call 1323 now | คิดทำร้ายตัวเอง โทร 1323 ทันที'],
    hotline: '1323',
    article: 'when-stress-is-too-much',
    sources: ['thai-mind', 'nhs-living'],
  }),
  guide({
    id: 'smoking',
    urgency: 'pharmacist',
    name: 'Stopping smoking | เลิกบุหรี่',
    words: 'เลิกบุหรี่, ยาอดบุหรี่, อดบุหรี่, quit smoking, stop smoking, nicotine',
    text: 'A day to stop, a plan for the cravings, and free advice by phone double your chance. | ตั้งวันเลิก วางแผนรับมือความอยาก และขอคำปรึกษาฟรีทางโทรศัพท์ เพิ่มโอกาสสำเร็จเป็นสองเท่า',
    asks: ['How many a day, and heart disease or pregnancy | สูบวันละกี่มวน มีโรคหัวใจหรือตั้งครรภ์หรือไม่'],
    flags: ['Chest pain or coughing blood | เจ็บหน้าอกหรือไอเป็นเลือด'],
    hotline: '1600',
    article: 'stop-smoking-plan',
    sources: ['who-smoke', 'thai-ddc'],
  }),
  guide({
    id: 'fatigue',
    urgency: 'pharmacist',
    name: 'Tired and dizzy | อ่อนเพลีย เวียนหัว',
    words:
      'อ่อนเพลีย, เพลียแดด, เลือดจาง, โลหิตจาง, เวียนหัว, วิงเวียน, หน้ามืด, เป็นลม, ลมแดด, เป็นลมแดด, ฮีทสโตรก, fatigue, tired, anaemia, anemia, dizzy, dizziness, fainting, heatstroke, heat stroke, heat exhaustion, sunstroke',
    text: 'Sit or lie down, drink, and go into the shade. Tiredness for weeks needs a blood test. | นั่งหรือนอนลง ดื่มน้ำ และเข้าที่ร่ม ถ้าเพลียหลายสัปดาห์ควรตรวจเลือด',
    helps: [
      'Smelling herbs | ยาดมและยาหอม :: A household remedy for a faint feeling. | ยาสามัญบรรเทาหน้ามืด :: ya hom | ยาหอม',
      'Oral rehydration | ผงเกลือแร่โออาร์เอส :: After heat and sweat. | หลังเสียเหงื่อจากความร้อน :: oral rehydration | โออาร์เอส',
    ],
    asks: [
      'New medicines, heavy periods, a recent illness | เริ่มยาใหม่ ประจำเดือนมามาก หรือเพิ่งป่วยหรือไม่',
    ],
    flags: [
      'Hot skin and confusion: cool at once, call 1669 | ตัวร้อนจัดและสับสน ลดความร้อนทันทีแล้วโทร 1669',
      'Chest pain, palpitations or weakness of one side | เจ็บหน้าอก ใจสั่น หรืออ่อนแรงครึ่งซีก',
    ],
    hotline: '1669',
    article: 'iron-and-anaemia',
    sources: ['who-anaemia', 'nhs-heat'],
  }),
  guide({
    id: 'antibiotics',
    urgency: 'pharmacist',
    name: 'Antibiotics | ยาปฏิชีวนะ',
    words: 'ยาปฏิชีวนะ, ยาฆ่าเชื้อ, ยาแก้อักเสบ, ยาแก้ติดเชื้อ, ยาต้านไวรัส, antibiotic, antibiotics, antiviral',
    text: 'Antibiotics do not help against colds, most sore throats or most diarrhoea. They are handed out only after a pharmacist or doctor has asked. | ยาปฏิชีวนะไม่ช่วยเรื่องหวัด เจ็บคอส่วนใหญ่ หรือท้องเสียส่วนใหญ่ จ่ายได้หลังเภสัชกรหรือแพทย์ซักถามแล้วเท่านั้น',
    asks: [
      'Drug allergies | แพ้ยาอะไรหรือไม่',
      'For which complaint, and since when | ใช้กับอาการอะไร เป็นมานานเท่าไร',
    ],
    flags: [
      'Rash, swelling or trouble breathing after a dose: call 1669 | ผื่น บวม หรือหายใจลำบากหลังกินยา โทร 1669',
    ],
    hotline: '1669',
    article: 'antibiotics-not-for-colds',
    sources: ['thai-fda', 'who-resistance'],
  }),
] as const;
