'use client';

import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { DemoLine } from '../demo-line';
import { CookieSettingsButton } from '@/components/privacy/cookie-settings-button';
import { FooterLinks } from './footer-links';
import type { FooterPart } from './footer-ways';
import { SocialLinks, type SocialLinksProps } from './social-links';
import styles from './footer.module.scss';

export interface FooterViewProps {
  readonly name: string;
  readonly phone: string;
  readonly social: SocialLinksProps['links'];
  readonly columns: Readonly<Record<FooterPart, FooterColumn>>;
  readonly texts: {
    readonly about: string;
    readonly notFound: string;
    readonly cookies: string;
    readonly help: string;
    readonly callCenter: string;
    readonly follow: string;
    readonly rights: string;
    readonly demo: string | undefined;
  };
}

interface FooterColumn {
  readonly title: string;
  readonly names: readonly string[];
}

/** Client component: as server elements it would add four hundred bytes to each page. */
export function FooterView({ name, phone, social, columns, texts }: FooterViewProps) {
  const locale = useLocale();
  return (
    <footer className={styles.footer} data-chrome-part="">
      <div className={styles.inner}>
        <div className={styles.about}>
          <Picture src="/brand/logo.svg" alt={name} width={102} height={34} unoptimized />
          <p>{texts.about}</p>
        </div>
        <FooterLinks part="shop" {...columns.shop} />
        <FooterLinks part="advice" {...columns.advice} />
        <FooterLinks part="company" {...columns.company}>
          {/* Not prefetched: the answer is a 404. */}
          <a className={styles.link} href={localePath(locale, '/404')} rel="nofollow">
            {texts.notFound}
          </a>
        </FooterLinks>
        <FooterLinks part="member" {...columns.member}>
          <CookieSettingsButton className={styles.link}>{texts.cookies}</CookieSettingsButton>
        </FooterLinks>
        <div>
          <h2 className={styles.title}>{texts.help}</h2>
          <a className={styles.phone} href={`tel:${phone.replaceAll('-', '')}`}>
            <Icon name="phone" />
            {texts.callCenter}
            <strong>{phone}</strong>
          </a>
          <SocialLinks title={texts.follow} links={social} />
        </div>
      </div>
      <div className={styles.small}>
        <p>{texts.rights}</p>
        {texts.demo !== undefined && <DemoLine text={texts.demo} />}
      </div>
    </footer>
  );
}
