import type { CompositionEvent, SyntheticEvent } from 'react';

const THAI_ZERO = 0x0e50;
const MOBILE_LENGTH = 10;

type Clean = (text: string) => string;
type InputEvents = ReturnType<typeof filtered>;

/**
 * For a field of nothing but digits, however they come: keys, paste or autofill. Thai digits become Arabic ones. It has
 * no `maxLength`, which would cut a pasted `081-234-5678` before its dashes are gone.
 */
export function digitsInput(max: number): InputEvents {
  return filtered((text) => toDigits(text).slice(0, max));
}

/** For a sum or a measure: digits, and one point with at most so many behind it. */
export function decimalInput(max: number, places: number): InputEvents {
  return filtered((text) => toDecimal(text, max, places));
}

/** For numbers that foreign authorities give out: English letters and digits, and nothing between them. */
export function englishInput(max: number): InputEvents {
  return filtered((text) =>
    arabic(text)
      .replaceAll(/[^A-Za-z\d]/g, '')
      .slice(0, max),
  );
}

/** A Thai mobile number; the country's code of an address book becomes the zero. */
export const mobileInput: InputEvents = filtered(toMobile);

export function toMobile(text: string): string {
  const digits = toDigits(text);
  const national = /^66\d{9}$/.test(digits) ? `0${digits.slice(2)}` : digits;
  return national.slice(0, MOBILE_LENGTH);
}

export function toDecimal(text: string, max: number, places: number): string {
  const [whole = '', ...rest] = arabic(text)
    .replaceAll(/[^\d.]/g, '')
    .split('.');
  const digits = whole.slice(0, max);
  return rest.length === 0 ? digits : `${digits}.${rest.join('').slice(0, places)}`;
}

/** The digits of a text, in Arabic numerals. */
export function toDigits(text: string): string {
  return arabic(text).replaceAll(/\D/g, '');
}

function arabic(text: string): string {
  return text.replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
}

/** Events of a field; text that an input method still composes is left alone until it is done. */
function filtered(clean: Clean) {
  return {
    /** Comes before `onChange`, which sees what is left. */
    onInput: (event: SyntheticEvent<HTMLInputElement>) => {
      if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) return;
      const field = event.currentTarget;
      const before = field.selectionStart ?? field.value.length;
      const left = clean(field.value);
      if (left === field.value) return;
      const caret = clean(field.value.slice(0, before)).length;
      field.value = left;
      field.setSelectionRange(caret, caret);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      const field = event.currentTarget;
      const left = clean(field.value);
      if (left === field.value) return;
      // Past React, which would not take what it set itself for a change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, left);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
