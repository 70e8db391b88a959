import type { BrandSeed, Text } from './types.ts';
import type { Palette } from '../looks.ts';

/** `base accent ink ground`, as CSS hex. */
function palette(row: string): Palette {
  const [base = '', accent = '', ink = '', ground = ''] = row.split(' ');
  return { base, accent, ink, ground };
}

interface BrandRow {
  readonly code: string;
  readonly name: Text;
  readonly tagline: Text;
  readonly story: Text;
  readonly colours: string;
  readonly lettering: BrandSeed['lettering'];
}

/** The six exclusive ones come first, in the order of the menu. */
const rows: readonly BrandRow[] = [
  {
    code: '525',
    name: { en: 'Arun Daily', th: 'อรุณ เดลี่' },
    tagline: { en: 'Good things, every day', th: 'ของดี ใช้ได้ทุกวัน' },
    story: {
      en: 'Arun Daily is our own range of everyday essentials, from cotton pads to shower cream. Each item is compared with what people already buy, and it only goes on the shelf when it is as good and costs less. The plain packs are part of the saving.',
      th: 'อรุณ เดลี่ คือของใช้ประจำวันที่เราคัดและทำเอง ตั้งแต่สำลีแผ่นไปจนถึงครีมอาบน้ำ ทุกชิ้นต้องผ่านการเทียบกับของที่คนใช้กันอยู่จริง ดีเท่ากันและราคาย่อมเยากว่าเท่านั้นจึงได้ขึ้นชั้น แพ็กเกจเรียบง่ายก็เพื่อให้ราคาเบาลงด้วย',
    },
    colours: '#1f1b5c #f2b84b #ffffff #eceaf8',
    lettering: 'sans',
  },
  {
    code: '684',
    name: { en: 'Lunara', th: 'ลูนารา' },
    tagline: { en: 'Skin that rests well glows', th: 'ผิวพักดี จึงเปล่งประกาย' },
    story: {
      en: 'Lunara began with an old habit of northern Thai households: rinsing the face with rice water before bed. Our chemists turned that water into light, gentle formulas for humid nights. Everything is made to be layered thinly and to feel like nothing by morning.',
      th: 'ลูนาราเริ่มจากเคล็ดลับของบ้านล้านนาที่ล้างหน้าด้วยน้ำซาวข้าวก่อนนอน ทีมเคมีของเราพัฒนาน้ำข้าวให้เป็นสูตรบางเบา อ่อนโยน เหมาะกับค่ำคืนที่ร้อนชื้น ทุกชิ้นทาทับกันได้บางๆ และตื่นมาไม่เหนอะหนะ',
    },
    colours: '#f4ecdf #b08d57 #3d2f1d #fbf7f0',
    lettering: 'serif',
  },
  {
    code: '888',
    name: { en: 'Buarin', th: 'บัวริน' },
    tagline: { en: 'The Thai garden in your bathroom', th: 'สวนไทยในห้องน้ำของคุณ' },
    story: {
      en: 'Buarin works with small growers of lotus, tamarind and kaffir lime in the central plains. The plants are pressed within a day of picking so that the scent stays true. It is the bath our grandmothers knew, in bottles that fit a modern shelf.',
      th: 'บัวรินทำงานกับชาวสวนรายย่อยที่ปลูกบัวหลวง มะขาม และมะกรูดในที่ราบภาคกลาง พืชทุกชนิดสกัดภายในวันเดียวหลังเก็บเพื่อให้กลิ่นยังสดแท้ นี่คือการอาบน้ำแบบที่คุณยายคุ้นเคย ในขวดที่เข้ากับบ้านสมัยใหม่',
    },
    colours: '#2f5d50 #e7b7c8 #ffffff #e8f1ec',
    lettering: 'script',
  },
  {
    code: '144',
    name: { en: 'Nutrivara', th: 'นูทริวารา' },
    tagline: { en: 'Nothing extra, nothing missing', th: 'ไม่เกินจำเป็น ไม่ขาดสิ่งสำคัญ' },
    story: {
      en: 'Nutrivara makes vitamins and supplements in doses that follow Thai dietary references, not fashion. Labels state the amount per tablet in large type. Pharmacists help to decide what goes in, and what stays out.',
      th: 'นูทริวาราผลิตวิตามินและอาหารเสริมในปริมาณที่อ้างอิงค่าแนะนำสำหรับคนไทย ไม่ใช่ตามกระแส ฉลากบอกปริมาณต่อเม็ดด้วยตัวอักษรใหญ่อ่านง่าย และมีเภสัชกรร่วมตัดสินใจว่าควรใส่อะไรและไม่ใส่อะไร',
    },
    colours: '#0f6b4f #f4c430 #ffffff #e6f4ee',
    lettering: 'sans',
  },
  {
    code: '389',
    name: { en: 'Oonrak', th: 'อุ่นรัก' },
    tagline: { en: 'Warm hands, soft skin', th: 'มืออุ่น ผิวนุ่ม' },
    story: {
      en: 'Oonrak, “warm love”, was started by two mothers who could not find wipes without perfume. Today it covers nappies, bath and laundry, all tested on sensitive skin first. Parents in our member panel try every change before it is sold.',
      th: 'อุ่นรักเริ่มจากคุณแม่สองคนที่หาทิชชูเปียกแบบไม่มีน้ำหอมไม่ได้ วันนี้เรามีทั้งผ้าอ้อม ของใช้อาบน้ำ และน้ำยาซักผ้า ที่ทดสอบกับผิวบอบบางก่อนเสมอ คุณพ่อคุณแม่ในกลุ่มสมาชิกได้ลองทุกครั้งก่อนเราปรับสูตร',
    },
    colours: '#ffe3d3 #ee8f6b #5a3324 #fff5ef',
    lettering: 'rounded',
  },
  {
    code: '687',
    name: { en: 'Velmora', th: 'เวลโมรา' },
    tagline: { en: 'Colour that survives the heat', th: 'สีสวยที่สู้อากาศร้อน' },
    story: {
      en: 'Velmora tests its make-up on the platform of an open-air railway station at noon. If it melts, it goes back to the laboratory. Shades are mixed for Southeast Asian undertones, from rose-ivory to deep honey.',
      th: 'เวลโมราทดสอบเครื่องสำอางบนชานชาลากลางแจ้งตอนเที่ยงวัน ถ้าละลายก็กลับเข้าห้องแล็บ เฉดสีผสมขึ้นเพื่อโทนผิวคนเอเชียตะวันออกเฉียงใต้ ตั้งแต่ขาวอมชมพูไปจนถึงน้ำผึ้งเข้ม',
    },
    colours: '#6d1f3f #e8a0a8 #ffffff #fbeef1',
    lettering: 'wide',
  },
  {
    code: '101',
    name: { en: 'Sorenne', th: 'ซอเรนน์' },
    tagline: { en: 'Quiet care for restless skin', th: 'ดูแลอย่างเงียบๆ สำหรับผิวแพ้ง่าย' },
    story: {
      en: 'Sorenne makes short formulas for skin that reacts to almost everything. There is no perfume, no dye and rarely more than fifteen ingredients. Dermatology nurses were the first customers and still the strictest.',
      th: 'ซอเรนน์ทำสูตรสั้นๆ สำหรับผิวที่แพ้ง่ายแทบทุกอย่าง ไม่มีน้ำหอม ไม่แต่งสี และแทบไม่เคยเกินสิบห้าส่วนผสม ลูกค้ากลุ่มแรกคือพยาบาลแผนกผิวหนัง ซึ่งยังเป็นผู้ตรวจที่เข้มงวดที่สุดจนถึงวันนี้',
    },
    colours: '#eef3f6 #7fa6bd #24465a #f7fafc',
    lettering: 'sans',
  },
  {
    code: '102',
    name: { en: 'Mirael', th: 'มิราเอล' },
    tagline: { en: 'Science you can see', th: 'วิทยาศาสตร์ที่มองเห็นบนผิว' },
    story: {
      en: 'Mirael prints the percentage of every active on the front of the bottle. The range is built from single, well-studied ingredients that people combine for themselves. Droppers are made of dark glass so the last drop is as fresh as the first.',
      th: 'มิราเอลพิมพ์เปอร์เซ็นต์ของสารสำคัญไว้หน้าขวดทุกชิ้น ผลิตภัณฑ์เน้นส่วนผสมเดี่ยวที่มีงานวิจัยรองรับ ให้คุณเลือกจับคู่เอง ขวดแก้วสีชาช่วยให้หยดสุดท้ายสดเหมือนหยดแรก',
    },
    colours: '#22262e #c9a24b #ffffff #eef0f3',
    lettering: 'mono',
  },
  {
    code: '103',
    name: { en: 'Yukimori', th: 'ยูกิโมริ' },
    tagline: { en: 'Snow forest clarity', th: 'ใสเหมือนป่าหิมะ' },
    story: {
      en: 'Yukimori borrows its calm from cedar forests under snow. Textures are watery and cool, and the scent never goes beyond a trace of hinoki. It is made for people who want clean skin and a short routine.',
      th: 'ยูกิโมริได้แรงบันดาลใจจากความสงบของป่าสนกลางหิมะ เนื้อผลิตภัณฑ์ใสเหมือนน้ำ ให้ความรู้สึกเย็นสบาย มีเพียงกลิ่นไม้ฮิโนกิจางๆ เหมาะกับคนที่อยากมีผิวสะอาดและขั้นตอนไม่เยอะ',
    },
    colours: '#dce9ee #5d8aa8 #1d3a4a #f2f8fa',
    lettering: 'wide',
  },
  {
    code: '104',
    name: { en: 'Soorim Lab', th: 'ซูริม แล็บ' },
    tagline: { en: 'Glass skin, gently', th: 'ผิวฉ่ำใสอย่างอ่อนโยน' },
    story: {
      en: 'Soorim Lab turns weekly facialist treatments into sheets, pads and ampoules. Each product answers one question and says so in one line. New ideas come every season, but the barrier cream has never changed.',
      th: 'ซูริม แล็บ ย่อทรีตเมนต์ในคลินิกให้อยู่ในแผ่นมาสก์ โทนเนอร์แพด และแอมพูล หนึ่งชิ้นตอบโจทย์เดียวและบอกชัดในบรรทัดเดียว มีของใหม่ทุกฤดูกาล แต่ครีมเสริมเกราะผิวสูตรแรกไม่เคยเปลี่ยน',
    },
    colours: '#cfe8dc #3f8f6b #17402f #f0faf5',
    lettering: 'rounded',
  },
  {
    code: '105',
    name: { en: 'Kanlaya Botanics', th: 'กัลยา โบทานิกส์' },
    tagline: { en: 'Thai plants, carefully measured', th: 'พืชไทย ชั่งตวงอย่างพิถีพิถัน' },
    story: {
      en: 'Kanlaya Botanics grows turmeric, gotu kola and butterfly pea on a family farm in Ratchaburi. Extracts are standardised batch by batch, so the second jar behaves like the first. The scent is of leaves, not of perfume.',
      th: 'กัลยา โบทานิกส์ ปลูกขมิ้น ใบบัวบก และอัญชันในสวนของครอบครัวที่ราชบุรี สารสกัดควบคุมมาตรฐานทุกล็อต กระปุกที่สองจึงให้ผลเหมือนกระปุกแรก กลิ่นที่ได้คือกลิ่นใบไม้ ไม่ใช่น้ำหอม',
    },
    colours: '#5b6b2e #e3c567 #ffffff #f3f5e8',
    lettering: 'serif',
  },
  {
    code: '106',
    name: { en: 'Sunvara', th: 'ซันวารา' },
    tagline: { en: 'Made for a sun that means it', th: 'เกิดมาเพื่อแดดเมืองไทย' },
    story: {
      en: 'Sunvara does one thing: sun protection for people who sweat. Every formula is checked after forty minutes in water and after a motorcycle ride with a helmet on. The white cast is measured, and then removed.',
      th: 'ซันวาราทำอยู่เรื่องเดียว คือกันแดดสำหรับคนเหงื่อออกง่าย ทุกสูตรผ่านการทดสอบหลังแช่น้ำ 40 นาที และหลังขี่มอเตอร์ไซค์ใส่หมวกกันน็อก คราบขาวเราวัดเป็นตัวเลข แล้วตัดทิ้ง',
    },
    colours: '#ffcf4a #e2672a #4a2a05 #fff8e3',
    lettering: 'wide',
  },
  {
    code: '107',
    name: { en: 'Klarosine', th: 'คลาโรซีน' },
    tagline: { en: 'Clear steps to clear skin', th: 'ขั้นตอนชัดเจน เพื่อผิวไร้สิว' },
    story: {
      en: 'Klarosine sorts acne care into three numbered steps, so that nobody has to guess. Strengths stay moderate because most people stop when their skin stings. It has become a favourite of students and their mothers.',
      th: 'คลาโรซีนจัดการดูแลสิวเป็นสามขั้นตอนพร้อมตัวเลขกำกับ ไม่ต้องเดา ความเข้มข้นอยู่ในระดับพอดีเพราะคนส่วนใหญ่เลิกใช้เมื่อผิวแสบ จึงเป็นขวัญใจของนักเรียนนักศึกษาและคุณแม่',
    },
    colours: '#0b7285 #9fe3df #ffffff #e5f5f6',
    lettering: 'sans',
  },
  {
    code: '108',
    name: { en: 'Chanpha', th: 'จันทร์ผา' },
    tagline: { en: 'Elegance in a slow hour', th: 'ความงามในชั่วโมงที่เนิบช้า' },
    story: {
      en: 'Chanpha is a Bangkok house of richer creams for skin past forty. Textures are generous, jars are heavy, and the massage leaflet is worth reading. It is a small ritual for the end of a long day.',
      th: 'จันทร์ผาเป็นแบรนด์กรุงเทพฯ ที่ทำครีมเนื้อเข้มข้นสำหรับผิววัยสี่สิบขึ้นไป เนื้อครีมแน่นนุ่ม กระปุกหนักมือ พร้อมวิธีนวดหน้าที่อยากให้ลองอ่าน เป็นช่วงเวลาเล็กๆ สำหรับปิดท้ายวันอันยาวนาน',
    },
    colours: '#2b2144 #cdb37a #ffffff #f1eef6',
    lettering: 'serif',
  },
  {
    code: '110',
    name: { en: 'Aquelune', th: 'อควาลูน' },
    tagline: { en: 'Water, held in place', th: 'กักเก็บความชุ่มชื้นไว้กับผิว' },
    story: {
      en: 'Aquelune studies one question: why skin in air-conditioned offices is dry although the air outside is wet. The answer is a family of gels that bind water without feeling sticky. Refills are sold for every jar.',
      th: 'อควาลูนสนใจคำถามเดียวว่าทำไมผิวในห้องแอร์ถึงแห้ง ทั้งที่อากาศข้างนอกชื้น คำตอบคือเจลตระกูลหนึ่งที่อุ้มน้ำไว้โดยไม่เหนียวเหนอะ และทุกกระปุกมีแบบรีฟิลขาย',
    },
    colours: '#2a7ab8 #a7dcf2 #ffffff #e8f4fb',
    lettering: 'rounded',
  },
  {
    code: '201',
    name: { en: 'Tintelle', th: 'ทินเทล' },
    tagline: { en: 'One stroke, many moods', th: 'ปาดเดียว ได้หลายอารมณ์' },
    story: {
      en: 'Tintelle makes lip and cheek colour that forgives a missing mirror. Shades build slowly, so they suit the office at nine and a friend’s wedding at seven. Half of the range is refillable.',
      th: 'ทินเทลทำสีปากและแก้มที่ทาได้แม้ไม่มีกระจก สีค่อยๆ ชัดขึ้นตามชั้นที่ทา จึงเข้าได้ทั้งที่ทำงานตอนเก้าโมงและงานแต่งเพื่อนตอนหนึ่งทุ่ม ครึ่งหนึ่งของทั้งไลน์เติมรีฟิลได้',
    },
    colours: '#f7c9cf #c2455f #5c1828 #fdf1f3',
    lettering: 'script',
  },
  {
    code: '202',
    name: { en: 'Moodlyn', th: 'มู้ดลิน' },
    tagline: { en: 'Play first, perfect later', th: 'สนุกก่อน ค่อยเป๊ะทีหลัง' },
    story: {
      en: 'Moodlyn is make-up for people who change their mind at the traffic light. Compacts are small, colours are loud, and prices invite a second choice. The designers are all under thirty.',
      th: 'มู้ดลินคือเครื่องสำอางของคนที่เปลี่ยนใจได้ระหว่างรอไฟแดง ตลับเล็ก สีสนุก ราคาชวนหยิบชิ้นที่สอง ทีมออกแบบทุกคนอายุไม่เกินสามสิบ',
    },
    colours: '#ff7fa8 #5fd0c5 #3d0d22 #fff0f5',
    lettering: 'rounded',
  },
  {
    code: '203',
    name: { en: 'Inkara', th: 'อิงค์การา' },
    tagline: { en: 'Eyes that say it for you', th: 'ให้ดวงตาเล่าเรื่องแทนคุณ' },
    story: {
      en: 'Inkara’s pens and mascaras started in a calligraphy studio. The tips are cut like brushes, and the ink is made to hold through rain and tears. It comes off with warm water when you say so.',
      th: 'ปากกาและมาสคาราของอิงค์การาเริ่มต้นในสตูดิโอเขียนอักษร หัวแปรงตัดแบบพู่กัน หมึกติดทนทั้งฝนและน้ำตา แต่ล้างออกได้ด้วยน้ำอุ่นเมื่อคุณต้องการ',
    },
    colours: '#15151c #8b7bd8 #ffffff #efedf8',
    lettering: 'wide',
  },
  {
    code: '204',
    name: { en: 'Kissadee', th: 'คิสซาดี' },
    tagline: { en: 'A lipstick for every Tuesday', th: 'ลิปสติกสำหรับทุกวันธรรมดา' },
    story: {
      en: 'Kissadee believes the most important lipstick is the one you wear on an ordinary day. Colours come from Thai sweets and fruit stalls. Everything fits into a shirt pocket.',
      th: 'คิสซาดีเชื่อว่าลิปสติกที่สำคัญที่สุดคือแท่งที่ใช้ในวันธรรมดา เฉดสีได้มาจากขนมไทยและแผงผลไม้ ทุกแท่งเล็กพอจะใส่กระเป๋าเสื้อ',
    },
    colours: '#a3213b #f3c5a5 #ffffff #fcefeb',
    lettering: 'script',
  },
  {
    code: '205',
    name: { en: 'Nailoma', th: 'เนลโลมา' },
    tagline: { en: 'Ten little canvases', th: 'สิบผืนผ้าใบบนปลายนิ้ว' },
    story: {
      en: 'Nailoma brings salon colour to the kitchen table. Brushes are wide, formulas dry in about a minute, and the care oils are as good as the polish. Seasonal sets are named after streets in Bangkok.',
      th: 'เนลโลมายกสีเล็บจากร้านมาไว้บนโต๊ะกินข้าว แปรงหน้ากว้าง แห้งไวในราวหนึ่งนาที และออยล์บำรุงก็ดีไม่แพ้สีทา ชุดสีประจำฤดูกาลตั้งชื่อตามถนนในกรุงเทพฯ',
    },
    colours: '#efe2f5 #a46bc4 #42215a #f9f3fc',
    lettering: 'script',
  },
  {
    code: '206',
    name: { en: 'Artisette', th: 'อาร์ทิเซ็ต' },
    tagline: { en: 'Good tools, light hands', th: 'อุปกรณ์ดี มือก็เบา' },
    story: {
      en: 'Artisette makes brushes, sponges and curlers for hands that are still learning. Fibres are vegan, handles are weighted, and each set has a one-page guide. Professionals buy them too, quietly.',
      th: 'อาร์ทิเซ็ตทำแปรง ฟองน้ำ และที่ดัดขนตาสำหรับมือที่ยังฝึกอยู่ ขนแปรงไม่ใช้ขนสัตว์ ด้ามถ่วงน้ำหนักกำลังดี ทุกชุดมีคู่มือหน้าเดียวจบ ช่างมืออาชีพก็แอบซื้อไปใช้เหมือนกัน',
    },
    colours: '#e9dccb #8a5a3b #3b2314 #f8f3ec',
    lettering: 'sans',
  },
  {
    code: '301',
    name: { en: 'Silkara', th: 'ซิลคารา' },
    tagline: { en: 'Hair like poured silk', th: 'ผมลื่นเหมือนสายไหม' },
    story: {
      en: 'Silkara grew out of a chain of neighbourhood salons. The formulas were washed thousands of times at the basin before they were bottled. They are made for long, fine hair in hard water.',
      th: 'ซิลคาราเติบโตจากร้านทำผมประจำย่าน สูตรทุกขวดผ่านการสระจริงที่เตียงสระนับพันครั้งก่อนวางขาย ทำมาเพื่อผมยาวเส้นเล็กและน้ำกระด้าง',
    },
    colours: '#7b4b94 #f0cfa8 #ffffff #f5eef9',
    lettering: 'serif',
  },
  {
    code: '302',
    name: { en: 'Kesathip', th: 'เกศาทิพย์' },
    tagline: { en: 'Grandmother’s recipes, bottled', th: 'ตำรับคุณยายในขวดวันนี้' },
    story: {
      en: 'Kesathip keeps to the herbs that Thai families have always put on their hair: kaffir lime, butterfly pea, mangosteen peel. They are pressed, filtered and mixed into mild bases. The brown bottles protect them from light.',
      th: 'เกศาทิพย์ยึดสมุนไพรที่บ้านไทยใช้กับเส้นผมมาแต่ไหนแต่ไร ทั้งมะกรูด อัญชัน และเปลือกมังคุด นำมาคั้น กรอง และผสมในเบสที่อ่อนโยน ขวดสีชาช่วยกันแสงให้สมุนไพรคงคุณภาพ',
    },
    colours: '#3c4f21 #d9b44a #ffffff #eff3e6',
    lettering: 'serif',
  },
  {
    code: '303',
    name: { en: 'Tressela', th: 'เทรสเซลา' },
    tagline: { en: 'Repair that stays', th: 'ฟื้นบำรุงผมเสียอย่างยาวนาน' },
    story: {
      en: 'Tressela looks after bleached, ironed and sun-dried hair. Its bond care lines are sorted by damage level, one to four. A strand test card comes in each box.',
      th: 'เทรสเซลาดูแลผมฟอก ผมหนีบ และผมกรอบแดด ไลน์บำรุงพันธะผมแบ่งตามระดับความเสียหายหนึ่งถึงสี่ ในกล่องมีการ์ดทดสอบเส้นผมให้ลองเทียบ',
    },
    colours: '#d8a48f #6f3a2c #35140c #fbf1ed',
    lettering: 'wide',
  },
  {
    code: '304',
    name: { en: 'Rootiva', th: 'รูทีวา' },
    tagline: { en: 'Start at the scalp', th: 'ผมดีเริ่มที่หนังศีรษะ' },
    story: {
      en: 'Rootiva treats the scalp as skin. Lotions, scrubs and tonics are made for oily, flaky or thinning areas. Results are photographed over twelve weeks and published with the misses included.',
      th: 'รูทีวาดูแลหนังศีรษะเหมือนผิวหน้า มีทั้งโลชั่น สครับ และโทนิคสำหรับปัญหามัน เป็นขุย หรือผมบาง เราถ่ายภาพผลลัพธ์ตลอดสิบสองสัปดาห์และเผยแพร่ทั้งหมด รวมถึงรายที่ไม่เห็นผล',
    },
    colours: '#155e63 #8fd694 #ffffff #e7f3f2',
    lettering: 'mono',
  },
  {
    code: '305',
    name: { en: 'Chromalie', th: 'โครมาลี' },
    tagline: { en: 'Colour without regret', th: 'เปลี่ยนสีได้โดยไม่ต้องเสียใจ' },
    story: {
      en: 'Chromalie makes home colour for dark Asian hair. Swatches on the box are photographed on black hair, not on blonde. Low-ammonia bases and a proper after-treatment come in every set.',
      th: 'โครมาลีทำสีผมใช้เองที่บ้านสำหรับผมดำของคนเอเชีย ตัวอย่างสีบนกล่องถ่ายจากผมดำจริง ไม่ใช่ผมบลอนด์ ทุกกล่องใช้เบสแอมโมเนียต่ำและมีทรีตเมนต์หลังทำสีมาให้ครบ',
    },
    colours: '#4a2545 #f08a5d #ffffff #f6eef4',
    lettering: 'wide',
  },
  {
    code: '401',
    name: { en: 'Milkaya', th: 'มิลกายา' },
    tagline: { en: 'Creamy and kind', th: 'เนื้อนม นุ่มละมุน' },
    story: {
      en: 'Milkaya puts goat milk, oats and honey into shower creams that do not squeak. It is the bottle a whole family shares. The pump was redesigned twice so that children can press it.',
      th: 'มิลกายานำนมแพะ ข้าวโอ๊ต และน้ำผึ้งมาทำครีมอาบน้ำที่ล้างแล้วผิวไม่แห้งตึง เป็นขวดที่ใช้ร่วมกันได้ทั้งบ้าน หัวปั๊มออกแบบใหม่สองรอบเพื่อให้เด็กกดเองได้',
    },
    colours: '#fbf3e4 #d79b5b #553717 #fdfaf3',
    lettering: 'rounded',
  },
  {
    code: '402',
    name: { en: 'Tropiva', th: 'โทรปิวา' },
    tagline: { en: 'Holiday in ten minutes', th: 'พักร้อนได้ในสิบนาที' },
    story: {
      en: 'Tropiva bottles the fruit market: mango, lychee, pomelo and young coconut. The scents are bright but short, so they do not fight with perfume. Bottles are made from recycled plastic.',
      th: 'โทรปิวาจับกลิ่นตลาดผลไม้ใส่ขวด ทั้งมะม่วง ลิ้นจี่ ส้มโอ และมะพร้าวอ่อน กลิ่นสดใสแต่ไม่ติดนานจนตีกับน้ำหอม ขวดทำจากพลาสติกรีไซเคิล',
    },
    colours: '#ff9f45 #1a936f #4b2102 #fff4e8',
    lettering: 'rounded',
  },
  {
    code: '403',
    name: { en: 'Cocolanna', th: 'โคโค่ล้านนา' },
    tagline: { en: 'Cold-pressed comfort', th: 'ความสบายจากมะพร้าวสกัดเย็น' },
    story: {
      en: 'Cocolanna presses coconuts from the south in a small mill up north. The oil becomes soap, balm and body butter, and the husks heat the boiler. Very little is thrown away.',
      th: 'โคโค่ล้านนานำมะพร้าวจากภาคใต้มาสกัดเย็นในโรงหีบเล็กๆ ทางเหนือ น้ำมันกลายเป็นสบู่ บาล์ม และบัตเตอร์ทาผิว ส่วนกากใช้เป็นเชื้อเพลิงต้มน้ำ แทบไม่เหลือทิ้ง',
    },
    colours: '#6b4226 #f1e3c6 #ffffff #f7f0e6',
    lettering: 'script',
  },
  {
    code: '404',
    name: { en: 'Freshiva', th: 'เฟรชชีวา' },
    tagline: { en: 'Dry until dinner', th: 'แห้งสบายจนถึงมื้อเย็น' },
    story: {
      en: 'Freshiva is deodorant for tropical commutes. It is tested on the stairs of a skytrain station rather than in a cool room. Formulas do not stain white shirts, which we check on white shirts.',
      th: 'เฟรชชีวาคือระงับกลิ่นกายสำหรับการเดินทางในเมืองร้อน เราทดสอบบนบันไดสถานีรถไฟฟ้า ไม่ใช่ในห้องแอร์ สูตรไม่ทิ้งคราบบนเสื้อขาว ซึ่งทดสอบกับเสื้อขาวจริงๆ',
    },
    colours: '#c9e7f5 #1f7ac0 #0d3557 #f0f8fd',
    lettering: 'sans',
  },
  {
    code: '405',
    name: { en: 'Bathora', th: 'บาโธรา' },
    tagline: { en: 'Wash slowly', th: 'อาบช้าๆ ให้ใจได้พัก' },
    story: {
      en: 'Bathora makes salts, oils and bars for people who keep the bathroom door locked a little longer. Scents are mixed by a perfumer from Chiang Rai. Everything rinses away without a film.',
      th: 'บาโธราทำเกลือแช่ ออยล์ และสบู่ก้อนสำหรับคนที่อยากล็อกประตูห้องน้ำนานอีกหน่อย กลิ่นผสมโดยนักปรุงน้ำหอมชาวเชียงราย และล้างออกได้หมดจดไม่ทิ้งคราบ',
    },
    colours: '#3b4a6b #d8c3a5 #ffffff #edf0f6',
    lettering: 'serif',
  },
  {
    code: '501',
    name: { en: 'Oralyn', th: 'ออราลิน' },
    tagline: { en: 'Two minutes well spent', th: 'สองนาทีที่คุ้มค่า' },
    story: {
      en: 'Oralyn is a family tooth care range with clear fluoride figures on the tube. Flavours are mild enough for a second brush at noon. A dentist answers the letters that come in.',
      th: 'ออราลินคือผลิตภัณฑ์ดูแลฟันสำหรับครอบครัวที่บอกปริมาณฟลูออไรด์ไว้ชัดบนหลอด รสไม่เผ็ดจนแปรงซ้ำตอนเที่ยงได้สบายๆ และมีทันตแพทย์ตอบจดหมายจากลูกค้าเอง',
    },
    colours: '#0066a8 #7fdbda #ffffff #e6f2fa',
    lettering: 'sans',
  },
  {
    code: '502',
    name: { en: 'Dentavee', th: 'เดนตาวี' },
    tagline: { en: 'Small heads, soft bristles', th: 'หัวเล็ก ขนนุ่ม' },
    story: {
      en: 'Dentavee designs brushes around the back molars, where most of us miss. Bristles are counted, not guessed, and handles are shaped for wet hands. Replacement reminders are printed on the pack.',
      th: 'เดนตาวีออกแบบแปรงโดยเริ่มจากฟันกรามซี่ในสุดที่คนส่วนใหญ่แปรงไม่ถึง จำนวนขนแปรงผ่านการนับ ไม่ใช่กะเอา ด้ามจับถนัดแม้มือเปียก และมีกำหนดเปลี่ยนแปรงพิมพ์บนแพ็ก',
    },
    colours: '#e4f6ef #19a974 #0b4a35 #f4fcf8',
    lettering: 'rounded',
  },
  {
    code: '503',
    name: { en: 'Kluea Khoi', th: 'เกลือข่อย' },
    tagline: { en: 'Salt, bark and common sense', th: 'เกลือ เปลือกข่อย และความเรียบง่าย' },
    story: {
      en: 'Kluea Khoi is toothpaste the way it was mixed before tubes existed: sea salt, toothbrush-tree bark and clove. Modern milling makes it smooth. Fans say that coffee tastes better afterwards.',
      th: 'เกลือข่อยคือยาสีฟันแบบก่อนมีหลอดบีบ ใช้เกลือทะเล เปลือกข่อย และกานพลู บดด้วยเครื่องสมัยใหม่จนเนื้อเนียน แฟนประจำบอกว่าแปรงแล้วกาแฟอร่อยขึ้น',
    },
    colours: '#2e4a3f #c7a86b #ffffff #ecf2ee',
    lettering: 'serif',
  },
  {
    code: '601',
    name: { en: 'Pharmasen', th: 'ฟาร์มาเซน' },
    tagline: { en: 'Plain medicines, plainly labelled', th: 'ยาสามัญ ฉลากชัดเจน' },
    story: {
      en: 'Pharmasen makes generic medicines under their generic names. Strength and class are printed larger than the brand. The leaflet is written so that a family member can read it aloud.',
      th: 'ฟาร์มาเซนผลิตยาสามัญโดยใช้ชื่อสามัญทางยาเป็นหลัก ความแรงและประเภทยาพิมพ์ใหญ่กว่าชื่อยี่ห้อ เอกสารกำกับยาเขียนให้คนในบ้านอ่านออกเสียงให้กันฟังได้',
    },
    colours: '#ffffff #1c6dd0 #12325e #edf3fb',
    lettering: 'sans',
  },
  {
    code: '602',
    name: { en: 'Medivara', th: 'เมดิวารา' },
    tagline: { en: 'Careful by habit', th: 'รอบคอบเป็นนิสัย' },
    story: {
      en: 'Medivara supplies hospitals and pharmacies with standard medicines in blister packs. Every strip carries the name on each tablet position, so nothing is lost when it is cut. Quality records are kept for ten years.',
      th: 'เมดิวาราส่งยามาตรฐานแบบแผงให้โรงพยาบาลและร้านยา ทุกแผงพิมพ์ชื่อยาครบทุกช่อง ตัดแบ่งแล้วก็ยังรู้ว่าเป็นยาอะไร และเก็บบันทึกคุณภาพไว้นานสิบปี',
    },
    colours: '#e8f0ea #2d7d46 #153d23 #f5faf6',
    lettering: 'sans',
  },
  {
    code: '603',
    name: { en: 'Siamcura', th: 'สยามคิวรา' },
    tagline: { en: 'The family medicine box', th: 'ตู้ยาประจำบ้าน' },
    story: {
      en: 'Siamcura fills the medicine box at home: fever, coughs, stomach upsets and grazes. Packs are small because most of us need little. Dosing tables for children are printed on the outside.',
      th: 'สยามคิวราเติมตู้ยาประจำบ้าน ทั้งยาลดไข้ แก้ไอ ปวดท้อง และแผลถลอก ขนาดบรรจุเล็กเพราะส่วนใหญ่เราใช้ไม่มาก ตารางขนาดยาสำหรับเด็กพิมพ์ไว้ด้านนอกกล่อง',
    },
    colours: '#b3261e #f6d9a8 #ffffff #fbeeec',
    lettering: 'sans',
  },
  {
    code: '604',
    name: { en: 'Aldermed', th: 'อัลเดอร์เมด' },
    tagline: { en: 'Steady treatment', th: 'รักษาอย่างต่อเนื่องและมั่นใจ' },
    story: {
      en: 'Aldermed concentrates on long-term medicines that are supplied under a pharmacist’s eye. Calendar packs help people remember the day. The company answers pharmacists’ questions within the hour.',
      th: 'อัลเดอร์เมดเน้นยาที่ต้องใช้ต่อเนื่องภายใต้การดูแลของเภสัชกร แผงแบบปฏิทินช่วยให้จำวันได้ไม่พลาด และตอบคำถามเภสัชกรภายในหนึ่งชั่วโมง',
    },
    colours: '#f3f1ec #8c6d46 #3a2c18 #faf8f4',
    lettering: 'serif',
  },
  {
    code: '605',
    name: { en: 'Kuralis', th: 'คูราลิส' },
    tagline: { en: 'Precise, and easy to swallow', th: 'แม่นยำและกลืนง่าย' },
    story: {
      en: 'Kuralis develops smaller tablets and better-tasting syrups of well-known medicines. The formulas stay conventional; the effort goes into taking them. Measuring cups and spoons are included.',
      th: 'คูราลิสพัฒนายาที่รู้จักกันดีให้เม็ดเล็กลงและยาน้ำรสดีขึ้น ตัวยาเป็นไปตามมาตรฐาน สิ่งที่เราทุ่มเทคือให้กินง่าย ทุกกล่องมีถ้วยหรือช้อนตวงมาให้',
    },
    colours: '#dfe7fb #3b5bdb #1b2a6b #f3f6fe',
    lettering: 'rounded',
  },
  {
    code: '606',
    name: { en: 'Wan Yen', th: 'ว่านเย็น' },
    tagline: { en: 'Relief from the herb garden', th: 'บรรเทาด้วยสวนสมุนไพร' },
    story: {
      en: 'Wan Yen has stirred balms and inhalers in the same copper pots for three generations. Plai, camphor and clove are the heart of every recipe. The little tins travel in handbags all over the country.',
      th: 'ว่านเย็นกวนยาหม่องและทำยาดมในหม้อทองแดงใบเดิมมาสามรุ่น ไพล การบูร และกานพลูคือหัวใจของทุกตำรับ ตลับเล็กๆ ติดกระเป๋าคนไทยไปทั่วประเทศ',
    },
    colours: '#1f6f4a #f5d76e #ffffff #e8f4ed',
    lettering: 'serif',
  },
  {
    code: '607',
    name: { en: 'Doi Nuan', th: 'ดอยนวล' },
    tagline: { en: 'Herbs from high ground', th: 'สมุนไพรจากที่สูง' },
    story: {
      en: 'Doi Nuan buys andrographis, ginger and turmeric from hill farms that have left slash-and-burn behind. Drying rooms run on the sun. Capsules follow the national list of herbal medicines.',
      th: 'ดอยนวลรับซื้อฟ้าทะลายโจร ขิง และขมิ้นชันจากเกษตรกรบนดอยที่เลิกทำไร่เลื่อนลอย ห้องอบใช้พลังแสงอาทิตย์ ตำรับยาแคปซูลอ้างอิงบัญชียาจากสมุนไพรแห่งชาติ',
    },
    colours: '#4d6a3d #e5a84b #ffffff #eff4ea',
    lettering: 'serif',
  },
  {
    code: '608',
    name: { en: 'Steriva', th: 'สเตอริวา' },
    tagline: { en: 'Clean, cover, carry on', th: 'ล้าง ปิดแผล แล้วไปต่อ' },
    story: {
      en: 'Steriva packs dressings, plasters and antiseptics for homes, schools and motorbike boxes. Sizes are printed in real scale on the pack. Sterile means sterile, and the indicator strip proves it.',
      th: 'สเตอริวาทำวัสดุปิดแผล พลาสเตอร์ และน้ำยาฆ่าเชื้อสำหรับบ้าน โรงเรียน และใต้เบาะมอเตอร์ไซค์ ขนาดแผ่นพิมพ์เท่าของจริงบนกล่อง คำว่าปลอดเชื้อมีแถบตรวจสอบยืนยันให้เห็น',
    },
    colours: '#c92a2a #ffd3d3 #ffffff #fdecec',
    lettering: 'wide',
  },
  {
    code: '701',
    name: { en: 'Vitamere', th: 'วิตาเมียร์' },
    tagline: { en: 'Vitamins with manners', th: 'วิตามินที่อ่อนโยนต่อท้อง' },
    story: {
      en: 'Vitamere makes chewables, drops and gummies for people who dislike tablets. Sugar is kept low and flavours come from fruit. Amounts are set for daily use, not for heroics.',
      th: 'วิตาเมียร์ทำวิตามินแบบเคี้ยว แบบหยด และกัมมี่สำหรับคนไม่ชอบกลืนเม็ด น้ำตาลต่ำ รสจากผลไม้ และใช้ปริมาณที่เหมาะกับการกินทุกวัน ไม่เน้นสูงเกินจำเป็น',
    },
    colours: '#ffb347 #2f9e44 #47280a #fff6e9',
    lettering: 'rounded',
  },
  {
    code: '702',
    name: { en: 'Collavie', th: 'คอลลาวี' },
    tagline: { en: 'Beauty, one sachet a day', th: 'สวยวันละซอง' },
    story: {
      en: 'Collavie specialises in collagen and its companions. Peptides come from named suppliers, and the dose is stated in milligrams on the front. The unflavoured one dissolves in cold coffee, which took two years.',
      th: 'คอลลาวีเชี่ยวชาญเรื่องคอลลาเจนและสารบำรุงคู่กัน เปปไทด์มาจากแหล่งที่ระบุชื่อได้ และบอกปริมาณเป็นมิลลิกรัมไว้หน้าซอง สูตรไม่มีรสละลายในกาแฟเย็นได้ ซึ่งเราใช้เวลาพัฒนาสองปี',
    },
    colours: '#f9d7df #d6336c #5e1230 #fef3f6',
    lettering: 'script',
  },
  {
    code: '703',
    name: { en: 'Omegaris', th: 'โอเมการิส' },
    tagline: { en: 'From cold water, for warm hearts', th: 'จากน้ำเย็น เพื่อหัวใจที่อบอุ่น' },
    story: {
      en: 'Omegaris fills fish, krill and seed oils into capsules under nitrogen. Each batch number opens its purity report. Burps were part of the test, and the losers were dropped.',
      th: 'โอเมการิสบรรจุน้ำมันปลา คริลล์ และเมล็ดพืชลงแคปซูลใต้ก๊าซไนโตรเจน เลขล็อตทุกขวดเปิดดูผลตรวจความบริสุทธิ์ได้ เราทดสอบแม้กระทั่งกลิ่นคาวย้อน สูตรที่ไม่ผ่านถูกตัดออก',
    },
    colours: '#0b3c5d #f2a65a #ffffff #e7eef4',
    lettering: 'sans',
  },
  {
    code: '704',
    name: { en: 'Protivo', th: 'โปรทีโว' },
    tagline: { en: 'Strong is a daily thing', th: 'แข็งแรงได้ทุกวัน' },
    story: {
      en: 'Protivo makes protein for people with jobs. It mixes with a fork, tastes of what the label says and does not promise a new body by Friday. The nutrition panel is on the front.',
      th: 'โปรทีโวทำโปรตีนสำหรับคนทำงาน ใช้ส้อมคนก็ละลาย รสตรงตามฉลาก และไม่สัญญาว่าจะได้หุ่นใหม่ภายในวันศุกร์ ตารางโภชนาการอยู่หน้าถุง',
    },
    colours: '#202020 #ff6b35 #ffffff #f1efee',
    lettering: 'wide',
  },
  {
    code: '705',
    name: { en: 'Samunrin', th: 'สมุนริน' },
    tagline: { en: 'Old herbs, new standards', th: 'สมุนไพรดั้งเดิม มาตรฐานใหม่' },
    story: {
      en: 'Samunrin encapsulates single Thai herbs with stated active content. The farm, harvest month and drying method stand on the label. It is a bridge between the herbalist’s drawer and the pharmacy shelf.',
      th: 'สมุนรินบรรจุสมุนไพรไทยชนิดเดี่ยวในแคปซูล ระบุปริมาณสารสำคัญชัดเจน บนฉลากมีทั้งแหล่งปลูก เดือนที่เก็บเกี่ยว และวิธีทำแห้ง เป็นสะพานจากลิ้นชักหมอยาสู่ชั้นร้านขายยา',
    },
    colours: '#7a5c1e #a9c46c #ffffff #f7f2e5',
    lettering: 'serif',
  },
  {
    code: '801',
    name: { en: 'Lullamoo', th: 'ลัลลามู' },
    tagline: { en: 'Soft nights, dry mornings', th: 'คืนหลับสบาย เช้าก้นแห้ง' },
    story: {
      en: 'Lullamoo is known for thin nappies that last a night. The cow on the pack was drawn by a founder’s daughter. Wipes, baths and bibs followed because parents asked.',
      th: 'ลัลลามูเป็นที่รู้จักจากผ้าอ้อมบางที่ซึมซับได้ทั้งคืน วัวบนแพ็กวาดโดยลูกสาวของผู้ก่อตั้ง ส่วนทิชชูเปียก ของใช้อาบน้ำ และผ้ากันเปื้อนตามมาเพราะคุณพ่อคุณแม่ขอ',
    },
    colours: '#bfe3f5 #f08ab0 #1c4660 #eff9fe',
    lettering: 'rounded',
  },
  {
    code: '802',
    name: { en: 'Noonim', th: 'หนูนิ่ม' },
    tagline: { en: 'Everything a tiny nose can bear', th: 'อ่อนโยนพอสำหรับจมูกเล็กๆ' },
    story: {
      en: 'Noonim keeps scent out of almost everything, because newborns know their mother by smell. Lotions and washes are checked by paediatric nurses. The big pump stands steadily on the edge of a bath.',
      th: 'หนูนิ่มแทบไม่ใส่กลิ่นเลย เพราะทารกจำแม่ได้จากกลิ่น โลชั่นและสบู่เหลวผ่านการทดลองใช้โดยพยาบาลเด็ก ขวดปั๊มใหญ่ตั้งมั่นคงบนขอบอ่าง',
    },
    colours: '#fff1b8 #6fb98f #4d4010 #fffbea',
    lettering: 'rounded',
  },
  {
    code: '803',
    name: { en: 'Mamarin', th: 'มามาริน' },
    tagline: { en: 'For the one who cares for all', th: 'เพื่อคนที่ดูแลทุกคน' },
    story: {
      en: 'Mamarin looks after women before and after birth: stretch creams, nursing pads, bottle brushes. Products are packed to be opened with one hand. Advice lines are staffed by midwives.',
      th: 'มามารินดูแลคุณแม่ทั้งก่อนและหลังคลอด ตั้งแต่ครีมลดรอยแตกลาย แผ่นซับน้ำนม ไปจนถึงแปรงล้างขวด แพ็กเกจออกแบบให้เปิดได้ด้วยมือเดียว และมีพยาบาลผดุงครรภ์ให้คำแนะนำ',
    },
    colours: '#e8d5e8 #9c5fa8 #4a1f52 #f8f1f8',
    lettering: 'script',
  },
  {
    code: '901',
    name: { en: 'Northmark', th: 'นอร์ธมาร์ก' },
    tagline: { en: 'Two steps, out the door', th: 'สองขั้นตอน แล้วออกจากบ้าน' },
    story: {
      en: 'Northmark sells men’s skin care without chapters. One wash, one cream, one deodorant, each in two strengths. The tubes stand on their heads so that nothing is left inside.',
      th: 'นอร์ธมาร์กทำสกินแคร์ผู้ชายแบบไม่ต้องอ่านยาว ล้างหน้าหนึ่ง ครีมหนึ่ง ระงับกลิ่นหนึ่ง แต่ละอย่างมีสองระดับความเข้มข้น หลอดวางคว่ำได้ บีบใช้ได้จนหยดสุดท้าย',
    },
    colours: '#2b3a42 #6fc2b4 #ffffff #ebeff1',
    lettering: 'wide',
  },
  {
    code: '902',
    name: { en: 'Barbario', th: 'บาร์บาริโอ' },
    tagline: { en: 'The barber’s own shelf', th: 'ชั้นวางของช่างตัดผม' },
    story: {
      en: 'Barbario was mixed behind the chair of a barbershop in Yaowarat. Pomades wash out, foams stay put, and the aftershave does not shout. Refills are sold to barbers by the litre.',
      th: 'บาร์บาริโอเกิดหลังเก้าอี้ร้านตัดผมย่านเยาวราช โพเมดล้างออกง่าย โฟมโกนหนวดเกาะผิวดี และอาฟเตอร์เชฟกลิ่นไม่ฉุน ช่างตัดผมซื้อแบบเติมเป็นลิตร',
    },
    colours: '#5a1e1e #d6b370 #ffffff #f6edeb',
    lettering: 'serif',
  },
  {
    code: '903',
    name: { en: 'Steelow', th: 'สตีโลว์' },
    tagline: { en: 'A closer shave, a calmer face', th: 'โกนเกลี้ยง ผิวไม่แสบ' },
    story: {
      en: 'Steelow grinds blades and builds the gels to go with them. Handles are metal and outlive the fashion in cartridges. Sensitive necks were the starting point.',
      th: 'สตีโลว์ทำใบมีดและเจลโกนหนวดที่เข้าคู่กัน ด้ามโลหะใช้ได้นานกว่าแฟชั่นของหัวมีด จุดเริ่มต้นของเราคือผิวลำคอที่แพ้ง่าย',
    },
    colours: '#c8d1d8 #0a6ebd #17242f #f3f6f8',
    lettering: 'mono',
  },
  {
    code: '951',
    name: { en: 'Maison Elowen', th: 'เมซง เอโลเวน' },
    tagline: { en: 'A scent is a place', th: 'กลิ่นคือสถานที่' },
    story: {
      en: 'Maison Elowen names its perfumes after rooms and hours: a library at dusk, a balcony after rain. Bottles are simple, and labels are typed. Samples are sold before bottles, on purpose.',
      th: 'เมซง เอโลเวน ตั้งชื่อน้ำหอมตามห้องและเวลา เช่น ห้องสมุดยามเย็น หรือระเบียงหลังฝน ขวดเรียบง่าย ฉลากพิมพ์ดีด และเราตั้งใจให้ลองขวดเล็กก่อนซื้อขวดใหญ่',
    },
    colours: '#f1ebe4 #9a7b66 #33261d #faf7f3',
    lettering: 'serif',
  },
  {
    code: '952',
    name: { en: 'Noctelle', th: 'น็อกเทล' },
    tagline: { en: 'After nine, softly', th: 'หลังสามทุ่ม อย่างแผ่วเบา' },
    story: {
      en: 'Noctelle composes evening scents that sit close to the skin. Amber, fig and night jasmine return in different lights. The mist is for pillows as much as for wrists.',
      th: 'น็อกเทลปรุงกลิ่นยามค่ำที่แนบไปกับผิว อำพัน มะเดื่อ และราตรีสลับกันเป็นพระเอกในแต่ละขวด บอดี้มิสต์ฉีดได้ทั้งข้อมือและปลอกหมอน',
    },
    colours: '#1b1f3b #b392c8 #ffffff #edecf5',
    lettering: 'script',
  },
  {
    code: '953',
    name: { en: 'Hom Krun', th: 'หอมกรุ่น' },
    tagline: { en: 'The smell of coming home', th: 'กลิ่นของการกลับบ้าน' },
    story: {
      en: 'Hom Krun fills Thai houses with pandan, sandalwood and jasmine rice. Diffusers are glazed by potters in Lampang. Nothing is so strong that the cook complains.',
      th: 'หอมกรุ่นทำให้บ้านไทยอบอวลด้วยใบเตย ไม้จันทน์ และข้าวหอมมะลิ ขวดดิฟฟิวเซอร์เคลือบโดยช่างปั้นที่ลำปาง กลิ่นไม่แรงจนคนทำกับข้าวบ่น',
    },
    colours: '#8c5e3c #e9d8a6 #ffffff #f7f0e8',
    lettering: 'serif',
  },
  {
    code: '961',
    name: { en: 'Mayalin', th: 'มายาลิน' },
    tagline: { en: 'Unbothered, all month', th: 'สบายใจได้ทั้งเดือน' },
    story: {
      en: 'Mayalin makes pads and liners that stay flat and quiet. The cotton touches skin; the core does the work. Part of every pack pays for period products in rural schools.',
      th: 'มายาลินทำผ้าอนามัยและแผ่นอนามัยที่บาง แนบ และไม่มีเสียง ด้านที่สัมผัสผิวเป็นฝ้าย ส่วนแกนกลางทำหน้าที่ซึมซับ รายได้ส่วนหนึ่งมอบเป็นผ้าอนามัยให้โรงเรียนในชนบท',
    },
    colours: '#e6e0fa #7d5fd3 #33216e #f6f3fe',
    lettering: 'rounded',
  },
  {
    code: '962',
    name: { en: 'Intimelle', th: 'อินทิเมล' },
    tagline: { en: 'Balanced, naturally', th: 'สมดุลอย่างเป็นธรรมชาติ' },
    story: {
      en: 'Intimelle washes and wipes keep to the pH the body prefers. There are no miracle words on the bottle. Gynaecology nurses helped to write the instructions.',
      th: 'ผลิตภัณฑ์ทำความสะอาดจุดซ่อนเร้นของอินทิเมลรักษาค่า pH ที่ร่างกายต้องการ บนขวดไม่มีคำโฆษณาเกินจริง และมีพยาบาลสูตินรีเวชช่วยเขียนวิธีใช้',
    },
    colours: '#f7dfe6 #b0527a #55203a #fdf4f7',
    lettering: 'script',
  },
  {
    code: '963',
    name: { en: 'Sukjai Care', th: 'สุขใจ แคร์' },
    tagline: { en: 'Dignity, all day', th: 'มั่นใจ มีศักดิ์ศรี ตลอดวัน' },
    story: {
      en: 'Sukjai Care makes adult pants and pads that look like ordinary underwear. Carers helped to choose the tapes, the sizes and the words on the pack. Odour control lasts a full night.',
      th: 'สุขใจ แคร์ ทำกางเกงและแผ่นซึมซับผู้ใหญ่ที่ดูเหมือนชุดชั้นในทั่วไป ผู้ดูแลจริงช่วยเลือกทั้งแถบกาว ขนาด และถ้อยคำบนแพ็ก ควบคุมกลิ่นได้ตลอดคืน',
    },
    colours: '#4f86c6 #f9e2ae #0b1c33 #ebf2fa',
    lettering: 'sans',
  },
  {
    code: '964',
    name: { en: 'Amorin', th: 'อามอริน' },
    tagline: { en: 'Closer, safely', th: 'ใกล้ชิดอย่างปลอดภัย' },
    story: {
      en: 'Amorin speaks about safe sex in an ordinary voice. Condoms are tested one by one, and the box tells you how to choose the width. Lubricants wash off with water.',
      th: 'อามอรินพูดเรื่องเซ็กซ์ปลอดภัยด้วยน้ำเสียงธรรมดา ถุงยางตรวจทีละชิ้น ข้างกล่องบอกวิธีเลือกขนาด ส่วนเจลหล่อลื่นล้างออกได้ด้วยน้ำเปล่า',
    },
    colours: '#3d1e6d #ff8fab #ffffff #f1ecf8',
    lettering: 'wide',
  },
  {
    code: '965',
    name: { en: 'Puimek', th: 'ปุยเมฆ' },
    tagline: { en: 'As soft as it sounds', th: 'นุ่มเหมือนชื่อ' },
    story: {
      en: 'Puimek, “tuft of cloud”, makes cotton, tissue and wipes. Pads are pressed at the edge so that they do not shed. Paper comes from certified plantations.',
      th: 'ปุยเมฆทำสำลี กระดาษทิชชู และแผ่นเช็ดทำความสะอาด สำลีอัดขอบจึงไม่ทิ้งขุย ส่วนเยื่อกระดาษมาจากป่าปลูกที่ได้รับการรับรอง',
    },
    colours: '#f3f7fb #8fb8de #2b4a68 #fafcfe',
    lettering: 'rounded',
  },
  {
    code: '971',
    name: { en: 'Cardiyo', th: 'คาร์ดิโย' },
    tagline: { en: 'Numbers you can trust', th: 'ตัวเลขที่เชื่อถือได้' },
    story: {
      en: 'Cardiyo builds home monitors with large digits and few buttons. Each device is checked against a reference before it leaves the factory. Batteries are the kind that every corner shop sells.',
      th: 'คาร์ดิโยทำเครื่องวัดสุขภาพใช้ที่บ้าน ตัวเลขใหญ่ ปุ่มน้อย ทุกเครื่องเทียบกับเครื่องอ้างอิงก่อนออกจากโรงงาน และใช้ถ่านขนาดที่ร้านหน้าปากซอยมีขาย',
    },
    colours: '#f5f7fa #e63946 #1d3557 #f9fafc',
    lettering: 'sans',
  },
  {
    code: '972',
    name: { en: 'Kinesora', th: 'ไคเนโซรา' },
    tagline: { en: 'Move again', th: 'กลับมาเคลื่อนไหว' },
    story: {
      en: 'Kinesora supports knees, wrists and backs without shouting about it. Fabrics breathe, seams are flat and sizing starts small. A physiotherapist explains each support in a short film.',
      th: 'ไคเนโซราพยุงเข่า ข้อมือ และหลังอย่างแนบเนียน ผ้าระบายอากาศ ตะเข็บเรียบ และมีไซซ์เล็กสำหรับคนไทย นักกายภาพบำบัดอธิบายวิธีใส่ไว้ในคลิปสั้นๆ',
    },
    colours: '#1e2a38 #3ddc97 #ffffff #ebeff2',
    lettering: 'wide',
  },
  {
    code: '973',
    name: { en: 'Checkwise', th: 'เช็กไวส์' },
    tagline: { en: 'Know sooner', th: 'รู้ก่อน ดูแลก่อน' },
    story: {
      en: 'Checkwise makes tests and thermometers for the bedside drawer. Instructions are pictures first and words second. Expiry dates are printed on each pouch.',
      th: 'เช็กไวส์ทำชุดตรวจและเทอร์โมมิเตอร์สำหรับลิ้นชักข้างเตียง คู่มือใช้ภาพนำ คำอธิบายตาม และพิมพ์วันหมดอายุไว้บนทุกซอง',
    },
    colours: '#e0f7fa #00838f #003d44 #f2fcfd',
    lettering: 'mono',
  },
  {
    code: '981',
    name: { en: 'Grainory', th: 'เกรนนอรี' },
    tagline: { en: 'Breakfast with backbone', th: 'มื้อเช้าที่อยู่ท้อง' },
    story: {
      en: 'Grainory toasts riceberry, oats and Job’s tears in small drums. Sweetness comes from dates and is kept below the usual. The bags reseal, which mattered more than the slogan.',
      th: 'เกรนนอรีคั่วข้าวไรซ์เบอร์รี ข้าวโอ๊ต และลูกเดือยในถังเล็ก ความหวานมาจากอินทผลัมและหวานน้อยกว่าทั่วไป ถุงซิปปิดซ้ำได้ ซึ่งสำคัญกว่าสโลแกนเสียอีก',
    },
    colours: '#c98b3c #5b3a1e #2b1906 #faf2e6',
    lettering: 'serif',
  },
  {
    code: '982',
    name: { en: 'Rai Mok', th: 'ไร่หมอก' },
    tagline: { en: 'Tea from where clouds rest', th: 'ชาจากที่ที่เมฆมาพัก' },
    story: {
      en: 'Rai Mok grows tea and herbs on misty terraces in the north. Leaves are picked before nine and dried the same day. The infusions are meant for afternoons without sugar.',
      th: 'ไร่หมอกปลูกชาและสมุนไพรบนไร่ขั้นบันไดกลางสายหมอกทางเหนือ เก็บใบก่อนเก้าโมงและอบแห้งในวันเดียวกัน เหมาะกับบ่ายที่ไม่ต้องเติมน้ำตาล',
    },
    colours: '#dfe9d8 #6a994e #263d1b #f5f9f2',
    lettering: 'serif',
  },
  {
    code: '983',
    name: { en: 'Nutty Noi', th: 'นัตตี้น้อย' },
    tagline: { en: 'Small bites, big crunch', th: 'คำเล็ก กรอบใหญ่' },
    story: {
      en: 'Nutty Noi bakes rather than fries. Bags are one hand’s worth, so that the afternoon snack stays a snack. Flavours are tested by the accounts department, who are honest.',
      th: 'นัตตี้น้อยใช้วิธีอบแทนทอด ขนาดถุงพอดีหนึ่งกำมือ ของว่างบ่ายจึงยังเป็นแค่ของว่าง ฝ่ายบัญชีเป็นคนชิมรสใหม่ เพราะพูดตรงที่สุด',
    },
    colours: '#f6c85f #b5462f #482007 #fef8e8',
    lettering: 'rounded',
  },
  {
    code: '984',
    name: { en: 'Zerolita', th: 'ซีโรลิตา' },
    tagline: { en: 'Sweet, minus the sugar', th: 'หวานได้ ไม่ง้อน้ำตาล' },
    story: {
      en: 'Zerolita helps families to cut sugar one spoon at a time. Stevia and monk fruit are blended until the aftertaste goes. Conversion tables for Thai desserts are on the back.',
      th: 'ซีโรลิตาช่วยให้ทั้งบ้านลดน้ำตาลทีละช้อน ผสมหญ้าหวานกับหล่อฮังก้วยจนไม่มีรสติดลิ้น ด้านหลังซองมีตารางเทียบปริมาณสำหรับทำขนมไทย',
    },
    colours: '#e9f7ef #27ae60 #10492a #f6fcf9',
    lettering: 'script',
  },
  {
    code: '991',
    name: { en: 'Saadbaan', th: 'สะอาดบ้าน' },
    tagline: { en: 'A clean house smells of nothing', th: 'บ้านสะอาด ไม่ต้องมีกลิ่นกลบ' },
    story: {
      en: 'Saadbaan makes household cleaners that list what is inside. Concentrates save plastic and carrying. Scents are faint by design, and children’s rooms are the benchmark.',
      th: 'สะอาดบ้านทำน้ำยาทำความสะอาดที่บอกส่วนผสมครบ สูตรเข้มข้นช่วยลดพลาสติกและไม่หนักมือ กลิ่นตั้งใจให้จาง เพราะเราใช้ห้องเด็กเป็นมาตรฐาน',
    },
    colours: '#1b998b #fffd98 #041f1c #e6f6f4',
    lettering: 'rounded',
  },
  {
    code: '992',
    name: { en: 'Washika', th: 'วอชิกะ' },
    tagline: { en: 'Laundry day, lighter', th: 'วันซักผ้าที่เบาลง' },
    story: {
      en: 'Washika concentrates on washing in cold water and drying indoors. Enzymes do the work that heat does elsewhere. The cap is the measure, and it is hard to overpour.',
      th: 'วอชิกะเชี่ยวชาญการซักด้วยน้ำเย็นและตากในร่ม ใช้เอนไซม์ทำงานแทนความร้อน ฝาขวดเป็นถ้วยตวงในตัวและเทเกินได้ยาก',
    },
    colours: '#5aa3de #ffd6e0 #06203a #eaf3fb',
    lettering: 'wide',
  },
  {
    code: '993',
    name: { en: 'Yungpai', th: 'ยุงไป' },
    tagline: { en: 'Evenings without slapping', th: 'เย็นนี้ไม่ต้องตบยุง' },
    story: {
      en: 'Yungpai, “mosquitoes, go”, covers skin, rooms and gardens. Citronella comes from Thai fields, and stronger actives are dosed and dated. Hours of protection are printed in large figures.',
      th: 'ยุงไปดูแลครบทั้งผิว ห้อง และสวน ตะไคร้หอมมาจากไร่ในไทย ส่วนสารที่แรงกว่าบอกปริมาณและอายุชัดเจน จำนวนชั่วโมงที่ป้องกันได้พิมพ์ตัวใหญ่บนขวด',
    },
    colours: '#4a7c20 #ffe066 #ffffff #f0f6e8',
    lettering: 'rounded',
  },
];

export const brands: readonly BrandSeed[] = rows.map(({ colours, ...row }, index) => ({
  id: index + 1,
  ...row,
  palette: palette(colours),
}));
