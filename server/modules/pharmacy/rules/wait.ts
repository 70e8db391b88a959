import type { Queue } from '../ports.ts';

/**
 * How long somebody who asks now would wait: not at all while a pharmacist is free for them, otherwise as
 * many rounds of talks as it takes until one is.
 * @param staff pharmacists on duty, at least one
 */
export function estimateWait(
  { waiting, going }: Queue,
  staff: number,
  talkSeconds: number,
): number {
  const ahead = waiting + going;
  return ahead < staff ? 0 : Math.ceil((ahead - staff + 1) / staff) * talkSeconds;
}
