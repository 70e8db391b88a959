import { use } from 'react';
import type { Brand, Category } from '@/lib/catalog/contract';
import type { PageSummary } from '@/lib/pages/contract';
import { brand as shop, brandPaths } from '@/lib/brand';
import { LIST_PAGE_NAMES } from '@/lib/catalog/list-pages';
import { brandName } from '@/lib/i18n/brand-name';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo, type PlainPath } from '@/lib/pages/path-to';
import { accountWays } from '@/components/members/account-ways';
import { CookieSettingsButton } from '@/components/privacy/cookie-settings-button';
import { sayer } from '@/components/common/say';
import { SiteMapBranch } from './site-map-branch';
import { SiteMapSection } from './site-map-section';
import { ACCOUNT_EXTRAS, SITE_WAYS, type SiteWay } from './site-ways';
import styles from './site-map.module.scss';

interface SiteMapProps {
  readonly locale: Locale;
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
  readonly records: readonly PageSummary[];
}

export function SiteMap({ locale, categories, brands, records }: SiteMapProps) {
  const intl = use(getIntl(locale, 'layout', 'catalog'));
  const say = sayer(intl);
  const to = (path: string, name: string) => ({ href: localePath(locale, path), name });
  const page = (path: PlainPath, name: string) => to(path, name);
  const named = ({ path, label }: SiteWay) => page(path, say(label));
  return (
    <div className={styles.map}>
      <SiteMapSection title={say('layout.categories')}>
        {categories.map(({ id, name, url, depts }) => (
          <SiteMapBranch
            key={id}
            root={to(url, name)}
            links={depts.map((dept) => to(dept.url, dept.dept_name))}
          />
        ))}
      </SiteMapSection>
      <SiteMapSection title={say('layout.sitemap.more')}>
        <SiteMapBranch
          root={page('/ecommerce', say('layout.store'))}
          links={[
            page('/categories', say('layout.allCategories')),
            ...LIST_PAGE_NAMES.map((name) =>
              page(`/ecommerce/${name}`, say(`catalog.list.${name}`)),
            ),
          ]}
        />
        {SITE_WAYS.map(({ root, links }) => (
          <SiteMapBranch key={root.path} root={named(root)} links={links.map(named)} />
        ))}
        <SiteMapBranch
          root={page('/login', say('layout.account'))}
          links={[
            ...ACCOUNT_EXTRAS.map(named),
            ...accountWays(locale, say).map(({ href, label }) => ({ href, name: label })),
          ]}
        />
        <SiteMapBranch
          root={page('/contact-us', say('layout.footer.help'))}
          links={[
            page('/branches', say('layout.branches')),
            {
              href: `tel:${shop.contactPhone.replaceAll('-', '')}`,
              name: `${say('layout.callCenter')} ${shop.contactPhone}`,
            },
          ]}
        >
          <CookieSettingsButton className={styles.link}>
            {say('layout.cookies.settingsTitle')}
          </CookieSettingsButton>
        </SiteMapBranch>
      </SiteMapSection>
      <SiteMapSection title={say('layout.pages')}>
        <SiteMapBranch
          root={page(brandPaths.about, say('layout.footer.company'))}
          links={records
            .filter(({ template }) => template !== 'campaign')
            .map(({ path, title }) => to(path, title))}
        />
      </SiteMapSection>
      <SiteMapSection title={say('layout.card')} dense>
        <SiteMapBranch
          root={page(brandPaths.card, say('layout.card'))}
          links={records
            .filter(({ template, phase }) => template === 'campaign' && phase === 'running')
            .map(({ path, title }) => to(path, title))}
        />
      </SiteMapSection>
      <SiteMapSection title={say('layout.brands')} dense>
        <SiteMapBranch
          root={page('/brands', say('layout.allBrands'))}
          links={[
            page(
              '/brands/exclusive',
              say('layout.exclusiveBrands', { brand: brandName(locale, shop) }),
            ),
            ...brands.map(({ id, brand_name: name }) => ({
              href: pathTo(locale, '/brands/:brand', { brand: id }),
              name,
            })),
          ]}
        />
      </SiteMapSection>
    </div>
  );
}
