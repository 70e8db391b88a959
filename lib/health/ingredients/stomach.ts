import { ingredientsOf } from '../table.ts';

/** Stomach and bowel; minerals, vitamins, food supplements and herbs. Columns: `ingredientsOf`. */
export const STOMACH = ingredientsOf(`
omeprazole | Omeprazole | โอเมพราโซล | A02BC01 | ppi | 40 | BNF |
esomeprazole | Esomeprazole | เอสโอเมพราโซล | A02BC05 | ppi | 40 | BNF |
lansoprazole | Lansoprazole | แลนโซพราโซล | A02BC03 | ppi | 30 | BNF |
pantoprazole | Pantoprazole | แพนโทพราโซล | A02BC02 | ppi | 40 | BNF |
famotidine | Famotidine | ฟาโมทิดีน | A02BA03 | | 80 | BNF |
aluminium-hydroxide | Aluminium hydroxide | อะลูมิเนียมไฮดรอกไซด์ | A02AB01 | metal | | BNF | dried aluminium hydroxide, อะลูมินา
magnesium-hydroxide | Magnesium hydroxide | แมกนีเซียมไฮดรอกไซด์ | A02AA04 | metal, magnesium | | BNF | milk of magnesia
calcium-carbonate | Calcium carbonate | แคลเซียมคาร์บอเนต | A02AC01 | metal | | BNF |
sodium-bicarbonate | Sodium bicarbonate | โซเดียมไบคาร์บอเนต | A02AH | | | BNF | baking soda, โซดามินท์
sodium-alginate | Sodium alginate | โซเดียมอัลจิเนต | A02BX13 | | | BNF | alginic acid, alginate, อัลจิเนต
bismuth-subsalicylate | Bismuth subsalicylate | บิสมัทซับซาลิไซเลต | A07BB | salicylate, metal | 4200 | US label |
simethicone | Simethicone | ไซเมทิโคน | A03AX13 | | 500 | US label | simeticone, แอร์เอ็กซ์, Air-X
domperidone | Domperidone | ดอมเพอริโดน | A03FA03 | qt | 30 | EMA 2014 | Motilium, โมทิเลียม
metoclopramide | Metoclopramide | เมโทโคลพราไมด์ | A03FA01 | | 30 | EMA 2013 | Plasil
loperamide | Loperamide | โลเพอราไมด์ | A07DA03 | qt | 16 | BNF | Imodium, อิโมเดียม
hyoscine | Hyoscine butylbromide | ไฮออสซีน | A03BB01 | anticholinergic | 80 | BNF | Buscopan, บัสโคพาน, hyoscine
activated-charcoal | Activated charcoal | ผงถ่านกัมมันต์ | A07BA01 | | | Thai National List | charcoal, ถ่านกัมมันต์, คาร์บอน
bisacodyl | Bisacodyl | บิซาโคดิล | A06AB02 | laxative | 20 | BNF | Dulcolax
senna | Senna | มะขามแขก | A06AB06 | laxative | 30 | BNF | sennosides, sennoside, เซนโนไซด์
lactulose | Lactulose | แล็กทูโลส | A06AD11 | | | BNF |
glycerin | Glycerin suppository | กลีเซอรีนเหน็บ | A06AG04 | | | BNF |
potassium-chloride | Potassium chloride | โพแทสเซียมคลอไรด์ | A12BA01 | potassium-raising | | BNF |
iron | Iron | ธาตุเหล็ก | B03AA | metal | | BNF | ferrous fumarate, ferrous sulfate, ferrous bisglycinate, เฟอร์รัสฟูมาเรต, เฟอร์รัสบิสไกลซิเนต
calcium | Calcium | แคลเซียม | A12AA | metal | | BNF | calcium salts, เกลือแคลเซียม
magnesium | Magnesium | แมกนีเซียม | A12CC | metal | | BNF | magnesium salts, magnesium oxide, magnesium citrate, เกลือแมกนีเซียม, แมกนีเซียมออกไซด์
zinc | Zinc | สังกะสี | A12CB | metal | | BNF | zinc gluconate, zinc amino acid chelate, ซิงก์กลูโคเนต, ซิงก์
vitamin-a | Vitamin A | วิตามินเอ | A11CA01 | retinoid | | BNF | retinol, vitamins a, เรตินอล
vitamin-d | Vitamin D3 | วิตามินดี | A11CC05 | | | BNF | cholecalciferol, colecalciferol, โคลีแคลซิเฟอรอล
vitamin-k | Vitamin K | วิตามินเค | B02BA | | | BNF | menaquinone-7, vitamin k2, วิตามินเค 2
vitamin-b6 | Vitamin B6 | วิตามินบี 6 | A11HA02 | | 100 | EFSA; US upper level | pyridoxine, ไพริดอกซีน, บี 6
vitamin-c | Vitamin C | วิตามินซี | A11GA01 | | 2000 | US upper level | ascorbic acid, กรดแอสคอร์บิก
fish-oil | Fish oil | น้ำมันปลา | C10AX06 | fish, bleeding-herb | | Product labels | omega-3, โอเมก้า 3
krill-oil | Krill oil | น้ำมันคริลล์ | | shellfish, bleeding-herb | | Product labels |
ginkgo | Ginkgo | แปะก๊วย | N06DX02 | bleeding-herb | | EMA herbal monograph | ginkgo biloba
garlic | Garlic extract | สารสกัดกระเทียม | | bleeding-herb | | EMA herbal monograph | กระเทียม, garlic
turmeric | Turmeric | ขมิ้นชัน | | bleeding-herb | | EMA herbal monograph | Curcuma longa, curcumin, ขมิ้น
zinc-oxide | Zinc oxide | ซิงก์ออกไซด์ | D02AB | | | BNF |
black-ginger | Black ginger | กระชายดำ | | | | Product labels |
ginger | Ginger | ขิง | | bleeding-herb | | EMA herbal monograph | Zingiber officinale
st-johns-wort | St John’s wort | เซนต์จอห์นเวิร์ต | N06AX25 | enzyme-inducer, serotonergic | | EMA herbal monograph | hypericum, st john's wort
`);
