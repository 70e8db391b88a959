import styles from './footer.module.scss';

export interface SocialLinksProps {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly url: string }[];
}

export function SocialLinks({ title, links }: SocialLinksProps) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.social}>
        {links.map(({ name, url }) => (
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
