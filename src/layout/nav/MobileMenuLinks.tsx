import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { NavLink } from 'react-router-dom';
import { mainLinks } from '#src/content/navigation.ts';

/** Links replace the menu's own history entry. */
export function MobileMenuLinks() {
  return (
    <List component="nav" aria-label="Main" disablePadding sx={listStyle}>
      <ul>
        {mainLinks.map(({ label, to }) => (
          <ListItem key={to} disablePadding divider>
            <ListItemButton component={NavLink} to={to} replace disableGutters>
              <ListItemText primary={label} slotProps={{ primary: { variant: 'h3', component: 'span' } }} />
            </ListItemButton>
          </ListItem>
        ))}
      </ul>
    </List>
  );
}

const listStyle = {
  flex: 1,
  display: 'flex',
  maxHeight: '44rem',
  '& > ul': { flex: 1, display: 'grid', gridAutoRows: 'minmax(3.25rem, 1fr)' },
  '& a': { alignSelf: 'stretch' },
} as const;
