import {
  cheekShades,
  eyeShades,
  eyeTraits,
  faceFinishes,
  lipFinishes,
  lipShades,
  nailFinishes,
  nailShades,
  palettes,
  skinShades,
} from './axes-colour.ts';
import { washLines } from './axes-skin.ts';
import { closers } from './closers.ts';
import { axis, department } from './kind.ts';
import type { Kind } from './kind.ts';
import { cosmeticWarning, formulas } from './texts-cosmetic.ts';

const colour = {
  closers: closers.colour,
  warnings: cosmeticWarning,
  registration: 'cosmetic',
} as const;

const face = department(
  201,
  {
    ...colour,
    ingredients: formulas.foundation,
    use: 'Start at the centre of the face and blend outwards with fingers, a sponge or a brush.|เริ่มจากกลางใบหน้าแล้วเกลี่ยออกด้านข้างด้วยนิ้ว ฟองน้ำ หรือแปรง',
  },
  [
    {
      name: '{0} Cushion SPF50+ {1}|คุชชัน{0} SPF50+ {1}',
      label: 'Cushion',
      shape: 'compact',
      axes: [faceFinishes, skinShades],
      sizes: '5 g@199-390; 14 g@390-890',
      lead: 'Foundation in a cushion, for the train as well as the dressing table.|รองพื้นในตลับคุชชัน แต่งได้ทั้งบนรถไฟและหน้ากระจก',
    },
    {
      name: '{0} Foundation {1}|รองพื้น{0} {1}',
      label: 'Foundation',
      shape: 'pump',
      axes: [faceFinishes, skinShades],
      sizes: '15 ml@229-450; 30 ml@359-890',
      lead: 'A liquid foundation that moves with the skin.|รองพื้นเนื้อลิควิดที่เคลื่อนไหวไปกับผิว',
    },
    {
      name: '{0} Powder Foundation {1}|แป้งผสมรองพื้น{0} {1}',
      label: 'Powder',
      shape: 'compact',
      axes: [faceFinishes, skinShades],
      sizes: '10 g@189-490; 12 g refill=รีฟิล 12 กรัม@149-390',
      ingredients: formulas.powder,
      use: 'Press on with the puff, more where you want cover.|ใช้พัฟกดเบาๆ ย้ำเพิ่มตรงที่ต้องการปกปิด',
      lead: 'A finely milled powder with a mirror in the lid.|แป้งเนื้อละเอียด มีกระจกในตลับ',
    },
    {
      name: '{0} Concealer {1}|คอนซีลเลอร์{0} {1}',
      label: 'Concealer',
      shape: 'tube',
      axes: [faceFinishes, skinShades],
      sizes: '4 g@119-320; 7 g@169-450',
      use: 'Dot on, wait a moment and pat the edges.|แต้ม รอสักครู่ แล้วตบขอบให้กลืนกับผิว',
      lead: 'Thin, elastic cover for circles and spots.|ปกปิดใต้ตาคล้ำและรอยสิวด้วยเนื้อบางยืดหยุ่น',
    },
    {
      name: 'Soft Blush {0}|บลัชออนเนื้อนุ่ม {0}',
      label: 'Soft Blush',
      shape: 'compact',
      axes: [cheekShades],
      sizes: '3 g@99-290; 4.5 g@149-390',
      ingredients: formulas.powder,
      use: 'Smile, and sweep the brush from the apples of the cheeks upwards.|ยิ้มแล้วปัดจากโหนกแก้มขึ้นไปทางขมับ',
      lead: 'A silky blush that is hard to overdo.|บลัชเนื้อเนียนที่ปัดแล้วไม่เข้มเกินไป',
    },
    {
      name: 'Liquid Blush {0}|บลัชออนเนื้อน้ำ {0}',
      label: 'Liquid Blush',
      shape: 'tube',
      axes: [cheekShades],
      sizes: '4 ml@129-320; 8 ml@199-450',
      use: 'Two dots on each cheek, patted in with the fingers.|แต้มแก้มข้างละสองจุด แล้วใช้นิ้วตบให้กลืน',
      lead: 'A watery tint for a flush from within.|สีน้ำบางเบาให้แก้มระเรื่อเหมือนเลือดฝาด',
    },
    {
      name: '{0} Setting Spray|สเปรย์ล็อกเมคอัพ{0}',
      label: 'Setting Spray',
      closers: closers.tool,
      shape: 'spray',
      axes: [faceFinishes],
      sizes: '50 ml@159-350; 100 ml@229-520',
      ingredients:
        'Water, Alcohol Denat., VP/VA Copolymer, Glycerin, Panthenol.|น้ำ, แอลกอฮอล์ (Alcohol Denat.), วีพี/วีเอโคโพลิเมอร์, กลีเซอรีน, แพนทีนอล',
      use: 'Close the eyes and spray from 20 cm over finished make-up.|หลับตา ฉีดห่างจากใบหน้า 20 ซม. หลังแต่งหน้าเสร็จ',
      lead: 'A veil of fine drops that fixes the work of half an hour.|ละอองละเอียดช่วยล็อกเมคอัพที่แต่งมาครึ่งชั่วโมง',
    },
  ],
);

