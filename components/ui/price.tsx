import { formatBaht } from '@/lib/format/money';
import { PriceText } from './price-text';

interface PriceProps {
  /** Baht. */
  readonly amount: number;
  /** The price before a reduction, in baht; null or absent where there is none. */
  readonly was?: number | null;
  /** Says to screen readers what the struck price is, for example "Old price". */
  readonly wasLabel: string;
  readonly size?: 'md' | 'lg';
}

export function Price({ amount, was = null, wasLabel, size }: PriceProps) {
  const before = was === null ? null : formatBaht(was);
  return <PriceText now={formatBaht(amount)} was={before} wasLabel={wasLabel} size={size} />;
}
