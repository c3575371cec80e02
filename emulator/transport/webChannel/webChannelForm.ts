export type IncomingMessage = { position: number; text: string };

export type WebChannelForm = { headers: Map<string, string>; messages: IncomingMessage[] };

const MESSAGE_KEY = /^req(\d{1,9})___data__$/;

/** `ofs` is the position of `req0`, `headers` holds CRLF-separated lines; returns the messages in order of position. */
export function parseWebChannelForm(body: string): WebChannelForm {
  const form = new URLSearchParams(body);
  const offset = Number.parseInt(form.get('ofs') ?? '0', 10) || 0;
  const messages: IncomingMessage[] = [];
  for (const [key, text] of form) {
    const index = MESSAGE_KEY.exec(key)?.[1];
    if (index !== undefined) messages.push({ position: offset + Number(index), text });
  }
  messages.sort((a, b) => a.position - b.position);
  return { headers: parseHeaderLines(form.get('headers') ?? ''), messages };
}

function parseHeaderLines(lines: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
