'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ScreenHead, ThingScreen } from '@/components/office/frame/office-screen';
import { Notice } from '@/components/ui/notice';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Import } from '@/lib/imports/contract';
import { importQuery } from '@/lib/imports/queries';
import { pathTo } from '@/lib/pages/path-to';
import { ImportActs } from './import-acts';
import { ImportProgress } from './import-progress';
import { ImportRowsPart } from './import-rows';
import { ImportState } from './import-state';
import { MappingForm } from './mapping-form';
import styles from './imports.module.scss';

/** One import from its headings to its result; follows the work of the service. */
export function ImportView({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const read = useQuery(importQuery(locale, id));
  const text = (name: string) => intl.formatMessage({ id: `imports.${name}` });
  return (
    <ThingScreen
      back={{ href: pathTo(locale, '/staff/imports'), label: text('back') }}
      reads={[read]}
      loadingLabel={text('loading')}
    >
      {read.data && <Shown one={read.data} />}
    </ThingScreen>
  );
}

function Shown({ one }: { readonly one: Import }) {
  const intl = useIntl();
  const locale = useLocale();
  const { state, file_name: fileName, person, created_at: at, encoding } = one;
  const place = useFocusOnNext(state);
  return (
    <>
      <ScreenHead title={fileName}>
        <ImportState state={state} />
      </ScreenHead>
      <p className={styles.origin}>
        {intl.formatMessage(
          { id: 'imports.by' },
          { person: person.name || person.member_id, time: formatDateTime(at, locale) },
        )}
        {encoding !== null && (
          <>
            {' · '}
            {intl.formatMessage({ id: 'imports.readAs' }, { encoding: encoding.toUpperCase() })}
          </>
        )}
      </p>
      <div
        ref={place}
        className={styles.step}
        role="group"
        aria-label={intl.formatMessage({ id: `imports.state.${state}` })}
        tabIndex={-1}
      >
        {one.fault !== null && (
          <Notice tone="danger" role="alert">
            {intl.formatMessage({ id: `imports.fault.${one.fault}` }, { row: one.fault_row ?? 0 })}
          </Notice>
        )}
        {state === 'mapping' && <MappingForm one={one} />}
        <ImportProgress one={one} />
        <ImportActs one={one} />
      </div>
      {!WITHOUT_ROWS.has(state) && <ImportRowsPart key={state} one={one} />}
    </>
  );
}

const WITHOUT_ROWS = new Set<Import['state']>(['uploading', 'mapping', 'checking']);

/** The button that led to the next step is gone, so the step itself takes the focus. */
function useFocusOnNext(state: Import['state']) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    place.current?.focus();
  }, [state]);
  return place;
}
