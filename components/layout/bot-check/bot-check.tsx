'use client';

import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { dropBotCheck, expectBotCheck } from '@/lib/bot-token';

const Recaptcha = dynamic(() => import('./recaptcha').then((part) => part.Recaptcha), {
  ssr: false,
});

/** Stands beside a form whose tokens the service checks; without a key nothing is loaded. */
export function BotCheck({ siteKey }: { readonly siteKey: string | undefined }) {
  useEffect(() => {
    if (siteKey === undefined) return undefined;
    expectBotCheck();
    return dropBotCheck;
  }, [siteKey]);
  return siteKey === undefined ? null : <Recaptcha siteKey={siteKey} />;
}
