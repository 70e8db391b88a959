import type { CompositionEvent, SyntheticEvent } from 'react';
import { arabicDigits, joinedDecimal, joinedDigits, SEPARATORS } from './digits';
import { parseMobile } from './phone';
import { THAI_SIGN } from './thai-name';

interface Filter {
  /** Characters that may be typed; others are removed. */
  readonly keys: RegExp;
  /** Normalises typed, pasted or autofilled text; leaves unknown formats unchanged. */
  readonly tidy?: (text: string) => string;
  /** Typing that exceeds this is reverted. Pasted text is never cut; validation refuses it. */
  readonly fits?: (text: string) => boolean;
}

type InputEvents = ReturnType<typeof filtered>;

/** Digits only, in any numerals and grouping. */
export function digitsInput(max: number): InputEvents {
  return filtered({
    keys: /\p{Nd}/u,
    tidy: joinedDigits,
    fits: (text) => text.length <= max,
  });
}

/** For amounts and measures: digits and one decimal point, with limited decimals. */
export function decimalInput(max: number, places: number): InputEvents {
  const fitting = new RegExp(`^\\d{0,${String(max)}}(?:\\.\\d{0,${String(places)}})?$`);
  return filtered({
    keys: /[\p{Nd}.]/u,
    tidy: joinedDecimal,
    fits: (text) => fitting.test(text),
  });
}

/** For foreign document numbers: English letters and digits without separators. */
export function englishInput(max: number): InputEvents {
  return filtered({
    keys: /[A-Za-z\p{Nd}]/u,
    tidy: (text) => arabicDigits(text).replaceAll(SEPARATORS, ''),
    fits: (text) => text.length <= max,
  });
}

/** For Thai names: Thai letters, digits and punctuation. */
export const thaiInput: InputEvents = filtered({ keys: THAI_SIGN });

/** Number that receives SMS; the country code of an address book entry becomes 0. */
export const mobileInput: InputEvents = filtered({
  keys: /\p{Nd}/u,
  tidy: (text) => parseMobile(text) ?? joinedDigits(text),
});

/** Input events of a field; text is not filtered while an input method composes it. */
function filtered({ keys, tidy = (text) => text, fits = () => true }: Filter) {
  const clean = (field: HTMLInputElement, typed: string | null): string => {
    const { value } = field;
    if (typed === null) return tidy(value);
    const caret = field.selectionStart ?? value.length;
    const begin = Math.max(0, caret - typed.length);
    const allowed = (text: string) =>
      Array.from(text)
        .filter((sign) => keys.test(sign))
        .join('');
    if (value.slice(begin, caret) !== typed) return tidy(allowed(value));
    const withKeys = (text: string) => tidy(value.slice(0, begin) + text + value.slice(caret));
    const left = withKeys(allowed(typed));
    return fits(left) ? left : withKeys('');
  };
  return {
    /** Runs before `onChange`, which sees the filtered value. */
    onInput: (event: SyntheticEvent<HTMLInputElement>) => {
      const { nativeEvent } = event;
      const input = nativeEvent instanceof InputEvent ? nativeEvent : undefined;
      if (input?.isComposing === true) return;
      const field = event.currentTarget;
      const left = clean(field, input?.inputType === 'insertText' ? input.data : null);
      if (left === field.value) return;
      // Keeps the distance of the caret from the end.
      const behind = tidy(field.value.slice(field.selectionStart ?? field.value.length)).length;
      const caret = Math.max(0, left.length - behind);
      field.value = left;
      field.setSelectionRange(caret, caret);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      const field = event.currentTarget;
      const left = clean(field, event.data);
      if (left === field.value) return;
      // The native setter bypasses React, which ignores values that it set itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, left);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
