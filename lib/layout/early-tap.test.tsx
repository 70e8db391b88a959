import { runInThisContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { earlyTapScript, releaseEarlyTap } from './early-tap';

const element = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(() => {
  document.body.innerHTML =
    '<button type="button" id="add"><svg></svg></button><button type="button" id="heart"></button><a href="#x">x</a>';
  runInThisContext(earlyTapScript);
});

/** The button as the page's code would make it: it answers from now on. */
function bringToLife(id: string) {
  const answer = vi.fn();
  element(`#${id}`)?.addEventListener('click', answer);
  return answer;
}

test('a tap that came too early happens once the page is alive', () => {
  element('#add svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const answer = bringToLife('add');
  releaseEarlyTap();
  expect(answer).toHaveBeenCalledOnce();
  element('#add')?.click();
  releaseEarlyTap();
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a tap that is kept happens once, also where somebody listens already', () => {
  const answer = bringToLife('add');
  element('#add')?.click();
  expect(answer).not.toHaveBeenCalled();
  releaseEarlyTap();
  expect(answer).toHaveBeenCalledOnce();
});

test('of several taps only the last one counts, and none where it was a link', () => {
  element('#add')?.click();
  element('#heart')?.click();
  const [add, heart] = [bringToLife('add'), bringToLife('heart')];
  releaseEarlyTap();
  expect(add).not.toHaveBeenCalled();
  expect(heart).toHaveBeenCalledOnce();
});

test('a link after a button takes the button back', () => {
  element('#add')?.click();
  element('a')?.click();
  const add = bringToLife('add');
  releaseEarlyTap();
  expect(add).not.toHaveBeenCalled();
});

test('a search for nothing waits; one for something leads to its page by itself', () => {
  document.body.innerHTML =
    '<form role="search"><input name="keyword" /><button type="submit" id="go"></button></form>';
  const click = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    element('#go')?.dispatchEvent(event);
    return event;
  };
  expect(click().defaultPrevented).toBe(true);
  const go = bringToLife('go');
  releaseEarlyTap();
  expect(go).toHaveBeenCalledOnce();

  runInThisContext(earlyTapScript);
  const input = document.querySelector('input');
  if (input) input.value = 'serum';
  expect(click().defaultPrevented).toBe(false);
});
