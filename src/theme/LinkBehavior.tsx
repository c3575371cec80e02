import type { Ref } from 'react';
import { Link, type LinkProps, useLinkClickHandler, useLocation } from 'react-router-dom';

type LinkBehaviorProps = Omit<LinkProps, 'to'> & { href: string; ref?: Ref<HTMLAnchorElement> };

/** Makes Material UI's links and link buttons use the router. */
export function LinkBehavior({ href, ...props }: LinkBehaviorProps) {
  if (href.startsWith('#')) return <FragmentLink href={href} {...props} />;
  // Disables a framework-mode feature that would add an attribute to every prerendered link.
  return <Link to={href} discover="none" {...props} />;
}

/**
 * A router link drops the query string; a plain one adds a history entry that the router takes for the visit's first.
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
