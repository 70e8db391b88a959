import type { BlockProps } from './block-props';
import styles from './table.module.scss';

/** On phones, and as cards, a row is a list. A table wider than the screen scrolls sideways, also by keyboard. */
export function TableBlock({ block, locale, id }: BlockProps<'table'>) {
  const { layout = 'rows' } = block;
  const [first, ...columns] = block.head;
  return (
    <section className={styles.section}>
      <h2 id={id}>{block.title[locale]}</h2>
      <div
        className={styles.scroll}
        role="region"
        aria-labelledby={id}
        tabIndex={0}
        data-layout={layout}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{first?.[locale]}</th>
              {columns.map((name) => (
                <th key={name.en} scope="col">
                  {name[locale]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([name, ...cells]) => (
              <tr key={name?.en}>
                <th scope="row">{name?.[locale]}</th>
                {cells.map((cell, index) => (
                  <td key={index} data-column={columns[index]?.[locale]}>
                    {cell[locale]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
