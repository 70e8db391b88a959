import type { BranchSeed, Text } from './types.ts';
import type { HolidayHours, WeekHours } from '../../server/core/hours.ts';

const provinces: Readonly<Record<string, Text>> = {
  '10': { en: 'Bangkok', th: 'กรุงเทพมหานคร' },
  '11': { en: 'Samut Prakan', th: 'สมุทรปราการ' },
  '12': { en: 'Nonthaburi', th: 'นนทบุรี' },
  '13': { en: 'Pathum Thani', th: 'ปทุมธานี' },
  '14': { en: 'Phra Nakhon Si Ayutthaya', th: 'พระนครศรีอยุธยา' },
  '20': { en: 'Chon Buri', th: 'ชลบุรี' },
  '21': { en: 'Rayong', th: 'ระยอง' },
  '30': { en: 'Nakhon Ratchasima', th: 'นครราชสีมา' },
  '31': { en: 'Buri Ram', th: 'บุรีรัมย์' },
  '34': { en: 'Ubon Ratchathani', th: 'อุบลราชธานี' },
  '40': { en: 'Khon Kaen', th: 'ขอนแก่น' },
  '41': { en: 'Udon Thani', th: 'อุดรธานี' },
  '50': { en: 'Chiang Mai', th: 'เชียงใหม่' },
  '52': { en: 'Lampang', th: 'ลำปาง' },
  '57': { en: 'Chiang Rai', th: 'เชียงราย' },
  '60': { en: 'Nakhon Sawan', th: 'นครสวรรค์' },
  '65': { en: 'Phitsanulok', th: 'พิษณุโลก' },
  '77': { en: 'Prachuap Khiri Khan', th: 'ประจวบคีรีขันธ์' },
  '80': { en: 'Nakhon Si Thammarat', th: 'นครศรีธรรมราช' },
  '83': { en: 'Phuket', th: 'ภูเก็ต' },
  '84': { en: 'Surat Thani', th: 'สุราษฎร์ธานี' },
  '90': { en: 'Songkhla', th: 'สงขลา' },
};

function week(weekday: string, saturday: string, sunday: string): WeekHours {
  const day = (hours: string) => (hours === '' ? null : (hours.split('-') as [string, string]));
  return [...Array.from({ length: 5 }, () => day(weekday)), day(saturday), day(sunday)];
}

const hoursOf: Readonly<Record<string, WeekHours>> = {
  city: week('08:00-22:00', '09:00-22:00', '09:00-22:00'),
  office: week('07:30-20:30', '09:00-18:00', ''),
  centre: week('10:00-21:30', '10:00-22:00', '10:00-22:00'),
  late: week('09:00-23:30', '09:00-23:30', '09:00-23:30'),
  town: week('08:30-20:30', '08:30-20:30', '09:00-19:00'),
};

/** Hours on public holidays; shopping centres keep regular hours. */
const holidaysOf: Readonly<Record<string, HolidayHours>> = {
  city: { hours: ['10:00', '20:00'] },
  office: { hours: null },
  late: { hours: ['10:00', '22:00'] },
  town: { hours: ['10:00', '18:00'] },
};

const pharmacistsOf: Readonly<Record<string, WeekHours>> = {
  city: week('09:00-21:00', '10:00-20:00', '10:00-20:00'),
  office: week('08:00-20:00', '09:00-17:00', ''),
  centre: week('10:00-21:00', '10:00-21:00', '10:00-21:00'),
  late: week('10:00-22:00', '10:00-22:00', '10:00-22:00'),
  town: week('09:00-20:00', '09:00-20:00', '10:00-18:00'),
};

const SERVICES: Readonly<Record<string, BranchSeed['services'][number]>> = {
  r: 'pharmacist',
  u: 'pickup',
  c: 'clinic',
  p: 'parking',
};

/**
 * name | number | road | sub-district | district | province | zipcode | lat,lng | hours | services;
 * language pairs are `English/Thai`, and each service is one letter of `SERVICES`.
 */
