import { notFound } from 'next/navigation';
import { isLocale, type Locale } from './locale';

export interface LocaleParams {
  readonly params: Promise<{ readonly locale: string }>;
}

/** The language of a page; a first segment that is no language is 404. */
export async function localeOf(params: Promise<{ readonly locale: string }>): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}
