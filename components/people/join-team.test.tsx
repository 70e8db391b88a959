import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import en from '@/messages/people/en.json';
import { show } from '@/tests/harness/show';
import { JoinTeam } from './join-team';

const sent: unknown[] = [];
const service = setupServer(
  http.post('*/me/invitation', async ({ request }) => {
    sent.push(await request.json());
    return sent.length === 1
      ? HttpResponse.json(
          { code: 'LINK_EXPIRED', message: 'This link no longer works.', status: 422 },
          { status: 422 },
        )
      : HttpResponse.json({});
  }),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
  window.location.hash = '';
});

test('says that a link is incomplete', () => {
  show(<JoinTeam />, en);
  expect(screen.getByText(en['people.joinNoToken'])).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('accepts the invitation of the link, says why it cannot, and opens the office', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  window.location.hash = '#a-token';
  show(<JoinTeam />, en);
  const accept = await screen.findByRole('button', { name: en['people.join'] });
  await userEvent.click(accept);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works.');
  await userEvent.click(accept);
  await waitFor(() => {
    expect(assign).toHaveBeenCalledWith('/staff/orders');
  });
  expect(sent).toEqual([{ token: 'a-token' }, { token: 'a-token' }]);
});
