import { rowsOf } from './rows.ts';

/** Queries in two languages at once, and misspelt ingredients. */
export const mixedThai = rowsOf(String.raw`
โฟมล้างหน้า สิว ; face wash สิว ; cleanser สิว ; คลีนเซอร์ acne | /Acne Cleanser/ ~ dept=108
แชมพู dandruff ; shampoo รังแค ; แชมพู anti-dandruff | /Scalp.*Shampoo|Scalp Shampoo/ ~ /Scalp/
แชมพู hair loss ; shampoo ผมร่วง ; แชมพู hair fall | /Anti-Breakage.*Shampoo/ ~ /Anti-Breakage/
เซรั่ม dark spots ; serum จุดด่างดำ ; เซรั่ม brightening | /Brightening.*(?:Serum|Ampoule|Booster)/ ~ /Brightening/
โลชั่น whitening ; body lotion ผิวขาว | /Brightening Body/ ~ dept=403
ยาสีฟัน sensitive ; toothpaste เสียวฟัน | /Sensitive Toothpaste/ ~ dept=501
กันแดด oily skin ; sunscreen ผิวมัน | /Oil Control Sun/ ~ /Sun/
sunscreen ผิวแพ้ง่าย ; กันแดด sensitive | /(?:Sensitive|Cica).*Sun/ ~ /Sun/
toner คุมมัน ; โทนเนอร์ oil control | /Oil Control.*Toner/ ~ /Oil Control/
มาส์ก hydrating ; mask ผิวแห้ง | /Hydrating.*Mask/ ~ dept=105
moisturizer ผิวแห้ง ; ครีม hydrating | /Hydrating|Moistur|Barrier Repair/
วิตามินซี vitamin c ; vit c วิตามินซี | /Vitamin C|Gummies C/ ~ /Iron C|Zinc C/
คอลลาเจน collagen ; collagen คอลลาเจน | /Collagen/
ลิปบาล์ม lip balm | /Lip Balm/
แชมพู baby ; baby แชมพู | /Baby Shampoo/ ~ dept=802
แปรงสีฟัน kids | /Kids Toothbrush/ ~ /Toothbrush/
ถุงมือ size m | /Gloves.*Size M/
เข่า support ; knee support ที่พยุงเข่า | /Knee Support/
lip balm กุหลาบ | /Rose.*Lip Balm/ ~ /Lip Balm/
สบู่ turmeric ; soap ขมิ้น | /Turmeric.*Soap/
แชมพู ginger ; shampoo ขิง | /Ginger.*Shampoo/
ครีมอาบน้ำ lavender ; shower cream ลาเวนเดอร์ | /Lavender.*Shower/
ลอลาทาดิน ; โลราทาดีน ; ลอล่าทาดีน ; ลอราทาดิล | /Loratadine/
เซตทิริซีน ; เซทีริซีน ; เซติริซีน | /Cetirizine/
คลอเฟนนิรามีน ; คลอเฟนิรามิน | /Chlorphen/
ไดเมนไฮดริเนท ; ไดเมนไฮดิเนต | /Dimenhydrinate/
โอเมพาโซน ; โอมิพราโซล | /Omeprazole/
ไดโครฟีแนก ; ไดโคฟีแนค | /Diclofenac/
ไซเมทิโคล ; ไซเมธิโคน | /Simethicone/
โลเปอราไมด์ ; โลเพอลาไมด์ | /Loperamide/
โดมเพอริโดน ; ดอมเพอริโดล | /Domperidone/
บรอมเฮ็กซีน ; บรอมเฮกซิน | /Bromhexine/
อะซิทิลซิสเทอีน ; แนค nac | /Acetylcysteine/
ไบโอตีน | /Biotin/
ขมิ่นชัน ; ขมินชัน ; ขมิ้นชัณ | /Turmeric/
กลูโคซามิน ; กลูโคซ่ามีน | /Glucosamine/
ว่านหางจรเข้ ; ว่านหางจระเข่ | /Aloe/
ฟ้าทะลายโจน ; ฟ้าทะลายโจ้ร | /Andrographis/
ยาหม่องไพล ; ยาหม่องสมุนไพร ; ยาหม่องกานพลู | /Balm/ !/Lip|Cleansing|Aftershave|Nipple/ ~ /Plai|Clove|Roll-On Oil|Massage Oil/
`);

export const mixedEnglish = rowsOf(String.raw`
acne โฟมล้างหน้า | /Acne Cleanser/ ~ dept=108
serum ฝ้า | /Brightening.*(?:Serum|Ampoule|Booster)/ ~ /Brightening/
hair tonic ผมร่วง | /Tonic/ ~ /Anti-Breakage/
loratadin ; loratadyne ; loratedine | /Loratadine/
cetirizin ; cetirazine | /Cetirizine/
omeprazol ; omeprozole ; omprazole | /Omeprazole/
loperamid ; loperimide | /Loperamide/
domperidon ; domperadone | /Domperidone/
simethicon ; simithicone | /Simethicone/
bromhexin ; bromexine | /Bromhexine/
dimenhydrinat ; dimenhidrinate | /Dimenhydrinate/
diclofenak ; diclofenac | /Diclofenac/
glucosamin ; glucosamene | /Glucosamine/
tumeric capsules | /Turmeric.*capsules/ ~ /Turmeric/
andrografis | /Andrographis/
`);

