import type { Locale } from '@/lib/i18n/locale';

const THAI = /[\u0e00-\u0e7f]/;
const LATIN = /[A-Za-z]/;

interface MemberNameProps {
  readonly name: string;
  /** The language of the page. */
  readonly locale: Locale;
}

/** A first name, marked with its own language where that is not the page's, so that it is read and set right. */
export function MemberName({ name, locale }: MemberNameProps) {
  const lang = languageOf(name);
  return <span lang={lang === locale ? undefined : lang}>{name}</span>;
}

function languageOf(name: string): Locale | undefined {
  if (THAI.test(name)) return 'th';
  return LATIN.test(name) ? 'en' : undefined;
}
