'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useBrowserTime } from '@/lib/browser/use-browser-time';
import { cssVars } from '@/components/ui/css-vars';
import { BIRTH_DAYS, toBirthDay, type BirthDay } from '@/lib/contents/fortune';
import { ClientIntl } from '@/lib/i18n/client-intl';
import type { Locale } from '@/lib/i18n/locale';
import type { Messages } from '@/lib/i18n/messages';
import { FortuneCard } from './fortune-card';
import styles from './fortune.module.scss';

interface FortuneTellerProps {
  readonly locale: Locale;
  /** Messages of `fortune`. */
  readonly messages: Messages;
}

/** The page is cached for all visitors; only the client knows the date and the chosen day. */
export function FortuneTeller({ locale, messages }: FortuneTellerProps) {
  return (
    <ClientIntl locale={locale} messages={messages}>
      <Teller locale={locale} />
    </ClientIntl>
  );
}

function Teller({ locale }: { readonly locale: Locale }) {
  const intl = useIntl();
  const now = useBrowserTime();
  const [chosen, setChosen] = useState<BirthDay>();
  const shared = now && toBirthDay(new URLSearchParams(window.location.search).get('day'));
  const day = chosen ?? shared;
  const choose = (next: BirthDay) => {
    setChosen(next);
    // A reload or a shared address shows the same day, without a history entry.
    window.history.replaceState(window.history.state, '', `?day=${next}`);
  };
  return (
    <div className={styles.teller}>
      <fieldset className={styles.days}>
        <legend>{intl.formatMessage({ id: 'contents-fortune.choose' })}</legend>
        {BIRTH_DAYS.map(({ day: name, colour }) => (
          <label key={name} className={styles.day} style={cssVars({ '--day': colour })}>
            <input
              type="radio"
              name="day"
              value={name}
              checked={name === day}
              onChange={() => {
                choose(name);
              }}
            />
            <span>{intl.formatMessage({ id: `contents-fortune.day.${name}` })}</span>
          </label>
        ))}
      </fieldset>
      <div aria-live="polite">
        {now && day ? (
          <FortuneCard day={day} now={now} locale={locale} />
        ) : (
          <p className={styles.empty}>{intl.formatMessage({ id: 'contents-fortune.empty' })}</p>
        )}
      </div>
    </div>
  );
}
