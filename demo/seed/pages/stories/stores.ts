import type { Story } from '../campaign-kit.ts';

/** Directions, quiet hours and special services of the branches. */
export const storeStories: Readonly<Record<string, Story>> = {
  'stores-bangkok': {
    reason:
      'Fifteen branches between Bang Khae and Min Buri, most of them a short walk from BTS or MRT. Those at Phrom Phong, Ratchada and Thong Lo stay open until half past eleven, for the last train home.|15 สาขาตั้งแต่บางแคถึงมีนบุรี ส่วนใหญ่เดินจาก BTS หรือ MRT นิดเดียว พร้อมพงษ์ รัชดา และทองหล่อเปิดถึงห้าทุ่มครึ่ง ทันก่อนรถไฟเที่ยวสุดท้าย',
    steps: [
      'Between two trains|แวะระหว่างเปลี่ยนรถ',
      'Order on the way in|สั่งตอนขาไป|From the platform, with the branch near your office.|กดสั่งบนชานชาลา เลือกสาขาใกล้ที่ทำงาน',
      'Get our message|รอข้อความ|When everything is in the bag.|เมื่อของครบในถุง',
      'Say six signs|บอกรหัส 6 หลัก|At the counter, without queueing for the till.|ที่เคาน์เตอร์ ไม่ต้องต่อคิวจ่ายเงิน',
    ],
    questions: [
      'Where can I park?|สาขาไหนจอดรถได้|Siam, Lat Phrao, Ratchada, On Nut, Bang Na, Pinklao, Bang Khae and Min Buri.|สยาม ลาดพร้าว รัชดา อ่อนนุช บางนา ปิ่นเกล้า บางแค และมีนบุรี',
      'Which one is closed on Sundays?|สาขาไหนปิดวันอาทิตย์|Silom, as the offices around it are; on public holidays, too.|สีลม เพราะย่านออฟฟิศ รวมถึงวันหยุดนักขัตฤกษ์',
      'Is there always a pharmacist?|มีเภสัชกรทุกสาขาไหม|Everywhere in town but Min Buri, which sells and hands over.|ทุกสาขาในกรุงเทพฯ ยกเว้นมีนบุรีซึ่งขายและรับของได้',
    ],
    terms: [
      'No pick-up at Yaowarat: the shop-house is too narrow.|เยาวราชไม่มีบริการรับสินค้า เพราะพื้นที่แคบ',
      'Vaccinations at Phrom Phong, Siam and Bang Na.|ฉีดวัคซีนได้ที่พร้อมพงษ์ สยาม และบางนา',
    ],
  },
  'stores-around-bangkok': {
    reason:
      'Who lives in Nonthaburi, Pathum Thani or Samut Prakan comes by car, after seven, with children asleep in the back. Hence parking at nearly all of the five, and bags that are brought out to you.|คนนนท์ ปทุม ปากน้ำ มักขับรถมาหลังหนึ่งทุ่ม ลูกหลับเบาะหลัง เกือบทุกสาขาจึงมีที่จอดรถ และเรายกถุงไปส่งที่รถได้',
    steps: [
      'Drive-by collection|จอดแล้วรับ',
      'Pay before you leave work|จ่ายก่อนออกจากที่ทำงาน|The bag is packed while you sit in traffic.|เราแพ็กระหว่างคุณติดอยู่บนถนน',
      'Ring from the car park|โทรจากลานจอด|The number of each branch is below.|เบอร์แต่ละสาขาอยู่ด้านล่าง',
    ],
    questions: [
      'Which of them has a clinic?|สาขาไหนมีคลินิก|Rangsit, in the shopping centre.|รังสิต ในศูนย์การค้า',
      'And which has no car park?|สาขาไหนไม่มีที่จอด|Samrong; it lies by the market, under the Skytrain.|สำโรง อยู่ริมตลาดใต้รถไฟฟ้า',
    ],
    terms: [
      'Bags are handed out until the minute the branch closes.|รับของได้จนถึงเวลาปิดร้าน',
      'Pharmacist medicines are handed over inside, with a talk.|ยาที่เภสัชกรจ่ายต้องรับในร้านพร้อมคำแนะนำ',
    ],
  },
  'stores-north': {
    reason:
      'Smoke from February to April, cold dew in December, and hill roads on which the nearest hospital is an hour away: our northern shelves look different, with more masks, creams and first aid.|กุมภาถึงเมษามีควัน ธันวามีน้ำค้าง ถนนดอยห่างโรงพยาบาลเป็นชั่วโมง ชั้นวางทางเหนือจึงเน้นหน้ากาก ครีม และชุดปฐมพยาบาล',
    steps: [
      'Before you go up the mountain|ก่อนขึ้นดอย',
      'Stop in the valley|แวะในเมือง|Above Chiang Dao there is no pharmacy of ours.|เลยเชียงดาวขึ้นไปไม่มีสาขาของเรา',
      'Ask for a hill kit|ขอชุดยาขึ้นดอย|Motion sickness, blisters, a warm bandage.|เมารถ รองเท้ากัด ผ้าพันแผล',
      'Have the rest sent|ที่เหลือส่งตามไป|To your guest house in two or three days.|ถึงที่พักใน 2–3 วัน',
    ],
    questions: [
      'Nimman or Tha Phae?|นิมมานหรือท่าแพ|Nimman is open until ten and vaccinates; Tha Phae closes earlier and is nearer to the old town’s gate.|นิมมานเปิดถึงสี่ทุ่มและมีคลินิก ท่าแพปิดเร็วกว่าแต่ใกล้คูเมือง',
      'How bad is the smoke today?|วันนี้ฝุ่นเท่าไร|A board at the door shows PM2.5; from 75 on we hand N95 to the front.|ป้ายหน้าร้านบอกค่าฝุ่น เกิน 75 เราย้ายหน้ากาก N95 มาหน้าร้าน',
    ],
    terms: [
      'Chiang Rai and Phitsanulok have parking, the others use the street.|เชียงรายและพิษณุโลกมีที่จอดรถ สาขาอื่นจอดริมถนน',
      'Times on public holidays are shorter.|วันหยุดนักขัตฤกษ์เปิดสั้นลง',
    ],
  },
  'stores-northeast': {
    reason:
      'Korat, Khon Kaen, Udon, Ubon and Buri Ram: five cities to which whole villages come on Saturdays. Our staff there speak Isan, and explain a dose in it.|โคราช ขอนแก่น อุดร อุบล บุรีรัมย์ ห้าเมืองที่คนทั้งหมู่บ้านเข้ามาวันเสาร์ พนักงานของเราเว้าอีสาน และอธิบายยาเป็นภาษาอีสานได้',
    steps: [
      'One trip into town|เข้าเมืองรอบเดียวให้ครบ',
      'Collect orders for neighbours|รวมออร์เดอร์เพื่อนบ้าน|One account, one bag for each on request.|บัญชีเดียว แยกถุงให้ได้',
      'Bring old prescriptions|เอาซองยาเก่ามาด้วย|We read them and write the next date in large letters.|เราอ่านให้และเขียนวันนัดตัวโตๆ',
    ],
    questions: [
      'Does Korat vaccinate?|ฉีดวัคซีนที่ไหนได้|Korat and Khon Kaen have a clinic room; the three others measure and advise.|โคราชและขอนแก่นมีห้องคลินิก อีกสามสาขาวัดค่าและให้คำแนะนำ',
      'What time on Sundays?|วันอาทิตย์เปิดกี่โมง|Street branches nine to seven, those in malls ten to ten.|สาขาริมถนน 9.00–19.00 น. ในห้าง 10.00–22.00 น.',
      'Liver fluke worries me.|กังวลเรื่องพยาธิใบไม้ตับ|If you ate raw river fish, ask for a stool test at a hospital before any worm tablet.|หากเคยกินปลาร้าดิบหรือก้อยปลา ไปตรวจอุจจาระที่โรงพยาบาลก่อนซื้อยาถ่าย',
    ],
    terms: [
      'Buri Ram is on a street without a car park.|บุรีรัมย์อยู่ริมถนน ไม่มีลานจอด',
      'A neighbour can collect with a photo of your pick-up code.|ฝากเพื่อนบ้านรับแทนได้ด้วยภาพรหัสรับสินค้า',
    ],
  },
  'stores-centre-and-east': {
    reason:
      'Ayutthaya’s temples, Rayong’s factories, Pattaya’s nights and Hua Hin’s weekends need different hours. So each of these five branches keeps its own, as the table says.|วัดอยุธยา โรงงานระยอง กลางคืนพัทยา สุดสัปดาห์หัวหิน แต่ละที่ใช้เวลาต่างกัน ทั้งห้าสาขาจึงเปิดไม่เหมือนกัน ดูได้ในตาราง',
    steps: [
      'On the way to the sea|ทางผ่านไปทะเล',
      'Choose the branch of your stop|เลือกสาขาที่จะแวะ|Ayutthaya northbound, Si Racha and Rayong eastbound, Hua Hin south.|ขึ้นเหนือแวะอยุธยา ไปตะวันออกแวะศรีราชาหรือระยอง ลงใต้แวะหัวหิน',
      'Order the evening before|สั่งคืนก่อนเดินทาง|Then it is ready when you pass.|ของพร้อมเมื่อขับผ่าน',
    ],
    questions: [
      'Jellyfish! What first?|โดนแมงกะพรุน ทำอย่างไร|Vinegar for half a minute, no fresh water, no rubbing. Trouble breathing: 1669.|ราดน้ำส้มสายชู 30 วินาที ห้ามน้ำจืด ห้ามถู หายใจลำบากโทร 1669',
      'Until when is Pattaya open?|พัทยาเปิดถึงกี่โมง|23:30 every day; the pharmacist goes home at ten.|23.30 น. ทุกวัน เภสัชกรอยู่ถึงสี่ทุ่ม',
      'I speak no Thai. Who helps me?|พาเพื่อนต่างชาติมา คุยกันรู้เรื่องไหม|The pharmacists know English; write the word down if the ears disagree.|เภสัชกรพูดอังกฤษได้ ถ้าฟังไม่ทันเขียนให้ดูได้',
    ],
    terms: [
      'Parking in Si Racha, Rayong and Ayutthaya.|ที่จอดรถมีที่ศรีราชา ระยอง และอยุธยา',
      'Foreign prescriptions need a Thai doctor for restricted medicines.|ใบสั่งยาต่างประเทศสำหรับยาควบคุมต้องให้แพทย์ไทยสั่ง',
    ],
  },
  'stores-south': {
    reason:
      'Two coasts, two monsoons: when Phuket is closed by waves, Surat is dry, and the other way round. Our four southern branches lend each other stock, so that ferries and floods empty no shelf.|สองฝั่งทะเลสองมรสุม ภูเก็ตคลื่นสูงสุราษฎร์มักแดดออก สี่สาขาภาคใต้จึงแบ่งสต็อกกัน เรือหยุดหรือน้ำท่วมชั้นวางก็ไม่ว่าง',
    steps: [
      'For islanders|สำหรับชาวเกาะ',
      'Order for the ferry day|สั่งให้ตรงวันเรือ|Pick up near the pier at Surat Thani or Phuket Town.|รับที่สุราษฎร์ธานีหรือภูเก็ตทาวน์ใกล้ท่าเรือ',
      'Pack against spray|ห่อกันละอองน้ำ|Ask for the thick bag.|ขอถุงหนาได้',
      'Keep a month ahead|ตุนไว้หนึ่งเดือน|Of your daily medicines, in the monsoon.|ยาประจำควรสำรองช่วงมรสุม',
    ],
    questions: [
      'Where is a clinic?|คลินิกอยู่สาขาไหน|Phuket Town and Hat Yai.|ภูเก็ตทาวน์และหาดใหญ่',
      'Does Nakhon Si Thammarat have a pharmacist?|นครศรีธรรมราชมีเภสัชกรไหม|Not yet: it hands over parcels. Ask by chat, or drive to Surat.|ยังไม่มี รับสินค้าได้ ส่วนเรื่องยาปรึกษาทางแชต',
      'Halal products?|มีสินค้าฮาลาลไหม|Marked on the label by their makers; staff in Hat Yai know the shelf.|ดูเครื่องหมายบนฉลาก พนักงานหาดใหญ่ช่วยเลือกได้',
    ],
    terms: [
      'Cars stop at Surat Thani and Hat Yai; old Phuket has none.|จอดรถได้ที่สุราษฎร์ธานีและหาดใหญ่ ภูเก็ตเมืองเก่าไม่มีที่จอด',
      'When there is a storm warning, ring the branch before you set out.|ช่วงประกาศเตือนพายุ โทรเช็กสาขาก่อนออกเดินทาง',
    ],
  },
};