const rows = [
  'Phrom Phong/พร้อมพงษ์|612/8|Sukhumvit Road/ถนนสุขุมวิท|Khlong Tan/คลองตัน|Khlong Toei/คลองเตย|10|10110|13.7302,100.5698|late|ruc',
  'Silom/สีลม|145/3|Silom Road/ถนนสีลม|Silom/สีลม|Bang Rak/บางรัก|10|10500|13.7283,100.5330|office|ru',
  'Siam/สยาม|219/21|Rama I Road/ถนนพระรามที่ 1|Pathum Wan/ปทุมวัน|Pathum Wan/ปทุมวัน|10|10330|13.7451,100.5332|centre|rucp',
  'Ari/อารีย์|33/5|Phahonyothin Road/ถนนพหลโยธิน|Phaya Thai/พญาไท|Phaya Thai/พญาไท|10|10400|13.7797,100.5443|city|ru',
  'Lat Phrao/ลาดพร้าว|88/40|Lat Phrao Road/ถนนลาดพร้าว|Chom Phon/จอมพล|Chatuchak/จตุจักร|10|10900|13.8066,100.5741|centre|rup',
  'Ratchada/รัชดา|70/9|Ratchadaphisek Road/ถนนรัชดาภิเษก|Din Daeng/ดินแดง|Din Daeng/ดินแดง|10|10400|13.7655,100.5697|late|rup',
  'Thong Lo/ทองหล่อ|55/17|Sukhumvit 55 Road/ถนนสุขุมวิท 55|Khlong Tan Nuea/คลองตันเหนือ|Watthana/วัฒนา|10|10110|13.7328,100.5822|late|ru',
  'On Nut/อ่อนนุช|128/2|Sukhumvit 77 Road/ถนนสุขุมวิท 77|Phra Khanong Nuea/พระโขนงเหนือ|Watthana/วัฒนา|10|10110|13.7060,100.6014|city|rup',
  'Bang Na/บางนา|9/99|Thep Rattana Road/ถนนเทพรัตน|Bang Na Nuea/บางนาเหนือ|Bang Na/บางนา|10|10260|13.6689,100.6104|centre|rucp',
  'Pinklao/ปิ่นเกล้า|7/211|Somdet Phra Pinklao Road/ถนนสมเด็จพระปิ่นเกล้า|Arun Amarin/อรุณอมรินทร์|Bangkok Noi/บางกอกน้อย|10|10700|13.7781,100.4769|centre|rup',
  'Yaowarat/เยาวราช|402|Yaowarat Road/ถนนเยาวราช|Samphanthawong/สัมพันธวงศ์|Samphanthawong/สัมพันธวงศ์|10|10100|13.7408,100.5091|city|r',
  'Wongwian Yai/วงเวียนใหญ่|26/4|Prajadhipok Road/ถนนประชาธิปก|Somdet Chao Phraya/สมเด็จเจ้าพระยา|Khlong San/คลองสาน|10|10600|13.7268,100.4935|city|ru',
  'Bang Khae/บางแค|311/6|Phet Kasem Road/ถนนเพชรเกษม|Bang Khae/บางแค|Bang Khae/บางแค|10|10160|13.7128,100.4102|centre|rup',
  'Ramkhamhaeng/รามคำแหง|1904/12|Ramkhamhaeng Road/ถนนรามคำแหง|Hua Mak/หัวหมาก|Bang Kapi/บางกะปิ|10|10240|13.7561,100.6229|city|ru',
  'Min Buri/มีนบุรี|45/8|Sihaburanukit Road/ถนนสีหบุรานุกิจ|Min Buri/มีนบุรี|Min Buri/มีนบุรี|10|10510|13.8131,100.7318|town|up',
  'Rattanathibet/รัตนาธิเบศร์|68/30|Rattanathibet Road/ถนนรัตนาธิเบศร์|Bang Kraso/บางกระสอ|Mueang Nonthaburi/เมืองนนทบุรี|12|11000|13.8662,100.4977|centre|rup',
  'Pak Kret/ปากเกร็ด|99/7|Chaeng Watthana Road/ถนนแจ้งวัฒนะ|Pak Kret/ปากเกร็ด|Pak Kret/ปากเกร็ด|12|11120|13.9049,100.5152|town|rup',
  'Rangsit/รังสิต|161/4|Phahonyothin Road/ถนนพหลโยธิน|Prachathipat/ประชาธิปัตย์|Thanyaburi/ธัญบุรี|13|12130|13.9871,100.6169|centre|rucp',
  'Samrong/สำโรง|1023/15|Sukhumvit Road/ถนนสุขุมวิท|Samrong Nuea/สำโรงเหนือ|Mueang Samut Prakan/เมืองสมุทรปราการ|11|10270|13.6468,100.5963|city|ru',
  'Bang Phli/บางพลี|89/3 Moo 9~89/3 หมู่ 9|Thepharak Road/ถนนเทพารักษ์|Bang Phli Yai/บางพลีใหญ่|Bang Phli/บางพลี|11|10540|13.6061,100.7098|town|rup',
  'Chiang Mai Nimman/เชียงใหม่ นิมมาน|24/6|Nimmanhaemin Road/ถนนนิมมานเหมินท์|Suthep/สุเทพ|Mueang Chiang Mai/เมืองเชียงใหม่|50|50200|18.7961,98.9682|city|ruc',
  'Chiang Mai Tha Phae/เชียงใหม่ ท่าแพ|153|Tha Phae Road/ถนนท่าแพ|Chang Khlan/ช้างคลาน|Mueang Chiang Mai/เมืองเชียงใหม่|50|50100|18.7879,98.9981|town|ru',
  'Chiang Rai/เชียงราย|412/2|Phahonyothin Road/ถนนพหลโยธิน|Wiang/เวียง|Mueang Chiang Rai/เมืองเชียงราย|57|57000|19.9082,99.8327|town|rup',
  'Lampang/ลำปาง|207|Boonyawat Road/ถนนบุญวาทย์|Hua Wiang/หัวเวียง|Mueang Lampang/เมืองลำปาง|52|52000|18.2903,99.4931|town|ru',
  'Phitsanulok/พิษณุโลก|98/14|Borommatrailokkanat Road/ถนนบรมไตรโลกนารถ|Nai Mueang/ในเมือง|Mueang Phitsanulok/เมืองพิษณุโลก|65|65000|16.8181,100.2632|town|rup',
  'Nakhon Sawan/นครสวรรค์|615/1|Sawanwithi Road/ถนนสวรรค์วิถี|Pak Nam Pho/ปากน้ำโพ|Mueang Nakhon Sawan/เมืองนครสวรรค์|60|60000|15.7012,100.1368|town|ru',
  'Khon Kaen/ขอนแก่น|177/20|Si Chan Road/ถนนศรีจันทร์|Nai Mueang/ในเมือง|Mueang Khon Kaen/เมืองขอนแก่น|40|40000|16.4331,102.8299|centre|rucp',
  'Udon Thani/อุดรธานี|277/5|Prachak Sinlapakhom Road/ถนนประจักษ์ศิลปาคม|Mak Khaeng/หมากแข้ง|Mueang Udon Thani/เมืองอุดรธานี|41|41000|17.4063,102.8001|centre|rup',
  'Ubon Ratchathani/อุบลราชธานี|311|Chayangkun Road/ถนนชยางกูร|Nai Mueang/ในเมือง|Mueang Ubon Ratchathani/เมืองอุบลราชธานี|34|34000|15.2438,104.8483|town|rup',
  'Korat/โคราช|1242/11|Mittraphap Road/ถนนมิตรภาพ|Nai Mueang/ในเมือง|Mueang Nakhon Ratchasima/เมืองนครราชสีมา|30|30000|14.9802,102.0881|centre|rucp',
  'Buri Ram/บุรีรัมย์|66/3|Thani Road/ถนนธานี|Nai Mueang/ในเมือง|Mueang Buri Ram/เมืองบุรีรัมย์|31|31000|14.9931,103.1019|town|ru',
  'Pattaya/พัทยา|210/38|Pattaya Sai 2 Road/ถนนพัทยาสาย 2|Nong Prue/หนองปรือ|Bang Lamung/บางละมุง|20|20150|12.9331,100.8852|late|ruc',
  'Si Racha/ศรีราชา|90/27|Sukhumvit Road/ถนนสุขุมวิท|Si Racha/ศรีราชา|Si Racha/ศรีราชา|20|20110|13.1739,100.9312|town|rup',
  'Rayong/ระยอง|15/32|Sukhumvit Road/ถนนสุขุมวิท|Noen Phra/เนินพระ|Mueang Rayong/เมืองระยอง|21|21000|12.6771,101.2498|centre|rup',
  'Ayutthaya/อยุธยา|126/1 Moo 3~126/1 หมู่ 3|Rotchana Road/ถนนโรจนะ|Phai Ling/ไผ่ลิง|Phra Nakhon Si Ayutthaya/พระนครศรีอยุธยา|14|13000|14.3432,100.5979|town|rup',
  'Hua Hin/หัวหิน|52/14|Phet Kasem Road/ถนนเพชรเกษม|Hua Hin/หัวหิน|Hua Hin/หัวหิน|77|77110|12.5691,99.9577|city|ru',
  'Surat Thani/สุราษฎร์ธานี|384/6|Talat Mai Road/ถนนตลาดใหม่|Talat/ตลาด|Mueang Surat Thani/เมืองสุราษฎร์ธานี|84|84000|9.1391,99.3268|town|rup',
  'Phuket Town/ภูเก็ตทาวน์|48|Ratsada Road/ถนนรัษฎา|Talat Yai/ตลาดใหญ่|Mueang Phuket/เมืองภูเก็ต|83|83000|7.8839,98.3921|city|ruc',
  'Hat Yai/หาดใหญ่|173/9|Niphat Uthit 3 Road/ถนนนิพัทธ์อุทิศ 3|Hat Yai/หาดใหญ่|Hat Yai/หาดใหญ่|90|90110|7.0051,100.4742|city|rucp',
  'Nakhon Si Thammarat/นครศรีธรรมราช|1551/2|Ratchadamnoen Road/ถนนราชดำเนิน|Tha Wang/ท่าวัง|Mueang Nakhon Si Thammarat/เมืองนครศรีธรรมราช|80|80000|8.4379,99.9638|town|u',
] as const;

