'use client';

import dynamic from 'next/dynamic';

/** `ClientIntl` as a separate chunk, for pages where few visitors need it. */
export const LateIntl = dynamic(() => import('./client-intl').then((part) => part.ClientIntl));
