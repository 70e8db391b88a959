import { ingredientsOf } from '../table.ts';

/** Pain, fever, inflammation, muscles and joints. Columns: `ingredientsOf`. */
export const PAIN = ingredientsOf(`
paracetamol | Paracetamol | พาราเซตามอล | N02BE01 | | 4000 | BNF; Thai FDA label | acetaminophen, Tylenol, Sara, ไทลินอล, ซาร่า, ยาพารา, พาราเซทตามอล
ibuprofen | Ibuprofen | ไอบูโพรเฟน | M01AE01 | nsaid | 1200 | BNF: without a prescription | Nurofen, Brufen, ไอบูโปรเฟน, นูโรเฟน
naproxen | Naproxen | นาพรอกเซน | M01AE02 | nsaid | 1000 | BNF | นาโปรเซน, naprosyn
diclofenac | Diclofenac | ไดโคลฟีแนก | M01AB05 | nsaid | 150 | BNF | Voltaren, ไดโคลฟีแนค, โวลทาเรน
mefenamic-acid | Mefenamic acid | กรดมีเฟนามิก | M01AG01 | nsaid | 1500 | BNF | Ponstan, พอนสแตน, mefenamic
piroxicam | Piroxicam | ไพรอกซิแคม | M01AC01 | nsaid | 20 | BNF |
meloxicam | Meloxicam | เมล็อกซิแคม | M01AC06 | nsaid | 15 | BNF |
indometacin | Indometacin | อินโดเมทาซิน | M01AB01 | nsaid | 200 | BNF | indomethacin
celecoxib | Celecoxib | เซเลค็อกซิบ | M01AH01 | nsaid, sulfonamide | 400 | BNF | Celebrex
etoricoxib | Etoricoxib | เอทอริค็อกซิบ | M01AH05 | nsaid | 90 | BNF | Arcoxia
aspirin | Aspirin | แอสไพริน | N02BA01 | nsaid, salicylate, antiplatelet | 4000 | BNF | acetylsalicylic acid, แอสไพรีน
methyl-salicylate | Methyl salicylate | เมทิลซาลิไซเลต | M02AC | salicylate | | BNF: rubefacients | oil of wintergreen, น้ำมันระกำ
salicylic-acid | Salicylic acid | กรดซาลิไซลิก | D01AE12 | salicylate | | BNF |
tramadol | Tramadol | ทรามาดอล | N02AX02 | opioid, serotonergic, sedative | 400 | BNF | ทรามาดอน
codeine | Codeine | โคเดอีน | R05DA04 | opioid, sedative | 240 | BNF |
morphine | Morphine | มอร์ฟีน | N02AA01 | opioid, sedative | | BNF |
opium | Camphorated opium tincture | ทิงเจอร์ฝิ่นการบูร | A07DA02 | opioid, sedative | | Thai National List: brown mixture | opium, ฝิ่น, brown mixture, ยาแก้ไอน้ำดำ
orphenadrine | Orphenadrine | ออร์เฟนาดรีน | M03BC01 | anticholinergic, sedative | 200 | US label | Norgesic, นอร์จีสิก
tolperisone | Tolperisone | โทลเพริโซน | M03BX04 | | 450 | Summary of product characteristics |
colchicine | Colchicine | โคลชิซีน | M04AC01 | | | BNF |
allopurinol | Allopurinol | อัลโลพูรินอล | M04AA01 | | 900 | BNF |
menthol | Menthol | เมนทอล | D04AX | | | BNF |
camphor | Camphor | การบูร | D04AX | | | BNF |
eugenol | Eugenol | ยูจีนอล | N01BX | | | BNF | clove oil, clove, กานพลู
lidocaine | Lidocaine | ลิโดเคน | N01BB02 | local-anaesthetic | | BNF | lignocaine, ไลโดเคน, xylocaine
benzocaine | Benzocaine | เบนโซเคน | N01BA05 | local-anaesthetic | | US label |
glucosamine | Glucosamine | กลูโคซามีน | M01AX05 | shellfish | | BNF: made of shellfish |
chondroitin | Chondroitin | คอนดรอยติน | M01AX25 | | | Product labels |
`);
