import type { Locale } from '../../../lib/api/contract.ts';
import type { Branch } from '../../../lib/branches/contract.ts';
import type { BranchView } from './rules/find-branches.ts';

export function toBranch(branch: BranchView, locale: Locale): Branch {
  return {
    id: branch.id,
    name: branch.name[locale],
    name_en: branch.name.en,
    name_th: branch.name.th,
    address: branch.address[locale],
    province_code: branch.provinceCode,
    lat: branch.lat,
    lng: branch.lng,
    phone: branch.phone,
    hours: branch.hours.map((day) => (day ? [day[0], day[1]] : null)),
    services: [...branch.services],
    open_now: branch.openNow,
    holidays: branch.holidays.map(({ date, name, hours }) => ({
      date,
      name: name[locale],
      hours: hours ? [hours[0], hours[1]] : null,
    })),
    pharmacist_hours: branch.pharmacistHours?.map((day) => (day ? [day[0], day[1]] : null)) ?? null,
    pharmacist_on_duty: branch.pharmacistOnDuty,
    pharmacy_licence_no: branch.pharmacyLicenceNo,
    distance_m: branch.distanceM,
    stock: branch.stock,
    lacking: [...branch.lacking],
    ready_at: branch.readyAt?.toISOString() ?? null,
  };
}
