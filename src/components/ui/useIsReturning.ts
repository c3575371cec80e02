import { useNavigationType, useViewTransitionState } from 'react-router-dom';

/** Whether the visitor is going back from this page, so that its picture moves back to the card that led there. */
export function useIsReturning(from: string): boolean {
  const isLeaving = useViewTransitionState(from);
  return useNavigationType() === 'POP' && isLeaving;
}
