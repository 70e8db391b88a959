import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../server/db/client.ts';

import { members } from '../../server/db/schema/members.ts';
import { vatAddresses } from '../../server/modules/addresses/schema.ts';
import { giftCards } from '../../server/modules/wallet/schema.ts';
import { fromBaht } from '../../server/core/money.ts';
import type { Hasher } from '../../server/core/ports.ts';
import { campaignInvites } from '../../server/modules/campaigns/schema.ts';
import { inviteHash } from '../../server/modules/campaigns/rules/take-part.ts';
import { hashGiftCard } from '../../server/modules/wallet/rules/gift-card-passes.ts';
import { createGeoDirectory } from '../../server/modules/regions/directory/directory.ts';
import { GIFT_CARDS, INVITES, TAX_ADDRESSES, WALLETS } from './wallet-data.ts';

const TWO_YEARS_MS = 2 * 365 * 86_400_000;
const ZIPCODE = '10400';

/** Gift cards are hashed with the shop's secret, so a changed secret makes them unknown. */
export async function seedGiftCards(db: Database, hasher: Hasher, now: Date): Promise<void> {
  const rows = GIFT_CARDS.map(({ code, pin, balance }) => {
    const hashes = hashGiftCard(hasher, { code, pin });
    return {
      codeHash: hashes.code,
      pinHash: hashes.pin,
      lastFour: code.slice(-4),
      balance: fromBaht(balance),
      expiresAt: new Date(now.getTime() + TWO_YEARS_MS),
    };
  });
  await db.insert(giftCards).values(rows).onConflictDoNothing();
}

/** Hashed with the shop's secret, like gift cards. */
export async function seedInvites(db: Database, hasher: Hasher): Promise<void> {
  const rows = INVITES.map(({ code, ...row }) => ({ ...row, codeHash: inviteHash(hasher, code) }));
  await db.insert(campaignInvites).values(rows).onConflictDoNothing();
}

export async function seedTaxAddresses(db: Database): Promise<void> {
  const memberId = (await idsByPhone(db)).get(WALLETS[0]?.phone ?? '');
  if (memberId === undefined) return;
  if ((await db.$count(vatAddresses, eq(vatAddresses.memberId, memberId))) > 0) return;
  const matches = await createGeoDirectory().byZipcode(ZIPCODE);
  const match = matches.find(({ subDistrict }) => subDistrict.name.en === 'Sam Sen Nai');
  if (!match) throw new Error('The region of the demo tax addresses is not in the directory');
  const places = {
    provinceCode: match.province.code,
    districtCode: match.district.code,
    subDistrictCode: match.subDistrict.code,
    zipcode: ZIPCODE,
  };
  await db.insert(vatAddresses).values(
    TAX_ADDRESSES.map((address, index) => ({
      ...address,
      ...places,
      memberId,
      isDefault: index === 0,
    })),
  );
}

async function idsByPhone(db: Database): Promise<ReadonlyMap<string, number>> {
  const phones = WALLETS.map(({ phone }) => phone);
  const rows = await db
    .select({ id: members.id, phone: members.phone })
    .from(members)
    .where(inArray(members.phone, phones));
  return new Map(rows.map(({ id, phone }) => [phone, id]));
}
