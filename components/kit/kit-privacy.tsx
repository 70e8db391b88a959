'use client';

import { lazy, Suspense, useState } from 'react';
import { CookieCard } from '@/components/privacy/cookie-card';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Toast } from '@/components/ui/toast';
import type { Banner } from '@/lib/contents/contract';
import type { Consent } from '@/lib/consents/contract';
import { usePrivacy } from '@/stores/privacy';
import styles from './kit.module.scss';
import { KIT_TEXTS, type KitTexts } from './samples';

const ConsentModal = lazy(() =>
  import('@/components/consents/consent-modal').then((one) => ({
    default: one.ConsentModal,
  })),
);
const AdModal = lazy(() =>
  import('@/components/contents/ad-modal').then((one) => ({
    default: one.AdModal,
  })),
);

type Overlay = 'letter' | 'answered' | 'promotion';

export function KitPrivacy({ texts }: { readonly texts: KitTexts }) {
  const [open, setOpen] = useState<Overlay>();
  const { openDialog } = usePrivacy.getState();
  const close = () => {
    setOpen(undefined);
  };
  const opener = (overlay: Overlay) => () => {
    setOpen(overlay);
  };
  return (
    <Section title={texts.privacy}>
      <CookieCard texts={cookieTexts(texts)} onSettings={openDialog} onAcceptAll={openDialog} />
      <div className={styles.row}>
        <Toast tone="success">{texts.added}</Toast>
        <Toast tone="danger">{texts.danger}</Toast>
      </div>
      <div className={styles.row}>
        <Button variant="secondary" onClick={openDialog}>
          {texts.openCookies}
        </Button>
        <Button variant="secondary" onClick={opener('letter')}>
          {texts.openConsent}
        </Button>
        <Button variant="secondary" onClick={opener('answered')}>
          {texts.openAnswered}
        </Button>
        <Button variant="secondary" onClick={opener('promotion')}>
          {texts.openPromotion}
        </Button>
      </div>
      <Suspense>
        {(open === 'letter' || open === 'answered') && (
          <ConsentModal consent={letter(open === 'letter' ? 1 : 3)} onClose={close} />
        )}
        {open === 'promotion' && <AdModal banner={promotion(texts)} onClose={close} />}
      </Suspense>
    </Section>
  );
}

function cookieTexts({ cookieText: text, settings, acceptAll }: KitTexts) {
  return { text, settings, acceptAll };
}

function letter(status: Consent['status']): Consent {
  const { en, th } = KIT_TEXTS;
  return {
    version: 1,
    title_en: en.letterTitle,
    title_th: th.letterTitle,
    detail_1_en: en.letterOne,
    detail_1_th: th.letterOne,
    detail_2_en: en.letterTwo,
    detail_2_th: th.letterTwo,
    status,
  };
}

function promotion(texts: KitTexts): Banner {
  return {
    id: 1,
    placement: 'modal',
    title: texts.adTitle,
    text: texts.adText,
    link_label: texts.shop,
    url: '/kit',
    image: { thumbnail_url: '/media/scenes/modal-welcome.webp' },
    tint: 'dawn',
  };
}
