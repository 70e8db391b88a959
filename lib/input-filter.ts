import type { CompositionEvent, SyntheticEvent } from 'react';
import { arabicDigits, joinedDecimal, joinedDigits, SEPARATORS } from './format/digits';
import { parseMobile } from './format/phone';
import { THAI_SIGN } from './format/thai-name';

interface Filter {
  /** Signs that keys write; others are taken back. */
  readonly keys: RegExp;
  /** Brings what was typed, pasted or filled in into the form of the field; leaves what it does not understand. */
  readonly tidy?: (text: string) => string;
  /** A key that makes it too much is taken back. What is pasted is never cut: the rule of the field refuses it. */
  readonly fits?: (text: string) => boolean;
}

type InputEvents = ReturnType<typeof filtered>;

/** For a field of nothing but digits, in whatever numerals and groups. */
export function digitsInput(max: number): InputEvents {
  return filtered({
    keys: /\p{Nd}/u,
    tidy: joinedDigits,
    fits: (text) => text.length <= max,
  });
}

/** For a sum or a measure: digits, and one point with at most so many behind it. */
export function decimalInput(max: number, places: number): InputEvents {
  const fitting = new RegExp(`^\\d{0,${String(max)}}(?:\\.\\d{0,${String(places)}})?$`);
  return filtered({
    keys: /[\p{Nd}.]/u,
    tidy: joinedDecimal,
    fits: (text) => fitting.test(text),
  });
}

/** For numbers that foreign authorities give out: English letters and digits, and nothing between them. */
export function englishInput(max: number): InputEvents {
  return filtered({
    keys: /[A-Za-z\p{Nd}]/u,
    tidy: (text) => arabicDigits(text).replaceAll(SEPARATORS, ''),
    fits: (text) => text.length <= max,
  });
}

/** For a name in Thai: Thai letters, digits, and the signs between them. */
export const thaiInput: InputEvents = filtered({ keys: THAI_SIGN });

/** A number that gets an SMS; the country's code of an address book becomes the zero. */
export const mobileInput: InputEvents = filtered({
  keys: /\p{Nd}/u,
  tidy: (text) => parseMobile(text) ?? joinedDigits(text),
});

/** Events of a field; text that an input method still composes is left alone until it is done. */
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
    /** Comes before `onChange`, which sees what is left. */
    onInput: (event: SyntheticEvent<HTMLInputElement>) => {
      const { nativeEvent } = event;
      const input = nativeEvent instanceof InputEvent ? nativeEvent : undefined;
      if (input?.isComposing === true) return;
      const field = event.currentTarget;
      const left = clean(field, input?.inputType === 'insertText' ? input.data : null);
      if (left === field.value) return;
      // Signs behind the caret stay behind it, whatever becomes of those before.
      const behind = tidy(field.value.slice(field.selectionStart ?? field.value.length)).length;
      const caret = Math.max(0, left.length - behind);
      field.value = left;
      field.setSelectionRange(caret, caret);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      const field = event.currentTarget;
      const left = clean(field, event.data);
      if (left === field.value) return;
      // Past React, which would not take what it set itself for a change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, left);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
