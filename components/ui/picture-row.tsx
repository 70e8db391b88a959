import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './picture-row.module.scss';

interface RowPicture {
  readonly key: string;
  readonly picture: ReactNode;
  readonly drop?: { readonly label: string; readonly onDrop: () => void };
}

export function PictureRow({ pictures }: { readonly pictures: readonly RowPicture[] }) {
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ key, picture, drop }) => (
        <li key={key}>
          {picture}
          {drop && (
            <button type="button" aria-label={drop.label} onClick={drop.onDrop}>
              <Icon name="close" size="sm" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
