import { notFound } from 'next/navigation';
import type { ContentType } from '@/lib/contents/contract';
import { readContent, readContents } from '@/lib/contents/reads';
import { orNotFound } from '@/lib/api/server';
import { CONTENTS_PER_PAGE, parseContentList } from '@/lib/contents/list-query';
import { localeOf } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageCount, type PageParams } from '@/lib/pages/search-params';
import { parseId } from '@/lib/pages/segments';

export interface ContentListProps<Params> {
  readonly params: Promise<{ readonly locale: string }>;
  readonly searchParams: Promise<Params>;
}

export interface ContentProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

/**
 * One page of articles or news; 404 for an unknown topic or page.
 * @param among restricts to these topics
 */
export async function loadContents(
  type: ContentType,
  { params, searchParams }: ContentListProps<PageParams<'articles'>>,
  among?: readonly string[],
) {
  const locale = await localeOf(params);
  const state = parseContentList(await searchParams);
  if (!state) notFound();
  const [intl, all] = await Promise.all([
    getIntl(locale, 'catalog', 'contents'),
    readContents({
      locale,
      type,
      page: state.page,
      topic: state.topic ?? among?.slice(),
      per_page: CONTENTS_PER_PAGE,
    }),
  ]);
  const topics = all.topics.filter(({ key }) => among?.includes(key) ?? true);
  const contents = { ...all, topics };
  const topic = topics.find(({ key }) => key === state.topic);
  if (state.topic !== undefined && !topic) notFound();
  if (state.page > pageCount(contents.total, CONTENTS_PER_PAGE)) notFound();
  return { locale, intl, state, contents, topic };
}

export async function loadContent(type: ContentType, { params }: ContentProps) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  const [intl, content] = await Promise.all([
    getIntl(locale, 'catalog', 'contents'),
    orNotFound(readContent(type, id, locale)),
  ]);
  return { locale, intl, content };
}
