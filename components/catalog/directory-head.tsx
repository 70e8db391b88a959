import type { Crumb } from '@/lib/seo/list-data';
import styles from './directory-head.module.scss';
import { Trail } from './trail';

interface DirectoryHeadProps {
  readonly label: string;
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly intro: string;
}

export function DirectoryHead({ label, crumbs, title, intro }: DirectoryHeadProps) {
  return (
    <>
      <Trail label={label} crumbs={crumbs} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
    </>
  );
}
