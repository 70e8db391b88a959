import { notFound } from 'next/navigation';
import { isLocale, type Locale } from './locale';

export interface LocaleParams {
  readonly params: Promise<{ readonly locale: string }>;
}

/** Language of a page; an unknown first segment is a 404. */
export async function localeOf(params: Promise<{ readonly locale: string }>): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}
