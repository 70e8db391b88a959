import { useIntl } from 'react-intl';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { RELATIONS, SEXES } from '@/lib/health/contract-values';
import { decimalInput } from '@/lib/format/input-filter';
import type { FamilyValues, Problem } from './family-values';
import styles from './health.module.scss';

interface FamilyFieldsProps {
  readonly values: FamilyValues;
  readonly change: (changes: Partial<FamilyValues>) => void;
  readonly problems: readonly Problem[];
  /** By the names of the contract. */
  readonly refused: Readonly<Record<string, string>>;
}

/** Name, relation, birth date and sex of a family member. */
export function FamilyFields({ values, change, problems, refused }: FamilyFieldsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `health.family.${id}` });
  const field = (name: Problem, refusedAs: string) => ({
    label: text(name),
    value: values[name],
    error: problems.includes(name) ? text(`${name}Needed`) : refused[refusedAs],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      change({ [name]: target.value });
    },
  });
  return (
    <div className={styles.pair}>
      <TextField {...field('name', 'name')} required maxLength={80} autoComplete="off" />
      <SelectField {...field('relation', 'relation')} required>
        <option value="">{text('choose')}</option>
        {RELATIONS.map((relation) => (
          <option key={relation} value={relation}>
            {text(`relation.${relation}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('birthDate', 'birth_date')}
        hint={text('dayHint')}
        required
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField {...field('sex', 'sex')} required>
        <option value="">{text('choose')}</option>
        {SEXES.map((sex) => (
          <option key={sex} value={sex}>
            {text(`sex.${sex}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('weight', 'weight')}
        hint={text('weightHint')}
        inputMode="decimal"
        {...decimalInput(3, 1)}
      />
      {values.weight !== '' && (
        <TextField
          {...field('weighedOn', 'weighed_on')}
          hint={text('weighedOnHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </div>
  );
}
