import { useCallback, useState } from 'react';
import { type optionStates, stepName, wrapIndex } from './chooseEarly.ts';

type OptionState = (typeof optionStates)[number];

export type Choice = ReturnType<typeof useChoice>;

/** Props of an element that only some options show. */
export type OptionContent = ReturnType<Choice['contentOf']>;

/**
 * One of `count` options, the first one initially; `state` is the attribute of the chosen option's button. The props it
 * returns are also the markup that `chooseEarly` reads before the app runs: `root` is for the element around the
 * choice, `option` and `step` are for buttons, `contentOf` is for what only some options show.
 */
export function useChoice(count: number, state: OptionState) {
  const [selected, setSelected] = useState<number | null>(null);
  const chosen = selected ?? 0;
  const stepBy = (step: number) => setSelected((previous) => wrapIndex((previous ?? 0) + step, count));
  const adoptEarly = useCallback((root: HTMLElement | null) => {
    const early = root?.dataset.chosen;
    if (early) setSelected(Number(early));
  }, []);
  return {
    chosen,
    /** Whether anything has been chosen yet. */
    isTouched: selected !== null,
    choose: (index: number) => setSelected(index),
    stepBy,
    root: { ref: adoptEarly, 'data-chosen': selected ?? '' },
    option: (index: number) => ({
      ...({ [state]: index === chosen } as Partial<Record<OptionState, boolean>>),
      value: index,
      onClick: () => setSelected(index),
    }),
    step: (step: 1 | -1) => ({ name: stepName, value: step, onClick: () => stepBy(step) }),
    contentOf: (options: readonly number[]) => ({
      'data-options': options.join(' '),
      hidden: !options.includes(chosen),
    }),
  };
}
