'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

const ConfirmDialog = lazy(() =>
  import('@/components/ui/confirm-dialog').then((part) => ({ default: part.ConfirmDialog })),
);

interface LeaveGuardProps {
  readonly active: boolean;
  readonly onLeave: () => void;
}

/** Goes where the person wanted to. */
type Leave = (push: (address: string) => void) => void;

/**
 * Asks before unsaved input is left: by a link, by back and forward where the browser has the Navigation API, or by
 * closing. A change of language keeps it, so nothing is asked.
 */
export function LeaveGuard({ active, onLeave }: LeaveGuardProps) {
  const intl = useIntl();
  const router = useRouter();
  const [asked, setAsked] = useState<{ readonly leave: Leave }>();
  useEffect(() => {
    if (!active) return undefined;
    return guard((leave) => {
      setAsked({ leave });
    });
  }, [active]);
  if (!asked) return null;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <Suspense>
      <ConfirmDialog
        title={text('office.form.leave')}
        text={text('office.form.leaveText')}
        labels={{
          close: text('office.form.close'),
          keep: text('office.form.stay'),
          confirm: text('office.form.leaveNow'),
        }}
        busy={false}
        refusal={undefined}
        onConfirm={() => {
          onLeave();
          setAsked(undefined);
          asked.leave((address) => {
            router.push(address);
          });
        }}
        onClose={() => {
          setAsked(undefined);
        }}
      />
    </Suspense>
  );
}

function guard(ask: (leave: Leave) => void): () => void {
  // Older browsers lack it; their back button leaves, and the input is kept in the tab.
  const navigation = window.navigation as Navigation | undefined;
  let changesLanguage = false;
  let isLeaving = false;
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    changesLanguage = link.hreflang !== '';
    if (changesLanguage || !leadsAway(link)) return;
    event.preventDefault();
    event.stopPropagation();
    const address = link.pathname + link.search + link.hash;
    ask((push) => {
      push(address);
    });
  };
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return;
    if (isLeaving || changesLanguage) return;
    event.preventDefault();
    const { key } = event.destination;
    ask(() => {
      isLeaving = true;
      navigation?.traverseTo(key);
    });
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!changesLanguage) event.preventDefault();
  };
  document.addEventListener('click', onClick, true);
  navigation?.addEventListener('navigate', onNavigate);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    document.removeEventListener('click', onClick, true);
    navigation?.removeEventListener('navigate', onNavigate);
    window.removeEventListener('beforeunload', onUnload);
  };
}

/** The link of a plain click. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.target !== '_blank' ? link : undefined;
}

function leadsAway({ origin, pathname, search }: HTMLAnchorElement): boolean {
  const here = window.location;
  return origin === here.origin && (pathname !== here.pathname || search !== here.search);
}
