import type { Database } from '../../db/client.ts';
import { seedBanners } from './banners.ts';
import { planFlashSales } from './flash-sales.ts';
import { renewPromotionGroups, seedPromotionGroups } from './offers.ts';

/** The demo always has promotions, banners and a flash sale, however long it runs. */
export async function keepDemoOffers(db: Database, now: Date): Promise<void> {
  await seedPromotionGroups(db, now);
  await seedBanners(db, now);
  await renewPromotionGroups(db, now);
  await planFlashSales(db, now);
}
