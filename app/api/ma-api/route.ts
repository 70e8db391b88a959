import type { Maintenance } from '@/lib/maintenance/contract';
import { readMaintenance } from '@/lib/maintenance/reads';

const OPEN: Maintenance = { is_maintain: false, web_image: '' };

export const dynamic = 'force-dynamic';

/** Whether the shop is closed (`docs/product/pages.md`, "Maintenance"). A failure counts as open. */
export async function GET(): Promise<Response> {
  const answer = await readMaintenance().catch(() => OPEN);
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=0, s-maxage=5' } });
}
