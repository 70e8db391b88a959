import { use } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { ProductPage } from '@/lib/catalog/contract';
import type { ListPage } from '@/lib/catalog/list-pages';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import type { Crumb } from '@/lib/seo/list-data';
import { DirectoryHead } from './directory-head';
import styles from './list-directory.module.scss';

interface ListDirectoryProps {
  readonly locale: Locale;
  readonly lists: readonly { readonly name: ListPage; readonly products: ProductPage }[];
  readonly crumbs: readonly Crumb[];
}

export function ListDirectory({ locale, lists, crumbs }: ListDirectoryProps) {
  const intl = use(getIntl(locale, 'catalog'));
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs}
        title={intl.formatMessage({ id: 'catalog.shopTitle' })}
        intro={intl.formatMessage({ id: 'catalog.shopIntro' })}
      />
      <ul className={styles.lists}>
        {lists.map(({ name, products: { entities, total } }) => (
          <li key={name} className={styles.list}>
            <div className={styles.pictures}>
              {entities.map(({ id, image }) => (
                <Picture key={id} src={image.thumbnail_url} alt="" width={160} height={160} />
              ))}
            </div>
            <h2>
              <Link href={pathTo(locale, `/ecommerce/${name}`)}>
                {intl.formatMessage({ id: `catalog.list.${name}` })}
                <Icon name="arrow-right" size="sm" />
              </Link>
            </h2>
            <p>{intl.formatMessage({ id: `catalog.list.${name}.intro` })}</p>
            <p className={styles.count}>
              {intl.formatMessage({ id: 'catalog.count' }, { count: total })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
