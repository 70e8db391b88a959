import { brand } from '@/lib/brand';
import styles from './footer.module.scss';

export function SocialLinks({ title }: { readonly title: string }) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.social}>
        {brand.social.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noreferrer" target="_blank">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
