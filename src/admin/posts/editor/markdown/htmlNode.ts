/** A node of an HTML tree, as the unified tools pass it around. */
export type HtmlNode = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
};

/** The element's inline style. */
export function styleOf({ properties }: HtmlNode): string {
  return textOf(properties?.style);
}

/** A property that is text, or nothing. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
