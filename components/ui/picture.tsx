import styles from './picture.module.scss';

/** What stands in front of the rising sun: outlines filled with white, then lines only. */
const PICTURES = {
  cart: {
    solid: 'M66 62h74l-10 38H76z',
    lines: 'M52 48h10l14 52h54M84 62l4 38M104 62v38M122 62l-4 38M82 114h.1M122 114h.1',
  },
  search: {
    solid: 'M96 42a30 30 0 1 0 0 60 30 30 0 0 0 0-60',
    lines: 'm118 94 22 22M82 72c0-8 6-14 14-14',
  },
  orders: {
    solid: 'M72 40h56v78l-9-7-9 7-10-7-10 7-9-7-9 7z',
    lines: 'M84 58h32M84 72h32M84 86h18',
  },
  bell: {
    solid: 'M72 104V80a28 28 0 0 1 56 0v24l8 10H64z',
    lines: 'M100 44v8M92 120a8 8 0 0 0 16 0',
  },
  address: {
    solid: 'M100 118s-30-26-30-50a30 30 0 0 1 60 0c0 24-30 50-30 50',
    lines: 'M100 56a12 12 0 1 0 0 24 12 12 0 0 0 0-24',
  },
  offline: {
    solid: 'M76 112a20 20 0 0 1 2-40 28 28 0 0 1 53 5 18 18 0 0 1-3 35z',
    lines: 'm90 84 20 18M110 84 90 102',
  },
  lost: {
    solid: 'M64 46h48v28H64zM88 82h50v28H88z',
    lines: 'M74 74v50M126 110v14M74 60h28M98 96h30M100 34v12',
  },
  closed: {
    solid: 'M62 66h76v56H62z',
    lines:
      'M58 66 66 42h68l8 24M62 66a10 10 0 0 0 19 0 10 10 0 0 0 19 0 10 10 0 0 0 19 0 10 10 0 0 0 19 0M86 92h28v16H86zM94 92l6-10 6 10',
  },
  error: {
    solid: 'M78 48h20v12l22 38a10 10 0 0 1-9 16H65a10 10 0 0 1-9-16l22-38z',
    lines: 'M74 48h28M66 92h44M124 62l10-8M128 76h12',
  },
} as const;

export type PictureName = keyof typeof PICTURES;

/** Illustrations of empty and failed states, all by the same hand; decoration beside a text. */
export function Picture({ name }: { readonly name: PictureName }) {
  const { solid, lines } = PICTURES[name];
  return (
    <svg className={styles.picture} viewBox="0 0 200 140" aria-hidden="true">
      <circle className={styles.halo} cx="118" cy="74" r="58" />
      <circle className={styles.sun} cx="140" cy="54" r="22" />
      <path className={styles.ground} d="M14 124h172" />
      <path className={styles.ground} d="M34 132h40M120 132h52" />
      <path className={styles.solid} d={solid} />
      <path className={styles.lines} d={lines} />
    </svg>
  );
}
