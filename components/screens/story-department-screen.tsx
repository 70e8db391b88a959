import type { ReactNode } from 'react';
import { ListLinks } from '@/components/catalog/list-links';
import { ButtonLink } from '@/components/ui/button';
import type {
  BrandCategory,
  BrandDetail,
  Department,
  ProductPage,
} from '@/lib/api/contract/catalog';
import type { Content } from '@/lib/api/contract/content';
import { changeList, listHref, PLAIN_LIST } from '@/lib/catalog/list-state';
import { storyDepartmentPath, storyPath } from '@/lib/content/paths';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { brandPath } from '@/lib/routes';
import styles from './story-department-screen.module.scss';
import { StoryReading } from './story-reading';
import type { Texts } from '@/lib/i18n/texts';

interface StoryDepartmentScreenProps {
  readonly locale: Locale;
  readonly intl: Texts<'stories'>;
  readonly brand: BrandDetail;
  /** All in which the brand has products. */
  readonly departments: readonly Department[];
  readonly category: BrandCategory;
  readonly department: Department;
  readonly products: ProductPage;
  readonly articles: readonly Content[];
  /** The products themselves. */
  readonly children: ReactNode;
}

/** A brand's story for one department: what it has there, and what to read about it. */
export function StoryDepartmentScreen(props: StoryDepartmentScreenProps) {
  const { locale, intl, brand, departments, category, department, products, articles } = props;
  const names = { brand: brand.brand_name, department: department.dept_name };
  const depts = [department.url.slice(department.url.lastIndexOf('/') + 1)];
  const list = listHref(
    brandPath(locale, brand.id),
    changeList(PLAIN_LIST, { category: category.id, depts }),
  );
  return (
    <>
      <header className={styles.head}>
        <h1>{intl.formatMessage({ id: 'stories.departmentTitle' }, names)}</h1>
        <p>
          {intl.formatMessage(
            { id: 'stories.departmentIntro' },
            { ...names, tagline: brand.tagline, count: products.total },
          )}
        </p>
      </header>
      {departments.length > 1 && (
        <ListLinks
          label={intl.formatMessage({ id: 'stories.allDepartments' }, names)}
          links={departments.map((one) => ({
            name: one.dept_name,
            href: localePath(locale, storyDepartmentPath(brand.id, one)),
            current: one.id === department.id,
          }))}
        />
      )}
      <div className={styles.products}>{props.children}</div>
      <div className={styles.ways}>
        {products.total > products.entities.length && (
          <ButtonLink href={list} variant="secondary">
            {intl.formatMessage({ id: 'stories.seeProducts' })}
          </ButtonLink>
        )}
        <ButtonLink href={localePath(locale, storyPath(brand.id))} variant="secondary">
          {intl.formatMessage({ id: 'stories.back' })}
        </ButtonLink>
      </div>
      <StoryReading locale={locale} intl={intl} articles={articles} />
    </>
  );
}
