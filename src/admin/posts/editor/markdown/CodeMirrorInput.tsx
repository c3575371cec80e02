import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PostText } from '#src/admin/posts/editor/postText.ts';
import { markdownField } from '#src/theme/components/markdownField.ts';

type CodeMirrorInputProps = Pick<
  ComponentProps<'div'>,
  'ref' | 'onFocus' | 'onBlur' | 'aria-describedby' | 'aria-labelledby'
> & {
  id: string;
  readOnly: boolean;
  isInvalid: boolean;
  /** Read only on mount. */
  text: PostText;
  /** Read only on mount. */
  extensions: Extension;
  view: EditorView | null;
  onView(view: EditorView | null): void;
};

/** For `inputComponent`: an uncontrolled CodeMirror field in place of Material UI's text area. */
export function CodeMirrorInput({ ref, id, onFocus, onBlur, ...props }: CodeMirrorInputProps) {
  const { view, readOnly, isInvalid } = props;
  const parent = useRef<HTMLDivElement>(null);
  const [settings] = useState(() => new Compartment());
  const theme = useTheme();

  const createView = useEffectEvent((element: HTMLElement) => {
    const extensions = [
      props.extensions,
      history(),
      keymap.of([...historyKeymap, ...standardKeymap]),
      EditorView.lineWrapping,
      EditorView.theme(markdownField(theme)),
      settings.of(fieldSettings({ ...props, id })),
    ];
    return new EditorView({
      parent: element,
      state: EditorState.create({ doc: props.text.read(), extensions }),
    });
  });
  const attach = useEffectEvent((attached: EditorView | null) => {
    props.text.attach(attached);
    props.onView(attached);
  });
  useLayoutEffect(() => {
    if (!parent.current) return undefined;
    const created = createView(parent.current);
    attach(created);
    return () => {
      attach(null);
      created.destroy();
    };
  }, []);

  const reconfigure = useEffectEvent((settingsOf: Pick<CodeMirrorInputProps, 'readOnly' | 'isInvalid'>) =>
    view?.dispatch({ effects: settings.reconfigure(fieldSettings({ ...props, id, ...settingsOf })) }),
  );
  useLayoutEffect(() => {
    if (view) reconfigure({ readOnly, isInvalid });
  }, [view, readOnly, isInvalid]);

  return <Box ref={useForkRef(ref, parent)} onFocus={onFocus} onBlur={onBlur} sx={inputStyle} />;
}

const inputStyle = { display: 'flex', flex: 1, minWidth: 0, minHeight: 0, alignSelf: 'stretch' } as const;

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
