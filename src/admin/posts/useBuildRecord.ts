import { useEffect, useState } from 'react';
import { type BuildRecord, fetchBuildRecord } from '#src/features/posts/data/buildRecord.ts';

/** Read when the page opens and when its tab comes to the front; `null` while it is not known. */
export function useBuildRecord(): BuildRecord | null {
  const [record, setRecord] = useState<BuildRecord | null>(null);
  useEffect(() => {
    let controller = new AbortController();
    async function read() {
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      const found = await fetchBuildRecord(signal);
      if (!signal.aborted) setRecord(found);
    }
    function handleVisibility() {
      if (document.visibilityState === 'visible') void read();
    }
    void read();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      controller.abort();
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, []);
  return record;
}
