import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './error-screen.module.scss';
import type { ErrorTexts } from './error-texts';

interface ErrorScreenProps {
  readonly status: number;
  readonly locale: Locale;
  readonly texts: ErrorTexts;
}

/** `docs/product/pages.md`, "Errors on pages". */
export function ErrorScreen({ status, locale, texts }: ErrorScreenProps) {
  return (
    <div className={styles.error}>
      {status === 404 ? <LargeStatus /> : <Unavailable />}
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.text}>{texts.text}</p>
      <ButtonLink href={pathTo(locale, '/')}>{texts.home}</ButtonLink>
    </div>
  );
}

const NOT_FOUND = ['4', '0', '4'] as const;

/** The zero is the sun of the logo. */
function LargeStatus() {
  const [first, zero, last] = NOT_FOUND;
  return (
    <p className={styles.status}>
      {first}
      <span className={styles.sun}>{zero}</span>
      {last}
    </p>
  );
}

function Unavailable() {
  return (
    <Picture
      className={styles.picture}
      src="/images/unavailable.svg"
      alt=""
      width={320}
      height={240}
      unoptimized
    />
  );
}
