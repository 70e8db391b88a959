'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { ABILITY_GROUPS } from '@/lib/office/ability-groups';
import { ABILITIES, type Ability } from '@/lib/people/contract-values';
import styles from './people.module.scss';

interface AbilityChoiceProps {
  /** Registration of the field that holds the abilities. */
  readonly register: UseFormRegisterReturn;
  /** Abilities of the person who chooses. */
  readonly own: ReadonlySet<Ability>;
  readonly error: string | undefined;
}

/** Abilities of a role, grouped as in the navigation. Those that the person cannot grant are disabled. */
export function AbilityChoice({ register, own, error }: AbilityChoiceProps) {
  const intl = useIntl();
  return (
    <fieldset
      className={styles.abilities}
      aria-describedby={error === undefined ? 'abilities-hint' : 'abilities-hint abilities-error'}
    >
      <legend>{intl.formatMessage({ id: 'people.roleAbilities' })}</legend>
      <p id="abilities-hint">{intl.formatMessage({ id: 'people.roleAbilitiesHint' })}</p>
      {error !== undefined && (
        <p id="abilities-error" className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div>
        {ABILITY_GROUPS.map(([group, abilities]) => (
          <div key={group} role="group" aria-labelledby={`abilities-${group}`}>
            <p id={`abilities-${group}`} className={styles.groupName}>
              {intl.formatMessage({ id: `office.group.${group}` })}
            </p>
            {abilities.map((ability) => (
              <Checkbox
                key={ability}
                {...register}
                value={ability}
                disabled={!own.has(ability) || 'licensed' in ABILITIES[ability]}
                label={intl.formatMessage({ id: `people.ability.${ability}` })}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** The same groups to read: of a role that cannot be changed here. */
export function AbilityList({ abilities }: { readonly abilities: readonly Ability[] }) {
  const intl = useIntl();
  return (
    <section className={styles.abilities} aria-labelledby="abilities">
      <h2 id="abilities">{intl.formatMessage({ id: 'people.roleAbilities' })}</h2>
      <div>
        {ABILITY_GROUPS.map(([group, all]) => {
          const held = all.filter((ability) => abilities.includes(ability));
          if (held.length === 0) return null;
          return (
            <div key={group}>
              <h3>{intl.formatMessage({ id: `office.group.${group}` })}</h3>
              <ul>
                {held.map((ability) => (
                  <li key={ability}>{intl.formatMessage({ id: `people.ability.${ability}` })}</li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
