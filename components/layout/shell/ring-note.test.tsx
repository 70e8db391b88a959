import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { lookForRing } from '@/lib/video-calls/queries-rings';
import messages from '@/messages/video-calls/en.json';
import { useUi } from '@/stores/ui';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { RingHost } from './ring-host';

let next = 1;
let call: { id: number; state: string; rung_by: string };
let asked = 0;
const server = setupServer(
  http.get('*/api/v1/conversations', () => {
    asked += 1;
    return HttpResponse.json({ entities: [{ id: 7 }] });
  }),
  http.get('*/api/v1/conversations/7/video-calls', () =>
    HttpResponse.json({
      entities: [{ ...call, conversation_id: 7, media: 'video', pharmacist: 'Malee' }],
    }),
  ),
);

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  next += 1;
  call = { id: next, state: 'ringing', rung_by: 'pharmacist' };
  asked = 0;
});
afterEach(() => {
  act(() => {
    useUi.setState({ ring: null });
  });
});

const hear = () => act(() => lookForRing('en', { video_call_id: call.id }));

test('a call is shown on any page, leads to the conversation, and goes when it is over', async () => {
  visit('/cart');
  show(<RingHost />, {});
  await hear();
  expect(await screen.findByRole('alert')).toHaveTextContent('Video call from Malee');
  expect(screen.getByRole('link', { name: messages['video-calls.outside.go'] })).toHaveAttribute(
    'href',
    '/pharmacy/consult/7',
  );
  call.state = 'going_on';
  await hear();
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
  await hear();
  expect(asked).toBe(2);
});

test('it is put off by hand', async () => {
  visit('/cart');
  show(<RingHost />, {});
  await hear();
  await userEvent.click(
    await screen.findByRole('button', { name: messages['video-calls.outside.later'] }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['/pharmacy/consult/7', '/staff/pharmacy'])('%s rings by itself', async (path) => {
  visit(path);
  show(<RingHost />, {});
  await hear();
  await import('./ring-note');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a ring of the member is none here', async () => {
  visit('/cart');
  call.rung_by = 'member';
  await hear();
  expect(useUi.getState().ring).toBeNull();
});
