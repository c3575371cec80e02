type PeerFigures = {
  scores: string;
  fcp: string;
  lcp: string;
  tbt: string;
  cls: string;
  total: string;
  js: string;
};

/** Static HTML of the Astro framework, measured on the machine of `docs/performance.md`, by our page next to it. */
export const astroWind: Readonly<Record<string, PeerFigures>> = {
  Home: {
    scores: '100/100/100/100',
    fcp: '1.26',
    lcp: '1.57',
    tbt: '4',
    cls: '.013',
    total: '134',
    js: '4.5',
  },
  Blog: {
    scores: '100/100/100/100',
    fcp: '0.95',
    lcp: '1.72',
    tbt: '0',
    cls: '.012',
    total: '98',
    js: '4.5',
  },
  Article: {
    scores: '100/94/100/100',
    fcp: '1.27',
    lcp: '1.61',
    tbt: '0',
    cls: '.005',
    total: '80',
    js: '4.5',
  },
};
