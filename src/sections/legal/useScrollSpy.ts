import { useEffect, useState } from 'react';

/** Part of the window's height, from the top, in which a section counts as being read. */
const readingLine = 0.3;

/**
 * Which of a page's sections is being read: the last one whose top has passed the reading line. In prerendered
 * HTML it is the first.
 * @param ids anchors in page order
 */
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
  const line = window.innerHeight * readingLine;
  const passed = anchors.filter((id) => {
    const element = document.getElementById(id);
    return element !== null && element.getBoundingClientRect().top <= line;
  });
  return passed.at(-1) ?? anchors[0];
}
