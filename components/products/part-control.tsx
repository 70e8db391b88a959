import type { UseFormRegisterReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import {
  SEARCH_WORDS_LENGTH,
  SEO_DESCRIPTION_LENGTH,
  SEO_TITLE_LENGTH,
} from '@/lib/products/contract-values';
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
/** Fields with a hint, by its name. */
const HINTS: Readonly<Record<string, string>> = {
  ...{ deal_price: 'deal_price', member_price: 'member_price', purchase_limit: 'purchase_limit' },
  barcodes: 'barcodes',
  ...{ seo_title_en: 'seo_title', seo_title_th: 'seo_title', search_words: 'search_words' },
  ...{ seo_description_en: 'seo_description', seo_description_th: 'seo_description' },
};
const LIMITS = {
  ...{ title: SEO_TITLE_LENGTH, description: SEO_DESCRIPTION_LENGTH, words: SEARCH_WORDS_LENGTH },
};

export function PartControl({ field, error, choices, register }: PartControlProps) {
  const intl = useIntl();
  const { name, kind, lang } = field;
  const text = (id: string) => intl.formatMessage({ id: `products.${id}` });
  const hint = HINTS[name];
  const common = {
    ...{ label: text(`field.${name}`), error, lang },
    hint: hint && intl.formatMessage({ id: `products.hint.${hint}` }, LIMITS),
    ...register,
  };
  if (kind === 'choice') return <ChoiceField {...common} choices={choices} />;
  if (kind === 'area') return <TextArea {...common} />;
  return (
    <TextField
      {...common}
      inputMode={kind === 'line' ? undefined : INPUT_MODES[kind]}
      autoComplete="off"
    />
  );
}
