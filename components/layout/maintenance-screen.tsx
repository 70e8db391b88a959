import Image from 'next/image';
import { brand } from '@/lib/brand';
import styles from './maintenance-screen.module.scss';
import type { MaintenanceTexts } from './maintenance-texts';

interface MaintenanceScreenProps {
  readonly image: string;
  readonly texts: MaintenanceTexts;
  /** Lies over a page that was already there. */
  readonly modal?: boolean;
}

/** A full-screen picture with two links to our marketplace shops (`spec.md`, "Maintenance screen"). */
export function MaintenanceScreen({ image, texts, modal = false }: MaintenanceScreenProps) {
  return (
    <div
      className={styles.screen}
      {...(modal ? { role: 'dialog', 'aria-modal': true, 'aria-label': texts.title } : {})}
    >
      <Image className={styles.picture} src={image} alt="" fill unoptimized priority />
      <div className={styles.card}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p>{texts.text}</p>
        <div className={styles.links}>
          <a href={brand.marketplaces.lazada}>{texts.lazada}</a>
          <a href={brand.marketplaces.shopee}>{texts.shopee}</a>
        </div>
      </div>
    </div>
  );
}
