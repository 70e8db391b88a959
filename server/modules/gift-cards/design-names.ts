import type { Locale } from '../../../lib/api/contract.ts';
import { CARD_DESIGNS, type CardDesign } from '../../../lib/gift-cards/contract-values.ts';
import type { CardDesignList } from '../../../lib/gift-cards/contract.ts';
import { scenePicture } from '../../../lib/contents/pictures.ts';
import type { Names } from '../../core/names.ts';

const NAMES: Readonly<Record<CardDesign, Names>> = {
  birthday: { en: 'Happy birthday', th: 'สุขสันต์วันเกิด' },
  thanks: { en: 'Thank you', th: 'ขอบคุณ' },
  care: { en: 'Get well soon', th: 'หายไวๆ นะ' },
  wellness: { en: 'Time for yourself', th: 'ให้เวลากับตัวเอง' },
  newyear: { en: 'Happy new year', th: 'สวัสดีปีใหม่' },
  family: { en: 'For somebody dear', th: 'แด่คนที่รัก' },
};

export function cardDesigns(locale: Locale): CardDesignList['entities'] {
  return CARD_DESIGNS.map((id) => ({
    id,
    name: NAMES[id][locale],
    picture: scenePicture(`card-${id}`),
  }));
}
