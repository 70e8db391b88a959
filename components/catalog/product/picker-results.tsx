'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import styles from './group-picker.module.scss';
import type { AddResult } from './use-add-each';

export function PickerResults({ results }: { readonly results: readonly AddResult[] }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const refused = results.some((result) => result.refused !== undefined);
  const count = results.reduce((sum, one) => sum + (one.refused === undefined ? one.qty : 0), 0);
  return (
    <div className={styles.results}>
      <Notice tone={refused ? 'warning' : 'success'} role={refused ? 'alert' : 'status'}>
        <p>
          {refused
            ? text('catalog-product.pickerPartly')
            : intl.formatMessage({ id: 'catalog-product.pickerDone' }, { count })}
        </p>
        {!refused && <p>{text('catalog-product.pickerDoneText')}</p>}
      </Notice>
      <ul>
        {results.map(({ item: { id, name }, qty, refused: why }) => (
          <li key={id} data-refused={why !== undefined}>
            <Icon name={why === undefined ? 'check' : 'close'} size="sm" />
            <span>
              {intl.formatMessage(
                {
                  id:
                    why === undefined
                      ? 'catalog-product.pickerAdded'
                      : 'catalog-product.pickerRefused',
                },
                { qty, name },
              )}
              {why !== undefined && <small>{why}</small>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
