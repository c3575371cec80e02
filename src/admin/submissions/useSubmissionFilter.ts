import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUrlParams } from '#src/admin/shared/useUrlParams.ts';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';

/** What a step that opened a submission notes in the history. */
type Step = { isStep: boolean };

/** The dashboard's filter, order and submission in view, as its URL says them: they survive a reload and Back works. */
export function useSubmissionFilter() {
  const { params, asked, ask } = useUrlParams();
  const navigate = useNavigate();
  const isOnStep = useIsOnStep();
  // An answer that comes late must not bring the dashboard back once it is left.
  const isHere = useIsHere();

  function change(name: string, value: string | undefined, isNewStep = false) {
    if (!isHere.current) return;
    isOnStep.current ||= isNewStep;
    const state: Step = { isStep: isOnStep.current };
    ask(name, value, { replace: !isNewStep, state });
  }

  return {
    status: submissionStatuses.find((status) => status === params.get('status')),
    direction: params.get('order') === 'asc' ? ('asc' as const) : ('desc' as const),
    viewedId: params.get('submission') ?? undefined,
    /** Whether this filter and order are still wanted; asked after something that took its time. */
    isWanted: () => ['status', 'order'].every((name) => params.get(name) === asked().get(name)),
    setStatus: (status: SubmissionStatus | undefined) => change('status', status),
    setDirection: (direction: 'asc' | 'desc') => change('order', direction === 'asc' ? 'asc' : undefined),
    /** @param isNewStep Back leads back to the list, as from a page of its own */
    setViewed: (id: string, isNewStep = false) => change('submission', id, isNewStep),
    /** Takes the step back that opened the submission; an address that was opened by itself is left in place. */
    closeViewed() {
      if (!isOnStep.current) return change('submission', undefined);
      // Pressed twice, it must not lead out of the dashboard.
      isOnStep.current = false;
      if (isHere.current) navigate(-1);
    },
  };
}

/** Whether the last entry of the history was made by a step that opened a submission. */
function useIsOnStep() {
  const { key, state } = useLocation();
  const isOnStep = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is that of the entry
  useLayoutEffect(() => {
    isOnStep.current = isOpenedByStep(state);
  }, [key]);
  return isOnStep;
}

function isOpenedByStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isStep' in state && state.isStep === true;
}

function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
