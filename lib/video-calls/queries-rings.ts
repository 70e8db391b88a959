import { getOpenConversations } from '../conversations/calls';
import { getVideoCalls } from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { useUi } from '@/stores/ui';

/** Calls that no longer ring: signals of running calls arrive as events too. */
const over = new Set<number>();

/** Shows an incoming call by the pharmacist while it rings. */
export async function lookForRing(
  locale: Locale,
  { video_call_id: callId }: { readonly video_call_id: number },
): Promise<void> {
  if (over.has(callId)) return;
  const client = await http();
  const [talk] = (await getOpenConversations(client)).entities;
  const calls = talk
    ? (await getVideoCalls(client, { side: 'member', id: talk.id, locale })).entities
    : [];
  const call = calls.find(({ id }) => id === callId);
  const { ring, setRing } = useUi.getState();
  if (call?.state === 'ringing' && call.rung_by === 'pharmacist') {
    const { conversation_id: conversationId, media, pharmacist: name } = call;
    setRing({ callId, conversationId, media, name });
    return;
  }
  // A ring of the member is answered on its own page.
  over.add(callId);
  if (ring?.callId === callId) setRing(null);
}