/** Area codes outside Bangkok's 02, with unassigned numbers. */
const areaCodes: Readonly<Record<string, string>> = {
  '14': '035',
  '20': '038',
  '21': '038',
  '30': '044',
  '31': '044',
  '34': '045',
  '40': '043',
  '41': '042',
  '50': '053',
  '52': '054',
  '57': '053',
  '60': '056',
  '65': '055',
  '77': '032',
  '80': '075',
  '83': '076',
  '84': '077',
  '90': '074',
};

function phone(id: number, province: string): string {
  const area = areaCodes[province];
  return area === undefined ? `02-000-01${String(id).padStart(2, '0')}` : `${area}-000-1${id}`;
}

/** Prefixes of licence numbers by province. */
const LICENSED: Readonly<Record<string, string>> = {
  ...{ '10': 'กท', '11': 'สป', '12': 'นบ', '13': 'ปท', '14': 'อย', '20': 'ชบ', '21': 'รย' },
  ...{ '30': 'นม', '31': 'บร', '34': 'อบ', '40': 'ขก', '41': 'อด', '50': 'ชม', '52': 'ลป' },
  ...{ '57': 'ชร', '60': 'นว', '65': 'พล', '77': 'ปข', '80': 'นศ', '83': 'ภก', '84': 'สฎ' },
  ...{ '90': 'สข' },
};

