import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { arrivalMessage } from '#src/admin/submissions/messages.ts';
import { storedValue } from '#src/components/state/storedValue.ts';
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

/** How long a dashboard in another tab has to report that the admin has seen the new submissions. */
const graceMs = 1_000;

/** Notifies in only one of the open tabs. A submission leaves `unseen` once any tab has shown it. */
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
      // Another tab has already notified about these: do not repeat them when that tab closes.
      if (isLeader.current) notifyUnseen();
      else for (const { id } of unseen) notifiedIds.current.add(id);
    }, graceMs);
    return () => clearTimeout(timer);
  }, [isOn, isLeader, unseen]);
}

function showNotification(submission: Submission, onOpen: () => void): void {
  try {
    const notification = new Notification(arrivalMessage([submission]), {
      body: submission.service,
      tag: submission.id,
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onOpen();
    };
  } catch (error) {
    // Mobile browsers allow notifications from service workers only.
    console.warn('The browser shows no notifications:', error);
  }
}

/** One tab at a time holds the lock; when it closes, the next one gets it. */
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
