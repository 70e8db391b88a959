import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ConsentLetter } from '@/lib/consents/contract';
import type { Locale } from '@/lib/i18n/locale';
import { loadMessages } from '@/lib/i18n/messages';
import { ConsentAnswer } from './consent-answer';
import styles from './consent.module.scss';
import type { Texts } from '@/lib/i18n/texts';
import { pathTo } from '@/lib/pages/path-to';

interface ConsentScreenProps {
  readonly locale: Locale;
  readonly intl: Texts<'consents'>;
  readonly letter: ConsentLetter | null;
}

export async function ConsentScreen({ locale, intl, letter }: ConsentScreenProps) {
  if (letter === null) {
    return (
      <EmptyState
        level={1}
        image="/images/empty-list.svg"
        title={intl.formatMessage({ id: 'consents.none' })}
        text={intl.formatMessage({ id: 'consents.noneText' })}
        action={
          <ButtonLink href={pathTo(locale, '/privacy')}>
            {intl.formatMessage({ id: 'consents.privacy' })}
          </ButtonLink>
        }
      />
    );
  }
  const { version } = letter;
  const thai = locale === 'th';
  return (
    <article className={styles.letter}>
      <header>
        <h1>{thai ? letter.title_th : letter.title_en}</h1>
        <p className={styles.version}>
          {intl.formatMessage({ id: 'consents.version' }, { version })}
        </p>
      </header>
      <p>{thai ? letter.detail_1_th : letter.detail_1_en}</p>
      <p>{thai ? letter.detail_2_th : letter.detail_2_en}</p>
      <ConsentAnswer
        locale={locale}
        version={version}
        messages={await loadMessages(locale, ['consents'])}
      />
    </article>
  );
}
