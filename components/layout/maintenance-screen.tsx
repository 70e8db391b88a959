import { Picture } from '@/components/ui/picture';
import styles from './maintenance-screen.module.scss';
import type { MaintenanceTexts } from './maintenance-texts';

const DRAWING = '/images/unavailable.svg';

interface MaintenanceScreenProps {
  /** Picture from the service; empty shows a built-in drawing. */
  readonly image: string;
  readonly texts: MaintenanceTexts;
  readonly modal?: boolean;
}

/** Full-screen picture with two links to our marketplace shops (`docs/product/pages.md`, "Maintenance"). */
export function MaintenanceScreen({ image, texts, modal = false }: MaintenanceScreenProps) {
  return (
    <div
      className={styles.screen}
      {...(modal ? { role: 'dialog', 'aria-modal': true, 'aria-label': texts.title } : {})}
    >
      <Picture
        className={styles.picture}
        src={image || DRAWING}
        alt=""
        width={1600}
        height={1200}
        unoptimized
        loading="eager"
      />
      <div className={styles.card}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p>{texts.text}</p>
        <div className={styles.links}>
          {texts.links.map(({ label, url }) => (
            <a key={url} href={url}>
              {label}
            </a>
          ))}
        </div>
      </div>
    </div>
  );
}
