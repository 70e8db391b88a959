import { createSignal } from './signal';

/** Tells the screens of this page that something of a conversation changed; they ask the service for it. */
export const conversationSignal = createSignal();
