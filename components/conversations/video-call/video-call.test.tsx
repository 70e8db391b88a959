import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionToken } from '@/lib/api/session-token';
import { videoCallSignal } from '@/lib/browser/signal';
import consultation from '@/messages/conversations/en.json';
import en from '@/messages/video-calls/en.json';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { VideoCall } from './video-call';
import { FakeCalls, FakeMediaStream, FakePeerConnection, fakeTrack } from './video-call.fixture';

let calls: FakeCalls;
let getUserMedia: ReturnType<typeof vi.fn>;
const server = setupServer();
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/pharmacy/consult/7');
  sessionToken.set('token');
  sessionStorage.clear();
  calls = new FakeCalls();
  server.use(...calls.handlers());
  FakePeerConnection.all.length = 0;
  getUserMedia = vi.fn(({ audio, video }: MediaStreamConstraints) =>
    Promise.resolve(
      new FakeMediaStream([
        ...(audio ? [fakeTrack('audio')] : []),
        ...(video ? [fakeTrack('video')] : []),
      ]),
    ),
  );
  vi.stubGlobal('RTCPeerConnection', FakePeerConnection);
  vi.stubGlobal('MediaStream', FakeMediaStream);
  // happy-dom accepts only its own streams.
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { writable: true, value: null });
  Object.defineProperty(navigator, 'mediaDevices', {
    ...{ configurable: true, value: { getUserMedia } },
  });
});
afterEach(async () => {
  cleanup();
  // Waits for the hang-up on unmount, which would reach the next test.
  const { call } = calls;
  if (call && call.state !== 'ended' && calls.asked.length > 0) {
    await waitFor(() => {
      expect(calls.call?.state).toBe('ended');
    });
  }
  vi.unstubAllGlobals();
  vi.useRealTimers();
  server.resetHandlers();
});

const open = () => show(<VideoCall seat={{ side: 'member', id: 7, locale: 'en' }} />, consultation);
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const moved = () => {
  act(() => {
    videoCallSignal.send();
  });
};
const OFFER = { kind: 'description', type: 'offer', sdp: 'theirs' } as const;

/** Ring by the member, accepted by the pharmacist. */
async function talk(media: 'voice' | 'video') {
  open();
  await press(consultation[`conversations.call.start.${media}`]);
  await press(en['video-calls.start']);
  await screen.findByText('Calling Malee');
  calls.goesOn();
  calls.waiting = [{ id: 1, signal: OFFER }];
  moved();
  await waitFor(() => {
    expect(calls.sent).toContainEqual(expect.objectContaining({ type: 'answer' }));
  });
  act(() => {
    FakePeerConnection.last.become('connected');
  });
}

describe('a call', () => {
  it('asks first, rings, answers the offer, and is over by hand', async () => {
    open();
    await press(consultation['conversations.call.start.video']);
    expect(await screen.findByText(en['video-calls.consent.member'])).toBeInTheDocument();
    expect(getUserMedia).not.toHaveBeenCalled();
    await press(en['video-calls.notNow']);
    expect(await button(consultation['conversations.call.start.video'])).toBeInTheDocument();
    expect(calls.asked).toEqual([]);
  });

  it('notes a signal that cannot be applied, without its words', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await talk('voice');
    const failing = new TypeError('candidate 192.0.2.7');
    vi.spyOn(FakePeerConnection.last, 'addIceCandidate').mockRejectedValue(failing);
    const signal = {
      kind: 'candidate',
      candidate: 'x',
      sdp_mid: null,
      sdp_m_line_index: 0,
    } as const;
    calls.waiting.push({ id: 900, signal });
    videoCallSignal.send();
    await waitFor(() => {
      expect(warn).toHaveBeenCalledWith('Call: signal candidate failed (TypeError)');
    });
    warn.mockRestore();
  });

  it('talks, mutes, and lets the light of the camera go out', async () => {
    await talk('video');
    expect(calls.asked).toEqual(['ring video']);
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    expect(screen.getByText(en['video-calls.private'])).toBeInTheDocument();
    const peer = FakePeerConnection.last;
    const [audio, video] = peer.lines.map(
      ({ track }) => track as unknown as ReturnType<typeof fakeTrack>,
    );
    expect(video?.kind).toBe('video');
    act(() => {
      peer.openChannel();
      peer.channel.onmessage({ data: '{"camera":false,"microphone":false}' });
    });
    expect(await screen.findByText('Malee: camera off')).toBeInTheDocument();
    expect(screen.getByText('Malee is muted')).toBeInTheDocument();
    await press(en['video-calls.mute']);
    expect(audio?.enabled).toBe(false);
    expect(peer.channel.sent.at(-1)).toBe('{"camera":true,"microphone":false}');
    await press(en['video-calls.unmute']);
    expect(audio?.enabled).toBe(true);
    await press(en['video-calls.cameraOff']);
    expect(video?.isStopped).toBe(true);
    expect(peer.lines[1]?.track).toBeNull();
    await press(en['video-calls.cameraOn']);
    await waitFor(() => {
      expect(peer.lines[1]?.track).not.toBeNull();
    });
    await press(en['video-calls.hangUp']);
    expect(await screen.findByText(en['video-calls.over.hung_up'])).toBeInTheDocument();
    expect([peer.isClosed, audio?.isStopped, calls.asked.at(-1)]).toEqual([
      ...[true, true, 'leave hang_up'],
    ]);
  });

  it('is rung by the other side: answered without a camera, or declined', async () => {
    calls.rings('video');
    const { unmount } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Video call from Malee');
    await press(en['video-calls.answerVoice']);
    expect(getUserMedia).toHaveBeenCalledWith(
      expect.not.objectContaining({ video: expect.anything() }),
    );
    await waitFor(() => {
      expect(calls.asked).toEqual(['accept']);
    });
    unmount();
    await waitFor(() => {
      expect(calls.asked.at(-1)).toBe('leave hang_up');
    });
    calls.rings('voice');
    open();
    expect(await button(en['video-calls.answer'])).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: en['video-calls.answerVoice'] }),
    ).not.toBeInTheDocument();
    await press(en['video-calls.decline']);
    await waitFor(() => {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });

  it.each(['declined', 'missed', 'handed_over', 'closed'] as const)(
    'that was %s says so',
    async (end) => {
      open();
      await press(consultation['conversations.call.start.voice']);
      await press(en['video-calls.start']);
      await screen.findByText('Calling Malee');
      calls.ends(end);
      moved();
      expect(await screen.findByText(en[`video-calls.over.${end}`])).toBeInTheDocument();
      await press(en['video-calls.close']);
      expect(await button(consultation['conversations.call.start.voice'])).toBeInTheDocument();
    },
  );

  it('of another window of the same side is shown as such, and can be taken over', async () => {
    calls.rings('voice');
    calls.goesOn();
    if (calls.call) calls.call.windows.member = '2b4e28ba-2fa1-41d2-883f-0016d3cca427';
    open();
    expect(await screen.findByText(en['video-calls.elsewhere'])).toBeInTheDocument();
    await press(en['video-calls.join']);
    await waitFor(() => {
      expect(calls.asked).toEqual(['join']);
    });
  });
});

