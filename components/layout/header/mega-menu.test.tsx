import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { visit } from '@/tests/harness/page';
import { MegaItem } from './mega-item';
import { MegaMenu } from './mega-menu';

function Menu() {
  return (
    <MegaMenu label="Categories" className="bar">
      <ul>
        {['Skin', 'Hair'].map((name) => (
          <MegaItem
            key={name}
            href={`#${name}`}
            label={name}
            toggleLabel={`Departments of ${name}`}
          >
            <a href={`#all-${name}`}>{`All ${name}`}</a>
            <a href={`#first-${name}`}>{`First ${name}`}</a>
          </MegaItem>
        ))}
      </ul>
    </MegaMenu>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  visit('/');
  render(<Menu />);
});

const user = () => userEvent.setup({ delay: null });
const link = (name: string) => screen.getByRole('link', { name });
const item = (name: string) => link(name).closest('li')!;
const toggle = (name: string) => screen.getByRole('button', { name: `Departments of ${name}` });
const isOpen = (name: string) => toggle(name).getAttribute('aria-expanded') === 'true';

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function point(name: string, to: 'Enter' | 'Leave') {
  fireEvent[`pointer${to}`](item(name), { pointerType: 'mouse' });
}

test('a resting pointer opens, a crossing one does not', () => {
  point('Skin', 'Enter');
  pass(40);
  point('Skin', 'Leave');
  pass(500);
  expect(isOpen('Skin')).toBe(false);
  point('Skin', 'Enter');
  pass(120);
  expect(isOpen('Skin')).toBe(true);
});

test('a pointer may leave briefly; on a neighbour the panel changes', () => {
  point('Skin', 'Enter');
  pass(120);
  point('Skin', 'Leave');
  pass(100);
  point('Skin', 'Enter');
  pass(500);
  expect(isOpen('Skin')).toBe(true);
  point('Skin', 'Leave');
  point('Hair', 'Enter');
  pass(120);
  expect([isOpen('Skin'), isOpen('Hair')]).toEqual([false, true]);
  point('Hair', 'Leave');
  pass(250);
  expect(isOpen('Hair')).toBe(false);
});

test('the first tap opens, the second follows the link', () => {
  const tap = () => {
    fireEvent.pointerDown(link('Skin'), { pointerType: 'touch' });
    // False if following the link was prevented.
    return fireEvent.click(link('Skin'));
  };
  expect(tap()).toBe(false);
  expect(isOpen('Skin')).toBe(true);
  expect(tap()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isOpen('Skin')).toBe(false);
});

test('the button behind the link opens and closes', async () => {
  const hands = user();
  await hands.tab();
  expect(link('Skin')).toHaveFocus();
  expect(isOpen('Skin')).toBe(false);
  await hands.tab();
  await hands.keyboard('{Enter}');
  expect(isOpen('Skin')).toBe(true);
  await hands.keyboard(' ');
  expect(isOpen('Skin')).toBe(false);
});

test('arrows open, walk through the panel and go to the neighbours; Escape brings the focus back', async () => {
  const hands = user();
  await hands.tab();
  await hands.keyboard('{ArrowDown}');
  expect(isOpen('Skin')).toBe(true);
  expect(link('All Skin')).toHaveFocus();
  await hands.keyboard('{ArrowDown}{ArrowDown}');
  expect(link('First Skin')).toHaveFocus();
  await hands.keyboard('{ArrowUp}{ArrowUp}');
  expect(link('Skin')).toHaveFocus();
  await hands.keyboard('{ArrowDown}{Escape}');
  expect(isOpen('Skin')).toBe(false);
  expect(link('Skin')).toHaveFocus();
  await hands.keyboard('{ArrowRight}');
  expect(link('Hair')).toHaveFocus();
  await hands.keyboard('{ArrowRight}');
  expect(link('Skin')).toHaveFocus();
});

test('the panel closes when the focus moves on, and with a choice', async () => {
  const hands = user();
  await hands.tab();
  await hands.keyboard('{ArrowDown}{ArrowDown}');
  await hands.tab();
  expect(link('Hair')).toHaveFocus();
  expect(isOpen('Skin')).toBe(false);
  await hands.keyboard('{ArrowDown}');
  fireEvent.click(link('All Hair'));
  expect(isOpen('Hair')).toBe(false);
});

test('Escape also closes what the pointer opened', async () => {
  point('Hair', 'Enter');
  pass(120);
  await user().keyboard('{Escape}');
  expect(isOpen('Hair')).toBe(false);
});
