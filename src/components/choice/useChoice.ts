import { type MouseEvent, useCallback, useState } from 'react';
import { nearest, stepName, wrapIndex } from './chooseEarly.ts';

export type Choice = ReturnType<typeof useChoice>;

/**
 * One of `count` options, the first one initially. Its props are also the markup by which `chooseEarly` answers before
 * the app runs: `root` is for the element around it, `option` and `step` for buttons, `shownFor` for what depends on it.
 */
export function useChoice(count: number) {
  const [selected, setSelected] = useState<number | null>(null);
  const chosen = selected ?? 0;
  const choose = (index: number) => setSelected(index);
  const stepBy = (step: number) => setSelected((previous) => wrapIndex((previous ?? 0) + step, count));
  /** Adopts what was chosen before hydration. */
  const adopt = useCallback((root: HTMLElement | null) => {
    const early = Number(root?.dataset.chosen ?? 0);
    if (early !== 0) setSelected(early);
  }, []);
  return {
    chosen,
    /** Whether anything was chosen yet. */
    isTouched: selected !== null,
    choose,
    stepBy,
    root: { ref: adopt, 'data-chosen': chosen },
    option: (index: number) => ({
      value: index,
      onClick(event: MouseEvent<HTMLElement>) {
        choose(index);
        event.currentTarget.scrollIntoView(nearest);
      },
    }),
    step: (step: 1 | -1) => ({ name: stepName, value: step, onClick: () => stepBy(step) }),
    shownFor: (options: readonly number[]) => ({
      'data-options': options.join(' '),
      hidden: !options.includes(chosen),
    }),
  };
}
