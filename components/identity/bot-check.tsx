'use client';

import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { dropBotCheck, expectBotCheck } from '@/lib/identity/bot-token';

const Recaptcha = dynamic(() => import('./recaptcha').then((part) => part.Recaptcha), {
  ssr: false,
});

/** Enables the bot check for a form whose token the service verifies; without a key nothing loads. */
export function BotCheck({ siteKey }: { readonly siteKey: string | undefined }) {
  useEffect(() => {
    if (siteKey === undefined) return undefined;
    expectBotCheck();
    return dropBotCheck;
  }, [siteKey]);
  return siteKey === undefined ? null : <Recaptcha siteKey={siteKey} />;
}
