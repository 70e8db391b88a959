import { rowsOf } from './rows.ts';

/** Kinds of article by department, in the words of shoppers. */
export const kindsThai = rowsOf(String.raw`
ที่ล้างหน้า ; สบู่ล้างหน้า | dept=101,902 ~ dept=108 /Cleanser/
เจลล้างหน้า | /Gel Cleanser/ ~ dept=101
คลีนซิ่งบาล์ม | /Cleansing Balm/
คลีนซิ่งออยล์ | /Cleansing Oil/
ไมเซล่า ; คลีนซิ่งวอเตอร์ | /Micellar/
ทิชชู่เช็ดเครื่องสำอาง | /Make-up Wipes/
โทนเนอร์แพด | /Toner Pads/
เอสเซ้นส์ | /Essence/
สเปรย์น้ำแร่ | /Facial Mist/
แอมเพิล ; แอมพูล | /Ampoule/
ครีมหน้า ; ครีมทาหน้า | dept=104,902 /Cream|Moisturiser/ ~ dept=104
ไนท์ครีม | /Night Cream/
เดย์ครีม | /Day Cream/
อายครีม ; ครีมทาใต้ตา | /Eye Cream/ ~ /Eye Patches/
มาส์กใต้ตา | /Eye Patches/
แผ่นมาส์กหน้า | /Sheet Mask/
มาส์กโคลน | /Clay Mask/
ลิปบาล์ม | /Lip Balm/
ลิปสลีปปิ้งมาสก์ | /Lip Sleeping Mask/
แผ่นแปะสิว ; ที่แปะสิว | /Acne Patches/
เจลแต้มสิว | /Acne Spot Gel/
กันแดดทาตัว | /Body Sun Lotion/
กันแดดแท่ง | /Sun Stick/
สเปรย์กันแดด | /Sun Spray/
บลัชออน ; ปัดแก้ม | /Blush/
คอนซีลเลอร์ | /Concealer/
คุชชั่น | /Cushion/
แป้งพัฟ | /Powder Foundation/ ~ /Powder Puff/
อายไลเนอร์ | /Eyeliner/
ดินสอเขียนคิ้ว ; ที่เขียนคิ้ว | /Brow Pencil/
ขนตาปลอม | /False Lashes/
อายแชโดว์ | /Eyeshadow/
ลิปกลอส | /Lip Gloss/
ลิปทินท์ | /Lip Tint/
เล็บปลอม | /Press-On Nails/
ที่ดัดขนตา | /Eyelash Curler/
แหนบถอนขนคิ้ว | /Tweezers/
แปรงแต่งหน้า | /Make-up Brush/
ฟองน้ำแต่งหน้า | /Make-up Sponge/
แชมพูแห้ง | /Dry Shampoo/
แชมพูก้อน | /Shampoo Bar/
แชมพูเด็ก ; แชมพูสำหรับเด็ก | /Baby Shampoo/ ~ dept=802
แชมพูผู้ชาย | /Men Shampoo/
แชมพูปิดผมหงอก | /Grey Cover Shampoo/
ทรีทเม้นท์ผม | dept=303 /Treatment/ ~ dept=303
เซรั่มบำรุงผม | /Hair Serum/
น้ำมันใส่ผม | /Hair Oil/
แฮร์โทนิค | /Hair Tonic/
เจลแต่งผม ; เจลใส่ผม | /Styling Gel|Hair Gel/
มูสใส่ผม | /Styling Mousse/
สเปรย์ฉีดผม | /Hair Spray/
แว็กซ์ผม | /Hair Clay|Pomade/
สครับหนังศีรษะ | /Scalp Scrub/
ครีมอาบน้ำ | /Shower Cream/
เจลอาบน้ำ | /Shower Gel/
สบู่เหลวอาบน้ำ | dept=401,802,904 /Shower|Wash|Bath/
สบู่ก้อน | /Soap/
โลชั่นทาตัว ; ครีมทาผิว | dept=403 ~ /Body Lotion|Baby Lotion/
บอดี้บัตเตอร์ | /Body Butter/
สครับขัดผิว | dept=404 /Scrub/
เกลือแช่ตัว | /Bath Salts/
ครีมทามือ | /Hand Cream/
ครีมทาส้นเท้า | /Foot Cream/
สบู่ล้างมือ ; น้ำยาล้างมือ | /Hand Wash/
แอลกอฮอล์เจล ; เจลล้างมือ | /Hand Sanitiser/
โรลออน ; ลูกกลิ้งดับกลิ่น | /Roll-On/ !/Perfume|Oil/
สเปรย์ระงับกลิ่นกาย | /Deodorant Spray/ ~ dept=406
ยาสีฟันเด็ก | /Kids Toothpaste/
แปรงสีฟันไฟฟ้า | /Sonic Toothbrush/
แปรงสีฟันขนนุ่ม | /Ultra Soft Toothbrush/
แปรงซอกฟัน | /Interdental/
ไหมขัดฟัน | /Floss/ ~ dept=504
น้ำยาบ้วนปากเด็ก | /Kids Mouth Rinse/
กาวติดฟันปลอม | /Denture Adhesive/
ที่ล้างรีเทนเนอร์ ; เม็ดฟู่แช่รีเทนเนอร์ | /Retainer Cleaner/
ขี้ผึ้งจัดฟัน | /Orthodontic Wax/
พาราน้ำเด็ก | /Paracetamol (?:Syrup|Suspension)/
แผ่นเจลลดไข้ | /Cooling Gel Patch/
น้ำเกลือล้างจมูก | /Saline/
ยาแก้ไอน้ำดำ | /Brown Mixture/
ผงเกลือแร่ ; ผงน้ำตาลเกลือแร่ | /Rehydration|Electrolyte/
ยาถ่ายพยาธิ | /Mebendazole/
ยาระบาย | /Senna|Milk of Magnesia|Glycerin/
ยาเหน็บแก้ท้องผูก | /Glycerin Supp/ ~ for=constipation
ยาดม | /Inhaler/
น้ำมันนวด | /Massage Oil/
แผ่นแปะแก้ปวด ; กอเอี๊ยะ | /Pain Relief Plaster/
คาลาไมน์ | /Calamine/
น้ำตาเทียม | /Artificial Tears/
ยากัดหูด | /Corn & Wart/
ยาหอม | /Ya Hom/
เบตาดีน | /Povidone/
พลาสเตอร์ ; ปลาสเตอร์ปิดแผล | /Plasters/
ผ้าก๊อซ | /Gauze/
ผ้ายืดพันข้อเท้า | /Elastic Bandage/ ~ /Ankle Support/
แอลกอฮอล์ล้างแผล | /Ethyl Alcohol/ ~ /Alcohol Swabs/
กล่องปฐมพยาบาล | /First Aid Kit/
วิตามินรวม | /Multivitamin/
วิตามินบีรวม ; บีรวม | /B Complex/
วิตามินดี | /Vitamin D3/
วิตซี ; ไวตามินซี | /Vitamin C|Gummies C/ ~ /Iron C|Zinc C/
ซิงค์ ; สังกะสี | /\bZinc\b/
แมกนีเซียม | /Magnesium|Magnesia/
แคลเซียม | /Calcium/
ธาตุเหล็ก | /\bIron\b/
น้ำมันปลา ; โอเมก้า3 | /Fish Oil/ ~ dept=704 /Omega|Krill/
โคคิวเทน ; คิวเท็น | /Q10/
กลูต้า | /Glutathione/
คอลลาเจนผง ; คอลลาเจนชงดื่ม | /Collagen Peptide|Pure Collagen/ ~ dept=703 /Collagen/
เวย์โปรตีน ; เวย์ | /Whey/
โปรตีนพืช | /Plant Protein/
โปรตีนบาร์ | /Protein Bar/
ไฟเบอร์ | /Fibre|Psyllium/
โปรไบโอติก | /Probiotic/
เมล็ดเจีย | /Chia/
สารสกัดแปะก๊วย | /Ginkgo/
ผ้าอ้อมแบบกางเกง | dept=801 /Pants/ ~ /Pants/
แพมเพิส | dept=801 /Pants|Nappies/ ~ /Diapers|Adult Pants/
ทิชชู่เปียกเด็ก | /Baby Wipes/
แป้งเด็ก | /Baby Powder/
โลชั่นเด็ก | /Baby Lotion/
สบู่เด็ก | /Baby Soap/
ครีมทาก้นเด็ก | /Nappy Cream/ ~ /Zinc Oxide/
กันแดดเด็ก | /Baby Sun/
จุกนม | /Teats/
ถุงเก็บน้ำนม | /Breast Milk Bags/
น้ำยาล้างขวดนม | /Bottle Cleanser/
อาหารเสริมเด็ก ; อาหารเด็ก | dept=805
แผ่นซับน้ำนม | /Nursing Pads/
ครีมทาท้องลาย | /Stretch Mark/
มีดโกนหนวด | /Razor/
โฟมโกนหนวด | /Shaving Foam/ ~ dept=901
โฟมล้างหน้าผู้ชาย | /Men .*Face Wash/
กันแดดผู้ชาย | /Men .*Sunscreen/
สบู่ผู้ชาย | /Men Soap/ ~ /Men Body & Hair Wash/
โรลออนผู้ชาย | /Men Roll-On/
น้ำหอมผู้หญิง | dept=1001
โคโลญจน์ | /Cologne/
เทียนหอม | /Candle/
ก้านหอม | /Reed Diffuser/
น้ำมันหอมระเหย | /Essential Oil/
ผ้าอนามัยกลางคืน | /Night Pads|Overnight Period/
ผ้าอนามัยแบบกางเกง | /Period Pants/
แผ่นอนามัย | /Liners/
ถ้วยอนามัย | /Menstrual Cup/
น้ำยาล้างจุดซ่อนเร้น | /Intimate Wash/ ~ dept=1103
แผ่นรองซับผู้ใหญ่ ; แผ่นรองฉี่ | /Bed Pads/ ~ /Bladder Pads/
แพมเพิสผู้ใหญ่ | /Adult (?:Pants|Tape)/
เจลหล่อลื่น | /Lubricant/
ก้านสำลี ; คอตตอนบัต | /Cotton Buds/
สำลีก้อน | /Cotton Balls/
ทิชชู่ ; กระดาษทิชชู่ | /Tissue/ ~ dept=1106
เครื่องวัดความดัน ; ที่วัดความดัน | /Blood Pressure/
เครื่องตรวจน้ำตาล ; ที่วัดเบาหวาน | /Glucose (?:Meter|Test)/
แถบตรวจน้ำตาล | /Glucose Test Strips/ ~ /Urine Test|Glucose Meter/
เครื่องวัดออกซิเจน | /Oximeter/
เครื่องชั่งน้ำหนัก | /Body Scale/
ปรอทวัดไข้ดิจิตอล | /Digital Thermometer/
ที่วัดไข้หน้าผาก | /Forehead Thermometer|Fever Strip/
สนับเข่า ; ที่รัดเข่า | /Knee Support/
เข็มขัดพยุงหลัง | /Back Support/
ถุงน่องเส้นเลือดขอด | /Compression/
หน้ากากอนามัย ; แมสก์ปิดปาก | dept=1204 /Mask/
ถุงมือยาง | /Latex Gloves/
ถุงมือแพทย์ | /Gloves/
ที่ตรวจตั้งครรภ์ ; ชุดตรวจครรภ์ | /Pregnancy Test/
ชุดตรวจไข่ตก ; ที่ตรวจไข่ตก | /Ovulation/
ชุดตรวจโควิด | /Antigen/
ปืนนวด | /Massage Gun/
เจลประคบเย็น | /Gel Pack/
แผ่นแปะร้อน | /Warm Patch/ ~ /Plaster Warm/
น้ำชาเขียว ; ชาเขียว | /Green Tea/ ~ /Matcha/
กราโนล่า | /Granola/
ข้าวโอ๊ต | /Oats/
ลูกอมสมุนไพร | /Herbal Drops/
หมากฝรั่ง | /Gum\b/ !/Gum Care/
หญ้าหวาน | /Stevia/ ~ dept=1305 /Sweetener/
น้ำยาปรับผ้านุ่ม | /Fabric Softener/
ผงซักฟอก | /Detergent Powder/
น้ำยาล้างห้องน้ำ | /Bathroom Cleaner|Toilet Bowl/
น้ำยาเช็ดกระจก | /Glass Cleaner/
สเปรย์กันยุง ; โลชั่นกันยุง | /Mosquito Repellent/ ~ /Mosquito/
ยาจุดกันยุง | /Mosquito Coils/
เจลกำจัดแมลงสาบ | /Cockroach/
`);
