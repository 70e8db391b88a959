import type { Database } from '../../../server/db/client.ts';
import { pages } from '../../../server/modules/pages/schema.ts';
import { aboutPages } from './about.ts';
import { birthdayCampaigns } from './birthday-campaigns.ts';
import { cardPage } from './card.ts';
import { eCardPages } from './e-cards.ts';
import { giftCardPages } from './gift-cards.ts';
import { helpPages } from './help.ts';
import { invitedCampaigns } from './invited.ts';
import type { PageSeed } from './kit.ts';
import { legalPages } from './legal.ts';
import { memberCampaigns } from './member-campaigns.ts';
import { offerCampaigns } from './offer-campaigns.ts';
import { playCampaigns } from './play-campaigns.ts';
import { serviceCampaigns } from './service-campaigns.ts';
import { shelfCampaigns } from './shelf-campaigns.ts';
import { socialCampaigns } from './social-campaigns.ts';
import { storeCampaigns } from './store-campaigns.ts';
import { subscriptionPages } from './subscription.ts';

const DAY_MS = 86_400_000;
/** Default start of pages without dates. */
const SINCE_DAYS = -180;

export function pageSeeds(now: Date): readonly PageSeed[] {
  return [
    ...helpPages,
    ...giftCardPages,
    ...eCardPages,
    ...subscriptionPages,
    ...legalPages,
    ...aboutPages,
    cardPage,
    ...birthdayCampaigns,
    ...memberCampaigns,
    ...socialCampaigns,
    ...offerCampaigns,
    ...shelfCampaigns(now),
    ...serviceCampaigns,
    ...storeCampaigns,
    ...playCampaigns,
    ...invitedCampaigns,
  ];
}

export async function seedPages(db: Database, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const rows = pageSeeds(now).map(
    ({ path, template, title, description, picture, topic, indexed, days, blocks }) => ({
      ...{ path, template, picture, topic, indexed, blocks },
      titleEn: title.en,
      titleTh: title.th,
      descriptionEn: description.en,
      descriptionTh: description.th,
      state: 'published' as const,
      activeFrom: at(days?.[0] ?? SINCE_DAYS),
      activeUntil: days ? at(days[1]) : null,
      updatedAt: at(Math.min(0, days?.[0] ?? SINCE_DAYS / 2)),
    }),
  );
  await db.insert(pages).values(rows).onConflictDoNothing();
}
