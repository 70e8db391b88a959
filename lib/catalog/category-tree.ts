import type { BrandCategory, Category, Department } from './contract.ts';
import type { Locale } from '../api/contract.ts';
import { pagePath } from '../pages/path-to.ts';

/** A node from another service; any field may be missing. */
type Loose<Node> = { readonly [Key in keyof Node]?: Node[Key] | null };
type LooseDepartment = Loose<Department> & { readonly id: number };
export type LooseCategory = Omit<Loose<Category>, 'icon' | 'depts'> & {
  readonly id: number;
  readonly icon?: { readonly thumbnail_url?: string | null } | null;
  readonly depts?: readonly LooseDepartment[] | null;
};

const NO_NAME = '-';
const NO_PICTURE = '/images/default.svg';

/** Fills the gaps of a node: a missing name becomes '-', a missing picture the default one. */
export function completeCategory(node: LooseCategory, locale: Locale): Category {
  const { id, category_name_en: english, category_name_th: thai, category_name: own } = node;
  const name = first(node.name, own, locale === 'th' ? thai : english);
  const url = first(node.url, pagePath('/categories/:category/:dept?', { category: id }));
  return {
    id,
    name,
    url,
    category_name: first(own, name),
    category_name_en: first(english),
    category_name_th: first(thai),
    icon: { thumbnail_url: node.icon?.thumbnail_url ?? NO_PICTURE },
    depts: (node.depts ?? []).map((one) => completeDepartment(one, url, locale)),
  };
}

export function completeBrandCategory(node: LooseCategory, locale: Locale): BrandCategory {
  const { id, category_name_en, category_name_th, icon, depts } = completeCategory(node, locale);
  return { id, category_name_en, category_name_th, icon, depts };
}

function completeDepartment(node: LooseDepartment, above: string, locale: Locale): Department {
  const { id, dept_name: own, dept_name_en: english, dept_name_th: thai, url } = node;
  return {
    id,
    dept_name: first(own, locale === 'th' ? thai : english),
    dept_name_en: first(english),
    dept_name_th: first(thai),
    url: first(url, `${above}/${String(id)}`),
  };
}

/** First non-empty text. */
function first(...texts: readonly (string | null | undefined)[]): string {
  return texts.find((text) => typeof text === 'string' && text !== '') ?? NO_NAME;
}
