'use client';

import { useSignInFirst } from '@/components/common/use-sign-in-first';
import { Icon } from '@/components/ui/icon';
import { normalizeError } from '@/lib/api/error';
import { looksSignedIn } from '@/lib/api/session-token';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { useUi } from '@/stores/ui';
import { useWished, useWishes } from '@/stores/wishes';
import styles from './heart-button.module.scss';

interface HeartButtonProps {
  readonly productId: number;
  /** Contains the product name; the pressed state tells whether it is kept. */
  readonly label: string;
  readonly variant: 'card' | 'page';
}

/** Wish list toggle. Drawn with CSS on cards, since a page has fifty. Guests sign in first and come back. */
export function HeartButton({ productId, label, variant }: HeartButtonProps) {
  const locale = useLocale();
  const wished = useWished(productId);
  const signInFirst = useSignInFirst();
  const toggle = async () => {
    if (!looksSignedIn()) {
      signInFirst();
      return;
    }
    try {
      await change(locale, productId, !wished);
    } catch (failure) {
      const error = normalizeError(failure);
      if (error.status === 401) signInFirst();
      else useUi.getState().showAlert({ text: error.message });
    }
  };
  return (
    <button
      type="button"
      className={styles.heart}
      data-variant={variant}
      aria-label={label}
      aria-pressed={wished}
      onClick={() => void toggle()}
    >
      {variant === 'page' && <Icon name="heart" />}
    </button>
  );
}

/** Optimistic update, before the code of the call has loaded. */
async function change(locale: Locale, productId: number, wished: boolean): Promise<void> {
  const { set } = useWishes.getState();
  set(productId, wished);
  const { setWish } = await import('@/lib/wishes/queries').catch((error: unknown) => {
    set(productId, !wished);
    throw error;
  });
  await setWish(locale, productId, wished);
}
