import { syntaxTree } from '@codemirror/language';
import type { Range } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  type PluginValue,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { decorateNode } from './nodeDecorations.ts';

/** Browsers take minutes to edit a line with thousands of nested elements; no real article nests this deep. */
const deepest = 100;

class MarkdownDecorations implements PluginValue {
  decorations: DecorationSet = Decoration.none;
  private isPointerDown = false;

  constructor(view: EditorView) {
    this.decorate(view);
  }

  /** Does not redraw while the mouse is down or an IME is composing: markers that appear would move the text. */
  update(update: ViewUpdate): void {
    const { view, changes, docChanged } = update;
    const mustWait = view.composing || (this.isPointerDown && !docChanged);
    if (mustWait) this.decorations = this.decorations.map(changes);
    else this.decorate(view);
  }

  handlePress(view: EditorView): void {
    this.isPointerDown = true;
    window.addEventListener(
      'mouseup',
      () => {
        this.isPointerDown = false;
        view.dispatch({});
      },
      { once: true },
    );
  }

  private decorate(view: EditorView): void {
    const ranges: Range<Decoration>[] = [];
    let depth = 0;
    for (const { from, to } of view.visibleRanges) {
      syntaxTree(view.state).iterate({
        from,
        to,
        enter(node) {
          if (depth === deepest) return false;
          const isEntered = decorateNode({ view, node, from, to, ranges });
          if (isEntered !== false) depth += 1;
          return isEntered;
        },
        leave() {
          depth -= 1;
        },
      });
    }
    this.decorations = Decoration.set(ranges, true);
  }
}

/** Styles the visible text. Markers are shown only around the caret. */
export const markdownDecorations = ViewPlugin.fromClass(MarkdownDecorations, {
  decorations: ({ decorations }) => decorations,
  eventObservers: {
    mousedown(_, view) {
      this.handlePress(view);
    },
  },
});
