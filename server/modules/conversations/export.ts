import { entitiesOf, type Ask } from '../../core/exported.ts';

/** Each conversation with its messages and what belongs to it. */
export async function exportConversations(ask: Ask): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (const { id } of entitiesOf(await ask('/conversations'))) {
    const path = `/conversations/${String(id)}`;
    all.push({
      conversation: await ask(path),
      ...((await ask(`${path}/messages`)) as object),
      ...((await ask(`${path}/follow-up`)) as object),
      ...((await ask(`${path}/prescription`)) as object),
      video_calls: entitiesOf(await ask(`${path}/video-calls`)),
    });
  }
  return all;
}
