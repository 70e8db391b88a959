import { Icon } from '@/components/ui/icon';
import { AccountMenu, type AccountTexts } from './account-menu';
import { LanguageMenu } from './language-menu';
import styles from './top-bar.module.scss';

export interface TopBarProps {
  readonly phone: string;
  readonly texts: AccountTexts & {
    readonly tools: string;
    readonly callCenter: string;
    readonly language: string;
  };
}

export function TopBar({ phone, texts }: TopBarProps) {
  return (
    <nav className={styles.top} aria-label={texts.tools} data-chrome-part="">
      <div className={styles.inner}>
        <a className={styles.phone} href={`tel:${phone.replaceAll('-', '')}`}>
          <Icon name="phone" size="sm" />
          {texts.callCenter}
          <strong>{phone}</strong>
        </a>
        <LanguageMenu label={texts.language} />
        <AccountMenu texts={texts} />
      </div>
    </nav>
  );
}
