import type { Locale } from '../contract/common.ts';
import type { Banner, BannerDetail, BannerPlacement } from '../contract/content.ts';
import type { Http } from '../http';

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
