import { closers } from './closers.ts';
import { axis, department } from './kind.ts';
import type { Kind } from './kind.ts';

const common = { closers: closers.device, registration: 'device' } as const;

const monitors = department(
  1201,
  {
    ...common,
    use: 'Sit quietly for five minutes, measure at the same time each day and write the values down.|นั่งพักห้านาที วัดเวลาเดิมทุกวัน แล้วจดบันทึกค่า',
    warnings:
      'Results do not replace a diagnosis. Do not change medicines by yourself. See a doctor if values are repeatedly high or low.|ผลวัดไม่ใช่การวินิจฉัยโรค อย่าปรับยาเอง หากค่าสูงหรือต่ำซ้ำๆ ควรพบแพทย์',
    ingredients: 'ABS housing, electronic sensor, batteries.|ตัวเครื่อง ABS เซนเซอร์อิเล็กทรอนิกส์ แบตเตอรี่',
  },
  [
    {
      name: 'Blood Pressure Monitor {0}|เครื่องวัดความดันโลหิต {0}',
      label: 'BP Monitor',
      shape: 'box',
      axes: [
        axis(
          'Upper Arm|แบบต้นแขน|#e63946',
          'Upper Arm Connected|แบบต้นแขน เชื่อมต่อแอป|#3b6ea5',
          'Wrist|แบบข้อมือ|#8f969c',
          'Large Cuff|ผ้าพันแขนใหญ่|#5f8f7a',
          'Talking|มีเสียงบอกค่า|#f2b84b',
        ),
      ],
      sizes: '1 set=1 เครื่อง@990-2890',
      lead: 'Large digits and an average of three readings.|ตัวเลขใหญ่ พร้อมค่าเฉลี่ยสามครั้ง',
    },
    {
      name: 'Glucose Meter {0}|เครื่องวัดน้ำตาลในเลือด {0}',
      label: 'Glucose Meter',
      shape: 'box',
      axes: [axis('Starter Set|ชุดเริ่มต้น', 'No Coding|ไม่ต้องตั้งรหัส', 'App-Connected|เชื่อมต่อแอป')],
      sizes: '1 set=1 ชุด@690-1690',
      use: 'Wash and dry hands, prick the side of a fingertip, touch the strip to the drop.|ล้างมือเช็ดให้แห้ง เจาะข้างปลายนิ้ว แตะแถบตรวจกับหยดเลือด',
      lead: 'A result in five seconds from a very small drop.|ทราบผลในห้าวินาทีจากเลือดหยดเล็กมาก',
    },
    {
      name: 'Glucose Test Strips {0}|แถบตรวจน้ำตาล {0}',
      label: 'Test Strips',
      shape: 'box',
      axes: [axis('Standard|รุ่นมาตรฐาน', 'Individually Wrapped|แยกซอง')],
      sizes: '25 pieces@290-490; 50 pieces@490-890',
      ingredients: 'Glucose oxidase electrodes on plastic strips.|อิเล็กโทรดกลูโคสออกซิเดสบนแถบพลาสติก',
      use: 'Use with the meter of the same brand, within three months of opening.|ใช้กับเครื่องยี่ห้อเดียวกัน ภายในสามเดือนหลังเปิดขวด',
      lead: 'Strips for the meter of the same brand.|แถบตรวจสำหรับเครื่องยี่ห้อเดียวกัน',
    },
    {
      name: 'Pulse Oximeter {0}|เครื่องวัดออกซิเจนปลายนิ้ว {0}',
      label: 'Oximeter',
      shape: 'box',
      axes: [axis('Adult|ผู้ใหญ่', 'OLED|จอโอแอลอีดี', 'Child|เด็ก')],
      sizes: '1 set=1 เครื่อง@390-1190',
      use: 'Warm the finger, remove polish, hold still for ten seconds.|อุ่นนิ้ว ล้างสีเล็บ วางนิ่งสิบวินาที',
      lead: 'Oxygen and pulse at the fingertip.|วัดออกซิเจนและชีพจรที่ปลายนิ้ว',
    },
    {
      name: 'Body Scale {0}|เครื่องชั่งน้ำหนัก {0}',
      label: 'Body Scale',
      shape: 'box',
      registration: 'none',
      axes: [axis('Digital|ดิจิทัล', 'Fat Analysis|วัดไขมัน', 'Slim Glass|กระจกบาง')],
      sizes: '1 set=1 เครื่อง@390-1490',
      use: 'Place on a hard floor and weigh in the morning.|วางบนพื้นแข็ง ชั่งตอนเช้า',
      warnings:
        'Wet glass is slippery. Body fat function not with a pacemaker or in pregnancy.|ระวังลื่นเมื่อเปียก ห้ามใช้ฟังก์ชันวัดไขมันในผู้ใส่เครื่องกระตุ้นหัวใจหรือหญิงตั้งครรภ์',
      ingredients:
        'Tempered glass, electronic sensors, batteries.|กระจกนิรภัย เซนเซอร์อิเล็กทรอนิกส์ แบตเตอรี่',
      lead: 'Shows the same number twice, as it should.|ชั่งซ้ำกี่ครั้งก็ได้ค่าเดิม',
    },
  ],
);

