'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { useUi } from '@/stores/ui';
import styles from './kit.module.scss';
import type { KitTexts } from './samples';

const Modal = lazy(() => import('@/components/ui/modal').then((one) => ({ default: one.Modal })));
const Offcanvas = lazy(() =>
  import('@/components/ui/offcanvas').then((one) => ({ default: one.Offcanvas })),
);

type Overlay = 'modal' | 'bottom' | 'start';

export function KitOverlays({ texts }: { readonly texts: KitTexts }) {
  const [open, setOpen] = useState<Overlay>();
  const close = () => {
    setOpen(undefined);
  };
  const opener = (overlay: Overlay) => () => {
    setOpen(overlay);
  };
  return (
    <Section title={texts.overlays}>
      <div className={styles.row}>
        <Button variant="secondary" onClick={opener('modal')}>
          {texts.openModal}
        </Button>
        <Button variant="secondary" onClick={opener('bottom')}>
          {texts.openSheet}
        </Button>
        <Button variant="secondary" onClick={opener('start')}>
          {texts.openDrawer}
        </Button>
        <Notifiers texts={texts} />
      </div>
      <Suspense>
        {open === 'modal' && (
          <Modal
            show
            title={texts.question}
            closeLabel={texts.close}
            onClose={close}
            footer={
              <>
                <Button variant="ghost" onClick={close}>
                  {texts.cancel}
                </Button>
                <Button variant="danger" onClick={close}>
                  {texts.remove}
                </Button>
              </>
            }
          >
            <p>{texts.answer}</p>
          </Modal>
        )}
        {(open === 'bottom' || open === 'start') && (
          <Offcanvas
            show
            placement={open}
            title={texts.weekly}
            closeLabel={texts.close}
            onClose={close}
          >
            <p>{texts.answer}</p>
          </Offcanvas>
        )}
      </Suspense>
    </Section>
  );
}

function Notifiers({ texts }: { readonly texts: KitTexts }) {
  const { showToast, showAlert } = useUi.getState();
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          showToast(texts.added);
        }}
      >
        {texts.showToast}
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          showAlert({ text: texts.danger });
        }}
      >
        {texts.showAlert}
      </Button>
    </>
  );
}
