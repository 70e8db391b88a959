import { lines } from './talk.ts';

export interface General {
  readonly short: readonly string[];
  readonly shortFair: readonly string[];
  readonly shortBad: readonly string[];
  readonly open: readonly string[];
  readonly openFair: readonly string[];
  readonly openBad: readonly string[];
  readonly delivery: readonly string[];
  readonly price: readonly string[];
  readonly again: readonly string[];
  readonly trouble: readonly string[];
  readonly never: readonly string[];
}

export const generalTh: General = {
  short: lines(`ดีมาก ชอบ(สุดๆ|มาก|เลย)
    (ใช้ดี|ของดี) (บอกต่อ|แนะนำเลย|ซื้อซ้ำแน่นอน)
    ชอบมาก(กก|) (ซื้อซ้ำ|จะกลับมาซื้ออีก|สั่งอีกแน่)
    (ของแท้|ของใหม่) ส่ง(ไว|เร็ว) (ราคาดี|แพ็กดี|ประทับใจ)
    ตรงปก (ไม่ผิดหวัง|ถูกใจ|ใช้ดี)
    (ดีงาม|เริ่ด|ปัง) (ราคาโปรคุ้มมาก|คุ้มทุกบาท)
    (โอเคเลย|ดีเลย) (ใช้แล้วถูกใจ|คุณแม่ชอบ|ที่บ้านชอบ)
    ใช้ประจำ (ไม่เคยเปลี่ยน|หมดแล้วซื้อใหม่ตลอด|มาหลายปี)
    (ซื้อซ้ำรอบที่ 3|รอบที่สองแล้ว|ซื้อมาหลายรอบ) ดีเหมือนเดิม
    สินค้าดี (มีคุณภาพ|สมราคา|ตามที่บอก)
    (ถูกใจ|ประทับใจ)ทั้งของและการส่ง
    ได้ของ(ครบ|ไว|เร็วมาก) ขอบคุณ(ร้าน|ทางร้าน)
    คุ้ม(มาก|ค่า|สุดๆ) (สั่งไว้ใช้ทั้งเดือน|ซื้อตุนไว้แล้ว)
    (รักเลย|ติดใจ) ขาดไม่ได้
    ดีจริงตามรีวิว
    ไม่ผิดหวัง(เลย|จริงๆ)
    ใช้แล้วดี (ไม่แพ้|เพื่อนขอซื้อตาม)
    ใช้แล้วรู้สึกดี ส่งฟรีด้วย
    (พี่สาว|น้องสาว|แฟน|เพื่อน)ฝากซื้อ เขาว่าดี
    แพ็กมาดีมาก ของไม่มีบุบ`),
  shortFair: lines(`ก็(โอเค|พอใช้ได้|ใช้ได้)
    เฉยๆ ไม่ได้(ว้าว|ดีกว่ายี่ห้ออื่น)
    กลางๆ (ตามราคา|พอได้)
    พอใช้ (ถ้ามีโปรค่อยซื้อ|คงลองตัวอื่นดู)
    (ไม่แย่|ไม่เลว) แต่ก็ไม่(ว้าว|ถึงกับชอบ)`),
  shortBad: lines(`ไม่(โอเค|ถูกใจ|เหมาะกับเรา)
    ผิดหวัง(มาก|พอสมควร|นิดหน่อย)
    ไม่ซื้อ(ซ้ำ|อีกแล้ว)
    (ใช้แล้วแพ้|ไม่เห็นผล) เสียดายเงิน
    ไม่เหมือนที่คิดไว้`),
  open: lines(`(ซื้อมาลอง|ลองสั่ง)ตามรีวิว (ไม่ผิดหวัง|ดีจริง)
    ใช้มา (2 อาทิตย์|เกือบเดือน|เดือนกว่า|สองเดือน)แล้ว (ชอบ|ถูกใจ|ดี)
    ซื้อรอบที่ (2|3|4) แล้ว (ยังชอบเหมือนเดิม|ติดใจ)
    เภสัชกรที่สาขาแนะนำมา เลย(ลองสั่งออนไลน์|สั่งมาลอง)ดู
    (แม่|พี่สาว|น้องสาว|เพื่อน|แฟน|ป้าข้างบ้าน)แนะนำมา เลย(ซื้อ|สั่ง)ตาม
    ตอนแรก(ลังเล|ไม่แน่ใจ|คิดอยู่นาน) แต่(ลองแล้วชอบ|ไม่ผิดหวัง|คุ้ม)
    ปกติใช้ยี่ห้ออื่น ลองเปลี่ยนมาใช้ตัวนี้(ได้สักพัก|เพราะมีโปร)
    ได้ของแล้ว(ลองเลย|รีบลองคืนนั้นเลย)
    ไม่เคยใช้แบรนด์นี้มาก่อน (เปิดใจลอง|ลองเพราะราคาโปร)
    เห็น(รีวิวเยอะ|คนซื้อเยอะ)เลยลองบ้าง
    (ตัวนี้|อันนี้)(เด็ดจริง|ดีเกินคาด|ต้องมีติดบ้าน)
    หา(ที่ร้านใกล้บ้าน|ในห้าง)ไม่เจอ มาเจอที่นี่
    รีวิวช้าหน่อย ใช้จน(เกือบหมด|หมดแล้ว)ถึงมาเขียน
    (สั่งให้แม่|สั่งให้ที่บ้าน|ซื้อฝากเพื่อน) ได้ฟีดแบ็กดี
    ซื้อเพราะ(กลิ่น|ราคา|ขนาดกำลังดี) แต่(ใช้แล้วดีกว่าที่คิด|ติดใจ)
    เป็นคนเลือกเยอะ ตัวนี้ผ่าน
    (เปรียบเทียบ|หาข้อมูล)มาหลายตัว จบที่ตัวนี้
    สั่งตอน(ไลฟ์|โปรสิ้นเดือน|โปรวันเกิด) คุ้มมาก`),
  openFair: lines(`ก็โอเค(ตามราคา|ระดับนึง)
    ใช้ไปครึ่งนึงแล้ว (เฉยๆ|กลางๆ)
    มีทั้งข้อดีข้อเสีย
    ไม่ได้แย่ แต่(คาดหวังไว้มากกว่านี้|ไม่ได้ว้าว)
    (แล้วแต่คน|แล้วแต่ผิว|แล้วแต่ชอบ) สำหรับเรากลางๆ`),
  openBad: lines(`(ผิดหวัง|เสียดายเงิน)(มาก|นิดนึง|พอสมควร)
    ไม่เหมือนที่(โฆษณา|รีวิว|อ่านมา)
    ซื้อตามรีวิว แต่(ไม่เหมาะกับเรา|ไม่โอเคสำหรับเรา)
    ตั้งใจจะชอบ แต่(ไม่ไหว|ไม่ผ่าน)
    ครั้งก่อน(ดีกว่านี้|โอเค) รอบนี้(ไม่ประทับใจ|แปลกไป)`),
  delivery: lines(`ส่ง(ไว|เร็ว)มาก (สั่งวันนี้พรุ่งนี้ถึง|2 วันถึง|วันเดียวถึง)
    แพ็กมา(ดี|แน่นหนา|เรียบร้อย) (กันกระแทกหลายชั้น|กล่องไม่บุบ)
    (อยู่ต่างจังหวัด|อยู่เชียงใหม่|อยู่อุบล|อยู่หาดใหญ่) (2-3 วันก็ได้|รอไม่นาน)
    (คนส่ง|พี่ส่งของ)(สุภาพ|โทรมาก่อน|วางไว้ให้เรียบร้อย)
    รับที่สาขาใกล้บ้าน (สะดวก|ไม่ต้องรอ|วันเดียวของมา)
    ของใหม่ วันหมดอายุ(ยาว|อีกเป็นปี)
    มีของแถมเป็น(ซองทดลอง|ตัวอย่าง)มาให้ด้วย น่ารัก`),
  price: lines(`ราคา(ดี|ถูก)กว่า(ห้าง|หน้าร้าน|ที่อื่น)
    ได้โปร (คุ้มมาก|ลดไปเยอะ|ถูกลงเป็นร้อย)
    (แพงไปนิด|ราคาสูงหน่อย)แต่(คุ้ม|ใช้ได้นาน|คุณภาพได้)
    ใช้(คูปอง|เหรียญ)ลดอีก (ดีใจ|คุ้มสุด)
    คุณภาพเกินราคา
    ราคาน่ารัก นักเรียนก็ซื้อได้`),
  again: lines(`(หมดแล้วซื้ออีก|ซื้อซ้ำแน่นอน|มีรอบหน้าแน่)
    (จะรอโปรแล้วตุน|สั่งเพิ่มอีกชิ้นแล้ว|กดไว้อีกสองชิ้น)
    (แนะนำเลย|บอกต่อเพื่อนแล้ว|แนะนำให้ลอง)
    (ขอให้มีขายตลอด|อย่าเลิกขายนะ)
    (คงใช้ไปอีกยาวๆ|กลายเป็นของประจำบ้านไปแล้ว)
    ใครลังเลอยู่ จัดเลย`),
  trouble: lines(`กล่อง(บุบ|ยับ|ฉีก)มา ไม่น่าให้เป็นของขวัญได้
    ส่งช้า (รอเกือบอาทิตย์|เลยกำหนดไป 3 วัน|เลื่อนสองรอบ)
    (ซีลหลวม|ฝาไม่แน่น) เหมือนเคยถูกเปิด
    ได้(คนละแบบ|คนละสี|ผิดรุ่น)กับที่สั่ง ต้องเสียเวลาเปลี่ยน
    วันหมดอายุ(เหลือไม่กี่เดือน|ใกล้มาก)
    ราคา(ลดลงอีกหลังซื้อวันเดียว|แพงกว่าที่ห้าง)
    ในรูปดู(ใหญ่|ดี)กว่าของจริง`),
  never: lines(`(คงไม่ซื้อซ้ำ|ขอบายตัวนี้|รอบหน้าเปลี่ยนยี่ห้อ)
    (ยกให้คนอื่นใช้แทน|วางทิ้งไว้เลย)
    แจ้ง(ร้าน|คอลเซ็นเตอร์)แล้ว (เปลี่ยนให้ ดูแลดี|คืนเงินให้ โอเค|ตอบไว)
    (อาจจะไม่เหมาะกับเราคนเดียว|คนอื่นอาจจะชอบ)
    ให้คะแนนการส่งแทน`),
};

