import type { ComponentProps } from 'react';
import { SelectField } from '@/components/ui/select-field';
import type { Choice } from '@/lib/shelves/queries';

interface ChoiceFieldProps extends ComponentProps<typeof SelectField> {
  readonly choices: readonly Choice[];
}

export function ChoiceField({ choices, children, ...field }: ChoiceFieldProps) {
  return (
    <SelectField {...field}>
      {children}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
