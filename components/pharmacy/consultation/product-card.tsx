import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { ConversationDetail } from '@/lib/api/contract/conversations';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { addItem } from '@/lib/queries/cart';
import { useCart } from '@/stores/cart';
import { useUi } from '@/stores/ui';
import styles from './approval.module.scss';

interface ProductCardProps {
  readonly product: ConversationDetail['products'][number];
  /** Whether the member looks at it, who may buy it. */
  readonly forMember: boolean;
}

/** What a pharmacist recommends: its page, and the way into the cart. */
export function ProductCard({ product, forMember }: ProductCardProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, name, image, direct } = product;
  const label = intl.formatMessage({ id: 'consultation.product.named' }, { name });
  return (
    <section className={styles.card} aria-label={label}>
      <Picture src={image.thumbnail_url} alt="" width={64} height={64} />
      <div>
        <Link href={pathTo(locale, '/products/:name?/:product', { product: id })}>{name}</Link>
        {!direct && <p>{intl.formatMessage({ id: 'consultation.product.approval' })}</p>}
      </div>
      {forMember && direct && <AddButton id={id} />}
    </section>
  );
}

function AddButton({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const showToast = useUi((state) => state.showToast);
  const inCart = useCart((state) => state.cart?.items.some(({ product }) => product.id === id));
  const text = (name: string) => intl.formatMessage({ id: `consultation.approval.${name}` });
  const add = useMutation({
    mutationFn: () => addItem(locale, { product_id: id, qty: 1 }),
    onSuccess: () => {
      showToast(text('added'));
    },
    onError: (failure) => {
      showToast(normalizeError(failure).message, 'danger');
    },
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
    <Button
      busy={add.isPending}
      onClick={() => {
        add.mutate();
      }}
    >
      {text('buy')}
    </Button>
  );
}