const lips = department(
  202,
  {
    ...colour,
    ingredients: formulas.lip,
    use: 'Apply from the middle of the lips to the corners.|ทาจากกลางริมฝีปากไปยังมุมปาก',
  },
  [
    {
      name: '{1} Lipstick {0}|ลิปสติก {1} {0}',
      label: 'Lipstick',
      shape: 'lipstick',
      axes: [lipShades, lipFinishes],
      sizes: '3.5 g@129-420',
      lead: 'A bullet lipstick with colour in one pass.|ลิปสติกแท่งสีชัดในปาดเดียว',
    },
    {
      name: '{1} Lip Tint {0}|ลิปทินต์ {1} {0}',
      label: 'Lip Tint',
      shape: 'lipstick',
      axes: [lipShades, lipFinishes],
      sizes: '3 g@99-290; 5 g@139-390',
      lead: 'A tint that stays after the gloss has gone.|ลิปทินต์ที่ทิ้งสีสวยไว้แม้ความเงาจะจางไป',
    },
    {
      name: '{1} Lip Cream {0}|ลิปครีม {1} {0}',
      label: 'Lip Cream',
      shape: 'lipstick',
      axes: [lipShades, lipFinishes],
      sizes: '4 g@129-359',
      lead: 'A mousse-like cream with a soft pointed applicator.|ลิปเนื้อมูสพร้อมหัวแปรงปลายแหลมนุ่ม',
    },
    {
      name: 'Lip Liner Pencil {0}|ดินสอเขียนขอบปาก {0}',
      label: 'Lip Liner',
      shape: 'pencil',
      axes: [lipShades],
      sizes: '0.5 g@79-220',
      use: 'Trace the outline, starting at the bow.|เขียนขอบปากโดยเริ่มจากกระจับปาก',
      lead: 'A creamy pencil that keeps colour inside the lines.|ดินสอเนื้อครีมช่วยให้สีปากไม่เลอะขอบ',
    },
    {
      name: 'Plumping Lip Gloss {0}|ลิปกลอสปากอิ่ม {0}',
      label: 'Lip Gloss',
      shape: 'lipstick',
      axes: [lipShades],
      sizes: '4.5 ml@119-350',
      lead: 'A glassy gloss with a gentle minty tingle.|ลิปกลอสใสวาว ให้ความรู้สึกเย็นซ่าเบาๆ',
    },
  ],
);

