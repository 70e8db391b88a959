import styles from './plain-head.module.scss';

interface PlainHeadProps {
  readonly title: string;
  readonly intro: string;
}

/** Title and one sentence, for pages without breadcrumbs. */
export function PlainHead({ title, intro }: PlainHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p>{intro}</p>
    </header>
  );
}
