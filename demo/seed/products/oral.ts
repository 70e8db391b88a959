import { closers } from './closers.ts';
import { axis, department } from './kind.ts';
import type { Kind } from './kind.ts';

const care = axis(
  'Whitening|ฟันขาวสะอาด|#e8f1fb|||Lifts stains of tea and coffee with a fine polish.|ช่วยขจัดคราบชากาแฟด้วยผงขัดละเอียด',
  'Sensitive|ลดเสียวฟัน|#d6e6f5|Potassium Nitrate 5%|โพแทสเซียมไนเตรต 5%|Eases the pang of cold water on bare necks of teeth.|ช่วยลดอาการเสียวฟันเวลาดื่มน้ำเย็น',
  'Gum Care|ดูแลเหงือก|#f3d3d3|||For gums that bleed when brushed.|สำหรับเหงือกที่เลือดออกง่ายเวลาแปรงฟัน',
  'Cavity Defence|ป้องกันฟันผุ|#d9efe0|||Fluoride hardens enamel against acid.|ฟลูออไรด์ช่วยเสริมผิวเคลือบฟันให้ทนต่อกรด',
  'Fresh Breath|ลมหายใจหอมสดชื่น|#c5ece5|||Freshness that outlasts lunch.|หอมสดชื่นยาวนานเกินมื้อเที่ยง',
  'Total Care|ดูแลครบทุกด้าน|#cfe0f0|||Teeth, gums and breath in one.|ดูแลฟัน เหงือก และลมหายใจในหลอดเดียว',
  'Salt & Herb|เกลือสมุนไพร|#dfe7d2|Sodium Chloride, Streblus Asper Extract|เกลือ, สารสกัดข่อย (Streblus Asper)|Salt and bark extracts leave the mouth clean in the Thai way.|เกลือและเปลือกข่อยให้ความสะอาดแบบตำรับไทย',
  'Charcoal|ชาร์โคล|#3b3b3f|Charcoal Powder|ผงถ่าน (Charcoal Powder)|Fine charcoal polishes without scratching.|ผงถ่านละเอียดช่วยขัดคราบโดยไม่ทำร้ายผิวฟัน',
);
const flavours = axis(
  'Cool Mint|รสคูลมินต์',
  'Green Tea|รสชาเขียว',
  'Clove|รสกานพลู',
  'Lemon Mint|รสเลมอนมินต์',
  'Mild Mint|รสมินต์อ่อน',
);

const common = {
  closers: closers.oral,
  warnings:
    'Do not swallow. Children under six should use a pea-sized amount under supervision. Stop using if irritation occurs.|ห้ามกลืน เด็กอายุต่ำกว่า 6 ปีให้ใช้ขนาดเท่าเม็ดถั่วเขียวภายใต้การดูแลของผู้ใหญ่ หยุดใช้หากระคายเคือง',
} as const;

const paste =
  'Hydrated Silica, Water, Sorbitol, Sodium Fluoride 0.32% (1,500 ppm fluoride), {+}, Sodium Lauryl Sulfate, Flavour, Sodium Saccharin.|ไฮเดรตซิลิกา, น้ำ, ซอร์บิทอล, โซเดียมฟลูออไรด์ 0.32% (ฟลูออไรด์ 1,500 ppm), {+}, โซเดียมลอริลซัลเฟต, สารแต่งกลิ่นรส, โซเดียมแซ็กคาริน';

