import { calls } from '@baize/contract';
import { exampleChannel } from './examples.ts';
import { valueIn, type Wire } from './Wire.ts';

/** Has the examples pay by the first way that the target offers. */
export async function readExampleChannel(wire: Wire, token: string | undefined): Promise<void> {
  const { channels } = valueIn(calls.listDepositChannels, await wire.send(calls.listDepositChannels, {}, { token })) as {
    channels: (typeof exampleChannel)[];
  };
  Object.assign(exampleChannel, channels[0] && { channelId: channels[0].channelId });
}
