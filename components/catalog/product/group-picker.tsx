'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Providers } from '@/components/common/providers';
import { Button, ButtonLink } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import type { PromotionTag } from '@/lib/offers/contract';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { partnersQuery } from '@/lib/catalog/queries-partners';
import { PickerList } from './picker-list';
import { PickerResults } from './picker-results';
import { pickerItems, setProgress, withPick, type PickerItem, type Picks } from './picks';
import { PROMOTIONS } from './promotion-kinds';
import styles from './group-picker.module.scss';
import { useAddEach } from './use-add-each';

const loadTexts = (locale: Locale) =>
  textsOf(import(`../../../messages/catalog-product/${locale}.json`));

export interface GroupPickerProps {
  readonly promotion: Pick<PromotionTag, 'id' | 'kind' | 'name'>;
  readonly own: PickerItem;
  readonly onClose: () => void;
}

export function GroupPicker(props: GroupPickerProps) {
  return (
    <Providers>
      <LazyIntl locale={useLocale()} load={loadTexts}>
        <Picker {...props} />
      </LazyIntl>
    </Providers>
  );
}

const STEP = 24;
/** Largest page of the service. */
const MOST = 96;

function Picker({ promotion, own, onClose }: GroupPickerProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [perPage, setPerPage] = useState(STEP);
  const [picks, setPicks] = useState<Picks>(new Map([[own.id, 1]]));
  const { busy, results, add } = useAddEach();
  const { data, isError, isFetching, refetch } = useQuery({
    ...partnersQuery(locale, promotion.id, perPage),
    placeholderData: keepPreviousData,
  });
  const items = pickerItems(own, data?.entities ?? []);
  const size = PROMOTIONS[promotion.kind].size ?? 1;
  const more = (data?.total ?? 0) > perPage && perPage < MOST;
  return (
    <Modal
      show
      size="lg"
      title={promotion.name}
      closeLabel={intl.formatMessage({ id: 'catalog-product.close' })}
      onClose={onClose}
      footer={
        results ? (
          <Ways onClose={onClose} />
        ) : (
          <Foot picks={picks} size={size} busy={busy} onAdd={() => void add(items, picks)} />
        )
      }
    >
      {results ? (
        <PickerResults results={results} />
      ) : (
        <PickerList
          items={items}
          size={size}
          ownId={own.id}
          picks={picks}
          state={isError ? 'failed' : isFetching ? 'loading' : 'ready'}
          onPick={(id, qty) => {
            setPicks(withPick(picks, id, qty));
          }}
          onRetry={() => void refetch()}
          onMore={
            more
              ? () => {
                  setPerPage(perPage + STEP);
                }
              : undefined
          }
        />
      )}
    </Modal>
  );
}

function Ways({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {intl.formatMessage({ id: 'catalog-product.pickerClose' })}
      </Button>
      <ButtonLink href={pathTo(useLocale(), '/cart')}>
        {intl.formatMessage({ id: 'catalog-product.pickerCart' })}
      </ButtonLink>
    </>
  );
}

interface FootProps {
  readonly picks: Picks;
  readonly size: number;
  readonly busy: boolean;
  readonly onAdd: () => void;
}

function Foot({ picks, size, busy, onAdd }: FootProps) {
  const intl = useIntl();
  const { chosen, missing } = setProgress(picks, size);
  return (
    <div className={styles.foot}>
      <Progress picks={picks} size={size} />
      <Button busy={busy} disabled={chosen === 0 || missing > 0} onClick={onAdd}>
        {intl.formatMessage(
          { id: busy ? 'catalog-product.pickerAdding' : 'catalog-product.pickerAdd' },
          { count: chosen },
        )}
      </Button>
    </div>
  );
}

function Progress({ picks, size }: { readonly picks: Picks; readonly size: number }) {
  const intl = useIntl();
  const { chosen, missing, free } = setProgress(picks, size);
  const inSet = missing === 0 && chosen > 0 ? size : chosen % size;
  return (
    <p className={styles.progress} role="status">
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: size }, (_, index) => (
          <span key={index} data-filled={index < inSet} />
        ))}
      </span>
      <span>
        {chosen === 0
          ? intl.formatMessage({ id: 'catalog-product.pickerStart' }, { size })
          : missing > 0
            ? intl.formatMessage({ id: 'catalog-product.pickerMissing' }, { missing })
            : intl.formatMessage({ id: 'catalog-product.pickerComplete' }, { free })}
      </span>
    </p>
  );
}
