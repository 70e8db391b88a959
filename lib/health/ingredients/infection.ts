import { ingredientsOf } from '../table.ts';

/** Infections, worms, wounds. Columns: `ingredientsOf`. */
export const INFECTION = ingredientsOf(`
amoxicillin | Amoxicillin | อะม็อกซีซิลลิน | J01CA04 | penicillin | 3000 | BNF | amoxycillin, อะม็อกซิซิลลิน, อะม็อกซี
clavulanic-acid | Clavulanic acid | กรดคลาวูลานิก | J01CR02 | penicillin | 375 | BNF: with amoxicillin | clavulanate, co-amoxiclav, Augmentin, ออกเมนติน
ampicillin | Ampicillin | แอมพิซิลลิน | J01CA01 | penicillin | 4000 | BNF |
dicloxacillin | Dicloxacillin | ไดคลอกซาซิลลิน | J01CF01 | penicillin | 4000 | Thai National List |
cloxacillin | Cloxacillin | คลอกซาซิลลิน | J01CF02 | penicillin | 4000 | Thai National List |
penicillin-v | Penicillin V | เพนิซิลลินวี | J01CE02 | penicillin | 4000 | BNF | phenoxymethylpenicillin
cefalexin | Cefalexin | เซฟาเล็กซิน | J01DB01 | cephalosporin | 6000 | BNF | cephalexin
cefixime | Cefixime | เซฟิซิม | J01DD08 | cephalosporin | 400 | BNF |
cefdinir | Cefdinir | เซฟดิเนียร์ | J01DD15 | cephalosporin | 600 | US label |
erythromycin | Erythromycin | อีริโทรมัยซิน | J01FA01 | macrolide, cyp3a4-inhibitor, qt | 4000 | BNF | อิริโทรมัยซิน
azithromycin | Azithromycin | อะซิโทรมัยซิน | J01FA10 | macrolide, qt | 500 | BNF |
clarithromycin | Clarithromycin | คลาริโทรมัยซิน | J01FA09 | macrolide, cyp3a4-inhibitor, qt | 1000 | BNF |
roxithromycin | Roxithromycin | ร็อกซิโทรมัยซิน | J01FA06 | macrolide, qt | 300 | Thai National List |
doxycycline | Doxycycline | ดอกซีไซคลิน | J01AA02 | tetracycline | 200 | BNF | ด็อกซีไซคลิน
tetracycline | Tetracycline | เตตราไซคลีน | J01AA07 | tetracycline | 2000 | BNF | เตตราซัยคลิน
ciprofloxacin | Ciprofloxacin | ซิโพรฟลอกซาซิน | J01MA02 | quinolone, qt | 1500 | BNF |
norfloxacin | Norfloxacin | นอร์ฟลอกซาซิน | J01MA06 | quinolone, qt | 800 | Thai National List |
ofloxacin | Ofloxacin | โอฟลอกซาซิน | J01MA01 | quinolone, qt | 800 | BNF |
levofloxacin | Levofloxacin | ลีโวฟลอกซาซิน | J01MA12 | quinolone, qt | 1000 | BNF |
sulfamethoxazole | Sulfamethoxazole | ซัลฟาเมท็อกซาโซล | J01EE01 | sulfonamide | 2400 | BNF: co-trimoxazole | co-trimoxazole, cotrimoxazole, Bactrim, แบคทริม
trimethoprim | Trimethoprim | ไตรเมโทพริม | J01EA01 | potassium-raising | 400 | BNF |
sulfadiazine | Sulfadiazine | ซัลฟาไดอะซีน | J01EC02 | sulfonamide | | BNF | silver sulfadiazine
sulfasalazine | Sulfasalazine | ซัลฟาซาลาซีน | A07EC01 | sulfonamide, salicylate | | BNF |
metronidazole | Metronidazole | เมโทรนิดาโซล | P01AB01 | | 2400 | BNF |
clindamycin | Clindamycin | คลินดามัยซิน | J01FF01 | | 1800 | BNF |
neomycin | Neomycin | นีโอมัยซิน | D06AX04 | aminoglycoside | | BNF |
gentamicin | Gentamicin | เจนตามัยซิน | D06AX07 | aminoglycoside | | BNF |
rifampicin | Rifampicin | ไรแฟมพิซิน | J04AB02 | enzyme-inducer | | BNF | rifampin
isoniazid | Isoniazid | ไอโซไนอะซิด | J04AC01 | | 300 | BNF |
clotrimazole | Clotrimazole | โคลไตรมาโซล | D01AC01 | azole | | BNF |
ketoconazole | Ketoconazole | คีโตโคนาโซล | D01AC08 | azole, cyp3a4-inhibitor, qt | | BNF |
itraconazole | Itraconazole | อิทราโคนาโซล | J02AC02 | azole, cyp3a4-inhibitor | 400 | BNF |
fluconazole | Fluconazole | ฟลูโคนาโซล | J02AC01 | azole, cyp3a4-inhibitor, qt | 400 | BNF |
terbinafine | Terbinafine | เทอร์บินาฟีน | D01BA02 | | 250 | BNF |
aciclovir | Aciclovir | อะไซโคลเวียร์ | J05AB01 | | 4000 | BNF | acyclovir
mebendazole | Mebendazole | มีเบนดาโซล | P02CA01 | | 200 | BNF |
albendazole | Albendazole | อัลเบนดาโซล | P02CA03 | | 800 | Thai National List |
povidone-iodine | Povidone-iodine | โพวิโดนไอโอดีน | D08AG02 | iodine | | BNF | เบตาดีน, Betadine, โพวิโดน-ไอโอดีน
benzoic-acid | Benzoic acid | กรดเบนโซอิก | D01AE | | | Thai National List: Whitfield’s ointment |
andrographis | Andrographis | ฟ้าทะลายโจร | | bleeding-herb | | Thai National List of herbs | Andrographis paniculata, fah talai jone
`);
