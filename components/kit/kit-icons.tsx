import { Icon } from '@/components/ui/icon';
import { ICONS, type IconName } from '@/components/ui/icon-paths';
import { Section } from '@/components/ui/section';
import styles from './kit.module.scss';
import type { KitTexts } from './samples';

const NAMES = Object.keys(ICONS) as IconName[];

export function KitIcons({ texts }: { readonly texts: KitTexts }) {
  return (
    <Section title={texts.icons}>
      <ul className={styles.icons}>
        {NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} size="lg" />
            <small lang="en">{name}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
