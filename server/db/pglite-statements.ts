import { protocol, type PGlite } from '@electric-sql/pglite';

const { serialize, messages } = protocol;
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** Type bytes of PostgreSQL protocol messages. */
const PARSE = 'P'.charCodeAt(0);
const DESCRIBE = 'D'.charCodeAt(0);
const BIND = 'B'.charCodeAt(0);
const STATEMENT = 'S'.charCodeAt(0);
/** Type and length precede the content of a message. */
const HEAD_BYTES = 5;

/** Each prepared statement occupies database memory. */
const MAX_STATEMENTS = 500;
/** Longer statements contain lists of varying length and are rarely repeated. */
const TOO_MANY_PARAMETERS = '$41';

interface Prepared {
  readonly name: string;
  /** The answer to the parameter description. */
  parameters?: Messages;
}

/**
 * Prepares each statement once, since parsing and planning dominate the cost of a read. PGlite
 * parses the unnamed statement each time; here it gets a name by its text.
 */
export function prepareOnce(client: PGlite): void {
  const send = client.execProtocolStream.bind(client);
  const known = new Map<string, Prepared>();
  // PGlite sends the messages of one statement at a time.
  let current: Prepared | undefined;

  async function parse(message: Uint8Array, options: Parameters<typeof send>[1]) {
    const text = textOf(message);
    current = known.get(text);
    if (current) return [messages.parseComplete];
    if (known.size === MAX_STATEMENTS || text.includes(TOO_MANY_PARAMETERS)) {
      return send(message, options);
    }
    const prepared = { name: `statement_${String(known.size)}` };
    const answer = await send(serialize.parse({ name: prepared.name, text }), options);
    known.set(text, prepared);
    current = prepared;
    return answer;
  }

  client.execProtocolStream = async (message, options) => {
    if (message[0] === PARSE) return parse(message, options);
    if (!current) return send(message, options);
    if (message[0] === DESCRIBE && message[HEAD_BYTES] === STATEMENT) {
      const { name } = current;
      return (current.parameters ??= await send(serialize.describe({ type: 'S', name }), options));
    }
    if (message[0] === BIND) return send(withName(message, current.name), options);
    return send(message, options);
  };
}

/** The text follows the empty name. Parameter types after it are left to the database. */
function textOf(message: Uint8Array): string {
  const start = HEAD_BYTES + 1;
  return Buffer.from(message.buffer, message.byteOffset, message.byteLength).toString(
    'utf8',
    start,
    message.indexOf(0, start),
  );
}

/** A bind names portal and statement first; both are empty. */
function withName(message: Uint8Array, name: string): Uint8Array {
  const renamed = Buffer.alloc(message.length + name.length);
  renamed[0] = BIND;
  renamed.writeInt32BE(renamed.length - 1, 1);
  renamed.write(name, HEAD_BYTES + 1, 'latin1');
  renamed.set(message.subarray(HEAD_BYTES + 1), HEAD_BYTES + 1 + name.length);
  return renamed;
}
