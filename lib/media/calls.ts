import type { Http } from '../api/http';
import type { PlaceAsked } from '../api/place';
import { sendPicture } from '../api/send-picture.ts';
import type { Locale } from '../i18n/locale';
import type { AltTexts, FramingFields, MediaPage, MediaPicture } from './contract';

const baseURL = '/api/admin/v1';

export interface MediaQuery extends PlaceAsked {
  readonly q?: string;
  readonly file?: string;
  readonly bin?: 'true';
  readonly per_page: number;
  readonly locale: Locale;
}

interface Seen {
  readonly id: number;
  readonly version: string;
}

const mediaUrl = (id: number) => `/media/${String(id)}`;

export async function getMedia(http: Http, params: MediaQuery): Promise<MediaPage> {
  return (await http.get<MediaPage>('/media', { baseURL, params })).data;
}

export async function addMedia(http: Http, file: File, locale: Locale): Promise<MediaPicture> {
  return sendPicture<MediaPicture>(http, '/media/photos', file, { baseURL, params: { locale } });
}

export async function changeAlt(
  http: Http,
  { id, version }: Seen,
  alt: AltTexts,
  locale: Locale,
): Promise<MediaPicture> {
  const config = { baseURL, params: { locale } };
  return (await http.put<MediaPicture>(mediaUrl(id), { ...alt, version }, config)).data;
}

export async function changeFraming(
  http: Http,
  { id, version }: Seen,
  framing: FramingFields,
  locale: Locale,
): Promise<MediaPicture> {
  const config = { baseURL, params: { locale } };
  const url = `${mediaUrl(id)}/framing`;
  return (await http.put<MediaPicture>(url, { ...framing, version }, config)).data;
}

export async function moveMedia(
  http: Http,
  { id, version, move }: Seen & { readonly move: 'bin' | 'restore' },
  locale: Locale,
): Promise<MediaPicture> {
  const config = { baseURL, params: { locale } };
  return (await http.post<MediaPicture>(`${mediaUrl(id)}/${move}`, { version }, config)).data;
}
