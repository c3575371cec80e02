import type { Ref } from 'react';
import { Link, type LinkProps, useLinkClickHandler, useLocation } from 'react-router-dom';

type LinkBehaviorProps = Omit<LinkProps, 'to'> & { href: string; ref?: Ref<HTMLAnchorElement> };

/** For Material UI's links and link buttons, whose `href` becomes a link of the router. */
export function LinkBehavior({ href, ...props }: LinkBehaviorProps) {
  return href.startsWith('#') ? <FragmentLink href={href} {...props} /> : <Link to={href} {...props} />;
}

/** A router link drops the page's search; a plain one makes an entry that the router takes for the visit's first. */
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
