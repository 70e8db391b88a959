'use client';

import type { ReactNode } from 'react';
import { usePrivacy } from '@/stores/privacy';

interface CookieSettingsButtonProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function CookieSettingsButton({ className, children }: CookieSettingsButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={usePrivacy.getState().openDialog}
    >
      {children}
    </button>
  );
}
