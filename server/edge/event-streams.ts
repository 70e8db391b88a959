import type { Writable } from 'node:stream';

/** Open event streams, which would otherwise delay a shutdown until its limit. */
export class EventStreams {
  readonly #open = new Set<Pick<Writable, 'destroy'>>();
  #ended = false;

  watch(
    contentType: string | null | undefined,
    response: Pick<Writable, 'destroy'> & { once(event: 'close', listener: () => void): unknown },
  ): void {
    if (!contentType?.startsWith('text/event-stream')) return;
    // Browsers reconnect at once, to another process.
    if (this.#ended) {
      response.destroy();
      return;
    }
    this.#open.add(response);
    response.once('close', () => {
      this.#open.delete(response);
    });
  }

  end(): void {
    this.#ended = true;
    for (const response of this.#open) response.destroy();
  }
}
