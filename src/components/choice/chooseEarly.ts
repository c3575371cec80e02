/** Name attribute of the buttons whose `value` is how many options to step forward. */
export const stepName = 'step';

/** An option's button has one of these. */
const states = ['aria-pressed', 'aria-current'];

/**
 * Answers a press on a button of a choice (see `useChoice`) before the app runs. Only attributes change, so that React
 * can hydrate the page and adopt what is chosen.
 *
 * @returns whether the button belongs to a choice
 */
export function chooseEarly(button: HTMLButtonElement): boolean {
  const choice = button.closest<HTMLElement>('[data-chosen]');
  if (!choice || !button.value) return false;
  const options = choice.querySelectorAll<HTMLButtonElement>(states.map((state) => `[${state}]`).join());
  const chosen = String(
    button.name === stepName
      ? wrapIndex(Number(choice.dataset.chosen) + Number(button.value), options.length)
      : button.value,
  );
  choice.dataset.chosen = chosen;
  for (const option of options) {
    for (const state of states)
      if (option.hasAttribute(state)) option.setAttribute(state, String(option.value === chosen));
  }
  for (const element of choice.querySelectorAll<HTMLElement>('[data-options]'))
    element.hidden = !element.dataset.options?.split(' ').includes(chosen);
  button.scrollIntoView(nearest);
  return true;
}

/** For an option's button at the edge of a row that scrolls. */
export const nearest: ScrollIntoViewOptions = { block: 'nearest', inline: 'nearest' };

/** @returns the place in a cycle of `count` options, which `index` may exceed by one round in both directions */
export function wrapIndex(index: number, count: number): number {
  return (index + count) % count;
}
