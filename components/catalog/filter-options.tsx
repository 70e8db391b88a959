import type { Say } from '@/components/layout/say';
import { listHref } from '@/lib/catalog/list-state';
import type { FilterGroup, FilterOption } from './filter-groups';
import styles from './filter-options.module.scss';
import { FilterSearch } from './filter-search';

interface FilterOptionsProps {
  readonly group: FilterGroup;
  readonly path: string;
  readonly say: Say<'catalog'>;
}

/** So many values of a group are seen at once; the others are a step away. */
const SEEN = 8;

/** Every value is a link to the list with it, or without it where it is chosen. */
export function FilterOptions({ group, path, say }: FilterOptionsProps) {
  const { options, choice } = group;
  if (options.length === 0) return null;
  const links = (some: readonly FilterOption[]) => (
    <ul className={styles.options} data-choice={choice}>
      {some.map((option) => (
        <li key={option.key}>
          <OptionLink option={option} path={path} say={say} />
        </li>
      ))}
    </ul>
  );
  if (options.length <= SEEN + 2) return links(options);
  return (
    <div className={styles.long}>
      {links(firstOptions(options))}
      <details className={styles.more}>
        <summary>
          <span data-when="closed">{say('catalog.filterMore', { count: options.length })}</span>
          <span data-when="open">{say('catalog.filterLess')}</span>
        </summary>
        <FilterSearch label={say('catalog.filterFind', { group: group.title })}>
          {links(inAlphabet(options))}
        </FilterSearch>
      </details>
    </div>
  );
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

interface OptionLinkProps {
  readonly option: FilterOption;
  readonly path: string;
  readonly say: Say<'catalog'>;
}

/** A list has a hundred of them, and each element counts when the list is left: the box is drawn by the style. */
function OptionLink({ option, path, say }: OptionLinkProps) {
  const { label, count, selected, state } = option;
  const remove = `${say('catalog.filterRemove')} `;
  return (
    <a
      className={styles.option}
      href={listHref(path, state)}
      rel="nofollow"
      data-filter=""
      aria-current={selected ? 'true' : undefined}
    >
      {selected && <span className="visually-hidden">{remove}</span>}
      {label}
      {count !== null && <span className={styles.count}>{count}</span>}
    </a>
  );
}
