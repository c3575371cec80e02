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

export function officeClock(now: Date): OfficeClock {
  const { timeZone } = site.location;
  // Its local time is the office's.
  const local = new Date(now.toLocaleString('en-US', { timeZone, hourCycle: 'h23' }));
  const day = now.toLocaleDateString(site.lang, { weekday: 'long', timeZone });
  const time = now.toLocaleTimeString(site.lang, { timeStyle: 'short', timeZone });
  return {
    weekday: local.getDay(),
    hour: local.getHours() + local.getMinutes() / 60,
    text: `${day}, ${time}`,
  };
}
