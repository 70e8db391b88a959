import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { brand } from '@/lib/brand';
import { HEALTH_HUB_PATH, NEWS_PATH, PHARMACY_PATH, STORIES_PATH } from '@/lib/content/paths';
import { currentYear } from '@/lib/format/bangkok';
import { brandName } from '@/lib/i18n/brand-name';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { DemoNote } from '../demo-note';
import { CookieSettingsButton } from '../privacy/cookie-settings-button';
import { sayer } from '../say';
import { FooterLinks } from './footer-links';
import { SocialLinks } from './social-links';
import styles from './footer.module.scss';

export async function Footer({ locale }: { readonly locale: Locale }) {
  const say = sayer(await getIntl(locale, 'layout'));
  const name = brandName(locale, brand);
  return (
    <footer className={styles.footer} data-chrome-part="">
      <div className={styles.inner}>
        <div className={styles.about}>
          <Picture src="/brand/logo.svg" alt={name} width={102} height={34} unoptimized />
          <p>{say('layout.footer.about')}</p>
        </div>
        <FooterLinks
          locale={locale}
          title={say('layout.footer.shop')}
          links={[
            { path: '/categories', name: say('layout.allCategories') },
            { path: '/brands', name: say('layout.allBrands') },
            { path: '/brands/exclusive', name: say('layout.exclusiveBrands', { brand: name }) },
            { path: '/promotions', name: say('layout.promotions') },
            { path: '/Gift-cards', name: say('layout.giftCards') },
            { path: '/coupons', name: say('layout.coupons') },
            { path: '/ecommerce', name: say('layout.store') },
            { path: '/ecommerce/new-arrival', name: say('layout.newArrivals') },
          ]}
        />
        <FooterLinks
          locale={locale}
          title={say('layout.footer.advice')}
          links={[
            { path: PHARMACY_PATH, name: say('layout.pharmacy') },
            { path: HEALTH_HUB_PATH, name: say('layout.healthHub') },
            { path: NEWS_PATH, name: say('layout.news') },
            { path: STORIES_PATH, name: say('layout.stories') },
            { path: '/faq', name: say('layout.faq') },
          ]}
        />
        <FooterLinks
          locale={locale}
          title={say('layout.footer.company')}
          links={[
            { path: '/AboutArun', name: say('layout.about', { brand: name }) },
            { path: '/corporate-social-responsibility', name: say('layout.csr') },
            { path: '/branches', name: say('layout.branches') },
            { path: '/contact-us', name: say('layout.contact') },
            { path: '/download', name: say('layout.download') },
            { path: '/download-form', name: say('layout.downloadForm') },
            { path: '/term-online', name: say('layout.onlineTerms') },
            { path: '/privacy', name: say('layout.privacy') },
          ]}
        >
          {/* Not fetched ahead: the answer is a 404. */}
          <a className={styles.link} href={localePath(locale, '/404')} rel="nofollow">
            {say('layout.notFound')}
          </a>
        </FooterLinks>
        <FooterLinks
          locale={locale}
          title={say('layout.footer.member')}
          links={[
            { path: '/login', name: say('layout.login') },
            { path: '/ArunCard', name: say('layout.card') },
            { path: '/subscription', name: say('layout.subscription') },
            { path: '/term-arun-card', name: say('layout.cardTerms') },
            { path: '/orders/order_list', name: say('layout.orders') },
            { path: '/notifications', name: say('layout.notifications') },
            { path: '/sitemap', name: say('layout.sitemap') },
          ]}
        >
          <CookieSettingsButton className={styles.link}>
            {say('layout.cookies.settingsTitle')}
          </CookieSettingsButton>
        </FooterLinks>
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
        <p>{say('layout.footer.rights', { brand: name, year: currentYear() })}</p>
        <DemoNote say={say} />
      </div>
    </footer>
  );
}
