'use client';

import { useEffect, type ReactNode } from 'react';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';

/** Members who do not work here see what they would see of a page that does not exist. */
export function StaffOnly({ children }: { readonly children: ReactNode }) {
  const role = useAuth((state) => state.user?.role);
  const showPageError = useUi((state) => state.showPageError);
  const stranger = role === 'member';
  useEffect(() => {
    if (stranger) showPageError(404, '');
  }, [stranger, showPageError]);
  return role === undefined || stranger ? null : children;
}
