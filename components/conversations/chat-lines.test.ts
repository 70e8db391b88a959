import { createIntl } from '@formatjs/intl';
import type { IntlShape } from 'react-intl';
import { expect, it } from 'vitest';
import type { VideoCall } from '@/lib/video-calls/contract';
import en from '@/messages/conversations/en.json';
import { chatLines } from './chat-lines';

const intl = createIntl({ locale: 'en', messages: en }) as unknown as IntlShape;
const at = (minute: number) => `2026-11-20T03:0${String(minute)}:00.000Z`;
const CALL: VideoCall = {
  ...{ id: 5, conversation_id: 7, media: 'video', state: 'ended', rung_by: 'pharmacist' },
  ...{ pharmacist: 'Malee', rung_at: at(1), begun_at: at(2), ended_at: at(5), end: 'hung_up' },
  ...{ ended_by: 'member', windows: { member: null, pharmacist: null } },
};
const textsOf = (...calls: readonly Partial<VideoCall>[]) =>
  chatLines(
    [{ act: 'took', by: 'Malee', at: at(3) }],
    calls.map((call) => ({ ...CALL, ...call })),
    intl,
  ).map(({ text }) => text);

it('stand in the order of time, with how long a call was', () => {
  expect(textsOf({})).toEqual([
    ...['Video call started', 'Malee took the conversation', 'Video call ended after 3:00'],
  ]);
});

it.each([
  [{ end: 'lost' }, 'Video call ended after 3:00: connection lost'],
  [{ begun_at: null, end: 'declined' }, 'Video call from Malee declined'],
  [{ begun_at: null, end: 'missed', media: 'voice' }, 'Voice call from Malee not answered'],
  [{ begun_at: null, end: 'cancelled', rung_by: 'member' }, 'Video call from Member not answered'],
] as const)('say of %o: %s', (call, text) => {
  expect(textsOf(call).at(-1)).toBe(text);
});

it('say nothing of a ring, and of a call that goes on that it began', () => {
  const going = { ended_at: null, end: null };
  expect(textsOf({ ...going, state: 'ringing', begun_at: null })).toHaveLength(1);
  expect(textsOf({ ...going, state: 'going_on' })).toContain('Video call started');
});
