import type { ComponentType } from 'react';
import { Purchases } from '@/components/account/purchases';
import type { ProductCard } from '@/lib/api/contract/catalog';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

interface PurchaseScreenProps {
  readonly locale: Locale;
  /** A client component; has the texts of `account`, `catalog` and `wishes`. */
  readonly grid: ComponentType<{ readonly products: readonly ProductCard[] }>;
}

export function PurchaseScreen({ locale, grid }: PurchaseScreenProps) {
  return (
    <MemberScreen
      locale={locale}
      titleId="account.purchases"
      domains={['account', 'catalog', 'wishes']}
    >
      <Purchases grid={grid} />
    </MemberScreen>
  );
}
