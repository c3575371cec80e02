import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The requests to GitHub's API, and its responses. */
export type GitHubServer = {
  requests: { url: string; authorization: string; body: unknown }[];
  status: number;
  api: string;
  end(): Promise<void>;
};

export async function startGitHubServer(): Promise<GitHubServer> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { url = '', headers } = request;
    gitHub.requests.push({ url, authorization: headers.authorization ?? '', body: JSON.parse(body) });
    response.writeHead(gitHub.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gitHub: GitHubServer = {
    requests: [],
    status: 204,
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return gitHub;
}
