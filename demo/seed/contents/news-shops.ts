import { h, link, note, ol, p, t, ul, type ContentSeed } from './kit.ts';

export const shopNews: readonly ContentSeed[] = [
  {
    id: 102,
    type: 'news',
    slug: 'hat-yai-opens',
    topic: 'stores',
    picture: 'topic-store-opening',
    daysAgo: 15,
    title: t(
      'Open now in Hat Yai: our southern branch with a clinic room',
      'เปิดแล้วที่หาดใหญ่ สาขาภาคใต้พร้อมห้องคลินิก',
    ),
    excerpt: t(
      'On Niphat Uthit 3 Road, with a pharmacist, a clinic room, pick-up and parking. Open every day until ten at night.',
      'ถนนนิพัทธ์อุทิศ 3 มีเภสัชกร ห้องคลินิก จุดรับสินค้า และที่จอดรถ เปิดทุกวันถึง 4 ทุ่ม',
    ),
    body: [
      p(
        'The corner of Niphat Uthit 3 Road smells of coffee in the morning and of fried chicken at night, and since last week a little of eucalyptus too. Our new branch in Hat Yai has opened its doors: two floors, a long counter with seats and, as in Phuket, a clinic room.',
        'หัวมุมถนนนิพัทธ์อุทิศ 3 ตอนเช้าหอมกาแฟ ตอนค่ำหอมไก่ทอด และตั้งแต่สัปดาห์ก่อนมีกลิ่นยูคาลิปตัสอ่อนๆ ด้วย เพราะสาขาใหม่ของเราที่หาดใหญ่เปิดแล้ว สองชั้น เคาน์เตอร์ยาวพร้อมที่นั่ง และมีห้องคลินิกเช่นเดียวกับสาขาภูเก็ต',
      ),
      h('What you find there', 'มีอะไรบ้าง'),
      ul(
        ['A pharmacist at the counter from opening to closing', 'เภสัชกรประจำเคาน์เตอร์ตั้งแต่เปิดจนปิด'],
        [
          'A clinic room for measuring blood pressure and sugar, for advice on wounds and feet, and for questions that want a closed door',
          'ห้องคลินิกสำหรับวัดความดันและน้ำตาล แนะนำการดูแลแผลและเท้า รวมถึงคำถามที่อยากคุยเป็นส่วนตัว',
        ],
        ['A shelf for online orders to be picked up', 'จุดรับสินค้าที่สั่งออนไลน์'],
        [
          'Twelve parking spaces behind the house and a ramp instead of steps',
          'ที่จอดรถด้านหลัง 12 คัน และทางลาดแทนบันได',
        ],
      ),
      p(
        'Doors are open from 8 am to 10 pm on weekdays and from 9 am at weekends. The address is 173/9 Niphat Uthit 3 Road, five minutes on foot from the railway station.',
        'เปิดวันธรรมดา 8.00–22.00 น. วันเสาร์อาทิตย์เริ่ม 9.00 น. ที่อยู่ 173/9 ถนนนิพัทธ์อุทิศ 3 เดินจากสถานีรถไฟ 5 นาที',
      ),
      h('In three languages', 'ให้บริการสามภาษา'),
      p(
        'Hat Yai is a border town in the best sense. The team speaks Thai, English and Malay, signs are in all three, and a shelf near the entrance is kept for halal-certified care. The selection follows the climate: more light sunscreens, more care for skin that sits on a motorcycle all day, and a whole wall against mosquitoes.',
        'หาดใหญ่เป็นเมืองชายแดนที่มีเสน่ห์ ทีมงานพูดได้ทั้งไทย อังกฤษ และมลายู ป้ายในร้านมีครบสามภาษา ชั้นใกล้ทางเข้าจัดไว้สำหรับผลิตภัณฑ์ที่มีเครื่องหมายฮาลาล สินค้าคัดตามสภาพอากาศ มีกันแดดเนื้อบางเบา ของดูแลผิวสำหรับคนขี่มอเตอร์ไซค์ทั้งวัน และผลิตภัณฑ์กันยุงเต็มผนัง',
      ),
      h('The first weeks', 'ช่วงสัปดาห์แรก'),
      p(
        'Until the end of the month the team measures blood pressure for everybody who comes in, without appointment and free of charge, and writes it on a small card that you can show your doctor. Come rested, and leave the coffee for afterwards.',
        'ถึงสิ้นเดือนนี้ทีมงานวัดความดันให้ทุกคนที่แวะมา ไม่ต้องนัดและไม่มีค่าใช้จ่าย พร้อมจดลงบัตรเล็กๆ ให้นำไปให้แพทย์ดูได้ ขอแนะนำให้นั่งพักก่อนวัด และเก็บกาแฟไว้หลังจากนั้น',
      ),
      note(
        'The clinic room gives advice and measures; it does not replace a hospital. In an emergency call 1669.',
        'ห้องคลินิกให้คำแนะนำและตรวจวัดเบื้องต้น ไม่ได้ใช้แทนโรงพยาบาล กรณีฉุกเฉินโทร 1669',
      ),
      link('See branches with a pharmacist', 'ดูสาขาที่มีเภสัชกร', '/pharmacy'),
    ],
  },
  {
    id: 104,
    type: 'news',
    slug: 'late-branches',
    topic: 'stores',
    picture: 'branch-1',
    daysAgo: 58,
    title: t('Four branches stay open until half past eleven', '4 สาขาเปิดดึกถึง 5 ทุ่มครึ่ง'),
    excerpt: t(
      'Phrom Phong, Ratchada, Thong Lo and Pattaya are open from nine in the morning to 11.30 pm, every day of the week.',
      'พร้อมพงษ์ รัชดา ทองหล่อ และพัทยา เปิด 9 โมงเช้าถึง 5 ทุ่มครึ่งทุกวัน',
    ),
    body: [
      p(
        'Bangkok eats late, works late and gets a headache late. In four of our branches the light now stays on until half past eleven, seven days a week: Phrom Phong, Ratchada and Thong Lo in Bangkok, and Pattaya for everybody who went to the sea and forgot the sunscreen.',
        'กรุงเทพกินดึก ทำงานดึก และปวดหัวดึก สี่สาขาของเราจึงเปิดไฟถึง 5 ทุ่มครึ่งทุกวัน ได้แก่ พร้อมพงษ์ รัชดา ทองหล่อ และพัทยา สำหรับคนที่ไปทะเลแล้วลืมกันแดด',
      ),
      h('Why these four', 'ทำไมต้องสี่สาขานี้'),
      p(
        'We looked at when people came and found a door already locked. At these places it happened most between nine and eleven: after the last shift in the offices around Asok, after shows in Ratchada, after dinner in Thong Lo. We tried it for three months with a smaller team. The longer hours paid for themselves, and above all people came with questions that would otherwise have waited until the morning.',
        'เราดูว่าคนมาถึงตอนประตูปิดแล้วเมื่อไร ที่สี่สาขานี้เกิดบ่อยสุดช่วง 3 ทุ่มถึง 5 ทุ่ม หลังเลิกกะแถวอโศก หลังดูโชว์ที่รัชดา หลังมื้อค่ำที่ทองหล่อ เราทดลองสามเดือนด้วยทีมที่เล็กลง ผลคือคุ้มค่า และที่สำคัญ มีคนเข้ามาถามเรื่องที่ปกติต้องรอถึงเช้า',
      ),
      h('What is there at night', 'ช่วงดึกมีอะไรให้บริการ'),
      ul(
        [
          'A pharmacist at the counter until closing time, in all four',
          'เภสัชกรประจำเคาน์เตอร์จนปิดร้านทั้งสี่สาขา',
        ],
        [
          'The full range of medicines, first aid, baby care and daily needs',
          'ยา อุปกรณ์ปฐมพยาบาล ของใช้เด็ก และของใช้ประจำวันครบ',
        ],
        [
          'A quieter shop: make-up advice ends at nine, music at ten',
          'บรรยากาศเงียบลง ที่ปรึกษาเมคอัพถึง 3 ทุ่ม ปิดเพลงตอน 4 ทุ่ม',
        ],
        [
          'A taxi stand or station within three minutes on foot',
          'จุดเรียกแท็กซี่หรือสถานีรถไฟฟ้าในระยะเดิน 3 นาที',
        ],
      ),
      p(
        'The other branches keep their hours. Those in shopping centres close with the centre, those in small towns a little earlier, when the streets empty. Hours for each branch with a pharmacist stand on the page of our pharmacists; on public holidays most are open as on Sundays.',
        'สาขาอื่นยังเปิดเวลาเดิม สาขาในศูนย์การค้าปิดตามห้าง สาขาในเมืองเล็กปิดเร็วกว่าเล็กน้อยตามจังหวะของเมือง ดูเวลาทำการของสาขาที่มีเภสัชกรได้ในหน้าเภสัชกร วันหยุดนักขัตฤกษ์ส่วนใหญ่เปิดเหมือนวันอาทิตย์',
      ),
      p(
        'Staff at the late branches chose these shifts themselves and get home by taxi at our expense. Their wish list for the next months: more seats for elders who wait, and better coffee. Both are on their way.',
        'พนักงานสาขาดึกเป็นผู้เลือกกะนี้เอง และเราดูแลค่าแท็กซี่กลับบ้านให้ สิ่งที่ทีมอยากได้ในเดือนหน้าคือที่นั่งรอสำหรับผู้สูงอายุเพิ่ม กับกาแฟที่อร่อยกว่านี้ ทั้งสองอย่างกำลังมา',
      ),
      note(
        'By phone, a pharmacist can be reached until 10 pm on weekdays and 9 pm at weekends. At night and in an emergency, call 1669.',
        'ทางโทรศัพท์ปรึกษาเภสัชกรได้ถึง 4 ทุ่มในวันธรรมดา และ 3 ทุ่มในวันเสาร์อาทิตย์ กลางดึกหรือกรณีฉุกเฉินโทร 1669',
      ),
      link('See branches with a pharmacist', 'ดูสาขาที่มีเภสัชกร', '/pharmacy'),
    ],
  },
  {
    id: 108,
    type: 'news',
    slug: 'orders-at-a-glance',
    topic: 'members',
    picture: 'topic-members',
    daysAgo: 190,
    title: t(
      'For members: every step of an order at a glance',
      'สมาชิกดูได้ทุกขั้นตอนของคำสั่งซื้อในหน้าเดียว',
    ),
    excerpt: t(
      'Confirmed, packed, on its way, delivered: your account now shows when each step happened, and a notification tells of it.',
      'ยืนยันแล้ว แพ็กแล้ว ระหว่างส่ง ส่งถึงแล้ว บัญชีของคุณบอกเวลาของทุกขั้น พร้อมการแจ้งเตือน',
    ),
    body: [
      p(
        'The question our call center heard most often was a simple one: where is my parcel? Whoever is a member no longer has to ask. Each order in the account now shows a timeline, from the moment it was confirmed to the moment it was handed over, with the date and time of each step.',
        'คำถามที่คอลเซ็นเตอร์ได้ยินบ่อยที่สุดคือ ของอยู่ไหนแล้ว ต่อไปนี้สมาชิกไม่ต้องถาม ทุกคำสั่งซื้อในบัญชีมีเส้นเวลา ตั้งแต่ยืนยันจนส่งถึงมือ พร้อมวันและเวลาของแต่ละขั้น',
      ),
      h('What has changed', 'มีอะไรใหม่'),
      ol(
        [
          'The bell at the top of each page counts what is new: a packed order, a parcel that has left, a delivery.',
          'กระดิ่งด้านบนนับเรื่องใหม่ให้ ทั้งแพ็กแล้ว ออกจากคลังแล้ว และส่งถึงแล้ว',
        ],
        [
          'An order shows its items, discounts and delivery fee line by line, as on the receipt.',
          'รายละเอียดคำสั่งซื้อแสดงสินค้า ส่วนลด และค่าส่งทีละบรรทัดเหมือนในใบเสร็จ',
        ],
        [
          'As long as an order may be cancelled, the page says until when.',
          'ตราบที่ยังยกเลิกได้ หน้าคำสั่งซื้อจะบอกว่าถึงเวลาใด',
        ],
        [
          'The delivery address of each order stays with it, also after you have moved.',
          'ที่อยู่จัดส่งเก็บไว้กับแต่ละคำสั่งซื้อ แม้คุณจะย้ายบ้านแล้ว',
        ],
      ),
      h('Signing in without a password', 'เข้าสู่ระบบโดยไม่ต้องจำรหัสผ่าน'),
      p(
        'An account needs a mobile number and nothing else to begin with. We send a six-digit code that is valid for five minutes; nobody from us will ever ask you for it. On a telephone that is yours, you may stay signed in for a month. On one that is not, sign out at the end: the button empties the cart from the screen, and it comes back when you do.',
        'เปิดบัญชีใช้แค่เบอร์มือถือ เราส่งรหัส 6 หลักที่ใช้ได้ 5 นาที และจะไม่มีพนักงานคนใดขอรหัสนี้จากคุณ เครื่องของคุณเองเลือกอยู่ในระบบได้หนึ่งเดือน หากใช้เครื่องผู้อื่น อย่าลืมออกจากระบบเมื่อเสร็จ ตะกร้าจะหายจากหน้าจอ และกลับมาเมื่อคุณเข้าสู่ระบบอีกครั้ง',
      ),
      h('Your data', 'ข้อมูลของคุณ'),
      p(
        'What you buy in a pharmacy says much about you, so we keep it close. Notifications on a locked screen never name a product. What you discuss with a pharmacist is kept apart from your orders and is not used for advertising. And cookies beyond what the shop needs to work are set only if you say yes.',
        'สิ่งที่คุณซื้อในร้านยาบอกเรื่องราวส่วนตัวได้มาก เราจึงดูแลอย่างดี การแจ้งเตือนบนหน้าจอล็อกไม่ระบุชื่อสินค้า เรื่องที่ปรึกษาเภสัชกรแยกจากคำสั่งซื้อและไม่นำไปโฆษณา ส่วนคุกกี้ที่เกินจำเป็นจะใช้เมื่อคุณอนุญาตเท่านั้น',
      ),
      p(
        'Thank you to everybody who told us what was missing. Keep on: most of the list above began as a complaint.',
        'ขอบคุณทุกเสียงที่บอกว่ายังขาดอะไร บอกเราต่อไปเรื่อยๆ เพราะเกือบทั้งหมดข้างต้นเริ่มจากคำติ',
      ),
      link('See this week’s picks', 'ดูสินค้าประจำสัปดาห์', '/ecommerce/products-of-week'),
    ],
  },
];
