import type { Metadata } from 'next';
import { ErrorPage } from '@/components/layout/error-page';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { errorMetadata } from '@/lib/layout/error-metadata';

export function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return errorMetadata(props, 404);
}

/** Page that middleware and front server serve with status 404 for unknown addresses. */
export default async function NotFoundPage({ params }: LocaleParams) {
  return <ErrorPage locale={await localeOf(params)} status={404} />;
}
