import { useLayoutEffect, useRef } from 'react';
import { registerContainer } from './notificationContainers.ts';

type NotificationContainerProps = {
  /** False while the dialog closes: it takes no new ones. */
  isOpen?: boolean;
};

/** Belongs into every dialog, above its actions: notifications are shown in it while the dialog is in front. */
export function NotificationContainer({ isOpen = true }: NotificationContainerProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (element.current ? registerContainer(element.current, isOpen) : undefined), [isOpen]);
  return <div ref={element} />;
}
