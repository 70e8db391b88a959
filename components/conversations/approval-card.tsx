'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { ProductCard } from '@/lib/catalog/contract';
import type { Approval } from '@/lib/conversations/contract';
import type { PatientName as PatientNamed } from '@/lib/health/contract';
import { normalizeError } from '@/lib/api/error';
import { formatEnd } from '@/lib/format/day';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import { pathTo } from '@/lib/pages/path-to';
import { addApproved } from '@/lib/cart/queries';
import { refreshConversation } from '@/lib/conversations/queries';
import { useCart } from '@/stores/cart';
import { useUi } from '@/stores/ui';
import styles from './approval.module.scss';
import { Considered } from './considered';
import { ProductFacts } from './product-facts';

/** The desk's alone. */
const TakeBack = lazy(() =>
  whenConnected(() => import('./take-back').then((module) => ({ default: module.TakeBack }))),
);

interface ApprovalCardProps {
  readonly approval: Approval;
  /** Product card of the medicine; undefined until it is loaded. */
  readonly card: ProductCard | undefined;
  /** Whether the viewer is the member, who may buy it. */
  readonly forMember: boolean;
}

/** An approval: product, pieces, directions and expiry. */
export function ApprovalCard({ approval, card, forMember }: ApprovalCardProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { product, qty, directions, state, expires_at: until } = approval;
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `conversations.approval.${id}` }, values);
  return (
    <section className={styles.card} aria-label={text('named', { name: product.name })}>
      <Picture src={product.image.thumbnail_url} alt="" width={64} height={64} />
      <div>
        <strong>{product.name}</strong>
        <p>{text('qty', { qty })}</p>
        {approval.patient && <PatientName patient={approval.patient} />}
      </div>
      <ProductFacts card={card} approved />
      <dl>
        <dt>{text('directions')}</dt>
        <dd>{directions}</dd>
      </dl>
      {approval.acknowledged && <Considered of={approval.acknowledged} />}
      <p className={styles.state}>
        {state === 'ready' ? text('until', { at: formatEnd(until, locale) }) : text(state)}
      </p>
      {approval.withdrawn_reason !== null && (
        <p className={styles.state}>
          {text('withdrawnReason', { reason: approval.withdrawn_reason })}
        </p>
      )}
      {forMember && state === 'ready' && <BuyButton approval={approval} />}
      {!forMember && approval.withdrawable && (
        <Suspense>
          <TakeBack id={approval.id} name={product.name} />
        </Suspense>
      )}
    </section>
  );
}

function PatientName({ patient: { name, relation } }: { readonly patient: PatientNamed }) {
  const intl = useIntl();
  const as = intl.formatMessage({ id: `conversations.relation.${relation}` });
  return (
    <p>
      {name === ''
        ? intl.formatMessage({ id: 'conversations.approval.forNameless' }, { as })
        : intl.formatMessage({ id: 'conversations.approval.for' }, { name, as })}
    </p>
  );
}

function BuyButton({ approval: { id, product } }: Pick<ApprovalCardProps, 'approval'>) {
  const intl = useIntl();
  const locale = useLocale();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const inCart = useCart((state) =>
    state.cart?.items.some((item) => item.product.id === product.id && item.max_qty > 0),
  );
  const text = (name: string) => intl.formatMessage({ id: `conversations.approval.${name}` });
  const buy = useMutation({
    mutationFn: () => addApproved(locale, id),
    onSuccess: () => {
      showToast(text('added'));
    },
    onError: (failure) => {
      showToast(normalizeError(failure).message, 'danger');
    },
    onSettled: () => refreshConversation(client),
    retry: false,
  });
  if (inCart) {
    return (
      <ButtonLink href={pathTo(locale, '/cart')} variant="secondary">
        {text('toCart')}
      </ButtonLink>
    );
  }
  return (
    <div className={styles.buy}>
      <Button
        busy={buy.isPending}
        onClick={() => {
          buy.mutate();
        }}
      >
        {text('buy')}
      </Button>
      <small>{text('pickup')}</small>
    </div>
  );
}
