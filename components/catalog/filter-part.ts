import type { Say } from '@/components/common/say';
import { listHref } from '@/lib/catalog/list-state';
import type { FilterGroup, FilterOption } from './filter-groups';

/** Filter value; `count` is null without counts. Labels are unique within a part. */
export type FilterLink = readonly [
  label: string,
  href: string,
  count: number | null,
  selected?: true,
];

/** Filter group as serialized for the client. Compact, since a list has a hundred links. */
export interface FilterPart extends Pick<FilterGroup, 'key' | 'title' | 'choice'> {
  readonly open: boolean;
  readonly links: readonly FilterLink[];
  /** For long lists: indices of the links shown while collapsed, and the texts. */
  readonly long?: {
    readonly first: readonly number[];
    readonly more: string;
    readonly find: string;
  };
}

const SEEN = 8;

/** @param path path of the list, language included */
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

/** Open by default: common filters, and groups with a selected value. */
function isOpen({ key, options }: FilterGroup): boolean {
  return !key.startsWith('attr-') || options.some(({ selected }) => selected);
}

function linkOf({ label, state, count, selected }: FilterOption, path: string): FilterLink {
  const href = listHref(path, state);
  return selected ? [label, href, count, true] : [label, href, count];
}

function firstOptions(options: readonly FilterOption[]): readonly FilterOption[] {
  const weight = ({ selected, count }: FilterOption) => (selected ? Infinity : (count ?? 0));
  const first = [...options].sort((one, other) => weight(other) - weight(one) || 0).slice(0, SEEN);
  return options.filter((option) => first.includes(option) || option.selected);
}

function inAlphabet(options: readonly FilterOption[]): readonly FilterOption[] {
  const { compare } = new Intl.Collator(['th', 'en']);
  return [...options].sort((one, other) => compare(one.label, other.label));
}
