import type { Writable } from 'node:stream';

/** Open event streams, which would otherwise hold up a stop until its limit. */
export class EventStreams {
  readonly #open = new Set<Pick<Writable, 'destroy'>>();

  watch(
    contentType: string | null | undefined,
    response: Pick<Writable, 'destroy'> & { once(event: 'close', listener: () => void): unknown },
  ): void {
    if (!contentType?.startsWith('text/event-stream')) return;
    this.#open.add(response);
    response.once('close', () => {
      this.#open.delete(response);
    });
  }

  end(): void {
    for (const response of this.#open) response.destroy();
  }
}
