import { useEffect, useState } from 'react';
import { onIdle } from '#src/components/browser/onIdle.ts';
import { site } from '#src/content/site.ts';

type OfficeClock = {
  /** 0 is Sunday. */
  weekday: number;
  /** Hours since midnight, with fractions. */
  hour: number;
  /** Such as 'Tuesday, 10:40 AM'. */
  text: string;
};

/** `null` in prerendered HTML and until hydration. */
export function useOfficeClock(): OfficeClock | null {
  const [clock, setClock] = useState<OfficeClock | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isUnmounted = false;
    const tick = () => setClock(officeClock(new Date()));
    // When idle, because the first use of a browser's formatter takes up to 20 ms.
    onIdle(() => {
      if (isUnmounted) return;
      tick();
      timer = setInterval(tick, 15_000);
    });
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, []);
  return clock;
}

export function officeClock(now: Date): OfficeClock {
  shownTime ??= new Intl.DateTimeFormat('en-US', shownParts);
  const parts = Object.fromEntries(shownTime.formatToParts(now).map(({ type, value }) => [type, value]));
  const { weekday = '', hour = '', minute = '', dayPeriod = '' } = parts;
  return {
    weekday: weekdays.indexOf(weekday),
    hour: (Number(hour) % 12) + (dayPeriod === 'PM' ? 12 : 0) + Number(minute) / 60,
    text: `${weekday}, ${hour}:${minute} ${dayPeriod}`,
  };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

let shownTime: Intl.DateTimeFormat | null = null;

const shownParts = {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: site.location.timeZone,
} as const;
