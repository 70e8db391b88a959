'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { NEW_PARAM } from '@/lib/office/actions';

/**
 * Whether the form for a new thing is open, and a setter. An address with `?new=1` opens it, as actions of the search
 * over the office do; the parameter is taken away, so that closing and reloading leave no form behind.
 *
 * @param isInAddress whether the address opens it: one form of each screen
 */
export function useNewForm(isInAddress = true) {
  const isAsked = useSearchParams().has(NEW_PARAM) && isInAddress;
  const [wasAsked, setWasAsked] = useState(isAsked);
  const state = useState(isAsked);
  if (isAsked !== wasAsked) {
    const [, setOpen] = state;
    setWasAsked(isAsked);
    if (isAsked) setOpen(true);
  }
  useEffect(() => {
    if (!isAsked) return;
    const { pathname, search } = window.location;
    const others = new URLSearchParams(search);
    others.delete(NEW_PARAM);
    const query = others.size > 0 ? `?${others.toString()}` : '';
    window.history.replaceState(null, '', pathname + query);
  }, [isAsked]);
  return state;
}