const thermometers = department(
  1202,
  {
    ...common,
    use: 'Clean the tip with alcohol and wait for the signal.|เช็ดหัววัดด้วยแอลกอฮอล์ รอสัญญาณเตือน',
    warnings:
      'See a doctor for fever of 39 °C or more, or in babies under three months with any fever.|ไข้ตั้งแต่ 39 °C หรือทารกต่ำกว่าสามเดือนที่มีไข้ควรพบแพทย์',
    ingredients: 'ABS housing, electronic sensor, battery.|ตัวเครื่อง ABS เซนเซอร์อิเล็กทรอนิกส์ แบตเตอรี่',
  },
  [
    {
      name: 'Digital Thermometer {0}|ปรอทวัดไข้ดิจิทัล {0}',
      label: 'Thermometer',
      shape: 'hangcard',
      axes: [
        axis(
          'Standard|รุ่นมาตรฐาน',
          'Flexible Tip|ปลายอ่อน',
          'Fast 10 s|วัดเร็ว 10 วินาที',
          'Waterproof|กันน้ำ',
        ),
      ],
      sizes: '1 piece=1 ชิ้น@79-259',
      lead: 'Underarm or under the tongue, with a fever alarm.|วัดใต้รักแร้หรือใต้ลิ้น พร้อมเสียงเตือนไข้',
    },
    {
      name: 'Infrared Forehead Thermometer {0}|เครื่องวัดอุณหภูมิหน้าผากอินฟราเรด {0}',
      label: 'Forehead Thermometer',
      shape: 'box',
      axes: [axis('Basic|รุ่นพื้นฐาน', 'Backlit|จอมีไฟ', 'Night|โหมดกลางคืน')],
      sizes: '1 set=1 เครื่อง@490-1290',
      use: 'Hold 3 cm from the middle of the forehead and press.|ถือห่างกลางหน้าผาก 3 ซม. แล้วกด',
      lead: 'A reading in one second, without waking the child.|วัดในหนึ่งวินาที ไม่รบกวนเวลานอนของลูก',
    },
    {
      name: 'Ear Thermometer {0}|เครื่องวัดไข้ทางหู {0}',
      label: 'Ear Thermometer',
      shape: 'box',
      axes: [axis('Standard|รุ่นมาตรฐาน', 'With Covers|พร้อมปลอกหัววัด')],
      sizes: '1 set=1 เครื่อง@690-1690',
      use: 'Pull the ear gently back, insert and press. Use a new cover.|ดึงใบหูไปด้านหลังเบาๆ สอดแล้วกด เปลี่ยนปลอกทุกครั้ง',
      lead: 'Quick and close to the core temperature.|วัดเร็ว ค่าใกล้เคียงอุณหภูมิแกนกลางร่างกาย',
    },
    {
      name: 'Fever Strip {0}|แถบวัดไข้หน้าผาก {0}',
      label: 'Fever Strip',
      shape: 'sachet',
      axes: [axis('Reusable|ใช้ซ้ำได้', 'Kids|ลายการ์ตูนสำหรับเด็ก')],
      sizes: '1 piece=1 ชิ้น@39-89; 3 pieces@99-199',
      ingredients: 'Liquid crystal film.|ฟิล์มผลึกเหลว',
      use: 'Hold on a dry forehead for 15 seconds and read the colour.|แนบหน้าผากที่แห้ง 15 วินาทีแล้วอ่านสี',
      lead: 'A first hint, to be checked with a thermometer.|ดูเบื้องต้น แล้วตรวจซ้ำด้วยปรอท',
    },
  ],
);

