import { guide } from './guide.ts';

export const INTIMATE = [
  guide({
    id: 'contraception',
    urgency: 'pharmacist',
    name: 'Contraception | คุมกำเนิด',
    words:
      'คุมกำเนิด, ยาคุม, ยาคุมกำเนิด, ยาคุมฉุกเฉิน, ยาเลื่อนประจำเดือน, เลื่อนประจำเดือน, เลื่อนเมนส์, contraceptive, contraceptive pill, contraception, birth control, birth control pill, the pill, morning after pill, emergency contraception, plan b, period delay',
    text: 'Contraceptive pills are handed out by a pharmacist in person and are not sold online. Emergency pills work best within 24 hours, at most 120. | ยาคุมกำเนิดจ่ายโดยเภสัชกรที่ร้านเท่านั้น ไม่จำหน่ายออนไลน์ ยาคุมฉุกเฉินได้ผลดีที่สุดภายใน 24 ชั่วโมง ไม่เกิน 120 ชั่วโมง',
    helps: [
      'Condoms | ถุงยางอนามัย :: Protect from infections too. | ป้องกันโรคติดต่อได้ด้วย :: condoms | ถุงยางอนามัย',
    ],
    asks: [
      'Smoking, migraine, blood clots or high blood pressure | สูบบุหรี่ ไมเกรน ลิ่มเลือด หรือความดันสูงหรือไม่',
      'Hours since intercourse | ผ่านมากี่ชั่วโมงแล้ว',
    ],
    flags: [
      'On the pill with chest pain, a swollen leg or sudden severe headache | กินยาคุมแล้วเจ็บหน้าอก ขาบวม หรือปวดหัวรุนแรงทันที',
    ],
    sources: ['thai-health', 'nhs-contraception'],
  }),
  guide({
    id: 'unplanned-pregnancy',
    urgency: 'doctor',
    name: 'Unplanned pregnancy | ท้องไม่พร้อม',
    words:
      'ยาทำแท้ง, ทำแท้ง, ยาขับเลือด, ขับเลือด, ยุติการตั้งครรภ์, แท้ง, ประจำเดือนไม่มา, เมนส์ไม่มา, abortion, abortion pill, miscarriage, missed period, late period',
    text: 'You have options, and nobody will judge you. Free advice by phone; pills from the internet are dangerous. | คุณมีทางเลือก และไม่มีใครตัดสินคุณ ปรึกษาฟรีทางโทรศัพท์ ยาที่ขายทางอินเทอร์เน็ตอันตราย',
    helps: [
      'Pregnancy test | ชุดตรวจครรภ์ :: From the first day of the missed period. | ตรวจได้ตั้งแต่วันแรกที่ประจำเดือนขาด :: pregnancy test | ชุดตรวจครรภ์',
    ],
    flags: ['Heavy bleeding, severe pain, fever or fainting | เลือดออกมาก ปวดมาก มีไข้ หรือเป็นลม'],
    hotline: '1663',
    article: 'pregnancy-what-to-ask',
    sources: ['thai-health', 'nhs-pregnancy'],
  }),
  guide({
    id: 'pregnancy',
    urgency: 'pharmacist',
    name: 'Medicines in pregnancy | ใช้ยาขณะตั้งครรภ์',
    words:
      'คนท้อง, ตั้งครรภ์, คนท้องปวดหัว, ให้นมบุตร, น้ำนมน้อย, ท่อน้ำนมอุดตัน, pregnant, breastfeeding, mastitis, low milk supply',
    text: 'Ask before any medicine, herb or supplement, also those without prescription. | ปรึกษาก่อนใช้ยา สมุนไพร หรืออาหารเสริมทุกชนิด รวมถึงที่ซื้อเองได้',
    asks: ['Week of pregnancy | อายุครรภ์กี่สัปดาห์'],
    flags: [
      'Bleeding, severe belly pain, or the baby moves less | เลือดออก ปวดท้องมาก หรือลูกดิ้นน้อยลง',
      'Severe headache with swelling or blurred sight | ปวดหัวมากร่วมกับบวมหรือตามัว',
    ],
    hotline: '1669',
    article: 'pregnancy-what-to-ask',
    sources: ['thai-health', 'nhs-pregnancy'],
  }),
  guide({
    id: 'vaginal',
    urgency: 'pharmacist',
    name: 'Discharge and vaginal itching | ตกขาว คันช่องคลอด',
    words:
      'ตกขาว, คันช่องคลอด, เชื้อราในช่องคลอด, ช่องคลอดแห้ง, ช่องคลอดอักเสบ, ช่องคลอดติดเชื้อ, คันอวัยวะเพศ, แสบช่องคลอด, discharge, thrush, yeast infection, bacterial vaginosis, vaginal infection, vaginal pain',
    text: 'Colour and smell tell the cause, so a pharmacist or doctor should ask first. No douching. | สีและกลิ่นบอกสาเหตุ จึงควรให้เภสัชกรหรือแพทย์ซักถามก่อน และห้ามสวนล้าง',
    asks: [
      'Colour, smell, itching or pain | สี กลิ่น คัน หรือเจ็บ',
      'Pregnancy, or a new partner | ตั้งครรภ์ หรือมีคู่ใหม่หรือไม่',
    ],
    flags: [
      'Fever or pain low in the belly | มีไข้หรือปวดท้องน้อย',
      'Bleeding outside the period | เลือดออกนอกรอบเดือน',
    ],
    sources: ['thai-health', 'nhs-thrush'],
  }),
  guide({
    id: 'urine',
    urgency: 'doctor',
    name: 'Pain on passing urine | ปัสสาวะแสบขัด',
    words:
      'ปัสสาวะขัด, ปัสสาวะแสบขัด, ฉี่ขัด, ฉี่แสบ, ฉี่ไม่ออก, กระเพาะปัสสาวะอักเสบ, ปัสสาวะเป็นเลือด, นิ่ว, นิ่วในไต, cystitis, uti, urinary infection, urinary tract infection, bladder infection, bladder pain, blood in urine, kidney stone',
    text: 'Drink water and do not hold back. A urine test decides whether an antibiotic is needed. | ดื่มน้ำมากๆ และไม่กลั้น ต้องตรวจปัสสาวะก่อนว่าจำเป็นต้องใช้ยาปฏิชีวนะหรือไม่',
    flags: [
      'Fever, shivering or pain in the side | มีไข้ หนาวสั่น หรือปวดสีข้าง',
      'Blood, pregnancy, or no urine at all | มีเลือด ตั้งครรภ์ หรือปัสสาวะไม่ออกเลย',
    ],
    sources: ['thai-health', 'nhs-uti'],
  }),
  guide({
    id: 'sexual-health',
    urgency: 'doctor',
    name: 'Sexual health | สุขภาพทางเพศ',
    words:
      'หนองใน, ซิฟิลิส, เอชไอวี, เอดส์, หูดหงอนไก่, โรคติดต่อทางเพศ, เริม, ยาเพร็พ, ยาเป๊ป, เพร็พ, หย่อนสมรรถภาพ, นกเขาไม่ขัน, หลั่งเร็ว, ล่มปากอ่าว, ไวอากร้า, std, sti, hiv, aids, chlamydia, gonorrhoea, gonorrhea, syphilis, herpes, genital wart, genital herpes, erectile dysfunction, impotence, premature ejaculation, viagra, cialis',
    text: 'A test in a clinic is free or cheap and confidential. These medicines need a doctor. PEP against HIV has to begin within 72 hours. | ตรวจที่คลินิกฟรีหรือราคาถูกและเป็นความลับ ยากลุ่มนี้ต้องพบแพทย์ ยาเป๊ปป้องกันเอชไอวีต้องเริ่มภายใน 72 ชั่วโมง',
    helps: [
      'Condoms | ถุงยางอนามัย :: Protect you and your partner. | ปกป้องทั้งคุณและคู่ :: condoms | ถุงยางอนามัย',
    ],
    flags: [
      'Possible contact with HIV within three days | อาจสัมผัสเชื้อเอชไอวีภายใน 3 วัน',
      'Severe pain, fever or a swollen testicle | ปวดมาก มีไข้ หรืออัณฑะบวม',
    ],
    hotline: '1663',
    sources: ['thai-ddc', 'nhs-sti'],
  }),
  guide({
    id: 'menopause',
    urgency: 'pharmacist',
    name: 'Menopause | วัยทอง',
    words:
      'วัยทอง, ร้อนวูบวาบ, ฮอร์โมน, menopause, hot flush, hot flash, hormone, hormone replacement, hrt',
    text: 'Movement, cool rooms and less alcohol ease hot flushes. Hormones are a decision with your doctor. | การออกกำลัง ห้องเย็น และลดแอลกอฮอล์ช่วยลดอาการร้อนวูบวาบ การใช้ฮอร์โมนให้ตัดสินใจร่วมกับแพทย์',
    flags: ['Any bleeding a year after the last period | มีเลือดออกหลังหมดประจำเดือน 1 ปี'],
    article: 'menopause-without-taboos',
    sources: ['who-menopause', 'thai-health'],
  }),
] as const;