const eyes = department(
  203,
  {
    ...colour,
    closers: closers.tool,
    ingredients: formulas.mascara,
    use: 'Apply to clean, dry lids and lashes. Remove before sleep.|ใช้บนเปลือกตาและขนตาที่แห้งสะอาด เช็ดออกก่อนนอน',
    warnings:
      'For external use only. Do not share eye make-up. If it gets into the eyes, rinse with water. Stop using if irritation occurs. Keep out of reach of children.|ใช้ภายนอกเท่านั้น ไม่ควรใช้ร่วมกับผู้อื่น หากเข้าตาให้ล้างด้วยน้ำสะอาด หยุดใช้หากระคายเคือง เก็บให้พ้นมือเด็ก',
  },
  [
    {
      name: '{1} Eyeliner Pen {0}|อายไลเนอร์ {1} {0}',
      label: 'Eyeliner Pen',
      shape: 'pencil',
      axes: [eyeShades, eyeTraits],
      sizes: '0.5 ml@99-320; 1 ml@139-390',
      lead: 'A brush tip of a tenth of a millimetre.|หัวพู่กันเล็กเพียง 0.1 มม. ลากเส้นคมกริบ',
    },
    {
      name: '{1} Volume Mascara {0}|มาสคาราขนตาหนา {1} {0}',
      label: 'Volume Mascara',
      shape: 'mascara',
      axes: [eyeShades, eyeTraits],
      sizes: '7 g@149-390; 9 g@199-490',
      lead: 'Thick lashes without clumps.|ขนตาหนาเป็นแพ ไม่จับตัวเป็นก้อน',
    },
    {
      name: '{1} Curl & Length Mascara {0}|มาสคาราขนตางอนยาว {1} {0}',
      label: 'Curl Mascara',
      shape: 'mascara',
      axes: [eyeShades, eyeTraits],
      sizes: '7 g@149-390',
      lead: 'Holds the curl of short, straight lashes.|ล็อกความงอนสำหรับขนตาสั้นและตรง',
    },
    {
      name: '{1} Brow Pencil {0}|ดินสอเขียนคิ้ว {1} {0}',
      label: 'Brow Pencil',
      shape: 'pencil',
      axes: [eyeShades, eyeTraits],
      sizes: '0.2 g@79-259; 2 pieces (0.2 g)=0.2 กรัม แพ็กคู่@139-420',
      use: 'Fill in with short strokes, then comb through.|เขียนเติมเป็นเส้นสั้นๆ แล้วปัดให้ฟุ้ง',
      lead: 'A fine pencil at one end and a brush at the other.|ปลายหนึ่งเป็นดินสอเส้นเล็ก อีกปลายเป็นแปรงปัด',
    },
    {
      name: '{0} Eyeshadow Palette|อายแชโดว์พาเลต โทน{0}',
      label: 'Eyeshadow',
      shape: 'compact',
      axes: [palettes],
      sizes: '4 shades=4 สี@159-390; 9 shades=9 สี@290-690',
      ingredients: formulas.powder,
      use: 'Sweep the light shade over the lid, the middle one into the crease and the dark one along the lashes.|ปัดสีอ่อนทั่วเปลือกตา สีกลางบริเวณเบ้าตา และสีเข้มชิดโคนขนตา',
      lead: 'Mattes and shimmers that were mixed to go together.|รวมเฉดแมตต์และชิมเมอร์ที่จับคู่กันได้ทุกสี',
    },
    {
      name: 'Natural False Lashes {0}|ขนตาปลอมธรรมชาติ {0}',
      label: 'False Lashes',
      closers: closers.tool,
      registration: 'none',
      warnings:
        'For outward use only. Stop using if the skin reacts. Keep out of reach of small children.|ใช้ภายนอกเท่านั้น หยุดใช้หากผิวเกิดอาการแพ้ เก็บให้พ้นมือเด็กเล็ก',
      shape: 'box',
      axes: [
        axis(
          'Whisper|รุ่นบางเบา',
          'Doll|รุ่นตาโต',
          'Cat Eye|รุ่นหางตาเฉี่ยว',
          'Everyday|รุ่นใส่ทุกวัน',
          'Wispy|รุ่นช่อฟุ้ง',
        ),
      ],
      sizes: '1 pair=1 คู่@59-159; 5 pairs@159-390',
      ingredients:
        'Synthetic fibre, cotton band. Glue: acrylates copolymer, water.|เส้นใยสังเคราะห์ ก้านใยฝ้าย กาว: อะคริเลตโคโพลิเมอร์ น้ำ',
      use: 'Trim to the width of the eye, put glue on the band, wait 30 seconds and press on.|ตัดให้พอดีความยาวตา ทากาวที่ก้าน รอ 30 วินาที แล้วกดให้ติด',
      lead: 'Light bands that one forgets after a minute.|ก้านบางเบาจนลืมว่าใส่อยู่',
    },
  ],
);

