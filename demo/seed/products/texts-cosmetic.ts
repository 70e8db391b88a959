/** Texts shared by several departments, `English|Thai`. */
export const cosmeticWarning =
  'For external use only. Avoid contact with eyes. Stop using if irritation occurs and see a doctor. Keep out of reach of children.|ใช้ภายนอกเท่านั้น ระวังอย่าให้เข้าตา หากเกิดการระคายเคืองให้หยุดใช้และพบแพทย์ เก็บให้พ้นมือเด็ก';

export const rinseWarning =
  'For external use only. If it gets into the eyes, rinse with plenty of water. Stop using if irritation occurs. Keep out of reach of children.|ใช้ภายนอกเท่านั้น หากเข้าตาให้ล้างด้วยน้ำสะอาดมากๆ หยุดใช้เมื่อเกิดการระคายเคือง เก็บให้พ้นมือเด็ก';

export const flammableWarning =
  'Flammable. Keep away from heat and flames. Do not spray into eyes or on broken skin. Keep out of reach of children.|ไวไฟ ห้ามใช้หรือวางใกล้ความร้อนและเปลวไฟ ห้ามฉีดเข้าตาหรือบนผิวที่มีแผล เก็บให้พ้นมือเด็ก';

/** `{+}` stands for the ingredients of the line. */
export const formulas = {
  cleanser:
    'Water, Glycerin, Sodium Cocoyl Glycinate, Cocamidopropyl Betaine, {+}, Citric Acid, Phenoxyethanol.|{+}, น้ำ, กลีเซอรีน (Glycerin), โซเดียมโคโคอิลไกลซิเนต (Sodium Cocoyl Glycinate), โคคามิโดโพรพิลบีเทน (Cocamidopropyl Betaine), กรดซิตริก, ฟีน็อกซีเอทานอล (Phenoxyethanol)',
  toner:
    'Water, Butylene Glycol, Glycerin, {+}, Betaine, Allantoin, 1,2-Hexanediol.|{+}, น้ำ, บิวทิลีนไกลคอล (Butylene Glycol), กลีเซอรีน (Glycerin), บีเทน (Betaine), อัลลันโทอิน (Allantoin), 1,2-เฮกเซนไดออล',
  serum:
    'Water, Glycerin, {+}, Propanediol, Xanthan Gum, Ethylhexylglycerin, Phenoxyethanol.|{+}, น้ำ, กลีเซอรีน (Glycerin), โพรเพนไดออล (Propanediol), แซนแทนกัม (Xanthan Gum), เอทิลเฮกซิลกลีเซอรีน, ฟีน็อกซีเอทานอล (Phenoxyethanol)',
  cream:
    'Water, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, {+}, Glyceryl Stearate, Tocopheryl Acetate, Phenoxyethanol.|{+}, น้ำ, กลีเซอรีน (Glycerin), คาไพรลิก/คาปริกไตรกลีเซอไรด์, ซีเทียริลแอลกอฮอล์ (Cetearyl Alcohol), กลีเซอริลสเตียเรต, วิตามินอี (Tocopheryl Acetate), ฟีน็อกซีเอทานอล (Phenoxyethanol)',
  gel: 'Water, Glycerin, {+}, Carbomer, Sodium Hydroxide, Panthenol, Phenoxyethanol.|{+}, น้ำ, กลีเซอรีน (Glycerin), คาร์โบเมอร์ (Carbomer), โซเดียมไฮดรอกไซด์, แพนทีนอล (Panthenol), ฟีน็อกซีเอทานอล (Phenoxyethanol)',
  oil: 'Caprylic/Capric Triglyceride, Helianthus Annuus Seed Oil, {+}, Tocopherol, Fragrance.|{+}, คาไพรลิก/คาปริกไตรกลีเซอไรด์, น้ำมันเมล็ดทานตะวัน (Helianthus Annuus Seed Oil), วิตามินอี (Tocopherol), น้ำหอม',
  clay: 'Water, Kaolin, Bentonite, Glycerin, {+}, Titanium Dioxide, Phenoxyethanol.|{+}, น้ำ, ดินขาว (Kaolin), เบนโทไนต์ (Bentonite), กลีเซอรีน (Glycerin), ไทเทเนียมไดออกไซด์, ฟีน็อกซีเอทานอล (Phenoxyethanol)',
  shampoo:
    'Water, Sodium Laureth Sulfate, Cocamidopropyl Betaine, {+}, Polyquaternium-10, Citric Acid, Fragrance, Sodium Benzoate.|{+}, น้ำ, โซเดียมลอเรทซัลเฟต (Sodium Laureth Sulfate), โคคามิโดโพรพิลบีเทน, โพลีควอเทอร์เนียม-10, กรดซิตริก, น้ำหอม, โซเดียมเบนโซเอต',
  conditioner:
    'Water, Cetearyl Alcohol, Behentrimonium Chloride, {+}, Dimethicone, Fragrance, Phenoxyethanol.|{+}, น้ำ, ซีเทียริลแอลกอฮอล์ (Cetearyl Alcohol), บีเฮนไตรโมเนียมคลอไรด์, ไดเมทิโคน (Dimethicone), น้ำหอม, ฟีน็อกซีเอทานอล',
  shower:
    'Water, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, {+}, Fragrance, Citric Acid, Sodium Benzoate.|{+}, น้ำ, โซเดียมลอเรทซัลเฟต (Sodium Laureth Sulfate), โคคามิโดโพรพิลบีเทน, กลีเซอรีน (Glycerin), น้ำหอม, กรดซิตริก, โซเดียมเบนโซเอต',
  soap: 'Sodium Palmate, Sodium Cocoate, Water, Glycerin, {+}, Fragrance, Tetrasodium EDTA.|{+}, โซเดียมปาล์มเมต (Sodium Palmate), โซเดียมโคโคเอต (Sodium Cocoate), น้ำ, กลีเซอรีน, น้ำหอม, เตตระโซเดียมอีดีทีเอ',
  scrub:
    'Sodium Chloride, Glycerin, {+}, Helianthus Annuus Seed Oil, Polysorbate 20, Fragrance.|{+}, เกลือทะเล (Sodium Chloride), กลีเซอรีน, น้ำมันเมล็ดทานตะวัน, โพลีซอร์เบต 20, น้ำหอม',
  sun: 'Water, Ethylhexyl Methoxycinnamate, Diethylamino Hydroxybenzoyl Hexyl Benzoate, Titanium Dioxide, {+}, Niacinamide, Phenoxyethanol.|{+}, น้ำ, เอทิลเฮกซิลเมทอกซีซินนาเมต (Ethylhexyl Methoxycinnamate), ไดเอทิลอะมิโนไฮดรอกซีเบนโซอิลเฮกซิลเบนโซเอต, ไทเทเนียมไดออกไซด์ (Titanium Dioxide), ไนอาซินาไมด์, ฟีน็อกซีเอทานอล',
  powder:
    'Talc, Mica, Silica, Dimethicone, Zinc Stearate, {+}, Iron Oxides (CI 77491, CI 77492, CI 77499).|ทัลก์ (Talc), ไมกา (Mica), ซิลิกา (Silica), ไดเมทิโคน, ซิงก์สเตียเรต, {+}, ไอเอิร์นออกไซด์ (CI 77491, CI 77492, CI 77499)',
  foundation:
    'Water, Cyclopentasiloxane, Titanium Dioxide, Butylene Glycol, Dimethicone, {+}, Iron Oxides, Phenoxyethanol.|น้ำ, ไซโคลเพนตะไซลอกเซน, ไทเทเนียมไดออกไซด์, บิวทิลีนไกลคอล, ไดเมทิโคน, {+}, ไอเอิร์นออกไซด์, ฟีน็อกซีเอทานอล',
  lip: 'Diisostearyl Malate, Ricinus Communis Seed Oil, Synthetic Wax, Butyrospermum Parkii Butter, Tocopherol, Mica, CI 15850, CI 77891.|ไดไอโซสเตียริลมาเลต, น้ำมันละหุ่ง (Ricinus Communis Seed Oil), แว็กซ์, เชียบัตเตอร์, วิตามินอี, ไมกา, CI 15850, CI 77891',
  mascara:
    'Water, Beeswax, Copernicia Cerifera Wax, Acrylates Copolymer, Glyceryl Stearate, Panthenol, Iron Oxides (CI 77499).|น้ำ, ขี้ผึ้ง (Beeswax), คาร์นอบาแว็กซ์, อะคริเลตโคโพลิเมอร์, กลีเซอริลสเตียเรต, แพนทีนอล, ไอเอิร์นออกไซด์ (CI 77499)',
  polish:
    'Ethyl Acetate, Butyl Acetate, Nitrocellulose, Acetyl Tributyl Citrate, Isopropyl Alcohol, Silica, Colourants.|เอทิลอะซีเตต, บิวทิลอะซีเตต, ไนโตรเซลลูโลส, อะซีทิลไตรบิวทิลซิเตรต, ไอโซโพรพิลแอลกอฮอล์, ซิลิกา, สี',
  perfume:
    'Alcohol Denat., Fragrance (Parfum), Water, Linalool, Limonene, Citronellol.|แอลกอฮอล์ (Alcohol Denat.), น้ำหอม (Parfum), น้ำ, ลินาลูล (Linalool), ลิโมนีน (Limonene), ซิโตรเนลลอล (Citronellol)',
} as const;
