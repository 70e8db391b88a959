/** Parts of patterns, one alternative a word. Latin words need edges; Thai ones are written without spaces. */
const latin = (words: string) => String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words})(?![\p{L}\p{M}])`;
const either = (...parts: readonly string[]) => `(?:${parts.join('|')})`;

const UP_TO = either(
  'ไม่เกิน|ไม่แพงกว่า|ไม่มากกว่า|ไม่สูงกว่า|ต่ำกว่า|น้อยกว่า|ถูกกว่า|ไม่ถึง',
  latin('under|below|(?:less|lower|cheaper) than|up to|at most|(?:no|not) more than|not over'),
  '<=|≤|<',
);
const FROM = either(
  'ไม่ต่ำกว่า|ไม่น้อยกว่า|มากกว่า|แพงกว่า|สูงกว่า|เกิน',
  latin('over|above|(?:more|greater) than|at least|(?:no|not) less than|not under'),
  '>=|≥|>',
);
/** Also said of times, ages and sizes, so they need a currency or a word for the price. */
const WEAK_UP_TO = either('ภายใน', latin('max|maximum|within'));
const WEAK_FROM = either('ตั้งแต่|เริ่มต้นที่|เริ่มต้น|เริ่มที่', latin('from|min|minimum|starting (?:at|from)'));
const ABOUT = either('ประมาณ|ราวๆ|ราว|แถวๆ', latin('around|about|approx|approximately'));
const BETWEEN = either('ระหว่าง', latin('between'));
/** สงบ (calm) is no budget. */
const NOUN = either(
  '(?:ที่|ใน)?(?:ช่วงราคา|ราคา)(?:ที่)?|(?:ที่|ใน)?(?<!ส)งบ(?:ประมาณ)?',
  latin('(?:in the |at a )?price range(?: of)?|prices?|priced|costs?|costing|budgets?(?: of)?'),
);

/** Said directly before an amount. */
export const LEAD = new RegExp(
  String.raw`(?:(?<noun>${NOUN})\s*)?(?:ที่)?(?:${either(
    `(?<upTo>${UP_TO})`,
    `(?<from>${FROM})`,
    `(?<weakUpTo>${WEAK_UP_TO})`,
    `(?<weakFrom>${WEAK_FROM})`,
    `(?<about>${ABOUT})`,
    `(?<between>${BETWEEN})`,
  )}\s*)?$`,
  'iu',
);

/** Said directly after an amount. */
export const TAIL_FROM = /^\s*(?:ขึ้นไป|(?:or more|and (?:up|above|over))(?!\p{L}))/iu;
export const TAIL_UP_TO =
  /^\s*(?:ลงมา|หรือ(?:น้อย|ต่ำ)กว่า|(?:or (?:less|under|below)|and (?:under|below))(?!\p{L}))/iu;

/** Joins the ends of a range; the words of the second only after "between". */
export const DASH = /^\s*(?:[-–—~]|ถึง|to)\s*$/iu;
export const AND = /^\s*(?:[-–—~]|ถึง|และ|กับ|to|and)\s*$/iu;

/** Directly before and after a number in words. */
export const CURRENCY_BEFORE = /(?:฿|(?<!\p{L})thb)\s*$/iu;
export const CURRENCY = /^\s*(?:บาท|บ\.|(?:baht|thb)(?![\p{L}\d])|฿)/iu;

/** A number with its currency, if it has one. Item codes, barcodes and phone numbers are longer, or begin with 0. */
export const AMOUNT =
  /(?<before>(?:฿|(?<!\p{L})thb)\s*)?(?<![\p{Script=Latin}\d.,/+#])(?<number>[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,6})(?<decimals>\.\d{1,2})?(?![\d]|[.,/]\d)(?<after>\s*(?:บาท|บ\.|(?:baht|thb)(?![\p{L}\d])|฿|[.,]-))?/giu;

const THAI_UNITS =
  'มล|มิลลิ|ซีซี|ลิตร|ก\\.|กก|กิโล|กรัม|มก|มคก|ไมโคร|ซม|มม|เซน|เมตร|นิ้ว|ฟุต|ออนซ์|ยูนิต|ชิ้น|เม็ด|แคป|ซอง|กล่อง|ขวด(?!นม)|แผ่น(?!แปะ|มาส|เจล|ตรวจ|รอง|ประคบ|ซับ)|อัน|คู่|ชุด(?!ตรวจ)|แพ็ค|แพ็ก|แพค|หลอด|กระปุก|ม้วน|ครั้ง|ชั่วโมง|ชม|นาที|วินาที|วัน|สัปดาห์|อาทิตย์|เดือน|ปี|ขวบ|คน|องศา|เปอร์เซ็นต์|แคล|เท่า|โดส|หยด|ช้อน|ฝา|วัตต์|หน่วย';
const LATIN_UNITS =
  'ml|cc|l|litres?|liters?|g|gm|grams?|kg|kilos?|mg|mcg|ug|µg|iu|units?|cm|mm|m|inch(?:es)?|ft|oz|pcs|pieces?|tabs?|tablets?|caps?|capsules?|sheets?|packs?|packets?|sachets?|boxes|bottles?|pairs?|times|h|hrs?|hours?|mins?|minutes?|secs?|seconds?|days?|weeks?|months?|mo|years?|yrs?|yo|k?cal|calories|degrees|c|f|percent|w|watts?|v|mah|x|doses?|drops?|people|bpm|mmhg';

/** Directly after a number, these make it no price. */
export const UNIT = new RegExp(
  String.raw`^(?:\s*(?:[%°+×]|${THAI_UNITS}|(?:${LATIN_UNITS})(?![\p{L}\p{M}]))|[\p{L}\p{M}]|[-–][\d\p{L}])`,
  'iu',
);

/** Before a limit without a currency: what is measured, unless a device is sought ("blood pressure monitor"). */
export const MEASURED =
  /(?:ความดัน(?:โลหิต)?|น้ำตาล(?:ในเลือด)?|ไข้|อุณหภูมิ|น้ำหนัก|อายุ|ชีพจร|ไขมัน|คอเลสเตอรอล|ออกซิเจน|ขนาด|ส่วนสูง|ปริมาณ)(?:ตัว|สูง)?\s*$|(?<!\p{L})(?:pressure|sugar|glucose|fever|temperature|weight|height|age[ds]?|rate|pulse|cholesterol|triglycerides?|oxygen|spo2|bmi|spf|dose|size)(?: is)?\s*$/iu;
export const DEVICE = /เครื่อง|ที่วัด|ปรอท|แถบ|แผ่นตรวจ|monitor|meter|strips?|scale|device|machine/iu;
/** Before an age. */
export const GROWN =
  /(?<!\p{L})(?:women|woman|men|man|adults?|seniors?|people|persons?|anyone|those|elderly)\s*$/iu;
export const YOUNG =
  /(?:เด็ก|ลูก|ทารก)\s*$|(?<!\p{L})(?:kids?|child|children|baby|babies|toddlers?|infants?)\s*$/iu;

/** Words that name no product, so that the price is all that is asked. */
export const ANYTHING =
  /^(?:(?:สินค้า|ของ|อะไร)(?:ก็ได้|ดี|ทั้งหมด)?|ทุกอย่าง|(?:all |any )?(?:products?|items?|things?|stuff)|all|anything|something|everything)$/iu;
/** Left over before a price. */
export const LOOSE_END =
  /(?:[\s,;:(–-]|(?<![\p{L}\p{M}])(?:for|at|in|that|which|is|are|with|and))+$/iu;
