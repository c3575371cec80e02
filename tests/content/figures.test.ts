import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { about, mission, type ProjectProgress, values, years } from '#src/content/about.ts';
import { contact } from '#src/content/contact.ts';
import { type BeforeAfterFigure, claims } from '#src/content/figures.ts';
import { hero, progressChart, stats } from '#src/content/home.ts';
import { projectStories } from '#src/content/projectStories.ts';
import { portfolio, projects } from '#src/content/projects.ts';
import { services } from '#src/content/services.ts';
import { paths } from '#src/paths.ts';

/*
 * A figure of the demo agency is the same wherever it appears. Delete this file with that content.
 */

const byClient = new Map(projects.map(({ title, change }) => [title, change]));

describe.each(projects)('the figures of $title', ({ id, title, link, description, change }) => {
  it('are in one paragraph of the text that its card links to', () => {
    const story = projectStories.stories.find(({ project }) => project === id);
    const post = samplePosts.find((candidate) => link === paths.article(candidate.id));
    const text = story ? `${story.wrong} ${story.changed}` : (post?.content ?? '');
    expect(text.split('\n\n').filter((paragraph) => mentions(paragraph, change))).not.toEqual([]);
  });

  it('and the counts on its card appear in its article', () => {
    const post = samplePosts.find((candidate) => link === paths.article(candidate.id));
    const text = post?.content.replaceAll('\u00a0', ' ');
    const counts = description.replaceAll('\u00a0', ' ').match(/\d+ \p{L}+/gu) ?? [];
    expect(counts.filter((count) => text && !text.includes(count))).toEqual([]);
  });

  it('are those of the service that names the client', () => {
    const naming = services.filter((service) => service.change.client === title);
    for (const service of naming) expect(figures(service.change)).toEqual(figures(change));
  });

  it('are those of its Friday chart', () => {
    const sheets = mission.progress.filter(({ client }) => title.startsWith(client));
    for (const { figures: shown } of sheets) expect(mentions(shown, change)).toBe(true);
  });
});

test('the hero, the chart and the first message show figures of projects', () => {
  expect(figures(hero.change)).toEqual(figures(changeOf('Harborline Freight')));
  expect(figures(contact.example.change)).toEqual(figures(changeOf('Marlow Clinics')));
  const { values, label } = progressChart;
  expect([values[0], values.at(-1)].map(String)).toEqual(figures(changeOf('Aldgate Mutual')).flat());
  expect(mentions(label, changeOf('Aldgate Mutual'))).toBe(true);
});

test('each Friday chart begins at the figure before and ends at the one after', () => {
  const done = mission.progress.filter(({ goal }) => goal === undefined);
  expect(done).toHaveLength(mission.progress.length - 1);
  for (const { client, figures: shown, values } of done) {
    expect(values, client).toHaveLength(7);
    expect(numbers(shown).slice(0, 2), client).toEqual([values[0], values[6]].map(String));
  }
});

test('the drawing of the wall shows the figures and the curves of the Friday charts', () => {
  const drawing = readFileSync(`public${about.timeline.room.src}`, 'utf8');
  const sheets = [
    ...drawing.matchAll(/<path d="(M18 [^"]*)" stroke="#(?:121826|FF5A1F)".*?<text[^>]*>([^<]*)/g),
  ];
  expect(sheets.map(([, , text]) => numbers(text))).toEqual(
    mission.progress.map(({ figures: shown }) => numbers(shown)),
  );
  const lines = sheets.map(([, line = '']) => [...line.matchAll(/ (\d+)/g)].map(([, y]) => Number(y)));
  const drawn = (progress: ProjectProgress) =>
    positions(progress).map((position) => Math.round(112 - position * 0.82));
  expect(lines).toEqual(mission.progress.map(drawn));
});

test('the projects per year add up to those delivered and in progress', () => {
  const sum = years.reduce((total, { projects }) => total + projects, 0);
  expect(sum).toBe(stats.delivered);
  expect(years.at(-1)?.inProgress).toBe(stats.inProgress);
  for (const text of [about.description, portfolio.lede, claims.projects.figure]) {
    expect(numbers(text)).toContain(String(sum));
  }
});

test('every text that counts Harborline’s trucks has the same number', () => {
  const texts = [hero.change.label, ...values.map(({ text }) => text), ...projects.map((p) => p.description)];
  const posts = samplePosts.map(({ content }) => content);
  const counts = [...texts, ...posts].flatMap((text) => text.match(/\d+(?= trucks)/g) ?? []);
  expect(counts.length).toBeGreaterThan(3);
  expect(new Set(counts).size).toBe(1);
});

test('the columns of numbers in the articles add up to the totals below them', () => {
  const tables = samplePosts.flatMap(({ content }) => content.match(/(^\|.*\n)+/gm) ?? []);
  let sums = 0;
  for (const table of tables) {
    const rows = table.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
    const last = rows.findIndex(([, name]) => name === '**Total**' || name === '**Claimed**');
    if (last < 0) continue;
    for (const [column, sum = ''] of (rows[last] ?? []).entries()) {
      if (column < 2 || sum === '') continue;
      const added = rows.slice(2, last).reduce((total, row) => total + amount(row[column]), 0);
      expect(added, table).toBe(amount(sum));
      sums += 1;
    }
  }
  expect(sums).toBe(4);
});

function changeOf(client: string): BeforeAfterFigure {
  const change = byClient.get(client);
  if (!change) throw new Error(`No project of ${client}`);
  return change;
}

/** Values as positions between the lowest and the highest, 0 to 100. */
function positions({ values, goal }: ProjectProgress): number[] {
  const all = goal === undefined ? values : [...values, goal];
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  return values.map((value) => Math.round((100 * (value - lowest)) / (highest - lowest)));
}

/** The numbers of the figure before and after, without their units. */
function figures({ before, after }: BeforeAfterFigure): string[][] {
  return [before, after].map(numbers);
}

function amount(cell = ''): number {
  return Number(cell.replaceAll(/[^\d.]/g, ''));
}

function numbers(text = ''): string[] {
  return text.match(/\d+(\.\d+)?/g) ?? [];
}

const words: Readonly<Record<string, string>> = { '2': 'two', '7': 'seven', '10': 'ten' };

/** Whether a text has every number in a figure; small ones may be words. */
function mentions(text: string, change: BeforeAfterFigure): boolean {
  return figures(change)
    .flat()
    .every((number) =>
      new RegExp(
        `(?<![\\d.,])(${number.replace('.', '\\.')}|${words[number] ?? number})(?![\\d]|\\.\\d)`,
      ).test(text),
    );
}
