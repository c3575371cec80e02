import { useEffect, useState } from 'react';
import { officeTimeZone } from '#src/content/officeHours.ts';

/** The time at the office. */
export type OfficeClock = {
  /** Day of the week, 0 is Sunday. */
  weekday: number;
  /** Hours since midnight, with fractions. */
  hour: number;
  /** As a visitor reads it: 'Tuesday, 10:40 AM'. */
  text: string;
};

/** The time in New York, kept by the minute; `null` in prerendered HTML and until the page's script runs. */
export function useOfficeClock(): OfficeClock | null {
  const [clock, setClock] = useState<OfficeClock | null>(null);
  useEffect(() => {
    const tick = () => setClock(officeClock(new Date()));
    tick();
    const timer = setInterval(tick, 15_000);
    return () => clearInterval(timer);
  }, []);
  return clock;
}

/** What the clock in the office shows at a moment. */
export function officeClock(now: Date): OfficeClock {
  const parts = Object.fromEntries(shownTime.formatToParts(now).map(({ type, value }) => [type, value]));
  const { weekday = '', hour = '', minute = '', dayPeriod = '' } = parts;
  return {
    weekday: weekdays.indexOf(weekday),
    hour: (Number(hour) % 12) + (dayPeriod === 'PM' ? 12 : 0) + Number(minute) / 60,
    text: `${weekday}, ${hour}:${minute} ${dayPeriod}`,
  };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const shownTime = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: officeTimeZone,
});
