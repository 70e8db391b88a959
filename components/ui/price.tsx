import { formatBaht } from '@/lib/format/money';
import { PriceText } from './price-text';

interface PriceProps {
  /** In baht. */
  readonly amount: number;
  /** Price before a reduction, in baht; null or undefined if there is none. */
  readonly was?: number | null;
  /** Screen-reader text for the struck price, for example "Old price". */
  readonly wasLabel: string;
  readonly size?: 'md' | 'lg';
}

export function Price({ amount, was = null, wasLabel, size }: PriceProps) {
  const before = was === null ? null : formatBaht(was);
  return <PriceText now={formatBaht(amount)} was={before} wasLabel={wasLabel} size={size} />;
}
