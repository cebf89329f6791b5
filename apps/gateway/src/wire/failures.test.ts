import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { gatewayVersion, headers } from '@baize/contract';
import { expect, test } from 'vitest';
import { startTestGateway } from '../testing.ts';
import { openSocket } from '../testingSocket.ts';

/** Levels of the log, as its lines say them. */
const warn = 40;

test.each(['api/game/launchGame', 'provider/v1/bet'])(
  'a caller that hangs up in the middle of a body for %s is no fault of the database',
  async (path) => {
    const lines: { level: number }[] = [];
    const logStream = { write: (line: string) => lines.push(JSON.parse(line)) };
    const gateway = await startTestGateway({ catalogueSize: 1, env: { LOG_LEVEL: 'info' }, logStream });
    const socket = openSocket(gateway.url);
    const sent = `${headers.gatewayVersion}: ${gatewayVersion}\r\n${headers.merchant}: baize\r\ncontent-type: application/json\r\n`;
    const arrived = new Promise<IncomingMessage>((resolve) => gateway.app.server.once('request', resolve));
    await socket.send(`POST /${path} HTTP/1.1\r\nhost: x\r\n${sent}content-length: 9000\r\n\r\n{`);
    const request = await arrived;
    const over = once(request, 'close').catch(() => {});
    socket.hangUp();
    await over;
    await gateway.close();
    expect(lines.filter(({ level }) => level >= warn)).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
  },
);
