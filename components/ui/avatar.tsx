import { Icon } from './icon';
import styles from './avatar.module.scss';

interface AvatarProps {
  readonly name: string;
  readonly url: string | null;
  readonly size?: 'sm' | 'lg';
}

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

/** Initial of a name. In Thai, skips a vowel written before the first consonant. */
function initialOf(name: string): string {
  const [first = ''] = Array.from(name.trim().replace(/^[เแโใไ]/, ''));
  return first.toUpperCase();
}
