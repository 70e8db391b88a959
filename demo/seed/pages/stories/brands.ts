import type { Story } from '../campaign-kit.ts';

/** By the code of an exclusive brand; brand stories are in `brands.ts`. */
export const brandStories: Readonly<Record<string, Story>> = {
  '525': {
    reason:
      'Half of what a household uses up has no glamour: cotton, tissue, bin bags of the bathroom. There a name on the pack is what one pays for, so we left ours small.|ของใช้ในบ้านครึ่งหนึ่งไม่มีอะไรหวือหวา สำลี ทิชชู ครีมอาบน้ำ ราคาส่วนใหญ่คือค่าแบรนด์บนห่อ เราเลยพิมพ์ชื่อไว้เล็กๆ',
    steps: [
      'Try it against yours|ลองเทียบกับของที่ใช้อยู่',
      'Swap one item|เปลี่ยนทีละอย่าง|Start with what you throw away after use: cotton pads.|เริ่มจากของใช้แล้วทิ้ง เช่น สำลีแผ่น',
      'Work out the price per piece|เทียบราคาต่อชิ้น|It is shown below each price, so pack sizes cannot fool you.|ขนาดแพ็กต่างกัน คิดต่อชิ้นจะเห็นชัด',
    ],
    questions: [
      'Who makes Arun Daily?|ใครผลิตอรุณ เดลี่|Thai factories that also work for well-known names, by our specification. The label states each.|โรงงานในไทยที่ผลิตให้แบรนด์ดังด้วย ตามสูตรที่เรากำหนด ระบุชื่อไว้บนฉลาก',
      'What if I like the old one better?|ถ้าชอบของเดิมมากกว่าล่ะ|Send it back within seven days and tell us why; complaints are how recipes change.|คืนได้ภายใน 7 วัน พร้อมบอกเหตุผล เราปรับสูตรจากคำติ',
    ],
    terms: [
      'Sold at our own branches and on this site alone.|จำหน่ายเฉพาะที่สาขาและเว็บไซต์ของเรา',
      'Member prices apply where the tile shows one.|ได้ราคาสมาชิกในรายการที่มีป้ายกำกับ',
    ],
  },
  '684': {
    reason:
      'Thai nights are warm and wet, and most night creams were invented for winters. Lunara does the opposite: several watery layers that never reach the pillow.|กลางคืนบ้านเราร้อนชื้น แต่ไนต์ครีมส่วนใหญ่คิดมาเพื่อเมืองหนาว ลูนาราจึงทำกลับกัน ทาบางหลายชั้น ไม่เหนอะติดหมอน',
    steps: [
      'Which bottle first?|เริ่มจากขวดไหน',
      'Dull in the morning|ตื่นมาหน้าหมอง|The rice essence, patted in.|เอสเซนส์น้ำข้าว ตบเบาๆ',
      'Tight after air-conditioning|ตึงเพราะห้องแอร์|The sleeping mask, twice a week.|สลีปปิ้งมาสก์ สัปดาห์ละสองครั้ง',
      'Lines around the eyes|ริ้วรอบดวงตา|The eye gel; dab with the ring finger.|อายเจล แตะด้วยนิ้วนาง',
    ],
    questions: [
      'Is it fit for teenagers?|วัยรุ่นใช้ได้ไหม|Cleanser and gel cream are. Anything that promises firmness can wait twenty years.|ใช้คลีนเซอร์กับเจลครีมได้ ตัวที่เน้นกระชับรออีกยี่สิบปี',
      'Pregnant: what should I skip?|ตั้งครรภ์ควรเลี่ยงตัวไหน|Formulas with retinol; the label says so on the front.|สูตรที่มีเรตินอล มีเขียนไว้หน้าขวด',
    ],
    terms: [
      'Boutique sets come out in November and are not restocked.|เซ็ตพิเศษวางขายเดือนพฤศจิกายน หมดแล้วไม่เติม',
      'There are testers in all branches with a beauty counter.|มีเทสเตอร์ที่สาขาที่มีเคาน์เตอร์ความงาม',
    ],
  },
  '888': {
    reason:
      'Lotus opens before sunrise and loses its scent by noon. Because the press is twenty minutes from the fields, Buarin can bottle what the growers smell, and pay them for the early hour.|บัวหลวงบานก่อนรุ่งสางและกลิ่นจางตอนเที่ยง โรงสกัดของบัวรินอยู่ห่างสวนเพียงยี่สิบนาที จึงเก็บกลิ่นแบบที่ชาวสวนได้ดม และจ่ายค่าแรงเช้ามืดอย่างเป็นธรรม',
    steps: [
      'A bath in the old way|อาบน้ำแบบบ้านสวน',
      'Tamarind scrub|ขัดมะขาม|Once a week, in circles, not on shaved skin.|สัปดาห์ละครั้ง ถูเป็นวง เว้นผิวที่เพิ่งโกน',
      'Lotus shower|ครีมอาบน้ำบัวหลวง|A mild foam that does not squeak.|ฟองนุ่ม ล้างแล้วผิวไม่ฝืด',
      'Kaffir lime rinse|ล้างผมด้วยมะกรูด|For the scalp, and rinsed out well.|เน้นหนังศีรษะ แล้วล้างให้เกลี้ยง',
    ],
    questions: [
      'Can citrus make spots in the sun?|มะกรูดโดนแดดแล้วเป็นรอยไหม|Pure oil may. Ours is rinsed away, and the leave-on lotions are made without it.|น้ำมันเข้มข้นอาจเป็นได้ ของเราเป็นแบบล้างออก ส่วนโลชั่นไม่ใส่มะกรูด',
      'May visitors see the gardens?|ขอไปชมสวนได้ไหม|On two open days a year; the news page announces them.|เปิดให้ชมปีละสองวัน ติดตามได้ที่หน้าข่าวสาร',
    ],
    terms: [
      'Harvests differ: colour and scent may vary a little from batch to batch.|ผลผลิตแต่ละรอบต่างกัน สีและกลิ่นอาจเพี้ยนเล็กน้อย',
      'Refill pouches fit bottles of the same name only.|ถุงเติมใช้กับขวดชื่อเดียวกัน',
    ],
  },
  '144': {
    reason:
      'Megadoses sell better, and we know it. Nutrivara stops at what Thai nutritionists consider enough for a day, prints the figure large, and leaves the rest to lunch.|วิตามินโดสสูงขายดีกว่า เรารู้ แต่นูทริวาราหยุดที่ปริมาณซึ่งนักโภชนาการไทยแนะนำต่อวัน พิมพ์ตัวเลขใหญ่ๆ ที่เหลือให้มื้อเที่ยงจัดการ',
    steps: [
      'Read a Nutrivara label|อ่านฉลากนูทริวารา',
      'The big number|ตัวเลขใหญ่|How much is in one tablet.|ปริมาณต่อหนึ่งเม็ด',
      'The bar beneath|แถบด้านล่าง|Share of the Thai daily reference.|คิดเป็นกี่เปอร์เซ็นต์ของค่าแนะนำต่อวันของคนไทย',
      'The red line|บรรทัดสีแดง|Who should not take it without asking.|ใครควรปรึกษาก่อนกิน',
    ],
    questions: [
      'Do I need any of these?|จำเป็นต้องกินไหม|With a mixed diet and some sun, possibly not. Vegans, the elderly and the pregnant more often do.|ถ้ากินครบและโดนแดดบ้างอาจไม่ต้อง ผู้กินวีแกน ผู้สูงอายุ และหญิงตั้งครรภ์มักต้องการมากกว่า',
      'Gelatine or plant capsules?|แคปซูลเจลาตินหรือพืช|Plant, in all hard capsules; softgels are of fish.|แคปซูลแข็งทำจากพืชทั้งหมด ซอฟต์เจลทำจากปลา',
    ],
    terms: [
      'Food supplements, with a registration number on each pack; results differ from person to person.|เป็นผลิตภัณฑ์เสริมอาหาร มีเลข อย. ทุกกล่อง ผลลัพธ์ขึ้นอยู่กับแต่ละบุคคล',
      'Tell your doctor what you take before an operation.|แจ้งแพทย์ก่อนผ่าตัดว่ากินอะไรอยู่',
    ],
  },
  '389': {
    reason:
      'Newborn skin is a third thinner than ours, so whatever touches it counts. Oonrak asks 120 families of our card to use each change for a month before it reaches a shelf.|ผิวทารกบางกว่าผู้ใหญ่ราวหนึ่งในสาม อะไรที่แตะผิวจึงสำคัญ ทุกครั้งที่ปรับสูตร อุ่นรักให้ 120 ครอบครัวสมาชิกทดลองใช้หนึ่งเดือนก่อนวางขาย',
    steps: [
      'For the first weeks|สัปดาห์แรกๆ กับลูก',
      'Wipes with nothing in them|ทิชชูเปียกไม่แต่งกลิ่น|99% water; at home a wet cloth is as good.|น้ำ 99% อยู่บ้านใช้ผ้าชุบน้ำก็ได้',
      'Laundry without perfume|น้ำยาซักผ้าไม่มีน้ำหอม|Wash new clothes before the first wearing.|ซักเสื้อผ้าใหม่ก่อนใส่ครั้งแรก',
      'Bath every other day|อาบด้วยสบู่วันเว้นวัน|Daily washing dries; face and bottom are enough between.|สบู่ทุกวันทำให้ผิวแห้ง วันเว้นเช็ดหน้าและก้นก็พอ',
    ],
    questions: [
      'How does one join the panel?|อยากเป็นครอบครัวทดลองใช้ ทำอย่างไร|Parents of children under three write through the contact page; places are drawn twice a year.|พ่อแม่ที่มีลูกต่ำกว่า 3 ขวบแจ้งผ่านหน้าติดต่อเรา คัดเลือกปีละสองครั้ง',
      'Is “tested” the same as “harmless”?|ทดสอบแล้วแปลว่าไม่แพ้แน่ใช่ไหม|No. Any skin may react: stop, rinse, and show a doctor what does not fade.|ไม่เสมอไป ผิวทุกคนแพ้ได้ หยุดใช้ ล้างออก หากผื่นไม่จางให้พบแพทย์',
    ],
    terms: [
      'Nappies are exchanged in closed packs.|เปลี่ยนผ้าอ้อมได้เฉพาะแพ็กที่ยังไม่เปิด',
      'Keep bags away from babies: danger of suffocation.|เก็บถุงบรรจุให้พ้นมือเด็ก ระวังการอุดกั้นทางเดินหายใจ',
    ],
  },
  '687': {
    reason:
      'Foundation that looks right in an air-conditioned mall may slide off by the time one reaches the Skytrain. Velmora is made for the walk between, and for undertones that imports forget.|รองพื้นที่สวยในห้างแอร์เย็น เดินถึงรถไฟฟ้าก็ไหลแล้ว เวลโมราทำมาเพื่อระยะทางช่วงนั้น และเพื่อโทนผิวที่แบรนด์นอกมองข้าม',
    steps: [
      'Find your shade of eighteen|หาเฉดของคุณจาก 18 สี',
      'Look at the jaw|เทียบที่แนวกราม|Not the hand: it has seen more sun.|ไม่ใช่หลังมือ เพราะคล้ำกว่า',
      'Warm, cool, olive|โทนอุ่น เย็น หรือมะกอก|Green veins mean warm, blue ones cool, both olive.|เส้นเลือดเขียวโทนอุ่น น้ำเงินโทนเย็น เห็นทั้งคู่คือมะกอก',
      'Walk outside|เดินออกแดด|Ten minutes; if it has not moved, it is yours.|สิบนาทีไม่เยิ้ม แสดงว่าใช่',
    ],
    questions: [
      'Does heat-proof mean hard to remove?|ติดทนแล้วล้างยากไหม|An oil cleanser takes it off in one round; rubbing does not help.|ใช้คลีนซิ่งออยล์รอบเดียวออก ไม่ต้องถูแรง',
      'Will it clog pores?|อุดตันรูขุมขนไหม|It is free of coconut oil and lanolin. Clean brushes matter at least as much.|ไม่มีน้ำมันมะพร้าวและลาโนลิน แต่แปรงสะอาดก็สำคัญพอกัน',
    ],
    terms: [
      'Screens show colours differently; shade cards are free in branches.|สีบนหน้าจออาจต่างจากจริง ขอการ์ดเทียบเฉดได้ฟรีที่สาขา',
      'Limited shades are not produced again.|เฉดลิมิเต็ดผลิตครั้งเดียว',
    ],
  },
};
