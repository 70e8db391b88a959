import type { StaffCall } from '../ports.ts';

/** An entry of a call without detail; other data that the call carries stays out of the log. */
export function auditLine(
  { memberId, requestId, cause, address }: StaffCall,
  action: string,
  subject: string,
) {
  return { memberId, requestId, cause, address, action, subject, detail: {} };
}
