import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Desk } from '@/lib/conversations/contract-desk';
import en from '@/messages/conversations/en.json';
import { DeskSound } from './desk-sound';

/** Pitches that were played, in order of their start. */
const heard: { readonly hz: number; readonly at: number }[] = [];

/** Stand-in for Web Audio: nodes connected to the destination sound once they start. */
class Node {
  next: Node | undefined;
  readonly gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect(next: Node): Node {
    this.next = next;
    return next;
  }
}
const loudspeaker = new Node();
class Context {
  readonly currentTime = 10;
  readonly destination = loudspeaker;
  resume = vi.fn().mockResolvedValue(undefined);
}
class Oscillator extends Node {
  readonly #hz: number;
  constructor(_: Context, { frequency }: { readonly frequency: number }) {
    super();
    this.#hz = frequency;
  }
  start(at: number): void {
    if (this.next?.next === loudspeaker) heard.push({ hz: this.#hz, at });
  }
  readonly stop = vi.fn();
}

const touched = { hasBeenActive: true };
const desk: Desk = {
  ...{ queue: [], mine: [], on_duty: true, colleagues: [] },
  now: '2026-11-20T03:12:00.000Z',
};
const waiting = (id: number): Desk => ({
  ...desk,
  queue: [{ id, question: 'Skin', since: desk.now }],
});
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <IntlProvider locale="en" messages={en}>
    {children}
  </IntlProvider>
);
const open = () => render(<DeskSound desk={desk} />, { wrapper });
const wanted = () => screen.getByRole('switch', { name: en['conversations.deskSound'] });

beforeEach(() => {
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal('OscillatorNode', Oscillator);
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: touched });
  touched.hasBeenActive = true;
  window.localStorage.clear();
  heard.length = 0;
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'userActivation');
});

it('is silent until turned on', () => {
  const { rerender } = open();
  expect(wanted()).not.toBeChecked();
  rerender(<DeskSound desk={waiting(8)} />);
  expect(heard).toEqual([]);
});

it('sounds once it is wanted, at updates alone, and this browser remembers', async () => {
  const { rerender } = open();
  await userEvent.click(wanted());
  // So that one knows how it sounds: two notes, one after the other.
  expect(heard.map(({ hz }) => hz)).toEqual([880, 1174.7]);
  expect(heard[1]?.at).toBeGreaterThan(heard[0]?.at ?? Infinity);
  rerender(<DeskSound desk={{ ...desk, now: '2026-11-20T03:13:00.000Z' }} />);
  expect(heard).toHaveLength(2);
  rerender(<DeskSound desk={waiting(8)} />);
  expect(heard).toHaveLength(4);
  cleanup();

  const again = open();
  expect(wanted()).toBeChecked();
  again.rerender(<DeskSound desk={waiting(9)} />);
  expect(heard).toHaveLength(6);
  await userEvent.click(wanted());
  again.rerender(<DeskSound desk={waiting(10)} />);
  expect(heard).toHaveLength(6);
});

it('is not tried on an untouched page, where browsers forbid it', () => {
  window.localStorage.setItem('desk_sound', '1');
  touched.hasBeenActive = false;
  const { rerender } = open();
  rerender(<DeskSound desk={waiting(8)} />);
  expect(heard).toEqual([]);
});
