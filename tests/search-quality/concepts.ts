import { rowsOf } from './rows.ts';

/** Queries that name several concepts, or name one in an unusual way. */
export const conceptsThai = rowsOf(String.raw`
แชมพูขจัดรังแค ; แชมพูแก้รังแค ; แชมพูรังแค | /Scalp.*Shampoo|Scalp Shampoo/ ~ /Scalp/
แชมพูแก้คันหัว | /Scalp.*Shampoo|Scalp Shampoo/ ~ /Scalp/
แชมพูลดผมร่วง ; แชมพูแก้ผมร่วง | /Anti-Breakage.*Shampoo/ ~ /Anti-Breakage/
ครีมนวดผมร่วง | /Anti-Breakage.*Conditioner/ ~ /Anti-Breakage/
แชมพูผมแห้ง | /Moisture.*Shampoo/ ~ dept=301
แชมพูผมมัน | /Scalp Balance.*Shampoo|Balancing Scalp Shampoo|Dry Shampoo/ ~ /Scalp/
ทรีตเมนต์ผมเสีย | /Damage Repair/ dept=303 ~ dept=303
เซรั่มลดสิว ; เซรั่มรักษาสิว | /Acne Serum/ ~ dept=108
โฟมล้างหน้าสิว ; ล้างหน้าคนเป็นสิว | /Acne Cleanser/ ~ dept=108
กันแดดคนเป็นสิว | /Acne Care Sun/ ~ /Sun/
กันแดดผิวมัน ; กันแดดคุมมัน | /Oil Control Sun/ ~ /Sun/
กันแดดผิวแพ้ง่าย | /(?:Sensitive|Cica).*Sun/ ~ /Sun/
เซรั่มผิวแห้ง | /Hydrating (?:Serum|Ampoule|Booster)/ ~ dept=103
เซรั่มลดริ้วรอย | /Firming (?:Serum|Ampoule|Facial Oil)/ ~ /Firming/
ครีมลดริ้วรอย | /Firming.*(?:Cream|Lotion)/ ~ /Firming/
ครีมลดฝ้า | /Brightening.*Cream/ ~ /Brightening/
เซรั่มหน้าใส | /(?:Brightening|Glow) (?:Serum|Ampoule|Booster)/ ~ /Brightening/
ครีมผิวแห้ง | /(?:Hydrating|Moistur).*(?:Cream|Lotion|Butter)/ ~ dept=104
โทนเนอร์คุมมัน | /Oil Control.*Toner/ ~ /Oil Control/
โทนเนอร์รูขุมขน | /Pore Refining.*(?:Toner|Essence)/ ~ dept=102
มาส์กหน้าผิวแห้ง | /Hydrating.*Mask/ ~ dept=105
มอยเจอร์ไรเซอร์ผิวมัน | /Oil Control/ dept=104,902 ~ dept=104
ครีมอาบน้ำผิวขาว | /Brightening Shower/ ~ dept=401
สบู่ผิวขาว | /Brightening.*Soap/ ~ dept=402
โลชั่นผิวขาว | /Brightening Body/ ~ dept=403
ยาสีฟันลดเสียวฟัน ; ยาสีฟันฟันเสียว | /Sensitive Toothpaste/ ~ dept=501
ยาสีฟันฟันขาว | /Whitening.*Toothpaste/ ~ dept=501
น้ำยาบ้วนปากลดกลิ่นปาก | dept=503
ยาสีฟันเหงือกอักเสบ | /Gum Care/ ~ dept=501
ครีมทาส้นเท้าแตก | /Foot Cream/
ครีมแก้ปวดกล้ามเนื้อ | /Muscle Pain Cream/ ~ for=muscle
เจลทาแก้ปวดเข่า | /Diclofenac Gel/ ~ for=muscle,knee
วิตามินบำรุงผม | /Biotin/ ~ dept=701,703
อาหารเสริมบำรุงกระดูก | /Calcium|Vitamin D3/
พาราเซตามอลเด็ก ; ยาลดไข้เด็ก | /Paracetamol (?:Syrup|Suspension)/ ~ /Paracetamol|Cooling/
พาราน้ำเชื่อม | /Paracetamol Syrup/ ~ /Paracetamol S/
โลชั่นเด็กแรกเกิด | /Baby Lotion/ ~ dept=803
สบู่เหลวเด็ก | /Baby Head & Body|Foaming Bath/ ~ dept=802
แปรงสีฟันเด็ก | /Kids Toothbrush/ ~ /Toothbrush/
กันยุงเด็ก | /Mosquito/
ครีมบำรุงผิวผู้ชาย | /Men .*(?:Moisturiser|Lotion)/ ~ dept=902,904
แชมพูคนผมหงอก | /Grey Cover/
วิตามินผู้สูงอายุ | /50 Plus/ ~ dept=701
โพรไบโอติกผู้หญิง | /Probiotic Woman/ ~ /Probiotic/
กางเกงผ้าอ้อมไซส์ xl | dept=801 /Pants XL/ ~ /Pants/
ผ้าอ้อมผู้ใหญ่ไซส์ l | /Adult Tape Diapers Size L/ ~ dept=1104
ถุงยาง 52 | /Condoms 52/ ~ /Condoms/
ถุงยาง 49 มม | /Condoms Classic 49/ ~ /Condoms/
วิตามินซี 1000 | /Vitamin C 1000/
วิตซี 500 มก | /Vitamin C 500/
คอลลาเจน 10000 | /Collagen Peptide 10,000/ ~ /Collagen/
น้ำมันปลา 1000 มก. | /Fish Oil 1000/
ขิงผง 500 | /Ginger 500/
กันแดด spf 30 | /SPF30/
ชุดตรวจครรภ์ 3 ชิ้น | /Pregnancy Test/
แอลกอฮอล์ 450 มล | /Ethyl Alcohol.* 450/
สบู่แพ็ค 4 | /4 bars/ ~ /Soap/
พารา 500 | /Paracetamol 500/
พารา 325 | /Paracetamol 325/
พารา ชนิดน้ำ | /Paracetamol S/ ~ /Paracetamol/
ไอบู | /Ibuprofen/
ไอบู 400 | /Ibuprofen 400/
ลอร่าทาดีน ; ลอราทาดีน 10 มก | /Loratadine/
เซทิริซีน ; เซทิไรซีน | /Cetirizine/
ซีพีเอ็ม ; คลอเฟนิรามีน | /Chlorphen/
เดกซ์โทรเมทอร์แฟน | /Dextromethorphan/
ไซเมทิโคน ; แอร์เอ็กซ์ | /Simethicone/
บรอมเฮกซีน | /Bromhexine/
อะเซทิลซิสเทอีน ; แน็ค nac | /Acetylcysteine/
โอเมพราโซล | /Omeprazole/
โวลทาเรน | /Diclofenac/
ไทลินอล ; ซาร่า | /Paracetamol/
นูโรเฟน | /Ibuprofen/
ไนอา ; ไนอะซินามายด์ | /Niacinamide/
ไฮยา | /Hyaluronic/
เซราไมด์ | /Ceramide/
ซิก้า ; ใบบัวบก | /Centella|Cica|Gotu Kola/
เรตินอล | /Bakuchiol/
บีเอชเอ | /Salicylic/
เคราติน | /Keratin/
ไบโอติน | /Biotin/
ชาโคล | /Charcoal/
เซรั่ม niacinamide | /Niacinamide.*(?:Serum|Booster)/ ~ /Niacinamide/
collagen ชง | /Collagen/
แชมพู anti dandruff | /Scalp.*Shampoo|Scalp Shampoo/ ~ /Scalp/
โฟมล้างหน้า acne | /Acne Cleanser/ ~ dept=108
mask โคลน | /Clay Mask/
กันแดด baby | /Baby Sun/
วิตามิน b | /B Complex/ ~ /B12|B6/
น้ำหอม men | dept=1002 ~ /Men Body Spray/
แชมพูผสมขิง | /Ginger.*Shampoo/
สบู่ขมิ้น | /Turmeric.*Soap/
โลชั่นกลิ่นกุหลาบ | /Rose.*Body/ ~ /Rose/
ครีมอาบน้ำลาเวนเดอร์ | /Lavender.*Shower/
ครีมว่านหางจระเข้ | /Aloe/ ~ /Aloe/
ยาหม่องตะไคร้ | /Lemongrass Roll-On Oil|Clove Balm/
แชมพุ ; แชมพูู | /Shampoo/
ครีมกันแดก | /Sun/
โลชั่ม | /Lotion/
ลิปสติกซ์ | /Lipstick/
คอลาเจนน | /Collagen/
วิตมินซี | /Vitamin C|Gummies C/ ~ /Iron C|Zinc C/
โปรไบโอติค ; โพไบโอติก | /Probiotic/
พาราเซตามอน ; พาลาเซตามอล | /Paracetamol/
ไอบูโพเฟน | /Ibuprofen/
ลอลาทาดีน | /Loratadine/
ฟ้าทลายโจน ; ฟ้าทะลายโจ | /Andrographis/
ขมิ้นชั้น | /Turmeric/
ยาสีฟรรณ ; ยาศรีฟัน | /Toothpaste/
แปรงสีฟัร | /Toothbrush/
ผ้าอนามย | /Pads|Liners|Period|Tampons/
ถุงยางอณามัย | /Condoms/
หน้ากากอนามัน | dept=1204 /Mask/
เทอโมมิเตอร์ | /Thermometer/
แคลเซีอม | /Calcium/
กลูโคซามีล | /Glucosamine/
l[^j | /Soap/
zhkvhv, | /Nappies|Pants|Diapers/
rkik | /Paracetamol/
ws,-yfayo | /Floss/
8v]]kg0o | /Collagen/
56'pk' | /Condoms/
x;fsy; | for=pain
mhv'glup | for=diarrhoea
`);

