import { hash } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool, type ClientConfig } from 'pg';
import type { Reading } from '../core/ports.ts';

const CONNECT_MS = 3_000;
const IDLE_MS = 60_000;
/** For statements under way when the process ends. */
const END_MS = 5_000;

/** Longer statements have lists of every length; to remember each of them would fill the database's memory. */
const MAX_PREPARED_PARAMETERS = 40;

/** It comes from a connection that is lost, and whoever waits for that one hears it as well. */
const ignore = () => undefined;

/**
 * Its time to connect is its own: as an option of the pool, it would count the wait for a free connection too. And its
 * statements are prepared once per connection and then only executed, in one round trip: drizzle asks for that only where
 * each query has a name, and parsing and planning are most of what an order costs.
 */
class ShopClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
    this.on('error', ignore);
    const send = this.query.bind(this) as (...input: readonly unknown[]) => unknown;
    const sendNamed = (statement: unknown, values?: unknown, ...rest: readonly unknown[]) =>
      send(named(statement, values), values, ...rest);
    this.query = sendNamed as Client['query'];
  }
}

function named(statement: unknown, values: unknown): unknown {
  if (!isTextual(statement) || !Array.isArray(values)) return statement;
  if (values.length > MAX_PREPARED_PARAMETERS) return statement;
  return { ...statement, name: hash('sha1', statement.text) };
}

function isTextual(statement: unknown): statement is { readonly text: string } {
  return typeof statement === 'object' && statement !== null && 'text' in statement;
}

function openPool(url: string, max: number, stream: () => Socket): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    stream,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: IDLE_MS,
    // A transaction's independent statements go out at once and are answered one by one.
    pipeline: true,
    Client: ShopClient,
  });
  pool.on('error', ignore);
  return pool;
}

export interface Pools {
  /** Transactions have connections of their own: nobody who holds one waits for another to ask something outside of it. */
  readonly pool: Pool;
  /**
   * Gives up what stands. A server that is gone without a word leaves connections on which statements wait for as long as
   * the network likes, in the places of those to its successor.
   */
  readonly drop: () => void;
  readonly close: () => Promise<void>;
  readonly readings: readonly Reading[];
}

function readingsOf(pool: Pool, name: string): Reading[] {
  return [
    { name: `${name}_connections`, help: 'Open connections', read: () => pool.totalCount },
    { name: `${name}_idle`, help: 'Connections without work', read: () => pool.idleCount },
    { name: `${name}_waiting`, help: 'Work without a connection', read: () => pool.waitingCount },
  ];
}

/** `size` connections for statements, and as many for transactions. */
export function openPools(url: string, size: number): Pools {
  const sockets = new Set<Socket>();
  const connect = () => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  const [statements, pool] = [openPool(url, size, connect), openPool(url, size, connect)];
  pool.query = statements.query.bind(statements);
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = async () => {
    const ends = [statements, pool].map((each) => each.end());
    await Promise.race([Promise.all(ends), sleep(END_MS, undefined, { ref: false })]);
  };
  const readings = [
    ...readingsOf(statements, 'shop_database_statements'),
    ...readingsOf(pool, 'shop_database_transactions'),
  ];
  return { pool, drop, close, readings };
}

/** A connection for the pulse alone, which no statement of the shop stands in front of. */
export function createHealthConnection(url: string) {
  let client: Promise<Client> | undefined;
  const connect = async () => {
    const fresh = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    fresh.on('error', ignore);
    await fresh.connect();
    return fresh;
  };
  const drop = async () => {
    const dropped = client;
    client = undefined;
    // One that never stood has told so already; a statement that still waits is broken off.
    await dropped?.then((it) => it.end()).catch(ignore);
  };
  return {
    ping: async () => {
      const asked = (client ??= connect());
      try {
        const connected = await asked;
        await connected.query('SELECT 1');
      } catch (error) {
        // Its successor may stand by now.
        if (client === asked) void drop();
        throw error;
      }
    },
    renew: () => void drop(),
    close: drop,
  };
}
