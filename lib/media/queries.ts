import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { addMedia, changeAlt, changeFraming, getMedia, moveMedia, type MediaQuery } from './calls';
import type { AltTexts, FramingFields, MediaPicture } from './contract';
import { MEDIA_PER_PAGE } from './contract-values';

export const mediaKey = ['media'] as const;

export function mediaQuery(locale: Locale, wanted: Omit<MediaQuery, 'locale' | 'per_page'>) {
  return queryOptions({
    queryKey: [...mediaKey, locale, wanted],
    queryFn: async () => getMedia(await http(), { ...wanted, per_page: MEDIA_PER_PAGE, locale }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The picture of a file; undefined if the library has none. */
export async function readMedia(file: string, locale: Locale): Promise<MediaPicture | undefined> {
  const { entities } = await getMedia(await http(), { file, page: 1, per_page: 1, locale });
  return entities[0];
}

export async function uploadMedia(file: File, locale: Locale): Promise<MediaPicture> {
  return addMedia(await http(), file, locale);
}

export function changeAltMutation(locale: Locale, seen: Pick<MediaPicture, 'id' | 'version'>) {
  return {
    mutationFn: async (alt: AltTexts) => changeAlt(await http(), seen, alt, locale),
    retry: false,
  };
}

export function changeFramingMutation(locale: Locale, seen: Pick<MediaPicture, 'id' | 'version'>) {
  return {
    mutationFn: async (framing: FramingFields) =>
      changeFraming(await http(), seen, framing, locale),
    retry: false,
  };
}

export function moveMediaMutation(locale: Locale) {
  return {
    mutationFn: async (move: Parameters<typeof moveMedia>[1]) =>
      moveMedia(await http(), move, locale),
    retry: false,
  };
}
