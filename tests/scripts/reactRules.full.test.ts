import parser from '@babel/eslint-parser';
import { ESLint } from 'eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import { expect, it } from 'vitest';

it("the site's code breaks none of the rules of React's own linter, those of its compiler included", async () => {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: {
      files: ['src/**/*.{ts,tsx}'],
      plugins: { 'react-hooks': { rules: reactHooks.rules } as ESLint.Plugin },
      languageOptions: {
        parser,
        parserOptions: {
          requireConfigFile: false,
          babelOptions: { parserOpts: { plugins: ['typescript', 'jsx'] } },
        },
      },
      rules: reactHooks.configs['recommended-latest'].rules,
    },
  });
  const results = await eslint.lintFiles('src');
  expect(results.length).toBeGreaterThan(300);
  const faults = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) => `${filePath}:${line} ${ruleId}: ${message.split('\n')[0]}`),
  );
  expect(faults).toEqual([]);
});
