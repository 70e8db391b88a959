import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createPaperDrawer } from './draw-aside.ts';
import { drawInvoice } from './draw-invoice.ts';
import { invoice } from './invoice.fixture.ts';

const bytes = (size: number) => new Uint8Array(size);

describe('papers drawn on a worker', () => {
  // The worker thread first loads the whole drawing code.
  it('equal those drawn here, without blocking this thread', { timeout: 60_000 }, async () => {
    const drawer = createPaperDrawer();
    let turns = 0;
    const state = { isDone: false };
    const drawing = drawer.draw(invoice).finally(() => {
      state.isDone = true;
    });
    while (!state.isDone) {
      await nextTurn();
      turns += 1;
    }
    expect(turns).toBeGreaterThan(20);
    expect(Buffer.compare(await drawing, await drawInvoice(invoice))).toBe(0);
  });

  it('are drawn once for concurrent requests', async () => {
    const render = vi.fn(async () => bytes(10));
    const drawer = createPaperDrawer(100, render);
    await Promise.all([drawer.draw(invoice), drawer.draw(invoice)]);
    await drawer.draw({ ...invoice });
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('are drawn again when their content changes', async () => {
    const render = vi.fn(async () => bytes(10));
    const drawer = createPaperDrawer(100, render);
    await drawer.draw(invoice);
    await drawer.draw({ ...invoice, total: invoice.total + 1 });
    await drawer.draw({ ...invoice, buyer: { ...invoice.buyer, companyName: 'Another' } });
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('are cached within a limit', async () => {
    const render = vi.fn(async () => bytes(60));
    const drawer = createPaperDrawer(100, render);
    await drawer.draw(invoice);
    await drawer.draw({ ...invoice, serial: 'ARUN2611-000124' });
    await drawer.draw(invoice);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('are retried after a failure', async () => {
    const render = vi.fn(async () => bytes(10));
    render.mockRejectedValueOnce(new Error('broken'));
    const drawer = createPaperDrawer(100, render);
    await expect(drawer.draw(invoice)).rejects.toThrow('broken');
    await expect(drawer.draw(invoice)).resolves.toHaveLength(10);
  });
});