const braceSizes = axis('Size S|ไซซ์ S', 'Size M|ไซซ์ M', 'Size L|ไซซ์ L', 'Size XL|ไซซ์ XL');

const supports = department(
  1203,
  {
    ...common,
    use: 'Measure first. Put on snug, not tight, and take off to sleep.|วัดขนาดก่อนเลือก ใส่ให้กระชับพอดี และถอดก่อนนอน',
    warnings:
      'Take off if there is numbness, swelling or a change of colour. Not on open wounds.|ถอดออกหากชา บวม หรือสีผิวเปลี่ยน ห้ามใส่ทับแผลเปิด',
    ingredients:
      'Nylon, spandex, neoprene, steel or plastic stays.|ไนลอน สแปนเด็กซ์ นีโอพรีน แกนเหล็กหรือพลาสติก',
  },
  [
    {
      name: 'Knee Support {0} {1}|ที่พยุงเข่า {0} {1}',
      label: 'Knee Support',
      shape: 'box',
      axes: [axis('Knitted|แบบถักสวม', 'Open Patella|เปิดสะบ้า', 'Hinged|มีแกนข้าง'), braceSizes],
      sizes: '1 piece=1 ชิ้น@159-590',
      lead: 'Supports the knee on stairs and runs.|พยุงเข่าเวลาขึ้นบันไดและวิ่ง',
    },
    {
      name: 'Wrist Support {0} {1}|ที่พยุงข้อมือ {0} {1}',
      label: 'Wrist Support',
      shape: 'box',
      axes: [axis('Elastic|แบบยืด', 'Carpal Splint|มีแกนดาม', 'Thumb|รวมนิ้วโป้ง'), braceSizes],
      sizes: '1 piece=1 ชิ้น@129-490',
      lead: 'For long days at the keyboard and in the kitchen.|สำหรับวันทำงานหน้าคีย์บอร์ดและในครัว',
    },
    {
      name: 'Back Support Belt {0} {1}|เข็มขัดพยุงหลัง {0} {1}',
      label: 'Back Support',
      shape: 'box',
      axes: [axis('Light|รุ่นเบา', 'Firm|รุ่นแข็งแรง', 'Work|สำหรับยกของ'), braceSizes],
      sizes: '1 piece=1 ชิ้น@290-990',
      lead: 'Reminds the back to stay straight.|ช่วยเตือนหลังให้ตั้งตรง',
    },
    {
      name: 'Ankle Support {0} {1}|ที่พยุงข้อเท้า {0} {1}',
      label: 'Ankle Support',
      shape: 'box',
      axes: [axis('Knitted|แบบถักสวม', 'Figure 8|แบบพันเลขแปด', 'Lace-Up|แบบเชือกผูก'), braceSizes],
      sizes: '1 piece=1 ชิ้น@129-520',
      lead: 'Steady ankles for courts and pavements.|ข้อเท้ามั่นคงทั้งในสนามและบนทางเท้า',
    },
    {
      name: 'Compression Socks {0} {1}|ถุงน่องรัดลดบวม {0} {1}',
      label: 'Compression Socks',
      shape: 'box',
      axes: [axis('Knee High|ใต้เข่า', 'Thigh High|ต้นขา', 'Travel|สำหรับเดินทาง'), braceSizes],
      sizes: '1 pair=1 คู่@190-690',
      use: 'Put on in the morning before legs swell; take off at night.|ใส่ตอนเช้าก่อนขาบวม ถอดก่อนนอน',
      lead: 'Relief for legs that stand all day.|สบายขาสำหรับคนที่ยืนทั้งวัน',
    },
  ],
);

