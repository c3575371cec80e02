import { Link } from 'react-router-dom';
import { Action } from '#src/components/Action.tsx';
import { Arrow } from '#src/components/Arrow.tsx';
import { paths } from '#src/paths.ts';

/** The two ways on from a screen that leads nowhere: home, or the agency itself. */
export function ErrorActions() {
  return (
    <>
      <Action
        component={Link}
        to={paths.home}
        color="primary"
        size="large"
        sx={{ '& svg': { rotate: '180deg' } }}
      >
        <Arrow />
        Home
      </Action>
      <Action component={Link} to={paths.contact} variant="outlined" size="large">
        Contact
      </Action>
    </>
  );
}
