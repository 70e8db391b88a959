import { notFound, permanentRedirect } from 'next/navigation';
import type { Category, Department } from '@/lib/catalog/contract';
import { formerDepartment, readCategoryTree } from '@/lib/catalog/reads';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { decodeSegments, parseId } from '@/lib/pages/segments';

interface LoadedCategory {
  readonly category: Category;
  readonly department?: Department;
  readonly name: string;
  /** Canonical path, without the language. */
  readonly path: string;
}

/**
 * Category, or a department of it by slug or id. A department of another category, and one under an
 * earlier slug, redirects to its own address; unknown ones are 404.
 */
export async function loadCategory(
  locale: Locale,
  segments: readonly string[],
): Promise<LoadedCategory> {
  const [id = '', dept, ...more] = decodeSegments(segments) ?? [];
  const tree = await readCategoryTree(locale);
  const category = tree.find((one) => one.id === parseId(id));
  if (!category || more.length > 0) notFound();
  if (dept === undefined) return { category, name: category.name, path: category.url };
  const department = findDepartment(category, dept);
  if (department) {
    return { category, department, name: department.dept_name, path: department.url };
  }
  const anywhere = (named: string) => tree.flatMap((one) => findDepartment(one, named) ?? []).at(0);
  const elsewhere = anywhere(dept) ?? anywhere((await formerDepartment(dept)) ?? dept);
  if (!elsewhere) notFound();
  return permanentRedirect(localePath(locale, elsewhere.url));
}

function findDepartment({ depts }: Category, dept: string): Department | undefined {
  return depts.find(({ id, url }) => url.endsWith(`/${dept}`) || id === parseId(dept));
}
