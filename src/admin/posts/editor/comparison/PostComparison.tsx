import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type Change, diffArrays, diffLines, diffWords } from 'diff';
import { Fragment, useMemo } from 'react';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import {
  type PostField,
  type PostFieldName,
  type PostValues,
  postFieldNames,
  postFields,
} from '#src/features/posts/data/postFields.ts';

type PostComparisonProps = {
  before: PostValues;
  after: PostValues;
  /** In the middle of a sentence. */
  names: { before: string; after: string };
};

/** What differs, word by word, under each field's label. A screen reader names the side of each difference. */
export function PostComparison({ before, after, names }: PostComparisonProps) {
  const differences = useMemo(() => diffPosts(before, after), [before, after]);
  return (
    // The differences may overflow, so keyboard users must be able to scroll them.
    <Box role="region" aria-label="Differences" tabIndex={0} sx={scrollingStyle}>
      <Typography>
        {differences.length === 0 ? (
          'No differences.'
        ) : (
          <>
            Only in <Marked kind="removed">{names.before}</Marked>; only in{' '}
            <Marked kind="added">{names.after}</Marked>.
          </>
        )}
      </Typography>
      {differences.map(({ label, segments }) => (
        <Box key={label} component="section" aria-label={label}>
          <Typography variant="h6" component="h3">
            {label}
          </Typography>
          <Typography variant="body2" component="div" sx={proseStyle}>
            {segments.map((segment, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: segments have no id and never move
              <Fragment key={index}>
                {segment.kind === 'added' && segments[index - 1]?.kind === 'removed' && ' '}
                {segment.kind === 'same' ? (
                  <span>{segment.text}</span>
                ) : (
                  <Marked kind={segment.kind} name={segment.kind === 'added' ? names.after : names.before}>
                    {segment.text}
                  </Marked>
                )}
              </Fragment>
            ))}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

type MarkedProps = { kind: 'removed' | 'added'; name?: string; children: string };

function Marked({ kind, name, children }: MarkedProps) {
  const color = kind === 'added' ? 'success' : 'error';
  return (
    <Box
      component={kind === 'added' ? 'ins' : 'del'}
      sx={{ color: `${color}.main`, backgroundColor: `${color}.light` }}
    >
      {name && <span style={visuallyHidden}>{name}: </span>}
      {children}
    </Box>
  );
}

const scrollingStyle = {
  flexGrow: 1,
  display: 'grid',
  alignContent: 'start',
  gap: 3,
  minWidth: 0,
  overflowY: 'auto',
  padding: { xs: 2, sm: '1.25rem 1.5rem' },
} as const;

const proseStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

type Segment = { text: string; kind: 'same' | 'removed' | 'added' };

/** After this long, in ms, the diff falls back from words to lines. */
const timeoutMs = 500;

/** In characters; longer unchanged text is shortened to its first and last words. */
const maxUnchanged = 240;

export function diffPosts(remote: PostValues, local: PostValues) {
  return postFieldNames
    .filter((name) => JSON.stringify(remote[name] ?? null) !== JSON.stringify(local[name] ?? null))
    .map((name) => ({ label: postFields[name].label, segments: diffField(name, remote, local) }));
}

function diffField(name: PostFieldName, remote: PostValues, local: PostValues): Segment[] {
  const [before, after] = [remote[name] ?? null, local[name] ?? null];
  if (isProse(postFields[name]) && typeof before === 'string' && typeof after === 'string') {
    return diffProse(before, after);
  }
  return diffArrays(listOf(before), listOf(after)).map(({ value, ...change }) =>
    toSegment({ ...change, value: value.join(', ') }),
  );
}

function isProse(field: PostField): boolean {
  return field.kind === 'text' && field.isProse === true;
}

/** Line by line if the words are the same, or too many to compare. */
function diffProse(before: string, after: string): Segment[] {
  const words = diffWords(before, after, { timeout: timeoutMs });
  const isChanged = words?.some(({ added, removed }) => added || removed);
  return (words && isChanged ? words : diffLines(before, after)).map(toSegment);
}

function toSegment({ value, added, removed }: Pick<Change, 'value' | 'added' | 'removed'>): Segment {
  if (added) return { text: value, kind: 'added' };
  return removed ? { text: value, kind: 'removed' } : { text: shortened(value), kind: 'same' };
}

function shortened(text: string): string {
  if (text.length <= maxUnchanged) return text;
  const end = maxUnchanged / 3;
  const start = text.slice(0, end).replace(/(?<=\s)\S+$/, '');
  return `${start}…${text.slice(-end).replace(/^\S+(?=\s)/, '')}`;
}

function listOf(value: string | boolean | string[] | number | null): string[] {
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value === 'number' || value === null)
    return [value === null ? 'Not scheduled' : formatDateTime(value)];
  return Array.isArray(value) ? value : [value];
}
