import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { VideoCallLeave, VideoCallMedia } from './contract-values';
import type { NewSignals } from './contract';
import {
  enterVideoCall,
  getIceServers,
  getLiveVideoCalls,
  getVideoCalls,
  leaveVideoCall,
  ringVideoCall,
  sendSignals,
  takeSignals,
  type WhichCall,
} from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import type { Seat } from '../conversations/queries';

/** Fallback polling for missed events, also in background tabs. */
const REFRESH_MS = 15_000;

const videoCallKey = ['video-calls'] as const;

export function videoCallsQuery(seat: Seat) {
  return queryOptions({
    queryKey: [...videoCallKey, seat],
    queryFn: async () => getVideoCalls(await http(), seat),
    staleTime: 0,
    // No polling while calls are not offered; conversation events signal the change.
    refetchInterval: ({ state }) => (state.data?.offered === false ? false : REFRESH_MS),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

/** Ringing and ongoing calls of the pharmacist in all conversations. */
export function liveVideoCallsQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...videoCallKey, 'live', locale],
    queryFn: async () => getLiveVideoCalls(await http(), locale),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

export async function refreshVideoCalls(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: videoCallKey });
}

export async function ring(seat: Seat, window: string, media: VideoCallMedia) {
  return ringVideoCall(await http(), seat, { window, media });
}

export async function enter(which: WhichCall, how: 'accept' | 'join', window: string) {
  return enterVideoCall(await http(), which, how, window);
}

export async function leave(which: WhichCall, why: VideoCallLeave) {
  return leaveVideoCall(await http(), which, why);
}

export async function iceServers(which: WhichCall): Promise<RTCIceServer[]> {
  return (await getIceServers(await http(), which)).ice_servers;
}

export async function putSignals(which: WhichCall, sent: NewSignals): Promise<void> {
  await sendSignals(await http(), which, sent);
}

export async function pullSignals(which: WhichCall, window: string, after: number) {
  return takeSignals(await http(), which, { window, after });
}
