import type { Say } from '@/components/layout/say';
import { listHref } from '@/lib/catalog/list-state';
import type { FilterGroup, FilterOption } from './filter-groups';

/** A value that narrows the list; `count` is null where nobody counted. Labels of a part tell its values apart. */
export type FilterLink = readonly [
  label: string,
  href: string,
  count: number | null,
  selected?: true,
];

/** A group as the browser draws it: a list has a hundred links, each of them as few bytes as can be. */
export interface FilterPart extends Pick<FilterGroup, 'key' | 'title' | 'choice'> {
  /** Unfolded from the beginning. */
  readonly open: boolean;
  readonly links: readonly FilterLink[];
  /** Of a long list, which links are seen at once. */
  readonly long?: {
    readonly first: readonly number[];
    readonly more: string;
    readonly find: string;
  };
}

/** So many values of a group are seen at once; the others are a step away. */
const SEEN = 8;

/** @param path of the list, language included */
export function filterPart(group: FilterGroup, path: string, say: Say<'catalog'>): FilterPart {
  const { key, title, choice, options } = group;
  const isLong = options.length > SEEN + 2;
  const shown = isLong ? inAlphabet(options) : options;
  return {
    key,
    title,
    choice,
    open: isOpen(group),
    links: shown.map((option) => linkOf(option, path)),
    ...(isLong && {
      long: {
        first: firstOptions(options).map((option) => shown.indexOf(option)),
        more: say('catalog.filterMore', { count: options.length }),
        find: say('catalog.filterFind', { group: title }),
      },
    }),
  };
}

/** What everybody asks for is open, and what somebody chose. */
function isOpen({ key, options }: FilterGroup): boolean {
  return !key.startsWith('attr-') || options.some(({ selected }) => selected);
}

function linkOf({ label, state, count, selected }: FilterOption, path: string): FilterLink {
  const href = listHref(path, state);
  return selected ? [label, href, count, true] : [label, href, count];
}

/** What is chosen, and what shows most. */
function firstOptions(options: readonly FilterOption[]): readonly FilterOption[] {
  const weight = ({ selected, count }: FilterOption) => (selected ? Infinity : (count ?? 0));
  const first = [...options].sort((one, other) => weight(other) - weight(one) || 0).slice(0, SEEN);
  return options.filter((option) => first.includes(option) || option.selected);
}

function inAlphabet(options: readonly FilterOption[]): readonly FilterOption[] {
  const { compare } = new Intl.Collator(['th', 'en']);
  return [...options].sort((one, other) => compare(one.label, other.label));
}
