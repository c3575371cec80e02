/**
 * Makes fields find their labels by `for`. jsdom searches the whole page for each label, which makes queries by label
 * take seconds on a page with a grid.
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