const toothpaste = department(
  501,
  {
    ...common,
    registration: 'cosmetic',
    ingredients: paste,
    use: 'Brush for two minutes, morning and night. Spit out; do not rinse much.|แปรงนานสองนาที เช้าและก่อนนอน บ้วนฟองทิ้งโดยไม่ต้องบ้วนน้ำมาก',
  },
  [
    {
      name: '{0} Toothpaste {1}|ยาสีฟันสูตร{0} {1}',
      label: 'Toothpaste',
      shape: 'toothpaste',
      axes: [care, flavours],
      sizes: '40 g@25-59; 100 g@49-129; 160 g@75-179',
      lead: 'A smooth paste with 1,500 ppm fluoride.|ยาสีฟันเนื้อเนียน ผสมฟลูออไรด์ 1,500 ppm',
    },
    {
      name: '{0} Gel Toothpaste {1}|ยาสีฟันเนื้อเจลสูตร{0} {1}',
      label: 'Gel Toothpaste',
      shape: 'toothpaste',
      axes: [care, flavours],
      sizes: '90 g@49-129; 2 tubes (90 g)=90 กรัม แพ็กคู่@89-229',
      lead: 'A clear gel that foams quickly and tastes mild.|เนื้อเจลใส เกิดฟองไว รสไม่เผ็ด',
    },
    {
      name: '{0} Pump Toothpaste {1}|ยาสีฟันหัวปั๊มสูตร{0} {1}',
      label: 'Toothpaste',
      shape: 'pump',
      axes: [care, flavours],
      sizes: '120 g@99-229',
      lead: 'One press is one portion.|กดหนึ่งครั้งได้หนึ่งครั้งแปรงพอดี',
    },
    {
      name: 'Kids Toothpaste {0}|ยาสีฟันเด็ก {0}',
      label: 'Kids Toothpaste',
      shape: 'toothpaste',
      axes: [
        axis(
          'Strawberry|รสสตรอว์เบอร์รี|#f27d8c',
          'Orange|รสส้ม|#f6a64b',
          'Grape|รสองุ่น|#8c6bb1',
          'Mild Apple|รสแอปเปิล|#b7d36b',
        ),
      ],
      sizes: '40 g@39-99; 80 g@59-159',
      ingredients:
        'Sorbitol, Water, Hydrated Silica, Sodium Fluoride 0.22% (1,000 ppm fluoride), Xylitol, Flavour.|ซอร์บิทอล, น้ำ, ไฮเดรตซิลิกา, โซเดียมฟลูออไรด์ 0.22% (ฟลูออไรด์ 1,000 ppm), ไซลิทอล, สารแต่งกลิ่นรส',
      use: 'Under three: a smear like a grain of rice. From three: a pea. Help with brushing until seven.|ต่ำกว่า 3 ขวบ ใช้แตะบางๆ เท่าเมล็ดข้าว ตั้งแต่ 3 ขวบใช้เท่าเม็ดถั่วเขียว ผู้ปกครองช่วยแปรงจนถึง 7 ขวบ',
      lead: 'Fluoride for first teeth, in a flavour that opens mouths.|ฟลูออไรด์สำหรับฟันน้ำนม ในรสที่ลูกยอมอ้าปาก',
    },
  ],
);

const tones = axis(
  'Sky|สีฟ้า|#7fb2d9',
  'Coral|สีคอรัล|#ef8a7a',
  'Mint|สีมินต์|#9fd9c6',
  'Charcoal|สีชาร์โคล|#3b3b3f',
  'Lemon|สีเหลืองเลมอน|#f4dc5a',
  'Lilac|สีไลแลก|#c3b1dd',
);

