import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Survey } from '@/lib/surveys/contract';
import { lastMoment } from '@/lib/format/bangkok';
import { formatDay } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './surveys.module.scss';

export function SurveyTile({ survey }: { readonly survey: Survey }) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, title, description, coins, question_count: count, state } = survey;
  const isOpen = state === 'open';
  return (
    <article className={styles.tile} data-open={isOpen}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {!isOpen && (
          <Badge tone={state === 'answered' ? 'success' : 'neutral'}>
            {intl.formatMessage({ id: `surveys.state.${state}` })}
          </Badge>
        )}
      </div>
      <p className={styles.description}>{description}</p>
      <ul className={styles.facts}>
        {coins > 0 && state !== 'ended' && (
          <li className={styles.coins}>
            <Icon name="coin" size="sm" />
            {intl.formatMessage({ id: 'surveys.coins' }, { coins })}
          </li>
        )}
        {isOpen && <li>{intl.formatMessage({ id: 'surveys.questions' }, { count })}</li>}
        <li>
          <When survey={survey} />
        </li>
      </ul>
      {isOpen && (
        <ButtonLink
          href={pathTo(locale, '/profile/surveys/:survey', { survey: id })}
          variant="secondary"
        >
          {intl.formatMessage({ id: 'surveys.answer' })}
          <span className={styles.of}>{title}</span>
        </ButtonLink>
      )}
    </article>
  );
}

function When({ survey }: { readonly survey: Survey }) {
  const intl = useIntl();
  const locale = useLocale();
  const last = lastMoment(survey.ends_at);
  const [id, at] =
    survey.answered_at === null
      ? [survey.state === 'open' ? 'surveys.until' : 'surveys.endedOn', last]
      : ['surveys.answeredOn', survey.answered_at];
  return <time dateTime={at}>{intl.formatMessage({ id }, { day: formatDay(at, locale) })}</time>;
}
