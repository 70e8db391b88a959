'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ScreenHead, ThingScreen } from '@/components/office/frame/office-screen';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import type { PersonDetail } from '@/lib/people/contract';
import { personQuery, rolesQuery } from '@/lib/people/queries-people';
import { PasskeyFacts } from './passkey-facts';
import { PersonActions } from './person-actions';
import { PersonForm } from './person-form';
import styles from './people.module.scss';

/** One person: role and branches, sign-ins, second factor, leaving. */
export function PersonView({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `people.${name}` });
  const reads = [useQuery(personQuery(locale, id)), useQuery(rolesQuery)] as const;
  const [{ data: person }, { data: roles }] = reads;
  return (
    <ThingScreen
      back={{ href: pathTo(locale, '/staff/people'), label: text('back') }}
      reads={reads}
      loadingLabel={text('loading')}
    >
      {person && roles && (
        <>
          <ScreenHead title={person.name || person.phone_number} />
          {person.name !== '' && <p>{person.phone_number}</p>}
          {person.left_at === null ? (
            <>
              <PersonForm key={id} person={person} roles={roles} />
              <Factors person={person} />
              <SignIns person={person} />
              <PersonActions person={person} />
            </>
          ) : (
            <Notice tone="info">
              {intl.formatMessage(
                { id: 'people.leftAt' },
                { at: formatDateTime(person.left_at, locale) },
              )}
            </Notice>
          )}
          <Link href={`${pathTo(locale, '/staff/audit')}?member_id=${String(id)}`}>
            {text('history')}
          </Link>
        </>
      )}
    </ThingScreen>
  );
}

/** The second factors; their owner alone changes them. */
function Factors({ person }: { readonly person: PersonDetail }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `people.${name}` });
  const { totp, passkeys, recovery_codes: codes } = person.second_factor;
  const hasAny = totp || passkeys.length > 0;
  return (
    <section className={styles.way} aria-labelledby="factors">
      <h2 id="factors">{text('factors')}</h2>
      {!hasAny && <p>{text('factorOff')}</p>}
      {hasAny && (
        <ul className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <li key={`${passkey.created_at} ${passkey.name}`}>
              <PasskeyFacts passkey={passkey} />
            </li>
          ))}
          {totp && (
            <li>
              <div>
                <strong>{text('app')}</strong>
              </div>
            </li>
          )}
          <li>
            <div>
              <strong>{text('recovery')}</strong>
              <small>{intl.formatMessage({ id: 'people.recoveryCount' }, { codes })}</small>
            </div>
          </li>
        </ul>
      )}
    </section>
  );
}

function SignIns({ person }: { readonly person: PersonDetail }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `people.${name}` });
  return (
    <section aria-labelledby="sign-ins">
      <h2 id="sign-ins">{text('signIns')}</h2>
      <ul className={styles.signIns}>
        {person.sign_ins.map(({ user_agent: browser, created_at: at }) => (
          <li key={`${at} ${browser}`}>
            <time dateTime={at}>{formatDateTime(at, locale)}</time> {browser}
          </li>
        ))}
      </ul>
    </section>
  );
}
