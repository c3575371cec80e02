/** A peer's figures, measured by Lighthouse on the machine of `docs/performance.md`. */
type PeerFigures = {
  scores: string;
  fcp: string;
  lcp: string;
  tbt: string;
  cls: string;
  total: string;
  js: string;
};

/** AstroWind, static HTML of the Astro framework with hardly any script, by the page of ours it is compared with. */
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
