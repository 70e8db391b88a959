import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { inject } from './inject.ts';
import type { NodeHandler } from './types.ts';

const ask = (handler: NodeHandler) =>
  inject(handler, { url: '/a?b=1', headers: { host: 'x' } }, 1_000);

describe('inject', () => {
  it('hands over method, address, headers and body', async () => {
    const handler: NodeHandler = async (request, response) => {
      const { method, url, headers } = request;
      response.end(JSON.stringify({ method, url, headers, body: await text(request) }));
    };
    const injected = { method: 'POST', url: '/x', headers: { host: 'h', 'x-a': '1' }, body: 'กข' };
    const { body } = await inject(handler, injected, 1_000);
    expect(JSON.parse(body.toString())).toEqual({
      method: 'POST',
      url: '/x',
      headers: { host: 'h', 'x-a': '1' },
      body: 'กข',
    });
  });

  it.each<[string, NodeHandler]>([
    ['end', (_, response) => void response.writeHead(201, { 'x-a': '1' }).end('abc')],
    ['flat headers', (_, response) => void response.writeHead(201, ['x-a', '1']).end('abc')],
    [
      'reason and headers',
      (_, response) =>
        void response.writeHead(201, 'Created', { 'x-a': '1' }).end(Buffer.from('abc')),
    ],
    [
      'pieces',
      (_, response) => {
        response.statusCode = 201;
        response.setHeader('x-a', '1');
        response.flushHeaders();
        response.write('a', () =>
          response.write(Buffer.from('b'), () => response.end('63', 'hex')),
        );
      },
    ],
  ])('captures %s', async (_, handler) => {
    const captured = await ask(handler);
    expect(captured).toMatchObject({ status: 201, headers: { 'x-a': '1' } });
    expect(captured.body.toString()).toBe('abc');
  });

  it('merges a header appended twice', async () => {
    const { headers } = await ask((_, response) => {
      response.appendHeader('Content-Type', 'text/html');
      response.appendHeader('Content-Type', 'text/html');
      response.appendHeader('Location', '/x');
      response.appendHeader('Location', '/x');
      response.appendHeader('Link', '<a>');
      response.appendHeader('Link', '<b>');
      response.end();
    });
    expect(headers).toEqual({ 'content-type': 'text/html', location: '/x', link: '<a>, <b>' });
  });

  it('reports headersSent to the handler', async () => {
    const states: boolean[] = [];
    await ask((_, response) => {
      states.push(response.headersSent, response.writableEnded);
      response.write('a');
      states.push(response.headersSent, response.writableEnded);
      response.end();
      states.push(response.headersSent, response.writableEnded);
    });
    expect(states).toEqual([false, false, true, false, true, true]);
  });

  it('emits finish and close like a real response', async () => {
    const events: string[] = [];
    await ask((_, response) => {
      response.on('finish', () => events.push('finish'));
      response.on('close', () => events.push('close'));
      response.end(() => events.push('callback'));
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(events).toEqual(['callback', 'finish', 'close']);
  });

  it('rejects when the handler throws or never answers', async () => {
    await expect(ask(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(
      ask(() => {
        throw new Error('broken at once');
      }),
    ).rejects.toThrow('broken at once');
    await expect(inject(() => undefined, { url: '/', headers: {} }, 20)).rejects.toThrow('20 ms');
  });
});
