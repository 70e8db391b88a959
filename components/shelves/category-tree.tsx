'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { OfficeScreen, ScreenHead } from '@/components/office/frame/office-screen';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { LoadError } from '@/components/office/load-error';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import type {
  OfficeCategory,
  OfficeDepartment,
  OfficeTree,
} from '@/lib/shelves/contract-categories';
import {
  officeTreeQuery,
  saveNewCategory,
  saveNewDepartment,
} from '@/lib/shelves/queries-categories';
import { NewShelf } from './new-shelf';
import { ShelfRow } from './shelf-row';
import styles from './shelves.module.scss';
import { nameOf, useKeepTree } from './shelf';

/** Categories with their departments, in the order of the shop (`docs/product/office.md`, "Brands and categories"). */
export function CategoryTree() {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `shelves.${name}` });
  const { data: tree, error, refetch } = useQuery(officeTreeQuery);
  const mayWrite = useAbilities()?.has('catalog.write') === true;
  return (
    <OfficeScreen>
      <ScreenHead title={text('categories')}>{tree && mayWrite && <NewCategory />}</ScreenHead>
      {error && !tree && <LoadError error={error} onRetry={() => void refetch()} />}
      {!tree && !error && <Spinner label={text('loading')} />}
      {tree?.entities.length === 0 && (
        <EmptyState
          image="/images/empty-list.svg"
          title={text('noCategories')}
          text={text('noCategoriesText')}
        />
      )}
      {tree && tree.entities.length > 0 && <Categories tree={tree} mayWrite={mayWrite} />}
    </OfficeScreen>
  );
}

interface CategoriesProps {
  readonly tree: OfficeTree;
  readonly mayWrite: boolean;
}

function Categories({ tree, mayWrite }: CategoriesProps) {
  const locale = useLocale();
  return (
    <ol className={styles.categories}>
      {tree.entities.map((category, index) => (
        <li key={category.id}>
          <ShelfRow
            kind="category"
            shelf={category}
            place={{ index, of: tree.entities.length, order: tree.order }}
            mayWrite={mayWrite}
          >
            <h2>{nameOf(category, locale)}</h2>
          </ShelfRow>
          <Departments category={category} mayWrite={mayWrite} />
        </li>
      ))}
    </ol>
  );
}

interface DepartmentsProps {
  readonly category: OfficeCategory;
  readonly mayWrite: boolean;
}

function Departments({ category, mayWrite }: DepartmentsProps) {
  const intl = useIntl();
  const { departments, order } = category;
  return (
    <>
      {departments.length === 0 ? (
        <p>{intl.formatMessage({ id: 'shelves.noDepartments' })}</p>
      ) : (
        <ol className={styles.departments}>
          {departments.map((department, index) => (
            <li key={department.id}>
              <ShelfRow
                kind="department"
                shelf={department}
                place={{ index, of: departments.length, order }}
                mayWrite={mayWrite}
              >
                <DepartmentName department={department} />
              </ShelfRow>
            </li>
          ))}
        </ol>
      )}
      {mayWrite && <NewDepartment category={category} />}
    </>
  );
}

function DepartmentName({ department }: { readonly department: OfficeDepartment }) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, slug, product_count: count } = department;
  return (
    <p className={styles.name}>
      <strong>{nameOf(department, locale)}</strong>
      <span>{slug}</span>
      <Link href={`${pathTo(locale, '/staff/products')}?department=${String(id)}`}>
        {intl.formatMessage({ id: 'shelves.products' }, { count })}
      </Link>
    </p>
  );
}

function NewCategory() {
  const intl = useIntl();
  const locale = useLocale();
  const keep = useKeepTree();
  return (
    <NewShelf
      label={intl.formatMessage({ id: 'shelves.newCategory' })}
      fields={['name_th', 'name_en']}
      add={async ({ name_th = '', name_en = '' }) => {
        keep(await saveNewCategory(locale, { name_th, name_en }));
      }}
    />
  );
}

function NewDepartment({ category }: { readonly category: OfficeCategory }) {
  const intl = useIntl();
  const locale = useLocale();
  const keep = useKeepTree();
  return (
    <NewShelf
      variant="secondary"
      size="sm"
      label={intl.formatMessage(
        { id: 'shelves.newDepartment' },
        { category: nameOf(category, locale) },
      )}
      fields={['name_th', 'name_en', 'slug']}
      add={async ({ name_th = '', name_en = '', slug = '' }) => {
        const names = { name_th, name_en, slug };
        keep(await saveNewDepartment(locale, { ...names, category_id: category.id }));
      }}
    />
  );
}
