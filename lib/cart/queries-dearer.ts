import type { Locale } from '../i18n/locale';
import { useUi } from '@/stores/ui';

interface CartTexts {
  readonly default: Readonly<Record<string, string>>;
}

/** Reports that items were added at a higher price than displayed; the cart line shows the difference. */
export async function tellDearer(locale: Locale): Promise<void> {
  // The cart line shows it too, so a failed load of the text is ignored.
  const file: unknown = await import(`../../messages/cart/${locale}.json`).catch(() => undefined);
  const text = (file as CartTexts | undefined)?.default['cart.dearer'];
  if (text !== undefined) useUi.getState().showAlert({ text });
}
