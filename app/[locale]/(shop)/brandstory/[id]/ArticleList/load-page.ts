import { notFound } from 'next/navigation';
import { readContents } from '@/lib/contents/reads';
import { CONTENTS_PER_PAGE, parseContentList } from '@/lib/contents/list-query';
import { pageCount, type PageParams } from '@/lib/pages/search-params';
import { loadStory, type StoryProps } from '../load-story';

export interface StoryArticlesProps extends StoryProps {
  readonly searchParams: Promise<PageParams<'storyArticles'>>;
}

/** One page of the articles about a brand; 404 if the page does not exist. */
export async function loadPage({ params, searchParams }: StoryArticlesProps) {
  const state = parseContentList({ page: (await searchParams).page });
  if (!state) notFound();
  const story = await loadStory(params);
  const { locale, brand } = story;
  const contents = await readContents({
    locale,
    type: 'article',
    brand: brand.id,
    page: state.page,
    per_page: CONTENTS_PER_PAGE,
  });
  if (state.page > pageCount(contents.total, CONTENTS_PER_PAGE)) notFound();
  return { ...story, state, contents };
}
