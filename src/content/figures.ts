export type BeforeAfterFigure = { before: string; after: string; label: string };

/** `weeks` holds the value in percent at launch and after each of the six weeks that follow. */
export type WeeklyFigure = BeforeAfterFigure & { beforeLabel: string; weeks: readonly number[] };

export const claims = {
  projects: { figure: '150+', label: 'projects delivered' },
  clients: { figure: '50+', label: 'clients, 29 of them with a second project' },
  support: { figure: '24/7', label: 'support after launch' },
  timeline: { figure: '4-6 weeks', label: 'average timeline' },
  satisfaction: { figure: '100%', label: 'satisfaction' },
} as const;
