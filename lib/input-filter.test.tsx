import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { expect, it } from 'vitest';
import {
  decimalInput,
  digitsInput,
  englishInput,
  mobileInput,
  toDecimal,
  toDigits,
  toMobile,
} from './input-filter';

function Field({ events = digitsInput(10) }) {
  const [value, setValue] = useState('');
  return (
    <>
      <input
        aria-label="number"
        value={value}
        {...events}
        onChange={(event) => {
          setValue(event.target.value);
        }}
      />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('number');

it('keeps digits of what is typed and pasted, Thai ones too', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(field(), '1a2 ก3');
  expect(field()).toHaveValue('123');
  await user.clear(field());
  await user.click(field());
  await user.paste('081-234 ๕๖๗๘');
  expect(field()).toHaveValue('0812345678');
  await user.type(field(), '9');
  expect(field()).toHaveValue('0812345678');
});

it('leaves the caret behind what was typed in the middle', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(field(), '1234');
  await user.type(field(), 'x9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field()).toHaveValue('12934');
});

it('lets an input method compose, and takes the digits when it is done', () => {
  render(<Field />);
  const compose = (value: string) => {
    const event = createEvent.input(field(), { target: { value } });
    Object.defineProperty(event, 'isComposing', { value: true });
    fireEvent(field(), event);
  };
  fireEvent.compositionStart(field());
  compose('๑');
  compose('๑๒ก');
  expect(field()).toHaveValue('๑๒ก');
  fireEvent.compositionEnd(field());
  expect(field()).toHaveValue('12');
  expect(screen.getByRole('status')).toHaveTextContent(/^12$/);
});

it('takes a number of the address book', async () => {
  render(<Field events={mobileInput} />);
  await userEvent.click(field());
  await userEvent.paste('+66 81 234 5678');
  expect(field()).toHaveValue('0812345678');
});

it('keeps one point with few decimals', async () => {
  const user = userEvent.setup();
  render(<Field events={decimalInput(3, 1)} />);
  await user.type(field(), '1a2.3.45');
  expect(field()).toHaveValue('12.3');
  await user.clear(field());
  await user.click(field());
  await user.paste('๑,๒๓๔.๕๖');
  expect(field()).toHaveValue('123.5');
});

it('keeps English letters and digits', async () => {
  const user = userEvent.setup();
  render(<Field events={englishInput(9)} />);
  await user.type(field(), 'ฟaa-12 ๓');
  expect(field()).toHaveValue('aa123');
  await user.paste('4567890');
  expect(field()).toHaveValue('aa1234567');
});

it('makes a number of any text, and of a number the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('1', '๒', '.', ',', 'a') }), (text) => {
      const made = toDecimal(text, 3, 1);
      expect(made).toMatch(/^\d{0,3}(\.\d?)?$/);
      expect(toDecimal(made, 3, 1)).toBe(made);
    }),
  );
});

it('makes digits of any text, and of digits the same', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const clean of [toDigits, toMobile]) {
        expect(clean(text)).toMatch(/^\d*$/);
        expect(clean(clean(text))).toBe(clean(text));
      }
    }),
  );
});
