import type { Difference, KnownDifference } from './agreement.ts';

const denied = '"PERMISSION_DENIED"';
const refused = '"INVALID_ARGUMENT"';

const has =
  (pattern: RegExp) =>
  ({ input }: Difference): boolean =>
    pattern.test(input);

export const commitDifferences: readonly KnownDifference[] = [
  {
    reason:
      'The official emulator stores a field name of more than 1,500 bytes; the limit is documented for production.',
    is: has(/x{1501}/),
  },
  {
    reason:
      "Both refuse a commit that contradicts itself; the official emulator does so before it looks at what's stored.",
    is: ({ official, embedded }) => official === refused && /^"(NOT_FOUND|ALREADY_EXISTS)"$/.test(embedded),
  },
];

const specialFilters: KnownDifference = {
  reason:
    "Ranges from null or NaN and lists with them: the official emulator answers some that match nothing before checking whether they're allowed, and treats NaN differently; the SDK filters lists again.",
  is: has(
    /"op":"(?!ARRAY)[A-Z_]+","value":\{("doubleValue":"NaN"|"nullValue"|"arrayValue":\{"values":\[[^\]]*("NaN"|"nullValue"))/,
  ),
};

const manyArrayFilters: KnownDifference = {
  reason: 'The official emulator refuses some combinations of array filters that match nothing here.',
  is: ({ input, official }) => official === refused && (input.match(/"ARRAY_CONTAINS/g) ?? []).length > 0,
};

export const queryDifferences: readonly KnownDifference[] = [specialFilters, manyArrayFilters];

export const sumDifferences: readonly KnownDifference[] = [
  {
    reason:
      'With a limit or an offset, the official emulator also orders by the summed fields, and therefore sums different documents.',
    is: ({ input, official }) =>
      /"(limit|offset)":/.test(input) && /"(sum|avg)":/.test(input) && official.startsWith('['),
  },
  {
    reason: 'A descending order by name is refused by both, with different statuses.',
    is: ({ official, embedded }) => official === '"FAILED_PRECONDITION"' && embedded === refused,
  },
  specialFilters,
  manyArrayFilters,
];

export const ruleDifferences: readonly KnownDifference[] = [
  {
    reason:
      'The official emulator changes the case of ASCII letters only; the embedded Firebase changes all letters.',
    is: ({ input }) => /\.data\.s\b.*\.(upper|lower)\(\)/.test(input),
  },
  {
    reason:
      'NaN and infinities as an int, and the absolute value of the smallest int, are numbers to the official emulator and errors here.',
    is: ({ input, embedded }) => embedded === '"error"' && /\b(int|math\.abs)\(/.test(input),
  },
];

export const listDifferences: readonly KnownDifference[] = [
  {
    reason:
      'Here, a filter proves that the field exists and differs from what the filter excludes, and a filter with a float proves a range of ints; the official emulator proves neither.',
    is: ({ input, official, embedded }) =>
      official === denied &&
      embedded === '"OK"' &&
      /"fieldFilter"/.test(input) &&
      (/!=|!\(/.test(input) || (/"doubleValue"/.test(input) && /[<>]/.test(input))),
  },
  {
    reason:
      "The official emulator treats a field that the query doesn't mention as missing, and so allows lists that the embedded Firebase denies, as the documentation says.",
    is: ({ official, embedded }) => official === '"OK"' && embedded === denied,
  },
  {
    reason:
      'Here, two filters on one field prove whatever either proves alone; the official emulator then proves nothing.',
    is: ({ input, official }) =>
      official === denied && /"fieldPath":("[^"]+")\},"op":.*"fieldPath":\1\},"op":/.test(input),
  },
];
