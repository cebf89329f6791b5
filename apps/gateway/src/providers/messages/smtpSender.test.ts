import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createSmtpSender } from './smtpSender.ts';

/** A mail server that takes one message (RFC 5321) and keeps what it was told. */
async function startMailServer() {
  const told: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 test ESMTP\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        told.push(line);
        if (inData && line !== '.') continue;
        if (line === '.') inData = false;
        if (line === 'DATA') inData = true;
        socket.write(line.startsWith('EHLO') ? '250 test\r\n' : line === 'DATA' ? '354 go on\r\n' : '250 OK\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { told, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test('mail goes out by SMTP under the sender’s name; other messages go to the next sender', async () => {
  const server = await startMailServer();
  const passedOn: string[] = [];
  const sender = createSmtpSender(server.url, 'Baize <no-reply@play.example>', {
    send: async ({ recipient }) => void passedOn.push(recipient),
  });
  const subject = 'One\r\nBcc: everybody@example.vn';
  await sender.send({ channel: 'mail', recipient: 'minh@example.vn', subject, body: 'Hello Minh' });
  await sender.send({ channel: 'sms', recipient: '+84912000001', subject: 'x', body: 'y' });
  server.close();
  const text = server.told.join('\n');
  expect(text).toMatch(/MAIL FROM:<no-reply@play\.example>/);
  expect(server.told.filter((line) => line.startsWith('RCPT TO:'))).toEqual(['RCPT TO:<minh@example.vn>']);
  expect(text).not.toMatch(/^Bcc:/m);
  expect(text).toContain('Hello Minh');
  expect(passedOn).toEqual(['+84912000001']);
});
