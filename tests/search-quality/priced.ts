import { rowsOf } from './rows.ts';

/** Queries that name a price, and numbers that are none. `price=` of a rule is a range in baht. */
export const pricedThai = rowsOf(String.raw`
เซรั่ม ไม่เกิน 300 ; เซรั่มไม่เกิน 300 บาท ; ไม่เกิน 300 เซรั่ม ; เซรั่ม ต่ำกว่า ๓๐๐ | /Serum/ price=-300
เซรั่ม ราคา 200-400 ; เซรั่ม ระหว่าง 200 ถึง 400 บาท | /Serum/ price=200-400
เซรั่ม มากกว่า 500 ; เซรั่ม 500 บาทขึ้นไป | /Serum/ price=500-
เซรัม ไม่เกิน 300 ; เซรั่มไม่เกินสามร้อย | /Serum/ price=-300
แชมพู ไม่เกินสองร้อยบาท ; แชมพู งบ 2 ร้อย | /Shampoo/ price=-200
คอลลาเจน ไม่เกินพัน | /Collagen/ price=-1000
ลิปสติก ไม่เกินครึ่งพัน | /Lipstick/ price=-500
แชมพู งบ 200 ; แชมพู 200 บาท ; แชมพู ถูกกว่า 200 | /Shampoo/ price=-200
ครีมกันแดด ไม่เกิน 500 ; กันแดด spf 50 ไม่เกิน 500 บาท | /Sunscreen|Sun (?:Lotion|Serum|Spray|Stick)/ price=-500
ยาสีฟัน ไม่ถึง 100 | /Toothpaste/ price=-100
สบู่ ราคาไม่เกิน 50 บาท | /Soap/ price=-50
ลิปสติก ฿150-฿200 | /Lipstick/ price=150-200
คอลลาเจน งบไม่เกิน 1,000 | /Collagen/ price=-1000
เครื่องวัดความดัน ไม่เกิน 3,000 บาท | /Blood Pressure/ price=-3000
วิตามินซี ตั้งแต่ 300 บาทขึ้นไป | /Vitamin C|Gummies C/ price=300- ~ /Iron C|Zinc C/ price=300-
เซรั่ม ไม่เกิน 10 บาท | /Serum/
โซฟา ไม่เกิน 5000 ; ไอโฟน ราคา 10000-20000 | nothing
พาราเซตามอล 500 มก. | /Paracetamol/
`);

export const pricedEnglish = rowsOf(String.raw`
serum under 300 ; serum below ฿300 ; serum less than 300 baht ; under 300 serum | /Serum/ price=-300
serum between 200 and 400 ; serum 200-400 baht | /Serum/ price=200-400
serum over 500 ; serum at least 500 baht | /Serum/ price=500-
seurm under 300 ; serum under three hundred | /Serum/ price=-300
collagen under a thousand ; collagen under 1k | /Collagen/ price=-1000
shampoo under 200 ; shampoo cheaper than 200 ; shampoo budget 200 | /Shampoo/ price=-200
sunscreen spf 50 under 500 baht ; sunscreen up to 500 | /Sunscreen|Sun (?:Lotion|Serum|Spray|Stick)/ price=-500
toothpaste below 100 | /Toothpaste/ price=-100
soap at most 50 baht | /Soap/ price=-50
lipstick ฿150-฿200 | /Lipstick/ price=150-200
collagen under 1,000 | /Collagen/ price=-1000
blood pressure monitor under 3000 | /Blood Pressure/ price=-3000
serum under 10 baht | /Serum/
sofa under 5000 ; iphone below 20,000 baht | nothing
paracetamol 500 mg | /Paracetamol/
`);

export const pricedComplaintsThai = rowsOf(String.raw`
ยาแก้ปวดหัว ไม่เกิน 100 ; ปวดหัว งบ 100 | for=pain price=-100
ยาแก้แพ้ ต่ำกว่า 100 บาท | for=allergy price=-100 ~ for=nose,itch price=-100
ท้องเสีย ไม่เกิน 50 | for=diarrhoea price=-50 ~ for=heat price=-50
`);

export const pricedComplaintsEnglish = rowsOf(String.raw`
headache under 100 baht ; headache medicine under 100 | for=pain price=-100
sore throat below 100 | for=throat price=-100 ~ for=cough price=-100
diarrhea less than 50 baht | for=diarrhoea price=-50 ~ for=heat price=-50
`);
