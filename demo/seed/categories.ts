import type { CategorySeed } from './types.ts';

/** Departments are written `slug|English|Thai`; their ids are category * 100 + position. */
function category(
  id: number,
  icon: string,
  en: string,
  th: string,
  departments: readonly string[],
): CategorySeed {
  return {
    id,
    icon,
    name: { en, th },
    departments: departments.map((row, index) => {
      const [slug = '', nameEn = '', nameTh = ''] = row.split('|');
      return { id: id * 100 + index + 1, slug, name: { en: nameEn, th: nameTh } };
    }),
  };
}

export const categories: readonly CategorySeed[] = [
  category(1, 'skincare', 'Skin Care', 'ดูแลผิวหน้า', [
    'facial-cleansers|Facial Cleansers|ทำความสะอาดผิวหน้า',
    'toners-essences|Toners & Essences|โทนเนอร์และเอสเซนส์',
    'serums|Serums & Ampoules|เซรั่มและแอมพูล',
    'moisturisers|Moisturisers|มอยส์เจอไรเซอร์',
    'face-masks|Face Masks|มาสก์หน้า',
    'sun-care|Sun Care|ผลิตภัณฑ์กันแดด',
    'eye-lip-care|Eye & Lip Care|ดูแลรอบดวงตาและริมฝีปาก',
    'acne-care|Acne Care|ดูแลปัญหาสิว',
  ]),
  category(2, 'makeup', 'Make-up', 'เครื่องสำอาง', [
    'face-make-up|Face|เมคอัพผิวหน้า',
    'lip-make-up|Lips|เมคอัพริมฝีปาก',
    'eye-make-up|Eyes & Brows|เมคอัพดวงตาและคิ้ว',
    'nails|Nails|เล็บ',
    'make-up-removers|Make-up Removers|ลบเครื่องสำอาง',
    'beauty-tools|Brushes & Tools|แปรงและอุปกรณ์แต่งหน้า',
  ]),
  category(3, 'hair', 'Hair Care', 'ดูแลเส้นผม', [
    'shampoo|Shampoo|แชมพู',
    'conditioner|Conditioner|ครีมนวดผม',
    'hair-treatments|Treatments & Oils|ทรีตเมนต์และออยล์บำรุงผม',
    'hair-colour|Hair Colour|เปลี่ยนสีผม',
    'hair-styling|Styling|จัดแต่งทรงผม',
    'scalp-care|Scalp & Thinning Hair|หนังศีรษะและผมบาง',
  ]),
  category(4, 'bath', 'Bath & Body', 'อาบน้ำและดูแลผิวกาย', [
    'shower|Shower Gels & Creams|ครีมและเจลอาบน้ำ',
    'soap-bars|Soap Bars|สบู่ก้อน',
    'body-moisturisers|Body Lotions|โลชั่นบำรุงผิวกาย',
    'body-scrubs|Scrubs & Bath Salts|สครับและเกลือขัดผิว',
    'hand-foot-care|Hand & Foot Care|ดูแลมือและเท้า',
    'deodorants|Deodorants|ระงับกลิ่นกาย',
  ]),
  category(5, 'oral', 'Oral Care', 'ดูแลช่องปาก', [
    'toothpaste|Toothpaste|ยาสีฟัน',
    'toothbrushes|Toothbrushes|แปรงสีฟัน',
    'mouthwash|Mouthwash & Sprays|น้ำยาบ้วนปากและสเปรย์',
    'floss-interdental|Floss & Interdental|ไหมขัดฟันและแปรงซอกฟัน',
    'denture-care|Denture & Orthodontic Care|ดูแลฟันปลอมและเครื่องมือจัดฟัน',
  ]),
  category(6, 'medicine', 'Medicines & First Aid', 'ยาและปฐมพยาบาล', [
    'pain-fever|Pain & Fever|ยาแก้ปวดลดไข้',
    'cough-cold-allergy|Cough, Cold & Allergy|ยาแก้ไอ หวัด และภูมิแพ้',
    'stomach-digestion|Stomach & Digestion|ยาระบบทางเดินอาหาร',
    'balms-muscle-pain|Balms & Muscle Pain|ยาหม่องและยาทาแก้ปวดเมื่อย',
    'skin-eye-medicines|Skin & Eye Medicines|ยาทาผิวหนังและยาตา',
    'herbal-medicines|Herbal Medicines|ยาสมุนไพร',
    'wound-care|Wound Care & First Aid|ทำแผลและปฐมพยาบาล',
    'pharmacist-only|Pharmacist Medicines|ยาที่จ่ายโดยเภสัชกร',
  ]),
  category(7, 'vitamin', 'Vitamins & Supplements', 'วิตามินและอาหารเสริม', [
    'vitamins|Vitamins|วิตามิน',
    'minerals|Minerals|แร่ธาตุ',
    'beauty-supplements|Collagen & Beauty|คอลลาเจนและความงาม',
    'omega-joint|Omega, Heart & Joints|โอเมก้า หัวใจ และข้อ',
    'herbal-supplements|Herbal Supplements|อาหารเสริมจากสมุนไพร',
    'protein-sport|Protein & Sport|โปรตีนและนักกีฬา',
    'fibre-probiotics|Fibre & Probiotics|ใยอาหารและโพรไบโอติก',
  ]),
  category(8, 'baby', 'Mother & Baby', 'แม่และเด็ก', [
    'nappies-wipes|Nappies & Wipes|ผ้าอ้อมและทิชชูเปียก',
    'baby-bath|Baby Bath|อาบน้ำและสระผมเด็ก',
    'baby-skin|Baby Skin Care|ดูแลผิวเด็ก',
    'baby-feeding|Feeding & Bottles|ขวดนมและอุปกรณ์ให้นม',
    'baby-food|Baby Food|อาหารและขนมเด็ก',
    'mother-care|For Mothers|สำหรับคุณแม่',
  ]),
  category(9, 'men', 'Men', 'สำหรับผู้ชาย', [
    'shaving|Shaving|โกนหนวด',
    'men-skin|Men’s Skin Care|ดูแลผิวหน้าผู้ชาย',
    'men-hair|Men’s Hair|ดูแลผมผู้ชาย',
    'men-body|Men’s Body|ดูแลผิวกายผู้ชาย',
  ]),
  category(10, 'fragrance', 'Fragrance', 'น้ำหอม', [
    'women-fragrance|Women’s Fragrance|น้ำหอมผู้หญิง',
    'men-fragrance|Men’s Fragrance|น้ำหอมผู้ชาย',
    'body-mists|Body Mists & Colognes|บอดี้มิสต์และโคโลญจน์',
    'home-fragrance|Home Fragrance|เครื่องหอมในบ้าน',
  ]),
  category(11, 'personal', 'Personal & Feminine Care', 'ของใช้ส่วนตัวและสุขอนามัยสตรี', [
    'sanitary-pads|Sanitary Pads|ผ้าอนามัย',
    'liners-tampons|Liners, Tampons & Cups|แผ่นอนามัย แบบสอด และถ้วย',
    'intimate-care|Intimate Care|ดูแลจุดซ่อนเร้น',
    'adult-care|Adult Diapers|ผ้าอ้อมผู้ใหญ่',
    'sexual-wellness|Condoms & Lubricants|ถุงยางอนามัยและเจลหล่อลื่น',
    'cotton-tissue|Cotton & Tissue|สำลีและทิชชู',
  ]),
  category(12, 'device', 'Health Devices', 'อุปกรณ์สุขภาพ', [
    'monitors|Blood Pressure & Glucose|วัดความดันและน้ำตาล',
    'thermometers|Thermometers|เครื่องวัดอุณหภูมิ',
    'supports-braces|Supports & Braces|อุปกรณ์พยุงกล้ามเนื้อ',
    'masks-gloves|Masks & Gloves|หน้ากากและถุงมือ',
    'test-kits|Home Test Kits|ชุดตรวจด้วยตนเอง',
    'massage-therapy|Massage & Hot-Cold Therapy|นวดและประคบร้อนเย็น',
  ]),
  category(13, 'snack', 'Food & Snacks', 'อาหารและขนม', [
    'healthy-drinks|Drinks|เครื่องดื่ม',
    'healthy-snacks|Nuts & Snacks|ถั่วและขนมขบเคี้ยว',
    'breakfast-cereal|Cereals & Breakfast|ซีเรียลและอาหารเช้า',
    'sweets-lozenges|Sweets & Lozenges|ลูกอมและเม็ดอม',
    'sweeteners-pantry|Sweeteners & Pantry|สารให้ความหวานและเครื่องปรุง',
  ]),
  category(14, 'home', 'Home Care', 'ของใช้ในบ้าน', [
    'laundry|Laundry|ซักผ้า',
    'cleaning|Cleaning|ทำความสะอาดบ้าน',
    'air-fresheners|Air Fresheners|ปรับอากาศ',
    'insect-repellents|Insect Repellents|กันยุงและแมลง',
  ]),
];
