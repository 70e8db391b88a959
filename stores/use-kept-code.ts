import { useState } from 'react';
import { useAuth } from './auth';
import { keepDraft, recallDraft } from './drafts';

/** A coupon code that is typed and not used yet: the cart and the checkout share it, and a refresh does not lose it. */
export function useKeptCode() {
  const memberId = useAuth((state) => state.user?.id ?? null);
  const [code, setText] = useState(() => recallDraft('coupon_code', memberId)['code'] ?? '');
  const setCode = (text: string) => {
    setText(text);
    keepDraft('coupon_code', memberId, { code: text });
  };
  return { code, setCode };
}
