/** Brands of other shops, things a health shop does not sell, and nonsense; several resemble words of the catalogue. */
const THAI = `
คอลเกต, นีเวีย, ลอรีอัล, การ์นิเย่, เดทตอล, ลิสเตอรีน, เซนโซดายน์, แพนทีน, ซันซิล, เฮดแอนด์โชว์เดอร์, เคลียร์, โดฟ, ลักส์, พอนด์ส, โอเลย์, ยูเซอริน, เซตาฟิล, วาสลีน, จอห์นสัน, เบบี้มายด์, โซฟี, ลอรีเอะ, โมเดส, ดูเร็กซ์, เซ็นเตอร์แคร์, แบรนด์ซุปไก่, สก๊อต, ลอคซิทาน, คีลส์, คลีนิกข์, เมย์เบลลีน, มิสทีน, กิฟฟารีน, แอมเวย์, เอนฟา, ดูเม็กซ์, แลคตาซอย, โออิชิ, เลย์, มาม่า, โค้ก, เป๊ปซี่, ไมโล, โอวัลติน, เนสกาแฟ
ไอโฟน, ซัมซุง, สายชาร์จมือถือ, เคสโทรศัพท์, หูฟังบลูทูธ, ลำโพง, โน้ตบุ๊ก, คีย์บอร์ด, เมาส์ไร้สาย, จอคอม, แท็บเล็ต, พาวเวอร์แบงค์, กล้องถ่ายรูป, โทรทัศน์, ตู้เย็น, เครื่องซักผ้า, แอร์บ้าน, พัดลมตั้งโต๊ะ, หม้อหุงข้าว, ไมโครเวฟ, กระทะ, มีดทำครัว, จานชาม, แก้วกาแฟ
โซฟา, เตียงนอน, โต๊ะทำงาน, เก้าอี้, ตู้เสื้อผ้า, ผ้าม่าน, พรม, หมอนข้าง, ผ้าห่ม, โคมไฟ, หลอดไฟ, ปลั๊กไฟ, ค้อน, สว่าน, ไขควง, สีทาบ้าน, ปูนซีเมนต์, ท่อน้ำ, บันได
เสื้อยืด, กางเกงยีนส์, รองเท้าผ้าใบ, กระเป๋าเดินทาง, เข็มขัดหนัง, นาฬิกาข้อมือ, แว่นกันแดด, หมวกแก๊ป, ชุดว่ายน้ำ, เนกไท, สร้อยคอทองคำ, แหวนเพชร
จักรยาน, มอเตอร์ไซค์, ยางรถยนต์, น้ำมันเครื่อง, ที่ปัดน้ำฝน, แบตเตอรี่รถ, หมวกกันน็อค, ลูกฟุตบอล, ไม้แบด, เสื่อโยคะ, ดัมเบล, เบ็ดตกปลา, เต็นท์, กีตาร์
ข้าวสาร, ไข่ไก่, หมูสับ, น้ำปลา, ผักบุ้ง, ทุเรียน, ก๋วยเตี๋ยว, พิซซ่า, เบียร์, เหล้า, บุหรี่, บุหรี่ไฟฟ้า, ไวน์แดง
อาหารหมา, อาหารแมว, ทรายแมว, ปลอกคอหมา, ปลาทอง, ต้นไม้, ปุ๋ย, กระถาง
ดินสอ, สมุดโน้ต, หนังสือเรียน, นิยาย, ของเล่น, ตุ๊กตา, เลโก้, ตั๋วเครื่องบิน, หวย, บัตรคอนเสิร์ต
กขคงจ, ฟหกดฟหกด, พพพพพ, อะไรก็ได้, งุงิงุงิ, ปู๊นปู๊น
`;

const ENGLISH = `
colgate, loreal, l’oreal, nivea, garnier, dettol, listerine, sensodyne, pampers, dove, vaseline, cetaphil, eucerin, cerave, la roche posay, neutrogena, olay, pantene, head and shoulders, sunsilk, clinique, estee lauder, maybelline, revlon, durex, huggies, mamypoko, tampax, kotex, oral b, gillette, old spice, axe, johnsons baby, aveeno, bioderma, vichy, the ordinary, innisfree, laneige, shiseido, biore, nestle, milo, coca cola, pepsi, oreo, kitkat, red bull, blackmores, centrum, swisse
iphone, samsung, phone, phone charger, phone case, headphones, bluetooth speaker, laptop, keyboard, wireless mouse, computer monitor, tablet computer, power bank, camera, television, fridge, washing machine, microwave, rice cooker, frying pan, kitchen knife, coffee mug, usb cable, printer ink, sd card
sofa, mattress, desk, office chair, wardrobe, curtains, carpet, lamp, light bulb, extension cord, hammer, drill, screwdriver, wall paint, ladder, bookshelf
t-shirt, jeans, sneakers, suitcase, leather belt, wrist watch, sunglasses, baseball cap, swimsuit, necktie, gold necklace, wedding ring, handbag, umbrella
bicycle, motorcycle, car tyre, engine oil, windscreen wiper, car battery, helmet, basketball, football, badminton racket, yoga mat, dumbbell, fishing rod, tent, guitar, piano
eggs, minced pork, fish sauce, durian, noodles, pizza, beer, whisky, cigarettes, vape, red wine, frozen chicken, potato, cheese
dog food, cat food, cat litter, dog collar, goldfish, fertilizer, flower pot, bird cage
pencil, notebook, textbook, novel, toy car, lego, playstation, flight ticket, lottery, concert ticket, birth
asdfgh, qwerty, xyzzy, lorem ipsum, blorptastic, hello, foo bar, zzzzz
`;

const listed = (list: string) =>
  list.split(/,|\n/).flatMap((query) => (query.trim() === '' ? [] : [`${query.trim()} | nothing`]));

export const unknownThai = listed(THAI);
export const unknownEnglish = listed(ENGLISH);
