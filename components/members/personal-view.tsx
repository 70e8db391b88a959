'use client';

import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import type { User } from '@/lib/identity/contract';
import { formatDay } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { useAuth } from '@/stores/auth';
import styles from './account.module.scss';

const FACTS = [
  'title',
  'first_name',
  'last_name',
  'birthdate',
  'gender',
  'phone_number',
  'email',
] as const satisfies readonly (keyof User)[];

export function PersonalView() {
  const intl = useIntl();
  const locale = useLocale();
  const user = useAuth((state) => state.user);
  if (!user) return null;
  const textOf = (fact: (typeof FACTS)[number]) => {
    const value = user[fact];
    if (value === null || value === '') return intl.formatMessage({ id: 'members.notSaid' });
    if (fact === 'gender') return intl.formatMessage({ id: `members.gender.${value}` });
    return fact === 'birthdate' ? formatDay(value, locale) : value;
  };
  return (
    <section className={styles.tile}>
      <dl className={styles.facts}>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt>{intl.formatMessage({ id: `members.fact.${fact}` })}</dt>
            <dd>{textOf(fact)}</dd>
          </div>
        ))}
        {user.id_document && <IdDocumentFact document={user.id_document} />}
      </dl>
      <div className={styles.actions}>
        <ButtonLink href={pathTo(locale, '/profile/personal/edit')}>
          {intl.formatMessage({ id: 'members.edit' })}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Only the last digits of the number leave the service. */
function IdDocumentFact({ document }: { readonly document: NonNullable<User['id_document']> }) {
  const intl = useIntl();
  const locale = useLocale();
  const { kind, masked, expires_on: expires } = document;
  return (
    <div>
      <dt>{intl.formatMessage({ id: `members.fact.${kind}` })}</dt>
      <dd>
        {expires === null
          ? masked
          : intl.formatMessage(
              { id: 'members.documentUntil' },
              { number: masked, day: formatDay(expires, locale) },
            )}
      </dd>
    </div>
  );
}
