import { useListUrl } from '#src/admin/shared/list/useListUrl.ts';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';

type Filter = {
  status: SubmissionStatus | undefined;
  direction: 'asc' | 'desc';
  /** Such as '2026-03-09'. */
  day: string | undefined;
};

export type SubmissionUrl = {
  filter: Filter;
  openId: string | undefined;
  setStatus(status: SubmissionStatus | undefined): void;
  setDirection(direction: 'asc' | 'desc'): void;
  setDay(day: string | undefined): void;
  showNewest(): void;
  /** @param isStep adds a history entry, so that Back returns to the list */
  open(id: string, isStep?: boolean): void;
  close(): void;
};

export function useSubmissionUrl(): SubmissionUrl {
  const { params, setAll, direction, setDirection, openId, open, close } = useListUrl('submission');
  return {
    filter: {
      status: submissionStatuses.find((status) => status === params.get('status')),
      direction,
      day: parseDay(params.get('date')),
    },
    openId,
    setStatus: (status) => setAll({ status }),
    setDirection,
    setDay: (day) => setAll({ date: parseDay(day) }),
    showNewest: () => setAll({ status: undefined, order: undefined, date: undefined }),
    open: (id, isStep = false) => open(id, isStep),
    close,
  };
}

function parseDay(text: string | null | undefined): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}

/** In ms since 1970, in this browser's time zone; the end of the day when sorted newest first. */
export function startOfList(day: string, direction: 'asc' | 'desc'): number {
  const start = new Date(`${day}T00:00`);
  if (direction === 'desc') start.setDate(start.getDate() + 1);
  return start.getTime();
}
