import type { Ref } from 'react';
import { Link, type LinkProps, useLinkClickHandler, useLocation } from 'react-router-dom';

type LinkBehaviorProps = Omit<LinkProps, 'to'> & { href: string; ref?: Ref<HTMLAnchorElement> };

/** What Material UI draws its links and link buttons with: `href` becomes a link of the router. */
export function LinkBehavior({ href, ...props }: LinkBehaviorProps) {
  return href.startsWith('#') ? <FragmentLink href={href} {...props} /> : <Link to={href} {...props} />;
}

/**
 * A link to a part of the same page. The router's own link would drop the page's search; the browser alone would make
 * a history entry the router takes for the visit's first page.
 */
function FragmentLink({ href, onClick, replace, state, relative, ...props }: LinkBehaviorProps) {
  const { search } = useLocation();
  const followLink = useLinkClickHandler<HTMLAnchorElement>({ search, hash: href });
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) followLink(event);
      }}
    />
  );
}
