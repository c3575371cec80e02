import { useListUrl } from '#src/admin/shared/list/useListUrl.ts';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';

export function useSubmissionUrl() {
  const { params, setParam, ...url } = useListUrl('submission');
  return {
    status: parseStatus(params.get('status')),
    latestStatus: () => parseStatus(url.latestParam('status')),
    direction: url.direction,
    /** Such as '2026-03-09'. */
    day: parseDay(params.get('date')),
    openId: url.openId,
    setStatus: (status: SubmissionStatus | undefined) => setParam('status', status),
    setDirection: url.setDirection,
    setDay: (day: string | undefined) => setParam('date', parseDay(day)),
    showNewest() {
      for (const name of ['status', 'order', 'date']) setParam(name, undefined);
    },
    open: (id: string, isStep = false) => url.open(id, { isStep }),
    close: url.close,
    isCurrent: () => url.areCurrent('status', 'order', 'date'),
  };
}

export type SubmissionUrl = ReturnType<typeof useSubmissionUrl>;

function parseStatus(text: string | null): SubmissionStatus | undefined {
  return submissionStatuses.find((status) => status === text);
}

function parseDay(text: string | null | undefined): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}

/** In ms since 1970, by this browser's calendar; the end of the day when the newest come first. */
export function startOfList(day: string, direction: 'asc' | 'desc'): number {
  const start = new Date(`${day}T00:00`);
  if (direction === 'desc') start.setDate(start.getDate() + 1);
  return start.getTime();
}
