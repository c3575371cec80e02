import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { submissionName } from '#src/admin/submissions/submissionLabels.ts';
import { storedValue } from '#src/components/runtime/storedValue.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';

const notificationSwitch = storedValue('submissions-notify');

export const canNotify = 'Notification' in globalThis;

export function useNotificationSwitch() {
  const stored = useSyncExternalStore(notificationSwitch.subscribe, notificationSwitch.get);
  const isOn = canNotify && stored === 'on' && Notification.permission === 'granted';

  async function turnOn(): Promise<boolean> {
    const permission = await Notification.requestPermission();
    notificationSwitch.set(permission === 'granted' ? 'on' : 'off');
    return permission === 'granted';
  }

  return { isOn, turnOn, turnOff: () => notificationSwitch.set('off') };
}

/** The dashboard of another tab gets so long to say that the admin has seen what is new. */
const graceMs = 1_000;

/** Notifies in one of all open tabs. A submission leaves `unseen` once any tab has shown it. */
export function useDesktopNotifications(unseen: readonly Submission[], onOpen: (id: string) => void): void {
  const { isOn } = useNotificationSwitch();
  const isLeader = useTabLock('submissions-notify', isOn);
  const notifiedIds = useRef(new Set<string>());

  const notifyUnseen = useEffectEvent(() => {
    for (const submission of unseen) {
      if (notifiedIds.current.has(submission.id)) continue;
      notifiedIds.current.add(submission.id);
      showNotification(submission, () => onOpen(submission.id));
    }
  });
  useEffect(() => {
    if (!isOn || unseen.length === 0) return undefined;
    const timer = setTimeout(() => {
      // What came while another tab told of it is not told again when that tab is closed.
      if (isLeader.current) notifyUnseen();
      else for (const { id } of unseen) notifiedIds.current.add(id);
    }, graceMs);
    return () => clearTimeout(timer);
  }, [isOn, isLeader, unseen]);
}

function showNotification(submission: Submission, onOpen: () => void): void {
  try {
    const notification = new Notification(`New submission from ${submissionName(submission)}`, {
      body: submission.service,
      tag: submission.id,
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onOpen();
    };
  } catch (error) {
    // Browsers of phones leave it to service workers.
    console.warn('The browser shows no notifications:', error);
  }
}

/** One tab at a time holds the lock; the next one gets it when that one is closed. */
function useTabLock(name: string, isWanted: boolean) {
  const isHeld = useRef(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const { locks } = navigator;
    if (!locks) {
      isHeld.current = true;
      return undefined;
    }
    const wait = new AbortController();
    let release: () => void = () => undefined;
    locks
      .request(name, { signal: wait.signal }, () => {
        isHeld.current = true;
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      })
      .catch(() => undefined);
    return () => {
      isHeld.current = false;
      wait.abort();
      release();
    };
  }, [name, isWanted]);
  return isHeld;
}
