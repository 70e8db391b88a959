import { useIntl } from 'react-intl';
import type { Branch } from '@/lib/branches/contract';
import styles from './branch-finder.module.scss';
import { hasPharmacistAt, isOpenAt, todayWords } from './branch-times';

interface TodayFactsProps {
  readonly branch: Pick<Branch, 'hours' | 'holidays' | 'pharmacist_hours'>;
  /** Undefined until the client knows the time. */
  readonly now: Date | undefined;
}

/** Monday noon in Bangkok. Its hidden text reserves the space until the time is known. */
const SOME_NOON = new Date('2026-01-05T05:00:00Z');

export function TodayFacts({ branch, now }: TodayFactsProps) {
  const intl = useIntl();
  const at = now ?? SOME_NOON;
  const open = isOpenAt(branch, at);
  const today = todayWords(branch, at);
  return (
    <p className={styles.facts} aria-hidden={now === undefined}>
      <strong data-open={open}>
        {intl.formatMessage({ id: open ? 'branches.open' : 'branches.closed' })}
      </strong>
      <span>{intl.formatMessage({ id: today.id }, today.values)}</span>
      {branch.pharmacist_hours !== null && (
        <span>
          {intl.formatMessage({
            id: hasPharmacistAt(branch, at) ? 'branches.pharmacistIn' : 'branches.pharmacistOut',
          })}
        </span>
      )}
    </p>
  );
}
