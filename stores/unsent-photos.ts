import { create } from 'zustand';

/** Photo being sent. A failed one stays until it is resent or removed. */
export interface UnsentPhoto {
  readonly client_msg_id: string;
  readonly file: File;
  /** Chosen before the conversation exists; the chat sends it after opening. */
  readonly isWaiting?: true;
  readonly failed?: {
    readonly reason: string;
    /** Permanent failure: a retry would be refused, too. */
    readonly final: boolean;
  };
}

type Lists = Readonly<Record<string, readonly UnsentPhoto[]>>;

interface UnsentPhotosState {
  /** Keyed by conversation. */
  readonly lists: Lists;
  readonly put: (conversation: string, photo: UnsentPhoto) => void;
  readonly remove: (conversation: string, clientMsgId: string) => void;
}

/** In memory only: files are too large, and too private, for session storage. */
export const useUnsentPhotos = create<UnsentPhotosState>()((set) => {
  const change = (
    conversation: string,
    of: (list: readonly UnsentPhoto[]) => readonly UnsentPhoto[],
  ) => {
    set(({ lists }) => ({
      lists: { ...lists, [conversation]: of(lists[conversation] ?? []) },
    }));
  };
  return {
    lists: {},
    put: (conversation, photo) => {
      change(conversation, (list) =>
        list.some(({ client_msg_id: id }) => id === photo.client_msg_id)
          ? list.map((one) => (one.client_msg_id === photo.client_msg_id ? photo : one))
          : [...list, photo],
      );
    },
    remove: (conversation, clientMsgId) => {
      change(conversation, (list) => list.filter(({ client_msg_id: id }) => id !== clientMsgId));
    },
  };
});
