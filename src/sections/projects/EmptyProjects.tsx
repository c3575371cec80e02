import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { portfolio } from '#src/content/portfolio.ts';
import { space } from '#src/theme/theme.ts';

export function EmptyProjects({ onShowAll }: { onShowAll: () => void }) {
  return (
    <PageGrid
      sx={({ layout, breakpoints }) => ({
        paddingTop: space.group,
        rowGap: 4,
        justifyItems: 'start',
        [breakpoints.up('md')]: {
          alignItems: 'start',
          gridTemplateRows: 'auto 1fr',
          '& > :not(:last-child)': { gridColumn: '1 / 8', marginRight: layout.inset },
          '& > :last-child': {
            gridColumn: '9 / -1',
            gridRow: '1 / 3',
            paddingLeft: layout.inset,
            marginTop: '-0.1em',
          },
        },
      })}
    >
      <Typography variant="h3" component="p">
        {portfolio.none}
      </Typography>
      <Button variant="outlined" size="large" onClick={onShowAll}>
        {portfolio.showAll}
      </Button>
      <Typography variant="figure" aria-hidden sx={{ color: 'divider' }}>
        0
      </Typography>
    </PageGrid>
  );
}
