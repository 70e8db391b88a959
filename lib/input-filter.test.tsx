import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { digitsOnly, toDigits } from './input-filter';

afterEach(cleanup);

function Field() {
  const [value, setValue] = useState('');
  return (
    <input
      aria-label="coins"
      value={value}
      onInput={digitsOnly}
      onChange={(event) => {
        setValue(event.target.value);
      }}
    />
  );
}

it('keeps digits of what is typed and pasted, Thai ones too', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByLabelText('coins');
  await user.type(field, '1a2 ก3');
  expect(field).toHaveValue('123');
  await user.clear(field);
  await user.click(field);
  await user.paste('081-234 ๕๖๗๘');
  expect(field).toHaveValue('0812345678');
});

it('leaves the caret behind what was typed in the middle', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByLabelText<HTMLInputElement>('coins');
  await user.type(field, '1234');
  await user.type(field, 'x9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field).toHaveValue('12934');
});

it('makes digits of any text, and of digits the same', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const digits = toDigits(text);
      expect(digits).toMatch(/^\d*$/);
      expect(toDigits(digits)).toBe(digits);
    }),
  );
});
