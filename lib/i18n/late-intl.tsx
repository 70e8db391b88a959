'use client';

import dynamic from 'next/dynamic';

/** `ClientIntl` as code of its own, for pages of which few have something for it. */
export const LateIntl = dynamic(() => import('./client-intl').then((part) => part.ClientIntl));
