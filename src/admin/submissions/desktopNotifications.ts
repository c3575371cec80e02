import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { storedValue } from '#src/components/state/storedValue.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { arrivalMessage, arrivalsMessage, notificationMessages } from './messages.ts';

const notificationSwitch = storedValue('submissions-notify');

export const canNotify = 'Notification' in globalThis;

export function useNotificationSwitch() {
  const stored = useSyncExternalStore(notificationSwitch.subscribe, notificationSwitch.get);
  const isOn = canNotify && stored === 'on' && Notification.permission === 'granted';

  /** @returns why they stay off */
  async function turnOn(): Promise<string | undefined> {
    if (!canConstruct()) return notificationMessages.unsupported;
    const permission = await Notification.requestPermission();
    notificationSwitch.set(permission === 'granted' ? 'on' : 'off');
    return permission === 'granted' ? undefined : notificationMessages.refused;
  }

  return { isOn, turnOn, turnOff: () => notificationSwitch.set('off') };
}

/** Mobile browsers have the class, but throw: they show only notifications from service workers. */
function canConstruct(): boolean {
  // The browser doesn't show it: notifications are not allowed yet.
  try {
    return Notification.permission === 'granted' || new Notification('') !== null;
  } catch {
    return false;
  }
}

const handledIds = new Set<string>();

/** Notifies about the arrived submissions once, unless a dashboard in this browser has shown them. */
export function useDesktopNotifications(
  arrived: readonly Submission[],
  seenUntil: { get(): string | null },
  onOpen: (id: string) => void,
): void {
  const { isOn } = useNotificationSwitch();
  const notifyAboutNew = useEffectEvent(() => {
    const unseen = arrived.filter(({ timestamp }) => (timestamp ?? 0) > Number(seenUntil.get()));
    const [newest] = unseen.filter(({ id }) => !handledIds.has(id));
    for (const { id } of arrived) handledIds.add(id);
    if (!newest || !isOn) return;
    const count = unseen.filter((other) => burstOf(other) === burstOf(newest)).length;
    showNotification(newest, count, () => onOpen(newest.id));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks whenever rows arrive
  useEffect(() => notifyAboutNew(), [arrived]);
}

/** Submissions received within the same ten seconds share a notification: the browser shows one per tag, however many tabs are open. */
function burstOf({ timestamp }: Submission): string {
  return `submissions ${Math.floor((timestamp ?? 0) / 10_000)}`;
}

function showNotification(submission: Submission, count: number, onOpen: () => void): void {
  try {
    const message = count === 1 ? arrivalMessage(submission) : arrivalsMessage(count);
    const notification = new Notification(message, {
      body: count === 1 ? submission.service : '',
      tag: burstOf(submission),
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onOpen();
    };
  } catch (error) {
    console.warn("Couldn't show a notification:", error);
    notificationSwitch.set('off');
    notify({ severity: 'error', message: notificationMessages.unsupported });
  }
}
