import { queryOptions } from '@tanstack/react-query';
import type { NewReferral } from './contract';
import type { Side } from '../conversations/calls';
import { getReferralLetter, getReferrals, writeReferral } from './calls';
import { http } from '../api/http';
import { consultationKey } from '../conversations/queries';

/** Invalidated with the conversation. */
export function referralsQuery(side: Side, id: number) {
  return queryOptions({
    queryKey: [...consultationKey, 'referrals', side, id],
    queryFn: async () => getReferrals(await http(), side, id),
    staleTime: 0,
  });
}

export function writeReferralMutation(id: number) {
  return {
    mutationFn: async (referral: NewReferral) => writeReferral(await http(), id, referral),
    retry: false,
  };
}

export function referralLetter(letter: { side: Side; id: number; referralId: number }) {
  return { mutationFn: async () => getReferralLetter(await http(), letter), retry: false };
}
