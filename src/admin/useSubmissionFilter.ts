import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLatest } from '#src/components/useLatest.ts';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/submission.ts';

/** What a step that opened a submission notes in the history. */
type Step = { isStep: boolean };

/** The dashboard's filter, order and submission in view, as its URL says them: they survive a reload and Back works. */
export function useSubmissionFilter() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const isStep = isOpenedByStep(useLocation().state);
  // An answer that comes late must not bring back the filter of its time, nor the dashboard once it is left.
  const latest = useLatest({ params, isStep });
  const isHere = useIsHere();

  function change(name: string, value: string | undefined, isNewStep = false) {
    if (!isHere.current) return;
    const next = new URLSearchParams(latest.current.params);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    latest.current = { params: next, isStep: isNewStep || latest.current.isStep };
    const state: Step = { isStep: latest.current.isStep };
    setParams(next, { replace: !isNewStep, preventScrollReset: true, state });
  }

  return {
    status: submissionStatuses.find((status) => status === params.get('status')),
    direction: params.get('order') === 'asc' ? ('asc' as const) : ('desc' as const),
    viewedId: params.get('submission') ?? undefined,
    setStatus: (status: SubmissionStatus | undefined) => change('status', status),
    setDirection: (direction: 'asc' | 'desc') => change('order', direction === 'asc' ? 'asc' : undefined),
    /** @param isNewStep Back leads back to the list, as from a page of its own */
    setViewed: (id: string, isNewStep = false) => change('submission', id, isNewStep),
    /** Takes the step back that opened the submission; an address that was opened by itself is left in place. */
    closeViewed() {
      if (!latest.current.isStep) return change('submission', undefined);
      // Pressed twice, it must not lead out of the dashboard.
      latest.current = { ...latest.current, isStep: false };
      if (isHere.current) navigate(-1);
    },
  };
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
