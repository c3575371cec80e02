import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Lines of `src/`, the theme's own folder left out, that match a pattern. */
function findOutsideTheme(pattern: RegExp): string[] {
  return sourceFiles().flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

function sourceFiles(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/^theme[\\/]/.test(name))
    .map((name) => join('src', name));
}

const hexColor = /(?<![\w&/])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i;
const colorFunction = /\b(?:rgba?|hsla?|oklch)\(\s*\d/i;
const pixelFontSize = /font-?size['"]?\s*[:=]\s*\{?\s*(?:['"`]?\d+(?:\.\d+)?(?:px)?['"`]?)\s*[,;})\s/]/i;

describe('colours and font sizes have one home, the theme', () => {
  it('no hex value stands outside it', () => {
    expect(findOutsideTheme(hexColor)).toEqual([]);
  });

  it('no colour function with numbers stands outside it', () => {
    expect(findOutsideTheme(colorFunction)).toEqual([]);
  });

  it('no pixel font size stands outside it', () => {
    expect(findOutsideTheme(pixelFontSize)).toEqual([]);
  });
});

describe('the search itself', () => {
  it.each(["color: '#fff'", "color: '#F5500F'", 'background: #0C111B80;'])('finds %s', (line) => {
    expect(hexColor.test(line)).toBe(true);
  });

  it.each(["from '#src/paths.ts'", 'href="#add-on"', "'/services#web'", '&#8217;'])('passes %s', (line) => {
    expect(hexColor.test(line)).toBe(false);
  });

  it.each(["fontSize: '14px',", 'fontSize: 14 }', 'font-size: 14px;', 'fontSize="13" x'])(
    'finds %s',
    (line) => {
      expect(pixelFontSize.test(line)).toBe(true);
    },
  );

  it.each(["fontSize: '0.875rem',", 'fontSize: type.body2.size,', "fontSize: 'inherit',"])(
    'passes %s',
    (line) => {
      expect(pixelFontSize.test(line)).toBe(false);
    },
  );
});
