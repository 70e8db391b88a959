import { createSignal } from './signal';

/** Tells the screens of this page that something of a conversation changed; they ask the service for it. */
export const conversationSignal = createSignal();

/** Tells the desk of the pharmacists that who waits, or who has whom, changed. */
export const deskSignal = createSignal();
