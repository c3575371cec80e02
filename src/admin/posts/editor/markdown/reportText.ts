import type { Extension } from '@codemirror/state';
import { type EditorView, type PluginValue, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { flushSync } from 'react-dom';

const pauseMs = 150;
const longestMs = 500;

/** Events whose handlers may need the current text, or that may end the page before the next pause. */
const flushingEvents = ['click', 'keydown', 'popstate', 'beforeunload', 'pagehide'] as const;

/**
 * Reports changed text when typing pauses, at most half a second late: Formik renders the whole form for each value,
 * which is the slowest part of a key press.
 */
export function reportText(onText: (text: string) => void): Extension {
  return ViewPlugin.define((view) => new TextReport(view, onText), {
    eventObservers: {
      blur() {
        this.report();
      },
    },
  });
}

class TextReport implements PluginValue {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pendingSince: number | undefined;
  private readonly listening = new AbortController();
  private readonly view: EditorView;
  private readonly onText: (text: string) => void;

  constructor(view: EditorView, onText: (text: string) => void) {
    this.view = view;
    this.onText = onText;
    const options = { capture: true, signal: this.listening.signal };
    for (const type of flushingEvents) window.addEventListener(type, this.handleEvent, options);
  }

  update({ docChanged, transactions }: ViewUpdate): void {
    if (!docChanged) return;
    const isTyped = transactions.every((one) => one.isUserEvent('input.type') || one.isUserEvent('delete'));
    clearTimeout(this.timer);
    if (!isTyped) {
      this.send();
      return;
    }
    this.pendingSince ??= Date.now();
    const wait = Math.min(pauseMs, this.pendingSince + longestMs - Date.now());
    this.timer = setTimeout(() => flushSync(() => this.report()), wait);
  }

  report(): void {
    if (this.pendingSince !== undefined) this.send();
  }

  destroy(): void {
    clearTimeout(this.timer);
    this.listening.abort();
  }

  private readonly handleEvent = (event: Event): void => {
    const isTyping = event instanceof KeyboardEvent && !isCommand(event);
    if (this.pendingSince === undefined || isTyping || isCheckbox(event.target)) return;
    // Synchronously: the next listener may save or close the form.
    flushSync(() => this.report());
  };

  private send(): void {
    clearTimeout(this.timer);
    this.pendingSince = undefined;
    this.onText(this.view.state.doc.toString());
  }
}

/** Toggled before its click: a render now would undo that before React sees it. The text waits for a pause instead. */
function isCheckbox(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'checkbox';
}

function isCommand({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Escape' || ctrlKey || metaKey;
}
