import { useListUrl } from '#src/admin/shared/list/useListUrl.ts';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';

export type SubmissionUrl = ReturnType<typeof useSubmissionUrl>;

export function useSubmissionUrl() {
  const { params, setAll, direction, setDirection, openId, open, close } = useListUrl('submission');
  return {
    filter: {
      status: submissionStatuses.find((status) => status === params.get('status')),
      direction,
      /** Such as '2026-03-09'. */
      day: parseDay(params.get('date')),
    },
    openId,
    setStatus: (status: SubmissionStatus | undefined) => setAll({ status }),
    setDirection,
    setDay: (day: string) => setAll({ date: parseDay(day) }),
    showNewest: () => setAll({ status: undefined, order: undefined, date: undefined }),
    open,
    close,
  };
}

function parseDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}

/** In ms since 1970, in this browser's time zone; the end of the day when sorted newest first. */
export function startOfList(day: string, direction: 'asc' | 'desc'): number {
  const start = new Date(`${day}T00:00`);
  if (direction === 'desc') start.setDate(start.getDate() + 1);
  return start.getTime();
}
