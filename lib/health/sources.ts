import type { Source } from '../contents/credits.ts';

const WHO = { en: 'World Health Organization', th: 'องค์การอนามัยโลก' };
const NHS = { en: 'NHS, United Kingdom', th: 'บริการสุขภาพแห่งชาติสหราชอาณาจักร (NHS)' };

const who = (slug: string, en: string, th: string): Source => ({
  url: `https://www.who.int/news-room/fact-sheets/detail/${slug}`,
  title: { en: `${WHO.en}: ${en}`, th: `${WHO.th}: ${th}` },
});

const nhs = (path: string, en: string, th: string): Source => ({
  url: `https://www.nhs.uk/${path}/`,
  title: { en: `${NHS.en}: ${en}`, th: `${NHS.th}: ${th}` },
});

const site = (url: string, en: string, th: string): Source => ({ url, title: { en, th } });

/** Sources of articles and care guides: authorities and well-known collections, with stable addresses. */
export const sources = {
  'thai-fda': site(
    'https://www.fda.moph.go.th/',
    'Food and Drug Administration, Ministry of Public Health, Thailand',
    'สำนักงานคณะกรรมการอาหารและยา (อย.) กระทรวงสาธารณสุข',
  ),
  'thai-ddc': site(
    'https://ddc.moph.go.th/',
    'Department of Disease Control, Ministry of Public Health, Thailand',
    'กรมควบคุมโรค กระทรวงสาธารณสุข',
  ),
  'thai-health': site(
    'https://www.anamai.moph.go.th/',
    'Department of Health, Ministry of Public Health, Thailand',
    'กรมอนามัย กระทรวงสาธารณสุข',
  ),
  'thai-mind': site(
    'https://www.dmh.go.th/',
    'Department of Mental Health, Ministry of Public Health, Thailand',
    'กรมสุขภาพจิต กระทรวงสาธารณสุข',
  ),
  'thai-otc': site(
    'https://drug.fda.moph.go.th/',
    'Drug Division, Food and Drug Administration, Thailand: household remedies',
    'กองยา สำนักงานคณะกรรมการอาหารและยา: ยาสามัญประจำบ้าน',
  ),
  'thai-emergency': site(
    'https://www.niems.go.th/',
    'National Institute for Emergency Medicine, Thailand',
    'สถาบันการแพทย์ฉุกเฉินแห่งชาติ (สพฉ.)',
  ),
  'thai-poison': site(
    'https://www.rama.mahidol.ac.th/poisoncenter/',
    'Ramathibodi Poison Center, Mahidol University',
    'ศูนย์พิษวิทยารามาธิบดี มหาวิทยาลัยมหิดล',
  ),
  'thai-air': site(
    'https://www.pcd.go.th/',
    'Pollution Control Department, Thailand',
    'กรมควบคุมมลพิษ',
  ),
  cdc: site(
    'https://www.cdc.gov/',
    'Centers for Disease Control and Prevention, United States',
    'ศูนย์ควบคุมและป้องกันโรคแห่งสหรัฐอเมริกา (CDC)',
  ),
  aad: site(
    'https://www.aad.org/public',
    'American Academy of Dermatology: for patients and the public',
    'สถาบันแพทย์ผิวหนังอเมริกัน (AAD): ข้อมูลสำหรับประชาชน',
  ),
  medlineplus: site(
    'https://medlineplus.gov/',
    'MedlinePlus, National Library of Medicine, United States',
    'MedlinePlus หอสมุดแพทยศาสตร์แห่งชาติสหรัฐอเมริกา',
  ),
  'who-sun': who('ultraviolet-radiation', 'Ultraviolet radiation', 'รังสีอัลตราไวโอเลต'),
  'who-moving': who('physical-activity', 'Physical activity', 'กิจกรรมทางกาย'),
  'who-mouth': who('oral-health', 'Oral health', 'สุขภาพช่องปาก'),
  'who-food': who('healthy-diet', 'Healthy diet', 'อาหารเพื่อสุขภาพ'),
  'who-food-safety': who('food-safety', 'Food safety', 'ความปลอดภัยของอาหาร'),
  'who-diarrhoea': who('diarrhoeal-disease', 'Diarrhoeal disease', 'โรคอุจจาระร่วง'),
  'who-diabetes': who('diabetes', 'Diabetes', 'โรคเบาหวาน'),
  'who-pressure': who('hypertension', 'Hypertension', 'โรคความดันโลหิตสูง'),
  'who-asthma': who('asthma', 'Asthma', 'โรคหืด'),
  'who-dengue': who('dengue-and-severe-dengue', 'Dengue', 'โรคไข้เลือดออก'),
  'who-air': who(
    'ambient-(outdoor)-air-quality-and-health',
    'Ambient (outdoor) air pollution',
    'มลพิษทางอากาศภายนอกอาคาร',
  ),
  'who-heat': who('climate-change-heat-and-health', 'Heat and health', 'ความร้อนกับสุขภาพ'),
  'who-flu': who('influenza-(seasonal)', 'Seasonal influenza', 'ไข้หวัดใหญ่ตามฤดูกาล'),
  'who-resistance': who('antimicrobial-resistance', 'Antimicrobial resistance', 'เชื้อดื้อยา'),
  'who-feeding': who(
    'infant-and-young-child-feeding',
    'Infant and young child feeding',
    'อาหารทารกและเด็กเล็ก',
  ),
  'who-ageing': who('ageing-and-health', 'Ageing and health', 'ผู้สูงวัยกับสุขภาพ'),
  'who-falls': who('falls', 'Falls', 'การพลัดตกหกล้ม'),
  'who-heart': who(
    'cardiovascular-diseases-(cvds)',
    'Cardiovascular diseases',
    'โรคหัวใจและหลอดเลือด',
  ),
  'who-headache': who('headache-disorders', 'Headache disorders', 'โรคปวดศีรษะ'),
  'who-back': who('low-back-pain', 'Low back pain', 'อาการปวดหลังส่วนล่าง'),
  'who-smoke': who('tobacco', 'Tobacco', 'ยาสูบ'),
  'who-rabies': who('rabies', 'Rabies', 'โรคพิษสุนัขบ้า'),
  'who-anaemia': who('anaemia', 'Anaemia', 'ภาวะโลหิตจาง'),
  'who-menopause': who('menopause', 'Menopause', 'วัยหมดประจำเดือน'),
  'nhs-az': nhs('conditions', 'Health A to Z', 'สารานุกรมสุขภาพ'),
  'nhs-medicines': nhs('medicines', 'Medicines A to Z', 'สารานุกรมยา'),
  'nhs-pregnancy': nhs('pregnancy', 'Pregnancy', 'การตั้งครรภ์'),
  'nhs-baby': nhs('baby', 'Baby', 'การดูแลทารก'),
  'nhs-living': nhs('live-well', 'Live well', 'การใช้ชีวิตให้สุขภาพดี'),
  'nhs-acne': nhs('conditions/acne', 'Acne', 'สิว'),
  'nhs-eczema': nhs('conditions/atopic-eczema', 'Atopic eczema', 'ผื่นภูมิแพ้ผิวหนัง'),
  'nhs-hair': nhs('conditions/hair-loss', 'Hair loss', 'ผมร่วง'),
  'nhs-insomnia': nhs('conditions/insomnia', 'Insomnia', 'อาการนอนไม่หลับ'),
  'nhs-period': nhs('conditions/period-pain', 'Period pain', 'อาการปวดประจำเดือน'),
  'nhs-vitamins': nhs('conditions/vitamins-and-minerals', 'Vitamins and minerals', 'วิตามินและแร่ธาตุ'),
  'nhs-constipation': nhs('conditions/constipation', 'Constipation', 'ท้องผูก'),
  'nhs-allergies': nhs('conditions/allergies', 'Allergies', 'โรคภูมิแพ้'),
  'nhs-cold': nhs('conditions/common-cold', 'Common cold', 'ไข้หวัด'),
  'nhs-heat': nhs(
    'conditions/heat-exhaustion-heatstroke',
    'Heat exhaustion and heatstroke',
    'เพลียแดดและลมแดด',
  ),
  'nhs-burns': nhs('conditions/burns-and-scalds', 'Burns and scalds', 'แผลไหม้และน้ำร้อนลวก'),
  'nhs-foot-fungus': nhs('conditions/athletes-foot', 'Athlete’s foot', 'เชื้อราที่เท้า'),
  'nhs-dandruff': nhs('conditions/dandruff', 'Dandruff', 'รังแค'),
  'nhs-indigestion': nhs('conditions/indigestion', 'Indigestion', 'อาหารไม่ย่อย'),
  'nhs-back': nhs('conditions/back-pain', 'Back pain', 'อาการปวดหลัง'),
  'nhs-cholesterol': nhs('conditions/high-cholesterol', 'High cholesterol', 'ไขมันในเลือดสูง'),
  'nhs-asthma': nhs('conditions/asthma', 'Asthma', 'โรคหืด'),
  'nhs-headache': nhs('conditions/headaches', 'Headaches', 'ปวดศีรษะ'),
  'nhs-toothache': nhs('conditions/toothache', 'Toothache', 'ปวดฟัน'),
  'nhs-joints': nhs('conditions/joint-pain', 'Joint pain', 'ปวดข้อ'),
  'nhs-sprain': nhs('conditions/sprains-and-strains', 'Sprains and strains', 'เคล็ดขัดยอก'),
  'nhs-cough': nhs('conditions/cough', 'Cough', 'ไอ'),
  'nhs-sore-throat': nhs('conditions/sore-throat', 'Sore throat', 'เจ็บคอ'),
  'nhs-vomiting': nhs(
    'conditions/diarrhoea-and-vomiting',
    'Diarrhoea and vomiting',
    'ท้องเสียและอาเจียน',
  ),
  'nhs-piles': nhs('conditions/piles-haemorrhoids', 'Piles (haemorrhoids)', 'ริดสีดวงทวาร'),
  'nhs-worms': nhs('conditions/threadworms', 'Threadworms', 'พยาธิเข็มหมุด'),
  'nhs-itching': nhs('conditions/itchy-skin', 'Itchy skin', 'คันผิวหนัง'),
  'nhs-cuts': nhs('conditions/cuts-and-grazes', 'Cuts and grazes', 'แผลบาดและแผลถลอก'),
  'nhs-mouth-ulcers': nhs('conditions/mouth-ulcers', 'Mouth ulcers', 'แผลในปาก'),
  'nhs-dry-eyes': nhs('conditions/dry-eyes', 'Dry eyes', 'ตาแห้ง'),
  'nhs-conjunctivitis': nhs('conditions/conjunctivitis', 'Conjunctivitis', 'ตาแดง'),
  'nhs-earache': nhs('conditions/earache', 'Earache', 'ปวดหู'),
  'nhs-contraception': nhs('contraception', 'Contraception', 'การคุมกำเนิด'),
  'nhs-thrush': nhs('conditions/thrush-in-men-and-women', 'Thrush', 'เชื้อราในช่องคลอด'),
  'nhs-uti': nhs(
    'conditions/urinary-tract-infections-utis',
    'Urinary tract infections',
    'โรคติดเชื้อทางเดินปัสสาวะ',
  ),
  'nhs-sti': nhs(
    'conditions/sexually-transmitted-infections-stis',
    'Sexually transmitted infections',
    'โรคติดต่อทางเพศสัมพันธ์',
  ),
  'nhs-nosebleed': nhs('conditions/nosebleed', 'Nosebleed', 'เลือดกำเดาไหล'),
} as const satisfies Readonly<Record<string, Source>>;

export type SourceKey = keyof typeof sources;
