const figures = 'Eight of 150 projects, each with the figure from its first week and the one from its last.';

export const portfolio = {
  name: 'Portfolio',
  title: 'What moved.',
  lede: figures,
  description: figures,
  gallery: 'Projects',
  filter: { label: 'Filter projects by category', all: 'All' },
  none: 'No projects found in this category. Please try a different filter.',
  showAll: 'Show all projects',
  leads: { article: 'Read the article', story: 'Read the story' },
} as const;
