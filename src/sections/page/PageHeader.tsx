import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { space } from '#src/theme/theme.ts';

type PageHeaderProps = {
  title: string;
  /** `h1` is the size of two-word titles. */
  size?: 'h1' | 'h2';
  /** Closer to what follows. */
  isDense?: boolean;
  /** Where the title stands beside something taller. */
  titleAlign?: 'top' | 'bottom';
  /** What stands at the right of the title, bottoms aligned; without it the title has the whole width. */
  children?: ReactNode;
};

/** The top of an inner page: its title at columns 1 to 8, a text or a list of links at 9 to 12. */
export function PageHeader({
  title,
  size = 'h2',
  isDense = false,
  titleAlign = 'bottom',
  children,
}: PageHeaderProps) {
  return (
    <Container component="header" sx={{ paddingTop: space.top }}>
      <PageGrid
        sx={(theme) => ({
          rowGap: isDense ? 2.5 : 3.5,
          alignItems: 'end',
          paddingBottom: isDense ? space.head : 'clamp(2rem, 5vw, 4.5rem)',
          [theme.breakpoints.up('md')]: {
            '& > h1': { gridColumn: children ? '1 / 9' : '1 / 12', paddingRight: theme.layout.inset },
            '& > :not(h1)': { gridColumn: '9 / -1', paddingLeft: theme.layout.inset },
          },
        })}
      >
        <Typography
          variant={size}
          component="h1"
          sx={{ marginLeft: '-0.02em', ...(titleAlign === 'top' && { alignSelf: 'start' }) }}
        >
          {title}
        </Typography>
        {children}
      </PageGrid>
    </Container>
  );
}
