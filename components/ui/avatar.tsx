import { Icon } from './icon';
import styles from './avatar.module.scss';

interface AvatarProps {
  /** A first name; its initial stands where there is no picture. */
  readonly name: string;
  readonly url: string | null;
  readonly size?: 'sm' | 'lg';
}

/** The picture of a member, beside their name: decoration. */
export function Avatar({ name, url, size = 'sm' }: AvatarProps) {
  const initial = initialOf(name);
  const picture = url === null ? null : { src: url };
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {initial === '' ? <Icon name="user" size={size} /> : initial}
      {picture && <img {...picture} alt="" />}
    </span>
  );
}

/** Of Thai names without the vowel that is written before the first letter. */
function initialOf(name: string): string {
  const [first = ''] = Array.from(name.trim().replace(/^[เแโใไ]/, ''));
  return first.toUpperCase();
}
