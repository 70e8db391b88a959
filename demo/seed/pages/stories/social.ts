import type { Story } from '../campaign-kit.ts';

/** Social media activities: the post, the closing date, the jury and the prize. */
export const socialStories: Readonly<Record<string, Story>> = {
  shelfie: {
    reason:
      'Advertising shelves are empty and marble. Real ones have a rubber duck, a cracked mirror and one jar that is always finished first: that jar is what others want to know about.|ชั้นวางในโฆษณาโล่งและเป็นหินอ่อน ของจริงมีเป็ดยาง กระจกร้าว และกระปุกที่หมดก่อนเพื่อนเสมอ กระปุกนั้นแหละที่คนอื่นอยากรู้',
    steps: [
      'Join with a single photo|ร่วมสนุกด้วยรูปเดียว',
      'Take it as it is|ถ่ายตามจริง|No tidying; turn labels with prescriptions to the wall.|ไม่ต้องจัด แต่หันฉลากยาที่มีชื่อเข้าผนัง',
      'Name three favourites|บอก 3 ชิ้นที่ขาดไม่ได้|And what you use each for, in a line.|พร้อมเหตุผลชิ้นละบรรทัด',
      'Post under #ArunShelfie|โพสต์พร้อม #ArunShelfie|On an open profile, Facebook or Instagram.|ตั้งสาธารณะทาง Facebook หรือ Instagram',
    ],
    questions: [
      'Do the products have to come from you?|ต้องเป็นของที่ซื้อจากอรุณไหม|Not one of them.|ไม่ต้องเลยสักชิ้น',
      'Who wins, and when?|ประกาศผลเมื่อไร ใครตัดสิน|Five shelves are shown on our page in the week after the end, chosen by three branch teams. The prize is applause.|หลังปิดกิจกรรมหนึ่งสัปดาห์ ทีมสามสาขาเลือก 5 ชั้นขึ้นเพจเรา รางวัลคือเสียงปรบมือ',
    ],
    terms: [
      'We share a picture only after asking you in a message.|เราแชร์รูปหลังทักขออนุญาตแล้วเท่านั้น',
      'Mirrors show faces: mind flatmates and children.|ระวังใบหน้าคนในบ้านและเด็กติดในกระจก',
    ],
  },
  'seven-days-of-sunscreen': {
    reason:
      'Everyone owns sunscreen; hardly anyone uses it on a grey Wednesday. A week of doing so in public is silly enough to work.|ใครๆ ก็มีกันแดด แต่วันพุธฟ้าครึ้มแทบไม่มีใครทา ทำต่อหน้าเพื่อนหนึ่งสัปดาห์ ดูตลกแต่ได้ผล',
    steps: [
      'The seven mornings|เจ็ดเช้า',
      'Day 1: introduce your tube|วันที่ 1 เปิดตัวหลอด|Picture of tube and breakfast.|ถ่ายหลอดคู่มื้อเช้า',
      'Days 2 to 6: one story a day|วันที่ 2–6 วันละสตอรี่|Bus stop, school gate, balcony: anywhere with sky.|ป้ายรถเมล์ หน้าโรงเรียน ระเบียง ที่ไหนก็ได้ที่เห็นฟ้า',
      'Day 7: squeeze|วันที่ 7 บีบให้ดู|Show how flat it has become. Tag #Arun7SunDays.|โชว์ว่าแบนแค่ไหน ติด #Arun7SunDays',
    ],
    questions: [
      'I missed Thursday. Am I out?|ลืมวันพฤหัส ตกรอบไหม|Add a day at the end. Habits forgive.|ต่อเพิ่มท้ายหนึ่งวัน นิสัยดีๆ ให้อภัยได้',
      'Is there something to win?|มีของรางวัลไหม|Whoever presses the button gets ฿40 off Sunvara for a basket of ฿200, at once. Those who show all seven days are thanked on our page by first name.|กดร่วมกิจกรรมรับคูปองซันวาราลด ฿40 เมื่อช้อปครบ ฿200 ทันที และคนที่ครบ 7 วันเราขอบคุณบนเพจด้วยชื่อเล่น',
    ],
    terms: [
      'Before-and-after pictures of skin diseases are taken down.|รูปก่อนหลังของโรคผิวหนังจะถูกลบ',
      'Start on any day, so that seven are left before the end.|เริ่มวันไหนก็ได้ ขอให้เหลือครบ 7 วันก่อนปิด',
    ],
  },
  'grandmothers-remedy': {
    reason:
      'Salt water, turmeric, a coin along the spine. 400 of you told us what grandmother did, and our pharmacists answered each with respect and, where needed, a no.|น้ำเกลือ ขมิ้น กวาดซา มีคนส่งสูตรคุณยายมากว่า 400 สูตร เภสัชกรตอบทุกข้อด้วยความเคารพ และบอกตรงๆ เมื่อไม่ควรทำ',
    steps: [
      'How it went|กิจกรรมที่ผ่านมา',
      'You told|คุณเล่า|Under #ArunGrandma, with her name if she agreed.|ใต้ #ArunGrandma พร้อมชื่อคุณยายถ้าท่านอนุญาต',
      'They read|เภสัชกรอ่าน|Two of them, against two handbooks.|สองคน เทียบตำราสองเล่ม',
      'Sorted|แยกสามกอง|Fine, harmless, better not.|ใช้ได้ ไม่เป็นไร ควรเลี่ยง',
    ],
    questions: [
      'What held up best?|สูตรไหนผ่านดีที่สุด|Gargling with salt water, ginger for a queasy stomach, rest.|กลั้วคอน้ำเกลือ ขิงแก้คลื่นไส้ และการพักผ่อน',
      'What should you avoid?|อะไรที่ไม่ควรทำเด็ดขาด|Toothpaste on burns, cutting snake bites, honey for babies below one year.|ยาสีฟันทาแผลไฟลวก กรีดแผลงูกัด น้ำผึ้งให้ทารกต่ำกว่า 1 ขวบ',
      'May I still send one?|ยังส่งได้อีกไหม|Ask a pharmacist in the chat instead: the collection is closed.|ปิดรับแล้ว ถามเภสัชกรในแชตแทนได้',
    ],
    terms: [
      'Answers were general and no substitute for treatment.|คำตอบเป็นข้อมูลทั่วไป ไม่ใช่การรักษาเฉพาะบุคคล',
      'Posts were quoted without surnames.|อ้างอิงโพสต์โดยไม่มีนามสกุล',
    ],
  },
  'before-the-mirror': {
    reason:
      'A make-up tutorial takes forty minutes, a morning has five. We wanted to see what stays when the bus is coming: brows, it turned out, nearly always.|คลิปสอนแต่งหน้ายาวสี่สิบนาที แต่เช้าจริงมีห้านาที เราอยากรู้ว่าตอนรถจะมาเหลืออะไร คำตอบคือคิ้ว เกือบทุกคน',
    steps: [
      'The rules it had|กติกาตอนนั้น',
      'One take|เทกเดียว|Clock in the picture, no cuts.|มีนาฬิกาในเฟรม ห้ามตัดต่อ',
      'Five products|ใช้ 5 ชิ้น|Sunscreen did not count.|กันแดดไม่นับ',
      'Music off|ปิดเพลง|So that one hears the clatter.|ให้ได้ยินเสียงตลับกระทบกัน',
    ],
    questions: [
      'Where are the films?|ดูคลิปได้ที่ไหน|Search #ArunFiveMinutes; the twelve best are pinned.|ค้น #ArunFiveMinutes มี 12 คลิปเด่นปักหมุดไว้',
      'Who was fastest?|ใครเร็วที่สุด|A nurse from Lampang: 3 minutes 12, lipstick included.|พยาบาลจากลำปาง 3 นาที 12 วินาที รวมลิปสติก',
    ],
    terms: [
      'Over: new films are lovely but not looked at.|จบกิจกรรมแล้ว คลิปใหม่ไม่นำมาคัดเลือก',
      'Want yours unpinned? Tell us, and it is gone within a day.|อยากให้เลิกปักหมุดแจ้งได้ จัดการภายในหนึ่งวัน',
    ],
  },
  'ten-thousand-steps': {
    reason:
      'Ten thousand is an old advertising figure; seven thousand do most of the good. We keep the round number because it gets people out at dusk, when the heat lets go.|เลขหมื่นมาจากโฆษณาเก่า งานวิจัยบอกว่าเจ็ดพันก็ได้ประโยชน์มากแล้ว แต่เลขกลมๆ ชวนให้คนออกไปเดินตอนแดดร่ม',
    steps: [
      'Walk it, show it|เดินแล้วโชว์',
      'Pick an evening|เลือกเย็นที่อากาศดี|Check PM2.5 first; above 37.5 walk in a mall.|เช็กฝุ่นก่อน ถ้าเกิน 37.5 เดินในห้างแทน',
      'Photograph the counter|ถ่ายหน้าจอนับก้าว|Phone or watch, whole number in sight.|มือถือหรือนาฬิกา ให้เห็นตัวเลขครบ',
      'Name the corner|บอกมุมโปรด|Where did you stop to look? #ArunSteps.|ตรงไหนที่หยุดมอง ติด #ArunSteps',
    ],
    questions: [
      'I use a wheelchair.|ใช้วีลแชร์ ร่วมได้ไหม|Count metres: five kilometres are our ten thousand.|นับระยะทางแทน 5 กิโลเมตรเท่ากับหมื่นก้าว',
      'Heart trouble: may I take part?|เป็นโรคหัวใจ ร่วมได้ไหม|Ask your doctor how far. Stop at chest pain or dizziness and call 1669 if it stays.|ถามแพทย์ก่อนว่าเดินได้แค่ไหน เจ็บหน้าอกหรือเวียนหัวให้หยุด ไม่หายโทร 1669',
    ],
    terms: [
      'Pictures of the map should not show your front door.|อย่าให้แผนที่เห็นตำแหน่งบ้านตัวเอง',
      'Each walk counts once, several walks are welcome.|ส่งได้หลายครั้ง แต่ละเส้นทางนับหนึ่งครั้ง',
      'The prettiest corners become a map on our page.|มุมที่สวยที่สุดจะรวมเป็นแผนที่บนเพจ',
    ],
  },
  'empty-bottles': {
    reason:
      'A product scraped out with a cotton bud has been judged by the toughest critic. Show us that bottle before it goes to the recycling.|ของที่ใครสักคนเอาสำลีก้านควักจนเกลี้ยง คือของที่ผ่านกรรมการโหดสุดแล้ว ขอดูขวดนั้นก่อนส่งรีไซเคิล',
    steps: [
      'Before you bin it|ก่อนทิ้งขวด',
      'Rinse and pose|ล้างแล้วตั้งท่า|Light from behind shows how empty it is.|ให้แสงส่องจากด้านหลัง จะเห็นว่าหมดจริง',
      'Write its obituary|เขียนคำไว้อาลัย|Two sentences: what it did, and whether you would buy it again.|สองประโยค ใช้แล้วเป็นอย่างไร จะซื้ออีกไหม',
      'Add #ArunEmpties|ติด #ArunEmpties|Publicly, from the first day of the campaign.|ตั้งสาธารณะ เริ่มโพสต์ได้วันแรกของกิจกรรม',
    ],
    questions: [
      'May I be unkind about it?|เขียนติได้ไหม|Yes. Finished with relief is a story, too.|ได้ ใช้จนหมดด้วยความโล่งใจก็เป็นเรื่องเล่า',
      'Medicine bottles?|ขวดยาได้ไหม|No: no medicines in pictures. Bring those back to a branch.|ไม่ได้ ห้ามมียาในรูป ขวดยานำมาคืนที่สาขา',
    ],
    terms: [
      'Ten stories are quoted in the month’s news, with your consent.|คัด 10 เรื่องลงข่าวประจำเดือนเมื่อได้รับอนุญาต',
      'Paid posts have to be marked as such.|โพสต์ที่ได้รับค่าจ้างต้องระบุให้ชัด',
    ],
  },
  'pets-of-pharmacists': {
    reason:
      'After nine hours of coughs, someone has to greet you at the door without a question. Ours are a one-eyed cat, four dogs and a tortoise; who is yours?|หลังเก้าชั่วโมงกับเสียงไอ ต้องมีใครสักตัวมารับที่ประตูโดยไม่ถามอะไร ของเรามีแมวตาเดียว หมาสี่ตัว และเต่าหนึ่ง ของคุณล่ะ',
    steps: [
      'Introduce your flatmate|แนะนำเพื่อนร่วมบ้าน',
      'Photo at eye level|ถ่ายระดับสายตา|Theirs, not yours: lie on the floor.|ระดับตาของมัน นอนลงกับพื้นเลย',
      'A tip for winding down|เคล็ดลับผ่อนคลาย|Tea, a walk, the sound of purring. #ArunEvenings.|ชา เดินเล่น เสียงคราง ติด #ArunEvenings',
    ],
    questions: [
      'Does a plant count?|ต้นไม้นับไหม|If it has a name.|นับ ถ้ามีชื่อ',
      'My dog ate a tablet. Whom do I ask?|หมากินยาคนเข้าไป ถามใคร|A vet, at once, with the box in hand. Paracetamol is deadly for cats.|สัตวแพทย์ทันที พร้อมกล่องยา พาราเซตามอลอันตรายถึงตายในแมว',
    ],
    terms: [
      'No costumes that hinder breathing or sight.|ไม่ใส่ชุดที่ทำให้สัตว์หายใจหรือมองลำบาก',
      'Offers to sell animals are removed.|โพสต์ขายสัตว์จะถูกลบ',
      'A calendar is made of thirteen pictures, and their owners get it by mail.|คัด 13 ภาพทำปฏิทิน ส่งให้เจ้าของภาพทางไปรษณีย์',
    ],
  },
  'songs-for-brushing': {
    reason:
      'Two minutes are long when one is five years old and the foam tastes of mint. A song that lasts exactly so long settles every argument.|สองนาทีนานมากสำหรับเด็กห้าขวบที่ปากเต็มไปด้วยฟองรสมินต์ เพลงที่ยาวพอดีช่วยจบการต่อรองทุกคืน',
    steps: [
      'Send your tune|ส่งเพลงของบ้านคุณ',
      'Time it|จับเวลา|1:55 to 2:20; longer ones fade out.|1.55–2.20 นาที ยาวกว่านี้ค่อยเบาลง',
      'Sing or name|ร้องหรือบอกชื่อ|Recordings of your own voice, or artist and title.|ร้องเอง หรือบอกชื่อเพลงและศิลปิน',
      'Tag #ArunTwoMinutes|ติด #ArunTwoMinutes|Comment under our post if you have no account to post from.|ไม่อยากโพสต์เอง คอมเมนต์ใต้โพสต์เราได้',
    ],
    questions: [
      'From what age do children brush alone?|ลูกแปรงเองได้กี่ขวบ|Let them try early, and go over it yourself until about eight.|ให้ลองเองได้เร็ว แต่พ่อแม่แปรงซ้ำจนราว 8 ขวบ',
      'What becomes of the songs?|เอาเพลงไปทำอะไร|A public playlist of forty, in the week after closing. Rights stay with the artists.|รวม 40 เพลงเป็นเพลย์ลิสต์สาธารณะหลังปิดหนึ่งสัปดาห์ สิทธิ์เป็นของศิลปิน',
    ],
    terms: [
      'No faces of children, voices only with parents’ leave.|ไม่เห็นใบหน้าเด็ก และใช้เสียงเด็กเมื่อผู้ปกครองยินยอม',
      'Nothing to buy.|ไม่ต้องซื้ออะไร',
    ],
  },
};
