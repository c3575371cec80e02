import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Frame } from '#src/components/Frame.tsx';
import { bandColors } from '#src/components/layout/bandColors.ts';
import { SectionRule } from '#src/components/layout/SectionRule.tsx';
import { TextLink } from '#src/components/TextLink.tsx';

type SectionProps = {
  /** The section's name under the ruler; also names the region for screen readers. */
  name: string;
  /** Column (0 to 11) of the ruler's thick part. */
  tick: number;
  /** Link to the full page, at the right of the name. */
  more?: { label: string; to: string };
  /** What stands at the right of the name instead of a link, such as a count. */
  aside?: ReactNode;
  /** `band` is the dark ground of numbers and closing; `top` opens a page without the section distance. */
  ground?: 'page' | 'band';
  isTop?: boolean;
  /** Follows the page's opener directly, without any distance. */
  isFlush?: boolean;
  /** Element of the name: a heading level where the section has no headline of its own. */
  nameAs?: 'p' | 'h2';
  children: ReactNode;
};

/** One band of a page: the ruler, the section's name, and what it holds. */
export function Section({
  name,
  tick,
  more,
  aside,
  ground = 'page',
  isTop = false,
  isFlush = false,
  nameAs = 'p',
  children,
}: SectionProps) {
  const isBand = ground === 'band';
  return (
    <Box
      component="section"
      aria-label={name}
      data-band={isBand || undefined}
      sx={[
        (theme) => ({ paddingTop: isTop ? 'clamp(1rem, 2vw, 2rem)' : theme.layout.section }),
        isFlush && { paddingTop: 0 },
        isBand &&
          ((theme) => ({
            marginTop: theme.layout.section,
            paddingTop: 'clamp(1rem, 2vw, 1.5rem)',
            ...bandColors(theme),
          })),
      ]}
    >
      <Frame>
        <SectionRule tick={tick} />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, paddingTop: 2.5 }}>
          <Typography variant="h6" component={nameAs}>
            {name}
          </Typography>
          {more && (
            <TextLink component={RouterLink} to={more.to} variant="body2" sx={{ fontWeight: 500 }}>
              {more.label}
            </TextLink>
          )}
          {aside}
        </Box>
        {children}
      </Frame>
    </Box>
  );
}
