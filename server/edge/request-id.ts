import { randomBytes } from 'node:crypto';

const WELL_FORMED = /^[\w.:-]{1,128}$/;

/** Creates ids that are unique across restarts and processes, without a system call per request. */
export function createRequestIds(): (inbound: string | string[] | undefined) => string {
  const prefix = randomBytes(9).toString('base64url');
  let count = 0;
  return (inbound) => {
    if (typeof inbound === 'string' && WELL_FORMED.test(inbound)) return inbound;
    count += 1;
    return `${prefix}.${count.toString(36)}`;
  };
}