export const conceptsEnglish = rowsOf(String.raw`
anti dandruff shampoo ; dandruff shampoo ; shampoo for dandruff | /Scalp.*Shampoo|Scalp Shampoo/ ~ /Scalp/
itchy scalp shampoo | /Scalp.*Shampoo|Scalp Shampoo/ ~ /Scalp/
hair loss shampoo ; shampoo for hair fall | /Anti-Breakage.*Shampoo/ ~ /Anti-Breakage/
conditioner for damaged hair | /Damage Repair.*Conditioner/ ~ dept=302
shampoo for dry hair | /Moisture.*Shampoo/ ~ dept=301
hair mask for damaged hair | /Damage Repair Hair Mask/ ~ /Hair Mask/
acne serum ; serum for acne | /Acne Serum/ ~ dept=108
acne face wash ; cleanser for acne prone skin | /Acne Cleanser/ ~ dept=108
sunscreen for acne prone skin | /Acne Care Sun/ ~ /Sun/
sunscreen for oily skin | /Oil Control Sun/ ~ /Sun/
oil control toner | /Oil Control.*Toner/ ~ /Oil Control/
serum for dry skin | /Hydrating (?:Serum|Ampoule|Booster)/ ~ dept=103
moisturizer for dry skin | /Hydrating/ dept=104 ~ dept=104
moisturizer for oily skin | /Oil Control/ dept=104,902 ~ dept=104
wrinkle cream ; anti wrinkle cream | /Firming.*Cream/ ~ /Firming/
dark spot serum ; serum for dark spots | /Brightening.*(?:Serum|Ampoule|Booster)/ ~ /Brightening/
brightening cream | /Brightening.*Cream/ ~ /Brightening/
pore minimizing toner | /Pore Refining.*(?:Toner|Essence)/ ~ dept=102
whitening soap | /Brightening.*Soap/ ~ dept=402
brightening body lotion | /Brightening Body/ ~ dept=403
toothpaste for sensitive teeth | /Sensitive Toothpaste/ ~ dept=501
mouthwash for bad breath | dept=503
toothpaste for gums | /Gum Care/ ~ dept=501
cream for cracked heels | /Foot Cream/
muscle pain cream ; cream for muscle pain | /Muscle Pain Cream/ ~ for=muscle
gel for knee pain | /Diclofenac Gel/ ~ for=muscle,knee
vitamins for hair | /Biotin/
supplement for joints | /Glucosamine/ ~ dept=704
vitamins for seniors | /50 Plus/ ~ dept=701
probiotic for women | /Probiotic Woman/ ~ /Probiotic/
toothpaste for kids | /Kids Toothpaste/
body wash for men | /Men Body & Hair/ ~ dept=904
lotion for men | /Men Body Lotion/ ~ /Men/
deodorant for men | /Men Roll-On/ ~ dept=406,904
lotion for babies | /Baby Lotion/ ~ dept=803
soap for babies | /Baby Soap/ ~ dept=802
mosquito repellent for kids | /Mosquito/
perfume for her | dept=1001
paracetamol for kids | /Paracetamol S/ ~ /Paracetamol/
baby pants size m | /Baby (?:Night )?Pants M/ ~ dept=801
adult diapers size l | /Adult Tape Diapers Size L/ ~ dept=1104
condoms 52mm | /Condoms 52/ ~ /Condoms/
vitamin c 500mg | /Vitamin C 500/
vitamin d3 400 iu | /Vitamin D3 400/
collagen 10000 mg | /Collagen Peptide 10,000/ ~ /Collagen/
fish oil 1000 | /Fish Oil 1000/
ibuprofen 400 mg | /Ibuprofen 400/
paracetamol 325 | /Paracetamol 325/
cetirizine 10mg | /Cetirizine/
whey protein 900g | /Whey.* 900 g/
spf 30 sunscreen | /SPF30/
gloves size s | /Gloves Size S|Gloves Blue Size S/
knee support size s | /Knee Support.* Size S/
n95 mask | /N95/
gauze 2 x 2 | /Gauze/
saline 1 litre | /Saline.* 1 L/
acetaminophen ; apap ; tylenol | /Paracetamol/
nurofen ; brufen | /Ibuprofen/
voltaren ; diclofenac | /Diclofenac/
zyrtec | /Cetirizine/
clarityne | /Loratadine/
imodium | /Loperamide/
dramamine | /Dimenhydrinate/
motilium | /Domperidone/
nac | /Acetylcysteine/
simeticone ; air-x | /Simethicone/
loratidine ; loratadin | /Loratadine/
cetrizine ; ceterizine | /Cetirizine/
omeprazol ; omeprazole | /Omeprazole/
amoxycillin ; amoxicilin | /Amoxicillin/
diclofenac tablets | /Diclofenac 25/ ~ /Diclofenac/
vitamin c serum | /Vitamin C.*(?:Serum|Mist|Sun)/ ~ /Vitamin C/
bha ; salicylic acid | /Salicylic/
azelaic acid | /Azelaic/
retinol | /Bakuchiol/
cica cream | /Centella.*Cream/ ~ /Centella|Cica/
snail serum | /Snail.*Serum/ ~ /Snail/
ceramide cream | /Ceramide/
hyaluronic acid serum | /Hyaluronic/
aloe gel ; aloe vera gel | /Aloe/
keratin hair mask | /Keratin.*Hair Mask/ ~ /Keratin/
argan oil conditioner | /Argan.*Conditioner/
coconut shampoo | /Coconut.*Shampoo/
turmeric soap | /Turmeric.*Soap/
lavender shower cream | /Lavender.*Shower/
rose body lotion | /Rose.*Body Lotion/ ~ /Rose/
charcoal toothbrush | /Toothbrush Charcoal/
strawberry toothpaste | /Toothpaste Strawberry/
jasmine perfume | /Jasmine/
shampoo เด็ก | /Baby Shampoo/ ~ dept=802
serum ลดสิว | /Acne Serum/ ~ dept=108
para 500 | /Paracetamol 500/
ยา ibuprofen | /Ibuprofen/
mask หน้า | dept=105
tissue เปียก | /Wipes/
shampooo ; shmapoo | /Shampoo/
conditionar | /Conditioner/
tootbrush ; toothbrsh | /Toothbrush/
mouthwsh | /Mouthwash/
moistruizer ; moisturiezr | /Moisturiser|Cream|Lotion/ dept=104,902,803,403
sunscreem ; sunsceen | /Sun/
niacinimade ; niacinamyde | /Niacinamide/
hyluronic | /Hyaluronic/
collegen ; collagin | /Collagen/
glucosomine | /Glucosamine/
magnesiun | /Magnesium|Magnesia/
probotics | /Probiotic/
paracetmol ; paracetomol | /Paracetamol/
ibuprofan ; ibupofen | /Ibuprofen/
termometer | /Thermometer/
bandaid | /Plasters/
tampoons | /Tampons/
condomns | /Condoms/
lipstik ; lipstic | /Lipstick/
masacra | /Mascara/
parfume | /Perfume|Parfum|Toilette|Cologne/
deoderent | /Deodorant|Roll-On/
diapper | /Nappies|Pants|Diapers/
vitamine d | /Vitamin D3/
แนืกนทห | /Condoms/
สนะรนื | /Lotion/
หนฟย | /Soap/
สรยหะรแา | /Lipstick/
ะนนะ้ิพีห้ | /Toothbrush/
้ำฟกฟแ้ำ | for=pain
ะ้ำพทนทำะำพ | /Thermometer/
`);
