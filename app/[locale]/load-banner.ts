import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import type { BannerDetail, BannerPlacement } from '@/lib/api/contract/content';
import { readBanner } from '@/lib/api/reads';
import { orNotFound } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locale';
import { localeOf } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { parseId } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';

export interface BannerProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

/** A banner that shows now and whose page is here: those of the product lists have theirs under `/ecommerce`. */
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

/** @param path of the banner's page, without language */
export function bannerMetadata(locale: Locale, banner: BannerDetail, path: string): Metadata {
  return pageMetadata({
    locale,
    paths: samePath(path),
    title: banner.title,
    description: banner.text,
    image: ogImage(locale, 'banners', banner.id, banner.title),
  });
}
