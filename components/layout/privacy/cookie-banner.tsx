'use client';

import { useEffect, useRef } from 'react';
import { isDecided } from '@/lib/layout/cookie-choice';
import { whenIdle } from '@/lib/when-idle';
import { usePrivacy } from '@/stores/privacy';
import { useUi } from '@/stores/ui';
import { CookieCard, type CookieCardTexts } from './cookie-card';
import styles from './cookie-banner.module.scss';
import { useBottomInset } from '../use-bottom-inset';

interface CookieBannerTexts extends CookieCardTexts {
  readonly title: string;
}

/**
 * Asks whoever has not decided on both preferences. The browser decides whether it is shown, so that
 * the page's HTML is the same for everybody; it lies over the end of the page and shifts nothing.
 */
export function CookieBanner({ texts }: { readonly texts: CookieBannerTexts }) {
  const mayInterrupt = useUi((state) => state.interruptions !== 'none');
  const stored = usePrivacy((state) => state.stored);
  useEffect(() => whenIdle(usePrivacy.getState().load), []);
  // A node of its own: beside others it would make the browser look at the styles of the whole page.
  return <div>{stored && !isDecided(stored) && mayInterrupt && <Banner texts={texts} />}</div>;
}

function Banner({ texts }: { readonly texts: CookieBannerTexts }) {
  const box = useRef<HTMLElement>(null);
  useBottomInset(box, '--cookies-inset');
  const { decide, openDialog } = usePrivacy.getState();
  return (
    <section ref={box} className={styles.banner} aria-label={texts.title}>
      <CookieCard
        texts={texts}
        onSettings={openDialog}
        onAcceptAll={() => void decide({ analytics: true, advertisement: true })}
      />
    </section>
  );
}
