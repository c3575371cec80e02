import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';

type LogoMarkProps = { /** Edge length as a CSS length. */ size?: string };

export function LogoMark({ size = '26px' }: LogoMarkProps) {
  return (
    <SvgIcon viewBox="0 0 26 26" sx={{ fontSize: size }}>
      <path d="M2 1h6v24H2zM9.5 14.2c6 0 9 3.6 14.5 3.6V25c-9.4 0-11.5-4.6-14.5-4.6z" />
      <Box
        component="path"
        sx={{ fill: (theme) => theme.vars.palette.primary.main }}
        d="M9.5 12.8c6.6 0 8.2-2.4 9.4-11.8 3.6 2.8 5.2 6 5.2 9 0 5.4-5 8.2-14.6 4.6z"
      />
    </SvgIcon>
  );
}
