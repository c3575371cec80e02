/** Name attribute of the buttons whose `value` is how many options to step forward. */
export const stepName = 'step';

/** An option's button has one of these. */
export const optionStates = ['aria-pressed', 'aria-current'] as const;

const optionSelector = optionStates.map((state) => `[${state}]`).join();

/**
 * Handles a press on a button of a choice (see `useChoice`) before the app runs. Only attributes change, so that React
 * can hydrate the page and adopt what is chosen.
 *
 * @returns whether the button belongs to a choice
 */
export function chooseEarly(button: HTMLButtonElement): boolean {
  const choice = button.closest<HTMLElement>('[data-chosen]');
  if (!choice || !button.value) return false;
  const options = choice.querySelectorAll<HTMLButtonElement>(optionSelector);
  const chosen = String(
    button.name === stepName
      ? wrapIndex(Number(choice.dataset.chosen) + Number(button.value), options.length)
      : button.value,
  );
  choice.dataset.chosen = chosen;
  for (const element of choice.querySelectorAll<HTMLElement>('[data-options]'))
    element.hidden = !element.dataset.options?.split(' ').includes(chosen);
  for (const option of options) {
    const isChosen = option.value === chosen;
    for (const state of optionStates)
      if (option.hasAttribute(state)) option.setAttribute(state, String(isChosen));
    if (isChosen && button.closest('[hidden]')) option.focus();
  }
  return true;
}

/** @returns the place in a cycle of `count` options, which `index` may exceed by one round in both directions */
export function wrapIndex(index: number, count: number): number {
  return (index + count) % count;
}
