import { create } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';
import type { NewMessage } from '@/lib/conversations/contract';
import { keptInTab } from '@/lib/browser/kept';
import { UNSENT_MESSAGES } from './drafts';

/** Message being sent. A refused one stays until its author removes it. */
export interface UnsentMessage extends NewMessage {
  readonly refused?: string;
}

type Lists = Readonly<Record<string, readonly UnsentMessage[]>>;

interface UnsentState {
  /** Keyed by conversation. */
  readonly lists: Lists;
  readonly add: (conversation: string, message: UnsentMessage) => void;
  readonly refuse: (conversation: string, clientMsgId: string, reason: string) => void;
  readonly remove: (conversation: string, clientMsgId: string) => void;
}

/** Persisted in this tab, so that a reload or a day offline loses no message. */
export const useUnsent = create<UnsentState>()(
  persist(
    (set) => {
      const change = (
        conversation: string,
        of: (list: readonly UnsentMessage[]) => readonly UnsentMessage[],
      ) => {
        set(({ lists }) => ({
          lists: { ...lists, [conversation]: of(lists[conversation] ?? []) },
        }));
      };
      return {
        lists: {},
        add: (conversation, message) => {
          change(conversation, (list) => [...list, message]);
        },
        refuse: (conversation, clientMsgId, refused) => {
          change(conversation, (list) =>
            list.map((one) => (one.client_msg_id === clientMsgId ? { ...one, refused } : one)),
          );
        },
        remove: (conversation, clientMsgId) => {
          change(conversation, (list) => list.filter((one) => one.client_msg_id !== clientMsgId));
        },
      };
    },
    { name: UNSENT_MESSAGES, storage: keptInTab as PersistStorage<UnsentState> },
  ),
);
