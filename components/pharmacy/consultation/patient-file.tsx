import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '@/lib/format/date';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { patientFileQuery } from '@/lib/queries/patient-file';
import styles from './desk.module.scss';

const loadTexts = (locale: Locale) => textsOf(import(`../../../messages/health/${locale}.json`));

/** The health profile of the patient, and what they bought lately; the member reads who looked at it. */
export function PatientFile({ id }: { readonly id: number }) {
  return (
    <Suspense>
      <LazyIntl locale={useLocale()} load={loadTexts}>
        <File id={id} />
      </LazyIntl>
    </Suspense>
  );
}

function File({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data } = useQuery(patientFileQuery(id, locale));
  if (!data) return null;
  const text = (name: string) => intl.formatMessage({ id: `health.${name}` });
  const { notes, bought } = data;
  return (
    <section aria-labelledby="patient-file">
      <h2 id="patient-file">{text('file')}</h2>
      <dl className={styles.patient}>
        {notes === null && (
          <div>
            <dt>{text('fileProfile')}</dt>
            <dd>{text('fileNone')}</dd>
          </div>
        )}
        {notes &&
          (['conditions', 'medicines'] as const).map((kind) => (
            <div key={kind} hidden={notes[kind].length === 0}>
              <dt>{text(kind)}</dt>
              <dd>{notes[kind].join(', ')}</dd>
            </div>
          ))}
        {notes && (
          <div>
            <dt>{text('pregnancy')}</dt>
            <dd>{text(`pregnancy.${notes.pregnancy}`)}</dd>
          </div>
        )}
        <div>
          <dt>{text('fileBought')}</dt>
          {bought.length === 0 && <dd>{text('fileBoughtNone')}</dd>}
          {bought.map(({ product_id, name, qty, at }) => (
            <dd key={`${String(product_id)} ${at}`}>
              {intl.formatMessage(
                { id: 'health.fileBoughtOne' },
                { name, qty, at: formatDay(at, locale) },
              )}
            </dd>
          ))}
        </div>
      </dl>
    </section>
  );
}
