import { notFound } from 'next/navigation';
import { readContents } from '@/lib/api/reads';
import {
  CONTENTS_PER_PAGE,
  contentPages,
  parseContentList,
  type SearchParams,
} from '@/lib/content/list-query';
import { loadStory, type StoryProps } from '../load-story';

export interface StoryArticlesProps extends StoryProps {
  readonly searchParams: Promise<SearchParams>;
}

/** A page of the articles around a brand; a page that is not there is 404. */
export async function loadPage({ params, searchParams }: StoryArticlesProps) {
  const state = parseContentList({ page: (await searchParams)['page'] });
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
  if (state.page > contentPages(contents.total)) notFound();
  return { ...story, state, contents };
}
