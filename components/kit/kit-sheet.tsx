import type { Locale } from '@/lib/i18n/locale';
import { KitButtons } from './kit-buttons';
import { KitFields } from './kit-fields';
import { KitIcons } from './kit-icons';
import { KitMarks } from './kit-marks';
import { KitNavigation } from './kit-navigation';
import { KitOverlays } from './kit-overlays';
import { KitPrivacy } from './kit-privacy';
import styles from './kit.module.scss';
import { KitTabs } from './kit-tabs';
import { KitThemes } from './kit-themes';
import { KIT_TEXTS } from './samples';
import { KitWaiting } from './kit-waiting';

export function KitSheet({ locale }: { readonly locale: Locale }) {
  const texts = KIT_TEXTS[locale];
  return (
    <div className={styles.sheet} lang={locale}>
      <h1>{texts.title}</h1>
      <KitButtons texts={texts} />
      <KitFields texts={texts} />
      <KitMarks texts={texts} />
      <KitNavigation texts={texts} />
      <KitWaiting texts={texts} />
      <KitTabs texts={texts} />
      <KitOverlays texts={texts} />
      <KitPrivacy texts={texts} />
      <KitThemes texts={texts} />
      <KitIcons texts={texts} />
    </div>
  );
}
