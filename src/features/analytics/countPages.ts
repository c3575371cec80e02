import { onIdle } from '#src/components/runtime/onIdle.ts';
import { followPages } from './currentPage.ts';

/** Loads Google Analytics in an idle moment: call it with consent only. */
export function countPages(): () => void {
  let stop = () => {};
  let isWanted = true;
  onIdle(async () => {
    if (!isWanted) return;
    const { reportPage, setCollecting } = await import('#src/firebase/analytics.ts');
    if (!isWanted) return;
    setCollecting(true);
    const unfollow = followPages(reportPage);
    stop = () => {
      unfollow();
      setCollecting(false);
    };
  });
  return () => {
    isWanted = false;
    stop();
  };
}
