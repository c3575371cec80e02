import { startServer } from './testServer.ts';

/** A stand-in for Google: the requests that scripts send, with the host they name, and the responses. */
export type GoogleServer = {
  requests: { url: string; headers: Record<string, unknown>; body: string }[];
  /** Variables for a process whose requests to Google come here. */
  variables: Record<string, string>;
  end(): Promise<void>;
};

/** @param answer the response to a URL as `host/path`: a status and a JSON body */
export async function startGoogleServer(
  answer: (url: string, body: string) => [status: number, body: object],
  headers: Record<string, string> = {},
): Promise<GoogleServer> {
  const requests: GoogleServer['requests'] = [];
  const { origin, end } = await startServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = `${request.headers['x-stand-in-for']}${request.url}`;
    requests.push({ url, headers: request.headers, body });
    const [status, json] = answer(url, body);
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(json));
  });
  const preload = new URL('redirectGoogle.mjs', import.meta.url).href;
  return { requests, variables: { STAND_IN: origin, NODE_OPTIONS: `--import ${preload}` }, end };
}