const nails = department(
  204,
  {
    ...colour,
    closers: closers.tool,
    ingredients: formulas.polish,
    use: 'Two thin coats, with three minutes between them.|ทาบางๆ สองชั้น เว้นระยะสามนาที',
    warnings:
      'Flammable. For nails only. Use in a ventilated room and keep away from eyes and flames. Keep out of reach of children.|ไวไฟ ใช้กับเล็บเท่านั้น ใช้ในที่อากาศถ่ายเท ห่างจากดวงตาและเปลวไฟ เก็บให้พ้นมือเด็ก',
  },
  [
    {
      name: '{1} Nail Polish {0}|สีทาเล็บ {1} {0}',
      label: 'Nail Polish',
      shape: 'polish',
      axes: [nailShades, nailFinishes],
      sizes: '8 ml@49-159; 12 ml@69-219',
      lead: 'Even colour from a wide brush.|แปรงหน้ากว้าง ลงสีเรียบสม่ำเสมอ',
    },
    {
      name: 'Press-On Nails {0}|เล็บปลอมสำเร็จรูป {0}',
      label: 'Press-On Nails',
      closers: closers.tool,
      registration: 'none',
      warnings:
        'For outward use only. Stop using if the skin reacts. Keep out of reach of small children.|ใช้ภายนอกเท่านั้น หยุดใช้หากผิวเกิดอาการแพ้ เก็บให้พ้นมือเด็กเล็ก',
      shape: 'box',
      axes: [nailShades],
      sizes: '24 pieces@99-259',
      ingredients: 'ABS plastic nails, acrylic adhesive tabs.|เล็บพลาสติก ABS แผ่นกาวอะคริลิก',
      use: 'Clean the nails, choose the sizes, press each for ten seconds.|ทำความสะอาดเล็บ เลือกขนาด แล้วกดค้างเล็บละสิบวินาที',
      lead: 'A manicure in five minutes, for about a week.|ทำเล็บเสร็จในห้านาที อยู่ได้ราวหนึ่งสัปดาห์',
    },
    {
      name: '{0} Nail & Cuticle Oil|ออยล์บำรุงเล็บและหนังเล็บ {0}',
      label: 'Cuticle Oil',
      closers: closers.tool,
      shape: 'dropper',
      axes: [
        axis(
          'Apricot|กลิ่นแอปริคอต|#f2a071',
          'Almond|กลิ่นอัลมอนด์|#e2c7a2',
          'Lavender|กลิ่นลาเวนเดอร์|#bba9dd',
          'Coconut|กลิ่นมะพร้าว|#f4efe3',
        ),
      ],
      sizes: '8 ml@69-189; 15 ml@99-259',
      ingredients: formulas.oil,
      use: 'Massage into nails and cuticles at night.|นวดบริเวณเล็บและหนังรอบเล็บก่อนนอน',
      lead: 'For nails that have had too much gel.|สำหรับเล็บที่ผ่านการทำเจลมามาก',
    },
    {
      name: '{0} Base & Top Coat|เบสโค้ตและท็อปโค้ต {0}',
      label: 'Top Coat',
      closers: closers.tool,
      shape: 'polish',
      axes: [nailFinishes],
      sizes: '10 ml@79-199',
      lead: 'One bottle for under and over the colour.|ขวดเดียวใช้ได้ทั้งรองพื้นเล็บและเคลือบเงา',
    },
    {
      name: '{0} Nail Polish Remover|น้ำยาล้างเล็บ {0}',
      label: 'Remover',
      closers: closers.tool,
      shape: 'bottle',
      axes: [
        axis(
          'Acetone Free|สูตรไม่มีอะซีโตน',
          'Quick|สูตรล้างไว',
          'Aloe Care|สูตรว่านหางจระเข้|#b9e0b0',
          'Rose|กลิ่นกุหลาบ|#f0a9b8',
        ),
      ],
      sizes: '60 ml@25-69; 100 ml@39-99',
      ingredients:
        'Ethyl Acetate, Alcohol Denat., Water, Glycerin, Fragrance.|เอทิลอะซีเตต, แอลกอฮอล์ (Alcohol Denat.), น้ำ, กลีเซอรีน, น้ำหอม',
      use: 'Press a soaked cotton pad on the nail for five seconds and wipe.|กดสำลีชุบน้ำยาบนเล็บห้าวินาทีแล้วเช็ดออก',
      lead: 'Takes colour off without bleaching the skin around it.|ล้างสีเล็บสะอาด ไม่ทำให้ผิวรอบเล็บขาวแห้ง',
    },
  ],
);

