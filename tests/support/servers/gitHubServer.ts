import { startServer } from './testServer.ts';

/** The requests to GitHub's API, and its responses. */
export type GitHubServer = {
  requests: { url: string; authorization: string; body: unknown }[];
  status: number;
  api: string;
  end(): Promise<void>;
};

export async function startGitHubServer(): Promise<GitHubServer> {
  const { origin, end } = await startServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { url = '', headers } = request;
    gitHub.requests.push({ url, authorization: headers.authorization ?? '', body: JSON.parse(body) });
    response.writeHead(gitHub.status).end();
  });
  const gitHub: GitHubServer = { requests: [], status: 204, api: origin, end };
  return gitHub;
}
