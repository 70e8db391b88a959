import type { Text } from '../types.ts';
import type { Author } from '../../../lib/contents/credits.ts';

const t = (en: string, th: string): Text => ({ en, th });

/** Topics of articles and news; the keys are used in addresses. */
export const topics: Readonly<Record<string, Text>> = {
  skin: t('Skin and hair', 'ผิวและเส้นผม'),
  everyday: t('Everyday health', 'สุขภาพประจำวัน'),
  nutrition: t('Food and vitamins', 'อาหารและวิตามิน'),
  conditions: t('Living with a condition', 'อยู่กับโรคประจำตัว'),
  season: t('Seasons and surroundings', 'ฤดูกาลและสิ่งรอบตัว'),
  medicines: t('Using medicines well', 'ใช้ยาให้ถูกวิธี'),
  family: t('Family', 'ครอบครัว'),
  stores: t('Branches', 'สาขา'),
  services: t('Services', 'บริการ'),
  members: t('Members', 'สมาชิก'),
  planet: t('People and planet', 'สังคมและสิ่งแวดล้อม'),
};

/** Author of the demo's articles; no real person. */
export const healthTeam: Author = {
  name: t('Arun Health Team', 'ทีมสุขภาพอรุณ'),
  role: t('Health and medicines editors', 'กองบรรณาธิการด้านสุขภาพและยา'),
};