const removers = department(
  205,
  {
    ...colour,
    closers: closers.skin,
    ingredients:
      'Water, Hexylene Glycol, PEG-6 Caprylic/Capric Glycerides, {+}, Disodium EDTA, Polyaminopropyl Biguanide.|{+}, น้ำ, เฮกซิลีนไกลคอล, พีอีจี-6 คาไพรลิก/คาปริกกลีเซอไรด์, ไดโซเดียมอีดีทีเอ, โพลีอะมิโนโพรพิลไบกัวไนด์',
    use: 'Soak a cotton pad, hold it to the eyes for a few seconds, and wipe without rubbing.|ชุบสำลีให้ชุ่ม ประคบดวงตาสักครู่ แล้วเช็ดออกโดยไม่ต้องถู',
  },
  [
    {
      name: '{0} Micellar Water|ไมเซลลาวอเตอร์{0}',
      label: 'Micellar Water',
      shape: 'bottle',
      axes: [washLines],
      sizes: '100 ml@59-159; 400 ml@159-390',
      lead: 'Looks like water and works like a cleanser.|ใสเหมือนน้ำ แต่ทำความสะอาดได้อย่างคลีนเซอร์',
    },
    {
      name: '{0} Cleansing Oil|คลีนซิ่งออยล์{0}',
      label: 'Cleansing Oil',
      shape: 'pump',
      axes: [washLines],
      sizes: '100 ml@199-420; 200 ml@320-690',
      ingredients: formulas.oil,
      use: 'Massage over dry make-up, add water until milky, and rinse.|นวดบนเครื่องสำอางขณะผิวแห้ง เติมน้ำจนเป็นน้ำนมแล้วล้างออก',
      lead: 'A thin oil that lets go as soon as it meets water.|ออยล์เนื้อบาง ล้างน้ำแล้วออกทันที ไม่ทิ้งความมัน',
    },
    {
      name: '{0} Bi-Phase Remover|รีมูฟเวอร์{0} แบบสองชั้น',
      label: 'Remover',
      shape: 'bottle',
      axes: [washLines],
      sizes: '100 ml@129-320; 150 ml@169-420',
      lead: 'Shake, and it lifts waterproof mascara.|เขย่าแล้วเช็ด มาสคาราและลิปกันน้ำก็ออกหมด',
    },
    {
      name: '{0} Make-up Wipes|แผ่นเช็ดเครื่องสำอาง{0}',
      label: 'Make-up Wipes',
      shape: 'softpack',
      axes: [washLines],
      sizes: '10 sheets@29-69; 25 sheets@59-149',
      use: 'Wipe gently, with a fresh side for each eye. Rinse when you can.|เช็ดเบาๆ เปลี่ยนด้านใหม่เมื่อเช็ดตาแต่ละข้าง และล้างหน้าเมื่อสะดวก',
      lead: 'For nights when the basin is too far away.|สำหรับคืนที่เดินไปอ่างล้างหน้าไม่ไหว',
    },
  ],
);

const toolTones = axis(
  'Cream White|สีขาวครีม|#f3ece0',
  'Rose Pink|สีชมพูกุหลาบ|#e7a9b3',
  'Sage|สีเขียวเสจ|#a9b79a',
  'Charcoal|สีชาร์โคล|#3b3b3f',
  'Lilac|สีไลแลก|#c3b1dd',
  'Terracotta|สีดินเผา|#c0694c',
);

