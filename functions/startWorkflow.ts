import type { PublishingSettings } from './settings.ts';

/** Starts the publishing workflow. @throws with the reason if that fails */
export type StartWorkflow = () => Promise<void>;

type GitHubSettings = PublishingSettings & { token: string };

/** The event type that `.github/workflows/publish.yml` listens for. */
const publishEvent = 'publish';

const timeoutMs = 15_000;

export function gitHubWorkflow({ repository, token, api }: GitHubSettings): StartWorkflow {
  return async () => {
    const response = await fetch(`${api}/repos/${repository}/dispatches`, {
      method: 'POST',
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'User-Agent': repository,
        'X-GitHub-Api-Version': '2022-11-28',
      },
      body: JSON.stringify({ event_type: publishEvent }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`GitHub responded with ${response.status} for ${repository}.`);
  };
}
