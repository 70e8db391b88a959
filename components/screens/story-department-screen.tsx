import { use } from 'react';
import { ListLinks } from '@/components/catalog/list-links';
import { ProductGrid } from '@/components/tiles/product-grid';
import { ButtonLink } from '@/components/ui/button';
import type { BrandCategory, BrandDetail, Department, ProductPage } from '@/lib/catalog/contract';
import type { Content } from '@/lib/contents/contract';
import { changeList, listHref, PLAIN_LIST } from '@/lib/catalog/list-state';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { storyDepartmentPath } from '@/lib/pages/content-paths';
import { pathTo } from '@/lib/pages/path-to';
import type { CrumbTrail } from '@/lib/seo/crumbs';
import { PageTrail } from './page-head';
import styles from './story-department-screen.module.scss';
import { StoryReading } from './story-reading';

interface StoryDepartmentScreenProps {
  readonly locale: Locale;
  readonly trail: CrumbTrail;
  readonly brand: BrandDetail;
  /** All in which the brand has products. */
  readonly departments: readonly Department[];
  readonly category: BrandCategory;
  readonly department: Department;
  readonly products: ProductPage;
  readonly articles: readonly Content[];
}

/** A brand's story for one department: products and articles. */
export function StoryDepartmentScreen(props: StoryDepartmentScreenProps) {
  const { locale, brand, departments, category, department, products, articles } = props;
  const intl = use(getIntl(locale, 'contents-stories'));
  const names = { brand: brand.brand_name, department: department.dept_name };
  const depts = [department.url.slice(department.url.lastIndexOf('/') + 1)];
  const list = listHref(
    pathTo(locale, '/brands/:brand', { brand: brand.id }),
    changeList(PLAIN_LIST, { category: category.id, depts }),
  );
  return (
    <>
      <PageTrail locale={locale} trail={props.trail} />
      <header className={styles.head}>
        <h1>{intl.formatMessage({ id: 'contents-stories.departmentTitle' }, names)}</h1>
        <p>
          {intl.formatMessage(
            { id: 'contents-stories.departmentIntro' },
            { ...names, tagline: brand.tagline, count: products.total },
          )}
        </p>
      </header>
      {departments.length > 1 && (
        <ListLinks
          label={intl.formatMessage({ id: 'contents-stories.allDepartments' }, names)}
          links={departments.map((one) => ({
            name: one.dept_name,
            href: localePath(locale, storyDepartmentPath(brand.id, one)),
            current: one.id === department.id,
          }))}
        />
      )}
      <div className={styles.products}>
        <ProductGrid products={products.entities} locale={locale} level={2} eager={4} first={1} />
      </div>
      <div className={styles.ways}>
        {products.total > products.entities.length && (
          <ButtonLink href={list} variant="secondary">
            {intl.formatMessage({ id: 'contents-stories.seeProducts' })}
          </ButtonLink>
        )}
        <ButtonLink
          href={pathTo(locale, '/brandstory/:brand', { brand: brand.id })}
          variant="secondary"
        >
          {intl.formatMessage({ id: 'contents-stories.back' })}
        </ButtonLink>
      </div>
      <StoryReading locale={locale} articles={articles} />
    </>
  );
}
