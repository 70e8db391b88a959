import styles from './skip-link.module.scss';

export function SkipLink({ text }: { readonly text: string }) {
  return (
    <a className={styles.skip} href="#content">
      {text}
    </a>
  );
}
