import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { leastOf } from '@/lib/health/bounds';
import { dailyMaxOf } from '@/lib/health/label';
import { nameOf } from '@/lib/health/names';
import { keyOf, type Warning } from '@/lib/health/warnings';
import { useLocale } from '@/lib/i18n/use-locale';
import { consultPath } from '@/lib/pages/content-paths';
import { pathTo } from '@/lib/pages/path-to';
import styles from './warning-list.module.scss';

interface WarningListProps {
  readonly warnings: readonly Warning[];
  /** Name of the product; empty where the page names it. */
  readonly productName: (id: number) => string;
  /** Whether something of the member's own notes was compared. */
  readonly compared: boolean;
}

/** Reasons to ask a pharmacist first; never a diagnosis (`docs/product/health.md`, "Warnings"). */
export function WarningList({ warnings, productName, compared }: WarningListProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `health.${id}` });
  const [first] = warnings;
  if (!first) return null;
  const asked = productName(first.products[0] ?? 0);
  return (
    <section aria-label={text('ask')} className={styles.warnings}>
      <Notice tone={warnings.some(({ avoid }) => avoid) ? 'danger' : 'warning'} role="status">
        <strong>{text('ask')}</strong>
        <WarningReasons warnings={warnings} productName={productName} />
        <p>
          <Link href={consultPath(locale, asked)}>{text('askLink')}</Link>
        </p>
        <p className={styles.hint}>{text('noDiagnosis')}</p>
        {compared && (
          <p className={styles.hint}>
            <Link href={pathTo(locale, '/profile/health')}>{text('fromProfile')}</Link>
          </p>
        )}
      </Notice>
    </section>
  );
}

/** The reasons alone, each with the products that it is about. */
export function WarningReasons({
  warnings,
  productName,
}: Pick<WarningListProps, 'warnings' | 'productName'>) {
  const intl = useIntl();
  const locale = useLocale();
  const names = (ids: readonly number[]) =>
    intl.formatList(
      ids.map(productName).filter((name) => name !== ''),
      { type: 'unit' },
    );
  return (
    <ul>
      {warnings.map((warning) => (
        <li key={keyOf(warning)}>
          {intl.formatMessage(
            { id: `health.warn.${warning.kind}` },
            {
              ingredient: nameOf(warning.ingredient, locale),
              other: nameOf(warning.other, locale),
              count: warning.products.length,
              ...leastOf(warning.ingredient),
              max: intl.formatNumber(dailyMaxOf(warning.ingredient) ?? 0),
            },
          )}
          <small>{names(warning.products)}</small>
        </li>
      ))}
    </ul>
  );
}