export const generalEn: General = {
  short: lines(`love it, will buy again
    (really|very) good (product|stuff), (fast|quick) delivery
    exactly as described
    works (great|well) for me
    (great|good) value (on promotion|for money)
    my (third|second|fourth) (order|one), says it all
    (simply|just) good
    (highly|would) recommend
    better than (I expected|expected)
    happy with (it|this purchase)
    (arrived next day|came quickly), all fine
    my (mum|sister|wife|husband) loves it
    good quality, genuine product
    does what it says`),
  shortFair: lines(`it is okay, nothing special
    average, but fair for the price
    not bad, not great
    fine if it is on promotion
    does the job, just about`),
  shortBad: lines(`not for me
    (a bit|rather) disappointed
    did nothing for me
    would not buy again
    not what I expected`),
  open: lines(`bought this (after reading the reviews|on a whim|because it was on promotion) and (I am glad I did|no regrets)
    I have used it for (two weeks|a month|about two months) now
    this is my (second|third|fourth) time buying it
    the pharmacist at the branch suggested it
    (my sister|a friend|my mother-in-law|a colleague) recommended it
    I was (sceptical|not sure) at first, but it won me over
    switched from (another brand|a much pricier one) and (never looked back|do not miss it)
    I moved to Thailand last year and (this became|it is now) a staple
    bought it for my (mum|dad|partner), who is (happy|very pleased)
    could not find it (in the shops near me|at the mall), so I ordered here
    a late review, I wanted to finish it first
    picky person here, and this one passes
    compared a few before choosing this one`),
  openFair: lines(`it is (okay|alright) for the price
    mixed feelings about this one
    somewhere in the middle for me
    not bad, but I expected a little more`),
  openBad: lines(`sadly (this was not for me|it did not work for me)
    I wanted to like it
    (disappointing|a letdown) after all the good reviews
    the last one I bought was better`),
  delivery:
    lines(`arrived (the next day|in two days|faster than promised), (well packed|neatly packed)
    (packed with care|lots of padding), nothing dented
    delivery to (Chiang Mai|Phuket|Khon Kaen|Hua Hin) took (two|three) days
    picked it up at the branch the same day, very handy
    the rider called first, polite as always
    fresh stock with a long expiry date
    they put in a couple of free samples`),
  price: lines(`cheaper than (at the mall|in the shop downstairs|anywhere else I looked)
    a (great|real) bargain (on promotion|with the coupon)
    not the cheapest, but it lasts
    good value for the size
    coins and coupon made it almost silly cheap`),
  again: lines(`I will buy it again
    already ordered another one
    (recommended|worth trying) if you are unsure
    please never stop selling this
    it has become a regular in our house`),
  trouble: lines(`the box arrived (dented|torn), so no good as a gift
    delivery took (almost a week|three days longer than promised)
    I got the wrong (variant|colour) and had to send it back
    only a few months left before it expires
    the price dropped the day after I bought it
    looks bigger in the picture than it is`),
  never: lines(`I will not buy it again
    gave it to a friend instead
    customer service (replaced it|refunded me) quickly, at least
    maybe it is just me
    one star more for the fast delivery`),
};
