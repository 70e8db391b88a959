import { use } from 'react';
import { Link } from '@/components/ui/link';
import type { QuestionnaireList } from '@/lib/questionnaires/contract';
import { formatBaht } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import styles from './questionnaires.module.scss';

interface ConditionListProps {
  readonly locale: Locale;
  readonly conditions: QuestionnaireList['entities'];
  /** Level of the headings. */
  readonly level: 2 | 3;
}

/** Conditions whose medicines a pharmacist decides on by a questionnaire. */
export function ConditionList({ locale, conditions, level }: ConditionListProps) {
  const intl = use(getIntl(locale, 'questionnaires'));
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.conditions}>
      {conditions.map(({ slug, name, lead, from_price: price }) => (
        <li key={slug} className={styles.condition}>
          <Heading>
            <Link href={pathTo(locale, '/pharmacy/conditions/:condition', { condition: slug })}>
              {name}
            </Link>
          </Heading>
          <p>{lead}</p>
          {price !== null && (
            <p className={styles.from}>
              {intl.formatMessage({ id: 'questionnaires.from' }, { price: formatBaht(price) })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