/** A form with a complaint of a part of the body, and further words for complaints. */
export const formedComplaintsThai = rowsOf(String.raw`
เจลแก้ปวดเข่า ; ยาทาแก้ปวดเข่า ; เจลทาปวดเข่า | /Diclofenac Gel/ ~ for=knee,muscle
เจลทาแก้ปวดหลัง ; เจลแก้ปวดหลัง ; เจลทาแก้ปวดกล้ามเนื้อ ; เจลทาแก้ปวดข้อ | /Diclofenac Gel/ ~ for=back,muscle,knee
ครีมทาแก้ปวดหลัง ; ครีมแก้ปวดไหล่ ; ครีมทาแก้ปวดคอ ; ครีมทาแก้ปวดกล้ามเนื้อ | /Muscle Pain Cream/ ~ for=back,muscle
แผ่นแปะปวดหลัง ; แผ่นแปะแก้ปวดคอ ; แผ่นแปะแก้ปวดไหล่ ; แผ่นแปะปวดกล้ามเนื้อ | /Pain Relief Plaster/ ~ for=back,muscle
ยาทาแก้ปวดไหล่ ; ยานวดแก้ปวดหลัง ; ยานวดแก้ปวดกล้ามเนื้อ | for=muscle ~ for=back
สเปรย์แก้ปวดกล้ามเนื้อ ; ครีมนวดแก้ปวดข้อ | for=muscle ~ for=knee
ครีมทาแก้คัน ; ยาทาแก้คัน ; โลชั่นแก้คัน | for=itch
ยาแก้ปวดหัวไมเกรน ; แก้ปวดฟัน ; เจลทาแก้ปวดฟัน | for=pain
ยาลดไข้ปวดหัว ; แก้ไข้ | for=fever,pain
หวัดลงคอ ; ยาแก้หวัดลงคอ | for=cold ~ for=nose,throat
ยาทาแก้คันช่องคลอด ; ยาทาแก้คันเท้า ; แก้ปวดหู ; ยาแก้ปวดหู ; ยาแก้เจ็บหน้าอก | nothing
`);

export const formedComplaintsEnglish = rowsOf(String.raw`
knee pain gel ; pain relief gel ; gel for sore knee | /Diclofenac Gel/ ~ for=knee,muscle
back pain cream ; cream for sore muscles | /Muscle Pain Cream/ ~ for=back,muscle
shoulder pain plaster ; neck pain patch ; back pain patch | /Pain Relief Plaster/ ~ for=back,muscle
lower back pain relief ; upper back pain ; lower back pain cream | for=back ~ for=muscle,pain
pain reliever | for=pain
pain medicine | for=pain ~ for=muscle,back
fever reducer for kids ; fever treatment ; fever relief | for=fever
headache remedy ; headache treatment ; bad headache | for=pain
mild fever ; bad cough ; terrible sore throat | for=fever,cough,throat
lower abdominal pain ; chest pain relief ; ear pain drops | nothing
`);

/** Things of a household and brands of other shops. */
const UNSOLD = String.raw`
ดินสอสี, ดินสอกด, ปากกาลูกลื่น, ยางลบ, ไม้บรรทัด, สมุดวาดเขียน, กระดาษห่อของขวัญ, ที่คั่นหนังสือ, น้ำมันเบรก, น้ำมันเกียร์, น้ำมันก๊าด, น้ำยาหม้อน้ำ, ผ้าเบรก, หัวเทียนรถ, ตู้รองเท้า, ตู้ลำโพง, ตู้เซฟ, ชั้นวางหนังสือ, โต๊ะพับ, ผ้าปูที่นอน, ผ้าคลุมรถ, ไม้กวาด, ไม้ถูพื้น, ถังน้ำแข็ง, เครื่องดูดฝุ่น, เครื่องเจาะ, เครื่องปริ้น, เครื่องขยายเสียง, หม้อแปลง, ไวไว, ยำยำ, โรซ่า, เฮลซ์บลูบอย, แพนเค้ก, เซราวี, ดาร์ลี่, แป้งโกกิ, ปลากระป๋อง
pencil case, pencil sharpener, colored pencils, ballpoint pen, whiteboard marker, wrapping paper, brake fluid, gear oil, kerosene, radiator coolant, spark plug, shoe rack, bookcase, safe box, folding table, bed sheets, pillow case, broom, mop bucket, ice bucket, vacuum cleaner, drill bits, printer paper, loudspeaker, transformer, instant noodles, canned tuna, pancake mix, darlie, rexona
`;

const listed = UNSOLD.split(/,|\n/).flatMap((query) =>
  query.trim() === '' ? [] : [`${query.trim()} | nothing`],
);
export const likelyUnsold: readonly string[] = listed;
