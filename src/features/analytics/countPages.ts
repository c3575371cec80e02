import { onIdle } from '#src/components/runtime/onIdle.ts';
import { followPages } from './currentPage.ts';

/** Loads Google Analytics in an idle moment: call it with consent only. */
export function countPages(): () => void {
  let stop = () => {};
  let isStopped = false;
  onIdle(async () => {
    if (isStopped) return;
    const { reportPage, setCollecting } = await import('#src/firebase/analytics.ts');
    if (isStopped) return;
    setCollecting(true);
    const unfollow = followPages(reportPage);
    stop = () => {
      unfollow();
      setCollecting(false);
    };
  });
  return () => {
    isStopped = true;
    stop();
  };
}
