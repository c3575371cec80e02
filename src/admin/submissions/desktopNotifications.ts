import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
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

/** Submissions that arrive within this time, in ms, share a notification. */
const burstMs = 10_000;

/** Notifies about the arrived submissions once, unless a dashboard in this browser has shown them. */
export function useDesktopNotifications(
  arrived: readonly Submission[],
  seenUntil: { get(): string | null },
  onOpen: (id: string) => void,
): void {
  const { isOn } = useNotificationSwitch();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const notifyAboutNew = useEffectEvent(() => {
    const [newest, ...others] = arrived.filter(
      ({ id, timestamp }) => !handledIds.has(id) && (timestamp ?? 0) > Number(seenUntil.get()),
    );
    for (const { id } of arrived) handledIds.add(id);
    if (newest && isOn) showNotification(newest, others.length, () => onOpen(newest.id));
    return newest !== undefined;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks whenever rows arrive
  useEffect(() => {
    function check() {
      pause.current = notifyAboutNew() ? setTimeout(check, burstMs) : undefined;
    }
    if (pause.current === undefined) check();
  }, [arrived]);
  useEffect(() => () => clearTimeout(pause.current), []);
}

function showNotification(submission: Submission, others: number, onOpen: () => void): void {
  try {
    const message = others === 0 ? arrivalMessage(submission) : arrivalsMessage(others + 1);
    const notification = new Notification(message, {
      body: others === 0 ? submission.service : '',
      // The browser shows one notification per tag, however many tabs are open.
      tag: submission.id,
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