const brushes = department(
  502,
  {
    ...common,
    registration: 'none',
    ingredients:
      'Handle: polypropylene, rubber. Bristles: nylon or PBT.|ด้าม: โพลีโพรพิลีน ยาง ขนแปรง: ไนลอนหรือ PBT',
    warnings:
      'Replace every three months or when the bristles splay. Children should brush under supervision.|เปลี่ยนแปรงทุกสามเดือนหรือเมื่อขนแปรงบาน เด็กควรแปรงฟันภายใต้การดูแลของผู้ใหญ่',
    use: 'Hold at 45 degrees to the gum and move in small strokes for two minutes.|วางแปรงเอียง 45 องศากับขอบเหงือก ขยับสั้นๆ นานสองนาที',
  },
  [
    {
      name: 'Ultra Soft Toothbrush {0}|แปรงสีฟันขนนุ่มพิเศษ {0}',
      label: 'Soft Brush',
      shape: 'hangcard',
      axes: [tones],
      sizes: '1 piece=1 ด้าม@29-79; 3 pieces=แพ็ก 3 ด้าม@69-189',
      lead: 'Ten thousand fine bristles for tender gums.|ขนแปรงละเอียดนับหมื่นเส้นสำหรับเหงือกบอบบาง',
    },
    {
      name: 'Compact Head Toothbrush {0}|แปรงสีฟันหัวเล็ก {0}',
      label: 'Compact Brush',
      shape: 'hangcard',
      axes: [tones],
      sizes: '1 piece=1 ด้าม@25-69; 2 pieces=แพ็กคู่@45-119',
      lead: 'A small head for the last molars.|หัวแปรงเล็ก เข้าถึงฟันกรามซี่ในสุด',
    },
    {
      name: 'Kids Toothbrush {0}|แปรงสีฟันเด็ก {0}',
      label: 'Kids Brush',
      shape: 'hangcard',
      axes: [tones],
      sizes: 'Age 0-3=วัย 0-3 ปี@29-79; Age 3-6=วัย 3-6 ปี@29-79; Age 6-12=วัย 6-12 ปี@29-85',
      lead: 'A thick handle for small fists.|ด้ามอ้วนจับถนัดมือเล็กๆ',
    },
    {
      only: ['525', '501', '502'],
      name: 'Sonic Toothbrush {0}|แปรงสีฟันไฟฟ้าโซนิก {0}',
      label: 'Sonic Brush',
      shape: 'box',
      axes: [tones],
      sizes: '1 set=1 ชุด@490-1490',
      ingredients:
        'Body: ABS. Bristles: PBT. Lithium-ion battery.|ตัวเครื่อง: ABS ขนแปรง: PBT แบตเตอรี่ลิเทียมไอออน',
      use: 'Charge fully, guide along the teeth without pressing, and change quadrant at each pause.|ชาร์จให้เต็ม เลื่อนไปตามฟันโดยไม่ต้องกด เปลี่ยนโซนเมื่อเครื่องหยุดสั่นเป็นจังหวะ',
      lead: 'Two minutes with a pause every thirty seconds, and three weeks on a charge.|ตั้งเวลาสองนาที เตือนทุก 30 วินาที ชาร์จครั้งเดียวใช้ได้สามสัปดาห์',
    },
    {
      only: ['525', '501', '502'],
      name: 'Replacement Heads {0}|หัวแปรงเปลี่ยน {0}',
      label: 'Brush Heads',
      shape: 'hangcard',
      axes: [tones],
      sizes: '2 pieces=2 หัว@129-290; 4 pieces=4 หัว@229-490',
      lead: 'Spare heads for the sonic brush of the same brand.|หัวแปรงสำรองสำหรับแปรงโซนิกยี่ห้อเดียวกัน',
    },
  ],
);

const rinse =
  'Water, Glycerin, Xylitol, Sodium Fluoride 0.05%, {+}, Cetylpyridinium Chloride, Flavour.|น้ำ, กลีเซอรีน, ไซลิทอล, โซเดียมฟลูออไรด์ 0.05%, {+}, เซทิลไพริดิเนียมคลอไรด์, สารแต่งกลิ่นรส';

