import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { Button } from '@/components/ui/button';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { ProductSale } from '@/lib/products/contract';
import { officeProductKey, renderAgainMutation } from '@/lib/products/queries';
import { useUi } from '@/stores/ui';
import styles from './sale.module.scss';

interface PageCopiesProps {
  readonly id: number;
  readonly copies: NonNullable<ProductSale['copies']>;
}

/** When the pages that shoppers get were rendered, whether they have the last change, and the way to renew them. */
export function PageCopies({ id, copies }: PageCopiesProps) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const abilities = useAbilities();
  const text = (name: string) => intl.formatMessage({ id: `products.copies.${name}` });
  const { showToast } = useUi.getState();
  const again = useMutation({
    ...renderAgainMutation(locale, id),
    onSuccess: () => {
      showToast(text('done'));
    },
    onError: (failure) => {
      showToast(normalizeError(failure).message, 'danger');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: officeProductKey(id) }),
  });
  return (
    <div className={styles.copies}>
      <h3>{text('title')}</h3>
      <ul>
        {copies.map(({ locale: language, age_s: seconds, current }) => (
          <li key={language} data-current={current}>
            {intl.formatMessage(
              { id: `products.copies.${stateOf(seconds, current)}` },
              { language: text(language), seconds: seconds ?? 0 },
            )}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{text('about')}</p>
      {abilities?.has('catalog.write') && (
        <Button
          variant="secondary"
          size="sm"
          busy={again.isPending}
          onClick={() => {
            again.mutate();
          }}
        >
          {text('again')}
        </Button>
      )}
    </div>
  );
}

function stateOf(seconds: number | null, isCurrent: boolean): 'none' | 'current' | 'outdated' {
  if (seconds === null) return 'none';
  return isCurrent ? 'current' : 'outdated';
}
