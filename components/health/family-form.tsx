import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { PREGNANCY, PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values';
import type { FamilyMember } from '@/lib/health/contract-family';
import { normalizeError } from '@/lib/api/error';
import { NOTE_KINDS } from '@/lib/health/names';
import { useLocale } from '@/lib/i18n/use-locale';
import { addFamilyMember, changeFamilyMember, familyQuery } from '@/lib/health/queries-family';
import { useUi } from '@/stores/ui';
import { FamilyFields } from './family-fields';
import {
  mayBePregnant,
  NO_PERSON,
  problemsOf,
  toProfile,
  toValues,
  type FamilyValues,
} from './family-values';
import styles from './health.module.scss';
import { NoteList } from './note-list';

interface FamilyFormProps {
  /** Null for a new family member. */
  readonly person: FamilyMember | null;
  /** Whether the letter of today was agreed to before. */
  readonly hasConsent: boolean;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  /** Further ways at the end. */
  readonly children?: ReactNode;
}

/** Form for a family member: person and health notes. */
export function FamilyForm(props: FamilyFormProps) {
  const { person, hasConsent, onSaved, onCancel, children } = props;
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `health.${id}` });
  const [values, setValues] = useState(person === null ? NO_PERSON : toValues(person, locale));
  const [shown, setShown] = useState(false);
  const save = useSave({ person, hasConsent, onSaved });
  const change = (changes: Partial<FamilyValues>) => {
    setValues({ ...values, ...changes });
  };
  const problems = problemsOf(values);
  const error = save.error ? normalizeError(save.error) : undefined;
  return (
    <form
      className={styles.person}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setShown(true);
        if (problems.length === 0) save.mutate(values);
      }}
    >
      <FamilyFields
        {...{ values, change }}
        problems={shown ? problems : []}
        refused={error?.fields ?? {}}
      />
      {NOTE_KINDS.map((kind) => (
        <NoteList
          key={kind}
          kind={kind}
          notes={values[kind]}
          onChange={(changed) => {
            change({ [kind]: changed });
          }}
        />
      ))}
      {mayBePregnant(values) && (
        <SelectField
          label={text('pregnancy')}
          value={values.pregnancy}
          onChange={({ target }) => {
            change({ pregnancy: target.value as FamilyValues['pregnancy'] });
          }}
        >
          {PREGNANCY.map((state) => (
            <option key={state} value={state}>
              {text(`pregnancy.${state}`)}
            </option>
          ))}
        </SelectField>
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      )}
      <div className={styles.ways}>
        <Button type="submit" busy={save.isPending}>
          {text('save')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {text('family.cancel')}
        </Button>
        {children}
      </div>
    </form>
  );
}

function useSave({
  person,
  hasConsent,
  onSaved,
}: Pick<FamilyFormProps, 'person' | 'hasConsent' | 'onSaved'>) {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  return useMutation({
    mutationFn: (values: FamilyValues) => {
      const agreed = hasConsent ? {} : ({ consent_version: PROFILE_CONSENT_VERSION } as const);
      const profile = { ...toProfile(values), ...agreed };
      return person === null
        ? addFamilyMember(profile)
        : changeFamilyMember(person.id, { ...profile, version: person.version });
    },
    onSuccess: ({ name }) => {
      showToast(intl.formatMessage({ id: 'health.family.saved' }, { name }));
      onSaved();
    },
    // Also after a refusal: another window may have changed them.
    onSettled: () => client.invalidateQueries({ queryKey: familyQuery.queryKey }),
    retry: false,
  });
}
