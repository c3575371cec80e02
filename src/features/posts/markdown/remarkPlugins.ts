import { attention } from 'micromark-core-commonmark';
import type { Options } from 'react-markdown';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyGfmStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';
import { areMarksInWord } from './strongMarks.ts';

/** One tilde is text, as in 3~5. */
const twoTildes = { singleTilde: false };

/** For everything that reads a post's text: page, preview and feed. The editor has a grammar of its own. */
export const remarkPlugins: NonNullable<Options['remarkPlugins']> = [
  [remarkGfm, twoTildes],
  remarkCjkFriendly,
  [remarkCjkFriendlyGfmStrikethrough, twoTildes],
  remarkStrongBesidePunctuation,
];

type Tokenize = typeof attention.tokenize;
type State = ReturnType<Tokenize>;
type Code = Parameters<State>[0];

const asterisk = 42;

const tokenizeStrong: Tokenize = function tokenizeStrong(effects, ok, nok) {
  const before = textOf(this.previous);
  let size = 0;
  return (code) => {
    effects.enter('attentionSequence');
    return consume(code);
  };

  function consume(code: Code): State | undefined {
    if (code === asterisk) {
      effects.consume(code);
      size += 1;
      return consume;
    }
    const marks = effects.exit('attentionSequence');
    marks._open = marks._close = true;
    return areMarksInWord('*'.repeat(size), before, textOf(code)) ? ok(code) : nok(code);
  }
};

/** Empty at the start and the end. Line ends and tabs have negative codes. */
function textOf(code: Code): string {
  if (code === null) return '';
  return code < 0 ? ' ' : String.fromCharCode(code);
}

const strongBesidePunctuation = {
  text: { [asterisk]: { ...attention, tokenize: tokenizeStrong } },
};

function remarkStrongBesidePunctuation(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: object[] };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), strongBesidePunctuation];
}
