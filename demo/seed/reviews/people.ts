import { pick } from '../products/random.ts';

/** Common first names and nicknames; with an initial they identify no one. */
const names = (row: string) => row.split(' ');

const THAI = {
  female: names(
    'กานต์ แพร ฝน น้ำ มุก พลอย แนน ปุ้ย จอย หญิง ตาล นุ่น อ้อม เมย์ ออย บี เฟิร์น มิ้น กิ๊ฟ ปลา อร หน่อย ต่าย แก้ว ดาว ศิริพร สุภาพร วราภรณ์ นภัส ชนิดา ปาริชาติ รัตนา สมใจ อรทัย จิราพร กมลวรรณ ธิดา พัชรี มาลี ลลิตา',
  ),
  male: names(
    'บอย ต้น โอ๊ต เอก หนุ่ม ท็อป กอล์ฟ บาส เจมส์ นัท ป้อม โต้ง อาร์ม แม็ก ก้อง เก่ง ตั้ม วิทย์ สมชาย อนุชา ประเสริฐ ธีระ กิตติ วรวุฒิ พงษ์ศักดิ์ ชัยวัฒน์ ณัฐพล ภาคิน สุรชัย มานพ',
  ),
};
const LATIN = {
  female: names(
    'Ploy Fern Mint Nan Joy May Praew Bee Kate Pim Noi Dao Som Aom Gift Emma Sarah Anna Laura Julia Hannah Claire Maria Sophie Mei Yuki Priya Ratana Malee Kanya Nicha Pat Ying Wan',
  ),
  male: names(
    'Boy Ton Oat Golf Bank Nut Arm Max Kong Tum Wit Korn Tee Mark Daniel Tom Paul Chris Martin Ben Lukas Simon Kenji Raj Somchai Anan Krit Non Pete Dan',
  ),
};
const THAI_INITIALS = names('ก จ ช ณ ด ต ท ธ น บ ป พ ภ ม ย ร ล ว ศ ส ห อ');
const LATIN_INITIALS = names('A B C D E F H J K L M N P R S T V W');

export interface Author {
  readonly name: string;
  /** Polite ending of Thai sentences; empty for authors who omit it. */
  readonly particle: 'ค่ะ' | 'ครับ' | '';
}

/** @param women percentage of women */
export function authorOf(random: () => number, language: 'en' | 'th', women: number): Author {
  const sex = random() * 100 < women ? 'female' : 'male';
  const first = pick(random, (language === 'th' ? THAI : LATIN)[sex]);
  const initial = pick(random, language === 'th' ? THAI_INITIALS : LATIN_INITIALS);
  const polite = random() < 0.75;
  const particle = sex === 'female' ? 'ค่ะ' : 'ครับ';
  return { name: `${first} ${initial}.`, particle: polite ? particle : '' };
}
