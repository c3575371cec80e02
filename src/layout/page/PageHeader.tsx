import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { shortWindow, shortWindowAtUsualText } from '#src/theme/mixins.ts';
import { breakpoints } from '#src/theme/muiTheme.ts';
import { space, type } from '#src/theme/theme.ts';
import { PageGrid } from './PageGrid.tsx';

type PageHeaderProps = {
  title: string;
  /** A word above the title that says what it is. */
  label?: string;
  /** Use `h1` only for very short titles. */
  size?: 'h1' | 'h2';
  isDense?: boolean;
  titleAlign?: 'top' | 'bottom';
  children?: ReactNode;
};

export function PageHeader({
  title,
  label,
  size = 'h2',
  isDense = false,
  titleAlign = 'bottom',
  children,
}: PageHeaderProps) {
  return (
    <Container component="header" sx={{ paddingTop: space.top }}>
      <PageGrid
        sx={{
          rowGap: isDense ? 2.5 : 3.5,
          alignItems: titleAlign === 'top' ? 'start' : 'end',
          paddingBottom: isDense ? space.head : 'clamp(2rem, 5vw, 4.5rem)',
          [shortWindow]: { paddingBottom: space.row },
          [breakpoints.up('md')]: {
            '& > [data-title]': {
              gridColumn: children ? '1 / 9' : '1 / 12',
              paddingRight: space.inset,
            },
            '& > :not([data-title])': { gridColumn: '9 / -1', paddingLeft: space.inset },
          },
        }}
      >
        <div data-title>
          {label && (
            <Typography variant="h6" sx={{ paddingBottom: 1 }}>
              {label}
            </Typography>
          )}
          <Typography
            variant={size}
            component="h1"
            sx={{ marginLeft: '-0.02em', ...(size === 'h1' && shortTitleStyle) }}
          >
            {title}
          </Typography>
        </div>
        {children}
      </PageGrid>
    </Container>
  );
}

const shortTitleStyle = {
  [shortWindowAtUsualText]: { fontSize: `min(${type.h1.size}, max(12svh, 4.5rem))` },
} as const;
