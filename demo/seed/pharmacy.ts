import type { Database } from '../../server/db/client.ts';
import { pharmacists, pharmacy } from '../../server/modules/pharmacy/schema.ts';
import type { WeekHours } from '../../server/core/hours.ts';

type Shift = WeekHours[number];

export const hours: WeekHours = week(['08:00', '22:00'], ['09:00', '21:00'], ['09:00', '21:00']);
const CONVERSATION_SECONDS = 360;
/** The branch whose pharmacy answers questions. */
const PLACE = 1;

function week(weekday: Shift, saturday: Shift, sunday: Shift): WeekHours {
  return [...Array.from({ length: 5 }, () => weekday), saturday, sunday];
}

/** Covers all hours of the consultation. Licence numbers are above those ever issued. */
export const team: readonly (typeof pharmacists.$inferInsert)[] = [
  {
    id: 1,
    nameEn: 'Pharmacist Malee',
    nameTh: 'ภญ. มาลี',
    licenceNo: '90127',
    picture: 'pharmacist-1',
    duty: week(['08:00', '16:00'], null, null),
  },
  {
    id: 2,
    nameEn: 'Pharmacist Thana',
    nameTh: 'ภก. ธนา',
    licenceNo: '90342',
    picture: 'pharmacist-2',
    duty: week(['14:00', '22:00'], null, null),
  },
  {
    id: 3,
    nameEn: 'Pharmacist Napa',
    nameTh: 'ภญ. นภา',
    licenceNo: '90418',
    picture: 'pharmacist-3',
    duty: [
      null,
      null,
      ...Array.from({ length: 3 }, (): Shift => ['10:00', '18:00']),
      ['09:00', '17:00'],
      ['09:00', '17:00'],
    ],
  },
  {
    id: 4,
    nameEn: 'Pharmacist Krit',
    nameTh: 'ภก. กฤต',
    licenceNo: '90563',
    picture: 'pharmacist-4',
    duty: [
      ['13:00', '21:00'],
      ['13:00', '21:00'],
      null,
      null,
      null,
      ['13:00', '21:00'],
      ['13:00', '21:00'],
    ],
  },
];

export async function seedPharmacy(db: Database): Promise<void> {
  await db
    .insert(pharmacy)
    .values({ hours, conversationSeconds: CONVERSATION_SECONDS, branchId: PLACE })
    .onConflictDoNothing();
  await db
    .insert(pharmacists)
    .values([...team])
    .onConflictDoNothing();
}
