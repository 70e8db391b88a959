'use client';

import { useEffect } from 'react';
import { facility, isOffline } from '@/lib/browser/browser';
import { onOfflineRefusal, tellOffline } from '@/lib/browser/connection';
import { useUi } from '@/stores/ui';

/**
 * Blocks navigation while offline, which would replace the page by the browser's error. Links, searches and scripted
 * navigation show a notice instead.
 */
export function useOfflineGuard(text: string): void {
  useEffect(
    () =>
      onOfflineRefusal(() => {
        useUi.getState().showToast(text, 'danger');
      }),
    [text],
  );
  useEffect(() => {
    const stop = new AbortController();
    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      tellOffline();
    };
    const onClick = (event: MouseEvent) => {
      if (isOffline() && opensPage(event)) refuse(event);
    };
    const onSubmit = (event: SubmitEvent) => {
      if (isOffline() && elementOf(event)?.matches('[action]')) refuse(event);
    };
    const onNavigate = (event: NavigateEvent) => {
      const stays = event.hashChange || event.destination.sameDocument;
      if (isOffline() && event.cancelable && !stays && event.navigationType !== 'traverse') {
        refuse(event);
      }
    };
    const early = { capture: true, signal: stop.signal };
    document.addEventListener('click', onClick, early);
    document.addEventListener('submit', onSubmit, early);
    // Navigation API, where supported: also catches scripted navigation.
    facility(() => {
      window.navigation.addEventListener('navigate', onNavigate, early);
    });
    return () => {
      stop.abort();
    };
  }, []);
}

const elementOf = ({ target }: Event) => (target instanceof Element ? target : undefined);

function opensPage(event: MouseEvent): boolean {
  const link = elementOf(event)?.closest('a');
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return false;
  const { protocol, pathname, search, hash } = link;
  const isHere = pathname + search === window.location.pathname + window.location.search;
  return protocol.startsWith('http') && !(isHere && hash !== '');
}