const mouthwash = department(
  503,
  {
    ...common,
    registration: 'cosmetic',
    ingredients: rinse,
    use: 'Swish 15 ml for thirty seconds and spit out, twice a day. Do not eat or drink for half an hour.|อมกลั้ว 15 มล. นาน 30 วินาทีแล้วบ้วนทิ้ง วันละสองครั้ง งดอาหารและน้ำครึ่งชั่วโมง',
    warnings:
      'Do not swallow. Not for children under six. Stop using if irritation occurs.|ห้ามกลืน ไม่ควรใช้ในเด็กอายุต่ำกว่า 6 ปี หยุดใช้หากระคายเคือง',
  },
  [
    {
      name: '{0} Mouthwash {1}|น้ำยาบ้วนปากสูตร{0} {1}',
      label: 'Mouthwash',
      shape: 'bottle',
      axes: [care, flavours],
      sizes: '250 ml@79-159; 500 ml@129-259; 750 ml@169-329',
      lead: 'An alcohol-free rinse that does not burn.|น้ำยาบ้วนปากไม่มีแอลกอฮอล์ ไม่แสบปาก',
    },
    {
      name: 'Mouth Spray {0}|สเปรย์ดับกลิ่นปาก {0}',
      label: 'Mouth Spray',
      shape: 'spray',
      axes: [flavours],
      sizes: '15 ml@59-139; 20 ml@69-169',
      use: 'Two sprays on the tongue, when needed.|ฉีดสองครั้งบนลิ้นเมื่อต้องการ',
      lead: 'A pocket spray for after garlic.|สเปรย์พกพาสำหรับหลังมื้อกระเทียม',
    },
    {
      name: 'Travel Mouthwash {0}|น้ำยาบ้วนปากพกพา {0}',
      label: 'Mouthwash',
      shape: 'sachet',
      axes: [flavours],
      sizes: '10 sachets (12 ml)=12 มล. แพ็ก 10 ซอง@69-149',
      lead: 'Single portions for the office drawer and the plane.|ซองพอดีหนึ่งครั้ง ติดโต๊ะทำงานหรือขึ้นเครื่องก็ได้',
    },
    {
      name: 'Kids Mouth Rinse {0}|น้ำยาบ้วนปากเด็ก {0}',
      label: 'Kids Rinse',
      shape: 'bottle',
      axes: [axis('Strawberry|รสสตรอว์เบอร์รี|#f27d8c', 'Orange|รสส้ม|#f6a64b', 'Grape|รสองุ่น|#8c6bb1')],
      sizes: '250 ml@89-179',
      use: 'From six years: swish 10 ml for thirty seconds and spit out.|เด็ก 6 ปีขึ้นไป อมกลั้ว 10 มล. นาน 30 วินาทีแล้วบ้วนทิ้ง',
      lead: 'Low fluoride rinse with a measuring cap.|ฟลูออไรด์ต่ำ พร้อมฝาตวง',
    },
  ],
);

