import type { PharmacyRepo } from './ports.ts';
import type { GetPharmacyStatus } from './rules/status.ts';

export interface PharmacyUseCases extends Pick<PharmacyRepo, 'pharmacists'> {
  readonly status: GetPharmacyStatus;
}
