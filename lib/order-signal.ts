import { createSignal } from './signal';

/** Tells the screens of this page that something happened to an order; they ask the service for it. */
export const orderSignal = createSignal();
