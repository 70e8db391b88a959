import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { mainPages, type Part, type Shop } from './bench.ts';
import { load, quantile, wire, type Load } from './load.ts';
import { startProcess, withFolder } from './processes.ts';
import { failed, milliseconds, perSecond } from './report.ts';

const WARM_SECONDS = 2;
const SECONDS = 1;
/** Shop and baseline alternate, so that noise affects both. The median round counts. */
const ROUNDS = 5;

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Pages from the front server's memory, compared with a bare server that sends the same bytes. */
export const cachedPages: Part = async (bench) => {
  const shop = await bench.shop();
  const rows = [];
  const ratios: Record<Encoding, number[]> = { br: [], gzip: [], identity: [] };
  for (const [name, path] of await mainPages(shop))
    for (const encoding of ENCODINGS) {
      const { size, ours, bare, ratio } = await compare(shop, path, encoding);
      ratios[encoding].push(ratio);
      rows.push([
        name,
        encoding,
        `${(size / 1000).toFixed(1)} kB`,
        perSecond(ours.rate),
        perSecond(bare.rate),
        ratio.toFixed(2),
        milliseconds(ours.p99),
        milliseconds(bare.p99),
        (ours.p99 / bare.p99).toFixed(1),
        failed(ours.failures),
      ]);
    }
  return {
    title: 'Cached pages: 32 connections, beside a bare node:http server',
    columns: [
      'page',
      'encoding',
      'size',
      'shop/s',
      'bare/s',
      'ratio',
      'p99 shop ms',
      'p99 bare ms',
      'ratio',
      'failures',
    ],
    rows,
    figures: {
      cachedRatio: Math.min(...ratios.br),
      cachedGzipRatio: Math.min(...ratios.gzip),
      cachedPlainRatio: Math.min(...ratios.identity),
    },
  };
};

async function compare({ port }: Shop, path: string, encoding: Encoding) {
  const request = wire(path, { headers: { 'Accept-Encoding': encoding } });
  const shoot = (to: number, seconds = SECONDS) => load({ port: to, next: () => request, seconds });
  await shoot(port, WARM_SECONDS);
  const body = await read(port, path, encoding);
  return withFolder(async (folder) => {
    const file = join(folder, 'body');
    await writeFile(file, body);
    const bareServer = await startProcess({
      script: 'bench/bare-server.ts',
      ready: '/',
      env: { BODY_FILE: file, BODY_ENCODING: encoding },
    });
    const ours: Load[] = [];
    const bare: Load[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await shoot(bareServer.port));
      ours.push(await shoot(port));
    }
    await bareServer.stop();
    const ratios = ours.map(({ rate }, round) => rate / (bare[round]?.rate ?? NaN));
    return {
      size: body.length,
      ours: median(ours),
      bare: median(bare),
      ratio: quantile(
        ratios.sort((a, b) => a - b),
        0.5,
      ),
    };
  });
}

function read(port: number, path: string, encoding: Encoding): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  get({ port, path, host: '127.0.0.1', headers: { 'Accept-Encoding': encoding } }, (incoming) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { 'content-encoding': answered = 'identity' } = incoming.headers;
      if (incoming.statusCode === 200 && answered === encoding) resolve(Buffer.concat(chunks));
      else reject(new Error(`${path} did not answer in ${encoding}`));
    });
  }).once('error', reject);
  return promise;
}

function median(rounds: readonly Load[]): Load {
  const sorted = [...rounds].sort((a, b) => a.rate - b.rate);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no measurements');
  return { ...middle, failures: rounds.reduce((sum, { failures }) => sum + failures, 0) };
}
