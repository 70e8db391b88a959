import { waitFor } from '@testing-library/dom';
import { runInThisContext } from 'node:vm';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { earlyPressScript } from './early-press';

const root = document.documentElement;
const pressed = vi.fn();

function put(html: string): HTMLElement {
  document.body.innerHTML = html;
  for (const element of document.body.children)
    element.addEventListener('click', () => {
      pressed(element.textContent);
    });
  return document.body;
}

const comeAlive = () => {
  root.setAttribute('data-alive', '');
};

beforeEach(() => {
  comeAlive();
  pressed.mockClear();
});

async function begin(html: string): Promise<HTMLElement[]> {
  await new Promise((resolve) => setTimeout(resolve));
  root.removeAttribute('data-alive');
  const body = put(html);
  runInThisContext(earlyPressScript);
  return [...body.children] as HTMLElement[];
}

it('does each early press once, in order, when the code runs', async () => {
  const [heart, add] = await begin(
    '<button type="button">heart</button><button type="button">add</button>',
  );
  if (!heart || !add) throw new Error('no buttons');
  await userEvent.click(add);
  await userEvent.click(heart);
  await userEvent.click(add);
  expect(pressed).not.toHaveBeenCalled();
  expect(add).toHaveAttribute('data-kept');
  comeAlive();
  await waitFor(() => {
    expect(pressed.mock.calls).toEqual([['add'], ['heart']]);
  });
  expect(add).not.toHaveAttribute('data-kept');
  await userEvent.click(heart);
  expect(pressed).toHaveBeenCalledTimes(3);
});

it.each([
  ['a button that submits', '<button>send</button>'],
  ['a button of a popover', '<button type="button" popovertarget="x">open</button>'],
  ['a link', '<a href="#x">go</a>'],
])('leaves %s to the browser', async (_, html) => {
  const [part] = await begin(html);
  if (!part) throw new Error('no part');
  await userEvent.click(part);
  expect(pressed).toHaveBeenCalledOnce();
  expect(part).not.toHaveAttribute('data-kept');
});

it('forgets a button that is gone', async () => {
  const [button] = await begin('<button type="button">gone</button>');
  if (!button) throw new Error('no button');
  await userEvent.click(button);
  button.remove();
  comeAlive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(pressed).not.toHaveBeenCalled();
});
