import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@/tests/harness/eventually';
import { useUi } from '@/stores/ui';
import { PageMain } from './page-main';
import { UpdatePrompt } from './update-prompt';

class Workers extends EventTarget {
  readonly controller: object | null;
  readonly register = vi.fn(() => Promise.resolve({}));

  constructor(isControlled: boolean) {
    super();
    this.controller = isControlled ? {} : null;
  }
}

function open(isControlled: boolean): Workers {
  const workers = new Workers(isControlled);
  vi.stubGlobal('navigator', { serviceWorker: workers });
  render(<UpdatePrompt text="There is a new version" action="Load it" />);
  return workers;
}

const change = (workers: Workers) =>
  act(async () => {
    workers.dispatchEvent(new Event('controllerchange'));
    await Promise.resolve();
  });

describe('the prompt of a new version', () => {
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'production');
    useUi.setState({ interruptions: 'any' });
  });

  it('is silent on the first visit, when the first worker takes over', async () => {
    const workers = open(false);
    await eventually(() => expect(workers.register).toHaveBeenCalledWith('/sw.js'));
    await change(workers);
    expect(screen.queryByRole('button')).toBeNull();
    await change(workers);
    expect(await screen.findByRole('button', { name: 'Load it' })).toBeInTheDocument();
  });

  it('offers to load the page when another build takes over', async () => {
    await change(open(true));
    expect(await screen.findByRole('status')).toHaveTextContent('There is a new version');
  });

  it('waits on a page without interruptions', async () => {
    render(<PageMain interruptions="none">the page</PageMain>);
    const workers = open(true);
    await import('./update-note');
    await change(workers);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