const floss = department(
  504,
  {
    ...common,
    closers: closers.dental,
    registration: 'none',
    ingredients:
      'Nylon or PTFE, wax, flavour; handles of polypropylene.|เส้นใยไนลอนหรือ PTFE เคลือบแว็กซ์ แต่งกลิ่น ด้ามโพลีโพรพิลีน',
    warnings:
      'Do not force between tight teeth. Keep away from small children.|อย่าฝืนดันในซอกฟันที่ชิดมาก เก็บให้พ้นมือเด็กเล็ก',
    use: 'Slide gently between the teeth and move up and down along each side, once a day.|สอดระหว่างซอกฟันเบาๆ แล้วขยับขึ้นลงแนบฟันแต่ละด้าน วันละครั้ง',
  },
  [
    {
      name: 'Dental Floss {0}|ไหมขัดฟัน {0}',
      label: 'Dental Floss',
      shape: 'box',
      axes: [
        axis(
          'Waxed Mint|เคลือบแว็กซ์ กลิ่นมินต์',
          'Ultra Thin|เส้นบางพิเศษ',
          'Expanding|เส้นพองตัว',
          'Charcoal|ชาร์โคล',
          'Unflavoured|ไม่แต่งกลิ่น',
        ),
      ],
      sizes: '50 m=50 เมตร@49-139; 100 m=100 เมตร@79-199',
      lead: 'A strong thread that does not fray.|เส้นเหนียวแน่น ไม่ขาดเป็นขุย',
    },
    {
      name: 'Floss Picks {0}|ไหมขัดฟันพร้อมด้าม {0}',
      label: 'Floss Picks',
      shape: 'sachet',
      axes: [
        axis(
          'Mint|กลิ่นมินต์',
          'Charcoal|ชาร์โคล',
          'Kids|สำหรับเด็ก',
          'Double Thread|เส้นคู่',
          'Green Tea|กลิ่นชาเขียว',
        ),
      ],
      sizes: '30 pieces@35-79; 50 pieces@49-109',
      lead: 'Floss with a handle, for one hand.|ไหมขัดฟันมีด้าม ใช้มือเดียวได้',
    },
    {
      name: 'Interdental Brushes {0}|แปรงซอกฟัน {0}',
      label: 'Interdental',
      shape: 'hangcard',
      axes: [
        axis(
          '0.6 mm|ขนาด 0.6 มม.',
          '0.7 mm|ขนาด 0.7 มม.',
          '0.8 mm|ขนาด 0.8 มม.',
          '1.0 mm|ขนาด 1.0 มม.',
          '1.2 mm|ขนาด 1.2 มม.',
        ),
      ],
      sizes: '5 pieces@69-149; 10 pieces@109-239',
      ingredients:
        'Nylon bristles, coated steel wire, polypropylene.|ขนแปรงไนลอน ลวดเคลือบ โพลีโพรพิลีน',
      lead: 'Reaches what the toothbrush passes over.|เข้าถึงจุดที่แปรงสีฟันผ่านเลยไป',
    },
    {
      only: ['525', '501', '502'],
      name: 'Water Flosser {0}|เครื่องพ่นน้ำทำความสะอาดซอกฟัน {0}',
      label: 'Water Flosser',
      shape: 'box',
      axes: [tones],
      sizes: '1 set=1 ชุด@690-1890',
      ingredients:
        'Body: ABS. Two nozzles. Lithium-ion battery.|ตัวเครื่อง: ABS หัวฉีดสองหัว แบตเตอรี่ลิเทียมไอออน',
      use: 'Fill with lukewarm water, start on the lowest level and lean over the basin.|เติมน้ำอุ่น เริ่มจากระดับเบาสุด และก้มเหนืออ่างล้างหน้า',
      lead: 'A fine jet for braces, bridges and impatient people.|สายน้ำละเอียดสำหรับคนจัดฟัน ใส่สะพานฟัน และคนใจร้อน',
    },
  ],
);

