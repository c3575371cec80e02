/**
 * Has a field find its labels by what they are for. jsdom walks through the whole page for each label of each button and
 * field, which on a page with a grid made a query by label take seconds.
 */
export function findLabelsByTheirTarget(): void {
  for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return [...this.ownerDocument.getElementsByTagName('label')].filter((label) =>
          label.htmlFor ? label.htmlFor === this.id : label.contains(this),
        );
      },
    });
  }
}
