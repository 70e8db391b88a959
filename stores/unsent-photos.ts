import { create } from 'zustand';

/** A photo on its way; one that failed stays until it is sent again or taken away. */
export interface UnsentPhoto {
  readonly client_msg_id: string;
  readonly file: File;
  /** Chosen before the conversation was there; the chat sends it as soon as it is opened. */
  readonly isWaiting?: true;
  readonly failed?: {
    readonly reason: string;
    /** The service will not have it, however often it is sent. */
    readonly final: boolean;
  };
}

type Lists = Readonly<Record<string, readonly UnsentPhoto[]>>;

interface UnsentPhotosState {
  /** By conversation. */
  readonly lists: Lists;
  readonly put: (conversation: string, photo: UnsentPhoto) => void;
  readonly remove: (conversation: string, clientMsgId: string) => void;
}

/** In memory: files are too large for the storage of a tab, and of too private a kind. */
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
