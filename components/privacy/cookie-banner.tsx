'use client';

import { useEffect, useRef } from 'react';
import { isDecided } from '@/lib/browser/contract-values';
import { whenIdle } from '@/lib/browser/when-idle';
import { usePrivacy } from '@/stores/privacy';
import { useUi } from '@/stores/ui';
import { CookieCard, type CookieCardTexts } from './cookie-card';
import styles from './cookie-banner.module.scss';
import { useBottomInset } from '@/components/common/use-bottom-inset';

interface CookieBannerTexts extends CookieCardTexts {
  readonly title: string;
}

/**
 * Asks visitors who have not decided on both preferences. Shown by the client, so that cached HTML is the same for all
 * visitors. It overlays the end of the page without shifting it.
 */
export function CookieBanner({ texts }: { readonly texts: CookieBannerTexts }) {
  const mayInterrupt = useUi((state) => state.interruptions !== 'none');
  const stored = usePrivacy((state) => state.stored);
  useEffect(() => whenIdle(usePrivacy.getState().load), []);
  // Wrapper node: inserting the banner among siblings would recalculate styles of the whole page.
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
