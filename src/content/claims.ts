/** The claimed figures (spec 1) and what each of them counts. */
export const claims = {
  projects: { figure: '150+', counts: 'projects delivered' },
  clients: { figure: '50+', counts: 'clients, 31 of them with a second project' },
  support: { figure: '24/7', counts: 'support, from a named engineer' },
  timeline: { figure: '4-6 weeks', counts: 'average timeline, first call to launch' },
  satisfaction: { figure: '100%', counts: 'satisfaction in our closing surveys' },
} as const;
