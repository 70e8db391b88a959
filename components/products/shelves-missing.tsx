import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';

/** Leads to the screens of what a product needs, where the shop has none yet. */
export function ShelvesMissing() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <Notice tone="info">
      <p>{intl.formatMessage({ id: 'products.shelvesMissing' })}</p>
      <p>
        <Link href={pathTo(locale, '/staff/brands')}>
          {intl.formatMessage({ id: 'products.toBrands' })}
        </Link>
      </p>
      <p>
        <Link href={pathTo(locale, '/staff/categories')}>
          {intl.formatMessage({ id: 'products.toCategories' })}
        </Link>
      </p>
    </Notice>
  );
}
