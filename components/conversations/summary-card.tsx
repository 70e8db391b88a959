'use client';

import { useIntl } from 'react-intl';
import type { Summary } from '@/lib/conversations/contract';
import styles from './consultation.module.scss';

/** Summary that the pharmacist wrote at the end. */
export function SummaryCard({ summary }: { readonly summary: Summary }) {
  const intl = useIntl();
  const parts = [
    ['advice', summary.advice],
    ['warningSigns', summary.warning_signs],
    ['followUp', summary.follow_up],
  ] as const;
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{intl.formatMessage({ id: 'conversations.summary' })}</h2>
      <dl>
        {parts.flatMap(([id, text]) =>
          text === ''
            ? []
            : [
                <div key={id}>
                  <dt>{intl.formatMessage({ id: `conversations.${id}` })}</dt>
                  <dd>{text}</dd>
                </div>,
              ],
        )}
      </dl>
    </section>
  );
}
