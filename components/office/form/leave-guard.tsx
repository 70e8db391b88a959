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

/** Asks before unsaved input is left, by a link or by closing. A change of language keeps it, so nothing is asked. */
export function LeaveGuard({ active, onLeave }: LeaveGuardProps) {
  const intl = useIntl();
  const router = useRouter();
  const [target, setTarget] = useState<string>();
  useEffect(() => (active ? guard(setTarget) : undefined), [active]);
  if (target === undefined) return null;
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
          setTarget(undefined);
          router.push(target);
        }}
        onClose={() => {
          setTarget(undefined);
        }}
      />
    </Suspense>
  );
}

function guard(ask: (target: string) => void): () => void {
  let changesLanguage = false;
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    changesLanguage = link.hreflang !== '';
    if (changesLanguage || !leadsAway(link)) return;
    event.preventDefault();
    event.stopPropagation();
    ask(link.pathname + link.search + link.hash);
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!changesLanguage) event.preventDefault();
  };
  document.addEventListener('click', onClick, true);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    document.removeEventListener('click', onClick, true);
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