describe('devices', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
  ] as const)('that answer %s are named, and the voice alone is offered', async (name, problem) => {
    getUserMedia.mockRejectedValueOnce(new DOMException('', name));
    open();
    await press(consultation['conversations.call.start.video']);
    await press(en['video-calls.start']);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      en[`video-calls.problem.${problem}.video`],
    );
    expect(calls.asked).toEqual([]);
    await press(en['video-calls.voiceOnly']);
    await waitFor(() => {
      expect(calls.asked).toEqual(['ring voice']);
    });
  });

  it('that are not there at all are said to be', async () => {
    vi.stubGlobal('RTCPeerConnection', undefined);
    open();
    await press(consultation['conversations.call.start.voice']);
    await press(en['video-calls.start']);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      en['video-calls.problem.unsupported.voice'],
    );
    expect(screen.queryByRole('button', { name: en['video-calls.again'] })).not.toBeInTheDocument();
  });

  it('are asked for on a document that may: the page is loaded anew, and goes on', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const policy = { allowsFeature: () => false };
    Object.defineProperty(document, 'featurePolicy', { configurable: true, value: policy });
    const { unmount } = open();
    await press(consultation['conversations.call.start.voice']);
    await press(en['video-calls.start']);
    expect(reload).toHaveBeenCalledOnce();
    expect(getUserMedia).not.toHaveBeenCalled();
    unmount();
    policy.allowsFeature = () => true;
    open();
    await waitFor(() => {
      expect(calls.asked).toEqual(['ring voice']);
    });
    reload.mockRestore();
  });
});

describe('a connection', () => {
  it('that breaks looks for another way, and ends after 20 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await talk('voice');
    const peer = FakePeerConnection.last;
    act(() => {
      peer.become('disconnected');
    });
    expect(await screen.findByText(en['video-calls.link.broken'])).toBeInTheDocument();
    await waitFor(() => {
      expect(peer.restarts).toBeGreaterThan(0);
    });
    act(() => {
      peer.become('connected');
    });
    await act(() => vi.advanceTimersByTimeAsync(25_000));
    expect(screen.getByRole('button', { name: en['video-calls.hangUp'] })).toBeInTheDocument();
    act(() => {
      peer.become('failed');
    });
    await act(() => vi.advanceTimersByTimeAsync(19_000));
    expect(screen.getByText(en['video-calls.link.broken'])).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText(en['video-calls.over.lost'])).toBeInTheDocument();
    await waitFor(() => {
      expect(calls.asked.at(-1)).toBe('leave lost');
    });
  });

  it('begins anew where the other side goes on in another window', async () => {
    await talk('voice');
    const first = FakePeerConnection.last;
    if (calls.call) calls.call.windows.pharmacist = '3b4e28ba-2fa1-41d2-883f-0016d3cca427';
    moved();
    await waitFor(() => {
      expect(FakePeerConnection.all).toHaveLength(2);
    });
    expect(first.isClosed).toBe(true);
    expect(await screen.findByText(en['video-calls.link.connecting'])).toBeInTheDocument();
  });
});
