import type { Locale } from '../../../lib/api/contract.ts';
import type {
  LicensedPlace as PlaceAnswer,
  Pharmacist as PharmacistAnswer,
  PharmacyStatus as StatusAnswer,
} from '../../../lib/conversations/contract-pharmacy.ts';
import type { LicensedPlace, Pharmacist } from './ports.ts';
import type { PharmacyStatus } from './rules/status.ts';
import type { WeekHours } from '../../core/hours.ts';
import { sceneImage } from '../../http/picture-urls.ts';

export function toPharmacyStatus(status: PharmacyStatus, locale: Locale): StatusAnswer {
  return {
    state: status.state,
    open: status.state === 'open',
    hours: toHours(status.hours),
    opens_at: status.opensAt?.toISOString() ?? null,
    closes_at: status.closesAt?.toISOString() ?? null,
    holidays: status.holidays.map(({ date, name, hours }) => ({
      ...{ date, name: name[locale] },
      hours: hours && [hours[0], hours[1]],
    })),
    queue_length: status.waiting,
    est_wait_s: status.waitSeconds,
    pharmacists_on_duty: status.onDuty.map(({ name, licenceNo }) => ({
      name: name[locale],
      licence_no: licenceNo,
    })),
  };
}

export function toPharmacist(pharmacist: Pharmacist, locale: Locale): PharmacistAnswer {
  return {
    name: pharmacist.name[locale],
    licence_no: pharmacist.licenceNo,
    image: { thumbnail_url: sceneImage(pharmacist.picture).thumbnail_url },
    duty: toHours(pharmacist.duty),
  };
}

export function toPlace(place: LicensedPlace, locale: Locale): PlaceAnswer {
  const { name, licenceNo, address, phone, hours } = place;
  return {
    ...{ name: name[locale], licence_no: licenceNo, address: address[locale], phone },
    hours: toHours(hours),
  };
}

function toHours(hours: WeekHours): StatusAnswer['hours'] {
  return hours.map((day) => (day ? [day[0], day[1]] : null));
}
