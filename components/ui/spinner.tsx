import styles from './spinner.module.scss';

export function Spinner({ label }: { readonly label: string }) {
  return (
    <span className={styles.spinner} role="status" data-waiting="">
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
