import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { ProductCard } from '@/lib/catalog/contract';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { branchStockQuery } from '@/lib/branches/queries';
import { refreshConversation } from '@/lib/conversations/queries';
import { conflictsQuery } from '@/lib/health/queries-patients';
import { productsNamedQuery, recommendMutation } from '@/lib/conversations/queries-desk';
import { useUi } from '@/stores/ui';
import { Acknowledgement, useAcknowledgement } from './acknowledgement';
import approval from './approval.module.scss';
import styles from './desk.module.scss';
import { Area } from './symptom-step';
import { useDirections } from './use-directions';

const DIRECTIONS_LENGTH = 1_000;

/** Any product of the shop: what class it is, where it lies, and its card for the conversation. */
export function RecommendForm({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const text = (name: string) => intl.formatMessage({ id: `conversations.${name}` });
  const [name, setName] = useState('');
  const [product, setProduct] = useState<ProductCard>();
  const { directions, isLoading, change, reset } = useDirections(product?.id);
  const { data } = useQuery(productsNamedQuery(useDeferredValue(name), locale));
  const ids = (data ?? []).map((one) => one.id);
  const { data: against } = useQuery(conflictsQuery(id, ids));
  const acknowledgement = useAcknowledgement(id, product?.id);
  const recommend = useMutation({
    ...recommendMutation(id, locale),
    onSuccess: () => {
      showToast(text('deskRecommended'));
      choose(undefined);
      setName('');
    },
    onError: (failure) => {
      acknowledgement.learn(failure);
      const { fields, message } = normalizeError(failure);
      if (Object.keys(fields).length === 0) showToast(message, 'danger');
    },
    onSettled: () => refreshConversation(client),
  });
  const choose = (one: ProductCard | undefined) => {
    recommend.reset();
    acknowledgement.forget();
    setProduct(one);
    reset();
  };
  const error = recommend.error ? normalizeError(recommend.error) : undefined;
  return (
    <form
      className={styles.close}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (product)
          recommend.mutate({ product_id: product.id, body: directions, ...acknowledgement.sent });
      }}
    >
      <h2>{text('deskRecommend')}</h2>
      <TextField
        label={text('deskProduct')}
        type="search"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
        }}
        // Enter selects nothing and must not send unseen products.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {data && (
        <div className={approval.results} role="radiogroup" aria-label={text('deskProducts')}>
          {data.length === 0 && <p>{text('deskNoProduct')}</p>}
          {data.map((one) => (
            <label key={one.id}>
              <input
                type="radio"
                name="product"
                checked={one.id === product?.id}
                onChange={() => {
                  choose(one);
                }}
              />
              <span>
                {one.product_name} <small>{text(`drug.${one.drug?.class ?? 'none'}`)}</small>
                {against?.has(one.id) && <Badge tone="danger">{text('deskConflict')}</Badge>}
              </span>
            </label>
          ))}
        </div>
      )}
      {product && (
        <>
          <BranchStock key={product.id} product={product} />
          <Area
            label={text('approval.directions')}
            hint={text('deskDirectionsHint')}
            value={directions}
            readOnly={isLoading}
            max={DIRECTIONS_LENGTH}
            error={error?.fields['body']}
            onChange={change}
          />
          <Acknowledgement of={acknowledgement} error={error?.fields['acknowledged.reason']} />
          <Button type="submit" variant="secondary" busy={recommend.isPending || isLoading}>
            {text(acknowledgement.conflicts.length > 0 ? 'deskRecommendAnyway' : 'deskRecommend')}
          </Button>
        </>
      )}
    </form>
  );
}

function BranchStock({ product }: { readonly product: ProductCard }) {
  const intl = useIntl();
  const { data } = useQuery(branchStockQuery(useLocale(), [product.id], undefined));
  const having = (data ?? []).filter(({ stock }) => stock !== null && stock !== 'none');
  return (
    <details className={styles.stock}>
      <summary>
        {intl.formatMessage(
          { id: 'conversations.deskBranches' },
          {
            online: intl.formatMessage({ id: `conversations.deskStock.${product.stock}` }),
            count: having.length,
          },
        )}
      </summary>
      <ul>
        {having.map(({ id, name, stock }) => (
          <li key={id}>
            <span>{name}</span>
            <small>
              {intl.formatMessage({ id: `conversations.deskStock.${stock ?? 'none'}` })}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
