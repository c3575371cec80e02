/** Portraits by name, for people who speak or write on the site. Others are shown with their initials. */
const portraits: Readonly<Record<string, string>> = {
  'Ruth Adeyemi': '/pics/people/ruth-adeyemi.svg',
  'Tomas Lindqvist': '/pics/people/tomas-lindqvist.svg',
  'Imani Clarke': '/pics/people/imani-clarke.svg',
  'Elspeth Fenwick': '/pics/people/elspeth-fenwick.svg',
  'Mara Okafor': '/pics/people/mara-okafor.svg',
  'Jonas Pell': '/pics/people/jonas-pell.svg',
  'Dana Whit': '/pics/people/dana-whit.svg',
  'Ana Reyes': '/pics/people/ana-reyes.svg',
  'Naledi Mokoena': '/pics/people/naledi-mokoena.svg',
};

/** @returns the URL of a square picture, or `undefined` for a person without one */
export function portraitOf(name: string): string | undefined {
  return portraits[name.trim()];
}
