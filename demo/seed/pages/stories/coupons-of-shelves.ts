import type { Story } from '../campaign-kit.ts';

/** Coupons for a category, a brand or a product, by code. */
export const shelfCouponStories: Readonly<Record<string, Story>> = {
  SKIN15: {
    reason:
      'A routine costs most on the day when everything is used up at once. Fifteen per cent off the whole face aisle makes that day cheaper, from washing foam to SPF.|วันที่แพงที่สุดของคนรักผิวคือวันที่สกินแคร์หมดพร้อมกัน ลด 15% ทั้งหมวดหน้า ตั้งแต่โฟมล้างหน้าถึงกันแดด จ่ายเบาลงทันที',
    steps: [
      'Get the most out of 15%|ใช้ 15% ให้คุ้ม',
      'Aim for ฿1,333|ยอดที่คุ้มสุดคือ ฿1,333|There the discount reaches its ฿200; above, it grows no further.|ที่ยอดนี้ส่วนลดเต็ม ฿200 พอดี เกินกว่านี้ไม่เพิ่มแล้ว',
      'Refill first, try second|เติมของเดิมก่อนลองของใหม่|One new product at a time shows what it does.|ลองทีละชิ้นจะรู้ว่าชิ้นไหนได้ผล',
    ],
    questions: [
      'Do body lotions count?|โลชั่นทาตัวนับไหม|No, they belong to bath and body; this one covers face care.|ไม่นับ อยู่หมวดอาบน้ำและผิวกาย ใบนี้ใช้กับสกินแคร์ผิวหน้า',
      'Does it stack with buy-2-get-1 cleansers?|ใช้กับโปรซื้อ 2 แถม 1 ได้ไหม|Yes: the set counts first, then the percentage comes off the rest.|ได้ หักโปรเซ็ตก่อน แล้วลด 15% จากยอดที่เหลือ',
    ],
    terms: [
      '฿600 of skin care have to be in the cart; other goods may lie beside it.|ต้องมีสกินแคร์ครบ ฿600 สินค้าหมวดอื่นอยู่ในตะกร้าเดียวกันได้',
      'A product that does not suit your skin can be sent back within seven days.|แพ้หรือไม่ถูกกับผิว ส่งคืนได้ภายใน 7 วัน',
    ],
  },
  BEAUTY10: {
    reason:
      'Colour is bought by mood, and moods are rarely on sale. Ten per cent off every shade in the shop, the new ones included, for lips, lids, brows and nails.|เครื่องสำอางซื้อตามอารมณ์ แต่อารมณ์มักไม่มาตอนลดราคา ใบนี้ลด 10% ทุกเฉดในร้านรวมของใหม่ ทั้งปาก ตา คิ้ว และเล็บ',
    steps: [
      'From swatch to basket|จากเฉดสู่ตะกร้า',
      'Match by daylight|เทียบสีกลางวัน|Hold your phone near a window, with night mode off.|เปิดดูใกล้หน้าต่างและปิดโหมดกลางคืน สีจะตรงกว่า',
      'Read a review with a photo|อ่านรีวิวที่มีรูป|On a real lip a shade looks different from the bullet.|สีบนปากจริงต่างจากสีในแท่ง',
      'Let BEAUTY10 do the rest|ใส่ BEAUTY10|Two or three pieces usually make the ฿400.|สองสามชิ้นก็มักครบ ฿400 แล้ว',
    ],
    questions: [
      'What is the maximum discount?|ลดสูงสุดเท่าไร|฿150, reached with make-up for ฿1,500.|สูงสุด ฿150 เมื่อซื้อเครื่องสำอางครบ ฿1,500',
      'The shade is wrong. May I swap it?|สีไม่ใช่ เปลี่ยนได้ไหม|Only while it is sealed: opened colour is thrown away for hygiene.|เปลี่ยนได้เฉพาะที่ยังไม่แกะซีล เพราะเรื่องสุขอนามัย',
    ],
    terms: [
      'Brushes, sponges and removers from the make-up aisle are included.|รวมแปรง ฟองน้ำ และที่ลบเครื่องสำอางในหมวดนี้',
      'Sets from other aisles are not, even with a lipstick inside.|ไม่รวมชุดของขวัญหมวดอื่น แม้ในชุดจะมีลิปสติก',
    ],
  },
  SUN60: {
    reason:
      'Most people use a third of the sunscreen they should, because the tube is dear. ฿60 off Sunvara is an invitation to be generous: two fingers for the face, a shot glass for the body.|คนส่วนใหญ่ทากันแดดแค่หนึ่งในสามของที่ควร เพราะเสียดาย ลดให้ ฿60 จะได้กล้าทาให้ถึง สองข้อนิ้วสำหรับหน้า หนึ่งแก้วช็อตสำหรับตัว',
    steps: [
      'Choose your Sunvara|เลือกซันวาราที่ใช่',
      'Under a fan or under the sky|ในร่มหรือกลางแจ้ง|Fluids for the office, sticks and gels for everything that sweats.|เนื้อน้ำสำหรับออฟฟิศ แบบแท่งและเจลสำหรับวันเหงื่อออก',
      'Count the tubes|คำนวณจำนวนหลอด|A 50 ml tube used properly lasts about six weeks.|หลอด 50 มล. ทาถูกปริมาณใช้ได้ราว 6 สัปดาห์',
    ],
    questions: [
      'Does the sunscreen pair offer run as well?|ใช้กับโปรกันแดดซื้อ 1 แถม 1 ได้ไหม|Yes, if ฿350 are left to pay after the free tube.|ได้ ถ้าหักหลอดที่แถมแล้วยังเหลือยอด ฿350',
      'Is it safe for children?|เด็กใช้ได้ไหม|Look for the children’s line; below six months shade and sleeves are the better protection.|เลือกสูตรสำหรับเด็ก ทารกต่ำกว่า 6 เดือนควรหลบแดดและใส่เสื้อแขนยาวแทน',
    ],
    terms: [
      'Only the brand Sunvara, all of its factors and sizes.|เฉพาะแบรนด์ซันวารา ทุกค่า SPF ทุกขนาด',
      'A tube that arrives damaged or past its date is taken back.|หลอดที่เสียหายหรือหมดอายุเมื่อได้รับ ส่งคืนได้',
    ],
  },
  LUNARA80: {
    reason:
      'Rice water before bed is an old habit of the north, and slow: skin that rests needs some weeks to show it. ฿80 off the second bottle is our way to keep you company until then.|น้ำซาวข้าวก่อนนอนเป็นเคล็ดลับเก่าของล้านนาที่ต้องใจเย็น ผิวใช้เวลาหลายสัปดาห์กว่าจะเห็นผล ลด ฿80 ให้ทำต่อเนื่องได้ไม่สะดุด',
    steps: [
      'A night with Lunara|หนึ่งคืนกับลูนารา',
      'Cleanse|ล้าง|Lukewarm, a minute, no scrubbing.|น้ำอุณหภูมิห้อง หนึ่งนาที ไม่ขัดถู',
      'Layer thinly|ทาบางๆ ทีละชั้น|Essence, serum, cream, each when the last is dry.|เอสเซนส์ เซรั่ม ครีม รอให้แห้งก่อนลงชั้นถัดไป',
      'Sleep|นอนหลับ|That part is free.|ขั้นนี้ไม่ต้องซื้อ',
    ],
    questions: [
      'Where else can I buy Lunara?|ซื้อลูนาราที่อื่นได้ไหม|Nowhere: it is made for our branches and this site.|ไม่ได้ ผลิตเพื่อขายที่สาขาของเราและเว็บนี้เท่านั้น',
      'I react to fermented rice. Any alternative?|ผิวแพ้ข้าวหมัก ใช้ตัวไหนแทน|Try it behind the ear for two days, or ask a pharmacist for a formula without it.|ลองทาหลังหู 2 วันก่อน หรือให้เภสัชกรแนะนำสูตรที่ไม่มีข้าว',
    ],
    terms: [
      '฿450 of Lunara count, in one order.|ซื้อลูนาราครบ ฿450 ในคำสั่งซื้อเดียว',
      'On member days of the brand, the per cents come off before the ฿80.|ช่วงวันสมาชิกลูนารา หักเปอร์เซ็นต์ก่อน แล้วจึงลด ฿80',
    ],
  },
  NUTRI12: {
    reason:
      'Supplements work by being taken, not by being owned. Twelve per cent off any size of Nutrivara means you can begin with the small jar and see whether you remember it each morning.|อาหารเสริมจะมีประโยชน์เมื่อกินสม่ำเสมอ ไม่ใช่ซื้อเก็บ นูทริวาราลด 12% ทุกขนาด เริ่มจากกระปุกเล็กก่อนก็ได้ ลองดูว่ากินได้ทุกเช้าไหม',
    steps: [
      'Before you buy a jar|ก่อนหยิบกระปุก',
      'Know why|รู้ว่ากินเพราะอะไร|A blood test, a diet without meat, a doctor’s advice: a reason, in short.|ผลเลือด ไม่กินเนื้อสัตว์ หรือแพทย์แนะนำ ขอให้มีเหตุผล',
      'Add up the labels|รวมปริมาณจากทุกฉลาก|Two products with the same vitamin may be too much together.|วิตามินตัวเดียวกันจากสองกระปุกรวมแล้วอาจเกิน',
    ],
    questions: [
      'Is there really no minimum?|ไม่มีขั้นต่ำจริงหรือ|None. Only the discount has an end: it stops at ฿120.|จริง มีเพียงเพดานส่วนลดไม่เกิน ฿120',
      'I take blood thinners. Which are safe?|กินยาละลายลิ่มเลือดอยู่ กินตัวไหนได้|Ask our pharmacists before you order; vitamin K, fish oil and several herbs matter there.|ปรึกษาเภสัชกรก่อนสั่ง เพราะวิตามินเค น้ำมันปลา และสมุนไพรบางตัวมีผลกับยา',
    ],
    terms: [
      'Supplements are no medicines and cure no disease; eat a varied diet.|อาหารเสริมไม่ใช่ยา ไม่มีผลในการรักษาโรค ควรกินอาหารหลากหลายครบ 5 หมู่',
      'Children and pregnant women should read the warning or ask first.|เด็กและสตรีมีครรภ์ควรอ่านคำเตือนหรือสอบถามก่อน',
    ],
  },
  BABY120: {
    reason:
      'A baby goes through some 2,000 nappies in the first year, and nobody warns you. ฿120 off the next load is about a week’s worth, for the fathers and mothers who do the counting.|ปีแรกลูกใช้ผ้าอ้อมราว 2,000 ชิ้น และไม่มีใครบอกเราล่วงหน้า ลด ฿120 เท่ากับได้ผ้าอ้อมใช้อีกเกือบสัปดาห์ สำหรับพ่อแม่ที่ต้องคุมงบ',
    steps: [
      'A month’s supply in one parcel|ของลูกทั้งเดือนในกล่องเดียว',
      'Weigh, then choose|ชั่งน้ำหนักก่อนเลือกไซซ์|Sizes go by kilos; marks on the thighs mean one size up.|ไซซ์ดูตามน้ำหนัก ถ้ามีรอยรัดที่ขาให้ขยับขึ้น',
      'Mix with bath and wipes|หยิบของอาบน้ำและทิชชูเปียก|Everything for mother and child counts towards ฿900.|ทุกอย่างในหมวดแม่และเด็กนับรวมให้ครบ ฿900',
      'Have it carried up|ให้ขนส่งยกมา|Delivery is free over that amount.|ยอดเท่านี้ส่งฟรีอยู่แล้ว',
    ],
    questions: [
      'Does infant formula count?|นมผงนับไหม|Formula for the first year is never promoted here, by law and on principle. Breast milk is best.|นมสำหรับทารกไม่ร่วมส่งเสริมการขายตามกฎหมาย นมแม่ดีที่สุด',
      'The next size is needed sooner than I thought.|ลูกโตเร็ว ไซซ์เปลี่ยนแล้วทำอย่างไร|Unopened packs can come back within seven days.|แพ็กที่ยังไม่เปิด ส่งคืนได้ภายใน 7 วัน',
    ],
    terms: [
      'The nappy discount for members is taken off first and does not shut this one out.|ใช้ร่วมกับราคาสมาชิกผ้าอ้อมได้ โดยหักราคาสมาชิกก่อน',
      'Large boxes may come as two parcels on two days.|สินค้ากล่องใหญ่อาจแยกส่งสองกล่องคนละวัน',
    ],
  },
  SMILE30: {
    reason:
      'Dentists ask three things: fluoride, floss, and a brush younger than a season. All three together cost about ฿150, and from there ฿30 are off.|หมอฟันขอแค่สามอย่าง ฟลูออไรด์ ไหมขัดฟัน และแปรงที่อายุไม่เกินสามเดือน รวมกันราว ฿150 พอดี แล้วลดให้อีก ฿30',
    steps: [
      'The ฿150 basket|ตะกร้า ฿150 เพื่อฟันดี',
      'A soft brush|แปรงขนนุ่ม|Medium and hard ones wear down the gum line.|ขนแข็งทำให้คอฟันสึก',
      'Something for between|อุปกรณ์ซอกฟัน|Floss for tight gaps, small brushes for wide ones.|ฟันชิดใช้ไหมขัด ฟันห่างใช้แปรงซอก',
      'Toothpaste with its ppm on the tube|ยาสีฟันที่บอกค่า ppm|1,000 for small children, about 1,450 for everyone else.|เด็กเล็ก 1,000 ผู้ใหญ่ประมาณ 1,450',
    ],
    questions: [
      'Are electric brush heads included?|หัวแปรงไฟฟ้าใช้ได้ไหม|Yes, the entire oral care aisle, denture tablets as well.|ได้ ทั้งหมวดดูแลช่องปาก รวมเม็ดแช่ฟันปลอม',
      'My gums bleed. Which rinse helps?|เหงือกเลือดออก ใช้น้ำยาบ้วนปากตัวไหน|First a dentist: bleeding for over a week wants cleaning, not covering up.|ควรพบหมอฟันก่อน เลือดออกเกิน 1 สัปดาห์ต้องขูดหินปูน ไม่ใช่กลบอาการ',
    ],
    terms: [
      'Toothpaste pairs count after the free tube is taken away.|ยาสีฟันซื้อ 1 แถม 1 นับยอดหลังหักหลอดแถม',
      'Every person in a household with an account can use it.|คนในบ้านเดียวกันใช้ได้ทุกคนที่มีบัญชีของตัวเอง',
    ],
  },
  SCENT20: {
    reason:
      'A good perfume is the one thing in this shop that nobody needs and many keep for years. A fifth off, up to ฿400, brings the large bottle near the price of the small one.|น้ำหอมดีๆ คือของชิ้นเดียวในร้านที่ไม่มีก็อยู่ได้ แต่มีแล้วผูกพันเป็นปี ลดหนึ่งในห้า สูงสุด ฿400 ขวดใหญ่ราคาเกือบเท่าขวดเล็ก',
    steps: [
      'Choosing blind, but not quite|เลือกน้ำหอมออนไลน์ไม่ให้พลาด',
      'Start from what you like|เริ่มจากกลิ่นที่ชอบ|Tea, fig, jasmine, cedar: each page names top, heart and base.|ชา มะเดื่อ มะลิ ซีดาร์ ทุกหน้าบอกกลิ่นต้น กลาง และท้าย',
      'Try the travel size|ลองขนาดพกพา|Two weeks on your own skin tell more than a paper strip.|ใช้จริงสองสัปดาห์รู้กว่าดมจากกระดาษ',
    ],
    questions: [
      'How large must the order be?|ต้องซื้อเท่าไร|฿1,000 of fragrance. With ฿2,000 you have the full ฿400.|น้ำหอมครบ ฿1,000 และถ้าครบ ฿2,000 จะได้ลดเต็ม ฿400',
      'May I return an opened bottle?|เปิดขวดแล้วคืนได้ไหม|No, unless it leaks or causes an allergy; both count as reasons.|ไม่ได้ ยกเว้นขวดรั่วหรือเกิดอาการแพ้',
    ],
    terms: [
      'Candles and diffusers of the fragrance aisle take part as well.|เทียนหอมและก้านหอมในหมวดน้ำหอมร่วมรายการด้วย',
      'Perfume travels by road only: allow a day more to islands.|น้ำหอมส่งทางรถเท่านั้น ปลายทางเกาะเผื่อเวลาเพิ่ม 1 วัน',
    ],
  },
  TRYME25: {
    reason:
      'Buarin smells of somebody’s grandmother’s garden, and that cannot be shown on a screen. ฿25 off our best seller is what a sample would cost us to send.|กลิ่นสวนบ้านคุณยายของบัวรินส่งผ่านหน้าจอไม่ได้ เราเลยลดตัวขายดีให้ ฿25 เท่ากับค่าส่งเทสเตอร์หนึ่งซอง',
    steps: [
      'Meet Buarin|ทำความรู้จักบัวริน',
      'Find the bottle on the coupon|หาขวดที่ระบุบนคูปอง|It links straight to the product.|กดจากคูปองไปหน้าสินค้าได้เลย',
      'Smell it wet|ดมตอนผิวเปียก|Lotus and kaffir lime open up in steam.|บัวหลวงกับมะกรูดหอมขึ้นเมื่อโดนไอน้ำ',
    ],
    questions: [
      'Must I buy anything beside it?|ต้องซื้ออย่างอื่นด้วยไหม|No. This bottle on its own is an order, though the courier’s ฿40 apply.|ไม่ต้อง ขวดเดียวก็สั่งได้ เพียงมีค่าส่ง ฿40 ตามปกติ',
      'Is the scent natural?|กลิ่นมาจากธรรมชาติไหม|Mostly: pressed plants, with the allergens among them named on the label.|ส่วนใหญ่สกัดจากพืช และระบุสารก่อแพ้ไว้บนฉลาก',
    ],
    terms: [
      'One product, the one that is named; not the rest of Buarin.|เฉพาะสินค้าที่ระบุ ไม่รวมบัวรินตัวอื่น',
      'Of several bottles in the cart, ฿25 come off once.|หยิบหลายขวดก็ลดเพียง ฿25 ครั้งเดียว',
    ],
  },
};
