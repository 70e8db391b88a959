import type { ContactMessage } from '@/lib/contact/contract';
import { CONTACT_TOPICS } from '@/lib/contact/contract-values';
import { newKey } from '@/lib/browser/browser';
import { keptInTab } from '@/lib/browser/kept';
import { recallDraft } from '@/lib/browser/kept-draft';

const KEY = 'contact_draft';

export function emptyContact() {
  return {
    submission_id: newKey(),
    name: '',
    contact: '',
    topic: CONTACT_TOPICS[0],
    message: '',
  };
}

/** Unsent text of this tab; survives a reload. */
export function recallContact(): ContactMessage {
  const draft = recallDraft(KEY, emptyContact());
  return {
    ...draft,
    topic: CONTACT_TOPICS.find((topic) => topic === draft.topic) ?? CONTACT_TOPICS[0],
  };
}

export function keepContact(draft: ContactMessage): void {
  keptInTab.setItem(KEY, draft);
}

export function dropContact(): void {
  keptInTab.removeItem(KEY);
}
