import type { FormikProps } from 'formik';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { takeTypedTexts } from '#src/components/start/typedTexts.ts';

type TextValues = Record<string, string>;

/** Adopts text typed or autofilled before hydration. A layout effect, because the next render would overwrite it. */
export function useAdoptPrefilledValues<Values extends TextValues>(
  { values, setValues }: Pick<FormikProps<Values>, 'values' | 'setValues'>,
  form: RefObject<HTMLFormElement | null>,
  loadDraft: () => Partial<TextValues> = () => ({}),
): void {
  const adopt = useEffectEvent(() => {
    if (!form.current) return;
    const texts: TextValues = {};
    for (const [name, text] of Object.entries({ ...loadDraft(), ...takeTypedTexts(form.current) }))
      if (name in values && text) texts[name] = text;
    if (Object.keys(texts).length > 0) void setValues({ ...values, ...texts }, false);
  });
  useLayoutEffect(() => adopt(), []);
}
