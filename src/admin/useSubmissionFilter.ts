import { useSearchParams } from 'react-router-dom';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/submission.ts';

/** The dashboard's filter, order and submission in view, as its URL says them: they survive a reload and Back works. */
export function useSubmissionFilter() {
  const [params, setParams] = useSearchParams();

  function change(name: string, value: string | undefined, isStep = false) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: !isStep, preventScrollReset: true },
    );
  }

  return {
    status: submissionStatuses.find((status) => status === params.get('status')),
    direction: params.get('order') === 'asc' ? ('asc' as const) : ('desc' as const),
    viewedId: params.get('submission') ?? undefined,
    setStatus: (status: SubmissionStatus | undefined) => change('status', status),
    setDirection: (direction: 'asc' | 'desc') => change('order', direction === 'asc' ? 'asc' : undefined),
    /** @param isStep Back leads back to the list, as from a page of its own */
    setViewed: (id: string | undefined, isStep = false) => change('submission', id, isStep),
  };
}
