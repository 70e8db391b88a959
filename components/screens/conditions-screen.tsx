import { use } from 'react';
import { PharmacistCard } from '@/components/conversations/pharmacy/pharmacist-card';
import { ConditionList } from '@/components/questionnaires/condition-list';
import { ConditionView } from '@/components/questionnaires/condition-view';
import type { Questionnaire, QuestionnaireList } from '@/lib/questionnaires/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pagePath } from '@/lib/pages/path-to';
import { PageHead } from './page-head';

interface ConditionsScreenProps {
  readonly locale: Locale;
  readonly conditions: QuestionnaireList['entities'];
}

/** `/pharmacy/conditions`: what medicines can be had for by a questionnaire. */
export function ConditionsScreen({ locale, conditions }: ConditionsScreenProps) {
  const intl = use(getIntl(locale, 'questionnaires'));
  const pharmacy = use(getIntl(locale, 'conversations-pharmacy'));
  const title = intl.formatMessage({ id: 'questionnaires.title' });
  return (
    <>
      <PageHead
        locale={locale}
        trail={[
          {
            name: pharmacy.formatMessage({ id: 'conversations-pharmacy.name' }),
            url: pagePath('/pharmacy'),
          },
          { name: title },
        ]}
        title={title}
        intro={intl.formatMessage({ id: 'questionnaires.intro' })}
      />
      <ConditionList locale={locale} conditions={conditions} level={2} />
      <PharmacistCard locale={locale} />
    </>
  );
}

interface ConditionScreenProps {
  readonly locale: Locale;
  readonly condition: Questionnaire;
}

/** A condition: description, exclusions and medicines. */
export function ConditionScreen({ locale, condition }: ConditionScreenProps) {
  const intl = use(getIntl(locale, 'questionnaires'));
  const pharmacy = use(getIntl(locale, 'conversations-pharmacy'));
  return (
    <>
      <PageHead
        locale={locale}
        trail={[
          {
            name: pharmacy.formatMessage({ id: 'conversations-pharmacy.name' }),
            url: pagePath('/pharmacy'),
          },
          {
            name: intl.formatMessage({ id: 'questionnaires.title' }),
            url: pagePath('/pharmacy/conditions'),
          },
          { name: condition.name },
        ]}
        title={condition.name}
        intro={condition.lead}
      />
      <ConditionView locale={locale} condition={condition} />
    </>
  );
}
