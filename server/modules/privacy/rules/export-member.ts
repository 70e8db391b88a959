/** A call that returns part of the data stored about the member. */
interface Part {
  readonly name: string;
  readonly path: string;
  readonly paged?: true;
}

const PARTS: readonly Part[] = [
  { name: 'profile', path: '/me' },
  { name: 'membership', path: '/me/membership' },
  { name: 'devices', path: '/me/devices' },
  { name: 'consents', path: '/me/consents/history' },
  { name: 'addresses', path: '/me/addresses' },
  { name: 'tax_addresses', path: '/me/vat-addresses' },
  { name: 'cart', path: '/me/cart' },
  { name: 'orders', path: '/me/orders', paged: true },
  { name: 'dispensing_records', path: '/me/dispensing-records' },
  { name: 'referrals', path: '/me/referrals' },
  { name: 'coupons', path: '/me/coupons' },
  { name: 'redemptions', path: '/me/redeem/history', paged: true },
  { name: 'data_requests', path: '/me/data-requests' },
  { name: 'wishlist', path: '/me/wishlist' },
  { name: 'stock_alerts', path: '/me/stock-alerts' },
  { name: 'reviews', path: '/me/reviews', paged: true },
  { name: 'surveys', path: '/me/surveys' },
  { name: 'e_cards', path: '/me/e-cards' },
  { name: 'health_profile', path: '/me/health-profile' },
  { name: 'family', path: '/me/family' },
  { name: 'refill_reminders', path: '/me/refills' },
  { name: 'notifications', path: '/notifications', paged: true },
  { name: 'notice_preferences', path: '/me/notification-preferences' },
];

const PER_PAGE = 100;

/** Calls the service as the member; throws unless the status is 200. */
export type Ask = (path: string) => Promise<unknown>;

/** Assembles the export from the member's own calls, in their contract shapes. */
export async function exportMember(ask: Ask): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const { name, path, paged } of PARTS) {
    data[name] = paged ? await allPages(ask, path) : await ask(path);
  }
  data['coins'] = await coins(ask);
  data['consultations'] = await consultations(ask);
  data['questionnaires'] = await cases(ask);
  return data;
}

async function allPages(ask: Ask, path: string): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ page: String(page), per_page: String(PER_PAGE) });
    const entities = entitiesOf(await ask(`${path}?${query.toString()}`));
    all.push(...entities);
    if (entities.length < PER_PAGE) return all;
  }
}

/** Includes the whole ledger. */
async function coins(ask: Ask): Promise<unknown> {
  const account = (await ask('/me/coins')) as { readonly ledger: readonly { id: number }[] };
  const ledger = [...account.ledger];
  for (let last = ledger.at(-1); last;) {
    const next = (await ask(`/me/coins?before=${String(last.id)}`)) as typeof account;
    ledger.push(...next.ledger);
    last = next.ledger.at(-1);
  }
  return { ...account, ledger };
}

async function consultations(ask: Ask): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (const one of entitiesOf(await ask('/conversations'))) {
    const path = `/conversations/${String((one as { readonly id: number }).id)}`;
    all.push({
      conversation: await ask(path),
      ...((await ask(`${path}/messages`)) as object),
      ...((await ask(`${path}/follow-up`)) as object),
      ...((await ask(`${path}/prescription`)) as object),
      video_calls: entitiesOf(await ask(`${path}/video-calls`)),
    });
  }
  return all;
}

async function cases(ask: Ask): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (const one of entitiesOf(await ask('/me/cases'))) {
    all.push(await ask(`/me/cases/${String((one as { readonly id: number }).id)}`));
  }
  return all;
}

function entitiesOf(answer: unknown): readonly unknown[] {
  return (answer as { readonly entities: readonly unknown[] }).entities;
}
