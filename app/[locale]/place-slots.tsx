import type { BlockOf } from '@/components/blocks/block-props';
import { StoreList } from '@/components/branches/store-list';
import { CouponStrip } from '@/components/coupons/coupon-strip';
import { readBranches, readCoupons } from '@/lib/api/reads';
import type { Locale } from '@/lib/i18n/locale';

interface SlotProps<Type extends 'coupons' | 'stores'> {
  readonly block: BlockOf<Type>;
  readonly locale: Locale;
}

/** Nothing where none of them is offered now, or they cannot be read: the rest of the page stands. */
export async function CouponsSlot({ block, locale }: SlotProps<'coupons'>) {
  const { codes, title, layout } = block;
  const offered = await readCoupons(locale).catch(() => []);
  const coupons = offered.filter(({ code }) => codes?.includes(code) ?? true);
  if (coupons.length === 0) return null;
  return <CouponStrip locale={locale} title={title[locale]} coupons={coupons} layout={layout} />;
}

export async function StoresSlot({ block, locale }: SlotProps<'stores'>) {
  const { province, service, count, title, layout } = block;
  const branches = await readBranches({
    locale,
    per_page: count,
    ...(province === undefined ? {} : { province }),
    ...(service === undefined ? {} : { service }),
  }).catch(() => []);
  if (branches.length === 0) return null;
  return <StoreList locale={locale} title={title[locale]} branches={branches} layout={layout} />;
}
