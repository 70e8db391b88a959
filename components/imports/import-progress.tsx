import { useIntl } from 'react-intl';
import type { Import } from '@/lib/imports/contract';
import styles from './imports.module.scss';

/** How far the service is, or what the file does. */
export function ImportProgress({ one }: { readonly one: Import }) {
  const intl = useIntl();
  const { state, counts } = one;
  const share = shareOf(one);
  if (state === 'uploading') return <p>{intl.formatMessage({ id: 'imports.unfinished' })}</p>;
  if (state === 'mapping') return null;
  return (
    <>
      {share !== undefined && (
        <progress
          className={styles.progress}
          aria-label={intl.formatMessage({ id: `imports.state.${state}` })}
          value={share}
        />
      )}
      <ul className={styles.counts}>
        {(['added', 'changed', 'same', 'refused'] as const).map((name) => (
          <li key={name}>
            <strong>{intl.formatNumber(counts[name])}</strong>
            <span>{intl.formatMessage({ id: `imports.count.${name}` })}</span>
          </li>
        ))}
        {(['done', 'stale', 'undone', 'kept'] as const)
          .filter((name) => counts[name] > 0)
          .map((name) => (
            <li key={name} data-outcome>
              <strong>{intl.formatNumber(counts[name])}</strong>
              <span>{intl.formatMessage({ id: `imports.count.${name}` })}</span>
            </li>
          ))}
      </ul>
    </>
  );
}

/** From 0 to 1 while the service works. */
function shareOf({ state, size, counts }: Import): number | undefined {
  const { bytes, added, changed, done, stale, undone, kept } = counts;
  if (state === 'checking') return Math.min(1, bytes / size);
  if (state === 'applying') return (done + stale) / Math.max(1, added + changed);
  if (state === 'undoing') return (undone + kept) / Math.max(1, done + undone + kept);
  return undefined;
}
