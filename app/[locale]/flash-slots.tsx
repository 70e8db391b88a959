import { orNothing } from '@/components/layout/left-out';
import { FlashHead } from '@/components/offers/flash-head';
import { FlashTimer } from '@/components/offers/flash-timer';
import type { Product } from '@/lib/api/contract/catalog';
import { readFlashSale } from '@/lib/api/reads';
import { flashNow } from '@/lib/catalog/price-now';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';

/** The clock of a product page; null where no flash price is paid. */
export async function productCountdown(locale: Locale, product: Product) {
  const flash = flashNow(product);
  if (!flash) return null;
  return <FlashTimer endsAt={flash.ends_at} intl={await getIntl(locale, 'offers')} told />;
}

/** Above the list of what is in the flash sale. */
export async function flashHead(locale: Locale) {
  const sale = await orNothing(readFlashSale(locale));
  return sale && <FlashHead sale={sale} locale={locale} />;
}
