import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';

/** Types without pauses, and without the check of pointer events, which is slow in jsdom. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
