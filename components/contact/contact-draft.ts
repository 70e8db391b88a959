import type { ContactMessage } from '@/lib/api/contract/contact';
import { CONTACT_TOPICS } from '@/lib/api/contract/contact-values';

const KEY = 'contact_draft';
const TEXTS = ['submission_id', 'name', 'contact', 'message'] as const;

export function emptyDraft(): ContactMessage {
  return {
    submission_id: crypto.randomUUID(),
    name: '',
    contact: '',
    topic: CONTACT_TOPICS[0],
    message: '',
  };
}

/** What was typed in this tab and not sent, also before a reload. */
export function recallDraft(): ContactMessage {
  const draft = emptyDraft();
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    for (const name of TEXTS) {
      const text = kept[name];
      if (typeof text === 'string') draft[name] = text;
    }
    draft.topic = CONTACT_TOPICS.find((topic) => topic === kept['topic']) ?? draft.topic;
  } catch {
    // Somebody else's content, or a forbidden storage: the form begins empty.
  }
  return draft;
}

export function keepDraft(draft: ContactMessage): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage: the draft lives as long as its form.
  }
}

export function dropDraft(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // What cannot be kept cannot be found either.
  }
}
