'use client';

import { useSyncExternalStore } from 'react';
import { STEPS, type Step } from './steps';

/** How the address names each; the last one is called "Review" on the screen. */
const IN_ADDRESS: Readonly<Record<Step, string>> = {
  delivery: 'delivery',
  payment: 'payment',
  confirm: 'review',
};

type Listener = () => void;
const listeners = new Set<Listener>();

function subscribe(listener: Listener): Listener {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

function stepOfAddress(): Step {
  const wanted = new URLSearchParams(window.location.search).get('step');
  return STEPS.find((step) => IN_ADDRESS[step] === wanted) ?? 'delivery';
}

/** The step that the address names, so that the browser's back and refresh keep it. */
export function useStep(): Step {
  return useSyncExternalStore(subscribe, stepOfAddress, () => 'delivery');
}

export function goToStep(step: Step): void {
  if (stepOfAddress() === step) return;
  const url = new URL(window.location.href);
  url.searchParams.set('step', IN_ADDRESS[step]);
  window.history.pushState(null, '', url);
  for (const listener of listeners) listener();
}
