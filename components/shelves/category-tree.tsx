'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { dragged, useDropTarget } from '@/components/office/form/places';
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
import { useDepartmentDrop, useShelfMove } from './use-shelf-move';

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
  return (
    <ol className={styles.categories}>
      {tree.entities.map((category, index) => (
        <CategoryItem key={category.id} {...{ tree, category, index, mayWrite }} />
      ))}
    </ol>
  );
}

interface CategoryProps extends CategoriesProps {
  readonly category: OfficeCategory;
}

/** A category. Categories dropped on it take its place, and departments dropped on its heading are its last. */
function CategoryItem(props: CategoryProps & { readonly index: number }) {
  const { tree, category, index, mayWrite } = props;
  const locale = useLocale();
  const name = nameOf(category, locale);
  const move = useShelfMove();
  const of = tree.entities.length;
  const { isOver, ...target } = useDropTarget((id) => {
    const one = tree.entities.find((other) => other.id === id);
    if (!one || id === category.id) return;
    const seen = { id, name: nameOf(one, locale), version: tree.order };
    move.mutate({ kind: 'category', ...seen, of, target: { position: index + 1 } });
  }, 'category');
  const put = useDepartmentDrop(tree, category);
  const { isOver: takesDepartment, ...heading } = useDropTarget((id) => {
    put(id);
  }, 'department');
  return (
    <li data-over={isOver} {...(mayWrite ? target : {})}>
      <div className={styles.heading} data-over={takesDepartment} {...(mayWrite ? heading : {})}>
        <ShelfRow
          kind="category"
          shelf={category}
          place={{ index, of, order: tree.order }}
          mayWrite={mayWrite}
        >
          <h2 {...(mayWrite ? dragged(category.id, 'category') : {})}>{name}</h2>
        </ShelfRow>
      </div>
      <Departments {...{ tree, category, mayWrite }} />
    </li>
  );
}

function Departments({ tree, category, mayWrite }: CategoryProps) {
  const intl = useIntl();
  const { departments } = category;
  return (
    <>
      {departments.length === 0 ? (
        <p>{intl.formatMessage({ id: 'shelves.noDepartments' })}</p>
      ) : (
        <ol className={styles.departments}>
          {departments.map((department, index) => (
            <DepartmentItem
              key={department.id}
              {...{ tree, category, department, index, mayWrite }}
            />
          ))}
        </ol>
      )}
      {mayWrite && <NewDepartment category={category} />}
    </>
  );
}

interface DepartmentProps extends CategoryProps {
  readonly department: OfficeDepartment;
  readonly index: number;
}

/** A department. Departments dropped on it take its place, those of other categories too. */
function DepartmentItem({ tree, category, department, index, mayWrite }: DepartmentProps) {
  const { departments, order } = category;
  const put = useDepartmentDrop(tree, category);
  const { isOver, ...target } = useDropTarget((id) => {
    put(id, index);
  }, 'department');
  return (
    <li data-over={isOver} {...(mayWrite ? target : {})}>
      <ShelfRow
        kind="department"
        shelf={department}
        place={{ index, of: departments.length, order }}
        categories={tree.entities}
        mayWrite={mayWrite}
      >
        <DepartmentName {...{ department, mayWrite }} />
      </ShelfRow>
    </li>
  );
}

interface DepartmentNameProps {
  readonly department: OfficeDepartment;
  readonly mayWrite: boolean;
}

function DepartmentName({ department, mayWrite }: DepartmentNameProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, slug, product_count: count } = department;
  return (
    <p className={styles.name} {...(mayWrite ? dragged(id, 'department') : {})}>
      <strong>{nameOf(department, locale)}</strong>
      <span>{slug}</span>
      <Link
        draggable={false}
        href={`${pathTo(locale, '/staff/products')}?department=${String(id)}`}
      >
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
      isInAddress
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
