import { useListUrl } from '#src/admin/shared/list/useListUrl.ts';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';

export type SubmissionUrl = {
  status: SubmissionStatus | undefined;
  /** The status set last, which may not be rendered yet. */
  latestStatus(): SubmissionStatus | undefined;
  direction: 'asc' | 'desc';
  /** Such as '2026-03-09'. */
  day: string | undefined;
  openId: string | undefined;
  setStatus(status: SubmissionStatus | undefined): void;
  setDirection(direction: 'asc' | 'desc'): void;
  setDay(day: string | undefined): void;
  showNewest(): void;
  /** @param isStep adds a history entry, so that Back returns to the list */
  open(id: string, isStep?: boolean): void;
  close(): void;
  /** Whether the rendered filter and order are the latest. */
  isCurrent(): boolean;
};

export function useSubmissionUrl(): SubmissionUrl {
  const { params, setParam, ...url } = useListUrl('submission');
  return {
    status: parseStatus(params.get('status')),
    latestStatus: () => parseStatus(url.latestParam('status')),
    direction: url.direction,
    day: parseDay(params.get('date')),
    openId: url.openId,
    setStatus: (status) => setParam('status', status),
    setDirection: url.setDirection,
    setDay: (day) => setParam('date', parseDay(day)),
    showNewest() {
      for (const name of ['status', 'order', 'date']) setParam(name, undefined);
    },
    open: (id, isStep = false) => url.open(id, { isStep }),
    close: url.close,
    isCurrent: () => url.areCurrent('status', 'order', 'date'),
  };
}

function parseStatus(text: string | null): SubmissionStatus | undefined {
  return submissionStatuses.find((status) => status === text);
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
