import { REFILL_DAYS } from '../../../../lib/refills/contract-values.ts';
import { dayNumber } from '../../../../lib/format/bangkok.ts';
import { readDailyUnits } from '../../../../lib/health/label.ts';
import { drugPolicy } from '../../catalog/rules/product-rules.ts';
import type { OwnMedicine } from '../ports.ts';

const PIECES = /(\d+) ?(?:tablets?|capsules?|sachets?|softgels?)\b/i;

/**
 * For how many more days a medicine lasts by pack and label; null where they do not say. What a pharmacist approves is
 * taken as they directed, not as the label says.
 */
export function lastsFor(medicine: OwnMedicine, now: Date): number | null {
  if (drugPolicy(medicine.drugClass) === 'approval') return null;
  const pieces = Number(PIECES.exec(medicine.size)?.[1] ?? 0) * medicine.qty;
  const perDay = readDailyUnits(medicine.howTo);
  if (pieces === 0 || perDay === null || perDay === 0) return null;
  const gone = dayNumber(now) - dayNumber(medicine.boughtAt);
  const left = Math.min(Math.floor(pieces / perDay) - gone, REFILL_DAYS.max);
  return left < REFILL_DAYS.min ? null : left;
}
