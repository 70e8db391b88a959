import { brand } from '@/lib/brand';
import styles from './footer.module.scss';

/** Names as their owners write them, in every language. */
const NETWORKS = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'line', name: 'LINE' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'youtube', name: 'YouTube' },
] as const;

export function SocialLinks({ title }: { readonly title: string }) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.social}>
        {NETWORKS.map(({ id, name }) => (
          <li key={id}>
            <a href={brand.social[id]} rel="noreferrer" target="_blank">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
