// Loaded before a script: sends its requests to the server of the test, with the name of the host they were meant for.
import http from 'node:http';
import https from 'node:https';

const { hostname, port } = new URL(process.env.STAND_IN);

// Either `request(options, callback)` or `request(url, options)`.
https.request = (target, options) => {
  const isUrl = typeof target === 'string' || target instanceof URL;
  const url = isUrl ? new URL(target) : target;
  const given = isUrl ? options : target;
  const headers = { ...given.headers, 'x-stand-in-for': url.hostname ?? url.host };
  const path = given.path ?? url.pathname + url.search;
  const changed = { protocol: 'http:', host: hostname, hostname, port, path, agent: undefined, headers };
  return http.request({ ...given, ...changed }, typeof options === 'function' ? options : undefined);
};

const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const url = new URL(input);
  const headers = new Headers(init?.headers);
  headers.set('x-stand-in-for', url.hostname);
  return fetch(new URL(url.pathname + url.search, process.env.STAND_IN), { ...init, headers });
};
