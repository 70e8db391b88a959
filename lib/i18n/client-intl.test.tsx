import { parse } from '@formatjs/icu-messageformat-parser';
import { render, screen } from '@testing-library/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { ClientIntl } from './client-intl';

/** Output of the loader: texts with arguments are parsed. */
const messages = {
  plain: 'Free delivery',
  sum: parse('From {amount}') as unknown as string,
};

function Texts() {
  const { messages: known } = useIntl();
  const unparsed = Object.keys(known).filter((id) => !Array.isArray(known[id]));
  return (
    <p>
      <FormattedMessage id="plain" /> <FormattedMessage id="sum" values={{ amount: '฿99' }} />
      {unparsed}
    </p>
  );
}

it('never calls the parser, which browsers do not load', () => {
  render(
    <ClientIntl locale="en" messages={messages}>
      <Texts />
    </ClientIntl>,
  );
  expect(screen.getByText('Free delivery From ฿99')).toBeVisible();
});
