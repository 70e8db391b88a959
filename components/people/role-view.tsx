'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ScreenHead, ThingScreen } from '@/components/office/frame/office-screen';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { formatRoundBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import type { Role } from '@/lib/people/contract';
import { ABILITIES, type Ability } from '@/lib/people/contract-values';
import { roleQuery } from '@/lib/people/queries-people';
import { AbilityList } from './ability-choice';
import { RoleForm } from './role-form';
import { RoleRemove } from './role-remove';

/** One role: its form where the person may change it, else what it may do. */
export function RoleView({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `people.${name}` });
  const own = useAbilities();
  const read = useQuery(roleQuery(id));
  const { data: role } = read;
  return (
    <ThingScreen
      back={{ href: pathTo(locale, '/staff/people/roles'), label: text('roleBack') }}
      reads={[read]}
      isLoading={!own}
      loadingLabel={text('loading')}
    >
      {role === null && <Notice tone="info">{text('roleMissingHere')}</Notice>}
      {role && own && (
        <>
          <ScreenHead title={locale === 'th' ? role.name_th : role.name_en} />
          <p>{intl.formatMessage({ id: 'people.rolePeople' }, { count: role.people })}</p>
          <Content role={role} own={own} />
          <Link
            href={`${pathTo(locale, '/staff/audit')}?subject=${encodeURIComponent(`role ${String(id)}`)}`}
          >
            {text('roleHistory')}
          </Link>
        </>
      )}
    </ThingScreen>
  );
}

interface ContentProps {
  readonly role: Role;
  /** Abilities of the person. */
  readonly own: ReadonlySet<Ability>;
}

function Content({ role, own }: ContentProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `people.${name}` });
  const mayWrite = own.has('people.write');
  const lacks = role.abilities.some((one) => !own.has(one) && !('licensed' in ABILITIES[one]));
  if (role.key === 'admin' || lacks || !mayWrite) {
    return (
      <>
        {role.key === 'admin' && <Notice tone="info">{text('roleAdmin')}</Notice>}
        {mayWrite && lacks && <Notice tone="warning">{text('roleExceeded')}</Notice>}
        <ReadOnly role={role} />
      </>
    );
  }
  return (
    <>
      {role.key !== null && <Notice tone="info">{text('roleBuiltIn')}</Notice>}
      <RoleForm key={role.id} role={role} own={own} />
      {role.key === null && role.people === 0 && <RoleRemove role={role} />}
    </>
  );
}

function ReadOnly({ role: { abilities, refund_limit: limit } }: { readonly role: Role }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `people.${name}` });
  return (
    <>
      <p>
        {limit === null
          ? text('roleUnlimited')
          : intl.formatMessage({ id: 'people.roleLimited' }, { limit: formatRoundBaht(limit) })}
      </p>
      <AbilityList abilities={abilities} />
    </>
  );
}

/** The form of a role that does not exist yet. */
export function NewRole() {
  const intl = useIntl();
  const locale = useLocale();
  const own = useAbilities();
  const text = (name: string) => intl.formatMessage({ id: `people.${name}` });
  return (
    <ThingScreen
      back={{ href: pathTo(locale, '/staff/people/roles'), label: text('roleBack') }}
      reads={[]}
      isLoading={!own}
      loadingLabel={text('loading')}
    >
      <ScreenHead title={text('roleNew')} />
      {own && <RoleForm own={own} />}
    </ThingScreen>
  );
}
