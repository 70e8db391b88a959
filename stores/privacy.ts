import { create } from 'zustand';
import { readCookies } from '@/lib/browser/browser';
import {
  readCookieChoice,
  type CookieChoice,
  type StoredChoice,
} from '@/lib/browser/contract-values';

interface PrivacyState {
  /** Null until the browser's cookies have been read; the server does not know the choice. */
  readonly stored: StoredChoice | null;
  /** Whether the tag manager runs and receives events. */
  readonly counted: boolean;
  readonly dialogOpen: boolean;
  /** Whether the consent letter is open; the ad waits. */
  readonly letterOpen: boolean;
  readonly load: () => void;
  readonly count: () => void;
  readonly decide: (choice: CookieChoice) => Promise<void>;
  readonly openDialog: () => void;
  readonly closeDialog: () => void;
  readonly setLetterOpen: (open: boolean) => void;
}

/** Cookie preferences (`docs/product/pages.md`, "Cookies and analytics"). */
export const usePrivacy = create<PrivacyState>((set) => ({
  stored: null,
  counted: false,
  dialogOpen: false,
  letterOpen: false,
  load: () => {
    set({ stored: readCookieChoice(readCookies()) });
  },
  count: () => {
    set({ counted: true });
  },
  decide: async (choice) => {
    const { rememberCookieChoice } = await import('@/lib/privacy/cookies');
    rememberCookieChoice(choice);
    set({ stored: choice, dialogOpen: false });
  },
  openDialog: () => {
    set({ dialogOpen: true });
  },
  closeDialog: () => {
    set({ dialogOpen: false });
  },
  setLetterOpen: (letterOpen) => {
    set({ letterOpen });
  },
}));