const masks = department(
  1204,
  {
    ...common,
    closers: closers.protection,
    use: 'Wash hands, cover nose, mouth and chin, press the nose wire. Change daily.|ล้างมือ สวมให้คลุมจมูก ปาก และคาง กดลวดให้แนบ เปลี่ยนทุกวัน',
    warnings:
      'Single use. Replace when damp or dirty. Keep away from small children.|ใช้ครั้งเดียวแล้วทิ้ง เปลี่ยนเมื่อชื้นหรือสกปรก เก็บให้พ้นมือเด็กเล็ก',
    ingredients:
      'PP nonwoven, melt-blown filter, elastic, nose wire.|ผ้าไม่ทอ PP แผ่นกรองเมลต์โบลน ยางยืด ลวดจมูก',
  },
  [
    {
      name: 'Surgical Mask {0}|หน้ากากอนามัย {0}',
      label: 'Surgical Mask',
      shape: 'box',
      axes: [
        axis(
          'White|สีขาว|#ffffff',
          'Green|สีเขียว|#8fc9a6',
          'Black|สีดำ|#2b2b2e',
          'Pink|สีชมพู|#f2b8c6',
          'Kids|สำหรับเด็ก|#bfe3f5',
        ),
      ],
      sizes: '10 pieces@19-45; 50 pieces@59-159',
      lead: 'Three layers with soft ear loops.|หนาสามชั้น สายคล้องนุ่มไม่เจ็บหู',
    },
    {
      name: 'N95 Mask {0}|หน้ากาก N95 {0}',
      label: 'N95 Mask',
      shape: 'box',
      axes: [axis('Cup|ทรงถ้วย', 'Fold|ทรงพับ', 'Valve|มีวาล์ว')],
      sizes: '5 pieces@99-229; 20 pieces@350-750',
      lead: 'For the season of haze and fine dust.|สำหรับช่วงฝุ่น PM2.5',
    },
    {
      name: 'KF94 Mask {0}|หน้ากากทรง 3D KF94 {0}',
      label: 'KF94 Mask',
      shape: 'sachet',
      axes: [
        axis('White|สีขาว|#ffffff', 'Grey|สีเทา|#a9adb3', 'Black|สีดำ|#2b2b2e', 'Beige|สีเบจ|#e0cdb2'),
      ],
      sizes: '5 pieces@39-89; 10 pieces@69-159',
      lead: 'A boat shape that leaves lipstick alone.|ทรง 3D ไม่ติดลิปสติก',
    },
    {
      name: 'Nitrile Gloves {1} {0}|ถุงมือไนไทรล์ {1} {0}',
      label: 'Nitrile Gloves',
      shape: 'box',
      axes: [
        axis('Size S|ไซซ์ S', 'Size M|ไซซ์ M', 'Size L|ไซซ์ L'),
        axis('Blue|สีน้ำเงิน|#4f86c6', 'Black|สีดำ|#2b2b2e'),
      ],
      sizes: '10 pieces@29-59; 100 pieces@159-329',
      use: 'Put on dry hands; throw away after use.|สวมเมื่อมือแห้ง ใช้แล้วทิ้ง',
      ingredients: 'Nitrile rubber, powder free.|ยางไนไทรล์ ไม่มีแป้ง',
      lead: 'Powder-free gloves without latex.|ถุงมือไม่มีแป้ง ไม่มีลาเท็กซ์',
    },
    {
      name: 'Latex Gloves {0}|ถุงมือยาง {0}',
      label: 'Latex Gloves',
      shape: 'box',
      axes: [axis('Size S|ไซซ์ S', 'Size M|ไซซ์ M', 'Size L|ไซซ์ L')],
      sizes: '10 pieces@25-49; 100 pieces@129-259',
      use: 'Put on dry hands; throw away after use.|สวมเมื่อมือแห้ง ใช้แล้วทิ้ง',
      warnings:
        'Contains latex, which may cause allergies. Single use.|มีลาเท็กซ์ซึ่งอาจทำให้แพ้ ใช้ครั้งเดียวแล้วทิ้ง',
      ingredients: 'Natural rubber latex.|ยางธรรมชาติ',
      lead: 'Thin gloves with a good feel for small things.|บางกระชับ หยิบจับของเล็กได้ถนัด',
    },
  ],
);

