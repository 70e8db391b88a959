import { h, link, note, ol, p, t, ul, type ContentSeed } from './kit.ts';

export const planetNews: readonly ContentSeed[] = [
  {
    id: 103,
    type: 'news',
    slug: 'parcels-without-plastic-filling',
    topic: 'planet',
    picture: 'topic-sustainability',
    daysAgo: 37,
    title: t('Parcels without plastic filling', 'พัสดุของเราเลิกใช้พลาสติกกันกระแทกแล้ว'),
    excerpt: t(
      'Paper instead of bubbles, boxes in eleven sizes instead of three, and tape that goes into the paper bin with the box.',
      'กระดาษแทนบับเบิล กล่อง 11 ขนาดแทน 3 ขนาด และเทปที่ทิ้งรวมกับกล่องกระดาษได้',
    ),
    body: [
      p(
        'A lipstick does not need a shoebox, and no lipstick has ever needed a metre of air cushions. Since the beginning of this month, nothing that leaves our warehouse in Bang Phli is packed with plastic filling. It sounds like a small thing. Over a year it is about forty tonnes.',
        'ลิปสติกแท่งเดียวไม่ต้องใช้กล่องรองเท้า และไม่เคยมีลิปสติกแท่งไหนต้องการถุงลมยาวหนึ่งเมตร ตั้งแต่ต้นเดือนนี้ ของทุกชิ้นที่ออกจากคลังบางพลีไม่ใช้พลาสติกกันกระแทกอีกต่อไป ฟังดูเป็นเรื่องเล็ก แต่รวมทั้งปีลดได้ราว 40 ตัน',
      ),
      h('What is different', 'มีอะไรเปลี่ยนบ้าง'),
      ul(
        [
          'Crumpled paper, made from old boxes, holds things in place.',
          'ใช้กระดาษขยำที่ทำจากกล่องเก่าช่วยยึดของให้อยู่กับที่',
        ],
        [
          'Eleven box sizes instead of three; the packing program chooses the smallest that fits.',
          'กล่องมี 11 ขนาดจากเดิม 3 ขนาด โปรแกรมเลือกใบเล็กที่สุดที่พอดี',
        ],
        [
          'Paper tape with a starch glue goes into the paper bin together with the box.',
          'เทปกระดาษกาวแป้ง ทิ้งรวมกับกล่องกระดาษได้เลย',
        ],
        [
          'Glass and pumps get a paper sleeve with pleats, which survived a fall from one and a half metres in our tests.',
          'ขวดแก้วและหัวปั๊มสวมปลอกกระดาษจีบ ซึ่งผ่านการทดสอบตกจากความสูงเมตรครึ่ง',
        ],
      ),
      h('What stays plastic, for now', 'ส่วนที่ยังต้องใช้พลาสติก'),
      p(
        'Medicines that must not get damp still travel in a sealed bag, and so do liquids that could spoil the rest of a parcel. The bags are of one material and marked with it. We tried three kinds made of plants; none was tight enough in the humidity of September, and a wet tablet helps nobody. We will try again.',
        'ยาที่ห้ามชื้นยังใส่ถุงปิดผนึก เช่นเดียวกับของเหลวที่อาจหกเลอะสินค้าอื่น ถุงเป็นพลาสติกชนิดเดียวและพิมพ์รหัสไว้ เราลองถุงจากพืชมา 3 แบบ ยังไม่มีแบบไหนกันชื้นเดือนกันยายนได้ดีพอ และยาที่ชื้นก็ไม่ช่วยใคร เราจะลองต่อไป',
      ),
      h('What you can do', 'คุณช่วยได้อย่างไร'),
      ol(
        [
          'Order what you need for a month at once; one parcel instead of four saves most.',
          'สั่งของสำหรับทั้งเดือนในครั้งเดียว หนึ่งกล่องแทนสี่กล่องช่วยได้มากที่สุด',
        ],
        [
          'Fold the box flat before you give it to the collector.',
          'พับกล่องให้แบนก่อนส่งให้คนรับซื้อของเก่า',
        ],
        [
          'Tell us when a box was too large. Every photo goes to the people who set up the program.',
          'ถ้ากล่องใหญ่เกินไป ถ่ายรูปบอกเรา ทุกภาพส่งถึงทีมที่ปรับโปรแกรม',
        ],
      ),
      p(
        'Breakages have not gone up: 3 in 1,000 parcels before, 3 in 1,000 now. That was the number we were afraid of, and the reason why the change took us a year.',
        'ของแตกเสียหายไม่ได้เพิ่มขึ้น เดิม 3 ใน 1,000 กล่อง ตอนนี้ก็ 3 ใน 1,000 กล่อง ตัวเลขนี้คือสิ่งที่เรากังวลที่สุด และเป็นเหตุผลที่ใช้เวลาเตรียมการถึงหนึ่งปี',
      ),
      link('See new arrivals', 'ดูสินค้ามาใหม่', '/ecommerce/new-arrival'),
    ],
  },
  {
    id: 105,
    type: 'news',
    slug: 'bring-back-old-medicines',
    topic: 'planet',
    picture: 'topic-medicine-storage',
    daysAgo: 83,
    title: t(
      'Bring back old medicines: a box in every branch with a pharmacist',
      'นำยาเก่ามาทิ้งกับเรา มีกล่องรับที่ทุกสาขาที่มีเภสัชกร',
    ),
    excerpt: t(
      'Expired, left over or no longer prescribed: hand it in, no questions asked. What happens to it, and what does not belong in the box.',
      'ยาหมดอายุ ยาเหลือ ยาที่หมอเปลี่ยนแล้ว นำมาคืนได้ไม่ต้องอธิบาย มาดูว่ายาไปไหนต่อ และอะไรไม่ควรใส่กล่อง',
    ),
    body: [
      p(
        'Open a drawer in any home and there they are: half a strip of something from three years ago, eye drops without a date, the tablets of an aunt who passed away. In the drain they harm rivers, in the rubbish they tempt children and animals, and in the drawer, one day, somebody takes them by mistake.',
        'เปิดลิ้นชักบ้านไหนก็มักเจอ ยาครึ่งแผงจากสามปีก่อน ยาหยอดตาไม่รู้วันเปิด ยาของคุณป้าที่จากไปแล้ว เทลงท่อก็ทำร้ายแม่น้ำ ทิ้งถังขยะก็เสี่ยงกับเด็กและสัตว์ ปล่อยไว้ในลิ้นชักสักวันก็มีคนหยิบกินผิด',
      ),
      p(
        'So now there is a box. It is white, locked, stands beside the counter of every branch that has a pharmacist, and takes medicines from everybody, wherever they were bought.',
        'เราจึงตั้งกล่องรับ สีขาว ล็อกกุญแจ อยู่ข้างเคาน์เตอร์ทุกสาขาที่มีเภสัชกร รับยาจากทุกคน ไม่ว่าจะซื้อมาจากที่ไหน',
      ),
      h('What may go in', 'ใส่อะไรได้บ้าง'),
      ul(
        [
          'Tablets and capsules in their strips, or loose in a bag',
          'ยาเม็ด แคปซูล ทั้งในแผงหรือรวมในถุง',
        ],
        ['Syrups and drops in closed bottles, creams in tubes', 'ยาน้ำ ยาหยอดในขวดปิดสนิท ครีมในหลอด'],
        ['Inhalers, and patches folded in half', 'ยาพ่น และแผ่นแปะที่พับครึ่งแล้ว'],
        ['Vitamins and supplements', 'วิตามินและอาหารเสริม'],
      ),
      h('What may not', 'อะไรใส่ไม่ได้'),
      p(
        'Needles and glass ampoules belong in a hard container that you get free at the counter. Mercury thermometers, batteries and chemicals go to the collecting point of your district. Empty boxes and leaflets are paper: take them home, and tear off the label with your name first.',
        'เข็มและหลอดแก้วให้ใส่กล่องแข็งซึ่งขอรับฟรีที่เคาน์เตอร์ ปรอทวัดไข้ ถ่านไฟฉาย และสารเคมีให้ส่งจุดรับขยะอันตรายของเขต กล่องเปล่าและเอกสารเป็นกระดาษ นำกลับไปรีไซเคิลได้ โดยฉีกป้ายชื่อออกก่อน',
      ),
      h('And then?', 'แล้วยาไปไหนต่อ'),
      p(
        'Twice a month a licensed company collects the boxes, weighs them in the presence of the pharmacist and burns the contents at over 1,100 degrees. Nothing is sold, given away or sorted by hand. In a trial in eight branches, 640 kilograms came together in ten weeks. Most of it was painkillers and antibiotics that had been bought just in case.',
        'เดือนละสองครั้ง บริษัทที่มีใบอนุญาตมารับ ชั่งน้ำหนักต่อหน้าเภสัชกร แล้วเผาที่อุณหภูมิเกิน 1,100 องศา ไม่มีการขายต่อ แจกจ่าย หรือคัดแยกด้วยมือ ช่วงทดลอง 8 สาขา 10 สัปดาห์ รวมได้ 640 กิโลกรัม ส่วนใหญ่คือยาแก้ปวดและยาปฏิชีวนะที่ซื้อเผื่อไว้',
      ),
      p(
        'If you are not sure whether something is still good, show it to the pharmacist before it goes into the box. It is a good occasion to look through the whole drawer together.',
        'หากไม่แน่ใจว่ายังใช้ได้ไหม ให้เภสัชกรดูก่อนหย่อนลงกล่อง ถือโอกาสตรวจยาทั้งลิ้นชักไปพร้อมกันเลย',
      ),
      note(
        'Do not stop a medicine because the box is there. If you would like to take fewer tablets, talk to your doctor or pharmacist first.',
        'อย่าหยุดยาเพียงเพราะมีกล่องรับ หากอยากลดจำนวนยา ควรปรึกษาแพทย์หรือเภสัชกรก่อน',
      ),
      link('See branches with a pharmacist', 'ดูสาขาที่มีเภสัชกร', '/pharmacy'),
    ],
  },
  {
    id: 110,
    type: 'news',
    slug: 'clean-hands-at-school',
    topic: 'planet',
    picture: 'topic-clean-hands',
    daysAgo: 300,
    title: t(
      'Clean hands at school: 4,000 children, one song',
      'มือสะอาดที่โรงเรียน เด็ก 4,000 คนกับเพลงเดียวกัน',
    ),
    excerpt: t(
      'Our pharmacists went to 22 primary schools before the rainy season, with soap, a lamp that shows what was missed, and a very catchy tune.',
      'ก่อนเข้าหน้าฝน เภสัชกรของเราไปโรงเรียนประถม 22 แห่ง พร้อมสบู่ ไฟส่องคราบ และเพลงที่ติดหูมาก',
    ),
    body: [
      p(
        'Colds, flu, hand, foot and mouth disease: every June they run through the classrooms, and every June the best medicine against them is the cheapest one. So in May, before term had properly begun, pharmacists from our branches visited 22 primary schools from Chiang Rai to Songkhla and washed hands with about 4,000 children.',
        'หวัด ไข้หวัดใหญ่ โรคมือเท้าปาก พอถึงมิถุนายนก็ระบาดในห้องเรียนทุกปี และทุกปียาที่ดีที่สุดคือยาที่ถูกที่สุด เดือนพฤษภาคมก่อนเปิดเทอมเต็มตัว เภสัชกรจากสาขาของเราจึงไปโรงเรียนประถม 22 แห่ง ตั้งแต่เชียงรายถึงสงขลา ชวนเด็กราว 4,000 คนล้างมือ',
      ),
      h('The lamp and the song', 'ไฟส่องมือกับเพลงล้างมือ'),
      p(
        'The trick is a harmless cream that glows under ultraviolet light. Children rub it in, wash as they always do and put their hands under the lamp. Thumbs, nails and the backs of the hands shine like stars, and after the laughter everybody wants to try again. The song lasts exactly twenty seconds and goes through palms, backs, between the fingers, thumbs, nails and wrists. Parents tell us that it cannot be got out of the house any more. We are sorry, and not very.',
        'เคล็ดลับคือครีมเรืองแสงที่ไม่เป็นอันตราย เด็กๆ ทาครีม ล้างมือแบบที่เคยทำ แล้วส่องไฟดู นิ้วโป้ง เล็บ และหลังมือเรืองแสงเหมือนดาว หัวเราะกันเสร็จทุกคนก็อยากลองใหม่ เพลงยาว 20 วินาทีพอดี ไล่ตั้งแต่ฝ่ามือ หลังมือ ซอกนิ้ว นิ้วโป้ง เล็บ และข้อมือ ผู้ปกครองบอกว่าตอนนี้ร้องกันทั้งบ้านไม่หยุด เราขอโทษด้วย แต่ก็แอบดีใจ',
      ),
      h('What stays at the schools', 'สิ่งที่ทิ้งไว้ให้โรงเรียน'),
      ul(
        [
          'Soap for one school year, refilled from the nearest branch',
          'สบู่สำหรับหนึ่งปีการศึกษา เติมจากสาขาใกล้โรงเรียน',
        ],
        [
          'Hooks and cloth towels with names, because wet hands pass on germs',
          'ตะขอและผ้าเช็ดมือปักชื่อ เพราะมือเปียกแพร่เชื้อง่าย',
        ],
        [
          'Posters in Thai, and in two hill languages where they are spoken',
          'โปสเตอร์ภาษาไทย และภาษาชาติพันธุ์สองภาษาในพื้นที่ที่ใช้',
        ],
        [
          'A lower basin for the smallest in six of the schools',
          'อ่างล้างมือระดับเตี้ยสำหรับเด็กเล็กใน 6 โรงเรียน',
        ],
      ),
      h('Did it help?', 'ได้ผลไหม'),
      p(
        'Teachers counted days of absence in June and July. In the schools we had visited there were about a fifth fewer than in the year before. That is no study, other things will have played a part, and we would still do it again. Next May it is to be 40 schools.',
        'ครูช่วยนับวันลาป่วยช่วงมิถุนายนและกรกฎาคม โรงเรียนที่เราไปลดลงราวหนึ่งในห้าจากปีก่อน แม้ไม่ใช่งานวิจัยและอาจมีปัจจัยอื่นร่วมด้วย แต่ก็ทำให้เราอยากทำต่อ พฤษภาคมปีหน้าตั้งใจไปให้ครบ 40 โรงเรียน',
      ),
      p(
        'Schools that would like to take part can call us at any time of the year. The visit costs nothing, takes a morning and needs one tap that runs.',
        'โรงเรียนที่สนใจโทรหาเราได้ตลอดปี ไม่มีค่าใช้จ่าย ใช้เวลาครึ่งเช้า ขอแค่มีก๊อกน้ำที่ไหลหนึ่งก๊อก',
      ),
      note(
        'Keep a child at home with fever, mouth sores or a rash on hands and feet, and see a doctor if the child does not drink, vomits again and again or becomes drowsy.',
        'หากลูกมีไข้ แผลในปาก หรือผื่นที่มือเท้า ควรให้หยุดเรียน และพบแพทย์ถ้าไม่ยอมดื่มน้ำ อาเจียนซ้ำๆ หรือซึมลง',
      ),
      link('Read: cold or flu?', 'อ่านต่อ: หวัดหรือไข้หวัดใหญ่', '/brandstory/HealthHub/ArticleList/20'),
    ],
  },
];
