import type { ProjectProgress } from '#src/content/about.ts';

const left = 8;
const right = 96;
const weeks = 6;
const top = 16;
const bottom = 124;

export function Sparkline({ project: { client, summary, values } }: { project: ProjectProgress }) {
  const points = values.map((height, week) => ({ x: xOf(week), y: yOf(height) }));
  const [start, end] = [points.at(0), points.at(-1)];
  const isRunning = values.length <= weeks;
  return (
    <li>
      <svg viewBox="0 0 104 140" aria-hidden="true">
        <path data-floor d={`M${left} 132H${right}`} />
        {isRunning && end && <path data-open d={`M${end.x} ${end.y} ${right} ${bottom}`} />}
        <path data-line d={`M${points.map(({ x, y }) => `${x} ${y}`).join(' ')}`} />
        {start && <circle cx={start.x} cy={start.y} r="2.5" />}
        {end && (
          <circle cx={end.x} cy={end.y} r={isRunning ? 5.5 : 4} data-running={isRunning || undefined} />
        )}
      </svg>
      <b>{client}</b>
      <span>{summary}</span>
    </li>
  );
}

function xOf(week: number): number {
  return Math.round(left + ((right - left) / weeks) * week);
}

function yOf(height: number): number {
  return Math.round(bottom - ((bottom - top) / 100) * height);
}
