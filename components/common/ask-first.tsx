'use client';

import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Modal } from '@/components/ui/modal';
import type { Warning } from '@/lib/health/warnings';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { consultPath } from '@/lib/pages/content-paths';
import { pathTo } from '@/lib/pages/path-to';
import styles from './warning-list.module.scss';
import { WarningReasons } from './warning-list';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/health/${locale}.json`));

/** `asking` goes to a pharmacist instead. */
export type Answer = 'add' | 'leave' | 'asking';

interface AskFirstProps {
  readonly warnings: readonly Warning[];
  /** Product names by id. */
  readonly names: ReadonlyMap<number, string>;
  readonly onAnswer: (answer: Answer) => void;
}

/** Names what speaks against products before they go into the cart; refuses nothing. */
export function AskFirst(props: AskFirstProps) {
  return (
    <LazyIntl locale={useLocale()} load={loadTexts}>
      <Question {...props} />
    </LazyIntl>
  );
}

function Question({ warnings, names, onAnswer }: AskFirstProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `health.${id}` });
  const productName = (id: number) => names.get(id) ?? '';
  const leave = () => {
    onAnswer('leave');
  };
  const ids = new Set(warnings.flatMap(({ products }) => products));
  const asked = productName(warnings[0]?.products[0] ?? 0);
  return (
    <Modal
      show
      brief
      title={text('first')}
      closeLabel={text('close')}
      onClose={leave}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              onAnswer('add');
            }}
          >
            {text('addAnyway')}
          </Button>
          <ButtonLink
            href={consultPath(locale, asked)}
            onClick={() => {
              onAnswer('asking');
            }}
          >
            {text('askLink')}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.warnings}>
        {ids.size === 1 && <strong>{asked}</strong>}
        <WarningReasons
          warnings={warnings}
          productName={(id) => (ids.size === 1 ? '' : productName(id))}
        />
        <p className={styles.hint}>{text('noDiagnosis')}</p>
        <p className={styles.hint}>
          <Link href={pathTo(locale, '/profile/health')} onClick={leave}>
            {text('fromProfile')}
          </Link>
        </p>
      </div>
    </Modal>
  );
}
