import { useEffect, useState } from 'react';
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
    const tick = () => setClock(officeClock(new Date()));
    tick();
    const timer = setInterval(tick, 15_000);
    return () => clearInterval(timer);
  }, []);
  return clock;
}

function officeClock(now: Date): OfficeClock {
  const { timeZone } = site.location;
  const parts = new Intl.DateTimeFormat('en', { ...clockParts, timeZone }).formatToParts(now);
  const { weekday = '', hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const day = now.toLocaleDateString(site.lang, { weekday: 'long', timeZone });
  const time = now.toLocaleTimeString(site.lang, { timeStyle: 'short', timeZone });
  return {
    weekday: weekdays.indexOf(weekday),
    hour: Number(hour) + Number(minute) / 60,
    text: `${day}, ${time}`,
  };
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const clockParts = { weekday: 'short', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;
