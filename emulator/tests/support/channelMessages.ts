import { ChannelClient, defaultDatabase } from './channelClient.ts';
import { nameOf } from './rest.ts';

export function listenTo(path: string, targetId = 2): object {
  return { database: defaultDatabase, addTarget: { targetId, documents: { documents: [nameOf(path)] } } };
}

/** Whether a message completes a consistent snapshot. */
export function isSnapshot(message: Record<string, unknown>): boolean {
  const change = message.targetChange as Record<string, unknown> | undefined;
  return change !== undefined && change.targetChangeType === undefined;
}

export async function listening(origin: string, path: string): Promise<ChannelClient> {
  const client = new ChannelClient(origin, 'Listen');
  await client.handshake([listenTo(path)]);
  await client.listen();
  await client.message(isSnapshot);
  return client;
}

export function titlesOf(client: ChannelClient): string[] {
  return client.messages.flatMap((message) => {
    const change = message.documentChange as {
      document: { fields: Record<string, { stringValue: string }> };
    };
    return change === undefined ? [] : [change.document.fields.title?.stringValue ?? ''];
  });
}
