/** What the number of a member's citizen id or passport is sealed for; never change it: nothing sealed would open. */
export const idPurpose = (memberId: number): string => `member ${String(memberId)}: id`;
