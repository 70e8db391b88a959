'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useIntl } from 'react-intl';
import { OfficeScreen, ScreenHead } from '@/components/office/frame/office-screen';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { LoadError } from '@/components/office/load-error';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { pageOfList } from '@/lib/catalog/list-pages';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { PICKED_LISTS, type PickedListName } from '@/lib/shelves/contract-values';
import { pickedListQuery } from '@/lib/shelves/queries-lists';
import { PickedListForm } from './picked-list-form';
import styles from './picked.module.scss';

/** Lists of products that people pick by hand, one at a time (`docs/product/office.md`, "Brands and categories"). */
export function PickedLists() {
  const intl = useIntl();
  const locale = useLocale();
  const named = useSearchParams().get('list');
  const chosen = PICKED_LISTS.find((list) => list === named) ?? PICKED_LISTS[0];
  return (
    <OfficeScreen>
      <ScreenHead title={intl.formatMessage({ id: 'shelves.lists' })} />
      <ul className={styles.names}>
        {PICKED_LISTS.map((list) => (
          <li key={list}>
            <Link
              href={`${pathTo(locale, '/staff/lists')}?list=${list}`}
              aria-current={list === chosen ? 'page' : undefined}
            >
              {intl.formatMessage({ id: `shelves.list.${list}` })}
            </Link>
          </li>
        ))}
      </ul>
      <OneList key={chosen} list={chosen} />
    </OfficeScreen>
  );
}

function OneList({ list }: { readonly list: PickedListName }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(pickedListQuery(list));
  const mayWrite = useAbilities()?.has('catalog.write') === true;
  return (
    <section className={styles.list} aria-labelledby="picked-list">
      <h2 id="picked-list">{intl.formatMessage({ id: `shelves.list.${list}` })}</h2>
      <p>{intl.formatMessage({ id: `shelves.listText.${list}` })}</p>
      <Link href={pathTo(locale, `/ecommerce/${pageOfList(list)}`)}>
        {intl.formatMessage({ id: 'shelves.inShop' })}
      </Link>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner label={intl.formatMessage({ id: 'shelves.loading' })} />}
      {data && <PickedListForm saved={data} mayWrite={mayWrite} />}
    </section>
  );
}
