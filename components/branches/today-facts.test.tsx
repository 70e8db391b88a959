import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Branch } from '@/lib/branches/contract';
import { ClientIntl } from '@/lib/i18n/client-intl';
import { loadMessages } from '@/lib/i18n/messages';
import { wireBranch } from '@/tests/harness/branches-wire';
import { TodayFacts } from './today-facts';

test('reserves space with hidden text until the time is known', async () => {
  const messages = await loadMessages('en', ['branches']);
  const hours: Branch['hours'] = Array.from({ length: 7 }, () => ['10:00', '20:00']);
  const branch = { ...wireBranch(1), hours };
  const facts = (now?: Date) => (
    <ClientIntl locale="en" messages={messages}>
      <TodayFacts branch={branch} now={now} />
    </ClientIntl>
  );
  const { rerender } = render(facts());
  const place = screen.getByText('Today 10:00–20:00').parentElement;
  expect(place).toHaveAttribute('aria-hidden', 'true');
  rerender(facts(new Date('2026-11-24T14:00:00Z')));
  expect(place).toHaveTextContent('Closed now');
  expect(place).toHaveAttribute('aria-hidden', 'false');
});
