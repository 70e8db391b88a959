import { use } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Questionnaire, Treatment } from '@/lib/questionnaires/contract';
import { formatBaht } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import styles from './questionnaires.module.scss';

interface ConditionViewProps {
  readonly locale: Locale;
  readonly condition: Questionnaire;
}

/** Explains a condition, its medicines, and the way to one of them. */
export function ConditionView({ locale, condition }: ConditionViewProps) {
  const intl = use(getIntl(locale, 'questionnaires'));
  const text = (id: 'notFor' | 'seeDoctor' | 'treatments' | 'steps' | 'none') =>
    intl.formatMessage({ id: `questionnaires.${id}` });
  const { about, not_for: notFor, see_doctor: seeDoctor, treatments } = condition;
  return (
    <div className={styles.columns}>
      <div>
        {about.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        <Section title={text('treatments')}>
          {treatments.length === 0 ? (
            <Notice tone="info">{text('none')}</Notice>
          ) : (
            <ul className={styles.treatments}>
              {treatments.map((treatment) => (
                <Medicine key={treatment.product.id} locale={locale} treatment={treatment} />
              ))}
            </ul>
          )}
        </Section>
        <Section title={text('notFor')}>
          <List texts={notFor} />
        </Section>
        <Section title={text('seeDoctor')}>
          <Notice tone="danger">
            <List texts={seeDoctor} />
          </Notice>
        </Section>
      </div>
      <aside className={styles.aside}>
        <h2>{text('steps')}</h2>
        <How locale={locale} hours={condition.decision_hours} />
        {treatments.length > 0 && (
          <ButtonLink
            href={`${pathTo(locale, '/pharmacy/questionnaire')}#${condition.slug}`}
            size="lg"
            block
          >
            {intl.formatMessage({ id: 'questionnaires.start' })}
          </ButtonLink>
        )}
        <ButtonLink href={pathTo(locale, '/pharmacy/consult')} variant="ghost" block>
          {intl.formatMessage({ id: 'questionnaires.chat' })}
        </ButtonLink>
      </aside>
    </div>
  );
}

function List({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {texts.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

interface MedicineProps {
  readonly locale: Locale;
  readonly treatment: Treatment;
}

function Medicine({ locale, treatment: { product, qty, total, note } }: MedicineProps) {
  const intl = use(getIntl(locale, 'questionnaires'));
  return (
    <li className={styles.treatment}>
      <Picture src={product.image.thumbnail_url} alt="" width={96} height={96} />
      <div>
        <h3>
          <Link href={pathTo(locale, '/products/:name?/:product', { product: product.id })}>
            {product.name}
          </Link>
        </h3>
        <p>{note}</p>
        <p className={styles.price}>
          <strong>{formatBaht(total)}</strong>
          <span>{intl.formatMessage({ id: 'questionnaires.packs' }, { count: qty })}</span>
        </p>
      </div>
    </li>
  );
}

function How({ locale, hours }: { readonly locale: Locale; readonly hours: number }) {
  const intl = use(getIntl(locale, 'questionnaires'));
  return (
    <>
      <ol className={styles.how}>
        <li>{intl.formatMessage({ id: 'questionnaires.how1' })}</li>
        <li>{intl.formatMessage({ id: 'questionnaires.how2' })}</li>
        <li>{intl.formatMessage({ id: 'questionnaires.how3' }, { hours })}</li>
        <li>{intl.formatMessage({ id: 'questionnaires.how4' })}</li>
      </ol>
      <p className={styles.promise}>
        <Icon name="shield" size="sm" />
        {intl.formatMessage({ id: 'questionnaires.promise' })}
      </p>
    </>
  );
}
