'use client';

import { useId, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { RadioCard } from '@/components/ui/radio-card';
import { Section } from '@/components/ui/section';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import styles from './kit.module.scss';
import type { KitTexts } from './samples';

export function KitFields({ texts }: { readonly texts: KitTexts }) {
  return (
    <Section title={texts.fields}>
      <div className={styles.grid}>
        <TextField label={texts.name} hint={texts.hint} placeholder={texts.filled} />
        <TextField label={texts.name} defaultValue={texts.filled} required />
        <TextField label={texts.name} error={texts.missing} required />
        <TextField label={texts.name} defaultValue={texts.filled} disabled />
        <SelectField label={texts.province}>
          <option>{texts.bangkok}</option>
        </SelectField>
        <SelectField label={texts.province} error={texts.missing}>
          <option>{texts.bangkok}</option>
        </SelectField>
      </div>
      <div className={styles.row}>
        <Checkbox label={texts.agree} />
        <Checkbox label={texts.agree} defaultChecked />
        <Checkbox label={texts.agree} error={texts.missing} />
        <Checkbox label={texts.agree} disabled />
      </div>
      <Choices texts={texts} />
      <Steppers texts={texts} />
    </Section>
  );
}

function Choices({ texts }: { readonly texts: KitTexts }) {
  const name = useId();
  const [choice, setChoice] = useState('home');
  const cards = [
    { value: 'home', label: texts.delivery, description: texts.deliveryText, disabled: false },
    { value: 'slow', label: texts.cancel, description: texts.hint, disabled: false },
    { value: 'pickup', label: texts.pickup, description: texts.pickupText, disabled: true },
  ];
  return (
    <fieldset className={styles.grid}>
      <legend className="visually-hidden">{texts.delivery}</legend>
      {cards.map((card) => (
        <RadioCard
          key={card.value}
          {...card}
          name={name}
          checked={choice === card.value}
          onChange={() => {
            setChoice(card.value);
          }}
        />
      ))}
    </fieldset>
  );
}

function Steppers({ texts }: { readonly texts: KitTexts }) {
  const [value, setValue] = useState(1);
  const labels = { decrease: texts.less, increase: texts.more, quantity: texts.quantity };
  return (
    <div className={styles.row}>
      <QuantityStepper value={value} max={5} onChange={setValue} labels={labels} />
      <QuantityStepper value={5} max={5} onChange={setValue} labels={labels} />
      <QuantityStepper value={2} max={5} busy onChange={setValue} labels={labels} />
    </div>
  );
}
