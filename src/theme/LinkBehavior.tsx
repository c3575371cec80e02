import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type LinkBehaviorProps = Omit<LinkProps, 'to'> & { href: string; ref?: Ref<HTMLAnchorElement> };

/** Makes Material UI's links and link buttons use the router. */
export function LinkBehavior({ href, ...props }: LinkBehaviorProps) {
  // A router link would drop the query string. The app hands clicks on these to the router (`src/app/hydrate.tsx`).
  if (href.startsWith('#')) return <a href={href} {...props} />;
  // Disables a framework-mode feature that would add an attribute to every prerendered link.
  // The admin area's data would hold up the transition.
  return <Link to={href} discover="none" viewTransition={!href.startsWith('/admin')} {...props} />;
}
