import type { Database } from '../../server/db/client.ts';
import { seedBanners } from './banners.ts';
import { planFlashSales } from './flash-sales.ts';
import { renewPromotionGroups, seedPromotionGroups } from './offers.ts';

/** Keeps promotions, banners and flash sales available, however long the demo runs. */
export async function keepDemoOffers(db: Database, now: Date): Promise<void> {
  await seedPromotionGroups(db, now);
  await seedBanners(db, now);
  await renewPromotionGroups(db, now);
  await planFlashSales(db, now);
}
