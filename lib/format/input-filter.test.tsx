import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { decimalInput, digitsInput, englishInput, mobileInput, thaiInput } from './input-filter';

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

async function paste(text: string) {
  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste(text);
}

it('keeps typed digits, Thai ones included, and pasted groups of digits', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(field(), '1a2 ก3-๔');
  expect(field()).toHaveValue('1234');
  await paste('081-234 ๕๖๗๘');
  expect(field()).toHaveValue('0812345678');
  await user.type(field(), '9');
  expect(field()).toHaveValue('0812345678');
});

it('never truncates pasted text, and does not join two numbers', async () => {
  render(<Field events={digitsInput(4)} />);
  for (const text of ['12345', '10.50', '1,5', '02-1234567 ext 3']) {
    await paste(text);
    expect(field()).toHaveValue(text);
  }
  await paste('1,000');
  expect(field()).toHaveValue('1000');
});

it('keeps the caret after text typed in the middle', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(field(), '1234');
  await user.type(field(), 'x9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field()).toHaveValue('12934');
  expect(field().selectionStart).toBe(3);
});

it('leaves an input method alone while composing, and filters afterwards', () => {
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
  const end = createEvent.compositionEnd(field());
  Object.defineProperty(end, 'data', { value: '๑๒ก' });
  fireEvent(field(), end);
  expect(field()).toHaveValue('12');
  expect(screen.getByRole('status')).toHaveTextContent(/^12$/);
});

it('accepts a number of the address book, typed or pasted, up to its length', async () => {
  render(<Field events={mobileInput} />);
  for (const text of ['+66 81 234 5678', '0066812345678', 'tel:+66-81-234-5678']) {
    await paste(text);
    expect(field()).toHaveValue('0812345678');
  }
  await userEvent.clear(field());
  await userEvent.type(field(), '+66812345678');
  expect(field()).toHaveValue('0812345678');
  await paste('081-234-56789');
  expect(field()).toHaveValue('08123456789');
  await paste('02-123-4567 ext 3');
  expect(field()).toHaveValue('02-123-4567 ext 3');
});

it('keeps one decimal point with limited decimals', async () => {
  const user = userEvent.setup();
  render(<Field events={decimalInput(3, 1)} />);
  await user.type(field(), '1a2.3.45');
  expect(field()).toHaveValue('12.3');
  await paste('๑,๒๓๔.๕๖');
  expect(field()).toHaveValue('1234.56');
  await paste('12,5');
  expect(field()).toHaveValue('12,5');
});

it('keeps English letters and digits', async () => {
  const user = userEvent.setup();
  render(<Field events={englishInput(9)} />);
  await user.type(field(), 'ฟaa-12 ๓');
  expect(field()).toHaveValue('aa123');
  await paste('AA 1234567-8');
  expect(field()).toHaveValue('AA12345678');
  await paste('ฟaa1');
  expect(field()).toHaveValue('ฟaa1');
});

it('restricts typing to Thai letters, and leaves pasted text for validation', async () => {
  render(<Field events={thaiInput} />);
  await userEvent.type(field(), 'วันแม่ Mom 12 ส.ค.');
  expect(field()).toHaveValue('วันแม่  12 ส.ค.');
  await paste('วันแม่ Mom');
  expect(field()).toHaveValue('วันแม่ Mom');
});

it('keeps every pasted digit', () => {
  const { unmount } = render(<Field />);
  const unit = fc.constantFrom('1', '๒', '３', ' ', '-', '.', ',', 'a', '\u200b');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      fireEvent.input(field(), { target: { value: text } });
      const digits = (value: string) => value.normalize('NFKC').replaceAll(/\P{Nd}/gu, '').length;
      expect(digits(field().value)).toBe(digits(text));
    }),
  );
  unmount();
});
