import type { Registration } from './kind.ts';
import { digits, integer } from './random.ts';

/** Two-digit Buddhist years. */
const year = (random: () => number) => String(integer(random, 60, 69));
const place = (random: () => number) => String(integer(random, 1, 999));

/**
 * Numbers in the Thai FDA's format. Food, devices and hazards use the unassigned province codes 00
 * and 99, so they cannot belong to a real product.
 */
export function registrationNo(kind: Registration, random: () => number): string | undefined {
  switch (kind) {
    case 'cosmetic':
      return `10-1-${year(random)}${digits(random, 8)}`;
    case 'food':
      return `99-1-${digits(random, 5)}-5-${digits(random, 4)}`;
    case 'single-drug':
      return `1${random() < 0.8 ? 'A' : 'C'} ${place(random)}/${year(random)}`;
    case 'combined-drug':
      return `2${random() < 0.8 ? 'A' : 'C'} ${place(random)}/${year(random)}`;
    case 'herbal':
      return `G ${place(random)}/${year(random)}`;
    case 'device':
      return `00-1-1-2-${digits(random, 7)}`;
    case 'hazard':
      return `99${digits(random, 2)}/25${year(random)}`;
    case 'none':
      return undefined;
  }
}
