export type BeforeAfterFigure = { before: string; after: string; label: string };

/** `weeks` is in the form of `weeklyValues`. */
export type WeeklyFigure = BeforeAfterFigure & { beforeLabel: string; weeks: readonly number[] };

/** A client's number at launch and after each of the six weeks that follow. Of clients with a project, by its id. */
export const weeklyValues = {
  'aldgate-mutual': [26, 26, 24, 17, 11, 7, 4],
  'marlow-clinics': [14, 14, 12.64, 12.48, 8.88, 6.4, 6],
  'tern-and-co': [5.8, 1.98, 1.05, 1.1, 0.95, 1, 0.9],
  'harborline-freight': [31, 31, 30.2, 28.9, 25, 20.1, 18],
  'fenwick-audio': [9.2, 8.83, 9.2, 8.9, 5.11, 4.32, 3.1],
  'tarn-water': [2, 2, 2, 2, 2, 5, 7],
  'northline-rail': [96, 96, 84.7, 88.4, 54.4, 41.8, 33],
  'halden-seeds': [41, 41, 38.6, 27.6, 24.9, 18.4, 17],
  'cobble-tile': [2.5, 2.5, 1.11, 0.58, 0.39, 0.22, 0.1],
  'ives-print': [3, 4, 4, 8.9, 15, 14, 19],
  'ames-dental': [11, 11, 11, 8, 8, 3, 2],
  /** The project is running. */
  'bay-ferries': [47.6, 50, 44, 34.8],
} as const satisfies Record<string, readonly number[]>;

export const claims = {
  projects: { figure: '150+', label: 'projects delivered' },
  clients: { figure: '50+', label: 'clients, 29 of them with a second project' },
  support: { figure: '24/7', label: 'support after launch' },
  timeline: { figure: '4-6 weeks', label: 'average timeline' },
  satisfaction: { figure: '100%', label: 'satisfaction' },
} as const;
