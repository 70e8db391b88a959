import { code128 } from '@/lib/format/code128';
import styles from './barcode.module.scss';

/** White modules on both sides, as the standard requires. */
const QUIET_ZONE = 10;

interface BarcodeProps {
  /** Printable ASCII. */
  readonly value: string;
  readonly label: string;
}

/** Code 128, black on white in every theme. Loaded on demand. */
export function Barcode({ value, label }: BarcodeProps) {
  const bars: string[] = [];
  let x = QUIET_ZONE;
  for (const [index, width] of code128(value).entries()) {
    if (index % 2 === 0) bars.push(`M${String(x)} 0h${String(width)}v1h-${String(width)}z`);
    x += width;
  }
  return (
    <svg
      className={styles.barcode}
      viewBox={`0 0 ${String(x + QUIET_ZONE)} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={bars.join('')} />
    </svg>
  );
}
