import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:http2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHttp2Front } from '#scripts/bench/http2Front.ts';

let site: Server;
let front: Awaited<ReturnType<typeof startHttp2Front>>;

beforeAll(async () => {
  site = createServer(({ method, url }, response) => {
    response.setHeader('X-Frame-Options', 'DENY');
    response.end(`${method} ${url}`);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  front = await startHttp2Front(`http://127.0.0.1:${port}`);
});

afterAll(async () => {
  await front.end();
  await new Promise((resolve) => site.close(resolve));
});

it('serves a site over HTTP/2 to the benchmark, with its headers', async () => {
  const session = connect(front.origin, { rejectUnauthorized: false });
  const request = session.request({ ':path': '/blog?page=2' });
  const [headers] = (await once(request, 'response')) as [Record<string, unknown>];
  let body = '';
  for await (const chunk of request) body += chunk;
  session.close();
  expect(headers).toMatchObject({ ':status': 200, 'x-frame-options': 'DENY' });
  expect(body).toBe('GET /blog?page=2');
});
