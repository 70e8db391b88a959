import type { attributeValues, attributes } from '../../server/modules/search/schema.ts';
import { categoryOf } from './products/combinations.ts';
import type { ProductSeed } from './types.ts';

interface Rule {
  readonly value: string;
  readonly name: string;
  /** Matches English product names that have it. */
  readonly says: RegExp;
}

interface AttributeSeed {
  readonly key: string;
  /** `English|Thai`. */
  readonly name: string;
  /** Categories (below 100) and departments whose products can have it. */
  readonly of: readonly number[];
  /** Names that never have it, regardless of the rules. */
  readonly never?: RegExp;
  readonly rules: readonly Rule[];
}

/** A row `value|English|Thai` with its pattern. */
function rule(row: string, says: RegExp): Rule {
  const [value = '', ...name] = row.split('|');
  return { value, name: name.join('|'), says };
}

const FACE = [101, 102, 103, 104, 105, 106, 107, 108, 205, 902];
const HAIR = [301, 302, 303, 306, 903];
const FOOD = [501, 503, 601, 602, 603, 7, 805, 13];

export const attributeSeeds: readonly AttributeSeed[] = [
  {
    key: 'skin-type',
    name: 'Skin type|สภาพผิว',
    of: [...FACE, 201, 4, 803, 904],
    rules: [
      rule('dry|Dry skin|ผิวแห้ง', /Hydrating|Moist|Barrier Repair|Shea|Dry Skin|Intense Repair/),
      rule('oily|Oily skin|ผิวมัน', /Oil Control|Oil Free|Matte|Pore|Clay Mask|Clarifying/),
      rule(
        'acne-prone|Acne-prone skin|ผิวเป็นสิวง่าย',
        /Acne|Salicylic|Tea Tree|Clarifying|Oil Control/,
      ),
      rule(
        'sensitive|Sensitive skin|ผิวแพ้ง่าย',
        /Soothing|Sensitive|Gentle|Cica|Calm|Mild|Fragrance Free|Barrier Repair|\bBaby\b/,
      ),
      rule('dull|Dull skin|ผิวหมองคล้ำ', /Brightening|Glow|Tone-Up|Vitamin C/),
    ],
  },
  {
    key: 'concern',
    name: 'Concern|ปัญหาที่ต้องการดูแล',
    of: [...FACE, ...HAIR, 4, 703, 806],
    rules: [
      rule('hydration|Dryness|ความแห้งกร้าน', /Hydrating|Moistur|Moist\b|Moisture/),
      rule(
        'brightening|Dark spots and dullness|จุดด่างดำและความหมองคล้ำ',
        /Brightening|Tone-Up|Glutathione|Vitamin C/,
      ),
      rule(
        'firming|Lines and firmness|ริ้วรอยและความกระชับ',
        /Firming|Collagen|Peptide|Bakuchiol|Stretch Mark/,
      ),
      rule('pores|Pores|รูขุมขนกว้าง', /Pore/),
      rule('acne|Acne|สิว', /Acne|Salicylic|Clarifying/),
      rule('redness|Redness|ผิวแดงระคายเคือง', /Soothing|Cica|Calm/),
      rule('barrier|Weak skin barrier|เกราะผิวอ่อนแอ', /Barrier/),
      rule('damage|Damaged hair|ผมเสีย', /Damage Repair/),
      rule('hair-fall|Hair fall|ผมขาดหลุดร่วง', /Anti-Breakage|Tonic/),
      rule('frizz|Frizz|ผมชี้ฟู', /Smooth & Sleek/),
      rule('scalp|Scalp|หนังศีรษะ', /Scalp/),
    ],
  },
  {
    key: 'hair-type',
    name: 'Hair type|สภาพเส้นผม',
    of: HAIR,
    rules: [
      rule('dry|Dry hair|ผมแห้ง', /Moisture|Hair Oil|Hair Mask/),
      rule('damaged|Damaged hair|ผมเสีย', /Damage Repair|Keratin/),
      rule('coloured|Coloured hair|ผมทำสี', /Colour Care/),
      rule('fine|Fine hair|ผมเส้นเล็กลีบแบน', /Volume|Light Conditioner|Biotin/),
      rule('frizzy|Frizzy hair|ผมชี้ฟู', /Smooth & Sleek/),
      rule('oily|Oily scalp|หนังศีรษะมัน', /Scalp|Balancing|Cool Mint/),
    ],
  },
  {
    key: 'form',
    name: 'Texture and form|เนื้อสัมผัสและรูปแบบ',
    of: [1, 2, 3, 4, 501, 6, 7, 802, 803, 9, 1103, 14],
    rules: [
      rule('cream|Cream|ครีม', /Cream|Butter|Moisturiser/),
      rule('gel|Gel|เจล', /\bGel\b|Jelly/),
      rule('lotion|Lotion|โลชั่น', /Lotion|Cleansing Milk|Conditioner/),
      rule('serum|Serum|เซรั่ม', /Serum|Ampoule|Booster|Essence/),
      rule(
        'oil|Oil|ออยล์',
        /\b(?:Facial|Hair|Body|Shower|Cleansing|Massage|Cuticle|Baby|Roll-On) Oil\b/,
      ),
      rule('foam|Foam and mousse|โฟมและมูส', /Foam|Mousse|Bubble|Face Wash/),
      rule('spray|Spray and mist|สเปรย์และมิสต์', /Spray|Mist\b/),
      rule('powder|Powder|ผงและแป้ง', /Powder|Granules/),
      rule('stick|Stick and pencil|แบบแท่ง', /Stick\b|Lipstick|Pencil/),
      rule('bar|Bar|แบบก้อน', /\bSoap\b|Shampoo Bar/),
      rule('balm|Balm and ointment|บาล์มและขี้ผึ้ง', /Balm|Ointment/),
      rule('sheet|Sheet and patch|แผ่นและแผ่นแปะ', /Sheet Mask|Patch|Pads|Wipes|Plaster/),
      rule('tablet|Tablets|ชนิดเม็ด', /tablets?\b/),
      rule('capsule|Capsules|แคปซูล', /capsules?\b|softgels?\b/),
      rule('gummy|Gummies|กัมมี่', /[Gg]ummies/),
      rule('liquid|Liquid|ชนิดน้ำ', /Syrup|Suspension|Liquid|Shot\b|Toner|Water\b/),
    ],
  },
  {
    key: 'scent',
    name: 'Scent|กลิ่น',
    of: [4, 903, 904, 10, 14],
    rules: [
      rule(
        'floral|Floral|ดอกไม้',
        /Jasmine|Rose|Lotus|Sakura|Cherry Blossom|Ylang|Champaca|Frangipani|Peony|Lavender|Blossom/,
      ),
      rule('fruity|Fruity|ผลไม้', /Peach|Mango\b|Lychee|Pear\b|Fig\b|Coconut|Apple|Berry/),
      rule('citrus|Citrus|ซิตรัส', /Pomelo|Lemon|Lime|Bergamot|Orange|Yuzu|Citrus/),
      rule('woody|Woody|ไม้หอม', /Sandalwood|Cedar|Amber|Vetiver|Oud|Bamboo/),
      rule(
        'herbal|Herbal|สมุนไพร',
        /Lemongrass|Plai|Pandan|Turmeric|Green Tea|Tamarind|Eucalyptus|Citronella/,
      ),
      rule('fresh|Fresh|สดชื่น', /Sea Salt|Fresh|Cool\b|Mint|Ocean|Cotton|Aqua|Blue Hour/),
      rule('sweet|Sweet and warm|หวานอบอุ่น', /Vanilla|Honey|Milk|Musk|Shea/),
      rule('unscented|Unscented|ไม่มีกลิ่น', /Unscented|Fragrance Free/),
    ],
  },
  {
    key: 'flavour',
    name: 'Flavour|รสชาติ',
    of: FOOD,
    never: /capsules?\b|softgels?\b|Extract|Seeds|Honey \d/,
    rules: [
      rule('mint|Mint|มินต์', /Mint|Menthol/),
      rule('orange|Orange|ส้ม', /Orange|Tangerine|Yuzu/),
      rule('lemon|Lemon and lime|เลมอนและมะนาว', /Lemon|Lime\b/),
      rule('berry|Berries|เบอร์รี', /[Bb]err(?:y|ies)|Blackcurrant|Cherry|Grape/),
      rule(
        'tropical|Tropical fruit|ผลไม้เมืองร้อน',
        /Mango\b|Pineapple|Lychee|Passion|Guava|Coconut|Banana|Longan/,
      ),
      rule('chocolate|Chocolate and coffee|ช็อกโกแลตและกาแฟ', /Chocolate|Cocoa|Coffee|Mocha/),
      rule('vanilla|Vanilla and milk|วานิลลาและนม', /Vanilla|\bMilk\b|Yoghurt|Caramel/),
      rule(
        'herbal|Herbal|สมุนไพร',
        /Herbal|Ginger|Roselle|Bael|Chrysanthemum|Liquorice|Butterfly Pea|Turmeric/,
      ),
      rule('savoury|Savoury|คาว', /Tom Yum|Larb|Seaweed|Wasabi|Chicken|Pork|Salmon|Shrimp|Spicy/),
      rule('plain|Plain|ธรรมชาติ', /Original|Unsweetened|Plain\b|Unflavoured/),
    ],
  },
  {
    key: 'free-from',
    name: 'Free from|ปราศจาก',
    of: [1, 2, 3, 4, 5, 7, 8, 11, 13, 14],
    rules: [
      rule('fragrance|Fragrance|น้ำหอม', /Fragrance[- ]Free|Unscented/),
      rule('sulfate|Sulfates|ซัลเฟต', /Sulfate-Free/),
      rule('sugar|Sugar|น้ำตาล', /Sugar[- ]Free|Zero Sugar|Sweetener|Unsweetened|Xylitol/),
      rule('alcohol|Alcohol|แอลกอฮอล์', /Alcohol[- ]Free|Zero Alcohol/),
      rule('oil|Oil|น้ำมัน', /Oil[- ]Free/),
      rule('latex|Latex|ลาเท็กซ์', /Latex-Free/),
    ],
  },
  {
    key: 'age',
    name: 'For whom|เหมาะสำหรับ',
    of: [1, 5, 6, 7, 8, 11, 12, 14],
    rules: [
      rule(
        'baby|Babies|ทารกและเด็กเล็ก',
        /\bBaby\b|Nappy|\bNB\b|\d m\+|Teats|Wide Neck Bottle|Training Cup|Bib\b|Foaming Bath/,
      ),
      rule('kids|Children|เด็ก', /\bKids?\b|Child/),
      rule('teens|Teenagers|วัยรุ่น', /Teen/),
      rule('mothers|Mothers|คุณแม่', /Maternity|Nursing|Nipple|Stretch Mark|Breast Milk/),
      rule(
        'seniors|Seniors|ผู้สูงอายุ',
        /Adult (?:Pants|Tape)|Bladder|Bed Pads|Denture|Glucosamine|\b50\+/,
      ),
    ],
  },
  {
    key: 'spf',
    name: 'Sun protection|ค่ากันแดด',
    of: [106, 201, 803, 902],
    rules: [
      rule('30|SPF30|SPF30', /SPF30/),
      rule('50|SPF50|SPF50', /SPF50(?!\+)/),
      rule('50-plus|SPF50+|SPF50+', /SPF50\+/),
    ],
  },
];

/** Attributes of a product, as `key:value` pairs in the order of the keys. */
export function attributesOf({ name, departmentId }: ProductSeed, brand: string): string[] {
  const places = [departmentId, categoryOf(departmentId)];
  const said = name.en.replace(brand, '');
  return attributeSeeds
    .filter(({ of, never }) => of.some((place) => places.includes(place)) && !never?.test(said))
    .flatMap(({ key, rules }) =>
      rules.filter(({ says }) => says.test(said)).map(({ value }) => `${key}:${value}`),
    );
}

export function attributeRows(): (typeof attributes.$inferInsert)[] {
  return attributeSeeds.map(({ key, name }, index) => ({
    key,
    ...named(name),
    position: index + 1,
  }));
}

export function attributeValueRows(): (typeof attributeValues.$inferInsert)[] {
  return attributeSeeds.flatMap(({ key, rules }) =>
    rules.map(({ value, name }, index) => ({ key, value, ...named(name), position: index + 1 })),
  );
}

function named(row: string): { nameEn: string; nameTh: string } {
  const [nameEn = '', nameTh = ''] = row.split('|');
  return { nameEn, nameTh };
}
