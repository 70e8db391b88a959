'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { normalizeError } from '@/lib/api/error';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import type { PersonDetail } from '@/lib/people/contract';
import { personQuery, rolesQuery } from '@/lib/people/queries-people';
import { PersonActions } from './person-actions';
import { PersonForm } from './person-form';
import styles from './people.module.scss';

/** One person: role and branches, sign-ins, second factor, leaving. */
export function PersonView({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `people.${name}` });
  const { data: person, error, refetch } = useQuery(personQuery(locale, id));
  const { data: roles } = useQuery(rolesQuery);
  return (
    <div className={styles.screen}>
      <Link href={pathTo(locale, '/staff/people')}>{text('back')}</Link>
      {error && !person && (
        <Notice tone="danger" role="alert">
          {normalizeError(error).message}
          <Button variant="secondary" onClick={() => void refetch()}>
            {text('retry')}
          </Button>
        </Notice>
      )}
      {!error && (!person || !roles) && <Spinner label={text('loading')} />}
      {person && roles && (
        <>
          <h1>{person.name || person.phone_number}</h1>
          <p>{person.phone_number}</p>
          {person.left_at === null ? (
            <>
              <PersonForm key={id} person={person} roles={roles} />
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
    </div>
  );
}

function SignIns({ person }: { readonly person: PersonDetail }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `people.${name}` });
  const { totp, recovery_codes: codes } = person.second_factor;
  return (
    <section aria-labelledby="sign-ins">
      <h2 id="sign-ins">{text('signIns')}</h2>
      <p>{totp ? intl.formatMessage({ id: 'people.factorOn' }, { codes }) : text('factorOff')}</p>
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
