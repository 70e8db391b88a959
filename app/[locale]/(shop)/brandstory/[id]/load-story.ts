import { notFound } from 'next/navigation';
import { readBrand } from '@/lib/catalog/reads';
import { orNotFound } from '@/lib/api/server';
import { localeOf } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pagePath } from '@/lib/pages/path-to';
import { parseId } from '@/lib/pages/segments';
import type { CrumbTrail } from '@/lib/seo/crumbs';

export interface StoryProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export async function loadStory(params: StoryProps['params']) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  const [intl, brand] = await Promise.all([
    getIntl(locale, 'catalog', 'contents', 'contents-stories', 'wishes'),
    orNotFound(readBrand(id, locale)),
  ]);
  const names = { brand: brand.brand_name };
  const trail = (name?: string): CrumbTrail => [
    { name: intl.formatMessage({ id: 'contents.stories' }), url: pagePath('/brandstory') },
    name === undefined
      ? { name: brand.brand_name }
      : { name: brand.brand_name, url: pagePath('/brandstory/:brand', { brand: id }) },
    ...(name === undefined ? [] : [{ name }]),
  ];
  return { locale, intl, brand, names, trail };
}
