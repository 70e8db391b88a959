import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpSender } from './smtp.ts';

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

/** A minimal SMTP server; records mails, or refuses every recipient with `refusal`. */
async function startMailServer(refusal?: string) {
  const mails: string[] = [];
  server = createServer((socket) => {
    socket.write('220 mail.test\r\n');
    let data: string | undefined;
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split(/(?<=\r\n)/)) {
        if (data === undefined) {
          if (line.startsWith('DATA')) data = '';
          answer(socket, line, refusal);
        } else if (line === '.\r\n') {
          mails.push(data);
          data = undefined;
          socket.write('250 kept\r\n');
        } else data += line;
      }
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${String(port)}`, mails };
}

function answer(socket: Socket, line: string, refusal: string | undefined): void {
  if (line.startsWith('DATA')) socket.write('354 go on\r\n');
  else if (line.startsWith('RCPT') && refusal) socket.write(`${refusal}\r\n`);
  else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
  else socket.write('250 ok\r\n');
}

const message = {
  id: 7,
  kind: 'mail',
  recipient: 'malee@example.com',
  body: 'Your order AR1\n\nSee https://shop.test/orders/AR1\n\nA <b>name</b>',
  attempts: 1,
} as const;

const common = {
  from: 'Arun <shop@shop.test>',
  publicUrl: 'https://shop.test',
  requireTls: false,
};

describe('mails by SMTP', () => {
  it('carry subject, plain text and HTML, and keep one id across retries', async () => {
    const { url, mails } = await startMailServer();
    const send = createSmtpSender({ url, ...common });
    expect(await send(message)).toBe('sent');
    const [mail = ''] = mails;
    expect(mail).toContain('Subject: Your order AR1');
    expect(mail).toContain('To: malee@example.com');
    expect(mail).toContain('From: Arun <shop@shop.test>');
    expect(mail).toContain('Message-ID: <outbox-7@127.0.0.1>');
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
  });

  it('are given up on a permanent refusal, and retried otherwise', async () => {
    const refused = await startMailServer('550 no such user');
    expect(await createSmtpSender({ url: refused.url, ...common })(message)).toBe('refused');
    server?.close();
    const busy = await startMailServer('451 try later');
    await expect(createSmtpSender({ url: busy.url, ...common })(message)).rejects.toThrow();
    server?.close();
    const nobody = 'smtp://127.0.0.1:1';
    await expect(createSmtpSender({ url: nobody, ...common })(message)).rejects.toThrow();
  });

  it('are not sent to a server without required encryption', async () => {
    const { url, mails } = await startMailServer();
    const send = createSmtpSender({ url, ...common, requireTls: true });
    await expect(send(message)).rejects.toThrow();
    expect(mails).toEqual([]);
  });
});
