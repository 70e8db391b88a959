import { rowsOf } from './rows.ts';

/** Kinds of article by department, in the words of shoppers. */
export const kindsEnglish = rowsOf(String.raw`
face cleanser ; cleanser for face | dept=101,108,902 /Clean|Wash|Foam/
cleansing balm | /Cleansing Balm/
cleansing oil | /Cleansing Oil/
micellar water ; micellar | /Micellar/
makeup wipes ; make up wipes | /Make-up Wipes/
makeup remover | dept=205 ~ /Cleansing Balm/
toner pads | /Toner Pads/
face mist | /Facial Mist/
ampoule | /Ampoule/
face oil ; facial oil | /Facial Oil/
night cream | /Night Cream/
day cream | /Day Cream/
gel cream | /Gel Cream/
eye patches ; under eye mask | /Eye Patches/
clay mask ; mud mask | /Clay Mask/
overnight mask ; sleeping mask | /Sleeping Mask/
lip balm ; chapstick | /Lip Balm/
lip mask | /Lip Sleeping Mask/
spot treatment | /Acne Spot Gel/
body sunscreen | /Body Sun Lotion/
sunscreen stick | /Sun Stick/
sunscreen spray | /Sun Spray/
blusher ; blush | /Blush/
concealer | /Concealer/
cushion foundation | /Cushion/ ~ /Foundation/
pressed powder | /Powder Foundation/
setting spray | /Setting Spray/
eyeliner ; eye liner | /Eyeliner/
eyebrow pencil | /Brow Pencil/
fake lashes ; false eyelashes | /False Lashes/
eyeshadow palette | /Eyeshadow/
lip gloss | /Lip Gloss/
lip tint | /Lip Tint/
lip liner | /Lip Liner/
fake nails ; press on nails | /Press-On Nails/
nail oil ; cuticle oil | /Cuticle Oil/
eyelash curler | /Eyelash Curler/
tweezers | /Tweezers/
makeup brushes | /Make-up Brush/
beauty blender ; makeup sponge | /Make-up Sponge/
dry shampoo | /Dry Shampoo/
shampoo bar ; solid shampoo | /Shampoo Bar/
mens shampoo ; shampoo for men | /Men Shampoo/ ~ /Men Body & Hair/
conditioner | dept=302
leave in conditioner | /Leave-On Conditioner/
hair oil | /Hair Oil/ ~ dept=303
hair serum | /Hair Serum/
hair tonic | /Hair Tonic/
hair gel | /Hair Gel|Styling Gel/
hair mousse | /Styling Mousse/
hairspray | /Hair Spray/
hair wax ; pomade | /Hair Clay|Pomade/
scalp scrub | /Scalp Scrub/
cover grey hair | /Grey Cover/
shower gel | /Shower Gel/
shower cream | /Shower Cream/
shower oil | /Shower Oil/
bar soap | /Soap/
body butter | /Body Butter/
body scrub | dept=404 /Scrub/
bath salts | /Bath Salts/
foot cream | /Foot Cream/
hand soap ; hand wash | /Hand Wash/
hand sanitizer | /Hand Sanitiser/
deodorant stick | /Deodorant Stick/
antiperspirant roll on | /Roll-On/ !/Perfume|Oil/ ~ dept=406,904
kids toothpaste | /Kids Toothpaste/
whitening toothpaste | /Whitening .*Toothpaste/
soft toothbrush | /Ultra Soft Toothbrush/
kids toothbrush | /Kids Toothbrush/
interdental brush | /Interdental/
dental floss ; floss | /Floss/
water flosser | /Water Flosser/
kids mouthwash | /Kids Mouth Rinse/
denture adhesive ; denture glue | /Denture Adhesive/
denture cleaner | /Denture Cleaner/
retainer cleaner ; retainer tablets | /Retainer Cleaner/
children paracetamol ; paracetamol syrup | /Paracetamol (?:Syrup|Suspension)/
fever patch | /Cooling Gel Patch/
nasal rinse ; saline nasal wash | /Saline/
cough syrup | /Cough/
oral rehydration salts ; ORS | /Rehydration/
deworming tablets | /Mebendazole/
laxative | /Senna|Milk of Magnesia|Glycerin/
charcoal tablets ; activated charcoal | /Activated Charcoal/
pain patch ; pain relief patch | /Pain Relief Plaster/
massage oil | /Massage Oil/
calamine lotion | /Calamine/
antifungal cream | /Clotrimazole|Whitfield/
wart remover | /Corn & Wart/
betadine | /Povidone/
band aid ; band-aids | /Plasters/
gauze | /Gauze/
elastic bandage | /Elastic Bandage/
alcohol wipes ; alcohol swabs | /Alcohol Swabs/
first aid kit | /First Aid Kit/
multivitamin | /Multivitamin/
vitamin b complex ; b complex | /B Complex/
vitamin d | /Vitamin D3/
zinc ; zinc tablets | /\bZinc\b/
magnesium | /Magnesium|Magnesia/
calcium | /Calcium/
iron supplement ; iron | /\bIron\b/
omega 3 | /Fish Oil|Omega/ ~ /Krill/
coq10 ; coenzyme q10 | /Q10/
collagen powder ; collagen drink | /Collagen Peptide|Pure Collagen/ ~ dept=703 /Collagen/
vitamin gummies ; gummy vitamins | /Vitamin Gummies/
plant protein ; vegan protein | /Plant Protein/
protein bar | /Protein Bar/
bcaa | /BCAA/
fibre supplement ; fiber | /Fibre|Psyllium/
probiotics | /Probiotic/
chia seeds | /Chia/
psyllium husk | /Psyllium/
ginkgo biloba | /Ginkgo/
sesame oil capsules | /Sesame Oil/
baby diapers ; nappies | dept=801 /Pants|Nappies/
diaper pants | dept=801 /Pants/ ~ /Pants|Nappies|Diapers/
baby wipes ; wet wipes for baby | /Baby Wipes/
baby powder | /Baby Powder/
baby lotion | /Baby Lotion/
baby soap | /Baby Soap/
baby oil | /Baby Oil/
diaper cream ; diaper rash cream | /Nappy Cream/ ~ /Zinc Oxide/
baby sunscreen | /Baby Sun/
baby bottle | /Wide Neck Bottle/ ~ dept=804
bottle nipple ; teats | /Teats/
breast milk storage bags | /Breast Milk Bags/
baby food | dept=805
fruit puree | /Fruit Purée/
nursing pads ; breast pads | /Nursing Pads/
stretch mark cream | /Stretch Mark/
nipple cream | /Nipple Balm/
maternity belt | /Maternity Support Belt/
razor blades ; razor | /Razor/
shaving gel ; shaving foam | /Shaving/
aftershave | /Aftershave/
mens face wash ; face wash for men | /Men .*Face Wash/
mens sunscreen | /Men .*Sunscreen/
mens soap | /Men Soap/
mens perfume | dept=1002 ~ /Men Body Spray/
womens perfume | dept=1001
eau de parfum | /Eau de Parfum/
cologne | /Cologne/
scented candle | /Candle/
reed diffuser | /Reed Diffuser/
essential oil | /Essential Oil/
pillow spray | /Pillow Mist/
sanitary pads ; sanitary napkins | dept=1101 /Pads/ ~ dept=1101,1102
night pads | /Night Pads/ ~ /Overnight/
panty liners | /Liners/
tampons | /Tampons/
period pants ; period underwear | /Period Pants/
feminine wash ; intimate wash | /Intimate Wash/ ~ dept=1103
adult diapers | /Adult (?:Pants|Tape)/ ~ dept=1104
incontinence pads | /Bladder Pads/ ~ dept=1104
bed pads ; underpads | /Bed Pads/
lube ; lubricant | /Lubricant/
cotton buds ; q-tips | /Cotton Buds/
cotton balls | /Cotton Balls/
tissues ; facial tissue | /Tissue/
bp monitor | /Blood Pressure/
glucose meter ; glucometer | /Glucose Meter/ ~ /Glucose Test/
glucose test strips | /Glucose Test Strips/ ~ /Glucose/
pulse oximeter | /Oximeter/
bathroom scale ; weighing scale | /Body Scale/
forehead thermometer | /Forehead Thermometer/ ~ /Thermometer/
ear thermometer | /Ear Thermometer/
knee support | /Knee Support/
back brace | /Back Support/
ankle brace | /Ankle Support/
wrist brace | /Wrist Support/
compression stockings ; compression socks | /Compression/
surgical mask ; medical mask | /Surgical Mask/ ~ dept=1204 /Mask/
n95 | /N95/
latex gloves | /Latex Gloves/
disposable gloves | /Gloves/
ovulation test | /Ovulation/
covid test ; atk | /Antigen/
massage gun | /Massage Gun/
ice pack ; hot pack | /Gel Pack/
heat patch | /Warm Patch/ ~ /Plaster Warm/
granola | /Granola/
oatmeal | /Oats/
nuts | dept=1302 ~ /Nut/
seaweed snack | /Seaweed/
chewing gum | /Gum\b/ !/Gum Care/
stevia | /Stevia/
laundry detergent | /Detergent|Laundry/
washing powder | /Detergent Powder/
stain remover | /Stain Remover/
toilet cleaner | /Toilet Bowl|Bathroom Cleaner/
floor cleaner | /Floor Cleaner/
air freshener | /Air Freshener/ ~ dept=1403
insect repellent ; bug spray | /Mosquito/ ~ dept=1404
mosquito coil | /Mosquito Coils/
cockroach killer | /Cockroach|Insecticide/
`);
