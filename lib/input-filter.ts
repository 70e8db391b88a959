import type { SyntheticEvent } from 'react';

const THAI_ZERO = 0x0e50;

/**
 * Leaves nothing but digits in a field, however they came: keys, paste or autofill. Thai digits become Arabic ones, and
 * text that an input method still composes is left alone. For `onInput`, which comes before `onChange`.
 */
export function digitsOnly(event: SyntheticEvent<HTMLInputElement>): void {
  if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) return;
  const field = event.currentTarget;
  const before = field.selectionStart ?? field.value.length;
  const digits = toDigits(field.value);
  if (digits === field.value) return;
  const caret = toDigits(field.value.slice(0, before)).length;
  field.value = digits;
  field.setSelectionRange(caret, caret);
}

/** The digits of a text, in Arabic numerals. */
export function toDigits(text: string): string {
  return text
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replaceAll(/\D/g, '');
}
