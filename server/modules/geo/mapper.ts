import type { Locale } from '../../../lib/api/contract/common.ts';
import type {
  Place as PlaceAnswer,
  PlaceMatch as PlaceMatchAnswer,
} from '../../../lib/api/contract/places.ts';
import type { Place, PlaceMatch, SubDistrict } from './ports.ts';

export function toPlace(place: Place, locale: Locale): PlaceAnswer {
  return {
    code: place.code,
    name: place.name[locale],
    name_th: place.name.th,
    name_en: place.name.en,
  };
}

/** The directory keeps the order of the Thai alphabet; English readers look under English letters. */
export function toPlaces(places: readonly Place[], locale: Locale): PlaceAnswer[] {
  return inOrder(places, locale).map((place) => toPlace(place, locale));
}

export function toSubDistricts(places: readonly SubDistrict[], locale: Locale): PlaceAnswer[] {
  return inOrder(places, locale).map((place) => ({
    ...toPlace(place, locale),
    zipcode: place.zipcodes[0],
  }));
}

/** @param zipcode the one that was asked for, of the several a sub-district may have */
export function toPlaceMatch(match: PlaceMatch, zipcode: string, locale: Locale): PlaceMatchAnswer {
  return {
    province: toPlace(match.province, locale),
    district: toPlace(match.district, locale),
    sub_district: { ...toPlace(match.subDistrict, locale), zipcode },
  };
}

const english = new Intl.Collator('en');

function inOrder<Level extends Place>(places: readonly Level[], locale: Locale): readonly Level[] {
  if (locale === 'th') return places;
  return places.toSorted((a, b) => english.compare(a.name.en, b.name.en));
}
