import { encode } from 'uqr';
import styles from './qr-code.module.scss';

/** White modules around the code, as its standard requires. */
const QUIET_ZONE = 4;

/** Rows of modules; true is black. */
export function qrModules(payload: string): readonly (readonly boolean[])[] {
  return encode(payload, { ecc: 'M', border: QUIET_ZONE }).data;
}

interface QrCodeProps {
  readonly payload: string;
  readonly label: string;
}

/** QR code of the payload: at least 240 px, black on white in every theme. */
export function QrCode({ payload, label }: QrCodeProps) {
  const modules = qrModules(payload);
  const path = modules
    .flatMap((row, y) =>
      row.flatMap((black, x) => (black ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
    )
    .join('');
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${String(modules.length)} ${String(modules.length)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
