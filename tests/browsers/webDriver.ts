/** The key under which W3C WebDriver writes a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export type ElementReference = Record<typeof elementKey, string>;

/** A session of W3C WebDriver, the HTTP protocol of all browser drivers. */
type WebDriverSession = {
  capabilities: Record<string, unknown>;
  /** @throws Error with the driver's message */
  command(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** Runs a function body in the page with `arguments`. */
  execute(body: string, args: readonly unknown[]): Promise<unknown>;
  /** A command on one element. */
  onElement(element: ElementReference, command: 'click' | 'value', body?: object): Promise<unknown>;
};

/** Requests a browser from the driver at this origin. */
export async function startSession(origin: string): Promise<WebDriverSession> {
  const { sessionId, capabilities } = (await send('POST', `${origin}/session`, {
    capabilities: { alwaysMatch: {} },
  })) as { sessionId: string; capabilities: Record<string, unknown> };
  const command: WebDriverSession['command'] = (method, path, body = {}) =>
    send(method, `${origin}/session/${sessionId}${path}`, body);
  return {
    capabilities,
    command,
    execute: (script, args) => command('POST', '/execute/sync', { script, args }),
    onElement: (element, name, body) => command('POST', `/element/${element[elementKey]}/${name}`, body),
  };
}

async function send(method: string, url: string, body: object): Promise<unknown> {
  const payload = method === 'POST' ? { body: JSON.stringify(body) } : {};
  const response = await fetch(url, { method, ...payload });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebDriver ${new URL(url).pathname}: ${error}: ${message}`);
  }
  return value;
}
