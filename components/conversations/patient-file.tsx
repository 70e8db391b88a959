import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { PatientFile as Wire } from '@/lib/health/contract';
import { formatDay } from '@/lib/format/date';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { patientFileQuery } from '@/lib/health/queries-patients';
import styles from './desk.module.scss';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/health/${locale}.json`));

/** The patient's health profile and recent purchases; views are logged for the member. */
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
  const { data } = useQuery(patientFileQuery(id, useLocale()));
  if (!data) return null;
  return (
    <section aria-labelledby="patient-file">
      <h2 id="patient-file">{intl.formatMessage({ id: 'health.file' })}</h2>
      <Notes file={data} kinds={['conditions', 'medicines']} />
    </section>
  );
}

type Kind = 'allergies' | 'conditions' | 'medicines';

interface NotesProps {
  readonly file: Pick<Wire, 'notes' | 'bought'>;
}

/** Health notes of a patient, allergies first, and recent purchases. */
export function PatientNotes({ file }: NotesProps) {
  return (
    <Suspense>
      <LazyIntl locale={useLocale()} load={loadTexts}>
        <Notes file={file} kinds={['allergies', 'conditions', 'medicines']} />
      </LazyIntl>
    </Suspense>
  );
}

function Notes({ file, kinds }: NotesProps & { readonly kinds: readonly Kind[] }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `health.${name}` });
  const { notes, bought } = file;
  return (
    <dl className={styles.patient}>
      {notes === null && (
        <div>
          <dt>{text('fileProfile')}</dt>
          <dd>{text('fileNone')}</dd>
        </div>
      )}
      {notes &&
        kinds.map((kind) => (
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
  );
}
