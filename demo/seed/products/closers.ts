import { texts } from './kind.ts';

/** Closing sentences of descriptions by family, true for the whole family. */
export const closers = {
  skin: texts(
    'Suits all but very reactive skin.|เหมาะกับแทบทุกสภาพผิว',
    'It layers easily with the rest of a routine.|ใช้ร่วมกับสกินแคร์ชิ้นอื่นได้ง่าย',
    'A little goes a long way.|ใช้เพียงเล็กน้อยก็เพียงพอ',
    'The scent is faint and soon gone.|กลิ่นอ่อนและจางไปไว',
    'It can be combined freely with the rest of the line.|ใช้คู่กับชิ้นอื่นในไลน์เดียวกันได้อิสระ',
    'Best used regularly for at least four weeks.|แนะนำให้ใช้ต่อเนื่องอย่างน้อยสี่สัปดาห์',
  ),
  colour: texts(
    'Mixed for Southeast Asian undertones.|เฉดสีผสมมาเพื่อโทนผิวคนเอเชีย',
    'Small enough for any handbag.|ขนาดเล็ก พกใส่กระเป๋าได้ทุกใบ',
    'Tested at noon, outdoors.|ทดสอบกลางแจ้งตอนเที่ยงวันมาแล้ว',
    'Easy for beginners, quick for everyone else.|มือใหม่ใช้ง่าย มือโปรใช้ไว',
    'Builds from a wash to full colour.|ลงบางหรือเข้มได้ตามใจ',
  ),
  tool: texts(
    'Small enough for any handbag.|ขนาดเล็ก พกใส่กระเป๋าได้ทุกใบ',
    'Easy for beginners, quick for everyone else.|มือใหม่ใช้ง่าย มือโปรใช้ไว',
    'A small thing that makes the morning easier.|ของชิ้นเล็กที่ช่วยให้เช้านี้ง่ายขึ้น',
    'Handy at home and on a trip.|สะดวกทั้งที่บ้านและเวลาเดินทาง',
  ),
  hair: texts(
    'Suited to hard tap water.|ใช้ได้ดีกับน้ำประปาที่กระด้าง',
    'The scent stays in the hair for a few hours.|กลิ่นหอมติดผมนานหลายชั่วโมง',
    'Pleasant to use several times a week.|ใช้ได้บ่อยหลายครั้งต่อสัปดาห์',
    'Pairs well with the other products of the line.|ใช้คู่กับผลิตภัณฑ์ในไลน์เดียวกันยิ่งเห็นผล',
    'The pack is easy to open with wet hands.|เปิดใช้ง่ายแม้มือเปียก',
  ),
  body: texts(
    'Easy to keep within reach.|วางไว้ใกล้มือ หยิบใช้สะดวก',
    'Rinses or sinks in without residue.|ไม่ทิ้งความเหนอะหนะหลังใช้',
    'A pleasant everyday choice.|ใช้ได้ทุกวันอย่างสบายใจ',
    'Liked by all ages in our panel.|ถูกใจคนหลายวัยในกลุ่มทดลองใช้',
    'The pack is recyclable.|บรรจุภัณฑ์นำไปรีไซเคิลได้',
  ),
  oral: texts(
    'Part of a routine of twice a day, two minutes each.|ใช้เป็นประจำเช้าและก่อนนอน ครั้งละสองนาที',
    'See a dentist every six months as well.|ควรพบทันตแพทย์ทุกหกเดือนควบคู่ไปด้วย',
    'A sensible choice for the whole household.|เป็นตัวเลือกที่ดีสำหรับทุกคนในบ้าน',
    'Keep one at work for after lunch.|มีติดที่ทำงานไว้ใช้หลังมื้อเที่ยงก็ดี',
  ),
  dental: texts(
    'See a dentist every six months as well.|ควรพบทันตแพทย์ทุกหกเดือนควบคู่ไปด้วย',
    'The drawing on the back shows how.|ดูภาพแสดงวิธีใช้ได้ที่ด้านหลังแพ็ก',
    'Easy to keep by the basin.|วางไว้ข้างอ่างล้างหน้า หยิบใช้สะดวก',
  ),
  protection: texts(
    'Worth having at home, at work and in the bag.|ควรมีติดบ้าน ที่ทำงาน และในกระเป๋า',
    'Packed so that it stays clean.|บรรจุอย่างมิดชิดเพื่อรักษาความสะอาด',
    'Good value for everyday use.|คุ้มค่าสำหรับการใช้ทุกวัน',
  ),
  medicine: texts(
    'Read the leaflet before use.|โปรดอ่านเอกสารกำกับยาก่อนใช้',
    'Ask a pharmacist if symptoms do not improve.|หากอาการไม่ดีขึ้น ควรปรึกษาเภสัชกร',
    'Our pharmacists can tell you whether it suits you.|สอบถามเภสัชกรของเราได้ว่ายานี้เหมาะกับคุณหรือไม่',
  ),
  prescription: texts(
    'Supplied only after a pharmacist has checked that it is suitable.|จ่ายโดยเภสัชกรหลังประเมินความเหมาะสมแล้วเท่านั้น',
    'Tell the pharmacist about allergies, other medicines, pregnancy or breastfeeding.|โปรดแจ้งเภสัชกรหากแพ้ยา ใช้ยาอื่นอยู่ ตั้งครรภ์ หรือให้นมบุตร',
  ),
  firstAid: texts(
    'Worth having at home, at work and in the car.|ควรมีติดบ้าน ที่ทำงาน และในรถ',
    'Each piece is packed so that it stays clean.|บรรจุแยกเพื่อรักษาความสะอาด',
    'See a nurse or doctor for deep or dirty wounds.|แผลลึกหรือสกปรกควรพบพยาบาลหรือแพทย์',
  ),
  supplement: texts(
    'The amount per serving is printed on the front.|ระบุปริมาณต่อหน่วยบริโภคไว้ชัดเจนบนฉลาก',
    'Eat a varied diet in suitable proportions every day.|ควรกินอาหารหลากหลายครบห้าหมู่ในสัดส่วนที่เหมาะสมเป็นประจำ',
    'Made in a plant certified for good manufacturing practice.|ผลิตจากโรงงานที่ได้มาตรฐาน GMP',
    'Has no effect in the prevention or treatment of disease.|ไม่มีผลในการป้องกันหรือรักษาโรค',
  ),
  baby: texts(
    'Parents in our member panel tried it first.|ผ่านการทดลองใช้โดยคุณพ่อคุณแม่ในกลุ่มสมาชิก',
    'The pack opens with one hand.|เปิดใช้ได้ด้วยมือเดียว',
    'Kept free of what little ones don’t need.|ไม่ใส่สิ่งที่เจ้าตัวเล็กไม่จำเป็นต้องได้รับ',
    'A small help on long nights.|ตัวช่วยเล็กๆ ในคืนที่ยาวนาน',
  ),
  men: texts(
    'Done in under a minute.|เสร็จในไม่ถึงหนึ่งนาที',
    'Clean scent, gone before the first meeting.|กลิ่นสะอาด จางไปก่อนประชุมแรก',
    'Fits a gym bag.|พกใส่กระเป๋ายิมได้พอดี',
    'No ten-step routine required.|ไม่ต้องมีสิบขั้นตอน',
  ),
  fragrance: texts(
    'It settles close to the skin and is never loud.|กลิ่นแนบผิว ไม่ฉุนรบกวนใคร',
    'A bottle that looks well on a shelf.|ขวดสวย วางโชว์บนชั้นได้',
    'Made for warm weather.|ปรุงมาเพื่ออากาศร้อน',
    'It makes a good present.|เหมาะเป็นของขวัญ',
  ),
  personal: texts(
    'Discreetly packed.|บรรจุภัณฑ์มิดชิด พกพาสบายใจ',
    'Soft where it touches the skin.|นุ่มในทุกจุดที่สัมผัสผิว',
    'A pack to keep in the drawer.|มีติดลิ้นชักไว้อุ่นใจ',
    'Good value for everyday use.|คุ้มค่าสำหรับการใช้ประจำ',
  ),
  device: texts(
    'With an illustrated guide in Thai and English.|มีคู่มือภาพประกอบภาษาไทยและอังกฤษ',
    'Simple enough for grandparents.|คุณตาคุณยายก็ใช้ได้เอง',
    'Ask our staff to show you how to use it.|ให้พนักงานของเราสาธิตวิธีใช้ได้',
    'A sensible thing to have at home.|ของใช้ที่ควรมีติดบ้าน',
  ),
  test: texts(
    'Discreetly packed.|บรรจุภัณฑ์มิดชิด',
    'With an illustrated guide in Thai and English.|มีคู่มือภาพประกอบภาษาไทยและอังกฤษ',
    'Our pharmacists are glad to explain the result.|อ่านผลแล้วสงสัย ปรึกษาเภสัชกรของเราได้',
    'Everything that is needed is in the box.|ในกล่องมีอุปกรณ์ครบ',
  ),
  food: texts(
    'The pack can be closed again.|ซองปิดซ้ำได้',
    'Good at the desk, good on the road.|กินที่โต๊ะทำงานก็ได้ พกเดินทางก็ดี',
    'No artificial colours.|ไม่ใส่สีสังเคราะห์',
    'Kept modest in sugar.|หวานน้อยกำลังดี',
  ),
  home: texts(
    'A little is enough.|ใช้เพียงเล็กน้อยก็พอ',
    'Kind to hands and to drains.|ไม่ทำร้ายมือและท่อน้ำ',
    'Made in Thailand.|ผลิตในประเทศไทย',
    'The pack is recyclable.|บรรจุภัณฑ์รีไซเคิลได้',
  ),
} as const;
