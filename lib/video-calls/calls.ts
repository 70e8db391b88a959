import type { VideoCallLeave, VideoCallMedia } from './contract-values.ts';
import type {
  IceServers,
  LiveVideoCallList,
  NewSignals,
  TakenSignals,
  VideoCall,
  VideoCallList,
} from './contract.ts';
import type { Locale } from '../api/contract.ts';
import type { Http } from '../api/http';
import { onSide, pathOf, type Where } from '../conversations/calls.ts';

/** Reference to a call. */
export interface WhichCall extends Where {
  readonly callId: number;
}

const callsOf = ({ side, id }: Where) => `${pathOf(side, id)}/video-calls`;
const oneOf = (which: WhichCall) => `${callsOf(which)}/${String(which.callId)}`;
const configOf = ({ side, locale }: Where) => ({ params: { locale }, ...onSide(side) });

export async function getVideoCalls(http: Http, where: Where): Promise<VideoCallList> {
  return (await http.get<VideoCallList>(callsOf(where), configOf(where))).data;
}

/** Calls of the signed-in pharmacist in all conversations. */
export async function getLiveVideoCalls(http: Http, locale: Locale): Promise<LiveVideoCallList> {
  const config = { params: { locale }, ...onSide('desk') };
  return (await http.get<LiveVideoCallList>('/pharmacy/video-calls', config)).data;
}

export async function ringVideoCall(
  http: Http,
  where: Where,
  ring: { readonly window: string; readonly media: VideoCallMedia },
): Promise<VideoCall> {
  return (await http.post<VideoCall>(callsOf(where), ring, configOf(where))).data;
}

/** Accepts a ring, or moves the call to this window. */
export async function enterVideoCall(
  http: Http,
  which: WhichCall,
  how: 'accept' | 'join',
  window: string,
): Promise<VideoCall> {
  const path = `${oneOf(which)}/${how}`;
  return (await http.post<VideoCall>(path, { window }, configOf(which))).data;
}

export async function leaveVideoCall(
  http: Http,
  which: WhichCall,
  why: VideoCallLeave,
): Promise<VideoCall> {
  return (await http.post<VideoCall>(`${oneOf(which)}/leave`, { why }, configOf(which))).data;
}

export async function getIceServers(http: Http, which: WhichCall): Promise<IceServers> {
  return (await http.get<IceServers>(`${oneOf(which)}/ice-servers`, configOf(which))).data;
}

export async function sendSignals(http: Http, which: WhichCall, sent: NewSignals): Promise<void> {
  await http.post(`${oneOf(which)}/signals`, sent, configOf(which));
}

export async function takeSignals(
  http: Http,
  which: WhichCall,
  asked: { readonly window: string; readonly after: number },
): Promise<TakenSignals> {
  return (await http.post<TakenSignals>(`${oneOf(which)}/signals/take`, asked, configOf(which)))
    .data;
}
