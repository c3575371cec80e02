import Link from '@mui/material/Link';
import SvgIcon from '@mui/material/SvgIcon';
import { mark } from '#src/content/mark.ts';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { palette } from '#src/theme/muiTheme.ts';

export function Logo() {
  return (
    <Link href={paths.home} variant="logo" underline="none">
      <LogoMark />
      {site.name}
    </Link>
  );
}

type LogoMarkProps = { /** Edge length as a CSS length. */ size?: string };

export function LogoMark({ size = '26px' }: LogoMarkProps) {
  return (
    <SvgIcon viewBox={`0 0 ${mark.size} ${mark.size}`} sx={{ fontSize: size }}>
      {mark.parts.map(({ color, path }) => (
        <path key={path} d={path} fill={color === 'ink' ? undefined : palette.primary.main} />
      ))}
    </SvgIcon>
  );
}
