import { readFile } from 'node:fs/promises';

/** Behind user, nice, system, idle, iowait, irq and softirq; man 5 proc_stat. */
const STEAL = 7;

/**
 * For how long, in the kernel's ticks since it started, the host of this virtual machine gave its processors to others.
 * What is timed while this grows is the host's doing. 0 where no kernel tells.
 */
export async function stolenTicks(): Promise<number> {
  const stat = await readFile('/proc/stat', 'utf8').catch(() => '');
  const [, ...ticks] = stat.split('\n', 1)[0]?.split(/\s+/) ?? [];
  return Number(ticks[STEAL] ?? 0);
}
