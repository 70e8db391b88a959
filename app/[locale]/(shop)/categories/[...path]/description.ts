import type { Category, Department, ProductPage } from '@/lib/catalog/contract';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import type { Locale } from '@/lib/i18n/locale';
import type { Texts } from '@/lib/i18n/texts';

interface Described {
  readonly locale: Locale;
  readonly intl: Texts<'catalog'>;
  readonly category: Category;
  readonly department?: Department;
  readonly products: ProductPage;
}

export function categoryDescription({ locale, intl, category, department, products }: Described) {
  const shop = brandName(locale, brand);
  if (department) {
    return intl.formatMessage(
      { id: 'catalog.departmentDescription' },
      { name: department.dept_name, count: products.total, category: category.name, shop },
    );
  }
  const departments = intl.formatList(category.depts.map(({ dept_name }) => dept_name));
  return intl.formatMessage(
    { id: 'catalog.categoryDescription' },
    { name: category.name, departments, shop },
  );
}
