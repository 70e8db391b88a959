import type { Locale } from '../i18n/locale';
import { loadMessages } from '../i18n/messages';
import { useUi } from '@/stores/ui';

/** Says that something went into the cart at more than it cost where it was chosen; its line says how much. */
export async function tellDearer(locale: Locale): Promise<void> {
  // The line in the cart tells it too, so a text that cannot be had is no failure.
  const messages = await loadMessages(locale, ['cart']).catch(() => undefined);
  const text = messages?.['cart.dearer'];
  if (text !== undefined) useUi.getState().showAlert({ text });
}
