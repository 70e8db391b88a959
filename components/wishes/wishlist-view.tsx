'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { MemberGrid } from '@/components/tiles/member-grid';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Spinner } from '@/components/ui/spinner';
import { UndoToast } from '@/components/ui/undo-toast';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { wishlistQuery } from '@/lib/wishes/queries';
import { useWishes } from '@/stores/wishes';
import { useRemoval } from './use-removal';
import { RemoveButton } from './remove-button';
import styles from './wishlist-view.module.scss';

export function WishlistView() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(wishlistQuery(useLocale()));
  const ids = useWishes((state) => state.ids);
  const { removed, remove, undo, forget } = useRemoval();
  if (error) return <LoadError onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={intl.formatMessage({ id: 'wishes.waiting' })} />;
  const kept = data.filter(({ id }) => ids?.has(id) ?? true);
  return (
    <>
      {kept.length === 0 ? (
        <NothingKept />
      ) : (
        <>
          <p className={styles.count}>
            {intl.formatMessage({ id: 'wishes.count' }, { count: kept.length })}
          </p>
          <MemberGrid
            products={kept}
            level={2}
            corner={(product) => (
              <RemoveButton
                label={intl.formatMessage({ id: 'wishes.remove' }, { name: product.product_name })}
                onRemove={remove(product)}
              />
            )}
          />
        </>
      )}
      {removed && (
        <UndoToast
          key={removed.product.id}
          text={intl.formatMessage(
            { id: 'wishes.removed' },
            { name: removed.product.product_name },
          )}
          undoLabel={intl.formatMessage({ id: 'wishes.undo' })}
          focused={removed.byKeyboard}
          onUndo={undo}
          onEnd={forget}
        />
      )}
    </>
  );
}

function LoadError({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  return (
    <EmptyState
      image="/images/offline.svg"
      title={intl.formatMessage({ id: 'wishes.loadError' })}
      action={<Button onClick={onRetry}>{intl.formatMessage({ id: 'wishes.retry' })}</Button>}
    />
  );
}

function NothingKept() {
  const intl = useIntl();
  return (
    <EmptyState
      image="/images/empty-wishlist.svg"
      title={intl.formatMessage({ id: 'wishes.empty' })}
      text={intl.formatMessage({ id: 'wishes.emptyText' })}
      action={
        <ButtonLink href={pathTo(useLocale(), '/categories')}>
          {intl.formatMessage({ id: 'wishes.browse' })}
        </ButtonLink>
      }
    />
  );
}
