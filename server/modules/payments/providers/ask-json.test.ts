import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import recorded from './answers.fixture.json' with { type: 'json' };
import { askJson, isRefusal, understood, type JsonAnswer } from './ask-json.ts';
import { refusedBy } from './refusals.ts';

/** Error formats of docs.omise.co, "Errors", and of public clients of the K-Payment gateway. */

const ADDRESS = 'https://gateway.test/x';
const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

const PAGE = '<html><title>503</title></html>';

async function ask(status: number, body: unknown): Promise<JsonAnswer> {
  const text = body === null ? PAGE : JSON.stringify(body);
  server.use(http.get(ADDRESS, () => new HttpResponse(text, { status }), { once: true }));
  return askJson(ADDRESS, { headers: {} });
}

const anything = (answer: JsonAnswer) => () => understood(z.unknown(), answer, 'the gateway');

describe('a gateway response', () => {
  it.each(recorded.refusals)('$name: a refusal', async ({ status, body, refused }) => {
    const answer = await ask(status, body);
    expect(isRefusal(answer)).toBe(true);
    const { refused: reason, words } = refusedBy(answer, 'declined');
    expect(reason).toBe(refused);
    expect(words).toContain(body.code);
    expect(anything(answer)).toThrow(body.code);
  });

  it.each(recorded.outages)('$name: outcome unknown', async ({ status, body }) => {
    const answer = await ask(status, body);
    expect(isRefusal(answer)).toBe(false);
    expect(anything(answer)).toThrow('the gateway answered');
  });

  it('no response: outcome unknown', async () => {
    // Port 9 is closed.
    await expect(askJson('http://127.0.0.1:9', { headers: {} })).rejects.toThrow();
  });

  it('is never both a refusal and a result', () => {
    const status = fc.integer({ min: 200, max: 599 });
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record({ object: fc.constantFrom('error', 'charge'), code: fc.string() }),
    );
    fc.assert(
      fc.property(status, body, (code, content) => {
        const answer = { status: code, ok: code < 300, body: content };
        if (isRefusal(answer)) expect(anything(answer)).toThrow();
        if (code >= 300) expect(anything(answer)).toThrow();
      }),
    );
  });
});
