import styles from './video-call.module.scss';

/** Icons of calls, kept out of `icon-paths.ts`, which every page loads. */
const PATHS = {
  camera: 'M3.5 7h11v10h-11zM14.5 10.8 20.5 7.5v9l-6-3.3',
  'camera-off': 'M3.5 7h11v10h-11zM14.5 10.8 20.5 7.5v9l-6-3.3M4 3.5l16 17',
  microphone:
    'M12 3.5a2.5 2.5 0 0 0-2.5 2.5v5a2.5 2.5 0 0 0 5 0V6A2.5 2.5 0 0 0 12 3.5M6.5 11a5.5 5.5 0 0 0 11 0M12 16.5v4M9 20.5h6',
  'microphone-off':
    'M12 3.5a2.5 2.5 0 0 0-2.5 2.5v5a2.5 2.5 0 0 0 5 0V6A2.5 2.5 0 0 0 12 3.5M6.5 11a5.5 5.5 0 0 0 11 0M12 16.5v4M9 20.5h6M4 3.5l16 17',
} as const;

export function CallIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