const tests = department(
  1205,
  {
    ...common,
    closers: closers.test,
    use: 'Read the whole leaflet first. Use a clock and read the result at the stated minute.|อ่านคู่มือให้จบก่อน จับเวลาและอ่านผลตามนาทีที่กำหนด',
    warnings:
      'For self-testing; a result does not replace a diagnosis. Do not use after the date. See a doctor with a positive or unclear result.|สำหรับตรวจด้วยตนเอง ผลไม่ใช่การวินิจฉัยโรค ห้ามใช้หลังหมดอายุ หากผลบวกหรือไม่ชัดเจนควรพบแพทย์',
    ingredients:
      'Test cassette or strip, buffer, pouch with desiccant.|ตลับหรือแถบตรวจ น้ำยา ซองพร้อมสารกันชื้น',
    limit: 10,
  },
  [
    {
      name: 'Pregnancy Test {0}|ชุดตรวจครรภ์ {0}',
      label: 'Pregnancy Test',
      shape: 'box',
      axes: [axis('Strip|แบบจุ่ม', 'Midstream|แบบปัสสาวะผ่าน', 'Cassette|แบบตลับหยด')],
      sizes: '1 test=1 ชุด@39-129; 3 tests@99-320',
      use: 'Test with the first urine of the morning, read after five minutes.|ใช้ปัสสาวะแรกตอนเช้า อ่านผลหลังห้านาที',
      lead: 'Clear lines from the day the period is due.|เห็นขีดชัดตั้งแต่วันที่ประจำเดือนควรมา',
    },
    {
      name: 'Ovulation Test {0}|ชุดตรวจไข่ตก {0}',
      label: 'Ovulation Test',
      shape: 'box',
      axes: [axis('Strip|แบบจุ่ม', 'Midstream|แบบปัสสาวะผ่าน')],
      sizes: '5 tests@89-229; 10 tests@159-390',
      use: 'Test at the same time every day, from five days before the expected ovulation.|ตรวจเวลาเดิมทุกวัน เริ่มก่อนวันไข่ตกราวห้าวัน',
      lead: 'Finds the surge before ovulation.|ตรวจหาช่วงฮอร์โมนสูงก่อนไข่ตก',
    },
    {
      name: 'COVID-19 Antigen Test {0}|ชุดตรวจโควิด-19 แบบแอนติเจน {0}',
      label: 'Antigen Test',
      shape: 'box',
      axes: [axis('Nasal|ทางจมูก', 'Saliva|ทางน้ำลาย', 'Flu Combo|ตรวจไข้หวัดใหญ่ร่วม')],
      sizes: '1 test=1 ชุด@29-89; 5 tests@129-359',
      use: 'Swab both nostrils or give saliva, mix with buffer, drop, and read after 15 minutes.|เก็บตัวอย่างจมูกทั้งสองข้างหรือน้ำลาย ผสมน้ำยา หยด แล้วอ่านผลใน 15 นาที',
      lead: 'A result in a quarter of an hour.|ทราบผลใน 15 นาที',
    },
    {
      name: 'Urine Test Strips {0}|แถบตรวจปัสสาวะ {0}',
      label: 'Urine Strips',
      shape: 'jar',
      axes: [axis('Protein & Glucose|โปรตีนและน้ำตาล', '10 Parameters|10 ค่า', 'Ketone|คีโตน')],
      sizes: '25 tests=25 แถบ@159-329; 100 tests=100 แถบ@390-690',
      use: 'Dip for one second and compare colours after a minute.|จุ่มหนึ่งวินาทีแล้วเทียบสีหลังหนึ่งนาที',
      lead: 'A first look; confirm in a laboratory.|ตรวจเบื้องต้น ควรยืนยันผลในห้องปฏิบัติการ',
    },
  ],
);

