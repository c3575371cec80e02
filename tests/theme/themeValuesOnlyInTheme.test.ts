import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { space } from '#src/theme/theme.ts';

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

const nativeControl =
  /<(?:button|input|select|textarea)\b|<Box\b[^>]*component="(?:button|input|select|textarea|a)"/;
const iconPackage = /@mui\/icons-material/;

/** Files of `src/`, the theme's own folder left out, whose text matches a pattern. */
function filesOutsideTheme(pattern: RegExp): string[] {
  return sourceFiles().filter((file) => pattern.test(readFileSync(file, 'utf8')));
}

/** Drawings on a ground as small as an icon's. */
function drawsIcon(text: string): boolean {
  return [...text.matchAll(/viewBox="0 0 (\d+) (\d+)"/g)].some(
    ([, width, height]) => Number(width) <= 24 && Number(height) <= 24,
  );
}

describe('every control is Material UI’s, dressed by the theme', () => {
  it('no native control stands outside it but the honeypot, the hidden choice of files and the check boxes of Markdown lists', () => {
    expect(filesOutsideTheme(nativeControl).map((file) => basename(file))).toEqual([
      'PostMarkdown.tsx',
      'Honeypot.tsx',
      'PictureFileInput.tsx',
    ]);
  });

  it('no icon is drawn outside it', () => {
    expect(sourceFiles().filter((file) => drawsIcon(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('icons come by their meaning from the theme, not from the package', () => {
    expect(findOutsideTheme(iconPackage)).toEqual([]);
  });

  it('no distance that has a name is typed again', () => {
    const named = Object.values(space).filter(
      (value): value is string => typeof value === 'string' && value.startsWith('clamp('),
    );
    const again = sourceFiles().filter((file) => {
      const text = readFileSync(file, 'utf8');
      return named.some((value) => text.includes(value));
    });
    expect(again).toEqual([]);
  });
});

describe('the search itself', () => {
  it.each(["color: '#fff'", "color: '#F5500F'", 'background: #0C111B80;'])('finds %s', (line) => {
    expect(hexColor.test(line)).toBe(true);
  });

  it.each(["from '#src/paths.ts'", 'href="#add-on"', "'/services#web'", '&#8217;'])('passes %s', (line) => {
    expect(hexColor.test(line)).toBe(false);
  });

  it.each(['<button type="button">', '<Box component="button"', '<Box ref={ref} component="a" href="/"'])(
    'finds the control in %s',
    (line) => {
      expect(nativeControl.test(line)).toBe(true);
    },
  );

  it.each(['<Chip component="button" clickable', '<Button>', '<Box component="section">'])(
    'passes %s',
    (line) => {
      expect(nativeControl.test(line)).toBe(false);
    },
  );

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
