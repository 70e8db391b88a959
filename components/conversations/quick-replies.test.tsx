import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { http as client } from '@/lib/api/http';
import { sessionToken } from '@/lib/api/session-token';
import en from '@/messages/conversations/en.json';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { Composer } from './composer';
import { QuickReplies } from './quick-replies';

const reply = { id: 'more', text_en: 'Anything else?', text_th: 'มีเรื่องอื่นไหม' };
let asked = 0;
let entities: readonly (typeof reply)[];
const server = setupServer(
  http.get('*/api/admin/v1/pharmacy/quick-replies', () => {
    asked += 1;
    return HttpResponse.json({ entities });
  }),
);
beforeAll(async () => {
  server.listen();
  // The client's code is loaded by then, however busy the machine is.
  await client();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  entities = [reply];
});

function openComposer() {
  visit('/staff/pharmacy');
  sessionToken.set('token');
  const sent = vi.fn();
  show(
    <Composer
      place="desk 7"
      onSend={sent}
      onPhotos={vi.fn()}
      onType={vi.fn()}
      Texts={QuickReplies}
    />,
    en,
  );
  return sent;
}

describe('quick replies', () => {
  it('go into the field in either language, behind what was begun, and are sent by hand alone', async () => {
    const sent = openComposer();
    const field = screen.getByRole('textbox', { name: en['conversations.message'] });
    await userEvent.type(field, 'Good. ');
    await userEvent.click(await screen.findByText(en['conversations.quickReplies']));
    await userEvent.click(screen.getByRole('button', { name: reply.text_en }));
    expect(field).toHaveValue(`Good. ${reply.text_en}`);
    expect(field).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.click(screen.getByText(en['conversations.quickReplies']));
    await userEvent.click(screen.getByRole('button', { name: reply.text_th }));
    expect(field).toHaveValue(reply.text_th);
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledExactlyOnceWith(reply.text_th);
  });

  it('are no menu where there are none', async () => {
    entities = [];
    const before = asked;
    openComposer();
    await waitFor(() => {
      expect(asked).toBe(before + 1);
    });
    expect(screen.queryByText(en['conversations.quickReplies'])).not.toBeInTheDocument();
  });
});
