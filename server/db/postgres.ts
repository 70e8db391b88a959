import { hash } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool, type ClientConfig } from 'pg';
import type { Reading } from '../core/ports.ts';

const CONNECT_MS = 3_000;
const IDLE_MS = 60_000;
/** Time for running statements when the process ends. */
const END_MS = 5_000;

/** Longer statements contain lists of varying length; preparing each would fill the database's memory. */
const MAX_PREPARED_PARAMETERS = 40;

/** The error comes from a lost connection, whose user receives it as well. */
const ignore = () => undefined;

/**
 * Connects with its own timeout, since the pool's would include the wait for a free connection.
 * Prepares statements once per connection and executes them in one round trip: drizzle does so only
 * for named queries, and parsing and planning dominate the cost of an order.
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
    // Pipelines independent statements of a transaction.
    pipeline: true,
    Client: ShopClient,
  });
  pool.on('error', ignore);
  return pool;
}

export interface Pools {
  /** Transactions use a pool of their own, so holding a connection never blocks a query outside the transaction. */
  readonly pool: Pool;
  /**
   * Drops all connections. A server that vanished leaves statements waiting for the network
   * timeout, in the pool slots needed for its successor.
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

/** A dedicated connection for the pulse, independent of the pools. */
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
    // Failed connects were already reported; a pending statement is aborted.
    await dropped?.then((it) => it.end()).catch(ignore);
  };
  return {
    ping: async () => {
      const asked = (client ??= connect());
      try {
        const connected = await asked;
        await connected.query('SELECT 1');
      } catch (error) {
        // Another call may have reconnected already.
        if (client === asked) void drop();
        throw error;
      }
    },
    renew: () => void drop(),
    close: drop,
  };
}
