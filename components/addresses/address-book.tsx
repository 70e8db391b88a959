'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { MAX_ADDRESSES } from '@/lib/api/contract-values';
import type { AddressBook as Book } from '@/lib/addresses/calls-books';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { bookKey } from '@/lib/addresses/queries-books';
import styles from './address-book.module.scss';
import { AddressEntry } from './address-entry';
import type { Entry } from './entry';

interface AddressBookProps {
  readonly book: Book;
  /** Path of its pages, without the language. */
  readonly path: '/profile/address' | '/profile/vat-address';
  readonly entries: readonly Entry[];
}

export function AddressBook({ book, path, entries }: AddressBookProps) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const add = (
    <ButtonLink href={pathTo(locale, `${path}/create`)}>
      <Icon name="plus" size="sm" />
      {intl.formatMessage({ id: 'members.addAddress' })}
    </ButtonLink>
  );
  if (entries.length === 0) {
    return (
      <EmptyState
        image="/images/empty-list.svg"
        title={intl.formatMessage({ id: `members.empty.${book}` })}
        text={intl.formatMessage({ id: `members.emptyText.${book}` })}
        action={add}
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <AddressEntry
            key={entry.id}
            book={book}
            entry={entry}
            editHref={pathTo(locale, `${path}/:address`, { address: entry.id })}
            onChanged={() => queries.invalidateQueries({ queryKey: bookKey(book) })}
          />
        ))}
      </ul>
      {entries.length < MAX_ADDRESSES ? (
        add
      ) : (
        <p>{intl.formatMessage({ id: 'members.bookFull' }, { max: MAX_ADDRESSES })}</p>
      )}
    </>
  );
}