const dentures = department(
  505,
  {
    ...common,
    closers: closers.dental,
    registration: 'none',
    warnings:
      'Keep out of reach of children. Do not put cleaning tablets into the mouth. Rinse well before wearing.|เก็บให้พ้นมือเด็ก ห้ามนำเม็ดทำความสะอาดเข้าปาก ล้างน้ำให้สะอาดก่อนใส่',
    ingredients:
      'Sodium Bicarbonate, Citric Acid, Potassium Monopersulfate, Flavour.|โซเดียมไบคาร์บอเนต, กรดซิตริก, โพแทสเซียมโมโนเพอร์ซัลเฟต, สารแต่งกลิ่น',
    use: 'Dissolve one tablet in warm water, soak for five minutes, brush and rinse.|ละลายหนึ่งเม็ดในน้ำอุ่น แช่ห้านาที แปรงแล้วล้างออก',
  },
  [
    {
      name: '{0} Denture Cleaner|เม็ดฟู่ทำความสะอาดฟันปลอม {0}',
      label: 'Denture Tabs',
      shape: 'box',
      axes: [
        axis('Mint|กลิ่นมินต์', 'Unscented|ไม่มีกลิ่น', 'Overnight|สูตรแช่ข้ามคืน', 'Stain Care|สูตรขจัดคราบ'),
      ],
      sizes: '30 tablets@99-199; 60 tablets@179-349',
      lead: 'Effervescent tablets that reach every groove.|เม็ดฟู่ที่ซอกซอนทำความสะอาดได้ทุกร่อง',
    },
    {
      name: '{0} Retainer Cleaner|เม็ดฟู่ทำความสะอาดรีเทนเนอร์ {0}',
      label: 'Retainer Tabs',
      shape: 'box',
      axes: [axis('Mint|กลิ่นมินต์', 'Berry|กลิ่นเบอร์รี', 'Unscented|ไม่มีกลิ่น')],
      sizes: '24 tablets@99-219; 48 tablets@179-379',
      lead: 'For clear aligners and night guards, too.|ใช้ได้กับเครื่องมือจัดฟันใสและเฝือกสบฟันด้วย',
    },
    {
      name: '{0} Denture Adhesive Cream|ครีมติดฟันปลอม {0}',
      label: 'Adhesive',
      shape: 'toothpaste',
      axes: [axis('Mint|กลิ่นมินต์', 'Neutral|ไม่แต่งกลิ่น', 'Strong|สูตรยึดแน่น')],
      sizes: '20 g@99-189; 40 g@159-299',
      ingredients:
        'Calcium/Sodium PVM/MA Copolymer, Cellulose Gum, Petrolatum, Mineral Oil.|แคลเซียม/โซเดียม PVM/MA โคโพลิเมอร์, เซลลูโลสกัม, ปิโตรลาทัม, มิเนอรัลออยล์',
      use: 'Put three short strips on the clean, dry denture and bite for a few seconds.|บีบสามจุดสั้นๆ บนฟันปลอมที่แห้งสะอาด แล้วกัดค้างสักครู่',
      lead: 'Holds through apples and choirs.|ยึดแน่น กัดแอปเปิลหรือร้องเพลงก็มั่นใจ',
    },
    {
      name: '{0} Orthodontic Wax|ขี้ผึ้งจัดฟัน {0}',
      label: 'Ortho Wax',
      shape: 'box',
      axes: [axis('Mint|กลิ่นมินต์', 'Unflavoured|ไม่แต่งกลิ่น', 'Strawberry|กลิ่นสตรอว์เบอร์รี')],
      sizes: '5 pieces=5 แท่ง@39-89; 10 pieces=10 แท่ง@69-149',
      ingredients: 'Paraffin wax, flavour.|พาราฟินแว็กซ์ สารแต่งกลิ่น',
      use: 'Roll a small piece and press over the bracket that rubs.|ปั้นก้อนเล็กๆ แล้วกดทับแบร็กเก็ตที่ทิ่มกระพุ้งแก้ม',
      lead: 'A little cushion between wire and cheek.|กันชนเล็กๆ ระหว่างลวดกับกระพุ้งแก้ม',
    },
    {
      name: '{0} Orthodontic Toothbrush|แปรงสีฟันสำหรับคนจัดฟัน {0}',
      label: 'Ortho Brush',
      shape: 'hangcard',
      axes: [axis('V-Cut|ขนแปรงรูปตัววี', 'Travel|แบบพับพกพา', 'Soft|ขนนุ่ม')],
      sizes: '1 piece=1 ด้าม@39-99; 2 pieces=แพ็กคู่@69-179',
      ingredients: 'Handle: polypropylene, rubber. Bristles: PBT.|ด้าม: โพลีโพรพิลีน ยาง ขนแปรง: PBT',
      use: 'Brush above and below the wire, two minutes after each meal.|แปรงเหนือและใต้ลวด สองนาทีหลังมื้ออาหาร',
      lead: 'A groove in the bristles follows the wire.|ร่องกลางขนแปรงรับกับแนวลวด',
    },
  ],
);

export const oral: readonly Kind[] = [
  ...toothpaste,
  ...brushes,
  ...mouthwash,
  ...floss,
  ...dentures,
];
