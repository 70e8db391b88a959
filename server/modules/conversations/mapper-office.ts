import type { Locale } from '../../../lib/api/contract.ts';
import type { RosterList } from '../../../lib/conversations/contract-office.ts';
import { versionOf } from '../../core/version.ts';
import type { Rosters } from './rules/office.ts';

export function toRosters({ rosters, gaps }: Rosters, locale: Locale): RosterList {
  return {
    entities: rosters.map(({ id, name, licenceNo, duty }) => ({
      ...{ id, name: name[locale], licence_no: licenceNo, version: versionOf(duty) },
      duty: duty.map((day) => (day ? [day[0], day[1]] : null)),
    })),
    gaps: gaps.map((gap) => ({ ...gap })),
  };
}
