import { create } from 'zustand';
import { facility } from '@/lib/browser/browser';
import type { PushSettings } from '@/lib/notifications/push-settings';

export type PushPermission = NotificationPermission | 'unsupported';

interface PushState {
  /** Null if the shop sends none. */
  readonly settings: PushSettings | null;
  /** Null until the browser was asked. */
  readonly permission: PushPermission | null;
  readonly begin: (settings: PushSettings) => void;
  readonly look: () => void;
}

/** Push messages on this device (`docs/product/account.md`, "Push messages"). */
export const usePush = create<PushState>((set) => ({
  settings: null,
  permission: null,
  begin: (settings) => {
    set({ settings, permission: permissionNow() });
  },
  look: () => {
    set({ permission: permissionNow() });
  },
}));

function permissionNow(): PushPermission {
  const parts = facility(() => window.PushManager) && facility(() => navigator.serviceWorker);
  const permission = facility(() => Notification.permission);
  return parts && permission ? permission : 'unsupported';
}
