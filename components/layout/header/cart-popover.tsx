'use client';

import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { Cart } from '@/lib/cart/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { cartCount, useCart } from '@/stores/cart';
import { LayoutTexts } from '@/components/common/layout-texts';
import { CartPopoverItem } from './cart-popover-item';
import styles from './cart-popover.module.scss';
import tools from '@/components/layout/tools.module.scss';

/** `docs/product/pages.md`, "Header". */
const SHOWN = 3;

export function CartPopover() {
  const cart = useCart((state) => state.cart);
  return (
    <LayoutTexts>
      <Sheet cart={cart} />
    </LayoutTexts>
  );
}

function Sheet({ cart }: { readonly cart: Cart | null }) {
  const intl = useIntl();
  return (
    <div className={tools.popover} data-menu="" data-open="true">
      <section className={tools.sheet} aria-label={intl.formatMessage({ id: 'layout.cart' })}>
        {cart && cart.items.length > 0 ? <Filled cart={cart} /> : <Empty />}
      </section>
    </div>
  );
}

function Empty() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <EmptyState
      image="/images/empty-cart.svg"
      level={3}
      title={intl.formatMessage({ id: 'layout.cart.empty' })}
      text={intl.formatMessage({ id: 'layout.cart.emptyText' })}
      action={
        <ButtonLink href={pathTo(locale, '/categories')}>
          {intl.formatMessage({ id: 'layout.cart.browse' })}
        </ButtonLink>
      }
    />
  );
}

function Filled({ cart }: { readonly cart: Cart }) {
  const intl = useIntl();
  const href = pathTo(useLocale(), '/cart');
  const hidden = cart.items.length - SHOWN;
  return (
    <>
      <div className={styles.head}>
        <span>
          {intl.formatMessage({ id: 'layout.cart.subtotal' })}
          <small>
            {intl.formatMessage({ id: 'layout.cart.pieces' }, { count: cartCount(cart) })}
          </small>
        </span>
        <Price amount={cart.subtotal} wasLabel="" />
      </div>
      {cart.discount > 0 && (
        <p className={styles.after}>
          {intl.formatMessage({ id: 'layout.cart.afterDiscounts' })}
          <Price amount={cart.total} wasLabel="" />
        </p>
      )}
      <ul>
        {cart.items.slice(0, SHOWN).map((item) => (
          <CartPopoverItem key={item.product.id} item={item} />
        ))}
      </ul>
      {hidden > 0 && (
        <Link className={styles.more} href={href}>
          {intl.formatMessage({ id: 'layout.cart.more' }, { count: hidden })}
        </Link>
      )}
      <ButtonLink href={href} block>
        {intl.formatMessage({ id: 'layout.cart.view' })}
      </ButtonLink>
    </>
  );
}
