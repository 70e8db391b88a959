import type {
  BranchFacts as WireFacts,
  OfficeBranch as WireBranch,
  OfficeBranchDetail as WireDetail,
} from '../../../lib/branch-records/contract.ts';
import type { WeekHours } from '../../core/hours.ts';
import type { BranchFacts, OfficeBranch, OfficeBranchDetail } from './ports.ts';
import { branchVersion } from './rules/manage-branches.ts';

export function toWireBranch({ id, facts, closedAt }: OfficeBranch): WireBranch {
  return {
    ...{ id, name_en: facts.nameEn, name_th: facts.nameTh },
    ...{ province_code: facts.provinceCode, phone: facts.phone },
    services: [...facts.services],
    closed_at: closedAt?.toISOString() ?? null,
  };
}

export function toWireBranchDetail(branch: OfficeBranchDetail): WireDetail {
  const { facts, openOrders } = branch;
  return {
    ...toWireBranch(branch),
    ...{ address_en: facts.addressEn, address_th: facts.addressTh },
    ...{ lat: facts.lat, lng: facts.lng, hours: toWireWeek(facts.hours) },
    on_holidays: facts.onHolidays && { hours: toWireDay(facts.onHolidays.hours) },
    pharmacist_hours: facts.pharmacistHours && toWireWeek(facts.pharmacistHours),
    pharmacy_licence_no: facts.pharmacyLicenceNo,
    open_orders: openOrders,
    version: branchVersion(branch),
  };
}

export function toBranchFacts(wire: WireFacts): BranchFacts {
  return {
    ...{ nameEn: wire.name_en, nameTh: wire.name_th },
    ...{ addressEn: wire.address_en, addressTh: wire.address_th },
    ...{ provinceCode: wire.province_code, phone: wire.phone, lat: wire.lat, lng: wire.lng },
    ...{ services: wire.services, hours: wire.hours, onHolidays: wire.on_holidays },
    ...{ pharmacistHours: wire.pharmacist_hours, pharmacyLicenceNo: wire.pharmacy_licence_no },
  };
}

function toWireWeek(week: WeekHours) {
  return week.map(toWireDay);
}

function toWireDay(day: WeekHours[number]): [string, string] | null {
  return day && [day[0], day[1]];
}
