import type { Locale } from '../api/contract.ts';
import type {
  ContentDetail,
  ContentPage,
  ContentQuery,
  ContentType,
  Banner,
  BannerDetail,
  BannerPlacement,
} from './contract.ts';
import type { Http } from '../api/http';

export async function getContents(http: Http, query: ContentQuery): Promise<ContentPage> {
  return (await http.get<ContentPage>('/contents', { params: query })).data;
}

export async function getContent(
  http: Http,
  type: ContentType,
  id: number,
  locale: Locale,
): Promise<ContentDetail> {
  return (await http.get<ContentDetail>(`/contents/${type}/${String(id)}`, { params: { locale } }))
    .data;
}

/** Banners of one placement, or all active ones. */
export async function getBanners(
  http: Http,
  input: { readonly placement?: BannerPlacement; readonly locale: Locale },
): Promise<Banner[]> {
  return (await http.get<{ entities: Banner[] }>('/banners', { params: input })).data.entities;
}

export async function getBanner(http: Http, id: number, locale: Locale): Promise<BannerDetail> {
  return (await http.get<BannerDetail>(`/banners/${String(id)}`, { params: { locale } })).data;
}
