import { history, historyKeymap, isolateHistory, standardKeymap } from '@codemirror/commands';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { markdownField } from '#src/theme/components/markdownField.ts';
import { reportText } from './reportText.ts';

export type CodeMirrorInputProps = Pick<
  ComponentProps<'div'>,
  'ref' | 'onFocus' | 'onBlur' | 'aria-describedby' | 'aria-labelledby'
> & {
  id: string;
  value: string;
  readOnly: boolean;
  isInvalid: boolean;
  /** Read only on mount. */
  extensions: Extension;
  onText(text: string): void;
  onView(view: EditorView | null): void;
};

/** For `inputComponent`: a controlled CodeMirror field in place of Material UI's text area. */
export function CodeMirrorInput({ ref, id, value, onFocus, onBlur, ...props }: CodeMirrorInputProps) {
  const { readOnly, isInvalid } = props;
  const parent = useRef<HTMLDivElement>(null);
  const [settings] = useState(() => new Compartment());
  const [view, setView] = useState<EditorView>();
  const lastText = useRef(value);
  const theme = useTheme();

  const createView = useEffectEvent((element: HTMLElement) => {
    const extensions = [
      props.extensions,
      history(),
      keymap.of([...historyKeymap, ...standardKeymap]),
      EditorView.lineWrapping,
      EditorView.theme(markdownField(theme)),
      settings.of(fieldSettings({ ...props, id })),
      reportText((text) => {
        lastText.current = text;
        props.onText(text);
      }),
    ];
    return new EditorView({ parent: element, state: EditorState.create({ doc: value, extensions }) });
  });
  const reportView = useEffectEvent(props.onView);
  useLayoutEffect(() => {
    if (!parent.current) return undefined;
    const created = createView(parent.current);
    setView(created);
    reportView(created);
    return () => {
      reportView(null);
      created.destroy();
    };
  }, []);

  const reconfigure = useEffectEvent((settingsOf: Pick<CodeMirrorInputProps, 'readOnly' | 'isInvalid'>) =>
    view?.dispatch({ effects: settings.reconfigure(fieldSettings({ ...props, id, ...settingsOf })) }),
  );
  useLayoutEffect(() => {
    if (view) reconfigure({ readOnly, isInvalid });
  }, [view, readOnly, isInvalid]);

  useLayoutEffect(() => {
    if (!view || value === lastText.current) return;
    lastText.current = value;
    replaceText(view, value);
  }, [view, value]);

  return <Box ref={useForkRef(ref, parent)} onFocus={onFocus} onBlur={onBlur} sx={inputStyle} />;
}

const inputStyle = { display: 'flex', flex: 1, minWidth: 0, minHeight: 0, alignSelf: 'stretch' } as const;

/** Replaces only the part that differs, so that the caret does not jump and a single undo restores the old text. */
function replaceText(view: EditorView, text: string): void {
  const before = view.state.doc.toString();
  const shorter = Math.min(before.length, text.length);
  let start = 0;
  while (start < shorter && before[start] === text[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === text.at(-1 - same)) same += 1;
  view.dispatch({
    changes: { from: start, to: before.length - same, insert: text.slice(start, text.length - same) },
    annotations: isolateHistory.of('full'),
  });
}

type FieldSettings = Pick<
  CodeMirrorInputProps,
  'id' | 'readOnly' | 'isInvalid' | 'aria-describedby' | 'aria-labelledby'
>;

function fieldSettings({ id, readOnly, isInvalid, ...aria }: FieldSettings): Extension {
  return [
    EditorState.readOnly.of(readOnly),
    EditorView.contentAttributes.of({
      id,
      'aria-labelledby': aria['aria-labelledby'] ?? '',
      'aria-describedby': aria['aria-describedby'] ?? '',
      'aria-required': 'true',
      'aria-invalid': String(isInvalid),
      'aria-readonly': String(readOnly),
      tabindex: '0',
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
      writingsuggestions: 'true',
      translate: 'yes',
    }),
  ];
}
