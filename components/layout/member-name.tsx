import type { Locale } from '@/lib/i18n/locale';

const THAI = /[\u0e00-\u0e7f]/;
const LATIN = /[A-Za-z]/;

interface MemberNameProps {
  readonly name: string;
  readonly locale: Locale;
}

/** First name. Marked with its own language where it differs from the page's, for speech and fonts. */
export function MemberName({ name, locale }: MemberNameProps) {
  const lang = languageOf(name);
  return <span lang={lang === locale ? undefined : lang}>{name}</span>;
}

function languageOf(name: string): Locale | undefined {
  if (THAI.test(name)) return 'th';
  return LATIN.test(name) ? 'en' : undefined;
}
