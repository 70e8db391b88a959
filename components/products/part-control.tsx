import type { UseFormRegisterReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { Choice } from '@/lib/shelves/queries';
import { ChoiceField } from './choice-field';
import type { PartField } from './parts';

interface PartControlProps {
  readonly field: PartField;
  readonly error: string | undefined;
  readonly choices: readonly Choice[];
  readonly register: UseFormRegisterReturn;
}

const INPUT_MODES = { amount: 'decimal', count: 'numeric' } as const;
const HINTED = new Set(['deal_price', 'member_price', 'purchase_limit']);

export function PartControl({ field, error, choices, register }: PartControlProps) {
  const intl = useIntl();
  const { name, kind, lang } = field;
  const text = (id: string) => intl.formatMessage({ id: `products.${id}` });
  const common = { label: text(`field.${name}`), error, lang, ...register };
  if (kind === 'choice') return <ChoiceField {...common} choices={choices} />;
  if (kind === 'area') return <TextArea {...common} />;
  return (
    <TextField
      {...common}
      hint={HINTED.has(name) ? text(`hint.${name}`) : undefined}
      inputMode={kind === 'line' ? undefined : INPUT_MODES[kind]}
      autoComplete="off"
    />
  );
}