const tools = department(
  206,
  {
    closers: closers.tool,
    registration: 'none',
    ingredients:
      'Synthetic fibres, aluminium, wood or plastic handle.|เส้นใยสังเคราะห์ อะลูมิเนียม ด้ามไม้หรือพลาสติก',
    use: 'Wash once a week with mild soap and dry lying flat.|ล้างสัปดาห์ละครั้งด้วยสบู่อ่อนๆ แล้ววางตากในแนวราบ',
    warnings:
      'For cosmetic use only. Do not share. Keep out of reach of small children.|ใช้สำหรับแต่งหน้าเท่านั้น ไม่ควรใช้ร่วมกับผู้อื่น เก็บให้พ้นมือเด็กเล็ก',
  },
  [
    {
      name: 'Make-up Brush Set {0}|ชุดแปรงแต่งหน้า {0}',
      label: 'Brush Set',
      shape: 'box',
      axes: [toolTones],
      sizes: '5 pieces@259-590; 10 pieces@429-990',
      lead: 'The brushes one really needs, in a roll.|รวมแปรงที่ได้ใช้จริง มาพร้อมซองม้วนเก็บ',
    },
    {
      name: 'Make-up Sponge {0}|ฟองน้ำแต่งหน้า {0}',
      label: 'Sponge',
      shape: 'box',
      axes: [toolTones],
      sizes: '1 piece=1 ชิ้น@49-159; 3 pieces@119-320',
      ingredients: 'Latex-free polyurethane foam.|โฟมโพลียูรีเทน ไม่มีลาเท็กซ์',
      use: 'Wet, squeeze out and pat foundation into the skin. Wash after use.|ชุบน้ำ บีบหมาด แล้วตบรองพื้นลงบนผิว ล้างหลังใช้',
      lead: 'Doubles in size when wet and stays soft for months.|ชุบน้ำแล้วพองเป็นสองเท่า นุ่มนานหลายเดือน',
    },
    {
      name: 'Eyelash Curler {0}|ที่ดัดขนตา {0}',
      label: 'Eyelash Curler',
      shape: 'box',
      axes: [toolTones],
      sizes: '1 piece=1 ชิ้น@79-259',
      ingredients: 'Stainless steel, silicone pad.|สเตนเลส แผ่นรองซิลิโคน',
      use: 'Close gently at the root of the lashes for five seconds, before mascara.|หนีบเบาๆ ที่โคนขนตาห้าวินาที ก่อนปัดมาสคารา',
      lead: 'Curved for flatter Asian eyelids, with a spare pad.|โค้งรับเปลือกตาคนเอเชีย พร้อมยางสำรอง',
    },
    {
      name: 'Powder Puff {0}|พัฟแป้ง {0}',
      label: 'Powder Puff',
      shape: 'sachet',
      axes: [toolTones],
      sizes: '2 pieces@39-119; 5 pieces@79-220',
      ingredients: 'Polyester flock, polyurethane foam.|เส้นใยโพลีเอสเตอร์ โฟมโพลียูรีเทน',
      lead: 'Velvety puffs that pick up just enough powder.|พัฟนุ่มเหมือนกำมะหยี่ เก็บแป้งได้พอดี',
    },
    {
      name: 'Precision Tweezers {0}|แหนบถอนขน {0}',
      label: 'Tweezers',
      shape: 'hangcard',
      axes: [toolTones],
      sizes: '1 piece=1 ชิ้น@49-189',
      ingredients: 'Stainless steel.|สเตนเลส',
      use: 'Pull in the direction of growth, one hair at a time. Clean with alcohol.|ถอนทีละเส้นตามแนวขน เช็ดทำความสะอาดด้วยแอลกอฮอล์',
      lead: 'Slanted tips that meet along their whole length.|ปลายเฉียงประกบสนิทตลอดแนว',
    },
  ],
);

export const makeUp: readonly Kind[] = [...face, ...lips, ...eyes, ...nails, ...removers, ...tools];
