import type { NewReferral, Referral, ReferralList } from './contract.ts';
import type { Http } from '../api/http';
import { onSide, pathOf, type Side } from '../conversations/calls.ts';

export async function getReferrals(http: Http, side: Side, id: number) {
  const { data } = await http.get<ReferralList>(`${pathOf(side, id)}/referrals`, onSide(side));
  return data.entities;
}

export async function writeReferral(http: Http, id: number, referral: NewReferral) {
  const path = `${pathOf('desk', id)}/referrals`;
  return (await http.post<Referral>(path, referral, onSide('desk'))).data;
}

/** The PDF; it needs the token in a header, so a link cannot open it. */
export async function getReferralLetter(
  http: Http,
  { side, id, referralId }: { side: Side; id: number; referralId: number },
): Promise<Blob> {
  const path = `${pathOf(side, id)}/referrals/${String(referralId)}/letter.pdf`;
  return (await http.get<Blob>(path, { ...onSide(side), responseType: 'blob' })).data;
}
