import type { FilterLink, FilterPart } from './filter-part';
import styles from './filter-options.module.scss';
import { FilterSearch } from './filter-search';

export interface FilterOptionsTexts {
  readonly remove: string;
  readonly less: string;
}

interface FilterOptionsProps {
  readonly part: FilterPart;
  readonly texts: FilterOptionsTexts;
}

/** Each value links to the list with it toggled. */
export function FilterOptions({ part: { links, choice, long }, texts }: FilterOptionsProps) {
  if (links.length === 0) return null;
  const list = (some: readonly FilterLink[]) => (
    <ul className={styles.options} data-choice={choice}>
      {some.map((link) => (
        <li key={link[0]}>
          <OptionLink link={link} remove={texts.remove} />
        </li>
      ))}
    </ul>
  );
  if (!long) return list(links);
  return (
    <div className={styles.long}>
      {list(long.first.flatMap((index) => links.slice(index, index + 1)))}
      <details className={styles.more}>
        <summary>
          <span data-when="closed">{long.more}</span>
          <span data-when="open">{texts.less}</span>
        </summary>
        <FilterSearch label={long.find}>{list(links)}</FilterSearch>
      </details>
    </div>
  );
}

interface OptionLinkProps {
  readonly link: FilterLink;
  readonly remove: string;
}

/** Drawn with pseudo-elements: a list has a hundred options, and each element slows down navigation. */
function OptionLink({ link: [label, href, count, selected], remove }: OptionLinkProps) {
  const spaced = `${remove} `;
  return (
    <a
      className={styles.option}
      href={href}
      rel="nofollow"
      data-filter=""
      aria-current={selected && 'true'}
    >
      {selected && <span className="visually-hidden">{spaced}</span>}
      {label}
      {count !== null && <span className={styles.count}>{count}</span>}
    </a>
  );
}
