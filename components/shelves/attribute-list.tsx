'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useIntl } from 'react-intl';
import { dragged, useDropTarget } from '@/components/office/form/places';
import { OfficeScreen, ScreenHead } from '@/components/office/frame/office-screen';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { LoadError } from '@/components/office/load-error';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import type { OfficeAttributes } from '@/lib/shelves/contract-attributes';
import {
  officeAttributesKey,
  officeAttributesQuery,
  saveAttributeMove,
  saveNewAttribute,
} from '@/lib/shelves/queries-attributes';
import { useUi } from '@/stores/ui';
import { MoveButtons } from './move-buttons';
import { NewShelf } from './new-shelf';
import own from './attributes.module.scss';
import styles from './picked.module.scss';
import { nameOf } from './shelf';
import shelves from './shelves.module.scss';

/** Attributes that lists are filtered by, in the order of the filters (`docs/product/office.md`, "Attributes"). */
export function AttributeList() {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `shelves.${name}` });
  const { data, error, refetch } = useQuery(officeAttributesQuery);
  const mayWrite = useAbilities()?.has('catalog.write') === true;
  return (
    <OfficeScreen>
      <ScreenHead title={text('attributes')}>{data && mayWrite && <NewAttribute />}</ScreenHead>
      <p>{text('attributesText')}</p>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner label={text('loading')} />}
      {data?.entities.length === 0 && (
        <EmptyState
          image="/images/empty-list.svg"
          title={text('noAttributes')}
          text={text('noAttributesText')}
        />
      )}
      {data && data.entities.length > 0 && (
        <ol className={styles.items}>
          {data.entities.map((attribute, index) => (
            <AttributeItem key={attribute.key} {...{ all: data, attribute, index, mayWrite }} />
          ))}
        </ol>
      )}
    </OfficeScreen>
  );
}

interface AttributeItemProps {
  readonly all: OfficeAttributes;
  readonly attribute: OfficeAttributes['entities'][number];
  readonly index: number;
  readonly mayWrite: boolean;
}

/** An attribute of the list. Dragging it changes its place, and so do buttons, for keyboards. */
function AttributeItem({ all, attribute, index, mayWrite }: AttributeItemProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { key, filters, value_count: count } = attribute;
  const name = nameOf(attribute, locale);
  const of = all.entities.length;
  const move = useAttributeMove(all);
  const { isOver, ...target } = useDropTarget((from) => {
    move.mutate({ from, position: index + 1 });
  });
  return (
    <li className={styles.item} data-over={isOver} {...(mayWrite ? target : {})}>
      <div className={own.entry} {...(mayWrite ? dragged(index) : {})}>
        <Link
          href={pathTo(locale, '/staff/attributes/:attribute', { attribute: key })}
          draggable={false}
        >
          {name}
        </Link>
        <span>{intl.formatMessage({ id: 'shelves.values' }, { count })}</span>
        {filters !== 'everywhere' && (
          <Badge tone={filters === 'nowhere' ? 'warning' : 'neutral'}>
            {intl.formatMessage({ id: `shelves.filters.${filters}` })}
          </Badge>
        )}
      </div>
      {mayWrite && (
        <div className={shelves.acts}>
          <MoveButtons
            {...{ name, index, of, busy: move.isPending }}
            onMove={(position) => {
              move.mutate({ from: index, position });
            }}
          />
        </div>
      )}
    </li>
  );
}

/** Moves an attribute of the list from a place, counted from 0, and says where it is now. */
function useAttributeMove({ entities, order }: OfficeAttributes) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      from,
      position,
    }: {
      readonly from: number;
      readonly position: number;
    }) => {
      const attribute = entities[from];
      if (!attribute) throw new Error('the attribute is missing');
      const seen = { key: attribute.key, version: order };
      const answer = await saveAttributeMove(locale, seen, position);
      return { answer, name: nameOf(attribute, locale), position };
    },
    retry: false,
    onSuccess: ({ answer, name, position }) => {
      queries.setQueryData(officeAttributesKey, answer);
      const values = { name, position, of: answer.entities.length };
      useUi.getState().showToast(intl.formatMessage({ id: 'shelves.moved' }, values));
    },
    onError: (error) => {
      useUi.getState().showToast(normalizeError(error).message, 'danger');
      void queries.invalidateQueries({ queryKey: officeAttributesKey });
    },
  });
}

function NewAttribute() {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  return (
    <NewShelf
      isInAddress
      label={intl.formatMessage({ id: 'shelves.newAttribute' })}
      fields={['name_th', 'name_en', 'key']}
      add={async ({ name_th = '', name_en = '', key = '' }) => {
        const added = await saveNewAttribute(locale, { name_th, name_en, key });
        void queries.invalidateQueries({ queryKey: officeAttributesKey });
        router.push(pathTo(locale, '/staff/attributes/:attribute', { attribute: added.key }));
      }}
    />
  );
}
