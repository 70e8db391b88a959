import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { FAMILY_MEMBERS, SEXES } from '@/lib/health/contract-values';
import { decimalInput } from '@/lib/format/input-filter';
import { familyQuery } from '@/lib/health/queries-family';
import styles from './consultation.module.scss';
import type { IntakeValues, StepProps } from './intake';

/** Fields of a patient who is not in the family profile. */
export function PersonFields({ values, change, problems }: StepProps) {
  const intl = useIntl();
  const { data: family } = useQuery({ ...familyQuery, retry: false });
  const text = (id: string) => intl.formatMessage({ id: `conversations.${id}` });
  const child = values.for === 'child';
  const field = (name: 'name' | 'birthDate' | 'sex' | 'weight') => ({
    label: text(`person.${name}`),
    value: values[name],
    error: problems[name] && text(`person.${name}Needed`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      change({ [name]: target.value });
    },
  });
  const kept = values.keep === '1';
  const weight = child && (
    <TextField {...field('weight')} inputMode="decimal" {...decimalInput(3, 1)} required />
  );
  if (values.family !== '') return weight;
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('name')} required={kept} maxLength={80} autoComplete="off" />
        <TextField
          {...field('birthDate')}
          hint={text('person.dayHint')}
          required={child || kept}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField {...field('sex')} required={kept}>
          <option value="">{text('person.notSaid')}</option>
          {SEXES.map((sex) => (
            <option key={sex} value={sex}>
              {text(`sex.${sex}`)}
            </option>
          ))}
        </SelectField>
        {weight}
      </div>
      {family !== undefined && family.length < FAMILY_MEMBERS && (
        <Keep values={values} change={change} />
      )}
    </>
  );
}

function Keep({ values, change }: Pick<StepProps, 'values' | 'change'>) {
  const intl = useIntl();
  return (
    <div>
      <Checkbox
        label={intl.formatMessage({ id: 'conversations.person.keep' })}
        checked={values.keep === '1'}
        onChange={({ target }) => {
          change({ keep: target.checked ? '1' : '' } satisfies Partial<IntakeValues>);
        }}
      />
      <p className={styles.hint}>{intl.formatMessage({ id: 'conversations.person.keepHint' })}</p>
    </div>
  );
}
