'use client';

import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import { loginPath } from '@/lib/pages/sign-in-paths';
import { useAuth } from '@/stores/auth';
import { CardFace } from './card-face';
import styles from './cards.module.scss';
import { DesignChoice } from './design-choice';
import { RecipientFields } from './recipient-fields';
import { useECard } from './use-e-card';

export function ECardFields({ locale }: { readonly locale: Locale }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `gift-cards.${id}` });
  const form = useRef<HTMLFormElement>(null);
  const { loaded, isLoggedIn } = useAuth();
  const { draft, change, send, again, busy, failure, sent } = useECard(locale);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  if (sent) {
    return (
      <div className={styles.fields} role="status">
        <Notice tone="success">
          {intl.formatMessage(
            { id: 'gift-cards.cardSent' },
            { name: sent.to_name, day: formatDay(sent.send_at, locale) },
          )}
        </Notice>
        <Button variant="secondary" onClick={again}>
          {text('anotherCard')}
        </Button>
      </div>
    );
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <CardFace
        design={draft.design}
        to={draft.to_name.trim() || text('someName')}
        from={draft.from_name.trim()}
        message={draft.message.trim()}
      />
      <div className={styles.fields}>
        <DesignChoice
          value={draft.design}
          onChange={(design) => {
            change({ design });
          }}
        />
        <RecipientFields
          written={draft}
          errors={failure?.fields ?? {}}
          onChange={change}
          emailHint={text('cardEmailHint')}
        />
        {failure && (
          <Notice tone="danger" role="alert">
            {failure.message}
          </Notice>
        )}
        {loaded && !isLoggedIn ? (
          <ButtonLink href={loginPath(locale, pathTo(locale, '/e-cards'))}>
            {text('signInToSend')}
          </ButtonLink>
        ) : (
          <Button type="submit" busy={busy} disabled={!loaded}>
            {text('sendCard')}
          </Button>
        )}
        <p className={styles.small}>{text('cardTerms')}</p>
      </div>
    </form>
  );
}
