import { ingredientsOf } from '../table.ts';

/** Colds, coughs, allergies, asthma. Columns: `ingredientsOf`. */
export const BREATHING = ingredientsOf(`
chlorpheniramine | Chlorpheniramine | คลอร์เฟนิรามีน | R06AB04 | antihistamine, anticholinergic, sedative | 24 | BNF | chlorphenamine, CPM, ซีพีเอ็ม
brompheniramine | Brompheniramine | บรอมเฟนิรามีน | R06AB01 | antihistamine, anticholinergic, sedative | 24 | US label |
diphenhydramine | Diphenhydramine | ไดเฟนไฮดรามีน | R06AA02 | antihistamine, anticholinergic, sedative | 300 | US label | Benadryl
dimenhydrinate | Dimenhydrinate | ไดเมนไฮดริเนต | R06AA11 | antihistamine, anticholinergic, sedative | 400 | US label | Dramamine, ดรามามีน
hydroxyzine | Hydroxyzine | ไฮดรอกไซซีน | N05BB01 | antihistamine, anticholinergic, sedative, qt | 100 | BNF; EMA 2015 | Atarax
cyproheptadine | Cyproheptadine | ไซโปรเฮปตาดีน | R06AX02 | antihistamine, anticholinergic, sedative | 32 | BNF |
loratadine | Loratadine | ลอราทาดีน | R06AX13 | antihistamine | 10 | BNF | Clarityne
desloratadine | Desloratadine | เดสลอราทาดีน | R06AX27 | antihistamine | 5 | BNF |
cetirizine | Cetirizine | เซทิริซีน | R06AE07 | antihistamine | 10 | BNF | Zyrtec, เซทิไรซีน
levocetirizine | Levocetirizine | ลีโวเซทิริซีน | R06AE09 | antihistamine | 5 | BNF |
fexofenadine | Fexofenadine | เฟกโซเฟนาดีน | R06AX26 | antihistamine | 180 | BNF | Telfast
pseudoephedrine | Pseudoephedrine | ซูโดอีเฟดรีน | R01BA02 | decongestant | 240 | BNF |
phenylephrine | Phenylephrine | ฟีนิลเอฟรีน | R01BA03 | decongestant | 60 | US label |
oxymetazoline | Oxymetazoline | ออกซีเมตาโซลีน | R01AA05 | decongestant | | BNF | Iliadin
dextromethorphan | Dextromethorphan | เดกซ์โทรเมทอร์แฟน | R05DA09 | opioid, serotonergic, sedative | 120 | US label | เด็กซ์โตรเมทอร์แฟน
bromhexine | Bromhexine | บรอมเฮกซีน | R05CB02 | | 48 | Product labels |
ambroxol | Ambroxol | แอมบรอกซอล | R05CB06 | | 120 | Product labels |
acetylcysteine | Acetylcysteine | อะเซทิลซิสเทอีน | R05CB01 | | 600 | BNF | NAC, ฟลูอิมูซิล
carbocisteine | Carbocisteine | คาร์โบซิสเทอีน | R05CB03 | | 2250 | BNF |
guaifenesin | Guaifenesin | ไกวเฟนิซิน | R05CA03 | | 2400 | US label |
liquorice | Liquorice | ชะเอมเทศ | R05 | | | EMA herbal monograph | licorice, glycyrrhiza, สารสกัดชะเอม
antimony | Antimony potassium tartrate | แอนติโมนีโพแทสเซียมทาร์เทรต | R05 | | | Thai National List: brown mixture |
salbutamol | Salbutamol | ซัลบูทามอล | R03AC02 | | | BNF | albuterol, Ventolin, เวนโทลิน
theophylline | Theophylline | ทีโอฟิลลีน | R03DA04 | | | BNF | aminophylline
montelukast | Montelukast | มอนเทลูคาสต์ | R03DC03 | | 10 | BNF |
emblica | Emblica | มะขามป้อม | | | | Thai National List of herbs | Phyllanthus emblica
`);
