import { useEffect, useState } from 'react';

/** As a share of the window's height. */
const activationOffset = 0.3;

/** The last section whose top has passed the line; the first in prerendered HTML. `ids` are in page order. */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join(' ');
  useEffect(() => {
    const anchors = joined.split(' ');
    const update = () => setCurrent(findCurrent(anchors));
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [joined]);
  return current;
}

function findCurrent(anchors: readonly string[]): string | undefined {
  const line = window.innerHeight * activationOffset;
  const passed = anchors.filter((id) => {
    const element = document.getElementById(id);
    return element !== null && element.getBoundingClientRect().top <= line;
  });
  return passed.at(-1) ?? anchors[0];
}
