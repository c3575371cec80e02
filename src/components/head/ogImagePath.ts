/** Path of the 1200x630 picture that the build draws for a page: `/share/home.png`, `/share/blog/<id>.png`. */
export function ogImagePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}
