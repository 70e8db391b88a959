import { tellRestocked } from '../domain/wishes/tell-restocked.ts';

/** Tells everybody who waits for a product that is back; any number of processes may do so at the same time. */
export async function tellAllRestocked(world: Parameters<typeof tellRestocked>[0]): Promise<void> {
  while ((await tellRestocked(world)) > 0);
}