const therapy = department(
  1206,
  {
    ...common,
    registration: 'none',
    use: 'Wrap in cloth, use for 15 to 20 minutes.|ห่อผ้าแล้วประคบ 15-20 นาที',
    warnings:
      'Not on broken skin or where feeling is reduced. Do not fall asleep during use. Ask first with pregnancy, pacemaker or thrombosis.|ห้ามใช้บนแผลหรือบริเวณที่ชา ห้ามหลับขณะใช้ ผู้ตั้งครรภ์ ใส่เครื่องกระตุ้นหัวใจ หรือมีลิ่มเลือดควรปรึกษาก่อน',
    ingredients: 'PVC or nylon cover, non-toxic gel.|ปลอก PVC หรือไนลอน เจลไร้สารพิษ',
  },
  [
    {
      name: 'Hot & Cold Gel Pack {0}|เจลประคบร้อนเย็น {0}',
      label: 'Gel Pack',
      shape: 'sachet',
      axes: [axis('Small|เล็ก', 'Large|ใหญ่', 'Neck|สำหรับคอ', 'Knee|สำหรับเข่า', 'Eye|สำหรับดวงตา')],
      sizes: '1 piece=1 ชิ้น@69-329',
      lead: 'From freezer or hot water, reusable.|แช่เย็นหรือแช่น้ำร้อน ใช้ซ้ำได้',
    },
    {
      name: 'Warm Patch {0}|แผ่นประคบร้อน {0}',
      label: 'Warm Patch',
      shape: 'sachet',
      axes: [axis('Belly|หน้าท้อง', 'Back|หลัง', 'Shoulder|บ่าไหล่', 'Hand|มือ')],
      sizes: '1 piece=1 แผ่น@25-59; 5 pieces@99-229',
      ingredients:
        'Iron powder, activated charcoal, salt, water, vermiculite.|ผงเหล็ก ผงถ่าน เกลือ น้ำ เวอร์มิคูไลต์',
      use: 'Open, wait two minutes and stick on the underwear, not on bare skin.|เปิดซอง รอสองนาที แปะบนเสื้อผ้าชั้นใน ไม่แปะผิวโดยตรง',
      lead: 'Steady warmth for about eight hours.|อุ่นสม่ำเสมอราวแปดชั่วโมง',
    },
    {
      name: 'Massage Gun {0}|ปืนนวด {0}',
      label: 'Massage Gun',
      shape: 'box',
      axes: [axis('Mini|มินิ', 'Standard|รุ่นมาตรฐาน', 'Quiet|เสียงเบา')],
      sizes: '1 set=1 เครื่อง@790-2490',
      ingredients:
        'ABS, aluminium, lithium-ion battery, four heads.|ABS อะลูมิเนียม แบตเตอรี่ลิเทียมไอออน หัวนวดสี่แบบ',
      use: 'Start at the lowest level, one minute a muscle, away from bones, neck and spine.|เริ่มระดับเบาสุด จุดละหนึ่งนาที เลี่ยงกระดูก คอ และแนวสันหลัง',
      lead: 'A firm hand for tired thighs.|มือหนักๆ สำหรับต้นขาที่ล้า',
    },
    {
      name: 'Eye Massager {0}|เครื่องนวดตา {0}',
      label: 'Eye Massager',
      shape: 'box',
      axes: [axis('Warm|อุ่น', 'Warm & Air|อุ่นและลม', 'Fold|พับได้')],
      sizes: '1 set=1 เครื่อง@690-2190',
      ingredients: 'ABS, fabric lining, lithium-ion battery.|ABS ผ้าซับใน แบตเตอรี่ลิเทียมไอออน',
      use: 'Take out lenses, close the eyes and wear for fifteen minutes.|ถอดคอนแท็กต์เลนส์ หลับตา สวมสิบห้านาที',
      warnings:
        'Not after eye surgery or with eye disease. Do not use while driving.|ห้ามใช้หลังผ่าตัดตาหรือมีโรคตา ห้ามใช้ขณะขับรถ',
      lead: 'Warmth for eyes that looked at a screen all day.|ความอุ่นสำหรับดวงตาที่จ้องจอทั้งวัน',
    },
    {
      name: 'Massage Ball {0} {1}|ลูกบอลนวด {0} {1}',
      label: 'Massage Ball',
      shape: 'box',
      axes: [
        axis('Spiky|มีปุ่ม', 'Smooth|ผิวเรียบ', 'Double|ลูกคู่'),
        axis('Blue|สีฟ้า|#7fb2d9', 'Orange|สีส้ม|#f2a04a', 'Grey|สีเทา|#a9adb3'),
      ],
      sizes: '1 piece=1 ชิ้น@79-259',
      ingredients: 'PVC or TPE.|PVC หรือ TPE',
      use: 'Roll between the body and a wall or under the foot.|กลิ้งระหว่างตัวกับผนังหรือใต้ฝ่าเท้า',
      lead: 'For knots that hands can’t reach.|สำหรับจุดตึงที่มือเอื้อมไม่ถึง',
    },
  ],
);

export const devices: readonly Kind[] = [
  ...monitors,
  ...thermometers,
  ...supports,
  ...masks,
  ...tests,
  ...therapy,
];
