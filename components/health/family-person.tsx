import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import type { FamilyMember } from '@/lib/health/contract-family';
import { normalizeError } from '@/lib/api/error';
import { saidAge } from '@/lib/format/age';
import { formatDay } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import { NOTE_KINDS } from '@/lib/health/names';
import { familyQuery, removeFamilyMemberMutation } from '@/lib/health/queries-family';
import { FamilyForm } from './family-form';
import styles from './health.module.scss';

const ConfirmDialog = lazy(() =>
  whenConnected(() =>
    import('@/components/ui/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
  ),
);

/** One person of the family: as a card, or open to be changed. */
export function FamilyPerson({ person }: { readonly person: FamilyMember }) {
  const intl = useIntl();
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `health.family.${id}` }, values);
  const { name } = person;
  const close = () => {
    setEditing(false);
  };
  return (
    <section className={styles.card} aria-label={name}>
      <Facts person={person} />
      {!editing && (
        <div className={styles.ways}>
          <Button
            variant="secondary"
            aria-label={text('edit', { name })}
            onClick={() => {
              setEditing(true);
            }}
          >
            {text('change')}
          </Button>
        </div>
      )}
      {editing && (
        <FamilyForm person={person} hasConsent onSaved={close} onCancel={close}>
          <Button
            variant="danger"
            onClick={() => {
              setAsking(true);
            }}
          >
            {text('remove')}
          </Button>
        </FamilyForm>
      )}
      {asking && (
        <Removal
          person={person}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </section>
  );
}

function Facts({ person }: { readonly person: FamilyMember }) {
  const intl = useIntl();
  const locale = useLocale();
  const { name, relation, sex, weight, weighed_on: weighedOn } = person;
  const { unit, n } = saidAge(person.age_months);
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `health.${id}` }, values);
  const facts = [
    text(`family.relation.${relation}`),
    text(`family.age.${unit}`, { n }),
    text(`family.sex.${sex}`),
    weight !== null && weighedOn !== null
      ? text('family.weighed', { weight, day: formatDay(weighedOn, locale) })
      : '',
  ];
  return (
    <>
      <h3>{name}</h3>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <dl className={styles.noted}>
        {NOTE_KINDS.map((kind) => (
          <div key={kind} hidden={person[kind].length === 0}>
            <dt>{text(kind)}</dt>
            <dd>{person[kind].join(', ')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Removal({
  person: { id, name },
  onClose,
}: {
  readonly person: FamilyMember;
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  const client = useQueryClient();
  const text = (key: string) => intl.formatMessage({ id: `health.${key}` }, { name });
  const remove = useMutation({
    ...removeFamilyMemberMutation,
    onSuccess: () => client.invalidateQueries({ queryKey: familyQuery.queryKey }),
  });
  return (
    <Suspense>
      <ConfirmDialog
        title={text('family.removeTitle')}
        text={text('family.removeText')}
        labels={{ close: text('close'), keep: text('keep'), confirm: text('family.remove') }}
        busy={remove.isPending}
        refusal={remove.error ? normalizeError(remove.error).message : undefined}
        onConfirm={() => {
          remove.mutate(id);
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
