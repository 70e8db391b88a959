import type { Brand, Category } from '@/lib/api/contract/catalog';
import type { PageSummary } from '@/lib/api/contract/pages';
import { brand as shop } from '@/lib/brand';
import { LIST_PAGE_NAMES, listPagePath } from '@/lib/catalog/list-pages';
import { brandName } from '@/lib/i18n/brand-name';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { brandPath } from '@/lib/routes';
import { accountWays } from '../account/account-ways';
import { CookieSettingsButton } from '../privacy/cookie-settings-button';
import { sayer } from '../say';
import { SiteMapBranch } from './site-map-branch';
import { SiteMapSection } from './site-map-section';
import { ACCOUNT_EXTRAS, SITE_WAYS, type SiteWay } from './site-ways';
import styles from './site-map.module.scss';
import type { Texts } from '@/lib/i18n/texts';

interface SiteMapProps {
  readonly locale: Locale;
  readonly intl: Texts<'catalog' | 'layout'>;
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
  readonly records: readonly PageSummary[];
}

/** Everything there is, by what it is. Only what is built is linked. */
export function SiteMap({ locale, intl, categories, brands, records }: SiteMapProps) {
  const say = sayer(intl);
  const to = (path: string, name: string) => ({ href: localePath(locale, path), name });
  const named = ({ path, label }: SiteWay) => to(path, say(label));
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
          root={to('/ecommerce', say('layout.store'))}
          links={[
            to('/categories', say('layout.allCategories')),
            ...LIST_PAGE_NAMES.map((name) => to(listPagePath(name), say(`catalog.list.${name}`))),
          ]}
        />
        {SITE_WAYS.map(({ root, links }) => (
          <SiteMapBranch key={root.path} root={named(root)} links={links.map(named)} />
        ))}
        <SiteMapBranch
          root={to('/login', say('layout.account'))}
          links={[
            ...ACCOUNT_EXTRAS.map(named),
            ...accountWays(locale, say).map(({ href, label }) => ({ href, name: label })),
          ]}
        />
        <SiteMapBranch
          root={to('/contact-us', say('layout.footer.help'))}
          links={[
            to('/branches', say('layout.branches')),
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
          root={to('/AboutArun', say('layout.footer.company'))}
          links={records
            .filter(({ template }) => template !== 'campaign')
            .map(({ path, title }) => to(path, title))}
        />
      </SiteMapSection>
      <SiteMapSection title={say('layout.card')} dense>
        <SiteMapBranch
          root={to('/ArunCard', say('layout.card'))}
          links={records
            .filter(({ template, phase }) => template === 'campaign' && phase === 'running')
            .map(({ path, title }) => to(path, title))}
        />
      </SiteMapSection>
      <SiteMapSection title={say('layout.brands')} dense>
        <SiteMapBranch
          root={to('/brands', say('layout.allBrands'))}
          links={[
            to(
              '/brands/exclusive',
              say('layout.exclusiveBrands', { brand: brandName(locale, shop) }),
            ),
            ...brands.map(({ id, brand_name: name }) => ({ href: brandPath(locale, id), name })),
          ]}
        />
      </SiteMapSection>
    </div>
  );
}
