/** Baseline for page benchmarks: a bare `node:http` server that sends the same bytes from memory. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.env['BODY_FILE'] ?? '');
const encoding = process.env['BODY_ENCODING'] ?? 'identity';
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  'Content-Length': String(body.length),
};

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
