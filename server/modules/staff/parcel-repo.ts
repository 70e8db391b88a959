import { and, eq, sql } from 'drizzle-orm';
import type { NewParcelEvent, ParcelRepo } from './ports.ts';
import type { Tell } from '../../core/signals.ts';
import type { Database } from '../../db/client.ts';
import { parcels } from '../orders/schema.ts';
import { orderOwner } from '../orders/repo.ts';

export function createParcelRepo(db: Database, tell: Tell): ParcelRepo {
  return {
    add: async (orderId, { carrier, trackingNo }, event) => {
      const events = [toRow(event)];
      await db
        .insert(parcels)
        .values({ orderId, carrier, trackingNo, events, createdAt: event.at });
    },
    addEvent: async (orderId, parcelId, event) => {
      const [seen] = await db
        .update(parcels)
        .set({ events: sql`${parcels.events} || ${JSON.stringify([toRow(event)])}::jsonb` })
        .where(and(eq(parcels.orderId, orderId), eq(parcels.id, parcelId)))
        .returning({ memberId: orderOwner, events: parcels.events });
      if (!seen) return undefined;
      tell([seen.memberId]);
      return { before: seen.events.at(-2)?.state ?? null };
    },
  };
}

function toRow({ state, at, place }: NewParcelEvent) {
  return { state, at: at.toISOString(), placeEn: place.en, placeTh: place.th };
}
