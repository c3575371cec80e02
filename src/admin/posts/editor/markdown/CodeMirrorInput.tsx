import { history, historyKeymap, isolateHistory, standardKeymap } from '@codemirror/commands';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type ComponentProps, useLayoutEffect, useState } from 'react';
import type { PostText } from '#src/admin/posts/editor/formValues.ts';
import { markdownField } from '#src/theme/components/markdownField.ts';

type CodeMirrorInputProps = Pick<ComponentProps<'div'>, 'ref' | 'onFocus' | 'onBlur'> & {
  /** The ids of its label (`-label`) and its note (`-note`) begin with it. */
  id: string;
  readOnly: boolean;
  isInvalid: boolean;
  text: PostText;
  /** Used only on mount, as are `text` and `onView`. */
  extensions: Extension;
  view: EditorView | null;
  onView(view: EditorView | null): void;
};

/** For `inputComponent`: a CodeMirror field in place of Material UI's text area. */
export function CodeMirrorInput({ ref, id, onFocus, onBlur, ...props }: CodeMirrorInputProps) {
  const { text, view, readOnly, isInvalid } = props;
  const [settings] = useState(() => new Compartment());
  const theme = useTheme();

  const [createView] = useState(() => (parent: HTMLElement | null) => {
    if (!parent) return undefined;
    const extensions = [
      props.extensions,
      history(),
      keymap.of([...historyKeymap, ...standardKeymap]),
      EditorView.lineWrapping,
      EditorView.theme(markdownField(theme)),
      settings.of(fieldSettings({ id, readOnly, isInvalid })),
      EditorView.updateListener.of(({ docChanged, state }) => docChanged && text.set(state.doc.toString())),
    ];
    const created = new EditorView({ parent, state: EditorState.create({ doc: text.get(), extensions }) });
    const unsubscribe = text.subscribe(() => showText(created, text.get()));
    props.onView(created);
    return () => {
      unsubscribe();
      props.onView(null);
      created.destroy();
    };
  });

  useLayoutEffect(() => {
    const changed = fieldSettings({ id, readOnly, isInvalid });
    view?.dispatch({ effects: settings.reconfigure(changed) });
  }, [view, settings, id, readOnly, isInvalid]);

  return <Box ref={useForkRef(ref, createView)} onFocus={onFocus} onBlur={onBlur} sx={inputStyle} />;
}

/** Replaces the text after the form was filled with another version. */
function showText(view: EditorView, text: string): void {
  const { doc } = view.state;
  if (doc.toString() === text) return;
  const changes = { from: 0, to: doc.length, insert: text };
  view.dispatch({ changes, annotations: isolateHistory.of('full') });
}

const inputStyle = { display: 'flex', flex: 1, minWidth: 0, minHeight: 0, alignSelf: 'stretch' } as const;

type FieldSettings = Pick<CodeMirrorInputProps, 'id' | 'readOnly' | 'isInvalid'>;

function fieldSettings({ id, readOnly, isInvalid }: FieldSettings): Extension {
  return [
    EditorState.readOnly.of(readOnly),
    EditorView.contentAttributes.of({
      id,
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-note`,
      'aria-required': 'true',
      'aria-invalid': String(isInvalid),
      'aria-readonly': String(readOnly),
      tabindex: '0',
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
      writingsuggestions: 'true',
      // Keeps CodeMirror's `translate="no"`: translated text would be treated as typed, and autosaved.
      class: 'notranslate',
    }),
  ];
}
