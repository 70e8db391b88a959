import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import type { BannerDetail, BannerPlacement } from '@/lib/contents/contract';
import { readBanner } from '@/lib/contents/reads';
import { orNotFound } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locale';
import { localeOf } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { bannerPage } from '@/lib/pages/content-paths';
import { parseId } from '@/lib/pages/segments';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';

export interface BannerProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

/** Active banner with its page on this route. Banners of product lists have theirs under `/ecommerce`. */
export async function loadBanner(
  params: BannerProps['params'],
  isHere: (placement: BannerPlacement) => boolean,
) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  const [intl, banner] = await Promise.all([
    getIntl(locale, 'catalog', 'offers'),
    orNotFound(readBanner(id, locale)),
  ]);
  if (!isHere(banner.placement)) notFound();
  return { locale, intl, banner };
}

export function bannerMetadata(
  locale: Locale,
  banner: BannerDetail,
  page: 'banner' | 'pharmacyBanner' | 'storeBanner',
): Metadata {
  return pageMetadata({
    locale,
    page,
    paths: samePath(bannerPage(banner)),
    title: banner.title,
    description: banner.text,
    image: ogImage(locale, 'banners', banner.id, banner.title),
  });
}
