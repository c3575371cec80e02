export type HtmlNode = {
  type: string;
  tagName?: string;
  value?: string;
  position?: { start: { line: number } } | undefined;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
};

export function styleOf({ properties }: HtmlNode): string {
  return textOf(properties?.style);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
