import { cssVars } from './css-vars';
import styles from './skeleton.module.scss';

interface SkeletonProps {
  /** CSS lengths, for example `60%` or `var(--size-thumb)`. */
  readonly width?: string;
  readonly height?: string;
  readonly shape?: 'line' | 'block' | 'circle';
}

/** Placeholder in the size of the content; appears after 200 ms. */
export function Skeleton({ width = '100%', height = '1em', shape = 'line' }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-shape={shape}
      style={cssVars({ '--width': width, '--height': height })}
      data-waiting=""
      aria-hidden="true"
    />
  );
}
