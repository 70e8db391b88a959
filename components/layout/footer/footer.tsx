import { use, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { shopTime } from '@/lib/api/server';
import { brand } from '@/lib/brand';
import { calendarYear } from '@/lib/format/bangkok';
import { brandName } from '@/lib/i18n/brand-name';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { DemoNote } from '../demo-note';
import { CookieSettingsButton } from '../privacy/cookie-settings-button';
import { sayer } from '../say';
import { FooterLinks } from './footer-links';
import { FOOTER_WAYS } from './footer-ways';
import { SocialLinks } from './social-links';
import styles from './footer.module.scss';

export function Footer({ locale }: { readonly locale: Locale }) {
  const say = sayer(use(getIntl(locale, 'layout', 'catalog')));
  const name = brandName(locale, brand);
  const column = (part: keyof typeof FOOTER_WAYS, more?: ReactNode) => (
    <FooterLinks
      title={say(`layout.footer.${part}`)}
      links={FOOTER_WAYS[part].map(({ path, label }) => [path, say(label, { brand: name })])}
    >
      {more}
    </FooterLinks>
  );
  return (
    <footer className={styles.footer} data-chrome-part="">
      <div className={styles.inner}>
        <div className={styles.about}>
          <Picture src="/brand/logo.svg" alt={name} width={102} height={34} unoptimized />
          <p>{say('layout.footer.about')}</p>
        </div>
        {column('shop')}
        {column('advice')}
        {column(
          'company',
          // Not fetched ahead: the answer is a 404.
          <a className={styles.link} href={localePath(locale, '/404')} rel="nofollow">
            {say('layout.notFound')}
          </a>,
        )}
        {column(
          'member',
          <CookieSettingsButton className={styles.link}>
            {say('layout.cookies.settingsTitle')}
          </CookieSettingsButton>,
        )}
        <div>
          <h2 className={styles.title}>{say('layout.footer.help')}</h2>
          <a className={styles.phone} href={`tel:${brand.contactPhone.replaceAll('-', '')}`}>
            <Icon name="phone" />
            <span>
              {say('layout.callCenter')}
              <strong>{brand.contactPhone}</strong>
            </span>
          </a>
          <SocialLinks title={say('layout.footer.follow', { brand: name })} />
        </div>
      </div>
      <div className={styles.small}>
        <p>
          {say('layout.footer.rights', { brand: name, year: String(calendarYear(shopTime())) })}
        </p>
        <DemoNote say={say} />
      </div>
    </footer>
  );
}
