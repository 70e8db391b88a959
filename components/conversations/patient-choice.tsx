import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { RadioCard } from '@/components/ui/radio-card';
import { PATIENTS } from '@/lib/conversations/contract-values';
import type { FamilyMember } from '@/lib/health/contract-family';
import { saidAge } from '@/lib/format/age';
import { familyQuery } from '@/lib/health/queries-family';
import styles from './consultation.module.scss';
import { isChild, type IntakeValues, type StepProps } from './intake';
import { PersonFields } from './person-fields';

/** Whom the question is about: the member, a person of the family, or another of whom they tell. */
export function PatientChoice({ values, change, problems }: StepProps) {
  const intl = useIntl();
  const { data: family = [] } = useQuery({ ...familyQuery, retry: false });
  const text = (id: string, said?: Record<string, number>) =>
    intl.formatMessage({ id: `conversations.${id}` }, said);
  const [self, ...others] = PATIENTS;
  const choose = (changes: Partial<IntakeValues>) => {
    change({ ...NOBODY_ELSE, ...(values.filled === '' ? {} : NO_NOTES), ...changes });
  };
  const card = (patient: (typeof PATIENTS)[number]) => (
    <RadioCard
      key={patient}
      name="for"
      label={text(`for.${patient}`)}
      value={patient}
      checked={values.for === patient && values.family === ''}
      onChange={() => {
        choose({ for: patient });
      }}
    />
  );
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{text('for')}</legend>
        {card(self)}
        {family.map((person) => {
          const { unit, n } = saidAge(person.age_months);
          const facts = [text(`relation.${person.relation}`), text(`age.${unit}`, { n })];
          return (
            <RadioCard
              key={person.id}
              name="for"
              label={person.name}
              description={facts.join(' · ')}
              value={`family-${String(person.id)}`}
              checked={values.family === String(person.id)}
              onChange={() => {
                choose(ofFamily(person));
              }}
            />
          );
        })}
        {others.map(card)}
      </fieldset>
      {values.for !== 'self' && <PersonFields {...{ values, change, problems }} />}
    </>
  );
}

const NOBODY_ELSE = { family: '', name: '', birthDate: '', sex: '', weight: '', keep: '' };
/** Notes that were taken over are those of another patient. */
const NO_NOTES = { allergies: '', conditions: '', medicines: '', pregnancy: 'no', filled: '' };

function ofFamily(person: FamilyMember): Partial<IntakeValues> {
  return {
    for: isChild(person) ? 'child' : 'other',
    family: String(person.id),
    weight: person.weight === null ? '' : String(person.weight),
  };
}