/** Formatted like a pharmacy licence, with a number that no office issues. */
function pharmacyLicence(id: number, province: string): string {
  return `${LICENSED[province] ?? 'กท'} ${String(99_900 + id)}/2569`;
}

/** Only for language pairs: house numbers contain slashes too. */
function pair(row: string): Text {
  const [en = '', th = ''] = row.split('/');
  return { en, th };
}

function address(number: string, road: Text, sub: Text, district: Text, at: string): Text {
  const [code = '', zip = ''] = at.split(' ');
  const province = provinces[code] ?? { en: '', th: '' };
  const [numberEn = '', numberTh = numberEn] = number.split('~');
  const bangkok = code === '10';
  const place = bangkok
    ? `แขวง${sub.th} เขต${district.th} ${province.th}`
    : `ตำบล${sub.th} อำเภอ${district.th} จังหวัด${province.th}`;
  return {
    en: `${numberEn} ${road.en}, ${sub.en}, ${district.en}, ${province.en} ${zip}`,
    th: `${numberTh} ${road.th} ${place} ${zip}`,
  };
}

export const branches: readonly BranchSeed[] = rows.map((row, index) => {
  const [name, number, road, sub, district, province, zip, at, hours, services] = row.split(
    '|',
  ) as [string, string, string, string, string, string, string, string, string, string];
  const [lat = 0, lng = 0] = at.split(',').map(Number);
  return {
    id: index + 1,
    name: pair(name),
    address: address(number, pair(road), pair(sub), pair(district), `${province} ${zip}`),
    provinceCode: province,
    lat,
    lng,
    phone: phone(index + 1, province),
    hours: hoursOf[hours] ?? week('09:00-20:00', '09:00-20:00', '09:00-20:00'),
    onHolidays: holidaysOf[hours] ?? null,
    pharmacistHours: services.includes('r') ? (pharmacistsOf[hours] ?? null) : null,
    pharmacyLicenceNo: services.includes('r') ? pharmacyLicence(index + 1, province) : null,
    services: Object.entries(SERVICES).flatMap(([letter, service]) =>
      services.includes(letter) ? [service] : [],
    ),
  };
});
