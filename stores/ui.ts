import type { ReactNode } from 'react';
import { create } from 'zustand';
import { isOffline } from '@/lib/browser/browser';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'success' | 'danger';
}

interface Alert {
  readonly title?: string;
  readonly text: string;
  readonly dialog?: ReactNode;
  readonly onClose?: () => void;
}

/** A pharmacist calls while the member looks at another page. */
export interface Ring {
  readonly callId: number;
  readonly conversationId: number;
  readonly media: 'voice' | 'video';
  readonly name: string;
}

export type Interruptions = 'any' | 'no-ad' | 'none';

interface UiState {
  readonly toast: Toast | null;
  /** Text of the last toast, kept for screen readers after the toast has closed. */
  readonly announcement: Pick<Toast, 'id' | 'text'> | null;
  readonly alert: Alert | null;
  /** Failed call that replaces the page by the error page. */
  readonly pageError: { readonly status: number; readonly message: string } | null;
  readonly busy: boolean;
  readonly ring: Ring | null;
  /** Set by the frame of the page; `none` before. */
  readonly interruptions: Interruptions;
  readonly showToast: (text: string, tone?: Toast['tone']) => void;
  readonly showAlert: (alert: Alert) => void;
  readonly showPageError: (status: number, message: string) => void;
  readonly setBusy: (busy: boolean) => void;
  readonly setRing: (ring: Ring | null) => void;
  readonly setInterruptions: (interruptions: Interruptions) => void;
  readonly closeToast: () => void;
  readonly closeAlert: () => void;
  readonly clearPageError: () => void;
}

export const useUi = create<UiState>((set, get) => ({
  toast: null,
  announcement: null,
  alert: null,
  pageError: null,
  busy: false,
  ring: null,
  interruptions: 'none',
  showToast: (text, tone = 'success') => {
    set((state) => {
      const id = (state.announcement?.id ?? 0) + 1;
      return { toast: { id, text, tone }, announcement: { id, text } };
    });
  },
  showAlert: (alert) => {
    // The dialog's code may not be loaded, and offline it cannot load.
    if (isOffline() && alert.onClose === undefined) get().showToast(alert.text, 'danger');
    else set({ alert });
  },
  showPageError: (status, message) => {
    set({ pageError: { status, message } });
  },
  setBusy: (busy) => {
    set({ busy });
  },
  setRing: (ring) => {
    set({ ring });
  },
  setInterruptions: (interruptions) => {
    set({ interruptions });
  },
  closeToast: () => {
    set({ toast: null });
  },
  closeAlert: () => {
    const closed = get().alert;
    set({ alert: null });
    closed?.onClose?.();
  },
  clearPageError: () => {
    set({ pageError: null });
  },
}));
