import type { Locale } from '../contract/common.ts';
import type { ContentDetail, ContentPage, ContentQuery, ContentType } from '../contract/content.ts';
import type { Http } from '../http';

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
