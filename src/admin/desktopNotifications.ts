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

/** Notifies about each of the arrived submissions once, unless a dashboard in this browser has shown it. */
export function useDesktopNotifications(
  arrived: readonly Submission[],
  seenUntil: { get(): string | null },
  onOpen: (id: string) => void,
): void {
  const { isOn } = useNotificationSwitch();
  const handledIds = useRef(new Set<string>());
  const notifyAbout = useEffectEvent((submission: Submission) => {
    const isSeen = (submission.timestamp ?? 0) <= Number(seenUntil.get());
    if (isOn && !isSeen) showNotification(submission, () => onOpen(submission.id));
  });
  useEffect(() => {
    for (const submission of arrived) {
      if (handledIds.current.has(submission.id)) continue;
      handledIds.current.add(submission.id);
      notifyAbout(submission);
    }
  }, [arrived]);
}

function showNotification(submission: Submission, onOpen: () => void): void {
  try {
    const notification = new Notification(arrivalMessage(submission), {
      body: submission.service,
      // The browser shows one notification per tag, however many tabs are open.
      tag: submission.id,
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onOpen();
    };
  } catch (error) {
    // Mobile browsers allow notifications from service workers only.
    console.warn("Couldn't show a notification:", error);
  }
}
