import type { Locale } from '../i18n/locale';
import { useUi } from '@/stores/ui';

interface CartTexts {
  readonly default: Readonly<Record<string, string>>;
}

/** Says that something went into the cart at more than it cost where it was chosen; its line says how much. */
export async function tellDearer(locale: Locale): Promise<void> {
  // The line in the cart tells it too, so a text that cannot be had is no failure.
  const file: unknown = await import(`../../messages/cart/${locale}.json`).catch(() => undefined);
  const text = (file as CartTexts | undefined)?.default['cart.dearer'];
  if (text !== undefined) useUi.getState().showAlert({ text });
}
