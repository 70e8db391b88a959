import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { RING_MS } from '@/lib/video-calls/contract-values';
import { chime } from '@/lib/browser/chime';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo, type PathAbove } from '@/lib/pages/path-to';
import { useUi, type Ring } from '@/stores/ui';
import styles from './ring-note.module.scss';

const loadTexts = (locale: Locale) =>
  textsOf(import(`../../../messages/video-calls/${locale}.json`));

/** Pages that ring by themselves, and the desk, whose calls are its own. */
const OWN_PAGES: readonly PathAbove[] = ['/pharmacy/consult', '/staff/pharmacy'];
const CHIME_MS = 3_000;

/** A pharmacist calls: rings, and leads to the conversation. */
export function RingNote({ ring }: { readonly ring: Ring }) {
  const locale = useLocale();
  const path = usePathname();
  if (OWN_PAGES.some((own) => path.startsWith(localePath(locale, own)))) return null;
  return (
    <LazyIntl locale={locale} load={loadTexts}>
      <Note ring={ring} />
    </LazyIntl>
  );
}

function Note({ ring: { conversationId, media, name } }: { readonly ring: Ring }) {
  const intl = useIntl();
  const locale = useLocale();
  const { setRing } = useUi.getState();
  useEffect(() => {
    chime();
    const again = setInterval(chime, CHIME_MS);
    // The event of its end may get lost.
    const over = setTimeout(() => {
      setRing(null);
    }, RING_MS);
    return () => {
      clearInterval(again);
      clearTimeout(over);
    };
  }, [setRing]);
  return (
    <div className={styles.note} role="alert" data-screen-only="">
      <p>
        <Icon name="phone" size="sm" />
        {intl.formatMessage({ id: 'video-calls.rings' }, { media, name })}
      </p>
      <div className={styles.ways}>
        <ButtonLink
          size="sm"
          href={pathTo(locale, '/pharmacy/consult/:conversation', { conversation: conversationId })}
        >
          {intl.formatMessage({ id: 'video-calls.outside.go' })}
        </ButtonLink>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            setRing(null);
          }}
        >
          {intl.formatMessage({ id: 'video-calls.outside.later' })}
        </Button>
      </div>
    </div>
  );
}
